import { expect, test } from "vitest";
import type { WrittenHome } from "#api/settings/home-sections.ts";
import { homeSections, usualCards } from "#i18n/site/home-sections.ts";
import { findContentVersion } from "#server/storage/queries/content-version.ts";
import { mergeSiteSettings } from "#server/storage/settings/site-settings.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const { openAdmin } = shareTestServers();

const section = (name: (typeof homeSections)[number], isShown = true) => ({ section: name, isShown });

test("readers get the sections and cards as they were arranged, and nothing of them while they are as usual", async () => {
  const { api, db, reader } = await openAdmin();
  const usual = await api.readHomeSections();
  expect(usual).toMatchObject({ isDefault: true, cards: [...usualCards] });
  expect(usual.sections.map((one) => one.section)).toEqual([...homeSections]);
  expect(await reader.readSlides("hu")).toEqual({ slides: null });

  const before = await findContentVersion(db);
  const { version, isDefault, sections } = await api.changeHomeSections({
    // Every page leads to the contact form.
    sections: [section("posts"), section("contact", false), section("guide"), section("intro", false)],
    cards: ["treks", "entry"],
    version: usual.version,
  });
  expect(isDefault).toBe(false);
  expect(sections.slice(1)).toEqual([
    section("contact"),
    section("guide"),
    section("intro", false),
    section("videos"),
    section("follow"),
  ]);
  expect(await findContentVersion(db)).toBeGreaterThan(before);
  expect((await reader.readSlides("es")).home).toEqual({
    sections: ["posts", "contact", "guide", "videos", "follow"],
    cards: ["treks", "entry"],
  });

  expect(await api.restoreHomeSections(version)).toEqual(usual);
  expect(await reader.readSlides("hu")).toEqual({ slides: null });
  const { events } = await api.listAuditEvents({});
  expect(events.map(({ kind }) => kind).slice(0, 2)).toEqual(["home_restored", "home_changed"]);
});

test("sections that were opened before another change are neither saved nor set back", async () => {
  const { api } = await openAdmin();
  const { version, sections } = await api.readHomeSections();
  const arranged = await api.changeHomeSections({ sections, cards: ["treks"], version });
  const refusal = { status: 409, code: "changed_meanwhile" };
  await expect(api.changeHomeSections({ sections, cards: ["entry"], version })).rejects.toMatchObject(
    refusal,
  );
  await expect(api.restoreHomeSections(version)).rejects.toMatchObject(refusal);
  expect(await api.readHomeSections()).toEqual(arranged);
});

test("a home page without cards, or with one twice, is refused", async () => {
  const { api } = await openAdmin();
  const { version, sections } = await api.readHomeSections();
  const refused = (change: Partial<WrittenHome>) =>
    expect(api.changeHomeSections({ sections, cards: ["entry"], version, ...change })).rejects;
  await refused({ cards: [] }).toMatchObject({ status: 400 });
  await refused({ cards: ["entry", "entry"] }).toMatchObject({ status: 400 });
  await refused({ sections: [section("posts"), section("posts", false)] }).toMatchObject({ status: 400 });
});

test("an own page has a card in the languages that readers have it in", async () => {
  const { api, reader } = await openAdmin();
  const titles = { hu: "Útjaink", en: "Our trips", es: "Viajes" };
  const { page } = await api.addOwnPage({ titles, addresses: { hu: "", en: "", es: "" }, place: "nowhere" });
  const { document, version } = await api.readAdminDocument(page, "en");
  const lead = { type: "paragraph" as const, content: [{ type: "text" as const, text: "We walk. A lot." }] };
  const written = { ...document, content: [lead, ...document.content.slice(1)] };
  await api.changeDocument(page, "en", { document: written, version });
  const before = await api.readHomeSections();
  expect(before.ownPages).toEqual([{ page, titles: { en: "Our trips" } }]);
  await api.changeHomeSections({
    sections: before.sections,
    cards: [page, "treks"],
    version: before.version,
  });
  const cardsIn = async (language: "en" | "hu") => (await reader.readSlides(language)).home?.cards;
  expect(await cardsIn("en")).toEqual([
    { path: "/en/our-trips", title: "Our trips", text: "We walk." },
    "treks",
  ]);
  expect(await cardsIn("hu")).toEqual(["treks"]);
  await api.removeOwnPage(page);
  expect((await api.readHomeSections()).cards).toEqual(["treks"]);
});

test("sections and cards of another release keep what this one knows", async () => {
  const { api, db } = await openAdmin();
  const store = (cards: string[]) =>
    db.transaction((tx) =>
      mergeSiteSettings(tx, {
        home: { sections: [section("contact"), { section: "gone", isShown: true }], cards },
      }),
    );
  await store(["a-page-of-then", "treks"]);
  const { sections, cards } = await api.readHomeSections();
  expect(sections.map((one) => one.section)).toEqual([
    "contact",
    "intro",
    "guide",
    "posts",
    "videos",
    "follow",
  ]);
  expect(cards).toEqual(["treks"]);
  await store(["a-page-of-then"]);
  expect((await api.readHomeSections()).cards).toEqual([...usualCards]);
});
