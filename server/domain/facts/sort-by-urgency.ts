import type { FactDefault } from "#api/facts/fact-default.ts";
import type { Fact } from "#api/facts/facts.ts";

/** The rank of those that are not due yet. */
const last = Number.MAX_SAFE_INTEGER;

type Aging = Pick<FactDefault, "agesFast" | "everyMonths">;
type Dated = Pick<Fact, "id" | "dueOn" | "isOverdue" | "hasEnded">;

/**
 * Those that are due stand before the others, and among them first what may be over, then what changes oftenest: the oldest figures
 * of all are seldom those that mislead a reader.
 */
export function sortByUrgency<One extends Dated>(
  facts: readonly One[],
  agingOf: (id: string) => Aging | undefined,
): One[] {
  function rankOf({ id, isOverdue, hasEnded }: One): number {
    const aging = isOverdue ? agingOf(id) : undefined;
    if (!aging) return last;
    return hasEnded || aging.agesFast ? 0 : aging.everyMonths;
  }
  return facts.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) || one.dueOn.localeCompare(other.dueOn) || one.id.localeCompare(other.id),
  );
}
