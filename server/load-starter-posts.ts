import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writtenPostSchema } from "#api/posts/posts.ts";
import { readOnce } from "#content/documents/read-once.ts";
import { starterAuthor, starterPosts } from "#content/facts/pages/starter-posts.ts";
import { loadStarterPostTexts } from "#content/loading/load-starter-post-texts.ts";
import { languages, loadByLanguage } from "#i18n/languages.ts";
import type { StarterPost } from "./domain/posts/publish-starter-posts.ts";

const root = join(import.meta.dirname, "..");

export async function loadStarterPosts(): Promise<StarterPost[]> {
  const texts = await Promise.all(
    languages.map(async (language) => [language, await loadStarterPostTexts(language)] as const),
  );
  return Promise.all(
    starterPosts.map(async ({ id, category }) => ({
      post: writtenPostSchema.parse({
        author: starterAuthor,
        category,
        translations: Object.fromEntries(texts.map(([language, posts]) => [language, posts[id]])),
      }),
      cover: await readFile(join(root, `content/facts/starter-covers/${id}.jpg`)),
    })),
  );
}

/** The author of the starter posts, told in each language. */
export async function loadStarterAuthor() {
  const lines = await loadByLanguage((language) =>
    readOnce(`starter-posts/author/${language}.md`, (file) => file.trim()),
  );
  return { name: starterAuthor, lines };
}
