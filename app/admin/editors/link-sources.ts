import type { QueryClient } from "@tanstack/react-query";
import type { AdminClient } from "#api/admin/admin-client.ts";
import { linkTarget } from "#app/admin/text-editor/links/link-target.ts";
import type { LinkOption, LinkSources } from "#app/admin/text-editor/link-sources.ts";
import { foldText } from "#app/ui/fold-text.ts";
import type { GuideAnchors } from "#api/guide/guide-pages.ts";
import { postPath } from "#i18n/addresses.ts";
import { languages, type Language } from "#i18n/languages.ts";

/** Offered at once, of posts and of pages. */
export const maxOptions = 8;

/** The posts of the admin area, and the pages and sections of the guide in the text's language. */
export const linkSourcesOf = (api: AdminClient, client: QueryClient): LinkSources => ({
  target: linkTarget,
  async findPosts(words, language) {
    const query = {
      search: words.slice(0, 200),
      within: "titles",
      sort: "match",
      limit: maxOptions,
    } as const;
    const { posts } = await api.listAdminPosts(language, query);
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
    return matchingOptions(await guideOptions(api, client, language), words).slice(0, maxOptions);
  },
});

interface GuideOption extends LinkOption {
  /** How the guide's own pages name it. */
  reference: string;
}

/** Milliseconds for which what was loaded is offered: others make pages meanwhile. */
const offeredFor = 30_000;

/** All of a language. A failed load is tried again with the next search. */
export function guideOptions(
  api: AdminClient,
  client: QueryClient,
  language: Language,
): Promise<GuideOption[]> {
  return client.fetchQuery({
    queryKey: ["guideAnchors", language],
    queryFn: async () => (await api.listGuideAnchors(language)).flatMap(optionsOf),
    staleTime: offeredFor,
    gcTime: offeredFor,
  });
}

/** A page, and the parts of it. */
export function optionsOf({ page, title, address, isWithdrawn, parts }: GuideAnchors[number]): GuideOption[] {
  const mark = isWithdrawn ? { isUnpublished: true } : {};
  const within = parts.map(({ id, name, section }) => ({
    id: `page-${page}-${id}`,
    name,
    within: section === undefined ? title : `${title} › ${section}`,
    address: `${address}#${id}`,
    reference: `page:${page}#${id}`,
    ...mark,
  }));
  return [{ id: `page-${page}`, name: title, address, reference: `page:${page}`, ...mark }, ...within];
}

/** Those with every word, without regard to accents and case: first whole pages, and names that begin with what is typed. */
export function matchingOptions<Option extends LinkOption>(options: Option[], typed: string): Option[] {
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
