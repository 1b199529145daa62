import { expect, test } from "vitest";
import { nearestNames } from "./nearest-names.ts";

const candidates = [
  "places/lima",
  "places/machu-picchu",
  "places/pisac",
  "pages/weather",
  "categories/weather",
];

test.each([
  ["places/limaa", ["places/lima"]],
  ["places/lma", ["places/lima"]],
  ["lima", ["places/lima"]],
  ["photos/lima", ["places/lima"]],
  ["Places/Machu Picchu", ["places/machu-picchu"]],
  ["places/machupichu", ["places/machu-picchu"]],
  ["places/weather", ["pages/weather", "categories/weather"]],
  ["places/IMG_20260714", []],
  ["places/titicaca", []],
])("%s may mean %j", (mistaken, names) => {
  expect(nearestNames(mistaken, candidates)).toEqual(names);
});
