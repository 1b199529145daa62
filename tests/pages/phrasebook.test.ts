import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { pagePath } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { loadPhraseSections } from "#content/phrases/load-phrase-sections.ts";
import { shareBuiltSite } from "#tests/support/servers/share-built-site.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const mostBytes = 60_000;

const openShared = shareBuiltSite();

async function openSite() {
  const { app } = await openShared();
  return visitor(app);
}

/** Without the comments that React puts between texts. */
const plain = (html: string) => html.replaceAll("<!-- -->", "").replaceAll("&nbsp;", "\u00a0");

test("each phrase can be read, linked to and shown without JavaScript, in a page of few bytes", async () => {
  const send = await openSite();
  for (const language of languages) {
    const path = pagePath("phrasebook", language);
    const html = plain(await (await send(path)).text());
    const entries = (await loadPhraseSections(language)).flatMap((section) => section.entries);
    const parts = entries.flatMap(({ id, text }) => [`id="${id}"`, `href="${path}?show=${id}"`, `>${text}<`]);
    expect(parts.filter((part) => !html.includes(part))).toEqual([]);
    expect(gzipSync(html).length, language).toBeLessThan(mostBytes);
    expect(html).not.toContain('content="noindex"');
  }
});

test("a phrase has a page of its own, which search engines pass by; what is none leads to all; a query has what it finds", async () => {
  const send = await openSite();
  const html = plain(await (await send("/hu/szotar?show=call-an-ambulance")).text());
  expect(html).toMatch(/<h1 [^>]*lang="es-PE"[^>]*>¡Llame a una ambulancia!<\/h1>/);
  expect(html).toContain("Hívjon mentőt!");
  expect(html).toContain('content="noindex"');
  expect(html).toMatch(/rel="canonical" href="[^"?]*\/hu\/szotar"/);
  expect(html).toContain('href="/hu/szotar#call-an-ambulance"');
  const unknown = await send("/es/palabras-peruanas?show=call-an-ambulance");
  expect([unknown.status, unknown.headers.get("location")]).toEqual([302, "/es/palabras-peruanas"]);

  const found = plain(await (await send("/en/phrasebook?q=BANO")).text());
  expect(found).toContain("1 phrase found");
  expect(found).toContain("¿Dónde está el baño?");
  expect(found).not.toContain("Buenos días");
  expect(found).toContain('content="noindex"');
  expect(await (await send("/en/phrasebook?q=xyzzy")).text()).toContain("There is no such phrase.");
});
