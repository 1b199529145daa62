import { crag } from "../crag.ts";
import { highlander, stand } from "../figure.ts";
import { paper, stipple } from "../grain.ts";
import { hillTown } from "../hill-town.ts";
import { llamaAt } from "../llama.ts";
import { palette } from "../palette.ts";
import { bush, maize } from "../plants.ts";
import { ellipse, path, points, smooth, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { sky, streaks, sun, veil } from "../sky.ts";

/** The bend of the Urubamba in the Sacred Valley: fields of maize, eucalyptus, snow above. */
export function urubamba(sheet: Sheet): string {
  return [back(sheet), valley(sheet), river(sheet), front(sheet), paper(sheet)].join("");
}

function back(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2C7890"],
      [0.28, "#9CC9BE"],
      [0.46, "#FBE2A6"],
    ]),
    sun(300, 140, 52, "#FFF3CC", 3, 0.18),
    streaks([[960, 80, 300, 13]], palette.salt, 0.85),
    crag(
      points(
        "-20 320, 140 270, 280 290, 400 230, 520 180, 590 110, 650 70, 720 130, 790 110, 870 190, 1000 230, 1120 210, 1220 270",
      ),
      { light: "#A79FB4", dark: palette.dusk, snow: "#FFFBF2", snowDark: "#B9C3DA" },
      { seed: 27, snowLine: 215, lean: 0.25 },
    ),
    veil(sheet, 180, 170, "#F8DDA2", 0.85),
    crag(
      points("-20 200, 60 180, 160 240, 260 290, 380 340, 520 380"),
      { light: "#A9986A", dark: "#776A54" },
      { seed: 6, lean: 0.2 },
    ),
    crag(
      points("680 390, 800 340, 900 300, 1000 240, 1090 190, 1160 220, 1220 170"),
      { light: "#A48A5C", dark: "#6E5A4E" },
      { seed: 9, lean: 0.1 },
    ),
    veil(sheet, 300, 130, "#EFD398", 0.7),
  ].join("");
}

function valley(sheet: Sheet): string {
  const floor = smooth(
    "-20 400!, 200 384, 440 376, 640 372, 860 378, 1060 390, 1220 404!, 1220 770!, -20 770!",
  );
  const fields = [
    ["-20 410!, 180 392!, 300 430!, 60 474!, -20 480!", palette.leaf],
    ["200 390!, 420 378!, 470 402!, 320 428!", palette.straw],
    ["-20 490!, 70 478!, 320 434!, 380 470!, 190 560!, -20 600!", palette.sun],
    ["760 378!, 980 386!, 1000 420!, 800 408!", palette.leaf],
    ["1000 388!, 1220 406!, 1220 460!, 1020 424!", palette.straw],
    ["830 414!, 1010 428!, 1220 470!, 1220 560!, 960 500!", palette.coca],
    ["440 380!, 620 374!, 600 392!, 480 400!", palette.coca],
  ] as const;
  return [
    path(floor, "#A2B05A"),
    ...fields.map(([outline, ink]) => path(smooth(outline), ink)),
    stroke(
      "M0 430l170-30M10 450l220-40M20 470l240-44M0 520l330-64M10 550l340-76M40 574l260-68M860 420l300 70M900 446l300 80M930 470l270 72",
      palette.moss,
      2.4,
      'opacity=".55"',
    ),
    stipple(sheet, floor, palette.moss, [0, 0, 0.4, 1], 0.8),
    hillTown(
      [
        [560, 398, 200, 12],
        [540, 414, 240, 15],
      ],
      {
        wall: "#F1DDB6",
        wallShade: "#C79F78",
        roof: palette.terracotta,
        roofShade: palette.brick,
        dark: palette.bark,
      },
      3,
    ),
    ...[
      [330, 412, 44],
      [370, 418, 56],
      [410, 410, 40],
      [850, 416, 50],
      [900, 420, 44],
      [1050, 430, 56],
      [160, 420, 40],
    ].map(([x = 0, y = 0, size = 0]) => bush(x, y, size, palette.coca, palette.moss)),
  ].join("");
}

/** The river comes down from the right, turns below the village and leaves broad to the left. */
function river(sheet: Sheet): string {
  const water = smooth(
    "690 424!, 780 432, 850 450, 830 476, 720 494, 560 512, 440 544, 420 590, 520 640, 640 700, 660 770!, 1010 770!, 960 680, 800 620, 700 582, 720 556, 860 534, 980 500, 990 462, 900 436, 780 424!",
  );
  const bank = smooth(
    "670 422!, 770 434, 836 452, 810 472, 700 488, 540 506, 412 540, 390 594, 490 648, 610 706, 624 770!, 1050 770!, 1000 676, 830 612, 730 580, 750 562, 880 542, 1010 506, 1024 460, 920 430, 790 420!",
  );
  return [
    path(bank, "#E2CC98"),
    path(water, "#3C97A0"),
    sheet.clip(
      water,
      path(
        smooth(
          "690 424!, 790 434, 870 452, 850 480, 740 500, 590 520, 480 550, 470 590, 560 640, 700 700, 730 770!, 600 770!, 400 600, 400 530",
        ),
        "#8CCABB",
      ) +
        stroke(
          "M760 446q60 10 60 16M620 520q60-16 120-22M500 570q10 30 70 56M640 640q90 40 130 90M760 640q90 30 130 80M700 600q60 30 110 40M860 520q70-14 90-36",
          "#DDF4E4",
          4,
          'opacity=".8"',
        ),
    ),
    stipple(sheet, water, palette.deep, [0, 0, 1, 0.6], 0.7),
  ].join("");
}

function front(sheet: Sheet): string {
  const left = smooth("-20 590!, 120 590, 260 630, 380 690, 450 770!, -20 770!");
  const right = smooth("1220 580!, 1130 596, 1060 650, 1040 710, 1060 770!, 1220 770!");
  return [
    path(left, palette.moss),
    path(smooth("-20 590!, 120 590, 260 630, 380 690!, 260 664, 120 624, -20 630!"), palette.coca),
    path(right, palette.moss),
    stipple(sheet, left, palette.night, [0, 0, 0.4, 1], 0.9),
    ...[
      [20, 740, 220],
      [90, 756, 240],
      [170, 764, 210],
      [250, 772, 180],
      [1110, 766, 190],
      [1180, 756, 240],
    ].map(([x = 0, y = 0, size = 0]) => maize(x, y, size)),
    ellipse(420, 736, 50, 7, palette.night, 'opacity=".3"'),
    stand(highlander(sheet, { shawl: palette.terracotta, skirt: palette.maize }), 388, 738, 140),
    ellipse(540, 752, 60, 8, palette.night, 'opacity=".3"'),
    llamaAt(
      sheet,
      500,
      752,
      150,
      { wool: palette.salt, shade: "#D0B79C", far: "#9A7A60", cloth: palette.terracotta },
      true,
    ),
  ].join("");
}
