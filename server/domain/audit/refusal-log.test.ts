import { expect, test } from "vitest";
import { findAuditEvents } from "#server/storage/monitoring/audit-events.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { visitor, type Actor, type NewEvent } from "./record-event.ts";
import { openRefusalLog } from "./refusal-log.ts";

const translator: Actor = {
  source: "account",
  username: "anna",
  session: "0123abcd",
  rights: { role: "translator", languages: ["en"] },
};

const refused = (by: Actor, subject: string, reason: NewEvent["reason"]): NewEvent => {
  return { kind: "call_refused", by, subject, ...(reason && { reason }) };
};

async function openLog() {
  const { db } = await openTestDatabase();
  const log = openRefusalLog({
    db,
    onError: (error) => {
      throw error;
    },
  });
  const told = async () => {
    const events = await findAuditEvents(db, { limit: 200 });
    return events.map(({ username, subject, reason, count }) => [username, subject, reason, count]);
  };
  return { ...log, told };
}

test("no noise of anonymous visitors hides what somebody was refused, or is counted as theirs", async () => {
  const { record, told, close } = await openLog();
  for (let count = 0; count < 25; count += 1)
    await record(refused(visitor, "POST /api/visits", "foreign_origin"));
  for (let count = 0; count < 25; count += 1)
    await record(refused(visitor, "GET /api/status", "not_signed_in"));
  const own = [
    refused(translator, "GET /api/accounts", "not_allowed"),
    refused(translator, "DELETE /api/post/:id", "not_allowed"),
    refused(visitor, "POST /api/login", "wrong_credentials"),
  ];
  for (const event of own) await record(event);
  const expected = [
    ["anna", "GET /api/accounts", "not_allowed", 1],
    ["anna", "DELETE /api/post/:id", "not_allowed", 1],
    [null, "POST /api/login", "wrong_credentials", 1],
  ];
  expect(await told()).toEqual(expect.arrayContaining(expected));
  await close();
  const all = await told();
  expect(all.filter(([name]) => name === "anna")).toHaveLength(2);
  expect(all).toEqual(
    expect.arrayContaining([
      [null, "POST /api/visits", "foreign_origin", 25],
      [null, "GET /api/status", "not_signed_in", 5],
    ]),
  );
});

test("a flood is counted by who was refused what", async () => {
  const { record, told, close } = await openLog();
  for (let count = 0; count < 30; count += 1) {
    await record(refused(translator, "GET /api/accounts", "not_allowed"));
    await record(refused(translator, "GET /api/status", "not_allowed"));
    await record(refused({ ...translator, session: "4567cdef" }, "GET /api/status", "not_allowed"));
  }
  await close();
  const sums = (await told()).filter(([, , , count]) => count !== 1);
  expect(sums).toHaveLength(3);
  expect(sums.every(([, , , count]) => count === 10)).toBe(true);
});

test("however many addresses anonymous visitors try, the log grows by a bounded number of rows", async () => {
  const { record, told, close } = await openLog();
  for (let count = 0; count < 100; count += 1)
    await record(refused(visitor, `GET /api/${count}`, "not_signed_in"));
  await close();
  const all = await told();
  expect(all).toHaveLength(41);
  expect(all).toContainEqual([null, "", "not_signed_in", 60]);
});
