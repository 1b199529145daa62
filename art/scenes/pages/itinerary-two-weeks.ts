import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { hummingbirdLine } from "../../motifs/land/geoglyph.ts";
import { lightPlane } from "../../motifs/vehicles/light-plane.ts";
import { nightCoach } from "../../motifs/vehicles/night-coach.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { createRandom } from "../../engine/random.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { ellipse, path, place, type Point, rect, smooth, straight, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { mist, sky, sun } from "../../motifs/sky/sky.ts";

const dust = "#F9C98A";

/** Sunset on the Panamericana: the coach to the south, a drawing of Nazca on the hill above it, the last plane turning home. */
export function itineraryTwoWeeks(sheet: Sheet): string {
  return [
    heavens(sheet),
    ranges(sheet),
    hill(sheet),
    glyph(),
    dunes(sheet),
    road(),
    posts(),
    place(nightCoach(sheet), 150, 690, 1.06),
    place(
      lightPlane({ body: "#FFF6E6", shade: "#C7A0A0", stripe: palette.terracotta, glass: palette.indigo }),
      300,
      156,
      0.9,
      0.6,
      64,
    ),
    paperGrain(sheet),
  ].join("");
}

function heavens(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#3B3F7C"],
      [0.2, "#8F5C8C"],
      [0.36, "#E0785C"],
      [0.5, "#F6AE62"],
      [0.6, dust],
    ]),
    sun(160, 330, 86, "#FFE7AE", 3, 0.18),
    cloudscape(
      sheet,
      [
        [640, 120, 460, 56],
        [60, 200, 320, 40],
        [1080, 190, 380, 48],
      ],
      { light: "#F7B48C", shade: "#B06E8C" },
      5,
    ),
  ].join("");
}

function ranges(sheet: Sheet): string {
  return [
    land(ridge({ y: 366, swing: 46, seed: 33, wave: 520, pointed: 0.7, rough: 0.5 }), "#A4627C", 520),
    mist(sheet, 330, 120, dust, 0.6),
    land(ridge({ y: 410, swing: 30, seed: 12, wave: 420, pointed: 0.6, rough: 0.5 }), "#8A4A66", 540),
    mist(sheet, 380, 110, "#F2A468", 0.6),
  ].join("");
}

const slope = "520 560!, 620 470, 760 350, 900 268, 1010 236, 1120 250, 1220 292!, 1220 620!, 520 620!";

/** The bare hill whose side the figure is drawn on. */
function hill(sheet: Sheet): string {
  const whole = smooth(slope);
  return [
    path(
      whole,
      sheet.gradient([
        [0, "#D97A4E"],
        [1, "#A84A32"],
      ]),
    ),
    path(smooth("1010 236!, 1120 250, 1220 292!, 1220 620!, 1080 620!, 1130 480, 1080 360"), "#7A3038"),
    path(
      smooth("760 350!, 800 400, 770 470, 820 560, 790 620!, 700 620!, 720 500"),
      "#B45A3A",
      'opacity=".7"',
    ),
    stipple(sheet, whole, palette.night, [0, 0, 1, 0.6], 0.6, 22),
  ].join("");
}

function glyph(): string {
  const turn = -0.52;
  const drawn = hummingbirdLine().map(([x, y]): Point => {
    const [a, b] = [(x - 470) * 0.36, y * 0.38];
    return [
      936 + a * Math.cos(turn) - b * Math.sin(turn),
      420 + (a * Math.sin(turn) + b * Math.cos(turn)) * 0.86,
    ];
  });
  const round = 'stroke-linejoin="round"';
  return (
    place(stroke(straight(drawn), palette.brick, 6, `${round} opacity=".6"`), 2.5, 2.5) +
    stroke(straight(drawn), "#FFE4B4", 4.4, round)
  );
}

function dunes(sheet: Sheet): string {
  const near = smooth(
    "-20 520!, 120 486, 260 470, 420 500, 600 540, 820 556, 1020 540, 1220 566!, 1220 700!, -20 700!",
  );
  return [
    path(
      near,
      sheet.gradient([
        [0, "#E79A58"],
        [1, "#B35A3A"],
      ]),
    ),
    path(
      smooth("260 470!, 420 500, 600 540, 560 590, 480 640!, 300 640!, 340 580, 290 530"),
      "#9C4636",
      'opacity=".8"',
    ),
    stroke(
      "M-10 560q90-24 170-60M-10 600q110-26 210-66M700 586q150 16 320-8M760 610q160 12 330-6",
      "#F6C27E",
      3,
      'opacity=".5"',
    ),
    stipple(sheet, near, palette.night, [0, 0, 0.4, 1], 0.5, 22),
  ].join("");
}

function road(): string {
  const random = createRandom(3);
  const pebbles = Array.from({ length: 60 }, () => {
    const [x, y] = [random(0, 1200), random(722, 748)];
    return `M${Math.round(x)} ${Math.round(y)}h${Math.round(random(3, 12))}`;
  }).join("");
  return [
    path("M-20 640L1220 622V712L-20 726z", "#4A3550"),
    stroke("M-20 652L1220 634", "#8A6A78", 3),
    stroke("M-10 684L1220 666", palette.glow, 5, 'stroke-dasharray="44 30"'),
    rect(-10, 708, 1220, 60, "#8E4632"),
    path(smooth("-20 724!, 300 716, 700 712, 1220 706!, 1220 770!, -20 770!"), "#A9553A"),
    stroke(pebbles, "#E7A46C", 3),
    ellipse(410, 694, 300, 10, palette.night, 'opacity=".35"'),
  ].join("");
}

/** The telegraph along the road, smaller and smaller to the north. */
function posts(): string {
  const poles = [
    [60, 640, 190],
    [228, 636, 132],
    [330, 632, 96],
    [392, 630, 70],
  ] as const;
  const wire = poles
    .slice(1)
    .map(([x, y, tall], index) => {
      const [fromX, fromY, fromTall] = poles[index] ?? [0, 0, 0];
      const [a, b] = [fromY - fromTall * 0.92, y - tall * 0.92];
      return `M${fromX} ${Math.round(a)}Q${Math.round((fromX + x) / 2)} ${Math.round((a + b) / 2 + 18)} ${x} ${Math.round(b)}`;
    })
    .join("");
  return [
    ...poles.map(([x, y, tall]) =>
      stroke(
        `M${x} ${y}V${y - tall}M${Math.round(x - tall * 0.13)} ${Math.round(y - tall * 0.92)}h${Math.round(tall * 0.26)}`,
        "#3A2844",
        tall / 26,
      ),
    ),
    stroke(wire, "#3A2844", 1.8),
  ].join("");
}
