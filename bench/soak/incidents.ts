export interface IncidentKind {
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

interface Incident extends IncidentKind {
  from: number;
  to: number;
}

export type Incidents = ReturnType<typeof createIncidents>;

/** Remembers what was wrong when, by `performance.now()`: only then may a request be refused. */
export function createIncidents(now = () => performance.now()) {
  const all: Incident[] = [];
  return {
    /** @returns what ends it, with the milliseconds that it took */
    begin(kind: IncidentKind): () => number {
      const incident = { ...kind, from: now(), to: Infinity };
      all.push(incident);
      return () => {
        incident.to = now();
        return incident.to - incident.from;
      };
    },
    /** The incidents at any moment between the two: faults first, then attacks. */
    between: (from: number, to: number): IncidentKind[] =>
      all
        .filter((incident) => incident.from <= to && incident.to >= from)
        .sort((one, other) => Number(one.isAttack ?? false) - Number(other.isAttack ?? false)),
  };
}
