import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { kneelingWoman } from "../../motifs/people/kneeling-woman.ts";
import { llamaAt } from "../../motifs/animals/llama.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { mix, palette } from "../../engine/palette.ts";
import { poplars } from "../../motifs/plants/poplars.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { mist, sky } from "../../motifs/sky/sky.ts";
import { valleyFloor } from "../../motifs/land/valley-floor.ts";
import { weave } from "../../motifs/objects/textile.ts";

const haze = "#FBEBC6";

/** A weaver at her loom on a terrace above the Sacred Valley, dyed wool beside her and the snow of the Chicón behind. */
export function itineraryTenDays(sheet: Sheet): string {
  return [
    heavens(sheet),
    valley(sheet),
    terrace(sheet),
    place(loom(), 690, 640),
    place(kneelingWoman(sheet, palette.brick, palette.terracotta, palette.indigo), 470, 668, 3.1),
    wool(),
    llamaAt(sheet, 1050, 672, 190, {
      wool: palette.salt,
      shade: "#E3BE9A",
      far: "#A88670",
      cloth: palette.terracotta,
    }),
    paperGrain(sheet),
  ].join("");
}

function heavens(sheet: Sheet): string {
  const crest: Crest = [
    [-60, 240, 130],
    [90, 240, 190],
    [220, 238, 150],
    [360, 236, 240],
    [500, 238, 170],
    [640, 236, 280],
    [760, 234, 330],
    [880, 236, 240],
    [1010, 238, 260],
    [1130, 240, 170],
    [1260, 242, 190],
  ];
  return [
    sky(sheet, [
      [0, "#2F7FA0"],
      [0.28, "#A7D2CC"],
      [0.48, haze],
    ]),
    cloudscape(
      sheet,
      [
        [210, 110, 380, 64],
        [980, 80, 300, 50],
      ],
      { light: "#FFFAEC", shade: "#D8E2DC" },
      12,
    ),
    snowRange(sheet, crest, {
      foot: 430,
      seed: 44,
      snowFrom: 150,
      haze: [haze, 0.5, 0.7],
      hidden: 400,
      least: 420,
    }),
    mist(sheet, 280, 110, haze, 0.7),
    land(ridge({ y: 372, swing: 30, seed: 8, wave: 460, pointed: 0.4 }), "#A9A778", 520),
    land(ridge({ y: 410, swing: 22, seed: 15, wave: 380, pointed: 0.4 }), "#8FA062", 540),
    mist(sheet, 380, 80, haze, 0.5),
  ].join("");
}

function valley(sheet: Sheet): string {
  return [
    sheet.clip(
      "M-10 440H1210V700H-10z",
      valleyFloor(
        {
          fields: ["#C9C96A", "#A9BE5E", "#DCC77A", "#8FAE58", "#E3D08A", "#B98F5C"],
          hedge: "#6E8A48",
          bank: "#7C9A54",
          water: "#5FA8A6",
          shade: "#3F8088",
          glint: "#F4F2D8",
        },
        {
          back: 440,
          front: 720,
          middle: (near) => 780 - 330 * near,
          half: (near) => 4 + 16 * near,
          rows: 8,
          sides: 5,
          seed: 4,
        },
      ),
    ),
    poplars(
      [
        [610, 520, 46],
        [632, 524, 54],
        [654, 522, 42],
        [900, 500, 38],
        [920, 504, 44],
        [250, 510, 44],
        [276, 516, 52],
        [1080, 530, 56],
        [1106, 534, 48],
      ],
      "#A9B85A",
      "#4F7246",
      "#5E7A44",
    ),
    mist(sheet, 430, 70, haze, 0.5),
  ].join("");
}

/** The grass that they sit on, with the stones of its edge. */
function terrace(sheet: Sheet): string {
  const field = smooth("-20 590!, 160 580, 400 588, 640 582, 900 588, 1220 572!, 1220 780!, -20 780!");
  const stones = Array.from({ length: 31 }, (_, index) => {
    const x = -10 + index * 40;
    return ellipse(x, 588 + Math.sin(index * 1.7) * 5, 22, 12, index % 3 ? "#C7A77A" : "#A98A66");
  });
  return [
    path("M-20 592H1220V640H-20z", "#7A6248"),
    stones.join(""),
    path(
      smooth("-20 600!, 160 594, 400 600, 640 596, 900 600, 1220 588!, 1220 780!, -20 780!"),
      sheet.gradient([
        [0, "#A9B45C"],
        [1, "#5E8246"],
      ]),
    ),
    stipple(sheet, field, palette.night, [0, 0, 0, 1], 0.5, 20),
    ellipse(470, 676, 190, 16, palette.night, 'opacity=".3"'),
    ellipse(1080, 676, 90, 9, palette.night, 'opacity=".3"'),
  ].join("");
}

/** The warp from her belt to a stake in the ground, the cloth growing on it. */
function loom(): string {
  const threads = Array.from({ length: 12 }, (_, index) => {
    return `M-150 ${8 + index * 3.6}L208 ${-58 + index * 5.4}`;
  }).join("");
  const cloth = weave(0, 0, 150, [
    ["plain", 8, palette.brick],
    ["plain", 6, palette.sun],
    ["plain", 12, palette.terracotta],
    ["plain", 5, palette.salt],
    ["plain", 10, palette.sea],
    ["plain", 5, palette.salt],
    ["plain", 8, palette.maize],
  ]);
  return [
    stroke("M216-80L232 60M216-80V-40", palette.bark, 11),
    path("M204-84h28l-6-10h-16z", palette.bark),
    stroke(threads, palette.salt, 1.8),
    stroke("M208-64L212 8", palette.bark, 9),
    place(cloth, -152, 4, 1.02, 0.9, -10),
    stroke("M-4-34L4 46M60-44L70 36", mix(palette.clay, palette.bark, 0.4), 8),
    stroke("M-4-34L-2-12", "#F4DDA6", 4),
  ].join("");
}

/** Balls of dyed wool, and the pot that one of them came from. */
function wool(): string {
  const balls = [
    [250, 690, 30, palette.terracotta],
    [200, 712, 34, palette.sun],
    [292, 716, 28, palette.sea],
    [150, 694, 26, palette.maize],
    [338, 700, 22, palette.leaf],
    [240, 730, 24, "#F3E4C4"],
  ] as const;
  const pot = [
    ellipse(4, 4, 70, 10, palette.night, 'opacity=".35"'),
    path("M-60-70q-14 70 30 74h60q44-4 30-74z", "#5A3A34"),
    path("M24-70q14 50 4 74h6q40-6 26-74z", palette.night, 'opacity=".4"'),
    ellipse(0, -70, 62, 14, "#7A2F3A"),
    ellipse(0, -69, 50, 9, "#B5344A"),
    stroke("M-20-84q-10-20 2-34t-4-34M14-84q10-18-2-32t6-34", "#FFF6E2", 4, 'opacity=".6"'),
  ].join("");
  return [
    place(pot, 820, 716, 0.9),
    ...balls.map(([x, y, size, ink]) =>
      [
        ellipse(x + 5, y + size * 0.9, size, size * 0.22, palette.night, 'opacity=".35"'),
        circle(x, y, size, mix(ink, palette.night, 0.28)),
        circle(x - size * 0.1, y - size * 0.1, size * 0.86, ink),
        stroke(
          `M${x - size * 0.7} ${y}q${size * 0.6}-${size * 0.7} ${size * 1.3} 0M${x - size * 0.6} ${y + size * 0.3}q${size * 0.6}-${size * 0.6} ${size * 1.1} 0M${x - size * 0.4} ${y - size * 0.5}q${size * 0.5} ${size * 0.2} ${size * 0.6} ${size * 1.1}`,
          mix(ink, palette.salt, 0.4),
          2.4,
        ),
      ].join(""),
    ),
    rect(-10, 740, 1220, 20, palette.moss, 'opacity=".2"'),
  ].join("");
}
