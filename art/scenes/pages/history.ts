import { crag } from "../../motifs/land/crag.ts";
import { stand } from "../../motifs/people/hiker.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { llamaAt } from "../../motifs/animals/llama.ts";
import { mix, palette } from "../../engine/palette.ts";
import { createRandom } from "../../engine/random.ts";
import {
  band,
  circle,
  ellipse,
  path,
  place,
  type Point,
  points,
  rect,
  smooth,
  straight,
  stroke,
} from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { mist, sky, sun } from "../../motifs/sky/sky.ts";

const skin = "#8A5038";
const haze = "#F3B98A";
const adobe = { lit: "#EDBD80", mid: "#BC7A44", dark: "#74402C" };

/** Four ages at once before sunrise: Caral's pyramid, a llama caravan on the Inca road, a wall of Chan Chan, a khipu above. */
export function history(sheet: Sheet): string {
  return [
    night(sheet),
    mountains(sheet),
    caral(sheet),
    road(sheet),
    wall(sheet),
    khipu(),
    paperGrain(sheet),
  ].join("");
}

function night(sheet: Sheet): string {
  const random = createRandom(31);
  const stars = Array.from(
    { length: 70 },
    () => `M${Math.round(random(0, 1200))} ${Math.round(random(10, 270))}h.1`,
  );
  return [
    sky(sheet, [
      [0, palette.night],
      [0.2, "#2F3A70"],
      [0.4, "#8A6A94"],
      [0.54, "#E39A78"],
      [0.64, "#FBDA9C"],
    ]),
    stroke(stars.slice(20).join(""), palette.salt, 2.6, 'opacity=".75"'),
    stroke(stars.slice(0, 20).join(""), palette.salt, 4.4),
    sun(600, 356, 104, "#FFEFC0", 3, 0.16),
  ].join("");
}

function mountains(sheet: Sheet): string {
  const outline = points(
    "-20 420, 80 350, 160 384, 260 316, 340 372, 440 420, 600 440, 760 424, 860 360, 940 396, 1040 310, 1130 370, 1220 330",
  );
  return [
    crag(outline, { light: "#A87C92", dark: "#74608C" }, { seed: 14, rough: 0.08, lean: 0.3 }),
    mist(sheet, 340, 190, haze, 0.85),
  ].join("");
}

/** The great pyramid of Caral with its stair and the sunken round court. */
function caral(sheet: Sheet): string {
  const plain = smooth("-20 500!, 200 488, 440 496, 760 494, 1000 486, 1220 498!, 1220 640!, -20 640!");
  const steps = Array.from({ length: 5 }, (_, step) => {
    const [half, top, foot] = [300 - step * 46, 470 - step * 34, 506 - step * 34];
    const body = straight([
      [600 - half + 14, top],
      [600 + half - 14, top],
      [600 + half, foot],
      [600 - half, foot],
    ]);
    const shade = straight([
      [600 + half * 0.5, top],
      [600 + half - 14, top],
      [600 + half, foot],
      [600 + half * 0.56, foot],
    ]);
    return (
      path(body, mix(adobe.mid, "#A9687A", 0.2)) +
      path(shade, "#8A5A5E") +
      rect(600 - half + 14, top, half * 2 - 28, 7, "#F0C48C")
    );
  });
  const treads = Array.from(
    { length: 17 },
    (_, tread) => `M${576 - tread} ${340 + tread * 10}h${48 + tread * 2}`,
  );
  return [
    path(plain, "#C88E5C"),
    path("M840 506l70-64h120l80 64zM120 508l60-48h96l64 48z", "#A9706A"),
    path("M840 506l70-64h36l-40 64zM120 508l60-48h30l-24 48z", "#D9A074"),
    ...steps,
    path("M578 334h44l20 174h-84z", "#F0C48C"),
    stroke(treads.join(""), adobe.dark, 2.4),
    stipple(sheet, plain, palette.night, [0, 0, 0.1, 1], 0.6, 20),
    ellipse(600, 532, 112, 20, "#F0C48C"),
    ellipse(600, 533, 96, 15, adobe.dark),
    ellipse(600, 537, 88, 11, "#B57A50"),
    path("M586 506h28l6 18h-40zM582 545h36l6 12h-48z", "#F0C48C"),
  ].join("");
}

/** A man with a load on his back and a sling in his hand, 100 units high. */
function drover(tunic: string): string {
  return [
    ellipse(14, 100, 30, 4, palette.night, 'opacity=".35"'),
    stroke("M-5 66q-1 14-6 20l-2 12M6 66q6 10 5 18l2 14", skin, 7),
    path("M-22 95h13v5h-13zM4 95h13v5H4z", palette.bark),
    path("M-14 32q14-8 28 0l4 38h-36z", tunic),
    path("M4 28q6 0 10 4l4 38H6z", palette.night, 'opacity=".3"'),
    stroke("M-17 58h35", palette.sun, 5, 'stroke-dasharray="4 6"'),
    stroke("M12 38l14 16-2 14", skin, 5),
    circle(0, 18, 9, skin),
    path("M-10 18q0-15 11-14 10 1 9 14l-4-5h-12z", palette.terracotta),
    path("M-9 20l-3 10 6-4z", palette.terracotta),
  ].join("");
}

function road(sheet: Sheet): string {
  const slope = smooth("-20 566!, 160 560, 380 578, 640 586, 900 574, 1220 540!, 1220 700!, -20 700!");
  const pave = smooth(
    "-20 590!, 200 586, 420 600, 640 606, 880 594, 1220 560!, 1220 598!, 900 622, 640 632, 420 628, 200 616, -20 622!",
  );
  const wool = [
    ["#F3E6D0", "#CBA78E"],
    ["#8A5A3E", "#5E3A30"],
    ["#D9B083", "#A97A58"],
  ] as const;
  const caravan = [180, 300, 420, 760, 880, 1000].map((x, index) => {
    const [fleece, shade] = wool[index % 3] ?? wool[0];
    const y = [606, 608, 611, 611, 606, 598][index] ?? 604;
    return (
      ellipse(x + 6, y, 50, 6, palette.night, 'opacity=".35"') +
      llamaAt(sheet, x, y, 112, {
        wool: fleece,
        shade,
        far: shade,
        cloth: index % 2 ? palette.indigo : palette.terracotta,
      })
    );
  });
  return [
    path(slope, "#A86C46"),
    path(pave, "#E9C08A"),
    band(
      "M-20 604q210-14 420 6 240 18 480-2 180-18 350-30",
      adobe.dark,
      30,
      'stroke-dasharray="1.5 46" opacity=".6"',
    ),
    ...caravan,
    stand(drover(palette.indigo), 82, 606, 96),
    stand(drover(palette.maize), 598, 614, 100),
    stand(drover(palette.terracotta), 1096, 596, 94),
  ].join("");
}

const bird = "M0 14h14V4h18v6h6v16h10v-8h38v6h12v6h-8v6H78v8H66v6H52v6h10v6H40v-12h-8v-6h-8V24h-6v-4H0z";
const fish =
  "M0 32h8v-8h8v-8h10V8h24v8h10v8h10v4h6V14h14v38H76V38h-6v4H60v8H50v8H26v-8H16v-8H8v-6H0zM18 26v8h8v-8z";

/** A wall of Chan Chan with its reliefs of sea birds and fish, waves below and a lattice at both ends. */
function wall(sheet: Sheet): string {
  const front = "M-20 640h1240v130H-20z";
  const waves = Array.from(
    { length: 21 },
    (_, index) => `M${index * 60 - 20} 768v-28h14v-14h14v-10h22v10h-12v10h10v14h12v18z`,
  ).join("");
  const animals = Array.from({ length: 11 }, (_, index) =>
    place(path(index % 2 ? fish : bird, adobe.lit), 22 + index * 108, 652, 0.82),
  );
  const shade = Array.from({ length: 11 }, (_, index) =>
    place(path(index % 2 ? fish : bird, adobe.dark), 26 + index * 108, 656, 0.82),
  );
  return [
    path("M-20 622h1240v24H-20z", "#F0C48C"),
    path(front, adobe.mid),
    rect(-20, 640, 1240, 6, adobe.dark),
    ...shade,
    ...animals,
    rect(-20, 708, 1240, 7, adobe.lit) + rect(-20, 715, 1240, 4, adobe.dark),
    path(waves, adobe.dark, 'transform="translate(4 4)"') + path(waves, adobe.lit),
    stipple(sheet, front, palette.night, [0, 0, 1, 0.1], 0.7, 20),
  ].join("");
}

/** The cords are longest at both edges, so that they frame the pyramid. */
function khipu(): string {
  const random = createRandom(8);
  const inks = [palette.salt, palette.straw, palette.clay, "#E9DCC0", "#8FA6A8", palette.rose];
  const sag = (x: number) => 96 + 34 * Math.sin((x / 1200) * Math.PI);
  const cords = Array.from({ length: 48 }, (_, index) => {
    const x = 24 + index * 24.5;
    const [top, ink] = [sag(x), inks[Math.floor(random(0, 6))] ?? palette.salt];
    const length = 60 + 210 * (Math.abs(x - 600) / 600) ** 1.1 * random(0.75, 1.1);
    const at = (share: number): Point => [x + Math.sin(share * 3 + index) * 5, top + length * share];
    const line = smooth([at(0), at(0.33), at(0.66), at(1)], false);
    const knots = [0.36, 0.44, 0.7, 0.92]
      .filter(() => random() > 0.3)
      .map((share) => {
        const [knotX, knotY] = at(share);
        return `M${Math.round(knotX)} ${Math.round(knotY)}v7`;
      });
    return stroke(line, ink, 3.6) + stroke(knots.join(""), ink, 8.5);
  });
  const main = "M-20 94Q600 166 1220 94";
  return [
    ...cords,
    stroke(main, palette.bark, 17),
    band(main, palette.straw, 12, 'stroke-dasharray="9 3"'),
  ].join("");
}
