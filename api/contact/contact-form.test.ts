import { expect, test } from "vitest";
import { hu } from "#i18n/messages/hu.ts";
import {
  charactersLeft,
  cleanContactTexts,
  contactFieldErrorText,
  validateContactTexts,
} from "./contact-form.ts";

const good = { from_name: "Kovács Anna", user_email: "anna@example.com", message: "Szia!" };

test("a form that is in order has no problem", () => {
  expect(validateContactTexts(good)).toEqual({});
});

test("each field that is empty, or blank, is missing", () => {
  expect(validateContactTexts({ from_name: "", user_email: " \t", message: "\r\n\r\n" })).toEqual({
    from_name: "missing",
    user_email: "missing",
    message: "missing",
  });
});

test.each([
  ["from_name", "ő".repeat(100)],
  ["user_email", `a@${"b.".repeat(125)}hu`],
  ["message", "ñ".repeat(5000)],
  ["message", "🦙".repeat(2500)],
] as const)("the longest %s is accepted, one character more is not", (field, text) => {
  expect(validateContactTexts({ ...good, [field]: `  ${text}\n` })).toEqual({});
  const [first = ""] = text;
  expect(validateContactTexts({ ...good, [field]: first + text })).toEqual({ [field]: "too_long" });
});

test("a line break counts once, however it was sent", () => {
  const text = Array.from({ length: 2500 }, () => "a").join("\r\n");
  expect(validateContactTexts({ ...good, message: text })).toEqual({});
  expect(cleanContactTexts({ ...good, message: "a\r\nb\rc\nd" }).message).toBe("a\nb\nc\nd");
});

test.each(["anna@example.com", " anna@example.com ", "a.b+peru'x@mail.example.co.uk", "a@localhost"])(
  "%j is an address",
  (user_email) => {
    expect(validateContactTexts({ ...good, user_email })).toEqual({});
  },
);

test.each([
  "anna",
  "anna@",
  "@example.com",
  "anna@@example.com",
  "anna@example..com",
  "anna@-example.com",
  "anna@example.com.",
  "an na@example.com",
  "Anna <anna@example.com>",
  "anna@example.com, bela@example.com",
  "anna@example.com\r\nBcc: bela@example.com",
  '"anna"@example.com',
  "anna@[127.0.0.1]",
  "kovács@example.com",
])("%j is no address", (user_email) => {
  expect(validateContactTexts({ ...good, user_email })).toEqual({ user_email: "not_an_address" });
});

test("what could end a line, or turn its direction, becomes a blank in a name; a message keeps its lines", () => {
  const tidied = cleanContactTexts({
    from_name: " Anna\r\nBcc:\u2028x\u202Egnp.exe\u0000 ",
    user_email: "anna@example.com",
    message: "one\r\n\ttwo\u0000\u001b",
  });
  expect(tidied).toEqual({
    from_name: "Anna Bcc: x gnp.exe",
    user_email: "anna@example.com",
    message: "one\n\ttwo",
  });
});

test("a problem is told in a sentence with its limit", () => {
  expect(contactFieldErrorText(hu.contactErrors, "message", "too_long")).toBe(
    "Az üzenet legfeljebb 5000 karakter lehet.",
  );
  expect(contactFieldErrorText(hu.contactErrors, "from_name", "missing")).toBe("A név hiányzik.");
  expect(contactFieldErrorText(hu.contactErrors, "user_email", "not_an_address")).toBe(
    hu.contactErrors.not_an_address,
  );
});

test("how much more fits is told when it is not much, in steps where it is heard", () => {
  expect([4499, 4500, 5000].map((length) => charactersLeft(hu.contact, length))).toEqual([
    "",
    "Még 500 karakter fér bele.",
    "Még 0 karakter fér bele.",
  ]);
  expect(charactersLeft(hu.contact, 4601, 100)).toBe("Még 400 karakter fér bele.");
});
