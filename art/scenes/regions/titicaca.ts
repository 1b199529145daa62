import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { highlander, hiker, stand } from "../../motifs/people/hiker.ts";
import { paperGrain } from "../../engine/grain.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import { mix, palette } from "../../engine/palette.ts";
import { reedClump } from "../../motifs/plants/reeds.ts";
import { reedBoat } from "../../motifs/vehicles/reed-boat.ts";
import { ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { mist, sky } from "../../motifs/sky/sky.ts";

const horizon = 330;
const haze = "#F3E6C4";
const reed = { reed: "#DDB25E", light: "#F6DC96", shade: "#A97A38", rope: palette.bark };

/** A boat of totora reeds off one of the Uros' floating islands, the Cordillera Real across the lake. */
export function titicaca(sheet: Sheet): string {
  const range = cordillera(sheet);
  return [
    sky(sheet, [
      [0, "#16407A"],
      [0.24, "#4C92BC"],
      [0.44, haze],
    ]),
    cloudscape(
      sheet,
      [
        [210, 130, 440, 90],
        [620, 84, 320, 50],
        [1060, 110, 400, 70],
      ],
      { light: "#FFF8E8", shade: "#C6D9DE" },
      23,
    ),
    range,
    lake(sheet, range),
    island(sheet),
    boat(sheet),
    reeds(),
    paperGrain(sheet),
  ].join("");
}

function cordillera(sheet: Sheet): string {
  const crest: Crest = [
    [330, 260, 60],
    [430, 260, 120],
    [510, 250, 180],
    [560, 250, 160],
    [640, 240, 270],
    [690, 244, 220],
    [750, 244, 240],
    [820, 250, 170],
    [900, 244, 230],
    [960, 236, 310],
    [1010, 240, 250],
    [1080, 240, 280],
    [1150, 250, 190],
    [1300, 260, 170],
  ];
  return [
    snowRange(sheet, crest, {
      foot: 440,
      seed: 5,
      snowFrom: 130,
      haze: [haze, 0.3, 0.9],
      from: 300,
      hidden: horizon,
    }),
    path(smooth("-20 296!, 80 276, 180 286, 280 306, 380 320, 520 326, 700 334!, -20 340!"), "#8287A6"),
    path(smooth("180 286!, 280 306, 380 320, 520 326, 700 334!, 240 336!, 220 310"), "#5F6A94"),
    mist(sheet, 262, 90, haze, 0.6),
  ].join("");
}

function lake(sheet: Sheet, above: string): string {
  const waves =
    "M470 352h120M760 348h180M1020 362h130M600 376h200M880 392h240M520 410h120M700 430h150M980 436h200M560 690h180M860 712h220M620 738h150M1040 664h150M90 700h110";
  const water = `M-10 ${horizon}H1210V760H-10z`;
  return (
    path(
      water,
      sheet.gradient([
        [0, "#8FC0CC"],
        [0.12, "#3D86B4"],
        [0.4, "#1F5A97"],
        [1, "#122F66"],
      ]),
    ) +
    sheet.clip(water, `<g opacity=".3">${place(above, 0, horizon * 1.75, 1, -0.75)}</g>`) +
    stroke(waves, "#BFE0E6", 3, 'opacity=".55"')
  );
}

/** A hut of reed mats, 120 units wide, its left foot at 0, 0. */
function hut(): string {
  const mats = Array.from({ length: 8 }, (_, index) => `M${6 + index * 11} 0v-46`).join("");
  return [
    path("M88 0v-50l30-4V-4z", reed.shade),
    rect(0, -50, 88, 50, "#E3BE70"),
    stroke(mats, "#C29548", 2),
    path("M32 0v-36h24V0z", palette.bark),
    path("M80-104l20 4 28 48-14 4-20-4z", "#8E6430"),
    path("M-12-48L20-104h62l14 54q-54 8-108 2z", "#CFA052"),
    stroke("M28-102L4-50M40-103L24-47M52-104l-6 58M64-104l4 57M76-103l12 54", "#A97A38", 2.4),
    stroke("M-12-48q54 8 108-2", palette.bark, 3),
  ].join("");
}

function island(sheet: Sheet): string {
  const mat = smooth(
    "-20 420!, 120 410, 280 414, 400 432, 470 456, 500 476!, 470 500, 340 520, 160 532, -20 534!",
  );
  const rim = smooth(
    "500 476!, 470 500, 340 520, 160 532, -20 534!, -20 570!, 170 566, 350 550, 480 524, 512 490",
  );
  const woman = (skirt: string, shawl: string, bundle: string) =>
    highlander(sheet, { skirt, shawl, bundle, hat: palette.bark });
  return [
    ellipse(220, 560, 320, 22, "#0F2858", 'opacity=".5"'),
    path(rim, "#A97A38"),
    stroke("M-20 552q190 6 360-20 80-12 150-36", reed.rope, 2.4, 'stroke-dasharray="3 9"'),
    path(mat, "#EBC877"),
    watchtower(),
    place(hut(), 20, 462, 1.08),
    place(hut(), 160, 446, 0.8),
    stroke("M300 428q20-60 14-90M310 428q14-40 30-66M294 428q-4-40-18-64", "#86A552", 5),
    path("M320 470l90 8 30 10-100-6z", palette.night, 'opacity=".25"'),
    stand(woman(palette.terracotta, palette.indigo, palette.sun), 330, 478, 92),
    stand(woman("#2F8A6A", palette.terracotta, palette.sea), 384, 486, 96, true),
    path("M120 512l110 8 20 8-120-4z", palette.night, 'opacity=".25"'),
    stand(woman(palette.maize, palette.sun, palette.terracotta), 128, 518, 108),
  ].join("");
}

/** The lookout of the island, with a fish of reeds on its top. */
function watchtower(): string {
  return [
    stroke(
      "M262 436l14-150M318 436l-14-150M266 396l46-40M314 396l-44-40M270 356l38-36M310 356l-36-36",
      palette.bark,
      4,
    ),
    path("M266 288h48v-8h-48z", reed.shade),
    stroke("M270 282v-20h40v20", palette.bark, 3),
    path("M258 246q20-22 48-6l18-10-4 14 6 12-20-6q-28 14-48-4z", reed.reed),
    path("M268 248q14 14 38 2l20 6-6-12q-24 10-52 4z", reed.shade),
    stroke("M290 262v-16", palette.bark, 3),
  ].join("");
}

function boat(sheet: Sheet): string {
  const cabin = [
    stroke("M-80-22v-104M100-22v-104M-80-58h180", palette.bark, 5),
    path("M-104-118l22-34h188l26 30-18 10h-204z", "#CFA052"),
    path("M60-152h46l26 30-18 10H70z", reed.shade),
    stroke(
      "M-74-150l-14 34M-48-151l-8 36M-22-151l-4 38M4-151v38M30-151l4 38M56-151l8 38M82-151l14 36",
      "#A97A38",
      2.4,
    ),
    path("M-104-118l2 8h216l18-12z", palette.bark, 'opacity=".45"'),
  ];
  const crew = [
    stand(
      highlander(sheet, {
        skirt: palette.terracotta,
        shawl: palette.sun,
        bundle: palette.indigo,
        hat: palette.bark,
      }),
      -40,
      -14,
      92,
    ),
    stand(hiker({ jacket: palette.sea, pack: palette.terracotta }), 16, -10, 92),
    stand(hiker({ jacket: palette.salt, pack: palette.coca, hat: palette.terracotta }), 62, -12, 88),
    stroke("M186-100l70 168", "#7A4A2E", 6),
    stand(
      highlander(sheet, {
        skirt: "#2F8A6A",
        shawl: palette.terracotta,
        bundle: palette.sea,
        hat: palette.brick,
      }),
      176,
      -22,
      118,
    ),
    path("M246 58l14-6 16 40q-4 10-14 6z", "#7A4A2E"),
  ];
  return [
    ellipse(800, 664, 330, 22, "#0B1F4C", 'opacity=".55"'),
    stroke("M560 676h160M760 688h220M640 702h120M940 672h150", reed.reed, 4, 'opacity=".45"'),
    place(
      cabin.slice(0, 1).join("") +
        crew.slice(0, 3).join("") +
        cabin.slice(1).join("") +
        crew.slice(3).join("") +
        reedBoat(sheet, reed),
      790,
      612,
      1.12,
    ),
    stroke(
      "M452 650q60 22 160 18M1140 640q-60 26-140 26M470 664q60 18 120 18",
      mix("#8FC0CC", palette.salt, 0.5),
      4,
      'opacity=".8"',
    ),
  ].join("");
}

function reeds(): string {
  return [
    path(reedClump(60, 770, 230, 9, 22), "#3E6E52"),
    path(reedClump(100, 775, 180, 8, 22), "#86A552"),
    path(reedClump(1150, 770, 190, 8, 22), "#3E6E52"),
    path(reedClump(1190, 775, 150, 6, 22), "#86A552"),
  ].join("");
}
