import { palette } from "../../engine/palette.ts";
import { type View, wallOf } from "../../engine/perspective.ts";
import { path, place, stroke } from "../../engine/shapes.ts";

const wood = { sun: "#E58A4C", lit: "#B9552F", mid: "#8E3B28", shade: "#5E2427", dark: "#3A1A28" };
/** Both ends in the plan; the deck is a man's height lower there than in its middle. */
const [left, right] = [
  [-22.5, 37],
  [21, 25.5],
] as const;
const broad = 3;
const bays = 24;
/** The villa on the right hides the bays before this one. */
const firstSeen = 5;

/** The height of the deck above the eye, `share` of the way across. */
function deckAt(share: number): number {
  return 5.4 + 1.5 * Math.sin(Math.PI * share);
}

/** Where somebody stands on the bridge, `share` of the way from its right end, with the height of a metre there. */
export function onBridge(view: View, share: number, inward = 1.2): { x: number; y: number; metre: number } {
  const rail = wallOf(view, right, left);
  const spot = rail.spot([rail.length * share, deckAt(share), -inward]);
  const [x, y] = view.at(spot);
  return { x, y, metre: view.metreAt(spot[2]) };
}

/** The wooden footbridge of Barranco from below against the light; `people` go over it behind the near rail. */
export function bridgeOfSighs(view: View, people: string): string {
  const near = wallOf(view, right, left);
  const along = (share: number) => near.length * share;
  const shares = Array.from({ length: bays + 1 - firstSeen }, (_, index) => (firstSeen + index) / bays);
  const coarse = shares.filter((_, index) => index % 3 === 1 || index === 0);
  const strip = (low: number, high: number, out = 0, outHigh = out) =>
    near.shape([
      ...coarse.map((share) => [along(share), deckAt(share) + low, out] as const),
      ...coarse.toReversed().map((share) => [along(share), deckAt(share) + high, outHigh] as const),
    ]);
  const posts = shares.map((share) =>
    near.shape(
      [
        [along(share), deckAt(share)],
        [along(share), deckAt(share) + 1.15],
      ],
      false,
    ),
  );
  const crosses = shares.slice(1).map((share, index) => {
    const before = shares[index] ?? 0;
    const line = (low: number, high: number) =>
      near.shape(
        [
          [along(before), deckAt(before) + low],
          [along(share), deckAt(share) + high],
        ],
        false,
      );
    return line(0.2, 1) + line(1, 0.2);
  });
  const joists = shares.map((share) => {
    return near.shape(
      [
        [along(share), deckAt(share) - 0.35, 0],
        [along(share), deckAt(share) - 0.35, -broad],
      ],
      false,
    );
  });
  return [
    path(strip(1.05, 1.2, -broad), wood.shade),
    path(strip(-0.35, -0.35, 0, -broad), wood.lit),
    stroke(joists.join(""), wood.shade, 2.6),
    path(strip(-0.75, -0.1, -broad), wood.dark),
    people,
    braces(view),
    path(strip(-0.8, 0, 0), wood.shade) + path(strip(-0.1, 0.1, 0), wood.mid),
    stroke(
      near.shape(
        coarse.map((share) => [along(share), deckAt(share) - 0.8] as const),
        false,
      ),
      wood.sun,
      2,
    ),
    stroke(crosses.join(""), wood.mid, 3),
    stroke(posts.join(""), wood.lit, 6),
    path(strip(1.08, 1.28, 0), wood.lit) + path(strip(1.24, 1.3, 0), wood.sun),
    ...[0.27, 0.53, 0.8].map((share) => {
      const { x, y, metre } = onBridge(view, share, 0);
      return place(lantern(), x, y - metre * 1.2, metre / 30);
    }),
  ].join("");
}

/** Slanting struts from the banks to the deck. */
function braces(view: View): string {
  const near = wallOf(view, right, left);
  const brace = (from: number, up: number, to: number) =>
    [0, -broad].map((out) => {
      const [foot, head] = [near.length * from, near.length * to];
      return near.shape([
        [foot, up, out],
        [head, deckAt(to) - 0.5, out],
        [head + (to > from ? 1.1 : -1.1), deckAt(to) - 0.5, out],
        [foot, up - 1.1, out],
      ]);
    });
  const all = [brace(0.17, 0.6, 0.34), brace(0.93, 2.6, 0.77)];
  return all.map(([front = "", back = ""]) => path(back, wood.dark) + path(front, wood.shade)).join("");
}

/** A street lamp on its short post, about 45 units high. */
export function lantern(): string {
  return (
    `<circle cx="0" cy="-32" r="34" fill="${palette.glow}" opacity=".28"/>` +
    stroke("M0 0v-22", palette.night, 3) +
    path("M-6-22h12l3-19h-18z", "#FFF0BE") +
    path("M-12-41q12-13 24 0zM-8-22h16l-3 4h-10z", palette.night)
  );
}
