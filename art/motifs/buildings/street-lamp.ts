import { palette } from "../../engine/palette.ts";
import { circle, path, place, stroke } from "../../engine/shapes.ts";

/** A cast-iron lamp with three globes, `size` units high; its shadow falls to the right. */
export function streetLamp(x: number, y: number, size: number): string {
  return place(
    path("M2 0L150-16l4 6L4 3z", "#5B3550", 'opacity=".45"') +
      path("M-9 2l3-12h12l3 12z", palette.night) +
      stroke("M0-6V-86M-16-74q2 12 16 12t16-12", palette.night, 3) +
      [-16, 16].map((at) => circle(at, -80, 6.5, "#FFF3CC")).join("") +
      circle(0, -93, 7.5, "#FFF3CC"),
    x,
    y,
    size / 100,
  );
}
