import { join } from "node:path";
import { expect, test } from "vitest";
import type { AdminClient } from "#api/admin/admin-client.ts";
import type { Block, Picture } from "#api/documents/block-tree.ts";
import type { Media } from "#content/guide-page.ts";
import type { OwnPage } from "#i18n/own-pages.ts";
import { makeBackup } from "#server/domain/backups/make-backup.ts";
import { restoreBackup } from "#server/domain/backups/restore-backup.ts";
import { jpegFile } from "#tests/support/samples/pictures.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";

const now = () => new Date("2026-11-23T10:00:00Z");
const { openAdmin } = shareTestServers({ start: now(), isFresh: true });

const section = { type: "heading", attrs: { level: 2, id: "a" }, content: [] } satisfies Block;

/** Stores a picture; each width is another one. */
async function upload(api: AdminClient, width: number, attrs: Partial<Picture["attrs"]> = {}) {
  const { hash } = await api.addPicture(await jpegFile(width, 60), "lima.jpg");
  const src = `/media/${hash}/1280.jpeg`;
  const node = {
    type: "picture",
    attrs: { src, alt: `Lima ${width}`, width, height: 60, ...attrs },
  } as const;
  return { hash, node };
}

function makePage(api: AdminClient): Promise<{ page: OwnPage }> {
  const titles = { hu: "Útjaink", en: "Our trips", es: "Viajes" };
  return api.addOwnPage({ titles, addresses: { hu: "", en: "", es: "" }, place: "footer" });
}

/** Writes these blocks into the only section of an own page in English. */
async function write(api: AdminClient, page: OwnPage, media: Media[], isDraft = false) {
  const { document, version } = await api.readAdminDocument(page, "en");
  const [lead] = document.content;
  const content = [...(lead ? [lead] : []), section, ...media];
  return api.changeDocument(page, "en", {
    document: { ...document, content },
    version,
    draft: isDraft ? { publishAt: null } : null,
  });
}

test("a page's pictures, galleries and videos are read as those of posts, found, and used for as long as a version shows them", async () => {
  const { app, api, reader } = await openAdmin();
  const { page } = await makePage(api);
  const one = await upload(api, 90, { caption: "Quetzalcoatlus rock", credit: "Ana" });
  const two = await upload(api, 91);
  const video = {
    type: "video",
    attrs: { src: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" },
  } as const;
  await write(api, page, [one.node, { type: "gallery", content: [two.node, two.node] }, video]);

  const { text } = await reader.readOwnPage("our-trips", "en");
  const { blocks } = (text["sections"] as { blocks: { html: string }[] }[])[0] ?? { blocks: [] };
  const [picture = "", gallery = "", player = ""] = blocks.map(({ html }) => html);
  expect(picture).toMatch(/^<figure><picture><source type="image\/avif".*<small>Ana<\/small><\/figcaption>/);
  expect(gallery).toMatch(/^<div class="gallery">(?:<picture>.*?<\/picture>){2}<\/div>$/);
  // Only a link, so that no other company learns of the reader.
  expect(player).toContain(
    '<figure class="video"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" data-by="embed"',
  );
  expect(player).not.toContain("<iframe");
  expect((await reader.search("en", { q: "quetzalcoatlus" })).results[0]).toMatchObject({
    path: "/en/our-trips#a",
  });
  expect((await app.inject(one.node.attrs.src)).statusCode).toBe(200);

  const described = async (search: string) =>
    (await api.listPictures({ search })).pictures.map(({ hash }) => hash);
  expect(await described("lima 91")).toEqual([two.hash]);
  const uses = async () => (await api.readPicture(two.hash)).pageUses;
  expect(await uses()).toEqual([{ page, titles: { en: "Our trips" }, isShown: true }]);
  await write(api, page, [one.node]);
  expect(await uses()).toMatchObject([{ isShown: false }]);
  expect(await described("lima 91")).toEqual([]);
  await write(api, page, [one.node, { ...two.node, attrs: { ...two.node.attrs, alt: "Draft 100%" } }], true);
  expect(await described("draft 100%")).toEqual([two.hash]);
  expect(await described("100_")).toEqual([]);
  await expect(api.removePicture(two.hash)).rejects.toMatchObject({ code: "picture_in_use" });
  expect((await api.listPictures({ unused: true })).pictures).toEqual([]);
  await api.removeOwnPage(page);
  expect(await uses()).toEqual([]);
  await api.removePicture(two.hash);
});

test("a page shows no picture of another site, none that is gone, and readers none that says nothing", async () => {
  const { api } = await openAdmin();
  const { page } = await makePage(api);
  const { node } = await upload(api, 90, { alt: "" });
  const shown = (src: string): Media => ({ type: "picture", attrs: { src, alt: "x" } });
  for (const src of [
    "https://a.test/b.png",
    `/media/${"0".repeat(32)}/1280.jpeg`,
    "data:image/png;base64,AAAA",
  ])
    await expect(write(api, page, [shown(src)], true)).rejects.toMatchObject({
      fieldErrors: { pictures: src },
    });
  const player = "https://player.test/video";
  await expect(write(api, page, [{ type: "video", attrs: { src: player } }])).rejects.toMatchObject({
    fieldErrors: { pictures: player },
  });
  await write(api, page, [node], true);
  await expect(write(api, page, [node])).rejects.toMatchObject({ fieldErrors: { alts: "1" } });
  const decorative: Picture = { ...node, attrs: { ...node.attrs, isDecorative: true } };
  expect(await write(api, page, [decorative])).toMatchObject({ isOwn: true });
});

test("a picture that another one replaces goes from the pages that show it, with a version of its own", async () => {
  const { api, reader } = await openAdmin();
  const { page } = await makePage(api);
  const [one, other] = [await upload(api, 90), await upload(api, 91)];
  const before = await write(api, page, [one.node]);
  await api.replacePicture(one.hash, other.hash);
  const { document, version } = await api.readAdminDocument(page, "en");
  expect(version).toBe(before.version + 1);
  expect(document.content[2]).toMatchObject({
    attrs: { src: other.node.attrs.src, alt: "Lima 90", width: 91 },
  });
  expect(JSON.stringify(await reader.readOwnPage("our-trips", "en"))).toContain(other.hash);
});

test("a backup takes along what a page shows, and the picture stays in use where it is restored", async () => {
  const [full, other] = [await openAdmin(), await openAdmin()];
  const { page } = await makePage(full.api);
  const { hash, node } = await upload(full.api, 90);
  await write(full.api, page, [node]);
  const file = join(await makeTemporaryFolder(), "site.backup");
  await makeBackup({ db: full.db, dataDir: full.env.DATA_DIR, file, now: now() });
  await restoreBackup({ db: other.db, dataDir: other.env.DATA_DIR, file, replace: true });
  await other.api.signIn(administrator);
  expect((await other.app.inject(node.attrs.src)).statusCode).toBe(200);
  await expect(other.api.removePicture(hash)).rejects.toMatchObject({ code: "picture_in_use" });
});
