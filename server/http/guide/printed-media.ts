import { printingOfMedia } from "#api/post-html/media-html.ts";
import { printHtml } from "#api/post-html/print-html.ts";
import type { GuidePageText } from "#content/guide-page.ts";
import { loadMessages } from "#i18n/loading/load-messages.ts";
import { loadedMessages } from "#i18n/loading/loaded-messages.ts";
import type { Language } from "#i18n/languages.ts";

/** Makes what prints a page's pictures and videos as posts have them. */
export async function mediaPrinter(language: Language): Promise<(text: GuidePageText) => GuidePageText> {
  await loadMessages(language);
  const printing = printingOfMedia(loadedMessages(language).post);
  return (text) => ({
    ...text,
    sections: text.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) =>
        block.kind === "media" && block.media
          ? { ...block, media: null, html: printHtml([block.media], printing) }
          : block,
      ),
    })),
  });
}
