import { cloudscape } from "../cloudscape.ts";
import { cathedralCarving, cuscoCathedral } from "../cusco-cathedral.ts";
import { highlander, stand } from "../figure.ts";
import { print } from "../grain.ts";
import { hillTown } from "../hill-town.ts";
import { llamaAt } from "../llama.ts";
import type { Crest } from "../massif.ts";
import { mix, palette } from "../palette.ts";
import { type Passer, passers } from "../passers.ts";
import { poplars } from "../poplars.ts";
import { circle, ellipse, path, place, rect, smooth, straight, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { snowRange } from "../snow-range.ts";
import { sky, veil } from "../sky.ts";
import { tiledRoof } from "../tiled-roof.ts";

const haze = "#F8DFA6";
const tiles = { tile: "#B5482A", groove: palette.brick, light: "#D97E4F" };

/** Cusco's great square from the roofs across it: the cathedral, the hills full of houses, the snows behind. */
export function cusco(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#255F86"],
      [0.25, "#7FB0B4"],
      [0.46, haze],
    ]),
    cloudscape(
      sheet,
      [
        [430, 96, 420, 80],
        [1090, 120, 380, 70],
        [40, 130, 260, 50],
      ],
      { light: "#FFF6E2", shade: "#D6DDD0" },
      15,
    ),
    snows(sheet),
    hills(sheet),
    arcades(),
    square(sheet),
    roofs(),
    print(sheet),
  ].join("");
}

function snows(sheet: Sheet): string {
  const crest: Crest = [
    [520, 260, 80],
    [640, 260, 150],
    [740, 250, 220],
    [810, 240, 330],
    [855, 244, 270],
    [910, 244, 290],
    [990, 250, 200],
    [1080, 250, 230],
    [1160, 260, 150],
    [1300, 260, 120],
  ];
  return snowRange(sheet, crest, {
    foot: 480,
    seed: 12,
    snowFrom: 40,
    haze: [haze, 0.35, 0.95],
    from: 500,
    hidden: 360,
  });
}

function hills(sheet: Sheet): string {
  const back = smooth("380 360!, 560 320, 760 300, 960 270, 1100 250, 1230 262!, 1230 520!, 380 520!");
  const front = smooth("-20 196!, 80 176, 200 184, 330 230, 470 300, 620 360, 760 400!, 760 560!, -20 560!");
  const near = {
    wall: "#F0DDB4",
    wallShade: "#B08A64",
    roof: "#C25A34",
    roofShade: "#8A3A2A",
    dark: "#5A3A34",
  };
  const far = {
    wall: "#E9D3A8",
    wallShade: "#BC9A78",
    roof: "#CC7A52",
    roofShade: "#A8604A",
    dark: "#8A6455",
  };
  return [
    path(back, mix("#8FA05C", haze, 0.3)),
    path(
      smooth("1100 250!, 1230 262!, 1230 520!, 1100 520!, 1140 400, 1080 320"),
      mix(palette.coca, haze, 0.25),
    ),
    hillTown(
      [
        [800, 330, 420, 15],
        [740, 356, 480, 17],
        [700, 386, 520, 20],
        [960, 306, 200, 13],
      ],
      far,
      3,
    ),
    veil(sheet, 300, 200, haze, 0.45),
    path(front, "#86994F"),
    path(
      smooth("200 184!, 330 230, 470 300, 620 360, 760 400!, 760 560!, 480 560!, 420 400, 300 300"),
      palette.coca,
      'opacity=".55"',
    ),
    stroke("M40 214l26-7 20 8 26-8 22 9 26-8 20 10M30 232l28-7 22 8 26-8 24 9 28-8 24 10", "#D9C79A", 6),
    christ(),
    hillTown(
      [
        [-20, 290, 160, 20],
        [40, 322, 270, 22],
        [-20, 356, 400, 25],
        [20, 394, 460, 28],
        [560, 402, 130, 24],
      ],
      near,
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
    14,
    14,
  );
}

/** The arcades with their balconies on both sides of the cathedral. */
function arcades(): string {
  const row = (x: number, wide: number, count: number) => {
    const step = wide / count;
    const arches = Array.from({ length: count }, (_, index) => {
      const left = x + index * step + step * 0.18;
      const half = step * 0.32;
      return `M${left.toFixed(1)} 520v-30a${half.toFixed(1)} ${half.toFixed(1)} 0 0 1 ${(half * 2).toFixed(1)} 0v30z`;
    });
    const windows = Array.from(
      { length: count },
      (_, index) => `M${Math.round(x + (index + 0.5) * step)} 446v-22`,
    );
    return [
      rect(x, 410, wide, 110, "#F3E4C2"),
      tiledRoof(
        [
          [x + 14, 384],
          [x + wide - 14, 384],
        ],
        [
          [x - 8, 414],
          [x + wide + 8, 414],
        ],
        Math.round(wide / 11),
        tiles,
      ),
      path(arches.join(""), palette.bark),
      stroke(windows.join(""), palette.bark, 11),
      ...Array.from({ length: count }, (_, index) =>
        rect(x + (index + 0.5) * step - 14, 440, 28, 14, palette.sea),
      ),
    ].join("");
  };
  return row(-30, 190, 5) + row(846, 390, 10);
}

function square(sheet: Sheet): string {
  const stone = { lit: "#E8B884", stone: "#C98A58", shade: "#94583C", dark: palette.bark, tile: "#B5482A" };
  const ground = straight("-20 518, 1220 518, 1220 770, -20 770");
  const beds = [
    smooth("150 600!, 430 574!, 470 590!, 200 640!"),
    smooth("560 572!, 800 580!, 790 600!, 560 592!"),
    smooth("860 584!, 1110 606!, 1060 644!, 830 606!"),
  ];
  const crowd: readonly Passer[] = [
    [330, 566, 30, palette.terracotta],
    [352, 568, 28, palette.sea, palette.maize],
    [690, 558, 26, palette.sun, palette.brick],
    [836, 562, 27, palette.indigo],
    [930, 574, 30, palette.terracotta, palette.moss],
    [520, 560, 26, palette.coca],
    [470, 654, 46, palette.sun, palette.maize],
    [500, 660, 44, palette.indigo],
    [1010, 560, 26, palette.sea],
    [580, 566, 27, palette.brick, palette.indigo],
    [600, 568, 27, palette.salt],
    [1090, 566, 28, palette.terracotta, palette.maize],
    [270, 560, 27, palette.salt, palette.brick],
    [770, 660, 46, palette.coca],
  ];
  return [
    path(
      ground,
      sheet.gradient([
        [0, "#E9CFA0"],
        [0.5, "#DDB884"],
        [1, "#B98A60"],
      ]),
    ),
    stroke("M-20 560h1240M-20 610h1240", "#C9A070", 1.6, 'opacity=".7"'),
    path("M814 528l110 40h316v-50H820z", "#6B3B46", 'opacity=".26"'),
    place(cuscoCathedral(stone) + cathedralCarving(stone), 500, 528),
    path("M180 552h650l-30 12H230z", palette.brick, 'opacity=".28"'),
    ...beds.map((bed) => path(bed, palette.coca) + path(bed, "#8BA653", 'transform="translate(0 -5)"')),
    poplars(
      [
        [232, 612, 52],
        [256, 604, 56],
        [380, 592, 48],
        [900, 600, 50],
        [1022, 618, 58],
        [1044, 626, 60],
      ],
      "#86A552",
      palette.moss,
      palette.brick,
    ),
    fountain(),
    passers(crowd),
    stand(highlander(sheet), 740, 712, 84),
    llamaAt(sheet, 806, 714, 84, { wool: palette.salt, shade: "#D9B9A0", far: "#A88670" }, true),
  ].join("");
}

/** The fountain with the gilded Inca. */
function fountain(): string {
  return [
    ellipse(660, 644, 96, 14, palette.brick, 'opacity=".25"'),
    ellipse(640, 632, 88, 17, "#B98A60"),
    ellipse(640, 627, 88, 17, "#EBD6AE"),
    ellipse(640, 627, 76, 12.5, palette.sea),
    path("M632 626l3-44h10l3 44z", "#C9A070"),
    ellipse(640, 584, 34, 7, "#C9A070"),
    ellipse(640, 581, 34, 7, "#EBD6AE"),
    path("M633 580l2-24q-8-8-2-18l-4-10 5 3q2-6 6-6t6 6q8 8 1 23l4 26z", palette.sun),
    stroke("M633 548l-12-12M621 536v-14", palette.sun, 3.4),
    stroke("M612 586q-8 14-6 38M668 586q8 14 6 38M624 588q-3 14-2 36M656 588q3 14 2 36", "#EAF3EC", 2.4),
  ].join("");
}

/** The roofs in front, with the pair of clay bulls that keeps a house. */
function roofs(): string {
  return [
    tiledRoof(
      [
        [-40, 622],
        [330, 676],
      ],
      [
        [-40, 780],
        [300, 800],
      ],
      20,
      tiles,
    ),
    tiledRoof(
      [
        [880, 668],
        [1260, 610],
      ],
      [
        [840, 790],
        [1260, 790],
      ],
      22,
      { tile: "#9C3F28", groove: "#5E2420", light: "#C25F3A" },
    ),
    place(bulls(), 158, 650, 1.5, 1.5, 8),
  ].join("");
}

function bulls(): string {
  const bull =
    path(
      "M4-2l1-18q-2-12 6-14 2-10 10-11 9 0 9 9 12 5 24 3 9 1 9 12l1 19h-8l-3-13h-19l-3 13h-9l-1-14q-7 5-11 3z",
      "#A8482E",
    ) +
    path("M30-36q12 5 24 3 9 1 9 12l1 19h-8l-3-13h-10q4-14-13-21z", palette.brick) +
    stroke("M14-44l-7-8M26-45l6-8", palette.bark, 2.6) +
    circle(16, -36, 1.7, palette.night) +
    stroke("M26-30q5 7 11 1 6 6 12-1", palette.sun, 2.6);
  return [
    stroke("M0 0v-76M-14-58h28", palette.bark, 4),
    stroke("M0-76l-6-8M0-76l6-8M0-76v-12", palette.sun, 2),
    place(bull, 6, 0),
    place(bull, -6, 0, -1),
    path("M-12-3h24v6h-24z", palette.brick),
  ].join("");
}
