import { loadFactDefaults } from "#content/facts/records/fact-defaults.ts";

let defaults: ReturnType<typeof loadFactDefaults> | undefined;

/** Read once a process, when they are first asked for: they are those of the release. */
export function factDefaults() {
  return (defaults ??= loadFactDefaults());
}
