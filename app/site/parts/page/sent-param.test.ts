import { expect, test } from "vitest";
import { sentQuery, withoutSentParam } from "./sent-param.ts";

test.each([
  [sentQuery, ""],
  ["?sent=1&page=2", "?page=2"],
  ["?page=2&sent=", "?page=2"],
  ["?index", ""],
])("%s loses its mark: %j", (search, rest) => {
  expect(withoutSentParam(search)).toBe(rest);
});

test.each(["", "?page=2", "?q=a%20b"])("a query without the mark stays as it is: %j", (search) => {
  expect(withoutSentParam(search)).toBe(search);
});
