import { airliner } from "../../motifs/vehicles/airliner.ts";
import { stand } from "../../motifs/people/hiker.ts";
import { apartmentBlocks } from "../../motifs/buildings/apartment-blocks.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { mix, palette } from "../../engine/palette.ts";
import { palm } from "../../motifs/plants/plants.ts";
import { blob, circle, ellipse, path, place, rect, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { sky, sun, veil } from "../../motifs/sky/sky.ts";
import { townsman, townswoman } from "../../motifs/people/townsfolk.ts";

const glass = "#26456B";

/** The blue hour on a Lima avenue: a long articulated bus at its stop, a blue bus under the palms, an airliner coming in. */
export function limaTransport(sheet: Sheet): string {
  return [
    dusk(sheet),
    city(sheet),
    avenue(sheet),
    place(blueBus(sheet), 1150, 590, -1, 1),
    palms(),
    road(sheet),
    place(longBus(sheet), -250, 676, 1.02),
    stop(),
    paperGrain(sheet),
  ].join("");
}

function dusk(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#173A5E"],
      [0.24, "#3F7E92"],
      [0.42, "#E9B98A"],
      [0.58, "#FBDDA6"],
    ]),
    sun(330, 330, 76, "#FFEDB8", 4, 0.16),
    place(airliner(sheet), 860, 176, 0.6, 0.6, -8),
  ].join("");
}

function city(sheet: Sheet): string {
  return [
    apartmentBlocks(
      { from: -20, to: 620, yFrom: 492, yTo: 492, count: 26, size: 1.7, seed: 4 },
      { lit: "#D3A79C", dark: "#A88A9A", window: "#D3A79C" },
    ),
    apartmentBlocks(
      { from: 560, to: 1220, yFrom: 492, yTo: 492, count: 24, size: 1.9, seed: 9 },
      { lit: "#C0909A", dark: "#8A7496", window: "#C0909A" },
    ),
    veil(sheet, 330, 180, "#F6D0A0", 0.6),
    apartmentBlocks(
      { from: -20, to: 1220, yFrom: 500, yTo: 500, count: 19, size: 1.9, seed: 6 },
      { lit: "#7C6C94", dark: "#4F4C7C", window: palette.glow },
    ),
  ].join("");
}

function avenue(sheet: Sheet): string {
  const strip = "M-20 470h1240v130H-20z";
  return [
    blob(
      "-20 512!, 60 486, 150 496, 240 478, 330 494, 430 480, 540 496, 640 482, 740 496, 850 480, 960 494, 1080 478, 1220 492!, 1220 526!, -20 526!",
      "#3F6A58",
    ),
    path("M-20 506h1240v20H-20z", "#D9B98E"),
    path(strip, "#55557C", 'transform="translate(0 54)"'),
    stroke("M-20 574h1240", "#F3DFB8", 4, 'stroke-dasharray="44 34"'),
    stipple(sheet, "M-20 524h1240v80H-20z", palette.night, [0, 0, 0, 1], 0.6, 20),
  ].join("");
}

function palms(): string {
  const tree = (x: number, y: number, size: number) =>
    ellipse(x, y, 30, 5, palette.night, 'opacity=".3"') +
    palm(x, y, size, palette.bark, "#6FA060", palette.moss);
  return [
    path("M-20 588h1240v22H-20z", "#6E9A58"),
    rect(-20, 606, 1240, 8, "#E9CFA4"),
    tree(70, 602, 330),
    tree(250, 600, 270),
    tree(560, 602, 330),
    tree(800, 602, 300),
    tree(1160, 602, 350),
  ].join("");
}

function road(sheet: Sheet): string {
  return [
    path("M-20 614h1240v90H-20z", "#3F3F68"),
    stipple(sheet, "M-20 614h1240v90H-20z", palette.night, [0, 0, 0, 1], 0.9, 20),
    stroke("M-20 692h1240", palette.sun, 5),
  ].join("");
}

function wheel(x: number, radius: number): string {
  return (
    circle(x, -radius + 2, radius, palette.night) +
    circle(x, -radius + 2, radius * 0.52, palette.stone) +
    circle(x, -radius + 2, radius * 0.2, palette.night)
  );
}

function lamps(sheet: Sheet, x: number, y: number): string {
  const beam = sheet.gradient(
    [
      [0, palette.glow, 0.6],
      [1, palette.glow, 0],
    ],
    [0, 0, 1, 0],
  );
  return path(`M${x} ${y - 8}l190-12v76l-190-42z`, beam);
}

/** People sitting behind a window: heads and shoulders on `y`. */
function riders(xs: readonly number[], y: number, ink: string): string {
  return xs.map((x) => circle(x, y - 22, 8, ink) + path(`M${x - 13} ${y}q2-16 13-16t13 16z`, ink)).join("");
}

/** A city bus, nose to the right, 330 units long and 130 high, its left end on the road at 0, 0. */
function blueBus(sheet: Sheet): string {
  const body = "M6-16v-98q2-14 16-14h270q26 2 32 30l8 44v38z";
  return [
    lamps(sheet, 328, -40),
    ellipse(170, 2, 180, 9, palette.night, 'opacity=".4"'),
    path(body, "#2F74C0"),
    sheet.clip(
      body,
      rect(0, -52, 340, 14, palette.salt) +
        rect(0, -38, 340, 24, "#1C4C90") +
        rect(0, -130, 340, 14, "#8FB6DE") +
        path("M20-106h226v44H20zM254-106h40q14 2 18 22l4 22h-62z", "#FBE3A6"),
    ),
    sheet.clip("M20-106h226v44H20z", riders([46, 88, 136, 178, 226], -58, "#7A4A4A")),
    stroke("M66-106v44M112-106v44M158-106v44M204-106v44M250-106v44", "#2F74C0", 5),
    rect(316, -52, 14, 12, "#FFF3CF"),
    wheel(70, 22),
    wheel(284, 22),
  ].join("");
}

/** One section of the long bus with its windows, `long` units from its left end. */
function section(long: number, panes: readonly number[]): string {
  const windows = panes.map((x) => `M${x - 4}-142h64v56h-64z`).join("");
  const doors = panes
    .slice(0, -1)
    .map((x, index) => (index % 2 ? "" : `M${x + 68}-142h50v122h-50z`))
    .join("");
  return [
    rect(0, -166, long, 144, "#D9DDE2"),
    rect(0, -166, long, 14, "#F6F3EC"),
    rect(0, -74, long, 20, palette.sun),
    rect(0, -54, long, 8, palette.terracotta),
    rect(0, -46, long, 26, "#8F98AC"),
    rect(8, -146, long, 64, glass),
    path(windows, "#FBE3A6"),
    riders(
      panes.map((x) => x + 30),
      -84,
      mix(palette.brick, palette.indigo, 0.4),
    ),
    path(doors, glass),
    stroke(
      panes
        .slice(0, -1)
        .map((x, index) => (index % 2 ? "" : `M${x + 93}-140v118M${x + 72}-128v60M${x + 114}-128v60`))
        .join(""),
      "#8FB0C4",
      3,
    ),
  ].join("");
}

/** The articulated bus, nose to the right, 1000 units long and 170 high, its left end on the road at 0, 0. */
function longBus(sheet: Sheet): string {
  const tail = "M0-20v-130q2-16 18-16h470v146z";
  const head = "M0-20v-146h404q34 2 46 38l16 62v46z";
  const folds = Array.from({ length: 6 }, (_, index) => `M${494 + index * 9}-158v132`).join("");
  return [
    lamps(sheet, 1006, -50),
    ellipse(500, 2, 530, 12, palette.night, 'opacity=".5"'),
    sheet.clip(tail, section(488, [20, 150, 280, 410])),
    rect(486, -162, 60, 138, "#2A2F55") + stroke(folds, "#5A6088", 4),
    place(
      sheet.clip(
        head,
        section(480, [16, 146, 276]) +
          path("M350-142h54q20 2 30 34l12 44h-96z", glass) +
          path("M362-142h30l-30 62z", "#8FB0C4", 'opacity=".7"') +
          rect(300, -166, 120, 16, palette.night) +
          stroke("M312-158h90", palette.sun, 6, 'stroke-dasharray="10 9"'),
      ) + rect(448, -54, 18, 14, "#FFF3CF"),
      544,
      0,
    ),
    wheel(90, 28),
    wheel(390, 28),
    wheel(640, 28),
    wheel(946, 28),
  ].join("");
}

/** The near pavement with its stop sign and two people who wait. */
function stop(): string {
  const shadow = (x: number, y: number, wide: number) =>
    ellipse(x + wide * 0.7, y, wide, wide * 0.14, palette.night, 'opacity=".4"');
  return [
    path("M-20 704h1240v66H-20z", "#C9A67E") + rect(-20, 700, 1240, 9, "#F0D6AA"),
    stroke("M100 709l-30 60M320 709l-16 60M560 709l-4 60M800 709l10 60M1040 709l26 60", "#A98662", 3),
    shadow(638, 742, 40) + rect(630, 432, 8, 310, "#2A2440"),
    rect(598, 400, 72, 72, palette.sun, 'rx="10"') +
      path("M634 400h26q10 0 10 10v52q0 10-10 10h-26z", "#C98A2C"),
    path("M612 426q0-8 8-8h28q8 0 8 8v24h-6v6h-7v-6h-18v6h-7v-6h-6z", palette.night) +
      rect(617, 426, 34, 12, palette.glow),
    shadow(440, 742, 60) + stand(townsman({ coat: palette.terracotta }), 440, 744, 220),
    shadow(528, 744, 60) + stand(townswoman({ dress: palette.sun, sash: palette.brick }), 528, 746, 206),
  ].join("");
}
