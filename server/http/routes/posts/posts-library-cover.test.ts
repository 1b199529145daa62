import { expect, test } from "vitest";
import { animation, jpegFile } from "#tests/support/samples/pictures.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const { openSignedInServer } = shareTestServers();

test("a stored picture becomes the cover of a new post and of a changed one, with what is said of it", async () => {
  const { api } = await openSignedInServer();
  const { hash } = await api.addPicture(await jpegFile(300, 200), "to.jpg");
  const focal = { x: 10, y: 90 };
  await api.describePicture(hash, { name: "to.jpg", alts: {}, credit: "Kiss Pál", focal });
  const described = { hash, width: 300, height: 200, focal, credit: "Kiss Pál" };
  const first = await api.createPost(hungarianPost("Tó"), { picture: hash });
  expect(first.cover).toEqual(described);
  const second = await api.createPost(hungarianPost("Hegy"), { file: await jpegFile(90) });
  const { cover } = await api.changePost(second.id, hungarianPost("Hegy"), { picture: hash });
  expect(cover).toEqual(described);
  expect((await api.readPost("hegy", "hu")).cover).toEqual(described);
  expect((await api.readPicture(hash)).uses).toHaveLength(2);
  // The former cover came with the post and goes with it.
  expect(await failure(api.readPicture(second.cover?.hash ?? ""))).toMatchObject({ status: 404 });
});

test("a create that is sent again and a draft take it too, and a later save without it keeps it", async () => {
  const { api } = await openSignedInServer();
  const { hash } = await api.addPicture(await jpegFile(300, 200), "to.jpg");
  const id = "0123456789abcdef01234567";
  const states = { hu: "draft" } as const;
  await api.createPost(hungarianPost("Tó"), { id, states });
  expect((await api.createPost(hungarianPost("Tó"), { id, states, picture: hash })).cover?.hash).toBe(hash);
  expect((await api.changePost(id, hungarianPost("Tó"), { states })).cover?.hash).toBe(hash);
});

test("an unknown, a malformed and a moving picture, and one beside a file, are refused by the field's name", async () => {
  const { api } = await openSignedInServer();
  const moving = await api.addPicture(
    new Blob([new Uint8Array(await animation("gif", 90, 60))]),
    "mozgo.gif",
  );
  const { id } = await api.createPost(hungarianPost("Tó"));
  const refusals = [
    [{ picture: "0".repeat(32) }, "there is no such picture"],
    [{ picture: "../secret" }, "must be 32 hexadecimal digits"],
    [{ picture: moving.hash }, "an animated picture cannot be used here; choose a still one"],
    [{ picture: moving.hash, file: await jpegFile(90) }, "the cover is either a file or a stored picture"],
  ] as const;
  for (const [attachments, picture] of refusals)
    expect(await failure(api.changePost(id, hungarianPost("Tó"), attachments))).toMatchObject({
      status: 400,
      message: expect.stringContaining(picture),
    });
  await expect(api.changePost(id, hungarianPost("Tó"), { picture: moving.hash })).rejects.toMatchObject({
    code: "picture_animated",
    fieldErrors: { picture: expect.any(String) },
  });
  expect((await api.readFullPost(id)).cover).toBeNull();
});
