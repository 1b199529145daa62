import { cairn } from "../../motifs/land/cairn.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { hiker, stand } from "../../motifs/people/hiker.ts";
import { paperGrain } from "../../engine/grain.ts";
import { type Crest, massif, ribs } from "../../motifs/land/massif.ts";
import { palette } from "../../engine/palette.ts";
import { passersBy } from "../../motifs/people/passers-by.ts";
import { peaks } from "../../motifs/land/peaks.ts";
import { ichu } from "../../motifs/plants/plants.ts";
import { relief } from "../../engine/relief.ts";
import { ellipse, path, place, polygon, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { sky } from "../../motifs/sky/sky.ts";

const morning = [-0.82, -0.25, 0.48] as const;
const shore = 448;

/** The turquoise lake under the ice of Humantay, which is mirrored in it. */
export function humantay(sheet: Sheet): string {
  const ice = mountain(sheet);
  const slopes = moraines(sheet);
  return [
    sky(sheet, [
      [0, "#164F74"],
      [0.35, "#4F97AC"],
      [0.6, "#CFE0CB"],
    ]),
    cloudscape(
      sheet,
      [
        [150, 150, 360, 80],
        [1060, 120, 380, 70],
      ],
      { light: "#FFF8E8", shade: "#C6D6D6" },
      12,
    ),
    ice,
    slopes,
    lake(sheet, ice + slopes),
    foreground(sheet),
    paperGrain(sheet),
  ].join("");
}

function mountain(sheet: Sheet): string {
  const crest: Crest = [
    [40, 300, 180],
    [170, 290, 260],
    [270, 280, 220],
    [370, 270, 330],
    [470, 255, 400],
    [530, 250, 370],
    [610, 245, 500],
    [665, 245, 450],
    [740, 255, 400],
    [830, 270, 310],
    [920, 280, 330],
    [1020, 290, 230],
    [1160, 300, 190],
  ];
  const land = relief({
    heightAt: massif({
      crests: [crest, ...ribs(crest, 56, 260, 18, 1.35)],
      seed: 44,
      slope: 1.3,
      rocks: 40,
      wave: 84,
      spurs: { towards: 610, pull: -0.0014, length: 4 },
    }),
    near: -300,
    depth: 360,
    foot: 580,
    tilt: 0.1,
    grain: 9,
    cast: 0.4,
    light: morning,
    hidden: shore,
  });
  return peaks(sheet, land, {
    rock: ["#3C4470", "#6C6A92", "#A598A6"],
    levels: [0.18, 0.52],
    snow: ["#86A3CE", "#C1D3E8", "#FFFDF6"],
    snowFrom: 200,
    steep: 0.52,
    least: 130,
    tolerance: 2,
  });
}

function moraines(sheet: Sheet): string {
  const left: Crest = [
    [-160, 60, 330],
    [0, 60, 270],
    [110, 50, 190],
    [210, 30, 120],
    [330, 0, 50],
    [420, -20, 10],
  ];
  const right: Crest = [
    [800, -20, 10],
    [900, 10, 70],
    [1000, 30, 130],
    [1100, 50, 230],
    [1340, 60, 330],
  ];
  const land = relief({
    heightAt: massif({
      crests: [left, right],
      seed: 17,
      slope: 1,
      rocks: 40,
      wave: 110,
      spurs: { towards: 600, pull: 0.0011, length: 8 },
    }),
    near: -260,
    depth: 160,
    foot: shore,
    tilt: 0.02,
    grain: 10,
    cast: 0.4,
    light: morning,
  });
  return peaks(sheet, land, {
    rock: ["#4B3230", "#87573F", "#B98556"],
    levels: [0.22, 0.62],
    least: 380,
    tolerance: 2.4,
    rising: true,
  });
}

function lake(sheet: Sheet, above: string): string {
  const water = smooth(
    "-20 446!, 160 450, 330 446, 600 444, 860 446, 1060 450, 1220 446!, 1220 610!, 1080 640, 900 628, 760 652, 560 668, 380 640, 220 652, 90 622, -20 634!",
  );
  const shine = sheet.gradient([
    [0, "#2F8F96"],
    [0.5, "#37AFA6"],
    [1, "#7FD3BE"],
  ]);
  return [
    place(path(water, "#E6D3A4"), -6, -2, 1.01, 1.012),
    path(water, shine),
    sheet.clip(
      water,
      [
        `<g opacity=".38">${place(above, 0, shore * 1.62, 1, -0.62)}</g>`,
        path(
          smooth("-20 560!, 200 580, 420 600, 640 610, 900 586, 1220 560!, 1220 700!, -20 700!"),
          "#8EDCC4",
          'opacity=".35"',
        ),
        stroke(
          "M120 486h120M300 520h170M640 500h200M900 540h150M470 566h130M720 590h150M180 596h110M360 480h70",
          "#E4F6EC",
          2.4,
          'opacity=".6"',
        ),
      ].join(""),
    ),
  ].join("");
}

function foreground(sheet: Sheet): string {
  const ground = smooth(
    "-20 622!, 90 616, 220 648, 400 662, 560 694, 720 690, 900 650, 1060 650, 1220 602!, 1220 780!, -20 780!",
  );
  return [
    path(
      ground,
      sheet.gradient([
        [0, "#C79A58"],
        [1, "#7A5238"],
      ]),
    ),
    path(
      smooth("900 650!, 1060 650, 1220 602!, 1220 780!, 760 780!, 900 720, 1010 690"),
      "#6B4634",
      'opacity=".6"',
    ),
    polygon("120 690, 156 668, 206 676, 226 700, 150 704", "#8E7468") +
      polygon("156 668, 206 676, 226 700, 190 694", "#584440"),
    polygon("960 712, 1000 684, 1056 694, 1080 724, 1000 730", "#8E7468") +
      polygon("1000 684, 1056 694, 1080 724, 1034 712", "#584440"),
    cairn(330, 716, 62),
    cairn(286, 726, 40),
    passersBy([
      [1010, 640, 34, palette.sun],
      [1030, 642, 34, palette.indigo],
      [170, 640, 30, palette.brick],
    ]),
    ellipse(640, 736, 90, 7, palette.night, 'opacity=".35"'),
    stand(hiker({ jacket: palette.terracotta, pack: palette.sun }), 590, 738, 108),
    stand(hiker({ jacket: palette.salt, pack: palette.maize, trousers: palette.bark }), 648, 742, 100, true),
    [
      [60, 716, 44],
      [450, 746, 40],
      [860, 734, 42],
      [1150, 700, 46],
    ]
      .map(([x = 0, y = 0, size = 0]) => ichu(x, y, size, "#E6B85A"))
      .join(""),
  ].join("");
}
