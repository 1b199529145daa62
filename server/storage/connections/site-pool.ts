import pg from "pg";
import { databaseFailureOf, DatabaseLost } from "./database-failure.ts";
import { healthTimes, type HealthCheck } from "./health-check.ts";

type Connected = Parameters<pg.Pool["connect"]>[0];

/** A pool that refuses at once while its database is lost, and gives up what is under way when it gets lost. */
export class SitePool extends pg.Pool {
  readonly #inUse = new Map<pg.PoolClient, NodeJS.Timeout>();
  #health: HealthCheck | undefined;

  constructor(config: pg.PoolConfig, onError: (error: Error) => void) {
    super(config);
    // Without listeners a broken connection would end the process. The pool replaces it; a query on it fails.
    this.on("error", onError);
    this.on("connect", (client) => client.on("error", () => {}));
    this.on("acquire", (client) => this.#inUse.set(client, this.#verifyLater()));
    this.on("release", (error, client) => {
      clearInterval(this.#inUse.get(client));
      this.#inUse.delete(client);
      // The types promise an error; a connection that is given back in order has none.
      if (databaseFailureOf(error as unknown) === "unreachable") this.#health?.verify();
    });
  }

  /** Without a health check nothing is ever lost: a tool waits. */
  watch(health: HealthCheck): void {
    this.#health = health;
  }

  get isLost(): boolean {
    return this.#health?.isLost ?? false;
  }

  get isChecking(): boolean {
    return this.#health?.isChecking ?? false;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: NonNullable<Connected>): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (!callback) return this.#connect();
    void this.#connectFor(callback);
  }

  async #connectFor(callback: NonNullable<Connected>): Promise<void> {
    let client: pg.PoolClient;
    try {
      client = await this.#connect();
    } catch (error) {
      callback(error as Error, undefined, () => {});
      return;
    }
    callback(undefined, client, client.release);
  }

  async #connect(): Promise<pg.PoolClient> {
    if (this.isLost) throw new DatabaseLost("the database cannot be reached");
    const timer = this.#verifyLater();
    try {
      return await super.connect();
    } catch (error) {
      this.#health?.verify();
      throw error;
    } finally {
      clearInterval(timer);
    }
  }

  #verifyLater(): NodeJS.Timeout {
    return setInterval(() => this.#health?.verify(), healthTimes.slow).unref();
  }

  /** Makes the queries that wait for an answer fail now. */
  giveUp(): void {
    for (const client of this.#inUse.keys()) void client.end().catch(() => {});
  }
}
