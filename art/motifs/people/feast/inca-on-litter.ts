import { palette } from "../../../engine/palette.ts";
import { circle, ellipse, path, stroke } from "../../../engine/shapes.ts";

/** The Inca on his golden litter on the shoulders of bearers, about 150 units wide and 130 high, the ground at 0, 0. */
export function incaOnLitter(): string {
  const bearer = (x: number, ink: string) =>
    stroke(`M${x - 3}-18v16M${x + 4}-18v16`, "#8A4E35", 5) +
    path(`M${x - 10}-16l2-24q8-6 16 0l2 24q-10 4-20 0z`, ink) +
    circle(x, -46, 6, "#B9744C") +
    path(`M${x - 7}-48q7-8 14 0z`, palette.night) +
    stroke(`M${x - 7}-49h14`, "#E2503A", 2.6);
  const feathers = Array.from({ length: 7 }, (_, at) => {
    const lean = (at - 3) * 7;
    return `M0-104L${lean}-${130 - Math.abs(lean) * 0.4}`;
  }).join("");
  return [
    ellipse(10, 1, 88, 8, palette.night, 'opacity=".3"'),
    ...[-62, -40, 40, 62].map((x, at) => bearer(x, at % 2 ? "#B5482A" : "#26305C")),
    stroke("M-84-44H84", "#6A3E26", 6) + stroke("M-84-46H84", "#C98A3C", 2.4),
    path("M-32-46h64l-8-22h-48z", "#C4761F") + path("M-32-46h64l-4-8h-56z", "#F7D58A"),
    path("M-26-66q-4-48 10-52h32q14 4 10 52z", "#E9A93C") + path("M12-118h4q14 4 10 52h-14z", "#C4761F"),
    circle(0, -100, 26, "#F7D58A") + circle(0, -100, 20, "#E9A93C"),
    stroke(feathers, "#E2503A", 4) + stroke("M0-104v-28", palette.salt, 4),
    path("M-18-58l4-30q14-8 28 0l4 30q-18 6-36 0z", "#8E1F33"),
    stroke("M-16-68q16 6 32 0", "#F7D58A", 4),
    stroke("M-13-84l-16-18M13-84l16-18", "#8E1F33", 6) +
      circle(-31, -104, 4, "#B9744C") +
      circle(31, -104, 4, "#B9744C"),
    circle(0, -98, 8, "#B9744C"),
    path("M-9-100q9-10 18 0v-4q-9-8-18 0z", "#F7D58A"),
  ].join("");
}
