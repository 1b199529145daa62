import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { paths } from "#api/paths.ts";
import { z } from "zod";
import { ownPageLinkSchema, type OwnPageLink } from "#api/guide/own-pages.ts";
import { siteDetailsSchema } from "#api/settings/site-details.ts";
import { languages } from "#i18n/languages.ts";
import { revalidated } from "#server/http/answers/revalidated.ts";
import type { StoredOwnPage } from "#server/storage/guide/own-pages.ts";

/** Says who the site is of. A page without its database still says what it said last. */
export const siteDetailsRoutes: FastifyPluginAsyncZod = async (app) => {
  // A page may be asked for before anybody has read the settings.
  app.addHook("onReady", async () => void (await app.settings.readOrLast()));

  let links: OwnPageLink[] = [];

  async function readLinks(): Promise<void> {
    try {
      links = linksOf(await app.readOwnPages());
    } catch (error) {
      app.log.error({ err: error }, "the links to own pages could not be read");
    }
  }

  app.get(
    paths.siteDetails,
    {
      schema: {
        tags: ["settings"],
        summary: "Tell who the site is of, and which own pages every page links",
        response: { 200: siteDetailsSchema.extend({ ownPages: z.array(ownPageLinkSchema).optional() }) },
      },
    },
    async (_request, reply) => {
      reply.header("cache-control", revalidated);
      const [details] = await Promise.all([app.settings.readOrLast(), readLinks()]);
      // Left out where there are none, so that no page of such a site is longer.
      return links.length > 0 ? { ...details, ownPages: links } : details;
    },
  );
};

function linksOf(pages: readonly StoredOwnPage[]): OwnPageLink[] {
  return pages.flatMap(({ place, addresses, titles }) => {
    const links = languages.flatMap((language) => {
      const title = titles[language];
      return title === undefined ? [] : [[language, { address: addresses[language], title }] as const];
    });
    return place === "nowhere" || links.length === 0 ? [] : [{ place, links: Object.fromEntries(links) }];
  });
}
