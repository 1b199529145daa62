import { path, place } from "../../engine/shapes.ts";

/** A condor gliding, seen from below, `size` units from wing tip to wing tip. */
export function condor(x: number, y: number, size: number, ink: string, ruff: string, turn = 0): string {
  const wings =
    "M0 4C-14-4-40-12-62-8c-14 2-26 6-34 4l-4 2 6 2-8 3 9 1-6 5 9-2-3 6 9-5c14-2 30 6 52 10 10 2 24 2 30-2 8 4 22 4 32 2 22-4 38-12 52-10l9 5-3-6 9 2-6-5 9-1-8-3 6-2-4-2c-8 2-20-2-34-4-22-4-48 4-62 12z";
  const body = "M-9 8q9-12 18 0l-2 20 6 14-13-4-13 4 6-14z";
  const head = "M-5-1q5-12 10 0l-2 5h-6z";
  return place(
    path(wings, ink) +
      path(body, ink) +
      path("M-60 0q30 2 54 12-28 0-54-6zM60 0q-30 2-54 12 28 0 54-6z", ruff, 'opacity=".35"') +
      path(head, ruff),
    x,
    y,
    size / 200,
    size / 200,
    turn,
  );
}
