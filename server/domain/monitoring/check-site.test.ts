import { expect, test } from "vitest";
import { checkReplica } from "./check-site.ts";

test("a replica that is away or behind for long is for its owner to look at, one that follows or is not set is not", () => {
  const good = [{ name: "replica", state: "good" }];
  const warning = [{ name: "replica", state: "warning" }];
  expect(checkReplica({ state: "current", lasting: 60_000 })).toEqual(good);
  expect(checkReplica({ state: "behind", lasting: 9_000 })).toEqual(good);
  expect(checkReplica({ state: "behind", lasting: 11_000 })).toEqual(warning);
  expect(checkReplica({ state: "away", lasting: 11_000 })).toEqual(warning);
  expect(checkReplica(undefined)).toEqual([]);
});
