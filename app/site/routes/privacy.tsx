import { data } from "react-router";
import { pageLoad } from "#app/api-context.ts";
import { pageHeaders } from "#app/page-headers.ts";
import { GuideArticle } from "#app/site/guide/article/guide-article.tsx";
import { sentText, useGuideText } from "#app/site/guide/use-guide-text.ts";
import { ChangeNotes } from "#app/site/parts/page/change-notes.tsx";
import { useSiteDetails } from "#app/site/parts/use-site-details.ts";
import { withSiteDetails } from "#app/site/guide/with-site-details.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { requireLanguage } from "#app/require-language.ts";
import { breadcrumbData, StructuredData } from "#app/site/metadata/structured-data.tsx";
import { pagePath, pagePaths } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import type { Route } from "./+types/privacy";

const load = pageLoad(async ({ api, params }) => {
  const { text, changes, isComplete } = await api.readDocument("privacy", requireLanguage(params["lang"]));
  const loaded = { text: sentText(text), ...(changes && { changes }) };
  return data(loaded, isComplete ? {} : { headers: { "Cache-Control": "no-store" } });
});

export const loader = load;
export const clientLoader = load;

export { pageHeaders as headers };

/** The privacy page, whose words editors may change. Its preview draws it too. */
export default function PrivacyRoute({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const messages = useMessages();
  const text = withSiteDetails(useGuideText(loaderData.text), useSiteDetails(), messages);
  const language = useLanguage();
  const { pages, site } = messages;
  const crumbs = [
    { name: pages.home.name, path: pagePath("home", language) },
    { name: pages.privacy.name, path: pagePath("privacy", language) },
  ];
  return (
    <>
      <PageMetadata
        title={`${text.title} | ${site.name}`}
        description={text.description}
        keywords={text.keywords}
        paths={pagePaths("privacy")}
      />
      <StructuredData things={(thingSite) => [breadcrumbData(thingSite, crumbs)]} />
      <GuideArticle text={text} crumbs={crumbs}>
        <ChangeNotes changes={loaderData.changes} />
      </GuideArticle>
    </>
  );
}
