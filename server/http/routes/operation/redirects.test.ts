import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer: openSite, openTestServer } = shareTestServers({ site: loadBuiltSite });

test("a redirect leads on what is not there, in every process at once, and keeps the query", async () => {
  const { api, app, db } = await openSite();
  const beside = await openTestServer({ db });
  const [ask, askBeside] = [visitor(app), visitor(beside.app)];
  expect((await ask("/hu/regi")).status).toBe(404);
  const { id } = await api.addRedirect({ from: "/hu/régi/", to: "http://irany.test/hu/blog?page=1#top" });
  for (const send of [ask, askBeside]) {
    const moved = await send("/hu/r%c3%a9gi?a=1");
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/hu/blog?page=1&a=1#top"]);
    expect(moved.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  }
  await api.changeRedirect(id, { from: "/hu/régi", to: "https://example.com/x" });
  expect((await askBeside("/hu/régi")).headers.get("location")).toBe("https://example.com/x");
  await api.addRedirect({ from: "/en/post/gone", to: "/en/blog" });
  await api.addRedirect({ from: "/pictures/regi.jpg", to: "/hu/blog" });
  for (const path of ["/en/post/gone", "/pictures/regi.jpg"]) expect((await ask(path)).status).toBe(301);
  // That the admin area asked whether there are such pages is no visit.
  expect(app.visits.counter.take()?.missing.size ?? 0).toBe(0);
  const { redirects } = await api.listRedirects();
  expect(redirects.map(({ from, to }) => [from, to])).toEqual([
    ["/en/post/gone", "/en/blog"],
    ["/hu/r%C3%A9gi", "https://example.com/x"],
    ["/pictures/regi.jpg", "/hu/blog"],
  ]);
  await api.removeRedirect(id);
  expect((await ask("/hu/régi")).status).toBe(404);
  expect(await failure(api.removeRedirect(id))).toMatchObject({ code: "not_found" });
  const { events } = await api.listAuditEvents({ limit: 10 });
  expect(events.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["redirect_added", "redirect_changed", "redirect_removed"]),
  );
});

test("chains are flattened, and circles refused", async () => {
  const { api } = await openSite();
  const first = await api.addRedirect({ from: "/hu/a", to: "/hu/blog" });
  await api.addRedirect({ from: "/hu/b", to: "/hu/a#x" });
  expect(await failure(api.changeRedirect(first.id, { from: "/hu/a", to: "/hu/a" }))).toMatchObject({
    code: "redirect_loop",
  });
  await api.changeRedirect(first.id, { from: "/hu/c", to: "/hu/blog" });
  await api.addRedirect({ from: "/hu/d", to: "/hu/c?x=1" });
  expect(await failure(api.addRedirect({ from: "/hu/c", to: "/hu/" }))).toMatchObject({
    code: "redirect_known",
  });
  const { redirects } = await api.listRedirects();
  expect(redirects.map(({ from, to }) => [from, to])).toEqual([
    ["/hu/b", "/hu/blog"],
    ["/hu/c", "/hu/blog"],
    ["/hu/d", "/hu/blog"],
  ]);
  await api.addRedirect({ from: "/hu/e", to: "https://example.com/" });
  await api.changeRedirect(first.id, { from: "/hu/c", to: "/hu/e" });
  expect((await api.listRedirects()).redirects.find(({ from }) => from === "/hu/c")?.to).toBe(
    "https://example.com/",
  );
});

test("what is refused is told with its field", async () => {
  const { api, app } = await openSite();
  await api.createPost(hungarianPost("Lima"));
  const refused = async (from: string, to: string) => {
    const { code, message } = await failure(api.addRedirect({ from, to }));
    return [code, message.split(":")[0]];
  };
  expect(await refused("/hu/blog", "/hu/")).toEqual(["redirect_over_page", "from"]);
  expect(await refused("/hu/post/lima", "/hu/")).toEqual(["redirect_over_page", "from"]);
  expect(await refused("/robots.txt", "/hu/")).toEqual(["redirect_over_page", "from"]);
  expect(await refused("/hu/admin/x", "/hu/")).toEqual(["redirect_over_page", "from"]);
  expect(await refused("/api/x", "/hu/")).toEqual(["redirect_over_page", "from"]);
  expect(await refused("/.well-known/acme-challenge/x", "/hu/")).toEqual(["redirect_over_page", "from"]);
  expect(await refused("/hu/a", "/hu/nowhere")).toEqual(["redirect_to_nowhere", "to"]);
  expect(await refused("/hu/a", "http://example.com/")).toEqual(["invalid_field", "to"]);
  expect(await refused("/hu/a", "javascript:alert(1)")).toEqual(["invalid_field", "to"]);
  expect(await refused("regi", "/hu/")).toEqual(["invalid_field", "from"]);
  expect(await refused("/hu/a?b", "/hu/")).toEqual(["invalid_field", "from"]);
  expect(await refused("", "/hu/")).toEqual(["invalid_field", "from"]);
  const anonymous = createAdminClient(visitor(app));
  expect(await failure(anonymous.addRedirect({ from: "/hu/a", to: "/hu/" }))).toMatchObject({
    code: "not_signed_in",
  });
});

test("only an administrator leads to another site, and a proof of who owns the host is led nowhere", async () => {
  const { api, app, db } = await openSite();
  const { id } = await api.addRedirect({ from: "/hu/a", to: "https://example.com/" });
  // Earlier releases accepted such a redirect.
  const proof = "/.well-known/acme-challenge/x";
  await db.execute(sql`update redirects set from_path = ${proof} where id = ${id}`);
  expect((await visitor(app)(proof)).status).toBe(404);
  await db.execute(sql`update accounts set role = 'editor'`);
  expect(await failure(api.addRedirect({ from: "/hu/b", to: "https://example.com/" }))).toMatchObject({
    status: 403,
    code: "not_allowed",
    message: expect.stringMatching(/^to: /),
  });
  await api.addRedirect({ from: "/hu/b", to: "/hu/blog" });
});

test("a page that comes to be there later is shown, and its missing one is forgotten with a redirect", async () => {
  const { api, app } = await openSite();
  await api.addRedirect({ from: "/hu/post/lima", to: "/hu/blog" });
  await api.createPost(hungarianPost("Lima"));
  expect((await visitor(app)("/hu/post/lima")).status).toBe(200);
});
