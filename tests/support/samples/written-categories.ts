import type { AdminClient } from "#api/admin/admin-client.ts";
import type { AdminCategories, AdminCategory, WrittenCategories } from "#api/blog/categories.ts";

export type OfferedCategory = WrittenCategories["categories"][number];

/** One of the owner's, with a name in each language that is its address too. */
export const treks: OfferedCategory = {
  id: "own-0123456789ab",
  names: { hu: "Túrák", en: "Treks", es: "Caminatas" },
  slugs: { hu: "turak", en: "treks", es: "caminatas" },
  picture: null,
};

/** Changes the categories as who has just opened their form. */
export async function writeCategories(
  api: Pick<AdminClient, "readCategories" | "changeCategories">,
  change: (categories: OfferedCategory[]) => OfferedCategory[],
  moves: WrittenCategories["moves"] = {},
): Promise<AdminCategories> {
  const { categories, version } = await api.readCategories();
  return api.changeCategories({ categories: change(categories.map(toWritten)), moves, version });
}

function toWritten({ id, names, slugs, picture, intros }: AdminCategory): OfferedCategory {
  return { id, names, slugs, picture: picture?.hash ?? null, intros };
}
