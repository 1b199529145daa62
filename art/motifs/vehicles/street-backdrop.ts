import { palette } from "../../engine/palette.ts";
import { palm } from "../plants/plants.ts";
import { createRandom } from "../../engine/random.ts";
import { band, ellipse, path, place, rect } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

/** How wide the pictures of vehicles are, at 60 units to a metre; with a gap of 24 they fill rows of equal length. */
export const stripLengths = {
  metropolitano: 1140,
  "blue-bus": 1140,
  micro: 600,
  combi: 516,
  metro: 792,
  mototaxi: 324,
};
export const stripHeight = 290;

/** Where tyres touch the road. */
export const road = 256;

/** The evening sky behind a vehicle, `long` units wide. */
export function evening(sheet: Sheet, long: number): string {
  const air = sheet.gradient([
    [0, "#4F8C98"],
    [0.42, "#E9B98A"],
    [0.72, "#FBDDA6"],
  ]);
  return rect(0, 0, long, stripHeight, air);
}

/** Blocks of flats in the town's middle, far behind the avenue: one group, again and again from its left ends `xs`. */
export function town(xs: readonly number[]): string {
  const group = [
    path("M0-96h30V0H0zM92-150h34V0H92zM206-76h40V0h-40z", "#DDB29C"),
    path("M30-96h20V0H30zM126-150h22V0h-22z", "#BF98A0"),
    band("M132-143V0M141-143V0M36-89V0M44-89V0", "#DDB29C", 4, 'stroke-dasharray="6 8"'),
    path("M40-52h26V0H40zM158-88h26V0h-26z", "#B58D9B"),
    path("M66-52h18V0H66zM184-88h18V0h-18z", "#8E7796"),
    band(
      "M46-45V0M54-45V0M62-45V0M71-45V0M79-45V0M164-81V0M172-81V0M180-81V0M189-81V0M197-81V0",
      palette.glow,
      4,
      'stroke-dasharray="6 8" opacity=".8"',
    ),
  ].join("");
  return xs.map((x, index) => place(group, x, 214, index % 2 ? 1 : 0.9)).join("");
}

/** The green middle of the avenue with palms at `xs`, and the road before it. */
export function avenue(long: number, xs: readonly number[]): string {
  const tree = palm(0, 0, 176, palette.bark, "#6FA060", palette.moss);
  return [
    path(`M0 208h${long}v24H0z`, "#5E8A55"),
    path(`M0 208h${long}v6H0z`, "#7FA565"),
    xs.map((x, index) => place(tree, x, 214, index % 2 ? 1 : 0.9)).join(""),
    rect(0, 230, long, 5, "#E9CFA4"),
    rect(0, 235, long, 32, "#3F3F68"),
  ].join("");
}

/** A bare hill of the outskirts, 340 units wide and 150 high, its left foot at 0, 0, with small houses up its side. */
export function hillside(): string {
  const random = createRandom(4);
  const rows = [0, 21, 42, 63].map((up) => {
    const [from, to] = [14 + up * 0.9, 326 - up];
    const houses = Array.from({ length: Math.floor((to - from) / 20) }, () => {
      const [wide, tall] = [Math.round(random(9, 15)), Math.round(random(9, 15))];
      return `v-${tall}h${wide}v${tall}h${20 - wide}`;
    });
    return `M${Math.round(from)}-${up}${houses.join("")}z`;
  });
  return (
    path("M0 0q34-50 90-84 40-66 76-68 40 4 76 62 60 24 98 90z", "#8A6E84") +
    path(rows.filter((_, row) => row % 2 === 1).join(""), "#C98D6E") +
    path(rows.filter((_, row) => row % 2 === 0).join(""), "#D4AC7C")
  );
}

/** The near pavement, below everything that stands on the road. */
export function pavement(long: number): string {
  return rect(0, 266, long, 30, "#C9A67E") + rect(0, 264, long, 5, "#F0D6AA");
}

/** The shade under a vehicle from `left` to `right`. */
export function shade(left: number, right: number): string {
  return ellipse((left + right) / 2 + 6, road, (right - left) / 2 + 10, 7, palette.night, 'opacity=".55"');
}
