import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { paths } from "#api/paths.ts";
import { pocketListSchema } from "#api/pocket/pocket-list.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { listPosts } from "#server/domain/posts/read-posts.ts";
import { sendKeptText } from "#server/http/pages/send-kept-text.ts";
import { listBuiltFiles } from "./built-files.ts";
import { collectPocket } from "./collect-pocket.ts";
import { createMeasure } from "./measure.ts";

/** Posts that readers may choose among. */
const offeredPosts = 20;

interface PocketOptions {
  /** Folder of the site's static files. */
  filesFolder: string;
}

/** What the page "Pocket Peru" downloads. Kept as pages are: made anew when anything has changed that pages show. */
export const pocketRoutes: FastifyPluginAsyncZod<PocketOptions> = async (app, { filesFolder }) => {
  const measure = createMeasure(app);

  app.get(
    paths.pocket.pattern,
    {
      schema: {
        tags: ["pocket"],
        summary: "List what a device keeps to read the guide of a language without a network",
        params: z.object({ language: z.enum(languages) }),
        response: { 200: pocketListSchema },
      },
    },
    (request, reply) => {
      const { language } = request.params;
      const address = paths.pocket({ language });
      const type = "application/json; charset=utf-8";
      return sendKeptText(request, reply, { address, type, write: () => write(language) });
    },
  );

  async function write(language: Language): Promise<string> {
    const [posts, builtFiles] = await Promise.all([
      listPosts(app.db.reads, language, { limit: offeredPosts }),
      listBuiltFiles(filesFolder, language),
    ]);
    return JSON.stringify(await collectPocket({ language, measure, builtFiles, posts }));
  }
};
