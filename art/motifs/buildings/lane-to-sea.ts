import { datePalm } from "../plants/date-palm.ts";
import { mix, palette } from "../../engine/palette.ts";
import { type Spot, viewTo, wallOf } from "../../engine/perspective.ts";
import { createRandom } from "../../engine/random.ts";
import { path, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { houseFront, type VillaInks } from "./house-front.ts";

/** How we look down the lane. */
export const view = viewTo(590, 455, 900);
/** Where the sun stands in the picture. */
export const light = { x: 622, y: 424 };
export const haze = "#F7C77F";

/** The height of the lane at that distance: it goes down to the sea. */
export function lane(away: number): number {
  return -1.5 - 0.09 * away;
}

/** The paved lane with the low sun on its stones. */
export function pavement(sheet: Sheet): string {
  const strip = (left: number, right: number, from: number, to: number) => {
    const steps = [0, 0.3, 0.6, 1].map((share) => from * (to / from) ** share);
    const edge = (at: number) => steps.map((away): Spot => [at, lane(away), away]);
    return view.shape([...edge(left), ...edge(right).toReversed()]);
  };
  const rows = Array.from({ length: 20 }, (_, index) => 5.4 * 1.13 ** index);
  const across = (away: number, from: number, to: number) =>
    view.shape(
      [
        [from, lane(away), away],
        [to, lane(away), away],
      ],
      false,
    );
  const random = createRandom(6);
  const glints = rows.flatMap((away) => {
    const middle = ((light.x - 590) / 900) * away;
    const at = middle + random(-0.5, 0.1) - away * 0.01;
    return [
      across(away * 1.06, at, at + random(0.5, 0.9)),
      across(away * 1.03, at + 0.5, at + random(0.6, 1)),
    ];
  });
  return [
    path("M-20 600L500 552h180l540 48v170H-20z", "#6B4A62"),
    path(strip(-5, 6, 5, 110), "#8F6478"),
    path(
      strip(-3.4, 3.4, 5, 110),
      sheet.gradient([
        [0, "#F0B482"],
        [0.3, "#C98E80"],
        [1, "#6F5070"],
      ]),
    ),
    stroke(
      rows.map((away) => across(away, -3.4, 3.4)).join(""),
      "#5E4064",
      2,
      'opacity=".6" stroke-dasharray="26 5"',
    ),
    stroke(glints.join(""), "#FFDFA0", 4, 'opacity=".75"'),
  ].join("");
}

type Box = { side: -1 | 1; at: number; from: number; to: number; top: number; inks: VillaInks; out: number };

/** A house beside the lane: its front to us in shade, its side to the lane in the sun. */
function box({ side, at, from, to, top, inks, out }: Box): string {
  const foot = lane(from) - 1;
  const flank = side < 0 ? wallOf(view, [at, to], [at, from]) : wallOf(view, [at, from], [at, to]);
  const front =
    side < 0 ? wallOf(view, [at, from], [at - out, from]) : wallOf(view, [at + out, from], [at, from]);
  const shaded = { ...inks, wall: mix(inks.wall, "#5A4478", 0.42), trim: mix(inks.trim, "#8D7499", 0.4) };
  const rows = [top - 3.6, top - 7.4].filter((up) => up > foot + 0.5);
  const windows = (length: number, every: number) =>
    rows.flatMap((up, row) =>
      Array.from({ length: Math.floor(length / every) }, (_, index) => ({
        along: (index + 0.5) * (length / Math.floor(length / every)),
        up,
        lit: (index + row) % 3 !== 1,
        square: from > 45,
        wide: 1.3,
      })),
    );
  return [
    houseFront(flank, [foot, top], inks, windows(flank.length, 4)),
    houseFront(front, [foot, top], shaded, windows(out, 4)),
  ].join("");
}

/** The villas beyond the bridge, paler the nearer they are to the sea. */
export function farHouses(): string {
  const inks = (wall: string, pale: number): VillaInks => ({
    wall: mix(wall, haze, pale),
    trim: mix("#FFF0D0", haze, pale),
    shade: mix("#7A3F4A", haze, pale * 0.8 + 0.1),
    room: mix("#4A2848", haze, pale),
    lamp: "#FFE08A",
    iron: mix(palette.night, haze, pale),
  });
  const boxes: Box[] = [
    { side: 1, at: 6.4, from: 66, to: 84, top: -0.4, inks: inks("#D98A72", 0.5), out: 3 },
    { side: -1, at: -7, from: 70, to: 88, top: -1.4, inks: inks("#E9A93C", 0.5), out: 4 },
    { side: 1, at: 7, from: 50, to: 64, top: 1.2, inks: inks(palette.sun, 0.28), out: 5 },
    { side: -1, at: -8, from: 54, to: 68, top: 0.8, inks: inks("#3E8C92", 0.3), out: 4 },
    { side: -1, at: -9.5, from: 40, to: 51, top: 3, inks: inks("#C8583A", 0.12), out: 10 },
    { side: 1, at: 7.8, from: 35, to: 47, top: 3.4, inks: inks("#2F7F8C", 0.08), out: 6 },
  ];
  const palm = datePalm(352, 470, 156, palette.bark, "#7B8A4C", "#4A5A48");
  return palm + boxes.map(box).join("");
}
