import { expect, test } from "vitest";
import { reduceContactForm, startContactForm } from "./contact-form-state.ts";

const texts = { from_name: "Anna", user_email: "anna", message: "Szia!" };

test("a form posted without JavaScript and refused begins with its errors and the length of its message", () => {
  const result = {
    texts,
    fieldErrors: { user_email: "not_an_address" },
    formError: null,
    hasPlan: false,
  } as const;
  expect(startContactForm({ ...result, isFailed: false }, false)).toEqual({
    outcome: { state: "idle" },
    fieldErrors: { user_email: "not_an_address" },
    messageLength: 5,
  });
  const failed = startContactForm({ ...result, formError: "Too many.", isFailed: true }, false);
  expect(failed.outcome).toEqual({ state: "failed", formError: "Too many." });
  expect(startContactForm(undefined, true).outcome).toEqual({ state: "sent" });
});

test("while somebody types, an error changes or disappears, but none appears", () => {
  const state = { ...startContactForm(undefined, false), fieldErrors: { user_email: "missing" } as const };
  const found = { user_email: "not_an_address", message: "missing" } as const;
  const typed = reduceContactForm(state, { type: "typed", messageLength: 0, found });
  expect(typed.fieldErrors).toEqual({ user_email: "not_an_address" });
  const corrected = reduceContactForm(typed, {
    type: "typed",
    messageLength: 0,
    found: { message: "missing" },
  });
  expect(corrected.fieldErrors).toEqual({});
});

test("a form checked again forgets how the last sending ended", () => {
  const result = { state: "failed", formError: "Too many." } as const;
  const failed = reduceContactForm(startContactForm(undefined, false), {
    type: "settled",
    result,
    messageLength: 3,
  });
  expect(failed).toMatchObject({ outcome: result, messageLength: 3 });
  expect(reduceContactForm(failed, { type: "checked", found: {} }).outcome).toEqual({ state: "idle" });
});
