import { stand } from "../../motifs/people/hiker.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { ichu } from "../../motifs/plants/plants.ts";
import { pupil } from "../../motifs/people/pupil.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { sky, sun, veil } from "../../motifs/sky/sky.ts";
import { tiledRoof } from "../../motifs/buildings/tiled-roof.ts";
import { flock } from "../../motifs/people/townsfolk.ts";

const haze = "#FBE3B0";

const crest: Crest = [
  [300, 242, 12],
  [380, 242, 44],
  [470, 242, 92],
  [600, 242, 172],
  [720, 242, 242],
  [800, 242, 292],
  [880, 242, 222],
  [960, 242, 252],
  [1060, 242, 172],
  [1150, 242, 192],
  [1220, 242, 132],
];

/** Children on their way to a village school below the snows, early in the morning. */
export function education(sheet: Sheet): string {
  return [back(sheet), hill(sheet), place(school(sheet), 560, 420, 1.18), children(), paperGrain(sheet)].join(
    "",
  );
}

function back(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#3A7FA0"],
      [0.3, "#A9CFC0"],
      [0.5, haze],
    ]),
    sun(210, 190, 60, "#FFF5D6", 3, 0.2),
    snowRange(sheet, crest, {
      foot: 450,
      seed: 18,
      snowFrom: 140,
      haze: [haze, 0.35, 0.92],
      from: 220,
      to: 1230,
    }),
    veil(sheet, 240, 190, haze, 0.92),
    land(ridge({ y: 410, swing: 40, seed: 9, wave: 480, pointed: 0.4 }), "#A5B587"),
    veil(sheet, 380, 100, haze, 0.4),
    flock(
      [
        [420, 150, 30],
        [470, 176, 22],
        [386, 190, 18],
      ],
      palette.dusk,
    ),
  ].join("");
}

/** The hill with the school on its shoulder, and the path up to its door. */
function hill(sheet: Sheet): string {
  const slope = smooth(
    "-20 600!, 120 560, 300 490, 460 436, 640 416, 860 412, 1040 430, 1220 470!, 1220 770!, -20 770!",
  );
  const lit = smooth(
    "-20 600!, 120 560, 300 490, 460 436, 640 416!, 560 450, 420 510, 260 590, 140 680, 60 770!, -20 770!",
  );
  const trail = smooth(
    "250 780!, 330 700, 470 650, 640 620, 740 580, 730 540, 660 510, 640 480, 656 440, 664 418!, 700 418!, 706 450, 716 480, 770 510, 850 548, 850 604, 740 656, 610 700, 560 780!",
  );
  return [
    path(slope, "#7C9A4A"),
    path(lit, "#A9BC60"),
    path(
      smooth("1220 470!, 1040 430, 940 420!, 1000 500, 960 600, 1010 700, 980 780!, 1220 780!"),
      "#54793F",
    ),
    path(trail, "#EAD3A0"),
    path(
      smooth("850 548!, 850 604, 740 656, 610 700, 560 780!, 500 780!, 560 690, 700 640, 800 600"),
      "#C9A56E",
      'opacity=".8"',
    ),
    stipple(sheet, slope, palette.night, [0, 0, 0.7, 1], 0.8, 20),
  ].join("");
}

/** The schoolhouse: white walls, blue door, a tiled roof, a bell and the flag; 300 units wide, its foot at y = 0. */
function school(sheet: Sheet): string {
  const tile = { tile: palette.terracotta, groove: palette.brick, light: palette.clay };
  const windows = [30, 164, 216].map(
    (x) =>
      rect(x, -78, 34, 40, palette.sea) +
      path(`M${x + 17}-78v40M${x}-58h34`, "none", `stroke="${palette.salt}" stroke-width="3"`) +
      rect(x - 3, -38, 40, 5, "#D8C9AE"),
  );
  const flag = [0, 1, 2].map((third) =>
    path(
      `M${third * 22} 0q11 ${third === 1 ? 5 : -5} 22 0v42q-11 ${third === 1 ? 5 : -5}-22 0z`,
      third === 1 ? palette.salt : "#C22B2B",
    ),
  );
  return [
    path("M0 0h300l70 16H60z", palette.night, 'opacity=".3"'),
    rect(0, -104, 290, 106, "#FBF3E0"),
    path("M262-104h28V2h-28z", "#D2BFA4"),
    rect(0, -16, 290, 18, palette.sea) + rect(262, -16, 28, 18, palette.deep),
    ...windows,
    path("M96 2v-64a22 22 0 0 1 44 0V2z", palette.deep) +
      path("M101 2v-62a17 17 0 0 1 34 0V2z", palette.sea) +
      stroke("M118-78V2", palette.deep, 3),
    tiledRoof(
      [
        [14, -160],
        [276, -160],
      ],
      [
        [-16, -98],
        [308, -98],
      ],
      22,
      tile,
    ),
    rect(84, -190, 68, 54, "#FBF3E0") + rect(132, -190, 20, 54, "#D2BFA4"),
    path("M104-138v-26a14 14 0 0 1 28 0v26z", palette.bark) +
      path("M110-142q0-16 8-18 8 2 8 18z", palette.sun) +
      rect(108, -143, 20, 4, palette.sun),
    path("M76-188l42-34 42 34z", palette.terracotta) + path("M118-222l42 34h-26z", palette.brick),
    sheet.clip("M0-104h290V2H0z", path("M0-104h290v14H0z", palette.night, 'opacity=".2"')),
    stroke("M344 6v-230", palette.bark, 5) + place(flag.join(""), 346, -222),
  ].join("");
}

function children(): string {
  const shadow = (x: number, y: number, wide: number) =>
    ellipse(x + wide * 0.8, y, wide, wide * 0.15, palette.night, 'opacity=".35"');
  return [
    shadow(800, 570, 22) + stand(pupil({ pack: palette.sun }), 796, 572, 84),
    shadow(700, 628, 36) + stand(pupil({ pack: palette.indigo, girl: true }), 690, 632, 132),
    shadow(520, 690, 58) + stand(pupil({ pack: palette.terracotta }), 510, 694, 206),
    shadow(386, 728, 62) + stand(pupil({ pack: palette.sea, girl: true }), 372, 732, 220),
    [
      [90, 690, 46],
      [200, 640, 34],
      [900, 690, 44],
      [1090, 640, 40],
      [1160, 720, 50],
      [700, 730, 40],
    ]
      .map(([x = 0, y = 0, size = 0]) => ichu(x, y, size, x < 600 ? "#DDE08A" : "#9DB85A"))
      .join(""),
  ].join("");
}
