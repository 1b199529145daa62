import { face, skin } from "../face.ts";
import { palette } from "../../../engine/palette.ts";
import { ellipse, path, place, smooth, stroke } from "../../../engine/shapes.ts";

/** A man in a poncho and a tall straw hat who swings an axe to his right, our left; 130 units high, feet at 0, 130. */
export function axeman(): string {
  return [
    stroke("M-6 84l-14 22-4 18M7 84l12 20 6 20", "#2A3350", 12),
    path("M-34 121h18v9h-20zM14 121h20l2 9H14z", palette.bark),
    stroke("M-56-14L-14 48", "#7A5230", 6),
    path("M-76-22q14-22 34-18l6 16-18 14q-12-2-22-12z", "#AEB8BE") +
      path("M-76-22q4 10 22 12l-4-8q-10 0-18-4z", "#F2F5F2"),
    path(smooth("-22 46!, -8 38, 10 38, 24 46!, 32 82, 0 94, -30 82"), "#8E3A4A"),
    path("M6 38q14 2 18 8l8 36q-10 7-20 9 6-26-6-53z", palette.night, 'opacity=".25"'),
    stroke("M-28 74q28 14 58 0M-26 66q26 12 54 0", "#F0C45A", 3),
    stroke("M-18 50l-10-18 4-20M18 52l-22 4-14-12", "#8E3A4A", 11),
    ellipse(-26, 12, 6, 5.4, skin.lit) + ellipse(-20, 44, 6, 5.4, skin.lit),
    place(face(), 0, 38, 0.9),
    ellipse(0, 15, 30, 5.8, "#F1DFAE"),
    path("M-14 15q-1-24 1-30 13-5 26 0 2 6 1 30-14 5-28 0z", "#F1DFAE"),
    path("M4-17q9 0 9 2 2 6 1 30l-8 2z", "#C9AE72"),
    stroke("M-14 11q14 5 28 0", "#3A2420", 4),
  ].join("");
}
