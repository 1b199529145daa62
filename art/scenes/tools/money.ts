import { land, ridge } from "../../engine/ridge.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { hillTown } from "../../motifs/buildings/hill-town.ts";
import { clayPig } from "../../motifs/objects/clay-pig.ts";
import { coin, coinPile, note } from "../../motifs/objects/money.ts";
import { sky, sun, veil } from "../../motifs/sky/sky.ts";

/** A desk at a window over the evening town: an abacus, an open notebook with sums, coins, notes, and a lamp. */
export function money(sheet: Sheet): string {
  return [
    view(sheet),
    room(sheet),
    desk(sheet),
    lamp(sheet),
    place(abacus(), 120, 236),
    place(notebook(), 560, 520),
    cash(),
    place(clayPig(sheet), 1030, 600, 1.05),
    paperGrain(sheet),
  ].join("");
}

/** Through the window: hills, and a town with its lights. */
function view(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#3E4A86"],
      [0.3, "#B77E92"],
      [0.52, "#F6C184"],
    ]),
    sun(742, 330, 36, "#FFF1CF", 3, 0.22),
    land(ridge({ y: 330, swing: 90, seed: 9, wave: 460, pointed: 0.9, to: 440 }), "#7A6A8E"),
    veil(sheet, 250, 190, "#F6C184", 0.6),
    path(
      smooth("360 400!, 500 352, 640 372, 800 330, 960 366, 1100 340, 1230 390!, 1230 620!, 360 620!"),
      "#6F6A5E",
    ),
    hillTown(
      [
        [470, 400, 640, 20],
        [440, 438, 700, 28],
        [410, 486, 760, 40],
      ],
      { wall: "#E9B98A", wallShade: "#9C6A62", roof: "#A9523A", roofShade: "#6E3A3C", dark: "#FFE08A" },
      5,
    ),
  ].join("");
}

/** The wall with the window's opening left out, its frame and sill. */
function room(sheet: Sheet): string {
  const wall = "M-20 -20H1230V570H-20zM470 60V500H1110V60z";
  return [
    path(
      wall,
      sheet.gradient(
        [
          [0, "#E7A65A"],
          [0.5, "#B9673F"],
          [1, "#7C3F38"],
        ],
        [0, 0, 1, 0],
      ),
      'fill-rule="evenodd"',
    ),
    stipple(sheet, "M-20 -20H470V570H-20z", palette.night, [0, 0, 1, 0.4], 0.5, 20),
    path("M446 36H1134V524H446zM470 60V500H1110V60z", "#6A3F2C", 'fill-rule="evenodd"'),
    stroke("M790 60V500M470 280H1110", "#6A3F2C", 16),
    stroke("M470 62V500M784 60V500", "#A9714A", 5),
    rect(424, 500, 732, 30, "#8A5433") + rect(424, 500, 732, 8, "#D89A5E"),
  ].join("");
}

function desk(sheet: Sheet): string {
  const top = "M-20 548H1230V780H-20z";
  return [
    path(
      top,
      sheet.gradient(
        [
          [0, "#D9924F"],
          [0.6, "#A5633A"],
          [1, "#6E3E2C"],
        ],
        [0, 0, 1, 0],
      ),
    ),
    rect(-20, 548, 1260, 9, "#F0BC78"),
    stroke("M-20 604h1260M-20 664h1260M-20 716h1260", "#7C4A30", 3, 'opacity=".6"'),
    stipple(sheet, top, palette.night, [0, 0, 0.2, 1], 0.6, 20),
  ].join("");
}

/** At the left, with a pool of light under its shade. */
function lamp(sheet: Sheet): string {
  const glow = sheet.gradient([
    [0, "#FFE9A8", 0.75],
    [1, "#FFE9A8", 0],
  ]);
  return [
    path("M60 190L-40 780H470L262 190z", glow, 'opacity=".55"'),
    stroke("M30 560V300q0-110 80-130", "#3A2C38", 12),
    ellipse(34, 566, 70, 14, "#2B2230"),
    path("M62 192q10-86 98-92 92 6 102 92z", palette.coca),
    path("M176 101q78 12 86 91h-44q-2-62-42-91z", palette.night, 'opacity=".25"'),
    ellipse(162, 192, 100, 14, "#FFF3C9"),
  ].join("");
}

/** Ten wires of beads in a wooden frame, 300 × 320 units; some are pushed over to count. */
function abacus(): string {
  const inks = [palette.terracotta, palette.sun, palette.sea, palette.coca, palette.terracotta, palette.sun];
  const wires = inks.map((ink, row) => {
    const y = 44 + row * 46;
    const left = [6, 3, 8, 2, 5, 7][row] ?? 5;
    const beads = Array.from({ length: 10 }, (_, index) => {
      const x = index < left ? 34 + index * 22 : 276 - (9 - index) * 22;
      return ellipse(x, y, 11, 18, ink) + ellipse(x - 3, y - 7, 3.5, 6, "#FFF3D8", 'opacity=".55"');
    });
    return stroke(`M16 ${y}H294`, "#4A3A3C", 4) + beads.join("");
  });
  return [
    ellipse(160, 336, 190, 14, palette.night, 'opacity=".35"'),
    ...wires,
    path("M0 0H310V330H0zM18 18V312H292V18z", "#7A4630", 'fill-rule="evenodd"'),
    path("M0 0H310V8H0zM0 0V330H7V0z", "#C98A55"),
    rect(-14, 322, 338, 16, "#5E3526", 'rx="6"'),
  ].join("");
}

/** Open, with a column of sums in strokes and a pencil across it; 0, 0 is the left upper corner of the left page. */
function notebook(): string {
  const line = (x: number, y: number, words: number, sum: number) =>
    stroke(`M${x} ${y}h${words}`, "#6E7488", 5) + stroke(`M${x + 172 - sum} ${y}h${sum}`, palette.deep, 6);
  return [
    ellipse(220, 178, 270, 18, palette.night, 'opacity=".35"'),
    path(smooth("-30 6!, 90 -12, 214 10!, 200 180!, 70 158, -66 176!"), "#FFF6DF"),
    path(smooth("214 10!, 340 -14, 462 6!, 500 176!, 350 156, 200 180!"), "#F3E4C0"),
    stroke("M214 10L200 180", "#C9AE86", 4),
    ...[0, 1, 2, 3].map((row) =>
      line(-8 - row * 9, 42 + row * 30, [84, 66, 96, 52][row] ?? 60, [34, 46, 40, 52][row] ?? 40),
    ),
    ...[0, 1, 2].map((row) =>
      line(246 + row * 5, 42 + row * 30, [74, 96, 60][row] ?? 60, [44, 38, 50][row] ?? 40),
    ),
    stroke("M258 128h182", palette.terracotta, 5) + stroke("M352 148h92", palette.terracotta, 8),
    place(pencil(), 300, 176, 1, 1, -14),
  ].join("");
}

function pencil(): string {
  return [
    rect(0, -8, 210, 16, palette.sun) + rect(0, -8, 210, 5, "#FBE08A"),
    path("M210-8l34 8-34 8z", "#F0CFA0") + path("M232-3l12 3-12 3z", palette.night),
    rect(-16, -8, 18, 16, palette.terracotta, 'rx="4"'),
  ].join("");
}

function cash(): string {
  return [
    ...[
      [palette.sea, 330, 640, -20],
      [palette.terracotta, 372, 628, -6],
      [palette.coca, 424, 634, 8],
    ].map(([ink, x, y, turn]) => place(note(String(ink)), Number(x), Number(y), 1, 1, Number(turn))),
    place(coinPile(8), 150, 668),
    place(coinPile(5, "gold"), 236, 690),
    place(coinPile(3), 96, 706),
    place(coin("gold"), 480, 716, 0.9, 0.34),
    place(coin(), 930, 704, 0.9, 0.34),
    place(coin("gold"), 1120, 720, 0.9, 0.34),
  ].join("");
}
