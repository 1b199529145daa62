import type { ReactNode } from "react";
import { data } from "react-router";
import type { ApiClient } from "#api/client.ts";
import { ApiError } from "#api/errors.ts";
import type { FactOverrides } from "#api/facts/fact-overrides.ts";
import { printDatedText, type DatedText } from "#content/documents/dated-text.ts";
import { factOverridesNow, setFactOverrides } from "#content/facts/records/dated-facts.ts";
import { toolPageFacts } from "#content/facts/tool-pages.ts";
import { loadToolWords } from "#content/tools/load-tool-words.ts";
import type { ToolText } from "#content/tools/tool-page.ts";
import { pagePath, pagePaths, type ToolPage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { PageSources } from "#app/site/guide/page-sources.tsx";
import { PageMetadata, socialCard } from "#app/site/page-metadata.tsx";
import { PageHead } from "#app/site/parts/page-head.tsx";
import { RelatedPages } from "#app/site/parts/related-pages.tsx";
import { breadcrumbData, StructuredData } from "#app/site/structured-data.tsx";
import styles from "./tool-route.module.css";

export type LoadedTool<Text> = DatedText<Text>;

/** A tool's words in the language; with facts that may have changed since, the page is shown, but not cached. */
export async function loadTool<Text extends ToolText>(
  api: Pick<ApiClient, "readFactOverrides">,
  page: ToolPage,
  language: Language,
) {
  const [words, overrides] = await Promise.all([loadToolWords<Text>(page, language), readOverrides(api)]);
  const loaded = await printDatedText(words, language, overrides ?? factOverridesNow());
  return data<LoadedTool<Text>>(loaded, overrides ? {} : { headers: { "Cache-Control": "no-store" } });
}

/** Null when nobody could tell what the desk has changed; then what was known last is printed. */
async function readOverrides(api: Pick<ApiClient, "readFactOverrides">): Promise<FactOverrides | null> {
  try {
    return await api.readFactOverrides();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.error("The facts that were changed could not be read", error);
    return null;
  }
}

interface ToolRouteProps {
  page: ToolPage;
  loaded: LoadedTool<ToolText>;
  /** Whether the address says more than which tool: such a page is not indexed. */
  isAnswer?: boolean;
  /** The tool. */
  children: ReactNode;
}

/** What the pages of all tools have around the tool itself. */
export function ToolRoute({ page, loaded, isAnswer = false, children }: ToolRouteProps) {
  const { text, facts, oldest, dated } = loaded;
  // The tool reads the facts while it is drawn, on the server and in the browser: before it, in the same task.
  setFactOverrides(facts);
  const language = useLanguage();
  const { pages, site } = useMessages();
  const crumbs = [
    { name: pages.home.name, path: pagePath("home", language) },
    { name: pages[page].name, path: pagePath(page, language) },
  ];
  return (
    <>
      <PageMetadata
        title={`${text.title} | ${site.name}`}
        description={text.description}
        keywords={text.keywords}
        paths={pagePaths(page)}
        picture={socialCard(page, text.pictureAlt)}
        isIndexed={!isAnswer}
      />
      <StructuredData things={(thingSite) => [breadcrumbData(thingSite, crumbs)]} />
      <article className={styles.article}>
        <PageHead
          title={text.title}
          lead={text.lead}
          crumbs={crumbs}
          picture={{ id: `pages/${page}`, alt: text.pictureAlt }}
        />
        {children}
        <PageSources
          facts={toolPageFacts[page]}
          disclaimer={text.disclaimer}
          sources={text.freshness}
          oldest={oldest}
          dated={dated}
        />
      </article>
      <RelatedPages pages={toolPageFacts[page].related} />
    </>
  );
}
