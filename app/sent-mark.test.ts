import { expect, test } from "vitest";
import { sentMark, withoutSentMark } from "./sent-mark.ts";

test.each([
  [sentMark, ""],
  ["?sent=1&page=2", "?page=2"],
  ["?page=2&sent=", "?page=2"],
  ["?index", ""],
])("%s loses its mark: %j", (search, rest) => {
  expect(withoutSentMark(search)).toBe(rest);
});

test.each(["", "?page=2", "?q=a%20b"])("a query without the mark stays as it is: %j", (search) => {
  expect(withoutSentMark(search)).toBe(search);
});
