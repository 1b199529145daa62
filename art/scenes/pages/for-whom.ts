import { andenes } from "../../motifs/land/andenes.ts";
import { child } from "../../motifs/people/child.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { condor } from "../../motifs/animals/condor.ts";
import { type Crest, massif } from "../../motifs/land/massif.ts";
import { hiker, stand } from "../../motifs/people/hiker.ts";
import { hillTown } from "../../motifs/buildings/hill-town.ts";
import { llamaAt } from "../../motifs/animals/llama.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { peaks } from "../../motifs/land/peaks.ts";
import { poplars } from "../../motifs/plants/poplars.ts";
import { relief } from "../../engine/relief.ts";
import { ellipse, path, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { mist, sky, sun } from "../../motifs/sky/sky.ts";
import { townsman, townswoman } from "../../motifs/people/townsfolk.ts";

const haze = "#FBE3B0";

/** Peru for everyone: a family with a child, an older couple and a walker look from a lookout over terraces and a river. */
export function forWhom(sheet: Sheet): string {
  return [
    heavens(sheet),
    slopes(sheet),
    valley(sheet),
    terraced(sheet),
    lookout(sheet),
    people(),
    paperGrain(sheet),
  ].join("");
}

function heavens(sheet: Sheet): string {
  const crest: Crest = [
    [250, 242, 60],
    [360, 242, 150],
    [440, 240, 210],
    [510, 236, 300],
    [560, 240, 240],
    [640, 240, 270],
    [720, 242, 180],
    [840, 242, 120],
  ];
  return [
    sky(sheet, [
      [0, "#23648E"],
      [0.26, "#8BBDB6"],
      [0.46, haze],
    ]),
    sun(196, 150, 60, "#FFF3D0", 3, 0.18),
    cloudscape(
      sheet,
      [
        [820, 110, 340, 56],
        [1130, 176, 260, 44],
      ],
      { light: "#FFF8E8", shade: "#D9DCC8" },
      9,
    ),
    snowRange(sheet, crest, {
      foot: 420,
      seed: 22,
      snowFrom: 110,
      haze: [haze, 0.4, 0.95],
      from: 240,
      to: 860,
      hidden: 380,
      least: 300,
    }),
    mist(sheet, 270, 120, haze, 0.8),
    condor(690, 214, 120, palette.indigo, palette.salt, 8),
  ].join("");
}

/** The green flanks of the valley on both sides. */
function slopes(sheet: Sheet): string {
  const left: Crest = [
    [-120, 60, 330],
    [40, 60, 270],
    [180, 70, 190],
    [300, 80, 110],
    [420, 90, 30],
  ];
  const land = relief({
    heightAt: massif({
      crests: [left],
      seed: 41,
      slope: 1,
      rocks: 34,
      wave: 100,
      spurs: { towards: 60, pull: -0.001, length: 6 },
    }),
    near: -240,
    depth: 130,
    foot: 500,
    tilt: 0.2,
    grain: 10,
    cast: 0.3,
    light: [-0.75, -0.4, 0.5],
    to: 520,
  });
  return peaks(sheet, land, {
    rock: ["#3F6A58", "#6E9460", "#A6B468"],
    levels: [0.22, 0.55],
    haze: [haze, 0.35, 0.55],
    least: 300,
    tolerance: 2.4,
    rising: true,
  });
}

function valley(sheet: Sheet): string {
  const floor = smooth("-20 520!, 140 470, 320 424, 470 398, 620 390, 800 400!, 900 700!, -20 700!");
  const river = smooth(
    "560 392!, 520 408, 470 424, 480 446, 540 466, 520 494, 420 520, 320 560, 250 620, 230 700!, 420 700!, 430 630, 480 574, 580 530, 640 490, 630 456, 560 436, 540 424, 572 408, 600 392!",
  );
  return [
    path(
      floor,
      sheet.gradient([
        [0, "#D6CB88"],
        [0.4, "#9DB15C"],
        [1, "#5E8448"],
      ]),
    ),
    path("M120 480l150-36 60 20-150 44zM300 436l110-24 40 14-96 30z", "#E3C468"),
    path("M60 540l130-40 70 26-150 50zM360 470l60-14 30 26-70 20z", "#7C9C4C"),
    path("M600 430l110-14 60 30-90 22z", "#E3C468"),
    path(river, "#F3E0B0", 'transform="translate(-6 -2)" opacity=".8"'),
    path(
      river,
      sheet.gradient([
        [0, "#BFDCCB"],
        [0.4, "#4F9FA6"],
        [1, palette.sea],
      ]),
    ),
    hillTown(
      [
        [180, 470, 110, 13],
        [150, 488, 150, 16],
      ],
      { wall: "#FBEBCB", wallShade: "#C3A07C", roof: "#C9633E", roofShade: "#8E4230", dark: "#6A4638" },
      6,
    ),
    poplars(
      [
        [130, 500, 60],
        [146, 506, 68],
        [330, 476, 50],
        [344, 482, 56],
        [680, 470, 60],
        [700, 478, 66],
        [84, 570, 84],
      ],
      "#8FAE58",
      palette.moss,
      palette.moss,
    ),
  ].join("");
}

/** The terraces of the Incas on the right, round the end of a spur. */
function terraced(sheet: Sheet): string {
  const hill = smooth(
    "560 640!, 640 560, 700 480, 760 400, 830 330, 900 270, 980 232, 1060 214, 1140 190, 1230 180!, 1230 700!, 560 700!",
  );
  return [
    path(hill, "#7F9A50"),
    andenes(
      "566 640, 700 668, 860 684, 1020 676, 1230 640",
      "900 276, 960 292, 1040 296, 1120 280, 1230 246",
      {
        wall: sheet.gradient(
          [
            [0, "#F0CE90"],
            [0.5, "#C99A64"],
            [1, "#7E6448"],
          ],
          [0, 0, 1, 0],
        ),
        foot: "#4F6A3C",
        grass: sheet.gradient(
          [
            [0, "#B9C468"],
            [1, "#6E9450"],
          ],
          [0, 0, 1, 0],
        ),
        joint: "#8A6844",
        rim: "#FBE6B4",
      },
      { steps: 12, wall: 0.5, near: 1.35, stones: 9, seed: 4, bottom: 710 },
    ),
    llamaAt(sheet, 1070, 268, 62, {
      wool: palette.salt,
      shade: "#E3CBA8",
      far: "#A88670",
      cloth: palette.terracotta,
    }),
    path("M1190 190q-40 120-20 260t60 240v-510z", palette.moss, 'opacity=".28"'),
  ].join("");
}

/** The paved floor of the lookout behind its low wall of field stones. */
function lookout(sheet: Sheet): string {
  const wall = "M-20 616h1240v54H-20z";
  const stones = Array.from({ length: 27 }, (_, index) => {
    const x = -20 + index * 46;
    return `M${x + ((index * 17) % 22)} 630v20M${x + 24 - ((index * 11) % 18)} 650v20`;
  });
  const floor = "M-20 668h1240v100H-20z";
  return [
    path(wall, "#A8825E"),
    path("M-20 612h1240v16H-20z", "#F0D2A0"),
    stroke(`M-20 650h1240${stones.join("")}`, "#6E5040", 2.6),
    stroke(
      "M10 640h26M150 660h30M310 640h24M470 661h30M640 640h22M800 660h26M950 640h30M1100 660h26",
      "#D3AC7C",
      6,
    ),
    path(
      floor,
      sheet.gradient([
        [0, "#D9B382"],
        [1, "#A87A5A"],
      ]),
    ),
    stroke(
      "M-20 700h1240M120 670l-40 90M330 670l-24 90M540 670l-8 90M750 670l8 90M960 670l26 90M1150 670l40 90",
      "#8A6048",
      2,
    ),
    stipple(sheet, floor, palette.night, [0, 0, 0.4, 1], 0.7, 20),
  ].join("");
}

function people(): string {
  const shadow = (x: number, y: number, size: number) =>
    path(
      `M${x - 14} ${y}l${size * 0.7} ${size * 0.12} ${size * 0.2}-4-${size * 0.76}-${size * 0.16}z`,
      palette.night,
      'opacity=".32"',
    ) + ellipse(x, y, size * 0.17, 6, palette.night, 'opacity=".35"');
  const at = (figure: string, x: number, y: number, size: number, turned = false) =>
    shadow(x, y - 2, size) + stand(figure, x, y, size, turned);
  return [
    at(townsman({ coat: palette.sea, trousers: "#5A4A3A" }), 176, 720, 244),
    at(townswoman({ dress: palette.terracotta, hair: "#6E3A24", sash: palette.glow }), 352, 724, 228),
    at(child(), 264, 732, 146),
    at(townsman({ coat: "#C9A06A", trousers: "#4A4F78", hat: palette.salt, hair: "#CFC8C0" }), 560, 718, 232),
    stroke("M594 640l8 80", palette.bark, 5),
    at(townswoman({ dress: palette.maize, hair: "#DAD4CC", sash: palette.sun }), 648, 722, 216),
    at(hiker({ jacket: palette.sun, pack: palette.terracotta, trousers: palette.moss }), 960, 726, 248),
  ].join("");
}
