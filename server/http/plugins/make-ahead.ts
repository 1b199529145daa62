import type { FastifyInstance } from "fastify";

interface Ahead {
  /** Milliseconds since the start or the last change: an editor saves often, and an import adds a thousand posts. */
  rest: number;
  make: () => Promise<void>;
  /** Told where it fails. */
  failure: string;
}

/** Makes what readers would wait for, before they ask: after the start and after each change. A further change begins it again. */
export function makeAhead(app: FastifyInstance, { rest, make, failure }: Ahead): void {
  const { pages, log } = app;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosing = false;

  function begin(): void {
    clearTimeout(timer);
    if (isClosing) return;
    timer = setTimeout(() => {
      make().catch((error: unknown) => {
        if (!isClosing) log.warn({ err: error }, failure);
      });
    }, rest).unref();
  }

  pages.onChange(begin);
  app.addHook("onListen", async () => begin());
  app.addHook("preClose", async () => {
    isClosing = true;
    clearTimeout(timer);
  });
}

const mostPages = 30;

/**
 * The pages that were sent most often are made anew one at a time, so that a reader of another page waits for one at most.
 *
 * @param make makes the page of an address, and keeps it
 */
export function makePagesAhead(app: FastifyInstance, make: (address: string) => Promise<unknown>): void {
  const { pages } = app;
  makeAhead(app, {
    rest: 1000,
    failure: "pages could not be made ahead",
    async make() {
      const { generation } = pages;
      for (const address of pages.mostSent(mostPages)) {
        // Nothing that is made now would be kept.
        if (pages.generation !== generation || !pages.isKeeping) return;
        await make(address);
      }
    },
  });
}
