import { expect, test } from "vitest";
import { places } from "#content/facts/places/places.ts";
import { planPlaces } from "#content/trips/plan.ts";
import { nearbySights } from "./nearby-sights.ts";

test("sights are as near as a day trip goes", () => {
  expect(nearbySights(["cusco"])).toEqual(
    expect.arrayContaining(["sacsayhuaman", "moray", "machu-picchu", "rainbow-mountain"]),
  );
  expect(nearbySights(["miraflores"])).not.toContain("caral");
  expect(nearbySights(["iquitos"])).toEqual([]);
});

test("sights come in the order of the stops, each once, and no stop is one", () => {
  expect(nearbySights(["trujillo", "nazca", "huanchaco"])).toEqual(["chan-chan", "nazca-lines"]);
  const all = nearbySights(planPlaces);
  expect(all.filter((sight) => planPlaces.some((place) => place === sight))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});

test("a sight has a point by which it is found", () => {
  for (const sight of nearbySights(planPlaces)) expect(places[sight].accuracy, sight).toBe("good");
});
