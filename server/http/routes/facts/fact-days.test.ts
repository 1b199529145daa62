import { expect, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { dayInPeru } from "#content/facts/records/day-in-peru.ts";
import { createFactTurn } from "#server/domain/facts/turn-facts.ts";
import { factDefaults } from "#server/http/facts/fact-sources.ts";
import { findContentVersion } from "#server/storage/queries/content-version.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers();

const id = "costs.transportPrices.limaIca";
const change = {
  value: { range: [41, 57], currency: "PEN", lookUp: "cruzDelSur" },
  source: { name: "Cruz del Sur", url: null },
  checkedOn: "2026-11-20",
};

test("what a release knows of a later day takes the default's place at its beginning in Peru, once", async () => {
  const { app, api, db } = await openSignedInServer({ now: () => new Date("2026-11-23T10:00:00Z") });
  const reader = createAdminClient(visitor(app));
  const fact = (await factDefaults(db)).get(id);
  if (!fact) throw new Error("the fact is gone");
  const value = { ...fact.value, range: [45, 60] };
  const defaults = new Map([[id, { ...fact, next: { from: "2027-01-01", asOf: "2026-11", value } }]]);
  const turn = createFactTurn(db, async () => defaults);
  const turnAt = (time: string) => turn(new Date(time), dayInPeru(new Date(time)));
  const readRange = async () => (await reader.listFacts()).facts.find((one) => one.id === id)?.value["range"];
  await turnAt("2027-01-01T04:59:59Z");
  expect(await readRange()).toEqual([40, 55]);
  await turnAt("2027-01-01T05:00:00Z");
  await turnAt("2027-01-01T05:00:05Z");
  expect(await readRange()).toEqual([45, 60]);
  expect((await reader.readDocument("money", "en")).facts).toMatchObject({ [id]: { asOf: "2026-11" } });
  const { entries } = await api.readFactHistory(id);
  expect(entries.map(({ action, record }) => [action, record?.startsOn])).toEqual([
    ["changed", "2027-01-01"],
  ]);
  await api.restoreFact(id);
  await turnAt("2027-01-01T05:00:10Z");
  expect(await readRange()).toEqual([40, 55]);
});

test("after its last day in Peru a fact is due, and readers are told that it has ended", async () => {
  let time = "2027-01-01T04:59:00Z";
  const { app, api, db } = await openSignedInServer({ now: () => new Date(time) });
  const reader = createAdminClient(visitor(app));
  await api.changeFact(id, { ...change, validUntil: "2026-12-31" });
  const turn = createFactTurn(db, () => factDefaults(db));
  const read = async () => {
    await turn(new Date(time), dayInPeru(new Date(time)));
    const [{ facts }, shown, document, version] = await Promise.all([
      api.listAdminFacts(),
      reader.readFact(id, "en"),
      reader.readDocument("costs", "en"),
      findContentVersion(db),
    ]);
    const isDue = facts.find((one) => one.id === id)?.isOverdue;
    const { says } = document.dated.find((one) => one.id === id) ?? { says: "" };
    return { isDue, hasEnded: shown.hasEnded, says, version };
  };
  const before = await read();
  expect(before).toMatchObject({
    isDue: false,
    hasEnded: false,
    says: expect.not.stringContaining("expired"),
  });
  time = "2027-01-01T05:00:00Z";
  const after = await read();
  expect(after).toMatchObject({
    isDue: true,
    hasEnded: true,
    says: expect.stringContaining("expired on 31 December 2026"),
  });
  expect(after.version).toBeGreaterThan(before.version);
  for (let looks = 0; looks < 3; looks += 1) await read();
  // The server has a look of its own, which may come meanwhile and count as well.
  expect((await read()).version).toBeLessThanOrEqual(before.version + 2);
});
