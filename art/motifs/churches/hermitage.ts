import { archway } from "./bell-tower.ts";
import { palette } from "../../engine/palette.ts";
import { path, place, rect, stroke } from "../../engine/shapes.ts";

const wall = { sun: "#F2B75C", lit: "#D98B48", shade: "#9A5548", trim: "#F3D9A6", dark: "#43203A" };

/** A vulture at rest, hunched, 20 units high, its feet at 0, 0. */
function vulture(): string {
  return path("M-1 0l-5-3q-3-9 1-14 2-3 5-3 0-2 2-2 3 0 3 3l2 2-3 0q3 8 1 14l-3 8z", palette.night);
}

/** Barranco's hermitage at the end of the bridge, vultures on the bare ribs of its roof; 230 units wide, its foot's middle at 0, 0. */
export function hermitage(): string {
  const ribs = Array.from({ length: 8 }, (_, index) => `M${-96 + index * 15}-88q4-30 34-34`);
  return [
    rect(-112, -90, 150, 90, wall.shade),
    stroke(`${ribs.join("")}M-84-122h118`, wall.dark, 3),
    path("M-112-92h60q0-28 22-34h-48q-30 6-34 34z", "#7A3B36"),
    path(archway(-82, -24, 20, 42) + archway(-44, -24, 20, 42), wall.dark),
    rect(-114, -96, 152, 8, wall.trim),
    // The front with its belfry.
    path("M10 0v-112q20-4 28-30h40q8 26 28 30V0z", wall.lit) + path("M84 0v-136q6 20 22 24V0z", wall.sun),
    rect(6, -114, 104, 8, wall.trim),
    path(archway(58, 0, 36, 66), wall.trim) + path(archway(58, 0, 26, 58), wall.dark),
    `<circle cx="58" cy="-88" r="11" fill="${wall.trim}"/><circle cx="58" cy="-88" r="7" fill="${wall.dark}"/>`,
    rect(38, -178, 40, 38, wall.lit) + rect(66, -178, 12, 38, wall.sun),
    path(archway(58, -142, 16, 28), wall.dark),
    rect(33, -184, 50, 8, wall.trim),
    path("M36-184L58-236l22 52z", "#7A3B36") + path("M64-184L58-236l22 52z", "#C4613C"),
    stroke("M58-234v-20M51-247h14", palette.night, 3),
    place(vulture(), -62, -122, 0.9) +
      place(vulture(), -28, -122, -0.9, 0.9) +
      place(vulture(), 8, -122, 0.8),
  ].join("");
}
