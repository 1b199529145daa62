import { expect, test } from "vitest";
import type { BuildManifest } from "#server/http/build-manifest.ts";
import { hydrationFiles } from "./hydration-files.ts";

const manifest: BuildManifest = {
  "app/entry.client.tsx": {
    file: "entry.js",
    imports: ["_react.js"],
    dynamicImports: ["i18n/messages/hu.ts", "i18n/messages/en.ts", "i18n/loading/admin-messages.ts"],
  },
  "app/root.tsx?route": { file: "root.js", css: ["site.css"] },
  "app/site/routes/tools/money.tsx?route": { file: "money.js", imports: ["_tool.js"] },
  "app/site/routes/blog.tsx?route": { file: "blog.js" },
  "app/admin/routes/login.tsx?route": { file: "login.js" },
  "_tool.js": {
    file: "tool.js",
    imports: ["_react.js"],
    dynamicImports: [
      "content/en/tools/money.ts",
      "content/en/tools/emergency.ts",
      "content/hu/tools/money.ts",
      "app/admin/help.ts",
    ],
  },
  "_react.js": { file: "react.js", imports: ["_tool.js"] },
  "i18n/messages/hu.ts": { file: "hu.js" },
  "i18n/messages/en.ts": { file: "en.js" },
  "content/en/tools/money.ts": { file: "money-en.js" },
  "content/en/tools/emergency.ts": { file: "emergency-en.js" },
  "content/hu/tools/money.ts": { file: "money-hu.js" },
  "app/admin/help.ts": { file: "help.js" },
};

test("a page hydrates with what its route imports and may import, in its own language and of no other page", () => {
  const files = [
    "en.js",
    "entry.js",
    "money-en.js",
    "money.js",
    "react.js",
    "root.js",
    "site.css",
    "tool.js",
  ];
  expect(hydrationFiles(manifest, "money", "en")).toEqual(files.map((file) => `/${file}`));
});

test("without a build there are none", () => {
  expect(hydrationFiles({}, "money", "en")).toEqual([]);
});
