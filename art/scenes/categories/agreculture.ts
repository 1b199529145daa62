import { highlander, stand } from "../../motifs/people/hiker.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { llamaAt } from "../../motifs/animals/llama.ts";
import { palette } from "../../engine/palette.ts";
import { quinoa } from "../../motifs/plants/quinoa.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { ellipse, path, smooth, stroke } from "../../engine/shapes.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { sky, sun, veil } from "../../motifs/sky/sky.ts";

const haze = "#F9E2AE";

const crest: Crest = [
  [230, 242, 16],
  [330, 242, 132],
  [430, 242, 82],
  [540, 242, 162],
  [640, 242, 222],
  [700, 242, 252],
  [780, 242, 182],
  [850, 242, 202],
  [940, 242, 132],
  [1050, 242, 162],
  [1140, 242, 102],
  [1220, 242, 72],
];

/** The quinoa harvest: ripe plumes in front, the quilt of fields climbing to the snows behind. */
export function agreculture(sheet: Sheet): string {
  return [back(sheet), fields(sheet), harvest(sheet), plumes(), paperGrain(sheet)].join("");
}

function back(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2F7C98"],
      [0.3, "#9CCBBE"],
      [0.5, haze],
    ]),
    sun(250, 150, 58, "#FFF3CC", 3, 0.17),
    snowRange(sheet, crest, {
      foot: 400,
      seed: 31,
      snowFrom: 118,
      haze: [haze, 0.35, 0.9],
      from: 150,
      to: 1230,
      least: 300,
    }),
    veil(sheet, 210, 170, haze, 0.9),
    land(ridge({ y: 350, swing: 40, seed: 12, wave: 560, pointed: 0.3 }), "#9DB07C"),
    veil(sheet, 320, 110, haze, 0.5),
  ].join("");
}

/** Fields on the slope: outline, ink, and the furrows in the same ink made darker. */
const quilt = [
  [
    "-20 420!, 120 380, 260 366!, 300 430!, 120 450, -20 480!",
    "#D9B24E",
    "M-20 440q150-40 300-50M-20 460q160-40 316-50",
  ],
  [
    "260 366!, 420 350, 560 352!, 570 400!, 430 404, 300 430!",
    "#7E9A4A",
    "M280 396q140-32 290-34M290 414q140-34 280-32",
  ],
  [
    "560 352!, 720 356, 860 340!, 900 390!, 740 406, 570 400!",
    "#B5563A",
    "M566 376q160 12 316-10M570 390q170 12 324-10",
  ],
  [
    "860 340!, 1020 330, 1220 350!, 1220 420!, 1060 400, 900 390!",
    "#E3C36A",
    "M880 364q180-16 340 10M890 380q180-12 330 20",
  ],
  [
    "-20 480!, 120 450, 300 430!, 350 510!, 160 530, -20 580!",
    "#5E8A4A",
    "M-20 510q180-50 340-60M-20 540q190-50 356-58",
  ],
  [
    "300 430!, 430 404, 570 400!, 590 480!, 470 486, 350 510!",
    "#C98A4A",
    "M316 456q130-36 260-36M334 484q130-32 252-32",
  ],
  [
    "570 400!, 740 406, 900 390!, 950 462!, 780 490, 590 480!",
    "#E3B44E",
    "M576 428q170 14 344-14M584 454q180 14 352-16",
  ],
  [
    "900 390!, 1060 400, 1220 420!, 1220 520!, 1080 480, 950 462!",
    "#6E944A",
    "M916 414q160 4 304 36M934 440q160 6 286 46",
  ],
] as const;

function fields(sheet: Sheet): string {
  const near = smooth(
    "-20 580!, 160 530, 350 508, 470 486, 590 480, 780 488, 950 462, 1080 480, 1220 520!, 1220 770!, -20 770!",
  );
  const furrows = Array.from(
    { length: 17 },
    (_, index) => `M${600 + (index - 8) * 62} 480L${600 + (index - 8) * 170} 770`,
  ).join("");
  return [
    ...quilt.map(([outline, ink, rows]) => {
      const edge = smooth(outline);
      return (
        path(edge, ink) +
        sheet.clip(edge, stroke(rows, palette.bark, 3, 'opacity=".28"')) +
        path(edge, "none", 'stroke="#F3E2B0" stroke-width="3" opacity=".7"')
      );
    }),
    path(near, "#B9793F"),
    sheet.clip(
      near,
      stroke(furrows, "#8A5230", 15, 'opacity=".75"') +
        stroke(furrows, "#DDA35C", 4, 'transform="translate(-10 0)" opacity=".8"'),
    ),
    stipple(sheet, near, palette.night, [0, 0, 0.5, 1], 0.7, 20),
  ].join("");
}

function harvest(sheet: Sheet): string {
  const shadow = (x: number, y: number, wide: number) =>
    ellipse(x + wide * 0.7, y, wide, wide * 0.13, palette.night, 'opacity=".38"');
  return [
    shadow(470, 640, 70) +
      stand(
        highlander(sheet, {
          hat: palette.bark,
          skirt: palette.indigo,
          shawl: palette.sun,
          bundle: palette.terracotta,
        }),
        460,
        644,
        236,
      ),
    shadow(640, 612, 50) +
      stand(
        highlander(sheet, {
          hat: palette.brick,
          skirt: palette.maize,
          shawl: palette.sea,
          bundle: palette.sun,
        }),
        634,
        614,
        196,
      ),
    shadow(770, 620, 90) +
      llamaAt(
        sheet,
        760,
        622,
        176,
        { wool: palette.salt, shade: "#D9B9A0", far: "#A88670", cloth: palette.terracotta },
        true,
      ),
  ].join("");
}

function plumes(): string {
  const inks = ["#C4453A", "#E39A3C", "#9A3A62", "#E8C25A"];
  const row = [
    [20, 780, 420],
    [104, 800, 360],
    [186, 790, 290],
    [262, 800, 210],
    [1184, 780, 430],
    [1100, 800, 370],
    [1018, 790, 290],
    [944, 800, 210],
    [144, 810, 180],
    [1058, 810, 190],
  ] as const;
  return row
    .map(([x, y, size], index) => quinoa(x, y, size, inks[index % 4] ?? palette.sun, index + 3))
    .join("");
}
