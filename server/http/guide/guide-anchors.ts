import type { GuideAnchors, GuidePart } from "#api/guide/guide-pages.ts";
import { releasedPages } from "#api/guide/released-pages.ts";
import type { Facts } from "#content/facts/facts.ts";
import type { Block, GuideSection } from "#content/guide-page.ts";
import { pagePath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { ownPagePath, type DocumentPage } from "#i18n/own-pages.ts";
import type { Guide } from "#server/http/guide/guide-reader.ts";

/** The pages of the release and own pages, and what in them a link can lead to. */
export function listGuideAnchors(guide: Guide, facts: Facts, language: Language): Promise<GuideAnchors> {
  const own = guide.ownPages.filter(({ publishedIn }) => publishedIn.includes(language));
  const pages: { page: DocumentPage; address: string; isWithdrawn?: true }[] = [
    ...releasedPages.map((page) => ({
      page,
      address: pagePath(page, language),
      ...(guide.withdrawn.has(page) && { isWithdrawn: true as const }),
    })),
    ...own.map(({ page, addresses }) => ({ page, address: ownPagePath(addresses[language], language) })),
  ];
  return Promise.all(
    pages.map(async ({ page, ...place }) => {
      const document = await guide.read(page, language);
      const { title, sections } = document.print(facts);
      return { page, title, ...place, parts: sections.flatMap(partsOf) };
    }),
  );
}

/** The section, and what in it has an id of its own: cards, headings and questions. Several of a page may share a name. */
function partsOf({ id, title, blocks }: GuideSection): GuidePart[] {
  return [{ id, name: title }, ...blocks.flatMap(partsOfBlock).map((part) => ({ ...part, section: title }))];
}

function partsOfBlock(block: Block): GuidePart[] {
  if (block.kind === "heading") return block.id ? [{ id: block.id, name: block.text }] : [];
  if (block.kind === "questions") return block.items.map(({ id, question }) => ({ id, name: question }));
  if (block.kind !== "cards") return [];
  return block.items.flatMap(({ id, title }) => (id ? [{ id, name: title }] : []));
}
