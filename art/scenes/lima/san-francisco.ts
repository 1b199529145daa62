import { balcony } from "../../motifs/buildings/balcony.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { datePalm } from "../../motifs/plants/date-palm.ts";
import { stand } from "../../motifs/people/hiker.ts";
import { flyingPigeons } from "../../motifs/animals/flying-pigeon.ts";
import { franciscanChurch } from "../../motifs/churches/franciscan-church.ts";
import { paperGrain } from "../../engine/grain.ts";
import { mix, palette } from "../../engine/palette.ts";
import { parasolStall } from "../../motifs/objects/parasol-stall.ts";
import { arch, building, courses, type Eye, quad, shape } from "../../engine/building.ts";
import { sanCristobal } from "../../motifs/land/san-cristobal.ts";
import { path, place, rect, straight, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { rays, sky } from "../../motifs/sky/sky.ts";
import { flock, pigeons, townsman, townswoman } from "../../motifs/people/townsfolk.ts";

const eye: Eye = { x: 620, y: 592, focal: 960, height: 3.2 };
const church = building(eye, -14.2, 66.5, 33);
const shadow = "#5B3550";

/** San Francisco in Lima from the corner of its square: the lit front, the long side in shade, pigeons on the wing. */
export function sanFrancisco(sheet: Sheet): string {
  return [
    back(sheet),
    square(sheet),
    datePalm(1118, 640, 262, palette.bark, palette.coca, palette.moss),
    datePalm(1180, 640, 206, palette.bark, palette.coca, palette.moss),
    convent(),
    franciscanChurch(sheet, church),
    people(),
    house(sheet),
    birds(),
    paperGrain(sheet),
  ].join("");
}

function back(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#22607C"],
      [0.35, "#79B0B0"],
      [0.7, "#F9DFA6"],
    ]),
    sheet.clip("M0 0h1200v600H0z", rays(-40, 120, 1500, 22, "#FFF3CF", 0.07)),
    cloudscape(
      sheet,
      [
        [1080, 150, 420, 90],
        [600, 90, 260, 40],
        [310, 250, 240, 40],
      ],
      { light: "#FFF6E0", shade: "#D8DFD2" },
      14,
    ),
    sanCristobal(sheet),
  ].join("");
}

/** The low wings of the convent left and right of the church. */
function convent(): string {
  const doors = (from: number, count: number, back: number) =>
    Array.from({ length: count }, (_, index) => arch(church.front(back), from + index * 4.4, 0, 2.6, 5)).join(
      "",
    );
  return [
    path(quad(church.front(3), [-40, 2], [0, 8]), "#E9B457"),
    path(quad(church.front(3), [-40, 2], [7.4, 8.6]), "#FFF5DF"),
    path(doors(-30, 7, 3), palette.maize),
    path(quad(church.front(16), [33, 70], [0, 8.6]), "#E9B457"),
    path(quad(church.front(16), [33, 70], [8, 9.2]), "#FFF5DF"),
    path(doors(37, 6, 16), palette.maize),
    path(quad(church.front(16), [33, 44], [0, 9.2]), shadow, 'opacity=".55"'),
  ].join("");
}

function square(sheet: Sheet): string {
  const floor = church.level();
  const rows = [-2, -6, -10, -14, -18, -22, -26, -30];
  return [
    rect(
      -10,
      592,
      1220,
      170,
      sheet.gradient([
        [0, "#F3D29A"],
        [1, "#CB9A62"],
      ]),
    ),
    stroke(
      rows.map((back) => courses((along, at) => floor(along, at), [-40, 60], [back])).join(""),
      "#AE7F50",
      1.6,
      'opacity=".7"',
    ),
    stroke(
      Array.from({ length: 15 }, (_, index) =>
        straight([floor(-30 + index * 6, -1), floor(-30 + index * 6, -44)], false),
      ).join(""),
      "#AE7F50",
      1.6,
      'opacity=".7"',
    ),
    path(
      shape(floor, [
        [10, 0],
        [9, -4],
        [14, -6],
        [34, -6],
        [54, -8],
        [66, 2],
        [66, 16],
        [33, 16],
      ]),
      shadow,
      'opacity=".5"',
    ),
  ].join("");
}

/** The corner house in the shade, near us, with its closed balcony; its shadow lies across the square. */
function house(sheet: Sheet): string {
  const wood = { lit: "#7A4438", wood: "#4E2C33", dark: "#2C1B2C", gap: "#150F1E" };
  const wall = "M-10-10h172v780H-10z";
  return [
    path("M150 770v-62l250-10 20-16 90 4 10 20 260 24 150 40z", shadow, 'opacity=".55"'),
    path(
      wall,
      sheet.gradient(
        [
          [0, mix(palette.brick, palette.night, 0.7)],
          [1, mix(palette.brick, palette.night, 0.18)],
        ],
        [0, 0.5, 1, 0.4],
      ),
    ),
    path("M-10 672h172v98H-10z", mix(palette.brick, palette.night, 0.6)),
    path("M-10-10h186v26H-10z", "#8C7674") +
      path("M-10 16h178v12H-10z", mix(palette.brick, palette.night, 0.6)),
    path("M-10 770V570q0-30 40-30t44 30v200z", "#8C7674") +
      path("M-10 770V574q0-22 36-22t36 22v196z", palette.night),
    path("M158 28h4v742h-4z", palette.terracotta),
    place(balcony(sheet, wood), -112, 70, 0.96),
  ].join("");
}

function people(): string {
  const shade = (x: number, y: number, long: number) =>
    path(
      `M${x - 8} ${y}l${long}-${Math.round(long * 0.12)} ${Math.round(long * 0.2)} 4-${Math.round(long * 0.9)} ${Math.round(long * 0.14)}z`,
      shadow,
      'opacity=".5"',
    );
  return [
    shade(400, 650, 60) + stand(townsman({ coat: palette.indigo, hat: palette.sand }), 400, 652, 54),
    shade(426, 652, 60) + stand(townswoman({ dress: palette.brick }), 426, 654, 51),
    shade(700, 664, 70) + stand(townswoman({ dress: palette.sea, sash: palette.salt }), 700, 666, 64),
    shade(836, 706, 110) +
      stand(townswoman({ dress: palette.terracotta, sash: palette.salt }), 836, 708, 102),
    shade(796, 712, 90) + stand(townsman({ coat: palette.sun, trousers: palette.indigo }), 796, 714, 74),
    place(parasolStall(), 1040, 716, 0.82),
  ].join("");
}

function birds(): string {
  const pale = { body: "#EFE7DA", wing: "#FFFBF0", shade: "#B3AABB" };
  const grey = { body: "#777A94", wing: "#9A9BB0", shade: "#3C4168" };
  return [
    pigeons(
      [
        [270, 726, 1.1, -1],
        [340, 742, 1.4, 1],
        [560, 738, 1.2, 1],
        [640, 716, 0.9, -1],
        [690, 738, 1.2, 1],
      ],
      "#83839A",
      palette.indigo,
    ),
    flyingPigeons(
      [
        [440, 676, 1, 30, -1, "down"],
        [590, 646, 0.82, 34, -1, "up"],
        [806, 520, 0.56, 40, -1, "spread"],
        [726, 236, 0.34, 20, 1, "up"],
      ],
      grey,
    ),
    flyingPigeons(
      [
        [330, 652, 1.15, 24, -1, "up"],
        [502, 600, 0.9, 20, -1, "spread"],
        [690, 590, 0.74, 30, -1, "down"],
        [770, 440, 0.5, 60, -1, "up"],
        [776, 330, 0.42, 60, 1, "down"],
        [690, 166, 0.28, 10, 1, "spread"],
      ],
      pale,
    ),
    flock(
      [
        [640, 130, 22],
        [600, 150, 18],
        [580, 112, 16],
        [548, 134, 13],
      ],
      palette.salt,
    ),
  ].join("");
}
