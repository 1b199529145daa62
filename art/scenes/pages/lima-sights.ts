import { balcony } from "../../motifs/buildings/balcony.ts";
import { archway, bellTower } from "../../motifs/churches/bell-tower.ts";
import { stand } from "../../motifs/people/hiker.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { circle, ellipse, path, place, rect, straight, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { rays, sky, sun } from "../../motifs/sky/sky.ts";
import { flock, townsman, townswoman } from "../../motifs/people/townsfolk.ts";

const brown = { lit: "#A8653A", wood: "#74402A", dark: "#43221F", gap: "#22161F" };
const green = { lit: "#4F8A78", wood: "#2E6258", dark: "#17403E", gap: "#0F2430" };

/** A street of old Lima in the days of the tram: carved balconies on both sides, the bell towers at its end. */
export function limaSights(sheet: Sheet): string {
  return [
    evening(sheet),
    church(sheet),
    street(sheet),
    leftHouses(sheet),
    rightHouses(sheet),
    stroke("M608 332L616-20M300 214q310 96 606 0M-20 84q640 130 1240 0", palette.bark, 2.6),
    place(tram(sheet), 606, 656, 1.02),
    people(),
    paperGrain(sheet),
  ].join("");
}

function evening(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#D9722F"],
      [0.34, "#F0AE55"],
      [0.66, "#FBE3AA"],
    ]),
    rays(600, 430, 900, 20, "#FFF3CF", 0.2),
    sun(600, 300, 150, "#FFF0BE", 2, 0.2),
    flock(
      [
        [420, 170, 32],
        [392, 216, 22],
        [790, 190, 26],
        [812, 214, 20],
      ],
      palette.brick,
    ),
  ].join("");
}

function church(sheet: Sheet): string {
  const inks = {
    lit: "#F3DDB0",
    shade: "#C99A78",
    trim: "#FFF3D6",
    trimShade: "#D9B390",
    cap: "#3F8A86",
    capShade: "#24606A",
  };
  const front = "M520 560V330q40-6 56-40 28-26 56 0 16 34 56 40v230z";
  return [
    place(bellTower(inks), 488, 560, 0.76),
    place(bellTower(inks), 722, 560, 0.76),
    path(front, inks.lit),
    stipple(sheet, front, palette.night, [0, 0, 1, 0.3], 0.6, 20),
    stroke("M542 332q32-10 38-40 24-24 48 0 8 32 40 40", inks.trim, 12),
    circle(604, 356, 24, inks.trim) + circle(604, 356, 16, palette.maize),
    path(archway(604, 560, 100, 150), inks.trim) + path(archway(604, 560, 72, 130), palette.maize),
  ].join("");
}

function street(sheet: Sheet): string {
  const ground = "M-20 770L440 545h330l450 225z";
  return [
    path("M-20 545h1240v225H-20z", "#B98A66"),
    path(ground, "#8F7A82"),
    path("M-20 770L440 545h26L130 770zM1220 770L770 545h-26l320 225z", "#E3BE8E"),
    stroke("M400 610h420M340 650h540M270 700h700", "#6E5E72", 2.4, 'stroke-dasharray="30 14"'),
    stipple(sheet, ground, palette.night, [0, 0, 0.1, 1], 0.9, 20),
    stroke("M584 560L500 770M628 560L720 770", palette.night, 9),
    stroke("M583 560L498 770M627 560L718 770", "#E9D9CB", 3.4),
  ].join("");
}

/** Puts a balcony on a house front that runs away from us; `way` −1 is the right side of the street. */
function sideways(markup: string, x: number, y: number, size: number, way: number): string {
  return `<g transform="matrix(${way * size * 0.56} ${size * 0.2} 0 ${size} ${x} ${y})">${markup}</g>`;
}

type HouseInks = { wall: string; trim: string; shade: string; glass: string };

/** A house front along the street: its near and far edge with the heights of eaves, storey and pavement there. */
function front(sheet: Sheet, near: readonly number[], far: readonly number[], inks: HouseInks): string {
  const [x1 = 0, eaves1 = 0, floor1 = 0, foot1 = 0] = near;
  const [x2 = 0, eaves2 = 0, floor2 = 0, foot2 = 0] = far;
  const wall = straight([
    [x1, eaves1],
    [x2, eaves2],
    [x2, foot2],
    [x1, foot1],
  ]);
  const course = (shareTop: number, thick: number, ink: string) => {
    const [a, b] = [eaves1 + (foot1 - eaves1) * shareTop, eaves2 + (foot2 - eaves2) * shareTop];
    return path(`M${x1} ${a}L${x2} ${b}v${thick * 0.5}L${x1} ${a + thick}z`, ink);
  };
  const doors = [0.2, 0.56].map((share) => {
    const [at, end] = [x1 + (x2 - x1) * share, x1 + (x2 - x1) * (share + 0.2)];
    const foot = (x: number) => foot1 + ((foot2 - foot1) * (x - x1)) / (x2 - x1);
    const head = (x: number) => floor1 + 46 + ((floor2 - floor1 - 22) * (x - x1)) / (x2 - x1);
    return `M${at} ${foot(at)}V${head(at) + 16}Q${(at + end) / 2} ${head(at) - 22} ${end} ${head(end) + 12}V${foot(end)}z`;
  });
  return [
    path(wall, inks.wall),
    stipple(sheet, wall, palette.night, [0, 0, 0.3, 1], 0.8, 20),
    course(0, 30, inks.trim),
    course(0.06, 8, inks.shade),
    path(`M${x1} ${floor1}L${x2} ${floor2}v9L${x1} ${floor1 + 18}z`, inks.trim),
    course(0.95, 30, inks.shade),
    path(doors.join(""), inks.trim, `stroke="${inks.trim}" stroke-width="12"`),
    path(doors.join(""), inks.glass),
  ].join("");
}

function leftHouses(sheet: Sheet): string {
  const red = { wall: "#C2512F", trim: "#F6E2B8", shade: palette.brick, glass: palette.maize };
  const gold = { wall: "#EBB04A", trim: "#FFF3D6", shade: "#B4742E", glass: palette.bark };
  return [
    front(sheet, [310, 190, 450, 612], [446, 300, 476, 552], gold),
    sideways(balcony(sheet, green), 322, 258, 0.5, 1),
    front(sheet, [-30, -40, 420, 800], [310, 150, 446, 620], red),
    sideways(balcony(sheet, brown), 4, 92, 0.82, 1),
    sideways(balcony(sheet, brown), 178, 160, 0.66, 1),
  ].join("");
}

function rightHouses(sheet: Sheet): string {
  const blue = { wall: "#2F7F8C", trim: "#F6E2B8", shade: palette.deep, glass: palette.night };
  const rose = { wall: "#D98A72", trim: "#FFF3D6", shade: "#A9584A", glass: palette.maize };
  return [
    front(sheet, [896, 190, 450, 612], [764, 300, 476, 552], rose),
    sideways(balcony(sheet, brown), 884, 258, 0.5, -1),
    front(sheet, [1230, -40, 420, 800], [896, 150, 446, 620], blue),
    sideways(balcony(sheet, brown), 1196, 92, 0.82, -1),
    sideways(balcony(sheet, brown), 1022, 160, 0.66, -1),
  ].join("");
}

/** A tram from the front with its pole on the wire, 150 units wide, the middle of its foot at 0, 0. */
function tram(sheet: Sheet): string {
  const body = "M-74-22v-166q0-22 22-24h104q22 2 22 24v166z";
  return [
    ellipse(6, 2, 104, 12, palette.night, 'opacity=".45"'),
    stroke("M0-236L2-318", palette.night, 4),
    path("M-54-24h108v22h-108z", palette.night),
    path(body, palette.salt),
    sheet.clip(
      body,
      rect(-80, -106, 160, 90, palette.coca) +
        rect(-80, -112, 160, 8, palette.sun) +
        rect(34, -220, 44, 204, palette.night, 'opacity=".25"'),
    ),
    path("M-82-196q4-34 40-38h84q36 4 40 38z", palette.moss),
    rect(-40, -246, 80, 16, palette.coca),
    path("M-62-186h36v66h-36zM-20-186h40v66h-40zM26-186h36v66H26z", palette.deep),
    path("M-62-186h20l-20 40zM-20-186h22l-22 44zM26-186h20l-20 40z", "#9CC4BE", 'opacity=".8"'),
    rect(-30, -216, 60, 18, palette.night) +
      stroke("M-20-207h40", palette.glow, 7, 'stroke-dasharray="9 10"'),
    circle(0, -64, 26, palette.sun, 'opacity=".35"') +
      circle(0, -64, 17, palette.salt) +
      circle(0, -64, 12, "#FFE9A8"),
    stroke("M-56-92v50h34M56-92v50H22", palette.sun, 3),
    path("M-80-26h160l-8 16h-144z", palette.brick),
    path("M-58-10h116l12 18h-140z", palette.bark) +
      stroke("M-40-8l-8 14M-14-8l-4 14M14-8l4 14M40-8l8 14", palette.stone, 3),
  ].join("");
}

function people(): string {
  const shadow = (x: number, y: number, wide: number) =>
    ellipse(x + wide * 0.5, y, wide, wide * 0.14, palette.night, 'opacity=".35"');
  return [
    shadow(306, 684, 44) + stand(townsman({ coat: palette.salt, hat: palette.sand }), 300, 686, 150),
    shadow(362, 688, 44) + stand(townswoman({ dress: palette.indigo, sash: palette.sun }), 356, 690, 142),
    shadow(842, 640, 30) +
      stand(townswoman({ dress: palette.terracotta, sash: palette.salt }), 838, 642, 112),
    shadow(908, 684, 44) + stand(townsman({ coat: palette.bark, hat: palette.straw }), 902, 686, 150),
    shadow(486, 602, 20) + stand(townsman({ coat: palette.brick }), 482, 604, 74),
  ].join("");
}
