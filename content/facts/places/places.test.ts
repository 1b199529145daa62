import { expect, test } from "vitest";
import { z } from "zod";
import { placeCategories, placeRegions, places } from "./places.ts";

const years = z.array(z.int().min(1978).max(2030)).min(1);

const place = z.strictObject({
  // Peru's box, without its few islands out at sea.
  lat: z.number().min(-18.4).max(0),
  lon: z.number().min(-81.4).max(-68.6),
  altitude: z.int().min(0).max(6768),
  region: z.enum(placeRegions),
  category: z.enum(placeCategories),
  unesco: years.nullable(),
  intangible: years.optional(),
  accuracy: z.enum(["good", "approximate"]),
});

test.each(Object.entries(places))("%s lies in Peru, at a height that Peru has", (_, facts) => {
  expect(place.safeParse(facts).error).toBeUndefined();
});
