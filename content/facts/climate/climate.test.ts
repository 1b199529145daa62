import { expect, test } from "vitest";
import { z } from "zod";
import { climate, type CityClimate } from "./climate.ts";

const temperatures = z.array(z.number().min(-10).max(40)).length(12);
const amounts = z.array(z.number().min(0).max(400)).length(12);
const quality = z.enum(["verified", "cross-checked", "republished", "computed", "estimate"]);

const cityClimate = z.strictObject({
  zone: z.enum(["coast", "andes", "amazon"]),
  lat: z.number().min(-18.4).max(0),
  lon: z.number().min(-81.4).max(-68.6),
  altitude: z.int().min(0).max(5000),
  station: z.string().min(1),
  period: z.string().min(1).nullable(),
  source: z.string().min(1),
  tmax: temperatures,
  tmin: temperatures,
  rain: amounts,
  rainYear: z.number().min(0),
  wetDays: z.array(z.number().min(0).max(31)).length(12).nullable(),
  quality: z.strictObject({ temperature: quality, rain: quality }),
});

const cities: [string, CityClimate][] = Object.entries(climate);

test.each(cities)("%s has twelve months of everything, in credible ranges", (_, city) => {
  expect(cityClimate.safeParse(city).error).toBeUndefined();
});

test.each(cities)("in %s every month's maximum is above its minimum", (_, city) => {
  city.tmax.forEach((max, month) => expect(max).toBeGreaterThan(city.tmin[month] ?? Infinity));
});

test.each(cities)("the months of %s add up to its year of rain", (_, city) => {
  const sum = city.rain.reduce((total, month) => total + month, 0);
  expect(Math.abs(sum - city.rainYear)).toBeLessThan(1);
});

test("the rain of Arequipa is known to be an estimate", () => {
  expect(climate.arequipa.quality.rain).toBe("estimate");
});
