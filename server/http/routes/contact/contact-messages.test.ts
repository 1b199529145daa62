import { expect, onTestFinished, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { insertContactMessage } from "#server/storage/contact-messages/contact-messages.ts";
import { filledIn } from "#tests/support/samples/contact-form.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { startMailServer } from "#tests/support/servers/mail-server.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor, type TestServer } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers();

const nobody = "00000000-0000-4000-8000-000000000000";

/** An inbox with messages one minute apart, the newest last. */
async function openInbox(texts: string[], settings: Record<string, string> = {}) {
  const clock = { time: Date.UTC(2026, 10, 21, 10) };
  const server = await openSignedInServer({ settings, now: () => new Date(clock.time) });
  const sender = createAdminClient(visitor(server.app));
  for (const message of texts) {
    clock.time += 180_000;
    await sender.sendContactMessage({ ...filledIn, message });
  }
  return { ...server, clock };
}

async function idOf({ api }: Pick<TestServer, "api">, text: string): Promise<string> {
  const { messages } = await api.listContactMessages();
  const message = messages.find((one) => one.message === text);
  if (!message) throw new Error(`there is no message "${text}"`);
  return message.id;
}

test("the newest message stands first, the older ones follow on asking", async () => {
  const { api } = await openInbox(["a", "b", "c"]);
  const first = await api.listContactMessages({ limit: 2 });
  expect(first.messages.map(({ message }) => message)).toEqual(["c", "b"]);
  const second = await api.listContactMessages({ limit: 2, before: first.messages[1]?.receivedAt });
  expect(second.messages.map(({ message }) => message)).toEqual(["a"]);
  expect([first.unread, second.unread]).toEqual([3, 3]);
});

test("messages of the same millisecond are each listed once, page by page", async () => {
  const { api, db } = await openSignedInServer();
  const texts = ["a", "b", "c", "d", "e", "f", "g"];
  const receivedAt = new Date("2026-11-21T10:00:00.123Z");
  const written = { name: "Anna", email: "anna@example.com", language: "hu", receivedAt } as const;
  for (const message of texts) await insertContactMessage(db, { ...written, message }, null);
  const read: string[] = [];
  let { messages } = await api.listContactMessages({ limit: 2 });
  for (let last = messages.at(-1); last; last = messages.at(-1)) {
    read.push(...messages.map(({ message }) => message));
    const before = { before: last.receivedAt, beforeId: last.id };
    ({ messages } = await api.listContactMessages({ limit: 2, ...before }));
  }
  expect(read.toSorted()).toEqual(texts);
});

test.each([
  "limit=0",
  "limit=101",
  "limit=x",
  "before=yesterday",
  "before=2026-11-21T10:00:00Z&beforeId=1",
  `beforeId=${nobody}`,
])("?%s is 400", async (query) => {
  const { send } = await openSignedInServer();
  expect((await send(`/api/contact-messages?${query}`)).status).toBe(400);
});

test("a message is marked read and unread, and counted so", async () => {
  const server = await openInbox(["a", "b"]);
  const id = await idOf(server, "a");
  expect(await server.api.markContactMessage(id, true)).toMatchObject({ id, isRead: true, message: "a" });
  expect((await server.api.listContactMessages()).unread).toBe(1);
  expect(await server.api.markContactMessage(id, false)).toMatchObject({ isRead: false });
  expect((await server.api.listContactMessages()).unread).toBe(2);
});

test.each([{}, { read: "yes" }, { read: 1 }])("marking with %j is 400", async (body) => {
  const server = await openInbox(["a"]);
  const answer = await server.send(`/api/contact-messages/${await idOf(server, "a")}`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(400);
});

test("a deleted message is gone, and deleting it again is 404", async () => {
  const server = await openInbox(["a", "b"]);
  const id = await idOf(server, "a");
  await server.api.deleteContactMessage(id);
  expect((await server.api.listContactMessages()).messages.map(({ message }) => message)).toEqual(["b"]);
  expect(await failure(server.api.deleteContactMessage(id))).toMatchObject({
    status: 404,
    code: "not_found",
  });
});

test.each([nobody, "1", "x'", "%00"])("a message %j that is none is 404", async (id) => {
  const { api } = await openSignedInServer();
  expect(await failure(api.markContactMessage(id, true))).toMatchObject({ status: 404 });
  expect(await failure(api.deleteContactMessage(id))).toMatchObject({ status: 404 });
  expect(await failure(api.resendContactMessage(id))).toMatchObject({ status: 404 });
});

test("signed out, nobody reads, marks, deletes or mails a message", async () => {
  const server = await openInbox(["a"]);
  const id = await idOf(server, "a");
  const api = createAdminClient(visitor(server.app));
  const refusal = { status: 401, code: "not_signed_in" };
  expect(await failure(api.listContactMessages())).toMatchObject(refusal);
  expect(await failure(api.markContactMessage(id, true))).toMatchObject(refusal);
  expect(await failure(api.deleteContactMessage(id))).toMatchObject(refusal);
  expect(await failure(api.resendContactMessage(id))).toMatchObject(refusal);
  expect(await server.api.listContactMessages()).toMatchObject({ unread: 1, messages: [{ message: "a" }] });
});

test("nothing of the inbox is cached", async () => {
  const { send } = await openSignedInServer();
  expect((await send("/api/contact-messages")).headers.get("cache-control")).toBe("no-store");
});

test("a message that was refused is mailed again on demand", async () => {
  const mailServer = await startMailServer({ mood: "refusing" });
  onTestFinished(() => mailServer.end());
  const settings = { SMTP_URL: mailServer.url, CONTACT_TO: "szerkeszto@irany.test" };
  const server = await openInbox(["a"], settings);
  const delivery = async () => (await server.api.listContactMessages()).messages[0]?.delivery;
  await expect.poll(delivery).toMatchObject({ state: "failed", attempts: 1 });
  mailServer.mood = "answering";
  const queued = await server.api.resendContactMessage(await idOf(server, "a"));
  expect(queued.delivery).toEqual({
    state: "waiting",
    attempts: 0,
    nextTryAt: new Date(server.clock.time).toISOString(),
  });
  await expect.poll(delivery).toMatchObject({ state: "sent", attempts: 1 });
  expect(mailServer.mails).toHaveLength(1);
});

test("without a mail server a message is kept, also when it is to be mailed again", async () => {
  const server = await openInbox(["a"]);
  const { delivery } = await server.api.resendContactMessage(await idOf(server, "a"));
  expect(delivery).toEqual({ state: "kept", attempts: 0 });
});
