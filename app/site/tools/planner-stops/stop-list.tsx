import { useFacts } from "#app/site/parts/facts-context.tsx";
import { useLayoutEffect, useRef, useState } from "react";
import { planQuery } from "#content/trips/plan-address.ts";
import { planStays } from "#content/trips/plan-days.ts";
import { moveStop, type Plan } from "#content/trips/plan.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import type { Warning } from "#content/trips/check-plan.ts";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import { StopRow } from "./stop-row.tsx";
import { usePlanNavigation } from "#app/site/tools/planner/use-plan-navigation.ts";
import { useStopDragging } from "./use-stop-dragging.ts";
import styles from "./stop-list.module.css";

/** Where the focus goes once the plan of the query is drawn, unless it has left the element that had it at the event. */
interface NextFocus {
  stop: number;
  control: string;
  query: string;
  former: Element | null;
}

/** The stops in their order, to be changed by links, by dragging and by keys. */
export function StopList({ warnings }: { warnings: readonly Warning[] }) {
  const facts = useFacts();
  const { words, plan } = usePlanner();
  const show = usePlanNavigation();
  const [said, setSaid] = useState("");
  const query = planQuery(plan);
  const { list, focusWhenDrawn } = useNextFocus(query);

  function announce(from: number, to: number): void {
    const place = plan.stops[from]?.place;
    if (!place || to < 0 || to >= plan.stops.length) return;
    const values = { place: words.places[place], position: String(to + 1), count: String(plan.stops.length) };
    setSaid(fillIn(words.stops.moved, values));
  }

  function move(from: number, to: number): void {
    if (to < 0 || to >= plan.stops.length) return;
    const moved = moveStop(plan, from, to);
    focusWhenDrawn(to, "drag", moved);
    announce(from, to);
    show(planQuery(moved));
  }

  const dragging = useStopDragging(query, move);
  const stays = planStays(facts, plan);
  return (
    <>
      <ol ref={list} aria-label={words.stops.list} className={styles.stops}>
        {stays.map((stay, index) => {
          const before = stays.slice(0, index).filter(({ place }) => place === stay.place).length;
          return (
            <StopRow
              key={`${stay.place} ${before}`}
              stay={stay}
              index={index}
              warnings={warnings.filter(({ finding, level }) => finding.stop === index && level !== "note")}
              handle={dragging.handleOf(index)}
              shift={dragging.shiftOf(index)}
              isDragged={dragging.dragged === index}
              onMove={move}
              onFollow={(control, stop, to) => {
                focusWhenDrawn(stop, control, to);
                if (control !== "remove" && stop !== index) announce(index, stop);
              }}
            />
          );
        })}
      </ol>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </>
  );
}

/** Puts the focus where it belongs in a plan that is drawn anew. */
function useNextFocus(query: string) {
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<NextFocus | null>(null);

  // The control that had the focus may have moved in the new order, or be gone.
  useLayoutEffect(() => {
    // A plan may be drawn after the next event of a quick hand.
    if (next.current?.query !== query) return;
    const { stop, control, former } = next.current;
    next.current = null;
    const { activeElement, body } = document;
    if (activeElement !== former && activeElement !== body) return;
    const rows = list.current?.children;
    const row = rows?.[Math.min(stop, rows.length - 1)];
    const wanted = row?.querySelector<HTMLElement>(`a[data-control="${control}"]`);
    (wanted ?? row?.querySelector<HTMLElement>("[data-control=drag]"))?.focus();
  }, [query]);

  function focusWhenDrawn(stop: number, control: string, to: Plan): void {
    next.current = { stop, control, query: planQuery(to), former: document.activeElement };
  }

  return { list, focusWhenDrawn };
}
