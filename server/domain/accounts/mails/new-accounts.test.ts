import { expect, onTestFinished, test, vi } from "vitest";
import { createSettingsReader } from "#server/domain/settings/read-settings.ts";
import { siteMailerOf } from "#server/domain/settings/site-mailer.ts";
import { accountEmails, accounts } from "#server/storage/schema.ts";
import { openPostbox } from "#tests/support/servers/postbox.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { tellOfNewAccounts } from "./new-accounts.ts";

const minute = 60_000;
const siteUrl = "https://irany.test";

interface Person {
  username: string;
  role?: "administrator" | "editor";
  approved?: boolean;
  email?: string;
  language?: "hu" | "en" | "es";
}

/** A site with an administrator who has an address, at whose news a process looks now. */
async function openSite() {
  const postbox = await openPostbox();
  const { db } = await openTestDatabase();
  const settings = await createSettingsReader(db, postbox.settings).read();
  const mailer = await siteMailerOf(settings, new AbortController().signal);
  const clock = { time: Date.parse("2026-11-21T10:00:00Z") };
  const add = async ({ username, email, language = "en", ...person }: Person) => {
    const account = {
      role: "editor" as const,
      approved: false,
      passwordHash: "",
      createdAt: new Date(clock.time),
    };
    clock.time += minute;
    const [made] = await db
      .insert(accounts)
      .values({ username, usernameKey: username, ...account, ...person })
      .returning();
    if (email !== undefined)
      await db.insert(accountEmails).values({ accountId: String(made?.id), email, language });
  };
  const look = (through = mailer) =>
    tellOfNewAccounts(db, { mailer: through, siteUrl, now: new Date(clock.time) });
  await add({ username: "first", role: "administrator", approved: true, email: "first@irany.test" });
  await look();
  clock.time += 10 * minute;
  return { postbox, clock, add, look };
}

test("administrators with an address are told, in their language, who has registered and who waits; nobody else is", async () => {
  const { postbox, clock, add, look } = await openSite();
  await look();
  expect(postbox.server.mails).toEqual([]);
  await add({
    username: "spanish",
    role: "administrator",
    approved: true,
    email: "es@irany.test",
    language: "es",
  });
  await add({ username: "silent", role: "administrator", approved: true });
  await add({ username: "editor", approved: true, email: "editor@irany.test" });
  await add({ username: "waiting" });
  await look();
  expect(
    postbox.server.mails
      .map(({ to }) => to)
      .flat()
      .toSorted(),
  ).toEqual(["es@irany.test", "first@irany.test"]);
  const [mail] = postbox.mailsTo("first@irany.test");
  expect(mail?.headers["subject"]).toBe("Irány Peru: 4 new accounts");
  expect(mail?.text).toContain("- waiting: waits for approval\n");
  expect(mail?.text).toContain("- editor: can sign in already (editor)\n");
  expect(mail?.text).toContain(`${siteUrl}/en/admin/people`);
  expect(postbox.mailsTo("es@irany.test")[0]?.headers["subject"]).toBe("Irány Peru: 4 cuentas nuevas");
  clock.time += 10 * minute;
  await look();
  expect(postbox.server.mails).toHaveLength(2);
});

test("whoever floods the site with names causes a mail in ten minutes, which one process sends", async () => {
  const { postbox, clock, add, look } = await openSite();
  const countMails = () => postbox.mailsTo("first@irany.test").length;
  await add({ username: "one" });
  await Promise.all([look(), look(), look()]);
  expect(countMails()).toBe(1);
  for (let n = 1; n < 10; n += 1) {
    await add({ username: `flood-${n}` });
    await look();
  }
  expect(countMails()).toBe(1);
  clock.time += minute;
  await look();
  expect(postbox.mailsTo("first@irany.test")[1]?.headers["subject"]).toBe("Irány Peru: 9 new accounts");
});

test("where no mail was taken all are tried again after the pause, and what happens while there is no mail server is no news later", async () => {
  const { postbox, clock, add, look } = await openSite();
  await add({ username: "one" });
  postbox.server.mood = "busy";
  await expect(look()).rejects.toThrow("not mailed: 1");
  postbox.server.mood = "answering";
  clock.time += 9 * minute;
  await look();
  expect(postbox.server.mails).toEqual([]);
  clock.time += minute;
  await look();
  expect(postbox.mailsTo("first@irany.test")).toHaveLength(1);
  clock.time += 10 * minute;
  await add({ username: "two" });
  await look(null);
  clock.time += 10 * minute;
  await look();
  expect(postbox.mailsTo("first@irany.test")).toHaveLength(1);
});

test("a mail that is refused for good is not tried again", async () => {
  const { postbox, clock, add, look } = await openSite();
  await add({ username: "one" });
  postbox.server.mood = "refusing";
  await expect(look()).rejects.toThrow("not mailed: 1");
  postbox.server.mood = "answering";
  clock.time += 10 * minute;
  await look();
  expect(postbox.server.mails).toEqual([]);
});

test("a mail server that takes longer than somebody would wait is waited for", async () => {
  const { postbox, add, look } = await openSite();
  await add({ username: "one" });
  const limits = vi
    .spyOn(AbortSignal, "timeout")
    .mockImplementation((limit) =>
      limit < 20_000 ? AbortSignal.abort(new Error("too slow")) : new AbortController().signal,
    );
  onTestFinished(() => limits.mockRestore());
  await look();
  expect(postbox.mailsTo("first@irany.test")).toHaveLength(1);
});

test("an account that was still being stored when one looked is news at the next look", async () => {
  const { postbox, clock, add, look } = await openSite();
  await add({ username: "one" });
  const begunAt = clock.time;
  clock.time += minute / 2;
  await look();
  expect(postbox.mailsTo("first@irany.test")).toHaveLength(1);
  clock.time = begunAt;
  await add({ username: "slow" });
  clock.time += 10 * minute;
  await look();
  expect(postbox.mailsTo("first@irany.test")[1]?.text).toContain("- slow: waits for approval");
});
