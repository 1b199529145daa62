import { expect, onTestFinished, test } from "vitest";
import { readMail } from "#tests/support/readers/read-mail.ts";
import { startMailServer } from "#tests/support/servers/mail-server.ts";
import { createContactMailer } from "./contact-mailer.ts";

const message = {
  id: "0b2f7a86-5a0c-4a3b-9a55-6d5f0f3f0e11",
  name: "Kovács Anna",
  email: "anna@example.com",
  message: "Szia!\n\nMikor érdemes menni?",
  language: "hu" as const,
  plan: "",
  receivedAt: new Date("2026-11-21T07:55:00Z"),
};

async function mailed(changes: Partial<typeof message> = {}) {
  const server = await startMailServer();
  onTestFinished(() => server.end());
  const send = createContactMailer({
    url: server.url,
    from: "oldal@irany.test",
    to: "szerkeszto@irany.test",
    siteName: "Irány Peru",
    siteUrl: "https://irany.test",
  });
  await send({ ...message, ...changes }, AbortSignal.timeout(20_000));
  const [mail] = server.mails;
  expect(server.mails).toHaveLength(1);
  return { ...readMail(mail?.raw ?? ""), raw: mail?.raw ?? "", from: mail?.from, to: mail?.to };
}

const signature = [
  "-- ",
  "Kovács Anna <anna@example.com>",
  "2026-11-21 07:55 UTC, https://irany.test/hu/",
  "https://irany.test/admin/messages",
  "",
].join("\n");

test("the mail comes from the site, goes to the owner, and is answered to the sender", async () => {
  const { headers, text, from, to } = await mailed();
  expect([from, to]).toEqual(["oldal@irany.test", ["szerkeszto@irany.test"]]);
  expect(headers).toMatchObject({
    from: "Irány Peru <oldal@irany.test>",
    to: "szerkeszto@irany.test",
    "reply-to": "Kovács Anna <anna@example.com>",
    subject: "Irány Peru: Kovács Anna",
    "message-id": "<0b2f7a86-5a0c-4a3b-9a55-6d5f0f3f0e11@irany.test>",
  });
  expect(headers["content-type"]).toMatch(/^text\/plain; charset=utf-8/);
  expect(text).toBe(`Szia!\n\nMikor érdemes menni?\n\n${signature}`);
});

test("a plan that is asked about stands below the message, by its address in the visitor's language", async () => {
  const { text } = await mailed({ plan: "?plan=v1_cusco.3" });
  const address = "https://irany.test/hu/utvonaltervezo?plan=v1_cusco.3";
  expect(text).toBe(`Szia!\n\nMikor érdemes menni?\n\n${address}\n\n${signature}`);
});

test.each([
  ["accents and emoji", "Őszi út: űrhajó, árvíztűrő, mañana, ¿qué? 🦙🇵🇪"],
  ["emoji alone", "🦙".repeat(2500)],
  ["one long line", "ő".repeat(5000)],
  ["one long line of plain letters", "a".repeat(5000)],
  ["long lines of words", "Mikor érdemes menni? ".repeat(200).trim()],
  ["long lines of plain words", "when is it best to go? ".repeat(200).trim()],
  ["lines that are a dot, or begin with some", ".\n..\n.a\n\n.\nvége"],
  ["a line like a mail's own", "From: me\nTo: you\n\n--\n-- \n=20=C3 = &amp; <b>"],
  ["blanks at the ends of lines", "a \nb\t\n c"],
])("a text arrives as it was written: %s", async (_, text) => {
  const mail = await mailed({ message: text });
  expect(mail.text).toBe(`${text}\n\n${signature}`);
  // RFC 5321 allows no line of more than 998 characters.
  for (const line of mail.raw.split("\r\n")) expect(line.length).toBeLessThanOrEqual(998);
});

const attack = "Anna\r\nBcc: bela@example.com\r\n\r\nX";

test.each([{ name: attack }, { email: `anna@example.com\r\nBcc: bela@example.com` }, { message: attack }])(
  "line breaks add neither a header nor a recipient: %j",
  async (given) => {
    const { headers, to } = await mailed(given);
    expect(headers["bcc"]).toBeUndefined();
    expect(to).toEqual(["szerkeszto@irany.test"]);
    expect(Object.keys(headers).toSorted()).toEqual(
      [
        "content-transfer-encoding",
        "content-type",
        "date",
        "from",
        "message-id",
        "mime-version",
        "reply-to",
        "subject",
        "to",
      ].toSorted(),
    );
  },
);

test("a name that looks like addresses is a name", async () => {
  const { headers, to } = await mailed({ name: 'a@b.hu, "x" <c@d.hu>; e' });
  expect(headers["reply-to"]).toMatch(/^".*" <anna@example\.com>$/);
  expect(to).toEqual(["szerkeszto@irany.test"]);
});
