import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { datePalm } from "../../motifs/plants/date-palm.ts";
import { paperGrain } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { passersBy } from "../../motifs/people/passers-by.ts";
import { circle, ellipse, path, place, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { sky, sun, veil } from "../../motifs/sky/sky.ts";

/** The oasis between its dunes, late in the afternoon; a buggy on the crest in front. */
export function huacachina(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#1F6480"],
      [0.24, "#7FB5AE"],
      [0.46, "#FBE2A6"],
    ]),
    sun(250, 196, 70, "#FFF6D8", 2, 0.2),
    cloudscape(
      sheet,
      [
        [1010, 96, 420, 60],
        [560, 190, 380, 54],
      ],
      { light: "#FFF3D6", shade: "#DDE0C6" },
      4,
    ),
    farDunes(sheet),
    greatDunes(sheet),
    oasis(sheet),
    crest(sheet),
    paperGrain(sheet),
  ].join("");
}

/** A dune: the whole of it in sunlight, and over it the face that lies in its own shadow. */
function dune(
  sheet: Sheet,
  whole: string,
  lee: string,
  inks: readonly [string, string, string, string],
): string {
  const [high, low, deep, bounced] = inks;
  const lit = sheet.gradient([
    [0, high],
    [1, low],
  ]);
  const dark = sheet.gradient([
    [0, deep],
    [1, bounced],
  ]);
  return path(smooth(whole), lit) + path(smooth(lee), dark);
}

function farDunes(sheet: Sheet): string {
  return [
    dune(
      sheet,
      "-20 320!, 90 290, 190 262 .3, 300 296, 430 276, 520 250 .3, 640 300, 800 296, 900 280 .3, 1010 310, 1220 300!, 1220 600!, -20 600!",
      "190 262!, 300 296, 400 282, 450 300, 440 340, 480 420, 560 520!, 330 520!, 300 420, 240 360, 250 310",
      ["#F6D596", "#F3C983", "#DDA36C", "#EDBC7E"],
    ),
    path(
      smooth("520 250!, 640 300, 760 300, 860 420, 900 520!, 620 520!, 600 420, 540 340, 560 290"),
      "#E2AC73",
    ),
    veil(sheet, 250, 190, "#FBE2A6", 0.75),
  ].join("");
}

function greatDunes(sheet: Sheet): string {
  return [
    dune(
      sheet,
      "330 590!, 440 520, 560 420, 650 326, 730 226, 796 150, 842 112 .2, 900 130, 990 196, 1090 236, 1220 246!, 1220 660!, 330 660!",
      "842 110!, 900 130, 990 196, 1090 236, 1220 246!, 1220 660!, 700 660!, 760 590, 872 520, 906 450, 846 372, 818 300, 866 220, 868 160",
      ["#FAD992", "#EDB468", "#8E3F2A", "#C4693D"],
    ),
    path(
      smooth(
        "990 196!, 1030 250, 1010 320, 1060 400, 1050 480, 1110 560, 1090 660!, 1220 660!, 1220 246!, 1090 236",
      ),
      "#A9502F",
    ),
    path(smooth("1220 330!, 1150 360, 1120 420, 1140 500, 1100 580, 1120 660!, 1220 660!"), "#C8713F"),
    stroke("M842 112q-56 44-114 112-80 98-150 184-60 56-140 116", "#FFF0C4", 3),
    boarders(),
    dune(
      sheet,
      "-20 262!, 50 240, 112 210 .2, 190 270, 290 372, 390 460, 500 536, 640 600!, 640 730!, -20 730!",
      "112 208!, 190 270, 290 372, 390 460, 500 536, 640 600!, 640 730!, 330 730!, 320 650, 236 560, 250 480, 176 400, 190 330, 138 270",
      ["#F8D28A", "#E5A65F", "#9C4A2F", "#CE7A46"],
    ),
    stroke(
      "M-10 340q60-14 110-60M-10 400q90-20 150-76M-10 460q100-20 176-76M-10 520q110-14 200-66M-10 580q130-10 220-50",
      "#D5944F",
      2.4,
      'opacity=".55"',
    ),
  ].join("");
}

/** Sandboarders and their tracks on the great dune. */
function boarders(): string {
  const one = (x: number, y: number, ink: string) =>
    place(
      stroke("M-9 10L9 2", palette.indigo, 3) +
        stroke("M-1 4l3-7-3-6", ink, 3.6) +
        circle(-2, -13, 2.6, palette.bark) +
        stroke("M-8-8l6 1 7-3", ink, 2),
      x,
      y,
    );
  return (
    stroke("M806 150q-40 90-96 150-24 40-50 80M790 170q-20 90-80 176", "#C98A4E", 2, 'opacity=".8"') +
    one(660, 384, palette.terracotta) +
    one(708, 350, palette.coca)
  );
}

const palms = [
  [300, 612, 84],
  [330, 606, 106],
  [392, 576, 84],
  [446, 564, 112],
  [596, 552, 84],
  [712, 556, 96],
  [776, 566, 90],
  [868, 592, 130],
  [366, 588, 136],
  [420, 570, 108],
  [470, 562, 140],
  [520, 556, 92],
  [640, 552, 116],
  [680, 552, 150],
  [744, 560, 104],
  [800, 570, 142],
  [846, 582, 112],
  [890, 600, 92],
] as const;

function oasis(sheet: Sheet): string {
  const bank = smooth(
    "236 640, 300 590, 440 556, 600 548, 760 552, 900 574, 1010 616, 970 690, 800 730, 560 740, 380 726, 280 700",
  );
  const water = smooth(
    "330 628, 384 592, 490 576, 600 572, 720 576, 830 592, 888 622, 828 656, 700 672, 560 676, 410 664",
  );
  const houses = [
    [392, 566, 54, 34, palette.salt],
    [452, 556, 44, 44, "#E3A58A"],
    [556, 550, 60, 32, palette.glow],
    [704, 556, 60, 36, palette.salt],
    [772, 564, 48, 42, "#D2784A"],
  ] as const;
  const grove = { light: "#587F46", shade: "#23483A" };
  return [
    path(bank, "#A3A455"),
    ...houses.map(([x, y, wide, tall, ink]) => house(x, y, wide, tall, ink)),
    cloudscape(
      sheet,
      [
        [330, 612, 170, 90],
        [450, 584, 180, 84],
        [620, 574, 220, 56],
        [780, 588, 200, 88],
        [916, 620, 150, 96],
      ],
      grove,
      6,
    ),
    place(path(water, "#F6DFA8"), -9, -8, 1.02, 1.03),
    path(
      water,
      sheet.gradient([
        [0, "#57A08A"],
        [0.35, palette.sea],
        [1, "#154A63"],
      ]),
    ),
    sheet.clip(
      water,
      [
        path(
          smooth(
            "300 560!, 940 560!, 900 606, 800 590, 740 612, 660 590, 600 604, 520 592, 470 612, 400 600, 340 626",
          ),
          "#2A5A4C",
          'opacity=".75"',
        ),
        path(smooth("560 566!, 640 566!, 724 612, 690 668, 650 630"), "#F3C67C", 'opacity=".4"'),
        stroke("M400 620h90M540 606h120M720 622h90M470 642h130M640 652h100", "#CFE8D6", 2.4, 'opacity=".7"'),
      ].join(""),
    ),
    ...palms.map(([x, y, size]) => datePalm(x, y, size, palette.bark, "#7F9C4B", palette.moss)),
    ...[
      [372, 704, 160],
      [428, 716, 116],
      [800, 706, 130],
    ].map(([x = 0, y = 0, size = 0]) => datePalm(x, y, size, "#3A2422", "#8DA850", "#24453A")),
    place(
      path("M-24 0h48q-4 10-12 10h-24q-8 0-12-10z", palette.terracotta) +
        circle(0, -8, 4, palette.bark) +
        path("M-5-4h10v6h-10z", palette.salt),
      612,
      630,
    ),
  ].join("");
}

function house(x: number, y: number, wide: number, tall: number, ink: string): string {
  const half = Math.round(wide * 0.6);
  return [
    path(`M${x} ${y}v${-tall}h${wide}v${tall}z`, ink),
    path(`M${x + half} ${y}v${-tall}h${wide - half}v${tall}z`, palette.bark, 'opacity=".3"'),
    path(`M${x - 3} ${y - tall}h${wide + 6}v-5h${-wide - 6}z`, palette.terracotta),
    stroke(`M${x + 7} ${y - tall + 12}v7M${x + 18} ${y - tall + 12}v7`, palette.indigo, 4),
  ].join("");
}

function crest(sheet: Sheet): string {
  return [
    dune(
      sheet,
      "-20 636!, 140 650, 300 688, 480 716, 680 708, 860 668, 1000 622, 1100 588 .3, 1220 596!, 1220 780!, -20 780!",
      "1100 586!, 1220 596!, 1220 780!, 820 780!, 960 744, 1080 706, 1050 650",
      ["#FBDD9C", "#F0BD72", "#8E3F2A", "#B85F38"],
    ),
    stroke(
      "M300 784q200-14 380-54 150-40 250-84M340 804q220-20 380-60 150-44 250-92",
      "#C98A4E",
      4,
      'opacity=".8"',
    ),
    place(buggy(), 960, 640, 0.95, 0.95, -18),
    passersBy([
      [150, 706, 74, palette.terracotta],
      [186, 712, 70, palette.sea, palette.indigo],
    ]),
  ].join("");
}

/** A dune buggy with its crew, facing right, 120 units long, its wheels on y = 0. */
function buggy(): string {
  const wheel = (x: number) => circle(x, -14, 15, palette.night) + circle(x, -14, 6, palette.stone);
  return [
    ellipse(4, 2, 72, 6, palette.night, 'opacity=".35"'),
    path("M-64-30l10-14h60l22 12 30 4v14h-116z", palette.terracotta),
    path("M-64-30h128l-6 16h-120z", palette.brick),
    ...[-34, -14, 10].map(
      (x, index) =>
        circle(x, -56, 5.5, palette.bark) +
        path(
          `M${x - 7} -34q0-16 7-16t7 16z`,
          [palette.sun, palette.salt, palette.sea][index] ?? palette.salt,
        ),
    ),
    stroke("M-52-42l8-38h46l26 46M-44-80l4 38M2-80l-2 40M-52-42l54-38", palette.night, 3.4),
    wheel(-40),
    wheel(40),
    circle(62, -28, 4, palette.glow),
  ].join("");
}
