/** An editor's value that replaces a default. */
export interface FactOverride {
  /** The value in the shape of the default, without its age. */
  value: Record<string, unknown>;
  /** The month in which it was checked, `2026-11`. */
  asOf: string;
  isEstimate: boolean;
}

/** By the facts' ids. */
export type FactOverrides = Readonly<Record<string, FactOverride>>;
