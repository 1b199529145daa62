import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "#api/errors.ts";
import { forgetDraft } from "./contact-draft.ts";
import { forgetSending, startSending, unseenSending } from "./contact-sending.ts";

vi.mock("./contact-draft.ts", () => ({ forgetDraft: vi.fn<typeof forgetDraft>() }));

afterEach(() => {
  forgetSending();
  vi.mocked(forgetDraft).mockClear();
});

test("an ending waits until it is shown", async () => {
  expect(unseenSending()).toBeNull();
  await startSending(() => Promise.resolve());
  expect(await unseenSending()).toEqual({ state: "sent" });
  expect(forgetDraft).toHaveBeenCalledOnce();
  forgetSending();
  expect(unseenSending()).toBeNull();
});

test("a failure is logged and an ending too, with the server's sentence; what was typed stays", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const error = new ApiError(403, "internal", "A hidden field was filled in.");
  expect(await startSending(() => Promise.reject(error))).toEqual({
    state: "failed",
    refusal: "A hidden field was filled in.",
  });
  expect(logged).toHaveBeenCalledWith("Failed to send the contact message", error);
  expect(forgetDraft).not.toHaveBeenCalled();
  logged.mockRestore();
});
