import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { highlander, stand } from "../../motifs/people/hiker.ts";
import { paperGrain } from "../../engine/grain.ts";
import { type Crest, massif, ribs } from "../../motifs/land/massif.ts";
import { palette } from "../../engine/palette.ts";
import { passersBy } from "../../motifs/people/passers-by.ts";
import { peaks } from "../../motifs/land/peaks.ts";
import { relief } from "../../engine/relief.ts";
import { saltPans } from "../../motifs/land/salt-pans.ts";
import { ellipse, path, smooth } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { sky } from "../../motifs/sky/sky.ts";

const haze = "#FBE0A8";
const noon = [-0.8, -0.3, 0.5] as const;

/** The salt ponds of Maras stepping down their ravine between red hills, the ice of the Urubamba range behind. */
export function maras(sheet: Sheet): string {
  return [back(sheet), hills(sheet), ponds(sheet), people(sheet), paperGrain(sheet)].join("");
}

function back(sheet: Sheet): string {
  const crest: Crest = [
    [-100, 260, 90],
    [120, 260, 150],
    [260, 250, 120],
    [420, 250, 210],
    [520, 240, 300],
    [600, 240, 250],
    [690, 240, 330],
    [790, 250, 210],
    [930, 250, 260],
    [1060, 260, 150],
    [1300, 260, 110],
  ];
  const ice = relief({
    heightAt: massif({
      crests: [crest, ...ribs(crest, 56, 200, 13, 1.2)],
      seed: 17,
      slope: 1.15,
      rocks: 34,
      wave: 80,
      spurs: { towards: 600, pull: -0.0014, length: 4 },
    }),
    near: -40,
    depth: 320,
    foot: 440,
    tilt: 0.1,
    grain: 9,
    cast: 0.35,
    light: noon,
    hidden: 312,
  });
  return [
    sky(sheet, [
      [0, "#23708C"],
      [0.25, "#8ABFB6"],
      [0.46, haze],
    ]),
    cloudscape(
      sheet,
      [
        [240, 120, 420, 90],
        [1000, 96, 380, 60],
      ],
      { light: "#FFF6E0", shade: "#DDE0CB" },
      33,
    ),
    peaks(sheet, ice, {
      rock: ["#6F6C98", "#A294AC"],
      levels: [0.45],
      snow: ["#93A9CE", "#C8D5E6", "#FFFBF0"],
      snowFrom: 150,
      haze: [haze, 0.3, 1],
      least: 220,
      tolerance: 2.7,
    }),
  ].join("");
}

/** A spur of the slope with its crest in the sun and the planes behind its crest in shade. */
function spur(
  sheet: Sheet,
  edge: string,
  [lit, low, dark]: readonly string[],
  planes: readonly string[],
): string {
  const body = smooth(edge);
  const slope = sheet.gradient([
    [0, lit ?? ""],
    [1, low ?? ""],
  ]);
  const shade = path(planes.map((plane) => smooth(plane)).join(""), dark ?? "");
  return path(body, slope) + sheet.clip(body, shade);
}

/** The sides of the ravine, spur behind spur, paler with distance. */
function hills(sheet: Sheet): string {
  return [
    spur(
      sheet,
      "300 330!, 420 300, 540 318, 640 296, 740 322, 860 290, 960 300!, 960 420!, 300 420!",
      ["#D8AE82", "#C48E68", "#B17A60"],
      ["640 296!, 740 322, 800 306!, 780 340, 800 400!, 690 420!, 704 360, 660 330"],
    ),
    spur(
      sheet,
      "380 246!, 440 262, 520 300, 600 318, 660 362, 720 400!, 700 520!, 300 520!, 300 240!",
      ["#D98E5C", "#B96A44", "#9C543C"],
      ["520 300!, 600 318, 660 362, 720 400, 700 460!, 600 450, 574 400, 540 370, 548 330"],
    ),
    spur(
      sheet,
      "640 400!, 700 360, 760 330, 830 310, 900 254, 980 220, 1060 190, 1160 130!, 1160 520!, 700 520!",
      ["#E8A86E", "#D48A56", "#BA6C46"],
      ["830 310!, 900 254, 930 244!, 916 300, 940 360, 930 440, 870 440, 850 390, 866 350"],
    ),
    spur(
      sheet,
      "40 130!, 130 152, 200 180, 290 208, 370 290, 430 350, 500 400, 560 470!, 540 620!, -20 620!",
      ["#CC7444", "#A44C30", "#853A2E"],
      [
        "290 208!, 370 290, 430 350, 500 400, 560 470, 540 560!, 430 540, 404 480, 356 430, 350 370, 306 320, 312 260",
      ],
    ),
    spur(
      sheet,
      "780 480!, 850 420, 890 350, 960 310, 1010 236, 1090 190, 1140 120, 1220 96!, 1220 800!, 900 640!",
      ["#E59A5A", "#CB7240", "#A9502F"],
      [
        "1140 120!, 1220 96!, 1220 300!, 1180 330, 1190 420, 1140 500, 1160 640!, 1090 700!, 1056 500, 1096 420, 1076 330, 1120 250, 1108 180",
        "1010 236!, 1050 210!, 1030 280, 1040 340, 1000 410, 1010 480, 960 580!, 880 560!, 930 460, 974 390, 966 330, 1000 280",
      ],
    ),
    spur(
      sheet,
      "-20 60!, 60 110, 120 200, 160 310, 220 390, 262 480, 330 560, 360 640!, 200 800!, -20 800!",
      ["#C2623A", "#8A3526", "#662724"],
      [
        "60 110!, 120 200, 160 310, 220 390, 262 480, 330 560, 360 640, 200 800!, 150 680, 166 600, 110 520, 116 430, 60 350, 84 270, 40 200",
      ],
    ),
  ].join("");
}

function ponds(sheet: Sheet): string {
  const sky = sheet.gradient([
    [0, "#E4F1EA"],
    [1, "#6FB0BC"],
  ]);
  const salt = sheet.gradient([
    [0, "#FFFFFB"],
    [1, "#FBF3E4"],
  ]);
  const pans = saltPans(
    "700 340, 650 366, 640 404, 520 440, 380 476, 350 520, 250 570, 60 620, -60 690, -80 820",
    "760 340, 776 376, 850 408, 950 452, 940 510, 1000 560, 1150 612, 1150 670, 1280 740, 1300 820",
    {
      pools: [salt, "#F8ECD8", sky, salt, "#EDC3A9", "#8FC3C9", "#D3E4E2", "#D6A071"],
      rim: "#F5E3C2",
      bank: "#A87854",
      dry: "#B87A50",
      face: "#D3A070",
      foot: "#8A5238",
    },
    { rows: 22, top: 352, bottom: 790, seed: 11 },
  );
  const bed = smooth(
    "706 350!, 756 350!, 780 390, 850 424, 930 466, 930 520, 990 570, 1130 630, 1150 690, 1220 740, 1220 800!, -20 800!, -20 700, 70 640, 270 580, 370 520, 420 486, 540 450, 650 412",
  );
  return path(bed, "#B9804F") + pans;
}

function people(sheet: Sheet): string {
  return [
    passersBy([
      [700, 448, 30, palette.sun, palette.indigo],
      [590, 506, 40, palette.coca, palette.brick],
      [740, 560, 50, palette.terracotta, palette.maize],
    ]),
    ellipse(440, 706, 66, 7, palette.night, 'opacity=".3"'),
    stand(highlander(sheet, {}), 410, 706, 128),
  ].join("");
}
