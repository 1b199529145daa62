/** A point of an outline; the third number is how round it is in `smooth` (1 when absent, 0 is a corner). */
export type Point = readonly [x: number, y: number, roundness?: number];

/** Points, or their short form as `points` reads it. */
export type Outline = string | readonly Point[];

/**
 * Reads an outline written as `"x y, x y"`; `!` behind a point makes it a corner, a third number sets its roundness.
 *
 * @example points("0 0!, 40 12, 80 0 .3")
 */
export function points(text: string): Point[] {
  return text.split(",").map((part): Point => {
    const [x = 0, y = 0, roundness] = part.replace("!", " 0").trim().split(/\s+/).map(Number);
    return roundness === undefined ? [x, y] : [x, y, roundness];
  });
}

function read(outline: Outline): readonly Point[] {
  return typeof outline === "string" ? points(outline) : outline;
}

/** A number as short as a drawing needs it: one decimal, no leading zero. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, "$1.");
}

function pack(numbers: number[]): string {
  return numbers
    .map(short)
    .reduce((text, part) => text + (part.startsWith("-") || text === "" ? "" : " ") + part, "");
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Path data of straight lines through the points, in relative steps because they compress better. */
export function straight(outline: Outline, closed = true): string {
  let [lastX, lastY] = [0, 0];
  const steps = read(outline).map(([x, y]) => {
    const step = pack([tenth(x) - lastX, tenth(y) - lastY]);
    [lastX, lastY] = [tenth(x), tenth(y)];
    return step;
  });
  return `M${steps[0] ?? "0 0"}l${steps.slice(1).join(" ").replaceAll(" -", "-")}${closed ? "z" : ""}`;
}

/** Path data of a soft curve through the points (Catmull–Rom); corners stay where a point asks for one. */
export function smooth(outline: Outline, closed = true): string {
  const knots = read(outline);
  const count = knots.length;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return knots[wrapped] ?? [0, 0];
  };
  const start = at(0);
  let [lastX, lastY] = [tenth(start[0]), tenth(start[1])];
  let data = `M${pack([lastX, lastY])}c`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave = (from[2] ?? 1) / 6;
    const arrive = (to[2] ?? 1) / 6;
    const part = pack([
      from[0] + (to[0] - before[0]) * leave - lastX,
      from[1] + (to[1] - before[1]) * leave - lastY,
      to[0] - (after[0] - from[0]) * arrive - lastX,
      to[1] - (after[1] - from[1]) * arrive - lastY,
      tenth(to[0]) - lastX,
      tenth(to[1]) - lastY,
    ]);
    data += (index === 0 || part.startsWith("-") ? "" : " ") + part;
    [lastX, lastY] = [tenth(to[0]), tenth(to[1])];
  }
  return data + (closed ? "z" : "");
}

/** A `<path>`; `more` holds further attributes as they stand in the file. */
export function path(data: string, fill: string, more = ""): string {
  return `<path d="${data}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function polygon(outline: Outline, fill: string, more = ""): string {
  return path(straight(outline), fill, more);
}

export function blob(outline: Outline, fill: string, more = ""): string {
  return path(smooth(outline), fill, more);
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ""): string {
  return `<rect${pairs({ x, y, width, height })} fill="${fill}"${more && ` ${more}`}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, more = ""): string {
  return `<circle${pairs({ cx: x, cy: y, r: radius })} fill="${fill}"${more && ` ${more}`}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ""): string {
  return `<ellipse${pairs({ cx: x, cy: y, rx, ry })} fill="${fill}"${more && ` ${more}`}/>`;
}

/** An open line with round ends. */
export function stroke(data: string, colour: string, thick: number, more = ""): string {
  return band(data, colour, thick, `stroke-linecap="round"${more && ` ${more}`}`);
}

/** An open line cut off square at its ends. */
export function band(data: string, colour: string, thick: number, more = ""): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${short(thick)}"${more && ` ${more}`}/>`;
}

/** Moves and scales a drawing; a negative `scaleX` turns it to face the other way. */
export function place(
  markup: string,
  x: number,
  y: number,
  scaleX = 1,
  scaleY = Math.abs(scaleX),
  turn = 0,
): string {
  const scale = scaleX === 1 && scaleY === 1 ? "" : `scale(${+scaleX.toFixed(3)} ${+scaleY.toFixed(3)})`;
  const turned = turn === 0 ? "" : `rotate(${short(turn)})`;
  return `<g transform="translate(${short(x)} ${short(y)})${turned}${scale}">${markup}</g>`;
}

function pairs(values: Record<string, number>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${short(value)}"`)
    .join("");
}
