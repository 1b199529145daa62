import { expect, test } from "vitest";
import { wayPairIds } from "#content/facts/ways/way-pairs.ts";
import { guidePages, pagePath } from "#i18n/addresses.ts";
import { bookPath } from "#i18n/site/file-addresses.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { readEpub } from "#tests/support/readers/read-epub.ts";
import { shareInFile } from "#tests/support/servers/share-in-file.ts";
import { openSignedInServer } from "#tests/support/servers/test-server.ts";

/** The number of the highway police in the corrected fact. */
const corrected = "199";

/** A site that listens, where an editor has corrected a number. */
const openShared = shareInFile(async (atEnd) => {
  const server = await openSignedInServer({ site: await loadBuiltSite(), atEnd });
  const { facts } = await server.api.listFacts();
  const { value = {} } = facts.find(({ id }) => id === "country.emergency") ?? {};
  const source = { name: "PNP", url: null };
  const change = { value: { ...value, highwayPolice: corrected }, source, checkedOn: "2026-11-20" };
  await server.api.changeFact("country.emergency", change);
  return { ...server, origin: await server.app.listen({ port: 0, host: "127.0.0.1" }) };
});

const fetched = new Map<string, ReturnType<typeof fetchAnew>>();

/** Each book is asked several things, and read once. */
async function fetchBook(address: string) {
  const book = fetched.get(address) ?? fetchAnew(address);
  fetched.set(address, book);
  return book;
}

async function fetchAnew(address: string) {
  const { origin } = await openShared();
  const answer = await fetch(origin + address);
  return { answer, ...(await readEpub(Buffer.from(await answer.arrayBuffer()))) };
}

const lists = ["before-you-go", "packing-list", "phrasebook", "emergency"];

const namedIn = ({ documents }: Awaited<ReturnType<typeof fetchBook>>) =>
  (documents.get("nav.xhtml") ?? []).flatMap(({ attributes: { href = "" } }) =>
    href.endsWith(".xhtml") ? href.replace(".xhtml", "") : [],
  );

test.each(languages)(
  "the book in %s begins with its type, and its package names all its files",
  async (language) => {
    const { env } = await openShared();
    const { answer, archive, entries, items, pages, packageFile, packaged, inFolder, spine } =
      await fetchBook(bookPath(language));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/epub+zip");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expect(answer.headers.get("content-disposition")).toContain(`irany-peru-${language}.epub`);
    expect(entries[0]).toMatchObject({ name: "mimetype", isCompressed: false, extra: 0 });
    // A header of 30 bytes without extra fields, the name, and then the type as it is.
    expect(archive.toString("latin1", 30, 58)).toBe("mimetypeapplication/epub+zip");
    const named = items.map(({ href = "" }) => inFolder(href));
    expect(new Set([...named, "mimetype", "META-INF/container.xml", packageFile])).toEqual(
      new Set(entries.map(({ name }) => name)),
    );
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(items.flatMap(({ properties }) => properties ?? [])).toEqual(["nav", "cover-image"]);
    expect(spine).toEqual(pages.map(({ id }) => id));
    const said = (kind: string) => packaged.find(({ name }) => name === kind)?.text;
    expect(said("dc:language")).toBe(language);
    expect(said("dc:identifier")).toBe(env.SITE_URL + bookPath(language));
  },
);

const stops = "plan=v1_miraflores.1_arequipa.2.nightBus.colca_puno.2_cusco.3_aguas-calientes.1";
const plan = `${stops}&start=2027-05-03&who=2a_5`;
const planPath = (language: Language) => `${pagePath("trip-planner", language)}.epub?${plan}`;
const books = languages.flatMap((language) => [bookPath(language), planPath(language)]);

test.each(books)("each link and picture within %s leads to something in it", async (address) => {
  const { documents, items } = await fetchBook(address);
  const files = new Set(items.map(({ href }) => href));
  const idsOf = new Map(
    [...documents].map(([name, elements]) => [
      name,
      new Set(elements.flatMap(({ attributes }) => attributes["id"] ?? [])),
    ]),
  );
  const lost: string[] = [];
  for (const [from, elements] of documents) {
    const ids = elements.flatMap(({ attributes }) => attributes["id"] ?? []);
    expect(new Set(ids).size, from).toBe(ids.length);
    for (const { attributes } of elements) {
      const { href = "", src = href } = attributes;
      if (src === "" || /^[a-z]+:/.test(src)) continue;
      const [file = "", anchor] = src.split("#");
      const isThere = files.has(file) && (anchor === undefined || idsOf.get(file)?.has(anchor));
      if (!isThere) lost.push(`${from} ${src}`);
    }
  }
  expect(lost).toEqual([]);
});

test.each(languages)(
  "the book in %s has the guide in the menu's order, as it is now, without what needs a screen",
  async (language) => {
    const { env } = await openShared();
    const book = await fetchBook(bookPath(language));
    const contents = namedIn(book);
    const isWay = (name: string) => name.startsWith("way-");
    expect(contents.filter((name) => !isWay(name))).toEqual([...guidePages, ...lists]);
    expect(contents.filter(isWay)).toEqual(wayPairIds.map((pair) => `way-${pair}`));
    expect(book.spine.slice(2)).toEqual(contents.map((name) => `_${name}.xhtml`));
    expect(book.textOf("emergency.xhtml")).toContain(`"tel:${corrected}"`);
    expect(book.textOf("peru-guide.xhtml")).toContain('href="emergency.xhtml"');
    expect(book.textOf("costs.xhtml")).toContain(`"${env.SITE_URL}${pagePath("money", language)}"`);
    for (const { href = "" } of book.pages)
      expect(book.textOf(href), href).not.toMatch(/<(?:form|input|button|script|svg)\b|undefined|\[object/);
  },
);

test("the book of a plan has its days, its places, ways and lists", async () => {
  const { env } = await openShared();
  const book = await fetchBook(planPath("en"));
  expect(book.answer.headers.get("cache-control")).toBe("no-store");
  const places = ["place-lima", "place-arequipa", "place-puno", "place-cusco", "place-aguas-calientes"];
  const ways = ["way-lima-arequipa", "way-arequipa-puno", "way-cusco-puno", "way-cusco-machu-picchu"];
  expect(namedIn(book)).toEqual(["trip-planner", ...places, "treks", ...ways, ...lists]);
  const days = book.textOf("trip-planner.xhtml");
  expect(days).toContain("14 May");
  expect(days).toContain("Colca Canyon trek: day 1 of 2");
  expect(days).toContain("2 adults, 1 child (age 5)");
  expect(days).not.toMatch(/<(?:form|input|button)\b/);
  expect(book.textOf("before-you-go.xhtml")).toContain("3 May 2027");
  expect(book.textOf("title.xhtml")).toContain(`${env.SITE_URL}/en/trip-planner?plan=v1_miraflores.1_`);
});

test("without a stop there is no book, and the planner says so", async () => {
  const { origin } = await openShared();
  const answer = await fetch(`${origin}/es/planificador.epub?plan=v1`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/es/planificador"]);
});

test.each(languages)(
  "the pages about taking along lead to the books in %s, no other page does",
  async (language) => {
    const { origin } = await openShared();
    const linksOf = async (path: string) =>
      [...(await (await fetch(origin + path)).text()).matchAll(/href="([^"]*\.epub[^"]*)"/g)].map(
        ([, href = ""]) => href.replaceAll("&amp;", "&"),
      );
    expect(await linksOf(pagePath("pocket-peru", language))).toEqual([bookPath(language)]);
    expect(await linksOf(`${pagePath("trip-planner", language)}?${plan}`)).toEqual([planPath(language)]);
    for (const page of ["home", "peru-guide", "trip-planner"] as const)
      expect(await linksOf(pagePath(page, language))).toEqual([]);
  },
);

test("whoever has the book is told so, and it is made once however many ask", async () => {
  const { origin } = await openShared();
  const ask = (headers: Record<string, string> = {}) => fetch(origin + bookPath("en"), { headers });
  const [first, second] = await Promise.all([ask(), ask()]);
  const etag = String(first.headers.get("etag"));
  expect(second.headers.get("etag")).toBe(etag);
  expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  expect((await ask({ "if-none-match": etag })).status).toBe(304);
});
