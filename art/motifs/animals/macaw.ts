import { palette } from "../../engine/palette.ts";
import { blob, circle, path, stroke } from "../../engine/shapes.ts";

type Macaw = keyof typeof kinds;

const kinds = {
  scarlet: {
    body: palette.terracotta,
    shade: palette.brick,
    band: palette.sun,
    wing: palette.indigo,
    tail: palette.sea,
  },
  /** Blue above and yellow below. */
  blue: { body: palette.sun, shade: "#2F74A0", band: palette.sea, wing: palette.indigo, tail: "#1F5A8C" },
} as const;

/** A macaw on the wing, heading right, 200 units long, its middle at 0, 0. */
export function flyingMacaw(kind: Macaw = "scarlet"): string {
  const { body, shade, wing, tail } = kinds[kind];
  return (
    path("M0 0q-30-34-84-40 20 30 70 48z", body) +
    path("M-84-40q-6-2-12 0 18 26 44 34z", wing) +
    path("M4-4q20-36 66-56-4 34-50 62z", shade) +
    path("M70-60q6-4 12-4-12 32-38 46z", wing) +
    path("M-34 26q30-30 54-34 16-2 24 6l-8 8q-10 2-20 12-40 20-110 40z", body) +
    path("M-34 26l-60 32 46-16q20-8 30-14z", tail) +
    path("M44-2l12 3-8 7-6-3z", palette.night) +
    circle(37, -2, 1.8, palette.salt)
  );
}

/** A macaw that sits or clings, facing left, from 62 units above its claws at 0, 0 to the tip of its tail 110 below. */
export function sittingMacaw(kind: Macaw = "scarlet"): string {
  const { body, shade, band, wing, tail } = kinds[kind];
  return [
    path("M4-2q22 40 22 112-12-22-20-58T-8 4z", tail),
    path("M-2 4q14 40 14 90-10-22-16-48T-10 6z", shade),
    blob(
      "-22 -46, -16 -58, -2 -63, 12 -56, 18 -40, 24 -18, 20 6, 8 20, -8 16, -18 0, -20 -18, -17 -32",
      body,
    ),
    path("M-2-34q24-4 27 18t-9 46q-22-18-24-40-1-16 6-24z", shade),
    path("M-4-12q16 14 29-2 0 20-9 44-16-14-20-42z", band),
    path("M-1 2q12 10 25 0-2 18-8 34-12-12-17-34z", wing),
    path("M16 28q10 20 8 54-14-24-18-50z", wing),
    path("M-22-46q2-9 10-8 8 2 8 10-2 8-10 8-8-2-8-10z", palette.salt),
    circle(-10, -47, 2.6, palette.night),
    path("M-22-50q-13 1-13 14 0 8 4 12 1-10 10-12 4-6-1-14z", palette.night),
    stroke("M-9 10l-7 4M-2 14l-5 5", palette.night, 5),
  ].join("");
}
