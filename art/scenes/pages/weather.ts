import { cumulus, type Lobe } from "../../motifs/sky/cumulus.ts";
import { flamingo } from "../../motifs/animals/flamingo.ts";
import { highlander, stand } from "../../motifs/people/hiker.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { llamaAt } from "../../motifs/animals/llama.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import { mix, palette } from "../../engine/palette.ts";
import { ichu } from "../../motifs/plants/plants.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { mist, rays, sky, sun } from "../../motifs/sky/sky.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";

const haze = "#F8E2B0";
const horizon = 470;

/** One high lagoon in its two seasons: dry and golden on the left, the rains on the right. */
export function weather(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2F7492"],
      [0.3, "#93BFB4"],
      [0.6, haze],
    ]),
    sheet.clip("M0 0h1200v480H0z", rays(250, 210, 900, 18, "#FFF3CF", 0.14)),
    sun(250, 210, 72, "#FFF1C4", 3, 0.2),
    mountains(sheet),
    rain(sheet),
    lagoon(sheet),
    shore(sheet),
    paperGrain(sheet),
  ].join("");
}

/** The snow peak, down to the water. */
function peak(sheet: Sheet): string {
  const crest: Crest = [
    [250, 242, 20],
    [350, 242, 50],
    [430, 240, 110],
    [500, 238, 170],
    [550, 236, 220],
    [600, 234, 272],
    [646, 236, 220],
    [690, 236, 236],
    [770, 240, 160],
    [860, 242, 90],
    [960, 242, 40],
    [1040, 242, 16],
  ];
  return snowRange(sheet, crest, {
    foot: 492,
    seed: 57,
    snowFrom: 128,
    haze: [haze, 0.5, 0.8],
    from: 180,
    to: 1110,
    least: 260,
  });
}

function mountains(sheet: Sheet): string {
  return [
    land(ridge({ y: 420, swing: 44, seed: 62, wave: 420, pointed: 0.7 }), mix("#8A93A8", haze, 0.35)),
    peak(sheet),
    mist(sheet, 370, 140, haze, 0.8),
    path(smooth("-20 440!, 120 424, 260 440, 420 452, 560 470!, 560 490!, -20 490!"), "#D3A65A"),
    path(smooth("640 470!, 800 450, 960 430, 1100 424, 1230 410!, 1230 490!, 640 490!"), "#4F7A5C"),
  ].join("");
}

const thunderhead: Lobe[] = [
  [700, 206, 34],
  [760, 190, 50],
  [840, 180, 64],
  [940, 176, 72],
  [1050, 178, 76],
  [1160, 186, 70],
  [1230, 190, 60],
  [820, 124, 52],
  [900, 90, 66],
  [990, 70, 80],
  [1090, 60, 90],
  [1190, 70, 90],
];

function rain(sheet: Sheet): string {
  const fade = sheet.gradient([
    [0, "#38446C", 0.8],
    [0.75, "#4E5E80", 0.5],
    [1, "#4E5E80", 0],
  ]);
  const inks = [
    ["#66749A", -40, -8],
    ["#9A9DB6", -92, -14],
    ["#D9BFA8", -150, -18],
    ["#FFF0D0", -226, -10],
  ] as const;
  return [
    path("M760 210h480v280H680z", fade),
    path("M840 210h120l-80 280H760zM1030 210h90l-80 280h-90zM1180 210h70v280h-150z", fade),
    cumulus(sheet, thunderhead, "#38446C", inks, [206, "#2E3966"]),
  ].join("");
}

function lagoon(sheet: Sheet): string {
  return [
    rect(
      -10,
      horizon,
      1220,
      280,
      sheet.gradient(
        [
          [0, "#F3CF8C"],
          [0.4, "#8FBFB4"],
          [0.7, palette.sea],
          [1, "#2F5474"],
        ],
        [0, 0, 1, 0],
      ),
    ),
    sheet.clip(
      `M0 ${horizon}h1200v280H0z`,
      `<g opacity=".38">${place(peak(sheet), 0, horizon * 1.62 - 9, 1, -0.62)}</g>`,
    ),
    stroke(
      "M60 500h160M280 530h120M120 560h120M420 510h140M640 500h120M760 540h180M980 510h160M900 580h140M560 570h110M300 590h130M1060 560h100",
      "#FDF3D8",
      3,
      'opacity=".6"',
    ),
    ...[
      [860, 556],
      [960, 540],
      [1060, 592],
      [1120, 530],
      [800, 590],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 22, 5, "none", 'stroke="#DDEBE6" stroke-width="2" opacity=".7"')),
    ...[
      [400, 560, 74],
      [470, 584, 86],
      [540, 552, 64],
    ].map(
      ([x = 0, y = 0, size = 0], index) =>
        ellipse(x, y, 26, 4, "#E38A7C", 'opacity=".4"') + flamingo(x, y, size, index === 1),
    ),
    ...[
      [640, 566, 66],
      [700, 590, 82],
    ].map(([x = 0, y = 0, size = 0], index) => flamingo(x, y, size, index === 0, true)),
  ].join("");
}

function shore(sheet: Sheet): string {
  const dry = smooth("-20 580!, 120 576, 260 596, 380 630, 480 660, 600 690, 700 780!, -20 780!");
  const green = smooth("1230 570!, 1100 580, 960 606, 840 640, 720 670, 600 690!, 560 780!, 1230 780!");
  return [
    path(green, "#5F9450"),
    path(
      smooth(
        "1230 570!, 1100 580, 960 606, 840 640, 720 670, 600 690!, 740 684, 860 658, 980 626, 1110 600, 1230 592!",
      ),
      "#8FBF62",
    ),
    path(dry, "#D9A24E"),
    path(
      smooth(
        "-20 580!, 120 576, 260 596, 380 630, 480 660, 600 690!, 470 676, 370 648, 250 612, 120 592, -20 598!",
      ),
      "#F3CF7C",
    ),
    stipple(sheet, dry, palette.night, [0, 0, 0.4, 1], 0.7, 20),
    stipple(sheet, green, palette.night, [0, 0, 0.6, 1], 0.8, 20),
    ellipse(210, 686, 130, 11, palette.night, 'opacity=".3"'),
    llamaAt(
      sheet,
      160,
      686,
      200,
      { wool: palette.salt, shade: "#E3BE9A", far: "#A88670", cloth: palette.terracotta },
      true,
    ),
    ellipse(1040, 690, 56, 8, palette.night, 'opacity=".35"'),
    stand(
      highlander(sheet, { skirt: palette.maize, shawl: palette.terracotta, bundle: palette.sea }),
      1010,
      692,
      150,
    ),
    llamaAt(sheet, 900, 676, 116, { wool: "#B9805A", shade: "#8A5A40", far: "#5E3A2C" }),
    ...[
      [60, 640, 44],
      [330, 720, 50],
      [440, 700, 34],
      [50, 736, 50],
    ].map(([x = 0, y = 0, size = 0]) => ichu(x, y, size, "#F7D58A")),
    ...[
      [780, 710, 44],
      [1140, 730, 50],
      [1170, 650, 40],
      [700, 736, 40],
    ].map(([x = 0, y = 0, size = 0]) => ichu(x, y, size, "#A9CF70")),
  ].join("");
}
