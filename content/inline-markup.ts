import type { InlineMarkup } from "./guide-page.ts";

/** What stands between the words of a text, as content/guide-page.ts describes it; its named groups say what it found. */
export const inlineMarkup =
  /\*\*(?<strong>.+?)\*\*|\*(?:(?<spoken>qu|en):)?(?<local>.+?)\*|\[(?<words>[^\]]*)\]\((?<target>[^)\s]+)\)/g;

/** A text as it is read, without its markup. */
export function plainText(text: InlineMarkup): string {
  const bare = text.replaceAll(
    inlineMarkup,
    // The named groups are the last argument.
    (...match) => {
      const { strong, local, words } = match.at(-1) as Partial<Record<string, string>>;
      return strong ?? local ?? words ?? "";
    },
  );
  return bare === text ? text : plainText(bare);
}
