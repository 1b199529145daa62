import { paperGrain, stipple } from "../../engine/grain.ts";
import { mix, palette } from "../../engine/palette.ts";
import { circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { huaynaPicchu } from "../../motifs/land/huayna-picchu.ts";
import { closedPassport } from "../../motifs/objects/passport.ts";
import { weave, type Band } from "../../motifs/objects/textile.ts";
import { sun } from "../../motifs/sky/sky.ts";

const ribbon: Band[] = [
  ["plain", 12, palette.maize],
  ["teeth", 16, palette.terracotta, palette.sun],
  ["diamonds", 30, palette.indigo, palette.glow],
  ["teeth", 16, palette.terracotta, palette.sun],
  ["plain", 12, palette.maize],
];

/** Rows of the list, and how many of them are ticked off. */
const [rows, ticked] = [9, 5];

/** An evening at home: the corkboard with the list above the desk, and on it the passport and a coffee. */
export function beforeYouGo(sheet: Sheet): string {
  return [
    wall(sheet),
    board(sheet),
    place(list(), 130, 104, 1, 1, -3),
    place(boardingPass(), 492, 92, 1, 1, 3),
    place(view(sheet), 512, 268, 1, 1, -2),
    place(month(), 868, 112, 1, 1, 2.5),
    place(sheet.clip("M0 0h86v250H0z", woven()), 932, 366, 1, 1, 5),
    pin(976, 372, palette.terracotta),
    lamplight(sheet),
    desk(sheet),
    place(passport(), 372, 652),
    pencil(),
    cup(),
    paperGrain(sheet),
  ].join("");
}

function wall(sheet: Sheet): string {
  const paint = sheet.gradient(
    [
      [0, palette.sea],
      [1, palette.deep],
    ],
    [0, 0, 1, 1],
  );
  return rect(-10, -10, 1220, 620, paint);
}

function board(sheet: Sheet): string {
  return [
    rect(84, 54, 1052, 502, palette.night, 'opacity=".35"'),
    rect(70, 38, 1052, 502, palette.bark, 'rx="8"'),
    rect(78, 44, 1036, 8, palette.clay, 'opacity=".6"'),
    rect(94, 62, 1004, 454, "#C9955A"),
    stipple(sheet, "M94 62h1004v454H94z", palette.bark, [0, 0, 1, 1], 0.55, 30),
  ].join("");
}

/** A sheet of paper with its shadow, from its left upper corner at 0, 0. */
function paper(width: number, height: number, ink: string): string {
  return rect(8, 10, width, height, palette.night, 'opacity=".3"') + rect(0, 0, width, height, ink);
}

function pin(x: number, y: number, ink: string): string {
  return (
    ellipse(x + 5, y + 8, 12, 8, palette.night, 'opacity=".35"') +
    circle(x, y, 12, ink) +
    circle(x - 4, y - 4, 4, palette.salt, 'opacity=".7"')
  );
}

/** The list, 300 × 388 units. */
function list(): string {
  const lines = Array.from({ length: rows }, (_, row) => {
    const y = 84 + row * 33;
    const width = 130 + ((row * 47) % 70);
    const isTicked = row < ticked;
    return [
      rect(26, y - 10, 20, 20, "none", `stroke="${palette.bark}" stroke-width="3" rx="3"`),
      rect(62, y - 5, width, 9, isTicked ? palette.stone : palette.indigo, 'rx="4"'),
      isTicked
        ? stroke(`M27 ${y - 2}l9 11 18-25`, palette.coca, 6) +
          stroke(`M58 ${y}h${width + 10}`, palette.brick, 3)
        : "",
    ].join("");
  });
  return [
    paper(300, 388, "#FFFBF2"),
    rect(0, 0, 300, 50, palette.terracotta),
    path("M0 50l34-30 20 18 24-26 30 38z", palette.sun) +
      path("M70 50l40-34 26 20 20-14 44 28z", palette.glow),
    ...lines,
    pin(150, 8, palette.indigo),
  ].join("");
}

/** 316 × 132 units. */
function boardingPass(): string {
  const bars = Array.from({ length: 15 }, (_, bar) => `M${238 + bar * 4.4} 70v44`);
  return [
    paper(316, 132, palette.salt),
    rect(0, 0, 316, 34, palette.indigo),
    place(
      path(
        "M-34 6l60-12q8 0 6 4-2 4-8 5l-54 11zM-2-2l-20-20h8l30 17zM-4 4l-8 22h7l20-25zM-32 4l-6-14h6l10 12z",
        palette.sun,
      ),
      50,
      18,
      0.7,
    ),
    rect(100, 12, 96, 10, palette.dusk, 'rx="5"'),
    circle(46, 74, 8, "none", `stroke="${palette.terracotta}" stroke-width="5"`) +
      circle(176, 74, 8, palette.terracotta) +
      stroke("M60 74q52-34 104 0", palette.terracotta, 4, 'stroke-dasharray="9 8"'),
    rect(26, 98, 64, 9, palette.stone, 'rx="4"') + rect(120, 98, 78, 9, palette.stone, 'rx="4"'),
    stroke("M220 34v98", palette.stone, 3, 'stroke-dasharray="5 6"'),
    stroke(bars.join(""), palette.night, 2.2),
    rect(238, 48, 60, 9, palette.stone, 'rx="4"'),
    pin(158, 6, palette.coca),
  ].join("");
}

/** Machu Picchu on a printed card, 312 × 220 units. */
function view(sheet: Sheet): string {
  const inks = {
    lit: palette.leaf,
    base: palette.coca,
    shade: palette.moss,
    deep: palette.deep,
    rock: palette.stone,
  };
  const steps = Array.from({ length: 5 }, (_, step) => {
    const y = 158 + step * 13;
    return stroke(
      `M-8 ${y + 16}q90-24 150-10t170-${18 - step * 3}`,
      step % 2 ? palette.straw : palette.moss,
      5,
    );
  });
  return [
    paper(312, 220, "#FFFBF2"),
    sheet.clip(
      "M12 12h288v196H12z",
      [
        rect(0, 0, 312, 220, palette.glow),
        sun(70, 58, 20, "#FFF3CF", 2.4),
        path(
          smooth("0 150!, 50 96, 96 120, 150 84, 210 116, 260 76, 320 120!, 320 220!, 0 220!"),
          palette.mauve,
        ),
        place(huaynaPicchu(sheet, inks), -24, 2, 0.33),
        path(smooth("-10 172!, 70 150, 150 164, 230 146, 330 160!, 330 230!, -10 230!"), palette.leaf),
        ...steps,
      ].join(""),
    ),
    pin(156, 8, palette.sun),
  ].join("");
}

/** A leaf of days with the one of the flight circled, 212 × 220 units. */
function month(): string {
  const days = Array.from({ length: 28 }, (_, day) =>
    rect(
      17 + (day % 7) * 26,
      72 + Math.floor(day / 7) * 33,
      20,
      24,
      day < 16 ? palette.sand : "#E9DFCB",
      'rx="3"',
    ),
  );
  return [
    paper(212, 220, "#FFFBF2"),
    rect(0, 0, 212, 52, palette.coca),
    rect(60, 20, 92, 12, palette.foam, 'rx="6"'),
    ...days,
    ellipse(131, 150, 22, 22, "none", `stroke="${palette.terracotta}" stroke-width="6"`),
    pin(106, 8, palette.terracotta),
  ].join("");
}

/** The ribbon hangs, so its bands run downwards. */
function woven(): string {
  return `<g transform="rotate(90)translate(0 -86)">${weave(0, 0, 250, ribbon)}</g>`;
}

function lamplight(sheet: Sheet): string {
  const shine = sheet.gradient(
    [
      [0, "#FFF3CF", 0.4],
      [1, "#FFF3CF", 0],
    ],
    [0, 0, 0.8, 1],
  );
  return path("M-10-10h620l420 640H-10z", shine);
}

function desk(sheet: Sheet): string {
  const wood = sheet.gradient([
    [0, "#A4633C"],
    [1, "#6E3B26"],
  ]);
  return [
    rect(-10, 584, 1220, 180, wood),
    rect(-10, 580, 1220, 9, "#C98A58"),
    stroke("M-10 640h500M620 668h600M-10 706h820", palette.bark, 3, 'opacity=".4"'),
  ].join("");
}

function passport(): string {
  return place(closedPassport(), 0, 0, 0.5, 0.34, -12);
}

function pencil(): string {
  return place(
    rect(4, 8, 190, 12, palette.night, 'rx="6" opacity=".3"') +
      rect(0, 0, 170, 13, palette.sun) +
      rect(0, 4, 170, 4, "#C98A2E") +
      rect(-22, 0, 22, 13, palette.rose, 'rx="5"') +
      path("M170 0l32 6.5-32 6.5z", palette.sand) +
      path("M190 4l12 2.5-12 2.5z", palette.night),
    566,
    676,
    1,
    1,
    -7,
  );
}

function cup(): string {
  const crockery = mix(palette.salt, palette.sand, 0.35);
  return place(
    [
      ellipse(6, 66, 128, 24, palette.night, 'opacity=".35"'),
      ellipse(0, 58, 122, 24, palette.salt) + ellipse(0, 56, 84, 14, palette.stone, 'opacity=".5"'),
      stroke("M66-26q46-8 46 24t-56 34", crockery, 15),
      path("M-76-44h152q2 66-34 98-42 16-84 0-36-32-34-98z", crockery),
      path("M-74-22q74 26 148 0l-4 24q-70 24-140 0z", palette.terracotta),
      stroke("M-62-4l14-10 14 16 16-14 18 16 18-16 16 14 14-14 14 10", palette.glow, 4),
      ellipse(0, -44, 76, 18, palette.salt) + ellipse(0, -42, 66, 14, palette.bark),
      stroke("M-20-74q-16-22 2-42t0-40M18-70q-14-20 4-38t0-34", palette.salt, 6, 'opacity=".45"'),
    ].join(""),
    884,
    624,
    0.92,
  );
}
