import { crag } from "../crag.ts";
import { highlander, stand } from "../figure.ts";
import { paper, stipple } from "../grain.ts";
import { mix, palette } from "../palette.ts";
import { maize } from "../plants.ts";
import { land, ridge } from "../ridge.ts";
import { ellipse, path, points, smooth, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { mist, sky, streaks } from "../sky.ts";

/** The round terraces of Moray with maize in front and the snows of the Vilcabamba behind. */
export function agreculture(sheet: Sheet): string {
  const snows = points(
    "-20 330, 80 280, 180 240, 260 262, 350 176, 410 214, 470 190, 560 262, 660 238, 740 190, 800 222, 880 180, 960 240, 1060 262, 1140 226, 1230 290",
  );
  return [
    sky(sheet, [
      [0, "#4C93A0"],
      [0.3, "#BFD6C0"],
      [0.45, "#F7E3B4"],
    ]),
    streaks(
      [
        [300, 92, 360, 14],
        [960, 110, 300, 13],
      ],
      palette.salt,
      0.9,
    ),
    crag(
      snows,
      { light: "#8FA0AE", dark: "#64789A", snow: "#FFFBF2", snowDark: "#B4C4D6" },
      { seed: 23, snowLine: 262, lean: 0.3 },
    ),
    mist(sheet, 220, 130, "#F7E3B4", 0.8),
    land(ridge({ y: 320, swing: 34, seed: 5, wave: 500, pointed: 0.3 }), mix(palette.coca, "#BFD6C0", 0.4)),
    land(ridge({ y: 352, swing: 22, seed: 15, wave: 420, pointed: 0.2 }), "#B98A4C"),
    bowl(sheet),
    field(sheet),
    paper(sheet),
  ].join("");
}

function bowl(sheet: Sheet): string {
  const ground = smooth("-20 372!, 300 350, 620 344, 900 352, 1220 378!, 1220 770!, -20 770!");
  const rings = Array.from({ length: 8 }, (_, index) => {
    const share = index / 8;
    const [rx, ry] = [470 * (1 - share) + 26, 158 * (1 - share) + 10];
    const y = 500 + index * 7;
    const grass = mix(index % 2 ? "#86A64C" : "#9BB755", palette.coca, share * 0.35);
    return (
      ellipse(600, y, rx, ry, "#7D5B3F") +
      ellipse(
        600,
        y,
        rx,
        ry,
        sheet.gradient(
          [
            [0, "#5E4434"],
            [0.35, "#8A6848"],
            [0.65, "#D9B878"],
            [1, "#8A6848"],
          ],
          [0, 0, 1, 0],
        ),
      ) +
      ellipse(600, y + 9 - share * 3, rx - 4, ry - 6, grass)
    );
  });
  const shadow = smooth(
    "112 470!, 200 410, 330 366, 470 338, 560 330!, 470 372, 400 430, 376 520, 400 600, 410 640, 340 646, 230 616, 140 560",
  );
  return [
    path(ground, "#C79A55"),
    stipple(sheet, ground, palette.terracotta, [0, 0, 0.3, 1], 0.7),
    ellipse(600, 496, 520, 176, "#A8B45C"),
    rings.join(""),
    path(shadow, palette.night, 'opacity=".2"'),
    stair(),
    stand(highlander(sheet, { hat: palette.terracotta, shawl: palette.indigo }), 930, 470, 62),
    stand(
      highlander(sheet, { hat: palette.brick, skirt: palette.indigo, bundle: palette.terracotta }),
      968,
      480,
      58,
    ),
  ].join("");
}

/** The stepping stones that stick out of the walls: a broken line of short treads. */
function stair(): string {
  const treads = Array.from({ length: 8 }, (_, index) => {
    const [x, y] = [742 - index * 15, 366 + index * 24.5];
    return `M${Math.round(x)} ${Math.round(y)}l-4 4M${Math.round(x - 5)} ${Math.round(y + 5)}l-4 4M${Math.round(x - 10)} ${Math.round(y + 10)}l-4 4`;
  });
  return stroke(treads.join(""), palette.sand, 4);
}

function field(sheet: Sheet): string {
  const bank = smooth("-20 650!, 130 640, 280 680, 440 740, 500 770!, -20 770!");
  const right = smooth("760 770!, 860 720, 1000 676, 1220 640!, 1220 770!");
  const plants = [
    [30, 690, 250],
    [110, 720, 300],
    [200, 750, 260],
    [290, 770, 210],
    [1180, 700, 320],
    [1090, 740, 280],
    [1000, 765, 220],
  ] as const;
  return [
    path(bank + right, palette.moss),
    stipple(sheet, bank, palette.night, [0, 0, 0.3, 1]),
    plants.map(([x, y, size]) => maize(x, y, size)).join(""),
  ].join("");
}
