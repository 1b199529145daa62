import { blob, circle, path, stroke } from "../../engine/shapes.ts";

/** A cat that sits and looks up to the left, 60 units high, its paws at 0, 0. */
export function sittingCat(fur: string, shade: string, chest: string): string {
  return [
    stroke("M18-6q22 4 26-10t-8-16", fur, 8),
    blob("-12 0!, -14 -22, -6 -38, 8 -36, 20 -16, 22 0!", fur),
    blob("6 -34, 20 -16, 22 0!, 8 0!, 12 -18", shade),
    blob("-12 0!, -13 -20, -8 -32, 0 -20, -2 0!", chest),
    blob("-22 -44, -18 -56, -6 -58, 4 -52, 4 -40, -6 -33, -18 -36", fur),
    path("M-19-53l-2-14 12 8zM-3-57l9-11 1 15z", fur),
    circle(-15, -47, 2, "#2A2228") + circle(-5, -47, 2, "#2A2228"),
    path("M-13-42l4 0-2 3z", "#C97A6A"),
  ].join("");
}
