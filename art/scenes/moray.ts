import { crag } from "../crag.ts";
import { highlander, hiker, stand } from "../figure.ts";
import { paper, stipple } from "../grain.ts";
import { llamaAt } from "../llama.ts";
import { palette } from "../palette.ts";
import { ichu } from "../plants.ts";
import { land, ridge } from "../ridge.ts";
import { band, ellipse, path, points, smooth, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { rays, sky, sun, streaks, veil } from "../sky.ts";

/** The round terraces of Moray at evening, a llama and visitors on their rim. */
export function moray(sheet: Sheet): string {
  return [back(sheet), bowl(sheet), rim(sheet), people(sheet), paper(sheet)].join("");
}

function back(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#3D4A7C"],
      [0.16, "#8C6C92"],
      [0.28, "#E59A72"],
      [0.38, "#FBDD9C"],
    ]),
    sheet.clip("M0 0h1200v300H0z", rays(300, 190, 1200, 18, "#FFE9AE", 0.12)),
    sun(300, 190, 54, "#FFEBB0", 3, 0.17),
    streaks([[820, 80, 320, 13]], "#F6D3A8", 0.65),
    crag(
      points(
        "-20 270, 120 230, 260 250, 420 200, 560 230, 680 150, 760 110, 830 160, 900 140, 1000 200, 1110 180, 1220 240",
      ),
      { light: "#A58BA0", dark: "#6C5A8A", snow: "#FFF3E0", snowDark: "#B9AECB" },
      { seed: 31, snowLine: 190, lean: 0.25 },
    ),
    veil(sheet, 170, 120, "#F8D193", 0.85),
    land(ridge({ y: 272, swing: 18, seed: 4, wave: 700, pointed: 0.2 }), "#B99A58"),
  ].join("");
}

/** Nine rings, each a lit or shaded wall above a strip of grass; the near side is lower and broader. */
function bowl(sheet: Sheet): string {
  // The right wall of a hollow faces the sun on the left.
  const wall = sheet.gradient(
    [
      [0, "#5A3A44"],
      [0.42, "#7A5248"],
      [0.72, "#DDAA66"],
      [1, "#E8BC78"],
    ],
    [0, 0, 1, 0],
  );
  const field = "M-20 276h1240v494H-20z";
  const rings = Array.from({ length: 9 }, (_, index) => {
    const share = 1 - index / 9;
    const [rx, ry] = [Math.round(70 + 500 * share), Math.round(24 + 192 * share)];
    const y = Math.round(560 - 46 * share ** 0.6 + 6);
    const drop = Math.round(9 + 9 * share);
    const grass = index % 2 ? "#94AC52" : "#7E9C4A";
    const outer = `M${600 - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0 ${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
    return [
      path(outer, wall),
      band(
        `M${600 - rx + 6} ${y + 4}a${rx - 6} ${ry - 3} 0 0 1 ${2 * rx - 12} 0`,
        palette.bark,
        1.6,
        'stroke-dasharray="9 4 14 3" opacity=".6"',
      ),
      ellipse(600, y + drop, rx - 5, ry - drop * 0.6, grass),
    ].join("");
  });
  const shade = smooth("30 520!, 120 380, 300 320, 480 300, 560 420, 580 560, 500 660, 420 756, 160 700");
  const stairs = "M880 420l-40 14-8 22-40 14-8 22-40 14-8 22-36 12";
  return [
    path(field, "#C9A552"),
    stipple(sheet, field, palette.brick, [0, 0, 0.4, 1], 0.7),
    ellipse(600, 520, 592, 232, "#A98A46"),
    ...rings,
    sheet.clip(
      "M30 524a570 216 0 1 1 1140 0 570 216 0 1 1-1140 0z",
      path(shade, palette.indigo, 'opacity=".24"'),
    ),
    stroke(stairs, palette.sand, 5, 'stroke-dasharray="7 4"'),
    ellipse(600, 570, 50, 15, "#B5C46A"),
  ].join("");
}

function rim(sheet: Sheet): string {
  const near = smooth(
    "-20 610!, 90 650, 220 700, 380 734, 560 748, 760 742, 960 712, 1100 660, 1220 600!, 1220 770!, -20 770!",
  );
  return [
    path(near, "#8A5A34"),
    path(smooth("-20 610!, 90 650, 220 700, 380 734, 560 748!, 300 744, 100 700, -20 660!"), palette.straw),
    stipple(sheet, near, palette.maize, [0.2, 0, 0.7, 1], 0.9),
    ...[
      [40, 700, 60],
      [330, 750, 44],
      [700, 756, 42],
      [860, 746, 48],
      [1170, 690, 66],
    ].map(([x = 0, y = 0, size = 0]) => ichu(x, y, size, palette.sun)),
  ].join("");
}

function people(sheet: Sheet): string {
  const shadow = (x: number, y: number, wide: number) =>
    ellipse(x + wide * 0.6, y, wide, wide * 0.12, palette.night, 'opacity=".3"');
  return [
    stand(hiker(), 590, 572, 26) + stand(hiker({ jacket: palette.salt }), 612, 574, 25),
    stand(hiker({ jacket: palette.sun }), 800, 482, 30),
    shadow(190, 704, 80) +
      llamaAt(
        sheet,
        170,
        704,
        190,
        { wool: palette.salt, shade: palette.rose, far: "#A87A66", cloth: palette.terracotta },
        true,
      ),
    shadow(1020, 700, 44) +
      stand(
        highlander(sheet, { skirt: palette.indigo, shawl: palette.sun, bundle: palette.terracotta }),
        1010,
        702,
        140,
      ),
    shadow(1090, 690, 40) + stand(hiker({ pack: palette.coca }), 1078, 690, 138),
  ].join("");
}
