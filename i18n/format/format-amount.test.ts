import { expect, test } from "vitest";
import {
  formatAltitude,
  formatDistance,
  formatMetres,
  formatNumber,
  formatRain,
  formatSoles,
  formatTemperature,
} from "./format-amount.ts";

test("writes big numbers as each language does", () => {
  expect(formatNumber(1_285_216, "hu")).toBe("1\u00a0285\u00a0216");
  expect(formatNumber(1_285_216, "en")).toBe("1,285,216");
  expect(formatNumber(1_285_216, "es")).toBe("1\u00a0285\u00a0216");
});

test("writes Hungarian altitudes of four digits without a gap", () => {
  expect(formatMetres(3399, "hu")).toBe("3399\u00a0m");
  expect(formatMetres(3399, "en")).toBe("3,399\u00a0m");
});

test("altitudes and distances have feet and miles beside them in English alone", () => {
  expect(formatAltitude(3399, "en")).toBe("3,399\u00a0m\u00a0/ 11,150\u00a0ft");
  expect(formatAltitude(4350, "en", 4550)).toBe("4,350–4,550\u00a0m\u00a0/ 14,270–14,930\u00a0ft");
  expect(formatAltitude(3399, "es")).toBe("3399\u00a0m");
  expect(formatDistance(43, "en")).toBe("43\u00a0km\u00a0/ 27\u00a0miles");
  expect(formatDistance(5, "en")).toBe("5\u00a0km\u00a0/ 3\u00a0miles");
  expect(formatDistance(18, "en", 20)).toBe("18–20\u00a0km\u00a0/ 11–12\u00a0miles");
  expect(formatDistance(33, "en", 34)).toBe("33–34\u00a0km\u00a0/ 21\u00a0miles");
  expect(formatDistance(43, "hu")).toBe("43\u00a0km");
});

test("temperatures and rain have Fahrenheit and inches beside them in English alone", () => {
  expect(formatTemperature(-1, "en", 4)).toBe("−1\u00a0–\u00a04\u00a0°C\u00a0/ 30–39\u00a0°F");
  expect(formatTemperature(20, "en", 20.4)).toBe("20–20.4\u00a0°C\u00a0/ 68–69\u00a0°F");
  expect(formatTemperature(-1, "hu", 4)).toBe("−1\u00a0–\u00a04\u00a0°C");
  expect(formatRain(8, "en")).toBe("8\u00a0mm\u00a0/ 0.3\u00a0in");
  expect(formatRain(2880, "en")).toBe("2,880\u00a0mm\u00a0/ 113\u00a0in");
  expect(formatRain(163, "es")).toBe("163\u00a0mm");
});

test("writes soles with the language's word and decimal mark", () => {
  expect(formatSoles(40, "hu")).toBe("40\u00a0sol");
  expect(formatSoles(40, "en")).toBe("40\u00a0soles");
  expect(formatSoles(1, "es")).toBe("1\u00a0sol");
  expect(formatSoles(2.5, "hu")).toBe("2,50\u00a0sol");
  expect(formatSoles(2.5, "es")).toBe("2.50\u00a0soles");
});

test("writes a range with one word at its end", () => {
  expect(formatSoles(40, "en", 80)).toBe("40–80\u00a0soles");
});

test("decimals and thousands are marked as the language does", () => {
  expect(formatNumber(26.1, "hu", 1)).toBe("26,1");
  expect(formatNumber(26, "en", 1)).toBe("26.0");
  expect(formatNumber(3399, "hu")).toBe("3399");
  expect(formatNumber(3399, "en")).toBe("3,399");
  expect(formatNumber(3399, "es")).toBe("3399");
  expect(formatNumber(10_000, "es")).toBe("10\u00a0000");
  expect(formatSoles(12_500.5, "es")).toBe("12\u00a0500.50\u00a0soles");
  expect(formatSoles(1500, "es", 2600)).toBe("1500–2600\u00a0soles");
  expect(formatNumber(10_000, "hu")).toBe("10\u00a0000");
});

test("below zero stands a minus sign, not a hyphen, and zero has none", () => {
  expect(formatNumber(-1.3, "es", 1)).toBe("−1.3");
  expect(formatNumber(-0.2, "en", 0)).toBe("0");
});
