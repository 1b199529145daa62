import { defineConfig, devices } from "@playwright/test";
import { chromiumLaunch } from "./tests/support/chromium.ts";

export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "test-results",
  workers: 1,
  // For what never ends: a busy machine takes its time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: 0,
  forbidOnly: true,
  // PLAYWRIGHT_JSON_OUTPUT_FILE says where the counts go; see scripts/test.ts.
  reporter: [["list"], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["json"] as const] : [])],
  use: { screenshot: "only-on-failure" },
  projects: [
    {
      name: "chromium",
      use: {
        ...devices["Desktop Chrome"],
        launchOptions: chromiumLaunch(),
      },
    },
  ],
});
