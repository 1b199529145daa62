import { expect, test } from "vitest";
import { bedsOf, itineraries, itineraryIds } from "#content/facts/itineraries/itineraries.ts";
import { projectPlace } from "#content/facts/map/project-place.ts";
import { places } from "#content/facts/places/places.ts";
import { discRadius, discsApart, mapCuts } from "./map-cuts.ts";
import { spreadSpots } from "./spread-spots.ts";

test("spots that are far enough apart stay where they are", () => {
  const spots = [
    { x: 10, y: 10 },
    { x: 50, y: 10 },
  ];
  expect(spreadSpots(spots, 20, { x: 0, y: 0, width: 60, height: 20 })).toEqual(spots);
});

test.each(itineraryIds)("on the map of %s every disc can be read and stands near its place", (id) => {
  const { map } = itineraries[id];
  const cut = mapCuts[map];
  const spots = bedsOf(itineraries[id]).map((place) => projectPlace(places[place].lat, places[place].lon));
  const discs = spreadSpots(spots, discsApart, cut);
  for (const [index, disc] of discs.entries()) {
    expect(disc.x - discRadius).toBeGreaterThanOrEqual(cut.x);
    expect(disc.y - discRadius).toBeGreaterThanOrEqual(cut.y);
    expect(disc.x + discRadius).toBeLessThanOrEqual(cut.x + cut.width);
    expect(disc.y + discRadius).toBeLessThanOrEqual(cut.y + cut.height);
    const place = spots[index] ?? disc;
    expect(Math.hypot(disc.x - place.x, disc.y - place.y)).toBeLessThan(2 * discsApart);
    for (const other of discs.slice(index + 1)) {
      expect(Math.hypot(other.x - disc.x, other.y - disc.y)).toBeGreaterThan(2 * discRadius);
    }
  }
});
