import { leaf } from "../plants/plants.ts";
import { palette } from "../../engine/palette.ts";
import { blob, circle, path, stroke } from "../../engine/shapes.ts";

/** A hoatzin on a branch, facing left: spiky crest, blue face, chestnut wings, 170 units from crest to tail's end; its claws at 0, 0. */
export function hoatzin(): string {
  const crest = [
    [-44, -122],
    [-34, -128],
    [-22, -128],
    [-12, -122],
    [-6, -112],
  ].map(([x = 0, y = 0]) => leaf(-30, -84, x, y, 0, 4));
  const tail = leaf(20, -18, 58, 66, -6, 13) + leaf(16, -16, 40, 70, -4, 12);
  return [
    path(tail, "#3F2A30") + path("M32 58q6 8 8 12 4-6 4-14l2 2 12 8q0-10-5-18z", "#F0D49A"),
    path(crest.join(""), "#C26A34") + stroke("M-32-90l-8-22M-28-90l2-28M-24-88l12-26", "#7A3A28", 1.6),
    blob("-26 -62, -34 -44, -32 -22, -14 -4, 8 -6, 28 -22, 26 -44, 4 -58, -14 -66", "#B85A30"),
    blob(
      "-40 -84, -34 -94, -22 -92, -16 -80, -10 -62, -12 -40, -26 -20, -36 -34, -34 -54, -36 -70",
      "#EBC48A",
    ),
    path("M-30-40q4 14 16 22-10 4-16-6-4-8 0-16z", "#C9955C"),
    blob("-10 -58, 8 -54, 30 -34, 42 -8, 26 -10, 8 -14, -6 -26, -14 -42", "#5E3A34"),
    stroke("M-6-50l26 30M2-52l28 34M-8-38l20 22", "#EBC48A", 2.4),
    path("M-10-36q14 22 50 28-18 6-34-4-14-8-16-24z", "#A24426"),
    blob("-44 -82, -40 -92, -28 -92, -24 -82, -32 -76, -40 -76", "#5F9ACB"),
    circle(-33, -84, 4, "#B5282A") + circle(-33, -84, 1.8, palette.night),
    path("M-42-86l-12 6 2 5 12-1z", "#4A5468"),
    stroke("M-8-6l-2 8M4-6l0 8M-16 3h12M-2 3h12", "#6A4A4A", 4),
  ].join("");
}
