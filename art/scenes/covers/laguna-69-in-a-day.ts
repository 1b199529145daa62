import type { Crest } from "../../motifs/land/massif.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { condor } from "../../motifs/animals/condor.ts";
import { createRandom } from "../../engine/random.ts";
import { hiker, stand } from "../../motifs/people/hiker.ts";
import { ichu } from "../../motifs/plants/plants.ts";
import { sky } from "../../motifs/sky/sky.ts";
import { palette } from "../../engine/palette.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { ellipse, path, place, points, smooth, stroke } from "../../engine/shapes.ts";
import { restingWalker } from "../../motifs/people/resting-walker.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { rucksack } from "../../motifs/objects/rucksack.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";

const haze = "#CFE3EC";

/** Laguna 69 from the last bend: the wall of Chacraraju, its meltwater, the blue, and those who have made it. */
export function laguna69InADay(sheet: Sheet): string {
  return [
    heights(sheet),
    cliff(sheet),
    lake(sheet),
    slope(sheet),
    bends(),
    rest(sheet),
    paperGrain(sheet),
  ].join("");
}

function heights(sheet: Sheet): string {
  const crest = points(
    "-60 330, 60 400, 150 350, 260 430, 360 500, 430 420, 540 470, 640 560, 720 470, 830 430, 930 330, 1040 380, 1140 300, 1260 330",
  ).map(([x, high]) => [x, 250, high] as const) satisfies Crest;
  return [
    sky(sheet, [
      [0, "#164A8C"],
      [0.3, "#4F93CC"],
      [0.6, haze],
    ]),
    cloudscape(sheet, [[1030, 120, 360, 60]], { light: "#FFFDF6", shade: "#D3E0EA" }, 8),
    snowRange(sheet, crest, {
      foot: 620,
      seed: 69,
      snowFrom: 120,
      snow: ["#7C9ED2", "#BCD3EC", "#FFFEFA"],
      rock: ["#565E82", "#8F90A0"],
      haze: [haze, 0.2, 0.6],
      hidden: 430,
      least: 240,
    }),
    condor(200, 96, 84, "#2A2A40", "#FFFBF2", -6),
  ].join("");
}

/** The rock that the ice has left, and the threads of meltwater. */
function cliff(sheet: Sheet): string {
  const crest = points(
    "-80 210, 40 190, 130 220, 250 180, 340 200, 470 160, 560 190, 640 170, 760 196, 880 170, 990 214, 1090 236, 1180 280, 1290 300",
  ).map(([x, high]) => [x, 130, high] as const) satisfies Crest;
  const falls = "M338 356q-8 40 4 60t-4 30M352 358q0 40-6 84M604 366q8 30-2 50t4 34M900 362q-4 40 2 90";
  return [
    snowRange(sheet, crest, {
      foot: 560,
      seed: 21,
      snowFrom: 2000,
      rock: ["#4A4E62", "#787888", "#B9B2A6"],
      levels: [0.24, 0.62],
      haze: [haze, 0.05, 0.4],
      hidden: 560,
      least: 320,
      slope: 1.6,
    }),
    stroke(falls, "#F4FAFF", 6) + stroke(falls, "#BFDDF2", 2),
    path("M-20 500H1220V700H-20z", "#B9B7A8"),
    path(smooth("1220 470!, 1120 480, 1010 470, 930 452!, 1100 540, 1220 560!"), "#8F8E8A"),
  ].join("");
}

function lake(sheet: Sheet): string {
  const water = smooth(
    "-40 470!, 140 448, 360 440, 620 446, 860 452, 1040 478, 1090 520, 1010 566, 820 596, 560 612, 280 606, 60 590, -40 570!",
  );
  const random = createRandom(12);
  const glints = Array.from(
    { length: 30 },
    (_, at) => `M${Math.round(random(0, 960))} ${456 + at * 4.6}h${Math.round(random(20, 70 + at * 3))}`,
  );
  return [
    path(
      smooth(
        "-40 456!, 140 434, 360 428, 620 434, 880 438, 1070 470, 1130 524, 1040 586, 820 620, 560 640, 280 632, 60 616, -40 600!",
      ),
      "#B9B7A8",
    ),
    path(
      water,
      sheet.gradient([
        [0, "#8FE0F0"],
        [0.16, "#3FA4E4"],
        [0.5, "#1763C6"],
        [1, "#0F3C92"],
      ]),
    ),
    sheet.clip(
      water,
      stroke("M336 446v54M604 448v60M902 454v50", "#E4F6FF", 9, 'opacity=".5"') +
        stroke(glints.join(""), "#CFF0FF", 2.6, 'opacity=".55"'),
    ),
    stroke(
      smooth("-40 570!, 60 590, 280 606, 560 612, 820 596, 1010 566, 1090 520", false),
      "#A9E6F2",
      7,
      'opacity=".8"',
    ),
  ].join("");
}

function slope(sheet: Sheet): string {
  const bank = smooth(
    "-20 610!, 160 632, 380 652, 600 648, 800 622, 960 588, 1090 556, 1220 520!, 1220 780!, -20 780!",
  );
  const random = createRandom(6);
  const stones = Array.from({ length: 44 }, () => {
    const x = random(-10, 1210);
    const size = random(8, 26);
    return ellipse(
      Math.round(x),
      Math.round(640 - 60 * Math.max(0, (x - 780) / 420) + random(0, 120)),
      Math.round(size),
      Math.round(size * 0.6),
      random(0, 1) > 0.5 ? "#A7A298" : "#7F7B80",
    );
  });
  return [
    path(
      bank,
      sheet.gradient([
        [0, "#B7B073"],
        [1, "#67744A"],
      ]),
    ),
    path(
      smooth(
        "-20 610!, 160 632, 380 652, 600 648, 800 622, 960 588, 1090 556, 1220 520!, 1220 536!, 1090 574, 960 606, 800 640, 600 666, 380 670, 160 650, -20 630!",
      ),
      "#E2D695",
      'opacity=".8"',
    ),
    stones.join(""),
    stipple(sheet, bank, palette.night, [0, 0, 0, 1], 0.5, 18),
  ].join("");
}

/** The last bends, and three who are still in them. */
function bends(): string {
  const way = smooth(
    "-30 716!, 130 700, 250 716, 350 742, 500 734, 640 700, 560 676, 560 664, 660 660, 780 668",
    false,
  );
  return [
    stroke(way, "#8A7A56", 26) + stroke(way, "#EAD9A8", 18),
    stand(hiker({ jacket: "#2F7A5A", pack: palette.terracotta, hat: palette.salt }), 90, 716, 128),
    stand(hiker({ jacket: "#6A4A9A", pack: palette.sun, trousers: palette.bark }), 196, 726, 134),
    stand(hiker({ jacket: "#D2342E", pack: palette.indigo, hat: "#E9A93C" }), 520, 738, 124),
  ].join("");
}

/** The boulder of those who have arrived. */
function rest(sheet: Sheet): string {
  const rock = smooth(
    "740 770!, 752 690, 800 622, 880 596, 980 590, 1090 606, 1170 650, 1214 700!, 1214 780!",
  );
  return [
    path(
      rock,
      sheet.gradient([
        [0, "#DDD5C6"],
        [1, "#7C7682"],
      ]),
    ),
    path(
      smooth("1010 592!, 1090 606, 1170 650, 1214 700!, 1214 780!, 1060 780!, 1080 700, 1040 640"),
      "#57546A",
      'opacity=".7"',
    ),
    stroke("M850 620q-20 60 4 140M940 606q16 50-2 90", "#57546A", 3.4, 'opacity=".5"'),
    stipple(sheet, rock, palette.night, [0, 0, 0, 1], 0.5, 16),
    place(restingWalker("#E9A93C", "#B5482A"), 880, 604, 1.5),
    place(restingWalker("#C4326A", palette.indigo, palette.bark), 996, 600, -1.42, 1.42),
    place(rucksack(), 1096, 616, 0.55),
    ...points("700 752 56, 770 762 48, 640 766 44, 30 764 50, 420 770 46, 1176 738 40").map(
      ([x, y, size = 40]) => ichu(x, y, size, "#E8D48C"),
    ),
  ].join("");
}
