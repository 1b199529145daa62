import { createRandom } from "../../engine/random.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import { misti } from "../../motifs/land/misti.ts";
import { mix, palette } from "../../engine/palette.ts";
import { nightCoach } from "../../motifs/vehicles/night-coach.ts";
import { ichu } from "../../motifs/plants/plants.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { band, circle, path, place, rect, short, smooth, stroke } from "../../engine/shapes.ts";
import { roadBed, roadLine, type Way } from "../../motifs/land/road.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { mist, sky, veil } from "../../motifs/sky/sky.ts";

const haze = "#6E6AA6";

/** The night coach on a desert road under the Milky Way; below Misti the lights of Arequipa. */
export function nightBusToArequipa(sheet: Sheet): string {
  return [night(sheet), volcano(sheet), city(sheet), desert(sheet), road(sheet), paperGrain(sheet)].join("");
}

/** Stars as dots along a band or all over the sky, three sizes of them. */
function stars(sheet: Sheet): string {
  const random = createRandom(24);
  const all = [1.8, 2.8, 4.2].map((size, kind) => {
    const data = Array.from({ length: [210, 80, 22][kind] ?? 0 }, () => {
      const x = random(0, 1200);
      return `M${Math.round(x)} ${Math.round(random(0, 1) ** 1.4 * 400)}h.1`;
    });
    return stroke(data.join(""), kind === 2 ? "#FFF3D0" : "#DCE3F6", size, `opacity="${0.6 + kind * 0.15}"`);
  });
  const way = Array.from({ length: 260 }, () => {
    const along = random(0, 1);
    const off = (random(-1, 1) + random(-1, 1) + random(-1, 1)) * 34;
    return `M${Math.round(560 + along * 700 + off * 0.5)} ${Math.round(330 - along * 420 + off)}h.1`;
  });
  const glow = sheet.gradient([
    [0, "#B9B4E6", 0],
    [0.5, "#C9C0EC", 0.34],
    [1, "#B9B4E6", 0],
  ]);
  return [
    place(rect(0, -130, 1000, 260, glow), 520, 350, 1, 1, -31),
    ...all,
    stroke(way.join(""), "#F0EAFA", 1.7, 'opacity=".8"'),
  ].join("");
}

function night(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#0E1436"],
      [0.26, "#232C66"],
      [0.46, "#4E4F92"],
      [0.62, "#8E7AA8"],
    ]),
    stars(sheet),
    circle(176, 132, 104, "#FFF3D0", 'opacity=".08"') + circle(176, 132, 76, "#FFF3D0", 'opacity=".1"'),
    circle(176, 132, 48, "#FFF3D0"),
    path(
      "M160 112q14-8 22 2 2 12-14 14-14-2-8-16zM190 140q12-4 14 8-6 12-16 4-4-8 2-12zM164 150q8-2 8 6-6 6-10 0z",
      "#E3D2A8",
    ),
  ].join("");
}

function volcano(sheet: Sheet): string {
  const chachani: Crest = [
    [-100, 250, 120],
    [20, 250, 170],
    [90, 250, 230],
    [140, 250, 190],
    [200, 246, 220],
    [270, 250, 150],
    [400, 250, 60],
  ];
  const pichuPichu: Crest = [
    [800, 250, 40],
    [900, 250, 110],
    [980, 250, 160],
    [1040, 250, 140],
    [1110, 250, 175],
    [1180, 250, 140],
    [1300, 250, 120],
  ];
  const ice = {
    foot: 520,
    snow: ["#6F7ABC", "#98A3D6", "#C6CEEE"],
    rock: ["#3A3C7C", "#5A5C9C"],
    haze: [haze, 0.2, 0.95],
    hidden: 480,
  } as const;
  return [
    snowRange(sheet, chachani, { ...ice, seed: 6, snowFrom: 130, to: 400 }),
    snowRange(sheet, pichuPichu, { ...ice, seed: 9, snowFrom: 120, from: 800 }),
    place(
      misti(sheet, haze, {
        rock: ["#262A62", "#3A3F7E", "#565A9C", "#8084BC"],
        snow: ["#7F8CC4", "#B4BFE2", "#EEF1FA"],
        from: 100,
      }),
      -28,
      16,
      0.98,
    ),
    mist(sheet, 380, 140, haze, 0.9),
    veil(sheet, 430, 80, "#564E86", 0.9),
  ].join("");
}

/** Arequipa in its bowl: a carpet of lights, thicker towards its middle, and the cathedral's two white towers lit. */
function city(sheet: Sheet): string {
  const random = createRandom(9);
  const glow = sheet.radial(450, 510, 330, [
    [0, "#FFC878", 0.7],
    [0.4, "#F2A25C", 0.22],
    [1, "#F2A25C", 0],
  ]);
  const spots = (count: number, spread: number) =>
    Array.from({ length: count }, () => {
      const off = (random(-1, 1) + random(-1, 1)) / 2;
      const deep = random(0, 1);
      return `M${Math.round(450 + off * spread * (0.7 + deep * 0.6))} ${Math.round(470 + deep * deep * 74)}h${short(random(0.1, 3))}`;
    }).join("");
  const streets =
    "M140 536l330-62M750 540L470 474M260 548l210-74M640 552L470 474M110 500q360-30 680 0M50 526q400-36 800 0";
  const tower = (x: number) =>
    rect(x - 7, 436, 14, 44, "#FFF3D8") +
    rect(x + 1, 436, 6, 44, "#D9AE8A") +
    path(`M${x - 8} 436l8-22 8 22z`, "#FFE3B0") +
    stroke(`M${x - 2} 456v8`, palette.bark, 3);
  return [
    path("M-20 470q320-26 640-20t620 16v120H-20z", "#3A356E"),
    circle(450, 510, 330, glow),
    stroke(streets, "#FFCF86", 1.6, 'opacity=".45"'),
    rect(424, 462, 84, 20, "#F7D9AE") + rect(470, 462, 38, 20, "#C9966E"),
    tower(432) + tower(500),
    stroke(spots(330, 900), "#FFB45C", 2.2, 'opacity=".8"'),
    stroke(spots(260, 720), "#FFE3A0", 2.6),
    stroke(spots(60, 600), "#FFF8E4", 4),
  ].join("");
}

function desert(sheet: Sheet): string {
  const back = smooth(
    "-20 520!, 120 512, 280 536, 440 556, 620 562, 820 552, 980 528, 1120 512, 1230 508!, 1230 780!, -20 780!",
  );
  const front = smooth(
    "-20 590!, 160 572, 360 584, 560 606, 780 612, 1000 596, 1230 566!, 1230 780!, -20 780!",
  );
  return [
    path(
      back,
      sheet.gradient([
        [0, "#6A5288"],
        [1, "#3A2E5E"],
      ]),
    ),
    path(
      smooth("-20 520!, 120 512, 280 536, 440 556, 300 552, 140 548, -20 560!"),
      "#8E74A4",
      'opacity=".7"',
    ),
    path(
      front,
      sheet.gradient([
        [0, "#5C4678"],
        [1, "#241E48"],
      ]),
    ),
    path(
      smooth("-20 590!, 160 572, 360 584, 480 596!, 300 606, 120 612, -20 630!"),
      "#84689A",
      'opacity=".7"',
    ),
    stipple(sheet, front, palette.night, [0, 0, 0.4, 1], 0.8, 20),
  ].join("");
}

function road(sheet: Sheet): string {
  const down: Way = [
    [-60, 690, 120],
    [100, 646, 74],
    [180, 606, 44],
    [300, 586, 30],
    [430, 578, 21],
    [500, 564, 14],
    [440, 550, 9],
    [480, 536, 5],
  ];
  const way: Way = [
    [1280, 688, 150],
    [1000, 700, 150],
    [700, 706, 150],
    [360, 704, 150],
    [60, 692, 140],
    [-80, 680, 130],
  ];
  const bed = roadBed(way);
  const cars = "M446 552h.1M480 566h.1M360 582h.1M290 588h.1";
  return [
    path(roadBed(down), "#2C2A58") + stroke(roadLine(down.slice(1)), "#B9A06E", 2, 'stroke-dasharray="8 9"'),
    stroke(cars, "#FFF3C4", 5),
    path(bed, "#12122E", 'transform="translate(0 7)" opacity=".6"'),
    path(bed, "#2C2A54"),
    band(roadLine(way), "#D9B25E", 5, 'stroke-dasharray="46 34"'),
    band(roadLine(way, 0.92), "#A9A3C0", 4) + band(roadLine(way, -0.92), "#A9A3C0", 4),
    place(nightCoach(sheet), 640, 712, 0.96),
    ...[130, 330, 520, 1120].map(
      (x) =>
        rect(x, 728, 8, 40, "#E9E3F0") +
        rect(x + 5, 728, 3, 40, mix(palette.dusk, palette.night, 0.3)) +
        rect(x, 734, 8, 8, "#FF7A4A"),
    ),
    ...[
      [40, 742, 40],
      [230, 750, 46],
      [430, 752, 36],
      [1060, 752, 40],
      [1180, 748, 46],
    ].map(([x = 0, y = 0, size = 0]) => ichu(x, y, size, "#8E7CA8")),
  ].join("");
}
