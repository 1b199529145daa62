import type { FastifyInstance } from "fastify";
import type { DeadLink, LinkUse } from "#api/admin/dead-links.ts";
import { releasedPages } from "#api/guide/released-pages.ts";
import { hrefsOf } from "#content/documents/check-document.ts";
import { sites } from "#content/facts/places/sites.ts";
import { dayInPeru } from "#content/facts/records/day-in-peru.ts";
import { byLanguage, languages } from "#i18n/languages.ts";
import { factsOf } from "#server/domain/facts/read-facts.ts";
import { outsideAddress } from "#server/domain/monitoring/links/outside-address.ts";
import {
  readDeadAddresses,
  readPostLinks,
  type WrittenLink,
} from "#server/domain/monitoring/links/read-links.ts";
import { knownFacts, releasedSources } from "#server/http/facts/fact-sources.ts";

type Context = Pick<FastifyInstance, "db" | "env" | "now" | "readGuide" | "settings">;

/** The addresses of other sites that readers are led to, each with where it is used. */
export async function readUsedLinks(app: Context): Promise<ReadonlyMap<string, LinkUse[]>> {
  const { replacedAddresses } = await app.settings.read();
  const found = new Map<string, LinkUse[]>();
  // Pages show another address in the place of one that the owner has replaced; posts and facts hold theirs themselves.
  const shownFor = (href: string) => replacedAddresses[href] ?? href;
  const addressOf = (href: string) => outsideAddress(href, app.env.SITE_URL);

  function add({ href, use }: WrittenLink): void {
    const address = addressOf(href);
    if (address === null) return;
    const uses = found.get(address) ?? [];
    found.set(address, uses);
    const known = uses.find(({ kind, id }) => kind === use.kind && id === use.id);
    if (known) Object.assign(known.titles, use.titles);
    else uses.push({ ...use, titles: { ...use.titles } });
  }

  for (const link of await readPostLinks(app.db)) add(link);
  for (const { href, use } of await linksOnPages(app)) add({ href: shownFor(href), use });
  for (const link of await sourcesOfFacts(app)) add(link);
  // Where no page that editors can open names a site of the release, it stands in a tool or below a page.
  for (const [id, { name, url }] of Object.entries(sites))
    if (!found.has(addressOf(shownFor(url)) ?? ""))
      add({ href: shownFor(url), use: { kind: "site", id, titles: byLanguage(() => name) } });
  return found;
}

async function linksOnPages({ db, readGuide }: Context): Promise<WrittenLink[]> {
  const guide = await readGuide(db);
  const released = releasedPages.map((page) => ({ page, publishedIn: languages }));
  const links: WrittenLink[] = [];
  for (const { page: id, publishedIn } of [...guide.ownPages, ...released])
    for (const language of publishedIn) {
      const { document } = await guide.read(id, language);
      const use: LinkUse = { kind: "page", id, titles: { [language]: document.attrs.title } };
      links.push(...hrefsOf(document).map((href) => ({ href: urlOf.get(href) ?? href, use })));
    }
  return links;
}

/** Documents name a site of the release by its id. */
const urlOf = new Map(Object.entries(sites).map(([id, { url }]) => [`site:${id}`, url]));

async function sourcesOfFacts({ db, now }: Context): Promise<WrittenLink[]> {
  return factsOf(await knownFacts(db), dayInPeru(now())).flatMap(({ id, names: titles, source }) =>
    source?.url ? [{ href: source.url, use: { kind: "fact", id, titles } }] : [],
  );
}

/**
 * The addresses that have led nowhere for some nights and are still used, the longest first.
 *
 * @param readUsed for whoever asks often
 */
export async function readDeadLinks(
  app: Context,
  readUsed: () => ReturnType<typeof readUsedLinks> = () => readUsedLinks(app),
): Promise<DeadLink[]> {
  const dead = await readDeadAddresses(app.db);
  if (dead.length === 0) return [];
  const used = await readUsed();
  return dead.flatMap((link) => {
    const uses = used.get(link.address);
    return uses ? [{ ...link, uses }] : [];
  });
}

/** The addresses that stand in the files of the release. */
export async function releasedAddresses(): Promise<string[]> {
  return [...new Set([...Object.values(sites).map(({ url }) => url), ...(await releasedSources())])];
}
