import { pageLoad } from "#app/api-context.ts";
import { requireLanguage } from "#app/require-language.ts";
import { ChangeList } from "#app/site/changes/change-list.tsx";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { breadcrumbData, StructuredData } from "#app/site/metadata/structured-data.tsx";
import { PageIntro } from "#app/site/posts/list/page-intro.tsx";
import { pagePath, pagePaths } from "#i18n/addresses.ts";
import { changesFeedPath } from "#i18n/site/file-addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import type { Route } from "./+types/changes";

const load = pageLoad(async ({ api, params }) => ({
  changes: await api.listChanges(requireLanguage(params["lang"])),
}));

export const loader = load;
export const clientLoader = load;

/** The last changes of the whole site. */
export default function ChangesRoute({ loaderData: { changes } }: Route.ComponentProps) {
  const language = useLanguage();
  const { pages, site, changes: texts } = useMessages();
  const { name, teaser } = pages.changes;
  const feed = changesFeedPath(language);
  const crumbs = [
    { name: pages.home.name, path: pagePath("home", language) },
    { name, path: pagePath("changes", language) },
  ];
  return (
    <>
      <PageMetadata
        title={`${name} | ${site.name}`}
        description={teaser}
        keywords={site.keywords}
        paths={pagePaths("changes")}
        feed={{ title: `${name} – ${site.name}`, path: feed }}
        isIndexed={changes.length > 0}
      />
      <StructuredData things={(thingSite) => [breadcrumbData(thingSite, crumbs)]} />
      <PageIntro title={name}>
        <p>{teaser}</p>
      </PageIntro>
      {changes.length > 0 ? <ChangeList changes={changes} /> : <p>{texts.none}</p>}
      <p>
        <a href={feed} type="application/atom+xml">
          {texts.feed}
        </a>
      </p>
    </>
  );
}
