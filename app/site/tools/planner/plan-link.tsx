import { answeredBy } from "#app/site/parts/answered-by.ts";
import type { FocusEvent, MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { planQuery } from "#content/trips/plan-address.ts";
import type { Plan } from "#content/trips/plan.ts";
import { usePlanner } from "./planner-context.ts";
import { usePlanNavigation } from "./use-plan-navigation.ts";

interface PlanLinkProps {
  /** The plan to which the link leads. */
  to: Plan;
  className?: string | undefined;
  /** Names it where its text is a sign. */
  label?: string;
  isCurrent?: boolean;
  /** For the focus, which stays on the same control when the plan has changed. */
  control?: string;
  /** Called when it is followed, before the plan is shown, unless the focus is in a field by then. */
  onFollow?: () => void;
  children: ReactNode;
}

/** A change of the plan is a link to the plan that it makes: without JavaScript another page, else the same page anew. */
export function PlanLink({ to, className, label, isCurrent, control, onFollow, children }: PlanLinkProps) {
  const { path } = usePlanner();
  const show = usePlanNavigation();

  function follow(event: MouseEvent): void {
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    if (ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    // A reader who followed it before React came may be writing by now.
    if (!document.activeElement?.matches("input, select")) onFollow?.();
    show(planQuery(to));
  }

  return (
    <Link
      to={path + planQuery(to)}
      rel="nofollow"
      {...answeredBy("react")}
      data-control={control}
      aria-label={label}
      aria-current={isCurrent ? "true" : undefined}
      className={className}
      onClick={follow}
      onFocus={showWhole}
    >
      {children}
    </Link>
  );
}

/** Browsers leave a link where it is that can be seen in part. Under a finger or a pointer it must not move away. */
function showWhole({ currentTarget }: FocusEvent): void {
  if (currentTarget.matches(":focus-visible"))
    currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
}
