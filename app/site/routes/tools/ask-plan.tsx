import { data, Link, redirect } from "react-router";
import { apiContext, pageLoad } from "#app/api-context.ts";
import { pageHeaders } from "#app/page-headers.ts";
import { requireLanguage } from "#app/require-language.ts";
import { answerContactPost } from "#app/site/contact/answer-contact-post.ts";
import { ContactForm } from "#app/site/contact/contact-form.tsx";
import { Unlisted } from "#app/site/metadata/unlisted.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { useOrigin } from "#app/site/metadata/use-origin.ts";
import { useFactsWith } from "#app/site/parts/facts-context.tsx";
import { ArticleHead } from "#app/site/parts/page/article-head.tsx";
import { withSentParam } from "#app/site/parts/page/sent-param.ts";
import { useSentParam } from "#app/site/use-sent-param.ts";
import { PlanOutline } from "#app/site/parts/plans/plan-outline.tsx";
import { CheckField } from "#app/ui/forms/check-field.tsx";
import { planQuery, readPlan } from "#content/trips/plan-address.ts";
import type { PlannerWords } from "#content/trips/planner-words.ts";
import { askPath, contactPath, pagePath } from "#i18n/addresses.ts";
import { byLanguage } from "#i18n/languages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import type { Route } from "./+types/ask-plan";
import { loadTool } from "./tool-route.tsx";
import styles from "./ask-plan.module.css";

const load = pageLoad(async ({ api, params, url }) => {
  const language = requireLanguage(params["lang"]);
  const { plan } = readPlan(url.searchParams);
  // Without a plan it would be the form of the home page.
  if (plan.stops.length === 0) throw redirect(contactPath(language));
  const { data: tool } = await loadTool<PlannerWords>(api, "trip-planner", language);
  const { title, places, nights, trips, treks, gates, who, ask } = tool.text;
  const query = planQuery(plan);
  const languagePaths = byLanguage((each) => askPath(each) + query);
  const words = { title, places, nights, trips, treks, gates, who, ask };
  // Devices keep pages without their query: one plan's form must not stand in for another's. The browser holds it for the way back.
  const headers = { "Cache-Control": "private, no-cache" };
  return data({ words, facts: tool.facts, query, languagePaths }, { headers });
});

export const loader = load;
export const clientLoader = load;

/** For a form posted without JavaScript or before hydration. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const language = requireLanguage(params["lang"]);
  const refused = await answerContactPost(context.get(apiContext), language, await request.formData());
  if (refused) return data(refused.result, { status: refused.status });
  const { pathname, search } = new URL(request.url);
  throw redirect(`${pathname}${withSentParam(search)}#_contact-outcome`, 303);
}

export { pageHeaders as headers };

/** The contact form with a plan of the planner, which stays at home when its box is not ticked. */
export default function AskPlanRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { words, query, languagePaths } = loaderData;
  const { ask } = words;
  const language = useLanguage();
  const { pages, site } = useMessages();
  const isSent = useSentParam();
  const planner = pagePath("trip-planner", language);
  const crumbs = [
    { name: pages.home.name, path: pagePath("home", language) },
    { name: words.title, path: planner + query },
    { name: ask.link, path: languagePaths[language] },
  ];
  return (
    <>
      <Unlisted value={true}>
        <PageMetadata
          title={`${ask.link} | ${site.name}`}
          description=""
          keywords={[]}
          paths={languagePaths}
        />
      </Unlisted>
      <article className={styles.article}>
        <ArticleHead title={ask.link} lead={ask.lead} crumbs={crumbs} />
        <div>
          <ContactForm action={languagePaths[language]} result={actionData} isSent={isSent}>
            <AskedPlan {...loaderData} isSent={actionData?.hasPlan ?? true} />
          </ContactForm>
        </div>
      </article>
    </>
  );
}

type AskedPlanProps = Pick<Route.ComponentProps["loaderData"], "words" | "facts" | "query"> & {
  /** Whether it goes with the message. */
  isSent: boolean;
};

function AskedPlan({ words, facts, query, isSent }: AskedPlanProps) {
  const { ask } = words;
  const known = useFactsWith(facts);
  const planner = pagePath("trip-planner", useLanguage());
  const { plan } = readPlan(new URLSearchParams(query));
  return (
    <section aria-labelledby="_asked-plan" className={styles.plan}>
      <h2 id="_asked-plan">{ask.plan}</h2>
      <PlanOutline plan={plan} facts={known} words={words} />
      <CheckField
        name="plan"
        value={useOrigin() + planner + query}
        label={ask.send}
        defaultChecked={isSent}
      />
      <Link to={planner + query} rel="nofollow">
        {ask.back}
      </Link>
    </section>
  );
}
