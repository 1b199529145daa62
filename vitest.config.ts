import { defineConfig } from "vitest/config";

/** Tests that need the built site, the whole server or processes of their own; `npm run check` leaves them out. */
const whole = ["server/http/**/*.test.ts", "tests/pages/**/*.test.ts", "tests/processes/**/*.test.ts"];

const shared = {
  pool: "forks" as const,
  allowOnly: false,
  // For what never ends; on a busy machine a built site and a database take their time.
  testTimeout: 120_000,
  setupFiles: ["tests/support/fail-on-console-error.ts"],
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    globalSetup: ["tests/support/start-test-postgres.ts"],
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "build/**", "data/**", ...whole],
        },
      },
      { test: { ...shared, name: "server", include: whole } },
    ],
  },
});
