import { palette } from "../../engine/palette.ts";
import { circle, ellipse, path, smooth, stroke } from "../../engine/shapes.ts";

/** A fisherman kneeling on his caballito, its bow up to the left, 260 units long; the water at 0, 0. */
export function reedRider(shirt: string, hat: string): string {
  return [
    ellipse(10, 6, 140, 10, palette.night, 'opacity=".3"'),
    path(
      smooth(
        "-150 -96!, -140 -100!, -112 -50, -70 -22, 0 -10, 110 -10!, 122 2!, 110 12!, -20 14, -90 4, -130 -30",
      ),
      "#D9B05E",
    ),
    path(smooth("-130 -30!, -90 -6, -20 2, 116 2!, 110 12!, -20 14, -90 4"), "#9C7236"),
    stroke("M-142-92q26 54 76 70 60 12 180 14", "#F4DA94", 4),
    stroke("M-112-52l-14 24M-82-28l-12 24M-40-16l-4 26M0-10v24M40-10v24M80-10v22", palette.bark, 4),
    path("M-22-12q-4-24 14-26l42 2q12 4 12 24z", palette.indigo),
    path("M-20-34q-4-50 18-54t24 50z", shirt),
    path("M2-88q22 0 20 50l-14 2q8-30-6-52z", palette.night, 'opacity=".25"'),
    circle(-4, -102, 13, "#8A4E35"),
    path("M-26-106q22-22 44 0-22 8-44 0z", hat),
    stroke("M-14-72l-40 22M8-72l-36 34", "#8A4E35", 9),
    stroke("M-84-74L10 8", "#E9CF92", 6),
    path("M-92-84l14 4 8 12-12-2z", "#E9CF92"),
    path("M52-16q4-24 26-24t26 24z", "#5E7A84") + stroke("M56-20q22-16 44 0M64-28q14-8 28 0", "#AFC4C0", 3),
    stroke("M-160 10h70M60 14h110M-40 20h80", "#F7FAEC", 5, 'opacity=".9"'),
  ].join("");
}
