import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { connectDatabase } from "#server/storage/database.ts";
import { contactFormData } from "#tests/support/samples/contact-form.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import {
  openTestServer,
  registerFirst,
  visitor,
  type TestServer,
} from "#tests/support/servers/test-server.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";

/** Servers as on two machines, which share a database and nothing else. */
async function openTwo(): Promise<[TestServer, TestServer]> {
  const { db, url } = await openTestDatabase();
  const other = await connectDatabase(url, pino({ level: "silent" }));
  onTestFinished(other.close);
  return [await openTestServer({ db }), await openTestServer({ db: other.db })];
}

test("wrong passwords and messages are counted on all machines together", async () => {
  const machines = await openTwo();
  const [one] = machines;
  await registerFirst(one);
  const signIn = async ({ app }: TestServer, password: string) => {
    const body = JSON.stringify({ username: administrator.username, password });
    const headers = { "content-type": "application/json" };
    return (await visitor(app)("/api/login", { method: "POST", headers, body })).status;
  };
  const write = async ({ app }: TestServer, message: string) => {
    const body = contactFormData({ message });
    return (await visitor(app)("/api/v1.0/email/send-form", { method: "POST", body })).status;
  };
  const enqueue = async (count: number, act: (machine: TestServer, number: number) => Promise<number>) => {
    const statuses: number[] = [];
    for (let number = 0; number < count; number += 1)
      for (const machine of machines)
        statuses.push(await act(machine, number * 2 + machines.indexOf(machine)));
    return statuses;
  };
  expect(await enqueue(5, (machine) => signIn(machine, "nem ez az 12"))).toEqual(Array(10).fill(401));
  expect(await enqueue(1, (machine) => signIn(machine, administrator.password))).toEqual([429, 429]);
  expect(await enqueue(3, (machine, number) => write(machine, `Üzenet ${number}`))).toEqual([
    200, 200, 200, 200, 200, 429,
  ]);
});

test("a session counts on all machines, and is over on all", async () => {
  const [one, other] = await openTwo();
  // A browser whose calls go to either machine, and which would keep the cookie of a session that is over.
  let cookie = "";
  const through = ({ app }: TestServer) =>
    createAdminClient(async (path, init) => {
      const headers = new Headers(init?.headers);
      headers.set("cookie", cookie);
      const answer = await visitor(app)(path, { ...init, headers });
      cookie ||= answer.headers.get("set-cookie")?.split(";")[0] ?? "";
      return answer;
    });
  await registerFirst(one);
  await through(one).signIn(administrator);
  expect(await through(other).listContactMessages()).toMatchObject({ messages: [] });
  await through(other).signOut();
  await expect(through(one).listContactMessages()).rejects.toMatchObject({ status: 401 });
});
