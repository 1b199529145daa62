import { crag } from "../crag.ts";
import { hiker, stand } from "../figure.ts";
import { paper, stipple } from "../grain.ts";
import { hillTown } from "../hill-town.ts";
import { mix, palette } from "../palette.ts";
import { ichu } from "../plants.ts";
import { ellipse, path, points, smooth, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { sky, streaks, sun, veil } from "../sky.ts";
import { terraces } from "../terraces.ts";

/** Ollantaytambo: the six rose monoliths above the terraces, the village and its valley below. */
export function ollantaytambo(sheet: Sheet): string {
  return [back(sheet), village(), slope(sheet), monoliths(sheet), people(), paper(sheet)].join("");
}

function back(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2C7890"],
      [0.28, "#9CC9BE"],
      [0.5, "#FBE2A6"],
    ]),
    sun(170, 150, 54, "#FFF3CC", 3, 0.18),
    streaks([[420, 90, 280, 13]], palette.salt, 0.85),
    crag(
      points("-20 330, 110 240, 210 200, 300 260, 400 180, 470 130, 540 190, 660 260, 800 300, 960 330"),
      { light: "#A79FB4", dark: palette.dusk, snow: "#FFFBF2", snowDark: "#B9C3DA" },
      { seed: 19, snowLine: 210, lean: 0.25 },
    ),
    veil(sheet, 200, 170, "#F8DDA2", 0.85),
    crag(
      points("-20 300, 60 240, 150 260, 240 330, 330 390, 440 440, 560 500"),
      { light: "#A98A62", dark: "#7A6250" },
      { seed: 5, lean: 0.2 },
    ),
    veil(sheet, 360, 160, "#EFCF94", 0.6),
  ].join("");
}

function village(): string {
  const fields = smooth("-20 490!, 160 474, 360 466, 620 476!, 700 770!, -20 770!");
  return [
    path(fields, palette.leaf),
    path(smooth("-20 640!, 200 600, 420 610, 620 640!, 700 770!, -20 770!"), palette.coca),
    stroke("M-20 470q160 20 300 10t240-30", "#8CC0B0", 9),
    hillTown(
      [
        [20, 520, 380, 18],
        [-10, 552, 450, 22],
        [10, 592, 460, 27],
        [-20, 640, 480, 33],
      ],
      {
        wall: "#F1DDB6",
        wallShade: "#C79F78",
        roof: palette.terracotta,
        roofShade: palette.brick,
        dark: palette.bark,
      },
      4,
    ),
  ].join("");
}

function slope(sheet: Sheet): string {
  const hill = smooth("330 770!, 420 640, 500 520, 580 420, 660 340!, 1220 300!, 1220 770!");
  return [
    path(hill, "#8A6A48"),
    terraces(
      "620 392, 760 384, 900 386, 1060 380, 1230 372",
      "250 790, 520 800, 800 806, 1040 800, 1260 790",
      9,
      { grass: "#8FA854", grassAlt: "#7C9A4C", wall: "#A88762", joint: palette.bark },
      0.5,
    ),
    path("M770 384l60 0 60 420h-150z", "#D9BC8C", 'opacity=".85"'),
    stroke(
      "M772 410h54M770 440h64M768 474h74M764 512h86M760 554h98M756 600h110M750 650h124M746 706h136",
      "#A07C54",
      4,
    ),
    stipple(sheet, hill, palette.bark, [0, 0, 1, 0.6], 0.8),
  ].join("");
}

/** The wall of the sun: six slabs with slim stones between them, steps carved on the fourth. */
function monoliths(sheet: Sheet): string {
  const slabs = [
    [640, 84, 196],
    [734, 82, 214],
    [826, 86, 206],
    [922, 84, 224],
    [1016, 88, 216],
    [1114, 86, 232],
  ] as const;
  const foot = 400;
  const stones = slabs.map(([x, wide, tall]) => {
    const face = smooth([
      [x, foot, 0],
      [x + 3, foot - tall + 8, 0.3],
      [x + wide * 0.5, foot - tall - 4, 0.5],
      [x + wide - 4, foot - tall + 6, 0.3],
      [x + wide, foot, 0],
    ]);
    return [
      path(face, "#DBA487"),
      sheet.clip(
        face,
        path(
          `M${x + wide * 0.66} ${foot - tall - 20}q10 ${tall / 2} -6 ${tall + 30}h${wide}v${-tall - 40}z`,
          "#A56C5E",
        ),
      ),
      stipple(sheet, face, palette.brick, [0, 0, 1, 0.5], 0.7),
      path(`M${x + wide} ${foot}v${-tall + 14}h9v${tall - 14}z`, palette.bark) +
        stroke(`M${x + wide + 4} ${foot - 6}v${-tall + 26}`, "#C98F76", 5, 'stroke-dasharray="26 5"'),
    ].join("");
  });
  const carved =
    "M948 250h12v-12h12v-12h16v12h12v12h12v12h-64zM948 300h12v-12h12v-12h16v12h12v12h12v12h-64zM948 350h12v-12h12v-12h16v12h12v12h12v12h-64z";
  return [
    path("M600 414q300-20 620-14v26q-320-8-640 14z", "#C9A27A"),
    path("M640 400h580l40 22H700z", palette.night, 'opacity=".3"'),
    ...stones,
    path(carved, mix(palette.brick, palette.rose, 0.35), 'transform="translate(-26)"'),
  ].join("");
}

function people(): string {
  const shadow = (x: number, y: number, wide: number) =>
    ellipse(x + wide * 0.6, y, wide, wide * 0.13, palette.night, 'opacity=".3"');
  return [
    shadow(700, 414, 14) + stand(hiker(), 696, 416, 66),
    shadow(726, 414, 14) + stand(hiker({ jacket: palette.salt, pack: palette.brick }), 722, 416, 62),
    stand(hiker({ jacket: palette.sun }), 812, 560, 74) +
      stand(hiker({ jacket: palette.sea, pack: palette.sun }), 806, 690, 100),
    ichu(620, 420, 24, palette.sun),
    ichu(600, 700, 40, palette.leaf),
    ichu(1140, 690, 40, palette.leaf),
  ].join("");
}
