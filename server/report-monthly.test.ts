import { expect, test } from "vitest";
import { runBackup } from "#server/domain/backups/run-backup.ts";
import { storeVisits } from "#server/domain/visits/visit-statistics.ts";
import { giveEmail, openPostbox } from "#tests/support/servers/postbox.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { reportMonthly } from "./report-monthly.ts";

const { openSignedInServer } = shareTestServers();

const email = "szerkeszto@example.com";

const running = new AbortController().signal;

test("the report tells what the site knows of itself, once a month, and nothing while it cannot send mail", async () => {
  const now = new Date("2026-11-21T10:00:00Z");
  const postbox = await openPostbox();
  const { app, api, db, env } = await openSignedInServer({ settings: postbox.settings, now: () => now });
  await giveEmail(api, email, postbox);
  await api.chooseOwnReport(true);
  const day = { views: 41, pages: new Map(), hosts: new Map() };
  await storeVisits(db, { days: new Map([["2026-11-20", day]]), missing: new Map() });
  await runBackup({ db, dataDir: env.DATA_DIR, file: `${env.DATA_DIR}/one.backup`, now: () => now });
  await reportMonthly(app, now, running);
  await reportMonthly(app, now, running);
  const [, report, ...others] = postbox.mailsTo(email);
  expect(others).toEqual([]);
  expect(report?.headers["subject"]).toContain("Irány Peru: ");
  expect(report?.text).toContain("- Backups: the last one (21 Nov 2026");
  expect(report?.text).toContain("- Readers: 41 pages opened in the last 30 days.");
  expect(report?.text).toMatch(/- Facts: (all are fresh|\d+ (is|are) due to be checked)\./);
  // Nobody can ask an address without https for its certificate.
  expect(report?.text).not.toContain("Certificate");

  const silent = await openSignedInServer({ now: () => now });
  await reportMonthly(silent.app, now, running);
});
