import { crag } from "../crag.ts";
import { hiker, stand } from "../figure.ts";
import { paper, stipple } from "../grain.ts";
import { llamaAt } from "../llama.ts";
import { mix, palette } from "../palette.ts";
import { ichu } from "../plants.ts";
import { below, land, ridge, roughen } from "../ridge.ts";
import { blob, ellipse, path, type Point, points, smooth } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { sky, streaks, veil } from "../sky.ts";

/** The path up to the Rainbow Mountain's pass, with the snows of Ausangate behind it. */
export function discovery(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2F6C86"],
      [0.4, "#8FB7B0"],
      [0.66, palette.glow],
    ]),
    streaks([[980, 100, 400, 14]], palette.salt, 0.7),
    land(ridge({ y: 400, swing: 60, seed: 12, wave: 520, pointed: 0.8 }), mix(palette.dusk, "#8FB7B0", 0.55)),
    ausangate(),
    veil(sheet, 290, 210, palette.glow, 0.9),
    rainbow(sheet),
    slopes(sheet),
    paper(sheet),
  ].join("");
}

function ausangate(): string {
  const outline = points(`
    -20 430, 90 360, 180 300, 240 322, 330 220, 392 168, 432 214, 486 190, 560 268, 640 300,
    700 262, 770 330, 860 372, 1000 420`);
  const inks = { light: "#8F88A8", dark: palette.dusk, snow: palette.salt, snowDark: "#A9B4CC" };
  return crag(outline, inks, { seed: 9, snowLine: 372, rough: 0.09, lean: 0.3 });
}

/** Beds of coloured earth, each a copy of the slope set further down: `ink@distance along the crest`. */
const beds = `#B5482A@0 #D2784A@34 #E9A93C@70 #EBD6AE@98 #8BA653@124 #4F7A4A@148 #E3A58A@176 #9C4A3C@214 #D2784A@262
  #EBD6AE@296 #8D7499@326 #7A2C22@372`;

function rainbow(sheet: Sheet): string {
  const crest = points(
    "300 640, 460 520, 600 420, 720 330, 800 268, 850 240, 905 282, 1000 372, 1110 440, 1230 500",
  );
  const face = below(roughen(crest, 0.05, 3, 2));
  const layers = beds.split(/\s+/).map((bed, index) => {
    const [ink = "", distance] = bed.split("@");
    const shift = Number(distance);
    const wobble = (at: number) => Math.sin(at * 1.7 + index * 2.1) * 9;
    const edge: Point[] = [
      [850 - shift * 1.5, 230 + shift * 0.55],
      [812 - shift * 0.9 + wobble(1), 330 + shift * 0.8],
      [790 - shift * 0.5 + wobble(2), 430 + shift * 0.8],
      [720 - shift * 0.2 + wobble(3), 560 + shift * 0.6],
      [560, 780],
    ];
    return path(smooth([[850 - shift * 1.5, 200, 0], ...edge, [-100, 780, 0], [-100, 200, 0]]), ink);
  });
  const shade = smooth("850 236!, 838 330, 862 420, 820 520, 850 640!, 1240 760!, 1240 380!");
  const ribs =
    "900 290!, 930 380, 916 440, 960 540, 1010 560, 990 460, 960 400!, 940 330|1010 384!, 1050 460, 1040 520, 1090 580, 1130 560, 1100 480, 1060 420";
  return sheet.clip(
    face,
    [
      path(face, "#9C4A3C"),
      ...layers,
      path(shade, palette.brick),
      ...ribs.split("|").map((rib) => path(smooth(rib), "#93402F")),
      stipple(sheet, shade, palette.night, [0.2, 0, 1, 0.4]),
    ].join(""),
  );
}

const trail = `
  520 770!, 610 724, 760 684, 806 656, 690 632, 560 612, 544 598, 640 584, 718 572, 702 561, 640 549, 650 537, 706 521, 720 506,
  696 490, 716 470, 742 448, 740 424, 762 396, 786 352, 820 300, 846 250!, 849 252!, 825 304, 793 356, 771 398, 749 426, 752 450,
  727 474, 709 490, 733 506, 719 524, 668 540, 660 547, 720 556, 740 573, 664 591, 584 602, 720 622, 868 650, 846 696, 720 734,
  690 770!`;

function slopes(sheet: Sheet): string {
  const far = smooth(
    "-20 520!, 120 508, 260 536, 420 588, 620 606, 820 584, 1000 566, 1220 590!, 1220 770!, -20 770!",
  );
  const near = smooth(
    "-20 640!, 160 612, 380 640, 620 700, 900 690, 1080 656, 1220 640!, 1220 770!, -20 770!",
  );
  const wool = {
    wool: palette.salt,
    shade: palette.rose,
    far: "#A87A66",
    cloth: palette.indigo,
    trim: palette.terracotta,
  };
  return [
    path(far, mix(palette.clay, palette.straw, 0.5)),
    path(
      smooth("260 536!, 420 588, 620 606, 820 584!, 700 640, 500 640, 360 600"),
      palette.terracotta,
      'opacity=".3"',
    ),
    stipple(sheet, far, palette.terracotta, [0, 0, 0.4, 1]),
    path(smooth(trail), palette.sand),
    ellipse(812, 664, 40, 5, palette.night, 'opacity=".3"'),
    stand(hiker({ pack: palette.coca }), 796, 666, 104),
    path(near, palette.terracotta),
    stipple(sheet, near, palette.maize, [0, 0, 0.3, 1]),
    ellipse(380, 694, 130, 12, palette.night, 'opacity=".3"'),
    llamaAt(sheet, 330, 694, 262, wool, true),
    cairn(),
    ...[
      [70, 660, 40],
      [130, 720, 48],
      [520, 720, 42],
      [960, 730, 46],
      [1170, 716, 44],
    ].map(([x = 0, y = 0, size = 0]) => ichu(x, y, size, palette.sun)),
  ].join("");
}

/** The heap of stones that travellers leave on a pass. */
function cairn(): string {
  const stones =
    "996 690, 1010 668, 1050 664, 1072 680, 1070 694, 1030 698|1064 694, 1076 672, 1110 668, 1126 684, 1120 696, 1090 698|1020 668, 1030 648, 1062 644, 1080 658, 1070 670, 1040 672|1070 670, 1080 652, 1104 654, 1110 668, 1090 672|1042 646, 1052 628, 1078 628, 1088 644, 1070 652|1056 628, 1060 612, 1076 610, 1080 626".split(
      "|",
    );
  return (
    ellipse(1080, 696, 96, 9, palette.night, 'opacity=".3"') +
    stones
      .map((stone) => blob(stone, "#8A7670") + path(smooth(stone), "#C9B29A", 'transform="translate(-5 -3)"'))
      .join("")
  );
}
