import { hiker, stand } from "../figure.ts";
import { paper, stipple } from "../grain.ts";
import { horn } from "../horn.ts";
import { llamaAt } from "../llama.ts";
import { mix, palette } from "../palette.ts";
import { bush, ichu } from "../plants.ts";
import { ridge, land } from "../ridge.ts";
import { ruinRow } from "../ruins.ts";
import { ellipse, path, place, smooth, straight } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { mist, rays, sky, veil } from "../sky.ts";
import { terraces } from "../terraces.ts";
import { thatchedHouse } from "../thatched-house.ts";
import { wisp } from "../wisp.ts";

const haze = "#F8E3B8";
const cloudInk = "#FFF8E8";

/** The old city from the guardians' house while the morning mist still hangs in the gorge. */
export function machuPicchu(sheet: Sheet): string {
  const rock = { lit: "#8FB27A", base: "#4E8A72", shade: "#2B6468", deep: palette.deep, rock: "#F0D79C" };
  return [
    sky(sheet, [
      [0, "#2C6580"],
      [0.28, "#8DB5AC"],
      [0.5, haze],
    ]),
    rays(-60, 40, 1500, 26, "#FFF3CF", 0.1),
    farMountains(sheet),
    place(horn(sheet, rock, palette.night, 20), 108, -12),
    veil(sheet, 300, 250, haze, 0.95),
    wisp(sheet, 1040, 430, 520, 64, cloudInk, 5),
    wisp(sheet, 420, 480, 560, 70, cloudInk, 8),
    city(sheet),
    wisp(sheet, 1180, 670, 420, 80, cloudInk, 11),
    wisp(sheet, 900, 760, 760, 70, cloudInk, 14),
    overlook(sheet),
    paper(sheet),
  ].join("");
}

function farMountains(sheet: Sheet): string {
  return [
    land(ridge({ y: 330, swing: 80, seed: 21, wave: 460, pointed: 0.75 }), mix("#86B4AC", haze, 0.45)),
    mist(sheet, 280, 160, haze, 0.8),
    path(
      straight(
        "-20 230, 60 164, 84 150, 120 128, 152 150, 186 160, 240 236, 280 262, 330 322, 400 396, 470 440, 560 520, -20 520",
      ),
      "#7FA8A4",
    ),
    path(
      straight(
        "120 128, 152 150, 186 160, 240 236, 280 262, 330 322, 400 396, 470 440, 320 420, 236 372, 196 318, 206 262, 160 214, 166 172",
      ) +
        straight("66 160, 104 214, 92 250, 140 300, 152 360, 100 306, 66 270, 78 222") +
        straight("-20 230, 10 206, 36 262, 24 292, 70 350, 20 318, -20 300"),
      "#5A8C94",
    ),
    land(ridge({ y: 320, swing: 120, seed: 8, wave: 560, pointed: 0.7, from: 860, step: 22 }), "#7FA8A4"),
    veil(sheet, 240, 220, haze, 0.92),
  ].join("");
}

function city(sheet: Sheet): string {
  const spur = smooth(
    "330 780!, 400 690, 470 610, 540 560, 640 532, 740 524, 850 504, 950 500, 1030 540, 1090 620, 1140 700, 1170 780!",
  );
  const grass = { grass: "#A9BE62", grassAlt: "#98B058", wall: "#D8C79A", joint: "#8A7558" };
  const shade = smooth(
    "900 490!, 950 500, 1030 540, 1090 620, 1140 700, 1170 780!, 900 780!, 930 690, 890 620, 930 560",
  );
  const lit = { lit: "#FBEFCF", wall: "#DECBA0", shade: "#A38E6E", dark: "#4A3A30" };
  const dim = { lit: "#DCCBA6", wall: "#B7A582", shade: "#84735A", dark: "#3E322B" };
  const rows = [
    [700, 556, 110, 14, 4],
    [940, 540, 90, 14, 6],
    [650, 592, 130, 17, 7],
    [916, 578, 130, 17, 9],
    [600, 636, 140, 21, 10],
    [890, 622, 150, 21, 12],
    [570, 682, 130, 23, 13],
    [860, 674, 170, 25, 15],
  ] as const;
  return [
    path(spur, "#5F8A4F"),
    sheet.clip(
      spur,
      terraces("300 640, 640 520, 960 490, 1190 640", "200 840, 600 790, 980 790, 1280 880", 7, grass, 0.34) +
        path(shade, palette.moss, 'opacity=".5"') +
        stipple(sheet, spur, palette.night, [0.4, 0, 1, 0.3], 0.8, 20),
    ),
    path(
      smooth("856 508!, 930 502!, 920 550, 880 620, 826 690, 780 780!, 650 780!, 720 690, 790 600, 836 550"),
      "#C2CF70",
    ),
    path(
      smooth("896 505!, 930 502!, 920 550, 880 620, 826 690, 780 780!, 726 780!, 790 690, 850 610, 886 550"),
      palette.coca,
      'opacity=".35"',
    ),
    path("M812 578q50-4 96-2l-5 8q-50-2-97 2zM744 656q60-6 112-2l-6 9q-56-4-113 1z", "#E4D5AA"),
    bush(812, 642, 40, "#8BA653", palette.coca),
    ...rows.map(([x, y, length, size, seed]) => ruinRow(x, y, length, size, x < 750 ? lit : dim, seed)),
  ].join("");
}

/** The terraces below the guardians' house, from where everybody looks. */
function overlook(sheet: Sheet): string {
  const inks = { grass: "#8FAE4E", grassAlt: "#7F9F49", wall: "#B89F76", joint: "#6F5A40" };
  const house = {
    wall: "#D8C097",
    wallShade: "#94795A",
    thatch: "#D9B878",
    thatchShade: "#9A7440",
    dark: "#33271F",
  };
  const slope = smooth("-20 470!, 100 462, 220 474, 330 530, 440 610, 560 690, 700 780!, -20 780!");
  return [
    path(slope, palette.coca),
    sheet.clip(
      slope,
      terraces("-20 500, 240 504, 400 582, 640 740", "-20 830, 240 830, 400 834, 640 850", 5, inks, 0.44) +
        stipple(sheet, slope, palette.night, [0.3, 0, 1, 0.5], 0.8, 20),
    ),
    path(smooth("-20 470!, 100 462, 220 474, 330 530!, 220 486, 100 474, -20 482!"), "#C4D27A"),
    place(thatchedHouse(sheet, house), 44, 486, 1.05),
    ellipse(272, 560, 66, 7, palette.night, 'opacity=".3"'),
    llamaAt(sheet, 250, 560, 128, { wool: palette.salt, shade: "#D9B9A0", far: "#A88670" }, true),
    ellipse(420, 700, 30, 4, palette.night, 'opacity=".3"'),
    stand(hiker({ jacket: palette.terracotta, pack: palette.indigo }), 398, 702, 80),
    stand(hiker({ jacket: palette.sun, pack: palette.coca, hat: palette.terracotta }), 440, 706, 72),
    ...[
      [30, 720, 50],
      [180, 690, 40],
      [300, 730, 44],
    ].map(([x = 0, y = 0, size = 0]) => ichu(x, y, size, "#C4D27A")),
  ].join("");
}
