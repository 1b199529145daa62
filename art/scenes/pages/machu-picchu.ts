import { andenes } from "../../motifs/land/andenes.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { flock } from "../../motifs/people/townsfolk.ts";
import { hiker, stand } from "../../motifs/people/hiker.ts";
import { incaQuarters } from "../../motifs/inca/inca-quarters.ts";
import { llamaAt } from "../../motifs/animals/llama.ts";
import { type Crest, massif, ribs } from "../../motifs/land/massif.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { mix, palette } from "../../engine/palette.ts";
import { ichu } from "../../motifs/plants/plants.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { peaks } from "../../motifs/land/peaks.ts";
import { viewTo } from "../../engine/perspective.ts";
import { relief } from "../../engine/relief.ts";
import { ellipse, path, points, smooth } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { type DeckInks, stoneDeck, widened } from "../../motifs/inca/stone-deck.ts";
import { mist, rays, sky, sun, veil } from "../../motifs/sky/sky.ts";

const haze = "#FBDDB0";
const cloudInk = "#FFF1DC";

/** Sunrise over the old city, which comes out of the mist; a llama on the upper terrace has seen it before. */
export function machuPicchu(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#3F4A80"],
      [0.2, "#8D7499"],
      [0.38, "#E8A98C"],
      [0.54, haze],
    ]),
    rays(96, 250, 1500, 26, "#FFF3CF", 0.09),
    sun(96, 250, 58, "#FFF3D0", 3, 0.2),
    mountains(sheet),
    veil(sheet, 400, 120, "#F9E0C0"),
    cloudscape(
      sheet,
      [
        [60, 560, 560, 150],
        [940, 530, 640, 140],
      ],
      { light: cloudInk },
      5,
    ),
    city(sheet),
    veil(sheet, 570, 130, "#F3CDB4"),
    cloudscape(
      sheet,
      [
        [40, 730, 600, 190],
        [400, 790, 600, 170],
      ],
      { light: cloudInk },
      8,
    ),
    terrace(sheet),
    paperGrain(sheet),
  ].join("");
}

function mountains(sheet: Sheet): string {
  const huayna: Crest = [
    [120, 130, 20],
    [210, 130, 120],
    [262, 122, 200],
    [290, 116, 216],
    [324, 112, 160],
    [356, 108, 210],
    [396, 96, 340],
    [426, 90, 430],
    [450, 88, 468],
    [478, 88, 474],
    [506, 90, 430],
    [540, 94, 340],
    [586, 104, 240],
    [650, 116, 140],
    [740, 126, 50],
    [800, 130, 10],
  ];
  const peak = relief({
    heightAt: massif({
      crests: [huayna, ...ribs(huayna, 40, 150, 9, 2.8)],
      seed: 12,
      slope: 3,
      flare: 0.84,
      rocks: 44,
      wave: 60,
    }),
    near: -140,
    depth: 220,
    foot: 570,
    tilt: 0.1,
    grain: 7,
    cast: 0.5,
    light: [-0.85, -0.3, 0.42],
    from: 60,
    to: 860,
    hidden: 500,
  });
  return [
    land(
      ridge({ y: 300, swing: 110, seed: 8, wave: 620, pointed: 0.8, step: 28 }),
      mix("#7A76A6", haze, 0.35),
    ),
    mist(sheet, 230, 200, haze, 0.7),
    land(
      ridge({ y: 380, swing: 90, seed: 27, wave: 520, pointed: 0.75, step: 24 }),
      mix("#5E6A92", haze, 0.2),
    ),
    mist(sheet, 320, 200, haze, 0.85),
    peaks(sheet, peak, {
      rock: ["#2E3F68", "#46687C", "#7E9670", "#EFC27C"],
      levels: [0.08, 0.4, 0.7],
      haze: [haze, 0.45, 0.9],
      least: 300,
      tolerance: 2.4,
      rising: true,
    }),
  ].join("");
}

const field: DeckInks = {
  grass: "#A9B45E",
  lit: "#FBE6BC",
  front: "#C9AE8A",
  shade: "#6F6478",
  rim: "#FFF0CC",
};
const granite = { lit: "#FFF3D8", front: "#DCC9AE", shade: "#7A6E80", inner: "#C6B29C", dark: "#3E3F52" };
const shore = points(
  "-26 252, -36 266, -72 272, -92 335, -110 352, -128 440, -140 540, 60 580, 122 530, 140 460, 146 400, 134 364, 138 330, 124 288, 94 270, 84 252, 46 248",
);

/** The city from a terrace only half as far above it as the guardians' house. */
function city(sheet: Sheet): string {
  const eye = viewTo(440, 300, 900);
  const view = {
    ...eye,
    at: ([right, up, away]: Parameters<typeof eye.at>[0]) => eye.at([right, up + 72, away]),
  };
  const slope = { ...field, grass: "#8AA052", front: "#B89C7C" };
  return [
    ...Array.from({ length: 4 }, (_, index) => {
      const step = 3 - index;
      return stoneDeck(view, widened(shore, step * 6), -153 - step * 6, 6, step ? slope : field);
    }),
    incaQuarters(view, field, granite),
    mist(sheet, 380, 150, haze, 0.4),
  ].join("");
}

function terrace(sheet: Sheet): string {
  const edge = smooth("420 780!, 500 720, 590 660, 700 616, 840 590, 1000 584, 1230 560!, 1230 780!");
  const walls = andenes(
    "400 860, 520 830, 700 800, 900 790, 1240 780",
    "470 760 0, 600 724, 740 706, 900 700, 1240 694",
    {
      wall: sheet.gradient(
        [
          [0, "#E3BC8A"],
          [1, "#96705A"],
        ],
        [0, 0, 1, 0],
      ),
      foot: "#343B43",
      grass: sheet.gradient(
        [
          [0, "#9DB255"],
          [1, "#4F7A4A"],
        ],
        [0, 0, 1, 0],
      ),
      joint: "#6F5148",
      rim: "#FBE9C0",
    },
    { steps: 2, near: 1.1, wall: 0.4, stones: 7, seed: 7, bottom: 900 },
  );
  return [
    sheet.clip(
      edge,
      path(
        edge,
        sheet.gradient(
          [
            [0.2, "#C3CC6A"],
            [1, "#8FA752"],
          ],
          [0, 0, 1, 0],
        ),
      ) + walls,
    ),
    stipple(sheet, edge, palette.night, [0, 0, 1, 0.6], 0.7, 20),
    ellipse(1010, 690, 150, 14, palette.night, 'opacity=".35"'),
    llamaAt(sheet, 940, 690, 360, {
      wool: palette.salt,
      shade: "#D9B09A",
      far: "#A07A70",
      cloth: palette.terracotta,
    }),
    ellipse(700, 706, 60, 7, palette.night, 'opacity=".35"'),
    stand(hiker(), 660, 706, 130),
    stand(hiker({ jacket: palette.sea, pack: palette.maize, trousers: palette.bark }), 712, 702, 120, true),
    ...[
      [780, 690, 34],
      [1120, 630, 28],
      [1150, 680, 44],
    ].map(([x = 0, y = 0, size = 0]) => ichu(x, y, size, "#DDE08A")),
    flock(
      [
        [640, 250, 30],
        [700, 220, 22],
        [590, 210, 20],
      ],
      "#4A4A78",
    ),
  ].join("");
}
