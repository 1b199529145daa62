import type { ComponentProps, ComponentType } from "react";
import { data, redirectDocument } from "react-router";
import { pageLoad } from "#app/api-context.ts";
import { pageHeaders, previewHeaders } from "#app/page-headers.ts";
import { notFoundWithoutProof, requireLanguage } from "#app/require-language.ts";
import { sentText } from "#app/site/guide/use-guide-text.ts";
import { formatForAll } from "#app/site/preview/format-for-all.ts";
import { PreviewBanner } from "#app/site/preview/preview-banner.tsx";
import { Unlisted } from "#app/site/metadata/unlisted.ts";
import { guidePages, pagePath, pagePaths } from "#i18n/addresses.ts";
import { byLanguage } from "#i18n/languages.ts";
import type { Route } from "./+types/page-preview";
import { loadedGuidePage } from "./guide/guide-route.tsx";
import { routeFileOf } from "#app/guide-route-files.ts";
import OwnPageRoute from "./own-page.tsx";
import PrivacyRoute from "./privacy.tsx";

/** A guide page without the posts that it shows at its end. */
type GuidePageRoute = ComponentType<{ loaderData: ReturnType<typeof loadedGuidePage> }>;

/** By their files in `app`. */
const routes = import.meta.glob<GuidePageRoute>(
  ["/app/site/routes/guide/*.tsx", "!/app/site/routes/guide/guide-route.tsx"],
  { eager: true, import: "default" },
);

export const loader = pageLoad(async ({ api, params, url }) => {
  const language = requireLanguage(params["lang"]);
  const preview = await api
    .readPagePreview(params["page"] ?? "", language, url.search)
    .catch(notFoundWithoutProof);
  const { state, publishAt, expiresAt, ...document } = preview;
  const name = params["page"];
  const page = name === "privacy" ? name : guidePages.find((one) => one === name);
  // Another language has a preview of its own, with an address of its own.
  const others = page ? pagePaths(page) : byLanguage((other) => pagePath("home", other));
  const shown = {
    languagePaths: { ...others, [language]: url.pathname + url.search },
    state: publishAt ? ("scheduled" as const) : state,
    publishAt: publishAt ? formatForAll(publishAt, language) : "",
    until: formatForAll(expiresAt, language),
  };
  const { text, revised, oldest, dated, picture } = document;
  // At the top: the router hands the page's route what this loads, whatever it is given below.
  if (page === "privacy")
    return data({ ...shown, page: "privacy" as const, text: sentText(text) }, previewHeaders);
  if (page) return data({ ...shown, ...loadedGuidePage(page, document, []) }, previewHeaders);
  const words = {
    text: sentText(text),
    publishedIn: [],
    publishedOn: revised,
    revised,
    oldest,
    dated,
    ...(picture && { picture }),
  };
  return data({ ...shown, page: null, ...words }, previewHeaders);
});

/** The way back to a preview is one to a document, with its own headers. */
export async function clientLoader({ url }: Route.ClientLoaderArgs): Promise<never> {
  throw redirectDocument(url.pathname + url.search);
}

export { pageHeaders as headers };

/** A page as visitors would read it, under a banner. */
export default function PagePreviewRoute({ loaderData }: Route.ComponentProps) {
  const { state, publishAt, until } = loaderData;
  return (
    <Unlisted value={true}>
      <PreviewBanner state={state} publishAt={publishAt} until={until} />
      <PreviewedPage loaderData={loaderData} />
    </Unlisted>
  );
}

function PreviewedPage({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  if (loaderData.page === null) return <OwnPageRoute loaderData={loaderData} />;
  if (loaderData.page === "privacy") return <PrivacyRoute loaderData={loaderData} />;
  return <GuidePage loaderData={loaderData} />;
}

function GuidePage({ loaderData }: ComponentProps<GuidePageRoute>) {
  const Page = routes[`/app/${routeFileOf(loaderData.page)}`];
  return Page && <Page loaderData={loaderData} />;
}
