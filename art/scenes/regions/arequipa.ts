import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { datePalm } from "../../motifs/plants/date-palm.ts";
import { highlander, hiker, stand } from "../../motifs/people/hiker.ts";
import { paperGrain } from "../../engine/grain.ts";
import { hillTown } from "../../motifs/buildings/hill-town.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import { misti } from "../../motifs/land/misti.ts";
import { palette } from "../../engine/palette.ts";
import { poplars } from "../../motifs/plants/poplars.ts";
import { createRandom } from "../../engine/random.ts";
import { circle, ellipse, path, place, rect, smooth, straight, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { mist, sky } from "../../motifs/sky/sky.ts";

const haze = "#FBE0B0";
const sillar = { lit: "#FFF6E2", front: "#D8C6BE", shade: "#AA95A0", deep: "#7C6C86" };

/** Misti through the white arches of Yanahuara, the town's domes between. */
export function arequipa(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#1E5F8C"],
      [0.3, "#6FAEBB"],
      [0.62, haze],
    ]),
    cloudscape(
      sheet,
      [
        [1040, 230, 240, 60],
        [110, 176, 230, 46],
      ],
      { light: "#FFF8E8", shade: "#D3DFDC" },
      6,
    ),
    volcanoes(sheet),
    town(),
    terrace(sheet),
    arches(),
    people(sheet),
    paperGrain(sheet),
  ].join("");
}

function volcanoes(sheet: Sheet): string {
  const chachani: Crest = [
    [-80, 260, 120],
    [50, 260, 190],
    [120, 250, 250],
    [165, 250, 210],
    [224, 244, 280],
    [290, 250, 210],
    [360, 260, 150],
    [470, 260, 60],
  ];
  return [
    snowRange(sheet, chachani, {
      foot: 520,
      seed: 6,
      snowFrom: 175,
      haze: [haze, 0.3, 0.9],
      to: 400,
      hidden: 480,
    }),
    misti(sheet, haze),
    mist(sheet, 380, 160, haze, 0.8),
  ].join("");
}

function town(): string {
  const fields = smooth(
    "-20 478!, 200 460, 420 470, 640 456, 860 468, 1060 456, 1220 470!, 1220 660!, -20 660!",
  );
  const white = {
    wall: "#FFF6E2",
    wallShade: "#C3AFAE",
    roof: "#E9DCCB",
    roofShade: "#AC98A2",
    dark: "#6B5A6E",
  };
  return [
    path(fields, "#8BA65A"),
    path(
      "M-20 486q200-14 420-2 220-14 440 0 200-10 380 0v10q-180-8-380 2-220-14-440 0-220-10-420 4z",
      "#C9CF7A",
    ),
    poplars(
      [
        [78, 514, 66],
        [96, 518, 74],
        [330, 508, 60],
        [476, 512, 56],
        [820, 508, 60],
        [926, 514, 64],
        [944, 518, 72],
        [1130, 512, 62],
        [1148, 516, 70],
      ],
      "#7FA050",
      palette.moss,
      palette.moss,
    ),
    hillTown(
      [
        [40, 520, 320, 22],
        [440, 516, 150, 22],
        [700, 518, 150, 22],
        [900, 520, 300, 22],
        [20, 552, 380, 28],
        [450, 556, 380, 30],
        [880, 554, 340, 28],
      ],
      white,
      12,
    ),
    cathedral(),
    dome(770, 540, 0.8),
    dome(1010, 534, 0.9),
    dome(180, 536, 0.9),
    datePalm(260, 580, 130, palette.bark, "#7F9C4B", palette.moss),
    datePalm(742, 590, 120, palette.bark, "#7F9C4B", palette.moss),
    datePalm(1100, 590, 150, palette.bark, "#7F9C4B", palette.moss),
  ].join("");
}

function dome(x: number, y: number, size: number): string {
  return place(
    rect(-34, -30, 68, 30, "#FFF6E2") +
      rect(10, -30, 24, 30, "#C3AFAE") +
      path("M-32-30q0-38 32-42 32 4 32 42z", "#FFF6E2") +
      path("M6-71q26 6 26 41H12q6-24-6-41z", "#C3AFAE") +
      rect(-6, -84, 12, 14, "#E9DCCB") +
      path("M-6-84l6-14 6 14z", palette.terracotta) +
      stroke("M-20 0v-22M-6 0v-22M8 0v-22", "#6B5A6E", 5),
    x,
    y,
    size,
  );
}

/** The cathedral's two slim towers. */
function cathedral(): string {
  const tower = [
    rect(-15, -80, 30, 80, "#FFF6E2"),
    rect(4, -80, 11, 80, "#C3AFAE"),
    rect(-18, -84, 36, 5, "#E9DCCB"),
    rect(-12, -116, 24, 32, "#FFF6E2"),
    rect(3, -116, 9, 32, "#C3AFAE"),
    path("M-5-88v-14a5 5 0 0 1 10 0v14z", "#6B5A6E"),
    path("M-14-116L0-160l14 44z", "#E9DCCB"),
    path("M3-116L0-160l14 44z", "#AC98A2"),
    stroke("M0-158v-12M-4-166h8", palette.bark, 2),
  ].join("");
  return [
    rect(516, 488, 190, 66, "#FFF6E2"),
    rect(650, 488, 56, 66, "#C3AFAE"),
    path("M510 488h202v-8H510z", "#E9DCCB"),
    stroke("M552 554v-40M582 554v-40M612 554v-40M642 554v-40M672 554v-40", "#6B5A6E", 10),
    place(tower, 534, 552),
    place(tower, 688, 552),
  ].join("");
}

/** The floor and the low wall of the lookout; the sun comes through the arches from the left. */
function terrace(sheet: Sheet): string {
  const light = [
    [40, 372],
    [440, 824],
    [894, 1230],
  ].map(([from = 0, to = 0]) => straight(`${from} 622, ${to - 30} 622, ${to + 110} 770, ${from + 140} 770`));
  return [
    rect(-10, 560, 1220, 62, sillar.front),
    rect(-10, 552, 1220, 14, sillar.lit),
    stroke(
      "M-10 592h1220M60 566v26M150 592v30M250 566v26M330 592v30M520 566v26M600 592v30M700 566v26M780 592v30M960 566v26M1040 592v30M1130 566v26",
      sillar.shade,
      2,
    ),
    rect(
      -10,
      618,
      1220,
      150,
      sheet.gradient([
        [0, "#A08A92"],
        [1, "#6F6078"],
      ]),
    ),
    path(light.join(""), "#F7DDB0", 'opacity=".85"'),
    stroke(
      "M-10 650h1220M-10 694h1220M180 618l120 150M420 618l90 150M660 618l50 150M900 618v150M1100 618l-50 150M40 618L170 768",
      sillar.deep,
      1.6,
      'opacity=".45"',
    ),
  ].join("");
}

const openings = [
  [28, 372],
  [440, 824],
  [892, 1240],
] as const;

function opening(from: number, to: number): string {
  const half = (to - from) / 2;
  return `M${from} 640V${100 + half}a${half} ${half} 0 0 1 ${half * 2} 0V640z`;
}

function arches(): string {
  const holes = openings.map(([from, to]) => opening(from, to)).join("");
  const lights = openings.map(([from, to]) => opening(from - 6, to - 30)).join("");
  const wall = `M-10-10h1220v650H-10z${holes}`;
  const rings = openings.map(([from, to]) => opening(from - 16, to + 16)).join("");
  const random = createRandom(9);
  const courses = Array.from({ length: 10 }, (_, row) => {
    const y = 148 + row * 44;
    return (
      `M372 ${y}h68M824 ${y}h68M-10 ${y}h38` +
      (row % 2 ? `M${Math.round(random(392, 420))} ${y}v44M${Math.round(random(846, 872))} ${y}v44` : "")
    );
  });
  const rosettes = [406, 858].map(
    (x) =>
      circle(x, 128, 26, sillar.shade) +
      circle(x - 2, 126, 22, sillar.front) +
      path(petals(x, 126), sillar.shade) +
      circle(x, 126, 5, sillar.lit),
  );
  return [
    path(`${holes}${lights}`, sillar.lit, 'fill-rule="evenodd"'),
    path(wall, sillar.front, 'fill-rule="evenodd"'),
    stroke(courses.join(""), sillar.shade, 2),
    path(rings + holes, sillar.shade, 'fill-rule="evenodd" opacity=".6"'),
    ...[372, 824].map(
      (x) =>
        path(`M${x - 8} 270h84v22h-84zM${x - 8} 622h84v26h-84z`, "#EBDDD2") +
        path(`M${x - 8} 270h26v22h-26zM${x - 8} 622h26v26h-26z`, sillar.lit) +
        path(`M${x - 8} 292h84v5h-84zM${x - 8} 617h84v5h-84z`, sillar.deep, 'opacity=".5"'),
    ),
    ...rosettes,
    rect(-10, -10, 1220, 62, sillar.front),
    path("M-10 52h1220v14H-10z", sillar.deep, 'opacity=".5"'),
    path("M-10 26h1220v14H-10z", sillar.lit),
    stroke("M-6 46h1220", sillar.shade, 9, 'stroke-dasharray="1 18"'),
  ].join("");
}

function petals(x: number, y: number): string {
  return Array.from({ length: 8 }, (_, index) => {
    const turn = (index / 8) * 2 * Math.PI;
    const [tipX, tipY] = [x + Math.cos(turn) * 18, y + Math.sin(turn) * 18];
    const side = (way: number) =>
      `${(x + Math.cos(turn + way) * 12).toFixed(1)} ${(y + Math.sin(turn + way) * 12).toFixed(1)}`;
    return `M${x} ${y}Q${side(0.5)} ${tipX.toFixed(1)} ${tipY.toFixed(1)}Q${side(-0.5)} ${x} ${y}z`;
  }).join("");
}

function people(sheet: Sheet): string {
  const pot = (x: number) => [
    path(`M${x - 22} 622l5 42h34l5-42z`, palette.terracotta),
    path(`M${x + 4} 622l-2 42h15l5-42z`, palette.brick),
    ellipse(x, 606, 34, 20, palette.coca),
    ...[-24, -10, 6, 20, -2, 28, -30].map((off, index) =>
      circle(x + off, 598 + ((index * 7) % 16), 7, index % 2 ? "#D8503A" : palette.terracotta),
    ),
  ];
  return [
    path("M560 694l170 58h36l-186-60z", palette.night, 'opacity=".28"'),
    stand(
      highlander(sheet, {
        skirt: palette.indigo,
        shawl: palette.terracotta,
        hat: palette.sand,
        bundle: palette.sun,
      }),
      548,
      696,
      160,
    ),
    path("M640 690l140 46h30l-150-48z", palette.night, 'opacity=".28"'),
    stand(hiker({ jacket: palette.sea, pack: palette.indigo, hat: palette.salt }), 634, 694, 168),
    ...pot(340),
    ...pot(930),
    ...pot(1150),
  ].join("");
}
