import fp from "fastify-plugin";
import { databaseRefusalOf } from "#server/domain/database-refusal.ts";
import { readContentVersion, watchContent } from "#server/domain/posts/watch-content.ts";
import { keepAnswersOfAll, type AnswerOfAll } from "#server/http/send-in-process.ts";
import type { PageStore } from "#server/http/pages/page-store.ts";

declare module "fastify" {
  interface FastifyInstance {
    pages: PageStore;
    /** A hook: from here on no cached page is older than the posts are now. */
    refreshPages: () => Promise<void>;
    answerOfAll: AnswerOfAll;
  }
}

interface PageCacheOptions {
  pages: PageStore;
  isKept: boolean;
}

/** Keeps cached pages while changes of the posts are heard of, from this process or another. */
export const pageCachePlugin = fp<PageCacheOptions>(
  async (app, { pages, isKept }) => {
    app.decorate("pages", pages);
    app.decorate("answerOfAll", keepAnswersOfAll(app, pages));
    app.decorate("refreshPages", async () => {
      if (!pages.isKeeping) return;
      try {
        pages.noteVersion(await readContentVersion(app.db));
      } catch (error) {
        // From here on everything is made anew if it can be, else shown as it was.
        pages.markStale();
        if (!databaseRefusalOf(error)) throw error;
      }
    });
    if (!isKept) return;

    let watch: ReturnType<typeof watchContent> | undefined;
    app.addHook("onReady", async () => {
      watch = watchContent(app.db, {
        onVersion: (version, isRemoval) => pages.noteVersion(version, isRemoval),
        onListening: () => pages.resume(),
        onLost(reason) {
          pages.suspend();
          app.log.warn(
            { reason },
            "changes of posts are not heard of, so each page is made anew until they are",
          );
        },
      });
      await watch.started;
    });
    app.addHook("preClose", async () => {
      pages.suspend();
      await watch?.close();
    });
  },
  { name: "page-cache", dependencies: ["context"] },
);
