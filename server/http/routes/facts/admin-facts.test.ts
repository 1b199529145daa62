import { expect, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import type { FactChangeInput, Rates } from "#api/facts/facts.ts";
import { dayInPeru } from "#content/facts/records/day-in-peru.ts";
import { applyFactPlans } from "#server/domain/facts/change-fact.ts";
import type { Database } from "#server/storage/database.ts";
import { bumpContentVersion } from "#server/storage/queries/content-version.ts";
import { ApiError } from "#api/errors/errors.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer, openTestServer } = shareTestServers();

const id = "costs.transportPrices.limaIca";
const now = () => new Date("2026-11-23T10:00:00Z");

const change: FactChangeInput = {
  value: { range: [41, 57], currency: "PEN", lookUp: "cruzDelSur" },
  source: { name: "Cruz del Sur", url: "https://www.cruzdelsur.com.pe" },
  checkedOn: "2026-11-20",
  everyMonths: 3,
  note: "asked by telephone",
};

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error("the call was answered");
  return error;
}

async function openAdmin() {
  const server = await openSignedInServer({ now });
  const reader = createAdminClient(visitor(server.app));
  const find = async (wanted = id) =>
    (await server.api.listAdminFacts()).facts.find((fact) => fact.id === wanted);
  return { ...server, reader, find };
}

test("everybody may read the facts, with value, source and age", async () => {
  const { reader } = await openAdmin();
  const { facts } = await reader.listFacts();
  expect(facts.length).toBeGreaterThan(200);
  expect(facts.find((fact) => fact.id === id)).toEqual({
    id,
    kind: "price",
    names: {
      hu: "busz Limából Icába",
      en: "bus from Lima to Ica",
      es: "bus de Lima a Ica",
    },
    value: { range: [40, 55], currency: "PEN", lookUp: "cruzDelSur" },
    unit: "PEN",
    fields: { range: "soles range" },
    line: 3,
    source: { name: "Cruz del Sur", url: "https://www.cruzdelsur.com.pe" },
    checkedOn: "2025-12",
    dueOn: "2026-06-01",
    isOverdue: true,
    validUntil: null,
    hasEnded: false,
    isEstimate: false,
    isConfirmed: false,
  });
});

test("a changed fact is told to everybody, with its history in the admin area", async () => {
  const { api, reader, find } = await openAdmin();
  const changed = await api.changeFact(id, change);
  expect(changed).toMatchObject({ ...change, dueOn: "2027-02-20", isOverdue: false, isOverridden: true });
  expect(changed.pages).toContain("costs");
  expect((await reader.listFacts()).facts.find((fact) => fact.id === id)?.value).toEqual(change.value);
  await api.checkFact(id);
  expect(await find()).toMatchObject({ value: change.value, checkedOn: "2026-11-23", everyMonths: 3 });
  expect(await api.restoreFact(id)).toMatchObject({ isOverridden: false, checkedOn: "2025-12" });
  expect((await reader.readDocument("money", "en")).facts).toEqual({});
  const { entries } = await api.readFactHistory(id);
  expect(entries.map(({ action }) => action).toSorted()).toEqual(["changed", "checked", "restored"]);
  expect((await failure(api.restoreFact(id))).code).toBe("not_found");
  const { events } = await api.listAuditEvents({ limit: 200 });
  const told = events.filter(({ subject }) => subject === id);
  expect(told).toHaveLength(3);
  expect(told[0]?.names).toMatchObject({ en: "bus from Lima to Ica" });
});

test("a check is taken back, and what stood before stands again, once", async () => {
  let minute = 0;
  const { api } = await openSignedInServer({ now: () => new Date(now().getTime() + minute++ * 60_000) });
  const read = async () => (await api.listAdminFacts()).facts.find((fact) => fact.id === id);
  const released = await read();
  expect(await api.checkFact(id)).toMatchObject({ changedBy: administrator.username, isOverridden: false });
  expect(await api.uncheckFact(id)).toEqual(released);
  expect((await failure(api.uncheckFact(id))).code).toBe("not_found");

  const changed = await api.changeFact(id, change);
  await api.changeFact(id, { ...change, startsOn: "2027-01-01" });
  const planned = await read();
  await api.checkFact(id);
  await api.uncheckFact(id);
  expect(await read()).toEqual({ ...planned, changedAt: changed.changedAt });
  // After a check that was taken back the same can be done again.
  await api.checkFact(id);
  expect(await api.uncheckFact(id)).toMatchObject({ checkedOn: change.checkedOn, isOverridden: true });
  const { entries } = await api.readFactHistory(id);
  expect(entries.slice(0, 2).map(({ action }) => action)).toEqual(["unchecked", "checked"]);
});

test("the rates are those of today's facts, the owner's where there are some", async () => {
  const { api, app } = await openAdmin();
  const read = async () => (await visitor(app)("/api/rates", {})).json() as Promise<Rates>;
  expect(await read()).toMatchObject({ usd: { per: 1, soles: 3.4 }, huf: { per: 1000, soles: 10.02 } });
  await api.changeFact("costs.moreRates.huf", { ...change, value: { per: 1000, soles: 11 } });
  expect((await read())["huf"]).toEqual({ per: 1000, soles: 11, asOf: "2026-11" });
});

const refusals: [string, Partial<FactChangeInput>, string][] = [
  ["another shape", { value: { range: [41], currency: "PEN", lookUp: "cruzDelSur" } }, "value.range"],
  [
    "another currency",
    { value: { range: [41, 57], currency: "EUR", lookUp: "cruzDelSur" } },
    "value.currency",
  ],
  ["one key more", { value: { ...change.value, more: 1 } }, "value"],
  [
    "a text for a number",
    { value: { range: [41, "57"], currency: "PEN", lookUp: "cruzDelSur" } },
    "value.range.1",
  ],
  [
    "a negative price",
    { value: { range: [-1, 57], currency: "PEN", lookUp: "cruzDelSur" } },
    "value.range.0",
  ],
  [
    "an end below its beginning",
    { value: { range: [57, 41], currency: "PEN", lookUp: "cruzDelSur" } },
    "value.range",
  ],
  ["a day that is to come", { checkedOn: "2026-11-25" }, "checkedOn"],
  ["no day", { checkedOn: "soon" }, "checkedOn"],
  ["an end before the check", { validUntil: "2026-11-19" }, "validUntil"],
  ["no source", { source: { name: " ", url: null } }, "source.name"],
  ["an address that is none", { source: { name: "A", url: "javascript:alert(1)" } }, "source.url"],
  [
    "an address that misleads",
    { source: { name: "A", url: "https://bank.example@evil.example/" } },
    "source.url",
  ],
  ["a plan for a day that has begun in Peru", { startsOn: "2026-11-23" }, "startsOn"],
  ["a check in no months", { everyMonths: 0 }, "everyMonths"],
  ["a NUL, which PostgreSQL cannot hold", { note: "a\0b" }, "note"],
];

test.each(refusals)("%s is refused by the field's name, and nothing is changed", async (_, part, field) => {
  const { api, reader } = await openAdmin();
  const { status, fieldErrors } = await failure(api.changeFact(id, { ...change, ...part }));
  expect(status).toBe(400);
  expect(Object.keys(fieldErrors)).toEqual([field]);
  expect((await reader.readDocument("money", "en")).facts).toEqual({});
});

const applyAt = (db: Database, time: string) => applyFactPlans(db, new Date(time), dayInPeru(new Date(time)));

test("what is planned for a later day stands from its beginning in Peru on, and can be dropped before", async () => {
  const { api, db, reader, find } = await openAdmin();
  const plan = { ...change, startsOn: "2027-01-01" };
  const readValue = async () => (await reader.listFacts()).facts.find((fact) => fact.id === id)?.value;
  const present = await readValue();
  expect(await api.changeFact(id, plan)).toMatchObject({
    value: present,
    isOverridden: false,
    planned: { startsOn: "2027-01-01", value: change.value, by: administrator.username },
  });
  expect(await api.dropFactPlan(id)).toMatchObject({ planned: null });
  expect((await failure(api.dropFactPlan(id))).code).toBe("not_found");

  await api.changeFact(id, plan);
  await applyAt(db, "2027-01-01T04:59:59Z");
  expect(await readValue()).toEqual(present);
  await applyAt(db, "2027-01-01T05:00:00Z");
  expect(await readValue()).toEqual(change.value);
  expect(await find()).toMatchObject({
    planned: null,
    isOverridden: true,
    changedBy: administrator.username,
  });
  const { entries } = await api.readFactHistory(id);
  expect(entries.map(({ action }) => action).toSorted()).toEqual([
    "changed",
    "planned",
    "planned",
    "unplanned",
  ]);
});

test("the history of a fact has entries too that were stored before facts could be planned", async () => {
  const { api, db } = await openAdmin();
  await api.changeFact(id, change);
  await db.execute("update fact_history set record = record - 'startsOn'");
  const { entries } = await api.readFactHistory(id);
  expect(entries).toMatchObject([{ action: "changed", record: { ...change, startsOn: null } }]);
});

test("a default that a release checked later stands, until the admin area checks again", async () => {
  const { api, reader, find } = await openAdmin();
  await api.changeFact(id, { ...change, checkedOn: "2025-11-30" });
  expect(await find()).toMatchObject({ staleReason: "newer", isOverridden: true, checkedOn: "2025-12" });
  expect((await reader.readDocument("money", "en")).facts).toEqual({});
  // In the default's own month, the editors' value is taken for the newer one.
  await api.changeFact(id, { ...change, checkedOn: "2025-12-01" });
  expect(await find()).toMatchObject({ staleReason: null, value: change.value });
});

test("a value that no longer has the default's shape is stale", async () => {
  const { api, db, reader, find } = await openAdmin();
  await api.changeFact(id, change);
  await db.execute(`update fact_overrides set value = '{"soles": 3}'`);
  await bumpContentVersion(db);
  expect(await find()).toMatchObject({ staleReason: "shape", checkedOn: "2025-12" });
  expect((await reader.readDocument("money", "en")).facts).toEqual({});
});

test("the facts are a table, the most urgent of those that are due first", async () => {
  const { api, send } = await openAdmin();
  await api.changeFact(id, { ...change, note: "=1+1" });
  const lines = (await (await send("/api/facts.csv")).text()).trim().split("\r\n");
  expect(lines[0]).toMatch(/^id,kind,name_hu,name_en,name_es,value,/);
  expect(lines).toHaveLength(1 + (await api.listFacts()).facts.length);
  expect(lines.find((line) => line.startsWith(`"${id}"`))).toMatch(
    /"2026-11-20",,3,"2027-02-20","no","no","yes".*'=1\+1"$/,
  );
  const { facts, overdue } = await api.listAdminFacts();
  expect(overdue).toBe(facts.filter(({ isOverdue }) => isOverdue).length);
  expect(facts.slice(0, overdue).every(({ isOverdue }) => isOverdue)).toBe(true);
  const later = facts.slice(overdue).map(({ dueOn }) => dueOn);
  expect(later).toEqual(later.toSorted());
  // A state of emergency misleads sooner than a figure of 2010.
  expect(facts.slice(0, 12).map((fact) => fact.id)).toContain("safety.emergencyState");
});

test("a reader's report arrives in the admin area, once, and can be settled", async () => {
  const { api, reader, find } = await openAdmin();
  const report = { message: "It is 60 now.\r\n", email: "anna@example.com", language: "en" as const };
  await Promise.all([reader.reportFact(id, report), reader.reportFact(id, report)]);
  const { reports } = await api.listFactReports();
  expect(reports).toMatchObject([
    { factId: id, message: "It is 60 now.", email: report.email, settledAt: null },
  ]);
  expect((await find())?.openReports).toBe(1);
  const first = reports[0]?.id ?? "";
  expect(await api.settleFactReport(first, true)).toMatchObject({ settledAt: now().toISOString() });
  expect((await find())?.openReports).toBe(0);
  expect(await api.settleFactReport(first, false)).toMatchObject({ settledAt: null, settledBy: null });
});

test("a report is protected as the contact form is, and refused in the reader's language", async () => {
  const { reader } = await openAdmin();
  const refused = async (report: Parameters<typeof reader.reportFact>[1], fact = id) =>
    failure(reader.reportFact(fact, report));
  expect((await refused({ message: "" })).fieldErrors).toEqual({ message: "Írjátok meg, mit láttatok." });
  expect((await refused({ message: "a", email: "a@", language: "en" })).fieldErrors["email"]).toMatch(
    /address/,
  );
  expect((await refused({ message: "a".repeat(2001) })).fieldErrors["message"]).toMatch(/2000/);
  expect((await refused({ message: "a", extra_note: "x" })).code).toBe("looks_automated");
  expect((await refused({ message: "a", elapsed: "20" })).code).toBe("looks_automated");
  expect((await refused({ message: "a" }, "no.such.fact")).status).toBe(404);
  for (const message of ["a", "b", "c", "d", "e"]) await reader.reportFact(id, { message });
  expect((await refused({ message: "f" })).status).toBe(429);
});

test.each([
  ["GET", "/api/admin/facts"],
  ["GET", "/api/facts.csv"],
  ["PUT", `/api/facts/${id}`],
  ["DELETE", `/api/facts/${id}`],
  ["POST", `/api/facts/${id}/check`],
  ["GET", `/api/facts/${id}/history`],
  ["GET", "/api/admin/fact-reports"],
])("%s %s is for signed-in people alone", async (method, path) => {
  const { app } = await openTestServer();
  expect((await visitor(app)(path, { method })).status).toBe(401);
});
