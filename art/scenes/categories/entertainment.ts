import { marineraMan, marineraWoman } from "../../motifs/people/feast/dancers.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { mix, palette } from "../../engine/palette.ts";
import { createRandom } from "../../engine/random.ts";
import { circle, ellipse, path, place, type Point, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { sky } from "../../motifs/sky/sky.ts";

/** A marinera couple on a plaza under paper lanterns, a colonial arcade behind them: a fiesta night. */
export function entertainment(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, palette.night],
      [0.35, "#33346C"],
      [0.62, "#8A5A80"],
      [0.8, "#D98C73"],
    ]),
    fireworks(sheet),
    arcade(sheet),
    plaza(sheet),
    lanterns(sheet),
    ellipse(400, 700, 250, 22, palette.night, 'opacity=".45"'),
    ellipse(800, 700, 130, 18, palette.night, 'opacity=".45"'),
    place(marineraWoman(sheet), 440, 694, 1.28),
    place(marineraMan(sheet), 812, 694, 1.26),
    paperGrain(sheet),
  ].join("");
}

function fireworks(sheet: Sheet): string {
  const burst = (x: number, y: number, reach: number, ink: string, count: number) => {
    const lines = Array.from({ length: count }, (_, index) => {
      const turn = (index / count) * 2 * Math.PI;
      const at = (far: number) =>
        `${Math.round(x + Math.cos(turn) * far)} ${Math.round(y + Math.sin(turn) * far)}`;
      return `M${at(reach * 0.35)}L${at(reach * 0.72)}M${at(reach * 0.86)}L${at(reach)}`;
    });
    return stroke(lines.join(""), ink, 4);
  };
  const random = createRandom(77);
  const stars = Array.from(
    { length: 60 },
    () => `M${Math.round(random(0, 1200))} ${Math.round(random(0, 260))}h.1`,
  );
  return (
    stroke(stars.join(""), palette.salt, 2.6, 'opacity=".7"') +
    circle(
      1010,
      170,
      210,
      sheet.radial(1010, 170, 210, [
        [0, palette.sun, 0.55],
        [1, palette.sun, 0],
      ]),
    ) +
    burst(1010, 170, 128, palette.sun, 26) +
    burst(1010, 170, 74, palette.salt, 18) +
    burst(1130, 60, 56, palette.clay, 16)
  );
}

function arcade(sheet: Sheet): string {
  const wall = "#B5653F";
  const arches = Array.from({ length: 8 }, (_, index) => {
    const x = 22 + index * 150;
    return `M${x} 600v-112a53 53 0 0 1 106 0v112z`;
  });
  const balconies = Array.from({ length: 8 }, (_, index) => {
    const x = 40 + index * 150;
    return (
      rect(x, 334, 70, 56, palette.bark) +
      rect(x + 6, 340, 24, 44, palette.glow) +
      rect(x + 38, 340, 26, 44, "#D99A4A") +
      stroke(`M${x - 6} 392h82`, palette.night, 7)
    );
  });
  const tower = (x: number) =>
    path(`M${x} 400V210h96v190z`, "#8E5160") +
    path(`M${x + 60} 400V210h36v190z`, "#5E3C5A") +
    path(`M${x - 8} 214h112v-14H${x - 8}z`, "#A8646A") +
    path(`M${x + 10} 200v-44h76v44z`, "#8E5160") +
    path(`M${x + 10} 156q38-64 76 0z`, "#7A4660") +
    path(`M${x + 48} 125q28 8 38 31h-38z`, "#55385A") +
    stroke(`M${x + 48} 126v-34M${x + 38} 104h20`, "#55385A", 4) +
    path(`M${x + 34} 200v-20a14 14 0 0 1 28 0v20zM${x + 30} 290v-34a18 18 0 0 1 36 0v34z`, palette.night);
  return [
    tower(120),
    tower(300),
    path("M216 400V300q42-50 84 0v100z", "#7A4660"),
    rect(0, 310, 1200, 300, wall),
    rect(
      0,
      310,
      1200,
      300,
      sheet.gradient([
        [0, palette.night, 0.5],
        [1, palette.sun, 0.35],
      ]),
    ),
    rect(0, 302, 1200, 12, "#E0A070"),
    rect(0, 408, 1200, 8, "#E0A070"),
    balconies.join(""),
    path(arches.join(""), "#3A2444"),
    path(
      Array.from(
        { length: 8 },
        (_, index) => `M${22 + index * 150} 600v-112a53 53 0 0 1 53-53q-34 20-34 60v105z`,
      ).join(""),
      palette.glow,
      'opacity=".5"',
    ),
    stroke(
      Array.from({ length: 8 }, (_, index) => `M${16 + index * 150} 600v-112a59 59 0 0 1 118 0v112`).join(""),
      "#E8B27C",
      7,
    ),
  ].join("");
}

function plaza(sheet: Sheet): string {
  const floor = smooth("-20 590!, 1220 590!, 1220 770!, -20 770!");
  const joints = Array.from(
    { length: 17 },
    (_, index) => `M${600 + (index - 8) * 84} 590L${600 + (index - 8) * 210} 760`,
  ).join("");
  return [
    path(
      floor,
      sheet.gradient([
        [0, "#E0A263"],
        [1, "#8A4A48"],
      ]),
    ),
    stroke(`${joints}M0 622h1200M0 668h1200M0 728h1200`, palette.brick, 2.5, 'opacity=".45"'),
    ellipse(600, 680, 470, 74, palette.glow, 'opacity=".28"'),
    stipple(sheet, floor, palette.night, [0, 0, 0, 1], 0.7),
  ].join("");
}

/** Paper lanterns on a cord that hangs in an even bow from the left edge to the tower of the arcade. */
function lanterns(sheet: Sheet): string {
  const cord = (x: number) => 30 + 92 * (1 - ((x - 420) / 460) ** 2);
  const row = [
    [60, 1, palette.sun, "#C4761F"],
    [200, 1.15, palette.terracotta, palette.brick],
    [350, 1, palette.salt, "#C9BFAE"],
    [500, 1.15, "#3E8A94", palette.deep],
    [650, 1, palette.sun, "#C4761F"],
    [790, 1.1, palette.terracotta, palette.brick],
  ] as const;
  return [
    stroke(
      smooth(
        [-40, 60, 200, 350, 500, 650, 790, 880, 980].map((x): Point => [x, Math.round(cord(x))]),
        false,
      ),
      "#B98E6A",
      2.6,
    ),
    ...row.map(([x, size, ink, dark]) => {
      const y = Math.round(cord(x));
      const glow = sheet.radial(0, 34, 70, [
        [0, ink, 0.55],
        [1, ink, 0],
      ]);
      return place(
        circle(0, 34, 70, glow) +
          stroke("M0 0v8", palette.night, 2) +
          path("M-24 14q24-12 48 0 14 20 0 42-24 10-48 0-14-22 0-42z", ink) +
          path("M6 9q10 1 18 5 14 20 0 42-9 4-18 4 14-24 0-51z", dark) +
          stroke("M-8 10q-10 24 0 50M-30 35h60", mix(ink, palette.salt, 0.5), 2) +
          stroke("M-8 62v14M0 62v20M8 62v14", ink, 3),
        x,
        y,
        size,
      );
    }),
  ].join("");
}
