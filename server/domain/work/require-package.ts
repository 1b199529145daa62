import { createRequire } from "node:module";

/** Loads a package that few processes need when it is first used, and at once: with `import` its callers would have to wait. */
export const requirePackage = createRequire(import.meta.url);
