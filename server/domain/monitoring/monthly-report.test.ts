import { expect, test } from "vitest";
import { createSettingsReader } from "#server/domain/settings/read-settings.ts";
import { siteMailerOf } from "#server/domain/settings/site-mailer.ts";
import { accountEmails, accounts } from "#server/storage/schema.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { openPostbox } from "#tests/support/servers/postbox.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { sendMonthlyReports, type ReportedState } from "./monthly-report.ts";

const well: ReportedState = {
  backups: { state: "good", lastGoodAt: new Date("2026-11-21T08:00:00Z") },
  views: 1234,
  overdueFacts: 0,
  deadLinks: 0,
  certificateDays: 60,
};

/** A site with an administrator who wants the report, Hungarian and not sent yet. */
async function openSite() {
  const postbox = await openPostbox();
  const { db } = await openTestDatabase();
  const mailer = await siteMailerOf(await createSettingsReader(db, postbox.settings).read());
  if (!mailer) throw new Error("the settings name a mail server and a sender");
  const add = async (
    username: string,
    {
      language = "hu" as Language,
      wantsReport = true,
      role = "administrator" as "administrator" | "editor",
    } = {},
  ) => {
    const account = { username, usernameKey: username, role, approved: true, passwordHash: "" };
    const [made] = await db.insert(accounts).values(account).returning();
    const email = `${username}@irany.test`;
    await db.insert(accountEmails).values({ accountId: String(made?.id), email, language, wantsReport });
  };
  const send = (day: string, state: Partial<ReportedState> = {}) =>
    sendMonthlyReports(db, {
      mailer,
      siteUrl: "https://irany.test",
      now: new Date(day.includes("T") ? day : `${day}T12:00:00Z`),
      readState: async () => ({ ...well, ...state }),
    });
  const reports = (username: string) => postbox.mailsTo(`${username}@irany.test`);
  return { postbox, add, send, reports };
}

test("who wants it gets it at once and then with each month, from one of several processes; editors and others do not", async () => {
  const { postbox, add, send, reports } = await openSite();
  await add("anna");
  await add("bela", { wantsReport: false });
  await add("csaba", { role: "editor" });
  await Promise.all([send("2026-11-21"), send("2026-11-21"), send("2026-11-21")]);
  await send("2026-11-30");
  expect(reports("anna")).toHaveLength(1);
  // Still November in Peru.
  await send("2026-12-01T04:59:00Z");
  expect(reports("anna")).toHaveLength(1);
  await Promise.all([send("2026-12-01T05:00:00Z"), send("2026-12-01")]);
  await send("2026-12-24");
  expect(reports("anna")).toHaveLength(2);
  await send("2027-01-01");
  expect(reports("anna")).toHaveLength(3);
  expect(postbox.server.mails).toHaveLength(3);
});

test("it tells of backups, certificate, facts, links and readers, and that all is well", async () => {
  const { add, send, reports } = await openSite();
  await add("anna", { language: "en" });
  await send("2026-11-21");
  const [mail] = reports("anna");
  expect(mail?.headers["subject"]).toBe("Irány Peru: all is well");
  expect(mail?.text).toMatch(
    /\n- Backups: the last one \(21 Nov 2026.+\) is complete, and was read back whole\.\n/,
  );
  expect(mail?.text).toContain("\n- Certificate: valid for 60 more days.\n");
  expect(mail?.text).toContain("\n- Facts: all are fresh.\n");
  expect(mail?.text).toContain("\n- Links: all lead somewhere.\n");
  expect(mail?.text).toContain("\n- Readers: 1,234 pages opened in the last 30 days.\n");
  expect(mail?.text).toContain("https://irany.test/en/admin/status");
  expect(mail?.text).toContain("https://irany.test/en/admin/account");
});

test.each<[string, Partial<ReportedState>, string]>([
  ["old backups", { backups: { state: "old", lastGoodAt: null } }, "none has succeeded for two days"],
  ["a failed backup", { backups: { state: "failed", lastGoodAt: new Date() } }, "The last good one"],
  ["a certificate that ends soon", { certificateDays: 13 }, "valid for 13 more days"],
  ["a certificate that has ended", { certificateDays: 0 }, "it has expired"],
  ["a fact that is due", { overdueFacts: 1 }, "1 is due to be checked"],
  ["dead links", { deadLinks: 2 }, "2 lead nowhere"],
])("of %s the subject says that something is to be done", async (_, state, line) => {
  const { add, send, reports } = await openSite();
  await add("anna", { language: "en" });
  await send("2026-11-21", state);
  const [mail] = reports("anna");
  expect(mail?.headers["subject"]).toBe("Irány Peru: monthly report, something needs you");
  expect(mail?.text).toContain(line);
});

test.each<[string, ReportedState["backups"]]>([
  ["backups that are switched off", null],
  ["backups of which none was made yet", { state: "none", lastGoodAt: null }],
])("of %s the subject says neither that all is well nor that something is to be done", async (_, backups) => {
  const { add, send, reports } = await openSite();
  await add("anna", { language: "en" });
  await send("2026-11-21", { backups });
  expect(reports("anna")[0]?.headers["subject"]).toBe("Irány Peru: monthly report");
});

test("nothing is said of what is not known, in any language", async () => {
  const { add, send, reports } = await openSite();
  for (const language of languages) await add(language, { language });
  await send("2026-11-21", { backups: null, deadLinks: null, certificateDays: null });
  const texts = languages.map((language) => reports(language)[0]?.text ?? "");
  expect(texts.map((text) => text.match(/^- .+/gm)?.length)).toEqual(languages.map(() => 3));
  expect(new Set(texts).size).toBe(languages.length);
});

test("a mail that was not taken is sent at the next look, one that was refused for good with the next month", async () => {
  const { postbox, add, send, reports } = await openSite();
  await add("anna");
  postbox.server.mood = "busy";
  await expect(send("2026-11-21")).rejects.toThrow("not mailed: 1");
  postbox.server.mood = "answering";
  await send("2026-11-21");
  expect(reports("anna")).toHaveLength(1);
  postbox.server.mood = "refusing";
  await expect(send("2026-12-21")).rejects.toThrow("not mailed: 1");
  postbox.server.mood = "answering";
  await send("2026-12-21");
  expect(reports("anna")).toHaveLength(1);
  await send("2027-01-21");
  expect(reports("anna")).toHaveLength(2);
});
