import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { build } from "vite";
import type { textEditor } from "./editor-in-browser.ts";

declare global {
  interface Window {
    textEditor: typeof textEditor;
  }
}

let bundle: Promise<string> | undefined;

/** Opens an empty page in which `window.textEditor` is there. */
export async function openEditorPage(page: Page): Promise<void> {
  bundle ??= bundled();
  await page.setContent("<!doctype html><html lang='hu'><title>Editor</title>");
  await page.addScriptTag({ content: await bundle });
}

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL("editor-in-browser.ts", import.meta.url)),
        formats: ["iife"],
        name: "editorInBrowser",
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !("output" in first)) throw new Error("The editor was not bundled");
  return first.output[0].code;
}
