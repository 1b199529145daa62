// Runs a script of this repository: node scripts/run.mjs [--build] [[options of Node] <file> [arguments]]
//
// The door of every `npm run …`: installs the packages when they are missing or have changed, with --build
// builds the site when its sources have changed, then runs the file on the Node that came with the packages.
// Plain JavaScript without a dependency, so that a fresh clone and any Node from 18 on can run it.

import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildIsCurrent, buildSite } from "./setup-build.mjs";
import { withLock } from "./setup-lock.mjs";
import { installPackages, nodeProgram, packagesAreInstalled } from "./setup-packages.mjs";
import { endWithNpm, passSignalsOn, runToEnd } from "./setup-process.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {boolean} withBuild */
async function setUp(withBuild) {
  const isReady = () => packagesAreInstalled(root) && (!withBuild || buildIsCurrent(root));
  if (isReady()) return;
  await withLock(join(root, "build/.lock"), async () => {
    if (!packagesAreInstalled(root)) await installPackages(root);
    if (withBuild && !buildIsCurrent(root)) await buildSite(root);
  });
}

/** @param {string[]} args */
async function run(args) {
  const withBuild = args[0] === "--build";
  const command = withBuild ? args.slice(1) : args;
  passSignalsOn();
  endWithNpm();
  await setUp(withBuild);
  if (command.length === 0) return 0;
  // What was built for production is served so; React looks at this while it runs, too.
  const env = withBuild ? { NODE_ENV: "production", ...process.env } : process.env;
  return runToEnd(nodeProgram(root), command, { cwd: root, env });
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
