import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { datePalm } from "../../motifs/plants/date-palm.ts";
import { stand } from "../../motifs/people/hiker.ts";
import { apartmentBlocks } from "../../motifs/buildings/apartment-blocks.ts";
import { paperGrain } from "../../engine/grain.ts";
import { createNoise, crested } from "../../engine/noise.ts";
import { mix, palette } from "../../engine/palette.ts";
import { paraglider } from "../../motifs/vehicles/paraglider.ts";
import { type PasserBy, passersBy } from "../../motifs/people/passers-by.ts";
import { peaks } from "../../motifs/land/peaks.ts";
import { relief } from "../../engine/relief.ts";
import { circle, ellipse, path, place, type Point, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { mist, sky, sun } from "../../motifs/sky/sky.ts";
import { flock, townsman, townswoman } from "../../motifs/people/townsfolk.ts";

/** The cliff walk of Miraflores above the Pacific: lighthouse, palms and a paraglider over the surf. */
export function miraflores(sheet: Sheet): string {
  return [
    back(sheet),
    cliffs(sheet),
    walk(),
    lighthouse(sheet),
    people(),
    place(paraglider(palette.terracotta, palette.brick, palette.sun), 330, 96, 1.25, 1.25, -8),
    place(paraglider(palette.sun, "#C98A2E", palette.salt), 606, 210, 0.4, 0.4, 6),
    paperGrain(sheet),
  ].join("");
}

function back(sheet: Sheet): string {
  const glints = Array.from({ length: 30 }, (_, index) => {
    const y = 392 + index * 9;
    const spread = 22 + index * 6;
    return `M${Math.round(150 + Math.sin(index * 2.3) * spread * 0.7 - spread / 2)} ${y}h${Math.round(spread * (0.4 + ((index * 7) % 5) / 8))}`;
  });
  return [
    sky(sheet, [
      [0, "#2C7C96"],
      [0.3, "#9CCBC0"],
      [0.52, "#FBE7B4"],
    ]),
    sun(150, 236, 58, "#FFF3CC", 2, 0.2),
    cloudscape(
      sheet,
      [
        [660, 110, 420, 80],
        [60, 120, 300, 50],
        [1010, 150, 340, 60],
      ],
      { light: "#FFF6E0", shade: "#D7E0D4" },
      9,
    ),
    path(smooth("-20 384!, 40 366, 120 352, 190 350, 250 362, 330 384!"), "#9CB7AC"),
    rect(
      0,
      380,
      1200,
      380,
      sheet.gradient([
        [0, "#9CCDBB"],
        [0.2, "#4E9B9B"],
        [0.6, palette.sea],
        [1, palette.deep],
      ]),
    ),
    stroke(glints.join(""), "#FFF1C4", 3.2, 'opacity=".85"'),
    flock(
      [
        [470, 300, 22],
        [520, 320, 18],
        [440, 330, 16],
      ],
      palette.deep,
    ),
  ].join("");
}

/** How far to the right the coast lies, and how high its edge stands, `z` units away from us. */
const coast = (z: number) => 640 - 0.3 * z + 50 * Math.sin(z / 130 + 0.6);
const edgeHeight = (z: number) => 220 - 0.22 * z;

/** A point of the park on top, `aside` units behind the cliff's edge. */
function onTop(z: number, aside: number): Point {
  return [coast(z) + edgeHeight(z) * 0.5 + aside, 768 - z * 0.56 - edgeHeight(z)];
}

const depths = [-680, -550, -420, -330, -240, -150, -60, 30, 120, 220, 330, 450, 600];

function cliffs(sheet: Sheet): string {
  const groove = crested(createNoise(5), 2);
  const land = relief({
    heightAt: (x, z) => {
      const inland = x - coast(z) + 70 * (groove(z / 80, x / 300) - 0.5);
      return Math.max(0, Math.min(edgeHeight(z), inland * 2));
    },
    near: -760,
    depth: 600,
    foot: 768,
    tilt: 0.56,
    grain: 6,
    light: [-0.6, 0.62, 0.36],
  });
  const shore = (aside: number, more: number) =>
    depths.map((z): Point => [coast(z) - aside - more * (1 - z / 900), 768 - z * 0.56]);
  const strand = `${smooth(shore(-30, 0), false)}L${smooth(shore(8, 52).toReversed(), false).slice(1)}z`;
  const surf = [0, 1, 2].map((index) =>
    stroke(
      smooth(shore(10 + index * 14, 58 + index * 34), false),
      palette.foam,
      7 - index * 2,
      `opacity="${1 - index * 0.28}"`,
    ),
  );
  return [
    path(smooth("330 384!, 400 366, 520 352, 700 344!, 700 430!, 500 420"), "#C9AE90"),
    apartmentBlocks(
      { from: 440, to: 660, yFrom: 372, yTo: 352, count: 12, size: 0.8 },
      { lit: "#DCCFB6", dark: "#AFA49C", window: "#9FB2B0" },
    ),
    mist(sheet, 290, 120, "#F6E2B4", 0.5),
    apartmentBlocks(
      { from: 620, to: 900, yFrom: 366, yTo: 352, count: 11, size: 1.5 },
      { lit: "#EFDDB8", dark: "#B09484", window: "#7C9BA4" },
    ),
    apartmentBlocks(
      { from: 900, to: 1230, yFrom: 352, yTo: 352, count: 8, size: 2.7, seed: 4 },
      { lit: "#F4E6C6", dark: "#B3907A", window: "#5F8A99" },
    ),
    path(strand, "#D9BD95"),
    surf.join(""),
    peaks(sheet, land, {
      rock: ["#86533F", "#B27A54", "#D19E68", "#EFCB90"],
      levels: [0.22, 0.44, 0.64],
      least: 120,
      tolerance: 1.8,
      rising: true,
    }),
    sheet.clip(
      land.body,
      land.tone(({ height, z }) => height - edgeHeight(z) + 5, 0, "#5D8A4C", 1.6, 200),
    ),
  ].join("");
}

/** The park along the cliff's edge with its walk. */
function walk(): string {
  const along = (aside: number) => depths.map((z) => onTop(z, aside));
  const strip = (from: number, to: number) =>
    `${smooth(along(from), false)}L${smooth(along(to).toReversed(), false).slice(1)}z`;
  return [
    path(strip(36, 118), "#F0CD97"),
    path(strip(118, 128), "#3F6B48"),
    stroke(smooth(along(34), false), "#F9EED2", 5),
    [
      [960, 410, 30],
      [1130, 560, 50],
    ]
      .map(
        ([x = 0, y = 0, size = 0]) =>
          ellipse(x, y, size * 1.5, size * 0.36, "#8E3F2B") +
          ellipse(x - 3, y - 5, size * 1.44, size * 0.32, "#D8704A"),
      )
      .join(""),
    [
      [800, 384, 80],
      [836, 394, 96],
      [1120, 430, 130],
      [1176, 450, 150],
      [1120, 770, 270],
      [1200, 790, 330],
    ]
      .map(([x = 0, y = 0, size = 0]) => datePalm(x, y, size, palette.bark, "#7FA04E", palette.moss))
      .join(""),
  ].join("");
}

/** The Marina lighthouse, white with blue bands. */
function lighthouse(sheet: Sheet): string {
  const body = "M-34 0L-22-300h44L34 0z";
  const bands = [-270, -196, -122, -48].map((y) => rect(-50, y, 100, 37, palette.indigo)).join("");
  const parts = [
    ellipse(64, 2, 120, 12, palette.night, 'opacity=".28"'),
    path(body, "#FFF9EA"),
    sheet.clip(body, bands + path("M8-320h60V10H14z", palette.night, 'opacity=".28"')),
    path("M-44 0h88v14h-88z", palette.stone),
    path("M-30-300h60v-10h-60z", palette.salt) +
      stroke("M-30-316v-12M-15-316v-12M0-316v-12M15-316v-12M30-316v-12M-32-328h64", palette.indigo, 3),
    rect(-16, -342, 32, 34, palette.glow) + rect(4, -342, 12, 34, palette.sun),
    stroke("M-16-342v34M0-342v34M16-342v34", palette.indigo, 3),
    path("M-22-342q4-26 22-30 18 4 22 30z", palette.terracotta) +
      path("M4-342q4-20-4-30 18 4 22 30z", palette.brick),
    stroke("M0-372v-18", palette.bark, 3) + circle(0, -392, 4, palette.sun),
    path("M-11 0v-38a11 11 0 0 1 22 0V0z", palette.bark),
    path("M-6-120h10v20H-6zM-5-214h8v18h-8z", palette.deep),
  ];
  return place(parts.join(""), 1030, 520, 1);
}

function people(): string {
  const shadow = (x: number, y: number, wide: number) =>
    ellipse(x + wide * 0.6, y, wide, wide * 0.13, palette.night, 'opacity=".3"');
  const cyclist =
    stroke("M-30 0a17 17 0 1 0 .1 0zM34 0a17 17 0 1 0 .1 0z", palette.night, 3) +
    stroke(
      "M-30 17l20-26h34l10 26M-10-9l14 26 20-26M24-9l-4-12h10",
      mix(palette.terracotta, palette.brick, 0.3),
      4,
    ) +
    stroke("M-8-16l14 12-4 20", palette.indigo, 8) +
    stroke("M-8-18l14-28", palette.sun, 14) +
    stroke("M8-42l16 20", palette.sun, 5) +
    circle(14, -58, 8, palette.clay) +
    path("M4-60q2-12 12-11 8 2 8 10z", palette.salt);
  const [coupleX, coupleY] = onTop(-210, 78);
  const [riderX, riderY] = onTop(150, 84);
  const at = (z: number, aside: number, size: number, coat: string, skirt?: string): PasserBy => {
    const [x, y] = onTop(z, aside);
    return [x, y, size, coat, skirt];
  };
  const far = [
    at(460, 76, 34, palette.indigo),
    at(350, 60, 42, palette.terracotta),
    at(250, 50, 46, palette.salt, palette.sea),
  ];
  return [
    passersBy(far),
    ellipse(riderX + 20, riderY, 50, 6, palette.night, 'opacity=".3"') +
      place(cyclist, riderX, riderY - 17, 0.86),
    shadow(coupleX, coupleY, 40) +
      stand(
        townsman({ coat: palette.terracotta, trousers: palette.indigo, hat: palette.sand }),
        coupleX - 24,
        coupleY,
        126,
      ),
    shadow(coupleX + 40, coupleY + 6, 40) +
      stand(townswoman({ dress: palette.salt, sash: palette.sea }), coupleX + 26, coupleY + 6, 118),
  ].join("");
}
