import { palette } from "../../engine/palette.ts";
import { circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";

const steps = 8;

/** The throne of Easter Sunday, a stepped pyramid of white candles and maize cobs of wax with the risen Christ on top, 420 units wide and 520 high. */
export function candleThrone(): string {
  const tiers = Array.from({ length: steps }, (_, at) => {
    const foot = -70 - at * 48;
    const half = 200 - at * 22;
    const count = Math.round(half / 9);
    const candles = Array.from({ length: count }, (_unused, index) => {
      const x = -half + 10 + (index * (half * 2 - 20)) / (count - 1);
      return [x, foot - 30 - ((index * 7) % 5)] as const;
    });
    const gems = Math.max(3, count >> 1);
    const ornament = Array.from({ length: gems }, (_unused, index) => {
      const x = -half + 16 + (index * (half * 2 - 32)) / (gems - 1);
      return `M${Math.round(x)} ${foot - 3}l-9-14 9-12 9 12z`;
    });
    return [
      rect(-half, foot - 32, half * 2, 34, at % 2 ? "#EDE6D8" : "#F8F4E8"),
      rect(half * 0.3, foot - 32, half * 0.7, 34, "#C9C3D2", 'opacity=".45"'),
      path(ornament.join(""), "#FFFFFF"),
      path(ornament.join(""), "none", 'stroke="#D9CDB4" stroke-width="1.6"'),
      stroke(`M${-half} ${foot}H${half}`, "#E3B75A", 4),
      stroke(candles.map(([x, y]) => `M${Math.round(x)} ${foot - 30}V${y - 12}`).join(""), "#FFFDF2", 4),
      candles.map(([x, y]) => ellipse(Math.round(x), y - 17, 2.8, 5, "#F6A93C")).join(""),
    ].join("");
  });
  return [
    bearers(),
    path("M-214-70h428l-8 22h-412z", "#B5862E"),
    path("M60-70h154l-8 22H60z", "#8E6422"),
    stroke("M-206-58h412", "#F2D27A", 4),
    risen(),
    tiers.toReversed().join(""),
  ].join("");
}

/** Those who carry it, seen as far as the boards leave them free. */
function bearers(): string {
  return Array.from({ length: 9 }, (_, at) => {
    const x = -176 + at * 44;
    return place(
      path(smooth("-17 0!, -16 -34, 0 -42, 16 -34, 17 0!"), at % 2 ? "#2A2F52" : "#3A3050") +
        circle(0, -50, 11, "#B5663F") +
        path("M-12-52q1-12 12-12t12 12q-12-5-24 0z", palette.night),
      x,
      0,
    );
  }).join("");
}

function risen(): string {
  return place(
    [
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => {
        const turn = (at / 8) * Math.PI;
        return stroke(
          `M${Math.round(-Math.cos(turn) * 26)} ${Math.round(-52 - Math.sin(turn) * 26)}L${Math.round(-Math.cos(turn) * 50)} ${Math.round(-52 - Math.sin(turn) * 50)}`,
          "#F0C45A",
          4,
        );
      }),
      path(smooth("-18 0!, -14 -40, 0 -48, 14 -40, 18 0!"), "#FFFFFF"),
      path("M-13-36l26 8 3 28h-8l-22-26z", "#C4472E"),
      stroke("M-12-38l-18-16M12-38l16-20", "#FFFFFF", 7),
      circle(0, -54, 9, "#C98058"),
      path("M-9.5-56q0-10 9.5-10t9.5 10v8l-3-6q-6-5-13 0l-3 6z", "#4A2A20"),
      stroke("M28-58V-104M28-98h22l-6-7 6-7H28", "#C4472E", 3.4),
    ].join(""),
    0,
    -440,
  );
}
