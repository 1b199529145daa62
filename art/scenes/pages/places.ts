import { createRandom } from "../../engine/random.ts";
import { datePalm } from "../../motifs/plants/date-palm.ts";
import { highlander, hiker, stand } from "../../motifs/people/hiker.ts";
import { ichu } from "../../motifs/plants/plants.ts";
import { llamaAt } from "../../motifs/animals/llama.ts";
import { paperGrain } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import {
  circle,
  ellipse,
  path,
  place,
  polygon,
  rect,
  smooth,
  straight,
  stroke,
} from "../../engine/shapes.ts";
import { reedBoat } from "../../motifs/vehicles/reed-boat.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { stiltHouse } from "../../motifs/buildings/stilt-house.ts";

const stones = ["#C9A27E", "#BD9470", "#D6B08C", "#C29A78"];
const joint = "#6B4A3C";

/** The opening of a niche, narrower above, its foot from 0, 0 to 216, 0. */
const niche = straight("0 0, 18 -250, 198 -250, 216 0");

/** A wall of the Incas whose niches each open on another place, and two travellers who choose. */
export function places(sheet: Sheet): string {
  const views = [volcano, lake, terraces, pyramid, oasis, coast, peaks, river];
  return [
    wall(),
    ...views.map((view, index) =>
      place(window(sheet, view(sheet)), 84 + (index % 4) * 274, 292 + Math.floor(index / 4) * 318),
    ),
    foreground(),
    stand(hiker({ jacket: palette.sea, pack: palette.terracotta }), 500, 742, 210),
    stand(
      highlander(sheet, {
        skirt: palette.maize,
        shawl: palette.sun,
        hat: palette.brick,
        bundle: palette.sea,
      }),
      640,
      744,
      200,
    ),
    paperGrain(sheet),
  ].join("");
}

/** Courses of fitted stones, no two alike, with the light on their upper edges. */
function wall(): string {
  const random = createRandom(12);
  const tones = stones.map(() => "");
  let rims = "";
  const levels = [-10, 42, 130, 218, 300, 352, 446, 540, 618, 690, 760];
  for (const [course, top] of levels.slice(0, -1).entries()) {
    const foot = levels[course + 1] ?? top;
    for (let left = -40 - random(0, 60); left < 1220;) {
      const right = left + random(90, 190);
      const tone = Math.floor(random(0, 3.99));
      tones[tone] += straight([
        [left + 3, top + 3 + random(-3, 3)],
        [right - 3, top + 3 + random(-3, 3)],
        [right - 3 + random(-6, 6), foot - 3],
        [left + 3 + random(-6, 6), foot - 3],
      ]);
      rims += `M${Math.round(left + 8)} ${top + 7}H${Math.round(right - 10)}`;
      left = right;
    }
  }
  return [
    rect(-10, -10, 1220, 780, joint),
    ...tones.map((data, at) => path(data, stones[at] ?? joint)),
    stroke(rims, "#EBCDA6", 3.4, 'opacity=".7"'),
  ].join("");
}

/** A niche with its lintel and the shade of its left jamb. */
function window(sheet: Sheet, view: string): string {
  return [
    path(straight("-16 14, 6 -272, 210 -272, 232 14"), joint),
    path(straight("-10 10, 10 -266, 206 -266, 226 10"), "#E4C49E"),
    sheet.clip(niche, view),
    path(straight("0 0, 18 -250, 36 -250, 24 0"), palette.night, 'opacity=".35"'),
    path(straight("18 -250, 198 -250, 199 -236, 17 -236"), palette.night, 'opacity=".3"'),
    path(straight("-14 0, 230 0, 230 14, -14 14"), "#F3DDB8"),
  ].join("");
}

function heaven(sheet: Sheet, above: string, below: string): string {
  return rect(
    0,
    -250,
    216,
    252,
    sheet.gradient([
      [0, above],
      [1, below],
    ]),
  );
}

function volcano(sheet: Sheet): string {
  return [
    heaven(sheet, "#2B6A9A", "#FBE3B4"),
    polygon("-10 -40, 60 -110, 112 -186, 128 -186, 170 -118, 230 -50, 230 0, -10 0", "#7F6A86"),
    polygon("118 -186, 128 -186, 170 -118, 230 -50, 230 0, 140 0, 132 -110", "#5E4E74"),
    path("M98-166l14-20h16l16 26-10-4-8 14-10-14-8 10z", "#FFF8EA"),
    rect(0, -52, 216, 52, "#FFF6E2"),
    path(
      "M18 0v-30a18 18 0 0 1 36 0V0zM82 0v-30a22 22 0 0 1 44 0V0zM152 0v-30a18 18 0 0 1 36 0V0z",
      "#AA95A0",
    ),
  ].join("");
}

function lake(sheet: Sheet): string {
  const reed = { reed: "#DDB25E", light: "#F6DC96", shade: "#A97A38", rope: palette.bark };
  return [
    heaven(sheet, "#1B4E8C", "#F3E6C4"),
    polygon("0 -120, 40 -150, 70 -128, 110 -166, 150 -130, 184 -152, 216 -124, 216 -100, 0 -100", "#EAF0F4"),
    rect(0, -112, 216, 112, "#2A6CA8"),
    stroke("M16-92h60M110-84h80M30-24h50M120-16h70", "#A9D3E0", 3, 'opacity=".7"'),
    place(reedBoat(sheet, reed), 108, -54, 0.29),
  ].join("");
}

function terraces(sheet: Sheet): string {
  const steps = [0, 1, 2, 3, 4].map((row) => {
    const y = -36 - row * 26;
    return rect(0, y, 216, 12, row % 2 ? "#9CB158" : "#88A24E") + rect(0, y + 12, 216, 14, "#B9946C");
  });
  return [
    heaven(sheet, "#6FAEBB", "#FBE9C0"),
    polygon("0 -150, 60 -196, 96 -170, 150 -226, 216 -160, 216 -100, 0 -100", "#6E8A5A"),
    ...steps,
    rect(0, -14, 216, 16, "#7E9A48"),
    llamaAt(sheet, 92, -6, 104, {
      wool: "#FFF3DC",
      shade: "#D2B294",
      far: "#A88A78",
      cloth: palette.terracotta,
    }),
  ].join("");
}

function pyramid(sheet: Sheet): string {
  return [
    heaven(sheet, "#E58A54", "#FBD894"),
    circle(52, -180, 24, "#FFF0BC"),
    polygon("10 0, 34 -40, 182 -40, 206 0", "#B5703E"),
    polygon("40 -40, 58 -80, 160 -80, 176 -40", "#C98448"),
    polygon("66 -80, 80 -116, 138 -116, 152 -80", "#DB9A58"),
    polygon("138 -116, 152 -80, 160 -80, 176 -40, 182 -40, 206 0, 160 0", "#8A4A30", 'opacity=".55"'),
    stroke("M44-20h128M68-60h78M88-98h40", "#FBD894", 6, 'stroke-dasharray="10 8"'),
  ].join("");
}

function oasis(sheet: Sheet): string {
  return [
    heaven(sheet, "#F0A35A", "#FCE3A6"),
    path(smooth("-10 -90!, 60 -150, 120 -180, 226 -90!, 226 0!, -10 0!"), "#E2A45C"),
    path(smooth("120 -180!, 226 -90!, 226 0!, 150 0!, 160 -80"), "#B5713C"),
    ellipse(96, -34, 84, 20, palette.sea),
    ellipse(96, -38, 60, 11, "#5FB0B2"),
    datePalm(46, -26, 96, palette.bark, "#7F9C4B", palette.moss),
    datePalm(150, -24, 74, palette.bark, "#7F9C4B", palette.moss),
  ].join("");
}

function coast(sheet: Sheet): string {
  return [
    heaven(sheet, "#7FA9B4", "#E7EBDC"),
    rect(0, -96, 216, 96, "#2E7C86"),
    stroke("M10-70h70M30-46h60M8-22h70", palette.foam, 3, 'opacity=".7"'),
    polygon("120 -130, 216 -140, 216 0, 88 0, 108 -60", "#B08A62"),
    polygon("120 -130, 216 -140, 216 -126, 122 -116", "#7F9A54"),
    rect(136, -196, 22, 66, "#F3E9DC") +
      rect(164, -222, 24, 88, "#DCCBC4") +
      rect(192, -188, 22, 52, "#F3E9DC"),
    stroke("M142-186v50M150-186v50M172-212v74M180-212v74M200-178v38", "#6F8AA0", 4, 'stroke-dasharray="5 6"'),
    path("M22-64l40-3-6 10H30z", palette.terracotta) + stroke("M44-66v-26", palette.bark, 3),
  ].join("");
}

function peaks(sheet: Sheet): string {
  return [
    heaven(sheet, "#1F5FA0", "#DCEAF0"),
    polygon("-10 -60, 50 -160, 76 -120, 124 -222, 168 -130, 192 -164, 230 -70, 230 0, -10 0", "#F7F3EC"),
    polygon("124 -222, 168 -130, 150 -60, 128 -120, 116 -150", "#9FB4D6"),
    polygon("50 -160, 76 -120, 66 -60, 52 -104", "#9FB4D6"),
    path(smooth("-10 -76!, 60 -66, 140 -84, 230 -70!, 230 0!, -10 0!"), "#7B8A5C"),
    ellipse(108, -24, 104, 22, "#37B3B8"),
    stroke("M40-28h50M110-18h70", "#C9F0EA", 3),
  ].join("");
}

function river(sheet: Sheet): string {
  return [
    heaven(sheet, "#E9B45C", "#FCE6B0"),
    path(smooth("-10 -150!, 30 -176, 70 -160, 110 -184, 160 -162, 226 -180!, 226 -60!, -10 -60!"), "#2F6B4C"),
    path(smooth("-10 -116!, 40 -136, 90 -118, 150 -138, 226 -120!, 226 -60!, -10 -60!"), "#1F4E3C"),
    rect(0, -76, 216, 76, "#A9794A"),
    stroke("M10-56h60M120-34h70M20-16h80", "#F0CE8C", 3, 'opacity=".7"'),
    place(
      stiltHouse({
        wall: "#C98A4E",
        shade: "#8A5636",
        roof: "#D9B05C",
        roofShade: "#9A7438",
        post: palette.bark,
        glow: palette.glow,
      }),
      70,
      -56,
      0.72,
    ),
  ].join("");
}

function foreground(): string {
  const tufts = [
    [30, 748, 50],
    [190, 752, 44],
    [330, 750, 54],
    [820, 752, 50],
    [980, 750, 44],
    [1140, 748, 56],
  ] as const;
  return [
    path(smooth("-20 690!, 160 676, 420 684, 700 676, 960 686, 1220 674!, 1220 770!, -20 770!"), "#6E7F45"),
    path(smooth("-20 712!, 200 700, 520 708, 860 702, 1220 706!, 1220 770!, -20 770!"), "#8DA052"),
    path("M486 736l120 16h60l-150-20zM628 740l120 14h60l-150-20z", palette.night, 'opacity=".3"'),
    ...tufts.map(([x, y, size]) => ichu(x, y, size, "#D9C06E")),
  ].join("");
}
