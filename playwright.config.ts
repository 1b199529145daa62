import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { chromiumLaunch } from "./tests/support/browser/chromium.ts";

/** Journeys about what the site does, not how it looks: without pictures and faces of its own a page is a quarter less work. */
const plain = [
  "**/accounts/{account-emails,accounts,proof,roles}.spec.ts",
  "**/admin/{admin-layout,admin-pages,backups,contact-messages,facts,guide-pages}.spec.ts",
  "**/admin/{home-sections,own-pages,site-menu}.spec.ts",
  "**/editing/{changed-meanwhile,editor-links,facts-in-posts,post-form,post-list,preview-and-bin,session-loss}.spec.ts",
  "**/editing/{text-editor,translation-states,write-post,writing-together}.spec.ts",
  "**/contact/{contact,contact-endings,contact-service,contact-unscripted}.spec.ts",
  "**/guide/{fact-report,guide,guide-languages,holidays,home-country}.spec.ts",
  "**/home/{home,slider}.spec.ts",
  "**/offline/{reading-offline,tools-offline,upgrades}.spec.ts",
  "**/shell/{menu,scheme,search,second-page,unhydrated,failed-hydration,late-hydration}.spec.ts",
  "**/tools/{before-you-go,packing-list,stay-calculator,trip-planner}.spec.ts",
];

/** A page of a journey lives for seconds: compiling its scripts well, beside it, takes a tenth more of the processor than it saves. */
const shortLived = "--js-flags=--max-lazy,--no-maglev,--no-turbofan,--single-threaded";

export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "test-results",
  globalSetup: "./tests/support/storage/start-journeys-postgres.ts",
  // Each with a site and a database of its own, which take their share of the cores; a third one fills the waits of two.
  workers: Math.max(3, Math.floor(availableParallelism() / 2)),
  fullyParallel: true,
  // Only against endless waiting: a busy machine is slow.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  retries: 0,
  forbidOnly: true,
  // PLAYWRIGHT_JSON_OUTPUT_FILE says where the counts go; see scripts/test.ts.
  reporter: [["list"], ...(process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ? [["json"] as const] : [])],
  use: {
    screenshot: "only-on-failure",
    // So that an act that waits in vain is named, where the limit of its test would name the test alone.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Only the journeys without a connection let it in: to the others it would be one more thing that answers.
    serviceWorkers: "block",
    // Fading and gliding cost a processor more than the pages do. The journeys about what moves ask for it.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    {
      name: "whole",
      testIgnore: plain,
      use: { ...devices["Desktop Chrome"], launchOptions: chromiumLaunch(shortLived) },
    },
    {
      name: "plain",
      testMatch: plain,
      use: {
        ...devices["Desktop Chrome"],
        launchOptions: chromiumLaunch(
          shortLived,
          "--blink-settings=imagesEnabled=false",
          "--disable-remote-fonts",
        ),
      },
    },
  ],
});
