import { expect, test } from "vitest";
import { createAdminClient, type AdminClient } from "#api/admin/admin-client.ts";
import type { NewOwnPage } from "#api/guide/own-pages.ts";
import type { Language } from "#i18n/languages.ts";
import type { OwnPage } from "#i18n/own-pages.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { jpegFile } from "#tests/support/samples/pictures.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers({
  now: () => new Date("2026-11-23T10:00:00Z"),
  isFresh: true,
});

const trips: NewOwnPage = {
  titles: { hu: "Útjaink", en: "Our trips", es: "Nuestros viajes" },
  addresses: { hu: "", en: "The trips we make", es: "" },
  place: "menu",
};

const noAddresses = { hu: "", en: "", es: "" };

async function publish(api: AdminClient, page: OwnPage, language: Language) {
  const { document, version } = await api.readAdminDocument(page, language);
  const description = [{ type: "text" as const, text: "Quetzalcoatlus tours." }];
  const written = { ...document, attrs: { ...document.attrs, description } };
  return api.changeDocument(page, language, { document: written, version });
}

test("an own page is read, found and linked in the languages in which it is published, until it is hidden", async () => {
  const { app, api } = await openSignedInServer();
  const reader = createAdminClient(visitor(app));
  const { page } = await api.addOwnPage(trips);
  await expect(reader.readOwnPage("utjaink", "hu")).rejects.toMatchObject({ status: 404 });
  expect((await reader.readSiteDetails("hu")).ownPages).toBeUndefined();
  await publish(api, page, "hu");
  const { version } = await publish(api, page, "en");
  const addresses = { hu: "utjaink", en: "the-trips-we-make", es: "nuestros-viajes" };
  const read = await reader.readOwnPage("utjaink", "en");
  expect(read).toMatchObject({ addresses, publishedIn: ["hu", "en"], publishedOn: "2026-11-23" });
  await expect(reader.readOwnPage("utjaink", "es")).rejects.toMatchObject({ status: 404 });
  expect((await reader.readSiteDetails("hu")).ownPages).toEqual([
    {
      place: "menu",
      links: {
        hu: { address: "utjaink", title: "Útjaink" },
        en: { address: "the-trips-we-make", title: "Our trips" },
      },
    },
  ]);
  const [found] = (await reader.search("en", { q: "quetzalcoatlus" })).results;
  expect(found).toMatchObject({ path: "/en/the-trips-we-make" });
  const { body: sitemap } = await app.inject({ url: "/sitemap-pages.xml" });
  expect(sitemap).toContain("/en/the-trips-we-make<");
  expect(sitemap).not.toContain("nuestros-viajes");
  expect((await api.listGuideAnchors("hu")).at(-1)).toMatchObject({ page, address: "/hu/utjaink" });

  const hidden = await api.restoreDocument(page, "en", version);
  expect(hidden).toMatchObject({ isOwn: false, version, draft: { publishAt: null } });
  await expect(reader.readOwnPage("the-trips-we-make", "en")).rejects.toMatchObject({ status: 404 });
  const [first] = await api.listAdminDocuments();
  expect(first).toMatchObject({ page, languages: { en: { title: "Our trips", version: 0 } } });
});

test("a language's first draft is discarded and brought back, but never the last text of a page", async () => {
  const { app, api } = await openSignedInServer();
  const { page } = await api.addOwnPage(trips);
  const { document, version } = await api.readAdminDocument(page, "es");
  const { search } = new URL((await api.previewDocument(page, "es")).url);
  expect(await api.removeDocumentDraft(page, "es", version)).toMatchObject({
    version: 0,
    draft: null,
    isDraftRemovable: false,
    revisions: [{ version }],
  });
  const reader = createAdminClient(visitor(app));
  await expect(reader.readPagePreview(page, "es", search)).rejects.toMatchObject({ status: 404 });
  const draft = { publishAt: null };
  const again = await api.changeDocument(page, "es", { document, version: 0, draft });
  expect(again).toMatchObject({ document, draft, isDraftRemovable: true });
  for (const language of ["es", "en"] as const) {
    const { version: last } = await api.readAdminDocument(page, language);
    await api.removeDocumentDraft(page, language, last);
  }
  const only = await api.readAdminDocument(page, "hu");
  expect(only).toMatchObject({ isDraftRemovable: false });
  await expect(api.removeDocumentDraft(page, "hu", only.version)).rejects.toMatchObject({
    code: "not_found",
  });
});

test("a former address leads to the new one, and a taken one is refused", async () => {
  const { api } = await openSignedInServer();
  const { page } = await api.addOwnPage({ ...trips, place: "footer" });
  const addresses = { hu: "rolunk", en: "about-us", es: "nosotros" };
  await api.changeOwnPage(page, { addresses, place: "nowhere" });
  const leads = async () => (await api.listRedirects()).redirects.map(({ from, to }) => [from, to]);
  expect(await leads()).toContainEqual(["/hu/utjaink", "/hu/rolunk"]);
  // Its own former address is free again, and leads away no more.
  const own = { ...addresses, hu: "utjaink" };
  await api.changeOwnPage(page, { addresses: own, place: "nowhere" });
  expect(await leads()).not.toContainEqual(["/hu/utjaink", "/hu/rolunk"]);
  expect(await leads()).toContainEqual(["/hu/rolunk", "/hu/utjaink"]);
  for (const hu of ["blog", "peru-weather", "admin", "es", "post", "about-us", "!"]) {
    const call = api.addOwnPage({ ...trips, addresses: { hu, en: "new", es: "nuevo" } });
    if (hu === "!") await expect(call).rejects.toMatchObject({ fieldErrors: { "addresses.hu": "is taken" } });
    else await expect(call, hu).rejects.toMatchObject({ status: 400, code: "invalid_field" });
  }
});

test("what links to an own page is told, and it is deleted with all its versions", async () => {
  const { api } = await openSignedInServer();
  const { page } = await api.addOwnPage(trips);
  const content = `<p><a href="/hu/utjaink#kusko">Útjaink</a></p>`;
  await api.createPost(writtenPost({ translations: { hu: { title: "Hírek", summary: "", content } } }));
  expect(await api.readOwnPageUses(page)).toEqual({ titles: ["Hírek"] });
  await api.removeOwnPage(page);
  await expect(api.readAdminDocument(page, "hu")).rejects.toMatchObject({ status: 404 });
  await expect(publish(api, page, "hu")).rejects.toMatchObject({ status: 404 });
  await expect(api.removeOwnPage(page)).rejects.toMatchObject({ status: 404 });
  const { events } = await api.listAuditEvents({ kind: "own_page_removed" });
  expect(events).toMatchObject([{ subject: "/hu/utjaink" }]);
});

test("an own page shows a picture of the library with its words, in its preview too, until it has none or is deleted", async () => {
  const { app, api } = await openSignedInServer();
  const reader = createAdminClient(visitor(app));
  const { page } = await api.addOwnPage(trips);
  const { version } = await publish(api, page, "en");
  const read = () => reader.readOwnPage("the-trips-we-make", "en");
  const bare = await read();
  expect(bare).not.toHaveProperty("picture");
  const { hash } = await api.addPicture(await jpegFile(90, 60), "csapat.jpg");
  const focal = { x: 20, y: 30 };
  await api.describePicture(hash, { name: "", alts: { en: "Our team" }, credit: "Ana Torres", focal });
  const id = `pages/${page}`;
  await api.replaceDrawing("hu", { id, picture: hash });
  expect(await read()).toMatchObject({
    picture: { hash, width: 90, height: 60, focal },
    text: { pictureAlt: "Our team", pictureCredit: "Ana Torres" },
  });
  expect(await api.listDrawings("hu")).toContainEqual({
    id,
    name: "Our trips",
    pages: [],
    isDrawn: false,
    picture: expect.objectContaining({ hash }),
  });
  const { sections, version: home } = await api.readHomeSections();
  await api.changeHomeSections({ sections, cards: [page, "entry"], version: home });
  expect((await reader.readSlides("en")).home?.cards).toEqual([
    expect.objectContaining({ title: "Our trips", picture: expect.objectContaining({ hash, focal }) }),
    "entry",
  ]);
  const preview = new URL((await api.previewDocument(page, "hu")).url);
  expect(await reader.readPagePreview(page, "hu", preview.search)).toMatchObject({ picture: { hash } });

  await api.replaceDrawing("hu", { id, picture: null });
  expect(await read()).toEqual(bare);
  await api.replaceDrawing("hu", { id, picture: hash });
  const { events } = await api.listAuditEvents({ kind: "drawing_replaced" });
  expect(new Set(events.map(({ subject }) => subject))).toEqual(new Set(["/hu/utjaink"]));
  await api.restoreDocument(page, "en", version);
  await api.removeOwnPage(page);
  expect(await api.readPicture(hash)).toMatchObject({ siteUses: [] });
});

test("links of pages and posts lead to an own page in the reader's language, wherever it moves, and to none that is gone", async () => {
  const { app, api } = await openSignedInServer();
  const reader = createAdminClient(visitor(app));
  const { page } = await api.addOwnPage(trips);
  const link = (href: string) => [
    { type: "text" as const, text: "Trips", marks: [{ type: "link" as const, attrs: { href } }] },
  ];
  const { document, version } = await api.readAdminDocument("costs", "en");
  const [, ...rest] = document.content;
  const linking = (href: string, at: number) =>
    api.changeDocument("costs", "en", {
      document: { ...document, content: [{ type: "paragraph", content: link(href) }, ...rest] },
      version: at,
    });
  await expect(linking("page:own-000000000000", version)).rejects.toMatchObject({
    fieldErrors: { links: "“Trips”" },
  });
  await linking(`page:${page}`, version);
  const lead = async () => (await reader.readDocument("costs", "en")).text["lead"];
  // Nobody has it in English yet.
  expect(await lead()).toBe("Trips");

  const content = `<p><a href="/hu/utjaink?a=1#kusko">Útjaink</a></p>`;
  await api.createPost(writtenPost({ translations: { hu: { title: "Hírek", summary: "", content } } }));
  const posted = async () => (await reader.readPost("hirek", "en")).content;
  for (const language of ["hu", "en"] as const) await publish(api, page, language);
  expect(await lead()).toEqual(link("/en/the-trips-we-make"));
  expect(await posted()).toContain(`href="/en/the-trips-we-make?a=1#kusko"`);

  const addresses = { hu: "rolunk", en: "about-us", es: "nosotros" };
  await api.changeOwnPage(page, { addresses, place: "nowhere" });
  expect(await lead()).toEqual(link("/en/about-us"));
  expect(await posted()).toContain(`href="/en/about-us?a=1#kusko"`);
  expect((await api.readOwnPageUses(page)).titles).toEqual([document.attrs.title, "Hírek"].toSorted());
  await api.removeOwnPage(page);
  expect(await lead()).toBe("Trips");
});

test("a withdrawn page of the guide is nowhere for readers until it is shown again", async () => {
  const { app, api } = await openSignedInServer();
  const reader = createAdminClient(visitor(app));
  const content = '<p>A <a href="/hu/peru-tortenelem#inkak">történelem</a>.</p>';
  const { id } = await api.createPost(hungarianPost("Hírek", content));
  const told = (await api.listAdminFacts()).facts.find(({ pages }) => pages.includes("history"));
  const shownIn = async () => ({
    sitemap: (await app.inject({ url: "/sitemap-pages.xml" })).body.includes("/en/peru-history<"),
    search: (await reader.search("en", { q: "history" })).results.some(({ path }) =>
      path.startsWith("/en/peru-history"),
    ),
    post: (await reader.readPost(id, "hu")).content.includes("<a"),
    fact: (await reader.readFact(told?.id ?? "", "en")).pages.includes("history"),
  });
  const before = await shownIn();

  await api.withdrawPage("history", true);
  await expect(reader.readDocument("history", "en")).rejects.toMatchObject({ status: 404 });
  expect(await shownIn()).toEqual({ sitemap: false, search: false, post: false, fact: false });
  expect(await reader.readSiteDetails("hu")).toMatchObject({ withdrawnPages: ["history"] });
  expect((await api.listGuideAnchors("en")).find(({ page }) => page === "history")?.isWithdrawn).toBe(true);
  expect((await api.readMenu()).withdrawnPages).toEqual(["history"]);
  const listed = await api.listAdminDocuments();
  expect(listed.filter(({ isWithdrawn }) => isWithdrawn).map(({ page }) => page)).toEqual(["history"]);
  // Its words can be written, and linked.
  const { document, version } = await api.readAdminDocument("history", "en");
  await api.changeDocument("history", "en", { document, version });

  await api.withdrawPage("history", false);
  expect(await shownIn()).toEqual(before);
  expect(before).toEqual({ sitemap: true, search: true, post: true, fact: true });
  expect((await reader.readSiteDetails("hu")).withdrawnPages).toBeUndefined();
});

test("an own page begins in one language, and gets an address in another one with its first words there", async () => {
  const { app, api } = await openSignedInServer();
  const reader = createAdminClient(visitor(app));
  const only: NewOwnPage = { ...trips, titles: { hu: "Útjaink", en: "", es: "" }, addresses: noAddresses };
  await expect(api.addOwnPage({ ...only, titles: { hu: " ", en: "", es: "" } })).rejects.toMatchObject({
    fieldErrors: { titles: "one at least is needed" },
  });
  const { page } = await api.addOwnPage(only);
  await publish(api, page, "hu");
  const addresses = { hu: "utjaink", en: "", es: "" };
  expect(await reader.readOwnPage("utjaink", "hu")).toMatchObject({ addresses, publishedIn: ["hu"] });
  await expect(reader.readOwnPage("utjaink", "en")).rejects.toMatchObject({ status: 404 });
  const [listed] = await api.listAdminDocuments();
  expect(listed?.languages.en).toMatchObject({ title: "", version: 0, draft: null });
  const { body: sitemap } = await app.inject({ url: "/sitemap-pages.xml" });
  expect(
    sitemap.match(/[^"<>]+\/utjaink(?=[<"])/g)?.every((address) => address.endsWith("/hu/utjaink")),
  ).toBe(true);
  expect((await reader.readSiteDetails("en")).ownPages).toEqual([
    { place: "menu", links: { hu: { address: "utjaink", title: "Útjaink" } } },
  ]);

  const blank = await api.readAdminDocument(page, "en");
  expect(blank).toMatchObject({ version: 0, draft: null, document: { attrs: { title: "" } }, revisions: [] });
  const named = { ...blank.document, attrs: { ...blank.document.attrs, title: "Nuestros viajes" } };
  // The guide has a page there.
  const taken = { ...named, attrs: { ...named.attrs, title: "Peru weather" } };
  await expect(
    api.changeDocument(page, "en", { document: blank.document, version: 0 }),
  ).rejects.toMatchObject({
    fieldErrors: { title: "title" },
  });
  await api.changeDocument(page, "en", { document: taken, version: 0 });
  expect((await reader.readOwnPage("peru-weather-2", "en")).publishedIn).toEqual(["hu", "en"]);
  await api.changeDocument(page, "es", { document: named, version: 0, draft: { publishAt: null } });
  await expect(reader.readOwnPage("nuestros-viajes", "es")).rejects.toMatchObject({ status: 404 });
  const all = { hu: "utjaink", en: "peru-weather-2", es: "nuestros-viajes" };
  expect((await api.listAdminDocuments())[0]?.own?.addresses).toEqual(all);
  // A language that has words cannot be without an address.
  const change = { addresses: { ...all, es: "" }, place: "menu" } as const;
  await expect(api.changeOwnPage(page, change)).rejects.toMatchObject({ code: "invalid_field" });
});
