import { expect, test } from "vitest";
import type { Language } from "#i18n/languages.ts";
import { replyLink } from "./reply-link.ts";

const message = {
  email: "anna@example.com",
  name: "Kovács Anna",
  message: "Szia!\n\nMikor érdemes menni & hová?",
  language: "hu" as Language,
  receivedAt: "2026-11-21T08:15:00.000Z",
};

function read(link: string) {
  const { protocol, pathname, searchParams } = new URL(link);
  return {
    protocol,
    to: decodeURIComponent(pathname),
    subject: searchParams.get("subject"),
    body: searchParams.get("body"),
  };
}

test("a reply goes to the sender and quotes the message below an empty line", () => {
  expect(read(replyLink(message, "Irány Peru"))).toEqual({
    protocol: "mailto:",
    to: "anna@example.com",
    subject: "Re: Üzenet – Irány Peru",
    body: "\r\n\r\nKovács Anna írta (2026. november 21.):\r\n> Szia!\r\n> \r\n> Mikor érdemes menni & hová?",
  });
});

test.each([
  ["en", "Re: Your message to Irány Peru", "On 21 November 2026, Kovács Anna wrote:"],
  ["es", "Re: Tu mensaje a Irány Peru", "El 21 de noviembre de 2026, Kovács Anna escribió:"],
] as const)("subject and introduction are in the language of the message: %s", (language, subject, wrote) => {
  const link = read(replyLink({ ...message, language }, "Irány Peru"));
  expect(link.subject).toBe(subject);
  expect(link.body).toContain(wrote);
});

test("nothing in an address or a name adds a field to the mail", () => {
  const link = read(
    replyLink({ ...message, email: "a&bcc=x%y+z@example.com", name: "A\r\nBcc: b" }, "Irány Peru"),
  );
  expect(link.to).toBe("a&bcc=x%y+z@example.com");
  expect(link.body).toContain("A Bcc: b írta");
  expect([...new URL(replyLink({ ...message, email: "a?cc=b&bcc=c@d" }, "x")).searchParams.keys()]).toEqual([
    "subject",
    "body",
  ]);
});

test.each([
  ["words", "Árvíztűrő tükörfúrógép. ".repeat(200)],
  ["one endless word", "ő".repeat(5000)],
  ["characters of four bytes", "🦙".repeat(2500)],
  ["empty lines", "\n".repeat(5000)],
])("a long message is quoted as far as mail programs take it: %s", (_, text) => {
  const link = replyLink({ ...message, message: text }, "Irány Peru");
  expect(link.length).toBeLessThanOrEqual(1900);
  expect(read(link).body).toMatch(/ \[…\]$/);
  expect(read(link).body).not.toContain("\uFFFD");
});

test("the longest name and address still give a reply, if need be without the quote", () => {
  const link = replyLink(
    { ...message, name: "ő".repeat(100), email: `${"á".repeat(240)}@example.com` },
    "Irány Peru",
  );
  expect(read(link).to).toContain("@example.com");
  expect(read(link).body).toMatch(/ írta \(2026\. november 21\.\):\r\n$/);
});

test("half a character does no harm", () => {
  expect(read(replyLink({ ...message, message: "a\ud83e" }, "Irány Peru")).body).toContain("> a\ufffd");
});
