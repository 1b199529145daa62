import { archbishopsPalace, limaCathedral } from "../../motifs/churches/lima-cathedral.ts";
import { building, type Eye } from "../../engine/building.ts";
import { circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { createRandom } from "../../engine/random.ts";
import { milagrosLitter } from "../../motifs/objects/milagros-litter.ts";
import { mist, sky } from "../../motifs/sky/sky.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { sahumadora } from "../../motifs/people/feast/sahumadora.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { stand } from "../../motifs/people/hiker.ts";

const eye: Eye = { x: 690, y: 470, focal: 900, height: 3.4 };
const purples = ["#5A2F74", "#6A3A86", "#4A2A66", "#7A4A96", "#3E2458"];

/** The Lord of Miracles comes across the main square of Lima at dusk; before him walk the women with the smoke, backwards. */
export function limaInPurple(sheet: Sheet): string {
  return [
    dusk(sheet),
    crowd(sheet),
    glow(sheet),
    place(milagrosLitter(), 640, 600, 0.98),
    women(sheet),
    bunting(),
    paperGrain(sheet),
  ].join("");
}

function dusk(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#3E3A72"],
      [0.26, "#8A6A9A"],
      [0.46, "#E0A08C"],
      [0.6, "#F6CE9A"],
    ]),
    cloudscape(
      sheet,
      [
        [230, 190, 460, 62],
        [1040, 120, 420, 58],
      ],
      { light: "#D99AA8", shade: "#8E6A98" },
      17,
    ),
    archbishopsPalace(building(eye, -58, 100)),
    limaCathedral(building(eye, -29, 100)),
    rect(0, 0, 1200, 520, "#5A3A7A", 'opacity=".3"'),
    mist(sheet, 340, 190, "#F6C8A0", 0.5),
  ].join("");
}

/** Heads and shoulders as far as the church doors, purple all of them, with a candle here and there. */
function crowd(sheet: Sheet): string {
  const random = createRandom(15);
  const rows = [496, 514, 536, 562].map((y, row) => {
    const size = 9 + row * 4;
    const count = Math.round(1240 / (size * 1.7));
    return Array.from({ length: count }, (_, at) => {
      const x = Math.round(-20 + at * size * 1.7 + random(-3, 3));
      const foot = Math.round(y + random(-4, 4));
      const ink = purples[Math.floor(random(0, 4.99))] ?? palette.indigo;
      const hair = random() > 0.75 ? "#F4EAE0" : "#2A1A28";
      const flame = random() > 0.86 ? circle(x + size * 0.7, foot - size * 1.9, size * 0.22, "#FFC75E") : "";
      return (
        path(
          `M${x - size * 0.8} ${foot + 40}v-${40 - size * 0.2}q${size * 0.8}-${size * 0.8} ${size * 1.6} 0v${40 - size * 0.2}z`,
          ink,
        ) +
        ellipse(x, foot - size * 0.8, size * 0.46, size * 0.56, "#A8684A") +
        path(
          `M${x - size * 0.5} ${foot - size * 0.8}q0-${size * 0.7} ${size * 0.5}-${size * 0.7}t${size * 0.5} ${size * 0.7}q-${size * 0.5}-${size * 0.3} -${size} 0z`,
          hair,
        ) +
        flame
      );
    }).join("");
  });
  const ground = smooth("-20 590!, 300 582, 640 580, 900 582, 1220 590!, 1220 770!, -20 770!");
  return [
    rect(-20, 500, 1240, 100, "#3E2458"),
    ...rows,
    path(
      ground,
      sheet.gradient([
        [0, "#A87A94"],
        [1, "#3A2450"],
      ]),
    ),
    stipple(sheet, ground, palette.night, [0, 0, 0, 1], 0.6, 20),
    ...petals(),
  ].join("");
}

/** A carpet of petals up the middle of the square. */
function petals(): string[] {
  const random = createRandom(33);
  const inks = ["#F6F0E4", "#E9A93C", "#B98AC8", "#D96FA6"];
  return Array.from({ length: 90 }, (_, at) => {
    const y = random(606, 746);
    const half = 70 + (y - 600) * 1.3;
    return ellipse(
      Math.round(640 + random(-half, half)),
      Math.round(y),
      6,
      2.6,
      inks[at % 4] ?? palette.salt,
      'opacity=".85"',
    );
  });
}

function glow(sheet: Sheet): string {
  const light = sheet.radial(640, 330, 380, [
    [0, "#FFE6B0", 0.75],
    [0.5, "#FFD08A", 0.28],
    [1, "#FFD08A", 0],
  ]);
  return circle(640, 330, 380, light);
}

function women(sheet: Sheet): string {
  const row: [number, number, number, boolean][] = [
    [330, 654, 190, false],
    [470, 668, 196, false],
    [812, 668, 196, true],
    [954, 654, 190, true],
    [126, 742, 318, false],
    [392, 770, 300, false],
    [884, 770, 300, true],
    [1096, 744, 318, true],
  ];
  return row
    .map(([x, y, size, turned], at) => stand(sahumadora(sheet, purples[at % 2]), x, y, size, turned))
    .join("");
}

/** White and purple paper across the square. */
function bunting(): string {
  const line = (
    from: readonly [number, number],
    to: readonly [number, number],
    sag: number,
    count: number,
  ) => {
    const at = (share: number) => {
      const x = from[0] + (to[0] - from[0]) * share;
      const y = from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * sag;
      return [Math.round(x), Math.round(y)] as const;
    };
    const flags = Array.from({ length: count }, (_, index) => {
      const [x, y] = at((index + 0.5) / count);
      return path(`M${x - 15} ${y}h30v26l-15-10-15 10z`, index % 2 ? "#F6F0E4" : "#6A3A86");
    });
    const cord = Array.from({ length: 9 }, (_, index) => at(index / 8).join(" ")).join(", ");
    return stroke(smooth(cord, false), palette.night, 2) + flags.join("");
  };
  return line([-20, 40], [620, -30], 96, 15) + line([580, -30], [1220, 50], 90, 15);
}
