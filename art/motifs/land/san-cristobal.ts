import { type Crest, massif, ribs } from "./massif.ts";
import { peaks } from "./peaks.ts";
import { relief } from "../../engine/relief.ts";
import type { Sheet } from "../../engine/sheet.ts";

/** San Cristóbal, the bare hill behind the old town. */
export function sanCristobal(sheet: Sheet): string {
  const crest: Crest = [
    [-80, 100, 120],
    [160, 100, 190],
    [280, 96, 280],
    [400, 100, 200],
    [620, 100, 120],
    [900, 100, 100],
    [1280, 100, 90],
  ];
  const land = relief({
    heightAt: massif({
      crests: [crest, ...ribs(crest, 80, 200, 5, 1)],
      seed: 15,
      slope: 0.9,
      rocks: 30,
      wave: 80,
      spurs: { towards: 270, pull: -0.002, length: 5 },
    }),
    near: -190,
    depth: 180,
    foot: 600,
    tilt: 0.1,
    grain: 10,
    cast: 0.3,
    light: [-0.8, -0.3, 0.5],
    hidden: 640,
  });
  return peaks(sheet, land, {
    rock: ["#9A7468", "#C39A78", "#E2BC8C"],
    levels: [0.25, 0.6],
    haze: ["#F9DFA6", 0, 0.85],
    least: 600,
    tolerance: 3.4,
  });
}
