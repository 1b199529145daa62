import { expect, test } from "vitest";
import { changeShownPart, pictureAddress, queryOf, readShownPart } from "./library-query.ts";

test("what is shown is read from the address, and nonsense is as if it were left out", () => {
  const read = (query: string) => readShownPart(new URLSearchParams(query));
  expect(read("search=llama&unused=true&page=3")).toEqual({ search: "llama", unused: true, page: 3 });
  expect(read("unused=1&page=-2")).toEqual({ search: "", unused: false, page: 1 });
  expect(read("page=x").page).toBe(1);
});

test("another search leads to the first page, another page keeps the search", () => {
  const params = new URLSearchParams("search=llama&page=3");
  expect(changeShownPart(params, { search: "tó" }).toString()).toBe("search=t%C3%B3");
  expect(changeShownPart(params, { page: 4 }).toString()).toBe("search=llama&page=4");
});

test("a picture's address keeps the place in the list that the way back leads to", () => {
  const address = pictureAddress("abc", new URLSearchParams("search=llama&page=3"));
  expect(address).toBe("?search=llama&page=3&picture=abc");
  expect(changeShownPart(new URLSearchParams(address), { page: 3 }).has("picture")).toBe(false);
});

test("the server is asked for a page of 48", () => {
  expect(queryOf({ search: "", unused: false, page: 1 })).toEqual({ skip: 0 });
  expect(queryOf({ search: "tó", unused: true, page: 3 })).toEqual({ search: "tó", unused: true, skip: 96 });
});
