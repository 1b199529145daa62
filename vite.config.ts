import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/** What every page needs comes in two files instead of twenty small ones. */
const groups = [
  { name: "framework", test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
  // Not the entry: it must run after the pages' modules are there.
  {
    name: "site",
    test: /\/(app\/(ui\/(page-intro|picture|pill-link|visually-hidden|[a-z]+\.css)|features\/shell\/|(?!entry|save-post|upload-send)[^/]+$)|i18n\/[^/]+$|api\/(client|errors|paths|post-wire)\.)/,
  },
];

/** React goes into the server's bundle as made for production, whatever NODE_ENV the server is started with. */
const bundled = {
  resolve: { noExternal: true as const },
  define: { "process.env.NODE_ENV": '"production"' },
};

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  // Small files stay files: a picture inlined as data would have to be allowed by the security policy.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // The server knows the site by this entry alone (`renderSite`); it is built to build/server/index.js.
    ssr: {
      build: { rolldownOptions: { input: "./app/site-handler.ts" } },
      ...(command === "build" ? bundled : {}),
    },
  },
}));
