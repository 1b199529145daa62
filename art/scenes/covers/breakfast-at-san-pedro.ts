import { bananas, chuta, fruitHeap, papayaHalf, pineapple } from "../../motifs/food/fruit-wall.ts";
import { circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import { frameAt, hallRoof } from "../../motifs/buildings/market-hall.ts";
import { juiceSeller } from "../../motifs/people/juice-seller.ts";
import { mix, palette } from "../../engine/palette.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { sky } from "../../motifs/sky/sky.ts";
import { weave } from "../../motifs/objects/textile.ts";

const depths = [0.2, 0.3, 0.45, 0.68, 1, 1.4];
const juice = "#F2853A";

/** Seven in the morning under the iron roof of San Pedro: the juice row, and far behind it the steam of the soups. */
export function breakfastAtSanPedro(sheet: Sheet): string {
  return [
    hall(sheet),
    stalls(),
    light(sheet),
    wall(sheet),
    place(juiceSeller(juice), 690, 566, 1.06),
    counter(sheet),
    paperGrain(sheet),
  ].join("");
}

function hall(sheet: Sheet): string {
  const floor = "M-20 772L476 372H724L1220 772z";
  return [
    sky(sheet, [
      [0, "#4A6670"],
      [0.4, "#D9B98A"],
      [0.52, "#F3DCAE"],
    ]),
    hallRoof(600, 330, depths, { tin: "#6E8A8A", dark: "#4E6A72", pane: "#FFF3D0", iron: "#2E4650" }),
    rect(476, 300, 248, 76, "#E8C48C"),
    path(
      floor,
      sheet.gradient([
        [0, "#E2C090"],
        [1, "#8A6A58"],
      ]),
    ),
    ...[512, 560, 606, 654, 692].map((x, at) => steam(x, 352 - (at % 2) * 6)),
  ].join("");
}

/** A pot of soup at the far end, and who waits for it. */
function steam(x: number, y: number): string {
  return (
    stroke(`M${x} ${y - 14}q-10-14 2-28t-2-30`, "#FFFFFF", 7, 'opacity=".6"') +
    path(`M${x - 13} ${y - 14}h26l-3 20h-20z`, "#8E9AA0") +
    ellipse(x, y - 14, 13, 3.6, "#E9A93C") +
    path(`M${x + 10} ${y + 22}v-18q8-8 16 0v18z`, x % 3 ? palette.terracotta : palette.indigo) +
    circle(x + 18, y - 2, 6, "#7A4A32") +
    path(`M${x + 10} ${y - 3}q8-12 16 0z`, palette.bark)
  );
}

/** The rows on either side: a board, a heap of colours, a woman in white, bay after bay. */
function stalls(): string {
  const boards = [palette.terracotta, palette.sun, palette.sea, "#C4476E", palette.coca];
  const heaps = ["#F2A03A", "#C9D35A", "#E2603E", "#F4CE46", "#8E4A7A"];
  return depths
    .slice(1)
    .map((near, index) => {
      const [back, front] = [frameAt(600, 330, depths[index] ?? near), frameAt(600, 330, near)];
      return ([-1, 1] as const)
        .map((side) => {
          const [far, close] = side < 0 ? [back.footLeft, front.footLeft] : [back.footRight, front.footRight];
          const along = (share: number, up: number): [number, number] => {
            const size = (depths[index] ?? near) + (near - (depths[index] ?? near)) * share;
            return [
              Math.round(far[0] + (close[0] - far[0]) * share),
              Math.round(far[1] + (close[1] - far[1]) * share - up * size),
            ];
          };
          const quad = (from: number, to: number, low: number, high: number) =>
            `M${along(from, low).join(" ")}L${along(from, high).join(" ")} ${along(to, high).join(" ")} ${along(to, low).join(" ")}z`;
          const fruit = [0.16, 0.34, 0.52, 0.7, 0.88].map((share, at) => {
            const [x, y] = along(share, 150);
            const r = Math.round(26 * near);
            return circle(x, y, r, mix(heaps[(at + index) % 5] ?? juice, "#F3DCAE", 0.45 - index * 0.1));
          });
          const [x, y] = along(0.5, 210);
          const shade = side < 0 ? "#7A5A4A" : "#5E4440";
          return [
            path(quad(0.04, 0.96, 0, 150), mix(shade, "#E8C48C", 0.4 - index * 0.1)),
            path(
              quad(0.04, 0.96, 268, 318),
              mix(boards[(index + (side > 0 ? 2 : 0)) % 5] ?? juice, "#F3DCAE", 0.3 - index * 0.07),
            ),
            path(
              `M${x - 26 * near} ${y + 70 * near}v-${52 * near}q${26 * near}-${24 * near} ${52 * near} 0v${52 * near}z`,
              "#F3EADA",
            ),
            circle(x, y - 8 * near, 17 * near, "#9A6242"),
            path(
              `M${x - 30 * near} ${y - 16 * near}q${30 * near} ${12 * near} ${60 * near} 0l-${14 * near}-${4 * near}v-${30 * near}h-${32 * near}v${30 * near}z`,
              "#FFF8EA",
            ),
            ...fruit,
          ].join("");
        })
        .join("");
    })
    .join("");
}

/** Light that falls in through the panes. */
function light(sheet: Sheet): string {
  const beam = sheet.gradient([
    [0, "#FFF3D0", 0.5],
    [1, "#FFF3D0", 0],
  ]);
  return path("M236-10h220l250 600H440z", beam) + path("M980-10H770L560 590h230z", beam, 'opacity=".6"');
}

/** The rampart before the seller. */
function wall(sheet: Sheet): string {
  return [
    path("M-20 380H392V600H-20z", "#5E3E34") + path("M868 360H1220V600H868z", "#4E342E"),
    rect(-20, 470, 412, 14, "#8A5E42") + rect(868, 456, 352, 14, "#7A5038"),
    fruitHeap(-14, 472, 27, 7, 3, ["#F2A03A", "#F2B84A", "#EE8E30"]),
    fruitHeap(-10, 596, 29, 6, 3, ["#E2503A", "#C9332E", "#E8683E"]),
    fruitHeap(884, 458, 26, 6, 3, ["#9ABF4A", "#B5CF62", "#7FA63E"]),
    fruitHeap(890, 596, 31, 5, 3, ["#F4CE46", "#F2B84A", "#F7DC7A"]),
    place(pineapple(sheet), 372, 500, 1.08),
    place(pineapple(sheet), 300, 596, 1.02),
    place(pineapple(sheet), 884, 470, 1.08),
  ].join("");
}

function counter(sheet: Sheet): string {
  const top = "M-20 588H1220V770H-20z";
  const glass = smooth("-52 -190!, 52 -190!, 42 6!, 0 14, -42 6!");
  const cloth = weave(0, 0, 1260, [
    ["plain", 18, palette.terracotta],
    ["plain", 5, palette.sun],
    ["diamonds", 34, palette.indigo, palette.glow],
    ["plain", 5, palette.sun],
    ["plain", 22, palette.terracotta],
  ]);
  return [
    rect(-20, 580, 1240, 14, "#F3E0BC"),
    path(top, "#C98E5A"),
    stroke("M-20 640H1220M-20 706H1220", "#A86E44", 3, 'opacity=".6"'),
    place(cloth, -30, 664),
    stipple(sheet, top, palette.night, [0, 0, 0.5, 1], 0.7, 20),
    // The stream, and the glass that it fills.
    stroke("M368 330Q352 420 356 560", juice, 15) + stroke("M364 332Q348 420 352 556", "#FFC08A", 4),
    place(
      ellipse(20, 10, 74, 12, palette.night, 'opacity=".35"') +
        path(glass, "#EAF2F0", 'opacity=".5"') +
        sheet.clip(
          glass,
          rect(-60, -140, 120, 160, juice) +
            rect(14, -140, 60, 160, "#C9602C", 'opacity=".5"') +
            ellipse(0, -140, 60, 12, "#FFC08A"),
        ) +
        stroke("M-52-190l10 196M52-190l-10 196", "#FFFFFF", 4, 'opacity=".9"') +
        ellipse(0, -190, 52, 10, "none", 'stroke="#FFFFFF" stroke-width="4"') +
        stroke("M-34-150l6 120", "#FFFFFF", 6, 'opacity=".7"'),
      356,
      712,
    ),
    place(papayaHalf(), 150, 684, 1.15),
    place(bananas(), 650, 622, 0.95),
    place(chuta(), 948, 622, 1.02),
  ].join("");
}
