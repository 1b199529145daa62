import { expect, test } from "vitest";
import { jpegFile } from "#tests/support/samples/pictures.ts";
import { writtenPost } from "#tests/support/samples/written-post.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const { openSignedInServer } = shareTestServers();

const shown = (hash: string, alt: string) =>
  `<img src="/media/${hash}/1280.jpeg" alt="${alt}" width="90" height="60">`;

const details = { name: "to.jpg", alts: {}, credit: "", focal: { x: 50, y: 50 } };

test("saving a post fills in what is not yet said of its pictures, and texts are searched in which one is shown", async () => {
  const { api } = await openSignedInServer();
  const { hash } = await api.addPicture(await jpegFile(90, 60), "DSC_1.jpg");
  const { hash: bare } = await api.addPicture(await jpegFile(120, 60), "DSC_2.jpg");
  await api.describePicture(hash, { ...details, name: "DSC_1.jpg", alts: { hu: "Az enyém", en: "" } });
  const text = (alt: string) => ({
    title: alt,
    summary: "Teraszok",
    content: `<p>Teraszok</p>${shown(hash, alt)}`,
  });
  const post = writtenPost({
    translations: { hu: text("Kilátás 100%-ban"), en: text("Terraces &amp; &quot;Pisac&quot;") },
  });
  const { id, cover } = await api.createPost(post, {
    file: await jpegFile(300, 200),
    states: { hu: "published", en: "draft" },
  });
  expect(await api.readPicture(hash)).toMatchObject({
    name: "DSC_1.jpg",
    alts: { hu: "Az enyém", en: 'Terraces & "Pisac"' },
  });
  const es = {
    title: "Terrazas",
    summary: "",
    content: shown(bare, "Terrazas"),
    coverAlt: "Portada",
  };
  await api.changePost(id, writtenPost({ translations: { es } }), { states: { es: "draft" } });
  expect(await api.readPicture(bare)).toMatchObject({ alts: { es: "Terrazas" } });
  expect(await api.readPicture(cover?.hash ?? "")).toMatchObject({ alts: { es: "Portada" } });
  const found = async (search: string) =>
    (await api.listPictures({ search })).pictures.map((one) => one.hash);
  // Said otherwise in the library, or not at all.
  for (const one of [hash, bare]) await api.describePicture(one, { ...details, alts: { en: "Else" } });
  expect(await found("kilátás 100%")).toEqual([hash]);
  expect(await found('TERRACES & "pisac')).toEqual([hash]);
  expect(await found("terrazas")).toEqual([bare]);
  expect(await found("teraszok")).toEqual([]);
  expect(await found("100_")).toEqual([]);
});
