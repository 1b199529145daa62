import { expect, test } from "vitest";
import { formatMoment } from "./format-moment.ts";

test("a moment is written as each language does, by the clock of the machine", () => {
  // Without a zone the time is in the zone of the machine.
  const moment = "2026-11-21T20:15:00";
  expect(formatMoment(moment, "hu")).toBe("2026. nov. 21. 20:15");
  expect(formatMoment(moment, "en")).toBe("21 Nov 2026, 20:15");
  expect(formatMoment(moment, "es")).toBe("21 nov. 2026, 20:15");
});
