import { expect, test } from "vitest";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const { openSignedInServer } = shareTestServers();

test("a post is found by a slug of another language and by its id", async () => {
  const { api } = await openSignedInServer();
  const { id } = await api.createPost(writtenPost());
  expect(await api.readPost("caminata-de-otono", "en")).toMatchObject({ id, slug: "autumn-hike" });
  expect(await api.readPost(id, "en")).toMatchObject({ id, slug: "autumn-hike" });
  expect(await api.readFullPost("autumn-hike")).toMatchObject({ id });
});

test("posts of one title get slugs of their own, in whatever language they have it", async () => {
  const { api } = await openSignedInServer();
  const first = await api.createPost(hungarianPost("Lima"));
  const second = await api.createPost(hungarianPost("Lima"));
  const third = await api.createPost(
    writtenPost({
      translations: {
        hu: { title: "Főváros", summary: "", content: "" },
        en: { title: "Lima", summary: "", content: "" },
      },
    }),
  );
  expect([first, second, third].map((post) => post.translations.hu?.slug)).toEqual([
    "lima",
    "lima-2",
    "fovaros",
  ]);
  expect(third.translations.en?.slug).toBe("lima-3");
  // In English the first stands under its Hungarian slug.
  for (const { id, slug } of await api.listPosts("en"))
    expect(await api.readPost(slug, "en"), slug).toMatchObject({ id });
});

test("many posts of one title written at the same time get different slugs", async () => {
  const { api } = await openSignedInServer();
  const posts = await Promise.all(Array.from({ length: 8 }, () => api.createPost(hungarianPost("Lima"))));
  expect(new Set(posts.map((post) => post.translations.hu?.slug)).size).toBe(8);
});

test("a changed title gives a new slug and the old address still finds the post", async () => {
  const { api } = await openSignedInServer();
  const { id } = await api.createPost(hungarianPost("Régi cím"));
  const changed = await api.changePost(id, hungarianPost("Új cím"));
  expect(changed.translations.hu?.slug).toBe("uj-cim");
  expect(await api.readPost("regi-cim", "hu")).toMatchObject({ id, slug: "uj-cim" });
});

test("a former slug is not given to another post, but its own post gets it back", async () => {
  const { api } = await openSignedInServer();
  const { id } = await api.createPost(hungarianPost("Régi cím"));
  await api.changePost(id, hungarianPost("Új cím"));
  const other = await api.createPost(hungarianPost("Régi cím"));
  expect(other.translations.hu?.slug).toBe("regi-cim-2");
  const back = await api.changePost(id, hungarianPost("Régi cím"));
  expect(back.translations.hu?.slug).toBe("regi-cim");
});

test("a change of the title that gives the same slug keeps the address", async () => {
  const { api } = await openSignedInServer();
  await api.createPost(hungarianPost("Lima"));
  const { id } = await api.createPost(hungarianPost("Lima"));
  const changed = await api.changePost(id, hungarianPost("Lima!"));
  expect(changed.translations.hu).toMatchObject({ title: "Lima!", slug: "lima-2" });
});

test("a title without a Latin letter is linked by the id", async () => {
  const { api } = await openSignedInServer();
  const { id } = await api.createPost(hungarianPost("Перу"));
  expect(await api.listPosts("hu")).toMatchObject([{ slug: id }]);
  expect(await api.readPost(id, "hu")).toMatchObject({ title: "Перу" });
});

test("an address by hand gives the slug, former ones lead on, and without it the title gives it again", async () => {
  const { api } = await openSignedInServer();
  const post = hungarianPost("Hosszú cím a napfelkeltéről");
  const by = (address?: string) => {
    const { hu } = post.translations;
    return { ...post, translations: { hu: { title: "", summary: "", content: "", ...hu, address } } };
  };
  const { id } = await api.createPost(by("Napfelkelte!"));
  const slugNow = async () => (await api.readFullPost(id)).translations.hu?.slug;
  expect(await slugNow()).toBe("napfelkelte");
  // A form from before the release sends none.
  await api.changePost(id, hungarianPost("Más cím"));
  expect(await slugNow()).toBe("napfelkelte");
  const other = await api.createPost(hungarianPost("Hajnal"));
  await api.changePost(id, by("hajnal"));
  expect(await slugNow()).toBe("hajnal-2");
  await api.changePost(id, by(""));
  expect(await slugNow()).toBe("hosszu-cim-a-napfelkelterol");
  for (const slug of ["napfelkelte", "hajnal-2"])
    expect(await api.readPost(slug, "hu")).toMatchObject({ id });
  expect(await api.readPost("hajnal", "hu")).toMatchObject({ id: other.id });
});
