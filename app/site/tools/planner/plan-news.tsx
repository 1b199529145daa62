import { useFacts } from "#app/site/parts/facts-context.tsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Warning } from "#content/trips/check-plan.ts";
import { planQuery } from "#content/trips/plan-address.ts";
import { partyOf } from "#content/trips/party/party.ts";
import type { Plan, PlanStop } from "#content/trips/plan.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { counter } from "#i18n/format/count.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { partyText } from "#app/site/parts/plans/party-text.ts";
import { findingText } from "./finding-text.ts";
import { usePlanner } from "./planner-context.ts";
import styles from "../planner-stops/stop-list.module.css";

/** Tells users of screen readers about the result of a change: a stop more or less, and the warnings. */
export function PlanNews({ warnings }: { warnings: readonly Warning[] }) {
  const facts = useFacts();
  const planner = usePlanner();
  const { words, plan } = planner;
  const language = useLanguage();
  const { months } = useMessages().figures;
  const told = warnings
    .filter(({ level }) => level !== "note")
    .map(({ finding }) => findingText(facts, finding, { ...planner, months, language }));
  const query = planQuery(plan);
  const last = useRef({ query, plan, told });
  const [news, setNews] = useState("");

  function newsSince(before: { plan: Plan; told: readonly string[] }): string {
    const fresh = told.filter((text) => !before.told.includes(text));
    const isSame = fresh.length === 0 && told.length === before.told.length;
    const count =
      told.length > 0
        ? counter(language)(told.length, words.checks.count)
        : words.checks[warnings.length > 0 ? "onlyNotes" : "none"];
    const sentences = isSame ? [] : [`${count}${told.length > 0 ? "." : ""}`, ...fresh];
    return [stopNews(before.plan, plan), partyNews(before.plan, plan), ...sentences]
      .filter((sentence) => sentence !== "")
      .join(" ");
  }

  function partyNews(before: Plan, after: Plan): string {
    const [former, party] = [before, after].map((one) => partyText(partyOf(one), words, language));
    return former === party ? "" : `${party}.`;
  }

  function stopNews(before: Plan, after: Plan): string {
    const more = after.stops.length - before.stops.length;
    if (more === 0) return tripNews(before, after);
    if (Math.abs(more) !== 1) return "";
    const [shorter, longer] = more > 0 ? [before, after] : [after, before];
    const at = longer.stops.findIndex(({ place }, index) => shorter.stops[index]?.place !== place);
    const stop = longer.stops[at];
    if (!stop) return "";
    const values = {
      place: words.places[stop.place],
      position: String(at + 1),
      count: String(after.stops.length),
    };
    return `${fillIn(more > 0 ? words.stops.moved : words.stops.removed, values)}.`;
  }

  function tripNews(before: Plan, after: Plan): string {
    const [was = [], is = []] = [before, after].map(({ stops }) => stops.flatMap(tripNames));
    const { added, removed } = words.trips;
    const [more, less] = [is.find((trip) => !was.includes(trip)), was.find((trip) => !is.includes(trip))];
    if (more) return fillIn(added, { trip: more });
    return less ? fillIn(removed, { trip: less }) : "";
  }

  function tripNames({ trips = [], trek }: PlanStop): string[] {
    return [...trips.map((trip) => words.trips.names[trip]), ...(trek ? [words.treks.names[trek]] : [])];
  }

  const tellNews = useEffectEvent(() => {
    if (last.current.query === query) return;
    setNews(newsSince(last.current));
    last.current = { query, plan, told };
  });
  useEffect(() => tellNews(), [query]);

  return (
    <p role="status" className={styles.said}>
      {news}
    </p>
  );
}
