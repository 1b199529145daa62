import type { Answer } from "./ask.ts";
import type { IncidentKind, Incidents } from "./incidents.ts";

export interface Cause {
  text: string;
  count: number;
  isExpected: boolean;
  /** The first of them, to look it up. */
  example: string;
}

interface Noted {
  /** Such as "page" or "save". */
  what: string;
  path: string;
  answer: Pick<Answer, "status" | "headers" | "isWhole" | "reason" | "begun" | "ended">;
  /** Statuses that are in order whatever happens, such as 404 for what was just deleted. */
  allowed?: number[];
}

export type Counters = ReturnType<typeof createCounters>;

/** Counts requests and judges their answers by what was wrong with the site meanwhile. */
export function createCounters(incidents: Pick<Incidents, "between">) {
  const requests = new Map<string, number>();
  const causes = new Map<string, Cause>();
  const slowest = new Map<string, number>();

  function noteCause(text: string, isExpected: boolean, example: string): void {
    const cause = causes.get(text) ?? { text, count: 0, isExpected, example };
    cause.count += 1;
    causes.set(text, cause);
  }

  return {
    requests: requests as ReadonlyMap<string, number>,
    /** Milliseconds of the slowest answer to each kind of request. */
    slowest: slowest as ReadonlyMap<string, number>,
    causes: (): Cause[] => [...causes.values()].toSorted((one, other) => other.count - one.count),
    /** @returns whether it is what was asked for */
    note({ what, path, answer, allowed = [200] }: Noted): boolean {
      requests.set(what, (requests.get(what) ?? 0) + 1);
      slowest.set(what, Math.max(slowest.get(what) ?? 0, answer.ended - answer.begun));
      if (allowed.includes(answer.status) && answer.isWhole) return true;
      const around = incidents.between(answer.begun, answer.ended);
      const { text, isExpected } = judge(answer, around);
      const during = around[0] ? ` (${around[0].name})` : " while nothing was wrong";
      noteCause(`${text}${during}`, isExpected, `${what} ${path} ${answer.reason}`.trim());
      return false;
    },
    /** Counts a fault that no incident excuses, such as an old page. */
    noteFault(text: string, example: string): void {
      noteCause(text, false, example);
    },
  };
}

function judge(
  { status, headers, isWhole, reason }: Noted["answer"],
  around: IncidentKind[],
): { text: string; isExpected: boolean } {
  const isGone = around.some(({ isSiteGone }) => isSiteGone === true);
  if (status === 0) return { text: `no answer: ${reason}`, isExpected: isGone };
  if (!isWhole) return { text: `${status}, cut off`, isExpected: isGone };
  if (status === 503 && headers["retry-after"] === undefined)
    return { text: "503 without Retry-After", isExpected: false };
  if (status === 503) return { text: "503 with Retry-After", isExpected: around.length > 0 };
  if (status === 507)
    return { text: "507", isExpected: around.some(({ isDiskFull }) => isDiskFull === true) };
  if (status === 401)
    return { text: "401", isExpected: around.some(({ endsSessions }) => endsSessions === true) };
  return { text: String(status), isExpected: false };
}
