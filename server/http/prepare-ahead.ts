import type { FastifyInstance } from "fastify";

interface Preparation {
  /** Milliseconds after the start, which belongs to the first pages. */
  after: number;
  /** For the log. */
  failure: string;
  prepare: () => Promise<void>;
}

/** Makes something ready before somebody asks for it, unless the site's settings leave that to the first who asks. */
export function prepareAhead(app: FastifyInstance, { after, failure, prepare }: Preparation): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  app.addHook("onListen", async () => {
    if (!app.env.PREPARE_AHEAD) return;
    timer = setTimeout(() => {
      prepare().catch((error: unknown) => app.log.warn({ err: error }, failure));
    }, after);
  });
  app.addHook("preClose", async () => clearTimeout(timer));
}
