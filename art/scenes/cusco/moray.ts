import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { highlander, hiker, stand } from "../../motifs/people/hiker.ts";
import { paperGrain } from "../../engine/grain.ts";
import { llamaAt } from "../../motifs/animals/llama.ts";
import { type Crest, massif, ribs } from "../../motifs/land/massif.ts";
import { palette } from "../../engine/palette.ts";
import { passersBy } from "../../motifs/people/passers-by.ts";
import { peaks } from "../../motifs/land/peaks.ts";
import { ichu } from "../../motifs/plants/plants.ts";
import { relief } from "../../engine/relief.ts";
import { ellipse, path, short, smooth, straight, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { sky, sun } from "../../motifs/sky/sky.ts";

/** The round terraces of Moray at evening, a llama and visitors on their rim. */
export function moray(sheet: Sheet): string {
  return [back(sheet), bowl(sheet), rim(), people(sheet), paperGrain(sheet)].join("");
}

const evening = [-0.9, -0.15, 0.34] as const;
const haze = "#FAD59A";

function back(sheet: Sheet): string {
  const crest: Crest = [
    [-100, 260, 90],
    [110, 260, 130],
    [300, 260, 100],
    [440, 260, 150],
    [560, 250, 130],
    [660, 244, 220],
    [750, 240, 310],
    [810, 244, 250],
    [890, 240, 290],
    [970, 250, 190],
    [1090, 250, 230],
    [1300, 260, 130],
  ];
  const ice = relief({
    heightAt: massif({
      crests: [crest, ...ribs(crest, 56, 200, 8, 1.2)],
      seed: 61,
      slope: 1.1,
      rocks: 34,
      wave: 80,
      spurs: { towards: 750, pull: -0.0014, length: 4 },
    }),
    near: -60,
    depth: 320,
    foot: 420,
    tilt: 0.1,
    grain: 9,
    cast: 0.35,
    light: evening,
    hidden: 330,
  });
  return [
    sky(sheet, [
      [0, "#2F3F74"],
      [0.18, "#86678F"],
      [0.32, "#E2926C"],
      [0.43, haze],
    ]),
    sun(290, 250, 62, "#FFEDBC", 3, 0.16),
    cloudscape(
      sheet,
      [
        [560, 110, 520, 70],
        [1080, 84, 360, 50],
        [90, 150, 300, 46],
      ],
      { light: "#F3B68C", shade: "#A97A92" },
      19,
    ),
    peaks(sheet, ice, {
      rock: ["#5A4A80", "#9A7592", "#D79C86"],
      levels: [0.2, 0.5],
      snow: ["#8C84B4", "#DDB6B4", "#FFEFD8"],
      snowFrom: 165,
      haze: [haze, 0.25, 1],
      least: 180,
      tolerance: 2.2,
    }),
    path(
      smooth("-20 330!, 120 316, 320 332, 560 318, 800 326, 1000 306, 1220 318!, 1220 770!, -20 770!"),
      sheet.gradient([
        [0, "#F3CC8C"],
        [0.16, "#D3A656"],
        [1, "#A97B3C"],
      ]),
    ),
    path(
      straight("60 350, 330 338, 300 366, -20 384, -20 360") +
        straight("760 336, 1010 322, 1060 346, 790 356"),
      "#B98F48",
      'opacity=".6"',
    ),
    path(
      straight("420 338, 640 332, 620 350, 380 358") + straight("1080 330, 1220 326, 1220 358, 1110 362"),
      "#8E9A4C",
      'opacity=".7"',
    ),
  ].join("");
}

/** A hollow of round terraces, its middle at `x`, `y`, the outermost ring half `wide` across; the walls on our side face away and are not seen. */
function hollow(sheet: Sheet, x: number, y: number, wide: number, count: number): string {
  const along = [0, 0, 1, 0] as const;
  // The right side of a hollow faces the sun on the left.
  const wall = sheet.gradient(
    [
      [0, "#4A2F42"],
      [0.4, "#7A4E48"],
      [0.7, "#DCA763"],
      [1, "#F0C680"],
    ],
    along,
  );
  const grass = sheet.gradient(
    [
      [0, "#4E6B48"],
      [0.45, "#7F9C4A"],
      [1, "#B3BF5C"],
    ],
    along,
  );
  return Array.from({ length: count }, (_, index) => {
    const share = 1 - index / (count + 0.6);
    const [rx, ry] = [wide * share, wide * 0.36 * share];
    const middle = y + wide * 0.075 * (1 - share) ** 0.8;
    const drop = wide * (0.013 + 0.021 * share);
    const arc = (radius: number, high: number, at: number) =>
      `M${short(x - radius)} ${short(at)}a${short(radius)} ${short(high)} 0 0 1 ${short(radius * 2)} 0`;
    // On our side each field ends at an edge; the wall below it faces away from us.
    const edge = `M${short(x - rx)} ${short(middle)}a${short(rx)} ${short(ry)} 0 0 0 ${short(rx * 2)} 0`;
    const floorX = rx - drop * 0.25;
    const floorY = ry - drop * 0.5;
    return [
      ellipse(x, middle, rx, ry, wall),
      stroke(arc(rx, ry, middle), "#F6DDA4", 1 + wide / 320),
      ellipse(x, middle + drop * 0.62, floorX, floorY, grass),
      stroke(arc(floorX, floorY, middle + drop * 0.62), "#3E2E34", 1 + wide / 420, 'opacity=".75"'),
      index > 0
        ? stroke(edge, "#D6DB86", 1.8, 'opacity=".55"') +
          stroke(edge, "#35512F", 3, 'opacity=".35" transform="translate(0 3)"')
        : "",
    ].join("");
  }).join("");
}

function bowl(sheet: Sheet): string {
  const shade = smooth(
    "0 520!, 60 400, 240 330, 430 310, 520 380, 590 470, 600 570, 540 650, 430 780, 100 760",
  );
  const steps = [0, 1, 2, 3, 4, 5, 6].map((index) => {
    const [x, y] = [1052 - index * 58, 470 + index * 15.5 - index * index * 0.4];
    return `M${short(x)} ${short(y)}l-12 14`;
  });
  return [
    ellipse(600, 548, 596, 220, "#7A5A30", 'opacity=".55"'),
    hollow(sheet, 600, 542, 576, 11),
    stroke(steps.join(""), "#FBE7B8", 5),
    sheet.clip("M24 542a576 207 0 1 1 1152 0 576 207 0 1 1-1152 0z", path(shade, "#2A2350", 'opacity=".34"')),
    ellipse(606, 589, 38, 10, "#D0D078"),
  ].join("");
}

function rim(): string {
  const near = smooth(
    "-20 610!, 90 650, 220 700, 380 734, 560 748, 760 742, 960 712, 1100 660, 1220 600!, 1220 770!, -20 770!",
  );
  return [
    path(near, "#8A5A34"),
    path(smooth("-20 610!, 90 650, 220 700, 380 734, 560 748!, 300 744, 100 700, -20 660!"), palette.straw),
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
    passersBy([
      [596, 592, 24, palette.terracotta],
      [614, 594, 24, palette.salt],
      [818, 560, 28, palette.sun],
      [880, 548, 28, palette.brick, palette.maize],
    ]),
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
