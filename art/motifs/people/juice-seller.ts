import { face, skin } from "./face.ts";
import { palette } from "../../engine/palette.ts";
import { circle, ellipse, path, place, smooth, stroke } from "../../engine/shapes.ts";

/** A woman of the juice row from the waist up, in a white apron and a tall white hat, who pours from a jug at our left; 330 units high, her waist at 0, 0. */
export function juiceSeller(juice: string): string {
  return [
    stroke("M-34-212q-22 60-26 128M40-212q16 60 14 124", "#231820", 15),
    path(smooth("-92 10!, -98 -80, -78 -134, -34 -156, 40 -156, 82 -132, 100 -80, 96 10!"), "#D9577F"),
    path(smooth("30 -156, 82 -132, 100 -80, 96 10!, 44 10!, 62 -80"), palette.night, 'opacity=".2"'),
    path("M-46-150l-14 160h120l-12-160h-22q-26 30-50 0z", palette.salt),
    path("M26-150h22l12 160H40z", "#CDBFAE"),
    stroke("M-58-40q58 18 116 0", "#CDBFAE", 4),
    path("M-40-20h80v26h-80z", "#E9E0D0"),
    stroke("M-78-118q-56 18-92-10l-34-66", "#D9577F", 36),
    stroke("M86-116q44 40 20 104", "#C4476E", 36),
    circle(-206, -198, 17, skin.lit),
    path("M-14-176h32v36q-16 14-32 0z", skin.shade),
    place(face(), 2, -168, 3.1),
    stroke("M-26-246q-12 20-10 42M30-246q10 22 6 42", "#231820", 13),
    circle(-28, -196, 4.6, palette.sun) + circle(34, -196, 4.6, palette.sun),
    ellipse(2, -246, 74, 14, palette.salt),
    path("M-40-248q-2-66 6-74 36-14 72 0 8 8 6 74-42 12-84 0z", palette.salt),
    path("M20-328q16 2 18 6 8 8 6 74-10 4-20 5z", "#CDBFAE"),
    stroke("M-41-258q43 14 86 0", palette.night, 12),
    // The jug, tipped to the left.
    place(
      path("M-38-58h76l-8 108q-30 12-60 0z", "#EAF2F0", 'opacity=".55"') +
        path(smooth("-35 -22!, 0 -34, 36 -8!, 29 50!, 0 58, -30 50!"), juice) +
        path("M20-22l14 16-6 56-16 6z", palette.night, 'opacity=".14"') +
        stroke("M-38-58l8 108q30 12 60 0l8-108", "#F8FBF8", 4) +
        stroke("M36-40q36 0 32 40-2 26-36 28", "#F8FBF8", 9) +
        stroke("M-26-44l5 70", "#FFFFFF", 5, 'opacity=".8"'),
      -262,
      -226,
      1,
      1,
      -62,
    ),
  ].join("");
}
