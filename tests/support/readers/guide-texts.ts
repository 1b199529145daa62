import type { Block, GuidePageText, Term, TripTexts, VehicleTexts } from "#content/guide-page.ts";
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

/** A text that a reader reads: `InlineMarkup`, or shown as it is. */
export interface ShownText {
  text: string;
  hasMarkup: boolean;
}

const plain = (text: string): ShownText => ({ text, hasMarkup: false });
const markup = (text: string): ShownText => ({ text, hasMarkup: true });
const wordsOfTerms = (terms: Term[] = []) => terms.flatMap(({ term, text }) => [markup(term), markup(text)]);

/** All that a page says in its body, in the page's order; its title, lead and disclaimer too. */
export function wordsOf(page: GuidePageText): ShownText[] {
  const { title, lead, pictureAlt, sections, vehicles, trips, disclaimer = [], sources = [] } = page;
  return [
    plain(title),
    markup(lead),
    plain(pictureAlt),
    ...sections.flatMap((section) => [
      plain(section.title),
      ...(section.picture ? [plain(section.picture.alt)] : []),
      ...wordsOfTerms(section.facts),
      ...section.blocks.flatMap(wordsOfBlock),
    ]),
    ...(vehicles ? wordsOfVehicles(vehicles) : []),
    ...(trips ? wordsOfTrips(trips) : []),
    ...disclaimer.map(markup),
    ...sources.map(markup),
  ];
}

function wordsOfVehicles({ caption, items }: VehicleTexts): ShownText[] {
  return [
    markup(caption),
    ...Object.values(items).flatMap(({ name, sign, alt }) => [markup(name), markup(sign), plain(alt)]),
  ];
}

function wordsOfTrips({ names, days }: TripTexts): ShownText[] {
  const told = Object.values(days).flatMap((trip) => Object.values(trip));
  return [
    ...Object.values(names).map(plain),
    ...told.flatMap(({ title, text }) => [plain(title), markup(text)]),
  ];
}

function wordsOfBlock(block: Block): ShownText[] {
  if (typeof block === "string") return [markup(block)];
  switch (block.kind) {
    case "heading":
      return [plain(block.text)];
    case "list":
    case "checklist":
      return block.items.map(markup);
    case "steps":
      return block.items.flatMap(({ title, text }) => [title, text ?? []].flat().map(markup));
    case "terms":
      return wordsOfTerms(block.items);
    case "cards":
      return block.items.flatMap(({ title, picture, text, facts, link }) => [
        plain(title),
        ...(picture ? [plain(picture.alt)] : []),
        ...text.map(markup),
        ...wordsOfTerms(facts),
        ...(link ? [plain(link.label)] : []),
      ]);
    case "timeline":
      return block.items.flatMap(({ when, title, text }) => [plain(when), plain(title), markup(text)]);
    case "phrases":
      return block.items.flatMap(({ spanish, translation }) => [plain(spanish), plain(translation)]);
    case "questions":
      return block.items.flatMap(({ question, answer }) => [plain(question), ...answer.map(markup)]);
    case "note":
      return [plain(block.title), ...block.text.map(markup)];
    case "table":
      return [...[block.caption, ...block.head].map(plain), ...block.rows.flat().map(markup)];
    case "figure":
      return [];
  }
}

/** Where the links of a text with markup lead, for example `page:entry#alairas`. */
export function targetsOf(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
}

/** A text with markup as it is read; markup that is not closed stays in it. */
export function withoutMarkup(text: string): string {
  const pattern = /\*\*(.+?)\*\*|\*(?:(?:qu|en):)?(.+?)\*|\[([^\]]+)\]\([^)\s]+\)/g;
  const bare = text.replace(pattern, (_, strong, local, words) => strong ?? local ?? words);
  return bare === text ? text : withoutMarkup(bare);
}
