import { defaultFacts } from "#content/facts/facts.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { planTrip } from "#content/trips/plan-trip.ts";
import { RouteMap } from "./route-map.tsx";

test("the flight home to Lima's airport is the line of the flight out, and the airport's taxi none", () => {
  const trip = planTrip(defaultFacts, {
    start: null,
    stops: [
      { place: "miraflores", nights: 1 },
      { place: "cusco", nights: 2 },
    ],
  });
  const lines = renderToStaticMarkup(<RouteMap trip={trip} names={{}} label="" />).match(
    /<path d="M[^"]*Q[^"]*"/g,
  );
  expect(lines).toHaveLength(1);
  expect(lines?.[0]?.match(/M/g)).toHaveLength(1);
});
