import { blanketSitter } from "../../motifs/people/blanket-sitter.ts";
import { createRandom } from "../../engine/random.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import { ichu } from "../../motifs/plants/plants.ts";
import { muleteer } from "../../motifs/people/muleteer.ts";
import { mix, palette } from "../../engine/palette.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { circle, path, place, type Point, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { mist, sky, veil } from "../../motifs/sky/sky.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { stand } from "../../motifs/people/hiker.ts";
import { thatchedHouse } from "../../motifs/inca/thatched-house.ts";

const dark = "#141A46";

/** A June night above the Sacred Valley: a host shows two guests the llama, the toad and the snake in the dark of the Milky Way. */
export function nightSkyOfTheAndes(sheet: Sheet): string {
  return [
    heavens(sheet),
    river(),
    animals(),
    cross(),
    mountains(sheet),
    village(sheet),
    field(sheet),
    paperGrain(sheet),
  ].join("");
}

function heavens(sheet: Sheet): string {
  const random = createRandom(12);
  const stars = (count: number) =>
    Array.from(
      { length: count },
      () => `M${Math.round(random(0, 1200))} ${Math.round(random(0, 1) ** 1.2 * 500)}h.1`,
    ).join("");
  return [
    sky(sheet, [
      [0, "#0A0F2E"],
      [0.34, "#1B2560"],
      [0.6, "#40468C"],
      [0.74, "#7A6BA6"],
    ]),
    stroke(stars(240), "#DCE3F6", 1.8, 'opacity=".7"'),
    stroke(stars(70), "#F0EAFA", 2.8, 'opacity=".85"'),
    stroke(stars(16), "#FFF3D0", 4.4),
  ].join("");
}

/** The middle line of the Milky Way, from the southwest on the right to overhead on the left. */
function middle(share: number): Point {
  return [1290 - share * 1420, 392 - share * 150 - Math.sin(share * 2.6) * 110 - share ** 3 * 130];
}

function river(): string {
  const edge = (reach: number, seed: number) => {
    const wobble = createRandom(seed);
    const side = (way: number) =>
      Array.from({ length: 15 }, (_, index): Point => {
        const share = -0.05 + (index / 14) * 1.1;
        const [x, y] = middle(share);
        return [Math.round(x), Math.round(y + way * reach * wobble(0.78, 1.2) * (0.62 + share * 0.55))];
      });
    return smooth([...side(-1), ...side(1).toReversed()]);
  };
  const random = createRandom(4);
  const dust = (count: number, spread: number) =>
    Array.from({ length: count }, () => {
      const share = random(-0.05, 1.05);
      const [x, y] = middle(share);
      const off = (random() + random() + random() - 1.5) * spread * (0.62 + share * 0.55);
      return `M${Math.round(x + off * 0.3)} ${Math.round(y + off)}h.1`;
    }).join("");
  return [
    path(edge(176, 3), "#6E72BC", 'opacity=".2"'),
    path(edge(132, 4), "#8F8ACB", 'opacity=".26"'),
    path(edge(92, 6), "#C9B6DC", 'opacity=".34"'),
    path(edge(54, 8), "#F6DFD8", 'opacity=".34"'),
    stroke(dust(420, 260), "#F0EAFA", 1.7, 'opacity=".85"'),
    stroke(dust(110, 180), "#FFF6E0", 2.8, 'opacity=".9"'),
  ].join("");
}

/** A dark cloud with a soft edge. */
function cloud(outline: string, x: number, y: number, size: number, turn: number): string {
  const data = smooth(outline);
  const halo = (thick: number, opacity: number) =>
    `<path d="${data}" fill="${dark}" stroke="${dark}" stroke-width="${thick}" stroke-linejoin="round" opacity="${opacity}"/>`;
  return place(halo(22, 0.16) + halo(11, 0.28) + path(data, dark, 'opacity=".94"'), x, y, size, size, turn);
}

const llama =
  "-150 0, -140 -36, -96 -52, -20 -50, 60 -50, 104 -60, 152 -86, 200 -116, 226 -134, 222 -168 .3, 241 -142, 250 -172 .3, 258 -138, 286 -126, 302 -106, 292 -94, 262 -96, 236 -88, 200 -58, 164 -24, 130 8, 112 26, 106 62, 100 122 .2, 86 122 .2, 86 64, 70 30, 0 36, -60 28, -84 70, -92 126 .2, -108 126 .2, -106 66, -128 32, -150 24, -170 38 .4, -166 10";
const young =
  "-50 4, -40 -14, 0 -18, 26 -16, 44 -34, 52 -54 .4, 62 -50, 66 -38, 54 -10, 40 8, 36 44 .2, 26 44 .2, 24 12, -18 12, -24 46 .2, -34 46 .2, -34 14";
const fox =
  "-70 0, -40 -14, 0 -16, 30 -22, 44 -44 .3, 52 -26, 74 -12, 56 -2, 30 6, 26 34 .2, 16 34 .2, 14 8, -26 8, -32 36 .2, -42 36 .2, -42 6, -84 26, -104 22";
const toad = "-26 10, -20 -14, 0 -24, 20 -14, 28 10, 40 24 .4, 24 24, 0 18, -24 24, -40 24 .4";
const bird = "-30 -6, -12 -16, 8 -10, 22 -30, 36 -30, 48 -24 .3, 36 -18, 28 4, 8 16, -14 12";

function animals(): string {
  const snake = "M1196 378c-24-28-40 20-68-6s-36-38-64-18-36 18-58-10";
  return [
    cloud(fox, 118, 70, 0.8, 14),
    cloud(llama, 390, 152, 1.1, 28),
    cloud(young, 342, 240, 1.05, 28),
    cloud(bird, 838, 318, 0.84, 8),
    cloud(toad, 950, 326, 0.86, 8),
    stroke(snake, dark, 34, 'opacity=".16"') +
      stroke(snake, dark, 24, 'opacity=".3"') +
      stroke(snake, dark, 14, 'opacity=".94"'),
  ].join("");
}

/** The Southern Cross, and to its left the two stars that are the llama's eyes. */
function cross(): string {
  const star = (x: number, y: number, r: number) =>
    circle(x, y, r * 4.4, "#FFF7E2", 'opacity=".1"') +
    circle(x, y, r * 2.5, "#FFF7E2", 'opacity=".24"') +
    circle(x, y, r, "#FFFBEE") +
    stroke(`M${x - r * 3.4} ${y}h${r * 6.8}M${x} ${y - r * 3.4}v${r * 6.8}`, "#FFF7E2", 1.1, 'opacity=".7"');
  return [
    star(676, 190, 5),
    star(714, 210, 4.4),
    star(884, 188, 3.8),
    star(872, 298, 4.6),
    star(842, 244, 4.2),
    star(914, 232, 3.4),
    circle(898, 262, 2, "#FFF7E2"),
  ].join("");
}

function mountains(sheet: Sheet): string {
  const crest: Crest = [
    [-40, 250, 90],
    [90, 250, 120],
    [190, 250, 120],
    [330, 250, 150],
    [420, 250, 140],
    [560, 250, 100],
    [760, 250, 90],
    [900, 250, 100],
    [1010, 250, 140],
    [1090, 250, 120],
    [1240, 250, 120],
  ];
  const haze = "#6E6AA6";
  return [
    snowRange(sheet, crest, {
      foot: 610,
      seed: 8,
      snowFrom: 90,
      snow: ["#5E69AE", "#8C97CC", "#C6CEEE"],
      rock: ["#30346F", "#4C5092"],
      haze: [haze, 0.2, 0.95],
      hidden: 560,
    }),
    mist(sheet, 440, 130, haze, 0.7),
    veil(sheet, 500, 80, "#3A3A78", 0.9),
  ].join("");
}

function village(sheet: Sheet): string {
  const back = smooth(
    "-20 560!, 160 548, 380 566, 600 580, 820 566, 1020 540, 1230 528!, 1230 780!, -20 780!",
  );
  const random = createRandom(6);
  const lamps = Array.from(
    { length: 11 },
    () => `M${Math.round(random(420, 800))} ${Math.round(random(588, 606))}h3`,
  ).join("");
  const hut = {
    wall: "#6A4A5E",
    wallShade: "#3E2F52",
    thatch: "#7A6484",
    thatchShade: "#4A3C66",
    dark: "#FFC766",
  };
  return [
    path(back, "#2A2A60"),
    stroke(lamps, "#FFC766", 3.4),
    circle(
      1060,
      556,
      130,
      sheet.radial(1060, 556, 130, [
        [0, "#FFC766", 0.4],
        [1, "#FFC766", 0],
      ]),
    ),
    place(thatchedHouse(sheet, hut), 960, 600, 1.5),
  ].join("");
}

/** The ploughed field with its stone wall, the host who points and the guests in blankets. */
function field(sheet: Sheet): string {
  const ground = smooth("-20 636!, 200 622, 460 630, 720 646, 980 626, 1230 604!, 1230 780!, -20 780!");
  const furrows = Array.from(
    { length: 13 },
    (_, index) => `M${520 + (index - 6) * 60} 634L${520 + (index - 6) * 190} 780`,
  ).join("");
  const random = createRandom(15);
  const stones = Array.from({ length: 26 }, (_, index) => {
    const [wide, tall] = [random(24, 40), random(22, 34)];
    return rect(
      index * 30 + 704,
      652 - index * 1.1 - tall,
      wide,
      tall,
      mix("#5A5484", "#37336A", random()),
      'rx="6"',
    );
  }).join("");
  return [
    path(
      ground,
      sheet.gradient([
        [0, "#3A3468"],
        [1, "#1A1840"],
      ]),
    ),
    sheet.clip(
      ground,
      stroke(furrows, "#15143A", 12, 'opacity=".6"') +
        stroke(furrows, "#5E568E", 2.6, 'transform="translate(-8 0)" opacity=".6"'),
    ),
    stones,
    stipple(sheet, ground, palette.night, [0, 0, 0.3, 1], 0.8, 20),
    stroke("M428 560L382 496", "#A8432F", 17) + stroke("M384 498l-9-12", "#8A4E35", 11),
    stand(muleteer(sheet, "#A8432F"), 446, 734, 250),
    stand(blanketSitter(sheet, "#8A2F4E", "#2E7C86"), 240, 730, 168),
    stand(blanketSitter(sheet, "#2C5C7A", "#B5482A"), 120, 736, 178),
    stroke("M66 660q-8-14 2-26t-2-26M300 668q-8-14 2-26t-2-24", "#EDE9F8", 4, 'opacity=".5"'),
    ...[
      [30, 742, 40],
      [360, 746, 34],
      [620, 744, 44],
      [860, 736, 40],
      [1090, 728, 46],
    ].map(([x = 0, y = 0, size = 0]) => ichu(x, y, size, "#7E78AE")),
  ].join("");
}
