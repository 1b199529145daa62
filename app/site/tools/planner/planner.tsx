import { useFacts } from "#app/site/parts/facts-context.tsx";
import { useMemo, useRef, type ReactNode } from "react";
import { Alert } from "#app/ui/notices/alert.tsx";
import { checkPlan } from "#content/trips/check-plan.ts";
import { planQuery, type PlanProblem } from "#content/trips/plan-address.ts";
import { planLimits } from "#content/trips/plan.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { DayTable } from "#app/site/tools/planner-days/day-table.tsx";
import { KeptList } from "#app/site/tools/shortlist/kept-list.tsx";
import { DraftList } from "#app/site/tools/plan-keeping/draft-list.tsx";
import { useStoredDraft } from "#app/site/tools/plan-keeping/plan-drafts.ts";
import { KeepPlan } from "#app/site/tools/plan-keeping/keep-plan.tsx";
import { useNotesAtStops } from "#app/site/tools/plan-notes/notes-store.ts";
import { TripNotesPanel } from "#app/site/tools/plan-notes/trip-notes-panel.tsx";
import { CostTable } from "#app/site/tools/plan-money/cost-table.tsx";
import { TicketList } from "#app/site/tools/plan-money/ticket-list.tsx";
import { PlanNews } from "./plan-news.tsx";
import { PlanSummary } from "./plan-summary.tsx";
import { PlannerContext, type PlannerData } from "./planner-context.ts";
import { AddForm, StartForm } from "#app/site/tools/planner-stops/stop-forms.tsx";
import { GateForm } from "#app/site/tools/planner-stops/gate-form.tsx";
import { PartyForm } from "#app/site/tools/plan-party/party-form.tsx";
import { StopList } from "#app/site/tools/planner-stops/stop-list.tsx";
import { TemplateList } from "./template-list.tsx";
import { useFocusFallback } from "./use-focus-fallback.ts";
import { WarningList } from "./warning-list.tsx";
import styles from "./planner.module.css";

interface PlannerProps extends PlannerData {
  /** The parts of the address that could not be read. */
  problems: readonly PlanProblem[];
  /** The route on the map and the altitude of the nights, drawn by the page. */
  map: ReactNode;
  heights: ReactNode;
  /** The alerts that concern the stops. */
  alerts: ReactNode;
}

/** The plan of the address: what is in it, what to change, and what follows from it. */
export function Planner({ problems, map, heights, alerts, ...data }: PlannerProps) {
  const facts = useFacts();
  const { words, plan } = data;
  const warnings = useMemo(() => checkPlan(facts, plan), [facts, plan]);
  const hasStops = plan.stops.length > 0;
  const query = planQuery(plan);
  const stopsHeading = useRef<HTMLHeadingElement>(null);
  useFocusFallback(query, stopsHeading);
  useStoredDraft(hasStops ? query : null);
  useNotesAtStops(plan);
  // Whoever takes another plan sees it from its first stop on. By its key the list moves, with the links that wait for an act, and is not made anew.
  const templates = <TemplateList key="templates" onFollow={() => stopsHeading.current?.focus()} />;
  return (
    <PlannerContext value={data}>
      <div className={styles.planner}>
        {problems.length > 0 && <Problems words={words} problems={problems} />}
        {!hasStops && <DraftList />}
        {!hasStops && <KeptList />}
        {!hasStops && templates}
        {alerts}
        <div className={hasStops ? styles.work : undefined}>
          {hasStops && (
            <div className={styles.outcome}>
              <WarningList warnings={warnings} />
              <PlanSummary />
              <section aria-labelledby="route" className={styles.route}>
                <h2 id="route">{words.route.title}</h2>
                {map}
              </section>
            </div>
          )}
          <section className={styles.stops} aria-labelledby="stops">
            <h2 id="stops" ref={stopsHeading} tabIndex={-1}>
              {words.stops.title}
            </h2>
            {hasStops ? <StopList warnings={warnings} /> : <p>{words.stops.empty}</p>}
            <StartForm />
            <GateForm />
            <PartyForm />
            <AddForm />
            {hasStops && <TripNotesPanel />}
            {hasStops && <KeptList />}
          </section>
        </div>
        {hasStops && (
          <>
            <div className={styles.heights}>{heights}</div>
            <DayTable warnings={warnings} />
            <div className={styles.money}>
              <CostTable />
              <TicketList />
            </div>
          </>
        )}
        {hasStops && templates}
        <KeepPlan />
        <PlanNews warnings={warnings} />
      </div>
    </PlannerContext>
  );
}

function Problems({ words, problems }: Pick<PlannerData, "words"> & Pick<PlannerProps, "problems">) {
  return (
    <Alert>
      <p>{words.problems.title}</p>
      <ul>
        {problems.map((problem) => {
          const values = { text: "text" in problem ? problem.text : "", most: String(planLimits.stops) };
          return <li key={JSON.stringify(problem)}>{fillIn(words.problems[problem.kind], values)}</li>;
        })}
      </ul>
    </Alert>
  );
}
