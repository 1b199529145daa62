import { alpacaAt } from "../../motifs/animals/alpaca.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import { dyePot, hank } from "../../motifs/objects/dyed-wool.ts";
import { ichu } from "../../motifs/plants/plants.ts";
import { kneelingWoman } from "../../motifs/people/kneeling-woman.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { mist, sky } from "../../motifs/sky/sky.ts";
import { mix, palette } from "../../engine/palette.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { circle, ellipse, path, place, points, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { type Band, weave } from "../../motifs/objects/textile.ts";

const haze = "#F8E3C0";
const dyes = [
  "#9E2036",
  "#C4323E",
  "#E0703A",
  "#E9A93C",
  "#C9B04A",
  "#6E8F4A",
  "#2F6E6A",
  "#2E4F86",
  "#7A5AA0",
  "#8C8A90",
  "#F1E7D2",
];

/** A courtyard in Chinchero: the weaver and her loom, pots and hanks, two alpacas over the wall, the snow behind. */
export function alpacaByTouch(sheet: Sheet): string {
  return [
    view(sheet),
    neighbours(sheet),
    wall(sheet),
    yard(sheet),
    pots(),
    loom(sheet),
    hanks(),
    paperGrain(sheet),
  ].join("");
}

function view(sheet: Sheet): string {
  const crest = points(
    "-60 150, 80 220, 200 180, 330 270, 450 210, 570 320, 660 250, 780 290, 900 200, 1020 250, 1140 180, 1260 210",
  ).map(([x, high]) => [x, 240, high] as const) satisfies Crest;
  return [
    sky(sheet, [
      [0, "#2E7FA6"],
      [0.28, "#A4D3D0"],
      [0.5, haze],
    ]),
    cloudscape(sheet, [[1010, 246, 300, 46]], { light: "#FFFAEC", shade: "#DCE4DC" }, 12),
    snowRange(sheet, crest, {
      foot: 510,
      seed: 48,
      snowFrom: 150,
      haze: [haze, 0.4, 0.75],
      hidden: 460,
      least: 420,
    }),
    mist(sheet, 340, 110, haze, 0.7),
    land(ridge({ y: 430, swing: 30, seed: 18, wave: 420, pointed: 0.4 }), "#B49C74", 560),
    land(ridge({ y: 462, swing: 18, seed: 5, wave: 360, pointed: 0.3 }), "#9BA062", 580),
  ].join("");
}

/** The two who look over the wall. */
function neighbours(sheet: Sheet): string {
  return [
    alpacaAt(sheet, 330, 600, 250, { wool: "#F6EEDD", shade: "#CDB79C", face: "#E3D2B6" }, true),
    alpacaAt(sheet, 520, 606, 230, { wool: "#A8683C", shade: "#6E3F26", face: "#8A5430" }),
  ].join("");
}

function wall(sheet: Sheet): string {
  const face = "M-20 516L700 508V620H-20z";
  const bricks = Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: 12 }, (_column, at) => `M${at * 62 + (row % 2) * 30} ${528 + row * 28}h44`).join(""),
  ).join("");
  return [
    path(
      face,
      sheet.gradient([
        [0, "#C98F62"],
        [1, "#9A6244"],
      ]),
    ),
    stroke(bricks, "#8A5438", 3, 'opacity=".6"'),
    path("M-20 500L712 492v20L-20 522z", "#8E4A34") + stroke("M-20 502L712 494", "#D98A5C", 5),
    stipple(sheet, face, palette.night, [0, 0, 0.3, 1], 0.5, 20),
    // The house, with its blue door.
    path("M700 330H1220V640H700z", "#F2E4C8") + path("M700 560H1220v80H700z", "#B5523A"),
    path("M676 338L720 268H1220v70z", "#A8462E") +
      stroke(
        Array.from({ length: 14 }, (_, at) => `M${716 + at * 38} 272l-${Math.round(10 - at * 0.6)} 62`).join(
          "",
        ),
        "#7A2C22",
        6,
      ),
    path("M676 338H1220v12H676z", "#6A2A22"),
    rect(1060, 420, 110, 220, "#1F5A86") +
      rect(1068, 428, 46, 212, "#2E7FB0") +
      rect(1118, 428, 46, 212, "#276E9C") +
      circle(1110, 540, 5, palette.sun),
    rect(770, 410, 96, 84, "#1F5A86") +
      rect(778, 418, 80, 68, "#2B2440") +
      stroke("M818 418v68M778 452h80", "#1F5A86", 6),
    path("M700 350h520v40q-260 30-520 0z", palette.night, 'opacity=".2"'),
  ].join("");
}

function yard(sheet: Sheet): string {
  const ground = smooth("-20 606!, 240 598, 560 606, 900 622, 1220 612!, 1220 780!, -20 780!");
  return [
    path(
      ground,
      sheet.gradient([
        [0, "#E3C48E"],
        [1, "#A87C50"],
      ]),
    ),
    stipple(sheet, ground, palette.brick, [0, 0, 0.2, 1], 0.7, 20),
    ...points("26 640 40, 640 622 34, 1190 700 46, 40 752 44").map(([x, y, size = 40]) =>
      ichu(x, y, size, "#C9A24E"),
    ),
  ].join("");
}

function pots(): string {
  return place(dyePot("#C4323E"), 150, 702, 1) + place(dyePot("#E9A93C"), 318, 660, 0.74);
}

const cloth: Band[] = [
  ["plain", 8, "#9E2036"],
  ["plain", 4, "#E9A93C"],
  ["diamonds", 16, "#2E4F86", "#F1E7D2"],
  ["plain", 4, "#E9A93C"],
  ["plain", 9, "#C4323E"],
  ["zigzag", 14, "#2F6E6A", "#F1E7D2"],
  ["plain", 4, "#E9A93C"],
  ["plain", 10, "#9E2036"],
];

/** The warp from her belt to the post, the cloth growing on it, balls of wool at her knee. */
function loom(sheet: Sheet): string {
  const threads = Array.from({ length: 18 }, (_, at) => `M452 ${632 + at * 3.2}L880 ${668 + at * 4}`).join(
    "",
  );
  const balls = [
    [1060, 722, 27, "#C4323E"],
    [1112, 734, 24, "#E9A93C"],
    [1088, 700, 20, "#2E4F86"],
  ] as const;
  return [
    ellipse(926, 748, 200, 16, palette.night, 'opacity=".32"') +
      ellipse(640, 742, 220, 12, palette.night, 'opacity=".18"'),
    stroke("M452 560V748", palette.bark, 15) + stroke("M448 562V740", "#7A4A2E", 5),
    stroke("M452 620V700", "#6E4A30", 12),
    stroke(threads, "#F1E7D2", 2),
    sheet.clip("M640 644L886 666V744L640 702z", place(weave(0, 0, 270, cloth), 634, 642, 1, 1.06, 6)),
    stroke("M640 636L640 708M588 632L590 700M540 634L541 692", mix(palette.clay, palette.bark, 0.4), 9),
    place(kneelingWoman(sheet, "#7A2C22", "#C4323E", "#1F2348"), 926, 744, 3.1),
    ...balls.map(
      ([x, y, size, ink]) =>
        circle(x, y, size, mix(ink, palette.night, 0.3)) +
        circle(x - 2, y - 2, size * 0.86, ink) +
        stroke(
          `M${x - size * 0.7} ${y}q${size * 0.6}-${size * 0.7} ${size * 1.3} 0M${x - size * 0.5} ${y + size * 0.4}q${size * 0.5}-${size * 0.6} ${size} 0`,
          mix(ink, palette.salt, 0.4),
          2.4,
        ),
    ),
  ].join("");
}

/** What came out of the pots, drying on a pole from side to side. */
function hanks(): string {
  const pole = (x: number) => 40 + Math.sin((x / 1200) * Math.PI) * 14;
  const hung = Array.from({ length: 17 }, (_, at) => {
    const x = 30 + at * 71;
    return place(hank(dyes[at % dyes.length] ?? palette.salt), x, pole(x), 1, 0.86 + ((at * 5) % 7) * 0.055);
  });
  return [
    stroke("M-20 40Q600 68 1220 40", "#7A4A2E", 12),
    stroke("M-20 36Q600 64 1220 36", "#B5793F", 4),
    ...hung,
  ].join("");
}
