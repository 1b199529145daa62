import { expect, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { releasedPages } from "#api/guide/released-pages.ts";
import { factsIn } from "#content/documents/line.ts";
import { pagePath } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer, openTestServer } = shareTestServers();
const now = () => new Date("2026-11-23T10:00:00Z");
const ticaBus = "costs.transportPrices.limaIca";

test("a page is read with the facts that it prints, each marked where it stands", async () => {
  const { app } = await openTestServer({ now });
  const page = await createAdminClient(visitor(app)).readDocument("costs", "en");
  expect(page).toMatchObject({
    facts: {},
    isComplete: true,
    text: { title: "What a trip to Peru costs" },
  });
  expect(page.dated).toContainEqual({
    id: ticaBus,
    name: "bus from Lima to Ica",
    says: expect.stringMatching(/^\d+–\d+\u00a0soles, /),
  });
  expect(factsIn(page.text).map(({ attrs }) => attrs.id)).toContain(ticaBus);
});

test("a page says what editors say of a fact from the next reading on", async () => {
  const { api, app } = await openSignedInServer({ now });
  const reader = createAdminClient(visitor(app));
  const before = JSON.stringify((await reader.readDocument("costs", "hu")).text);
  expect(before).not.toContain("941–957");
  await api.changeFact(ticaBus, {
    value: { range: [941, 957], currency: "PEN", lookUp: "cruzDelSur" },
    source: { name: "Cruz del Sur", url: "https://www.cruzdelsur.com.pe" },
    checkedOn: "2026-11-20",
    everyMonths: 3,
    note: "",
  });
  const after = await reader.readDocument("costs", "hu");
  expect(JSON.stringify(after.text)).toContain("941–957");
  expect(Object.keys(after.facts)).toEqual([ticaBus]);
});

test("a page that is none, or a language that is none, is refused", async () => {
  const { app } = await openTestServer({ now });
  const reader = createAdminClient(visitor(app));
  await expect(reader.readDocument("atlantis", "en")).rejects.toMatchObject({ status: 404 });
});

test.each(languages)(
  "links can lead to each page and to its parts, of which no two look alike: %s",
  async (language) => {
    const { app } = await openTestServer({ now });
    const pages = await createAdminClient(visitor(app)).listGuideAnchors(language);
    expect(pages.map(({ address }) => address)).toEqual(
      releasedPages.map((page) => pagePath(page, language)),
    );
    const told = pages.flatMap(({ title, parts }) =>
      parts.map(({ name, section }) => [title, section, name].join(" › ")),
    );
    expect(told.length).toBeGreaterThan(300);
    expect(told.filter((text, index) => told.indexOf(text) !== index)).toEqual([]);
  },
);
