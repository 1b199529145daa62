import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { paths } from "#api/paths.ts";
import { pocketListSchema } from "#api/pocket/pocket-list.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { ownPagePath } from "#i18n/own-pages.ts";
import { listPosts } from "#server/domain/posts/reading/read-posts.ts";
import type { Guide } from "#server/http/guide/guide-reader.ts";
import { encodeBody, type EncodedBody } from "#server/http/pages/encoded-body.ts";
import { sendEncoded } from "#server/http/pages/send-encoded.ts";
import { findPermitted } from "#server/http/plugins/sign-in.ts";
import { revalidated } from "#server/http/answers/revalidated.ts";
import { listBuiltFiles } from "./built-files.ts";
import { collectPocket } from "./collect-pocket.ts";
import { keepPerLanguage, type Kept } from "#server/http/pages/keep-per-language.ts";
import { createMeasure } from "./measure.ts";

/** Posts that readers may choose among. */
const offeredPosts = 20;

interface PocketOptions {
  /** Folder of the site's static files. */
  filesFolder: string;
}

/** Seconds after which a list that is being made is asked for again. */
const secondsToMake = "2";

/** The downloads of the page "Pocket Peru". They are made anew a minute after the last change of what pages show. */
export const pocketRoutes: FastifyPluginAsyncZod<PocketOptions> = async (app, { filesFolder }) => {
  const measure = createMeasure(app);
  const finished = new WeakMap<Kept<string>, Promise<EncodedBody>>();
  const keeper = keepPerLanguage({
    make: write,
    pages: app.pages,
    now: app.now,
    onError: (error) => app.log.warn({ err: error }, "what a pocket downloads could not be listed"),
  });
  app.addHook("onClose", async () => keeper.close());

  app.get(
    paths.pocket.pattern,
    {
      schema: {
        tags: ["pocket"],
        summary: "List what a device keeps to read the guide of a language without a network",
        params: z.object({ language: z.enum(languages) }),
        response: { 200: pocketListSchema, 202: z.undefined().describe("It is being made: ask again") },
      },
    },
    async (request, reply) => {
      const { language } = request.params;
      // Whoever may have changed something sees it at once; a session is looked up, as anybody can make up a cookie.
      const isEditor = (await findPermitted(request, reply, "posts.read-drafts")) !== null;
      if (isEditor) await app.refreshPages();
      const list = isEditor ? keeper.readNew(language) : keeper.read(language);
      if (!list) {
        keeper.begin(language);
        const headers = { "cache-control": "no-store", "retry-after": secondsToMake };
        return reply.code(202).headers(headers).send(undefined);
      }
      const body = await finish(list);
      reply.hijack();
      sendEncoded(request.raw, reply.raw, body);
      return reply;
    },
  );

  /** Each list once. */
  function finish(list: Kept<string>): Promise<EncodedBody> {
    const before = finished.get(list);
    if (before) return before;
    const type = "application/json; charset=utf-8";
    const headers = [...app.answerHeaders.fixed, ...app.cacheTags("pages"), "content-type", type];
    const body = encodeBody(Buffer.from(list.content), [...headers, "cache-control", revalidated]);
    finished.set(list, body);
    return body;
  }

  async function write(language: Language): Promise<string> {
    const [posts, builtFiles, guide] = await Promise.all([
      listPosts(app.db, language, { limit: offeredPosts }),
      listBuiltFiles(filesFolder, language),
      app.readGuide(app.db),
    ]);
    const ownPages = ownPagesIn(guide, language);
    return JSON.stringify(await collectPocket({ language, measure, builtFiles, posts, ownPages }));
  }
};

function ownPagesIn({ ownPages }: Guide, language: Language): string[] {
  return ownPages
    .filter(({ publishedIn }) => publishedIn.includes(language))
    .map(({ addresses }) => ownPagePath(addresses[language], language));
}
