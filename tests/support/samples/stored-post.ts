import type { Translation, FullPost } from "#api/posts/posts.ts";
import { byLanguage } from "#i18n/languages.ts";

/** A language without a state has no text. */
export type PostChanges = Omit<Partial<FullPost>, "states"> & { states?: Partial<FullPost["states"]> };

/** A stored post in Hungarian and English; give what matters to the test. */
export function storedPost({ states, ...changes }: PostChanges = {}): FullPost {
  return {
    id: "p1",
    author: "Anna",
    category: "Discovery",
    cover: null,
    createdAt: "2025-01-01T10:00:00.000Z",
    updatedAt: "2025-01-01T10:00:00.000Z",
    ...storedText(),
    translations: {
      hu: storedText({
        title: "Őszi túra",
        summary: "Rövid.",
        content: "<p>Magyarul</p>",
        slug: "oszi-tura",
      }),
      en: storedText({ title: "Hike", summary: "Short.", content: "<p>English</p>", slug: "hike" }),
    },
    ...(states && { states: { ...byLanguage(() => "none" as const), ...states } }),
    ...changes,
  };
}

/** A stored text of a language, all empty but for the changes. */
export function storedText(changes: Partial<Translation> = {}): Translation {
  const search = { searchTitle: "", searchDescription: "", address: "" };
  return {
    title: "",
    summary: "",
    content: "",
    slug: "",
    coverAlt: "",
    coverRole: "",
    ...search,
    ...changes,
  };
}
