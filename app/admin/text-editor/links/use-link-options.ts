import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { afterPause } from "#app/admin/calls/after-pause.ts";
import type { LinkOption, LinkSources } from "#app/admin/text-editor/link-sources.ts";
import type { Language } from "#i18n/languages.ts";

const nothing: { posts: LinkOption[]; pages: LinkOption[]; hasFailed: boolean } = {
  posts: [],
  pages: [],
  hasFailed: false,
};

/** Posts and guide pages with these words in their titles; none for an empty text. */
export function useLinkOptions(words: string, language: Language, { findPosts, findPages }: LinkSources) {
  const { data, isFetching } = useQuery({
    queryKey: ["linkOptions", words, language],
    async queryFn({ signal }) {
      await afterPause(signal);
      // One that fails leaves the other's.
      const answers = await Promise.allSettled([findPosts(words, language), findPages(words, language)]);
      for (const answer of answers) {
        if (answer.status === "rejected") console.warn("The site could not be searched", answer.reason);
      }
      const [posts = [], pages = []] = answers.map((answer) =>
        answer.status === "fulfilled" ? answer.value : [],
      );
      return { posts, pages, hasFailed: answers.some(({ status }) => status === "rejected") };
    },
    enabled: words !== "",
    placeholderData: keepPreviousData,
  });
  return { ...(words === "" || !data ? nothing : data), isSearching: isFetching };
}
