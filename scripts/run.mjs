// node scripts/run.mjs [--build | --serve | --built] [[options of Node] <file> [arguments]]
// Installs the packages, with --build or --serve builds the site if needed, then runs the file on the Node from the packages.
// With --serve, when that fails, runs the same file of the last release that was built. With --built, as in a container,
// neither installs nor builds anything.
// Must run in a fresh clone on Node 18 or later, so it is plain JavaScript without dependencies.

import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildIsCurrent, buildSite, finishSwap } from "./setup/build-site.mjs";
import { keepRelease, keptRelease, releaseIsKept } from "./setup/keep-release.mjs";
import { withLock } from "./setup/with-lock.mjs";
import {
  installPackages,
  nodeProgram,
  packagesAreInstalled,
  removeFormerPackages,
  restoreFormerPackages,
} from "./setup/install-packages.mjs";
import { endWithNpm, passSignalsOn, runToEnd } from "./setup/run-to-end.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const quickImports = `--import=${pathToFileURL(join(root, "scripts/setup/quick-imports.mjs")).href}`;

const frugal = {
  // Compiled sources of an earlier run: without them Node also loads its TypeScript compiler, 12 MB.
  NODE_COMPILE_CACHE: join(root, "build/.compile-cache"),
  // For glibc: what the threads that compress and draw have freed goes back to the system, not to a store of each thread.
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "32768",
  MALLOC_TRIM_THRESHOLD_: "131072",
  // Just as many pictures are drawn at once as there are cores; files and passwords need threads beside them.
  UV_THREADPOOL_SIZE: String(Math.max(4, availableParallelism() + 2)),
};

async function setUp(withBuild) {
  const isReady = () => packagesAreInstalled(root) && (!withBuild || buildIsCurrent(root));
  if (isReady()) return;
  await withLock(join(root, "build/.lock"), async () => {
    try {
      finishSwap(root);
      if (!packagesAreInstalled(root)) await installPackages(root);
      if (withBuild && !buildIsCurrent(root)) await buildSite(root);
      removeFormerPackages(root);
    } catch (error) {
      restoreFormerPackages(root);
      throw error;
    }
  });
}

/** Like `setUp`, but a site that was built before is better than none. @returns the command that starts it */
async function setUpToServe(command) {
  const index = command.findIndex((word) => /\.[jt]s$/.test(word));
  try {
    await setUp(true);
    await keepForLater();
  } catch (error) {
    const kept = keptRelease(root, command[index]);
    if (!kept) throw error;
    console.error(`${"=".repeat(80)}
THE UPDATE COULD NOT BE STARTED. ${error instanceof Error ? error.message : String(error)}
The site as it was built before (${kept.date.toISOString()}) is started instead. Mend this and restart.
${"=".repeat(80)}`);
    return command.map((word, place) => (place === index ? kept.file : word));
  }
  return command;
}

/** Also when nothing was built: the server alone may have changed. */
async function keepForLater() {
  try {
    if (releaseIsKept(root)) return;
    await withLock(join(root, "build/.lock"), () => keepRelease(root));
  } catch (error) {
    // This is as on a full disk; this release itself can be started.
    console.error(
      `This release could not be kept for the case that a later one cannot be built: ${String(error)}`,
    );
  }
}

async function run(args) {
  const mode = ["--build", "--serve", "--built"].find((option) => option === args[0]);
  const asked = mode ? args.slice(1) : args;
  passSignalsOn();
  endWithNpm();
  if (mode === undefined || mode === "--build") await setUp(mode === "--build");
  if (mode === "--build") await keepForLater();
  const command = mode === "--serve" ? await setUpToServe(asked) : asked;
  if (command.length === 0) return 0;
  // React also reads NODE_ENV at run time, where it must be the same as in the build.
  const forAll = {
    ...process.env,
    // Also for the processes that the file starts.
    NODE_OPTIONS: [process.env.NODE_OPTIONS, quickImports].filter(Boolean).join(" "),
  };
  const env = mode ? { NODE_ENV: "production", ...frugal, ...forAll } : forAll;
  return runToEnd(nodeProgram(root), command, { cwd: root, env });
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
