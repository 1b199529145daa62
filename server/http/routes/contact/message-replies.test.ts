import { expect, onTestFinished, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { readMail } from "#tests/support/readers/read-mail.ts";
import { filledIn } from "#tests/support/samples/contact-form.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { startMailServer } from "#tests/support/servers/mail-server.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers();

const now = () => new Date("2026-11-23T10:00:00Z");

async function openMessage(settings: Record<string, string> = {}) {
  const server = await openSignedInServer({ settings, now });
  const message = "Mikor?\nÉs mennyi?";
  await createAdminClient(visitor(server.app)).sendContactMessage({ ...filledIn, message });
  const [received] = (await server.api.listContactMessages()).messages;
  if (!received) throw new Error("there is no message");
  return { ...server, received };
}

test("a reply goes out through the site's mail, in the message's language, and stands with the message", async () => {
  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.end());
  const settings = { SMTP_URL: mailServer.url, CONTACT_TO: "szerkeszto@irany.test" };
  const { api, received } = await openMessage(settings);
  await expect.poll(() => mailServer.mails.length).toBe(1);
  expect((await api.listContactMessages()).canReply).toBe(true);

  mailServer.mood = "refusing";
  const refused = await api.replyToContactMessage(received.id, "Május.");
  expect(refused).toMatchObject({ failure: expect.any(String) as string, message: { replies: [] } });
  mailServer.mood = "answering";
  const { message, failure: none, isKept } = await api.replyToContactMessage(received.id, " Május.\n");
  expect({ none, isKept }).toEqual({ none: null, isKept: true });
  expect(message).toMatchObject({ isAnswered: true, isRead: true });
  expect(message.replies).toMatchObject([{ text: "Május.", sentAt: now().toISOString() }]);
  const sent = mailServer.mails.at(-1);
  expect(sent?.to).toEqual([received.email]);
  const { headers, text } = readMail(sent?.raw ?? "");
  expect(headers).toMatchObject({ "reply-to": "szerkeszto@irany.test", subject: "Re: Üzenet – Irány Peru" });
  expect(text).toMatch(/^Május\.\n\n.+ írta \(.+\):\n> Mikor\?\n> És mennyi\?\n$/);
  await api.replyToContactMessage(received.id, "És október.");
  const [stored] = (await api.listContactMessages()).messages;
  expect(stored?.replies.map((reply) => reply.text)).toEqual(["Május.", "És október."]);
  const { events } = await api.listAuditEvents({ kind: "message_replied" });
  expect(events.map(({ subject }) => subject)).toEqual([received.id, received.id]);
});

test("a reply that was sent is never told as failed, though its message is gone by then or cannot be changed", async () => {
  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.end());
  const settings = { SMTP_URL: mailServer.url, CONTACT_TO: "szerkeszto@irany.test" };
  const { api, db, received } = await openMessage(settings);
  const { id } = received;
  await expect.poll(() => mailServer.mails.length).toBe(1);
  const sentOnly = { failure: null, isKept: false, message: { id, replies: [] } };

  await db.execute(
    "alter table contact_messages add constraint full_up check (jsonb_array_length(replies) = 0) not valid",
  );
  expect(await api.replyToContactMessage(id, "Május.")).toMatchObject(sentOnly);
  await db.execute("alter table contact_messages drop constraint full_up");

  let reply: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    await tx.execute("select from contact_messages for update");
    reply = api.replyToContactMessage(id, "És október.");
    await expect.poll(() => mailServer.mails.length).toBe(3);
    await tx.execute("delete from contact_messages");
  });
  expect(await reply).toMatchObject(sentOnly);
  const { events } = await api.listAuditEvents({ kind: "message_replied" });
  expect(events.map(({ subject }) => subject)).toEqual([id]);
});

test("without a mail server nothing is sent; a message is marked as answered, opened again and noted all the same", async () => {
  const { api, send, received } = await openMessage();
  expect((await api.listContactMessages()).canReply).toBe(false);
  expect(await failure(api.replyToContactMessage(received.id, "Május."))).toMatchObject({
    code: "unavailable",
  });
  const { id } = received;
  expect(await api.changeContactMessage(id, { answered: true })).toMatchObject({ isAnswered: true });
  expect(await api.changeContactMessage(id, { answered: false, note: "Hívni." })).toMatchObject({
    isAnswered: false,
    note: "Hívni.",
    isRead: false,
  });
  const stale = api.changeContactMessage(id, { note: "Írni.", formerNote: "" });
  expect(await failure(stale)).toMatchObject({ status: 409, code: "changed_meanwhile" });
  const next = { note: "Írni.", formerNote: "Hívni." };
  expect(await api.changeContactMessage(id, next)).toMatchObject({ note: "Írni." });
  const kinds = (await api.listAuditEvents({})).events.map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["message_answered", "message_reopened", "message_noted"]));
  for (const body of [{ text: " " }, { text: "x".repeat(5001) }, {}]) {
    const answer = await send(`/api/contact-messages/${id}/replies`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(400);
  }
  expect(await failure(api.replyToContactMessage("nothing", "Május."))).toMatchObject({ status: 404 });
});
