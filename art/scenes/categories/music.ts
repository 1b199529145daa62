import { stand } from "../../motifs/people/hiker.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { cajonPlayer, charangoPlayer, sikuPlayer } from "../../motifs/people/feast/musicians.ts";
import { mix, palette } from "../../engine/palette.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { circle, ellipse, path, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

/** A trio of cajón, siku and charango before a sun whose rings run out over the hills like sound. */
export function music(sheet: Sheet): string {
  return [rings(sheet), hills(sheet), band(sheet), paperGrain(sheet)].join("");
}

function rings(sheet: Sheet): string {
  const inks = [
    "#8E2F26",
    "#A23A28",
    palette.terracotta,
    "#C6602F",
    "#D57B35",
    "#E0923A",
    palette.sun,
    "#F0BC5C",
    palette.glow,
  ];
  const discs = inks.map((ink, index) => circle(600, 400, 720 - index * 74, ink));
  const beats = stroke(
    "M600 400m-164 0a164 164 0 0 1 328 0M600 400m-238 0a238 238 0 0 1 476 0M600 400m-386 0a386 386 0 0 1 772 0",
    "#FFF1CC",
    3,
    'stroke-dasharray="1 18" opacity=".8"',
  );
  return (
    rect(0, 0, 1200, 750, "#7A2C22") +
    discs.join("") +
    circle(600, 400, 92, "#FFF1CC") +
    beats +
    rect(
      0,
      0,
      1200,
      500,
      sheet.gradient([
        [0, palette.maize, 0.45],
        [0.7, palette.maize, 0],
      ]),
    )
  );
}

function hills(sheet: Sheet): string {
  const far = ridge({ y: 470, swing: 60, seed: 45, wave: 520, pointed: 0.7 });
  const near = ridge({ y: 530, swing: 50, seed: 52, wave: 640, pointed: 0.4 });
  const front = smooth("-20 560!, 200 540, 420 560, 640 590, 860 570, 1220 530!, 1220 700!, -20 700!");
  return [
    land(far, mix(palette.mauve, palette.clay, 0.35)),
    land(near, palette.dusk),
    path(front, palette.indigo),
    stipple(sheet, front, palette.night, [0, 0, 0.3, 1]),
  ].join("");
}

function band(sheet: Sheet): string {
  const hill = smooth(
    "-20 700!, 180 672, 420 656, 640 652, 860 660, 1060 680, 1220 700!, 1220 770!, -20 770!",
  );
  const shadow = (x: number, y: number, wide: number) =>
    ellipse(x + wide * 0.5, y, wide, wide * 0.12, palette.night, 'opacity=".45"');
  return [
    path(hill, palette.brick),
    stroke("M-20 700q200-28 440-44 220-8 440 4 200 16 360 40", palette.clay, 5),
    stipple(sheet, hill, palette.night, [0, 0, 0.3, 1]),
    shadow(330, 700, 130) + stand(cajonPlayer(sheet), 330, 704, 430),
    shadow(600, 710, 120) + stand(sikuPlayer(sheet), 600, 716, 500),
    shadow(860, 702, 120) + stand(charangoPlayer(sheet), 860, 706, 460),
  ].join("");
}
