import { hiker, stand } from "../figure.ts";
import { paper, stipple } from "../grain.ts";
import { mix, palette } from "../palette.ts";
import { bush, palm } from "../plants.ts";
import { circle, ellipse, path, place, smooth, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { mist, sky, streaks, sun } from "../sky.ts";

const lit = "#F3C67C";
const dusk = "#B5603A";

/** The oasis between its dunes, late in the afternoon; a buggy on the crest in front. */
export function huacachina(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2B6A86"],
      [0.25, "#8DBBAF"],
      [0.45, "#FBE2A6"],
    ]),
    sun(236, 150, 58, "#FFF3CF", 4, 0.18),
    streaks(
      [
        [760, 70, 300, 13],
        [1060, 126, 240, 12],
      ],
      palette.salt,
      0.8,
    ),
    farDunes(sheet),
    greatDunes(sheet),
    oasis(sheet),
    crest(sheet),
    paper(sheet),
  ].join("");
}

function farDunes(sheet: Sheet): string {
  return [
    path(
      smooth(
        "-20 330!, 120 296, 240 270, 330 300, 470 280, 620 320, 800 300, 960 320, 1220 280!, 1220 600!, -20 600!",
      ),
      mix("#E8B878", "#FBE2A6", 0.45),
    ),
    path(
      smooth("240 270!, 262 300, 250 340, 330 430, 400 560!, 640 560!, 520 440, 390 340, 320 300"),
      mix(dusk, "#FBE2A6", 0.6),
    ),
    mist(sheet, 260, 170, "#FBE2A6", 0.8),
  ].join("");
}

function greatDunes(sheet: Sheet): string {
  const right = smooth(
    "380 580!, 460 500, 560 410, 650 310, 724 220, 790 146, 838 110, 876 118!, 960 180, 1060 232, 1150 256, 1220 260!, 1220 640!, 380 640!",
  );
  const rightShade = smooth(
    "848 106!, 876 118, 960 180, 1060 232, 1150 256, 1220 260!, 1220 640!, 780 640!, 806 560, 920 500, 950 420, 884 340, 866 260, 900 190",
  );
  const left = smooth(
    "-20 250!, 60 222, 124 206!, 210 286, 300 380, 390 460, 490 530, 620 590!, 620 720!, -20 720!",
  );
  const leftShade = smooth(
    "124 206!, 210 286, 300 380, 390 460, 490 530, 620 590!, 620 720!, 300 720!, 300 620, 210 520, 236 430, 164 320",
  );
  const ripples =
    "M500 540q60-20 130-96M560 560q70-24 140-130M620 575q80-30 130-150M700 580q70-40 80-120M-10 320q60-20 90-60M-10 400q90-30 130-80M-10 480q100-20 150-70M10 540q110-10 170-50";
  return [
    path(right, lit),
    path(rightShade, dusk),
    stipple(sheet, rightShade, palette.brick, [0, 0, 0.8, 1], 0.8),
    path(left, "#EDBB70"),
    path(leftShade, "#C06B40"),
    stipple(sheet, leftShade, palette.brick, [0, 0, 0.8, 1], 0.8),
    stroke(ripples, "#D99A58", 2.4, 'opacity=".7"'),
    stroke("M838 112q-56 44-114 110-80 98-150 178", "#FFF0C4", 3),
    boarders(),
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

function oasis(sheet: Sheet): string {
  const bank = smooth(
    "230 624!, 320 566, 440 540, 600 530, 760 536, 890 556, 1000 600!, 960 660, 760 700, 500 704, 300 680",
  );
  const water = smooth(
    "352 622, 400 588, 500 572, 580 580, 660 566, 780 572, 866 592, 880 622, 800 652, 700 656, 600 676, 460 668",
  );
  const houses = [
    [392, 560, 54, 34, palette.salt],
    [462, 550, 44, 44, "#E3A58A"],
    [690, 546, 60, 36, palette.salt],
    [770, 556, 48, 44, palette.glow],
    [610, 540, 46, 30, "#D2784A"],
  ] as const;
  const palms = [
    [340, 600, 90],
    [372, 580, 130],
    [430, 566, 110],
    [516, 556, 128],
    [566, 552, 96],
    [668, 552, 132],
    [744, 560, 100],
    [820, 574, 136],
    [862, 590, 110],
    [900, 606, 86],
  ] as const;
  return [
    path(bank, "#7E9450"),
    stipple(sheet, bank, palette.brick, [0, 0, 0.4, 1], 0.5),
    ...houses.map(([x, y, wide, tall, ink]) => house(x, y, wide, tall, ink)),
    ...[
      [300, 600, 60],
      [412, 572, 46],
      [500, 560, 50],
      [600, 556, 44],
      [720, 560, 52],
      [800, 572, 50],
      [930, 606, 64],
    ].map(([x = 0, y = 0, size = 0]) => bush(x, y, size, "#6E9450", palette.moss)),
    path(
      water,
      sheet.gradient([
        [0, "#3F8F7E"],
        [0.4, palette.sea],
        [1, palette.deep],
      ]),
    ),
    sheet.clip(
      water,
      path(smooth("560 560!, 640 560!, 720 600, 700 650, 640 620"), lit, 'opacity=".35"') +
        palms
          .map(
            ([x, y, size]) =>
              `<path d="M${x} ${y}v${size * 0.5}" stroke="${palette.moss}" stroke-width="7" opacity=".45"/>`,
          )
          .join("") +
        stroke("M420 612h90M560 600h120M720 616h80M500 634h110M640 640h90", "#BFE0CF", 2.4, 'opacity=".75"'),
    ),
    path(water, "none", `stroke="${palette.sand}" stroke-width="5"`),
    ...palms.map(([x, y, size]) => palm(x, y, size, palette.bark, "#6E9450", palette.moss)),
    ...[
      [380, 690, 150],
      [440, 706, 110],
      [760, 700, 128],
    ].map(([x = 0, y = 0, size = 0]) => palm(x, y, size, palette.bark, "#86A552", palette.moss)),
    place(
      path("M-24 0h48q-4 10-12 10h-24q-8 0-12-10z", palette.terracotta) +
        circle(0, -8, 4, palette.bark) +
        path("M-5-4h10v6h-10z", palette.salt),
      620,
      612,
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
  const dune = smooth(
    "-20 610!, 140 630, 300 666, 480 698, 680 692, 860 656, 1000 616, 1110 590!, 1220 590!, 1220 780!, -20 780!",
  );
  const shade = smooth("1110 590!, 1220 590!, 1220 780!, 880 780!, 980 740, 1080 700, 1060 650");
  return [
    path(dune, "#F7D08A"),
    path(shade, "#A8512F"),
    stipple(sheet, dune, palette.brick, [0, 0, 0.6, 1], 0.8),
    stroke(
      "M300 770q200-10 380-50 150-40 240-80M340 790q220-16 380-56 150-44 240-88",
      "#C98A4E",
      5,
      'opacity=".8"',
    ),
    place(buggy(), 960, 632, 1, 1, -17),
    stand(hiker({ jacket: palette.terracotta, pack: palette.indigo }), 130, 702, 84),
    ellipse(156, 704, 34, 4, palette.night, 'opacity=".3"'),
    stand(hiker({ jacket: palette.sea, pack: palette.sun }), 176, 708, 80, true),
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
