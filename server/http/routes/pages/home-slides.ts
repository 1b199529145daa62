import type { FastifyInstance } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { paths } from "#api/paths.ts";
import {
  adminSlidesSchema,
  shownSlidesSchema,
  writtenSlidesSchema,
  type AdminSlides,
} from "#api/settings/home-slides.ts";
import { languages } from "#i18n/languages.ts";
import { readHomeSections, shownSections } from "#server/domain/settings/home-sections.ts";
import {
  changeHomeSlides,
  describeSlides,
  readHomeSlides,
  restoreHomeSlides,
  usualSlides,
} from "#server/domain/settings/home-slides.ts";
import { shownWords } from "#server/domain/settings/own-words.ts";
import { readStoredSettings } from "#server/domain/settings/read-settings.ts";
import { namedOwnPages } from "#server/domain/guide/withdrawn-pages.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { revalidated } from "#server/http/answers/revalidated.ts";
import { readPerVersion } from "#server/http/pages/read-per-version.ts";
import { shownCards } from "#server/http/guide/shown-cards.ts";
import { loadReleased, shownSlides } from "#server/http/guide/released-slides.ts";
import { signedInOnly } from "#server/http/plugins/sign-in.ts";

const tags = ["settings"];
const common = { tags, security: signedInOnly, response: { 200: adminSlidesSchema } };

/** The slides of the home page. */
export const homeSlideRoutes: FastifyPluginAsyncZod = async (app) => {
  const readStored = readPerVersion(app.pages, () =>
    Promise.all([
      readHomeSlides(app.db),
      readHomeSections(app.db),
      readStoredSettings(app.db),
      app.readReplacedDrawings(),
    ]),
  );
  app.get(
    paths.slides.pattern,
    {
      schema: {
        tags,
        summary: "Read the slides of the home page, its sections and cards, where the owner has changed them",
        params: z.object({ language: z.enum(languages) }),
        response: { 200: shownSlidesSchema },
      },
    },
    async (request, reply) => {
      const { language } = request.params;
      reply.header("cache-control", revalidated);
      const [stored, home, settings, replaced] = await readStored();
      const { footer: _, ...words } = shownWords(settings, language);
      const [released, pages] = await Promise.all([loadReleased(), app.readSitePages()]);
      const isReplaced = [...released.keys()].some((id) => replaced.has(`places/${id}`));
      // Those that come with the site say what is on the pictures in the places of their drawings.
      const slides = stored ?? (isReplaced ? usualSlides(released) : null);
      return {
        slides: slides && shownSlides(slides, { released, replaced, pages, language }),
        ...(Object.keys(words).length > 0 && { words }),
        ...(home && {
          home: { sections: shownSections(home), cards: await shownCards(app, home.cards, language) },
        }),
      };
    },
  );
  await app.register(adminRoutes);
};

const adminRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requirePermission("guide.edit"));
  // An editor sees the change on this process at once.
  app.addHook("onSend", app.refreshPages);

  app.get(
    adminPaths.slides,
    { schema: { ...common, summary: "Read the slides of the home page in all languages" } },
    () => describe(app),
  );

  app.put(
    adminPaths.slides,
    { schema: { ...common, summary: "Write the slides of the home page", body: writtenSlidesSchema } },
    async (request) => {
      await changeHomeSlides(db, request.body, await loadReleased(), { by: request.actor });
      return describe(app);
    },
  );

  app.delete(
    adminPaths.slides,
    {
      schema: {
        ...common,
        summary: "Show the slides that come with the site again",
        body: writtenSlidesSchema.pick({ version: true }),
      },
    },
    async (request) => {
      const { version } = request.body;
      await restoreHomeSlides(db, version, await loadReleased(), { by: request.actor });
      return describe(app);
    },
  );
};

async function describe(app: FastifyInstance): Promise<AdminSlides> {
  const [stored, pages] = await Promise.all([readHomeSlides(app.db), app.readSitePages()]);
  return {
    ...describeSlides(stored, await loadReleased()),
    ownPages: namedOwnPages(pages),
  };
}
