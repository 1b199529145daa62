import { fishCubes } from "../../motifs/food/fish-cubes.ts";
import { cancha, choclo, coriander, lettuce, onion, sweetPotato } from "../../motifs/food/garnish.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { leaf } from "../../motifs/plants/plants.ts";
import { chili, cob, lime } from "../../motifs/food/produce.ts";
import { circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { type Band, weave } from "../../motifs/objects/textile.ts";

const cloth: Band[] = [
  ["plain", 60, palette.terracotta],
  ["plain", 8, palette.sand],
  ["diamonds", 54, palette.brick, palette.sun],
  ["plain", 8, palette.sand],
  ["plain", 44, palette.terracotta],
  ["plain", 6, palette.indigo],
  ["steps", 46, palette.indigo, palette.clay],
  ["plain", 6, palette.indigo],
  ["plain", 150, palette.terracotta],
  ["plain", 6, palette.indigo],
  ["steps", 46, palette.indigo, palette.clay],
  ["plain", 6, palette.indigo],
  ["plain", 44, palette.terracotta],
  ["plain", 8, palette.sand],
  ["diamonds", 54, palette.brick, palette.sun],
  ["plain", 8, palette.sand],
  ["plain", 60, palette.terracotta],
];

/** A bowl of ceviche from above on a woven cloth, with limes, chillies, a cob of purple maize and sweet potato. */
export function gastronomy(sheet: Sheet): string {
  return [
    rect(0, 0, 1200, 750, "#2C6E74"),
    stroke("M0 90h1200M0 236h1200M0 398h1200M0 560h1200M0 690h1200", "#225A62", 3),
    place(
      path("M14 16h1000v614H14z", palette.night, 'opacity=".4"') + weave(0, 0, 1000, cloth),
      66,
      96,
      1,
      1,
      -3,
    ),
    fringe(),
    place(bowl(sheet), 590, 376),
    place(cob(), 1012, 270),
    place(chili(palette.sun, "#C4761F"), 215, 560),
    place(chili(palette.terracotta, palette.brick), 300, 610),
    place(ellipse(12, 14, 48, 48, palette.night, 'opacity=".35"') + lime(true), 236, 196, 1.5),
    place(ellipse(12, 16, 50, 40, palette.night, 'opacity=".35"') + lime(false), 376, 132, 1.3, 1.3, 24),
    place(ellipse(10, 12, 48, 48, palette.night, 'opacity=".35"') + lime(true), 968, 596, 1.3, 1.3, 40),
    place(ellipse(12, 16, 50, 40, palette.night, 'opacity=".35"') + lime(false), 1090, 634, 1.15, 1.15, -20),
    herbs(),
    paperGrain(sheet),
  ].join("");
}

function fringe(): string {
  const knots = (x: number) =>
    Array.from({ length: 34 }, (_, index) => `M${x} ${12 + index * 18}h-22`).join("");
  return place(stroke(knots(0) + knots(1022), palette.sand, 4), 66, 96, 1, 1, -3);
}

function bowl(sheet: Sheet): string {
  const shade = smooth("150 -160!, 190 0, 90 170, -60 220!, 120 260!, 280 120!, 270 -80!");
  const rim = Array.from({ length: 28 }, (_, index) => {
    const turn = (index / 28) * 2 * Math.PI;
    return `M${Math.round(Math.cos(turn) * 232)} ${Math.round(Math.sin(turn) * 232)}L${Math.round(Math.cos(turn + 0.11) * 214)} ${Math.round(Math.sin(turn + 0.11) * 214)}L${Math.round(Math.cos(turn + 0.22) * 232)} ${Math.round(Math.sin(turn + 0.22) * 232)}`;
  });
  return [
    circle(26, 32, 250, palette.night, 'opacity=".42"'),
    circle(0, 0, 250, palette.salt),
    circle(0, 0, 244, palette.indigo),
    stroke(rim.join(""), palette.salt, 4),
    circle(0, 0, 204, "#E4D8BE"),
    circle(6, 8, 194, "#F7ECCB"),
    stipple(sheet, "M0-194a194 194 0 0 1 0 388a194 194 0 0 1 0-388z", palette.clay, [1, 1, 0, 0], 0.7),
    circle(0, 6, 176, "#FBF6DC"),
    place(lettuce(), -112, -104, 1.05, 1.05, -24),
    place(sweetPotato(), 118, -104, 1.8, 1.9, 24) + place(sweetPotato(), 62, -136, 1.8, 1.9, 4),
    place(fishCubes(cubes), 0, 0, 1.5),
    place(choclo(), 116, 84, 1.05, 1.05, -44),
    stroke(pepper, palette.brick, 10, 'transform="translate(2 4)"') + stroke(pepper, "#D3452C", 9),
    onion(slices, 8),
    place(coriander(leaves), 0, 0, 1.25),
    place(cancha(toasted), 0, 0, 1.25),
    sheet.clip(
      "M-250 0a250 250 0 0 1 500 0a250 250 0 0 1-500 0z",
      path(shade, palette.night, 'opacity=".13"'),
    ),
  ].join("");
}

const cubes = [
  [-62, -26],
  [-22, -48],
  [22, -44],
  [-82, 10],
  [-40, -8],
  [4, -16],
  [48, -18],
  [-66, 44],
  [-22, 24],
  [22, 14],
  [-34, 62],
  [10, 50],
  [-8, 84],
  [40, 46],
] as const;

const slices =
  "M-128-14q34-46 84-26M-70-62q40-40 92-10M-4-70q44-34 84 4M-92 34q36-48 88-20M-26 4q44-38 88 0M44-24q36-30 70 6M-104 88q28-44 78-26M-30 64q38-44 84-16M-44 128q34-40 84-14M-60-20q30-40 84-30";
const pepper = "M-104 50l26 10M-34-26l26-8M60-50l22 12M28 66l26-8M-62 96l22-12M84 16l16-14M-16 108l24 8";

const leaves = [
  [-76, -26, -20],
  [20, -44, 14],
  [56, 8, 60],
  [-20, 26, -40],
  [-60, 76, 30],
  [14, 84, -10],
] as const;

const toasted = [
  [-126, 26],
  [-118, 52],
  [-104, 76],
  [-140, 4],
  [-104, 36],
  [-86, 98],
  [-64, 118],
] as const;

function herbs(): string {
  const sprig = (x: number, y: number, turn: number) =>
    place(
      stroke("M0 0q30-20 80-18", palette.moss, 4) +
        path(
          leaf(20, -10, 30, -40, -6, 14) +
            leaf(46, -16, 60, -44, -6, 14) +
            leaf(34, -12, 56, 12, 8, 14) +
            leaf(76, -18, 104, -24, -4, 14),
          palette.leaf,
        ),
      x,
      y,
      1,
      1,
      turn,
    );
  return sprig(860, 130, 10) + sprig(160, 400, -60);
}
