import { expect, test } from "vitest";
import { filesOfPage } from "./files-of-page.ts";

const page = `<head><link rel="preload" as="font" href="/assets/face.woff2"/><link rel="icon" href="/favicon.ico"/>
<link rel="canonical" href="https://site.example/en/"/><link rel="alternate" href="/en/feed.xml"/>
<style data-sheets="/assets/site.css# /assets/map.css">x</style><script async="" type="module" src="/sharing.js"></script></head>
<picture><source media="(20rem &lt;= width &lt; 48rem)" type="image/avif" srcSet="/thumbs/a.avif" width="208"/><img src="/a.svg"/></picture>
<picture><source type="image/avif" srcSet="/m/240.avif 240w, /m/640.avif 640w" sizes="6.5rem"/><source type="image/webp" srcSet="/m/240.webp 240w"/><img src="/m/1280.jpeg"/></picture>
<img src="/b.svg" alt=""/><img src="https://elsewhere.example/c.png"/><img src="//elsewhere.example/d.png"/><img data-src="/e.png" alt=""/>
<script type="application/json" id="_hydration">{"entry":"/assets/entry.js","modules":["/assets/react.js"],"version":"1"}</script>`;

test("of each picture what a phone takes is found, and nothing of other sites", () => {
  expect(filesOfPage(page).pictures).toEqual(["/thumbs/a.avif", "/m/640.avif", "/b.svg"]);
});

test("what the page loads and what hydrates it is found, and no other page", () => {
  expect(filesOfPage(page).files).toEqual([
    "/assets/face.woff2",
    "/favicon.ico",
    "/sharing.js",
    "/assets/site.css",
    "/assets/map.css",
    "/assets/entry.js",
    "/assets/react.js",
  ]);
});
