import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { compania } from "../../motifs/churches/compania.ts";
import { cathedralCarving, cuscoCathedral } from "../../motifs/churches/cusco-cathedral.ts";
import { highlander, stand } from "../../motifs/people/hiker.ts";
import { paperGrain } from "../../engine/grain.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import { mix, palette } from "../../engine/palette.ts";
import { type PasserBy, passersBy } from "../../motifs/people/passers-by.ts";
import { type Spot, viewTo, wallOf } from "../../engine/perspective.ts";
import { poplars } from "../../motifs/plants/poplars.ts";
import { portales } from "../../motifs/buildings/portales.ts";
import { roofCarpet } from "../../motifs/buildings/roof-carpet.ts";
import { circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { rays, sky, veil } from "../../motifs/sky/sky.ts";
import { tiledRoof } from "../../motifs/buildings/tiled-roof.ts";
import { toritos } from "../../motifs/objects/toritos.ts";

const haze = "#F9DDA2";
/** From a roof above the square. */
const view = viewTo(560, 330, 900);
const ground = -12;

/** Cusco's great square from a roof where two clay bulls stand: the cathedral and the Company's church, hills full of houses, the snows behind. */
export function cusco(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2A6288"],
      [0.22, "#82B0AE"],
      [0.42, haze],
    ]),
    rays(-30, 20, 1300, 26, "#FFF0C4", 0.1),
    cloudscape(sheet, [[420, 92, 380, 56]], { light: "#FFF3DA", shade: "#E2CDB4" }, 15),
    snows(sheet),
    hills(sheet),
    square(sheet),
    churches(),
    people(sheet),
    roof(sheet),
    paperGrain(sheet),
  ].join("");
}

function snows(sheet: Sheet): string {
  const crest: Crest = [
    [560, 260, 150],
    [660, 250, 230],
    [735, 240, 350],
    [780, 244, 290],
    [835, 244, 310],
    [915, 250, 210],
  ];
  return snowRange(sheet, crest, {
    foot: 480,
    seed: 12,
    snowFrom: 40,
    haze: [haze, 0.35, 0.95],
    from: 560,
    to: 860,
    hidden: 330,
    least: 400,
  });
}

function hills(sheet: Sheet): string {
  const back = smooth("480 330!, 640 306, 800 288, 980 262, 1100 236, 1230 222!, 1230 520!, 480 520!");
  const front = smooth("-20 186!, 70 168, 180 176, 300 226, 430 290, 560 340, 700 372!, 760 560!, -20 560!");
  return [
    path(back, mix("#8C9A58", haze, 0.4)),
    roofCarpet(
      [
        [1120, 262, 1210, 250, 18, 0.5],
        [616, 332, 836, 312, 15, 0.5],
        [616, 350, 836, 330, 16, 0.44],
        [616, 370, 836, 352, 19, 0.36],
        [700, 394, 836, 380, 22, 0.28],
      ],
      haze,
      3,
    ),
    veil(sheet, 290, 170, haze, 0.4),
    path(front, "#8F9C50"),
    path(
      smooth("190 178!, 300 226, 430 290, 560 340, 700 372!, 700 560!, 420 560!, 340 360, 260 260"),
      palette.coca,
      'opacity=".5"',
    ),
    christ(),
    stroke("M36 196l22-6 16 6 22-7 20 8 22-8 16 8M28 212l24-6 18 7 24-8 22 9 24-9 20 9", "#DCCB94", 5),
    roofCarpet(
      [
        [60, 246, 280, 262, 16, 0.34],
        [-20, 266, 284, 282, 18, 0.26],
        [-20, 288, 280, 304, 21, 0.16],
        [-20, 314, 276, 326, 24, 0.08],
        [20, 344, 210, 352, 27, 0.02],
      ],
      haze,
      8,
    ),
  ].join("");
}

/** The white Christ on the hill over the town. */
function christ(): string {
  return place(
    path(
      "M206 176v-6h18v6zM209 170l2-26h8l2 26zM196 146q10-6 19-4 9-2 19 4-10 2-15 6h-8q-5-4-15-6z",
      "#FFFBF2",
    ) + circle(215, 137, 4.4, "#FFFBF2"),
    -112,
    -8,
  );
}

/** A flat shape on the square. */
function flat(spots: readonly (readonly [x: number, z: number])[]): string {
  return view.shape(spots.map(([x, z]): Spot => [x, ground, z]));
}

function square(sheet: Sheet): string {
  const quarters = [
    [-40, -10, 50, 60],
    [-40, -12, 78, 92],
    [8, 22, 50, 60],
    [8, 22, 78, 92],
  ] as const;
  const beds = quarters.map(([left, right, near, far]) =>
    flat([
      [left, near],
      [right, near],
      [right, far],
      [left, far],
    ]),
  );
  const paths = quarters.map(([left, right, near, far]) =>
    flat([
      [left - 1, near - 1],
      [right + 1, near - 1],
      [right + 1, far + 1],
      [left - 1, far + 1],
    ]),
  );
  return [
    rect(
      -20,
      410,
      1240,
      360,
      sheet.gradient([
        [0, "#F0D3A0"],
        [0.4, "#E2BA82"],
        [1, "#AE7C5C"],
      ]),
    ),
    path(paths.join(""), "#C99C72"),
    path(beds.join(""), "#87A04C"),
    stroke(
      [31, 35, 40, 47]
        .map((z) =>
          view.shape(
            [
              [-40, ground, z],
              [28, ground, z],
            ],
            false,
          ),
        )
        .join("") +
        [-24, -14, -4, 6, 16]
          .map((x) =>
            view.shape(
              [
                [x, ground, 26],
                [x, ground, 49],
              ],
              false,
            ),
          )
          .join(""),
      "#9A6C50",
      1.6,
      'opacity=".45"',
    ),
    // Evening shadow of the houses on the left.
    path(
      flat([
        [-60, 30],
        [-33, 44],
        [-36, 112],
        [-60, 112],
      ]),
      "#6B3B46",
      'opacity=".3"',
    ),
  ].join("");
}

function churches(): string {
  const stone = { lit: "#F0C088", stone: "#CF905A", shade: "#94583C", dark: palette.bark, tile: "#B5482A" };
  const inks = { dark: palette.bark, balcony: palette.sea, tile: "#CC6038", groove: palette.brick };
  const lit = { ...inks, wall: "#FBE8C2", shade: "#C9A27C" };
  const dim = { ...inks, wall: "#C9A890", shade: "#8A6258", tile: "#A8492F", balcony: palette.deep };
  return [
    portales(wallOf(view, [28, 93], [28, 112]), ground, -3.4, lit),
    path("M300 476h560l-40 10H330z", palette.brick, 'opacity=".25"'),
    place(cuscoCathedral(stone) + cathedralCarving(stone), 452, 452, 0.84),
    portales(wallOf(view, [-44, 112], [-44, 70]), ground, -3.4, dim),
    compania(view, ground),
    portales(wallOf(view, [28, 36], [28, 71.4]), ground, -3.4, lit),
  ].join("");
}

function people(sheet: Sheet): string {
  const at = (x: number, z: number): readonly [number, number, number] => {
    const [across, down] = view.at([x, ground, z]);
    return [Math.round(across), Math.round(down), Math.round(view.metreAt(z) * 2.3)];
  };
  const crowd: readonly PasserBy[] = [
    [...at(-22, 98), palette.terracotta],
    [...at(-6, 96), palette.indigo],
    [...at(24, 84), palette.terracotta, palette.moss],
    [...at(-4, 84), palette.brick, palette.indigo],
    [...at(23.5, 66), palette.coca],
    [...at(24, 58), palette.sun, palette.maize],
    [...at(6, 56), palette.salt, palette.brick],
    [...at(8, 54), palette.indigo],
    [...at(22, 45), palette.sea, palette.brick],
    [...at(19.5, 45.5), palette.salt],
  ];
  return [
    fountain(),
    poplars(
      [
        [96, 522, 64],
        [124, 514, 58],
        [742, 528, 62],
      ],
      "#90A552",
      palette.moss,
      palette.brick,
    ),
    passersBy(crowd),
    path("M850 682l120-16 8 6-120 18zM908 670l110-15 7 6-110 16z", palette.night, 'opacity=".3"'),
    stand(highlander(sheet), 842, 686, 94),
    stand(highlander(sheet, { skirt: palette.sea, shawl: palette.maize }), 902, 674, 90),
  ].join("");
}

/** The fountain with the gilded Inca. */
function fountain(): string {
  const drawn = [
    ellipse(18, 14, 96, 14, palette.brick, 'opacity=".25"'),
    ellipse(0, 5, 88, 17, "#B98A60"),
    ellipse(0, 0, 88, 17, "#F3DDB0"),
    ellipse(0, 0, 76, 12.5, palette.sea),
    path("M-8-1l3-44h10l3 44z", "#C9A070"),
    ellipse(0, -43, 34, 7, "#C9A070"),
    ellipse(0, -46, 34, 7, "#F3DDB0"),
    path("M-7-47l2-24q-8-8-2-18l-4-10 5 3q2-6 6-6t6 6q8 8 1 23l4 26z", palette.sun),
    stroke("M-7-79l-12-12M-19-91v-14", palette.sun, 3.4),
    stroke("M-28-41q-14 8-12 34M28-41q14 8 12 34M-16-39q-3 14-2 36M16-39q3 14 2 36", "#EAF3EC", 2.4),
  ];
  return place(drawn.join(""), 566, 498, 0.72);
}

/** The roof we stand on, with the pair of clay bulls that protects the house. */
function roof(sheet: Sheet): string {
  const tiles = { tile: "#B5482A", groove: palette.brick, light: "#E08A55" };
  return [
    tiledRoof(
      [
        [-40, 648],
        [640, 648],
      ],
      [
        [-120, 790],
        [720, 790],
      ],
      26,
      tiles,
    ),
    place(toritos(sheet), 292, 646, 1.06),
  ].join("");
}
