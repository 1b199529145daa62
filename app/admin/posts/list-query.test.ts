import { expect, test } from "vitest";
import { changeListQuery, readListQuery } from "./list-query.ts";

const read = (query: string) => readListQuery(new URLSearchParams(query));

test("an address without choices shows all posts, the last changed first", () => {
  expect(read("")).toEqual({ search: "", state: "all", in: null, sort: "changed", page: 1 });
  expect(read("state=lost&in=de&sort=match&page=-3")).toEqual(read(""));
  expect(read("page=2.7").page).toBe(2);
});

test("a choice stands in the address beside what else is there, and leads to the first page", () => {
  const params = new URLSearchParams("sent=1&page=4&state=draft");
  expect(changeListQuery(params, { sort: "title" }).toString()).toBe("sent=1&state=draft&sort=title");
  expect(changeListQuery(params, { page: 5 }).toString()).toBe("sent=1&page=5&state=draft");
  expect(changeListQuery(params, { state: "all", page: 1 }).toString()).toBe("sent=1");
});
