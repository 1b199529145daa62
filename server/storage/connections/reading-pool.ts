import type pg from "pg";
import type { Logger } from "pino";
import { databaseFailureOf } from "./database-failure.ts";
import { openReplica, type Replica, type ReplicaState } from "./replica.ts";
import type { SitePool } from "./site-pool.ts";

export interface ReplicaReport {
  state: ReplicaState;
  /** Milliseconds for which it has been of use (`current`), or has not. */
  lasting: number;
  /** Statements that the replica answered, and those that it was asked first and the primary answered. */
  answered: number;
  passedOn: number;
}

/**
 * Sends each single statement of a reader to the replica, or to the primary where the replica may be older than what this
 * process knows of, is away or fails. Not for who must see what they have just written: they ask the primary.
 */
export class ReadingPool {
  readonly #primary: SitePool;
  readonly #replica: Replica;
  #isHearing = false;
  #answered = 0;
  #passedOn = 0;

  constructor(url: string, primary: SitePool, log: Logger) {
    this.#primary = primary;
    this.#replica = openReplica(url, primary, log);
  }

  /** The content version that every reader sees from now on, or a newer one. */
  require(version: number): void {
    this.#replica.require(version);
  }

  /** @param isHearing whether each new content version is heard of; else what the replica lacks is not known */
  hear(isHearing: boolean): void {
    this.#isHearing = isHearing;
  }

  async query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const [first, second] = this.#order();
    try {
      const result = await first.query(config, values);
      if (first !== this.#primary) this.#answered += 1;
      return result;
    } catch (error) {
      // A replica also ends statements that hold its replay up.
      if (!second || databaseFailureOf(error) === null) throw error;
      if (second === this.#primary) this.#passedOn += 1;
      return second.query(config, values);
    }
  }

  #order(): [SitePool, SitePool?] {
    const { pool, state } = this.#replica;
    if (state !== "current") return [this.#primary];
    // Without the primary nothing newer is written that anybody here could know of.
    return this.#isHearing || this.#primary.isLost ? [pool, this.#primary] : [this.#primary, pool];
  }

  /** The replica's connections. */
  get pool(): SitePool {
    return this.#replica.pool;
  }

  report(): ReplicaReport {
    const { state, lasting } = this.#replica;
    return { state, lasting, answered: this.#answered, passedOn: this.#passedOn };
  }

  close(): Promise<void> {
    return this.#replica.close();
  }
}
