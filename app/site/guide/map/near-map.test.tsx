import { expect, test } from "vitest";
import { nearBoard, projectNear } from "#content/facts/map/near-board.ts";
import { places } from "#content/facts/places/places.ts";
import { loadGuidePage } from "#content/loading/load-guide-page.ts";
import { languages } from "#i18n/languages.ts";
import { entriesOf, keysOf } from "#i18n/typed-keys.ts";
import { nearLands, type NearLandId } from "./near-lands.ts";

const pages: NearLandId[] = keysOf(nearLands);

test.each(pages)(
  "all that the map of %s names lies on it, the same places in every language",
  async (page) => {
    const [first, ...others] = await Promise.all(
      languages.map(async (language) => (await loadGuidePage(page, language)).trips?.names ?? {}),
    );
    const named = keysOf(first ?? {});
    expect(named.length).toBeGreaterThan(2);
    for (const other of others) expect(keysOf(other)).toEqual(named);
    for (const [id] of entriesOf(first ?? {})) {
      const [x, y] = projectNear(nearLands[page], [places[id].lat, places[id].lon]);
      expect(x, id).toBeGreaterThan(8);
      expect(x, id).toBeLessThan(nearBoard.width - 8);
      expect(y, id).toBeGreaterThan(8);
      expect(y, id).toBeLessThan(nearBoard.height - 8);
    }
  },
);
