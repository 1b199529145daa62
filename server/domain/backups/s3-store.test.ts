import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { s3Keys, startS3Server } from "#tests/support/servers/s3-server.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { copyBackup, removeExpired } from "./backup-store.ts";
import { s3Store } from "./s3-store.ts";

const signal = AbortSignal.timeout(60_000);
const name = "irany-peru-2026-11-22T080000Z.tar.gz";

async function openStore({ bytes = 1000, partSize = 400, keys = s3Keys, prefix = "my site/ő" } = {}) {
  const server = await startS3Server();
  const store = s3Store({ endpoint: server.endpoint, bucket: "peru-backups", prefix, partSize, ...keys });
  const file = join(await makeTemporaryFolder(), name);
  const content = randomBytes(bytes);
  await writeFile(file, content);
  return { server, store, file, content };
}

test.each([
  ["one call", 400, 1],
  ["parts", 1000, 5],
  ["parts, the last as long as the others", 1200, 5],
])("a backup goes to the store in %s, and is read back", async (_how, bytes, puts) => {
  const { server, store, file, content } = await openStore({ bytes });
  await copyBackup(store, file, signal);
  expect([...server.objects]).toEqual([[`peru-backups/my site/ő/${name}`, content]]);
  expect(server.uploads.size).toBe(0);
  expect(server.calls.filter((call) => !call.startsWith("GET"))).toHaveLength(puts);
});

test("what is no longer needed is removed, from more than one page of names, and nothing of others", async () => {
  const { server, store } = await openStore({ prefix: "" });
  const days = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10"];
  const names = days.map((day) => `irany-peru-2026-11-${day}T080000Z.tar.gz`);
  for (const key of [...names, "letter.txt"]) server.objects.set(`peru-backups/${key}`, Buffer.from("x"));
  server.objects.set(`elsewhere/${names[0]}`, Buffer.from("x"));
  await removeExpired(store, signal);
  expect([...server.objects.keys()].toSorted()).toEqual([
    `elsewhere/${names[0]}`,
    // A Sunday, and the last seven days.
    ...[...names.slice(0, 1), ...names.slice(3)].map((key) => `peru-backups/${key}`),
    "peru-backups/letter.txt",
  ]);
});

test("a store that breaks off leaves no upload that was begun, and is an error", async () => {
  const { server, store, file } = await openStore();
  server.intercept = ({ query }) => (query.get("partNumber") === "2" ? 400 : undefined);
  await expect(copyBackup(store, file, signal)).rejects.toThrow(
    "answered 400 (InternalError) to PUT my site/ő/irany",
  );
  expect([server.objects.size, server.uploads.size]).toEqual([0, 0]);
});

test("a call that fails for a moment is repeated", async () => {
  const { server, store, file } = await openStore();
  let failures = 0;
  server.intercept = ({ query }) => (query.get("partNumber") === "2" && failures++ === 0 ? 503 : undefined);
  await copyBackup(store, file, signal);
  expect([server.objects.size, failures]).toEqual([1, 2]);
});

test("a copy that is not the same is an error, as are wrong keys and a store that is away", async () => {
  const { server, store, file } = await openStore();
  server.damage = (content) => content.subarray(1);
  await expect(copyBackup(store, file, signal)).rejects.toThrow("was read back, and is not the same");
  const outsider = await openStore({ keys: { ...s3Keys, secretAccessKey: "wrong" } });
  await expect(copyBackup(outsider.store, file, signal)).rejects.toThrow(
    "answered 403 (SignatureDoesNotMatch)",
  );
  const away = s3Store({ endpoint: "http://127.0.0.1:1", bucket: "peru", prefix: "", ...s3Keys });
  await expect(copyBackup(away, file, signal)).rejects.toThrow("fetch failed");
});
