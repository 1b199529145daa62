import { circle, path, place, smooth, stroke } from "../../engine/shapes.ts";

const [red, black, white, ochre, slate] = ["#B23A2A", "#2A2228", "#F6EEDA", "#E8B74E", "#4F7288"];

/** The god with the fangs, in the lozenge that frames him on the walls of the Moche; 200 units wide and high, his nose at 0, 0. */
export function fangedGod(): string {
  const curls = [-1, 1].flatMap((side) =>
    [
      [34, -44, 52, -70],
      [46, -22, 74, -34],
      [48, 4, 78, 4],
      [44, 30, 68, 42],
      [26, 48, 38, 72],
    ].map(([x = 0, y = 0, tipX = 0, tipY = 0]) =>
      stroke(
        `M${side * x} ${y}Q${side * (x + tipX) * 0.55} ${(y + tipY) * 0.5} ${side * tipX} ${tipY}q${side * 7} ${tipY < 0 ? -5 : 5} ${side * 3} ${tipY < 0 ? 7 : -7}`,
        white,
        6,
      ),
    ),
  );
  return [
    path("M0-100L100 0 0 100-100 0z", black),
    path("M0-90L90 0 0 90-90 0z", red),
    path("M0-80L80 0 0 80-80 0z", slate),
    curls.join(""),
    circle(-42, 4, 13, white) + circle(42, 4, 13, white) + circle(-42, 4, 7, red) + circle(42, 4, 7, red),
    path(smooth("-36 -34!, -18 -44, 18 -44, 36 -34!, 40 0, 30 34, 12 46, -12 46, -30 34, -40 0"), black),
    path(smooth("-32 -30!, -16 -39, 16 -39, 32 -30!, 35 0, 26 31, 10 41, -10 41, -26 31, -35 0"), ochre),
    stroke("M-28-22q12-8 22 0M28-22q-12-8-22 0", black, 5),
    circle(-16, -8, 9, white) +
      circle(16, -8, 9, white) +
      circle(-16, -8, 4.4, black) +
      circle(16, -8, 4.4, black),
    path("M0-14l9 20H-9z", red),
    path("M-24 12h48v20q-24 10-48 0z", black),
    path("M-20 15h40v14q-20 8-40 0z", white),
    path("M-14 14v18M-7 14v20M0 14v20M7 14v20M14 14v18", "none", `stroke="${black}" stroke-width="2"`),
    path("M-18 14l5 20 4-20zM18 14l-5 20-4-20z", white),
  ].join("");
}

/** A dancer of the frieze, hand in hand with the next, 100 units high and 70 wide, his feet at 0, 0. */
export function friezeDancer(): string {
  return [
    stroke("M-35-58q14-4 22 4M35-58q-14-4-22 4", ochre, 8),
    path("M-16-62h32l4 30h-40z", white),
    path("M-20-34h40l-4 10h-32z", red),
    stroke("M-9-24v22h-8M9-24v22h8", ochre, 8),
    path("M-14-92h28v28h-28z", ochre),
    path("M-20-104h40l-6 14h-28z", slate),
    path("M-4-116h8v14h-8z", white),
    stroke("M-7-80h4M5-80h4M-6-70h13", black, 3.4),
    stroke("M-10-52h20M-10-44h20", red, 3),
  ].join("");
}

/** A row of the same, `step` apart, from `x` on. */
export function frieze(
  part: string,
  x: number,
  y: number,
  count: number,
  step: number,
  scale: number,
): string {
  return Array.from({ length: count }, (_, at) => place(part, x + at * step, y, scale)).join("");
}
