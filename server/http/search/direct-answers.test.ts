import { expect, test } from "vitest";
import { factPath } from "#i18n/facts/fact-address.ts";
import { wayPath } from "#content/facts/ways/way-pairs.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const { openTestServer } = shareTestServers();

test("a price, a height and a way that are asked for stand on top, with their age; a mere name has none", async () => {
  const { api } = await openTestServer();
  const direct = async (language: "hu" | "en" | "es", q: string) =>
    (await api.search(language, { q })).direct;
  expect(await direct("en", "how much is machu picchu")).toMatchObject({
    path: factPath("machu-picchu.machuPicchuPrices", "en"),
    value: expect.stringContaining("soles"),
    age: expect.stringMatching(/^price of /),
  });
  expect(await direct("hu", "milyen magasan van cusco")).toMatchObject({ title: "Cusco", age: null });
  expect(await direct("es", "de cusco a puno")).toMatchObject({
    path: wayPath("cusco-puno", "es"),
    value: expect.stringMatching(/^Bus, .*horas, .*; tren, /),
  });
  expect((await direct("en", "emergency numbers"))?.value).toContain("105");
  for (const q of ["machu picchu", "camino inca", "viajar sin tren a machu picchu", "xqzw"])
    expect(await direct("es", q), q).toBeNull();
});

test("a fact that has ended answers no more", async () => {
  let time = "2026-12-31T12:00:00Z";
  const { api } = await openTestServer({ now: () => new Date(time) });
  const answers = async () => {
    const { entries } = await api.readSearchIndex("en");
    return entries.find(({ path }) => path === factPath("entry.overstayFine", "en"))?.answer;
  };
  expect(await answers()).toContain("soles");
  time = "2027-01-01T12:00:00Z";
  expect(await answers()).toBeUndefined();
});

test("a page is one hit: its best section, or itself with that section", async () => {
  const { api } = await openTestServer();
  const { results, total } = await api.search("en", { q: "altitude sickness" });
  const pages = results.map(({ path }) => path.split("#")[0]);
  expect(new Set(pages).size).toBe(pages.length);
  expect(total).toBeGreaterThanOrEqual(results.length);
  const [first] = (await api.search("en", { q: "machu picchu price" })).results;
  expect([first?.path, first?.section?.path]).toEqual([
    "/en/visit-machu-picchu",
    "/en/visit-machu-picchu#prices",
  ]);
});

test("a name that is written in one is read as its words, and names that sound alike are shown where nothing is found", async () => {
  const { api } = await openTestServer();
  expect((await api.search("es", { q: "machupichu" })).results[0]?.path).toBe("/es/visitar-machu-picchu");
  const { results, names } = await api.search("en", { q: "sandafransisko" });
  expect(results).toEqual([]);
  expect(names.map(({ path }) => path)).toContain("/en/lima-attractions#san-francisco");
  expect((await api.search("en", { q: "xqzw" })).names).toEqual([]);
});
