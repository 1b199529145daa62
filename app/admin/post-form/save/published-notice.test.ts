import { expect, test } from "vitest";
import { translationStates as en } from "#i18n/admin/en/translation-states.ts";
import { translationStates as es } from "#i18n/admin/es/translation-states.ts";
import { translationStates as hu } from "#i18n/admin/hu/translation-states.ts";
import { storedPost } from "#tests/support/samples/stored-post.ts";
import { publishedNotice } from "./published-notice.ts";

test("it tells where a post was published, with the title of each page in its own language", () => {
  const post = storedPost();
  const both = { states: { hu: "published", en: "published", es: "draft" } } as const;
  expect(publishedNotice(post, both, hu, "hu")).toEqual({
    text: "Közzétéve magyarul és angolul.",
    links: [
      { to: "/hu/post/oszi-tura", label: "Őszi túra", lang: "hu" },
      { to: "/en/post/hike", label: "Hike", lang: "en" },
    ],
  });
  expect(publishedNotice(post, { states: { hu: "published" } }, en, "en")?.text).toBe(
    "Published in Hungarian.",
  );
  expect(publishedNotice(post, {}, es, "es")?.text).toBe("Publicado en húngaro e inglés.");
});

test("a save that publishes nothing tells nothing", () => {
  expect(publishedNotice(storedPost(), { states: { hu: "draft" } }, hu, "hu")).toBeNull();
});
