import { expect, test } from "vitest";
import { changedSettings } from "./changed-settings.ts";

const shown = { company: "Rumbo", phone: "", messageDays: null, requireSecondFactor: false };

test("only what was typed anew is sent, what was emptied too", () => {
  const typed = { company: "", phone: "", messageDays: 30, requireSecondFactor: true };
  expect(changedSettings(typed, shown)).toEqual({ company: "", messageDays: 30, requireSecondFactor: true });
  expect(changedSettings({ ...shown }, shown)).toEqual({});
});

test("a mail server is sent as a whole each time, and a key that was not shown is sent", () => {
  const mailServer = {
    host: "mail.rumbo.test",
    port: 465,
    security: "tls" as const,
    user: "",
    password: "secret",
  };
  expect(changedSettings({ mailServer, youtubeKey: "key" }, shown)).toEqual({
    mailServer,
    youtubeKey: "key",
  });
});
