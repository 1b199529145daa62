import { stand, hiker } from "../figure.ts";
import { flats } from "../flats.ts";
import { paper, stipple } from "../grain.ts";
import { llamaAt } from "../llama.ts";
import { palette } from "../palette.ts";
import { bush } from "../plants.ts";
import { createRandom } from "../random.ts";
import { band, ellipse, path, type Point, smooth, straight, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { sky, streaks, sun, veil } from "../sky.ts";
import { townsman, townswoman } from "../townsfolk.ts";

const adobe = { lit: "#E2A862", top: "#F3CF94", shade: "#A9693F", joint: "#B67A48" };

/** The stepped adobe pyramid of Pucllana in front of Miraflores' tower blocks. */
export function huacaPucllana(sheet: Sheet): string {
  return [back(sheet), city(sheet), pyramid(sheet), ground(sheet), people(sheet), paper(sheet)].join("");
}

function back(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#39456F"],
      [0.2, "#8A7590"],
      [0.4, "#E39A72"],
      [0.58, "#F9D793"],
    ]),
    sun(250, 268, 70, "#FFEBB0", 4, 0.15),
    streaks(
      [
        [720, 120, 360, 14],
        [180, 96, 280, 12],
        [1080, 190, 240, 11],
      ],
      "#F6D3A8",
      0.6,
    ),
  ].join("");
}

function city(sheet: Sheet): string {
  return [
    flats(
      { from: -10, to: 1230, yFrom: 430, yTo: 430, count: 30, size: 3, seed: 12 },
      { lit: "#C9938A", dark: "#A87A86", window: "#E8B98C" },
    ),
    veil(sheet, 250, 210, "#F6CF94", 0.75),
    flats(
      { from: -20, to: 420, yFrom: 450, yTo: 450, count: 8, size: 4.2, seed: 31 },
      { lit: "#8D6C86", dark: "#5E4F7A", window: "#F3C47E" },
    ),
    flats(
      { from: 850, to: 1230, yFrom: 450, yTo: 450, count: 7, size: 5.4, seed: 5 },
      { lit: "#8D6C86", dark: "#5E4F7A", window: "#F3C47E" },
    ),
    veil(sheet, 360, 120, "#E9B07C", 0.6),
  ].join("");
}

/** A tier: its lit front of upright adobes like books on a shelf, its shaded right end, its sunlit top. */
function tier(
  sheet: Sheet,
  left: number,
  right: number,
  top: number,
  foot: number,
  depth: number,
  seed: number,
): string {
  const random = createRandom(seed);
  const slope = (foot - top) * 0.22;
  const worn = (from: number, to: number, y: number): Point[] => {
    const count = Math.max(2, Math.round((to - from) / 46));
    return Array.from({ length: count + 1 }, (_, index) => [
      from + ((to - from) * index) / count,
      y + (index % 2 ? random(-3, 5) : random(-2, 2)),
    ]);
  };
  const edge = worn(left + slope, right - slope, top);
  const front = straight([...edge, [right, foot], [left, foot]]);
  const turn = right - (right - left) * 0.2;
  const flank = straight([
    [turn - slope * 0.4, top - 4],
    [right + 4, top - 4],
    [right + 4, foot],
    [turn + 10, foot],
  ]);
  const rows = Math.max(2, Math.round((foot - top) / 19));
  const books = Array.from({ length: rows }, (_, row) => {
    const y = Math.round(top + 6 + ((foot - top - 4) * (row + 0.5)) / rows);
    return band(
      `M${left} ${y}h${right - left}`,
      adobe.joint,
      ((foot - top) / rows) * 0.72,
      `stroke-dasharray="1.6 ${5 + ((row + seed) % 3)}" stroke-dashoffset="${row * 3 + seed}"`,
    );
  });
  const beds = Array.from(
    { length: rows - 1 },
    (_, row) => `M${left} ${Math.round(top + 5 + ((foot - top) * (row + 1)) / rows)}h${right - left}`,
  );
  return [
    path(
      straight([
        ...edge,
        [right - slope - depth, top - depth * 0.34],
        [left + slope + depth, top - depth * 0.34],
      ]),
      adobe.top,
    ),
    path(front, adobe.lit),
    sheet.clip(
      front,
      books.join("") +
        stroke(beds.join(""), adobe.shade, 1.6) +
        path(flank, palette.brick, 'opacity=".45"') +
        path(`M${left} ${foot}h${right - left}v-7h${left - right}z`, palette.brick, 'opacity=".3"'),
    ),
    stipple(sheet, front, palette.brick, [0.1, 0, 1, 0.5], 0.7),
    stroke(straight(edge, false), adobe.top, 4),
  ].join("");
}

function pyramid(sheet: Sheet): string {
  const ramp = "M560 560l60-270 36-4 90 274z";
  return [
    tier(sheet, 420, 900, 214, 262, 30, 3),
    tier(sheet, 340, 970, 262, 318, 34, 7),
    tier(sheet, 262, 1040, 318, 380, 40, 11),
    tier(sheet, 180, 1112, 380, 452, 46, 17),
    tier(sheet, 90, 1190, 452, 536, 50, 23),
    path(ramp, adobe.top),
    path("M656 286l90 274h34l-108-272z", adobe.shade),
    stipple(sheet, ramp, palette.terracotta, [0, 0, 1, 0.3], 0.7),
    stroke("M612 330h56M604 366h78M594 410h104M584 456h130M572 506h162", adobe.joint, 2.4),
  ].join("");
}

function ground(sheet: Sheet): string {
  const plain = smooth("-20 540!, 200 530, 520 542, 800 536, 1220 530!, 1220 770!, -20 770!");
  const way = smooth(
    "600 540!, 690 540!, 700 580, 640 620, 690 680, 840 770!, 420 770!, 480 690, 520 620, 580 580",
  );
  const near = smooth("-20 690!, 120 668, 300 690, 420 740, 450 770!, -20 770!");
  const wall = "M-20 640V604h330l26 12v34z";
  return [
    path(plain, "#D9A264"),
    stipple(sheet, plain, palette.brick, [0, 0, 0.5, 1], 0.8),
    path(smooth("60 536!, 1190 536!, 1230 556, 1230 580, 700 566, 300 562"), palette.brick, 'opacity=".3"'),
    path(way, "#F0CC92"),
    stipple(sheet, way, palette.terracotta, [0, 0, 0.6, 1], 0.6),
    path(wall, adobe.lit) +
      sheet.clip(
        wall,
        band("M-20 620h400", adobe.joint, 16, 'stroke-dasharray="1.6 8"') +
          band("M-20 640h400", adobe.joint, 14, 'stroke-dasharray="1.6 7" stroke-dashoffset="3"') +
          path("M-20 604h340v6H-20z", adobe.top),
      ),
    ...[
      [30, 560, 90],
      [100, 556, 64],
      [-10, 580, 80],
      [830, 574, 60],
      [930, 590, 76],
      [1040, 580, 66],
      [1150, 606, 100],
    ].map(([x = 0, y = 0, size = 0]) => bush(x, y, size, palette.coca, palette.moss)),
    path(near, palette.brick),
    stipple(sheet, near, palette.maize, [0, 0, 0.5, 1], 0.9),
  ].join("");
}

function people(sheet: Sheet): string {
  const shadow = (x: number, y: number, wide: number) =>
    ellipse(x + wide * 0.7, y, wide, wide * 0.12, palette.night, 'opacity=".32"');
  return [
    stand(townsman({ coat: palette.salt }), 634, 420, 34) +
      stand(townswoman({ dress: palette.deep }), 654, 424, 32),
    shadow(626, 622, 26) + stand(townswoman({ dress: palette.indigo, sash: palette.salt }), 620, 624, 88),
    shadow(664, 626, 26) + stand(townsman({ coat: palette.sea, hat: palette.sand }), 658, 628, 94),
    shadow(516, 720, 50) + stand(hiker({ pack: palette.coca }), 506, 722, 164),
    shadow(200, 706, 110) +
      llamaAt(
        sheet,
        190,
        706,
        210,
        {
          wool: palette.salt,
          shade: palette.rose,
          far: "#A87A66",
          cloth: palette.terracotta,
          trim: palette.indigo,
        },
        true,
      ),
    shadow(1010, 700, 90) +
      llamaAt(sheet, 1000, 700, 170, { wool: "#8A5A40", shade: palette.bark, far: "#3A221C" }),
  ].join("");
}
