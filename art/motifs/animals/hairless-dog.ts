import { ellipse, path, smooth, stroke } from "../../engine/shapes.ts";

/** A hairless dog of the north coast curled up asleep, its head to the left; 200 units long, the ground at 0. */
export function hairlessDog(): string {
  return [
    ellipse(4, 0, 108, 10, "#151B3A", 'opacity=".32"'),
    path(smooth("-86 -6, -70 -42, -24 -68, 34 -70, 84 -46, 100 -14, 84 0!, -70 0!"), "#5A4A52"),
    path(smooth("-20 -60, 34 -66, 84 -44, 100 -14, 84 0!, 40 0!, 62 -22, 34 -44"), "#3E323C"),
    path(smooth("-62 -34, -20 -58, 22 -60, 10 -46, -24 -34, -50 -18"), "#8A7680"),
    path(smooth("100 -14!, 104 -2, 60 6, 6 4, -30 -2!, 8 -6, 60 -6, 90 -18"), "#4A3C46"),
    path(smooth("30 -22, 52 -34, 78 -24, 78 -6, 50 0!, 22 0!"), "#5A4A52"),
    path(smooth("-40 -28, -66 -38, -94 -34, -114 -14, -120 -4, -104 2!, -60 2!, -38 -8"), "#67555E"),
    path(smooth("-66 -36!, -58 -62, -44 -60, -42 -32!"), "#4A3C46"),
    path(smooth("-62 -38!, -56 -56, -48 -54, -46 -34!"), "#B08A8E"),
    path(smooth("-120 -4, -116 -12, -108 -10, -108 -2"), "#2A2228"),
    stroke("M-92-20q6 5 13 1", "#2A2228", 3),
    stroke("M-112 0q14 3 26-3", "#2A2228", 2),
    path(smooth("-74 -40!, -70 -54, -62 -58, -62 -44, -66 -36!"), "#E8C27A"),
    stroke("M-46 2h40M-40-6h30", "#4A3C46", 9),
  ].join("");
}
