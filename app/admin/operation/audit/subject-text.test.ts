import { expect, test } from "vitest";
import { en as admin } from "#i18n/admin/en.ts";
import { subjectText } from "./subject-text.ts";

const pages = { "top-ten": { name: "Top ten" } };
const id = "0123456789abcdef01234567";

test.each([
  ["settings_changed", "phone, mailServer, brandColour", "Telephone, Mail server, Colour code"],
  ["role_changed", "anna (translator, hu, es)", "anna (translator: Magyar, Español)"],
  ["role_changed", "anna (b) (editor)", "anna (b) (editor)"],
  ["post_deleted", `Lima (2) (${id})`, "Lima (2)"],
  ["post_deleted", `(${id})`, ""],
  ["message_read", "00000000-0000-4000-8000-000000000000", ""],
  ["picture_added", "ab".repeat(32), "Unnamed picture"],
  ["picture_added", "llama.jpg", "llama.jpg"],
  ["document_changed", "top-ten (hu)", "Top ten (Magyar)"],
  ["document_changed", "/hu/utjaink", "/hu/utjaink"],
  ["page_withdrawn", "top-ten", "Top ten"],
  ["drawing_replaced", "pages/page-top-ten", "Top ten"],
  ["drawing_replaced", "pages/place-lima", "pages/place-lima"],
  ["account_approved", "top-ten", "top-ten"],
] as const)("%s of %s is told in words: %s", (kind, subject, told) => {
  expect(subjectText({ kind, subject }, { language: "en", admin, pages })).toBe(told);
});

test("a fact is told by its name", () => {
  const names = { hu: "busz", en: "bus", es: "autobús" };
  const event = { kind: "fact_checked", subject: "costs.bus", names } as const;
  expect(subjectText(event, { language: "es", admin, pages })).toBe("autobús");
});
