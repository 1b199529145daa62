import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { permissions, roles, type Permission } from "#api/accounts/roles.ts";
import type { Send } from "#api/transport.ts";
import { may } from "#server/domain/accounts/permissions.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { routesOf, type Route } from "#tests/support/readers/routes-of.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers();

/** One's own account's, for whatever role one has. */
const ownAccount = /^\/api\/account(\/|$)/;

/** Calls that could do harm, with the permission that each requires; other calls may require any. */
const asked: Record<string, Permission> = {
  "POST /api/post": "posts.create",
  "PUT /api/post/:slug": "posts.write",
  "DELETE /api/post/:slug": "posts.delete",
  "POST /api/post/:slug/revisions/:revision/restore": "posts.write",
  "GET /api/accounts": "people.manage",
  "PUT /api/accounts/:id/role": "people.manage",
  "DELETE /api/accounts/:id": "people.manage",
  "PUT /api/accounts/:id/email": "people.manage",
  "DELETE /api/accounts/:id/email": "people.manage",
  "PUT /api/accounts/:id/disabled": "people.manage",
  "DELETE /api/accounts/:id/second-factor": "people.manage",
  "POST /api/accounts/waiting/:username": "people.manage",
  "POST /api/invitations": "people.manage",
  "GET /api/contact-messages": "messages.manage",
  "DELETE /api/contact-messages/:id": "messages.manage",
  "GET /api/audit-events.csv": "audit.read",
  "GET /api/status": "status.read",
  "PUT /api/admin/menu": "guide.edit",
  "DELETE /api/admin/menu": "guide.edit",
  "PUT /api/admin/home": "guide.edit",
  "DELETE /api/admin/home": "guide.edit",
  "PUT /api/admin/slides": "guide.edit",
  "DELETE /api/admin/slides": "guide.edit",
  "GET /api/admin/drawings/:language": "guide.edit",
  "PUT /api/admin/drawings/:language": "guide.edit",
  "PUT /api/admin/alerts": "guide.edit",
  "GET /api/admin/authors": "posts.read-drafts",
  "PUT /api/admin/authors": "guide.edit",
  "GET /api/admin/categories": "posts.read-drafts",
  "PUT /api/admin/categories": "guide.edit",
  "GET /api/settings": "settings.manage",
  "PUT /api/settings": "settings.manage",
  "POST /api/settings/test-mail": "settings.manage",
  "GET /api/admin/dead-links": "settings.manage",
  "PUT /api/admin/dead-links": "settings.manage",
  "GET /api/backups": "status.read",
  "GET /api/backups/files/:name": "backups.manage",
  "POST /api/backups/files/:name/restore": "backups.manage",
  "POST /api/export": "backups.manage",
  "POST /api/import": "posts.import",
  "PUT /api/import/files": "posts.import",
};

/** Asks a call without a body for its `code`, and the permission that is missing. */
async function ask(send: Send, { method, path }: Route) {
  const url = path.replaceAll(/:\w+(\([^)]*\))?|\*/g, "1");
  const answer = await send(url, { method });
  const isJson = answer.headers.get("content-type")?.startsWith("application/json") === true;
  const { code, error = "" } = isJson ? ((await answer.json()) as { code?: string; error?: string }) : {};
  return {
    code,
    permission: permissions.find((one) => code === "not_allowed" && error.endsWith(`: ${one}`)),
  };
}

test("each call behind the sign-in asks for a permission, and is open to the roles that have it alone", async () => {
  const { app, db, api } = await openSignedInServer();
  const signIn = async (role: string) => {
    const send = visitor(app);
    const account = { username: role, password: "Machu Picchu 2430" };
    await createAdminClient(send).register(account);
    await api.approveAccount(role, { role: "editor", languages: [] });
    await createAdminClient(send).signIn(account);
    // An account's role may change during its session, here to one that does not exist.
    await db.execute(sql`update accounts set role = ${role} where username = ${role}`);
    return send;
  };
  const nobody = await signIn("nobody");
  const senders = new Map(await Promise.all(roles.map(async (role) => [role, await signIn(role)] as const)));
  const anonymous = visitor(app);
  const seen: Record<string, Permission> = {};
  for (const route of routesOf(app)) {
    const name = `${route.method} ${route.path}`;
    if ((await ask(anonymous, route)).code !== "not_signed_in" || ownAccount.test(route.path)) continue;
    const { permission } = await ask(nobody, route);
    if (permission === undefined) throw new Error(`${name} asks for no permission: app.requirePermission`);
    seen[name] = permission;
    for (const [role, send] of senders) {
      const isRefused = (await ask(send, route)).code === "not_allowed";
      expect(isRefused, `${name} as ${role}`).toBe(!may({ role }, permission));
    }
  }
  expect(seen).toMatchObject(asked);
});

test("drafts are for who may read them", async () => {
  const { db, api } = await openSignedInServer();
  const { id } = await api.createPost(hungarianPost("Titok"), { states: { hu: "draft" } });
  expect((await api.listAdminPosts("hu")).total).toBe(1);
  await db.execute(sql`update accounts set role = 'nobody'`);
  expect(await failure(api.listAdminPosts("hu"))).toMatchObject({ code: "not_allowed" });
  expect(await failure(api.readFullPost(id))).toMatchObject({ code: "not_found" });
});
