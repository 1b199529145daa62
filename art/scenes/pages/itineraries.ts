import { condor } from "../../motifs/animals/condor.ts";
import { highlandCoach } from "../../motifs/vehicles/coach.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { mapPin } from "../../motifs/objects/map-pin.ts";
import { type Crest, massif } from "../../motifs/land/massif.ts";
import { llamaAt } from "../../motifs/animals/llama.ts";
import { palette } from "../../engine/palette.ts";
import { peaks } from "../../motifs/land/peaks.ts";
import { ichu } from "../../motifs/plants/plants.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { relief } from "../../engine/relief.ts";
import { roadBed, roadLine, type Way } from "../../motifs/land/road.ts";
import { createRandom } from "../../engine/random.ts";
import { band, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { mist, sky, sun } from "../../motifs/sky/sky.ts";

const haze = "#FBE0A8";
const horizon = 306;

/** From the snow to the sea: a coach on its way down from the pass, the rest of the journey dotted ahead of it. */
export function itineraries(sheet: Sheet): string {
  return [
    heavens(sheet),
    snow(sheet),
    sea(sheet),
    coast(sheet),
    shoulder(sheet),
    journey(),
    foreground(sheet),
    paperGrain(sheet),
  ].join("");
}

function heavens(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#1F5C7E"],
      [0.24, "#7FB4AE"],
      [0.42, haze],
    ]),
    sun(236, 196, 62, "#FFF3D0", 3, 0.18),
    cloudscape(
      sheet,
      [
        [560, 116, 300, 50],
        [1090, 90, 320, 56],
      ],
      { light: "#FFF8E8", shade: "#D9DCC8" },
      9,
    ),
    condor(470, 190, 92, palette.indigo, palette.salt, 8),
  ].join("");
}

function sea(sheet: Sheet): string {
  return [
    rect(
      -10,
      horizon,
      572,
      240,
      sheet.gradient([
        [0, "#A9D2BE"],
        [0.25, "#4FA3A4"],
        [0.7, palette.sea],
      ]),
    ),
    stroke(
      "M170 318h130M190 332h92M206 346h64M40 340h90M350 326h110M60 372h110M250 372h90M10 404h80",
      "#FDF3D8",
      3,
      'opacity=".65"',
    ),
  ].join("");
}

function snow(sheet: Sheet): string {
  const crest: Crest = [
    [470, 242, 10],
    [560, 242, 70],
    [640, 240, 170],
    [690, 238, 150],
    [770, 236, 260],
    [830, 236, 330],
    [880, 236, 250],
    [950, 238, 270],
    [1030, 240, 180],
    [1110, 242, 220],
    [1200, 242, 140],
    [1260, 242, 120],
  ];
  return (
    snowRange(sheet, crest, {
      foot: 480,
      seed: 31,
      snowFrom: 120,
      haze: [haze, 0.5, 0.8],
      from: 420,
      least: 260,
      hidden: 420,
    }) +
    mist(sheet, 240, 120, haze, 0.5) +
    land(ridge({ y: 292, swing: 34, seed: 12, wave: 380, pointed: 0.8, from: 540 }), "#9A92A4") +
    mist(sheet, 290, 120, haze, 0.85)
  );
}

/** The desert on the coast with its hills, and a white town by the sea. */
function coast(sheet: Sheet): string {
  const shore = smooth(
    "640 330!, 560 308, 470 330, 400 352, 330 372, 300 396, 210 420, 90 434, -20 470!, -20 660!, 640 660!",
  );
  const dune = smooth("-20 520!, 80 476, 180 462, 300 470, 420 440, 520 452, 640 500!, 640 700!, -20 700!");
  return [
    path(shore, "#E9C27E"),
    stroke("M-20 474Q80 438 210 424T306 400 336 376 400 356 470 334 560 310", "#FFF6E0", 5),
    path(smooth("440 400!, 520 350, 600 326, 700 340, 900 320!, 900 560!, 380 560!"), "#D9A45F"),
    path(smooth("600 326!, 700 340, 900 320!, 900 560!, 560 520!, 650 420"), "#B97C48"),
    path(dune, "#D08F4E"),
    path(
      smooth(
        "180 462!, 300 470, 330 520, 260 560, 420 700!, 640 700!, 640 500!, 520 452, 420 440!, 440 500, 380 520",
      ),
      "#A9663C",
      'opacity=".7"',
    ),
    stipple(sheet, dune, palette.night, [0, 0, 0.3, 1], 0.6, 20),
    town(),
  ].join("");
}

function town(): string {
  const random = createRandom(4);
  const houses = Array.from({ length: 21 }, (_, index) => {
    const [column, row] = [index % 7, Math.floor(index / 7)];
    const [x, y] = [322 + column * 19 + random(-4, 4), 382 + row * 13 - column * 3.4];
    const [wide, tall] = [Math.round(random(9, 15)), Math.round(random(8, 15))];
    const start = `M${Math.round(x)} ${Math.round(y)}v-${tall}h${wide}`;
    return {
      front: `${start}v${tall}z`,
      side: `M${Math.round(x) + wide} ${Math.round(y)}v-${tall}h6v${tall}z`,
      row,
    };
  });
  return [0, 1, 2]
    .map((row) => {
      const line = houses.filter((house) => house.row === row);
      return (
        path(line.map(({ side }) => side).join(""), "#B98A6A") +
        path(line.map(({ front }) => front).join(""), "#FFF6E2")
      );
    })
    .join("");
}

/** The road from the pass, and on through the desert to the sea. */
const down: Way = [
  [852, 318, 5],
  [806, 342, 7],
  [880, 362, 10],
  [990, 370, 12],
  [1020, 388, 14],
  [940, 402, 15],
  [780, 408, 17],
  [716, 432, 20],
  [800, 456, 24],
  [960, 466, 29],
  [1120, 484, 36],
  [1260, 510, 44],
];
const desert: Way = [
  [300, 596, 40],
  [400, 580, 34],
  [500, 560, 30],
  [540, 530, 26],
  [470, 512, 23],
  [330, 512, 20],
  [230, 494, 17],
  [260, 468, 14],
  [350, 448, 11],
  [400, 424, 8],
  [372, 398, 5],
];

/** The mountain that the road comes down. */
function shoulder(sheet: Sheet): string {
  const crest: Crest = [
    [440, 0, 0],
    [560, 30, 60],
    [680, 60, 160],
    [780, 80, 232],
    [850, 86, 246],
    [930, 80, 284],
    [1040, 70, 260],
    [1140, 60, 300],
    [1300, 40, 330],
  ];
  const land = relief({
    heightAt: massif({
      crests: [crest],
      seed: 41,
      slope: 1.1,
      rocks: 34,
      wave: 100,
      spurs: { towards: 860, pull: -0.001, length: 6 },
    }),
    near: -260,
    depth: 120,
    foot: 580,
    tilt: 0.2,
    grain: 10,
    cast: 0.3,
    light: [-0.82, -0.3, 0.45],
    from: 420,
  });
  return peaks(sheet, land, {
    rock: ["#3F6350", "#6E8C54", "#A9B566"],
    levels: [0.2, 0.58],
    haze: [haze, 0.7, 0.2],
    least: 300,
    tolerance: 2.2,
    rising: true,
  });
}

function journey(): string {
  return [down, desert]
    .map((way) => {
      const bed = roadBed(way);
      const dots = stroke(roadLine(way), palette.terracotta, 5, 'stroke-dasharray=".1 12"');
      return path(bed, palette.bark, 'transform="translate(0 5)" opacity=".5"') + path(bed, "#F3DDAE") + dots;
    })
    .join("");
}

function foreground(sheet: Sheet): string {
  const bank = smooth(
    "1230 540!, 1120 566, 980 590, 800 602, 560 604, 400 602, 300 588, 200 576, 110 584, 40 610, -20 650!, -20 780!, 1230 780!",
  );
  const road: Way = [
    [1270, 560, 70],
    [1080, 632, 104],
    [820, 668, 120],
    [540, 678, 128],
    [300, 676, 128],
    [160, 664, 100],
    [88, 644, 74],
    [86, 618, 58],
    [156, 598, 50],
    [280, 586, 44],
    [360, 570, 36],
  ];
  const wool = { wool: palette.salt, shade: "#E3BE9A", far: "#A88670", cloth: palette.sea };
  return [
    path(
      bank,
      sheet.gradient([
        [0, "#93A854"],
        [1, "#44703F"],
      ]),
    ),
    stipple(sheet, bank, palette.night, [0, 0, 0.5, 1], 0.7, 20),
    sheet.clip(
      bank,
      path(roadBed(road), "#57475A") + stroke(roadLine(road), palette.glow, 6, 'stroke-dasharray=".1 19"'),
    ),
    band(roadLine(road.slice(0, 5), 1.12), palette.salt, 8, 'stroke-dasharray="12 31"'),
    band(roadLine(road.slice(0, -2), -1.12), palette.salt, 10, 'stroke-dasharray="15 36"'),
    place(highlandCoach(sheet), 450, 692, 0.86),
    ellipse(1086, 716, 76, 8, palette.night, 'opacity=".35"'),
    llamaAt(sheet, 1050, 716, 150, wool),
    mapPin(850, 322, 60, palette.sun),
    mapPin(372, 396, 78, palette.terracotta),
    ...[
      [60, 740, 46],
      [330, 744, 38],
      [930, 744, 44],
      [1160, 700, 48],
    ].map(([x = 0, y = 0, size = 0]) => ichu(x, y, size, "#D3DC82")),
  ].join("");
}
