import { join } from "node:path";
import { expect, test } from "vitest";
import { makeBackup } from "#server/domain/backups/make-backup.ts";
import { restoreBackup } from "#server/domain/backups/restore-backup.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";

const { openSignedInServer } = shareTestServers();

test("a backup holds what was changed, its history and the readers' reports", async () => {
  const now = () => new Date("2026-11-23T10:00:00Z");
  const [full, other] = [await openSignedInServer({ now }), await openSignedInServer({ now })];
  const id = "costs.transportPrices.limaIca";
  const value = { range: [41, 57], currency: "PEN", lookUp: "cruzDelSur" };
  await full.api.changeFact(id, { value, source: { name: "A", url: null }, checkedOn: "2026-11-20" });
  await full.api.reportFact(id, { message: "It is 60 now." });
  const [history, reports] = [await full.api.readFactHistory(id), await full.api.listFactReports()];
  const file = join(await makeTemporaryFolder(), "site.backup");
  await makeBackup({ db: full.db, dataDir: full.env.DATA_DIR, file, now: now() });
  await restoreBackup({ db: other.db, dataDir: other.env.DATA_DIR, file, replace: true });
  const { api } = other;
  expect((await api.readDocument("money", "en")).facts).toEqual({
    [id]: { value, asOf: "2026-11", isEstimate: false },
  });
  await api.signIn(administrator);
  expect(await api.readFactHistory(id)).toEqual(history);
  expect(await api.listFactReports()).toEqual(reports);
});
