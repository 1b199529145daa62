import { crag } from "../crag.ts";
import { paper, stipple } from "../grain.ts";
import { mix, palette } from "../palette.ts";
import { createRandom } from "../random.ts";
import { land, ridge } from "../ridge.ts";
import { blob, circle, path, place, points, rect, smooth, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { sky, streaks, veil } from "../sky.ts";
import { weave } from "../textile.ts";

/** An open book on a window sill under a hanging quipu, the valley outside. */
export function education(sheet: Sheet): string {
  const open = place(book(sheet), -180, -200, 1.3);
  return [view(sheet), frame(sheet), quipu(), sill(sheet), open, paper(sheet)].join("");
}

function view(sheet: Sheet): string {
  const haze = "#F8E2B0";
  return [
    sky(sheet, [
      [0, "#5FA3A8"],
      [0.35, "#CFDCBC"],
      [0.55, haze],
    ]),
    streaks([[820, 150, 300, 14]], palette.salt, 0.9),
    crag(
      points(
        "150 420, 300 330, 400 262, 470 226, 540 280, 620 300, 700 236, 790 180, 870 250, 960 320, 1100 400",
      ),
      { light: "#A3AEB0", dark: "#74889C", snow: palette.salt, snowDark: "#BCC8D2" },
      { seed: 31, snowLine: 280, lean: 0.3 },
    ),
    veil(sheet, 280, 150, haze, 0.8),
    land(ridge({ y: 420, swing: 50, seed: 9, wave: 500, pointed: 0.4 }), "#8DA06A"),
    land(ridge({ y: 470, swing: 50, seed: 19, wave: 560, pointed: 0.3 }), palette.coca),
    land(ridge({ y: 520, swing: 30, seed: 29, wave: 460, pointed: 0.2 }), palette.moss),
  ].join("");
}

function frame(sheet: Sheet): string {
  const wall = "M0 0h1200v750H0zM236 90q0-20 20-20h688q20 0 20 20v520H236z";
  const reveal = "M964 90v520h-46V116H236V90q0-20 20-20h688q20 0 20 20z";
  const shutter = (x: number, lit: string, dark: string) =>
    rect(x, 56, 168, 566, dark) +
    rect(x, 56, 160, 560, lit) +
    [86, 352]
      .map((y) => rect(x + 24, y, 112, 236, dark) + rect(x + 30, y + 6, 106, 230, mix(lit, dark, 0.4)))
      .join("");
  return [
    path(reveal, "#B9855A"),
    path("M236 90h728v26H236z", "#8A5A40", 'opacity=".7"'),
    path(wall, "#E9CDA0", 'fill-rule="evenodd"'),
    path(
      "M0 0h1200v750H0zM236 90q0-20 20-20h688q20 0 20 20v520H236z",
      sheet.gradient(
        [
          [0, palette.terracotta, 0],
          [1, palette.terracotta, 0.45],
        ],
        [0, 0, 1, 0.4],
      ),
      'fill-rule="evenodd"',
    ),
    shutter(52, "#3C7F92", "#235C72"),
    shutter(980, "#2F6F84", "#1C4E64"),
  ].join("");
}

/** Knotted cords hanging from a main cord, with subsidiaries. */
function quipu(): string {
  const random = createRandom(41);
  const inks = [
    palette.terracotta,
    palette.salt,
    palette.sun,
    palette.indigo,
    palette.brick,
    palette.straw,
    palette.coca,
    palette.maize,
  ];
  const cords = Array.from({ length: 19 }, (_, index) => {
    const x = 296 + index * 33.4 + random(-5, 5);
    const y = 108 + Math.sin((index / 18) * Math.PI) * 34;
    const length = 120 + random(0, 170);
    const sway = random(-14, 14);
    const ink = inks[index % inks.length] ?? palette.salt;
    const knots = Array.from({ length: 2 + Math.floor(random(0, 3)) }, (_unused, knot) => {
      const share = 0.25 + knot * 0.2 + random(0, 0.08);
      return (
        blob(knotAt(x + sway * share, y + length * share), ink) +
        circle(x + sway * share + 2, y + length * share + 2, 3, palette.night, 'opacity=".35"')
      );
    });
    const side =
      index % 4 === 2 ? `M${Math.round(x)} ${Math.round(y + 50)}q16 30 12 ${Math.round(length * 0.45)}` : "";
    const cord = `M${Math.round(x)} ${Math.round(y)}q${Math.round(sway)} ${Math.round(length * 0.5)} ${Math.round(sway)} ${Math.round(length)}${side}`;
    return stroke(cord, ink, 6) + knots.join("");
  });
  return (
    stroke("M236 96Q600 192 964 96", palette.bark, 15) +
    cords.join("") +
    stroke("M236 92Q600 188 964 92", palette.straw, 9) +
    stroke("M236 92Q600 188 964 92", palette.bark, 9, 'stroke-dasharray="2 9" opacity=".5"')
  );
}

function knotAt(x: number, y: number): string {
  return `${x - 7} ${y - 3}, ${x} ${y - 9}, ${x + 7} ${y - 3}, ${x + 6} ${y + 5}, ${x} ${y + 9}, ${x - 6} ${y + 5}`;
}

function sill(sheet: Sheet): string {
  const board = smooth("160 590!, 1040 590!, 1120 660!, 1120 770!, 80 770!, 80 660!");
  return [
    rect(0, 640, 1200, 120, "#B98258"),
    path(board, "#8A5433"),
    path("M80 660h1040v22H80z", "#6A3C28"),
    stipple(sheet, board, palette.night, [0, 0, 1, 0.3], 0.7),
    weave(-10, 700, 1220, [
      ["plain", 8, palette.brick],
      ["zigzag", 30, palette.terracotta, palette.sun],
      ["plain", 20, palette.brick],
    ]),
  ].join("");
}

function book(sheet: Sheet): string {
  const left = smooth("600 596!, 540 560, 450 556, 360 574!, 300 656!, 400 634, 520 636, 600 668!");
  const right = smooth("600 596!, 660 560, 750 556, 840 574!, 900 656!, 800 634, 680 636, 600 668!");
  const lines = Array.from({ length: 5 }, (_, row) => {
    const y = 578 + row * 13;
    const shift = row * 9;
    return `M${396 - shift} ${y + 4}q70-20 ${150 + shift * 0.6} 8`;
  });
  return [
    path("M280 668l80-84h480l80 84-320 22z", palette.night, 'opacity=".4"'),
    path("M290 662l68-82h484l68 82-290 14-10 10-20 0-10-10z", palette.terracotta),
    path(
      smooth(
        "300 650!, 400 630, 520 632, 600 664!, 680 632, 800 630, 900 650!, 902 664!, 800 648, 690 652, 600 684!, 510 652, 400 648, 298 664!",
      ),
      palette.straw,
    ),
    stroke("M299 661q100-24 200-10 70 6 101 28 31-22 101-28 100-14 200 10", "#A88448", 1.2),
    path(left, "#FFF8E8"),
    path(right, "#E6D8BC"),
    path(smooth("600 596!, 584 584!, 580 620, 582 658!, 600 668!"), "#D8C8A8", 'opacity=".7"'),
    stroke(lines.join(""), "#8D7499", 3),
    sheet.clip(
      right,
      path("M640 650l60-52 34 26 40-44 70 70z", palette.coca) +
        path("M774 580l16 30-10 8 14 34h60z", palette.moss) +
        circle(700, 584, 12, palette.sun),
    ),
    stroke("M600 596v72", "#A88F70", 2.5),
    path("M600 668l-8 46 14-8 12 10-6-46z", palette.brick),
  ].join("");
}
