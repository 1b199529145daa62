import { type Wall, viewTo, wallOf } from "../../engine/perspective.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { fittedWall } from "../../motifs/inca/fitted-wall.ts";
import { highlander, hiker, stand } from "../../motifs/people/hiker.ts";
import { llamaAt } from "../../motifs/animals/llama.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import { palette } from "../../engine/palette.ts";
import { circle, ellipse, path, smooth, stroke } from "../../engine/shapes.ts";
import { roofCarpet } from "../../motifs/buildings/roof-carpet.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { rays, sky, veil } from "../../motifs/sky/sky.ts";

const haze = "#FBE0B4";
const view = viewTo(560, 372, 620);
const ground = -1.7;
const top = 1.35;
const eaves = 4;
/** How far away the walls begin and end, in metres. */
const near = 1.5;
const far = 14;
/** The courses of the stones, larger below. */
const courses = [ground, -0.86, -0.14, 0.46, 0.95, top];

/** A steep lane of Cusco in the morning: stones of the Incas below, plaster and blue balconies above, the snow at its end. */
export function placeCusco(sheet: Sheet): string {
  const left = wallOf(view, [-2.5, far], [-2.5, near]);
  const right = wallOf(view, [2.9, near], [2.9, far]);
  return [
    sky(sheet, [
      [0, "#2B6A97"],
      [0.3, "#86B6BE"],
      [0.52, haze],
    ]),
    rays(60, -20, 1200, 22, "#FFF3CC", 0.1),
    cloudscape(sheet, [[620, 120, 420, 60]], { light: "#FFF6E4", shade: "#DCCFC0" }, 11),
    distance(sheet),
    lane(sheet),
    house(left, shaded),
    house(right, lit),
    flowers(left, shaded.along(6.1)),
    people(sheet),
    paperGrain(sheet),
  ].join("");
}

function distance(sheet: Sheet): string {
  const crest: Crest = [
    [300, 250, 90],
    [420, 250, 150],
    [500, 246, 230],
    [556, 244, 320],
    [610, 244, 270],
    [690, 250, 170],
    [800, 250, 110],
  ];
  return [
    snowRange(sheet, crest, {
      foot: 500,
      seed: 17,
      snowFrom: 90,
      haze: [haze, 0.3, 0.9],
      from: 280,
      to: 840,
      hidden: 400,
    }),
    path(smooth("300 330!, 420 318, 560 322, 700 312, 860 322!, 860 470!, 300 470!"), "#95A065"),
    roofCarpet(
      [
        [450, 344, 680, 338, 14, 0.36],
        [450, 364, 680, 360, 18, 0.2],
      ],
      haze,
      6,
    ),
    veil(sheet, 300, 120, haze, 0.5),
  ].join("");
}

function strip(from: number, to: number): string {
  return view.shape([
    [from, ground, 1.4],
    [to, ground, 1.4],
    [to, ground, 60],
    [from, ground, 60],
  ]);
}

function lane(sheet: Sheet): string {
  const whole = strip(-2.5, 2.9);
  const rows = [1.9, 2.2, 2.6, 3.1, 3.7, 4.5, 5.6, 7.2, 9.5, 13, 18].map((away) =>
    view.shape(
      [
        [-2.5, ground, away],
        [2.9, ground, away],
      ],
      false,
    ),
  );
  const lines = [-1.9, -1.2, -0.5, 0.9, 1.6, 2.3].map((at) =>
    view.shape(
      [
        [at, ground, 1.5],
        [at, ground, 14],
      ],
      false,
    ),
  );
  return [
    path(
      whole,
      sheet.gradient([
        [0, "#E9CFA0"],
        [1, "#9A7C6A"],
      ]),
    ),
    path(strip(-2.5, -0.9), "#5C4656", 'opacity=".5"'),
    stroke([...rows, ...lines].join(""), "#7A5E52", 1.8, 'opacity=".5"'),
    // The gutter in the middle.
    path(strip(0.02, 0.34), "#6A5560"),
    path(strip(0.02, 0.07), "#F1DDB6", 'opacity=".7"'),
    stipple(sheet, whole, palette.night, [0, 0, 0, 1], 0.5, 16),
  ].join("");
}

interface HouseInks {
  plaster: string;
  shade: string;
  wall: Parameters<typeof fittedWall>[3];
  /** Balcony and door: their front, their dark and the rail in the light. */
  wood: readonly [front: string, dark: string, rail: string];
  roof: readonly [tile: string, eaves: string, groove: string];
  /** Metres along the wall of what stands so far away from us. */
  along: (away: number) => number;
  seed: number;
}

const shaded: HouseInks = {
  plaster: "#C9B3A4",
  shade: "#8F7A80",
  wall: { stones: ["#7E6A70", "#8B757A", "#736068"], joint: "#4A3B46", rim: "#A08A8C" },
  wood: ["#2C5B86", "#1F3A5C", "#4F86B0"],
  roof: ["#7E3524", "#5E261E", "#A85238"],
  along: (away) => far - away,
  seed: 4,
};

const lit: HouseInks = {
  plaster: "#FFF3DC",
  shade: "#D9BFA0",
  wall: { stones: ["#D8B690", "#CDA67E", "#E2C39C"], joint: "#7A563E", rim: "#F6DFBA" },
  wood: ["#2F7FB4", "#1F567F", "#8CC3E0"],
  roof: ["#B5482A", "#7A2C22", "#E08A55"],
  along: (away) => away - near,
  seed: 9,
};

/** One side: stones, plaster, a door and balconies, the roof over all. */
function house(wall: Wall, inks: HouseInks): string {
  const { along, wood, roof } = inks;
  const windows = [4, 7.7, 11.3].map((away) => wall.panel(along(away) - 0.4, along(away) + 0.4, 2, 3.1));
  const door = inks.seed === shaded.seed ? along(6.2) : along(9.7);
  return [
    path(wall.panel(0, wall.length, top, eaves), inks.plaster),
    fittedWall(wall, [0, wall.length], courses, inks.wall, inks.seed),
    path(wall.panel(0, wall.length, top, top + 0.14), inks.shade),
    path(windows.join(""), palette.bark),
    path(trapezoid(wall, door - 0.65, door + 0.65, 0.16), inks.wall.rim),
    path(trapezoid(wall, door - 0.65, door + 0.65, 0), wood[1]),
    path(roofOf(wall, 0.7), roof[0]),
    path(wall.panel(0, wall.length, eaves, eaves + 0.22, 0.7), roof[1]),
    stroke(tiles(wall), roof[2], 2.4, 'opacity=".8"'),
    ...[6.1, 9.4, 12.4].map((away) => balcony(wall, along(away), along(away - 1), wood)),
  ].join("");
}

/** A doorway of the Incas, narrower above. */
function trapezoid(wall: Wall, from: number, to: number, grow: number): string {
  return wall.shape([
    [from - grow, ground],
    [to + grow, ground],
    [to - 0.16 + grow, 0.2 + grow],
    [from + 0.16 - grow, 0.2 + grow],
  ]);
}

function roofOf(wall: Wall, out: number): string {
  return wall.shape([
    [0, eaves + 0.2, out],
    [wall.length, eaves + 0.2, out],
    [wall.length, eaves + 1.5],
    [0, eaves + 1.5],
  ]);
}

function tiles(wall: Wall): string {
  const count = 24;
  return Array.from({ length: count }, (_, index) => {
    const along = (wall.length * (index + 0.5)) / count;
    return wall.shape(
      [
        [along, eaves + 0.24, 0.7],
        [along, eaves + 1.45],
      ],
      false,
    );
  }).join("");
}

/** A wooden balcony, painted blue, with its little roof; `near` is the end that we see. */
function balcony(wall: Wall, middle: number, near: number, [wood, dark, rail]: HouseInks["wood"]): string {
  const [from, to, out] = [middle - 1, middle + 1, 0.75];
  const end = (low: number, high: number) =>
    wall.shape([
      [near, low],
      [near, low, out],
      [near, high, out],
      [near, high],
    ]);
  const bars = Array.from({ length: 8 }, (_, index) => {
    const along = from + ((to - from) * index) / 7;
    return wall.shape(
      [
        [along, 1.75, out],
        [along, 1.55, out],
      ],
      false,
    );
  });
  const under = wall.shape([
    [from, 1.55],
    [to, 1.55],
    [to, 1.55, out],
    [from, 1.55, out],
  ]);
  return [
    path(wall.panel(from + 0.3, to - 0.3, 1.7, 3.4), palette.bark),
    path(under, palette.night, 'opacity=".5"'),
    path(wall.panel(from, to, 1.55, 1.78, out) + end(1.55, 1.78), dark),
    path(wall.panel(from, to, 1.78, 2.5, out) + end(1.78, 2.5), wood),
    stroke(bars.join(""), dark, 2.6),
    path(wall.panel(from, to, 2.5, 2.62, out) + end(2.5, 2.62), rail),
    path(
      [from, middle - 0.06, to - 0.12].map((at) => wall.panel(at, at + 0.12, 2.6, 3.4, out)).join(""),
      wood,
    ),
    path(wall.panel(from - 0.1, to + 0.1, 3.4, 3.62, out + 0.1) + end(3.4, 3.62), dark),
  ].join("");
}

/** Geraniums that hang over a balcony. */
function flowers(wall: Wall, along: number): string {
  const pots = [0, 1, 2, 3, 4, 5, 6].map((index) => {
    const [x, y] = view.at(wall.spot([along - 0.9 + index * 0.3, 2.62, 0.8]));
    return (
      ellipse(x, y - 4, 14, 11, palette.coca) +
      circle(x - 7, y - 8, 6, "#D8503A") +
      circle(x + 6, y - 4, 6, "#E9704E") +
      circle(x, y + 5, 5, "#D8503A")
    );
  });
  return pots.join("");
}

function people(sheet: Sheet): string {
  return [
    path("M470 690l150 30h40l-160-34z", palette.night, 'opacity=".3"'),
    stand(
      highlander(sheet, {
        skirt: palette.maize,
        shawl: palette.terracotta,
        hat: palette.brick,
        bundle: palette.sun,
      }),
      466,
      694,
      250,
    ),
    path("M330 700l150 34h46l-170-40z", palette.night, 'opacity=".3"'),
    llamaAt(
      sheet,
      340,
      706,
      236,
      { wool: "#FFF3DC", shade: "#D2B294", far: "#A88A78", cloth: palette.terracotta },
      true,
    ),
    path("M640 520l50 10h14l-54-12z", palette.night, 'opacity=".3"'),
    stand(hiker({ jacket: palette.sea, pack: palette.sun }), 636, 522, 108),
    stand(highlander(sheet, { skirt: palette.indigo, shawl: palette.sun }), 592, 462, 58),
  ].join("");
}
