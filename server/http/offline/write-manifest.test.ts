import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { toolPages } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { writeManifest } from "./write-manifest.ts";

interface Shortcut {
  name: string;
  url: string;
  icons: { src: string; type: string; sizes: string }[];
}

async function readShortcuts(language: (typeof languages)[number]): Promise<Shortcut[]> {
  // Safe cast: the function under test wrote it.
  return (
    JSON.parse(await writeManifest(language, { siteName: "", icon: null })) as { shortcuts: Shortcut[] }
  ).shortcuts;
}

test("what is needed on the way stands first among an app's shortcuts, of which phones show few", async () => {
  const urls = (await readShortcuts("en")).map(({ url }) => url);
  expect(urls.slice(0, 4)).toEqual(["/en/emergency", "/en/phrasebook", "/en/trip-planner", "/en/search"]);
  expect(new Set(urls).size).toBe(toolPages.length + 1);
});

test.each(languages)(
  "each shortcut in %s has a name and a picture of the size that it says",
  async (language) => {
    for (const { name, icons } of await readShortcuts(language)) {
      expect(name).not.toBe("");
      const [icon] = icons;
      expect([icon?.type, icon?.sizes, icons.length]).toEqual(["image/png", "192x192", 1]);
      const bytes = await readFile(new URL(`../../../public${icon?.src}`, import.meta.url));
      // In a PNG, width and height stand after its signature and the name of its first chunk.
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([192, 192]);
    }
  },
);
