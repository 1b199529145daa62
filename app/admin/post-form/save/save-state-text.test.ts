import { expect, test } from "vitest";
import { postForm } from "#i18n/admin/en/post-form.ts";
import { saveStateText } from "./save-state-text.ts";

const facts = {
  isNew: true,
  save: { name: "idle" },
  autosave: { state: "none" },
  hasUnsaved: false,
  hasSaved: true,
  formatTime: () => "12:34",
} as const;

test("it says whether what was typed is saved or kept", () => {
  const text = (changes: object) => saveStateText({ ...facts, ...changes }, postForm);
  expect(text({})).toBe("Saved.");
  expect(text({ hasSaved: false })).toBe("Nothing to save yet.");
  expect(text({ hasSaved: false, isNew: false })).toBe("Everything is saved.");
  expect(text({ hasUnsaved: true, autosave: { state: "kept", at: 1 } })).toBe("Kept on this device at 12:34");
  expect(text({ hasUnsaved: true, autosave: { state: "off" } })).toMatch(/^Not saved yet/);
  expect(text({ save: { name: "saving", progress: 0.42 } })).toBe("Saving 42%");
});

test("without a connection it promises only what is kept", () => {
  const waiting = {
    ...facts,
    save: { name: "waiting for connection", isServerBusy: false, retryNow() {} },
    hasUnsaved: true,
  } as const;
  expect(saveStateText(waiting, postForm)).toMatch(/kept on this device/);
  expect(saveStateText({ ...waiting, autosave: { state: "off" } }, postForm)).toMatch(/Keep this page open/);
});

test("while the server cannot save it says so, and promises only what is kept", () => {
  const save = { name: "waiting for connection", isServerBusy: true, retryNow() {} } as const;
  const waiting = { ...facts, save, hasUnsaved: true };
  expect(saveStateText(waiting, postForm)).toMatch(/^The server cannot save.*kept on this device/);
  expect(saveStateText({ ...waiting, autosave: { state: "off" } }, postForm)).toMatch(
    /^The server cannot save.*Keep this page open/,
  );
});
