import { expect, test } from "vitest";
import { mapCuts } from "./map-cuts.ts";
import { placeNames } from "./place-names.ts";

test("a name stands to the right of its disc, unless another disc or the edge of the map is there", () => {
  const { south } = mapCuts;
  const [alone, first, second, atEdge] = placeNames(
    [
      { x: 150, y: 400 },
      { x: 250, y: 400 },
      { x: 275, y: 400 },
      { x: south.x + south.width - 12, y: 500 },
    ],
    ["Nazca", "Pisac", "Cusco", "Puno"],
    south,
    11,
  );
  expect(alone).toMatchObject({ y: 400, anchor: "start" });
  expect(first).toMatchObject({ y: 400, anchor: "end" });
  expect(second).toMatchObject({ y: 400, anchor: "start" });
  expect(atEdge).toMatchObject({ y: 500, anchor: "end" });
});
