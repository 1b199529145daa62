import { expect, test } from "vitest";
import { postForm } from "#i18n/desk/en/post-form.ts";
import { saveStateText } from "./save-state.ts";

const facts = {
  saving: { state: "idle" },
  keeping: { state: "none" },
  hasUnsaved: false,
  hasSaved: true,
  formatTime: () => "12:34",
} as const;

test("it says where the words are", () => {
  const text = (changes: object) => saveStateText({ ...facts, ...changes }, postForm);
  expect(text({})).toBe("Saved.");
  expect(text({ hasSaved: false })).toBe("Nothing to save yet.");
  expect(text({ hasUnsaved: true, keeping: { state: "kept", at: 1 } })).toBe("Kept on this device at 12:34");
  expect(text({ hasUnsaved: true, keeping: { state: "off" } })).toMatch(/^Not saved yet/);
  expect(text({ saving: { state: "saving", share: 0.42 } })).toBe("Saving 42%");
});

test("without a connection it promises only what is kept", () => {
  const waiting = { ...facts, saving: { state: "waiting" }, hasUnsaved: true } as const;
  expect(saveStateText(waiting, postForm)).toMatch(/kept on this device/);
  expect(saveStateText({ ...waiting, keeping: { state: "off" } }, postForm)).toMatch(/Keep this page open/);
});
