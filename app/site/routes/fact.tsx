import { data, redirect } from "react-router";
import { apiContext, pageLoad } from "#app/api-context.ts";
import { movedPermanently } from "#app/redirects.ts";
import { requireLanguage } from "#app/require-language.ts";
import { answerReportPost } from "#app/site/facts/answer-report-post.ts";
import { FactArticle } from "#app/site/facts/fact-article.tsx";
import { ReportForm, reportOutcomeId } from "#app/site/facts/report-form.tsx";
import { Breadcrumbs } from "#app/site/parts/page/breadcrumbs.tsx";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { sentQuery } from "#app/site/parts/page/sent-param.ts";
import { useSentParam } from "#app/site/use-sent-param.ts";
import { Unlisted } from "#app/site/metadata/unlisted.ts";
import { pagePath } from "#i18n/addresses.ts";
import { factPath } from "#i18n/facts/fact-address.ts";
import { byLanguage } from "#i18n/languages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { withCapital } from "#i18n/facts/with-capital.ts";
import type { Route } from "./+types/fact";

const load = pageLoad(async ({ api, params, url }) => {
  const language = requireLanguage(params["lang"]);
  const fact = await api.readFact(params["fact"] ?? "", language);
  const path = factPath(fact.id, language);
  if (url.pathname !== path) throw movedPermanently(path + url.search);
  return { fact, languagePaths: byLanguage((each) => factPath(fact.id, each)) };
});

export const loader = load;
export const clientLoader = load;

/** For the report, which the browser posts to its page. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const language = requireLanguage(params["lang"]);
  const id = params["fact"] ?? "";
  const form = await request.formData();
  const refused = await answerReportPost(context.get(apiContext), { id, language, form });
  if (refused) return data(refused.result, { status: refused.status });
  throw redirect(`${factPath(id, language)}${sentQuery}#${reportOutcomeId}`, 303);
}

/** One fact, for readers who want to know how true it is. It is of no use to search engines: they have the guide's pages. */
export default function FactRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { fact, languagePaths } = loaderData;
  const language = useLanguage();
  const { pages, shell, site } = useMessages();
  const isSent = useSentParam();
  const title = withCapital(fact.name);
  const crumbs = [
    { name: pages.home.name, path: pagePath("home", language) },
    { name: shell.guide, path: pagePath("peru-guide", language) },
    { name: title, path: languagePaths[language] },
  ];
  return (
    <>
      <Unlisted value={true}>
        <PageMetadata title={`${title} | ${site.name}`} description="" keywords={[]} paths={languagePaths} />
      </Unlisted>
      <FactArticle fact={fact} title={title} crumbs={<Breadcrumbs crumbs={crumbs} />}>
        <ReportForm action={languagePaths[language]} result={actionData} isSent={isSent} />
      </FactArticle>
    </>
  );
}
