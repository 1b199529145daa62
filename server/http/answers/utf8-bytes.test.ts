import { expect, test } from "vitest";
import { utf8Bytes } from "./utf8-bytes.ts";

test("a text is the same as UTF-8 whatever letters it has, half a character included, and stays so when others follow", () => {
  const texts = ["", "Peru", "Perú", "ősz", "🦙 Cusco", "\ud83e", "Á".repeat(600_000), "Írás"];
  const written = texts.map(utf8Bytes);
  for (const [index, text] of texts.entries())
    expect(written[index]?.equals(Buffer.from(text)), text.slice(0, 20)).toBe(true);
});
