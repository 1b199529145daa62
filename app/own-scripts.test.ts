import { expect, test } from "vitest";
import { scriptMark, scriptSource, takeMarkedScripts } from "./own-scripts.ts";

test("only scripts with this process's mark are named, and no mark is left in the page", () => {
  const page = (nonce: string) =>
    `<head><link href="/a.css"${nonce}/><script${nonce}>own()</script></head>` +
    '<body><script>stored()</script><script nonce="guessed">stored()</script></body>';
  const { html, scripts } = takeMarkedScripts(page(` nonce="${scriptMark}"`));
  expect(html).toBe(page(""));
  expect(scripts).toEqual([scriptSource("own()")]);
});

test("a source is the hash that browsers compare", () => {
  expect(scriptSource("")).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});
