import type loadedSharp from "sharp";
import type { Sharp, SharpInput, SharpOptions } from "sharp";
import { requirePackage } from "#server/domain/work/require-package.ts";

let loaded: typeof loadedSharp | undefined;

/** Opens a picture. The library, a tenth of the idle memory, is loaded with the first one: most are stored in all their forms. */
export function sharp(input: SharpInput, options?: SharpOptions): Sharp {
  loaded ??= load();
  return loaded(input, options);
}

function load(): typeof loadedSharp {
  // Safe cast: the package is that function.
  const library = requirePackage("sharp") as typeof loadedSharp;
  // One core per picture instead of all cores for one: as fast in total, and the memory in use is bounded.
  library.concurrency(1);
  library.cache(false);
  return library;
}
