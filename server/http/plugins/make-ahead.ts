import type { FastifyInstance } from "fastify";

const mostPages = 30;

/** Milliseconds without a change: an editor saves often, and an import adds a thousand posts. */
const restAfterChange = 1000;

/**
 * After a change the pages that were sent most often are made before readers ask for them, one at a time, so that a reader of
 * another page waits for one at most. A further change begins it again.
 *
 * @param make makes the page of an address, and keeps it
 */
export function makePagesAhead(app: FastifyInstance, make: (address: string) => Promise<unknown>): void {
  const { pages, log } = app;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function makeAll(): Promise<void> {
    const { generation } = pages;
    for (const address of pages.mostSent(mostPages)) {
      // Nothing that is made now would be kept.
      if (pages.generation !== generation || !pages.isKeeping) return;
      await make(address);
    }
  }

  pages.onChange(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      makeAll().catch((error: unknown) => log.warn({ err: error }, "pages could not be made ahead"));
    }, restAfterChange).unref();
  });
  app.addHook("preClose", async () => clearTimeout(timer));
}
