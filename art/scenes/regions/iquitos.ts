import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { datePalm } from "../../motifs/plants/date-palm.ts";
import { flyingMacaw } from "../../motifs/animals/macaw.ts";
import { foliage } from "../../motifs/plants/foliage.ts";
import { paperGrain } from "../../engine/grain.ts";
import { mix, palette } from "../../engine/palette.ts";
import { leaf } from "../../motifs/plants/plants.ts";
import { createRandom } from "../../engine/random.ts";
import { blob, circle, ellipse, path, place, rect, short, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { stiltHouse } from "../../motifs/buildings/stilt-house.ts";
import { sky, sun } from "../../motifs/sky/sky.ts";

const horizon = 404;

/** The Amazon at Iquitos at sunset: houses on stilts, a canoe going home, a pink dolphin. */
export function iquitos(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#37386C"],
      [0.16, "#7A5585"],
      [0.32, "#D87A5E"],
      [0.46, "#F4B258"],
      [0.56, palette.glow],
    ]),
    sun(380, 330, 84, "#FFEDB8", 2, 0.2),
    cloudscape(
      sheet,
      [
        [140, 130, 460, 70],
        [700, 96, 520, 64],
        [1080, 210, 420, 50],
      ],
      { light: "#F9BE8C", shade: "#B0708A" },
      13,
    ),
    forest(),
    river(sheet),
    village(),
    dolphin(),
    canoe(),
    macaws(),
    bank(),
    paperGrain(sheet),
  ].join("");
}

/** Tree crowns in a row from one end to the other, their tops near `top`, path data down to `foot`. */
function canopy(from: number, to: number, top: number, size: number, foot: number, seed: number): string {
  const random = createRandom(seed);
  let data = `M${from} ${foot}`;
  let [x, y] = [from, foot];
  while (x < to) {
    const next = x + size * random(0.7, 1.5);
    // The row climbs from the water in its first quarter.
    const rise = Math.min(1, (next - from) / ((to - from) * 0.25));
    const level = foot - (foot - top) * rise + random(-0.25, 0.25) * size;
    const radius = Math.hypot(next - x, level - y) * 0.56;
    data += `A${short(radius)} ${short(radius)} 0 0 1 ${short(next)} ${short(level)}`;
    [x, y] = [next, level];
  }
  return `${data}V${foot}z`;
}

function forest(): string {
  return [
    path(canopy(-30, 1230, 388, 26, horizon + 4, 5), "#B4605C"),
    foliage(
      [
        [590, 396, 16],
        [630, 388, 26],
        [690, 384, 30],
        [750, 382, 34],
        [820, 374, 40],
        [890, 378, 36],
        [950, 372, 44],
        [1030, 366, 50],
        [1110, 370, 46],
        [1190, 360, 56],
      ],
      ["#6A3D58", "#854C5E"],
      5,
      3,
    ),
    path(`M570 396H1210V${horizon + 2}H560z`, "#6A3D58"),
    path("M676 380l6-96h8l6 96z", "#70425C"),
    foliage(
      [
        [640, 284, 24],
        [672, 274, 28],
        [704, 276, 27],
        [734, 286, 22],
      ],
      ["#6A3D58", "#854C5E"],
      2,
      3,
    ),
    ...[
      [770, 380, 96],
      [900, 390, 130],
      [1180, 390, 140],
    ].map(([x = 0, y = 0, size = 0]) => datePalm(x, y, size, "#58344F", "#70425C", "#58344F")),
  ].join("");
}

function river(sheet: Sheet): string {
  const glints = Array.from({ length: 30 }, (_, index) => {
    const y = horizon + 10 + index * 10;
    const spread = 40 + index * 5;
    const x = 380 + Math.sin(index * 2.3) * spread * 0.45;
    return `M${Math.round(x - spread / 2)} ${y}h${Math.round(spread * (0.5 + ((index * 7) % 5) / 8))}`;
  });
  return [
    rect(
      0,
      horizon,
      1200,
      360,
      sheet.gradient([
        [0, "#F6BE6C"],
        [0.16, "#D98560"],
        [0.45, "#8A5270"],
        [1, "#2C2F5C"],
      ]),
    ),
    stroke(glints.join(""), "#FFE3A0", 3.6, 'opacity=".9"'),
    stroke(
      "M60 520h120M30 580h90M640 470h110M700 520h90M620 600h150M100 650h130M560 690h120",
      "#E9A27C",
      3,
      'opacity=".5"',
    ),
  ].join("");
}

function village(): string {
  const inks = [
    {
      wall: "#E3A565",
      shade: "#8A4E48",
      roof: "#D9A45C",
      roofShade: "#7E4A44",
      post: palette.night,
      glow: "#FFE9A8",
    },
    {
      wall: "#5F9A94",
      shade: "#345B70",
      roof: "#C98A4C",
      roofShade: "#6E3F44",
      post: palette.night,
      glow: "#FFE9A8",
    },
    {
      wall: "#C8604A",
      shade: "#7A2F3A",
      roof: "#E0B068",
      roofShade: "#84504A",
      post: palette.night,
      glow: "#FFE9A8",
    },
  ] as const;
  const reflections = "M700 590h60M790 600h130M960 620h90M1080 640h110M730 612h90M860 640h110M1010 664h120";
  return [
    foliage(
      [
        [768, 484, 26],
        [820, 466, 44],
        [890, 446, 50],
        [960, 432, 56],
        [1040, 410, 64],
        [1120, 388, 74],
        [1196, 350, 90],
        [1010, 470, 60],
        [1110, 460, 70],
        [1200, 450, 80],
      ],
      ["#2C3450", "#3F5350", "#5E7256"],
      8,
      3.5,
    ),
    datePalm(870, 500, 220, "#3A2846", "#56685A", "#2C3450"),
    datePalm(1090, 520, 290, "#3A2846", "#56685A", "#2C3450"),
    path(smooth("690 524!, 770 484, 860 462, 1000 456, 1230 446!, 1230 566!, 900 560, 780 540"), "#2C3450"),
    place(stiltHouse(inks[1]), 720, 560, 0.66),
    place(stiltHouse(inks[0]), 830, 580, 0.98),
    place(stiltHouse(inks[2]), 1010, 612, 1.22),
    stroke("M760 524h90M950 556h80", palette.night, 4),
    stroke(reflections, "#FFD998", 3, 'opacity=".6"'),
    stroke("M818 626h150M980 652h180", palette.night, 4, 'opacity=".4"'),
  ].join("");
}

/** The pink river dolphin, coming up for air. */
function dolphin(): string {
  const back = "-70 36!, -52 10, -20 -10, 14 -14, 40 -6, 52 4!, 66 10, 92 18!, 92 23!, 62 22, 44 36!";
  return place(
    [
      ellipse(8, 36, 96, 8, "#FFD9B0", 'opacity=".5"'),
      blob(back, "#E79A94"),
      path("M52 4q12 8 40 14v5q-24 2-34 0l-14 13H6q30-12 46-32z", "#B5646E"),
      path("M-38-2q8-14 28-18 10 4 20 6-26 2-48 12z", "#C97680"),
      circle(49, 9, 2, palette.night),
      path("M-116 36q-2-18-18-28 18 0 26 8 4-12 20-16-8 14-10 36z", "#B5646E"),
      stroke("M-140 37q20-7 44 0M-84 37q14-8 28 0M32 37q20-8 38 0M86 37h26", "#FFE9C4", 4),
    ].join(""),
    622,
    528,
    0.68,
  );
}

/** A dugout going home with bananas, its paddler standing. */
function canoe(): string {
  return place(
    [
      ellipse(10, 26, 220, 12, palette.night, 'opacity=".4"'),
      path("M-230-16q40 22 120 26h200q80-6 130-34-20 44-70 50h-300q-60-4-80-42z", "#3A2238"),
      path("M-230-16q40 22 120 26h200q80-6 130-34l-3 7q-50 28-127 34h-204q-70-6-112-26z", "#9C5A48"),
      path("M-96 10q4-30 26-34 10-16 30-8 26-4 30 18 12 8 10 24z", "#7F8A4A"),
      stroke("M-84 4q4-18 18-20M-66 6q4-22 20-24M-44 6q4-22 18-22M-22 8q2-14 12-16", palette.sun, 7),
      stroke("M98 4l4-40M120 0l-8-36", palette.night, 11),
      path("M92-34q-4-38 12-44 18 2 20 20l-2 26z", palette.terracotta),
      path("M108-78q16 2 16 20l-2 26h-14q6-22 0-46z", palette.brick),
      circle(106, -92, 9.5, "#7A4638"),
      path("M84-94q22-24 46 2-24 4-46-2z", palette.straw),
      stroke("M100-70l34 26 18-6M116-66l40 34", "#7A4638", 6),
      stroke("M128-84l44 108", "#D9A45C", 4),
      path("M166 16l10-4 14 36q-4 8-12 4z", "#D9A45C"),
      circle(-140, -20, 7.5, "#7A4638"),
      path("M-152 8q-2-24 12-24t12 26z", palette.sea),
      path("M-152-21q12-16 24 0-12 4-24 0z", palette.night),
    ].join(""),
    400,
    644,
    1,
  );
}

/** Two macaws on their way to roost. */
function macaws(): string {
  return place(flyingMacaw(), 600, 176, 0.9, 0.9, -6) + place(flyingMacaw(), 720, 236, 0.6, 0.6, -2);
}

function bank(): string {
  const shore = smooth("-20 660!, 80 664, 170 690, 240 730, 270 780!, -20 780!");
  const fronds = [-70, -44, -18, 8, 34, 62]
    .map((lean) => leaf(40, 760, 40 + lean * 2.6, 560 + Math.abs(lean) * 1.5, lean * 0.5, 24))
    .join("");
  const broad = [
    [1190, 770, 1090, 610, -30, 40],
    [1200, 770, 1180, 570, -20, 40],
    [1190, 780, 1020, 690, -20, 34],
  ] as const;
  const pads = [
    [640, 720, 84],
    [810, 704, 62],
    [760, 742, 70],
    [940, 736, 80],
  ] as const;
  return [
    ...pads.map(
      ([x, y, size]) =>
        ellipse(x, y + 5, size, size * 0.2, palette.night, 'opacity=".5"') +
        ellipse(x, y, size, size * 0.2, "#5E8A5C") +
        ellipse(x - 3, y - 2, size * 0.9, size * 0.16, "#86A552") +
        stroke(
          `M${x} ${y}l${-size * 0.7}-4M${x} ${y}l${size * 0.7}-3M${x} ${y}l-20 ${size * 0.13}M${x} ${y}l24 ${size * 0.13}`,
          "#5E8A5C",
          2,
        ),
    ),
    path("M668 712q-22-12-26-32 12 4 18 14 0-18 8-28 10 10 8 28 8-10 20-14-4 22-28 32z", "#F6D9D0"),
    path("M668 712q-2-24 0-46 10 10 8 28 8-10 20-14-4 22-28 32z", "#E3A58A"),
    path(shore, palette.night),
    datePalm(196, 716, 260, "#2A2036", mix(palette.moss, palette.night, 0.3), palette.night),
    datePalm(80, 700, 470, "#2A2036", mix(palette.moss, palette.night, 0.2), palette.night),
    path(fronds, "#2E4A48"),
    path(leaf(40, 760, 150, 600, 20, 22) + leaf(30, 760, 0, 590, -10, 20), "#5E8A5C"),
    path(
      broad.map(([x, y, tipX, tipY, bend, wide]) => leaf(x, y, tipX, tipY, bend, wide)).join(""),
      "#24304C",
    ),
    path(leaf(1195, 776, 1120, 640, -20, 20), "#4E7A5C"),
  ].join("");
}
