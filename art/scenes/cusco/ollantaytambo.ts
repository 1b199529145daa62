import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { highlander, stand } from "../../motifs/people/hiker.ts";
import { paperGrain } from "../../engine/grain.ts";
import { fortressStair, fortressTerraces, sunTemple } from "../../motifs/inca/fortress-terraces.ts";
import { hillTown } from "../../motifs/buildings/hill-town.ts";
import { llamaAt } from "../../motifs/animals/llama.ts";
import { massif, ribs, type Crest } from "../../motifs/land/massif.ts";
import { palette } from "../../engine/palette.ts";
import { passersBy } from "../../motifs/people/passers-by.ts";
import { peaks } from "../../motifs/land/peaks.ts";
import { relief } from "../../engine/relief.ts";
import { ellipse, path, smooth } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { sky, veil } from "../../motifs/sky/sky.ts";
import { storehouses } from "../../motifs/inca/storehouses.ts";

const morning = [-0.8, -0.3, 0.5] as const;

/** Ollantaytambo: the fortress's terraces, the storehouses on the cliff across and the ice of Veronica behind. */
export function ollantaytambo(sheet: Sheet): string {
  return [
    back(sheet),
    cliff(sheet),
    storehouses(),
    village(sheet),
    fortress(sheet),
    people(sheet),
    paperGrain(sheet),
  ].join("");
}

function back(sheet: Sheet): string {
  const crest: Crest = [
    [200, 260, 130],
    [400, 260, 230],
    [500, 240, 330],
    [590, 240, 440],
    [640, 250, 340],
    [720, 250, 370],
    [800, 260, 250],
    [960, 280, 170],
  ];
  const veronica = relief({
    heightAt: massif({
      crests: [crest, ...ribs(crest, 50, 240, 7, 1.3)],
      seed: 8,
      slope: 1.35,
      rocks: 40,
      wave: 80,
      spurs: { towards: 590, pull: -0.0014, length: 4 },
    }),
    near: -60,
    depth: 330,
    foot: 560,
    tilt: 0.12,
    grain: 9,
    cast: 0.4,
    light: morning,
    from: 180,
    to: 980,
    hidden: 500,
  });
  return [
    sky(sheet, [
      [0, "#1F6480"],
      [0.3, "#6FB0B0"],
      [0.6, "#F6DFA8"],
    ]),
    cloudscape(
      sheet,
      [
        [950, 180, 400, 90],
        [330, 300, 460, 90],
      ],
      { light: "#FFF3D9", shade: "#D5DCCF" },
      8,
    ),
    peaks(sheet, veronica, {
      rock: ["#5A5C8C", "#8F84A4", "#C2A9A6"],
      levels: [0.25, 0.6],
      snow: ["#8FA6CC", "#C6D3E6", "#FFFBF0"],
      snowFrom: 225,
      haze: ["#F6DFA8", 0.35, 0.9],
      least: 130,
      tolerance: 2,
    }),
  ].join("");
}

function cliff(sheet: Sheet): string {
  const crest: Crest = [
    [-140, 120, 520],
    [40, 120, 560],
    [130, 120, 600],
    [220, 110, 520],
    [330, 110, 400],
    [430, 100, 260],
    [540, 80, 120],
  ];
  const land = relief({
    heightAt: massif({
      crests: [crest, ...ribs(crest, 60, 200, 21, 2.2)],
      seed: 13,
      slope: 2.1,
      flare: 0.95,
      rocks: 52,
      wave: 90,
      spurs: { towards: 520, pull: 0.0012, length: 7 },
    }),
    near: -120,
    depth: 200,
    foot: 690,
    tilt: 0.1,
    grain: 8,
    cast: 0.5,
    light: morning,
    to: 620,
    hidden: 610,
  });
  return peaks(sheet, land, {
    rock: ["#54303A", "#7C4640", "#A9694C", "#CF9762"],
    levels: [0.1, 0.34, 0.66],
    haze: ["#F0CE96", 0.45, 0.75],
    least: 420,
    tolerance: 3,
  });
}

const blocks = [0, 1, 2, 3].flatMap((row) =>
  Array.from({ length: 5 }, (_, lane): readonly [number, number, number, number] => {
    const size = 15 + row * 3;
    return [Math.round(60 - row * 22 + lane * (86 + row * 10)), 598 + row * 25 - lane * 3, size * 3, size];
  }),
);

const lanes = [
  ...[1, 2, 3, 4].map((row) => `M${40 - row * 22} ${576 + row * 25}L${520 + row * 12} ${561 + row * 25}`),
  ...[0, 1, 2, 3, 4].map(
    (lane) => `M${126 + lane * 86} ${590 - lane * 3}L${90 + lane * 116} ${679 - lane * 3}`,
  ),
].join("");

function village(sheet: Sheet): string {
  const inks = {
    wall: "#F4E2BA",
    wallShade: "#C79F78",
    roof: palette.terracotta,
    roofShade: palette.brick,
    dark: palette.bark,
  };
  return [
    path(smooth("-20 604!, 160 590, 360 580, 640 566!, 700 770!, -20 770!"), "#7E9450"),
    // The Incas laid the town out in blocks, with straight lanes between.
    path(lanes, "none", 'stroke="#EBD6A4" stroke-width="5"'),
    hillTown(blocks, inks, 3),
    veil(sheet, 540, 200, "#E9C48A", 0.3),
  ].join("");
}

function fortress(sheet: Sheet): string {
  const ridge: Crest = [
    [620, 60, 376],
    [740, 70, 376],
    [850, 80, 392],
    [940, 90, 430],
    [1030, 100, 510],
    [1110, 100, 600],
    [1210, 100, 500],
    [1340, 100, 440],
  ];
  const left: Crest = [
    [620, 60, 376],
    [580, -40, 230],
    [540, -130, 60],
    [520, -170, 0],
  ];
  const right: Crest = [
    [1110, 100, 600],
    [1120, -20, 350],
    [1150, -120, 130],
    [1170, -170, 0],
  ];
  const rock = relief({
    heightAt: massif({
      crests: [ridge, left, right],
      seed: 9,
      slope: 2.4,
      rocks: 64,
      wave: 110,
      spurs: { towards: 800, pull: -0.002, length: 6 },
    }),
    near: -240,
    depth: 200,
    foot: 700,
    tilt: 0.1,
    grain: 9,
    cast: 0.5,
    light: morning,
    from: 440,
  });
  return [
    peaks(sheet, rock, {
      rock: ["#49303A", "#834F40", "#BA7D50"],
      levels: [0.3, 0.72],
      haze: ["#F0CE96", 0, 0.2],
      least: 650,
      tolerance: 2.6,
      rising: true,
    }),
    sunTemple(),
    fortressTerraces(sheet),
    path(smooth("300 730!, 420 704, 560 701, 760 697, 960 697, 1220 692!, 1220 770!, 300 770!"), "#7E9450"),
    fortressStair(),
    passersBy([
      [680, 656, 36, palette.terracotta],
      [692, 668, 36, palette.indigo],
      [682, 566, 30, palette.sun],
      [694, 476, 25, palette.sea],
      [690, 404, 21, palette.brick],
      [700, 400, 21, palette.salt],
    ]),
  ].join("");
}

function people(sheet: Sheet): string {
  return [
    path(
      smooth("-20 700!, 120 690, 300 716, 520 738, 760 730, 980 742, 1220 726!, 1220 770!, -20 770!"),
      "#4E6B45",
    ),
    path(
      smooth("-20 700!, 120 690, 300 716, 520 738, 560 742!, 380 744, 200 724, 60 704, -20 710!"),
      "#A9B65A",
    ),
    ellipse(262, 736, 60, 7, palette.night, 'opacity=".3"'),
    stand(highlander(sheet, { skirt: palette.brick, shawl: palette.sun }), 160, 736, 96),
    llamaAt(sheet, 240, 738, 112, { wool: palette.salt, shade: palette.rose, far: "#B38474" }, true),
  ].join("");
}
