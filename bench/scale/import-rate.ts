import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { byLanguage } from "#i18n/languages.ts";
import { batchSize } from "#server/domain/import/import-posts.ts";
import { startTool } from "#tests/support/servers/start-tool.ts";
import { idOf, momentOf, slugOf } from "./fill-blog.ts";
import { createSampleTexts } from "./sample-texts.ts";

const count = 2000;

/** Posts a second that `npm run import` takes over from a file, without the start of the database. */
export async function importRate(folder: string): Promise<number> {
  const file = join(folder, "posts.json");
  const textOf = await createSampleTexts();
  const posts = Array.from({ length: count }, (_, index) => oldPost(index + 1, textOf));
  await writeFile(file, JSON.stringify(posts));
  const { child, ended } = startTool("scripts/import.ts", folder, [file]);
  let first = 0;
  let last = 0;
  // Lines are printed after each batch.
  child.stdout?.on("data", () => {
    first ||= performance.now();
    last = performance.now();
  });
  const { code, output } = await ended;
  if (code !== 0 || !output.includes(`${count} new`))
    throw new Error(`the import failed:\n${output.slice(-2000)}`);
  return ((count - batchSize) / (last - first)) * 1000;
}

/** A post as a dump of the old server's database holds it. */
function oldPost(number: number, textOf: Awaited<ReturnType<typeof createSampleTexts>>) {
  return {
    _id: { $oid: idOf(number) },
    szerzo: "Anna",
    category: "Art",
    createdAt: { $date: momentOf(number).toISOString() },
    translations: byLanguage((language) => ({
      ...textOf(number, language),
      slug: slugOf(number, language),
    })),
  };
}
