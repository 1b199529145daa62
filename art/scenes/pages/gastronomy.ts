import { paperGrain, stipple } from "../../engine/grain.ts";
import { awning, basket } from "../../motifs/objects/market.ts";
import { mix, palette } from "../../engine/palette.ts";
import { leaf } from "../../motifs/plants/plants.ts";
import { chili, cob, lime } from "../../motifs/food/produce.ts";
import { createRandom } from "../../engine/random.ts";
import { blob, circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { sky } from "../../motifs/sky/sky.ts";
import { flock } from "../../motifs/people/townsfolk.ts";

/** A market stall on the harbour: fish on ice, potatoes, maize, chillies and limes, the boats behind. */
export function gastronomy(sheet: Sheet): string {
  return [
    harbour(sheet),
    hangings(),
    counter(sheet),
    goods(sheet),
    awning(-30, -10, 1260, 118, 14, palette.terracotta),
    paperGrain(sheet),
  ].join("");
}

function harbour(sheet: Sheet): string {
  const boat = (x: number, y: number, size: number, hull: string, way: number) =>
    place(
      stroke("M-20-10v-96M-20-100l-60 88M-20-100l84 84", palette.bark, 3) +
        path("M-92-22q90 20 190-10-8 46-36 54h-118q-26-12-36-44z", hull) +
        path("M-92-22q90 20 190-10l-3 12q-96 26-183 10z", palette.salt) +
        path("M10-20v-40h52v34q-26 6-52 6z", palette.salt) +
        path("M4-62h66v9H4z", palette.terracotta) +
        path("M20-50h12v14H20zM40-50h12v12H40z", palette.deep) +
        stroke("M-86 32q90 8 190-2", palette.foam, 4, 'opacity=".8"'),
      x,
      y,
      size * way,
      size,
    );
  return [
    sky(sheet, [
      [0, "#3E94A6"],
      [0.3, "#BFE0D2"],
      [0.44, "#FBEFCB"],
    ]),
    path(smooth("690 330!, 740 290, 800 276, 860 284, 920 262, 980 290, 1040 330!"), "#C9A98A"),
    path(smooth("860 284!, 920 262, 980 290, 1040 330!, 880 330!"), "#A9848A"),
    rect(
      -10,
      328,
      1220,
      260,
      sheet.gradient([
        [0, "#7CC0B8"],
        [0.5, "#2E8C98"],
        [1, "#1F6A80"],
      ]),
    ),
    stroke(
      "M60 356h160M420 346h120M980 360h150M300 392h120M760 384h140M120 420h120",
      palette.foam,
      3.4,
      'opacity=".6"',
    ),
    flock(
      [
        [560, 190, 34],
        [620, 220, 24],
        [500, 226, 22],
      ],
      "#6E7C8C",
    ),
    boat(250, 366, 0.72, palette.indigo, 1),
    boat(850, 356, 0.56, palette.terracotta, -1),
    boat(560, 352, 0.44, palette.coca, 1),
  ].join("");
}

/** Strings of dried chillies and garlic under the awning. */
function hangings(): string {
  const string = (x: number, length: number, [lit, dark]: readonly [string, string]) => {
    const pod = (ink: string, shine: string) =>
      path("M-4 0q-12 22-6 52 6 14 8 26 10-14 12-36 2-28-8-42z", ink) +
      path("M-4 4q-8 20-4 44 2-20 4-44z", shine) +
      path("M-5 2q3-6 7 0l-1-9h-4z", palette.moss);
    const pods = Array.from({ length: Math.floor(length / 14) }, (_, index) => {
      const side = index % 2 ? 1 : -1;
      return place(
        pod(index % 3 ? lit : dark, index % 3 ? palette.rose : lit),
        x + side * 8,
        124 + index * 14,
        side * 0.9,
        0.9,
        side * -24,
      );
    });
    return stroke(`M${x} 96v${length + 20}`, palette.straw, 4) + pods.join("");
  };
  return [
    stroke("M36 90v520M1164 90v520", "#8A5433", 22),
    stroke("M31 90v520M1159 90v520", "#B9794A", 8),
    string(110, 190, [palette.terracotta, palette.brick]),
    string(204, 120, [palette.sun, "#C4761F"]),
    string(1086, 190, [palette.terracotta, palette.brick]),
    string(996, 120, [palette.maize, "#7A3560"]),
  ].join("");
}

function counter(sheet: Sheet): string {
  const top = "M-20 500h1240v190H-20z";
  const teeth = Array.from({ length: 32 }, (_, index) => `M${index * 40 - 20} 690l20 34 20-34z`).join("");
  return [
    path(top, "#B9794A"),
    stroke("M-20 548h1240M-20 600h1240M-20 652h1240", "#8A5433", 3),
    stipple(sheet, top, palette.night, [0, 0, 0.1, 1], 0.7, 20),
    path("M-20 686h1240v84H-20z", palette.indigo),
    path(teeth, palette.sun),
    path("M-20 682h1240v12H-20z", palette.terracotta),
    stroke("M-20 738h1240", palette.rose, 12, 'stroke-dasharray="1 26"'),
  ].join("");
}

/** A crate of `wide` × 96 units seen from the front, its left upper corner at 0, 0. */
function crate(wide: number): string {
  return [
    rect(8, 92, wide, 14, palette.night, 'opacity=".35"'),
    rect(0, 0, wide, 96, "#7A4A2E"),
    ...[0, 34, 68].map((y) => rect(0, y, wide, 27, "#D9A468") + rect(0, y + 21, wide, 6, "#A9703F")),
    rect(0, 0, 16, 96, "#C08850") + rect(wide - 16, 0, 16, 96, "#96602F"),
  ].join("");
}

function potatoes(): string {
  const random = createRandom(17);
  const inks = ["#C98A5A", "#7A3A5E", "#D9B06A", "#A94A3A", "#4F3A5E", "#E3C07A"];
  return Array.from({ length: 19 }, (_, index) => {
    const row = index < 5 ? 2 : index < 11 ? 1 : 0;
    const [count, first] = (
      [
        [8, 11],
        [6, 5],
        [5, 0],
      ] as const
    )[row] ?? [8, 11];
    const x = 22 + row * 22 + ((index - first) * (216 - row * 44)) / (count - 1);
    const [y, ink] = [-8 - row * 26 + random(-4, 4), inks[Math.floor(random(0, 6))] ?? palette.clay];
    const potato =
      blob("-28 2, -22 -16, 0 -22, 24 -16, 30 4, 16 20, -12 20", mix(ink, palette.night, 0.4)) +
      blob("-27 -2, -20 -17, 0 -22, 20 -17, 22 0, 4 11, -18 10", ink) +
      stroke("M-10-8h5M6-12h4M2 0h5", mix(ink, palette.night, 0.45), 3);
    return place(potato, x, y, 1, 1, random(-20, 20));
  }).join("");
}

/** A fish lying on ice, nose to the left, 360 units long, its middle at 0, 0. */
function bonito(sheet: Sheet): string {
  const body = smooth(
    "-180 8!, -140 -28, -60 -50, 40 -44, 120 -14, 150 -4!, 150 10!, 110 24, 30 48, -70 50, -140 34",
  );
  const bars = "M-80-48l30 34M-44-52l34 40M-4-52l34 40M36-46l30 34M74-34l26 28";
  return [
    path("M140-4q30-30 58-44-18 44-14 52-2 26 18 56-40-20-62-50z", "#2F5C80"),
    path("M-20-48q30-34 70-30-16 18-14 36zM-10 46q20 30 50 34-8-22 4-40z", "#2F5C80"),
    path(body, "#D9E3E6"),
    sheet.clip(
      body,
      path("M-190-60h360v58q-120 10-360 6z", "#3F7898") +
        stroke(bars, "#1F4468", 8) +
        path("M-180 20q150 50 330-12v70h-340z", "#A9BCC8") +
        path("M-112-50q30 50 0 100h-80v-100z", "#5F94AC"),
    ),
    stroke("M-110-38q26 40 0 76", "#1F4468", 4),
    circle(-142, -4, 11, palette.salt) + circle(-143, -4, 6, palette.night),
    path("M-70 10q34-6 54 16-34 10-54-16z", "#2F5C80"),
  ].join("");
}

function tray(sheet: Sheet): string {
  const random = createRandom(5);
  const inside = "M-214-92h428l44 112h-516z";
  const ice = Array.from({ length: 60 }, (_, index) => {
    const row = Math.floor(index / 15);
    const half = 206 + row * 12;
    const x = Math.round(-half + ((index % 15) * half * 2) / 14.5 + random(-6, 6));
    return path(
      `M${x} ${-84 + row * 30}l14-12 16 8-4 18-18 4z`,
      ["#F3FAF8", "#D5EAEA", "#B4D6DE"][index % 3] ?? "#F3FAF8",
    );
  });
  return [
    path("M-236 66h490l40 14h-500z", palette.night, 'opacity=".35"'),
    path("M-222-98h444l50 122-16 44h-512l-16-44z", "#7F95A6"),
    path(inside, "#A9CCD6"),
    sheet.clip(inside, ice.join("")),
    place(bonito(sheet), 40, -72, 0.96, 0.96, -7),
    place(bonito(sheet), -26, -22, 1.16, 1.16, -3),
    sheet.clip(inside, ice.slice(45).join("")),
    path("M-272 22h544l-18 48h-508z", "#9DB2C0") + path("M-272 18h544l-4 11h-536z", "#E6EEF0"),
    path("M130 29h138l-14 41H110z", "#74899C"),
  ].join("");
}

/** An ear of white maize standing in its husk, 300 units high, its middle at 0, 0. */
function choclo(): string {
  const rows = Array.from({ length: 14 }, (_, row) => {
    const half = Math.sin(((row + 1.4) / 17) * Math.PI) ** 0.6 * 50;
    return [-2, -1, 0, 1, 2]
      .map((column) =>
        ellipse(column * half * 0.4, -140 + row * 18, half * 0.22 + 1, 9, column > 0 ? "#E3C780" : "#F9EDC0"),
      )
      .join("");
  });
  const husk =
    path(leaf(0, 130, -86, -70, -30, 44), "#A9BC62") +
    path(leaf(0, 130, 86, -60, 30, 44), "#86A04E") +
    path(leaf(0, 136, -34, -10, -10, 40) + leaf(0, 136, 36, -4, 10, 40), "#C4D080");
  return ellipse(0, -16, 50, 136, "#C9A05A") + rows.join("") + husk;
}

function goods(sheet: Sheet): string {
  const limes = [
    [880, 634, 0.62, true, -10],
    [944, 648, 0.6, false, 10],
    [830, 654, 0.5, true, 30],
    [470, 664, 0.58, true, 20],
  ] as const;
  return [
    place(potatoes() + crate(260), 76, 520, 1),
    place(
      place(cob(), 60, -4, 0.44, 0.44, -34) +
        place(choclo(), 122, -40, 0.5) +
        place(cob(), 184, -6, 0.44, 0.44, 8) +
        crate(240),
      890,
      520,
      1,
    ),
    place(tray(sheet), 614, 562, 1),
    place(basket([palette.sun, "#E58A34", palette.terracotta], 5), 366, 692, 1.1),
    place(chili(palette.terracotta, palette.brick), 170, 648, 0.62, 0.62, 8),
    place(chili(palette.sun, "#C4761F"), 206, 672, 0.58, 0.58, -4),
    ...limes.map(([x, y, size, cut, turn]) =>
      place(ellipse(10, 30, 48, 22, palette.night, 'opacity=".35"') + lime(cut), x, y, size, size, turn),
    ),
    place(chili(palette.terracotta, palette.brick), 1060, 656, 0.62, 0.62, -6),
  ].join("");
}
