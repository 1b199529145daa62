import { expect, test, vi } from "vitest";
import type { ContactForm } from "#api/contact.ts";
import { ApiError, type ErrorCode } from "#api/errors.ts";
import { answerContactPost } from "./answer-contact-post.ts";

const texts = { from_name: "Ágnes", user_email: "agnes@example.com", message: "first\nsecond" };

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function apiThat(fails?: Error) {
  const sent: ContactForm[] = [];
  return {
    sent,
    sendContactMessage: async (form: ContactForm) => {
      sent.push(form);
      if (fails) throw fails;
    },
  };
}

test("a posted message is passed on, in the page's language and with what catches programs", async () => {
  const api = apiThat();
  const form = formOf({ ...texts, message: "first\r\nsecond", website: "http://x.test", elapsed: "12" });
  expect(await answerContactPost(api, "es", form)).toBeNull();
  expect(api.sent).toEqual([{ ...texts, language: "es", website: "http://x.test", elapsed: "12" }]);
});

test("a form with problems is given back with them, and not passed on", async () => {
  const api = apiThat();
  const answer = await answerContactPost(api, "hu", formOf({ message: "Szia!", user_email: "agnes" }));
  expect(answer).toEqual({
    status: 400,
    answer: {
      texts: { from_name: "", user_email: "agnes", message: "Szia!" },
      problems: { from_name: "missing", user_email: "not_an_address" },
      failure: null,
    },
  });
  expect(api.sent).toEqual([]);
});

test("a file where a text belongs counts as nothing", async () => {
  const form = formOf(texts);
  form.set("message", new Blob(["text"]));
  expect((await answerContactPost(apiThat(), "hu", form))?.answer.problems).toEqual({ message: "missing" });
});

test.each([
  [400, "invalid_field", 400, "The server's sentence."],
  [429, "too_many_attempts", 429, "The server's sentence."],
  [403, "looks_automated", 403, null],
  [500, "internal", 502, null],
  [0, "internal", 502, null],
] satisfies [number, ErrorCode, number, string | null][])(
  "a call that fails with %i (%s) gives a page of %i with everything typed",
  async (status, code, pageStatus, refusal) => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    const error = new ApiError(status, code, "The server's sentence.");
    expect(await answerContactPost(apiThat(error), "en", formOf(texts))).toEqual({
      status: pageStatus,
      answer: { texts, problems: {}, failure: { refusal } },
    });
    expect(logged).toHaveBeenCalledWith("Failed to send the contact message", error);
    logged.mockRestore();
  },
);
