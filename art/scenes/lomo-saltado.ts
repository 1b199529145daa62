import { paper, stipple } from "../grain.ts";
import { mix, palette } from "../palette.ts";
import { leaf } from "../plants.ts";
import { createRandom } from "../random.ts";
import { blob, circle, ellipse, path, place, rect, smooth, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";

/** Lomo saltado tossed in the wok: beef, onion, tomato and chips in the air over leaping flames. */
export function lomoSaltado(sheet: Sheet): string {
  return [kitchen(sheet), flames(sheet), flying(), wok(sheet), stove(sheet), paper(sheet)].join("");
}

function kitchen(sheet: Sheet): string {
  const tiles = Array.from({ length: 9 }, (_, row) => `M0 ${row * 70 + 34}h1200`).join("");
  const seams = Array.from({ length: 14 }, (_, column) => `M${column * 92 + 10} 0v600`).join("");
  return [
    rect(0, 0, 1200, 750, "#202950"),
    stroke(tiles + seams, palette.night, 3),
    rect(
      0,
      0,
      1200,
      750,
      sheet.radial(560, 420, 640, [
        [0, "#F2A24A", 0.95],
        [0.35, palette.terracotta, 0.75],
        [0.75, palette.maize, 0.5],
        [1, palette.night, 0.2],
      ]),
    ),
    pans(),
  ].join("");
}

function pans(): string {
  const pan = (x: number, y: number, radius: number) =>
    stroke(`M${x} 62v${y - radius - 62}`, "#3A2430", 12) +
    circle(x, y, radius, "#2A1A2C") +
    circle(x - 6, y - 4, radius - 12, "#5A2F38") +
    path(
      `M${x - radius + 14} ${y + 8}a${radius - 14} ${radius - 14} 0 0 0 ${radius} ${radius - 22}a${radius} ${radius} 0 0 1-${radius}-${radius - 22}z`,
      palette.clay,
    );
  return (
    rect(-20, 52, 1240, 14, "#3A2430") +
    pan(1090, 210, 62) +
    pan(960, 170, 46) +
    pan(96, 230, 66) +
    stroke("M226 62v90M300 62v70", "#3A2430", 9) +
    ellipse(226, 176, 20, 32, "#3A2430") +
    path("M276 130h48v66q-24 18-48 0z", "#3A2430")
  );
}

function flames(sheet: Sheet): string {
  const tongue = (data: string, ink: string) => path(smooth(data), ink);
  return [
    tongue(
      "330 650!, 200 590, 140 500, 190 420, 170 330, 240 380, 262 270, 240 190 .4, 340 250, 380 330, 420 220, 400 100 .4, 520 180, 560 290, 610 200, 600 70 .4, 720 180, 720 300, 790 250, 800 160 .4, 880 270, 860 370, 930 330, 950 280 .4, 990 400, 950 500, 890 590, 780 650!",
      palette.terracotta,
    ),
    tongue(
      "360 650!, 240 590, 200 500, 260 430, 250 350 .5, 320 400, 340 320, 320 240 .4, 410 330, 430 400, 480 300, 470 190 .4, 560 280, 570 370, 630 290, 640 170 .4, 710 290, 700 380, 760 340, 780 270 .4, 830 370, 810 430, 860 420, 890 380 .4, 920 470, 860 590, 760 650!",
      "#E07A32",
    ),
    tongue(
      "300 600!, 270 520, 330 460, 330 390 .5, 390 440, 410 370, 400 310 .4, 470 400, 490 450, 530 370, 530 280 .4, 600 370, 600 440, 660 370, 670 290 .4, 720 390, 710 450, 760 420, 780 370 .4, 810 450, 790 500, 830 540, 820 600!",
      palette.sun,
    ),
    tongue(
      "390 600!, 370 540, 420 490, 430 450 .5, 470 490, 500 440, 510 380 .4, 560 460, 580 490, 620 440, 640 390 .4, 670 470, 670 500, 710 480, 730 450 .4, 750 510, 730 600!",
      "#FFE7A0",
    ),
    stipple(
      sheet,
      smooth(
        "180 600!, 140 500, 190 420, 300 300, 420 220, 600 160, 800 220, 930 330, 990 400, 950 500, 930 600!",
      ),
      palette.brick,
      [0, 0, 0, 1],
      0.5,
    ),
    sparks(),
  ].join("");
}

function sparks(): string {
  const random = createRandom(41);
  return Array.from({ length: 46 }, () =>
    circle(random(120, 1040), random(60, 480), random(1.6, 4.4), random() > 0.5 ? palette.glow : palette.sun),
  ).join("");
}

const beef = (): string =>
  blob("-46 -6, -34 -24, 0 -26, 34 -20, 50 -2, 38 20, 4 26, -32 20", "#4A2018") +
  blob("-46 -8, -34 -24, 0 -27, 30 -22, 40 -10, 10 0, -24 6, -42 4", "#8A4630") +
  stroke("M-30-12q20-8 44-6M-20-2q16-6 34-5", "#B56A48", 4) +
  stroke("M-34 8q30 14 66 2", "#2C120F", 4);

const chip = (): string =>
  path("M-66-10L58-16l10 8-8 20-120 8-8-10z", "#E3A23A") +
  path("M-66-10L58-16l-4 12-116 8z", "#F9DC8C") +
  path("M58-16l10 8-8 20-6-16z", "#B8742E");

const onion = (): string =>
  stroke("M-46 22q-8-64 48-64 52 2 44 62", palette.maize, 20) +
  stroke("M-46 20q-6-60 48-60 48 2 42 58", "#E3B8D0", 12) +
  stroke("M-40 20q-2-50 42-50 40 2 34 48", "#B5709A", 3.5);

const tomato = (): string =>
  blob("-50 -20!, -40 22, 0 40, 40 22, 50 -20!, 20 -12, -20 -12", palette.brick) +
  blob("-46 -20!, -36 16, 0 30, 34 16, 42 -18!, 20 -10, -20 -10", "#D2482A") +
  blob("-28 -12, -22 6, -6 10, -6 -8", palette.sun) +
  blob("28 -12, 22 6, 6 10, 6 -8", palette.sun) +
  stroke("M-40-2q4 16 18 24", "#F2A08A", 4);

const herb = (): string =>
  path(leaf(0, 0, 40, -26, 8, 12) + leaf(0, 0, 46, 6, 4, 12) + leaf(0, 0, 16, -40, 6, 10), palette.leaf) +
  stroke("M0 0l-24 18", palette.coca, 4);

const pepper = (): string =>
  path(smooth("-60 10!, -30 -18, 20 -22, 62 -10!, 64 2, 20 -4, -28 4, -56 22!"), palette.sun) +
  path(smooth("-58 16!, -28 -2, 20 -10, 63 -4!, 64 2, 20 -2, -28 6, -56 22!"), "#B8742E");

function flying(): string {
  const pieces = [
    [beef(), 330, 240, 1.15, -24],
    [beef(), 560, 130, 1.2, 18],
    [beef(), 800, 290, 1.1, -10],
    [beef(), 470, 350, 0.95, 30],
    [chip(), 450, 190, 0.95, -52],
    [chip(), 690, 210, 1, 36],
    [chip(), 250, 370, 0.9, 22],
    [chip(), 900, 180, 0.9, -32],
    [chip(), 640, 400, 0.9, -18],
    [onion(), 680, 80, 1, 24],
    [onion(), 350, 110, 0.95, -30],
    [onion(), 760, 420, 0.95, 160],
    [onion(), 570, 290, 0.9, 100],
    [tomato(), 820, 100, 1, -28],
    [tomato(), 210, 270, 0.95, 34],
    [tomato(), 380, 420, 0.9, -16],
    [tomato(), 700, 330, 0.8, 40],
    [pepper(), 480, 60, 0.95, -24],
    [pepper(), 930, 390, 0.8, 30],
    [herb(), 620, 220, 1, 0],
    [herb(), 280, 180, 0.9, 60],
    [herb(), 870, 240, 0.9, -30],
    [herb(), 530, 420, 0.8, 20],
    [herb(), 760, 170, 0.8, 120],
  ] as const;
  return pieces.map(([piece, x, y, size, turn]) => place(piece, x, y, size, size, turn)).join("");
}

function wok(sheet: Sheet): string {
  const iron = mix(palette.night, palette.bark, 0.25);
  const bowl = smooth(
    "210 478!, 240 560, 330 640, 450 672, 570 676, 690 672, 800 640, 880 560, 910 478!, 850 512, 720 530, 560 536, 400 530, 270 512",
  );
  const heap = [
    [chip(), 400, 506, 1, 8],
    [beef(), 490, 502, 1.1, -8],
    [tomato(), 590, 504, 1, 12],
    [beef(), 690, 506, 1.1, 14],
    [onion(), 316, 496, 0.9, -20],
    [chip(), 780, 500, 0.9, -14],
    [herb(), 560, 480, 0.9, 20],
  ] as const;
  return [
    ellipse(560, 484, 350, 58, "#3C1D1E"),
    ellipse(560, 492, 322, 48, palette.brick),
    ...heap.map(([piece, x, y, size, turn]) => place(piece, x, y, size, size, turn)),
    path(bowl, iron),
    // The near rim covers the heap's foot.
    path(
      smooth(
        "210 478!, 270 512, 400 530, 560 536, 720 530, 850 512, 910 478!, 860 528, 720 548, 560 554, 400 548, 260 528",
      ),
      "#3A3350",
    ),
    stroke(smooth("212 478, 270 511, 400 529, 560 535, 720 529, 850 511, 908 478", false), palette.clay, 4),
    sheet.clip(
      bowl,
      path("M620 540q200 0 300-80v260H560q120-70 60-180z", palette.night, 'opacity=".6"') +
        stroke("M280 580q60 70 170 86M262 548q10 20 24 34", palette.clay, 9, 'opacity=".7"'),
    ),
    stipple(sheet, bowl, palette.terracotta, [0.6, 0.4, 0, 0.8], 0.8),
    path("M896 500q90-30 180-84l22 34q-90 62-196 92z", "#2A1A2C") +
      path("M896 500q90-30 180-84l6 10q-90 56-188 88z", "#5A4A5E"),
    path("M1066 410l120-84q22-6 32 12v30l-124 90z", "#7A4A2E") +
      path("M1066 410l120-84q22-6 32 12l-140 94z", "#B5754A"),
    stroke("M214 486q-66-14-60 26 8 30 74 22", "#2A1A2C", 15),
  ].join("");
}

function stove(sheet: Sheet): string {
  const top = "M-20 690h1240v80H-20z";
  const jets = Array.from({ length: 12 }, (_, index) => {
    const x = 380 + index * 33;
    const tall = 26 + ((index * 7) % 4) * 7;
    return `M${x - 12} 694q-4-18 12-${tall} 16 ${tall - 18} 12 ${tall}z`;
  });
  return [
    path(jets.join(""), palette.sea),
    path(jets.join(""), palette.foam, 'transform="translate(168 208) scale(.7)" opacity=".8"'),
    path("M330 700l24-34h18l-10 34zM790 700l-24-34h-18l10 34z", palette.night),
    path(top, "#2A2440"),
    rect(-20, 690, 1240, 10, palette.clay),
    stipple(sheet, top, palette.terracotta, [0.5, 1, 0.5, 0], 0.8),
    rect(330, 696, 460, 12, palette.night),
  ].join("");
}
