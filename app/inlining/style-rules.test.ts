import { expect, test } from "vitest";
import { readStyleRules } from "./style-rules.ts";

test("rules are read with the classes that each selector needs", () => {
  expect(readStyleRules(".a1 .b2:hover>p,h1{color:red}")).toEqual([
    {
      selectors: [
        { text: ".a1 .b2:hover>p", classes: ["a1", "b2"] },
        { text: "h1", classes: [] },
      ],
      body: "color:red",
    },
  ]);
});

test("a class in brackets is none that a page must have", () => {
  const [rule] = readStyleRules(':is(.a,.b:not(.c)) .d[title=".e"]{top:0}');
  expect(rule).toMatchObject({ selectors: [{ classes: ["d"] }] });
});

test("layers and conditions hold their rules in order", () => {
  expect(readStyleRules("@layer a,b;@layer a{@media (width<20rem){p{top:0}}i{left:0}}")).toEqual([
    "@layer a,b;",
    {
      around: "@layer a",
      rules: [
        {
          around: "@media (width<20rem)",
          rules: [{ selectors: [{ text: "p", classes: [] }], body: "top:0" }],
        },
        { selectors: [{ text: "i", classes: [] }], body: "left:0" },
      ],
    },
  ]);
});

test("what is not a rule for elements stays whole", () => {
  const sheet = "@font-face{src:url(a.woff2)}@keyframes turn{to{rotate:1turn}}@page{margin:1cm}";
  expect(readStyleRules(sheet).join("")).toBe(sheet);
});

test("signs in strings and escapes end nothing", () => {
  expect(readStyleRules(String.raw`p:before{content:"};\"{"}.a,q{top:0}`)).toEqual([
    { selectors: [{ text: "p:before", classes: [] }], body: String.raw`content:"};\"{"` },
    {
      selectors: [
        { text: ".a", classes: ["a"] },
        { text: "q", classes: [] },
      ],
      body: "top:0",
    },
  ]);
});
