import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // The pages are few: knowing them all from the start spares a request before each new one.
  routeDiscovery: { mode: "initial" },
  // A page's `load` and its looks come in one file.
  splitRouteModules: false,
} satisfies Config;
