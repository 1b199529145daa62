import { palette } from "../../engine/palette.ts";
import { circle, path } from "../../engine/shapes.ts";
import { leaf } from "./plants.ts";

/** An orchid's flower, 90 units across, its heart at 0, 0. */
export function orchid(): string {
  const petals =
    "M0 0q-20-30-2-52 18 22 2 52zM0 0q-36-8-46-36 36 0 46 36zM0 0q36-8 46-36-36 0-46 36zM0 0q-30 8-36 34 30-4 36-34zM0 0q30 8 36 34-30-4-36-34z";
  return (
    path(petals, "#D96FA6") +
    path("M0-4q-20 10-14 32 14 10 28 0 6-22-14-32z", "#852A60") +
    circle(0, 2, 6, palette.sun)
  );
}

/** A bromeliad in flower, 260 units broad and 160 high, its foot at 0, 0. */
export function bromeliad(): string {
  const back =
    leaf(0, 0, -130, -60, 40, 26) +
    leaf(0, 0, 130, -60, -40, 26) +
    leaf(0, 0, -90, -120, 30, 26) +
    leaf(0, 0, 90, -120, -30, 26);
  const front =
    leaf(0, 0, -110, -90, 34, 22) +
    leaf(0, 0, 106, -94, -34, 22) +
    leaf(0, 0, -40, -140, 14, 22) +
    leaf(0, 0, 46, -136, -14, 22);
  return [
    path(back, "#24523F"),
    path(front, "#5F9A56"),
    path("M-14-10q-10-90 14-150 24 60 14 150z", palette.terracotta),
    path("M0-40l-40-44 30 14zM0-40l40-44-30 14zM0-80l-34-46 26 16zM0-80l34-46-26 16z", "#E58A4E"),
    path("M0-160q24 60 14 150H0z", palette.brick),
  ].join("");
}
