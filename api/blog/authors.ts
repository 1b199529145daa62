import { z } from "zod";
import { categories } from "#api/posts/categories.ts";

export const categoryCountSchema = z.object({
  category: z.enum(categories),
  posts: z.int().describe("How many of them readers may read"),
});

export const authorSchema = z.object({
  slug: z.string().describe("Names the author's page"),
  name: z.string().describe("As most of the posts spell it"),
  posts: z.int(),
  categories: z.array(categoryCountSchema).describe("That the author writes about, the most frequent first"),
});

export type CategoryCount = z.infer<typeof categoryCountSchema>;
export type Author = z.infer<typeof authorSchema>;
