import { palette } from "../../engine/palette.ts";
import { blob, circle, ellipse, path, stroke } from "../../engine/shapes.ts";

export type SpectatorInks = {
  blanket: string;
  stripe: string;
  hat: "felt" | "straw" | "cap" | "none";
  hair?: string;
};

/** Somebody from behind who sits on the ground in a blanket, 100 units high, the ground at 0, 0. */
export function seatedSpectator({ blanket, stripe, hat, hair = "#2A1A1C" }: SpectatorInks): string {
  const head = {
    felt:
      ellipse(0, -80, 26, 5.6, palette.brick) +
      path("M-14-81q-1-16 14-17 15 1 14 17-14 5-28 0z", palette.brick) +
      path("M4-98q11 2 10 17l12 1q-6 5-16 6 0-14-6-24z", palette.night, 'opacity=".28"') +
      stroke("M-14-83q14 5 28 0", palette.sun, 2.4),
    straw:
      ellipse(0, -80, 30, 6, palette.sand) +
      path("M-15-81q0-18 15-18t15 18q-15 5-30 0z", palette.sand) +
      path("M4-98q12 3 11 17l14 1q-7 5-19 6 1-14-6-24z", palette.night, 'opacity=".22"') +
      stroke("M-15-83q15 5 30 0", palette.terracotta, 3),
    cap:
      path("M-18-72q-2-26 18-28 20 2 18 28-18 6-36 0z", stripe) +
      stroke("M-18-77q18 6 36 0M-17-84q17 5 34 0", palette.salt, 2.6) +
      circle(0, -101, 5, palette.sun) +
      stroke("M-17-72v14M17-72v14", stripe, 5),
    none: "",
  }[hat];
  return [
    ellipse(8, 0, 56, 8, palette.night, 'opacity=".35"'),
    blob("-44 2!, -46 -24, -30 -52, -12 -60, 12 -60, 30 -52, 46 -24, 44 2!", blanket),
    stroke("M-45-14q45 13 90 0M-44-22q44 13 88 0", stripe, 3.4),
    stroke("M-38-38q38 12 76 0", palette.salt, 2.4, 'stroke-dasharray="5 5"'),
    path("M12-60q16 4 20 10 14 14 14 28l-2 24H22q4-34-10-62z", palette.night, 'opacity=".25"'),
    circle(0, -72, 16, hair),
    path("M5-87q12 4 11 16-1 10-9 14 4-14-2-30z", palette.night, 'opacity=".3"'),
    hat === "felt" ? stroke("M-9-64q-5 14-4 28M9-64q5 14 4 28", hair, 5.4) : "",
    head,
  ].join("");
}
