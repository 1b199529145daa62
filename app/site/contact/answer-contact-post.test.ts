import { expect, test, vi } from "vitest";
import type { ContactFormFields } from "#api/contact/contact-service.ts";
import { ApiError, type ErrorCode } from "#api/errors/errors.ts";
import { answerContactPost } from "./answer-contact-post.ts";

const texts = { from_name: "Ágnes", user_email: "agnes@example.com", message: "first\nsecond" };

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function apiThat(fails?: Error) {
  const sent: ContactFormFields[] = [];
  return {
    sent,
    sendContactMessage: async (form: ContactFormFields) => {
      sent.push(form);
      if (fails) throw fails;
    },
  };
}

test("a posted message is passed on, in the page's language and with what catches programs", async () => {
  const api = apiThat();
  const others = { plan: "/en/trip-planner?plan=v1_cusco.3", extra_note: "http://x.test", elapsed: "12" };
  const form = formOf({ ...texts, message: "first\r\nsecond", ...others });
  expect(await answerContactPost(api, "es", form)).toBeNull();
  expect(api.sent).toEqual([{ ...texts, language: "es", ...others }]);
});

test("a form with fieldErrors is given back with them, and not passed on", async () => {
  const api = apiThat();
  const refused = await answerContactPost(
    api,
    "hu",
    formOf({ message: "Szia!", user_email: "agnes", plan: "x" }),
  );
  expect(refused).toEqual({
    status: 400,
    result: {
      texts: { from_name: "", user_email: "agnes", message: "Szia!" },
      fieldErrors: { from_name: "missing", user_email: "not_an_address" },
      hasPlan: true,
      formError: null,
      isFailed: false,
    },
  });
  expect(api.sent).toEqual([]);
});

test("a file where a text belongs counts as nothing", async () => {
  const form = formOf(texts);
  form.set("message", new Blob(["text"]));
  expect((await answerContactPost(apiThat(), "hu", form))?.result.fieldErrors).toEqual({
    message: "missing",
  });
});

test.each([
  [400, "invalid_field"],
  [403, "looks_automated"],
  [429, "too_many_attempts"],
] satisfies [number, ErrorCode][])(
  "a refusal of %i (%s) gives such a page with its sentence and everything typed, and is not logged",
  async (status, code) => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    const error = new ApiError(status, code, "The server's sentence.");
    expect(await answerContactPost(apiThat(error), "en", formOf(texts))).toEqual({
      status,
      result: { texts, fieldErrors: {}, hasPlan: false, formError: "The server's sentence.", isFailed: true },
    });
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  },
);

test.each([
  [new ApiError(500, "internal", "something\nwent wrong"), "ApiError: something went wrong"],
  [new ApiError(0, "internal", "no answer"), "ApiError: no answer"],
  [new TypeError("no such thing"), "TypeError: no such thing"],
])(
  "a failed call (%s) gives a page of 502 with everything typed, and one line in the log",
  async (error, told) => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    expect(await answerContactPost(apiThat(error), "en", formOf(texts))).toEqual({
      status: 502,
      result: { texts, fieldErrors: {}, hasPlan: false, formError: null, isFailed: true },
    });
    expect(logged.mock.calls).toEqual([[`Failed to send the contact message: ${told}`]]);
    logged.mockRestore();
  },
);
