import { defaultFacts } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { formatExchanged, formatForeign, formatPrice, formatPriceAge } from "./format-price.ts";

test("a price is shown in its own currency", () => {
  expect(formatPrice({ range: [40, 55], currency: "PEN" }, "hu")).toBe("40–55\u00a0sol");
  expect(formatPrice({ range: [70, 100], currency: "USD" }, "hu")).toBe("70–100\u00a0dollár");
  expect(formatPrice({ range: [1200, 1200], currency: "USD" }, "en")).toBe("US$1,200");
  expect(formatForeign([70, 100], "usd", "es")).toBe("US$\u00a070–100");
});

test("soles in another currency are rounded to a step", () => {
  expect(formatExchanged(defaultFacts, [1500, 2600], "usd", 50, "en")).toBe("US$450–750");
  expect(formatExchanged(defaultFacts, [100, 180], "huf", 1000, "hu")).toBe(
    "10\u00a0000–18\u00a0000\u00a0forint",
  );
  expect(formatExchanged(defaultFacts, [100, 180], "eur", 5, "es")).toBe("25–45\u00a0euros");
});

test("a price says its month, or that it is an estimate", () => {
  expect(formatPriceAge({ asOf: "2025-12" }, "en")).toBe("December 2025");
  expect(formatPriceAge({ asOf: "2026-03", isEstimate: true }, "es")).toBe("estimación");
});
