import { expect, test } from "vitest";
import { places } from "#content/facts/places/places.ts";
import { mapSize, projectPlace } from "./project-place.ts";

test("every place falls on the map, off its edges", () => {
  for (const { lat, lon } of Object.values(places)) {
    const { x, y } = projectPlace(lat, lon);
    expect(x).toBeGreaterThan(8);
    expect(x).toBeLessThan(mapSize.width - 8);
    expect(y).toBeGreaterThan(8);
    expect(y).toBeLessThan(mapSize.height - 8);
  }
});

test("the country's ends fall inside the margins", () => {
  const northEast = projectPlace(-0.04, -68.65);
  const southWest = projectPlace(-18.35, -81.33);
  expect(northEast.y).toBeGreaterThan(4);
  expect(northEast.x).toBeLessThan(mapSize.width - 4);
  expect(southWest.y).toBeLessThan(mapSize.height - 4);
  expect(southWest.x).toBeGreaterThan(4);
});

test("a distance is as long to the east as to the south", () => {
  const cusco = projectPlace(-13.5, -72);
  const south = projectPlace(-14.5, -72);
  const east = projectPlace(-13.5, -72 + 1 / Math.cos((13.5 * Math.PI) / 180));
  expect((east.x - cusco.x) / (south.y - cusco.y)).toBeCloseTo(1, 1);
});
