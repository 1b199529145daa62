import { escapeAttribute, escapeText } from "#api/post-html/escape-html.ts";
import type { FactDefault } from "#api/facts/fact-default.ts";
import type { ShownFact } from "#api/facts/shown-fact.ts";
import { loadFactParts } from "#content/load-fact-parts.ts";
import { loadPagesOfFacts } from "#content/facts/records/facts-of-pages.ts";
import { loadSayingOfFact } from "#content/facts/records/load-saying-of-fact.ts";
import { factParts } from "#content/fact-parts.ts";
import { printValue } from "#content/print-value.ts";
import { printFact } from "#content/print-fact.ts";
import { factPath } from "#i18n/facts/fact-address.ts";
import { factAge, monthOf } from "#i18n/facts/fact-words.ts";
import type { Language } from "#i18n/languages.ts";
import { requireFact } from "#server/domain/facts/change-fact.ts";
import { readFactOverrides, readFacts, type FactDefaults } from "#server/domain/facts/read-facts.ts";
import type { Queries } from "#server/storage/database.ts";
import { factDefaults } from "./fact-sources.ts";
import type { Guide } from "./guide/guide-reader.ts";

/** Without the pages and the sentence, which its own page alone shows. */
type FactInText = Omit<ShownFact, "pages" | "said"> & { values: Record<string, unknown> };

/** As it is now. @throws DomainError `not_found` */
export async function showFact(
  db: Queries,
  guide: Guide,
  id: string,
  language: Language,
): Promise<ShownFact> {
  const defaults = await factDefaults();
  const byDefault = requireFact(defaults, id);
  const [[fact], pagesOf, overrides] = await Promise.all([
    showAll(db, [byDefault], language),
    loadPagesOfFacts(guide.read),
    readFactOverrides(db, defaults),
  ]);
  if (!fact) throw new Error(`the fact ${id} was not read`);
  const pages = pagesOf.get(id) ?? [];
  const { values: _, ...shown } = fact;
  return { ...shown, pages, said: await loadSayingOfFact(id, pages, language, overrides, guide.read) };
}

/** A link as the cleaner writes it, to the address that no language has to itself. */
const factLinks = /<a href="\/fact\/([\w.-]+)">(.*?)<\/a>/gs;

/** A link may name one of a fact's values, or its month: `food.foodPrices.ceviche`, `food.foodPrices.asOf`. */
const ownerOf = (target: string) => target.replace(/\.[^.]*$/, "");
const partOf = (target: string) => target.slice(target.lastIndexOf(".") + 1);

function printPart(fact: FactInText, part: string, language: Language): string | null {
  if (part === "asOf") return monthOf(fact.checkedOn, language);
  const unit = Object.entries(factParts).find(([name]) => name === part)?.[1];
  return unit ? printValue(fact.values[part], unit, language) : null;
}

interface PostText {
  content: string;
  language: Language;
}

/**
 * A post whose text names the facts as they are now, each as a link to its page with its age. The stored words stay for one
 * that is not known, and for one whose value fits on no line.
 * @param language the reader's, which the text need not be in
 */
export async function withFactsInPost<T extends PostText>(
  db: Queries,
  post: T,
  language: Language,
): Promise<T> {
  const [shown = post] = await withFactsInPosts(db, [post], language);
  return shown;
}

/** Several posts, as `withFactsInPost` gives one; the facts are read once for all of them. */
export async function withFactsInPosts<T extends PostText>(
  db: Queries,
  posts: T[],
  language: Language,
): Promise<T[]> {
  const links = posts.flatMap(({ content }) => [...content.matchAll(factLinks)]);
  const targets = new Set(links.map(([, target = ""]) => target));
  if (targets.size === 0) return posts;
  const defaults = await factDefaults();
  const ids = new Set([...targets].flatMap((target) => [target, ownerOf(target)]));
  const named = [...ids].flatMap((id) => defaults.get(id) ?? []);
  const shown = new Map((await showAll(db, named, language)).map((fact) => [fact.id, fact]));
  const facts = new Map(
    [...targets].flatMap((target) => {
      const whole = shown.get(target);
      const fact = whole ?? shown.get(ownerOf(target));
      if (!fact) return [];
      return [[target, whole ? fact : { ...fact, value: printPart(fact, partOf(target), language) }]];
    }),
  );
  return posts.map((post) => ({ ...post, content: contentWith(facts, post, language) }));
}

function contentWith(facts: ReadonlyMap<string, FactInText>, post: PostText, language: Language): string {
  const lang = language === post.language ? "" : ` lang="${language}"`;
  return post.content.replace(factLinks, (_, id: string, inner: string) => {
    const fact = facts.get(id);
    if (!fact) return inner;
    const title = `${fact.name}: ${factAge(fact, language)}`;
    const words = fact.value === null ? inner : inTheFormatOf(inner, escapeText(fact.value));
    const translated = fact.value === null ? "" : lang;
    return `<a href="${escapeAttribute(factPath(fact.id, language))}" class="fact"${translated} title="${escapeAttribute(title)}">${words}</a>`;
  });
}

/** @param inner the words that it replaces, within the formats that they have */
function inTheFormatOf(inner: string, escaped: string): string {
  let isDone = false;
  return inner.replace(/(<[^>]*>)|[^<]+/g, (_, tag: string | undefined) => {
    if (tag !== undefined) return tag;
    if (isDone) return "";
    isDone = true;
    return escaped;
  });
}

async function showAll(db: Queries, wanted: FactDefault[], language: Language): Promise<FactInText[]> {
  const defaults: FactDefaults = new Map(wanted.map((fact) => [fact.id, fact]));
  // Whether one is due for a check is the desk's concern.
  const [facts, words] = await Promise.all([readFacts(db, defaults, ""), loadFactParts(language)]);
  return facts.map(({ names, value, id, kind, source, checkedOn, isEstimate, isConfirmed }) => ({
    id,
    kind,
    name: names[language],
    value: printFact(value, language, words),
    values: value,
    source,
    // The desk writes a dash for a source that there is none of.
    basis: source === null || source.name === "–" ? (defaults.get(id)?.basis ?? null) : null,
    checkedOn,
    isEstimate,
    isConfirmed,
  }));
}
