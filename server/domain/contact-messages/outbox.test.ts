import { eq } from "drizzle-orm";
import { visitor } from "#server/domain/audit/record-event.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import type { ContactMessage } from "#api/contact/contact-messages.ts";
import {
  listContactMessages,
  insertContactMessage,
  removeContactMessage,
} from "#server/storage/contact-messages/contact-messages.ts";
import type { Database } from "#server/storage/database.ts";
import { contactMessages } from "#server/storage/schema.ts";
import { readMail } from "#tests/support/readers/read-mail.ts";
import { startMailServer } from "#tests/support/servers/mail-server.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { createContactMailer } from "./contact-mailer.ts";
import { queueMessage } from "./inbox.ts";
import { openOutbox, type Outbox } from "./outbox.ts";

const minute = 60_000;
const hour = 60 * minute;

interface Parts {
  db: Database;
  url: string;
  now: () => Date;
  sendTimeout?: number;
  closeTimeout?: number;
  timeout?: number;
}

/** With the failures that it reported. */
function open({ db, url, now, sendTimeout = 20_000, closeTimeout = 20_000, timeout = 20_000 }: Parts) {
  const problems: object[] = [];
  const send = createContactMailer({
    url,
    timeout,
    from: "oldal@irany.test",
    to: "szerkeszto@irany.test",
    siteName: "Irány Peru",
    siteUrl: "https://irany.test",
  });
  const outbox = openOutbox({
    db,
    send,
    now,
    sendTimeout,
    closeTimeout,
    onError: (problem) => problems.push(problem),
  });
  onTestFinished(() => outbox.close());
  return { outbox, problems };
}

async function setUp(options: Parameters<typeof startMailServer>[0] & Partial<Parts> = {}) {
  const { db } = await openTestDatabase();
  const server = await startMailServer(options);
  onTestFinished(() => server.end());
  const clock = { time: Date.UTC(2026, 10, 21, 10) };
  const now = () => new Date(clock.time);
  return { db, server, clock, now, ...open({ db, url: server.url, now, ...options }) };
}

async function leaveMessage(db: Database, now: Date, message = "Szia!"): Promise<ContactMessage> {
  const sender = { name: "Kovács Anna", email: "anna@example.com", language: "hu" } as const;
  return insertContactMessage(db, { ...sender, message, receivedAt: now }, now);
}

/** The states of all deliveries, oldest first. */
async function deliveries(db: Database): Promise<ContactMessage["delivery"][]> {
  const messages = await listContactMessages(db, { limit: 100 });
  return messages.map(({ delivery }) => delivery).toReversed();
}

/** The oldest message's delivery after so many attempts. */
async function deliveryAfter(db: Database, attempts: number): Promise<ContactMessage["delivery"]> {
  const [delivery] = await deliveries(db);
  expect(delivery?.attempts).toBe(attempts);
  if (!delivery) throw new Error("the message is gone");
  return delivery;
}

test("a message is mailed, and its delivery noted", async () => {
  const { db, server, now, outbox, problems } = await setUp();
  const { id } = await leaveMessage(db, now());
  await outbox.sendDue();
  expect(await deliveryAfter(db, 1)).toEqual({ state: "sent", attempts: 1, sentAt: now().toISOString() });
  expect(server.mails).toHaveLength(1);
  expect(readMail(server.mails[0]?.raw ?? "").headers["message-id"]).toBe(`<${id}@irany.test>`);
  expect(problems).toEqual([]);
});

test("while the mail server is down a message waits, is tried at growing pauses, and is mailed at last", async () => {
  const { db, server, clock, now, outbox } = await setUp();
  await server.end();
  await leaveMessage(db, now());
  await outbox.sendDue();
  for (const [index, pause] of [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 6 * hour].entries()) {
    const { state, nextTryAt, error } = await deliveryAfter(db, index + 1);
    expect([state, nextTryAt]).toEqual(["waiting", new Date(clock.time + pause).toISOString()]);
    expect(error).toContain("ECONNREFUSED");
    clock.time += pause - 1;
    await outbox.sendDue();
    expect((await deliveries(db))[0]?.attempts).toBe(index + 1);
    clock.time += 1;
    if (index < 5) await outbox.sendDue();
  }
  const again = await startMailServer({ port: server.port });
  onTestFinished(() => again.end());
  await outbox.sendDue();
  expect(await deliveryAfter(db, 7)).toMatchObject({ state: "sent" });
  expect(again.mails).toHaveLength(1);
});

test("a lease that was taken while the clock was a year ahead is over", async () => {
  const { db, server, now, outbox } = await setUp();
  const { id } = await leaveMessage(db, now());
  await db
    .update(contactMessages)
    .set({ leasedUntil: new Date(now().getTime() + 365 * 24 * hour) })
    .where(eq(contactMessages.id, id));
  await outbox.sendDue();
  expect(server.mails).toHaveLength(1);
});

test("the next attempt comes by itself", async () => {
  const { db, server, clock, outbox } = await setUp();
  await outbox.sendDue();
  await leaveMessage(db, new Date(clock.time + 10 * minute));
  // Faked only while the outbox sets its timer: the mail library needs real timers.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await outbox.sendDue();
  clock.time += 10 * minute;
  vi.advanceTimersByTime(10 * minute - 1);
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect.poll(() => server.mails.length).toBe(1);
});

test("after three days it is given up but kept, and can be queued again", async () => {
  const { db, server, clock, now, outbox } = await setUp({ mood: "busy" });
  const { id } = await leaveMessage(db, now());
  clock.time += 72 * hour - 1;
  await outbox.sendDue();
  expect(await deliveryAfter(db, 1)).toEqual({
    state: "failed",
    attempts: 1,
    error: expect.stringContaining("Try again later") as string,
  });
  server.mood = "answering";
  clock.time += hour;
  await outbox.sendDue();
  await queueMessage(db, id, { now: now(), outbox, by: visitor });
  await outbox.sendDue();
  expect(server.mails).toHaveLength(1);
  expect(await deliveryAfter(db, 1)).toMatchObject({ state: "sent" });
});

test("a mail that the server refuses for good is not tried again", async () => {
  const { db, clock, outbox, now } = await setUp({ mood: "refusing" });
  await leaveMessage(db, now());
  await outbox.sendDue();
  expect(await deliveryAfter(db, 1)).toMatchObject({
    state: "failed",
    error: expect.stringContaining("No such mailbox") as string,
  });
  clock.time += hour;
  await outbox.sendDue();
  expect((await deliveries(db))[0]?.attempts).toBe(1);
});

test("a mail server that hangs is given up after a while, and the next message is not held up for ever", async () => {
  const { db, server, outbox, now, clock } = await setUp({ mood: "silent", timeout: 300 });
  await leaveMessage(db, now(), "első");
  await leaveMessage(db, new Date(clock.time + 1), "második");
  clock.time += 1;
  await outbox.sendDue();
  expect((await deliveries(db)).map(({ attempts }) => attempts)).toEqual([1, 1]);
  server.mood = "answering";
  clock.time += minute;
  // On a busy machine a server that answers may need longer than was waited for the silent one.
  await open({ db, url: server.url, now }).outbox.sendDue();
  expect(server.mails).toHaveLength(2);
});

test("a mail may take only so long, even when the server is never quiet", async () => {
  const { db, outbox, problems, now } = await setUp({ mood: "silent", sendTimeout: 300 });
  await leaveMessage(db, now());
  await outbox.sendDue();
  expect(await deliveryAfter(db, 1)).toMatchObject({ state: "waiting" });
  expect(problems).toHaveLength(1);
});

test("name and password of the address are used, whatever letters they have", async () => {
  const account = { user: "anna@irany.test", password: "ű/:@#%?&+ titok" };
  const { db, server, outbox, now } = await setUp({ account });
  await leaveMessage(db, now());
  await outbox.sendDue();
  expect(await deliveryAfter(db, 1)).toMatchObject({ state: "sent" });
  expect(server.mails).toHaveLength(1);
});

test("a wrong password is a matter of the settings: the message waits, and the password is not told", async () => {
  const account = { user: "anna", password: "titok" };
  const { db, server, now } = await setUp({ account });
  const { outbox, problems } = open({ db, url: server.url.replace("titok", "tikot"), now });
  await leaveMessage(db, now());
  await outbox.sendDue();
  expect(await deliveryAfter(db, 1)).toMatchObject({ state: "waiting" });
  expect(JSON.stringify(problems)).not.toMatch(/titok|tikot/);
});

test("two processes mail each message once", async () => {
  const { db, server, outbox, now } = await setUp();
  const other = open({ db, url: server.url, now }).outbox;
  for (let n = 0; n < 20; n += 1) await leaveMessage(db, now(), `${n}.`);
  await Promise.all([outbox.sendDue(), other.sendDue()]);
  expect((await deliveries(db)).every(({ state }) => state === "sent")).toBe(true);
  expect(server.mails).toHaveLength(20);
});

test("what a process that died was mailing is mailed by another when its lease is over", async () => {
  const { db, server, clock, outbox, now } = await setUp();
  await leaveMessage(db, now(), "első");
  const lease = new Date(clock.time + 2 * minute).toISOString();
  await db.execute(`update contact_messages set leased_until = '${lease}'`);
  clock.time += 1;
  await leaveMessage(db, now(), "második");
  await outbox.sendDue();
  const states = async () => (await deliveries(db)).map(({ state }) => state);
  expect(await states()).toEqual(["waiting", "sent"]);
  clock.time += 2 * minute;
  await outbox.sendDue();
  expect(await states()).toEqual(["sent", "sent"]);
  expect(server.mails).toHaveLength(2);
});

test("closing breaks off a mail that hangs, and the next run mails what waits", async () => {
  const { db, server, outbox, now, problems } = await setUp({ mood: "silent", closeTimeout: 100 });
  await leaveMessage(db, now());
  void outbox.sendDue();
  await expect.poll(() => server.begun).toBe(1);
  await outbox.close();
  expect(problems).toMatchObject([{ reason: "the site was stopped" }]);
  server.mood = "answering";
  const next: Outbox = open({ db, url: server.url, now }).outbox;
  await next.sendDue();
  expect(server.mails).toHaveLength(1);
});

test("what goes wrong is told without what the visitor wrote", async () => {
  const { db, outbox, problems, now } = await setUp({ mood: "refusing" });
  const { id } = await leaveMessage(db, now(), "titkos üzenet");
  await outbox.sendDue();
  await deliveryAfter(db, 1);
  expect(problems).toMatchObject([{ message: id, attempts: 1 }]);
  expect(JSON.stringify(problems)).not.toMatch(/titkos|anna@example|Kovács/);
});

test("a message that is deleted while it waits is not mailed", async () => {
  const { db, server, outbox, now } = await setUp();
  const { id } = await leaveMessage(db, now(), "törölt");
  await removeContactMessage(db, id);
  await leaveMessage(db, now(), "maradt");
  await outbox.sendDue();
  await deliveryAfter(db, 1);
  expect(server.mails).toHaveLength(1);
});
