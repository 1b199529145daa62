import type { FastifyInstance } from "fastify";
import type { ArrangedSections, ShownHome } from "#api/settings/home-sections.ts";
import { factsWith } from "#content/facts/facts.ts";
import type { Language } from "#i18n/languages.ts";
import { isOwnPage } from "#i18n/own-pages.ts";
import { overridesOf } from "#server/domain/facts/read-facts.ts";
import { publishedPath } from "./published-path.ts";

/** The cards of the home page in a language, without own pages that readers do not have in it. */
export async function shownCards(
  app: FastifyInstance,
  cards: ArrangedSections["cards"],
  language: Language,
): Promise<ShownHome["cards"]> {
  const [pages, guide, replaced] = await Promise.all([
    app.readSitePages(),
    app.readGuide(app.db),
    app.readReplacedDrawings(),
  ]);
  const facts = factsWith(overridesOf(await app.readKnownFacts()));
  const shown = cards.map(async (page) => {
    if (!isOwnPage(page)) return [page];
    const path = publishedPath(page, language, pages);
    if (path === null) return [];
    const { title, description } = (await guide.read(page, language)).print(facts);
    return [{ path, title, text: description, picture: replaced.get(`pages/${page}`) }];
  });
  return (await Promise.all(shown)).flat();
}
