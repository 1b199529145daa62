import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { ImportSource } from "#server/domain/import/sources/find-old-posts.ts";
import { isLanguage, languages, type Language } from "#i18n/languages.ts";
import { UsageError } from "../terminal/tool.ts";

const usage = `Usage: npm run import -- FILE-OR-URL [--language CODE] [--site ADDRESS] [--dry-run]

Takes over posts: of the old server, from a JSON file with an array of them or from its address; of WordPress, from its
export (XML); of Ghost, from its export (JSON); of this site, from the ZIP of npm run export. Any of these files may lie in a
ZIP. Pictures come from beside the file, else from where they were.
The addresses they had lead to the new pages, and so do links between them; what does not come over is named.
It can be run again: posts that are the same stay, posts edited here since are kept as they are.
--language is that of posts whose export does not tell it: ${languages.join(", ")}.
--site is where the pictures were, for an export that does not tell it, such as https://peru.example.
--dry-run does all that on a copy that is gone at the end, and says what happens.`;

interface RequestedImport {
  source: ImportSource;
  language: Language | null;
  site: string | null;
  isDryRun: boolean;
}

/** @throws UsageError */
export function readImportArguments(args: string[]): RequestedImport {
  const { values, positionals } = parse(args);
  const [source] = positionals;
  if (source === undefined || positionals.length > 1) throw new UsageError(usage);
  const { "dry-run": isDryRun, language = null, site = null } = values;
  if (language !== null && !isLanguage(language))
    throw new UsageError(`${language} is no language of this site: ${languages.join(", ")}\n\n${usage}`);
  if (site !== null && !/^https?:/.test(site))
    throw new UsageError(`${site} is no address of the web\n\n${usage}`);
  return {
    source: /^https?:\/\//.test(source) ? { address: source } : { file: resolve(source) },
    language,
    site,
    isDryRun,
  };
}

function parse(args: string[]) {
  try {
    const options = {
      "dry-run": { type: "boolean", default: false },
      language: { type: "string" },
      site: { type: "string" },
    } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}
