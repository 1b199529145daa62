import { readdirSync } from "node:fs";
import { basename } from "node:path";
import type { Scene } from "../engine/sheet.ts";

/** The scene of each file in `tools/`, which is called as the tool's page is. */
export const toolScenes = await loadScenes("tools");

/** One picture per guide page and tool: those of `pages/` too, which are called so as well. */
export const pageScenes = { ...(await loadScenes("pages")), ...toolScenes };

async function loadScenes(folder: string): Promise<Record<string, Scene>> {
  const names = readdirSync(new URL(`${folder}/`, import.meta.url)).map((file) => basename(file, ".ts"));
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await loadScene(`${folder}/${name}`)] as const)),
  );
}

async function loadScene(file: string): Promise<Scene> {
  // An import by a computed name has no type; these files export their scene and nothing else.
  const exports = Object.values((await import(`./${file}.ts`)) as Record<string, Scene>);
  const [scene] = exports;
  if (!scene || exports.length > 1) throw new Error(`art/scenes/${file}.ts must export one scene`);
  return scene;
}
