import { expect, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import type { AdminSlides, WrittenSlides } from "#api/settings/home-slides.ts";
import { slideIds } from "#content/facts/slide-ids.ts";
import { loadSlides } from "#content/loading/load-slides.ts";
import { byLanguage } from "#i18n/languages.ts";
import { jpegFile } from "#tests/support/samples/pictures.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers();

function written({ slides }: AdminSlides): WrittenSlides {
  return { slides: slides.map((slide) => ({ ...slide, picture: slide.picture?.hash ?? null })) };
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

  const [first, second, ...rest] = written(usual).slides;
  if (!first || !second) throw new Error("there are six slides");
  const own = { id: "slide-0123abcd", isShown: true, picture: null, words: words("Útjaink") };
  const { hash } = await api.addPicture(await jpegFile(90, 60), "lama.jpg");
  const trips = { ...own, picture: hash, words: words("Útjaink", "Egy láma") };
  const changed = await api.changeSlides({ slides: [trips, second, { ...first, isShown: false }, ...rest] });
  expect(changed.slides.map(({ id }) => id).slice(0, 3)).toEqual([own.id, second.id, first.id]);
  const { slides } = await reader.readSlides("en");
  expect(slides?.map(({ id }) => id)).toEqual([own.id, second.id, ...rest.map(({ id }) => id)]);
  expect(slides?.[0]).toMatchObject({ title: "Útjaink (en)", alt: "Egy láma", picture: { hash } });
  expect(slides?.[1]).toEqual((await loadSlides("en"))[1]);

  // Where the drawing stands again, it has its own alternative text.
  await api.changeSlides({ slides: [{ ...first, words: words("Völgy", "Egy láma") }, trips] });
  const [valley] = (await reader.readSlides("en")).slides ?? [];
  expect(valley).toMatchObject({ title: "Völgy (en)", alt: (await loadSlides("en"))[0]?.alt });

  expect(await api.readPicture(hash)).toMatchObject({ siteUses: ["slides"] });
  await expect(api.removePicture(hash)).rejects.toMatchObject({ code: "picture_in_use" });
  expect((await api.restoreSlides()).slides).toEqual(usual.slides);
  expect(await reader.readSlides("en")).toEqual({ slides: null });
  await api.removePicture(hash);
  const { events } = await api.listAuditEvents({});
  expect(events.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["slides_changed", "slides_restored"]),
  );
});

test("slides that could not be shown are refused", async () => {
  const { api } = await openSignedInServer();
  const { slides } = written(await api.readAdminSlides());
  const [first] = slides;
  if (!first) throw new Error("there are six slides");
  const own = { id: "slide-0123abcd", isShown: true, picture: null, words: words("Útjaink") };
  const refused = (all: WrittenSlides["slides"]) => expect(api.changeSlides({ slides: all })).rejects;
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
