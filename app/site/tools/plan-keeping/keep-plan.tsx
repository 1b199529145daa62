import { useFacts } from "#app/site/parts/facts-context.tsx";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { Button } from "#app/ui/buttons/button.tsx";
import { CheckField } from "#app/ui/forms/check-field.tsx";
import { departureField } from "#content/tools/departure/read-departure.ts";
import { packingQuery } from "#content/tools/packing/packing-choice.ts";
import { planQuery } from "#content/trips/plan-address.ts";
import { planPacking } from "#content/trips/plan-packing.ts";
import { askPath, pagePath } from "#i18n/addresses.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { CalendarLink, MapLink } from "./plan-file-links.tsx";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import { SavedPlans } from "./saved-plans.tsx";
import { SharePlan } from "./share-plan.tsx";
import styles from "./keep-plan.module.css";

/** Address, paper, calendar and map; and the plans that the device keeps. On paper the address alone. */
export function KeepPlan() {
  const { words, plan, origin } = usePlanner();
  const { keep } = words;
  const { pathname } = useLocation();
  const [said, setSaid] = useState("");
  const hasStops = plan.stops.length > 0;

  return (
    <>
      <section aria-labelledby="keep" className={styles.keep}>
        <h2 id="keep">{keep.title}</h2>
        {hasStops && (
          <div className={styles.ways}>
            {plan.start ? (
              <CalendarLink start={plan.start} onFail={() => setSaid(keep.fileFailed)} />
            ) : (
              <p className={styles.hint}>{keep.calendarHint}</p>
            )}
            <MapLink ending="gpx" onFail={() => setSaid(keep.fileFailed)} />
            <MapLink ending="kml" onFail={() => setSaid(keep.fileFailed)} />
            <PlanPages />
            <span className={styles.hydrated}>
              <SharePlan address={origin + pathname + planQuery(plan)} say={setSaid} />
              <Button kind="quiet" small onClick={() => window.print()}>
                {keep.print}
              </Button>
            </span>
            <CheckField name="dayPages" defaultChecked label={keep.dayPages} />
            <p role="status" className={styles.said}>
              {said}
            </p>
          </div>
        )}
        {hasStops && <p className={styles.hint}>{keep.mapHint}</p>}
        <SavedPlans />
      </section>
      {hasStops && <p className={styles.address}>{origin + pathname + planQuery(plan)}</p>}
    </>
  );
}

/** Links to pages that go on from the plan, and to all of it in one file. */
function PlanPages() {
  const facts = useFacts();
  const { words, plan, path } = usePlanner();
  const { keep } = words;
  const language = useLanguage();
  const packingPath = `${pagePath("packing-list", language)}?${packingQuery(planPacking(facts, plan))}`;
  const departure = plan.start ? `?${departureField}=${plan.start}` : "";
  return (
    <>
      <Link to={packingPath} rel="nofollow" className={styles.onward}>
        {keep.packing}
      </Link>
      <Link to={pagePath("before-you-go", language) + departure} rel="nofollow" className={styles.onward}>
        {keep.before}
      </Link>
      <Link to={askPath(language) + planQuery(plan)} rel="nofollow" className={styles.onward}>
        {words.ask.link}
      </Link>
      <a href={`${path}.epub${planQuery(plan)}`} rel="nofollow" download className={styles.onward}>
        {keep.book}
      </a>
    </>
  );
}
