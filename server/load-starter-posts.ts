import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writtenPostSchema } from "#api/posts/posts.ts";
import { starterAuthor, starterPosts } from "#content/facts/starter-posts.ts";
import { loadStarterPostTexts } from "#content/loading/load-starter-post-texts.ts";
import { languages } from "#i18n/languages.ts";
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
