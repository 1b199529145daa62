import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

test.each(["password", "PassWord", "qwertyuiop", "1234567890", "iloveyou", "letmein1", " superman "])(
  "%j is a common password",
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  },
);

test.each(["titkos jelszo 1", "Machu Picchu 2430", "correct horse battery staple"])(
  "%j is none",
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);
