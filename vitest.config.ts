import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const needsServer = /"#tests\/support\/(servers|storage\/(?!temporary-folder))/;

/** Tests that need a database, the built site or processes of their own; `npm run check` leaves them out. */
const whole = globSync("{scripts,server,tests}/**/*.test.ts")
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !file.startsWith("tests/upgrade/"))
  .filter(
    (file) =>
      /^(server\/(http|domain\/media)|tests\/(fuzz|pages|processes))\//.test(file) ||
      needsServer.test(readFileSync(file, "utf8")),
  );

/** Fetches a PostgreSQL of another major version from npm's registry: `npm run test:upgrade`. */
const drill = "tests/upgrade/**/*.test.ts";

/** Tests that replace a module, or load one anew: in a process of their own, where no other test comes to meet it. */
export const isolatedTests = [
  "app/site/contact/script/contact-sending.test.ts",
  "i18n/loading/load-messages.test.ts",
  "server/domain/accounts/passwords/password.test.ts",
  "server/domain/accounts/sessions/sessions.test.ts",
  "server/domain/accounts/sessions/sessions-rate-limits.test.ts",
];

const isWhole = (file: string) => whole.includes(file);

const shared = {
  pool: "forks" as const,
  // The others share what a process has loaded, which takes a third off their time.
  isolate: false,
  // Room for what is young: collecting it takes a tenth off their processor time.
  execArgv: ["--min-semi-space-size=16", "--max-semi-space-size=64"],
  allowOnly: false,
  // Only against endless waiting: on a busy machine a built site and a database start slowly.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 120_000 } },
  // The built site is one file, which the tests would else read and change anew in each process.
  server: { deps: { external: [/\/build\/server\//] } },
  setupFiles: ["tests/support/fail-on-console-error.ts"],
};

export default defineConfig({
  test: {
    // One more than cores: a worker waits for processes, disks and databases a good part of its time.
    maxWorkers: availableParallelism() + 1,
    globalSetup: ["tests/support/storage/start-test-postgres.ts"],
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "build/**", "data/**", "art/**", drill, ...whole, ...isolatedTests],
        },
      },
      {
        test: {
          ...shared,
          name: "isolated",
          include: isolatedTests.filter((file) => !isWhole(file)),
          isolate: true,
        },
      },
      {
        test: {
          ...shared,
          name: "server",
          include: whole,
          exclude: isolatedTests,
          setupFiles: [...shared.setupFiles, "tests/support/cheap-passwords.ts"],
        },
      },
      { test: { ...shared, name: "isolated-server", include: isolatedTests.filter(isWhole), isolate: true } },
      { test: { ...shared, name: "upgrade", include: [drill] } },
    ],
  },
});
