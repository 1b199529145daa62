import { palette } from "../../engine/palette.ts";
import { leaf } from "../plants/plants.ts";
import { createRandom } from "../../engine/random.ts";
import { blob, circle, ellipse, path, place, stroke } from "../../engine/shapes.ts";

/** A lime: cut open, or whole; about 90 units across, its middle at 0, 0. */
export function lime(cut: boolean): string {
  const whole = blob(
    "-48 2, -40 -22, -8 -34, 28 -28, 46 -8, 54 -2, 44 12, 24 30, -10 34, -38 24",
    palette.coca,
  );
  if (!cut) {
    return (
      whole +
      blob("-40 0, -32 -20, -6 -28, 18 -22, 6 -4, -16 12, -34 14", palette.leaf) +
      ellipse(-18, -14, 8, 4, "#D5E29A")
    );
  }
  const wedges = Array.from({ length: 9 }, (_, index) => {
    const turn = (index / 9) * 2 * Math.PI;
    const edge = (angle: number) => `${Math.round(Math.cos(angle) * 36)} ${Math.round(Math.sin(angle) * 34)}`;
    return `M${Math.round(Math.cos(turn) * 6)} ${Math.round(Math.sin(turn) * 6)}L${edge(turn - 0.27)}Q${Math.round(Math.cos(turn) * 41)} ${Math.round(Math.sin(turn) * 39)} ${edge(turn + 0.27)}z`;
  });
  return (
    circle(4, 6, 46, palette.moss) +
    circle(0, 0, 46, palette.coca) +
    circle(0, 0, 42, "#EEF0C4") +
    path(wedges.join(""), "#A8C254")
  );
}

/** A cob of purple maize in its husk, from above, about 300 units long. */
export function cob(): string {
  const random = createRandom(4);
  const husk =
    path(leaf(-10, 90, -100, -60, 30, 30) + leaf(10, 90, 96, -40, -34, 30), "#C9B36A") +
    path(leaf(0, 110, -60, -20, 24, 24), "#E3D296");
  const rows = Array.from({ length: 15 }, (_, row) => {
    const half = Math.sin(((row + 1.2) / 17) * Math.PI) ** 0.6 * 44;
    return Array.from({ length: 5 }, (_unused, column) => {
      const x = ((column - 2) / 2) * half * 0.8;
      return ellipse(
        x,
        -150 + row * 17 + random(-2, 2),
        half * 0.22 + 1,
        8.5,
        column > 2 ? "#3B1530" : random() > 0.6 ? "#8A3F6E" : palette.maize,
      );
    }).join("");
  });
  const body = ellipse(18, 0, 46, 140, palette.night, 'opacity=".35"') + ellipse(0, -26, 44, 134, "#2A1024");
  return place(body + rows.join("") + husk, 0, 0, 1, 1, 18);
}

/** A long chilli with its shadow, about 240 units long, its middle at 0, 0. */
export function chili(lit: string, shaded: string): string {
  const pod = "-110 10!, -90 -14, -50 -26, 20 -22, 80 -30, 120 -52!, 96 -6, 40 16, -30 22, -90 22";
  return [
    blob(pod, palette.night, 'opacity=".35" transform="translate(12 16)"'),
    blob(pod, lit),
    blob("-100 12!, -40 4, 30 -2, 90 -24, 120 -52!, 96 -6, 40 16, -30 22, -90 22", shaded),
    stroke("M-76-8q40-10 84-8", palette.salt, 4, 'opacity=".7"'),
    blob("-112 12, -108 -10, -92 -16, -84 0, -90 20", palette.coca),
    stroke("M-106 2q-24-4-34-22", palette.coca, 9),
  ].join("");
}
