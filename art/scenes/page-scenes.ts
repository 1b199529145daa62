import { readdirSync } from "node:fs";
import { basename } from "node:path";
import type { Scene } from "../engine/sheet.ts";

const pages = readdirSync(new URL("pages/", import.meta.url)).map((file) => basename(file, ".ts"));

/** One picture per guide page: the scene of each file in `pages/`, which is called as the page is. */
export const pageScenes = Object.fromEntries(
  await Promise.all(pages.map(async (page) => [page, await loadScene(page)] as const)),
);

async function loadScene(page: string): Promise<Scene> {
  // An import by a computed name has no type; these files export their scene and nothing else.
  const exports = Object.values((await import(`./pages/${page}.ts`)) as Record<string, Scene>);
  const [scene] = exports;
  if (!scene || exports.length > 1) throw new Error(`art/scenes/pages/${page}.ts must export one scene`);
  return scene;
}
