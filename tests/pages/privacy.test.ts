import { expect, test } from "vitest";
import { loadGuidePage } from "#content/loading/load-guide-page.ts";
import type { Language } from "#i18n/languages.ts";
import { readPageHead } from "#tests/support/readers/page-head.ts";
import { shareBuiltSite } from "#tests/support/servers/share-built-site.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const names = { hu: "adatvedelem", en: "privacy", es: "privacidad" };
/** The languages whose addresses are agreed. */
const agreed = ["hu", "en", "es"] as const satisfies Language[];
const origin = "http://irany.test";

const openShared = shareBuiltSite();

async function openSite() {
  const { app } = await openShared();
  return { ask: visitor(app), app };
}

test("the privacy page is shown under each of its names, in the language of the prefix", async () => {
  const { ask } = await openSite();
  for (const language of agreed) {
    const { title, description } = await loadGuidePage("privacy", language);
    for (const name of Object.values(names)) {
      const response = await ask(`/${language}/${name}`);
      expect(response.status, name).toBe(200);
      const head = readPageHead(await response.text());
      expect(head.language?.slice(0, 2), name).toBe(language);
      expect(head.heading, name).toBe(title);
      expect(head.meta["description"], name).toBe(description);
      expect(head.canonical, name).toBe(`${origin}/${language}/${names[language]}`);
      expect(head.alternates, name).toMatchObject({
        hu: `${origin}/hu/adatvedelem`,
        en: `${origin}/en/privacy`,
        es: `${origin}/es/privacidad`,
        "x-default": `${origin}/hu/adatvedelem`,
      });
    }
  }
});

test("without a prefix the privacy page's names lead to Hungarian", async () => {
  const { ask } = await openSite();
  for (const name of Object.values(names)) {
    const response = await ask(`/${name}`);
    expect([response.status, response.headers.get("location")]).toEqual([301, `/hu/${name}`]);
  }
});

test("every public page links to the privacy page, and the site map has it", async () => {
  const { ask, app } = await openSite();
  const { body } = await app.inject("/sitemap-pages.xml");
  for (const language of agreed) {
    const path = `/${language}/${names[language]}`;
    for (const page of [`/${language}/`, `/${language}/blog`, `/${language}/no-such-page`]) {
      expect(await (await ask(page)).text(), page).toMatch(new RegExp(`<footer.*href="${path}"`, "s"));
    }
    expect(body).toContain(`<loc>${origin}${path}</loc>`);
  }
});

test("a page is the same whatever the visitor has chosen, and the question stands in it", async () => {
  const { app } = await openSite();
  const read = async (url: string, cookie?: string) =>
    (await app.inject({ url, headers: cookie ? { cookie } : {} })).body;
  const page = await read("/hu/blog");
  expect(page).toContain('data-by="consent" value="accepted"');
  expect(await read("/hu/blog", "irany_peru_cookie_consent=accepted")).toBe(page);
  expect(await read("/login")).not.toContain('data-by="consent" value="accepted"');
});
