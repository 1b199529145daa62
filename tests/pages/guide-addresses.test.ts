import { expect, test } from "vitest";
import { loadGuidePage } from "#content/loading/load-guide-page.ts";
import { pagePath, type GuidePage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { readPageHead } from "#tests/support/readers/page-head.ts";
import { shareBuiltSite } from "#tests/support/servers/share-built-site.ts";
import { visitor, type TestServer } from "#tests/support/servers/test-server.ts";
import { entriesOf } from "#i18n/typed-keys.ts";

/** The languages whose addresses are agreed. */
const agreed = ["hu", "en", "es"] as const satisfies Language[];
type Agreed = (typeof agreed)[number];

/** The route table as it was agreed, in full: what the code says of itself would prove nothing. */
const table: Partial<Record<GuidePage, Record<Agreed, string>>> = {
  "peru-guide": { hu: "peru-utmutato", en: "peru-guide", es: "guia-peru" },
  entry: { hu: "peru-beutazas", en: "peru-travel", es: "viajar-peru" },
  "visa-types": { hu: "peru-vizum-tipusok", en: "peru-visa-types", es: "tipos-visa-peru" },
  "top-ten": { hu: "peru-top10-latnivalo", en: "peru-top10-attractions", es: "top10-lugares-peru" },
  weather: { hu: "peru-idojaras", en: "peru-weather", es: "clima-peru" },
  history: { hu: "peru-tortenelem", en: "peru-history", es: "historia-peru" },
  "lima-sights": { hu: "lima-latnivalok", en: "lima-attractions", es: "atracciones-lima" },
  "lima-transport": { hu: "lima-kozlekedes", en: "lima-transportation", es: "transporte-lima" },
  gastronomy: { hu: "peru-gasztronomia", en: "peru-gastronomy", es: "gastronomia-peru" },
  holidays: { hu: "peru-unnepek", en: "peru-holidays", es: "fiestas-peru" },
};
const rows = entriesOf(table);
const origin = "http://irany.test";

const openSite = shareBuiltSite();

/** Status and target of what an address answers. */
async function ask({ app }: TestServer, path: string) {
  const response = await visitor(app)(path);
  return { status: response.status, location: response.headers.get("location") };
}

test("every page has the address that was agreed", () => {
  for (const [page, names] of rows) {
    for (const language of agreed) expect(pagePath(page, language)).toBe(`/${language}/${names[language]}`);
  }
});

// Under its own name it is looked at in every-page.test.ts.
test("every page is shown under each of its other names, in the language of the prefix", async () => {
  const site = await openSite();
  for (const [page, names] of rows) {
    for (const language of agreed) {
      const { title } = await loadGuidePage(page, language);
      for (const name of Object.values(names).filter((one) => one !== names[language])) {
        const path = `/${language}/${name}`;
        const response = await visitor(site.app)(path);
        expect(response.status, path).toBe(200);
        const head = readPageHead(await response.text());
        expect(head.language?.slice(0, 2), path).toBe(language);
        expect(head.heading, path).toBe(title);
        expect(head.canonical, path).toBe(`${origin}/${language}/${names[language]}`);
        expect(head.alternates, path).toMatchObject({
          hu: `${origin}/hu/${names.hu}`,
          en: `${origin}/en/${names.en}`,
          es: `${origin}/es/${names.es}`,
          "x-default": `${origin}/hu/${names.hu}`,
        });
      }
    }
  }
});

test("a name without a prefix is moved for good to Hungarian, name and query kept", async () => {
  const site = await openSite();
  for (const name of rows.flatMap(([, names]) => Object.values(names))) {
    const moved = { status: 301, location: `/hu/${name}` };
    expect(await ask(site, `/${name}`)).toEqual(moved);
    expect(await ask(site, `/${name}/`)).toEqual(moved);
    expect(await ask(site, `/${name}?a=1`)).toEqual({ status: 301, location: `/hu/${name}?a=1` });
  }
});

test("an address with a slash at its end is moved for good to where it has none", async () => {
  const site = await openSite();
  for (const name of rows.flatMap(([, names]) => Object.values(names))) {
    for (const language of agreed) {
      const path = `/${language}/${name}`;
      expect(await ask(site, `${path}/`)).toEqual({ status: 301, location: path });
    }
  }
});

test("what is no page is a real 404, in the language of the address", async () => {
  const { app } = await openSite();
  for (const [path, language] of [
    ["/hu/peru-idojras", "hu"],
    ["/en/peru-guide/x", "en"],
    ["/es/guia", "es"],
    ["/de/peru-guide", "hu"],
    ["/peru-guide/x", "hu"],
    ["/hu/guide", "hu"],
    ["/hu/lima-sights", "hu"],
  ] as const) {
    const response = await visitor(app)(path);
    expect(response.status, path).toBe(404);
    const head = readPageHead(await response.text());
    expect(head.language?.slice(0, 2), path).toBe(language);
    expect(head.canonical, path).toBeUndefined();
  }
});
