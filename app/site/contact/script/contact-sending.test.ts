import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "#api/errors/errors.ts";
import { clearDraft } from "./contact-draft.ts";
import { clearSending, startSending, pendingSending } from "./contact-sending.ts";

vi.mock("./contact-draft.ts", () => ({ clearDraft: vi.fn<typeof clearDraft>() }));

afterEach(() => {
  clearSending();
  vi.mocked(clearDraft).mockClear();
});

test("an result waits until it is shown", async () => {
  expect(pendingSending()).toBeNull();
  await startSending(() => Promise.resolve());
  expect(await pendingSending()).toEqual({ state: "sent" });
  expect(clearDraft).toHaveBeenCalledOnce();
  clearSending();
  expect(pendingSending()).toBeNull();
});

test("a failure is logged and an result too, with the server's sentence; what was typed stays", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const error = new ApiError(403, "looks_automated", "A hidden field was filled in.");
  expect(await startSending(() => Promise.reject(error))).toEqual({
    state: "failed",
    formError: "A hidden field was filled in.",
  });
  expect(logged).toHaveBeenCalledWith("Failed to send the contact message", error);
  expect(clearDraft).not.toHaveBeenCalled();
  logged.mockRestore();
});
