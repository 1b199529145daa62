import type { WholePost } from "#api/posts.ts";

/** A stored post in Hungarian and English for the tests of this folder; give what matters to the test. */
export function storedPost(changes: Partial<WholePost> = {}): WholePost {
  return {
    id: "p1",
    author: "Anna",
    category: "Discovery",
    cover: null,
    createdAt: "2025-01-01T10:00:00.000Z",
    updatedAt: "2025-01-01T10:00:00.000Z",
    title: "",
    summary: "",
    content: "",
    slug: "",
    coverAlt: "",
    translations: {
      hu: {
        title: "Őszi túra",
        summary: "Rövid.",
        content: "<p>Magyarul</p>",
        slug: "oszi-tura",
        coverAlt: "",
      },
      en: { title: "Hike", summary: "Short.", content: "<p>English</p>", slug: "hike", coverAlt: "" },
    },
    ...changes,
  };
}
