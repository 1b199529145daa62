import { expect, onTestFinished, test } from "vitest";
import type { Check } from "#api/monitoring/readiness.ts";
import { ownerMailerOf } from "#server/domain/monitoring/owner-notices.ts";
import { createSettingsReader } from "#server/domain/settings/read-settings.ts";
import { readMail } from "#tests/support/readers/read-mail.ts";
import { startMailServer } from "#tests/support/servers/mail-server.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { openOwnerWatch } from "./owner-watch.ts";

const day = 24 * 60 * 60_000;
const from = "site@irany.test";
const to = "anna@irany.test";

/** Watches over one site, whose checks say what they are told to. */
async function openSite() {
  const mails = await startMailServer();
  onTestFinished(() => mails.end());
  const { db } = await openTestDatabase();
  const env = { SMTP_URL: mails.url, CONTACT_FROM: from, OWNER_EMAIL: to };
  const mailer = await ownerMailerOf(await createSettingsReader(db, env).read());
  if (!mailer) throw new Error("the settings name a mail server and an owner");
  const state = { time: Date.UTC(2026, 10, 21), checks: [] as Check[], errors: [] as unknown[] };
  const open = (host = "one", checks?: Check[]) => {
    const watch = openOwnerWatch({
      db,
      host,
      check: async () => ({ ready: true, checks: checks ?? state.checks }),
      send: mailer.send,
      mailOf: (name, isOver) => ({ subject: isOver ? `${name} is over` : name, text: "" }),
      now: () => new Date(state.time),
      onError: (error) => void state.errors.push(error),
    });
    onTestFinished(() => watch.close());
    return watch;
  };
  const subjects = () => mails.mails.map(({ raw }) => readMail(raw).headers["subject"]);
  return { mails, state, open, subjects };
}

const good = (name: Check["name"]): Check => ({ name, state: "good" });
const bad = (name: Check["name"]): Check => ({ name, state: "warning" });

test("about the same the owner is written to once a day, from whichever process, and once when it is over", async () => {
  const { state, open, subjects } = await openSite();
  const [one, other] = [open(), open()];
  state.checks = [good("disk"), bad("outbox")];
  await Promise.all([one.look(), other.look()]);
  await one.look();
  expect(subjects()).toEqual(["outbox"]);
  state.time += day;
  await open().look();
  expect(subjects()).toEqual(["outbox", "outbox"]);
  state.checks = [good("disk"), good("outbox")];
  await Promise.all([one.look(), other.look()]);
  await open().look();
  expect(subjects()).toEqual(["outbox", "outbox", "outbox is over"]);
  // Within a day it is no news.
  state.checks = [bad("outbox")];
  await one.look();
  expect(subjects()).toHaveLength(3);
  expect(state.errors).toEqual([]);
});

test("that one machine's disk is full is not over because another one's is not", async () => {
  const { state, open, subjects } = await openSite();
  const full = [bad("disk")];
  const [one, other] = [open("one", full), open("other", [good("disk")])];
  for (const watch of [one, other, one, other]) await watch.look();
  expect(subjects()).toEqual(["disk"]);
  full.splice(0, 1, good("disk"));
  for (const watch of [other, one, other]) await watch.look();
  expect(subjects()).toEqual(["disk", "disk is over"]);
  expect(state.errors).toEqual([]);
});

test("a database that is lost for two looks is told, and that it is back", async () => {
  const { state, open, subjects } = await openSite();
  const watch = open();
  const lost: Check = { name: "database", state: "failed" };
  state.checks = [lost];
  await watch.look();
  state.checks = [good("database")];
  await watch.look();
  expect(subjects()).toEqual([]);
  state.checks = [lost];
  for (let count = 0; count < 5; count += 1) await watch.look();
  state.checks = [good("database")];
  await watch.look();
  await watch.look();
  expect(subjects()).toEqual(["database", "database is over"]);
});

test("a mail that is not taken is tried again", async () => {
  const { mails, state, open, subjects } = await openSite();
  const watch = open();
  mails.mood = "refusing";
  state.checks = [bad("disk")];
  await watch.look();
  expect(state.errors).toHaveLength(1);
  mails.mood = "answering";
  await watch.look();
  mails.mood = "refusing";
  state.checks = [good("disk")];
  await watch.look();
  mails.mood = "answering";
  await watch.look();
  expect(subjects()).toEqual(["disk", "disk is over"]);
});
