import { expect, test } from "vitest";
import { coverRefusal } from "./use-cover-check.ts";

test.each([
  ["IMG_1.HEIC", "", "cover heic", "cover heic"],
  ["IMG_1", "image/heif", "cover heic", "cover heic"],
  ["kep.webp", "image/webp", "cover type", null],
  ["kep.jpg", "image/jpeg", null, null],
  ["szoveg.txt", "text/plain", "cover type", "cover type"],
] as const)(
  "%s of the type %j is refused as %j for a new post, %j for another",
  (name, type, isNew, isOld) => {
    const file = new File([""], name, { type });
    expect([coverRefusal(file, true), coverRefusal(file, false)]).toEqual([isNew, isOld]);
  },
);
