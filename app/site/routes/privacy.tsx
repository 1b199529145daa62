import { pageLoad } from "#app/api-context.ts";
import { GuideArticle } from "#app/site/guide/article/guide-article.tsx";
import { sentText, useGuideText } from "#app/site/guide/use-guide-text.ts";
import { useSiteDetails } from "#app/site/parts/use-site-details.ts";
import { withSiteDetails } from "#app/site/guide/with-site-details.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { requireLanguage } from "#app/require-language.ts";
import { breadcrumbData, StructuredData } from "#app/site/metadata/structured-data.tsx";
import { pagePath, pagePaths } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import type { Route } from "./+types/privacy";

const load = pageLoad(async ({ api, params }) => {
  const { text } = await api.readDocument("privacy", requireLanguage(params["lang"]));
  return { text: sentText(text) };
});

export const loader = load;
export const clientLoader = load;

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
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
      <GuideArticle text={text} crumbs={crumbs} />
    </>
  );
}
