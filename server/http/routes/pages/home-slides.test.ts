import { expect, test } from "vitest";
import { createAdminClient, type AdminClient } from "#api/admin/admin-client.ts";
import type { AdminSlides, WrittenSlides } from "#api/settings/home-slides.ts";
import { slideIds } from "#content/facts/pages/slide-ids.ts";
import { loadSlides } from "#content/loading/load-slides.ts";
import { pagePath } from "#i18n/addresses.ts";
import { byLanguage, type Language } from "#i18n/languages.ts";
import { jpegFile } from "#tests/support/samples/pictures.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers({ isFresh: true });

function written({ slides }: AdminSlides): WrittenSlides["slides"] {
  return slides.map((slide) => ({ ...slide, picture: slide.picture?.hash ?? null }));
}

/** Writes the slides as who has just opened their form. */
async function write(api: AdminClient, ...slides: WrittenSlides["slides"]): Promise<AdminSlides> {
  return api.changeSlides({ slides, version: (await api.readAdminSlides()).version });
}

const words = (title: string, alt = "") =>
  byLanguage((language) => ({ title: `${title} (${language})`, subtitle: "", text: "", alt }));

test("the owner's slides take the place of those of the site, which follow the release where nothing was changed", async () => {
  const { app, api } = await openSignedInServer();
  const reader = createAdminClient(visitor(app));
  const usual = await api.readAdminSlides();
  expect(usual.isDefault).toBe(true);
  expect(usual.slides.map(({ id }) => id)).toEqual([...slideIds]);
  expect(await reader.readSlides("hu")).toEqual({ slides: null });

  const [first, second, ...rest] = written(usual);
  if (!first || !second) throw new Error("there are six slides");
  const own = { id: "slide-0123abcd", isShown: true, picture: null, link: null, words: words("Útjaink") };
  const { hash } = await api.addPicture(await jpegFile(90, 60), "lama.jpg");
  const trips = { ...own, link: "treks", picture: hash, words: words("Útjaink", "Egy láma") } as const;
  const changed = await write(api, trips, second, { ...first, isShown: false }, ...rest);
  expect(changed.slides.map(({ id }) => id).slice(0, 3)).toEqual([own.id, second.id, first.id]);
  const { slides } = await reader.readSlides("en");
  expect(slides?.map(({ id }) => id)).toEqual([own.id, second.id, ...rest.map(({ id }) => id)]);
  const path = pagePath("treks", "en");
  expect(slides?.[0]).toMatchObject({ title: "Útjaink (en)", alt: "Egy láma", path, picture: { hash } });
  expect(slides?.[1]).toEqual((await loadSlides("en"))[1]);

  // Where the drawing stands again, it has its own alternative text.
  const { version } = await write(api, { ...first, words: words("Völgy", "Egy láma") }, trips);
  const [valley] = (await reader.readSlides("en")).slides ?? [];
  expect(valley).toMatchObject({ title: "Völgy (en)", alt: (await loadSlides("en"))[0]?.alt });

  expect(await api.readPicture(hash)).toMatchObject({ siteUses: ["slides"] });
  await expect(api.removePicture(hash)).rejects.toMatchObject({ code: "picture_in_use" });
  expect((await api.restoreSlides(version)).slides).toEqual(usual.slides);
  expect(await reader.readSlides("en")).toEqual({ slides: null });
  await api.removePicture(hash);
  const { events } = await api.listAuditEvents({});
  expect(events.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["slides_changed", "slides_restored"]),
  );
});

test("slides that could not be shown are refused", async () => {
  const { api } = await openSignedInServer();
  const [first] = written(await api.readAdminSlides());
  if (!first) throw new Error("there are six slides");
  const own = { id: "slide-0123abcd", isShown: true, picture: null, link: null, words: words("Útjaink") };
  const refused = (slides: WrittenSlides["slides"]) => expect(write(api, ...slides)).rejects;
  await refused([first, first]).toMatchObject({ code: "invalid_field" });
  await refused([{ ...first, isShown: false }]).toMatchObject({ fieldErrors: { slides: expect.anything() } });
  await refused([own]).toMatchObject({ fieldErrors: { "slide-0123abcd.picture": "is missing" } });
  await refused([{ ...own, picture: "nothing", words: words("Útjaink", "Egy láma") }]).toMatchObject({
    status: 404,
  });
  const { hash } = await api.addPicture(await jpegFile(90, 60), "lama.jpg");
  await refused([{ ...own, picture: hash }]).toMatchObject({
    fieldErrors: { "slide-0123abcd.words.hu.alt": "is missing" },
  });
  const untitled = { ...first.words, es: { ...first.words.es, title: " " } };
  await refused([{ ...first, words: untitled }]).toMatchObject({ status: 400 });
});

test("slides that were opened before another change are neither saved nor set back, whatever changed them", async () => {
  const { api } = await openSignedInServer();
  const usual = await api.readAdminSlides();
  const [first, ...rest] = written(usual);
  if (!first) throw new Error("there are six slides");
  const refusal = { status: 409, code: "changed_meanwhile" };
  const { hash } = await api.addPicture(await jpegFile(90, 60), "lama.jpg");
  const { version } = await write(api, { ...first, picture: hash }, ...rest);
  const late = { slides: written(usual), version: usual.version };
  await expect(api.changeSlides(late)).rejects.toMatchObject(refusal);
  await expect(api.restoreSlides(usual.version)).rejects.toMatchObject(refusal);
  // The library has put another picture in the place of this one.
  const other = await api.addPicture(await jpegFile(60, 90), "alpaka.jpg");
  await api.replacePicture(hash, other.hash);
  await expect(api.changeSlides({ ...late, version })).rejects.toMatchObject(refusal);
  expect((await api.readAdminSlides()).slides[0]?.picture?.hash).toBe(other.hash);
});

test("an own slide leads to an own page in the languages in which readers have it, while it is there", async () => {
  const { app, api } = await openSignedInServer();
  const reader = createAdminClient(visitor(app));
  const titles = byLanguage(() => "Utjaink");
  const { page } = await api.addOwnPage({ titles, addresses: byLanguage(() => "trips"), place: "nowhere" });
  const { hash } = await api.addPicture(await jpegFile(90, 60), "lama.jpg");
  const own = { id: "slide-0123abcd", isShown: true, link: page, words: words("Útjaink", "Egy láma") };
  const { ownPages } = await write(api, { ...own, picture: hash });
  expect(ownPages).toEqual([{ page, titles: {} }]);
  const pathIn = async (language: Language) => (await reader.readSlides(language)).slides?.[0]?.path;
  expect(await pathIn("en")).toBeUndefined();
  const { document, version } = await api.readAdminDocument(page, "en");
  const description = [{ type: "text" as const, text: "In small groups." }];
  const written = { ...document, attrs: { ...document.attrs, description } };
  await api.changeDocument(page, "en", { document: written, version });
  expect([await pathIn("en"), await pathIn("hu")]).toEqual(["/en/trips", undefined]);
  await api.removeOwnPage(page);
  expect(await pathIn("en")).toBeUndefined();
});

test("a slide is shown in the languages that have a title for it, and where none has one, those of the site", async () => {
  const { app, api } = await openSignedInServer();
  const reader = createAdminClient(visitor(app));
  const usual = written(await api.readAdminSlides());
  const { hash } = await api.addPicture(await jpegFile(91, 60), "lama.jpg");
  const untitled = byLanguage(() => ({ title: "", subtitle: "", text: "", alt: "" }));
  const slide = { id: "slide-0123abcd", isShown: true, picture: hash, link: null, words: untitled };
  await expect(write(api, slide)).rejects.toMatchObject({ code: "invalid_field" });
  const hu = { ...untitled.hu, title: "Útjaink" };
  await expect(write(api, { ...slide, words: { ...untitled, hu } })).rejects.toMatchObject({
    fieldErrors: { "slide-0123abcd.words.hu.alt": "is missing" },
  });
  const only = { ...slide, words: { ...untitled, hu: { ...hu, alt: "Egy láma" } } };
  const shown = async (language: Language) =>
    (await reader.readSlides(language)).slides?.map(({ id }) => id) ?? [];
  await write(api, only, ...usual.slice(0, 1));
  expect(await shown("hu")).toEqual([slide.id, slideIds[0]]);
  expect(await shown("en")).toEqual([slideIds[0]]);
  await write(api, only);
  expect(await shown("hu")).toEqual([slide.id]);
  expect(await shown("en")).toEqual([...slideIds]);
});
