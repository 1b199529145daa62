import type { ReactNode } from "react";
import { data } from "react-router";
import type { ApiClient } from "#api/client.ts";
import type { DatedText } from "#content/documents/dated-text.ts";
import { factsWith } from "#content/facts/facts.ts";
import { toolPageFacts } from "#content/facts/pages/tool-pages.ts";
import type { ToolText } from "#content/tools/tool-page.ts";
import { pagePath, pagePaths, type ToolPage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { PageSources } from "#app/site/guide/article/page-sources.tsx";
import { PageMetadata, socialCard } from "#app/site/metadata/page-metadata.tsx";
import { FactsProvider } from "#app/site/parts/facts-context.tsx";
import { ArticleHead } from "#app/site/parts/page/article-head.tsx";
import { RelatedPages } from "#app/site/parts/page/related-pages.tsx";
import { breadcrumbData, StructuredData } from "#app/site/metadata/structured-data.tsx";
import styles from "./tool-route.module.css";

type LoadedTool<Text> = Omit<DatedText<Text>, "oldestState">;

/** A tool's words in the language; with facts that may have changed since, the page is shown, but not cached. */
export async function loadTool<Text extends ToolText>(
  api: Pick<ApiClient, "readDocument">,
  page: ToolPage,
  language: Language,
) {
  const { isComplete, text, facts, oldest, dated } = await api.readDocument(page, language);
  // For all that is drawn with them.
  factsWith(facts);
  // Safe cast: each tool has words of its own type (content/tools/load-tool-words.ts).
  const loaded: LoadedTool<Text> = { text: text as unknown as Text, facts, oldest, dated };
  return data(loaded, isComplete ? {} : { headers: { "Cache-Control": "no-store" } });
}

interface ToolRouteProps {
  page: ToolPage;
  loaded: LoadedTool<ToolText>;
  /** Whether the address says more than which tool: such a page is not indexed. */
  isAnswer?: boolean;
  /** Names an answer that is worth sharing, with the query of its address. */
  answer?: { title: string; query: string } | null;
  /** The tool. */
  children: ReactNode;
}

/** The page around a tool, the same for all tools. */
export function ToolRoute({ page, loaded, isAnswer = false, answer, children }: ToolRouteProps) {
  const { text, facts, oldest, dated } = loaded;
  const language = useLanguage();
  const { pages, site } = useMessages();
  const crumbs = [
    { name: pages.home.name, path: pagePath("home", language) },
    { name: pages[page].name, path: pagePath(page, language) },
  ];
  return (
    <FactsProvider overrides={facts}>
      <PageMetadata
        title={`${answer ? `${answer.title} · ` : ""}${text.title} | ${site.name}`}
        description={text.description}
        keywords={text.keywords}
        paths={pagePaths(page)}
        query={answer?.query ?? ""}
        picture={socialCard(page, text.pictureAlt || text.title)}
        isIndexed={!isAnswer}
      />
      <StructuredData things={(thingSite) => [breadcrumbData(thingSite, crumbs)]} />
      <article className={styles.article}>
        <ArticleHead
          title={text.title}
          lead={text.lead}
          crumbs={crumbs}
          picture={{ id: `pages/${page}`, alt: text.pictureAlt, credit: text.pictureCredit }}
        />
        {children}
        <PageSources
          facts={toolPageFacts[page]}
          disclaimer={text.disclaimer}
          sources={text.sources}
          oldest={oldest}
          dated={dated}
        />
      </article>
      <RelatedPages pages={toolPageFacts[page].related} />
    </FactsProvider>
  );
}
