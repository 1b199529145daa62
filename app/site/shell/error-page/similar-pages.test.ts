import { expect, test } from "vitest";
import { guidePages, pagePath, type ListedPage } from "#i18n/addresses.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { loadMessages } from "#i18n/loading/load-messages.ts";
import { loadedMessages } from "#i18n/loading/loaded-messages.ts";
import { similarPages } from "./similar-pages.ts";

async function offered(pathname: string, language: Language): Promise<ListedPage[]> {
  await loadMessages(language);
  const { pages } = loadedMessages(language);
  return similarPages(pathname, (page) => Object.values(pages[page]).join(" "));
}

test.each<[string, Language, ListedPage]>([
  ["/hu/peru-idojras", "hu", "weather"],
  ["/hu/peru-ünnepek", "hu", "holidays"],
  ["/hu/etelek", "hu", "gastronomy"],
  ["/hu/vizum", "hu", "visa-types"],
  ["/en/machu-pichu", "en", "machu-picchu"],
  ["/en/food", "en", "gastronomy"],
  ["/en/lima-buses", "en", "lima-transport"],
  ["/es/comida", "es", "gastronomy"],
  ["/es/lima-museos", "es", "place-lima"],
  ["/es/aduanas", "es", "entry"],
  ["/en/blog/inca-histori", "en", "history"],
])("%s offers the page that was meant first", async (pathname, language, page) => {
  expect((await offered(pathname, language))[0]).toBe(page);
});

test.each(languages)("a letter left out of an address in %s offers its page", async (language) => {
  for (const page of guidePages) {
    const path = pagePath(page, language);
    expect((await offered(path.slice(0, -3) + path.slice(-2), language)).slice(0, 2), path).toContain(page);
  }
});

test("at most three pages are offered, and none when nothing is alike", async () => {
  expect((await offered("/hu/peru", "hu")).length).toBe(3);
  expect(await offered("/hu/xyzzy-42", "hu")).toEqual([]);
  expect(await offered("/hu/%E0%A4%A", "hu")).toEqual([]);
});
