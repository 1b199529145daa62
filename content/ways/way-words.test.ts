import { expect, test } from "vitest";
import { lineText } from "#content/documents/line.ts";
import { defaultFacts as facts, recordFacts } from "#content/facts/facts.ts";
import { minutesOf, priceOf, wayOptions } from "#content/facts/ways/way-options.ts";
import { findWayPair, relatedPairs, wayPairIds, wayPairs } from "#content/facts/ways/way-pairs.ts";
import { languages } from "#i18n/languages.ts";
import { loadWayWords } from "./load-way-words.ts";

test("each pair says in each language what it is and when each of its ways is the right one", async () => {
  for (const language of languages) {
    const { pairs, labels, groups } = (await loadWayWords(language))(facts);
    expect(Object.keys(pairs), language).toEqual(wayPairIds);
    for (const pair of wayPairIds) {
      const { name, title, description, lead, ways, season } = pairs[pair];
      const at = `${language} ${pair}`;
      expect(name.split(" – "), at).toHaveLength(2);
      expect(description.length, at).toBeLessThanOrEqual(160);
      expect(lineText(lead).length, at).toBeGreaterThan(80);
      expect(Object.keys(ways), at).toEqual(Object.keys(wayOptions[pair]));
      for (const { when } of Object.values(ways)) expect(lineText(when).length, at).toBeGreaterThan(40);
      const said = [
        title,
        lead,
        season ?? "",
        ...Object.values(ways).flatMap(({ when, station = "" }) => [when, station]),
      ];
      for (const line of said) expect(lineText(line), at).not.toMatch(/[{}]|\*\*|undefined/);
    }
    const titles = Object.values(pairs).flatMap(({ title, description }) => [title, description]);
    expect(new Set(titles).size, language).toBe(titles.length);
    for (const label of [...Object.values(labels), ...Object.values(groups)])
      expect(label.trim()).not.toBe("");
  }
});

test("each way leads from the first place to the second, and its price is a fact with a month", () => {
  for (const pair of wayPairIds) {
    for (const [name, option] of Object.entries(wayOptions[pair])) {
      const rides = option.rides.map(facts);
      expect([rides[0]?.from, rides.at(-1)?.to], `${pair} ${name}`).toEqual(wayPairs[pair]);
      const [least, most] = minutesOf(facts, option);
      expect(least, `${pair} ${name}`).toBeGreaterThan(0);
      expect(most).toBeGreaterThanOrEqual(least);
      const { result, read } = recordFacts(facts, (known) => priceOf(known, option)?.range.map(String));
      if (result)
        expect(
          read.map(({ asOf }) => asOf).filter((asOf) => asOf >= "2017"),
          `${pair} ${name}`,
        ).not.toEqual([]);
    }
  }
});

test("a pair is found from either end, from Lima's airport too, and leads on to others", () => {
  expect(findWayPair("puno", "cusco")).toBe("cusco-puno");
  expect(findWayPair("airport-lim", "cusco")).toBe("lima-cusco");
  expect(findWayPair("cusco", "cusco")).toBeNull();
  expect(findWayPair("mancora", "puno")).toBeNull();
  for (const pair of wayPairIds) expect(relatedPairs(pair), pair).not.toContain(pair);
  expect(relatedPairs("cusco-puno")[0]).toBe("lima-puno");
});
