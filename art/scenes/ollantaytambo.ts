import { andenes } from "../andenes.ts";
import { cloudscape } from "../cloudscape.ts";
import { highlander, stand } from "../figure.ts";
import { print } from "../grain.ts";
import { hillTown } from "../hill-town.ts";
import { llamaAt } from "../llama.ts";
import { massif, ribs, type Crest } from "../massif.ts";
import { palette } from "../palette.ts";
import { passers } from "../passers.ts";
import { peaks } from "../peaks.ts";
import { relief } from "../relief.ts";
import { ellipse, path, smooth, straight, stroke } from "../shapes.ts";
import type { Sheet, Stop } from "../sheet.ts";
import { sky, veil } from "../sky.ts";
import { storehouses } from "../storehouses.ts";

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
    print(sheet),
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
      seed: 4,
      slope: 1.35,
      rocks: 36,
      wave: 70,
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
      seed: 12,
      slope: 2.1,
      flare: 0.95,
      rocks: 44,
      wave: 62,
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
    hillTown(
      [
        [170, 606, 330, 18],
        [40, 632, 420, 21],
        [-20, 664, 470, 25],
      ],
      inks,
      3,
    ),
    veil(sheet, 540, 200, "#E9C48A", 0.3),
  ].join("");
}

function fortress(sheet: Sheet): string {
  const crest: Crest = [
    [700, 120, 60],
    [820, 130, 150],
    [900, 130, 190],
    [1010, 130, 280],
    [1120, 120, 350],
    [1300, 120, 420],
  ];
  const rock = relief({
    heightAt: massif({
      crests: [crest, ...ribs(crest, 70, 180, 5, 1.7)],
      seed: 9,
      slope: 1.7,
      rocks: 36,
      wave: 70,
    }),
    near: -80,
    depth: 220,
    foot: 480,
    tilt: 0.1,
    grain: 9,
    cast: 0.5,
    light: morning,
    from: 640,
    hidden: 330,
  });
  const along = [0, 0, 1, 0] as const;
  const shade: readonly Stop[] = [
    [0, "#EDC387"],
    [0.42, "#D39C68"],
    [0.7, "#A26A50"],
    [1, "#6F4646"],
  ];
  const green: readonly Stop[] = [
    [0, "#B7C865"],
    [0.45, "#8FAE55"],
    [0.75, "#5E8149"],
    [1, "#3D5E44"],
  ];
  return [
    peaks(sheet, rock, {
      rock: ["#5B4A45", "#8A7350", "#B59A60"],
      levels: [0.3, 0.62],
      haze: ["#F0CE96", 0, 0.35],
      least: 200,
      tolerance: 2.4,
    }),
    path(
      straight(
        "590 346, 566 372, 566 400, 520 450, 512 500, 462 560, 450 620, 396 680, 380 760, 330 770, 372 690, 420 610, 440 560, 490 490, 500 440, 540 390, 560 340",
      ),
      "#7C4640",
    ),
    andenes(
      "352 760 0, 480 752, 640 742, 820 738, 1010 748, 1220 776",
      "566 356 0, 640 340, 740 324, 860 312, 1010 308, 1220 318",
      {
        wall: sheet.gradient(shade, along),
        foot: "#4A3A3E",
        grass: sheet.gradient(green, along),
        joint: "#7A4F48",
        rim: "#F3D9A2",
      },
      { steps: 12, near: 1.35, wall: 0.66, stones: 5, seed: 4 },
    ),
    temple(),
    stairs(),
  ].join("");
}

/** The six upright slabs of the unfinished temple, thin stones between them, on their own wall. */
function temple(): string {
  const tops = [272, 262, 267, 258, 264, 254];
  const [lit, dark] = [0, 1].map((part) =>
    tops
      .map((top, index) => {
        const [x, foot] = [594 + index * 26, 338 - index * 3.4];
        return part
          ? `M${x + 17} ${foot}V${top}l6 2V${foot}z`
          : `M${x} ${foot}V${top + 3}l3-3 18 1 2 3V${foot}z`;
      })
      .join(""),
  );
  return [
    path(straight("578 352, 584 334, 610 330, 764 308, 800 322, 800 330"), "#B98560"),
    path(straight("600 336, 600 282, 746 262, 746 316"), "#7E4A44"),
    path(lit ?? "", "#EDB78F"),
    path(dark ?? "", "#AD6550"),
  ].join("");
}

/** A straight flight up through the walls, and the walkers on it. */
function stairs(): string {
  const flight = straight("716 752, 764 751, 688 322, 676 324");
  const treads = Array.from({ length: 26 }, (_, index) => {
    const share = 1 - (1 - index / 26) ** 1.35;
    const [x, y] = [716 - 40 * share, 750 - 428 * share];
    return `M${Math.round(x)} ${Math.round(y)}h${Math.round(48 - 36 * share)}`;
  }).join("");
  return [
    path(straight("764 751, 774 752, 692 324, 688 322"), "#6F4646"),
    path(flight, "#F2D6A0"),
    stroke(treads, "#A9764F", 2.2),
    passers([
      [728, 640, 44, palette.terracotta],
      [742, 652, 44, palette.indigo],
      [717, 534, 36, palette.sun],
      [703, 450, 28, palette.sea],
      [696, 396, 23, palette.brick],
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
