import { face, skin } from "../face.ts";
import { mix, palette } from "../../../engine/palette.ts";
import { blob, circle, ellipse, path, place, smooth, stroke } from "../../../engine/shapes.ts";

const wood = { light: "#D59A54", plain: "#A9692F", dark: "#6E3F20" };

/** A highland harp: the broad box at the player's shoulder, the post in front; 100 units high, its foot at 0, 0. */
function harp(): string {
  const strings = Array.from({ length: 11 }, (_, at) => {
    const share = at / 10;
    const [x, y] = [-43 + share * 40, -62 - Math.sin(share * 2.4) * 18];
    return `M${x.toFixed(1)} ${y.toFixed(1)}L${(-24 + share * 26).toFixed(1)} ${(-10 - share * 46).toFixed(1)}`;
  });
  return [
    stroke("M-44-64L-20-3", wood.dark, 5),
    stroke(strings.join(""), palette.glow, 0.9),
    path(smooth("4 -72!, 12 -70!, 16 -40, 18 0!, -26 0!, -8 -34"), wood.plain),
    path(smooth("10 -70!, 16 -40, 18 0!, 2 0!, 8 -36"), wood.dark),
    stroke("M2-62Q-10-30-20-4", wood.light, 2.4),
    circle(0, -20, 3.4, wood.dark) + circle(4, -40, 2.4, wood.dark),
    stroke("M8-72q-8-12-24-8t-29 16", wood.plain, 5.6),
    stroke("M6-74q-8-9-21-6", wood.light, 2),
    circle(-46, -63, 4.4, wood.dark),
  ].join("");
}

/** A harpist of the Andes singing behind his instrument, 100 units high, feet at 0, 100. */
export function harpist(jacket: string = palette.indigo, hat: string = palette.bark): string {
  const shade = mix(jacket, palette.night, 0.45);
  return [
    path("M-10 62h11l-1 34h-8z", palette.bark) + path("M1 62h12l-2 34H4z", palette.night),
    path("M-12 95h12v5h-14zM3 95h9l3 5H3z", palette.night),
    blob("-15 29, 0 25, 15 29, 17 66!, -15 66!", jacket),
    path("M5 26q8 1 10 3l2 37H6q4-20-1-40z", shade),
    path("M-5 26l5 14 6-14z", palette.salt),
    place(face(), 0, 25),
    ellipse(0, 18.4, 1.5, 1.7, "#6E2E24"),
    ellipse(0, 4, 18, 4, hat) + path("M-10 4q-1-13 10-13t10 13q-10 4-20 0z", hat),
    path("M3-9q8 2 7 13l8 1q-4 3-11 3 2-10-4-17z", palette.night, 'opacity=".35"'),
    stroke("M-10 2q10 4 20 0", palette.terracotta, 2.4),
    place(harp(), -2, 100, 0.98),
    stroke("M-13 32q-12 10-10 20l0 3", jacket, 7) + circle(-22, 57, 3.6, skin.lit),
    stroke("M14 32q10 14 0 22l-10 2", shade, 7) + circle(2, 56, 3.6, skin.shade),
  ].join("");
}
