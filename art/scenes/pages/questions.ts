import { cairn } from "../../motifs/land/cairn.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { condor } from "../../motifs/animals/condor.ts";
import { type Crest, massif } from "../../motifs/land/massif.ts";
import { ichu } from "../../motifs/plants/plants.ts";
import { llamaAt } from "../../motifs/animals/llama.ts";
import { mapReader } from "../../motifs/people/map-reader.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { peaks } from "../../motifs/land/peaks.ts";
import { relief } from "../../engine/relief.ts";
import { roadBed, type Way } from "../../motifs/land/road.ts";
import { ellipse, path, place, smooth } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { signpost } from "../../motifs/objects/signpost.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { stand } from "../../motifs/people/hiker.ts";
import { mist, rays, sky, sun } from "../../motifs/sky/sky.ts";

const haze = "#FCE0A6";

/** Which way? A traveller with backpack and map before a signpost of many arms; behind it three trails part towards the mountains. */
export function questions(sheet: Sheet): string {
  return [heavens(sheet), flanks(sheet), ground(sheet), trails(), foreground(sheet), paperGrain(sheet)].join(
    "",
  );
}

function heavens(sheet: Sheet): string {
  const crest: Crest = [
    [120, 242, 60],
    [240, 242, 130],
    [330, 240, 190],
    [420, 240, 160],
    [520, 236, 250],
    [600, 240, 200],
    [700, 240, 230],
    [780, 236, 320],
    [840, 240, 260],
    [920, 240, 200],
    [1020, 240, 230],
    [1120, 242, 150],
    [1240, 242, 110],
  ];
  return [
    sky(sheet, [
      [0, "#2B6C9A"],
      [0.26, "#8DBFB8"],
      [0.48, haze],
    ]),
    rays(168, 160, 1300, 22, "#FFF6D4", 0.11),
    sun(168, 160, 60, "#FFF5D8", 3, 0.18),
    cloudscape(
      sheet,
      [
        [470, 112, 280, 46],
        [1080, 100, 300, 54],
      ],
      { light: "#FFF8E8", shade: "#D9DCC8" },
      14,
    ),
    snowRange(sheet, crest, {
      foot: 470,
      seed: 33,
      snowFrom: 120,
      haze: [haze, 0.36, 0.95],
      hidden: 430,
      least: 420,
    }),
    mist(sheet, 310, 120, haze, 0.85),
    condor(400, 236, 96, palette.indigo, palette.salt, -8),
  ].join("");
}

function flanks(sheet: Sheet): string {
  const crests: Crest[] = [
    [
      [-120, 60, 250],
      [40, 60, 190],
      [190, 70, 120],
      [330, 80, 40],
    ],
    [
      [820, 90, 20],
      [940, 80, 100],
      [1060, 70, 180],
      [1180, 60, 220],
      [1320, 60, 270],
    ],
  ];
  const land = relief({
    heightAt: massif({
      crests,
      seed: 27,
      slope: 1,
      rocks: 52,
      wave: 100,
      spurs: { towards: 600, pull: -0.001, length: 6 },
    }),
    near: -220,
    depth: 130,
    foot: 470,
    tilt: 0.2,
    grain: 10,
    cast: 0.3,
    light: [-0.75, -0.4, 0.5],
  });
  return peaks(sheet, land, {
    rock: ["#46705A", "#7C9C5C", "#B6BC68"],
    levels: [0.3, 0.72],
    haze: [haze, 0.3, 0.6],
    least: 420,
    tolerance: 2.6,
    rising: true,
  });
}

function ground(sheet: Sheet): string {
  const plain = smooth(
    "-20 460!, 160 452, 380 436, 600 428, 820 436, 1020 448, 1230 452!, 1230 780!, -20 780!",
  );
  return [
    path(
      plain,
      sheet.gradient([
        [0, "#D9CB84"],
        [0.3, "#A9B05A"],
        [1, "#5E8448"],
      ]),
    ),
    path(
      smooth("-20 500!, 200 490, 420 500, 560 530, 420 560, 160 570, -20 580!"),
      "#C3BE68",
      'opacity=".7"',
    ),
    path(smooth("700 480!, 900 470, 1230 490!, 1230 580!, 1000 560, 820 530"), "#7C9C4C", 'opacity=".7"'),
    path(smooth("846 492!, 900 482, 980 482, 1030 492, 1000 504, 920 508, 860 502"), "#EBD9A4"),
    path(smooth("858 493!, 904 485, 976 485, 1016 493, 990 501, 920 504, 868 500"), "#3F9AA0"),
    path("M880 490l60-3 40 3-50 4z", "#A9DCCB"),
    stipple(sheet, plain, palette.night, [0, 0, 0.3, 1], 0.65, 20),
  ].join("");
}

/** Three trails that part behind the signpost. */
function trails(): string {
  const ways: Way[] = [
    [
      [500, 640, 110],
      [420, 580, 56],
      [300, 548, 32],
      [170, 536, 22],
      [96, 512, 14],
      [150, 488, 10],
      [220, 470, 7],
      [190, 452, 4],
    ],
    [
      [560, 640, 110],
      [590, 570, 50],
      [560, 526, 30],
      [620, 496, 20],
      [690, 476, 13],
      [650, 458, 8],
      [610, 444, 5],
      [640, 430, 3],
    ],
    [
      [620, 650, 110],
      [760, 590, 56],
      [900, 560, 36],
      [1040, 548, 26],
      [1120, 524, 17],
      [1080, 500, 11],
      [1120, 474, 8],
      [1170, 456, 5],
    ],
  ];
  return ways
    .map((way) => {
      const bed = roadBed(way);
      return path(bed, palette.bark, 'transform="translate(3 4)" opacity=".3"') + path(bed, "#F0DAA6");
    })
    .join("");
}

function foreground(sheet: Sheet): string {
  const hill = smooth(
    "-20 700!, 120 664, 300 630, 480 606, 620 600, 780 612, 960 640, 1120 660, 1230 690!, 1230 780!, -20 780!",
  );
  const trail = smooth("470 608!, 560 600, 640 601!, 700 650, 720 700, 700 780!, 380 780!, 430 700, 470 650");
  const wool = { wool: palette.salt, shade: "#E3BE9A", far: "#A88670", cloth: palette.terracotta };
  return [
    path(
      hill,
      sheet.gradient([
        [0, "#A3AE54"],
        [1, "#3F6A40"],
      ]),
    ),
    path(trail, "#EBCF98"),
    path(
      smooth("640 601!, 700 650, 720 700, 700 780!, 640 780!, 664 700, 650 640"),
      "#B98F5E",
      'opacity=".6"',
    ),
    stipple(sheet, hill, palette.night, [0, 0, 0.4, 1], 0.7, 20),
    path("M752 690l250 36 8-8-250-40z", palette.night, 'opacity=".32"'),
    ellipse(758, 690, 52, 8, palette.night, 'opacity=".35"'),
    place(
      signpost(470, [
        [-426, 206, -5, palette.terracotta, "peak"],
        [-386, -196, 4, palette.sea, "waves"],
        [-332, -230, -4, palette.sun, "pyramid"],
        [-318, 236, 5, palette.coca, "leaf"],
        [-252, 190, -3, palette.indigo, "plane"],
        [-244, -180, 5, palette.maize, "house"],
        [-184, 214, 4, "#C9762E", "sun"],
      ]),
      752,
      692,
    ),
    cairn(836, 700, 52),
    path("M470 716l190 40 10-10-190-38z", palette.night, 'opacity=".32"'),
    ellipse(474, 722, 60, 9, palette.night, 'opacity=".35"'),
    stand(mapReader(), 470, 728, 268),
    ellipse(1076, 720, 70, 8, palette.night, 'opacity=".35"'),
    llamaAt(sheet, 1046, 722, 160, wool),
    ...[
      [60, 730, 50],
      [210, 690, 40],
      [330, 744, 38],
      [900, 744, 44],
      [1170, 726, 52],
    ].map(([x = 0, y = 0, size = 0]) => ichu(x, y, size, "#DDD67E")),
  ].join("");
}
