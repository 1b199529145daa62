import { expect, test } from "vitest";
import { lookupOf } from "./guarded-request.ts";

test("a name leads to the address that was checked, whatever it has become", async () => {
  const found = [
    { address: "203.0.113.7", family: 4 },
    { address: "2a00:1450::1", family: 6 },
  ];
  const lookup = lookupOf(found);
  const ask = (all: boolean) =>
    new Promise((done) => lookup("rebound.test", { all }, (error, ...given) => done([error, ...given])));
  expect(await ask(true)).toEqual([null, found]);
  expect(await ask(false)).toEqual([null, "203.0.113.7", 4]);
  const none = lookupOf([]);
  expect(await new Promise((done) => none("gone.test", {}, done))).toMatchObject({ code: "ENOTFOUND" });
});
