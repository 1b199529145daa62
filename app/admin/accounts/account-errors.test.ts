import { expect, test } from "vitest";
import { ApiError, isSessionLost, type ErrorCode } from "#api/errors/errors.ts";
import { accounts as en } from "#i18n/admin/en/accounts.ts";
import { accounts as es } from "#i18n/admin/es/accounts.ts";
import { accounts as hu } from "#i18n/admin/hu/accounts.ts";
import { registrationError, registrationFieldErrors, signInError } from "./account-errors.ts";

const error = (status: number, code: ErrorCode, details = {}) => new ApiError(status, code, "", details);

test("a refusal with a code that the forms do not know is told in the server's words", () => {
  const unknown = new ApiError(403, "unknown", "The house is closed today");
  const servers = { text: "The house is closed today", lang: "en" };
  expect(signInError(unknown, en)).toEqual(servers);
  expect(registrationError(unknown, en)).toEqual(servers);
  expect(signInError(new ApiError(403, "foreign_origin", ""), en)).toEqual({ text: "wrong credentials" });
});

test("wrong credentials are told in English in every language", () => {
  expect(signInError(error(401, "wrong_credentials"), en)).toEqual({ text: "wrong credentials" });
});

test("who waits for approval is told so, in words of their language", () => {
  const waiting = new ApiError(401, "account_waiting", "wrong credentials");
  for (const texts of [en, es, hu])
    expect(signInError(waiting, texts)).toEqual({ text: texts.signIn.waiting });
  expect(isSessionLost(waiting)).toBe(false);
});

test("too many attempts tell after how many minutes to try again", () => {
  const refusal = (retryAfter: number) => error(429, "too_many_attempts", { retryAfter });
  expect(signInError(refusal(1), en)).toEqual({
    text: "There were too many attempts. You can try again in 1 minute.",
  });
  expect(signInError(refusal(601), es).text).toContain("en 11 minutos");
  expect(registrationError(refusal(600), hu)?.text).toContain("10 perc múlva");
});

test("a server that does not answer, or fails, is not taken for a wrong password", () => {
  expect(signInError(error(0, "internal"), en)).toEqual({ text: en.unreachable });
  expect(signInError(error(500, "internal"), en)).toEqual({ text: en.failed });
  expect(registrationError(error(0, "internal"), en)).toEqual({ text: en.unreachable });
});

test("a refused registration says at its field which rule was broken, and only there", () => {
  const { badUsername, badPassword, usernameTaken } = en.register;
  const invalid = (...names: string[]) =>
    error(400, "invalid_field", {
      fieldErrors: Object.fromEntries(names.map((name) => [name, "too short"])),
    });
  const taken = error(409, "username_taken", { fieldErrors: { username: "taken" } });
  expect(registrationFieldErrors(invalid("username"), en)).toEqual({ username: badUsername });
  expect(registrationFieldErrors(invalid("password"), en)).toEqual({ password: badPassword });
  expect(registrationFieldErrors(invalid("password", "username"), en)).toEqual({
    username: badUsername,
    password: badPassword,
  });
  expect(registrationFieldErrors(taken, en)).toEqual({ username: usernameTaken });
  const common = error(400, "common_password", { fieldErrors: { password: "common" } });
  expect(registrationFieldErrors(common, en)).toEqual({ password: en.register.commonPassword });
  for (const refusal of [invalid("username"), invalid("password"), taken])
    expect(registrationError(refusal, en)).toBeNull();
});

test("a registration that fails for no known reason is the fault of no field", () => {
  const refusal = error(500, "internal");
  expect([registrationError(refusal, en), registrationFieldErrors(refusal, en)]).toEqual([null, {}]);
});
