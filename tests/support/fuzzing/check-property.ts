import fc from "fast-check";

/** A long run: `FUZZ_RUNS=20 npm test -- fuzz` tries twenty times as many inputs. */
const factor = Number(process.env["FUZZ_RUNS"] ?? "1");

/** The same inputs in each run of the tests; a failure prints it with the smallest input that fails. */
const seed = Number(process.env["FUZZ_SEED"] ?? "20261122");

/**
 * Tries a property on random inputs.
 *
 * @param runs how many inputs, before they are multiplied for a long run
 * @throws with the smallest input found for which the property fails or does not end
 */
export async function checkProperty<Input>(
  runs: number,
  input: fc.Arbitrary<Input>,
  holds: (input: Input) => Promise<void> | void,
): Promise<void> {
  const property = fc.asyncProperty(input, async (value) => holds(value));
  // Milliseconds, of one input: only against endless waiting, on a slow and busy machine.
  await fc.assert(property, { numRuns: runs * factor, seed, timeout: 30_000 });
}
