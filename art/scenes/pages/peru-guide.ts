import { highlander, stand } from "../../motifs/people/hiker.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { llamaAt } from "../../motifs/animals/llama.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import { mix, palette } from "../../engine/palette.ts";
import { blob, ellipse, path, place, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { rays, sky } from "../../motifs/sky/sky.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { terraces } from "../../motifs/land/terraces.ts";
import { train } from "../../motifs/vehicles/train.ts";
import { mistBank } from "../../motifs/sky/mist-bank.ts";

const haze = "#F9E2AE";

/** The train along the Urubamba in the morning, under the snows of Verónica. */
export function peruGuide(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#276582"],
      [0.26, "#8DBBB0"],
      [0.5, haze],
    ]),
    rays(20, 190, 1400, 24, "#FFF3CF", 0.12),
    mountains(sheet),
    mistBank(sheet, 250, 420, 560, 54, "#FFF8E8", 4),
    mistBank(sheet, 960, 400, 480, 46, "#FFF8E8", 9),
    valley(sheet),
    river(sheet),
    paperGrain(sheet),
  ].join("");
}

function mountains(sheet: Sheet): string {
  const crest: Crest = [
    [330, 250, 60],
    [430, 240, 120],
    [520, 236, 190],
    [590, 230, 244],
    [640, 230, 306],
    [690, 234, 250],
    [740, 230, 272],
    [830, 240, 200],
    [930, 246, 110],
    [1020, 250, 50],
  ];
  const left = smooth("-20 130!, 60 150, 130 210, 210 300, 300 380, 440 476!, 440 560!, -20 560!");
  const leftShade = smooth(
    "60 150!, 130 210, 210 300, 300 380, 440 476!, 300 490!, 210 420, 140 340, 110 260",
  );
  const right = smooth("1230 110!, 1140 160, 1060 240, 980 330, 880 410, 800 460!, 800 560!, 1230 560!");
  const rightShade = smooth("1140 160!, 1230 110!, 1230 560!, 1000 560!, 1070 460, 1040 380, 1110 280");
  return [
    snowRange(sheet, crest, {
      foot: 480,
      seed: 15,
      snowFrom: 170,
      haze: [haze, 0.35, 0.95],
      from: 300,
      to: 1060,
    }),
    path(left, mix("#7FA06A", haze, 0.12)),
    path(leftShade, "#5F8A5C", 'opacity=".8"'),
    path(right, mix("#5F8A66", haze, 0.1)),
    path(rightShade, "#3F6E56", 'opacity=".85"'),
    stipple(sheet, right, palette.night, [0, 0, 1, 0.6], 0.6, 20),
  ].join("");
}

/** Eucalyptus trees along the line, lit from the left. */
function grove(): string {
  const tree = (x: number, y: number, tall: number) =>
    stroke(`M${x} ${y}v${-Math.round(tall * 0.5)}`, palette.bark, 4) +
    place(
      blob("0 -100 .6, 15 -78, 17 -54, 10 -26, -2 -18, -14 -28, -18 -52, -13 -80", palette.moss) +
        blob("0 -100 .6, 4 -74, -1 -50, 2 -28, -14 -28, -18 -52, -13 -80", "#6E9450") +
        blob("-6 -82, -4 -64, -10 -50, -14 -56, -12 -74", "#A3B95E"),
      x,
      y,
      tall / 100,
    );
  const row = [
    [452, 486, 84],
    [486, 490, 108],
    [524, 488, 92],
    [872, 484, 104],
    [910, 488, 134],
    [950, 486, 112],
    [1092, 482, 126],
    [1134, 486, 160],
    [1180, 484, 136],
  ] as const;
  return row.map(([x, y, tall]) => tree(x, y, tall)).join("");
}

function valley(sheet: Sheet): string {
  const bank = smooth(
    "-20 470!, 200 452, 420 462, 640 456, 860 444, 1040 450, 1220 436!, 1220 640!, -20 640!",
  );
  const inks = { grass: "#A9BE5A", grassAlt: "#98B058", wall: "#D0BA90", joint: "#7A6248" };
  const step = smooth("-20 400!, 120 420, 260 462, 380 520!, -20 520!");
  const cars = [
    [60, 566, -1.4],
    [292, 560, -1],
    [524, 556, -0.6],
    [756, 554, 0.4],
  ] as const;
  return [
    path(bank, "#7FA04C"),
    sheet.clip(
      step,
      path(step, palette.coca) +
        terraces("-20 404, 140 424, 400 520", "-20 540, 140 540, 400 560", 4, inks, 0.42),
    ),
    grove(),
    path("M-20 574q620-26 1240-12v30H-20z", "#8A7560"),
    stroke("M-20 571q620-26 1240-12", palette.bark, 4),
    stroke("M-20 577q620-26 1240-12", palette.sand, 7, 'stroke-dasharray="4 13" opacity=".8"'),
    train(cars, 1.08),
  ].join("");
}

function river(sheet: Sheet): string {
  const water = smooth("-20 622!, 200 610, 460 622, 700 612, 940 626, 1220 606!, 1220 770!, -20 770!");
  const near = smooth("-20 668!, 110 652, 260 664, 390 708, 470 780!, -20 780!");
  const stones =
    "470 660, 490 640, 540 640, 566 662, 520 672|760 700, 790 672, 850 674, 880 704, 820 716|640 730, 656 714, 700 714, 716 732, 680 740|1010 652, 1030 634, 1076 636, 1096 656, 1050 664|930 742, 960 720, 1010 724, 1030 748".split(
      "|",
    );
  const foam =
    "M430 668q50 16 140 2M720 710q80 22 170 2M990 660q50 16 120 2M40 640q100-14 220 4M560 640q80-12 180 2M620 738q50 14 110 0M1060 700q70-12 140 2M900 640q40-8 90 0M380 700q40-8 90 6M1060 740q60-10 140 0";
  return [
    path("M-20 592q620-30 1240-28v60H-20z", "#6E9450"),
    path(
      water,
      sheet.gradient([
        [0, "#5FA6A0"],
        [0.5, palette.sea],
        [1, palette.deep],
      ]),
    ),
    stroke("M-20 622q220-20 480 0 240-18 480 4 140-20 280-20", "#E9F2E4", 5),
    ...stones.map(
      (stone) => blob(stone, "#7C7A82") + path(smooth(stone), "#BFB6A6", 'transform="translate(-6 -5)"'),
    ),
    stroke(foam, "#EAF3EC", 4),
    path(near, palette.coca),
    path(smooth("-20 668!, 110 652, 260 664, 390 708!, 260 682, 110 670, -20 688!"), "#B9CC6C"),
    stipple(sheet, near, palette.night, [0, 0, 0.5, 1], 0.8, 20),
    ellipse(150, 742, 60, 7, palette.night, 'opacity=".3"'),
    stand(
      highlander(sheet, { skirt: palette.terracotta, shawl: palette.indigo, bundle: palette.sun }),
      110,
      744,
      170,
    ),
    ellipse(316, 737, 90, 8, palette.night, 'opacity=".3"'),
    llamaAt(
      sheet,
      286,
      738,
      156,
      { wool: palette.salt, shade: "#D9B9A0", far: "#A88670", cloth: palette.terracotta },
      true,
    ),
  ].join("");
}
