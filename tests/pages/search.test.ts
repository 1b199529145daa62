import { expect, test } from "vitest";
import { shareBuiltSite } from "#tests/support/servers/share-built-site.ts";

const openShared = shareBuiltSite();

test("the page of a search is neither kept nor indexed, the one without a query is both", async () => {
  const { app, send } = await openShared();
  const empty = await send("/en/search");
  expect(empty.headers.get("cache-control")).toMatch(/^public/);
  expect(await empty.text()).not.toContain('name="robots"');
  const answer = await send("/en/search?q=tap%20water");
  const html = await answer.text();
  expect(answer.headers.get("cache-control")).toBe("private, no-cache");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('<link rel="canonical" href="http://irany.test/en/search"/>');
  expect(html).toMatch(/<a[^>]* href="\/en\/peru-questions#tap-water"/);
  expect(html).toMatch(/<mark>water<\/mark>/);
  expect(await (await send("/en/search?q=%3Cimg%20src=x%3E")).text()).not.toContain("<img src=x>");
  expect(app.pages.find("/en/search?q=tap%20water")).toBeUndefined();
  expect(await (await send("/robots.txt")).text()).toContain("Disallow: /en/search?");
  expect(await (await send("/sitemap-pages.xml")).text()).toContain("<loc>http://irany.test/es/buscar</loc>");
});

test("words that are too many come back in their field, with a message in the page's language", async () => {
  const { send } = await openShared();
  const answer = await send(`/hu/kereses?q=${"a".repeat(120)}`);
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toMatch(/legfeljebb 100 karakter/);
  expect(html).toContain(`value="${"a".repeat(120)}"`);
});
