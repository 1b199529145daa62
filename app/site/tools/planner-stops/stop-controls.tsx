import type { Plan } from "#content/trips/plan.ts";
import { moveStop, planLimits, removeStop, setNights } from "#content/trips/plan.ts";
import { counter } from "#i18n/format/count.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { PlanLink } from "#app/site/tools/planner/plan-link.tsx";
import { stopName } from "#app/site/tools/planner/finding-text.ts";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import { Sign, type SignName } from "#app/site/tools/planner/sign.tsx";
import styles from "./stop-list.module.css";

interface StopControlsProps {
  index: number;
  /** Called with the control that was used, the future index of its stop, and the plan that it leads to. */
  onFollow: (control: string, stop: number, to: Plan) => void;
}

/** Fewer nights, their number, more nights. */
export function NightControls({ index, onFollow }: StopControlsProps) {
  const { words, plan } = usePlanner();
  const language = useLanguage();
  const nights = plan.stops[index]?.nights ?? 1;
  const follow = (control: SignName) => (to: Plan) => onFollow(control, index, to);
  const fewer = nights > 1 ? setNights(plan, index, nights - 1) : null;
  const more = nights < planLimits.nights ? setNights(plan, index, nights + 1) : null;
  return (
    <div className={styles.nights}>
      <Control sign="fewer" index={index} to={fewer} onFollow={follow("fewer")} />
      <output className={styles.count}>{counter(language)(nights, words.nights)}</output>
      <Control sign="more" index={index} to={more} onFollow={follow("more")} />
    </div>
  );
}

/** Up, down, away. */
export function OrderControls({ index, onFollow }: StopControlsProps) {
  const { plan } = usePlanner();
  const up = index > 0 ? moveStop(plan, index, index - 1) : null;
  const down = index < plan.stops.length - 1 ? moveStop(plan, index, index + 1) : null;
  return (
    <div className={styles.order}>
      <Control sign="up" index={index} to={up} onFollow={(plan) => onFollow("up", index - 1, plan)} />
      <Control sign="down" index={index} to={down} onFollow={(plan) => onFollow("down", index + 1, plan)} />
      <Control
        sign="remove"
        index={index}
        to={removeStop(plan, index)}
        onFollow={(plan) => onFollow("remove", index, plan)}
      />
    </div>
  );
}

interface ControlProps {
  sign: Exclude<SignName, "drag" | "note">;
  index: number;
  /** Null where there is nothing to change: its place stays empty. */
  to: Plan | null;
  onFollow: (to: Plan) => void;
}

function Control({ sign, index, to, onFollow }: ControlProps) {
  const planner = usePlanner();
  if (!to) return <span className={styles.off} aria-hidden="true" />;
  const label = fillIn(planner.words.stops[sign], { place: stopName(index, planner) });
  return (
    <PlanLink to={to} label={label} className={styles.control} control={sign} onFollow={() => onFollow(to)}>
      <Sign name={sign} />
    </PlanLink>
  );
}
