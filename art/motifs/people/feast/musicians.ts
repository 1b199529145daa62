import { face, skin } from "../face.ts";
import { charango, siku } from "./instruments.ts";
import { mix, palette } from "../../../engine/palette.ts";
import { circle, ellipse, path, place, rect, smooth, stroke } from "../../../engine/shapes.ts";
import type { Sheet } from "../../../engine/sheet.ts";
import { type Band, weave } from "../../objects/textile.ts";

const dark = (part: string) => path(part, palette.night, 'opacity=".32"');

/** A felt hat worn low, the middle of its brim at 0, 0. */
function felt(ink: string, ribbon: string): string {
  return (
    ellipse(0, 0, 17, 3.8, ink) +
    path("M-9.5 0q-1-12 9.5-12.5 10.5.5 9.5 12.5-9 3-19 0z", ink) +
    dark("M2-12.5q8.5 1 7.5 12.5l7 1.5q-3 2-8 2.200-3-8-6.5-16.200z") +
    stroke("M-9.5-1.5q9 3 19 0", ribbon, 2.2)
  );
}

/** A knitted cap with ear flaps, the middle of its brim at 0, 0. */
function chullo(sheet: Sheet): string {
  const cap = smooth("-9 2!, -10 -6, -5 -15, 0 -19 .5, 6 -15, 11 -6, 10 2!, 0 4");
  const rows: Band[] = [
    ["plain", 6, palette.terracotta],
    ["teeth", 4, palette.terracotta, palette.sun],
    ["diamonds", 6, palette.indigo, palette.salt],
    ["plain", 6, palette.coca],
  ];
  return (
    path("M-10 0l1 13q2 3 4 0l2-12zM10 0l0 13q-2 3-4 0l-2-12z", palette.brick) +
    sheet.clip(cap, weave(-12, -19, 26, rows) + dark("M3-20h12v26H5z")) +
    circle(0, -19, 3, palette.sun)
  );
}

function legs(trousers: string): string {
  return (
    path("M-11 62h11l-1 34h-8z", trousers) +
    path("M0 62h12l-2 34H3z", mix(trousers, palette.night, 0.45)) +
    path("M-12 95h11v5h-13zM2 95h9l3 5H2z", palette.bark)
  );
}

function poncho(sheet: Sheet, rows: readonly Band[]): string {
  const cloth = smooth("-8 25!, 9 25!, 22 34, 29 52, 31 68!, 16 73, 0 74, -16 73, -30 68!, -28 52, -21 34");
  return sheet.clip(
    cloth,
    weave(-34, 24, 70, rows) +
      dark("M8 20q4 26-2 60h40V20z") +
      path("M-30 68q-2-18 8-34l10-9h-30v50z", palette.glow, 'opacity=".28"'),
  );
}

/** A siku player from the front, 100 units high, feet at 0, 100. */
export function sikuPlayer(sheet: Sheet): string {
  const rows: Band[] = [
    ["plain", 12, palette.terracotta],
    ["plain", 2, palette.sun],
    ["diamonds", 9, palette.indigo, palette.glow],
    ["plain", 2, palette.sun],
    ["plain", 8, palette.terracotta],
    ["zigzag", 6, palette.maize, palette.rose],
    ["plain", 5, palette.terracotta],
    ["plain", 8, palette.brick],
  ];
  return [
    legs(palette.night),
    poncho(sheet, rows),
    place(face(), 0, 25),
    place(chullo(sheet), 0, 3),
    place(siku(), 12, 18, -0.105, 0.105, 4),
    circle(-11, 31, 3.6, skin.lit) + circle(12, 28, 3.6, skin.shade),
  ].join("");
}

/** A charango player from the front, 100 units high, feet at 0, 100. */
export function charangoPlayer(sheet: Sheet): string {
  const rows: Band[] = [
    ["plain", 10, palette.coca],
    ["plain", 2, palette.salt],
    ["steps", 8, palette.moss, palette.sun],
    ["plain", 2, palette.salt],
    ["plain", 12, palette.coca],
    ["diamonds", 8, palette.maize, palette.glow],
    ["plain", 12, palette.moss],
  ];
  return [
    legs("#8A5433"),
    poncho(sheet, rows),
    place(face(), 0, 25),
    place(felt(palette.bark, palette.terracotta), 0, 4),
    place(charango(sheet), -13, 50, 0.125, 0.125, 68),
    circle(-7, 46, 3.8, skin.lit) + circle(22, 37, 3.6, skin.shade),
  ].join("");
}

/** A man seated on his cajón and beating its face, about 84 units high, the box's foot at 0, 100. */
export function cajonPlayer(sheet: Sheet): string {
  const shirt = smooth("-9 33!, 9 33!, 19 40, 20 56, 17 70!, -17 70!, -20 56, -19 40");
  return [
    path("M-15 66h30v34h-30z", "#C9803F") +
      stroke("M-9 67q3 16 0 33M-2 67q-3 16 1 33M6 67q3 16 0 33", "#A9632E", 0.8) +
      dark("M4 66h11v34H4z") +
      rect(-15, 66, 30, 2, "#E6A866"),
    path("M-17 60q-14 2-17 12l-1 24h9l2-20 9-6z", "#D2AE78") +
      path("M17 60q14 2 17 12l1 24h-9l-2-20-9-6z", "#8F6A4A") +
      path("M-37 95h12v5h-15zM25 95h10l4 5H25z", palette.bark),
    sheet.clip(shirt, path(shirt, palette.salt) + dark("M6 30q3 20-1 44h30V30z")),
    stroke("M-17 42q-9 12-2 20 4 5 11 10", palette.salt, 7) +
      stroke("M17 42q9 12 3 20-4 5-10 10", "#B7ADA8", 7),
    circle(-7, 74, 3.8, skin.lit) + circle(9, 74, 3.8, skin.shade),
    path("M-6 33l6 8 7-8z", palette.terracotta),
    place(face(), 0, 33),
    place(felt(palette.sand, palette.indigo), 0, 12),
  ].join("");
}
