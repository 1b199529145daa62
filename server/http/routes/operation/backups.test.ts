import { expect, test } from "vitest";
import { insertBackupRun } from "#server/storage/backups/backup-runs.ts";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers();

const now = new Date("2026-11-22T15:00:00Z");
const lastGoodAt = "2026-11-22T08:00:00.000Z";

test("whoever is signed in learns how old the last good backup is", async () => {
  const { api, app, db } = await openSignedInServer({ now: () => now });
  expect(await api.readBackupState()).toEqual({ state: "none", lastGoodAt: null, failure: null });
  const run = { startedAt: new Date(lastGoodAt), file: "/srv/secret", bytes: 5 };
  await insertBackupRun(db, { ...run, finishedAt: new Date(lastGoodAt), error: null });
  expect(await api.readBackupState()).toEqual({ state: "good", lastGoodAt, failure: null });
  await insertBackupRun(db, { ...run, finishedAt: now, error: "ENOSPC: no space left on device, write" });
  expect(await api.readBackupState()).toEqual({
    state: "failed",
    lastGoodAt,
    failure: {
      at: now.toISOString(),
      reason: "no_room",
      message: "ENOSPC: no space left on device, write",
    },
  });
  const anonymous = createAdminClient(visitor(app));
  expect(await failure(anonymous.readBackupState())).toMatchObject({ status: 401, code: "not_signed_in" });
});
