import { expect, test } from "vitest";
import { beyondPlaces } from "#content/facts/beyond/beyond-places.ts";
import { landBorders } from "#content/facts/borders/land-borders.ts";
import { places, type PlaceId } from "#content/facts/places/places.ts";
import { mapFrame, projectPlace } from "#content/facts/map/project-place.ts";
import { markerOffsets, markerRadius, touchRadius } from "./marker-offsets.ts";
import { keysOf } from "#i18n/typed-keys.ts";

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

/** The places that are shown together. Object.keys forgets what the keys are. */
const maps: Record<string, PlaceId[]> = {
  "top ten": topTen,
  "beyond the classic route": keysOf(beyondPlaces),
  jungles: ["tambopata", "manu", "iquitos"],
  "land borders": Object.values(landBorders).map(({ place }) => place),
};

function markersOf(ids: PlaceId[]) {
  return ids.map((id) => {
    const { x, y } = projectPlace(places[id].lat, places[id].lon);
    const { dx, dy } = markerOffsets[id] ?? { dx: 0, dy: 0 };
    return { id, x: x + dx, y: y + dy };
  });
}

test.each(Object.entries(maps))("no two markers of the %s can be meant by one touch", (_, ids) => {
  const markers = markersOf(ids);
  expect(touchRadius).toBeGreaterThan(markerRadius);
  for (const one of markers) {
    for (const other of markers) {
      if (one === other) continue;
      expect(Math.hypot(one.x - other.x, one.y - other.y), `${one.id}, ${other.id}`).toBeGreaterThan(
        2 * touchRadius,
      );
    }
  }
});

test("on the narrowest usual phone a touch has its 44 pixels, and a marker can be seen well", () => {
  const pixels = 354 / mapFrame.width;
  expect(2 * touchRadius * pixels).toBeGreaterThanOrEqual(43.9);
  expect(2 * markerRadius * pixels).toBeGreaterThanOrEqual(23.9);
});

test.each(Object.entries(maps))("every marker of the %s stands wholly on the map", (_, ids) => {
  for (const { id, x, y } of markersOf(ids)) {
    const left = x - mapFrame.x;
    const top = y - mapFrame.y;
    const nearest = Math.min(left, mapFrame.width - left, top, mapFrame.height - top);
    expect(nearest, id).toBeGreaterThan(touchRadius);
  }
});
