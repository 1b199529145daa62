import { discRadius } from "./map-cuts.ts";
import type { MapCut, Spot } from "./spread-spots.ts";

/** How wide a letter mostly is, as a part of its size: a name is measured where there is no page yet. */
const letterWidth = 0.5;
/** Units of the map between a disc and its name. */
const gap = 2;

/** A name beside its disc: where its text is anchored, and the middle of its line. */
export interface PlacedName extends Spot {
  anchor: "start" | "middle" | "end";
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Puts a name beside each disc, to the right, the left, below, above or slanted, wherever it covers least of the discs and of
 * the names before it, and nothing of it is cut off. @param size of the letters, in units of the map
 * @param radius of the discs
 */
export function placeNames(
  discs: readonly Spot[],
  names: readonly string[],
  cut: MapCut,
  size: number,
  radius = discRadius,
): PlacedName[] {
  const taken = discs.map(({ x, y }) => around({ x, y }, radius * 2, radius * 2));
  return discs.map((disc, index) => {
    const width = (names[index] ?? "").length * size * letterWidth;
    const best = sidesOf(disc, size, radius)
      .map((name) => {
        const box = boxOf(name, width, size);
        return { name, box, cost: hidden(box, cut) * 4 + sum(taken.map((other) => shared(box, other))) };
      })
      .reduce((cheapest, other) => (other.cost < cheapest.cost ? other : cheapest));
    taken.push(best.box);
    return best.name;
  });
}

function sidesOf({ x, y }: Spot, size: number, radius: number): PlacedName[] {
  const side = radius + gap;
  const below = radius + size / 2 + 1;
  const slanted = radius * 0.7;
  return [
    { x: x + side, y, anchor: "start" },
    { x: x - side, y, anchor: "end" },
    { x, y: y + below, anchor: "middle" },
    { x, y: y - below, anchor: "middle" },
    { x: x + slanted, y: y - below, anchor: "start" },
    { x: x + slanted, y: y + below, anchor: "start" },
    { x: x - slanted, y: y - below, anchor: "end" },
    { x: x - slanted, y: y + below, anchor: "end" },
  ];
}

function boxOf({ x, y, anchor }: PlacedName, width: number, height: number): Box {
  const middle = { start: x + width / 2, middle: x, end: x - width / 2 }[anchor];
  return around({ x: middle, y }, width, height);
}

function around({ x, y }: Spot, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

function shared(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** The part of the box that lies outside of the cut. */
function hidden(box: Box, { x, y, width, height }: MapCut): number {
  const area = (box.right - box.left) * (box.bottom - box.top);
  return area - shared(box, { left: x, top: y, right: x + width, bottom: y + height });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
