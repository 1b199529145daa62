import { bougainvillea } from "../../motifs/plants/bougainvillea.ts";
import { building, type Eye, quad } from "../../engine/building.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { datePalm } from "../../motifs/plants/date-palm.ts";
import { stand } from "../../motifs/people/hiker.ts";
import { paperGrain } from "../../engine/grain.ts";
import { larcoMansion, larcoRamp, terrace } from "../../motifs/buildings/larco-mansion.ts";
import { mix, palette } from "../../engine/palette.ts";
import { leaf } from "../../motifs/plants/plants.ts";
import { portraitPot } from "../../motifs/objects/portrait-pot.ts";
import { path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { rays, sky } from "../../motifs/sky/sky.ts";
import { townsman, townswoman } from "../../motifs/people/townsfolk.ts";

const eye: Eye = { x: 760, y: 548, focal: 830, height: 3.2 };
const house = building(eye, -11.6, 32.4, 22);
const shadow = "#5B3550";

/** A Moche portrait pot before the white mansion of the Larco museum on its ramp, under cascades of bougainvillea. */
export function larco(sheet: Sheet): string {
  return [back(sheet), mansion(sheet), garden(sheet), shelf(sheet), paperGrain(sheet)].join("");
}

function back(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#24637F"],
      [0.34, "#84B9B6"],
      [0.62, "#FBE6B8"],
    ]),
    rays(380, 60, 1100, 20, "#FFF3CF", 0.09),
    cloudscape(
      sheet,
      [
        [690, 120, 300, 60],
        [1090, 190, 300, 50],
      ],
      { light: "#FFF6E0", shade: "#D8DFD2" },
      22,
    ),
    datePalm(1096, 400, 330, palette.bark, palette.coca, palette.moss),
    datePalm(560, 440, 260, palette.bark, palette.coca, palette.moss),
    datePalm(1010, 420, 240, palette.bark, "#7FA04E", palette.moss),
  ].join("");
}

function mansion(sheet: Sheet): string {
  const front = quad(house.front(), [11.4, 30], [terrace, 9]);
  const walkers = [
    stand(townswoman({ dress: palette.sea, sash: palette.salt }), 828, 632, 66),
    stand(townsman({ coat: palette.sun, hat: palette.salt }), 868, 642, 70),
  ];
  const gloom = datePalm(1010, 640, 360, shadow, shadow, shadow);
  return [
    larcoMansion(sheet, house),
    sheet.clip(front, `<g opacity=".22">${gloom}</g>`),
    ...[15.85, 18.75, 21.65].map(pot),
    larcoRamp(house, walkers.join("")),
    bougainvillea(
      [
        [1090, 270, 230, 60],
        [1172, 280, 56, 190],
        [1010, 296, 70, 70],
        [540, 380, 130, 40],
        [496, 400, 40, 130],
        [800, 372, 90, 46],
      ],
      5,
    ),
  ].join("");
}

function garden(sheet: Sheet): string {
  const lawn = smooth("380 640!, 560 640, 800 650, 1000 664, 1220 640!, 1220 770!, 380 770!");
  const walk = smooth("1040 652!, 1106 648!, 1100 690, 1020 722, 930 770!, 640 770!, 800 722, 970 694");
  const cactus = (x: number, y: number, size: number) =>
    place(
      stroke("M0 0v-120M-22-60q-4-24 0-44M22-40q6-24 2-60", palette.moss, 18) +
        stroke("M0-50h-20M0-30h20", palette.moss, 14) +
        stroke("M-3 0v-118M-25-60q-4-20 0-40M19-44q6-20 2-52", palette.coca, 6),
      x,
      y,
      size,
    );
  return [
    path(
      lawn,
      sheet.gradient([
        [0, "#7FA352"],
        [1, "#33583F"],
      ]),
    ),
    path(
      walk,
      sheet.gradient([
        [0, "#F3D29C"],
        [1, "#C99860"],
      ]),
    ),
    cactus(1166, 660, 0.86),
    shade(640, 662, 150) + cactus(640, 660, 0.9),
    shade(700, 678, 130) + cactus(700, 676, 0.7),
    shade(600, 722, 170) + agave(600, 720, 1),
    shade(790, 692, 120) + agave(790, 690, 0.7),
    agave(1110, 664, 0.6),
    shade(966, 700, 150) + shade(1010, 698, 160),
    stand(townswoman({ dress: palette.terracotta, sash: palette.sun }), 960, 700, 118),
    stand(townsman({ coat: palette.deep, trousers: palette.straw, hat: palette.sand }), 1004, 698, 126),
    bougainvillea([[1150, 690, 170, 80]], 22, 18),
  ].join("");
}

/** What stands at `x`, `y` throws a long shadow to the right. */
function shade(x: number, y: number, long: number): string {
  return path(
    `M${x - 8} ${y}l${long}-${Math.round(long * 0.13)} 12 5-${long - 12} ${Math.round(long * 0.16)}z`,
    palette.night,
    'opacity=".3"',
  );
}

/** A clay pot with a young agave on the terrace, between two arches. */
function pot(along: number): string {
  const [x, y] = house.at(along, terrace, -1.2);
  const unit = house.unit(along, -1.2);
  return (
    place(agave(0, -0.9 * 60, 0.62), x, y, unit / 60) +
    place(
      path("M-20-54h40l-6 54h-28z", palette.clay) +
        path("M6-54h14l-6 54H2z", palette.brick) +
        path("M-24-62h48v12h-48z", palette.terracotta),
      x,
      y,
      unit / 60,
    )
  );
}

function agave(x: number, y: number, size: number): string {
  const leaves = (leans: readonly number[], tall: number, broad: number, ink: string) =>
    path(
      leans
        .map((lean) =>
          leaf(
            x,
            y,
            x + lean * size,
            y - (tall - Math.abs(lean) * 0.8) * size,
            lean * 0.2 * size,
            broad * size,
          ),
        )
        .join(""),
      ink,
    );
  return (
    leaves([-70, -46, -22, 0, 22, 46, 70], 96, 11, palette.coca) +
    leaves([-58, -34, -10, 14], 80, 7, palette.leaf)
  );
}

/** The dark frame of the store room with its shelf, the pots large in front of the bright garden. */
function shelf(sheet: Sheet): string {
  const frame = "M-20-20h560v54q-66 40-70 130v470h-490z";
  const warm = { clay: "#C9693C", shade: palette.brick, slip: palette.sand, slipShade: palette.stone };
  const pale = { clay: "#DDB98A", shade: "#A87A55", slip: palette.terracotta, slipShade: palette.brick };
  const deep = mix(palette.maize, palette.night, 0.45);
  return [
    path(frame, deep),
    path(
      "M540-20q0 40 0 54-66 40-70 130v458h-22V160q6-96 60-134v-46z",
      mix(palette.terracotta, palette.maize, 0.35),
    ),
    place(jar(), 52, 622, 1.1),
    rect(-20, 620, 540, 150, palette.bark),
    rect(-20, 620, 560, 22, "#A66A3F") + rect(-20, 642, 552, 10, palette.night, 'opacity=".4"'),
    stroke("M-20 690h540M-20 726h540M120 652v38M330 690v36", "#2C1A18", 3),
    place(portraitPot(sheet, pale), 100, 626, 0.68),
    place(portraitPot(sheet, warm), 300, 630, 1.22),
  ].join("");
}

function jar(): string {
  return path("M-30 0q-30-60 8-110h44q38 50 8 110z", palette.clay, 'opacity=".5"');
}
