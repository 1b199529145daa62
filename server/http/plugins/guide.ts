import fp from "fastify-plugin";
import { readOwnPages } from "#server/domain/guide/own-pages.ts";
import { createGuideReader, type GuideReader } from "#server/http/guide/guide-reader.ts";
import type { PageStore } from "#server/http/pages/page-store.ts";
import { readPerVersion } from "#server/http/pages/read-per-version.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The owner's pages, the oldest first. */
    readOwnPages: () => ReturnType<typeof readOwnPages>;
    /** The guide as it is now, with what the editors have written. */
    readGuide: GuideReader;
  }
}

export const guidePlugin = fp<{ pages: PageStore }>(
  async (app, { pages }) => {
    const read = readPerVersion(pages, () => readOwnPages(app.db));
    app.decorate("readOwnPages", read);
    app.decorate("readGuide", createGuideReader(app.log, read));
  },
  { name: "guide", dependencies: ["context"] },
);
