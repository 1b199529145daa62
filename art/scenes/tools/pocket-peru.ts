import { llamaAt } from "../../motifs/animals/llama.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { mapPin } from "../../motifs/objects/map-pin.ts";
import { type Band, heightOf, weave } from "../../motifs/objects/textile.ts";
import { ichu } from "../../motifs/plants/plants.ts";
import { sky, sun } from "../../motifs/sky/sky.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { mix, palette } from "../../engine/palette.ts";
import { createRandom } from "../../engine/random.ts";
import { blob, circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

const haze = "#E9B596";

/** On the puna before sunrise, far from any mast: a phone in a woven pouch, with Peru on its screen, and a llama that looks at it. */
export function pocketPeru(sheet: Sheet): string {
  return [
    heavens(sheet),
    puna(sheet),
    llamaAt(
      sheet,
      300,
      628,
      318,
      { wool: palette.salt, shade: "#C9A9A0", far: "#8F7480", cloth: palette.terracotta, trim: palette.sun },
      true,
    ),
    rock(sheet),
    glow(),
    place(phone(sheet), 806, 300, 1.06, 1.06, 7),
    pouch(sheet),
    tufts(),
    paperGrain(sheet),
  ].join("");
}

function heavens(sheet: Sheet): string {
  const crest: Crest = [
    [-40, 240, 170],
    [110, 238, 250],
    [250, 240, 160],
    [420, 240, 130],
    [560, 238, 210],
    [700, 240, 150],
    [860, 240, 190],
    [1030, 238, 320],
    [1160, 240, 220],
    [1260, 242, 150],
  ];
  return [
    sky(sheet, [
      [0, palette.night],
      [0.26, "#37406F"],
      [0.44, "#9A7596"],
      [0.56, haze],
    ]),
    stars(),
    snowRange(sheet, crest, {
      foot: 470,
      seed: 23,
      snowFrom: 90,
      haze: [haze, 0.2, 0.6],
      least: 900,
      snow: ["#6E7FB4", "#A9B6D8", "#F8E3D3"],
    }),
  ].join("");
}

/** Thick above, and none where the morning comes. */
function stars(): string {
  const random = createRandom(19);
  const dots = (count: number, lowest: number) =>
    Array.from({ length: count }, () => {
      const y = random(8, lowest) * random(0.3, 1);
      return `M${Math.round(random(0, 1200))} ${Math.round(y)}h0`;
    }).join("");
  return (
    stroke(dots(26, 180), "#FFF6DC", 5) +
    stroke(dots(36, 240), "#FFF6DC", 3.4, 'opacity=".8"') +
    stroke(dots(34, 300), "#FFF6DC", 2.4, 'opacity=".5"')
  );
}

function puna(sheet: Sheet): string {
  const plain = smooth(
    "-20 462!, 160 462, 380 452, 620 462, 860 452, 1060 468, 1230 480!, 1230 780!, -20 780!",
  );
  const near = smooth("-20 640!, 200 598, 460 610, 700 648, 960 616, 1230 632!, 1230 780!, -20 780!");
  return [
    path(
      plain,
      sheet.gradient([
        [0, "#8A7A6E"],
        [0.4, "#5E6455"],
        [1, palette.moss],
      ]),
    ),
    stipple(sheet, plain, palette.night, [0.2, 0, 0.7, 1], 0.5, 9),
    path(near, "#2E4238"),
    stipple(sheet, near, palette.night, [0, 0, 0.1, 1], 0.7, 14),
  ].join("");
}

/** Flat, with the pouch upon it. */
function rock(sheet: Sheet): string {
  const stone = smooth(
    "540 664, 600 622, 720 604, 880 600, 1010 616, 1086 658, 1100 716, 1040 742, 640 746, 556 722",
  );
  return [
    ellipse(824, 734, 320, 34, palette.night, 'opacity=".45"'),
    path(stone, "#6B6474"),
    sheet.clip(
      stone,
      blob("560 640, 700 596, 900 592, 1060 624, 1060 650, 900 664, 700 668, 580 664", "#8E8490"),
    ),
    stipple(sheet, stone, palette.night, [0.2, 0, 0.9, 1], 0.6, 8),
  ].join("");
}

/** What the screen sheds on the morning. */
function glow(): string {
  return [330, 250].map((radius) => circle(820, 262, radius, palette.glow, 'opacity=".08"')).join("");
}

/** 230 units wide and 470 high, its middle at 0, 0. */
function phone(sheet: Sheet): string {
  const screen = "M-100-205q0-16 16-16h168q16 0 16 16v410h-200z";
  return [
    rect(-112, -235, 230, 480, palette.night, 'rx="32" opacity=".4"'),
    rect(-118, -240, 236, 480, "#0D1128", 'rx="32"'),
    rect(-112, -234, 224, 468, mix(palette.indigo, palette.night, 0.4), 'rx="27"'),
    sheet.clip(screen, land(sheet)),
    path("M-100-205q0-16 16-16h60l-76 300z", palette.salt, 'opacity=".1"'),
    circle(0, -209, 5, "#0D1128"),
  ].join("");
}

/** Of coast, mountains and forest, with a way through them. */
function land(sheet: Sheet): string {
  const snow = (x: number, y: number, wide: number, high: number) =>
    path(`M${x - wide} ${y}L${x} ${y - high} ${x + wide} ${y}z`, "#6E6F98") +
    path(
      `M${x - wide * 0.4} ${y - high * 0.6}L${x} ${y - high} ${x + wide * 0.4} ${y - high * 0.6}l-14 10-12-12-12 14-10-10z`,
      palette.salt,
    );
  return [
    rect(
      -104,
      -225,
      208,
      460,
      sheet.gradient([
        [0, "#4FA3B4"],
        [0.2, "#BFE0D2"],
        [0.34, "#FBEFCB"],
      ]),
    ),
    sun(56, -150, 20, "#FFF1CF", 2, 0.3),
    snow(-44, -56, 78, 96) + snow(48, -50, 92, 112),
    blob("-120 -48, -60 -78, 0 -58, 60 -80, 130 -50, 130 40, -120 40", "#C99A56"),
    blob("-120 0, -40 -30, 40 -2, 130 -34, 130 90, -120 90", palette.leaf),
    blob("-120 50, -50 26, 20 52, 130 24, 130 150, -120 150", palette.coca),
    blob("-120 96, -30 80, 60 110, 130 84, 130 240, -120 240", palette.sea),
    stroke("M-66 60q40-10 34-44t50-34 34-42", palette.salt, 6, 'stroke-dasharray="1 13"'),
    mapPin(-66, 62, 44, palette.terracotta),
    mapPin(52, -60, 52, palette.sun),
  ].join("");
}

/** A bag for coca leaves, of woven bands, with a fringe of tassels and its band over the stone. */
function pouch(sheet: Sheet): string {
  const bands: Band[] = [
    ["plain", 16, palette.terracotta],
    ["teeth", 22, palette.terracotta, palette.sun],
    ["plain", 12, palette.maize],
    ["diamonds", 46, palette.maize, palette.glow],
    ["plain", 12, palette.sun],
    ["zigzag", 40, palette.terracotta, palette.salt],
    ["plain", 12, palette.sun],
    ["hooks", 42, palette.indigo, palette.rose],
    ["plain", 12, palette.maize],
    ["steps", 40, palette.coca, palette.glow],
    ["teeth", 22, palette.terracotta, palette.sun],
  ];
  const bag = smooth(
    "628 366!, 720 378, 820 380, 920 374, 1004 358!, 1016 470, 1010 590, 996 636!, 820 650, 640 640!, 624 560, 620 470",
  );
  const tassels = Array.from({ length: 13 }, (_, index) => {
    const x = 652 + index * 28;
    const ink = [palette.sun, palette.terracotta, palette.rose, palette.leaf][index % 4] ?? palette.sun;
    return stroke(`M${x} 640v20`, ink, 5) + path(`M${x - 9} 696q0-36 9-40 9 4 9 40z`, ink);
  });
  return [
    stroke("M632 380C520 420 470 560 560 640S690 726 726 716", palette.maize, 15),
    stroke("M632 380C520 420 470 560 560 640S690 726 726 716", palette.sun, 3, 'stroke-dasharray="9 9"'),
    path(bag, palette.night, 'opacity=".4" transform="translate(12 10)"'),
    sheet.clip(
      bag,
      weave(612, 362, 412, bands) + rect(612, 362 + heightOf(bands), 412, 40, palette.terracotta),
    ),
    stipple(sheet, bag, palette.night, [0.3, 0, 1, 0.6], 0.8, 9),
    stroke("M628 368q94 14 192 14t184-22", palette.sun, 8),
    stroke("M628 378q94 14 192 14t184-22", palette.brick, 4),
    ...tassels,
  ].join("");
}

function tufts(): string {
  return [
    ichu(96, 700, 62, "#C9B06A", 3),
    ichu(452, 716, 54, "#B89C5C", 8),
    ichu(1142, 690, 58, "#C9B06A", 5),
    ichu(40, 610, 40, "#8F8A5C", 12),
  ].join("");
}
