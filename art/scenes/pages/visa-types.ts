import { paperGrain, stipple } from "../../engine/grain.ts";
import { mix, palette } from "../../engine/palette.ts";
import { closedPassport, openPassport } from "../../motifs/objects/passport.ts";
import { leaf } from "../../motifs/plants/plants.ts";
import { circle, ellipse, path, place, rect, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { heightOf, weave, type Band } from "../../motifs/objects/textile.ts";

const bands: Band[] = [
  ["plain", 26, palette.terracotta],
  ["teeth", 22, palette.indigo, palette.sun],
  ["plain", 12, palette.salt],
  ["diamonds", 54, palette.maize, palette.glow],
  ["plain", 12, palette.salt],
  ["zigzag", 40, palette.terracotta, palette.sun],
  ["plain", 120, palette.terracotta],
  ["steps", 46, palette.indigo, palette.rose],
  ["plain", 120, palette.terracotta],
  ["zigzag", 40, palette.terracotta, palette.sun],
  ["plain", 12, palette.salt],
  ["diamonds", 54, palette.maize, palette.glow],
  ["plain", 12, palette.salt],
  ["teeth", 22, palette.indigo, palette.sun],
  ["plain", 26, palette.terracotta],
];

/** A traveller's table from above: passports with stamps on a woven cloth, a pen, coca tea, a straw hat. */
export function visaTypes(sheet: Sheet): string {
  return [
    table(sheet),
    cloth(sheet),
    hat(sheet),
    place(closedPassport(), 960, 420, 0.92, 0.92, 11),
    place(openPassport(sheet), 480, 372, 1, 1, -5),
    tea(),
    pen(),
    coins(),
    light(sheet),
    paperGrain(sheet),
  ].join("");
}

function table(sheet: Sheet): string {
  const planks = "M-10 120h1220M-10 260h1220M-10 400h1220M-10 540h1220M-10 680h1220";
  const grain =
    "M60 60q200 14 420-4M700 80q200-16 380 4M120 190q260 16 500-2M760 200q160 12 380-6M40 620q220-14 460 6M640 610q260 16 520-4M100 720q300 12 560-4";
  return [
    rect(
      -10,
      -10,
      1220,
      770,
      sheet.gradient(
        [
          [0, "#2F7A80"],
          [1, "#174A58"],
        ],
        [0, 0, 1, 1],
      ),
    ),
    stroke(planks, "#123C4A", 4),
    stroke(grain, "#3F8A8C", 2.4, 'opacity=".7"'),
  ].join("");
}

function cloth(sheet: Sheet): string {
  const tall = heightOf(bands);
  const fringe = (x: number) =>
    Array.from({ length: 44 }, (_, index) => `M${x} ${6 + index * 14}h${index % 2 ? 20 : 24}`).join("");
  return place(
    [
      rect(10, 14, 1060, tall, palette.night, 'opacity=".3"'),
      stroke(fringe(-22), palette.sand, 4),
      stroke(fringe(1058), palette.sand, 4),
      sheet.clip(`M0 0h1060v${tall}H0z`, weave(0, 0, 1060, bands)),
    ].join(""),
    66,
    90,
    1,
    1,
    -2.5,
  );
}

function hat(sheet: Sheet): string {
  const rings = [150, 132, 114, 96].map((radius) =>
    circle(1096, 110, radius, "none", `stroke="${palette.straw}" stroke-width="3" stroke-dasharray="16 6"`),
  );
  return [
    circle(1110, 126, 168, palette.night, 'opacity=".3"'),
    circle(1096, 110, 166, palette.sand),
    ...rings,
    circle(1104, 118, 92, palette.bark, 'opacity=".25"'),
    circle(1096, 110, 86, palette.terracotta),
    circle(1094, 108, 78, palette.sand),
    ellipse(1090, 106, 60, 26, palette.straw, 'transform="rotate(-30 1090 106)"'),
    stipple(sheet, "M930-60h340v340H930z", palette.bark, [0, 0, 1, 1], 0.5),
  ].join("");
}

function tea(): string {
  const leaves =
    leaf(116, 586, 176, 560, 6, 14) + leaf(110, 600, 160, 626, -8, 14) + leaf(96, 590, 62, 556, 8, 13);
  return [
    circle(128, 612, 122, palette.night, 'opacity=".3"'),
    circle(116, 598, 120, "#FFFBF2"),
    circle(116, 598, 108, "none", `stroke="${palette.indigo}" stroke-width="4"`),
    circle(116, 598, 98, "none", `stroke="${palette.terracotta}" stroke-width="3" stroke-dasharray="12 7"`),
    path("M170 540q46-40 66-16 12 26-40 60z", "#E9DFCB") +
      path("M182 546q32-26 42-14 6 16-30 36z", "#C9BCA4"),
    circle(120, 602, 76, palette.bark, 'opacity=".3"'),
    circle(116, 598, 76, "#F3EAD6"),
    circle(116, 598, 66, "#A8B04A"),
    circle(112, 594, 56, mix("#C9C45A", palette.glow, 0.3)),
    path(leaves, palette.coca),
    stroke("M116 586l54-24M110 600l46 23M96 590l-30-30", palette.moss, 1.6),
  ].join("");
}

function pen(): string {
  return place(
    [
      path("M-190-2h330l50 10-50 8h-330z", palette.night, 'opacity=".3"'),
      path("M-200-13h190v26h-190q-10-13 0-26z", palette.indigo),
      path("M-200 2h190v11h-190q-6-6-6-11z", palette.night),
      path("M-10-15h24v30h-24z", palette.sun),
      path("M14-12h100l30 7v10l-30 7H14z", palette.indigo),
      path("M14 2h130l0 3-30 7H14z", palette.night),
      path("M144-6l46 6-46 6z", palette.sun),
      stroke("M150 0h36", palette.bark, 1.4),
      stroke("M-150-17h110", palette.sun, 5),
    ].join(""),
    690,
    630,
    1,
    1,
    -16,
  );
}

function coins(): string {
  const coin = (x: number, y: number, radius: number, rim: string, core: string) =>
    circle(x + 5, y + 6, radius, palette.night, 'opacity=".3"') +
    circle(x, y, radius, rim) +
    circle(x, y, radius * 0.72, core) +
    circle(
      x,
      y,
      radius * 0.86,
      "none",
      `stroke="${palette.bark}" stroke-width="1.2" stroke-dasharray="2 3" opacity=".7"`,
    ) +
    place(path("M-18 13l12-22 6 8 5-7 13 21z", rim), x, y, radius / 34);
  return (
    coin(1010, 660, 36, "#C9C4B8", "#E4DFD2") +
    coin(1086, 630, 32, palette.sun, "#F3CF7C") +
    coin(930, 690, 28, "#C9C4B8", palette.sun)
  );
}

/** Light that falls in from the window on the left. */
function light(sheet: Sheet): string {
  const shine = sheet.gradient(
    [
      [0, "#FFF3CF", 0.3],
      [1, "#FFF3CF", 0],
    ],
    [0, 0, 1, 1],
  );
  return path("M-10-10h300l420 770H340L-10 160z", shine) + path("M360-10h150l420 770H780z", shine);
}
