import { paperGrain, stipple } from "../../engine/grain.ts";
import { mix, palette } from "../../engine/palette.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { hillTown } from "../../motifs/buildings/hill-town.ts";
import { openPassport } from "../../motifs/objects/passport.ts";
import { weave, type Band } from "../../motifs/objects/textile.ts";
import { sun, veil } from "../../motifs/sky/sky.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";

const runner: Band[] = [
  ["plain", 8, palette.maize],
  ["teeth", 16, palette.terracotta, palette.sun],
  ["diamonds", 34, palette.maize, palette.glow],
  ["zigzag", 24, palette.terracotta, palette.sun],
  ["plain", 8, palette.maize],
];

/** Days of the leaf that are over, and the one that is circled; counted from 0. */
const [past, last] = [17, 25];

/** A room in Cusco: the window, a wall calendar with a circled day, and on the table the passport and its stamp. */
export function stayCalculator(sheet: Sheet): string {
  return [
    wall(sheet),
    sheet.clip("M86 64h470v396H86z", view(sheet)),
    window(),
    place(calendar(), 706, 74, 1, 1, 1.5),
    table(sheet),
    place(openPassport(sheet), 450, 624, 0.94, 0.5),
    place(rubberStamp(), 846, 616, 1, 1, 6),
    place(suitcase(sheet), 936, 400),
    cactus(),
    light(sheet),
    paperGrain(sheet),
  ].join("");
}

function wall(sheet: Sheet): string {
  const paint = sheet.gradient(
    [
      [0, "#F2C987"],
      [1, "#CF8C56"],
    ],
    [0, 0, 1, 0.4],
  );
  return (
    rect(-10, -10, 1220, 560, paint) +
    stipple(sheet, "M-10-10h1220v560H-10z", palette.bark, [0, 0, 1, 1], 0.4, 20)
  );
}

function view(sheet: Sheet): string {
  return [
    rect(
      80,
      50,
      480,
      420,
      sheet.gradient([
        [0, "#2F86A0"],
        [0.5, "#A9D2BE"],
        [0.8, "#FBE6B4"],
      ]),
    ),
    sun(446, 150, 34, "#FFF3CF", 3),
    snowRange(
      sheet,
      [
        [60, 180, 40],
        [170, 180, 96],
        [250, 180, 70],
        [330, 180, 150],
        [400, 180, 90],
        [500, 180, 120],
        [590, 180, 60],
      ],
      { foot: 330, seed: 27, snowFrom: 60, haze: ["#FBE6B4", 0.3, 0.8], from: 60, to: 590 },
    ),
    veil(sheet, 250, 150, "#FBE6B4", 0.85),
    land(ridge({ y: 350, swing: 30, seed: 18, wave: 260, pointed: 0.5, to: 600 }), "#7F9A5E"),
    path(smooth("60 400!, 180 372, 330 388, 470 366, 600 392!, 600 520!, 60 520!"), "#8FA05C"),
    hillTown(
      [
        [70, 410, 480, 20],
        [60, 446, 500, 28],
        [50, 486, 520, 36],
      ],
      { wall: "#F3E3C0", wallShade: "#B9987C", roof: "#C76A40", roofShade: "#8E4230", dark: "#6A4638" },
      5,
    ),
  ].join("");
}

/** Its frame, the bar between the panes, and the sill. */
function window(): string {
  const frame = "M66 44h510v436H66zM92 70v384h216V70zM332 70v384h218V70z";
  return [
    path(frame, palette.night, 'opacity=".25" transform="translate(10 10)" fill-rule="evenodd"'),
    path(frame, palette.sea, 'fill-rule="evenodd"'),
    stroke("M78 56h486M92 262h216M332 262h218", mix(palette.sea, palette.salt, 0.35), 5),
    rect(44, 470, 556, 26, mix(palette.sea, palette.night, 0.25), 'rx="4"'),
    rect(44, 468, 556, 12, mix(palette.sea, palette.salt, 0.25), 'rx="4"'),
  ].join("");
}

/** A leaf of days under a woven heading, 340 × 390 units from its left upper corner. */
function calendar(): string {
  const cell = (day: number) => [26 + (day % 7) * 42, 152 + Math.floor(day / 7) * 45] as const;
  const days = Array.from({ length: 31 }, (_, day) => {
    const [x, y] = cell(day);
    const ink = day < past ? palette.sun : day <= last ? "#C9D6A2" : "#E9DFCB";
    return rect(x, y, 34, 36, ink, 'rx="4"');
  });
  const crosses = Array.from({ length: past }, (_, day) => {
    const [x, y] = cell(day);
    return `M${x + 9} ${y + 10}l16 16m0-16l-16 16`;
  });
  const [x, y] = cell(last);
  return [
    stroke("M60 4l110-42 110 42", palette.bark, 4),
    circle(170, -38, 7, palette.bark),
    rect(10, 14, 340, 390, palette.night, 'opacity=".28"'),
    rect(0, 0, 340, 390, "#FFFBF2"),
    rect(0, 0, 340, 128, palette.indigo),
    circle(258, 46, 22, palette.sun),
    path("M0 128l70-74 34 30 40-58 76 82 34-26 86 46z", "#F6F0E4"),
    path("M0 128l70-74 12 40 20 34zM144 26l14 44 34 58h60l-32-20z", palette.dusk, 'opacity=".5"'),
    rect(0, 122, 340, 10, palette.terracotta),
    ...days,
    stroke(crosses.join(""), palette.brick, 3.4),
    ellipse(x + 17, y + 18, 31, 30, "none", `stroke="${palette.terracotta}" stroke-width="7"`),
    path("M340 390v-46l-46 46z", palette.straw) + path("M294 390l8-38 38-8z", "#E9DFCB"),
  ].join("");
}

function table(sheet: Sheet): string {
  const wood = sheet.gradient([
    [0, "#8A4B30"],
    [1, "#5B2E22"],
  ]);
  const cloth = `<g transform="translate(0 640)">${weave(-10, 0, 1220, runner)}</g>`;
  return [
    rect(-10, 500, 1220, 260, wood),
    rect(-10, 498, 1220, 9, "#B87750"),
    stroke("M-10 560h1220M-10 624h1220", "#4A2A20", 3, 'opacity=".5"'),
    cloth,
    stroke("M-10 640h1220M-10 730h1220", palette.salt, 4),
  ].join("");
}

/** What stamped the passport, on its pad. */
function rubberStamp(): string {
  return [
    ellipse(6, 62, 96, 20, palette.night, 'opacity=".3"'),
    path("M-86 40h172l10 22H-96z", palette.night) + path("M-80 34h160l8 12H-88z", palette.indigo),
    path("M-44 36l8-22h72l8 22z", palette.bark),
    rect(-46, 28, 92, 12, palette.terracotta),
    path("M-14 14q-6-44 -22-62q0-34 36-34t36 34q-16 18-22 62z", palette.clay),
    path("M8 14q8-44 14-60q4-22-12-34q26 4 26 32q-16 18-22 62z", palette.brick, 'opacity=".55"'),
    ellipse(-14, -64, 8, 12, "#F3C39A", 'opacity=".7"'),
  ].join("");
}

/** A leather case with stickers, 230 × 180 units, its left upper corner at 0, 0. */
function suitcase(sheet: Sheet): string {
  const leather = sheet.gradient(
    [
      [0, "#A65C34"],
      [1, "#74391F"],
    ],
    [0, 0, 1, 1],
  );
  return [
    ellipse(124, 186, 130, 16, palette.night, 'opacity=".35"'),
    stroke("M84 2q0-30 34-30t34 30", palette.bark, 10),
    rect(0, 0, 236, 182, leather, 'rx="16"'),
    rect(34, 0, 22, 182, palette.bark, 'opacity=".7"') + rect(180, 0, 22, 182, palette.bark, 'opacity=".7"'),
    rect(30, 74, 30, 24, palette.sun, 'rx="4"') + rect(176, 74, 30, 24, palette.sun, 'rx="4"'),
    circle(118, 62, 34, palette.sea) + path("M92 78l18-30 10 14 8-10 18 26z", palette.salt),
    place(rect(-34, -20, 68, 40, palette.glow, 'rx="4"'), 112, 136, 1, 1, -8),
    place(path("M-24 8l40-10q8 0 6 4-2 4-8 5l-36 8z", palette.terracotta), 112, 134, 1, 1, -8),
    rect(0, 0, 236, 182, "none", `rx="16" stroke="${palette.bark}" stroke-width="4"`),
  ].join("");
}

function cactus(): string {
  return [
    ellipse(142, 474, 46, 8, palette.night, 'opacity=".3"'),
    path("M126 420v-56q0-18 16-18t16 18v56z", palette.coca),
    path(
      "M126 396q-24 0-24-26v-10q0-8 7-8t7 8v10q0 12 10 12zM158 388q22 0 22-24v-6q0-8-7-8t-7 8v6q0 10-8 10z",
      palette.coca,
    ),
    stroke("M136 356v60M148 356v60", palette.moss, 2.4),
    circle(142, 346, 8, palette.rose) + circle(142, 346, 4, palette.terracotta),
    path("M106 418h72l-9 54h-54z", palette.terracotta) + rect(100, 410, 84, 14, palette.clay, 'rx="3"'),
    stroke("M112 442l10-9 10 9 10-9 10 9 10-9 10 9", palette.glow, 3.4),
  ].join("");
}

/** Light that falls in from the window. */
function light(sheet: Sheet): string {
  const shine = sheet.gradient(
    [
      [0, "#FFF3CF", 0.34],
      [1, "#FFF3CF", 0],
    ],
    [0, 0, 1, 1],
  );
  return path("M92 70h216l420 690H420zM332 70h218l480 690H760z", shine);
}
