import { readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";

/** For each file of code, the files that it needs when it runs; all paths are from the root. */
export type References = Map<string, Set<string>>;

/** Folders from which strings of these files are read, beside their own folder and the root. */
const bases: Record<string, string> = { "vite.config.ts": "app/site" };

/** Files that a file needs without naming them: the built site is made of these. */
const unnamed: Record<string, string[]> = {
  "server/load-built-site.ts": ["app/root.tsx", "app/entry.client.tsx", "app/routes.ts", "vite.config.ts"],
};

const code = /\.(tsx?|mjs|css)$/;

/**
 * Reads which files name which. A file is named by an import, by a string that is its path (as a test names the script that it
 * starts, and `app/routes.ts` the pages) or its address below `public/`, by a template that fits its path, and by the name of its
 * folder if that holds no code. An import of types alone needs nothing at run time.
 *
 * @param files paths of all files
 */
export function readReferences(root: string, files: string[]): References {
  const known = new Set(files);
  const byFolder = Map.groupBy(files, dirname);
  const dataFolders = new Map([...byFolder].filter(([, inside]) => !inside.some((file) => code.test(file))));
  const references: References = new Map();
  for (const file of files.filter((path) => code.test(path))) {
    const needed = new Set(unnamed[file]);
    for (const string of stringsOf(readFileSync(join(root, file), "utf8"))) {
      for (const path of pathsFor(file, string)) {
        if (path.includes("${")) {
          const pattern = templatePattern(path);
          for (const other of files) if (pattern.test(other)) needed.add(other);
        } else if (known.has(path)) needed.add(path);
        else for (const other of dataFolders.get(path) ?? []) needed.add(other);
      }
    }
    needed.delete(file);
    references.set(file, needed);
  }
  return references;
}

/** Every string of a source; templates with their `${…}`. */
export function stringsOf(source: string): string[] {
  const comments = /^\s*(\/\/|\/?\*).*$/gm;
  const atRunTime = source.replaceAll(comments, "").replaceAll(/^(import|export) type [^;]*;/gm, "");
  return [...atRunTime.matchAll(/"([^"\n]{2,200})"|`([^`\n]{2,200})`/g)].map(
    ([, text, template]) => text ?? template ?? "",
  );
}

function pathsFor(file: string, string: string): string[] {
  const [path = ""] = string.split("?");
  const isTemplate = path.includes("${");
  // A template without an ending could be a text of any kind.
  if (/[\s:;<>]/.test(path.replaceAll(/\$\{[^}]*\}/g, "")) || (isTemplate && !/\.\w+$/.test(path))) return [];
  if (path.startsWith("/")) return [`public${path}`];
  if (path.startsWith("#")) return [path.slice(1)];
  const relative = join(dirname(file), path);
  return isTemplate ? [relative] : [path, relative, join(bases[file] ?? "", path)];
}

function templatePattern(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[^\w/-]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join("[^/]+")}$`);
}

/**
 * The starts and all that they need, directly or through others, each with the number of files on the shortest way to it.
 *
 * @param isFollowed leaves out files, and what they alone need
 */
export function reachOf(
  references: References,
  starts: Iterable<string>,
  isFollowed: (file: string) => boolean = () => true,
): Map<string, number> {
  const reached = new Map([...starts].map((file) => [file, 0]));
  // A map goes on with what is added while it is read.
  for (const [file, steps] of reached) {
    for (const needed of references.get(file) ?? []) {
      if (!reached.has(needed) && isFollowed(needed)) reached.set(needed, steps + 1);
    }
  }
  return reached;
}
