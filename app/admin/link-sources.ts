import { deskApi } from "#app/admin/desk-api.ts";
import type { LinkOption, LinkSources } from "#app/admin/text-editor/link-sources.ts";
import { foldText } from "#app/ui/fold-text.ts";
import type { Block, GuideSection } from "#content/guide-page.ts";
import { loadGuidePage } from "#content/load-guide-page.ts";
import { guidePages, pagePath, postPath, type GuidePage } from "#i18n/addresses.ts";
import { languages, type Language } from "#i18n/languages.ts";

/** Offered at once, of posts and of pages. */
const maxOptions = 8;

/** The posts of the desk, and the pages and sections of the guide in the text's language. */
export const linkSources: LinkSources = {
  async findPosts(words, language) {
    const query = {
      search: words.slice(0, 200),
      within: "titles",
      sort: "match",
      limit: maxOptions,
    } as const;
    const { posts } = await deskApi.listDeskPosts(language, query);
    return posts.map((post) => {
      const isUnpublished = languages.every((each) => post.states?.[each] !== "published");
      return {
        id: `post-${post.id}`,
        name: post.title,
        lang: post.language,
        // The slug of a draft changes with its title.
        address: postPath(isUnpublished ? post.id : post.slugs[language], language),
        isUnpublished,
      };
    });
  },
  async findPages(words, language) {
    return matchingOptions(await guideOptions(language), words).slice(0, maxOptions);
  },
};

const loaded = new Map<Language, Promise<LinkOption[]>>();

/** All of a language. Loaded with the first search; a failed load is tried again with the next one. */
export function guideOptions(language: Language): Promise<LinkOption[]> {
  const known = loaded.get(language);
  if (known) return known;
  const loading = Promise.all(guidePages.map((page) => optionsOf(page, language))).then((all) => all.flat());
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}

async function optionsOf(page: GuidePage, language: Language): Promise<LinkOption[]> {
  const { title, sections } = await loadGuidePage(page, language);
  const address = pagePath(page, language);
  const parts = sections.flatMap(partsOf).map(({ id, name, section }) => ({
    id: `page-${page}-${id}`,
    name,
    within: section === undefined ? title : `${title} › ${section}`,
    address: `${address}#${id}`,
  }));
  return [{ id: `page-${page}`, name: title, address }, ...parts];
}

interface Part {
  id: string;
  name: string;
  /** In which it stands; undefined for a section itself. */
  section?: string;
}

/** The section, and what in it has an id of its own: cards, headings and questions. Several of a page may share a name. */
function partsOf({ id, title, blocks }: GuideSection): Part[] {
  return [{ id, name: title }, ...blocks.flatMap(partsOfBlock).map((part) => ({ ...part, section: title }))];
}

function partsOfBlock(block: Block): Part[] {
  if (typeof block === "string") return [];
  if (block.kind === "heading") return block.id ? [{ id: block.id, name: block.text }] : [];
  if (block.kind === "questions") return block.items.map(({ id, question }) => ({ id, name: question }));
  if (block.kind !== "cards") return [];
  return block.items.flatMap(({ id, title }) => (id ? [{ id, name: title }] : []));
}

/** Those with every word, without regard to accents and case: first whole pages, and names that begin with what is typed. */
export function matchingOptions(options: LinkOption[], typed: string): LinkOption[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => foldText(text).includes(word));
  const rank = ({ name, within }: LinkOption) => {
    if (!has(name)) return 4;
    return (within ? 2 : 0) + (foldText(name).startsWith(words[0] ?? "") ? 0 : 1);
  };
  return options
    .filter(({ name, within = "" }) => has(`${name} ${within}`))
    .toSorted((one, other) => rank(one) - rank(other));
}
