import { palette } from "../../engine/palette.ts";
import { circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";

const silver = { light: "#F8F6FA", base: "#CFCEDC", shade: "#8E8CA8" };

/** The litter of the Lord of Miracles: the painted Christ in rays of silver over flowers and candles, on men's shoulders; about 360 units wide and 440 high, the ground at 0, 0. */
export function milagrosLitter(): string {
  const rays = Array.from({ length: 25 }, (_, at) => {
    const turn = Math.PI * (at / 24);
    const reach = at % 2 ? 122 : 146;
    return `M${Math.round(-Math.cos(turn) * 84)} ${Math.round(-318 - Math.sin(turn) * 84)}L${Math.round(-Math.cos(turn) * reach)} ${Math.round(-318 - Math.sin(turn) * reach)}`;
  });
  const candles = [-132, -112, -92, 92, 112, 132].map(
    (x, at) =>
      rect(x - 4, -206 - (at % 3) * 8, 8, 56, "#FFF6E2") +
      ellipse(x, -214 - (at % 3) * 8, 4.4, 9, "#FFB545") +
      circle(x, -214 - (at % 3) * 8, 18, "#FFD98A", 'opacity=".3"'),
  );
  const flowers = Array.from({ length: 46 }, (_, at) => {
    const x = -142 + (at % 23) * 13;
    const row = at < 23 ? 0 : 1;
    return circle(
      x,
      -146 + row * 13 + (at % 3) * 3,
      8.6,
      ["#F6F0E4", "#8E5AA8", "#F6F0E4", "#B98AC8"][at % 4] ?? palette.salt,
    );
  });
  return [
    ellipse(6, 0, 210, 16, palette.night, 'opacity=".4"'),
    ...[-156, -104, -52, 0, 52, 104, 156].map((x, at) => place(bearer(at % 2 === 0), x, 0)),
    path("M-190-128h380v18h-380z", silver.shade) + path("M-190-128h380v7h-380z", silver.light),
    path("M-150-150h300l8 26h-316z", silver.base) +
      stroke(
        Array.from({ length: 12 }, (_, at) => `M${-142 + at * 26}-128q13-16 24 0`).join(""),
        silver.shade,
        3,
      ),
    stroke(rays.join(""), silver.light, 7) + stroke(rays.join(""), silver.shade, 1.6),
    path("M-92-160V-312a92 92 0 0 1 184 0V-160z", silver.base),
    path("M30-400a92 92 0 0 1 62 88V-160H58V-312q0-56-28-88z", silver.shade, 'opacity=".7"'),
    path("M-92-160V-312a92 92 0 0 1 184 0V-160", "none", `stroke="${silver.light}" stroke-width="6"`),
    painting(),
    ...[-118, 118].map((x) => angel(x)),
    ...candles,
    ...flowers,
  ].join("");
}

/** Christ on the cross before a dark land, sun and moon beside him. */
function painting(): string {
  return [
    path("M-70-168V-310a70 70 0 0 1 140 0V-168z", "#2C3A5E"),
    path("M-70-206q34-26 70-10t70-14v62h-140z", "#5A4630"),
    circle(-40, -328, 10, "#F0C45A") + path("M36-338a11 11 0 1 0 9 18 9 9 0 0 1-9-18z", "#F6F0E4"),
    stroke("M0-360V-180M-46-312H46", "#6A3E26", 12) + stroke("M-3-360V-180M-46-315H46", "#9A6A3E", 3),
    stroke("M-40-316q22 2 34 12M40-316q-22 2-34 12", "#8E5238", 7),
    path(smooth("-9 -304!, 9 -304!, 11 -276, 7 -252!, -7 -252!, -11 -276"), "#8E5238"),
    path("M-12-258h24l4 22-14 4-16-6z", "#F6F0E4"),
    stroke("M-4-236l3 40M5-234l-5 40", "#8E5238", 7),
    circle(-3, -316, 9, "#8E5238") + path("M-12-318q0-10 9-10t9 10l-3-3q-6-4-12 0z", "#2A1A1C"),
    circle(-3, -318, 15, "none", 'stroke="#F0C45A" stroke-width="2.4"'),
    path("M-62-170l8-34q6-8 12 0l8 34z", "#3A6A9A") + circle(-48, -212, 6, "#B9744C"),
    path("M34-170l8-34q6-8 12 0l8 34z", "#8E2F3A") + circle(48, -212, 6, "#B9744C"),
  ].join("");
}

/** One of the lamp-bearing angels at the corners. */
function angel(x: number): string {
  return place(
    path(smooth("-15 -146!, -10 -190, 0 -202, 10 -190, 15 -146!"), silver.base) +
      path("M3-200q8 8 12 54H5z", silver.shade) +
      path("M-9-194q-22-8-24-34 20 4 26 24zM9-194q22-8 24-34-20 4-26 24z", silver.light) +
      circle(0, -212, 9, silver.light) +
      stroke("M0-222v-22", silver.shade, 4) +
      circle(0, -250, 9, "#FFD98A") +
      circle(0, -250, 26, "#FFD98A", 'opacity=".28"'),
    x,
    10,
  );
}

/** A carrier in his purple habit with its white cord, about 130 units high. */
function bearer(bareheaded: boolean): string {
  return [
    path(smooth("-22 -4!, -20 -66, -12 -92, 12 -92, 20 -66, 22 -4!"), bareheaded ? "#6A3A86" : "#5A2F74"),
    path("M6-92q10 4 14 26l2 62H8q6-50-2-88z", palette.night, 'opacity=".28"'),
    stroke("M-8-90q8 14 16 0M0-82v44", "#F6F0E4", 3.4),
    stroke("M-19-50q19 8 38 0", "#F6F0E4", 3),
    path("M-14-4h11v6h-13zM3-4h11l2 6H3z", palette.night),
    circle(0, -104, 12, "#B9744C"),
    path("M4-115q9 4 8 12-1 8-6 10 3-12-2-22z", "#8A4E35"),
    path("M-12-106q0-13 12-13t12 13q-6-5-12-5t-12 5z", "#231820"),
    stroke("M-5-103h3M3-103h3", palette.night, 1.8),
  ].join("");
}
