import sharp from "sharp";
import { expect, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { animation, jpegFile } from "#tests/support/samples/pictures.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor, type TestServer } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers();

const file = async (width: number, height = 60) => jpegFile(width, height);

const shown = (hash: string) =>
  `<p>Kép:</p><img src="/media/${hash}/1280.jpeg" alt="Tó" width="90" height="60">`;

const details = { name: "to.jpg", alts: {}, credit: "", focal: { x: 50, y: 50 } };

test("a picture is added with its file's name, described, found, and stays although no post shows it", async () => {
  const { api } = await openSignedInServer();
  const { hash } = await api.addPicture(await file(90), "titicaca.jpg");
  const described = {
    name: "Titicaca",
    alts: { hu: "Kék tó", en: "Blue lake" },
    credit: "Kiss Pál",
    focal: { x: 20, y: 80 },
  };
  expect(await api.describePicture(hash, described)).toMatchObject({
    ...described,
    hash,
    width: 90,
    height: 60,
    isKept: true,
    isAnimated: false,
    addedBy: administrator.username,
    uses: [],
    siteUses: [],
  });
  expect(await api.addPicture(await file(90), "masik-nev.jpg")).toMatchObject({ hash, name: "Titicaca" });
  // A post that shows it and goes does not take it along.
  const post = await api.createPost(hungarianPost("Tó", shown(hash)));
  await api.deletePost(post.id);
  await api.erasePost(post.id);
  for (const search of ["titic", "BLUE", "kiss"])
    expect(
      (await api.listPictures({ search })).pictures.map((picture) => picture.hash),
      search,
    ).toEqual([hash]);
  expect(await api.listPictures({ search: "100%" })).toMatchObject({ pictures: [], count: 0 });
});

test("the library tells which posts show a picture, and which nobody shows", async () => {
  const { api } = await openSignedInServer();
  const inText = await api.addPicture(await file(90), "szoveg.jpg");
  const unused = await api.addPicture(await file(120), "senki.jpg");
  const post = await api.createPost(hungarianPost("Tó", shown(inText.hash)), { file: await file(300, 200) });
  const { pictures, ...counts } = await api.listPictures();
  expect(counts).toMatchObject({ count: 3, unusedCount: 1 });
  expect(counts.bytes).toBe(pictures.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0));
  const usesOf = (hash?: string) => pictures.find((picture) => picture.hash === hash)?.uses;
  const use = { postId: post.id, title: "Tó", titles: { hu: "Tó" }, isBinned: false };
  expect(usesOf(inText.hash)).toEqual([{ ...use, isCover: false, isShown: true }]);
  expect(usesOf(post.cover?.hash)).toEqual([{ ...use, isCover: true, isShown: true }]);
  expect((await api.listPictures({ unused: true })).pictures.map(({ hash }) => hash)).toEqual([unused.hash]);
});

test("one that is shown cannot be removed; one that is not is gone with its sizes", async () => {
  const { api, send } = await openSignedInServer();
  const { hash } = await api.addPicture(await file(90), "");
  const { id } = await api.createPost(hungarianPost("Tó", shown(hash)));
  expect(await failure(api.removePicture(hash))).toMatchObject({ status: 409, code: "picture_in_use" });
  expect((await send(`/media/${hash}/320.jpeg`)).status).toBe(200);
  // From the bin it may come back, with its pictures.
  await api.deletePost(id);
  expect((await api.readPicture(hash)).uses).toMatchObject([{ postId: id, isBinned: true }]);
  expect(await failure(api.removePicture(hash))).toMatchObject({ code: "picture_in_use" });
  await api.erasePost(id);
  await api.removePicture(hash);
  expect((await send(`/media/${hash}/320.jpeg`)).status).toBe(404);
  expect(await failure(api.readPicture(hash))).toMatchObject({ status: 404 });
});

async function replaced({ api }: TestServer) {
  const before = await api.addPicture(await file(90), "regi.jpg");
  const after = await api.addPicture(await file(200, 100), "uj.jpg");
  const inTexts = await api.createPost(
    writtenPost({
      translations: {
        hu: { title: "Tó", summary: "", content: shown(before.hash) },
        en: { title: "Lake", summary: "", content: shown(before.hash) },
      },
    }),
    { states: { hu: "published", en: "draft" } },
  );
  const asCover = await api.createPost(hungarianPost("Borító"), { file: await file(90) });
  expect(asCover.cover?.hash).toBe(before.hash);
  expect(await api.replacePicture(before.hash, after.hash)).toEqual({ posts: 2 });
  return { before, after, inTexts, asCover };
}

test("replaced everywhere: covers, published texts and drafts, at once, while words and states stay", async () => {
  const server = await openSignedInServer();
  const { api } = server;
  const { before, after, inTexts, asCover } = await replaced(server);
  const post = await api.readFullPost(inTexts.id);
  const now = `<p>Kép:</p><img src="/media/${after.hash}/1280.jpeg" alt="Tó" width="200" height="100">`;
  expect(post).toMatchObject({
    translations: { hu: { content: now } },
    drafts: { en: { content: now } },
    states: { hu: "published", en: "draft" },
    outdated: [],
  });
  expect((await api.readFullPost(asCover.id)).cover).toMatchObject({ hash: after.hash, width: 200 });
  expect((await api.readPost("to", "hu")).content).toBe(now);
  expect((await api.readPicture(after.hash)).uses).toHaveLength(2);
  expect(await api.readPicture(before.hash)).toMatchObject({ uses: [], isKept: true });
});

test("a picture that only earlier revisions have is told apart, and replacing it changes no post", async () => {
  const { api } = await openSignedInServer();
  const former = await api.addPicture(await file(90), "regi.jpg");
  const drafted = await api.addPicture(await file(120), "vazlat.jpg");
  const other = await api.addPicture(await file(150), "uj.jpg");
  const { id } = await api.createPost(hungarianPost("Tó", shown(former.hash)));
  await api.replacePicture(former.hash, other.hash);
  await api.changePost(id, hungarianPost("Tó", shown(former.hash)));
  await api.changePost(id, hungarianPost("Tó", shown(other.hash)));
  const draft = { title: "Lake", summary: "", content: shown(drafted.hash) };
  await api.changePost(id, writtenPost({ translations: { en: draft } }), { states: { en: "draft" } });
  const shownBy = async (hash: string) => (await api.readPicture(hash)).uses.map(({ isShown }) => isShown);
  expect(await shownBy(former.hash)).toEqual([false]);
  expect(await shownBy(drafted.hash)).toEqual([true]);
  expect(await shownBy(other.hash)).toEqual([true]);
  const { updatedAt } = await api.readFullPost(id);
  expect(await api.replacePicture(former.hash, other.hash)).toEqual({ posts: 0 });
  expect(await api.readFullPost(id)).toMatchObject({ updatedAt });
  expect(await failure(api.removePicture(former.hash))).toMatchObject({ code: "picture_in_use" });
});

test("the credit of a replaced picture goes with it, its caption stays", async () => {
  const { api } = await openSignedInServer();
  const before = await api.addPicture(await file(90), "regi.jpg");
  const after = await api.addPicture(await file(200, 100), "uj.jpg");
  await api.describePicture(after.hash, { ...details, credit: "Új & Társa" });
  const img = (hash: string) =>
    `<img src="/media/${hash}/1280.jpeg" alt="A &quot;tó&quot;" width="90" height="60">`;
  const texts = (hash: string, captioned: string, bare: string) =>
    `<p>Kép:</p><figure>${img(hash)}<figcaption>${captioned}</figcaption></figure>${bare}`;
  const former = texts(before.hash, "A Titicaca <small>Régi Rita</small>", img(before.hash));
  const { id } = await api.createPost(hungarianPost("Tó", former));
  expect(await api.replacePicture(before.hash, after.hash)).toEqual({ posts: 1 });
  const resized = (html: string) => html.replaceAll('width="90" height="60"', 'width="200" height="100"');
  const credited = `<figure>${img(after.hash)}<figcaption><small>Új &amp; Társa</small></figcaption></figure>`;
  expect((await api.readPost("to", "hu")).content).toBe(
    resized(texts(after.hash, "A Titicaca <small>Új &amp; Társa</small>", credited)),
  );
  // A picture of which nobody said who made it bears no credit of another.
  const unknown = await api.addPicture(await file(120), "ki.jpg");
  await api.replacePicture(after.hash, unknown.hash);
  expect((await api.readFullPost(id)).translations.hu?.content).not.toContain("<small>");
});

test("a cover is not replaced by an animated picture; in a text one may take a still one's place", async () => {
  const { api } = await openSignedInServer();
  const before = await api.addPicture(await file(90), "regi.jpg");
  const moving = await api.addPicture(
    new Blob([new Uint8Array(await animation("gif", 90, 60))]),
    "mozgo.gif",
  );
  const post = await api.createPost(hungarianPost("Tó", shown(before.hash)), { picture: before.hash });
  expect(await failure(api.replacePicture(before.hash, moving.hash))).toMatchObject({
    status: 400,
    code: "picture_animated",
  });
  expect((await api.readFullPost(post.id)).cover?.hash).toBe(before.hash);
  await api.changePost(post.id, hungarianPost("Tó", shown(before.hash)), { file: await file(200) });
  expect(await api.replacePicture(before.hash, moving.hash)).toEqual({ posts: 1 });
  expect((await api.readPost("to", "hu")).content).toContain(`/media/${moving.hash}/1280.webp`);
});

test("who has a changed post open meanwhile is told of a newer version instead of undoing it", async () => {
  const server = await openSignedInServer();
  const { inTexts } = await replaced(server);
  const { updatedAt } = inTexts;
  expect(await failure(server.api.changePost(inTexts.id, writtenPost(), { updatedAt }))).toMatchObject({
    code: "changed_meanwhile",
  });
});

test("a cover carries its credit and the point that stays visible", async () => {
  const { api } = await openSignedInServer();
  const { id, cover } = await api.createPost(hungarianPost("Tó"), { file: await file(300, 200) });
  expect(cover).toEqual({ hash: cover?.hash, width: 300, height: 200 });
  await api.describePicture(cover?.hash ?? "", { ...details, credit: "Kiss Pál", focal: { x: 10, y: 90 } });
  const described = { ...cover, credit: "Kiss Pál", focal: { x: 10, y: 90 } };
  expect((await api.readPost(id, "hu")).cover).toEqual(described);
  expect((await api.listPosts("hu"))[0]?.cover).toEqual(described);
});

test.each(["gif", "webp"] as const)(
  "an animated %s in a text stays animated, at every width",
  async (type) => {
    const { api, send } = await openSignedInServer();
    const data = (await animation(type, 400, 300)).toString("base64");
    const post = await api.createPost(
      hungarianPost("Mozog", `<p><img src="data:image/${type};base64,${data}" alt="Kondor"></p>`),
    );
    const content = post.translations.hu?.content ?? "";
    const [, hash] =
      /<img src="\/media\/(\w{32})\/1280\.webp" alt="Kondor" width="400" height="300">/.exec(content) ?? [];
    const read = async (name: string) =>
      sharp(Buffer.from(await (await send(`/media/${hash}/${name}`)).arrayBuffer()), {
        animated: true,
      }).metadata();
    expect(await read("320.webp")).toMatchObject({
      pages: 2,
      width: 320,
      pageHeight: 240,
      delay: [100, 100],
    });
    expect((await read("320.jpeg")).pages ?? 1).toBe(1);
    expect(await api.readPicture(hash ?? "")).toMatchObject({ isAnimated: true });
    // Saved again as it is.
    await api.changePost(post.id, hungarianPost("Mozog", content));
    expect((await api.readPost("mozog", "hu")).content).toBe(content);
  },
);

test("a file that is no picture, one without a file, and bad details are refused by their field", async () => {
  const { api, send, app } = await openSignedInServer();
  const { hash } = await api.addPicture(await file(90), "");
  expect(await failure(api.addPicture(new Blob(["no picture"]), "x.jpg"))).toMatchObject({
    status: 400,
    code: "picture_unreadable",
  });
  const body = new FormData();
  body.set("name", "x");
  expect(await (await send("/api/media", { method: "POST", body })).json()).toMatchObject({
    code: "invalid_field",
    fieldErrors: { file: "is missing" },
  });
  expect(await failure(api.describePicture(hash, { ...details, focal: { x: 101, y: 0 } }))).toMatchObject({
    message: "focal.x: must be 0 to 100",
  });
  expect(await failure(api.replacePicture(hash, "0".repeat(32)))).toMatchObject({ status: 404 });
  const anonymous = createAdminClient(visitor(app));
  const calls = [
    () => anonymous.listPictures(),
    async () => anonymous.addPicture(await file(90), ""),
    () => anonymous.describePicture(hash, details),
    () => anonymous.removePicture(hash),
    () => anonymous.replacePicture(hash, hash),
  ];
  for (const call of calls) expect(await failure(call())).toMatchObject({ status: 401 });
});

test("a photograph of 50 megapixels is taken", async () => {
  const { api } = await openSignedInServer();
  const photograph = await sharp({
    create: { width: 8660, height: 5773, channels: 3, background: "#c40" },
  })
    .jpeg()
    .toBuffer();
  expect(await api.addPicture(new Blob([new Uint8Array(photograph)]), "")).toMatchObject({
    width: 3840,
    height: 2560,
  });
});
