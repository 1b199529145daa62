import { expect, test } from "vitest";
import { withRule } from "./with-rule.ts";

const inlined = '<head><style data-sheets="/a.css">a{}</style></head><body><style>b{}</style></body>';

test("a rule ends the style of the head, or stands in one of its own; the body's are left alone", () => {
  expect(withRule(inlined, "i{}")).toBe(inlined.replace("a{}", "a{}i{}"));
  expect(withRule("<head><link/></head><body></body>", "i{}")).toBe(
    '<head><link/><style data-sheets="">i{}</style></head><body></body>',
  );
});

test("without a rule a page stays as it is", () => {
  expect(withRule(inlined, "")).toBe(inlined);
});
