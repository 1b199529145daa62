import type { FactDefault } from "#api/facts/fact-default.ts";
import type { Fact } from "#api/facts/facts.ts";

type Aging = Pick<FactDefault, "agesFast" | "everyMonths">;
type Dated = Pick<Fact, "id" | "dueOn" | "isOverdue" | "hasEnded">;

/**
 * Those that are due stand before the others, and among them first what may be over, then what changes oftenest: the oldest figures
 * of all are seldom those that mislead a reader.
 */
export function sortByUrgency<One extends Dated>(
  facts: readonly One[],
  agingOf: (id: string) => Aging,
): One[] {
  const ranks = new Map(
    facts.map(({ id, isOverdue, hasEnded }) => {
      if (!isOverdue) return [id, Infinity];
      const { agesFast, everyMonths } = agingOf(id);
      return [id, hasEnded || agesFast ? 0 : everyMonths];
    }),
  );
  const rankOf = ({ id }: One) => ranks.get(id) ?? Infinity;
  return facts.toSorted((one, other) => {
    // Two that are not due yet have the same rank.
    const byRank = rankOf(one) === rankOf(other) ? 0 : rankOf(one) - rankOf(other);
    return byRank || one.dueOn.localeCompare(other.dueOn) || one.id.localeCompare(other.id);
  });
}
