import { crag } from "../crag.ts";
import { hiker, stand } from "../figure.ts";
import { paper, stipple } from "../grain.ts";
import { palette } from "../palette.ts";
import { ichu } from "../plants.ts";
import { blob, ellipse, path, points, smooth, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { sky, streaks, veil } from "../sky.ts";

/** Humantay's turquoise lake under its hanging glacier, walkers on the moraine. */
export function humantay(sheet: Sheet): string {
  return [mountain(sheet), lake(sheet), moraine(sheet), walkers(), paper(sheet)].join("");
}

function mountain(sheet: Sheet): string {
  const peak = points(
    "-20 330, 80 260, 170 220, 260 160, 340 190, 430 90, 520 40, 580 76, 650 30, 700 90, 780 130, 850 190, 930 170, 1040 260, 1130 240, 1220 320",
  );
  const ice = smooth(
    "380 190!, 450 150, 520 160, 590 140, 690 170, 780 200!, 750 240, 730 280, 700 290, 680 330, 640 340, 612 384, 580 350, 540 340, 510 300, 470 290, 440 250, 390 240",
  );
  const left = points("-20 300, 60 250, 140 290, 230 330, 300 390, 380 450, 420 500");
  const right = points("790 500, 850 440, 930 380, 1020 330, 1090 270, 1150 290, 1220 240");
  return [
    sky(sheet, [
      [0, "#1F5E7E"],
      [0.3, "#6FB0B6"],
      [0.6, "#E8E2C0"],
    ]),
    streaks(
      [
        [170, 110, 280, 13],
        [990, 90, 320, 14],
      ],
      palette.salt,
      0.85,
    ),
    crag(
      peak,
      { light: "#9A93AC", dark: palette.dusk, snow: "#FFFCF4", snowDark: "#B4C2DA" },
      { seed: 14, snowLine: 250, lean: 0.25 },
    ),
    path(ice, "#FFFCF4"),
    path(
      smooth(
        "590 140!, 600 200, 584 270, 612 384!, 640 340, 680 330, 700 290, 730 280, 750 240, 780 200!, 690 170",
      ),
      "#B4C2DA",
    ),
    stroke("M470 190l20 40M520 190l10 60M560 180l4 70M640 200l-4 60M690 210l-10 40", "#8FB5C8", 4),
    veil(sheet, 300, 160, "#E4DDBE", 0.6),
    crag(left, { light: "#B0805C", dark: "#74504A" }, { seed: 3, lean: 0.2 }),
    crag(right, { light: "#A87A5A", dark: "#6B4A48" }, { seed: 8, lean: 0.1 }),
    veil(sheet, 380, 170, "#D9CFAE", 0.35),
  ].join("");
}

function lake(sheet: Sheet): string {
  const water = smooth(
    "180 520!, 330 486, 480 470, 620 466, 780 474, 930 490, 1060 524, 1120 570, 1040 630, 860 670, 620 684, 380 670, 220 630, 140 574",
  );
  const glacier = smooth("430 470!, 500 540, 540 500, 570 580, 610 520, 640 600, 680 530, 720 570, 770 472!");
  return [
    path(
      smooth("120 530!, 320 470, 620 448, 940 472, 1110 516, 1190 580, 1200 770!, 60 770!, 90 580"),
      "#A98E68",
    ),
    path(water, "#2FA39B"),
    sheet.clip(
      water,
      path(smooth("100 460!, 1220 460!, 1220 560!, 900 540, 600 530, 300 552, 100 560!"), "#1F7C86") +
        path(glacier, "#DDF0E6", 'opacity=".65"') +
        path(
          smooth("100 610!, 300 600, 600 640, 900 612, 1220 590!, 1220 720!, 100 720!"),
          "#6FCFB8",
          'opacity=".7"',
        ) +
        stroke(
          "M260 560h120M420 600h160M720 610h150M880 560h110M330 630h140M640 650h160M560 575h70M960 600h60M230 590h50",
          "#DDF4E4",
          4,
          'opacity=".8"',
        ),
    ),
    stipple(sheet, water, palette.deep, [0, 0, 1, 0.2], 0.6),
    path(water, "none", 'stroke="#E9DFBE" stroke-width="5" opacity=".7"'),
  ].join("");
}

function moraine(sheet: Sheet): string {
  const near = smooth(
    "-20 600!, 80 620, 200 670, 380 712, 620 722, 860 706, 1030 660, 1130 620, 1220 606!, 1220 770!, -20 770!",
  );
  const stones =
    "60 690, 80 664, 120 660, 146 684, 130 704, 80 706|1060 700, 1076 676, 1116 672, 1140 694, 1120 712|960 736, 974 716, 1004 716, 1016 736|250 736, 262 716, 296 716, 306 738";
  return [
    path(near, "#8C6A3E"),
    path(
      smooth("-20 600!, 80 620, 200 670, 380 712, 620 722, 860 706!, 700 750, 400 750, 120 700, -20 660!"),
      "#B58E4E",
    ),
    stipple(sheet, near, palette.bark, [0.1, 0, 0.6, 1], 0.9),
    ...stones
      .split("|")
      .map(
        (stone) => blob(stone, "#6A5A62") + path(smooth(stone), "#A9989A", 'transform="translate(-5 -4)"'),
      ),
    ...[
      [30, 730, 46],
      [190, 720, 52],
      [700, 744, 44],
      [1180, 730, 54],
      [900, 750, 44],
    ].map(([x = 0, y = 0, size = 0]) => ichu(x, y, size, palette.sun)),
  ].join("");
}

function walkers(): string {
  const cairn =
    "400 716, 408 702, 440 700, 452 714|408 702, 416 690, 438 689, 444 701|414 690, 420 680, 434 680, 438 689";
  return [
    ellipse(560, 722, 60, 7, palette.night, 'opacity=".3"'),
    stand(hiker({ pack: palette.terracotta, jacket: palette.sun }), 530, 722, 128),
    ellipse(626, 724, 50, 6, palette.night, 'opacity=".3"'),
    stand(hiker({ jacket: palette.salt, pack: palette.brick, trousers: palette.maize }), 600, 724, 114, true),
    ellipse(1012, 664, 22, 4, palette.night, 'opacity=".3"'),
    stand(hiker({ pack: palette.sun }), 1002, 664, 60),
    ...cairn.split("|").map((stone) => blob(stone, "#C9B29A")),
  ].join("");
}
