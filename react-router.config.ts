import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  // A new build is made beside the present one (scripts/setup/build-site.mjs).
  buildDirectory: process.env["BUILD_DIRECTORY"] ?? "build",
  ssr: true,
  // The pages are few: knowing them all from the start spares a request before each new one.
  routeDiscovery: { mode: "initial" },
  // A page's `load` and its looks come in one file.
  splitRouteModules: false,
} satisfies Config;
