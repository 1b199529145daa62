import { data } from "react-router";
import { pageLoad } from "#app/api-context.ts";
import { pageHeaders } from "#app/page-headers.ts";
import { movedPermanently } from "#app/redirects.ts";
import { notFound, requireLanguage } from "#app/require-language.ts";
import { ArticleMetadata } from "#app/site/metadata/article-metadata.tsx";
import { GuideArticle } from "#app/site/guide/article/guide-article.tsx";
import { TitlePhotograph } from "#app/site/guide/article/title-photograph.tsx";
import { singleVariant } from "#api/post-html/picture-variants.ts";
import { ChangeNotes } from "#app/site/parts/page/change-notes.tsx";
import { PageSources } from "#app/site/guide/article/page-sources.tsx";
import { sentText, useGuideText } from "#app/site/guide/use-guide-text.ts";
import { socialCard } from "#app/site/metadata/page-metadata.tsx";
import { pagePath } from "#i18n/addresses.ts";
import { byLanguage } from "#i18n/languages.ts";
import { isOwnPageAddress, ownPagePath } from "#i18n/own-pages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import type { Route } from "./+types/own-page";

const load = pageLoad(async ({ api, params: { lang, address = "" } }) => {
  const language = requireLanguage(lang);
  if (!isOwnPageAddress(address)) throw notFound();
  const page = await api.readOwnPage(address, language);
  const { addresses, publishedIn, text, isComplete, publishedOn, revised, oldest, dated, changes, picture } =
    page;
  if (addresses[language] !== address) throw movedPermanently(ownPagePath(addresses[language], language));
  const loaded = {
    text: sentText(text),
    publishedIn,
    publishedOn,
    revised,
    oldest,
    dated,
    ...(changes && { changes }),
    ...(picture && { picture }),
    // Where a language does not have it, the switch leads to its home page.
    languagePaths: byLanguage((other) =>
      publishedIn.includes(other) ? ownPagePath(addresses[other], other) : pagePath("home", other),
    ),
  };
  return data(loaded, isComplete ? {} : { headers: { "Cache-Control": "no-store" } });
});

export const loader = load;
export const clientLoader = load;

export { pageHeaders as headers };

/** A page that the owner has made. Its preview draws it too. */
export default function OwnPageRoute({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { languagePaths, publishedIn, publishedOn, revised, oldest, dated, changes, picture } = loaderData;
  const text = useGuideText(loaderData.text);
  const language = useLanguage();
  const { pages, site } = useMessages();
  const crumbs = [
    { name: pages.home.name, path: pagePath("home", language) },
    { name: text.title, path: languagePaths[language] },
  ];
  const tellsFacts = dated.length > 0 || text.sources !== undefined || text.disclaimer !== undefined;
  return (
    <>
      <ArticleMetadata
        title={text.title}
        description={text.description}
        keywords={text.keywords}
        paths={languagePaths}
        publishedIn={publishedIn}
        card={
          picture
            ? { ...singleVariant(picture), alt: text.pictureAlt || text.title }
            : socialCard("home", site.pictureAlt)
        }
        crumbs={crumbs}
        published={publishedOn}
        modified={revised}
      />
      <GuideArticle
        text={text}
        crumbs={crumbs}
        photograph={picture && <TitlePhotograph {...text} picture={picture} />}
      >
        {tellsFacts ? (
          <PageSources
            facts={{ sources: [], revised }}
            disclaimer={text.disclaimer}
            sources={text.sources}
            oldest={oldest}
            dated={dated}
            changes={changes}
          />
        ) : (
          <ChangeNotes changes={changes} />
        )}
      </GuideArticle>
    </>
  );
}
