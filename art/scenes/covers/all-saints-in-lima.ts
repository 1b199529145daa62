import { breadBaby } from "../../motifs/food/bread-baby.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { flower } from "../../motifs/objects/retablo.ts";
import { harpist } from "../../motifs/people/feast/harpist.ts";
import { highlander, stand } from "../../motifs/people/hiker.ts";
import { kneelingWoman } from "../../motifs/people/kneeling-woman.ts";
import { paintedTomb, tombRow } from "../../motifs/objects/painted-tomb.ts";
import { palette } from "../../engine/palette.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { mist, sky, sun } from "../../motifs/sky/sky.ts";
import { sikuPlayer } from "../../motifs/people/feast/musicians.ts";
import { townsman, townswoman } from "../../motifs/people/townsfolk.ts";
import { type Band, weave } from "../../motifs/objects/textile.ts";

const haze = "#F9DDB4";

/** Nueva Esperanza on All Saints' Day: painted graves up the sandy hills, two musicians, a grave laid for lunch. */
export function allSaintsInLima(sheet: Sheet): string {
  return [
    morning(sheet),
    hills(sheet),
    footpath(sheet),
    visitors(sheet),
    musicians(sheet),
    grave(sheet),
    paperGrain(sheet),
  ].join("");
}

function morning(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#3F7F9C"],
      [0.2, "#9CC7C4"],
      [0.42, haze],
    ]),
    sun(250, 150, 58, "#FFF6DA", 4, 0.17),
    cloudscape(sheet, [[900, 110, 420, 54]], { light: "#FFF6E4", shade: "#E3D9C6" }, 5),
  ].join("");
}

const far = (x: number) => 300 - 70 * Math.sin((x - 120) / 210) - 26 * Math.sin(x / 90);
const near = (x: number) =>
  420 - 130 * ((x - 420) / 800) ** 2 * (x > 420 ? 1.5 : 0.5) + 10 * Math.sin(x / 60);

/** The outline of a hill down to the foot of the picture. */
function slope(yAt: (x: number) => number): string {
  const top = Array.from({ length: 32 }, (_, at) => `${-20 + at * 40} ${Math.round(yAt(-20 + at * 40))}`);
  return smooth(`-20 780!, ${top.join(", ")}, 1240 780!`);
}

function hills(sheet: Sheet): string {
  const [back, front] = [slope(far), slope(near)];
  return [
    path(
      back,
      sheet.gradient([
        [0, "#DDB08C"],
        [0.5, "#C08E78"],
      ]),
    ),
    ...[14, 40, 66, 92, 118].map((down, at) => tombRow((x) => far(x) + down, -10, 1210, 15 + at, 21 + at)),
    chapel(),
    mist(sheet, 260, 190, haze, 0.75),
    path(
      front,
      sheet.gradient([
        [0, "#E2AE7A"],
        [0.5, "#A9684A"],
      ]),
    ),
    stroke(
      smooth(
        Array.from({ length: 32 }, (_, at) => `${-20 + at * 40} ${Math.round(near(-20 + at * 40))}`).join(
          ", ",
        ),
        false,
      ),
      "#FBE3B4",
      4,
    ),
    stipple(sheet, front, palette.brick, [0, 0, 1, 0.4], 0.5, 20),
    ...[26, 62, 102, 146].map((down, at) => tombRow((x) => near(x) + down, -10, 1220, 25 + at * 5, 51 + at)),
  ].join("");
}

/** The chapel at the top, where the steps end. */
function chapel(): string {
  return place(
    rect(-30, -52, 60, 60, "#F6EEDA") +
      rect(8, -52, 22, 60, "#C9A68C") +
      path("M-36-52L0-82 36-52z", "#C4472E") +
      path("M-9 8v-26q9-14 18 0v26z", palette.bark) +
      stroke("M0-82v-30M-10-102h20", palette.bark, 5),
    640,
    far(640) + 6,
    0.9,
  );
}

function footpath(sheet: Sheet): string {
  const ground = smooth("-20 590!, 200 570, 480 580, 760 566, 1000 578, 1220 560!, 1220 780!, -20 780!");
  return [
    path(
      ground,
      sheet.gradient([
        [0, "#E6BE8C"],
        [1, "#A9714E"],
      ]),
    ),
    stipple(sheet, ground, palette.brick, [0, 0, 0.2, 1], 0.7, 20),
    place(paintedTomb("#E9A93C", "#F3E8D2"), 70, 606, 1.12),
    place(paintedTomb("#7FC3B4", "#E0507A"), 1130, 610, 1.3),
    place(paintedTomb("#B9B4E0", "#E9A93C"), 560, 580, 0.86),
  ].join("");
}

function visitors(sheet: Sheet): string {
  return [
    ellipse(694, 600, 60, 7, palette.night, 'opacity=".25"'),
    stand(townsman({ coat: "#3E6E86", hat: palette.sand }), 660, 600, 118),
    stand(townswoman({ dress: "#B5482A" }), 712, 602, 110),
    stand(highlander(sheet, { skirt: palette.maize, shawl: palette.coca }), 486, 600, 118),
  ].join("");
}

function musicians(sheet: Sheet): string {
  return [
    ellipse(880, 706, 110, 13, palette.night, 'opacity=".3"') +
      ellipse(1040, 700, 66, 10, palette.night, 'opacity=".3"'),
    stand(sikuPlayer(sheet), 1044, 702, 290),
    stand(harpist("#2F4A6E", "#4A2A20"), 880, 708, 300),
  ].join("");
}

const cloth: Band[] = [
  ["plain", 10, palette.brick],
  ["plain", 5, palette.sun],
  ["diamonds", 20, palette.indigo, palette.glow],
  ["plain", 5, palette.sun],
  ["plain", 16, palette.terracotta],
  ["zigzag", 16, palette.maize, palette.rose],
  ["plain", 30, palette.brick],
];

/** The slab with its cloth: bread babies, a plate, candles, flowers; she who laid it kneels beside. */
function grave(sheet: Sheet): string {
  const candle = (x: number, y: number) =>
    rect(x - 5, y - 40, 10, 40, "#FFF6E0") +
    circle(x, y - 52, 15, "#FFE7A6", 'opacity=".4"') +
    path(`M${x - 5} ${y - 44}q5-20 5-20 5 12 5 20-5 4-10 0z`, "#F2A23C");
  return [
    ellipse(390, 752, 400, 22, palette.night, 'opacity=".3"'),
    place(paintedTomb("#3E8FB8", "#E0507A"), 360, 640, 1.9),
    path("M150 640H590L650 704H96z", "#EFE3CC"),
    path("M96 704H650v46H96z", "#3E8FB8") + path("M430 704h220v46H410z", "#2A6488"),
    sheet.clip("M210 644H540L580 704V740H170V704z", weave(160, 644, 440, cloth)),
    candle(196, 668) + candle(560, 668),
    place(breadBaby(sheet), 268, 728, 0.72, 0.6, -30) + place(breadBaby(sheet), 470, 726, 0.62, 0.52, 34),
    ellipse(372, 690, 62, 17, "#FFF8E8") +
      ellipse(372, 686, 44, 11, "#E9C05A") +
      ellipse(360, 680, 20, 8, "#B5653A"),
    flower(120, 720, 0.9, "#E0507A") + flower(620, 724, 0.8, "#F3E8D2") + flower(590, 742, 0.6, "#C4472E"),
    place(kneelingWoman(sheet, "#F3E8D2", "#8E2E5A", "#26305C"), 112, 752, 2),
  ].join("");
}
