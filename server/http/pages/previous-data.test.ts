import { expect, test } from "vitest";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const { openSignedInServer } = shareTestServers({ site: loadBuiltSite });

test("who has a page from before a change gets the data of that page, and is told that there are newer ones", async () => {
  const { app, api } = await openSignedInServer();
  const { id } = await api.createPost(writtenPost());
  const removed = await api.createPost(hungarianPost("Törölt"));
  const read = async (version = "", url = "/hydration/hu/blog") => {
    const { headers, body } = await app.inject({
      url,
      headers: { "x-page-version": version },
    });
    const caching = [headers["cache-control"], headers["cache-tag"], headers["vary"]];
    return {
      content: headers["x-content"],
      caching,
      ...(JSON.parse(body) as { version: string; state: string }),
    };
  };
  const before = await read();
  expect(await read(before.version)).toEqual(before);
  await api.changePost(id, hungarianPost("Változás után"));
  await expect.poll(async () => (await read()).version).not.toBe(before.version);
  const vary = "accept-encoding, x-page-version";
  expect(before.caching).toEqual(["public, max-age=0, must-revalidate", "pages", vary]);
  const caching = ["private, no-store", undefined, vary];
  expect(await read(before.version)).toEqual({ ...before, content: "previous", caching });
  expect(await read(before.version, "/hydration/hu/costs")).not.toHaveProperty("content", "previous");
  expect((await read()).state).toContain("Változás után");
  await api.deletePost(removed.id);
  await expect.poll(async () => (await read(before.version)).content).toBeUndefined();
  const inSpanish = "/hydration/es/blog";
  const withText = await read("", inSpanish);
  const hungarian = { title: "Változás után", summary: "", content: "<p>Szöveg</p>" };
  const empty = { title: "", summary: "", content: "" };
  await api.changePost(id, writtenPost({ translations: { hu: hungarian, es: empty } }));
  await expect.poll(async () => (await read("", inSpanish)).version).not.toBe(withText.version);
  // A text that was saved empty is removed like a post.
  expect((await read(withText.version, inSpanish)).content).toBeUndefined();
});
