// Given to Node with --import before any other file is loaded.

import module from "node:module";

const root = new URL("../../", import.meta.url).href;
/** Holds the sources of the last release that was built (keep-release.mjs), which import one another. */
const release = new URL("build/release/", root).href;

/** Holds what the names of packages that our files import stand for: all of our files have the same packages. */
const packages = new Map();

/** Files of packages are not ours, nor are the drawings' scripts, whose packages are their own. */
const isOurs = (url) => url.startsWith(root) && !/\/(node_modules|art)\//.test(url.slice(root.length - 1));

/** @returns where a TypeScript file of ours lies; undefined of any other import */
function ownFile(specifier, parent) {
  if (!specifier.endsWith(".ts")) return undefined;
  if (specifier.startsWith(".")) return new URL(specifier, parent).href;
  if (!specifier.startsWith("#")) return undefined;
  return (parent.startsWith(release) ? release : root) + specifier.slice(1);
}

/**
 * For each import Node parses the package.json of the package that is imported, or that imports, anew. That of drizzle-orm has
 * 180 kB: it took 0.5 s of each start for the imports within, and left 200 MB of memory taken, and as long for ours of it.
 * May go when Node parses it once.
 *
 * An npm that a command starts may run on an older Node, which has no hooks and needs none.
 */
module.registerHooks?.({
  resolve(specifier, context, nextResolve) {
    const parent = context.parentURL ?? "";
    if (specifier.startsWith(".") && parent.includes("/node_modules/drizzle-orm/"))
      return { url: new URL(specifier, parent).href, format: "module", shortCircuit: true };
    // Its words in fifty languages are 55 files, of which the site shows none.
    if (specifier === "../locales/index.js" && parent.includes("/node_modules/zod/"))
      return { url: new URL("../locales/en.js", parent).href, format: "module", shortCircuit: true };
    // A package may have another file for who requires it than for who imports it.
    if (!isOurs(parent) || !context.conditions.includes("import")) return nextResolve(specifier, context);
    const url = ownFile(specifier, parent);
    if (url) return { url, format: "module-typescript", shortCircuit: true };
    if (/^[./#]|:/.test(specifier)) return nextResolve(specifier, context);
    const found = packages.get(specifier) ?? nextResolve(specifier, context);
    packages.set(specifier, found);
    return { ...found, shortCircuit: true };
  },
});
