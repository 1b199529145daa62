import type { Block } from "#api/documents/block-tree.ts";
import type { Run } from "#api/documents/inline.ts";
import { nodesIn, replaceNodes } from "#api/documents/walk-nodes.ts";
import type { FactDefault } from "#api/facts/fact-default.ts";
import { typeOfField, type TypedValue } from "#api/facts/field-types.ts";
import type { ShownFact } from "#api/facts/shown-fact.ts";
import { printHtml } from "#api/post-html/print-html.ts";
import type { Post, StoredPost } from "#api/posts/posts.ts";
import { loadFactFields } from "#content/loading/load-fact-fields.ts";
import { factsWith } from "#content/facts/facts.ts";
import { loadPagesOfFacts } from "#content/facts/records/facts-of-pages.ts";
import { loadSayingOfFact } from "#content/facts/records/load-saying-of-fact.ts";
import { printValue } from "#content/printing/print-value.ts";
import { printFact } from "#content/printing/print-fact.ts";
import { factPath } from "#i18n/facts/fact-address.ts";
import { factAge, monthOf } from "#i18n/facts/fact-words.ts";
import type { Language } from "#i18n/languages.ts";
import { requireFact } from "#server/domain/facts/change-fact.ts";
import { factsOf, overridesOf, type FactDefaults, type KnownFacts } from "#server/domain/facts/read-facts.ts";
import type { SitePages } from "#server/domain/guide/withdrawn-pages.ts";
import type { Guide } from "#server/http/guide/guide-reader.ts";
import { withLiveLinks } from "#server/http/guide/live-links.ts";

/** Without the pages and the sentence, which its own page alone shows. */
type FactInText = Omit<ShownFact, "pages" | "said"> & { typed: TypedValue };

interface Reading {
  /** The reader's, which a text need not be in. */
  language: Language;
  /** The day in Peru. */
  today: string;
}

interface TextReading extends Reading {
  /** Links lead to those that readers have, in the reader's language. */
  sitePages: SitePages;
}

/** Shows a fact as it is now. @throws DomainError `not_found` */
export async function showFact(
  known: KnownFacts,
  guide: Guide,
  id: string,
  reading: Reading,
): Promise<ShownFact> {
  const { language } = reading;
  const [fact] = await showAll(known, [requireFact(known.defaults, id)], reading);
  const overrides = overridesOf(known);
  const pagesOf = await loadPagesOfFacts(guide.read, factsWith(overrides));
  if (!fact) throw new Error(`the fact ${id} was not read`);
  const pages = (pagesOf.get(id) ?? []).filter((page) => !guide.withdrawn.has(page));
  const { typed: _, ...shown } = fact;
  return { ...shown, pages, said: await loadSayingOfFact(id, pages, language, overrides, guide.read) };
}

/** A text may name one of a fact's values, or its month: `food.foodPrices.ceviche`, `food.foodPrices.asOf`. */
const ownerOf = (target: string) => target.replace(/\.[^.]*$/, "");
const partOf = (target: string) => target.slice(target.lastIndexOf(".") + 1);

function printPart(fact: FactInText, part: string, language: Language): string | null {
  if (part === "asOf") return monthOf(fact.checkedOn, language);
  const type = fact.typed.fields[part];
  return type ? printValue(fact.typed.value[part], typeOfField(type).type, language) : null;
}

interface PostText {
  blocks: Block[];
  language: Language;
}

/** A post as readers get it. */
export async function showPost(known: KnownFacts, post: StoredPost, reading: TextReading): Promise<Post> {
  const [blocks = []] = await showTexts(known, [post], reading);
  return { ...post, content: printHtml(blocks), blocks };
}

/**
 * The blocks of texts, which name the facts as they are now, each as a link to its page with its age. The stored words stay for one
 * that is not known, and for one whose value fits on no line.
 */
export async function showTexts(
  known: KnownFacts,
  stored: PostText[],
  { sitePages, ...reading }: TextReading,
): Promise<Block[][]> {
  const { language } = reading;
  const texts = stored.map((text) => ({
    ...text,
    blocks: withLiveLinks(text.blocks, sitePages, language),
  }));
  const nodes = texts.flatMap(({ blocks }) => nodesIn(blocks));
  const targets = new Set(nodes.flatMap((node) => (node.type === "fact" ? node.attrs.fact : [])));
  if (targets.size === 0) return texts.map(({ blocks }) => blocks);
  const ids = new Set([...targets].flatMap((target) => [target, ownerOf(target)]));
  const named = [...ids].flatMap((id) => known.defaults.get(id) ?? []);
  const shown = new Map((await showAll(known, named, reading)).map((fact) => [fact.id, fact]));
  const facts = new Map(
    [...targets].flatMap((target) => {
      const whole = shown.get(target);
      const fact = whole ?? shown.get(ownerOf(target));
      if (!fact) return [];
      return [[target, whole ? fact : { ...fact, value: printPart(fact, partOf(target), language) }]];
    }),
  );
  return texts.map((text) => withFacts(facts, text.blocks, language, text.language));
}

function withFacts(
  facts: ReadonlyMap<string, FactInText>,
  blocks: Block[],
  language: Language,
  textLanguage: Language | undefined,
): Block[] {
  return replaceNodes(blocks, (node) => {
    if (node.type !== "fact") return undefined;
    const fact = facts.get(node.attrs.fact);
    if (!fact) return node.content ?? [];
    const { value } = fact;
    const href = factPath(fact.id, language);
    const title = `${fact.name}: ${factAge(fact, language)}`;
    const lang = value === null || language === textLanguage ? {} : { lang: language };
    const words = node.content ?? [];
    const content = value === null ? words : inTheFormatOf(words, value);
    return [{ ...node, attrs: { ...node.attrs, shown: { href, title, ...lang } }, content }];
  });
}

/** @param words that a value replaces, in the format of the first of them */
function inTheFormatOf(words: readonly Run[], value: string): Run[] {
  const first = words.find(({ type }) => type === "text");
  return words.flatMap((run) =>
    run === first ? { ...run, type: "text", text: value } : run.type === "text" ? [] : run,
  );
}

async function showAll(
  { records }: KnownFacts,
  wanted: FactDefault[],
  { language, today }: Reading,
): Promise<FactInText[]> {
  const defaults: FactDefaults = new Map(wanted.map((fact) => [fact.id, fact]));
  const words = await loadFactFields(language);
  return factsOf({ defaults, records }, today).map(({ names, id, kind, source, ...fact }) => ({
    id,
    kind,
    name: names[language],
    value: printFact(fact, language, words),
    typed: fact,
    source,
    // Editors write a dash for a source that there is none of.
    basis: source === null || source.name === "–" ? (defaults.get(id)?.basis ?? null) : null,
    checkedOn: fact.checkedOn,
    isEstimate: fact.isEstimate,
    isConfirmed: fact.isConfirmed,
    validUntil: fact.validUntil,
    hasEnded: fact.hasEnded,
  }));
}
