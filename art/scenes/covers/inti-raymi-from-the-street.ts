import { createRandom } from "../../engine/random.ts";
import { ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import { hiker, stand } from "../../motifs/people/hiker.ts";
import { incaOnLitter } from "../../motifs/people/feast/inca-on-litter.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { mist, sky, sun } from "../../motifs/sky/sky.ts";
import { mix, palette } from "../../engine/palette.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { seatedSpectator, type SpectatorInks } from "../../motifs/people/seated-spectator.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { zigzagWall } from "../../motifs/inca/zigzag-wall.ts";

const haze = "#FBE3B4";

/** The people's stand above Sacsayhuamán: everybody sits, but for one. */
export function intiRaymiFromTheStreet(sheet: Sheet): string {
  return [
    winter(sheet),
    zigzagWall(300, 40, 98, "#D9A070", "#8A5650"),
    rect(-20, 346, 1240, 14, "#8E9A58"),
    zigzagWall(352, 50, 136, "#E6B27E", "#96605A"),
    field(sheet),
    hill(sheet),
    paperGrain(sheet),
  ].join("");
}

function winter(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#3F7FA8"],
      [0.22, "#A6CCC6"],
      [0.42, haze],
    ]),
    sun(228, 128, 52, "#FFF3CF", 4, 0.17),
    snowRange(
      sheet,
      [
        [640, 240, 40],
        [760, 240, 92],
        [850, 240, 150],
        [910, 240, 120],
        [980, 240, 168],
        [1060, 240, 110],
        [1150, 240, 70],
        [1230, 240, 50],
      ],
      { foot: 320, seed: 9, snowFrom: 80, haze: [haze, 0.35, 0.9], from: 600, to: 1230 },
    ),
    land(ridge({ y: 250, swing: 30, seed: 5, wave: 460, pointed: 0.3 }), "#A8B488"),
    mist(sheet, 220, 90, haze, 0.7),
  ].join("");
}

/** The parade ground: the Inca in the middle, his four quarters dancing round him in rings. */
function field(sheet: Sheet): string {
  const ground = "M-20 416H1220V770H-20z";
  const random = createRandom(4);
  const dancer = (x: number, y: number, size: number, ink: string) =>
    path(
      `M${Math.round(x - size * 0.3)} ${Math.round(y)}l${Math.round(size * 0.12)} -${Math.round(size * 0.7)}h${Math.round(size * 0.36)}l${Math.round(size * 0.12)} ${Math.round(size * 0.7)}z`,
      ink,
    ) + ellipse(x, y - size * 0.86, size * 0.17, size * 0.2, "#7A3E2A");
  const round = (x: number, y: number, wide: number, deep: number, count: number, inks: readonly string[]) =>
    Array.from({ length: count }, (_, at) => {
      const turn = (at / count) * 2 * Math.PI;
      const [atX, atY] = [x + Math.cos(turn) * wide, y + Math.sin(turn) * deep];
      return {
        y: atY,
        shape: dancer(
          atX,
          atY + random(-1, 1),
          18 + (atY - 430) * 0.05,
          inks[at % inks.length] ?? palette.sun,
        ),
      };
    });
  const rings = [
    ...round(230, 474, 130, 26, 26, ["#C22B2B", "#C22B2B", "#F0C034"]),
    ...round(230, 474, 76, 14, 14, ["#F0C034"]),
    ...round(978, 474, 130, 26, 26, ["#2F6FA8", "#2F6FA8", "#F6F0E4"]),
    ...round(978, 474, 76, 14, 14, ["#F6F0E4"]),
    ...round(604, 476, 228, 46, 40, ["#E98A3C", "#7A2C5A"]),
    ...round(380, 560, 112, 22, 20, ["#3F8A5A", "#F0C034"]),
    ...round(836, 560, 112, 22, 20, ["#E26AA0", "#26305C"]),
  ].toSorted((one, other) => one.y - other.y);
  return [
    path(
      ground,
      sheet.gradient([
        [0, "#D9C47A"],
        [0.5, "#A8A052"],
        [1, "#7A7A3C"],
      ]),
    ),
    stipple(sheet, ground, palette.night, [0, 0.1, 0, 1], 0.4, 20),
    path("M474 500h260l26 20H448zM500 482h208l26 18H474zM530 466h148l30 16H500z", "#E9C08C"),
    path("M448 520h312v8H448zM474 500h260v5H474zM500 482h208v4H500z", "#8A5650"),
    ...rings.filter(({ y }) => y < 470).map(({ shape }) => shape),
    place(incaOnLitter(), 604, 478, 0.92),
    ...rings.filter(({ y }) => y >= 470).map(({ shape }) => shape),
    ...[430, 778].map((x) => stroke(`M${x} 520V400`, palette.bark, 4) + flag(x, 402)),
  ].join("");
}

/** The seven colours of Cusco's banner. */
function flag(x: number, y: number): string {
  const inks = ["#B5482A", "#E98A3C", "#F7D58A", "#5E9460", "#4E92A8", "#26305C", "#7A4A86"];
  return inks.map((ink, at) => stroke(`M${x + 3} ${y + 4 + at * 6}q16-7 32 0t32 0`, ink, 6.4)).join("");
}

/** The slope in front with the families, and the visitor who has not sat down. */
function hill(sheet: Sheet): string {
  const slope = smooth("-20 604!, 160 588, 380 612, 640 640, 900 624, 1220 590!, 1220 770!, -20 770!");
  const people: [number, number, number, SpectatorInks][] = [
    [80, 650, 92, { blanket: "#7A2C5A", stripe: "#F0C034", hat: "felt" }],
    [196, 640, 78, { blanket: "#2E7C86", stripe: "#F6F0E4", hat: "cap" }],
    [330, 662, 90, { blanket: "#B5482A", stripe: "#F7D58A", hat: "straw" }],
    [470, 676, 92, { blanket: "#26305C", stripe: "#E26AA0", hat: "felt" }],
    [590, 686, 70, { blanket: "#E9A93C", stripe: "#7A2C22", hat: "cap" }],
    [704, 682, 94, { blanket: "#4F7A4A", stripe: "#F7D58A", hat: "felt" }],
    [832, 678, 88, { blanket: "#8D7499", stripe: "#26305C", hat: "none" }],
    [1130, 652, 92, { blanket: "#2E7C86", stripe: "#F0C034", hat: "straw" }],
    [20, 752, 122, { blanket: "#B5482A", stripe: "#26305C", hat: "straw" }],
    [150, 764, 128, { blanket: "#26305C", stripe: "#F0C034", hat: "felt" }],
    [286, 770, 92, { blanket: "#E26AA0", stripe: "#7A2C5A", hat: "cap" }],
    [404, 776, 134, { blanket: "#7A2C22", stripe: "#F7D58A", hat: "felt" }],
    [566, 782, 126, { blanket: "#2E7C86", stripe: "#E98A3C", hat: "straw" }],
    [760, 784, 136, { blanket: "#7A2C5A", stripe: "#8BA653", hat: "felt" }],
    [1176, 770, 128, { blanket: "#B5482A", stripe: "#F7D58A", hat: "felt" }],
  ];
  const skin = "M-22 0q8-18 22-16 20 2 26 18-14-8-22-2 12 6 8 20-10-14-18-14 2 12-8 18 0-14-2-18-4-4-6-6z";
  const seated = (from: number, to: number) =>
    people.slice(from, to).map(([x, y, size, inks]) => place(seatedSpectator(inks), x, y, size / 100));
  return [
    path(
      slope,
      sheet.gradient([
        [0, "#7E7A40"],
        [1, "#3A3F34"],
      ]),
    ),
    stroke("M-20 604Q160 588 380 612T640 640 900 624 1220 590", "#E6D28A", 4, 'opacity=".7"'),
    stipple(sheet, slope, palette.night, [0, 0, 0.3, 1], 0.7, 20),
    ...seated(0, 8),
    stand(
      hiker({ jacket: "#E26A3C", pack: "#3F7AA8", trousers: "#4A4A5A", hat: palette.salt }),
      990,
      742,
      250,
    ),
    // What flies at those who stand.
    stroke("M762 610Q850 520 920 552", palette.salt, 2.6, 'stroke-dasharray="2 9" opacity=".85"'),
    place(
      path(skin, "#F0C034") + path("M-22 0q8-18 22-16-12 2-22 16z", mix("#F0C034", palette.bark, 0.5)),
      936,
      556,
      1.15,
      1.15,
      24,
    ),
    ...seated(8, people.length),
  ].join("");
}
