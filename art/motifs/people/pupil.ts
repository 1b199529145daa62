import { palette } from "../../engine/palette.ts";
import { blob, circle, path, stroke } from "../../engine/shapes.ts";

type PupilInks = { pack: string; girl?: boolean };

const shade = 'opacity=".28"';

/** A child in school uniform on its way, from behind, 100 units high, feet at 0, 100. */
export function pupil({ pack, girl = false }: PupilInks): string {
  const grey = "#5A6384";
  const clothes = girl
    ? path("M-13 58h26l9 22h-44z", grey) + path("M4 58h9l9 22H8z", palette.night, shade)
    : path("M-12 58h24l2 32H3l-2-18-2 18h-13z", grey) + path("M3 58h9l2 32H5z", palette.night, shade);
  const legs = girl
    ? stroke("M-7 80v13M7 80v13", palette.clay, 6) + stroke("M-7 88v5M7 88v5", palette.salt, 6.4)
    : stroke("M-7 88v5M8 88v5", grey, 8);
  const hair = girl
    ? circle(0, 22, 14, palette.night) +
      stroke("M-11 28q-6 10-6 24M11 28q6 10 6 24", palette.night, 5) +
      stroke("M-17 50v4M17 50v4", palette.terracotta, 6) +
      stroke("M0 9v26", "#3B4372", 1.4)
    : circle(0, 22, 13.5, palette.night) + path("M-12 28q12 10 24 0l-1 5q-11 5-22 0z", palette.clay);
  return [
    legs,
    path("M-13 93h11v6h-11zM2 93h12v6H2z", palette.night),
    clothes,
    stroke("M-15 42q-6 10-4 22", palette.salt, 7) + stroke("M15 42q6 10 4 22", "#C9BFB4", 7),
    circle(-19, 66, 3.4, palette.clay) + circle(19, 66, 3.4, palette.clay),
    blob("-16 38, 0 33, 16 38, 15 62!, -15 62!", palette.salt),
    path("M-5 30h10v8H-5z", palette.clay),
    hair,
    path("M-13 40q13-6 26 0l2 22q-15 7-30 0z", pack),
    path("M4 37.5q6 1 9 2.5l2 22q-4 2-9 3z", palette.night, shade),
    stroke("M-12 50q12 5 25 0", palette.night, 1.6, 'opacity=".5"') + path("M-3 49h7v6h-7z", palette.glow),
  ].join("");
}
