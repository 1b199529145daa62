import type { ImportFault } from "#api/import/import-report.ts";
import { megabyte } from "#server/domain/disk/free-space.ts";

/** Why nothing can be imported from a file or an address. The admin area and the command have words for each kind. */
export class ImportError extends Error {
  override name = "ImportError";
  readonly kind: ImportFault;

  /** @param detail for these words: the part that cannot be read, an answer, a limit */
  constructor(kind: ImportFault, detail: string) {
    super(detail);
    this.kind = kind;
  }
}

/** @param maxBytes the limit */
export function tooLarge(maxBytes: number): ImportError {
  return new ImportError("tooLarge", `${maxBytes / megabyte} MB`);
}
