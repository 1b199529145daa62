import { paper, stipple } from "../grain.ts";
import { hummingbird } from "../hummingbird.ts";
import { mix, palette } from "../palette.ts";
import { createRandom } from "../random.ts";
import { land, ridge } from "../ridge.ts";
import { circle, ellipse, path, place, rect, short, smooth, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { sky, veil } from "../sky.ts";

/** The hummingbird of Nazca under the Milky Way, somebody at a telescope on a rise. */
export function sciense(sheet: Sheet): string {
  return [heavens(sheet), pampa(sheet), observer(sheet), paper(sheet)].join("");
}

function heavens(sheet: Sheet): string {
  const random = createRandom(5);
  const field = (count: number, inside: boolean) =>
    Array.from({ length: count }, () => {
      const along = random(0, 1);
      const [x, y] = inside
        ? [380 + along * 560 + random(-70, 70), 400 - along * 440 + random(-60, 60)]
        : [random(0, 1200), random(0, 380)];
      return `M${Math.round(x)} ${Math.round(y)}h.1`;
    }).join("");
  const milky = (spread: number) =>
    smooth(
      `${300 - spread} 420, ${470 - spread} 300, ${640 - spread} 190, ${780 - spread} 60, ${880 - spread} -40!, ${940 + spread} -40!, ${850 + spread} 110, ${720 + spread} 240, ${560 + spread} 340, ${460 + spread} 420`,
    );
  return [
    sky(sheet, [
      [0, "#0F1430"],
      [0.3, palette.indigo],
      [0.5, "#6A4F86"],
      [0.6, "#C97A6A"],
    ]),
    path(milky(70), "#6F76B4", 'opacity=".16"'),
    path(milky(34), "#8F8FC4", 'opacity=".2"'),
    path(milky(4), "#C9B8D8", 'opacity=".22"'),
    path(
      smooth("520 350, 600 270, 660 236, 640 276, 700 220, 750 150, 770 150, 730 230, 670 290, 600 340"),
      "#1C2150",
      'opacity=".5"',
    ),
    stroke(field(150, false), palette.salt, 2.4, 'opacity=".8"'),
    stroke(field(150, true), "#FFF3D8", 2.2),
    stroke(field(26, false), "#FFF3D8", 4.4),
    southernCross(),
    land(ridge({ y: 420, swing: 60, seed: 71, wave: 420, pointed: 0.7 }), "#8A5A78"),
    land(ridge({ y: 446, swing: 30, seed: 72, wave: 380, pointed: 0.5 }), "#5A4070"),
    veil(sheet, 400, 90, "#C97A6A", 0.35),
  ].join("");
}

function southernCross(): string {
  const stars = [
    [182, 96, 6.5],
    [206, 246, 7],
    [126, 176, 5.5],
    [258, 158, 5.5],
    [216, 190, 3],
  ] as const;
  const lines = stroke(
    "M182 96L206 246M126 176L258 158",
    palette.glow,
    1.6,
    'opacity=".6" stroke-dasharray="2 7"',
  );
  const points = stars.map(([x, y, r]) =>
    path(
      `M${x} ${short(y - r * 2)}L${short(x + r * 0.5)} ${short(y - r * 0.5)} ${short(x + r * 2)} ${y} ${short(x + r * 0.5)} ${short(y + r * 0.5)} ${x} ${short(y + r * 2)} ${short(x - r * 0.5)} ${short(y + r * 0.5)} ${short(x - r * 2)} ${y} ${short(x - r * 0.5)} ${short(y - r * 0.5)}z`,
      "#FFF7E2",
    ),
  );
  return lines + points.join("");
}

function pampa(sheet: Sheet): string {
  const ground = "M0 470h1200v290H0z";
  const bird = `<g transform="matrix(.98 -.02 -.3 .45 306 448)">`;
  const line = (colour: string, thick: number) =>
    path(
      hummingbird,
      "none",
      `stroke="${colour}" stroke-width="${thick}" stroke-linejoin="round" stroke-linecap="round"`,
    );
  return [
    path(
      ground,
      sheet.gradient([
        [0, "#A8604E"],
        [0.5, palette.terracotta],
        [1, palette.brick],
      ]),
    ),
    stroke("M-20 520L1220 486M-20 690L420 470M1220 640L640 470", "#E0A878", 3, 'opacity=".45"'),
    stipple(sheet, ground, palette.maize, [0, 0, 0.3, 1]),
    `${bird}<g transform="translate(4 7)">${line("#5A2430", 15)}</g>${line("#F3DDB4", 11)}</g>`,
  ].join("");
}

function observer(sheet: Sheet): string {
  const rise = smooth("-20 560!, 80 540, 190 556, 290 610, 360 680, 400 770!, -20 770!");
  const tube =
    rect(-70, -12, 130, 24, palette.salt) +
    rect(-70, 4, 130, 8, "#B9AE9A") +
    rect(48, -16, 22, 32, palette.sun) +
    rect(-84, -7, 16, 14, palette.night) +
    rect(-20, -16, 14, 32, palette.terracotta) +
    rect(-30, -26, 50, 8, palette.deep);
  return [
    path(rise, mix(palette.night, palette.maize, 0.25)),
    stipple(sheet, rise, palette.clay, [0, 1, 0.4, 0], 0.5),
    stroke("M232 480L200 590M232 480L276 604M232 480L236 590", palette.bark, 6),
    circle(232, 478, 10, palette.stone),
    place(tube, 236, 464, 1, 1, -38),
    ellipse(142, 580, 46, 7, palette.night, 'opacity=".5"'),
    stroke("M132 520v50M150 520v52", palette.night, 13),
    path("M118 520q-6-50 14-66h20q18 20 14 66z", palette.terracotta),
    path("M146 454h6q18 20 14 66h-20z", palette.brick),
    stroke("M118 506h48M119 496h47", palette.sun, 3),
    stroke("M150 466q20 14 28 28", palette.terracotta, 10),
    circle(146, 440, 12, "#B9744C"),
    path("M130 436q0-22 16-22t16 22l-3 8q-14-8-29 0z", palette.coca),
    stroke("M131 436q15-8 30 0", palette.sun, 3),
    circle(146, 412, 5, palette.terracotta),
  ].join("");
}
