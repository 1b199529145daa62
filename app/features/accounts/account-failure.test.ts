import { expect, test } from "vitest";
import { ApiError, type ErrorCode } from "#api/errors.ts";
import { accounts as en } from "#i18n/desk/en/accounts.ts";
import { accounts as es } from "#i18n/desk/es/accounts.ts";
import { accounts as hu } from "#i18n/desk/hu/accounts.ts";
import { registrationFailure, signInFailure } from "./account-failure.ts";

const error = (status: number, code: ErrorCode, details = {}) => new ApiError(status, code, "", details);

test("wrong credentials are told in the specification's words, in English", () => {
  expect(signInFailure(error(401, "wrong_credentials"), en)).toBe("wrong credentials");
});

test("too many attempts tell after how many minutes to try again", () => {
  const refusal = (retryAfter: number) => error(429, "too_many_attempts", { retryAfter });
  expect(signInFailure(refusal(1), en)).toBe("There were too many attempts. You can try again in 1 minute.");
  expect(signInFailure(refusal(601), es)).toContain("en 11 minutos");
  expect(registrationFailure(refusal(600), hu)).toContain("10 perc múlva");
});

test("a server that does not answer, or fails, is not taken for a wrong password", () => {
  expect(signInFailure(error(0, "internal"), en)).toBe(en.unreachable);
  expect(signInFailure(error(500, "internal"), en)).toBe(en.failed);
  expect(registrationFailure(error(0, "internal"), en)).toBe(en.unreachable);
});

test("a refused registration says which rule was broken", () => {
  expect(registrationFailure(error(400, "invalid_field", { field: "username" }), en)).toBe(
    en.register.badUsername,
  );
  expect(registrationFailure(error(400, "invalid_field", { field: "password" }), en)).toBe(
    en.register.badPassword,
  );
  expect(registrationFailure(error(409, "username_taken"), en)).toBe(en.register.usernameTaken);
  expect(registrationFailure(error(500, "internal"), en)).toBeNull();
});
