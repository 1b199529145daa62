export interface TroubleKind {
  name: string;
  /** The bad client's: many attacks coincide with a fault. */
  isAttack?: boolean;
  /** The site itself is away, so nothing answers. */
  isSiteGone?: boolean;
  /** The disk has no room: 507 is an answer to a save. */
  isDiskFull?: boolean;
  /** Everybody may have to sign in again. */
  endsSessions?: boolean;
}

interface Trouble extends TroubleKind {
  from: number;
  to: number;
}

export type Troubles = ReturnType<typeof createTroubles>;

/** Remembers what was wrong when, by `performance.now()`: only then may a request be refused. */
export function createTroubles(now = () => performance.now()) {
  const all: Trouble[] = [];
  return {
    /** @returns what ends it, with the milliseconds that it took */
    begin(kind: TroubleKind): () => number {
      const trouble = { ...kind, from: now(), to: Infinity };
      all.push(trouble);
      return () => {
        trouble.to = now();
        return trouble.to - trouble.from;
      };
    },
    /** What was wrong at some moment between the two: faults first, then attacks. */
    between: (from: number, to: number): TroubleKind[] =>
      all
        .filter((trouble) => trouble.from <= to && trouble.to >= from)
        .sort((one, other) => Number(one.isAttack ?? false) - Number(other.isAttack ?? false)),
  };
}
