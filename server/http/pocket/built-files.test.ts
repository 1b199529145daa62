import { expect, test } from "vitest";
import { filesIn } from "./built-files.ts";

const manifest = {
  "app/entry.client.tsx": {
    file: "entry.js",
    imports: ["_site.js"],
    dynamicImports: [
      "i18n/messages/hu.ts",
      "i18n/messages/en.ts",
      "i18n/admin/hu.ts",
      "node_modules/x/index.js",
    ],
  },
  "_site.js": { file: "site.js", css: ["site.css"], assets: ["face.woff2"] },
  "app/site/routes/home.tsx?route": {
    file: "home.js",
    imports: ["_site.js"],
    dynamicImports: ["content/hu/slides.ts", "content/en/slides.ts"],
  },
  "app/site/routes/preview.tsx?route": { file: "preview.js" },
  "app/admin/routes/login.tsx?route": { file: "login.js" },
  "i18n/messages/hu.ts": { file: "words-hu.js" },
  "i18n/messages/en.ts": { file: "words-en.js" },
  "i18n/admin/hu.ts": { file: "admin-hu.js" },
  "content/hu/slides.ts": { file: "slides-hu.js" },
  "content/en/slides.ts": { file: "slides-en.js" },
  "node_modules/x/index.js": { file: "x.js" },
};

test("a language's public pages are taken with all that they import, and nobody else's", () => {
  expect(filesIn(manifest, "hu")).toEqual([
    "entry.js",
    "face.woff2",
    "home.js",
    "site.css",
    "site.js",
    "slides-hu.js",
    "words-hu.js",
  ]);
});
