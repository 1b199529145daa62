import type { WrittenPost } from "#api/posts/posts.ts";

/** A post in three languages; give what matters to the test. */
export function writtenPost(changes: Partial<WrittenPost> = {}): WrittenPost {
  return {
    author: "Kovács Anna",
    category: "Discovery",
    translations: {
      hu: { title: "Őszi túra", summary: "Rövid összefoglaló.", content: "<p>Magyar szöveg</p>" },
      en: { title: "Autumn hike", summary: "A short summary.", content: "<p>English text</p>" },
      es: { title: "Caminata de otoño", summary: "Un resumen breve.", content: "<p>Texto en español</p>" },
    },
    ...changes,
  };
}

/** A post in Hungarian alone. */
export function hungarianPost(title: string, content = "<p>Szöveg</p>"): WrittenPost {
  return writtenPost({ translations: { hu: { title, summary: "", content } } });
}
