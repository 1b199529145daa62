import { expect, test } from "vitest";
import { readAudit } from "./read-audit.ts";

const report = (severity: string) =>
  JSON.stringify({
    vulnerabilities: {
      fastify: { severity, via: [{ title: "Reads what it should not" }, "ajv"] },
    },
  });

test("an advisory is told with its cause; a grave one fails the check", () => {
  expect(readAudit(report("high"), "")).toEqual({
    lines: ["advisories: 1", "  high: fastify: Reads what it should not; through ajv"],
    isGrave: true,
  });
  expect(readAudit(report("moderate"), "").isGrave).toBe(false);
});

test("without advisories it passes", () => {
  expect(readAudit('{ "vulnerabilities": {} }', "")).toEqual({ lines: ["advisories: 0"], isGrave: false });
});

test("a registry that tells no advisories is told as such, and nobody is kept from working", () => {
  const refused = {
    message: "405 Method Not Allowed - POST http://127.0.0.1/-/npm/v1/security/advisories/bulk",
  };
  expect(readAudit(JSON.stringify(refused), "npm error audit endpoint returned an error")).toEqual({
    lines: [`advisories: COULD NOT BE CHECKED: ${refused.message}`],
    isGrave: false,
  });
  expect(readAudit("", "npm warn\nnpm error no network").lines).toEqual([
    "advisories: COULD NOT BE CHECKED: npm error no network",
  ]);
});
