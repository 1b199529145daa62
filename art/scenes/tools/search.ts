import { paperGrain } from "../../engine/grain.ts";
import { mix, palette } from "../../engine/palette.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { circle, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { condor } from "../../motifs/animals/condor.ts";
import { llamaAt } from "../../motifs/animals/llama.ts";
import { hillTown } from "../../motifs/buildings/hill-town.ts";
import { ruinRow } from "../../motifs/inca/ruins.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { terraces } from "../../motifs/land/terraces.ts";
import { rays, sky, streaks, sun, veil } from "../../motifs/sky/sky.ts";

/** The middle of the glass and its radius. */
const lens = { x: 690, y: 352, radius: 232 };

const round = ({ x, y }: typeof lens, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

/** A wide valley in the evening; a magnifying glass held over it shows what nobody saw: ruins, and a llama before them. */
export function search(sheet: Sheet): string {
  return [
    valley(sheet),
    condor(214, 150, 96, palette.night, palette.salt, -8),
    handle(sheet),
    circle(lens.x + 14, lens.y + 20, lens.radius + 30, palette.night, 'opacity=".28"'),
    sheet.clip(round(lens, lens.radius), found(sheet)),
    frame(sheet),
    paperGrain(sheet),
  ].join("");
}

function valley(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2B5F86"],
      [0.28, "#8FA9A4"],
      [0.5, "#FBD9A0"],
    ]),
    sun(1010, 236, 40, "#FFF3CF", 3),
    rays(1010, 236, 1300, 22, "#FFF3CF", 0.09),
    streaks(
      [
        [300, 96, 170, 13],
        [372, 114, 120, 9],
        [1060, 120, 150, 11],
      ],
      "#FFEFD0",
      0.75,
    ),
    snowRange(
      sheet,
      [
        [-60, 250, 90],
        [90, 250, 190],
        [210, 250, 120],
        [360, 250, 230],
        [500, 250, 130],
        [930, 250, 120],
        [1080, 250, 200],
        [1260, 250, 110],
      ],
      { foot: 470, seed: 41, snowFrom: 110, haze: ["#FBD9A0", 0.25, 0.8] },
    ),
    veil(sheet, 330, 170, "#FBD9A0", 0.85),
    land(ridge({ y: 470, swing: 44, seed: 12, wave: 520, pointed: 0.4 }), "#9C9A5C"),
    hillTown(
      [
        [60, 528, 250, 18],
        [40, 556, 300, 24],
      ],
      { wall: "#F3E3C0", wallShade: "#B9987C", roof: "#C76A40", roofShade: "#8E4230", dark: "#6A4638" },
      9,
    ),
    land(ridge({ y: 590, swing: 34, seed: 33, wave: 640, pointed: 0.2 }), "#6F8A4F"),
    stroke("M-20 716C160 640 300 690 470 668S800 612 1220 690", "#DDE7D2", 20),
    stroke("M-20 716C160 640 300 690 470 668S800 612 1220 690", palette.sea, 12),
    land(ridge({ y: 706, swing: 22, seed: 8, wave: 480, pointed: 0.1 }), palette.coca),
  ].join("");
}

/** What the glass shows, larger than it is. */
function found(sheet: Sheet): string {
  const stone = { lit: "#FBEFCB", wall: "#DCC69A", shade: "#8D7C66", dark: "#4A4238" };
  return [
    rect(
      440,
      100,
      500,
      500,
      sheet.gradient([
        [0, "#63A3B4"],
        [0.42, "#FBE6B4"],
      ]),
    ),
    snowRange(
      sheet,
      [
        [430, 60, 80],
        [540, 60, 190],
        [640, 60, 120],
        [760, 60, 230],
        [880, 60, 110],
        [960, 60, 80],
      ],
      { foot: 380, seed: 52, snowFrom: 70, haze: ["#FBE6B4", 0.3, 0.8], from: 430, to: 960 },
    ),
    veil(sheet, 300, 90, "#FBE6B4", 0.9),
    path(smooth("430 390!, 540 352, 660 366, 790 338, 960 372!, 960 610!, 430 610!"), "#8FA656"),
    terraces(
      "430 396, 560 372, 690 380, 820 362, 960 390",
      "430 560, 560 540, 690 552, 820 534, 960 556",
      6,
      { grass: "#A9BE62", grassAlt: "#94AE56", wall: "#C4AC7E", joint: "#8A7654" },
    ),
    ruinRow(520, 378, 130, 22, stone, 4),
    ruinRow(662, 384, 150, 26, stone, 11),
    ruinRow(560, 414, 190, 30, stone, 7),
    path(smooth("430 548!, 560 520, 720 540, 860 516, 960 540!, 960 610!, 430 610!"), palette.coca),
    llamaAt(sheet, 742, 566, 176, {
      wool: palette.salt,
      shade: "#DDB89C",
      far: "#A98672",
      cloth: palette.terracotta,
    }),
  ].join("");
}

/** Of turned wood, with a ferrule of brass; it comes from the right lower corner. */
function handle(sheet: Sheet): string {
  const wood = sheet.gradient(
    [
      [0, "#C77A45"],
      [0.45, "#8A4B30"],
      [1, "#4A2A20"],
    ],
    [0, 0, 0, 1],
  );
  const grip = [
    rect(262, 4, 330, 56, palette.night, 'opacity=".28" rx="28"'),
    rect(236, -17, 90, 34, palette.sun) + rect(236, 4, 90, 13, mix(palette.sun, palette.bark, 0.5)),
    rect(300, -30, 330, 60, wood, 'rx="26"'),
    rect(318, -22, 290, 9, "#F3C39A", 'opacity=".5" rx="4"'),
    rect(300, -30, 16, 60, palette.glow, 'rx="6"') + rect(338, -30, 8, 60, palette.bark, 'opacity=".6"'),
  ].join("");
  return place(grip, lens.x, lens.y, 1, 1, 42);
}

/** The brass ring, and light on the glass. */
function frame(sheet: Sheet): string {
  const { x, y, radius } = lens;
  const brass = sheet.gradient(
    [
      [0, "#FCE7A8"],
      [0.5, palette.sun],
      [1, "#8A5A24"],
    ],
    [0, 0, 1, 1],
  );
  return [
    circle(x, y, radius + 13, "none", `stroke="${brass}" stroke-width="28"`),
    circle(x, y, radius, "none", `stroke="${palette.bark}" stroke-width="4" opacity=".6"`),
    circle(x, y, radius + 27, "none", `stroke="${palette.bark}" stroke-width="3" opacity=".5"`),
    path(
      `M${x - 196} ${y - 40}A200 200 0 0 1 ${x - 30} ${y - 198}A236 236 0 0 0 ${x - 196} ${y - 40}z`,
      palette.salt,
      'opacity=".75"',
    ),
  ].join("");
}
