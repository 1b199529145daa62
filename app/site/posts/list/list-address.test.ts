import { expect, test } from "vitest";
import { pageNumberIn, listPath } from "./list-address.ts";

test("the first page of the list has the bare address", () => {
  expect(listPath("/en/blog", 1)).toBe("/en/blog");
  expect(listPath("/en/blog", 3)).toBe("/en/blog?page=3");
});

test.each([
  ["", 1],
  ["page=1", 1],
  ["page=12", 12],
  ["page=0", null],
  ["page=-1", null],
  ["page=1.5", null],
  ["page=02", null],
  ["page=", null],
  ["page=x", null],
  ["page=99999999999", null],
])("the address with %j is of page %j", (search, page) => {
  expect(pageNumberIn(new URLSearchParams(search))).toBe(page);
});
