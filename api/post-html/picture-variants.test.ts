import { expect, test } from "vitest";
import { singleVariant, variantsOf } from "./picture-variants.ts";

const hash = "0123456789abcdef0123456789abcdef";

test("a large picture is offered in every width", () => {
  expect(variantsOf({ hash, width: 4000, height: 3000 }, "avif").match(/\d+w/g)).toEqual([
    "240w",
    "320w",
    "480w",
    "640w",
    "960w",
    "1280w",
    "1920w",
  ]);
});

test("a smaller one never claims to be wider than it is", () => {
  expect(variantsOf({ hash, width: 700, height: 900 }, "webp")).toBe(
    `/media/${hash}/240.webp 240w, /media/${hash}/320.webp 320w, /media/${hash}/480.webp 480w, /media/${hash}/640.webp 640w, /media/${hash}/960.webp 700w`,
  );
});

test("the single variant tells the size that it really has", () => {
  expect(singleVariant({ hash, width: 2400, height: 1600 })).toEqual({
    path: `/media/${hash}/1280.jpeg`,
    width: 1280,
    height: 853,
  });
  expect(singleVariant({ hash, width: 700, height: 900 })).toMatchObject({ width: 700, height: 900 });
});
