import { expect, test } from "vitest";
import { holidays } from "#content/facts/holidays/holidays.ts";
import { places } from "#content/facts/places/places.ts";
import { factRecords } from "#content/facts/records/fact-records.ts";
import { loadFactNames } from "#content/loading/load-fact-names.ts";
import { loadHolidayNames } from "#content/loading/load-holiday-texts.ts";
import { loadPlaceNames } from "#content/loading/load-place-names.ts";
import { languages } from "#i18n/languages.ts";

test.each(languages)(
  "every fact, place and holiday has a name in %s, and nothing else has",
  async (language) => {
    const named: [Record<string, string>, string[]][] = [
      [await loadFactNames(language), Object.keys(factRecords)],
      [await loadPlaceNames(language), Object.keys(places)],
      [await loadHolidayNames(language), holidays.map(({ id }) => id)],
    ];
    for (const [names, ids] of named) {
      expect(Object.keys(names).toSorted()).toEqual(ids.toSorted());
      expect(Object.values(names).filter((name) => !(name.trim().length > 1))).toEqual([]);
    }
  },
);
