import { execFile } from "node:child_process";
import { cp, mkdir, readFile, readdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";

const root = join(import.meta.dirname, "../..");

/** Builds a page out of app/page.txt, unless that is broken; what the real one does as far as the set-up sees it. */
const builder = `
const { mkdirSync, readFileSync, writeFileSync } = require("node:fs");
const folder = process.env.BUILD_DIRECTORY ?? "build";
for (const part of ["client", "server"]) mkdirSync(folder + "/" + part, { recursive: true });
const page = readFileSync("app/page.txt", "utf8");
writeFileSync(folder + "/client/page.txt", page);
if (page.startsWith("broken")) process.exit(1);`;

const server = (name: string) => `
import { readFileSync } from "node:fs";
console.log("${name} serves " + readFileSync("build/client/page.txt", "utf8"));`;

const lock = (packages: Record<string, object>) => JSON.stringify({ lockfileVersion: 3, packages });

/** A small project that is set up and started as the site is. */
async function makeProject(): Promise<string> {
  const folder = await makeTemporaryFolder();
  await cp(join(root, "scripts/run.mjs"), join(folder, "scripts/run.mjs"));
  await cp(join(root, "scripts/setup"), join(folder, "scripts/setup"), { recursive: true });
  const node = { "node_modules/node": { version: "24.0.0" } };
  await write(folder, {
    "package.json": JSON.stringify({ name: "small", type: "module", dependencies: { node: "24.0.0" } }),
    "package-lock.json": lock(node),
    "node_modules/.package-lock.json": lock(node),
    "node_modules/@react-router/dev/bin.cjs": builder,
    "app/page.txt": "page 1",
    "server/main.ts": server("server 1"),
  });
  await mkdir(join(folder, "node_modules/node/bin"), { recursive: true });
  await symlink(process.execPath, join(folder, "node_modules/node/bin/node"));
  return folder;
}

async function write(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** The output of a run, or its failure with the output. */
async function run(folder: string, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ["scripts/run.mjs", ...args], {
    cwd: folder,
  });
  return stdout + stderr;
}

const start = (folder: string) => run(folder, "--serve", "server/main.ts");

test("an update that cannot be built leaves the old pages and the last server that ran serving, and says so", async () => {
  const folder = await makeProject();
  expect(await start(folder)).toContain("server 1 serves page 1");
  // Nothing is built for it.
  await write(folder, { "server/main.ts": server("server 2") });
  expect(await start(folder)).toContain("server 2 serves page 1");
  await write(folder, { "app/page.txt": "broken", "server/main.ts": server("server 3") });
  const output = await start(folder);
  expect(output).toContain("THE UPDATE COULD NOT BE STARTED. The site could not be built");
  expect(output).toContain("server 2 serves page 1");
  await expect(run(folder, "--build")).rejects.toMatchObject({ code: 1 });

  await write(folder, { "app/page.txt": "page 2" });
  expect(await start(folder)).toContain("server 3 serves page 2");
  expect(await readdir(join(folder, "build"))).not.toContain(".next");
});

test("a first build that fails is a failed start", async () => {
  const folder = await makeProject();
  await write(folder, { "app/page.txt": "broken" });
  await expect(start(folder)).rejects.toMatchObject({
    code: 1,
    stdout: expect.not.stringContaining("serves"),
  });
});

test("a release that cannot be kept is started all the same", async () => {
  const folder = await makeProject();
  // Not the folder that it should be.
  await write(folder, { "build/release": "" });
  const output = await start(folder);
  expect(output).toContain("This release could not be kept");
  expect(output).toContain("server 1 serves page 1");
});

test("an update whose packages cannot be fetched leaves the present ones, and the old site serving", async () => {
  const folder = await makeProject();
  await start(folder);
  const missing = {
    version: "1.0.0",
    resolved: "http://127.0.0.1:1/missing-1.0.0.tgz",
    integrity: "sha512-AAAA",
  };
  const dependencies = { missing: "1.0.0" };
  await write(folder, {
    ".npmrc": "fetch-retries=0\n",
    "package.json": JSON.stringify({ name: "small", type: "module", dependencies }),
    "package-lock.json": lock({ "": { dependencies }, "node_modules/missing": missing }),
    "server/main.ts": server("server 2"),
  });
  const output = await start(folder);
  expect(output).toContain("THE UPDATE COULD NOT BE STARTED. The packages could not be installed");
  expect(output).toContain("server 1 serves page 1");
  await expect(run(folder, "server/main.ts")).rejects.toMatchObject({ code: 1 });
});

test("packages that are new but of no use to the build make way for those of the last build", async () => {
  const folder = await makeProject();
  await start(folder);
  // The state between npm's end and the beginning of the build.
  const before = await readFile(join(folder, "node_modules/.package-lock.json"), "utf8");
  await cp(join(folder, "node_modules"), join(folder, "build/.packages-former"), { recursive: true });
  await write(folder, { "app/page.txt": "broken", "node_modules/.package-lock.json": lock({}) });
  expect(await start(folder)).toContain("server 1 serves page 1");
  expect(await readFile(join(folder, "node_modules/.package-lock.json"), "utf8")).toBe(before);
});

test("a swap of builds that was interrupted is finished by the next start", async () => {
  const folder = await makeProject();
  await start(folder);
  await write(folder, { "app/page.txt": "page 2" });
  await start(folder);
  // The state after a crash when the pages were moved and the server was not.
  const stamp = await readFile(join(folder, "build/.sources"), "utf8");
  await write(folder, { "app/page.txt": "broken", "build/.next/.sources": stamp });
  await write(folder, { "build/.next/server/index.js": "" });
  const output = await start(folder);
  expect(output).toContain("server 1 serves page 2");
  expect(await readdir(join(folder, "build/server"))).toEqual(["index.js"]);
});
