import { expect, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { categories } from "#api/posts/categories.ts";
import { exportPosts } from "#server/domain/export/export-posts.ts";
import { insertRedirects } from "#server/storage/visits/redirects.ts";
import { jpegFile } from "#tests/support/samples/pictures.ts";
import { treks, writeCategories, type OfferedCategory } from "#tests/support/samples/written-categories.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { openTestServer, visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers();

const dance = {
  names: { hu: "Tánc", en: "Dance", es: "Danza" },
  slugs: { hu: "tanc", en: "dance", es: "danza" },
};

const redirectsByHand = [
  { from: "/hu/blog/regi", to: "/hu/blog" },
  { from: "/hu/blog/masutt", to: "https://peru.example/blog?x=1" },
];

const changing = (id: string, change: Partial<OfferedCategory>) => (all: OfferedCategory[]) =>
  all.map((one) => (one.id === id ? { ...one, ...change } : one));

async function open() {
  const server = await openSignedInServer();
  return { ...server, reader: createAdminClient(visitor(server.app)) };
}

test("at first there are those that come with the site, and pages are told nothing of them", async () => {
  const { api, reader } = await open();
  const { categories: offered } = await api.readCategories();
  expect(offered.map(({ id }) => id)).toEqual([...categories]);
  expect(offered[0]).toEqual({
    id: "uncategorized",
    names: { hu: "Kategória nélkül", en: "Uncategorised", es: "Sin categoría" },
    slugs: { hu: "kategoria-nelkul", en: "uncategorised", es: "sin-categoria" },
    picture: null,
    intros: { hu: "", en: "", es: "" },
    posts: 0,
  });
  expect(await reader.readSiteDetails("hu")).not.toHaveProperty("categories");
  // Changed and changed back, it is as it was.
  await writeCategories(api, changing("Music", dance));
  expect((await reader.readSiteDetails("hu")).categories).toContainEqual({ id: "Music", ...dance });
  const { names, slugs } = offered.find(({ id }) => id === "Music") ?? dance;
  await writeCategories(api, changing("Music", { names, slugs }));
  expect(await reader.readSiteDetails("hu")).not.toHaveProperty("categories");
});

test("what the owner says of a category stands on its page alone, and goes with the category", async () => {
  const { api, reader } = await open();
  expect(await reader.readCategoryIntro("Music", "en")).toBeNull();
  const intros = { hu: "", en: "Days on foot\namong peaks.", es: "Días a pie." };
  await writeCategories(api, (all) => [...all, { ...treks, intros }]);
  expect(await reader.readCategoryIntro(treks.id, "en")).toBe("Days on foot among peaks.");
  expect(await reader.readCategoryIntro(treks.id, "hu")).toBeNull();
  expect(JSON.stringify(await reader.readSiteDetails("en"))).not.toContain("Days on foot");
  // A form that does not know of it leaves it as it is.
  await writeCategories(api, (all) => all.map(({ intros: _, ...one }) => one));
  expect(await reader.readCategoryIntro(treks.id, "es")).toBe("Días a pie.");
  await writeCategories(api, (all) => all.filter(({ id }) => id !== treks.id));
  expect(await reader.readCategoryIntro(treks.id, "es")).toBeNull();
  // One of the site's needs nothing else of the owner's.
  await writeCategories(api, changing("Music", { intros: { hu: "Huayno.", en: "", es: "" } }));
  expect(await reader.readCategoryIntro("Music", "hu")).toBe("Huayno.");
  expect((await reader.readSiteDetails("hu")).categories).toContainEqual({ id: "Music" });
});

test("that they could not be read is no word that there are none", async () => {
  const { app, db } = await openTestServer();
  await db.execute("alter table categories rename to lost");
  expect(await createAdminClient(visitor(app)).readSiteDetails("hu")).toHaveProperty("categories", null);
});

test("posts are put into a category of the owner's, which feed, site map and filter know, and into no unknown one", async () => {
  const { api, app, db, reader } = await open();
  const post = { ...hungarianPost("Salkantay"), category: treks.id };
  const refusal = { code: "invalid_field", fieldErrors: { category: "is no category" } };
  await expect(api.createPost(post)).rejects.toMatchObject(refusal);
  await expect(reader.listPosts("hu", { category: treks.id })).rejects.toMatchObject(refusal);
  await writeCategories(api, (all) => [...all, treks]);
  const { id } = await api.createPost(post);
  // One that is in a category of another release can be changed.
  const older = await api.createPost({ ...hungarianPost("Régi"), category: "Art" });
  await db.execute(`update posts set category = 'Old' where id = '${older.id}'`);
  await api.changePost(older.id, { ...hungarianPost("Régebbi"), category: "Old" });
  await api.deletePost(older.id);
  await api.createPost({ ...hungarianPost("Zene"), category: "Music" });
  await api.createPost({ ...hungarianPost("Dal"), category: "Music" });
  expect(await reader.listPosts("hu", { category: treks.id })).toMatchObject([{ id, category: treks.id }]);
  const filter = async () => (await reader.listCategories()).map(({ category }) => category);
  expect(await filter()).toEqual(["Music", treks.id]);
  const feed = await app.inject("/en/blog/treks/feed.xml");
  expect(feed.body).toContain("<title>Treks – Irány Peru</title>");
  expect((await app.inject("/sitemap-pages.xml")).body).toContain(
    "<loc>http://irany.test/es/blog/caminatas</loc>",
  );
  const exported: object[] = [];
  for await (const one of exportPosts(db, () => undefined)) exported.push(one);
  expect(exported).toContainEqual(expect.objectContaining({ _id: id, category: "Túrák" }));
  const { categories: all } = await writeCategories(api, (known) => [treks, ...known.slice(0, -1)]);
  expect(await filter()).toEqual([treks.id, "Music"]);
  expect(all[0]).toMatchObject({ id: treks.id, posts: 1 });
});

test("another address is led to, the feed's too, and so is that of the category to which posts go", async () => {
  const { api, app, db } = await open();
  await writeCategories(api, (all) => [...changing("Music", dance)(all), treks]);
  const leads = async (path: string) => (await app.inject(path)).headers.location;
  expect(await leads("/hu/blog/zene/feed.xml")).toBe("/hu/blog/tanc/feed.xml");
  expect(await leads("/en/blog/tanc/feed.xml")).toBe("/en/blog/dance/feed.xml");
  expect((await app.inject("/hu/blog/zene/feed.xml")).headers["cache-control"]).toContain("must-revalidate");
  await insertRedirects(db, redirectsByHand, new Date());
  expect(await leads("/hu/blog/regi/feed.xml")).toBe("/hu/feed.xml");
  expect((await app.inject("/hu/blog/masutt/feed.xml")).statusCode).toBe(404);
  expect((await app.inject("/en/blog/nothing/feed.xml")).statusCode).toBe(404);
  const { id } = await api.createPost({ ...hungarianPost("Salkantay"), category: treks.id });
  const without = (all: OfferedCategory[]) => all.filter((one) => one.id !== treks.id);
  await expect(writeCategories(api, without)).rejects.toMatchObject({
    fieldErrors: { [`moves.${treks.id}`]: "must name a category for its posts" },
  });
  await writeCategories(api, without, { [treks.id]: "Sports" });
  expect(await api.readFullPost(id)).toMatchObject({ category: "Sports" });
  const { redirects } = await api.listRedirects();
  expect(redirects.find(({ from }) => from === "/es/blog/caminatas")?.to).toBe("/es/blog/deportes");
  expect(redirects.find(({ from }) => from === "/hu/blog/zene")?.to).toBe("/hu/blog/tanc");
  const events = (await api.listAuditEvents()).events.map(({ kind, subject }) => [kind, subject]);
  for (const event of [
    ["category_added", "Túrák"],
    ["category_changed", "Tánc"],
    ["category_removed", "Túrák → Sport"],
  ])
    expect(events).toContainEqual(event);
});

test("addresses that are handed on lead to who had them, and an address that is used again to nobody else", async () => {
  const { api } = await open();
  const hu = (id: string, slug: string) => (all: OfferedCategory[]) =>
    all.map((one) => (one.id === id ? { ...one, slugs: { ...one.slugs, hu: slug } } : one));
  const led = async () => {
    const { redirects } = await api.listRedirects();
    return Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
  };
  const [song, music, art, pictures] = ["dal", "zene", "muveszet", "kepek"].map((slug) => `/hu/blog/${slug}`);
  // A chain: the first address has no page any more.
  await writeCategories(api, (all) => hu("Music", "muveszet")(hu("Art", "kepek")(all)));
  expect(await led()).toEqual({ [`${music}`]: art });
  // A swap.
  await writeCategories(api, (all) => hu("Music", "kepek")(hu("Art", "muveszet")(all)));
  expect(await led()).toEqual({ [`${music}`]: pictures });
  // The free address is another one's, who then moves on.
  await writeCategories(api, (all) => [...all, { ...treks, slugs: { ...treks.slugs, hu: "zene" } }]);
  expect(await led()).toEqual({});
  await writeCategories(api, hu(treks.id, "dal"));
  expect(await led()).toEqual({ [`${music}`]: song });
  // One that is removed hands its address to a new one.
  const heir = { ...treks, id: "own-ba9876543210" };
  const slugs = { ...treks.slugs, hu: "dal" };
  await writeCategories(api, (all) => [...all.filter(({ id }) => id !== treks.id), { ...heir, slugs }], {
    [treks.id]: "Sports",
  });
  expect(await led()).toEqual({ [`${music}`]: "/hu/blog/sport" });
});

test("what comes with the site stays, an address is one category's, and nobody overwrites another's change", async () => {
  const { api } = await open();
  const { version } = await api.readCategories();
  const refused = async (change: (all: OfferedCategory[]) => OfferedCategory[]) =>
    writeCategories(api, change).catch((error: unknown) => error);
  expect(await refused((all) => all.slice(1))).toMatchObject({
    fieldErrors: { categories: "must have uncategorized, which comes with the site" },
  });
  expect(await refused((all) => [...all, { ...treks, id: "Treks" }])).toMatchObject({
    fieldErrors: { categories: "Treks is no id of a category" },
  });
  expect(await refused((all) => [...all, { ...treks, slugs: { ...treks.slugs, es: "zene" } }])).toMatchObject(
    {
      fieldErrors: { "categories.14.slugs.es": "is there already" },
    },
  );
  // An export has the names: an import must know which one is meant.
  for (const es of ["música", "Art"])
    expect(await refused((all) => [...all, { ...treks, names: { ...treks.names, es } }]), es).toMatchObject({
      fieldErrors: { "categories.14.names.es": "is there already" },
    });
  for (const es of ["Rutas", "autor", ""])
    expect(await refused((all) => [...all, { ...treks, slugs: { ...treks.slugs, es } }]), es).toMatchObject({
      status: 400,
    });
  await writeCategories(api, (all) => [...all, treks]);
  const late = { categories: [], moves: {}, version };
  await expect(api.changeCategories(late)).rejects.toMatchObject({ code: "changed_meanwhile" });
});

test("a category's picture stays in the library, and gives way to one that replaces it", async () => {
  const { api, reader } = await open();
  const { hash } = await api.addPicture(await jpegFile(90, 60), "zene.jpg");
  const other = await api.addPicture(await jpegFile(80, 60), "tanc.jpg");
  await writeCategories(api, changing("Music", { picture: hash }));
  expect(await api.readPicture(hash)).toMatchObject({ siteUses: ["categories"] });
  await expect(api.removePicture(hash)).rejects.toMatchObject({ code: "picture_in_use" });
  const details = { name: "tanc.jpg", alts: {}, credit: "Kiss Pál", focal: { x: 50, y: 50 } };
  await api.describePicture(other.hash, details);
  await api.replacePicture(hash, other.hash);
  const shown = (await reader.readSiteDetails("hu")).categories?.find(({ id }) => id === "Music");
  const picture = { hash: other.hash, width: 80, height: 60, credit: "Kiss Pál" };
  expect(shown).toMatchObject({ id: "Music", picture });
});

test("a category has a name in one language at least, which stands in the others, and says that it is foreign there", async () => {
  const { api, reader } = await open();
  const only = { ...treks, names: { hu: "", en: "Treks", es: "" }, slugs: { hu: "", en: "treks", es: "" } };
  await expect(
    writeCategories(api, (all) => [...all, { ...only, names: { hu: " ", en: "", es: "" } }]),
  ).rejects.toMatchObject({ code: "invalid_field" });
  const changed = await writeCategories(api, (all) => [...all, only]);
  expect(changed.categories.at(-1)).toMatchObject({ names: only.names, slugs: only.slugs });
  const shown = async () =>
    (await reader.readSiteDetails("hu")).categories?.find(({ id }) => id === treks.id);
  expect(await shown()).toMatchObject({
    names: { hu: "Treks", en: "Treks", es: "Treks" },
    slugs: { hu: "treks", en: "treks", es: "treks" },
    namedIn: { hu: "en", es: "en" },
  });
  const names = { ...only.names, hu: "Túrák" };
  await writeCategories(api, changing(treks.id, { names, slugs: { ...only.slugs, hu: "turak" } }));
  expect(await shown()).toMatchObject({
    names: { es: "Túrák" },
    slugs: { es: "turak" },
    namedIn: { es: "hu" },
  });
  // Its address in Spanish was another one until now.
  const led = (await api.listRedirects()).redirects.map(({ from, to }) => [from, to]);
  expect(led).toContainEqual(["/es/blog/treks", "/es/blog/turak"]);
  // One that comes with the site has its own name where none is written.
  await writeCategories(api, changing("Music", { ...dance, names: { ...dance.names, en: "" } }));
  const music = (await reader.readSiteDetails("en")).categories?.find(({ id }) => id === "Music");
  expect(music).toMatchObject({ names: { hu: "Tánc", en: "Music" } });
});
