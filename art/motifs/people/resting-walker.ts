import { mix, palette } from "../../engine/palette.ts";
import { blob, circle, ellipse, path, stroke } from "../../engine/shapes.ts";

/** A walker sitting on a rock and looking away from us, a flask in one hand, 80 units high, the seat at 0, 0. */
export function restingWalker(jacket: string, cap: string, trousers: string = palette.indigo): string {
  const shade = mix(jacket, palette.night, 0.4);
  return [
    ellipse(6, 2, 40, 6, palette.night, 'opacity=".3"'),
    blob("-26 2!, -30 -10, -20 -20, 20 -20, 30 -10, 26 2!", trousers),
    path("M4-20h16q12 4 9 14l-3 8H8z", palette.night, 'opacity=".35"'),
    blob("-19 -12!, -20 -36, -15 -50, 0 -54, 15 -50, 20 -36, 19 -12!", jacket),
    path("M6-53q12 2 13 14l1 27H6q5-20 0-41z", shade),
    stroke("M-17-44q-11 12-8 24l6 6", jacket, 9),
    stroke("M17-44q14 2 18-12l-8-8", shade, 8.4),
    path("M20-76h9v14h-9zM22-81h5v5h-5z", palette.salt),
    circle(26, -64, 4, palette.clay),
    path("M-5-58h10v8H-5z", palette.clay),
    circle(0, -66, 10, palette.clay),
    path("M-11-62q-3-20 11-20t11 20q-10 5-22 0z", cap),
    path("M3-82q9 3 8 20l-6 2q3-12-2-22z", palette.night, 'opacity=".28"'),
    stroke("M-11-63q11 5 22 0", mix(cap, palette.salt, 0.5), 4),
    circle(0, -84, 4, palette.salt),
  ].join("");
}
