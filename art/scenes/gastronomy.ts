import { paper, stipple } from "../grain.ts";
import { palette } from "../palette.ts";
import { leaf } from "../plants.ts";
import { chili, cob, lime } from "../produce.ts";
import { createRandom } from "../random.ts";
import { blob, circle, ellipse, path, place, rect, smooth, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { type Band, weave } from "../textile.ts";

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
    paper(sheet),
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
    greens(),
    potato(),
    corn(),
    fish(),
    rings(),
    sheet.clip(
      "M-250 0a250 250 0 0 1 500 0a250 250 0 0 1-500 0z",
      path(shade, palette.night, 'opacity=".13"'),
    ),
  ].join("");
}

function greens(): string {
  return (
    blob(
      "-176 -40, -190 -90, -150 -110, -146 -150, -100 -150, -70 -182, -30 -160, -10 -120, -60 -60, -110 -20",
      palette.coca,
    ) +
    blob(
      "-160 -50, -166 -84, -130 -98, -124 -132, -90 -130, -64 -158, -40 -138, -40 -100, -90 -50",
      palette.leaf,
    ) +
    stroke("M-50-80q-30-20-84-18M-60-90q-14-30-8-56", "#CFDB8E", 4)
  );
}

function potato(): string {
  const slice = (x: number, y: number, turn: number) =>
    place(
      ellipse(5, 7, 66, 48, "#8A4A22", 'opacity=".5"') +
        ellipse(0, 0, 66, 47, "#C4641F") +
        ellipse(-1, -1, 59, 41, "#EE9438") +
        ellipse(-12, -8, 34, 22, "#F6B05C"),
      x,
      y,
      1,
      1,
      turn,
    );
  return slice(112, -100, 30) + slice(70, -122, 10);
}

function corn(): string {
  const random = createRandom(8);
  const kernels = Array.from({ length: 24 }, (_, index) => {
    const [x, y] = [70 + (index % 6) * 18 + random(-5, 5), 74 + Math.floor(index / 6) * 19 + random(-5, 5)];
    return (
      ellipse(x + 2, y + 4, 11, 10, "#B98F4A", 'opacity=".6"') +
      ellipse(x, y, 11, 10, index % 3 ? "#FBEFC0" : "#F0D78E")
    );
  });
  return kernels.join("");
}

function fish(): string {
  const random = createRandom(21);
  const spots = [
    [-120, 30],
    [-70, -10],
    [-20, -50],
    [40, -40],
    [100, -10],
    [-100, 90],
    [-50, 50],
    [0, 10],
    [54, 24],
    [-44, 120],
    [4, 78],
    [-6, 150],
    [120, 40],
  ] as const;
  return spots
    .map(([x, y]) =>
      place(
        blob(
          "-30 -16 .5, -2 -30 .5, 30 -14 .5, 34 14 .5, 4 32 .5, -30 16 .5",
          "#8A6A4A",
          'opacity=".35" transform="translate(6 8)"',
        ) +
          blob("-30 -16 .5, -2 -30 .5, 30 -14 .5, 34 14 .5, 4 32 .5, -30 16 .5", "#FFFAF0") +
          blob("10 2 .4, 30 -14 .4, 34 14 .4, 4 32 .4, -30 16 .4, -16 8 .4", "#E2CFBC"),
        x,
        y,
        1,
        1,
        random(-30, 40),
      ),
    )
    .join("");
}

function rings(): string {
  const onion =
    "M-120-10q40-50 96-14M-70 40q30-50 90-20M-10-70q50-40 90 10M10 40q46-44 96 0M-96 110q30-50 84-20M-20 130q36-40 84-6";
  const pepper = "M-100 50l26 12M-30-20l26-10M60-60l22 14M30 66l26-8M-60 90l20-16M90 20l18-14M-20 104l24 8";
  return (
    stroke(onion, palette.maize, 11) +
    stroke(onion, "#A8608E", 5.5) +
    stroke(pepper, palette.terracotta, 9) +
    stroke(pepper, "#E07A4A", 3)
  );
}

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
