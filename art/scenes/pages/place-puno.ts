import { amantaniWoman } from "../../motifs/people/amantani-woman.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { createRandom } from "../../engine/random.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import { flock } from "../../motifs/people/townsfolk.ts";
import { highlander, stand } from "../../motifs/people/hiker.ts";
import { reedClump } from "../../motifs/plants/reeds.ts";
import { paperGrain } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { ellipse, path, place, smooth, stroke } from "../../engine/shapes.ts";
import { reedBoat } from "../../motifs/vehicles/reed-boat.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { mist, sky, sun } from "../../motifs/sky/sky.ts";

const horizon = 350;
const haze = "#FBC9B4";

/** Dawn on Titicaca: boats of totora at their mooring, one that a woman poles out, the ice beyond the water turning pink. */
export function placePuno(sheet: Sheet): string {
  const range = cordillera(sheet);
  return [
    sky(sheet, [
      [0, "#39407E"],
      [0.2, "#8C6C9E"],
      [0.36, "#EFA08C"],
      [0.47, "#FDE0B0"],
    ]),
    sun(820, 336, 54, "#FFF3CC", 4, 0.16),
    cloudscape(
      sheet,
      [
        [300, 130, 420, 46],
        [980, 96, 360, 40],
      ],
      { light: "#F9BFA6", shade: "#B57C9A" },
      14,
    ),
    range,
    lake(sheet, range),
    outward(sheet),
    moored(sheet),
    reeds(),
    paperGrain(sheet),
  ].join("");
}

function cordillera(sheet: Sheet): string {
  const crest: Crest = [
    [-60, 260, 60],
    [60, 260, 120],
    [160, 250, 190],
    [230, 244, 150],
    [330, 244, 230],
    [400, 244, 180],
    [500, 250, 210],
    [600, 250, 130],
    [720, 260, 60],
  ];
  return [
    snowRange(sheet, crest, {
      foot: 440,
      seed: 31,
      snowFrom: 100,
      snow: ["#A887B4", "#EBA9A4", "#FFE9D6"],
      rock: ["#6E5A8E", "#A2749A"],
      haze: [haze, 0.25, 0.95],
      to: 740,
      hidden: horizon,
      least: 260,
    }),
    path(smooth("760 350!, 880 322, 980 306, 1080 300, 1220 316!, 1220 360!, 760 360!"), "#8A6A94"),
    path(smooth("980 306!, 1080 300, 1220 316!, 1220 360!, 1010 360!, 1030 330"), "#6C5484"),
    mist(sheet, 290, 80, haze, 0.7),
  ].join("");
}

function lake(sheet: Sheet, above: string): string {
  const water = `M-10 ${horizon}H1210V760H-10z`;
  const random = createRandom(6);
  const glints = Array.from({ length: 30 }, (_, index) => {
    const y = horizon + 8 + index * 12;
    const wide = 40 + index * 7;
    return `M${Math.round(820 - wide / 2 + random(-30, 30))} ${y}h${Math.round(wide * random(0.4, 0.9))}`;
  });
  return [
    path(
      water,
      sheet.gradient([
        [0, "#FBD2AE"],
        [0.16, "#D98F94"],
        [0.45, "#7C6AA0"],
        [1, "#2B3468"],
      ]),
    ),
    sheet.clip(water, `<g opacity=".28">${place(above, 0, horizon * 1.75, 1, -0.75)}</g>`),
    stroke(glints.join(""), "#FFEBC0", 3.4, 'opacity=".85"'),
    flock(
      [
        [560, 226, 26],
        [606, 244, 20],
        [530, 252, 16],
      ],
      "#4A3A6E",
    ),
  ].join("");
}

const reed = { reed: "#DDA95A", light: "#FBDFA0", shade: "#8E6440", rope: palette.bark };

/** The boat that leaves, small before the sun, with its sail of reeds furled. */
function outward(sheet: Sheet): string {
  return [
    ellipse(640, 458, 120, 7, "#3A3A70", 'opacity=".5"'),
    place(
      stand(
        highlander(sheet, {
          skirt: palette.maize,
          shawl: palette.terracotta,
          hat: palette.bark,
          bundle: palette.sun,
        }),
        40,
        -8,
        150,
      ) +
        stroke("M96-150l70 220", "#6A4028", 6) +
        reedBoat(sheet, reed),
      640,
      446,
      0.4,
    ),
    stroke("M500 470h90M700 476h120M560 488h80", "#FFE3B4", 3, 'opacity=".6"'),
  ].join("");
}

/** The boats at the mooring, head beside head, and the woman with her bundle who waits for hers. */
function moored(sheet: Sheet): string {
  const bank = smooth("-20 690!, 120 668, 300 664, 480 684, 620 716, 700 780!, -20 780!");
  const boat = (x: number, y: number, size: number) =>
    ellipse(x, y + 34 * size, 290 * size, 15 * size, "#1E2554", 'opacity=".5"') +
    place(reedBoat(sheet, reed), x, y, size);
  return [
    boat(960, 530, 0.62),
    boat(900, 604, 0.8),
    boat(820, 692, 1),
    path(bank, "#A9844E"),
    path(smooth("-20 690!, 120 668, 300 664, 480 684, 620 716, 420 706, 240 690, 60 696!"), "#E0BC78"),
    stroke("M20 726h120M180 742h150M380 736h120M90 752h90", "#7A5A38", 3, 'opacity=".5"'),
    stroke("M560 704Q540 660 528 640M516 640h26", palette.bark, 6),
    path("M250 716l190 36 12-10-192-34z", palette.night, 'opacity=".35"'),
    stand(amantaniWoman(sheet), 250, 722, 300),
  ].join("");
}

function reeds(): string {
  return [
    path(reedClump(40, 770, 300, 9, 20), "#4A5A5E"),
    path(reedClump(96, 775, 220, 7, 20), "#8A8A5C"),
    path(reedClump(1170, 770, 200, 8, 20), "#4A5A5E"),
    path(reedClump(1130, 775, 140, 6, 20), "#8A8A5C"),
  ].join("");
}
