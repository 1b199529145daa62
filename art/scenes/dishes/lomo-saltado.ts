import { coriander } from "../../motifs/food/garnish.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { mix, palette } from "../../engine/palette.ts";
import { createRandom } from "../../engine/random.ts";
import { riceDome } from "../../motifs/food/rice.ts";
import { circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { beef, chiliStrip, chip, onionPetal, scatter, tomatoWedge } from "../../motifs/food/stir-fry.ts";

/** Lomo saltado: the wok aflame at the back, and before it the plate of beef, onion, tomato, chips and rice. */
export function lomoSaltado(sheet: Sheet): string {
  const fire = [flames(sheet), flying(), wok(sheet)].join("");
  return [kitchen(sheet), place(fire, 230, 16, 0.66), table(sheet), plate(sheet), paperGrain(sheet)].join("");
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

function flying(): string {
  return scatter([
    [beef(), 330, 210, 1.15, -24],
    [beef(1), 590, 110, 1.25, 18],
    [beef(), 830, 250, 1.15, -10],
    [chip(), 450, 150, 1, -52],
    [chip(), 720, 190, 1, 36],
    [onionPetal(), 730, 70, 1.1, 24],
    [onionPetal(), 300, 90, 1.05, -30],
    [tomatoWedge(), 900, 120, 1.1, -28],
    [tomatoWedge(), 210, 290, 1.05, 34],
    [chiliStrip(), 460, 40, 1, -24],
  ]);
}

function wok(sheet: Sheet): string {
  const iron = mix(palette.night, palette.bark, 0.25);
  const bowl = smooth(
    "210 478!, 240 560, 330 640, 450 672, 570 676, 690 672, 800 640, 880 560, 910 478!, 850 512, 720 530, 560 536, 400 530, 270 512",
  );
  return [
    ellipse(560, 484, 350, 58, "#3C1D1E"),
    ellipse(560, 492, 322, 48, palette.brick),
    scatter([
      [chip(), 340, 482, 1, 24],
      [beef(1), 420, 474, 1.2, -14],
      [tomatoWedge(), 520, 462, 1.1, -10],
      [onionPetal(), 640, 466, 1.1, 12],
      [beef(), 760, 470, 1.2, 8],
      [onionPetal(), 360, 506, 1, -12],
      [beef(), 490, 500, 1.25, -8],
      [chip(), 600, 506, 1, 14],
      [tomatoWedge(), 690, 496, 1.1, 12],
      [chip(), 800, 496, 1, -22],
    ]),
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

function table(sheet: Sheet): string {
  const top = "M-20 430h1240v340H-20z";
  return [
    path(top, "#6E3A26"),
    stroke("M-20 486h1240M-20 566h1240M-20 668h1240", "#4E2719", 3),
    path("M-20 424h1240v16H-20z", "#C4743E"),
    rect(
      0,
      430,
      1200,
      330,
      sheet.radial(600, 420, 620, [
        [0, palette.sun, 0.5],
        [0.5, palette.terracotta, 0.25],
        [1, palette.night, 0.55],
      ]),
    ),
    stipple(sheet, top, palette.night, [0.4, 0, 0.6, 1], 0.8),
  ].join("");
}

function plate(sheet: Sheet): string {
  const gravy = smooth(
    "-230 40, -190 -20, -80 -60, 60 -64, 220 -40, 300 10, 270 70, 150 106, -20 112, -160 92",
  );
  const saltado = scatter([
    [chip(), 276, -84, 1.15, -30],
    [chip(), 200, -102, 1.15, 20],
    [chip(), 318, -50, 1.15, 10],
    [chip(), 250, -122, 1.1, -12],
    [chip(), 150, -72, 1.15, -46],
    [chip(), 330, -90, 1.05, 42],
    [chip(), 220, -62, 1.15, 4],
    [chip(), 290, -22, 1.15, -16],
    [onionPetal(), 40, -58, 1.2, -8],
    [beef(), -40, -34, 1.25, 12],
    [tomatoWedge(), 110, -60, 1.15, -10],
    [beef(1), 130, -26, 1.35, -14],
    [chip(), 30, -22, 1.05, 24],
    [tomatoWedge(), 216, -14, 1.2, -16],
    [onionPetal(), -120, 10, 1.15, 24],
    [beef(1), -70, 34, 1.35, 4],
    [tomatoWedge(), -176, 58, 1.15, 20],
    [beef(), 50, 14, 1.4, -8],
    [onionPetal(), 226, 34, 1.2, 14],
    [beef(), 286, 20, 1.15, -24],
    [chiliStrip(), -4, 44, 1.05, -10],
    [beef(1), 168, 54, 1.35, 10],
    [onionPetal(), -96, 82, 1, -14],
    [tomatoWedge(), 66, 82, 1.15, 4],
    [beef(), -24, 88, 1.25, -4],
    [chip(), 196, 88, 1, -10],
    [chiliStrip(), 250, 4, 0.95, 26],
    [onionPetal(), 120, 8, 1, -30],
  ]);
  const parts = [
    ellipse(40, 50, 450, 150, palette.night, 'opacity=".5"'),
    ellipse(0, 22, 430, 158, "#8E9AA8"),
    ellipse(0, 0, 430, 156, "#F7F3E8"),
    ellipse(0, 0, 424, 152, "none", `stroke="${palette.deep}" stroke-width="13"`),
    ellipse(0, 6, 350, 114, "#C9C3B8"),
    ellipse(6, 12, 342, 108, "#EFE9DA"),
    path(gravy, "#7A3A1C") + path(gravy, "#A5592A", 'transform="translate(-6 -5)"'),
    ellipse(-150, 46, 150, 34, "#6E4A30", 'opacity=".45"'),
    place(riceDome(sheet), -196, 22, 1.05),
    place(
      coriander([
        [-12, 0, -30],
        [12, -6, 30],
      ]),
      -206,
      -170,
      1.2,
    ),
    saltado,
    place(
      coriander([
        [-40, 6, 10],
        [90, -36, -20],
        [160, 28, 60],
        [10, 60, -40],
        [-110, 70, 30],
        [230, -50, 0],
      ]),
      0,
      0,
      1.1,
    ),
  ];
  return place(parts.join(""), 600, 566);
}
