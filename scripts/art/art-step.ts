import { join } from "node:path";
import { artFingerprint, isArtChecked, recordArtCheck } from "./art-fingerprint.ts";
import { vitestStep } from "../testing/check-steps.ts";
import type { Step } from "../testing/steps.ts";

const root = join(import.meta.dirname, "..", "..");

/** These tests redraw every picture, so they are skipped while `art/checked.json` has the current fingerprint. */
export function artStep({ always = false } = {}): Step {
  const step = vitestStep("tests of the drawings", ["art"]);
  if (!always && isArtChecked(root)) {
    return { ...step, skipped: "art/ and its pictures are as they were when these last passed" };
  }
  // Taken before the run, so that later changes do not count as checked.
  const fingerprint = artFingerprint(root);
  return { ...step, onPassed: () => recordArtCheck(root, fingerprint) };
}
