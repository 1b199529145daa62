import { expect, test } from "vitest";
import { checkRegistration, isPossibleName, usernameKey } from "./registration-rules.ts";

const password = "Machu Picchu 2430";

test.each([
  ["ordinary", "anna"],
  ["with Hungarian letters", "Ödön_Őrült"],
  ["of two words", "Kovács Anna"],
  ["an e-mail address", "anna.kovacs-1@example.com"],
  ["beginning with a digit", "7wonders"],
  ["as long as allowed", "á".repeat(40)],
])("a name may be %s", async (_, username) => {
  expect(await checkRegistration({ username, password })).toEqual({ username, password });
});

test.each([
  ["too short", "ab", "the username must have at least 3 characters"],
  ["too short without the spaces around", " ab ", "the username must have at least 3 characters"],
  ["too long", "a".repeat(41), "the username may have at most 40 characters"],
  [
    "too long once its ligatures are written out",
    "ﬃ".repeat(14),
    "the username may have at most 40 characters",
  ],
  ["with a control character", "ann\u0007a", "the username may have letters"],
  ["with a NUL", "ann\0a", "the username may have letters"],
  ["with a line break", "anna\nbela", "the username may have letters"],
  ["with two spaces in a row", "anna  bela", "the username may have letters"],
  ["beginning with a sign", "-rf", "the username may have letters"],
  ["with an invisible character", "ann\u200Ba", "the username may have letters"],
  ["with look-alikes of another script", "аnna", "the username may have letters"],
  ["with markup", "<b>anna</b>", "the username may have letters"],
  ["with a slash", "anna/bela", "the username may have letters"],
])("a name may not be %s", async (_, username, message) => {
  await expect(checkRegistration({ username, password })).rejects.toThrow(
    expect.objectContaining({
      code: "invalid_field",
      fieldErrors: { username: expect.stringContaining(message) },
      message: expect.stringContaining(message),
    }),
  );
});

test.each([
  ["too short", "1234567", "the password must have at least 8 characters"],
  ["too long", "p".repeat(201), "the password may have at most 200 characters"],
])("a password may not be %s", async (_, wrong, message) => {
  await expect(checkRegistration({ username: "anna", password: wrong })).rejects.toThrow(
    expect.objectContaining({ code: "invalid_field", fieldErrors: { password: message }, message }),
  );
});

test.each(["1234567ő", "p".repeat(200), "        ", " szóköz elöl és hátul "])(
  "a password is taken as it is typed: %j",
  async (typed) => {
    expect((await checkRegistration({ username: "anna", password: typed })).password).toBe(typed);
  },
);

test("a common password is refused with a code of its own, however its letters are written", async () => {
  for (const common of ["password", "PassWord", "12345678"])
    await expect(checkRegistration({ username: "anna", password: common })).rejects.toMatchObject({
      code: "common_password",
      fieldErrors: { password: expect.stringContaining("common") },
    });
});

test("a name is stored in its composed form without the spaces around it", async () => {
  const { username } = await checkRegistration({ username: ` ${"Ödön".normalize("NFD")} `, password });
  expect(username).toBe("Ödön".normalize("NFC"));
});

test("names that differ in case, composition, width or spaces around are one", () => {
  const ways = ["Ödön", "ÖDÖN", "ödön".normalize("NFD"), " ödön ", "ödｏ\u0308n"];
  expect(new Set(ways.map(usernameKey))).toEqual(new Set(["ödön"]));
});

test("a text that breaks the rules is no possible name", () => {
  expect(isPossibleName("anna\0")).toBe(false);
  expect(isPossibleName("")).toBe(false);
  expect(isPossibleName("Ödön")).toBe(true);
});
