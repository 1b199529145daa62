import { z } from "zod";

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const rows = <Row extends z.ZodType>(row: Row) => z.array(row).default([]);

/** https://ghost.org/docs/migration/custom/ describes the form; Ghost 0.x to 6 export it. */
const ghostData = z.object({
  posts: z.array(
    z.object({
      id: z.union([z.string(), z.number()]).transform(String),
      title: text,
      slug: text,
      html: text,
      /** The text of what its editor wrote; some posts have nothing else. */
      lexical: text,
      mobiledoc: text,
      feature_image: text,
      custom_excerpt: text,
      status: z.string().default("draft"),
      visibility: z.string().nullish(),
      type: z.string().nullish(),
      /** Ghost 0.x to 2. */
      page: z.union([z.boolean(), z.number()]).nullish(),
      author_id: z.union([z.string(), z.number()]).nullish(),
      created_at: z.union([z.string(), z.number()]).nullish(),
      updated_at: z.union([z.string(), z.number()]).nullish(),
      published_at: z.union([z.string(), z.number()]).nullish(),
    }),
  ),
  posts_meta: rows(
    z.object({
      post_id: z.coerce.string(),
      feature_image_alt: text,
      meta_title: text,
      meta_description: text,
    }),
  ),
  tags: rows(z.object({ id: z.coerce.string(), name: text, slug: text })),
  posts_tags: rows(
    z.object({ post_id: z.coerce.string(), tag_id: z.coerce.string(), sort_order: z.number().nullish() }),
  ),
  users: rows(z.object({ id: z.coerce.string(), name: text })),
  posts_authors: rows(
    z.object({ post_id: z.coerce.string(), author_id: z.coerce.string(), sort_order: z.number().nullish() }),
  ),
  settings: rows(z.object({ key: z.string(), value: z.unknown() })),
});

/** The schema of the whole file. */
export const ghostSchema = z.object({ db: z.array(z.object({ data: ghostData })).min(1) });

export type GhostData = z.infer<typeof ghostData>;
export type GhostPost = GhostData["posts"][number];
