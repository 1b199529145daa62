import { cumulus, type Lobe } from "../../motifs/sky/cumulus.ts";
import { highlander, stand } from "../../motifs/people/hiker.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { llamaAt } from "../../motifs/animals/llama.ts";
import { palette } from "../../engine/palette.ts";
import { ichu } from "../../motifs/plants/plants.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { ellipse, path, polygon, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { rays, sky, sun, veil } from "../../motifs/sky/sky.ts";

/** A thunderhead over the puna at the end of the afternoon; a woman and her llamas make for home. */
export function wheather(sheet: Sheet): string {
  return [
    heavens(sheet),
    rain(sheet),
    thunderhead(sheet),
    plain(sheet),
    walkers(sheet),
    paperGrain(sheet),
  ].join("");
}

function heavens(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#23648A"],
      [0.3, "#6FB0B2"],
      [0.55, "#F6DFA2"],
      [0.72, "#F2B56A"],
    ]),
    sheet.clip("M0 0h1200v560H0z", rays(150, 420, 1300, 22, "#FFF1C4", 0.14)),
    sun(150, 420, 70, "#FFF3C8", 3, 0.18),
  ].join("");
}

const tower: Lobe[] = [
  [440, 412, 40],
  [500, 392, 56],
  [580, 376, 66],
  [680, 380, 80],
  [790, 384, 84],
  [900, 380, 84],
  [1010, 392, 70],
  [1100, 410, 52],
  [1160, 424, 34],
  [560, 318, 50],
  [620, 286, 66],
  [720, 280, 96],
  [840, 280, 104],
  [950, 296, 80],
  [1030, 330, 56],
  [650, 206, 54],
  [720, 186, 74],
  [820, 190, 90],
  [920, 206, 66],
  [600, 124, 34],
  [650, 110, 50],
  [730, 96, 66],
  [830, 92, 72],
  [930, 104, 60],
  [1010, 124, 44],
  [1066, 136, 28],
];

function thunderhead(sheet: Sheet): string {
  const inks = [
    ["#65719C", -46, -10],
    ["#A6A3B8", -104, -18],
    ["#E3C3A2", -170, -22],
    ["#FFF1CF", -262, -14],
  ] as const;
  return cumulus(sheet, tower, "#3D4676", inks, [412, "#2B3262"]);
}

function rain(sheet: Sheet): string {
  const fade = sheet.gradient([
    [0, "#3B4372", 0.85],
    [0.7, "#5F6C98", 0.5],
    [1, "#8E94AE", 0],
  ]);
  return (
    path("M500 430h620l-90 180H400z", fade) +
    path("M620 430h200l-80 180H520zM880 430h150l-80 180H790z", fade) +
    polygon(
      "738 446, 700 506, 722 504, 682 560, 696 556, 668 604, 712 548, 698 550, 742 492, 722 494, 752 446",
      "#FFF6D4",
    )
  );
}

function plain(sheet: Sheet): string {
  const near = smooth(
    "-20 640!, 160 612, 380 610, 620 640, 860 650, 1040 630, 1220 640!, 1220 770!, -20 770!",
  );
  return [
    land(ridge({ y: 560, swing: 34, seed: 82, wave: 420, pointed: 0.6 }), "#5B6390"),
    veil(sheet, 500, 110, "#E9B77C", 0.55),
    land(ridge({ y: 606, swing: 14, seed: 33, wave: 600, pointed: 0.1 }), "#A8823F"),
    path(near, "#C99A3E"),
    path(smooth("-20 640!, 160 612, 380 610, 560 630!, 360 640, 160 660, -20 700!"), "#EDC468"),
    path(smooth("700 646!, 860 650, 1040 630, 1220 640!, 1220 770!, 620 770!, 760 700"), "#8E6A34"),
    stipple(sheet, near, palette.bark, [0, 0, 0.8, 1], 0.8),
    [
      [60, 730, 46],
      [330, 700, 34],
      [690, 724, 44],
      [1090, 716, 48],
      [930, 690, 30],
      [520, 676, 26],
    ]
      .map(([x = 0, y = 0, size = 0]) => ichu(x, y, size, x < 600 ? "#FBE3A0" : "#D9B25E"))
      .join(""),
  ].join("");
}

function walkers(sheet: Sheet): string {
  const shadow = (x: number, y: number, long: number) =>
    ellipse(x + long * 0.7, y, long, 8, palette.night, 'opacity=".38"');
  return [
    shadow(236, 700, 110) +
      llamaAt(sheet, 214, 700, 190, {
        wool: palette.salt,
        shade: "#D8B98E",
        far: "#9A7A60",
        cloth: palette.terracotta,
      }),
    shadow(424, 690, 90) +
      stand(
        highlander(sheet, {
          hat: palette.brick,
          skirt: palette.brick,
          shawl: palette.sun,
          bundle: palette.indigo,
        }),
        410,
        694,
        178,
      ),
    shadow(560, 676, 80) +
      llamaAt(sheet, 548, 676, 132, { wool: "#8A5433", shade: "#6A3C26", far: palette.bark }),
    stroke("M252 612q80 26 140 24", palette.bark, 2.5),
  ].join("");
}
