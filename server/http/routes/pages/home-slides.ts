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
  type ShownSlides,
  type SlideWords,
} from "#api/settings/home-slides.ts";
import { readOnce } from "#content/documents/read-once.ts";
import type { Slide } from "#content/loading/slide.ts";
import { byLanguage, languages, loadByLanguage, type Language } from "#i18n/languages.ts";
import {
  changeHomeSlides,
  describeSlides,
  readHomeSlides,
  restoreHomeSlides,
  type ReleasedSlides,
} from "#server/domain/settings/home-slides.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { revalidated } from "#server/http/answers/revalidated.ts";
import { readPerVersion } from "#server/http/pages/read-per-version.ts";
import { signedInOnly } from "#server/http/plugins/sign-in.ts";
import type { StoredSlide } from "#server/storage/settings/home-slides.ts";

const tags = ["settings"];
const common = { tags, security: signedInOnly, response: { 200: adminSlidesSchema } };

/** The slides of the home page. */
export const homeSlideRoutes: FastifyPluginAsyncZod = async (app) => {
  const readStored = readPerVersion(app.pages, () => readHomeSlides(app.db));
  app.get(
    paths.slides.pattern,
    {
      schema: {
        tags,
        summary: "Read the slides of the home page, where the owner has changed them",
        params: z.object({ language: z.enum(languages) }),
        response: { 200: shownSlidesSchema },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", revalidated);
      const stored = await readStored();
      return { slides: stored && shownIn(stored, await loadReleased(), request.params.language) };
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

async function describe({ db }: FastifyInstance): Promise<AdminSlides> {
  return describeSlides(await readHomeSlides(db), await loadReleased());
}

async function loadReleased(): Promise<ReleasedSlides> {
  // The build loads them as modules; a cast, as they are checked by its test.
  const slides = await loadByLanguage((language) =>
    readOnce(`slides/${language}.json`, (source) => JSON.parse(source) as Slide[]),
  );
  const wordsOf = (language: Language, at: number): SlideWords => {
    // A test compares the languages: each has the same slides.
    const { title = "", subtitle = "", text = "", alt = "" } = slides[language][at] ?? {};
    return { title, subtitle, text, alt };
  };
  return new Map(slides.hu.map(({ id }, at) => [id, byLanguage((language) => wordsOf(language, at))]));
}

function shownIn(
  stored: readonly StoredSlide[],
  released: ReleasedSlides,
  language: Language,
): NonNullable<ShownSlides["slides"]> {
  return stored.flatMap(({ id, isShown, picture, words }) => {
    const own = (words ?? released.get(id))?.[language];
    // One of the owner's has no drawing in the place of its picture.
    if (!isShown || !own || (!picture && !released.has(id))) return [];
    return [{ id, ...own, ...(picture && { picture }) }];
  });
}
