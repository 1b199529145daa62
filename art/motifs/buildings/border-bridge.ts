import { palette } from "../../engine/palette.ts";
import { circle, ellipse, path, rect, stroke } from "../../engine/shapes.ts";

/** One bay of the steel bridge, 100 units wide. */
function bay(x: number): string {
  const hangers = [16, 30, 44, 58, 72, 86].map((at) => {
    const rise = Math.round(46 * 4 * (at / 100) * (1 - at / 100));
    return `M${x + at} 0v-${rise}`;
  });
  return (
    stroke(`M${x + 2} 0q48-92 96 0`, "#F3DDB0", 6) +
    stroke(`M${x + 2} 1q48-92 96 0`, palette.terracotta, 4) +
    stroke(hangers.join(""), palette.brick, 1.8)
  );
}

/** A steel bridge between two countries, 300 units long, its deck at 0 and its left end at x = 0; a gate and a flag stand at each end, lorries cross. */
export function borderBridge(): string {
  const flag = (x: number, y: number, stripes: readonly string[]) =>
    stroke(`M${x} ${y}v-62`, palette.night, 2.6) +
    stripes
      .map((ink, index) => path(`M${x + 1 + index * 11} ${y - 61}q6-4 11 0v24q-5-4-11 0z`, ink))
      .join("");
  const gate = (x: number) =>
    rect(x - 4, -38, 58, 9, "#FFF3D8") +
    rect(x + 30, -38, 24, 9, "#C9AA84") +
    stroke(`M${x} 0v-30M${x + 25} 0v-30M${x + 50} 0v-30`, "#7A4A3A", 4) +
    rect(x + 6, -18, 14, 18, palette.sea) +
    rect(x + 9, -15, 8, 7, palette.glow);
  const lorry = (x: number, ink: string) =>
    rect(x, -16, 24, 12, ink) +
    path(`M${x - 10}-4v-9l3-4h7v13z`, palette.salt) +
    circle(x - 4, -3, 3, palette.night) +
    circle(x + 7, -3, 3, palette.night) +
    circle(x + 18, -3, 3, palette.night);
  return [
    path("M88 10h12v34h-12zM188 10h12v34h-12z", "#E9CFA4") +
      path("M95 10h5v34h-5zM195 10h5v34h-5z", "#A9835C"),
    ellipse(94, 45, 18, 3, "#FBF8EC", 'opacity=".7"') + ellipse(194, 45, 18, 3, "#FBF8EC", 'opacity=".7"'),
    lorry(118, palette.sun) + lorry(222, palette.coca) + lorry(56, palette.indigo),
    rect(-40, 0, 372, 9, "#8A4A3A") + rect(-40, -1, 372, 3.4, "#F3DDB0"),
    bay(-6) + bay(94) + bay(194),
    gate(-62) + gate(300),
    flag(-70, 4, [palette.sun, palette.indigo, palette.terracotta]),
    flag(360, 4, ["#C8352E", palette.salt, "#C8352E"]),
  ].join("");
}
