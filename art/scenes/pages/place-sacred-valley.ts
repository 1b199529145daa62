import { andenes } from "../../motifs/land/andenes.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { cobBunch, corn } from "../../motifs/objects/corn-cobs.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import { hillTown } from "../../motifs/buildings/hill-town.ts";
import { kneelingWoman } from "../../motifs/people/kneeling-woman.ts";
import { paperGrain } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { poplars } from "../../motifs/plants/poplars.ts";
import { ellipse, path, place, smooth, straight, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { mist, sky } from "../../motifs/sky/sky.ts";
import { tiledRoof } from "../../motifs/buildings/tiled-roof.ts";
import { valleyFloor } from "../../motifs/land/valley-floor.ts";

const haze = "#FBE1AC";
const gold = { grain: "#EDB64A", light: "#FBE09A", shade: "#A26A2C" };
const white = { grain: "#F5E8C8", light: "#FFFBF0", shade: "#B39A72" };
const violet = { grain: "#6E2F5C", light: "#A8688E", shade: "#3A1838" };
const red = { grain: "#B64A32", light: "#E08A62", shade: "#6E2A24" };
const tiles = { tile: "#B9532F", groove: "#7A2E22", light: "#DE8656" };

/** May in the Sacred Valley: the harvest spread to dry in a yard, the chicha seller's red bag at the gate, snow over the terraces. */
export function placeSacredValley(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2B7490"],
      [0.3, "#93C2B6"],
      [0.52, haze],
    ]),
    cloudscape(sheet, [[300, 150, 420, 78]], { light: "#FFF5DE", shade: "#DBDECB" }, 12),
    ice(sheet),
    flanks(sheet),
    valley(sheet),
    yard(sheet),
    wall(),
    harvest(sheet),
    house(sheet),
    paperGrain(sheet),
  ].join("");
}

function ice(sheet: Sheet): string {
  const crest: Crest = [
    [330, 260, 90],
    [430, 250, 190],
    [520, 244, 300],
    [580, 240, 410],
    [640, 244, 310],
    [720, 244, 350],
    [800, 250, 220],
    [920, 260, 110],
  ];
  return (
    snowRange(sheet, crest, {
      foot: 500,
      seed: 43,
      snowFrom: 190,
      haze: [haze, 0.3, 0.95],
      from: 280,
      to: 980,
      hidden: 410,
      least: 420,
    }) + mist(sheet, 320, 120, haze, 0.8)
  );
}

const shoulder: Crest = [
  [-160, 120, 430],
  [0, 120, 390],
  [110, 110, 320],
  [230, 100, 220],
  [340, 80, 130],
  [470, 60, 40],
];

/** The slopes to both sides; the right one catches the sun and is terraced to its shoulder. */
function flanks(sheet: Sheet): string {
  const right = smooth("1220 60!, 1120 150, 1020 236, 900 316, 780 378, 690 424!, 690 560!, 1220 560!");
  return [
    snowRange(sheet, shoulder, {
      foot: 560,
      seed: 17,
      snowFrom: 2000,
      rock: ["#355A50", "#5F8058", "#A8B068"],
      levels: [0.22, 0.58],
      haze: [haze, 0.1, 0.8],
      to: 560,
      hidden: 520,
      least: 600,
    }),
    path(
      right,
      sheet.gradient([
        [0, "#8A7A4E"],
        [0.6, "#C2A662"],
        [1, "#9AA45C"],
      ]),
    ),
    path(smooth("1220 60!, 1120 150, 1060 204, 1110 230, 1090 300, 1220 330!"), "#6A5A44", 'opacity=".55"'),
    sheet.clip(
      right,
      andenes(
        "640 560 0, 760 520, 900 500, 1040 470, 1220 430",
        "690 424 0, 780 376, 890 320, 990 262, 1220 210",
        { wall: "#D8A868", foot: "#5E5A40", grass: "#A8B65E", joint: "#8A6448", rim: "#F6E2AA" },
        { steps: 8, wall: 0.42, near: 1.15, stones: 1, seed: 6, bottom: 620 },
      ),
    ),
  ].join("");
}

function valley(sheet: Sheet): string {
  return [
    valleyFloor(
      {
        fields: ["#93AE57", "#E2BE62", "#C9C066", "#74974F", "#D9A552"],
        hedge: "#84A052",
        bank: "#F2E0B0",
        water: "#57A6AC",
        shade: "#3A8496",
        glint: "#C4E2D6",
      },
      {
        back: 420,
        front: 720,
        middle: (near) => 610 - 190 * near + 60 * Math.sin(8 * near),
        half: (near) => 3 + 40 * near ** 1.6,
        rows: 5,
        sides: 4,
        seed: 12,
      },
    ),
    path(
      "M-10 400H1210V520H-10z",
      sheet.gradient([
        [0, haze, 0],
        [0.25, haze, 0.8],
        [1, haze, 0],
      ]),
    ),
    hillTown(
      [
        [690, 436, 110, 12],
        [660, 452, 170, 15],
      ],
      { wall: "#F5E4BE", wallShade: "#C9A27C", roof: "#BE5A38", roofShade: "#8A3C2C", dark: palette.bark },
      9,
    ),
    poplars(
      [
        [620, 464, 50],
        [640, 466, 58],
        [862, 462, 52],
        [884, 466, 62],
        [906, 464, 50],
      ],
      "#7DA452",
      "#3A5E48",
      "#3A5A40",
    ),
  ].join("");
}

/** The trodden floor, its far edge at the wall. */
function yard(sheet: Sheet): string {
  return [
    path(
      "M-20 566H1220V770H-20z",
      sheet.gradient([
        [0, "#C99A62"],
        [1, "#A26E48"],
      ]),
    ),
    path(
      smooth("-20 600!, 240 586, 520 600, 640 640, 420 690, 200 760!, -20 770!"),
      "#E2BC80",
      'opacity=".7"',
    ),
  ].join("");
}

/** The adobe wall with its coping of tiles, the gate in it and the pole of who sells chicha. */
function wall(): string {
  const bricks = [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: 9 }, (_, at) => `M${-10 + at * 52 + (row % 2) * 26} ${504 + row * 22}v18`),
  );
  const coping = (x: number, wide: number, count: number) =>
    tiledRoof(
      [
        [x + 8, 464],
        [x + wide - 8, 464],
      ],
      [
        [x - 6, 494],
        [x + wide + 6, 494],
      ],
      count,
      tiles,
    );
  return [
    path("M-20 486H452V590H-20z", "#CF9A66"),
    path("M452 486l22 10V596l-22-6z", "#8E5C44"),
    stroke(bricks.join("") + "M-20 524H452M-20 546H452M-20 568H452", "#A87450", 2.4, 'opacity=".7"'),
    coping(-20, 478, 22),
    path("M590 496l-20-10V590l20 6z", "#8E5C44"),
    path("M590 486H1020V600H590z", "#BC8759"),
    stroke("M590 524H1020M590 546H1020M590 570H1020", "#94644A", 2.4, 'opacity=".5"'),
    coping(584, 440, 20),
    stroke("M470 600L420 330", "#6A4428", 8),
    path(smooth("424 336!, 398 330, 372 352, 380 392, 404 400, 424 372, 432 350!"), "#D2342E"),
    path(smooth("424 336!, 432 350!, 424 372, 404 400, 398 400, 412 372, 416 350"), "#8E1E26"),
    path(smooth("398 336, 384 350, 386 376!, 394 356"), "#F0766A"),
  ].join("");
}

function harvest(sheet: Sheet): string {
  return [
    corn([150, 650, 200, 52], gold, 9, 3),
    corn([540, 630, 130, 24], violet, 5, 5),
    corn([680, 702, 170, 36], white, 7, 8),
    corn([880, 650, 96, 28], red, 5, 4),
    ellipse(392, 734, 120, 12, palette.night, 'opacity=".3"'),
    place(kneelingWoman(sheet, "#7A2C22", palette.terracotta, palette.indigo), 390, 736, 2.3),
    hen(760, 612, 1),
    hen(716, 624, -0.8),
  ].join("");
}

/** A hen that pecks, 60 units long, its feet at `x`, `y`. */
function hen(x: number, y: number, scale: number): string {
  return place(
    [
      stroke("M-4-12v12M6-12v12", palette.clay, 3),
      path(smooth("-30 -34!, -18 -22, 4 -30, 22 -24, 34 -12!, 26 -8, 8 -8, -14 -12"), "#9A4A2C"),
      path(smooth("-30 -34!, -34 -46, -18 -40, -10 -24"), palette.bark),
      path(smooth("-10 -24!, 6 -26, 18 -18!, 4 -12"), "#C9703C"),
      path("M28-18l6-6 3 8z", "#D2342E"),
      path("M34-12l8 3-8 2z", palette.sun),
    ].join(""),
    x,
    y,
    scale,
    Math.abs(scale),
  );
}

/** The corner of the house: eaves with the best cobs hung up, and a post. */
function house(sheet: Sheet): string {
  return [
    path(
      "M1010 250H1220V770H1010z",
      sheet.gradient([
        [0, "#8A5A44"],
        [1, "#C08A5E"],
      ]),
    ),
    path("M1010 250H1052V770H1010z", "#E0B07A"),
    path("M1100 430H1190V770H1100z", "#3A2A2C"),
    path("M1100 430H1116V770H1100z", "#7A5238"),
    path(straight("960 240, 1220 190, 1220 268, 1010 268"), palette.night, 'opacity=".3"'),
    tiledRoof(
      [
        [1060, 40],
        [1240, 40],
      ],
      [
        [930, 250],
        [1240, 250],
      ],
      13,
      tiles,
    ),
    stroke("M936 262H1230", "#5A3826", 9),
    cobBunch(972, 286, [gold, white, gold, red]),
    cobBunch(1066, 288, [violet, red, white, gold]),
    cobBunch(1154, 286, [white, gold, violet]),
  ].join("");
}
