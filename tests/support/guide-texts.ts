import type { Block, GuidePageText, Term, VehicleTexts } from "#content/guide-page.ts";
import { loadGuidePage } from "#content/load-guide-page.ts";
import { guidePages, type GuidePage } from "#i18n/addresses.ts";
import { languages, type Language } from "#i18n/languages.ts";

export interface LoadedGuidePage {
  page: GuidePage;
  language: Language;
  text: GuidePageText;
}

/** Every page of the guide in every language, the languages of a page one after the other. */
export function loadGuidePages(): Promise<LoadedGuidePage[]> {
  const all = guidePages.flatMap((page) => languages.map((language) => ({ page, language })));
  return Promise.all(all.map(async (one) => ({ ...one, text: await loadGuidePage(one.page, one.language) })));
}

/** Words that a reader reads: those with marks are `MarkedText`, the others are shown as they are. */
export interface Words {
  text: string;
  marked: boolean;
}

const plain = (text: string): Words => ({ text, marked: false });
const marked = (text: string): Words => ({ text, marked: true });
const wordsOfTerms = (terms: Term[] = []) => terms.flatMap(({ term, text }) => [marked(term), marked(text)]);

/** All that a page says in its body, in the page's order; its title, lead and disclaimer too. */
export function wordsOf(page: GuidePageText): Words[] {
  const { title, lead, pictureAlt, sections, vehicles, disclaimer = [] } = page;
  return [
    plain(title),
    marked(lead),
    plain(pictureAlt),
    ...sections.flatMap((section) => [
      plain(section.title),
      ...(section.picture ? [plain(section.picture.alt)] : []),
      ...wordsOfTerms(section.facts),
      ...section.blocks.flatMap(wordsOfBlock),
    ]),
    ...(vehicles ? wordsOfVehicles(vehicles) : []),
    ...disclaimer.map(marked),
  ];
}

function wordsOfVehicles({ caption, items }: VehicleTexts): Words[] {
  return [
    marked(caption),
    ...Object.values(items).flatMap(({ name, sign, alt }) => [marked(name), marked(sign), plain(alt)]),
  ];
}

function wordsOfBlock(block: Block): Words[] {
  if (typeof block === "string") return [marked(block)];
  switch (block.kind) {
    case "heading":
      return [plain(block.text)];
    case "list":
    case "checklist":
      return block.items.map(marked);
    case "steps":
      return block.items.flatMap(({ title, text }) => [title, text ?? []].flat().map(marked));
    case "terms":
      return wordsOfTerms(block.items);
    case "cards":
      return block.items.flatMap(({ title, picture, text, facts, link }) => [
        plain(title),
        ...(picture ? [plain(picture.alt)] : []),
        ...text.map(marked),
        ...wordsOfTerms(facts),
        ...(link ? [plain(link.label)] : []),
      ]);
    case "timeline":
      return block.items.flatMap(({ when, title, text }) => [plain(when), plain(title), marked(text)]);
    case "phrases":
      return block.items.flatMap(({ spanish, translation }) => [plain(spanish), plain(translation)]);
    case "note":
      return [plain(block.title), ...block.text.map(marked)];
    case "table":
      return [...[block.caption, ...block.head].map(plain), ...block.rows.flat().map(marked)];
    case "figure":
      return [];
  }
}

/** Where the links of a marked text lead, for example `page:entry#alairas`. */
export function targetsOf(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
}

/** A marked text as it is read; a mark that is not closed stays in it. */
export function withoutMarks(text: string): string {
  const marks = /\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\([^)\s]+\)/g;
  const bare = text.replace(marks, (_, strong, local, words) => strong ?? local ?? words);
  return bare === text ? text : withoutMarks(bare);
}
