import { expect, test } from "vitest";
import { utf8Bytes } from "./utf8-bytes.ts";

test("a text is the same as UTF-8 whatever letters it has, half a character included", () => {
  for (const text of ["", "Peru", "Perú", "ősz", "🦙 Cusco", "\ud83e"]) {
    expect(utf8Bytes(text).equals(Buffer.from(text)), text).toBe(true);
  }
});
