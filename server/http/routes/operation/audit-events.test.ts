import { expect, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { purgeExpired } from "#server/domain/accounts/purge-expired.ts";
import { createAdministrator, resetPassword } from "#server/domain/accounts/administrators.ts";
import { auditEvents } from "#server/storage/schema.ts";
import { filledIn } from "#tests/support/samples/contact-form.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { openTestServer, visitor, type TestServer } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers();
/** A shared one may have counted a minute's refusals in the tests before. */
const { openSignedInServer: openFreshServer } = shareTestServers({ isFresh: true });

const { username } = administrator;

/** The events in the log, the oldest first. */
async function eventsOf({ api }: Pick<TestServer, "api">) {
  const { events } = await api.listAuditEvents({ limit: 200 });
  return events.toReversed();
}

test("a post that was never published is told by the title of its draft, erased ones too", async () => {
  const server = await openSignedInServer();
  const { api } = server;
  const { id } = await api.createPost(hungarianPost("Vázlat"), { states: { hu: "draft" } });
  await api.deletePost(id);
  await api.restorePost(id);
  await api.deletePost(id);
  await api.erasePost(id);
  const subjects = (await eventsOf(server)).filter(({ kind }) => kind.startsWith("post_"));
  expect(subjects.map(({ subject }) => subject)).toEqual(Array(5).fill(`Vázlat (${id})`));
});

test("what an editor does is told with name and session", async () => {
  const server = await openSignedInServer();
  const { api, app } = server;
  const { id } = await api.createPost(hungarianPost("Lima"));
  await api.changePost(id, hungarianPost("Cusco"));
  await api.deletePost(id);
  const newcomer = createAdminClient(visitor(app));
  await newcomer.register({ username: "anna", password: "jelszo jelszo 1" });
  await api.approveAccount("anna");
  await newcomer.register({ username: "béla", password: "jelszo jelszo 1" });
  await api.refuseAccount("béla");
  await newcomer.sendContactMessage(filledIn);
  const [message] = (await api.listContactMessages()).messages;
  const messageId = message?.id ?? "";
  await api.markContactMessage(messageId, true);
  await api.markContactMessage(messageId, false);
  await api.deleteContactMessage(messageId);
  const events = await eventsOf(server);
  expect(events.map(({ kind, source, subject }) => [kind, source, subject])).toEqual([
    ["account_requested", "visitor", username],
    ["signed_in", "account", username],
    ["post_created", "account", `Lima (${id})`],
    ["post_changed", "account", `Cusco (${id})`],
    ["post_deleted", "account", `Cusco (${id})`],
    ["account_requested", "visitor", "anna"],
    ["account_approved", "account", "anna"],
    ["account_requested", "visitor", "béla"],
    ["account_refused", "account", "béla"],
    ["message_read", "account", messageId],
    ["message_unread", "account", messageId],
    ["message_deleted", "account", messageId],
  ]);
  const sessions = new Set(events.filter(({ source }) => source === "account").map(({ session }) => session));
  expect([...sessions]).toEqual([expect.stringMatching(/^[\da-f]{8}$/)]);
  await api.signOut();
  await api.signIn(administrator);
  const [signedOut, signedInAgain] = (await eventsOf(server)).slice(-2);
  expect([signedOut?.kind, signedInAgain?.kind]).toEqual(["signed_out", "signed_in"]);
  expect([...sessions]).toEqual([signedOut?.session]);
  expect(signedInAgain?.session).not.toBe(signedOut?.session);
});

test("what is done to accounts is told, and who was invited is not", async () => {
  const server = await openSignedInServer();
  const { api } = server;
  const anna = { username: "anna", password: "jelszo jelszo 1" };
  await createAdministrator(server.db, anna, new Date());
  const id = (await api.listAccounts()).find(({ username: name }) => name === "anna")?.id ?? "";
  await api.disableAccount(id);
  await api.enableAccount(id);
  await api.endSessionsOf(id);
  await api.resetSecondFactorOf(id);
  await api.removeAccount(id);
  await api.invite({ email: "eszter@example.com" });
  const [invitation] = await api.listInvitations();
  await api.withdrawInvitation(invitation?.id ?? "");
  await api.endOtherSessions();
  await api.changePassword({ present: administrator.password, password: "uj jelszo 2430" });
  const events = (await eventsOf(server)).slice(3);
  expect(events.map(({ kind, subject }) => [kind, subject])).toEqual([
    ["account_disabled", "anna"],
    ["account_enabled", "anna"],
    ["sessions_ended", "anna"],
    ["second_factor_off", "anna"],
    ["account_removed", "anna"],
    ["invitation_made", invitation?.id],
    ["invitation_withdrawn", invitation?.id],
    ["sessions_ended", username],
    ["password_changed", username],
  ]);
  expect(new Set(events.map(({ username: by }) => by))).toEqual(new Set([username]));
});

test("a change that fails leaves no event", async () => {
  const server = await openSignedInServer();
  const before = await eventsOf(server);
  await failure(server.api.deletePost("no-such-post"));
  await failure(server.api.approveAccount("nobody"));
  await failure(server.api.markContactMessage("00000000-0000-4000-8000-000000000000", true));
  expect(await eventsOf(server)).toEqual(before);
});

test("refusals are told with their reason, without an address and without what was typed for a name", async () => {
  const server = await openFreshServer();
  const anonymous = createAdminClient(visitor(server.app));
  await failure(anonymous.signIn({ username, password: "wrong guess" }));
  await failure(anonymous.signIn({ username: "my secret password", password: "x" }));
  await failure(anonymous.deletePost("1"));
  for (let count = 0; count < 9; count += 1)
    await failure(anonymous.signIn({ username: "x", password: "wrong guess" }));
  const told = (await eventsOf(server)).slice(2).map(({ kind, subject, reason }) => [kind, subject, reason]);
  expect(told.slice(0, 3)).toEqual([
    ["sign_in_refused", username, "wrong_credentials"],
    ["sign_in_refused", "", "wrong_credentials"],
    ["call_refused", "DELETE /api/post/:id", "not_signed_in"],
  ]);
  expect(told.at(-1)).toEqual(["sign_in_refused", "", "too_many_attempts"]);
  expect(JSON.stringify(await server.db.select().from(auditEvents))).not.toMatch(/127\.0\.0\.1|secret/);
});

test("of a flood of refusals one event tells how many there were", async () => {
  const { app, db } = await openTestServer();
  const send = visitor(app);
  await Promise.all(Array.from({ length: 50 }, () => send("/api/contact-messages")));
  expect(await db.$count(auditEvents)).toBe(20);
  await app.close();
  const counts = (await db.select().from(auditEvents)).map(({ count }) => count);
  expect(counts.toSorted((a, b) => a - b)).toEqual([...Array.from({ length: 20 }, () => 1), 30]);
});

test("what is done by command is told", async () => {
  const server = await openSignedInServer();
  await createAdministrator(server.db, { username: "anna", password: "jelszo jelszo 1" }, new Date());
  await resetPassword(server.db, { username: "anna", password: "jelszo jelszo 2" });
  expect((await eventsOf(server)).slice(2)).toMatchObject([
    { kind: "administrator_created", source: "command", subject: "anna", username: null, session: null },
    { kind: "password_reset", source: "command", subject: "anna" },
  ]);
});

test("events of the same moment are each listed once, page by page, and by kind", async () => {
  const { api, db } = await openSignedInServer();
  const at = new Date("2026-11-21T10:00:00.123Z");
  const subjects = ["a", "b", "c", "d", "e", "f", "g"];
  await db
    .insert(auditEvents)
    .values(
      subjects.map((subject) => ({ at, subject, kind: "post_deleted" as const, source: "site" as const })),
    );
  const read: string[] = [];
  let { events } = await api.listAuditEvents({ limit: 2, kind: "post_deleted" });
  for (let last = events.at(-1); last; last = events.at(-1)) {
    read.push(...events.map(({ subject }) => subject));
    const cursor = { before: last.at, beforeId: last.id };
    ({ events } = await api.listAuditEvents({ limit: 2, kind: "post_deleted", ...cursor }));
  }
  expect(read.toSorted()).toEqual(subjects);
});

test("the whole log can be had as a table", async () => {
  const { send, db } = await openSignedInServer();
  const row = { kind: "post_deleted" as const, source: "site" as const };
  await db
    .insert(auditEvents)
    .values(Array.from({ length: 1100 }, (_, index) => ({ ...row, subject: `=${index}` })));
  const answer = await send("/api/audit-events.csv?kind=post_deleted");
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const [head, ...lines] = (await answer.text()).trimEnd().split("\r\n");
  expect(head).toBe("at,kind,source,username,session,subject,reason,count");
  expect(new Set(lines).size).toBe(1100);
  expect(lines[0]).toMatch(/Z","post_deleted","site",,,"'=\d+",,1$/);
});

test.each(["/api/audit-events", "/api/audit-events.csv", "/api/audit-events?kind=x"])(
  "%s is for signed-in people alone",
  async (path) => {
    const { app } = await openTestServer();
    expect((await visitor(app)(path)).status).toBe(401);
  },
);

test.each(["limit=0", "limit=201", "kind=unknown", "before=yesterday"])("?%s is 400", async (query) => {
  const { send } = await openSignedInServer();
  expect((await send(`/api/audit-events?${query}`)).status).toBe(400);
});

test("events are kept for a year", async () => {
  const { db } = await openTestServer();
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const row = { kind: "post_deleted" as const, source: "site" as const };
  await db.insert(auditEvents).values([
    { ...row, subject: "old", at: daysAgo(366) },
    { ...row, subject: "young", at: daysAgo(364) },
  ]);
  await purgeExpired(db, new Date());
  expect((await db.select().from(auditEvents)).map(({ subject }) => subject)).toEqual(["young"]);
});
