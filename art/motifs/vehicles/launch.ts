import { palette } from "../../engine/palette.ts";
import { circle, path, smooth, stroke } from "../../engine/shapes.ts";

/** An open motorboat full of people in life jackets, facing right, about 400 units long, its waterline at 0. */
export function launch(): string {
  const crew = Array.from({ length: 9 }, (_, at) => {
    const x = -128 + at * 29;
    const row = at % 2;
    return [
      path(`M${x - 12}-34q0-26 12-26t12 26z`, row ? "#E8742A" : "#F08A3A"),
      stroke(`M${x - 4}-56v22M${x + 5}-56v22`, "#B8501E", 2.4),
      circle(x, -67, 8, row ? palette.bark : palette.clay),
      path(
        `M${x - 9}-70q0-9 9-9t9 9l6 2-4 2z`,
        [palette.salt, palette.indigo, palette.terracotta][at % 3] ?? "",
      ),
    ].join("");
  });
  return [
    path("M-196-44h18v40h-14z", "#3A3A48"),
    path("M-200-56h26q6 8 2 18h-26z", palette.night),
    crew.join(""),
    stroke("M150-34v-44", "#5A4A44", 5),
    path("M152-78l30 8-30 10z", "#D2342E"),
    path(smooth("-178 -36!, 60 -36, 150 -40, 214 -58!, 190 -20, 160 4!, -170 4!"), "#F4F0E6"),
    path(smooth("-178 -20!, 60 -20, 150 -22, 202 -36!, 190 -20, 160 4!, -170 4!"), "#2F7FA0"),
    path(smooth("-172 -4!, 60 -4, 176 -8!, 160 4!, -170 4!"), "#1B4A62"),
    stroke("M-178-36H60q90-4 154-22", palette.night, 3, 'opacity=".4"'),
    path(
      smooth("-240 12!, -200 2, -170 2!, 170 2!, 230 -6, 262 6!, 220 12, 120 10, -100 14"),
      "#EAF4EE",
      'opacity=".9"',
    ),
  ].join("");
}
