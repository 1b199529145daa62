import { cliff } from "../../motifs/land/cliff.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { apartmentBlocks } from "../../motifs/buildings/apartment-blocks.ts";
import { paperGrain } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { paraglider } from "../../motifs/vehicles/paraglider.ts";
import { circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { mist, sky, sun } from "../../motifs/sky/sky.ts";

const fog = "#ECE8DA";
const horizon = 436;

/** Lima from the sea in the morning garúa: the cliffs with the city along their edge, the pier, surfers, a fishing boat. */
export function lima(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#7FA3A8"],
      [0.3, "#B7C9C2"],
      [0.58, "#F6E9CB"],
    ]),
    sun(590, 210, 50, "#FFF9E6", 2, 0.25),
    sea(sheet),
    headland(),
    mist(sheet, 370, 110, fog, 0.9),
    farCliffs(sheet),
    nearCliffs(sheet),
    garua(sheet),
    place(paraglider(palette.terracotta, palette.brick, palette.sun), 690, 170, 0.6, 0.6, -7),
    place(paraglider(palette.sun, "#C98A2E", palette.salt), 800, 262, 0.3, 0.3, 6),
    shore(),
    pier(),
    surfers(),
    boat(),
    paperGrain(sheet),
  ].join("");
}

function sea(sheet: Sheet): string {
  const swell =
    "M900 470h160M1060 490h120M820 508h140M960 540h200M700 600h160M960 590h140M760 650h200M520 690h180M600 724h150M300 728h160M420 664h120";
  return (
    rect(
      0,
      horizon,
      1200,
      330,
      sheet.gradient([
        [0, "#D9DDCB"],
        [0.2, "#7FAFA8"],
        [0.55, palette.sea],
        [1, palette.deep],
      ]),
    ) + stroke(swell, "#DDE9DC", 3, 'opacity=".5"')
  );
}

/** The Morro Solar at the end of the bay, with the cross on its top. */
function headland(): string {
  return [
    path(
      smooth("800 446!, 880 408, 950 378, 1000 366, 1050 376, 1100 396, 1160 410, 1200 430, 1230 446!"),
      "#A9BAB2",
    ),
    path(
      smooth("1000 366!, 1050 376, 1100 396, 1160 410, 1200 430, 1230 446!, 1060 446!, 1040 416, 1010 396"),
      "#94AAA6",
    ),
    stroke("M1000 368v-22M994 352h12M1022 370v-14", "#94AAA6", 2.4),
  ].join("");
}

const gravel = ["#7A4C3C", "#A9714E", "#CF9C66", "#E8C288"] as const;

function farCliffs(sheet: Sheet): string {
  return [
    apartmentBlocks(
      { from: 660, to: 830, yFrom: 380, yTo: 394, count: 10, size: 0.7, seed: 4 },
      { lit: "#D3D5C8", dark: "#AEBAB6", window: "#BCC6C0" },
    ),
    cliff(sheet, { right: 890, foot: 452, tall: 70, gully: 34, seed: 6, inks: gravel, fog, pale: 0.6 }),
    mist(sheet, 340, 120, fog, 0.55),
    apartmentBlocks(
      { from: 410, to: 690, yFrom: 316, yTo: 326, count: 11, size: 1.2, seed: 9 },
      { lit: "#DDD9C9", dark: "#98A8A9", window: "#ACB8B6" },
    ),
    cliff(sheet, { right: 760, foot: 474, tall: 152, gully: 56, seed: 11, inks: gravel, fog, pale: 0.34 }),
    mist(sheet, 240, 200, fog, 0.4),
  ].join("");
}

function nearCliffs(sheet: Sheet): string {
  return [
    apartmentBlocks(
      { from: -30, to: 400, yFrom: 240, yTo: 244, count: 11, size: 2, seed: 2 },
      { lit: "#EFE3CC", dark: "#8B99A5", window: "#A3B6BA" },
    ),
    cliff(sheet, { right: 520, foot: 548, tall: 312, gully: 92, seed: 3, inks: gravel, fog, pale: 0 }),
  ].join("");
}

/** The low cloud of the coast's winter, which hides the tops of the towers. */
function garua(sheet: Sheet): string {
  const high = cloudscape(
    sheet,
    [
      [200, 88, 900, 70],
      [860, 60, 760, 64],
      [1120, 140, 460, 54],
    ],
    { light: "#DFE3D9" },
    5,
  );
  const low = cloudscape(
    sheet,
    [
      [60, 186, 520, 62],
      [420, 170, 400, 44],
    ],
    { light: "#F5F2E6" },
    21,
  );
  return high + low;
}

/** The shingle beach and the road of the Costa Verde at the cliffs' foot. */
function shore(): string {
  const beach = smooth(
    "-20 540!, 200 540, 420 506, 560 466, 700 452, 880 446!, 800 470, 690 500, 560 546, 380 592, 180 618, -20 630!",
  );
  const road = "M-20 562q260 0 440-30 160-38 300-62";
  const surf = [
    "M-20 632q220-10 410-44 170-44 300-88 60-20 110-34",
    "M-20 656q240-8 440-48 170-50 290-98 60-22 110-38",
    "M-20 684q260-8 470-54 170-56 280-110",
  ];
  const cars = [
    [60, 561, palette.terracotta],
    [190, 558, palette.salt],
    [330, 546, palette.sea],
    [470, 519, palette.sun],
    [250, 552, palette.indigo],
  ] as const;
  const shades = [40, 110, 280, 350].map((x, index) =>
    place(
      stroke("M0 0v-20", palette.bark, 2) +
        path(
          "M-15-16q15-18 30 0z",
          [palette.terracotta, palette.sun, palette.sea, palette.salt][index] ?? palette.sun,
        ),
      x,
      608 - index * 7,
    ),
  );
  return [
    path(beach, "#B99C7E"),
    stroke(road, "#5D5A70", 12),
    stroke(road, palette.sand, 1.6, 'stroke-dasharray="10 10"'),
    ...cars.map(
      ([x, y, ink]) =>
        path(`M${x} ${y}v-6l5-1 4-6h12l5 6 5 1v6z`, ink) +
        circle(x + 7, y, 3, palette.night) +
        circle(x + 24, y, 3, palette.night),
    ),
    ...shades,
    ...surf.map((line, index) => stroke(line, "#FBF8EC", 8 - index * 2, `opacity="${0.95 - index * 0.22}"`)),
  ].join("");
}

/** The pier with its restaurant. */
function pier(): string {
  const piles = Array.from(
    { length: 14 },
    (_, index) => `M${420 + index * 24} ${566 + index * 1.2}v${24 + index * 0.6}`,
  ).join("");
  const roof = (x: number, y: number, wide: number) =>
    path(`M${x} ${y}l${wide * 0.22}-26h${wide * 0.56}l${wide * 0.22} 26z`, palette.terracotta) +
    path(`M${x + wide * 0.6} ${y - 26}h${wide * 0.18}l${wide * 0.22} 26h${-wide * 0.26}z`, palette.brick);
  return [
    stroke(piles, palette.night, 3.4),
    path("M400 556l350 18v10l-350-18z", palette.bark),
    path("M400 556l350 18v4l-350-18z", palette.clay),
    rect(640, 536, 150, 42, "#FFF6E2"),
    rect(744, 536, 46, 42, "#C9AA92"),
    stroke("M656 556h12M682 556h12M708 556h12M760 556h10M778 556h6", palette.sun, 12),
    roof(624, 538, 182),
    rect(684, 492, 62, 22, "#FFF6E2"),
    rect(724, 492, 22, 22, "#C9AA92"),
    roof(672, 494, 86),
    path("M704 468l11-18 11 18z", palette.terracotta),
    stroke("M648 578v32M680 578v34M712 578v34M744 578v34M776 578v30M715 450v-12", palette.night, 3.6),
  ].join("");
}

function surfers(): string {
  const one = (x: number, y: number, size: number, suit: string, board: string) =>
    place(
      path("M-46 8q40 10 92-6 4 6-18 13-46 12-74-7z", board) +
        stroke("M-14 4l4-18 14-8M16 2l0-18-12-6", suit, 7) +
        path("M-4-20q-2-18 8-26l14 4q4 14-8 26z", suit) +
        stroke("M6-42l-24-6M14-40l22 8", "#A9653F", 4.4) +
        circle(12, -52, 6.4, "#A9653F") +
        stroke("M-60 12q-30 8-60-4M-50 18q-30 10-56 6", "#FBF8EC", 4),
      x,
      y,
      size,
      size,
      4,
    );
  return [
    stroke("M860 560q120-24 300-18M900 566q100-14 280-8", "#FBF8EC", 6, 'opacity=".85"'),
    one(1010, 548, 0.8, palette.indigo, palette.sun),
    one(900, 512, 0.5, palette.night, palette.salt),
    stroke("M300 640q120-20 300-64", "#FBF8EC", 4, 'opacity=".6"'),
  ].join("");
}

/** A fishing boat with two pelicans on its gunwale. */
function boat(): string {
  const pelican = (x: number, y: number, way: number) =>
    place(
      stroke("M-3 0v-10M5 0v-10", palette.sun, 3) +
        path("M-22-14q-2-22 18-26 18 0 26 18l-14 10q-16 6-30-2z", "#7C7A86") +
        path("M-2-36q20 2 24 14l-12 6q-14-4-12-20z", "#575A70") +
        path("M-14-30q-14-8-8-24 2-16 14-16 10 2 8 12-12 0-10 14 2 8 4 12z", "#EFE6D2") +
        path("M-4-66q-20 10-34 26 16 2 38-14z", palette.sun) +
        circle(-7, -64, 1.8, palette.night),
      x,
      y,
      way,
      1,
    );
  return place(
    [
      ellipse(10, 40, 190, 12, palette.night, 'opacity=".35"'),
      path("M-180-26q40 16 90 18h170q60-4 110-26-14 52-54 70h-262q-40-16-54-62z", palette.terracotta),
      path("M-180-26q40 16 90 18h170q60-4 110-26l-4 13q-50 20-106 24h-170q-50-2-86-16z", palette.salt),
      path("M70 36q40-30 60-62 30-4 60-8-14 52-54 70z", palette.brick, 'opacity=".6"'),
      stroke("M-166-2q40 12 80 12h160q56-2 100-18", palette.sea, 5),
      rect(10, -56, 66, 48, palette.salt),
      rect(54, -56, 22, 48, "#BFC6C8"),
      rect(20, -46, 26, 18, palette.deep),
      path("M2-56h82v-9H2z", palette.terracotta),
      stroke("M-40-10v-110M-40-116l-90 94M-40-116l44 52", palette.bark, 3.4),
      path("M-40-120h22l-6 7 6 7h-22z", palette.terracotta),
      pelican(-110, -12, 1),
      pelican(140, -18, -1),
    ].join(""),
    960,
    676,
    0.98,
    0.98,
    -2,
  );
}
