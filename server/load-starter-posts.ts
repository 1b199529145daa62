import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { starterPosts as english } from "#content/en/starter-posts.ts";
import { starterPosts as spanish } from "#content/es/starter-posts.ts";
import { starterPosts as facts } from "#content/facts/starter-posts.ts";
import { starterPosts as hungarian } from "#content/hu/starter-posts.ts";
import { writtenPostSchema } from "#api/posts.ts";
import type { StarterPost } from "./domain/publish-starter-posts.ts";

const root = join(import.meta.dirname, "..");

/** Reads the starter posts' texts and covers, the oldest first. */
export async function loadStarterPosts(): Promise<StarterPost[]> {
  return Promise.all(
    facts.map(async ({ id, author, category, coverFile }) => ({
      post: writtenPostSchema.parse({
        author,
        category,
        translations: { hu: hungarian[id], en: english[id], es: spanish[id] },
      }),
      cover: await readFile(join(root, coverFile)),
    })),
  );
}
