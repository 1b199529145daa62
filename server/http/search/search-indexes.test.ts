import { expect, test } from "vitest";
import { sectionWords } from "#content/names/words-of-section.ts";
import { pagePath, type ListedPage } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const { openTestServer } = shareTestServers();

test("words by which a part of a page is asked for belong to a part that there is", async () => {
  const { api } = await openTestServer();
  for (const language of languages) {
    const { entries } = await api.readSearchIndex(language);
    for (const [address, words] of Object.entries(sectionWords)) {
      const [page = "", anchor] = address.split("#");
      // Safe cast: the type of Object.entries has no keys.
      const path = pagePath(page as ListedPage, language) + (anchor === undefined ? "" : `#${anchor}`);
      const own = entries.find(
        (entry) => entry.path === path && entry.keywords.includes(words?.[language] ?? "nothing"),
      );
      expect(own, `${path} in ${language}`).toBeDefined();
    }
  }
});
