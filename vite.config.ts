import { readdirSync, readFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { reactRouter } from "@react-router/dev/vite";
import { build, defineConfig, type Plugin } from "vite";
import { pocketScript, workerScript } from "./app/site/offline/offline-caches.ts";
import {
  editScript,
  embedsScript,
  ownMoneyScript,
  reloadScript,
  scrollScript,
  searchScript,
  sharingScript,
} from "./app/site/page-script/hydration-info.ts";
import { contactScript, emailScript, slidesScript } from "./app/site/parts/page/answered-by-script.ts";
import { chunkGroups, isInGroup } from "./scripts/setup/chunk-groups.ts";

const groups = chunkGroups.map((group) => ({ name: group.name, test: (id: string) => isInGroup(group, id) }));

/** React goes into the server's bundle as made for production, whatever NODE_ENV the server is started with. */
const bundled = {
  resolve: { noExternal: true as const },
  define: { "process.env.NODE_ENV": '"production"' },
};

/**
 * Leaves a Brotli form beside each text file of the browser's build: a sixth smaller than what the server has
 * time for while a visitor waits (`server/load-built-site.ts`).
 */
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  async writeBundle({ dir = "" }) {
    const files = await readdir(dir, { recursive: true });
    const texts = files.filter((file) => /\.(js|css|svg)$/.test(file));
    await Promise.all(texts.map(async (file) => compressFile(dir, file)));
  },
};

/** Most files are as they were in the build that is there, and so are their Brotli forms, which take a third of a build. */
async function compressFile(folder: string, name: string): Promise<void> {
  const bytes = await readFile(join(folder, name));
  const former = join(import.meta.dirname, "build/client", name);
  const isSame = (await readFile(former).catch(() => null))?.equals(bytes) === true;
  const kept = isSame ? await readFile(`${former}.br`).catch(() => null) : null;
  await writeFile(join(folder, `${name}.br`), kept ?? (await promisify(brotliCompress)(bytes)));
}

/** A file of `app/site`, with all that it imports, as the text of one script. */
async function buildAlone(file: string, format: "iife" | "es") {
  const input = join(import.meta.dirname, "app/site", file);
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      rolldownOptions: { input, output: { format }, preserveEntrySignatures: "strict" },
    },
  });
  const [script] = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  if (script?.type !== "chunk") throw new Error(`${file} was not built`);
  return { code: script.code.trim(), moduleIds: script.moduleIds };
}

const inlineScripts: Record<string, string> = {
  "virtual:page-script": "page-script/page-script.ts",
  "virtual:home-country-script": "guide/home-country/home-country-script.ts",
};

/** Provides the built scripts that stand in pages themselves as modules. */
export const pageScript: Plugin = {
  name: "page-script",
  resolveId: (id) => (id in inlineScripts ? `\0${id}` : null),
  async load(id) {
    const file = inlineScripts[id.slice(1)];
    if (!file) return null;
    const { code, moduleIds } = await buildAlone(file, "iife");
    for (const module of moduleIds) this.addWatchFile(module);
    return `export default ${JSON.stringify(code)}`;
  },
};

const namedScripts = {
  [contactScript]: "contact/script/answer-contact.ts",
  [editScript]: "page-script/signed-in/edit-here.ts",
  [emailScript]: "contact/script/email-client.ts",
  [embedsScript]: "page-script/embeds.ts",
  [ownMoneyScript]: "page-script/own-money/own-sums.ts",
  [reloadScript]: "page-script/reload-when-safe.ts",
  [scrollScript]: "page-script/scroll-back.ts",
  [searchScript]: "page-script/search/suggest.ts",
  [sharingScript]: "page-script/sharing.ts",
  [slidesScript]: "home/slider/answer-slides.ts",
  [pocketScript]: "offline/pocket/answer-page.ts",
};

/** In development there is none: it would show what was before a change. The server sends it (`server/http/offline`). */
const builtScripts = { ...namedScripts, [workerScript]: "offline/worker/service-worker.ts" };

/** Apart from the build's other files: pages of former builds ask for them by their fixed names. */
const scriptsByName: Plugin = {
  name: "scripts-by-name",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  async generateBundle() {
    for (const [address, file] of Object.entries(builtScripts)) {
      const { code } = await buildAlone(file, "es");
      this.emitFile({ type: "asset", fileName: address.slice(1), source: code });
    }
  },
};

/** In development they are built anew each time that they are asked for. */
export const servedScripts: Plugin = {
  name: "served-scripts",
  apply: "serve",
  configureServer({ middlewares }) {
    for (const [address, file] of Object.entries(namedScripts)) {
      middlewares.use(address, (_request, response, next) => {
        buildAlone(file, "es").then(({ code }) => {
          response.setHeader("content-type", "text/javascript");
          response.end(code);
        }, next);
      });
    }
  },
};

/** Provides `app/inlining/inline-styles.ts` with the style sheets of the browser's build, by address. In development there are none. */
const builtStyles: Plugin = {
  name: "built-styles",
  resolveId: (id) => (id === "virtual:built-styles" ? `\0${id}` : undefined),
  load(id) {
    if (id !== "\0virtual:built-styles") return undefined;
    const { command, environments } = this.environment.getTopLevelConfig();
    const folder = join(environments["client"]?.build.outDir ?? "", "assets");
    const files = command === "build" ? readdirSync(folder).filter((file) => file.endsWith(".css")) : [];
    const sheets = files.map((file) => [`/assets/${file}`, readFileSync(join(folder, file), "utf8").trim()]);
    return `export default ${JSON.stringify(Object.fromEntries(sheets))};`;
  },
};

const cssModules = ["app", "i18n"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  )
  .filter((file) => file.endsWith(".module.css"))
  .toSorted();

/**
 * Letters for the file and a number for the class, such as `ba12`, the same in the browser's build and the server's: a
 * page names a thousand classes, which are in its HTML and in its styles.
 */
function shortClassName(name: string, path: string, css: string): string {
  const file = cssModules.indexOf(relative(import.meta.dirname, path));
  const names = [...css.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)].map(([, found]) => found);
  const number = [...new Set(names)].indexOf(name);
  if (file < 0 || number < 0) throw new Error(`${name} is not a class or animation of ${path}`);
  const letters = file
    .toString(26)
    .replaceAll(/./g, (digit) => String.fromCharCode(97 + parseInt(digit, 26)));
  return letters + number;
}

const within = (folder: string) => join(import.meta.dirname, folder, "**");

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), pageScript, scriptsByName, servedScripts, compressed, builtStyles],
  // Small files stay files: a picture inlined as data would have to be allowed by the security policy. The manifest tells the
  // server which files of the build a language needs (`server/http/pocket`), and which a page hydrates with (`server/http/offline`).
  build: { assetsInlineLimit: 0, manifest: true },
  // No page is made of these: looking for their changes would take seconds of each start.
  server: {
    watch: { ignored: ["art", "bench", "build", "data", "docs", "scripts", "server", "tests"].map(within) },
  },
  css: { modules: command === "build" ? { generateScopedName: shortClassName } : {} },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // The server knows the site by this entry alone (`renderSite`); it is built to build/server/index.js.
    ssr: {
      // Node holds a file with one letter that Latin-1 lacks in twice the memory.
      build: {
        rolldownOptions: {
          input: "./app/site-handler.ts",
          output: { charset: "ascii", comments: false },
        },
      },
      ...(command === "build" ? bundled : {}),
    },
  },
}));
