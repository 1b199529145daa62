import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { readApiCalls } from "./api-calls.ts";

const sources = {
  "api/client.ts": `import { paths } from "#api/paths.ts";
  return {
    async listPosts(language) {
      const posts = await call(paths.posts({ language }));
    },
    readCountry: () => call(paths.geo),
`,
  "api/admin/calls/bin-calls.ts": `
    listBin: () => call(adminPaths.bin),
`,
  "server/http/routes/posts/posts.ts": `import { paths } from "#api/paths.ts"; app.get(paths.posts.pattern);`,
  "server/http/routes/operation/geo.ts": `import { paths } from "#api/paths.ts"; app.get(paths.geo);`,
  "server/http/routes/bin.ts": `app.get(adminPaths.bin);`,
  "server/http/routes/operation/geo.test.ts": `send(paths.geo);`,
  "app/blog.tsx": `await api.listPosts("hu");`,
  "app/bin.tsx": `await api.listBin(); fetch(paths.geo);`,
  "app/quiet.tsx": `import { paths } from "#api/paths.ts";`,
};

test("a file of the app is answered by the routes of the calls that it makes", async () => {
  const root = await makeTemporaryFolder();
  for (const [path, source] of Object.entries(sources)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), source);
  }
  const files = Object.keys(sources).map((file): [string, Set<string>] => [file, new Set()]);
  expect(readApiCalls(root, new Map(files))).toEqual(
    new Map([
      ["app/blog.tsx", new Set(["server/http/routes/posts/posts.ts"])],
      ["app/bin.tsx", new Set(["server/http/routes/operation/geo.ts", "server/http/routes/bin.ts"])],
    ]),
  );
});
