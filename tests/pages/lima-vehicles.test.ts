import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pagePath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { shareBuiltSite } from "#tests/support/servers/share-built-site.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const publicFolder = join(import.meta.dirname, "..", "..", "public");

/** The names of the vehicles, in the figure's order. */
const names: [Language, string[]][] = [
  ["hu", ["Metropolitano", "Kék busz", "Micro", "Combi", "1-es metró", "Mototaxi"]],
  ["en", ["Metropolitano", "Blue bus", "Micro", "Combi", "Metro line 1", "Mototaxi"]],
  ["es", ["Metropolitano", "Corredor Azul", "Micro", "Combi", "Metro, línea 1", "Mototaxi"]],
];

/** The items of the figure among the fares. */
function vehiclesIn(html: string): string[] {
  const section = html.split('<section id="overview"')[1]?.split("</section>")[0] ?? "";
  const figure = /<figure.*?<\/figure>/s.exec(section)?.[0] ?? "";
  return [...figure.matchAll(/<li>.*?<\/li>/gs)].map(([item]) => item);
}

const openShared = shareBuiltSite();

for (const [language, vehicleNames] of names) {
  test(`the vehicles of Lima are drawn, named and linked to their sections in ${language}`, async () => {
    const { app } = await openShared();
    const html = await (await visitor(app)(pagePath("lima-transport", language))).text();
    const vehicles = vehiclesIn(html);
    const links = vehicles.map((item) => /<a href="#([^"]+)">(.*?)<\/a>/s.exec(item) ?? []);
    expect(links.map(([, , words = ""]) => words.replaceAll(/<[^>]+>/g, ""))).toEqual(vehicleNames);
    for (const [, anchor = ""] of links) expect(html).toContain(`<section id="${anchor}"`);
    for (const item of vehicles) {
      const [, file = ""] =
        /<img src="([^"]+)" alt="[^"]{20,}" width="\d+" height="\d+" loading="lazy"/.exec(item) ?? [];
      expect(file).toMatch(/^\/pictures\/vehicles\//);
      expect(existsSync(join(publicFolder, file)), file).toBe(true);
    }
  });
}
