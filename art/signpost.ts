import { palette } from "./palette.ts";
import { path, place, rect, stroke } from "./shapes.ts";

/** Signs for the ten great sights, each within 40 × 30 units around 0, 0, as fill path data. */
const signs = [
  "M-18 12l10-16 5 5 8-18 13 29z",
  "M-20 2l16-3-6-13 4-1 8 13 18-1v3l-18 2-6 13-4-1 4-13-16 3z",
  "M-20 4q5-8 10 0t10 0 10 0 10 0v4q-5 6-10 0t-10 0-10 0-10 0zM-20-6q5-8 10 0t10 0 10 0 10 0v4q-5 6-10 0t-10 0-10 0-10 0z",
  "M-2 14q4-12 0-22-8-4-14 4 0-10 12-10-6-5-12-1 6-7 14 1 8-8 14-1-6-4-12 1 12 0 12 10-6-8-12-4 4 10 2 22z",
  "M-18 14v-22l6-8 6 8v6h12v-6l6-8 6 8v22h-14v-8q-4-5-8 0v8z",
  "M-20 14q2-28 20-28t20 28h-7q0-20-13-20t-13 20zM-10 14q0-14 10-14t10 14h-6q0-8-4-8t-4 8z",
  "M-20 14h40v-6h-7v-7H6v-7h-7v-7h-7v-5h-12z",
  "M-20 14q12-6 15-26l3-2 4 2 3-2q3 22 15 28z",
  "M-20 0q20 10 40 0-4 12-12 12h-16q-8 0-12-12zM-2-2v-14l12 12z",
  "M-20-8q2 16 20 16t20-16q4 20-12 22h-16q-16-2-12-22zM-10 2l2-12h16l4 10z",
] as const;

const boards = [
  "#B5482A",
  "#2E7C86",
  "#E9A93C",
  "#26305C",
  "#4F7A4A",
  "#7A2C22",
  "#D2784A",
  "#1B4A62",
  "#5A2144",
  "#8BA653",
];

/** A signpost with ten pointed boards, 560 units high, its foot at 0, 0. */
export function signpost(): string {
  const arms = signs.map((sign, index) => {
    const way = index % 2 ? -1 : 1;
    const y = -526 + index * 43;
    const long = 150 + ((index * 37) % 40);
    const ink = boards[index] ?? palette.terracotta;
    const light = ink === "#E9A93C" || ink === "#8BA653" ? palette.night : palette.salt;
    const board = `M-22-19H${long}l24 19-24 19H-22z`;
    return place(
      place(
        path(board, palette.night, 'opacity=".28" transform="translate(5 6)"') +
          path(board, ink) +
          path(`M-22 9H${long + 12}L${long} 19H-22z`, palette.night, 'opacity=".22"'),
        0,
        0,
        way,
        1,
      ) + place(path(sign, light), way * (long * 0.55), 0, 0.95),
      0,
      y,
      1,
      1,
      ((index * 7) % 5) - 2,
    );
  });
  const stones = "M-70 4l10-22 30-4 14-18 36-2 12 16 26 2 16 28z";
  return [
    path("M-60 2h120l130 26-60 4z", palette.night, 'opacity=".28"'),
    rect(-9, -560, 18, 560, "#8A5A3C"),
    rect(2, -560, 7, 560, palette.bark),
    path("M-12-560l12-16 12 16z", palette.bark),
    ...arms,
    stroke("M-4-526v430", palette.bark, 2, 'stroke-dasharray="3 40"'),
    path(stones, "#8A7670"),
    path("M-70 4l10-22 30-4 6 10-4 16zM-16-40l36-2 6 12-30 8zM30-24l20 2-4 12-24 2z", "#C9B29A"),
  ].join("");
}
