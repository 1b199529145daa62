import { expect, test } from "vitest";
import { lastQuietHour } from "./quiet-hour.ts";

test.each([
  ["2026-12-02T07:59:59.999Z", "2026-12-01T08:00:00.000Z"],
  ["2026-12-02T08:00:00.000Z", "2026-12-02T08:00:00.000Z"],
  ["2026-12-03T04:00:00.000Z", "2026-12-02T08:00:00.000Z"],
])("at %s the last quiet hour began at %s", (now, began) => {
  expect(lastQuietHour(new Date(now)).toISOString()).toBe(began);
});
