import { expect, test } from "vitest";
import { ApiError } from "#api/errors/errors.ts";
import { accounts as en } from "#i18n/admin/en/accounts.ts";
import { passkeyErrorText } from "./passkey-error-text.ts";

const { errors } = en.passkeys;

test("what the server refuses is told by its code", () => {
  const textOf = (code: ApiError["code"]) => passkeyErrorText(new ApiError(403, code, "no"), en);
  expect(textOf("passkey_copied")).toBe(errors.copied);
  expect(textOf("last_second_factor")).toBe(errors.lastFactor);
  expect(textOf("wrong_password")).toBeNull();
});

test("what the browser refuses is told by its error's name", () => {
  const textOf = (name: string) => passkeyErrorText(new DOMException("no", name), en);
  expect(textOf("NotAllowedError")).toBe(errors.cancelled);
  expect(textOf("SecurityError")).toBe(errors.otherAddress);
  expect(textOf("InvalidStateError")).toBe(errors.known);
  expect(textOf("toString")).toBeNull();
  expect(passkeyErrorText("no", en)).toBeNull();
});
