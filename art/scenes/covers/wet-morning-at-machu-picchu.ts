import { andenes } from "../../motifs/land/andenes.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { createRandom } from "../../engine/random.ts";
import { huaynaPicchu } from "../../motifs/land/huayna-picchu.ts";
import { ichu } from "../../motifs/plants/plants.ts";
import { incaCity } from "../../motifs/inca/inca-city.ts";
import { llamaAt } from "../../motifs/animals/llama.ts";
import { palette } from "../../engine/palette.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import { rainWalker } from "../../motifs/people/rain-walker.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { stand } from "../../motifs/people/hiker.ts";
import { mist, rays, sky } from "../../motifs/sky/sky.ts";

const cloud = "#DCE6E2";
const grey = "#A9BCC0";

/** The rainy season at Machu Picchu: the cloud tears open over the town while three visitors and a wet llama wait on the terrace. */
export function wetMorningAtMachuPicchu(sheet: Sheet): string {
  return [
    heavens(sheet),
    mountain(sheet),
    incaCity(sheet),
    clouds(sheet),
    rain(),
    terrace(sheet),
    paperGrain(sheet),
  ].join("");
}

/** Rain clouds, and the hole in them through which the light falls. */
function heavens(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2F4A66"],
      [0.26, "#6B8C9C"],
      [0.5, "#C6D5CC"],
    ]),
    circle(
      720,
      120,
      520,
      sheet.radial(720, 120, 520, [
        [0, "#FFF6D6", 1],
        [0.35, "#FCE7B4", 0.75],
        [1, "#FCE7B4", 0],
      ]),
    ),
    rays(720, -60, 1200, 26, "#FFF8E0", 0.14),
  ].join("");
}

function mountain(sheet: Sheet): string {
  const inks = { lit: "#8FAE6A", base: "#3F7668", shade: "#2A5A60", deep: "#1F4656", rock: "#C9C39A" };
  return [
    place(huaynaPicchu(sheet, inks), 30, -8, 1.02),
    mist(sheet, 190, 260, "#EEF2E4", 0.6),
    cloudscape(
      sheet,
      [
        [150, 330, 620, 300],
        [1090, 330, 520, 250],
      ],
      { light: grey, opacity: 0.95 },
      11,
    ),
    cloudscape(
      sheet,
      [
        [420, 440, 460, 120],
        [1010, 450, 520, 150],
      ],
      { light: "#F4F5EA", opacity: 0.92 },
      4,
    ),
  ].join("");
}

function clouds(sheet: Sheet): string {
  return [
    mist(sheet, 420, 130, "#EEF2E4", 0.4),
    cloudscape(
      sheet,
      [
        [90, 600, 760, 250],
        [1180, 700, 520, 230],
      ],
      { light: cloud },
      7,
    ),
  ].join("");
}

/** Slanting drops, thick under the cloud on the left and none where it has opened. */
function rain(): string {
  const random = createRandom(31);
  const drops = (count: number) =>
    Array.from({ length: count }, () => {
      const x = random() ** 1.7 * 1240;
      const long = random(16, 34);
      return `M${Math.round(x)} ${Math.round(random(-20, 700))}l${Math.round(-long * 0.28)} ${Math.round(long)}`;
    }).join("");
  return (
    stroke(drops(150), "#F2F8F6", 1.6, 'opacity=".55"') + stroke(drops(50), "#FFFFFF", 2.4, 'opacity=".5"')
  );
}

function terrace(sheet: Sheet): string {
  const edge = smooth("-20 588!, 120 584, 260 594, 400 622, 520 664, 620 720, 690 780!, -20 780!");
  const walls = andenes(
    "-20 850 0, 240 846, 460 852, 700 880",
    "-20 690 0, 160 690, 330 706, 470 742, 560 780",
    {
      wall: sheet.gradient(
        [
          [0, "#8A8078"],
          [1, "#5A5A5E"],
        ],
        [0, 0, 1, 0],
      ),
      foot: "#2B3A3C",
      grass: sheet.gradient(
        [
          [0, "#6FA04C"],
          [1, "#3F7A4A"],
        ],
        [0, 0, 1, 0],
      ),
      joint: "#3F3E44",
      rim: "#D6E6B0",
    },
    { steps: 2, near: 1.1, wall: 0.5, stones: 8, seed: 7, bottom: 880 },
  );
  const puddle = (x: number, y: number, wide: number) =>
    ellipse(x, y, wide, wide * 0.13, "#C9DDE0") +
    ellipse(x - wide * 0.2, y - wide * 0.02, wide * 0.5, wide * 0.05, "#F6F8EC") +
    ellipse(x + wide * 0.3, y + 1, wide * 0.22, wide * 0.05, "none", 'stroke="#F6F8EC" stroke-width="1.6"');
  const visitor = (x: number, y: number, size: number, cape: string) =>
    ellipse(x + 8, y, size * 0.2, size * 0.03, palette.night, 'opacity=".4"') +
    stand(rainWalker(sheet, cape), x, y, size);
  return [
    sheet.clip(
      edge,
      path(
        edge,
        sheet.gradient(
          [
            [0, "#86B050"],
            [1, "#5C9A4E"],
          ],
          [0, 0, 1, 0],
        ),
      ) + walls,
    ),
    stroke("M-20 588q140-6 280 6 140 28 260 70 100 56 170 116", "#DCEBB4", 4, 'opacity=".8"'),
    stipple(sheet, edge, palette.night, [0, 0, 1, 0.8], 0.6, 20),
    puddle(86, 664, 84) + puddle(330, 668, 60),
    visitor(196, 652, 206, "#D2452E"),
    visitor(282, 662, 190, "#E9B23C"),
    visitor(388, 684, 210, "#2E6FA0"),
    ellipse(556, 724, 100, 10, palette.night, 'opacity=".4"'),
    llamaAt(sheet, 542, 724, 206, { wool: "#C9B49A", shade: "#8F7768", far: "#5F5048" }, true),
    stroke("M506 652v12M522 664v10M546 662v12M572 658v10M488 648v8", "#E6F2F4", 3),
    ...[
      [30, 640, 30],
      [140, 700, 34],
      [352, 720, 32],
      [600, 732, 26],
    ].map(([x = 0, y = 0, size = 0]) => ichu(x, y, size, "#BBD47A")),
    rect(
      0,
      0,
      1200,
      750,
      sheet.gradient(
        [
          [0, "#1F3A52", 0.28],
          [0.3, "#1F3A52", 0],
        ],
        [0, 0, 1, 0.6],
      ),
    ),
  ].join("");
}
