import type { ComponentProps, KeyboardEvent } from "react";
import { places } from "#content/facts/places/places.ts";
import type { Warning } from "#content/trips/check-plan.ts";
import { addDays } from "#content/plain-date.ts";
import type { Plan } from "#content/trips/plan.ts";
import type { PlanStay } from "#content/trips/plan-days.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { formatAltitude } from "#i18n/format/format-amount.ts";
import { formatDays } from "#i18n/format/format-days.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { stopName } from "#app/site/tools/planner/finding-text.ts";
import { LegPage, LegText, MeansChoice } from "#app/site/tools/planner/leg-text.tsx";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import { StopNotes } from "#app/site/tools/plan-notes/stop-notes.tsx";
import { Sign } from "#app/site/tools/planner/sign.tsx";
import { NightControls, OrderControls } from "./stop-controls.tsx";
import { TripChoice } from "./trip-choice.tsx";
import styles from "./stop-list.module.css";

interface StopRowProps {
  stay: PlanStay;
  index: number;
  /** The warnings that begin at this stop, the gravest first. */
  warnings: readonly Warning[];
  handle: ComponentProps<"button">;
  /** Pixels, while a stop is dragged. */
  shift: number;
  isDragged: boolean;
  onMove: (from: number, to: number) => void;
  onFollow: (control: string, stop: number, to: Plan) => void;
}

/** How one gets there, then the stop with its nights and its controls. */
export function StopRow({ stay, index, warnings, handle, shift, isDragged, onMove, onFollow }: StopRowProps) {
  const planner = usePlanner();
  const { words, plan } = planner;
  const language = useLanguage();
  const { place, leg, arrives, leaves } = stay;
  const worst = warnings[0]?.level;
  const days = plan.start && formatDays(addDays(plan.start, arrives), addDays(plan.start, leaves), language);

  function moveByKey(event: KeyboardEvent): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(index, index + step);
  }

  return (
    <li
      className={isDragged ? `${styles.row} ${styles.dragged}` : styles.row}
      // Only while a stop is dragged: the policy of what the server sends would refuse the attribute.
      style={shift === 0 ? undefined : { transform: `translateY(${shift}px)` }}
    >
      <div className={styles.leg}>
        <LegText leg={leg} />
        <LegPage leg={leg} />
        <MeansChoice index={index} />
      </div>
      <div className={worst ? `${styles.stop} ${styles[worst]}` : styles.stop}>
        <button
          type="button"
          className={styles.handle}
          aria-label={fillIn(words.stops.drag, { place: stopName(index, planner) })}
          data-control="drag"
          onKeyDown={moveByKey}
          {...handle}
        >
          <Sign name="drag" />
        </button>
        <div className={styles.words}>
          <h3 className={styles.name}>{words.places[place]}</h3>
          <span className={styles.facts}>
            {formatAltitude(places[place].altitude, language)}
            {days && ` · ${days.from}${days.dash}${days.to}`}
          </span>
          {worst && <span className={styles.worst}>{words.levels[worst]}</span>}
        </div>
        <NightControls index={index} onFollow={onFollow} />
        <OrderControls index={index} onFollow={onFollow} />
        <TripChoice index={index} />
        <StopNotes index={index} />
      </div>
    </li>
  );
}
