import { expect, test } from "vitest";
import { readHtml } from "#api/post-html/read-html.ts";
import { withFindings } from "./stored-text.ts";

test("the words below pictures and above tables stand in a line of their own", () => {
  const html = `<p>Cusco <strong>f</strong>első része</p>
    <figure><img src="https://example.com/a.jpg" alt="Hegy"><figcaption>Hajnal <small>Anna</small></figcaption></figure>
    <table><caption>Árak</caption><tbody><tr><td>busz</td><td>5 sol</td></tr></tbody></table>`;
  const { plain } = withFindings({ blocks: readHtml(html) });
  expect(plain).toBe("Cusco felső része busz 5 sol\nHajnal Anna Árak");
});
