import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { paths } from "#api/paths.ts";
import type { OwnPageLink } from "#api/guide/own-pages.ts";
import { shownSiteSchema, type ShownSite } from "#api/settings/shown-site.ts";
import type { ShownMenu } from "#api/settings/site-menu.ts";
import type { SiteCategories, SiteCategory } from "#i18n/blog/category-addresses.ts";
import { languages } from "#i18n/languages.ts";
import { isOwnPage } from "#i18n/own-pages.ts";
import { menuPlaces, type SiteMenu } from "#i18n/site/site-menu.ts";
import type { SitePages } from "#server/domain/guide/withdrawn-pages.ts";
import { shownLook } from "#server/domain/settings/brand.ts";
import { shownWords } from "#server/domain/settings/own-words.ts";
import { completeMenu, readStoredMenu } from "#server/domain/settings/site-menu.ts";
import { revalidated } from "#server/http/answers/revalidated.ts";
import type { AlertReader } from "#server/http/guide/read-alerts.ts";
import { readPerVersion } from "#server/http/pages/read-per-version.ts";
import type { StoredOwnPage } from "#server/storage/guide/own-pages.ts";

type ShownParts = Pick<ShownSite, "ownPages" | "withdrawnPages" | "menu" | "categories">;

/** Says who the site is of. A page without its database still says what it said last. */
export const siteDetailsRoutes: FastifyPluginAsyncZod<{ readAlerts: AlertReader }> = async (
  app,
  { readAlerts },
) => {
  // A page may be asked for before anybody has read the settings.
  app.addHook("onReady", async () => void (await app.settings.readOrLast()));

  const readSettings = readPerVersion(app.pages, app.settings.read);
  const readMenu = readPerVersion(app.pages, () => readStoredMenu(app.db));
  let last: ShownParts = { categories: null };

  /** The last ones while the database is away. */
  async function readLinked(): Promise<ShownParts> {
    try {
      const reading = [app.readSitePages(), readMenu(), app.readCategories()] as const;
      const [pages, stored, categories] = await Promise.all(reading);
      last = shownParts(pages, stored, categories);
      return last;
    } catch (error) {
      app.log.error({ err: error }, "the menu, the links to own pages and the categories could not be read");
      return last;
    }
  }

  app.get(
    paths.siteDetails.pattern,
    {
      schema: {
        tags: ["settings"],
        summary:
          "Tell who the site is of, what the owner has changed of menu and categories, and the alerts of today",
        params: z.object({ language: z.enum(languages) }),
        response: { 200: shownSiteSchema },
      },
    },
    async ({ params }, reply) => {
      const [{ replacedAddresses, ownWords, ...details }, linked, alertsOfDay] = await Promise.all([
        readSettings().catch(() => app.settings.readOrLast()),
        readLinked(),
        readAlerts(params.language),
      ]);
      reply.header("cache-control", alertsOfDay.isComplete ? revalidated : "no-store");
      const hasReplaced = Object.keys(replacedAddresses).length > 0;
      const { footer } = shownWords({ company: details.company, ownWords }, params.language);
      return {
        ...details,
        ...linked,
        ...(footer !== undefined && { footerNote: footer }),
        ...(hasReplaced && { replacedAddresses }),
        ...shownLook(details),
        alertsOfDay,
      };
    },
  );
};

function shownParts(
  { own: ownPages, withdrawn }: SitePages,
  menu: Awaited<ReturnType<typeof readStoredMenu>>,
  categories: SiteCategories,
): ShownParts {
  const sent = ownPages.flatMap((page) => linkOf(page) ?? []);
  const ids = sent.map(({ id }) => id);
  return {
    ...(sent.length > 0 && { ownPages: sent.map(({ link }) => link) }),
    ...(withdrawn.length > 0 && { withdrawnPages: [...withdrawn] }),
    ...(menu && { menu: shownMenu(completeMenu(menu, ownPages), ids) }),
    ...(categories && { categories: categories.map(shownCategory) }),
  };
}

function shownCategory({ picture, ...category }: SiteCategory) {
  return { ...category, ...(picture && { picture }) };
}

/** Null where no page links it. */
function linkOf({
  id,
  place,
  addresses,
  titles,
}: StoredOwnPage): { id: StoredOwnPage["id"]; link: OwnPageLink } | null {
  const links = languages.flatMap((language) => {
    const title = titles[language];
    return title === undefined ? [] : [[language, { address: addresses[language], title }] as const];
  });
  if (place === "nowhere" || links.length === 0) return null;
  return { id, link: { place, links: Object.fromEntries(links) } };
}

function shownMenu({ groups, lines }: SiteMenu, sent: readonly StoredOwnPage["id"][]): ShownMenu {
  const shown = menuPlaces.map((place) => {
    const pages = lines[place].filter(({ isHidden }) => !isHidden).map(({ page }) => page);
    const named = pages.map((page) => (isOwnPage(page) ? sent.indexOf(page) : page));
    return [place, named.filter((page) => page !== -1)] as const;
  });
  return { groups, lines: Object.fromEntries(shown.filter(([, pages]) => pages.length > 0)) };
}
