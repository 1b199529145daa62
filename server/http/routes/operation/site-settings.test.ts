import { expect, onTestFinished, test } from "vitest";
import { purgeExpired } from "#server/domain/accounts/purge-expired.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { mergeSiteSettings } from "#server/storage/settings/site-settings.ts";
import { readMail } from "#tests/support/readers/read-mail.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { startMailServer } from "#tests/support/servers/mail-server.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers();
const built = shareTestServers({ site: loadBuiltSite });

const contact = {
  from_name: "Béla",
  user_email: "bela@example.com",
  message: "Mikor nyit Machu Picchu?",
  language: "hu",
} as const;

test("what is filled in is on all pages of all processes at once, and what is not is nowhere", async () => {
  const { api, app, db } = await built.openSignedInServer();
  const beside = await built.openTestServer({ db });
  const pages = async (path: string) =>
    Promise.all([app, beside.app].map(async (one) => (await visitor(one)(path)).text()));
  for (const html of await pages("/en/privacy")) {
    expect(html).toContain("© 2026 Irány Peru");
    expect(html).not.toMatch(/Controller|tel:|wa\.me|mailto:|Built by/);
  }
  await api.changeSettings({
    siteName: "Rumbo Andino",
    company: "Rumbo S.A.C.",
    phone: "+51 1 234 5678",
    youtube: "https://www.youtube.com/@rumbo",
    messageDays: 90,
  });
  for (const html of await pages("/en/privacy")) {
    expect(html).toContain("© 2026 Rumbo S.A.C.");
    expect(html).toContain("| Rumbo Andino</title>");
    expect(html).toContain('href="tel:+5112345678"');
    expect(html).toMatch(/Controller<.*Rumbo S\.A\.C\./s);
    expect(html).toMatch(/We delete messages after (<[^>]+>)?90 days/);
  }
  for (const html of await pages("/hu/")) {
    expect(html).toContain('href="https://www.youtube.com/@rumbo"');
    expect(html).not.toContain("TikTok");
  }
  expect(await (await visitor(app)("/hu/feed.xml")).text()).toContain("<title>Rumbo Andino</title>");
  const { events } = await api.listAuditEvents({ limit: 1 });
  expect(events).toMatchObject([
    { kind: "settings_changed", subject: "siteName, company, phone, youtube, messageDays" },
  ]);
});

test("a telephone number needs its country code, and a former one without it stays", async () => {
  const { api, db } = await openSignedInServer();
  await mergeSiteSettings(db, { phone: "01 234 5678" });
  for (const phone of ["01 234 5678", "0051 1 234 5678", "+51", "+0 1 234 5678", "ring me"]) {
    const fieldErrors = { phone: expect.stringContaining("country code") };
    await expect(api.changeSettings({ phone }), phone).rejects.toMatchObject({ status: 400, fieldErrors });
  }
  const { settings } = await api.changeSettings({ whatsapp: "+51 987-654-321" });
  expect(settings).toMatchObject({ phone: "01 234 5678", whatsapp: "+51 987-654-321" });
});

test("the site calls itself as its owner does, and says of itself what the owner has written", async () => {
  const { api, app } = await built.openSignedInServer();
  const read = async (path: string) => (await visitor(app)(path)).text();
  await api.changeSettings({ siteName: "Andes Trails" });
  expect(await read("/en/")).toContain("Andes Trails is a hobby project");
  expect(await read("/hu/blog")).toContain("Az Andes Trails hobbiprojekt");
  const files = ["/en/", "/hu/", "/es/privacidad", "/en/blog", "/en/feed.xml", "/en/holidays.ics"];
  for (const path of files) expect(await read(path), path).not.toContain("Irány Peru");
  const book = await visitor(app)("/en/before-you-go.ics?departure=2027-03-14");
  expect(book.headers.get("content-disposition")).toContain('"andes-trails.ics"');

  await api.changeSettings({ company: "Andes Trails Ltd" });
  expect(await read("/en/")).not.toMatch(/hobby|travel agency/);
  const written = { footer: "We walk with you.", intro: "First.\r\n\r\nSecond.", note: "Licensed." };
  const { usualWords } = await api.changeSettings({ ownWords: { en: written } });
  const home = await read("/en/");
  for (const text of ["We walk with you.", "<p>First.</p><p>Second.</p>", "Licensed."])
    expect(home).toContain(text);
  expect(await read("/en/blog")).toContain("We walk with you.");
  expect(await read("/hu/")).toContain("Az Andes Trails azoknak szól");

  // Another language's change leaves it; a sentence that is as it comes with the site is not kept.
  await api.changeSettings({ ownWords: { es: { intro: "" } } });
  const { settings } = await api.changeSettings({
    ownWords: { en: { ...usualWords.en, note: "Licensed." } },
  });
  expect(settings.ownWords).toEqual({ en: { note: "Licensed." }, es: { intro: "" } });
  expect(await read("/es/")).not.toContain('id="_intro"');
});

test("what cannot be right is refused by its field, and nothing of it is saved", async () => {
  const { api } = await openSignedInServer();
  const refused = await api
    .changeSettings({ company: "Rumbo", phone: "ring me", email: "anna", website: "javascript:alert(1)" })
    .catch((error: { fieldErrors: object }) => Object.keys(error.fieldErrors));
  expect(refused).toEqual(["phone", "email", "website"]);
  expect((await api.readSettings()).settings.company).toBe("");
});

test("the environment wins, and what it sets is changed there alone", async () => {
  const env = { CONTACT_TO: "posta@irany.test", REGISTRATION: "invite" };
  const { api } = await openSignedInServer({ settings: env });
  const { settings, fromEnvironment } = await api.readSettings();
  expect(settings).toMatchObject({ contactTo: "posta@irany.test", registration: "invite" });
  expect(fromEnvironment).toEqual(["registration", "contactTo"]);
  expect(
    await failure(api.changeSettings({ registration: "off", ownerEmail: "anna@irany.test" })),
  ).toMatchObject({
    code: "invalid_field",
    message: "registration: is set by REGISTRATION of the environment",
  });
  expect((await api.readSettings()).settings.ownerEmail).toBe("");
});

test("who may register follows at once", async () => {
  const { api } = await openSignedInServer();
  await api.changeSettings({ registration: "off" });
  expect(await api.readRegistration()).toMatchObject({ way: "off" });
  expect(await failure(api.invite({}))).toMatchObject({ code: "registration_closed" });
  await api.changeSettings({ requireSecondFactor: true });
  expect(await failure(api.readSettings())).toMatchObject({ code: "second_factor_required" });
});

test("a mail server is tried, mails the messages from then on, and its password comes back to nobody", async () => {
  const account = { user: "anna@irany.test", password: "titkos/jelszó:1" };
  const mails = await startMailServer({ account });
  onTestFinished(() => mails.end());
  const { api, send } = await openSignedInServer();
  expect(await api.sendTestMail("en")).toMatchObject({ fault: "unset" });
  const server = { host: "127.0.0.1", port: mails.port, security: "any", user: account.user } as const;
  await api.changeSettings({ mailServer: { ...server, password: "wrong" }, contactTo: "posta@irany.test" });
  const refused = await api.sendTestMail("en");
  expect(refused.fault).toBe("refused_login");
  expect(refused.reason).toMatch(/535/);
  const changed = await api.changeSettings({ mailServer: { ...server, password: account.password } });
  expect(changed.mailServer).toEqual({ ...server, hasPassword: true });
  expect(await api.sendTestMail("es")).toEqual({ to: "posta@irany.test", fault: null, reason: "" });
  await api.sendContactMessage(contact);
  await expect.poll(() => mails.mails.length).toBe(2);
  expect(mails.mails.map(({ raw }) => readMail(raw).headers["subject"])).toEqual([
    "Irány Peru: mensaje de prueba",
    "Irány Peru: Béla",
  ]);
  const told = await Promise.all(
    ["/api/settings", "/api/site-details/hu"].map(async (path) => (await send(path)).text()),
  );
  expect(told.join()).not.toContain("titkos");
  expect(told[1]).not.toMatch(/anna@|posta@|registration/);
  await mails.end();
  expect(await api.sendTestMail("hu")).toMatchObject({ fault: "unreachable" });
  const { mailServer } = await api.changeSettings({ mailServer: null });
  expect(mailServer).toBeNull();
});

test("contact messages are kept as long as the owner says", async () => {
  const { api, db } = await openSignedInServer();
  await api.sendContactMessage(contact);
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);
  const keptAfter = async (days: number) => {
    await purgeExpired(db, inDays(days));
    return (await api.listContactMessages()).messages.length;
  };
  expect(await keptAfter(20)).toBe(1);
  await api.changeSettings({ messageDays: 7 });
  expect([await keptAfter(6), await keptAfter(8)]).toEqual([1, 0]);
});

test("the steps of the set-up are open until they are done or not wanted", async () => {
  const { api } = await openSignedInServer();
  expect((await api.readSettings()).openSteps).toEqual(["details", "mail", "address", "links"]);
  const { openSteps } = await api.changeSettings({ company: "Rumbo S.A.C.", skippedSteps: ["address"] });
  expect(openSteps).toEqual(["mail", "links"]);
});
