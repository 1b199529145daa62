import { useMemo } from "react";
import type { Block } from "#api/documents/block-tree.ts";
import { useOwnersCategories } from "#i18n/blog/use-categories.ts";
import type { Language } from "#i18n/languages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { blockWords } from "#i18n/short-words/short-words.ts";
import { printPostBody } from "./post-body.ts";
import { PostContents } from "./post-contents.tsx";
import { headingsOf } from "./post-headings.ts";

interface PostTextProps {
  blocks: Block[];
  textLanguage: Language;
  /** Undefined for the page's. */
  lang: Language | undefined;
}

export function PostText({ blocks, textLanguage, lang }: PostTextProps) {
  const { html, headings } = usePrinted(blocks, textLanguage);
  return (
    <>
      <PostContents headings={headings} lang={lang} />
      {/* Printed from blocks, which have no place for a script. */}
      <div className="prose" lang={textLanguage} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

function usePrinted(blocks: Block[], textLanguage: Language) {
  const language = useLanguage();
  const messages = useMessages();
  const categories = useOwnersCategories();
  return useMemo(() => {
    const found = headingsOf(blocks);
    const words = blockWords[textLanguage];
    const html = printPostBody(blocks, found, messages.post, words, language, categories);
    return { html, headings: [...found.values()] };
  }, [blocks, textLanguage, messages, language, categories]);
}
