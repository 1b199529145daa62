import { expect, test } from "vitest";
import { createAdminClient, type AdminClient } from "#api/admin/admin-client.ts";
import type { AdminAlerts, SiteAlert } from "#api/settings/site-alerts.ts";
import { dayInPeru } from "#content/facts/records/day-in-peru.ts";
import { pagePath } from "#i18n/addresses.ts";
import { createAlertTurn } from "#server/domain/settings/site-alerts.ts";
import { mergeSiteSettings } from "#server/storage/settings/site-settings.ts";
import { findContentVersion } from "#server/storage/queries/content-version.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers({ isFresh: true });

const strike: SiteAlert = {
  id: "0123abcd",
  level: "warning",
  pages: ["machu-picchu", "home"],
  places: ["aguas-calientes"],
  from: "2026-11-29",
  until: "2026-12-01",
  words: {
    hu: { title: "Nincs vonat Aguas Calientesbe", text: "" },
    en: { title: "No trains to Aguas Calientes", text: "A strike." },
  },
};
/** Writes the alerts as who has just opened their form. */
async function write(api: AdminClient, ...alerts: SiteAlert[]): Promise<AdminAlerts> {
  return api.changeAlerts({ alerts, version: (await api.readAdminAlerts()).version });
}

const flood: SiteAlert = { ...strike, id: "4567cdef", level: "danger", pages: null, places: [] };

test("readers get the alerts of the day, the gravest first, in their language or in the one that stands in", async () => {
  let time = "2026-11-29T04:59:59Z";
  const { app, api } = await openSignedInServer({ now: () => new Date(time) });
  const reader = createAdminClient(visitor(app));
  await write(api, strike, flood);
  expect(await reader.listAlerts("en")).toEqual({ alerts: [], isComplete: true });

  time = "2026-11-29T05:00:00Z";
  const [first, second] = (await reader.listAlerts("en")).alerts;
  expect(first).toMatchObject({ id: flood.id, paths: null });
  expect((await reader.readSiteDetails("en")).alertsOfDay).toEqual(await reader.listAlerts("en"));
  expect(second).toEqual({
    id: strike.id,
    level: "warning",
    title: "No trains to Aguas Calientes",
    text: "A strike.",
    language: "en",
    until: "2026-12-01",
    paths: [pagePath("machu-picchu", "en"), "/en/"],
    places: ["aguas-calientes"],
  });
  const spanish = (await reader.listAlerts("es")).alerts.at(-1);
  expect(spanish).toMatchObject({ title: "Nincs vonat Aguas Calientesbe", language: "hu" });

  time = "2026-12-02T04:59:59Z";
  expect((await reader.listAlerts("hu")).alerts).toHaveLength(2);
  time = "2026-12-02T05:00:00Z";
  expect((await reader.listAlerts("hu")).alerts).toEqual([]);
  expect((await api.readAdminAlerts()).alerts).toEqual([strike, flood]);
  const { events } = await api.listAuditEvents({});
  expect(events[0]).toMatchObject({ kind: "alerts_changed", count: 2 });
});

test("pages are made anew at Peru's midnight when an alert begins or has ended, and at no other", async () => {
  const { api, db } = await openSignedInServer();
  await write(api, strike);
  const turn = createAlertTurn(db);
  const turnAt = async (time: string) => {
    const before = await findContentVersion(db);
    await turn(dayInPeru(new Date(time)));
    return (await findContentVersion(db)) - before;
  };
  expect(await turnAt("2026-11-29T04:59:59Z")).toBe(0);
  expect(await turnAt("2026-11-29T05:00:00Z")).toBe(1);
  expect(await turnAt("2026-11-29T05:00:05Z")).toBe(0);
  expect(await turnAt("2026-11-30T05:00:00Z")).toBe(0);
  expect(await turnAt("2026-12-01T05:00:00Z")).toBe(0);
  expect(await turnAt("2026-12-02T05:00:00Z")).toBe(1);
});

test("an alert leads to own pages while readers have them", async () => {
  const { app, api } = await openSignedInServer({ now: () => new Date("2026-11-29T12:00:00Z") });
  const reader = createAdminClient(visitor(app));
  const byLanguage = { hu: "Utjaink", en: "Our trips", es: "Nuestros viajes" };
  const own = { titles: byLanguage, addresses: { hu: "", en: "", es: "" }, place: "nowhere" as const };
  const { page } = await api.addOwnPage(own);
  await write(api, { ...strike, pages: [page] });
  expect((await reader.listAlerts("en")).alerts[0]?.paths).toEqual([]);
  const { document, version } = await api.readAdminDocument(page, "en");
  const description = [{ type: "text" as const, text: "In small groups." }];
  const written = { ...document, attrs: { ...document.attrs, description } };
  await api.changeDocument(page, "en", { document: written, version });
  expect((await reader.listAlerts("en")).alerts[0]?.paths).toEqual(["/en/our-trips"]);
  await api.removeOwnPage(page);
  expect((await reader.listAlerts("en")).alerts[0]?.paths).toEqual([]);
});

test("an alert of another release keeps what this one knows, and takes no other along", async () => {
  const { api, db } = await openSignedInServer();
  await mergeSiteSettings(db, {
    alerts: [{ ...strike, pages: ["a-page-of-then", "home"] }, { ...strike, level: "red" }, flood],
  });
  expect((await api.readAdminAlerts()).alerts).toEqual([{ ...strike, pages: ["home"] }, flood]);
});

test("alerts that could not be shown are refused", async () => {
  const { api } = await openSignedInServer();
  const refused = (alert: object) => expect(write(api, { ...strike, ...alert })).rejects;
  await refused({ until: "2026-11-28" }).toMatchObject({ status: 400 });
  await refused({ words: {} }).toMatchObject({ status: 400 });
  await refused({ words: { hu: { title: " ", text: "Sztrájk." } } }).toMatchObject({ status: 400 });
  await expect(write(api, strike, strike)).rejects.toMatchObject({ code: "invalid_field" });
});

test("alerts that were opened before another change are not saved, and of several saved at once the first alone", async () => {
  const { api } = await openSignedInServer();
  const { version } = await api.readAdminAlerts();
  const sent = Array.from({ length: 8 }, (_, index) => ({ ...strike, id: `0000000${index}` }));
  const saves = sent.map((alert) => api.changeAlerts({ alerts: [alert], version }));
  const failed = (await Promise.allSettled(saves)).flatMap((save) =>
    save.status === "rejected" ? [save.reason] : [],
  );
  expect(failed).toMatchObject(Array(7).fill({ status: 409, code: "changed_meanwhile" }));
  const { alerts } = await api.readAdminAlerts();
  expect(alerts).toHaveLength(1);
  await expect(api.changeAlerts({ alerts: [], version })).rejects.toMatchObject({
    code: "changed_meanwhile",
  });
  await write(api);
  // The alerts are again as they were when that form was opened.
  await api.changeAlerts({ alerts: [flood], version });
});
