import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { guidePageFacts, pagesForCategory } from "#content/facts/pages/guide-pages.ts";
import { holidays } from "#content/facts/holidays/holidays.ts";
import { sites } from "#content/facts/places/sites.ts";
import { guidePages, pageAddresses, type GuidePage } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { lineText } from "#content/documents/line.ts";
import { loadGuidePages, targetsOf, wordsOf } from "#tests/support/readers/guide-texts.ts";
import { factsOutsideLanguageParts, ownFacts, languageParts } from "#tests/support/readers/language-parts.ts";
import type { Block, GuidePageText, GuideSection } from "#content/guide-page.ts";

const loaded = await loadGuidePages();
const pictures = join(import.meta.dirname, "..", "..", "public", "pictures");

/** The blocks of the section `id` without those that differ by language. */
function comparedBlocks({ id, blocks }: GuideSection, page: GuidePage): Block[] {
  const own = languageParts(page);
  let isOwn = own.has(id);
  return blocks.filter((block) => {
    const isHeading = block.kind === "heading";
    if (isHeading && !own.has(id)) isOwn = own.has(block.id ?? "");
    return (isHeading && !own.has(id)) || !isOwn;
  });
}

/** The other languages are compared with Hungarian. */
function inHungarian(page: GuidePage): GuidePageText | undefined {
  return loaded.find((one) => one.page === page && one.language === "hu")?.text;
}

function shapeOfBlock(block: Block): unknown {
  switch (block.kind) {
    case "paragraph":
    case "media":
      return block.kind;
    case "heading":
      return [block.kind, block.id];
    case "list":
    case "checklist":
      return [block.kind, block.items.length];
    case "terms":
      return [block.kind, block.shape, block.items.length];
    case "steps":
      return [block.kind, block.items.map(({ text }) => (text === undefined ? "title" : "title and text"))];
    case "table":
      return [block.kind, block.head.length, block.rows.length];
    case "cards":
      return [
        block.kind,
        block.items.map(({ id, picture, text, facts, link }) => ({
          id,
          picture: picture?.id,
          paragraphs: text.length,
          facts: facts?.length,
          site: link?.site,
        })),
      ];
    case "timeline":
      return [block.kind, block.items.map(({ date }) => date)];
    case "phrases":
      return [block.kind, block.items.map(({ text }) => text)];
    case "questions":
      return [block.kind, block.items.map(({ id }) => id)];
    case "note":
      return [block.kind, block.tone, block.text.length];
    case "figure":
      return [block.kind, block.figure];
  }
}

function shapeOf(page: GuidePage, { short, sections, moved, disclaimer }: GuidePageText): unknown {
  return {
    short: short?.length,
    moved: moved?.map(({ id }) => id),
    sections: sections.map((section) => ({
      id: section.id,
      picture: section.picture?.id,
      facts: section.facts?.length,
      blocks: comparedBlocks(section, page).map(shapeOfBlock),
    })),
    disclaimer: disclaimer?.length,
  };
}

/** The holiday cards, which are made from data, have anchors too. */
function idsOf(page: GuidePage, { sections }: GuidePageText): string[] {
  const own = sections.flatMap(({ id, blocks }) => [id, ...blocks.flatMap(idsOfBlock)]);
  return page === "holidays" ? [...own, ...holidays.map(({ id }) => id)] : own;
}

function idsOfBlock(block: Block): string[] {
  const parts = [block, ...("items" in block ? block.items : [])];
  return parts.flatMap((part) => (typeof part === "object" && "id" in part ? (part.id ?? []) : []));
}

/** React uses these texts as keys, so each list must have no duplicates. */
function keysOfBlock(block: Block): string[] {
  if (block.kind === "cards") return block.items.map(({ title }) => title);
  if (block.kind === "timeline") return block.items.map(({ when, title }) => when + title);
  if (block.kind === "phrases") return block.items.map(({ text }) => text);
  return block.kind === "table" ? block.head : [];
}

/** The error in a link's target; null when the target exists. */
function brokenLink(target: string, page: GuidePage, text: GuidePageText): string | null {
  const [scheme, rest = ""] = target.split(/:(.*)/s);
  if (target.startsWith("#")) return idsOf(page, text).includes(target.slice(1)) ? null : `no ${target}`;
  if (scheme === "tel") return /^(\d{3}|\+\d{8,15})$/.test(rest) ? null : `strange number ${rest}`;
  if (scheme === "geo") return /^-\d+\.\d{4},-\d+\.\d{4}\?/.test(rest) ? null : `strange place ${rest}`;
  if (scheme === "https") return rest.startsWith("//www.openstreetmap.org/") ? null : `no site ${rest}`;
  if (scheme === "site") return Object.hasOwn(sites, rest) ? null : `no site ${rest}`;
  if (scheme !== "page") return `strange target ${target}`;
  const [other = "", anchor] = rest.split("#");
  if (!Object.hasOwn(pageAddresses, other)) return `no page ${other}`;
  if (anchor === undefined) return null;
  const found = loaded.find((one) => one.page === other && one.text.title !== "");
  return found && idsOf(found.page, found.text).includes(anchor) ? null : `no ${rest}`;
}

test("the guide's documents are those of its pages and of nothing else", () => {
  const folder = join(import.meta.dirname, "..", "guide");
  expect(readdirSync(folder).toSorted()).toEqual(guidePages.toSorted());
  for (const page of guidePages)
    expect(readdirSync(join(folder, page)).toSorted(), page).toEqual(
      languages.map((language) => `${language}.md`).toSorted(),
    );
});

for (const { page, language, text } of loaded) {
  const words = wordsOf(text);

  test(`${page} in ${language} is built as in Hungarian`, () => {
    expect(text.sections.length).toBeGreaterThan(2);
    expect(shapeOf(page, text)).toEqual(shapeOf(page, inHungarian(page) ?? text));
  });

  test(`${page} in ${language} begins with its answer, whose last line leads on`, () => {
    const short = text.short ?? [];
    expect(short.length).toBeGreaterThanOrEqual(3);
    expect(short.length).toBeLessThanOrEqual(5);
    expect(short.map((line) => targetsOf(line).length)).toEqual([...short.slice(1).map(() => 0), 1]);
    expect(short.map(lineText).filter((line) => line.split(" ").length > 35)).toEqual([]);
  });

  test(`${page} in ${language} has each anchor once`, () => {
    const ids = [...idsOf(page, text), ...(text.moved ?? []).map(({ id }) => id)];
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  test(`${page} in ${language} links only to what there is`, () => {
    const targets = targetsOf(text);
    expect(
      targets.map((target) => brokenLink(target, page, text)).filter((broken) => broken !== null),
    ).toEqual([]);
  });

  test(`${page} in ${language} leads from each former anchor to a part of another page`, () => {
    const targets = (text.moved ?? []).map((part) => targetsOf(part.text).join(" "));
    expect(targets.filter((target) => !/^page:[\w-]+#[\w-]+$/.test(target))).toEqual([]);
    expect(targets.filter((target) => target.startsWith(`page:${page}#`))).toEqual([]);
  });

  test(`${page} in ${language} closes all markup that it opens`, () => {
    expect(words.filter((one) => /[*[\]]|\]\(|\b(page|site):\w/.test(one))).toEqual([]);
  });

  test(`${page} in ${language} says nothing twice where neighbours must differ`, () => {
    const all = text.sections.flatMap(({ blocks }) => blocks.map(keysOfBlock));
    const twice = all.flatMap((keys) => keys.filter((key, index) => keys.indexOf(key) !== index));
    expect(twice).toEqual([]);
  });

  test(`${page} in ${language} has only whole rows in its tables`, () => {
    for (const block of text.sections.flatMap(({ blocks }) => blocks)) {
      if (block.kind !== "table") continue;
      for (const row of block.rows) expect(row, block.caption).toHaveLength(block.head.length);
    }
  });

  test(`${page} in ${language} says what its pictures show`, () => {
    const cards = text.sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === "cards" ? block.items : []));
    const shown = [...text.sections, ...cards].flatMap(({ picture }) => picture ?? []);
    const vehicles = Object.entries(text.vehicles?.items ?? {});
    const all = [
      { id: `pages/${page}`, alt: text.pictureAlt },
      ...shown,
      ...vehicles.map(([id, { alt }]) => ({ id: `vehicles/${id}`, alt })),
    ];
    expect(all.filter(({ id }) => !existsSync(join(pictures, `${id}.svg`)))).toEqual([]);
    expect(all.filter(({ alt }) => alt.trim().length < 20)).toEqual([]);
  });
}

test("each part that a language has of its own is there in every language", () => {
  for (const { page, language, text } of loaded)
    expect(idsOf(page, text), `${page} ${language}`).toEqual(
      expect.arrayContaining([...languageParts(page)]),
    );
});

test.each(guidePages)(
  "%s says the same facts in every language, but for those of one’s own readers",
  (page) => {
    const said = languages.map((language) => factsOutsideLanguageParts(page, language));
    const all = new Set(said.flatMap((facts) => [...facts]));
    const missing = [...all].filter((fact) => said.some((facts) => !facts.has(fact)));
    expect(missing.toSorted()).toEqual([...ownFacts(page)].toSorted());
  },
);

test("each page is followed by three others", () => {
  for (const page of guidePages) {
    const { related } = guidePageFacts[page];
    expect(new Set(related).size, page).toBe(3);
    expect(related, page).not.toContain(page);
  }
});

test("a post is followed by the page of its subject and two others, one of no subject by the guide", () => {
  expect(pagesForCategory("Gastronomy")).toEqual(["gastronomy", "lima-sights", "holidays"]);
  expect(pagesForCategory("Wheather")).toEqual(["weather", "packing-list", "top-ten"]);
  expect(pagesForCategory("uncategorized")).toEqual(["peru-guide", "entry", "weather"]);
});

test.each(languages)(
  "phrases are in %s for those who do not speak Spanish, else words of Quechua",
  (language) => {
    const guide = loaded.find((one) => one.page === "peru-guide" && one.language === language);
    const blocks = guide?.text.sections.flatMap((section) => section.blocks) ?? [];
    expect(blocks.some((block) => block.kind === "phrases")).toBe(language !== "es");
    expect(blocks.some((block) => JSON.stringify(block).includes('"text":"Sulpayki"'))).toBe(
      language === "es",
    );
  },
);

test("the entry page has the anchor of the signature application", () => {
  for (const { page, text } of loaded) {
    if (page === "entry") expect(idsOf(page, text)).toContain("alairas");
  }
});
