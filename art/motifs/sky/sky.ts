import { circle, path, type Point, rect, straight } from "../../engine/shapes.ts";
import { height, type Sheet, type Stop, width } from "../../engine/sheet.ts";

/** A graded sky (or a whole back wall), from the top of the picture down. */
export function sky(sheet: Sheet, stops: readonly Stop[]): string {
  return rect(0, 0, width, height, sheet.gradient(stops));
}

/** A sun with rings of thinning light around it, as flat discs. */
export function sun(
  x: number,
  y: number,
  radius: number,
  colour: string,
  rings = 4,
  strength = 0.13,
): string {
  const halo = Array.from({ length: rings }, (_, ring) => {
    return circle(x, y, radius * (1.55 + (rings - 1 - ring) * 0.72), colour, `opacity="${strength}"`);
  });
  return halo.join("") + circle(x, y, radius, colour);
}

/** Wedges of light from a point, every second one left out. */
export function rays(
  x: number,
  y: number,
  reach: number,
  count: number,
  fill: string,
  opacity: number,
): string {
  const half = Math.PI / count / 2;
  const wedges = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const edge = (turn: number): Point => [
      x + Math.cos(angle + turn) * reach,
      y + Math.sin(angle + turn) * reach,
    ];
    return straight([[x, y], edge(-half), edge(half)]);
  });
  return wedges.map((wedge) => path(wedge, fill, `opacity="${opacity}"`)).join("");
}

/** A bank of mist: nothing at `y`, full at its middle, nothing again at its foot. */
export function mist(sheet: Sheet, y: number, depth: number, colour: string, strength = 0.8): string {
  const paint = sheet.gradient([
    [0, colour, 0],
    [0.55, colour, strength],
    [1, colour, 0],
  ]);
  return rect(0, y, width, depth, paint);
}

/** Haze that thickens downwards from `y` and stays full to the foot of the picture. */
export function veil(sheet: Sheet, y: number, depth: number, colour: string, strength = 1): string {
  // One shape, not two: browsers show a hair line where two half-transparent ones meet.
  const paint = sheet.gradient([
    [0, colour, 0],
    [depth / (height - y), colour, strength],
  ]);
  return rect(0, y, width, height - y, paint);
}

/** Flat fair-weather clouds, each three round-ended bars one above the other: `[middle x, y, length, thickness]`. */
export function streaks(
  bars: readonly (readonly [number, number, number, number])[],
  fill: string,
  opacity = 1,
): string {
  const bar = (x: number, y: number, length: number, thick: number) => {
    const [long, r] = [Math.round(length - thick), Math.round(thick / 2)];
    return `M${Math.round(x - long / 2)} ${Math.round(y)}h${long}a${r} ${r} 0 0 1 0 ${2 * r}h${-long}a${r} ${r} 0 0 1 0 ${-2 * r}z`;
  };
  const shapes = bars.map(([x, y, length, thick], index) => {
    const way = index % 2 ? -1 : 1;
    return (
      bar(x - length * 0.12 * way, y - thick + 1, length * 0.5, thick) +
      bar(x, y, length, thick) +
      bar(x + length * 0.2 * way, y + thick - 1, length * 0.55, thick * 0.8)
    );
  });
  return path(shapes.join(""), fill, opacity === 1 ? "" : `opacity="${opacity}"`);
}
