import { condor } from "../condor.ts";
import { crag } from "../crag.ts";
import { hiker, stand } from "../figure.ts";
import { paper, stipple } from "../grain.ts";
import { horn } from "../horn.ts";
import { llamaAt } from "../llama.ts";
import { mix, palette } from "../palette.ts";
import { ichu } from "../plants.ts";
import { land, ridge } from "../ridge.ts";
import { ruinRow } from "../ruins.ts";
import { blob, ellipse, path, points, smooth } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { sky, streaks, sun, veil } from "../sky.ts";
import { terraces } from "../terraces.ts";

const haze = "#F5E0B2";
const meadow = { grass: "#A9B95A", grassAlt: "#98AC52", wall: "#CDB98E", joint: "#8A7558" };

/** Huayna Picchu's horn over the old city, a llama on the terraces: morning, light from the left. */
export function firstDaysAtAltitude(sheet: Sheet): string {
  const rock = { lit: "#A3B868", base: "#6F9558", shade: "#3F6E4C", deep: palette.moss, rock: "#E3CD98" };
  return [
    sky(sheet, [
      [0, "#2B6A86"],
      [0.3, "#86B4AC"],
      [0.55, haze],
    ]),
    sun(236, 176, 60, "#FFF3D0", 4, 0.17),
    streaks(
      [
        [960, 110, 380, 18],
        [420, 92, 220, 13],
        [1120, 190, 220, 13],
      ],
      palette.salt,
      0.85,
    ),
    farMountains(sheet),
    horn(sheet, rock),
    veil(sheet, 330, 200, haze, 0.9),
    streaks(
      [
        [900, 432, 300, 24],
        [330, 470, 300, 22],
      ],
      "#FFF8E6",
      0.9,
    ),
    gorge(sheet),
    city(sheet),
    foreground(sheet),
    condor(860, 250, 96, palette.indigo, palette.salt, -8),
    paper(sheet),
  ].join("");
}

function farMountains(sheet: Sheet): string {
  const left = points("-20 300, 60 240, 130 200, 180 220, 250 290, 330 360, 420 430, 520 470");
  const right = points("740 470, 850 390, 930 310, 990 244, 1040 210, 1100 240, 1150 222, 1230 270");
  return [
    land(ridge({ y: 350, swing: 70, seed: 21, wave: 480, pointed: 0.7 }), mix("#86B4AC", haze, 0.4)),
    crag(left, { light: "#86A89C", dark: "#5F8A8E" }, { seed: 5, rough: 0.08, lean: 0.3 }),
    crag(right, { light: "#86A89C", dark: "#5F8A8E" }, { seed: 8, rough: 0.08, lean: 0.3 }),
    veil(sheet, 270, 230, haze, 0.9),
  ].join("");
}

/** The wooded flanks that fall to the river on both sides of the saddle. */
function gorge(sheet: Sheet): string {
  const left = ridge({ y: 560, swing: 40, seed: 14, wave: 300, pointed: 0.4 });
  return land(left, mix("#5F8A6A", haze, 0.3)) + veil(sheet, 560, 120, "#D9D8A8", 0.6);
}

function city(sheet: Sheet): string {
  const spur = smooth(
    "90 770!, 190 690, 280 612, 360 546, 430 498, 520 472, 620 464, 720 470, 800 498, 880 552, 980 634, 1080 770!",
  );
  const stone = { lit: "#F4E6C2", wall: "#D6C196", shade: "#A08A6C", dark: "#4A3A30" };
  const dusk = { lit: "#DCC8A0", wall: "#B5A07C", shade: "#847059", dark: "#3E322B" };
  const rows = [
    [476, 490, 96, 12, 3],
    [640, 488, 110, 12, 4],
    [438, 512, 112, 15, 6],
    [690, 512, 112, 15, 7],
    [412, 540, 122, 18, 9],
    [716, 542, 118, 18, 10],
    [396, 574, 138, 21, 12],
    [708, 578, 128, 21, 13],
    [404, 614, 150, 25, 15],
    [676, 618, 150, 25, 16],
    [430, 662, 180, 30, 18],
    [668, 664, 120, 29, 20],
  ] as const;
  const shade = smooth(
    "700 466!, 800 498, 880 552, 980 634, 1080 770!, 700 770!, 740 690, 690 620, 740 560, 676 520",
  );
  return [
    path(spur, "#5F8A4F"),
    sheet.clip(
      spur,
      terraces(
        "60 560, 240 500, 420 478, 620 470, 800 480, 980 520, 1120 560",
        "0 850, 200 800, 400 770, 620 760, 840 770, 1020 800, 1200 850",
        11,
        meadow,
        0.34,
      ) +
        path(shade, palette.moss, 'opacity=".5"') +
        stipple(sheet, spur, palette.moss, [0.4, 0, 1, 0.3], 0.8),
    ),
    blob(
      "548 500!, 600 490, 660 490, 694 500!, 706 550, 690 610!, 640 620, 560 618, 540 604!, 536 548",
      "#B4C565",
    ),
    blob("548 500!, 600 490, 660 490, 694 500!, 640 498, 590 500", palette.moss, 'opacity=".5"'),
    blob("640 496!, 694 500!, 706 550, 690 610!, 650 620, 660 560", palette.coca, 'opacity=".35"'),
    path("M541 546q80-8 164 2v5q-84-10-164-2zM538 582q80-6 162 2v5q-80-8-162-2z", "#CDB98E"),
    ...rows.map(([x, y, length, size, seed]) => ruinRow(x, y, length, size, x < 600 ? stone : dusk, seed)),
  ].join("");
}

function foreground(sheet: Sheet): string {
  const inks = { grass: "#8FAE4E", grassAlt: "#7F9F49", wall: "#B89F76", joint: "#6F5A40" };
  const knoll = smooth("-20 640!, 100 618, 240 628, 360 668, 480 730, 560 780!, -20 780!");
  const llama = { wool: palette.salt, shade: "#D9B9A0", far: "#A88670", cloth: palette.terracotta };
  return [
    terraces("620 714, 800 652, 1000 604, 1220 574", "540 850, 800 810, 1020 790, 1220 770", 5, inks, 0.45),
    ellipse(1012, 622, 44, 5, palette.night, 'opacity=".3"'),
    stand(hiker({ jacket: palette.terracotta, pack: palette.indigo, hat: palette.sand }), 994, 624, 120),
    path(knoll, palette.coca),
    path(smooth("-20 640!, 100 618, 240 628, 360 668!, 240 648, 100 640"), palette.leaf),
    stipple(sheet, knoll, palette.night, [0.1, 0, 0.5, 1]),
    ellipse(276, 706, 130, 12, palette.night, 'opacity=".3"'),
    llamaAt(sheet, 236, 706, 300, llama),
    ...[
      [50, 670, 46],
      [120, 740, 54],
      [400, 730, 44],
      [330, 700, 30],
    ].map(([x = 0, y = 0, size = 0]) => ichu(x, y, size, palette.leaf)),
  ].join("");
}
