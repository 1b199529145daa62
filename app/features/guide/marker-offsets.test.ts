import { expect, test } from "vitest";
import { places, type PlaceId } from "#content/facts/places.ts";
import { mapSize, projectPlace } from "#content/facts/project-place.ts";
import { markerOffsets, markerRadius } from "./marker-offsets.ts";

const topTen: PlaceId[] = [
  "machu-picchu",
  "nazca-lines",
  "lima",
  "huacachina",
  "cusco",
  "rainbow-mountain",
  "sacred-valley",
  "arequipa",
  "iquitos",
  "titicaca",
];

const markers = topTen.map((id) => {
  const { x, y } = projectPlace(places[id].lat, places[id].lon);
  const { dx, dy } = markerOffsets[id] ?? { dx: 0, dy: 0 };
  return { id, x: x + dx, y: y + dy };
});

test("no two markers of the top ten touch", () => {
  for (const one of markers) {
    for (const other of markers) {
      if (one === other) continue;
      expect(Math.hypot(one.x - other.x, one.y - other.y), `${one.id}, ${other.id}`).toBeGreaterThan(
        2 * markerRadius + 2,
      );
    }
  }
});

test("every marker stands wholly on the map", () => {
  for (const { id, x, y } of markers) {
    expect(Math.min(x, mapSize.width - x, y, mapSize.height - y), id).toBeGreaterThan(markerRadius);
  }
});
