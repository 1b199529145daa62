import { createRandom } from "../../engine/random.ts";
import { band, path, short, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

const steps = 17;
/** The hollow's left end, its two folds and its right end: where they stand at the foot and at the top. */
const knots = [
  [588, 712, 660, 326],
  [704, 700, 712, 334],
  [920, 700, 838, 336],
  [1078, 716, 908, 318],
] as const;

type Place = readonly [x: number, y: number];
/** Across the hollow: the ends, and between them what draws the line into it. */
type Line = readonly [Place, Place, Place, Place];

/** The line across at a height of the hollow; `ends` are how far it runs into the rock on either side. */
function lineAt(step: number, ends: readonly [number, number]): Line {
  // Nearer terraces are taller.
  const share = 1 - (1 - step / steps) ** 1.22;
  const [left, first, second, right] = knots.map(([x, y, topX, topY]): Place => [
    Math.round(x + (topX - x) * share),
    Math.round(y + (topY - y) * share),
  ]);
  const at = (place: Place | undefined, aside: number): Place => [
    (place?.[0] ?? 0) + Math.round(aside),
    place?.[1] ?? 0,
  ];
  return [at(left, -ends[0]), at(first, 0), at(second, 0), at(right, ends[1])];
}

function bent([from, ...rest]: readonly Place[], command = "M"): string {
  let [lastX, lastY] = from ?? [0, 0];
  const legs = rest.map(([x, y]) => {
    const leg = `${x - lastX} ${y - lastY}`;
    [lastX, lastY] = [x, y];
    return leg;
  });
  return `${command}${from?.[0]} ${from?.[1]}l${legs.join(" ").replaceAll(" -", "-")}`;
}

/** The seventeen terraces of Ollantaytambo, stacked in the hollow between two spurs of rock. */
export function fortressTerraces(sheet: Sheet): string {
  const random = createRandom(11);
  const runs = Array.from({ length: steps }, (_, step) => {
    // Low down the hollow opens, and the terraces with it.
    const wide = step < 7 ? 20 : 0;
    const ends = [random(-6, 10) + wide / 2, random(-12, 16) + wide] as const;
    const at = (part: number) => lineAt(step + part, ends);
    return { base: at(0), low: at(0.17), seam: at(0.33), high: at(0.5), rim: at(0.66), back: at(1) };
  });
  const all = (key: "base" | "low" | "seam" | "high" | "rim") => runs.map((run) => bent(run[key])).join("");
  const strips = (low: "base" | "rim", high: "rim" | "back") =>
    runs.map((run) => `${bent(run[low])}${bent(run[high].toReversed(), "L")}z`).join("");
  const fold = [runs[0]?.base[2] ?? [0, 0], runs.at(-1)?.back[2] ?? [0, 0]] as const;
  const paint = (left: string, middle: string, right: string) =>
    sheet.gradient(
      [
        [0.2, left],
        [0.3, middle],
        [1, right],
      ],
      [0, 0, 1, 0],
    );
  return [
    path(strips("rim", "back"), paint("#55793F", "#8DB052", "#CBD670")),
    path(strips("base", "rim"), paint("#8A6054", "#CFA273", "#FADFAE")),
    // The stones' uprights are the dashes of broad lines.
    band(all("low"), "#6E4440", 5, 'stroke-dasharray="1.4 19 1.4 27 1.4 15 1.4 33" opacity=".45"'),
    band(all("high"), "#6E4440", 5, 'stroke-dasharray="1.4 29 1.4 17 1.4 23" opacity=".45"'),
    band(all("seam"), "#6E4440", 1.4, 'opacity=".5"'),
    stroke(all("rim"), "#FBEABB", 2),
    stroke(all("base"), "#3A4636", 2.6),
    // The right side of the hollow looks into the sun.
    path(
      bent([fold[0], ...runs.flatMap(({ base, back }) => [base[3], back[3]]), fold[1]]) + "z",
      "#FFE9A8",
      'opacity=".25"',
    ),
    // The left spur's shadow, broken by each step that it falls over.
    path(`M560 730L648 328l44 0${shadowEdge()}z`, "#3B2440", 'opacity=".38"'),
  ].join("");
}

function shadowEdge(): string {
  return Array.from({ length: steps }, (_, index) => {
    const step = steps - index;
    const [[leftX, y], [foldX]] = lineAt(step - 0.3, [0, 0]);
    const [[, base]] = lineAt(step - 1, [0, 0]);
    const x = leftX + (foldX - leftX) * (0.5 - 0.25 * (step / steps));
    return `L${short(x - 5)} ${y}L${short(x + 5)} ${base}`;
  }).join("");
}

/** The long flight on the left of the terraces. */
export function fortressStair(): string {
  const treads = Array.from({ length: 34 }, (_, index) => {
    const share = 1 - (1 - index / 34) ** 1.3;
    return `M${short(662 + 28 * share)} ${short(744 - 418 * share)}h${short(34 - 22 * share)}`;
  }).join("");
  return [
    path("M696 746l9 0 1-422-4 0z", "#5E3A40"),
    path("M662 746h34L702 324h-12z", "#F4DBA6"),
    path(treads, "none", 'stroke="#A9764F" stroke-width="2"'),
  ].join("");
}

/** The six upright slabs of the unfinished temple, thin stones between them, on their own wall. */
export function sunTemple(): string {
  const tops = [276, 267, 272, 263, 269, 260];
  const slab = (index: number) => [650 + index * 23, 324 - index * 0.8] as const;
  const fronts = tops.map((top, index) => {
    const [x, foot] = slab(index);
    return `M${x} ${short(foot)}V${top + 3}l3-3 15 1 2 3V${short(foot)}z`;
  });
  const sides = tops.map((top, index) => {
    const [x, foot] = slab(index);
    return `M${x + 15} ${short(foot)}V${top}l5 2V${short(foot)}z`;
  });
  return [
    path("M654 324V284l128-14v52z", "#7E4A44"),
    path(fronts.join(""), "#F0BC94"),
    path(sides.join(""), "#AD6550"),
    path("M644 346l2-26 150-9 46 21 0 14z", "#D3A274") +
      path("M646 320l150-9 46 21 0 8-48-18-148 7z", "#E9C08C"),
    path(
      "M648 333l148-8",
      "none",
      'stroke="#7E4A44" stroke-width="1.4" stroke-dasharray="14 2 22 2 9 2" opacity=".7"',
    ),
  ].join("");
}
