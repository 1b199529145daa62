import { andenes } from "../../motifs/land/andenes.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { condor } from "../../motifs/animals/condor.ts";
import { highlander, hiker, stand } from "../../motifs/people/hiker.ts";
import { hillTown } from "../../motifs/buildings/hill-town.ts";
import { ichu } from "../../motifs/plants/plants.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { path, place, smooth, straight, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { mist, sky, sun } from "../../motifs/sky/sky.ts";

const haze = "#F6DDB8";

/** Morning at the Cruz del Cóndor: a condor at the height of the railing, the Colca's terraces and a white church far below, a volcano that smokes. */
export function placeArequipa(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2F6FA4"],
      [0.3, "#8FBCC4"],
      [0.55, haze],
    ]),
    sun(1010, 130, 44, "#FFF1C4", 3, 0.16),
    cloudscape(sheet, [[210, 110, 360, 50]], { light: "#FFF8E8", shade: "#D6DDD8" }, 8),
    volcanoes(sheet),
    valley(sheet),
    gorge(sheet),
    condor(380, 436, 600, "#1C1A2E", "#FFFBF2", -9),
    condor(868, 300, 120, "#2B2640", "#F3EDE2", 14),
    condor(760, 196, 70, "#3A3450", "#F3EDE2", -4),
    lookout(sheet),
    paperGrain(sheet),
  ].join("");
}

function volcanoes(sheet: Sheet): string {
  const crest: Crest = [
    [-60, 260, 90],
    [120, 260, 130],
    [300, 250, 150],
    [470, 250, 190],
    [620, 244, 270],
    [700, 244, 250],
    [820, 250, 190],
    [980, 250, 160],
    [1260, 260, 110],
  ];
  return [
    path(
      smooth(
        "626 168!, 600 132, 640 104, 622 66, 690 34, 760 44, 740 76, 700 92, 706 126, 664 150, 650 172!",
      ),
      "#F4EEE6",
      'opacity=".85"',
    ),
    path(
      smooth("650 172!, 664 150, 706 126, 700 92, 740 76, 720 104, 722 134, 684 160!"),
      "#C9C6CC",
      'opacity=".8"',
    ),
    snowRange(sheet, crest, {
      foot: 450,
      seed: 21,
      snowFrom: 150,
      haze: [haze, 0.3, 0.9],
      hidden: 400,
      least: 320,
    }),
    mist(sheet, 300, 130, haze, 0.8),
  ].join("");
}

/** The far bank: terraces down to the village. */
function valley(sheet: Sheet): string {
  const bank = smooth(
    "-20 356!, 120 344, 300 352, 480 338, 700 350, 900 336, 1080 346, 1220 334!, 1220 780!, -20 780!",
  );
  return [
    path(
      bank,
      sheet.gradient([
        [0, "#B7A468"],
        [1, "#6E6A4A"],
      ]),
    ),
    andenes(
      "-20 520, 180 536, 420 560, 700 552, 960 530, 1230 500",
      "-20 372, 200 366, 430 370, 700 366, 940 356, 1230 350",
      { wall: "#B98A62", foot: "#5E5840", grass: "#93A454", joint: "#7A5A46", rim: "#EBD39C" },
      { steps: 9, wall: 0.42, near: 1.25, stones: 7, seed: 5, bottom: 620 },
    ),
    hillTown(
      [
        [640, 452, 170, 15],
        [690, 472, 190, 17],
      ],
      { wall: "#F6E7CC", wallShade: "#BFA390", roof: "#C2603E", roofShade: "#8E4032", dark: "#6B4A44" },
      5,
    ),
    church(),
  ].join("");
}

/** The white church of the village, with its two towers. */
function church(): string {
  const tower = "M-9 0v-50h18V0zM-6-50v-12a6 6 0 0 1 12 0v12z";
  return place(
    [
      path("M-34 0v-38l34-18 34 18V0z", "#FFFBF2"),
      path("M8 0v-51l26 13V0z", "#D8C9BE"),
      path("M-8 0v-20a8 8 0 0 1 16 0V0z", palette.bark),
      place(path(tower, "#FFFBF2") + path("M2 0v-50h7V0z", "#D8C9BE"), -34, 0),
      place(path(tower, "#FFFBF2") + path("M2 0v-50h7V0z", "#D8C9BE"), 34, 0),
      stroke("M-34-62v-14M-38-71h8M34-62v-14M30-71h8", palette.bark, 2),
    ].join(""),
    770,
    462,
    1,
  );
}

/** The faces of the rock that look to the sun, and the clefts beside them. */
const facets = [
  "0 545, 70 548, 96 640, 60 770, -20 770",
  "120 553, 200 566, 232 660, 206 770, 136 770, 150 650",
  "262 585, 340 592, 376 680, 360 770, 300 770, 296 670",
  "420 601, 500 620, 540 690, 536 770, 470 770, 462 690",
  "1220 516, 1130 530, 1110 600, 1140 660, 1220 650",
  "1060 544, 980 560, 950 640, 900 690, 880 640, 900 580",
];
const clefts = [
  "70 548, 120 553, 150 650, 136 770, 60 770, 96 640",
  "200 566, 262 585, 296 670, 300 770, 206 770, 232 660",
  "340 592, 420 601, 462 690, 470 770, 360 770, 376 680",
  "1130 530, 1060 544, 1000 640, 1110 660",
  "900 580, 830 600, 790 680, 800 716, 880 678",
];

/** The gorge between us and the terraces, the river at its bottom. */
function gorge(sheet: Sheet): string {
  const wall = smooth("-20 540!, 120 552, 260 584, 420 600, 560 640, 640 700, 660 780!, -20 780!");
  const far = smooth("1230 512!, 1080 540, 940 566, 820 600, 740 650, 700 720, 690 780!, 1230 780!");
  const deep = "M-20 520Q420 600 700 580T1230 500V780H-20z";
  return [
    path(
      deep,
      sheet.gradient([
        [0, "#6E5A52"],
        [1, "#2E2A40"],
      ]),
    ),
    path("M640 780Q660 700 720 660T900 600q-90 50-150 100t-60 80z", "#6FB0B4"),
    path("M660 780q10-60 66-104t120-60q-80 40-124 84t-34 80z", "#CFE8E0"),
    path(
      far,
      sheet.gradient([
        [0, "#A8825E"],
        [1, "#4E4050"],
      ]),
    ),
    path(
      wall,
      sheet.gradient([
        [0, "#8A6450"],
        [1, "#3A2E44"],
      ]),
    ),
    path(facets.map((outline) => straight(outline)).join(""), "#D9AE80", 'opacity=".32"'),
    path(clefts.map((outline) => straight(outline)).join(""), palette.night, 'opacity=".3"'),
    stipple(sheet, far, palette.night, [0, 0, 0, 1], 0.6, 16),
  ].join("");
}

/** The edge we stand on, with its wall, walkers, and dry grass. */
function lookout(sheet: Sheet): string {
  const edge = smooth("760 780!, 800 716, 880 678, 980 660, 1100 652, 1230 640!, 1230 780!");
  return [
    path(
      edge,
      sheet.gradient([
        [0, "#C9A06A"],
        [1, "#7A5844"],
      ]),
    ),
    path(smooth("760 780!, 800 716, 880 678, 900 690, 840 730, 810 780!"), "#6A4A40", 'opacity=".8"'),
    path("M1000 716l150 22h40l-170-28z", palette.night, 'opacity=".3"'),
    stand(hiker({ jacket: palette.terracotta, pack: palette.indigo, hat: palette.salt }), 1010, 718, 176),
    stand(
      highlander(sheet, {
        skirt: palette.indigo,
        shawl: palette.sun,
        hat: palette.sand,
        bundle: palette.terracotta,
      }),
      1110,
      716,
      166,
    ),
    ...[
      [880, 730, 46],
      [940, 752, 40],
      [1180, 744, 54],
      [1060, 756, 44],
    ].map(([x = 0, y = 0, size = 0]) => ichu(x, y, size, "#E6C878")),
  ].join("");
}
