import { expect, test } from "vitest";
import type { Block } from "#content/guide-page.ts";
import { loadGuidePage } from "#content/loading/load-guide-page.ts";
import type { GuidePage } from "#i18n/addresses.ts";
import { blockPages, walkedPages } from "./walked-pages.ts";

/** By what its component draws it: a card, for example, by the parts that it has. */
function looksOf(block: Block): string[] {
  if (block.kind === "cards")
    return block.items.map((card) => `card of ${Object.keys(card).toSorted().join(", ")}`);
  const { figure, tone, shape, facts } = { figure: "", tone: "", shape: "", facts: null, ...block };
  return [[block.kind, figure, tone, shape, facts ? "with facts" : ""].join(" ")];
}

async function looksOn(pages: readonly GuidePage[]): Promise<Set<string>> {
  const texts = await Promise.all(pages.map((page) => loadGuidePage(page, "hu")));
  return new Set(texts.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks.flatMap(looksOf))));
}

test("journeys look closely at every kind of block and every figure that the guide has", async () => {
  const all = await looksOn(walkedPages);
  expect(all.size).toBeGreaterThan(25);
  const seen = await looksOn(blockPages);
  expect([...all].filter((look) => !seen.has(look))).toEqual([]);
});
