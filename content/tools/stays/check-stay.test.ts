import { expect, test } from "vitest";
import { checkStay } from "./check-stay.ts";
import { mostTrips, readStayFields, stayQuery, type StayFields } from "./stay-fields.ts";

function fields(trips: string, others: Partial<StayFields> = {}): StayFields {
  const rows = trips.split(", ").map((trip) => {
    const [entry = "", exit = "", granted = ""] = trip.split(" ");
    return { entry: entry === "-" ? "" : entry, exit: exit === "-" ? "" : exit, granted };
  });
  return { passport: "eu", expires: "", trips: rows, ...others };
}

test.each([
  ["no such day", "2026-02-30 2026-03-05", { "entry-0": "noSuchDay" }],
  ["29 February of a common year", "2026-02-01 2027-02-29", { "exit-0": "noSuchDay" }],
  ["no date", "tomorrow 2026-03-05", { "entry-0": "noDate" }],
  ["the other order", "05.03.2026 -", { "entry-0": "noDate" }],
  ["a year that is mistyped", "2206-03-01 -", { "entry-0": "farAway" }],
  ["a year long ago", "1926-03-01 1926-03-05", { "entry-0": "farAway", "exit-0": "farAway" }],
  ["exit before entry", "2026-03-05 2026-03-01", { "exit-0": "exitBeforeEntry" }],
  ["a stay of ten years", "2026-03-05 2036-03-01", { "exit-0": "tooLong" }],
  ["no entry", "- 2026-03-01", { "entry-0": "noEntry" }],
  ["nothing", "- -", { "entry-0": "noEntry" }],
  ["overlapping trips", "2026-03-01 2026-03-20, 2026-03-10 2026-03-30", { "entry-1": "overlap" }],
  ["the same in another order", "2026-03-10 2026-03-30, 2026-03-01 2026-03-20", { "entry-0": "overlap" }],
  ["an earlier trip that goes on", "2026-03-01 -, 2026-05-01 -", { "exit-0": "noExit" }],
  ["no number of days", "2026-03-01 - many", { "granted-0": "noDays" }],
  ["no days at all", "2026-03-01 - 0", { "granted-0": "noDays" }],
  ["too many days", "2026-03-01 - 900", { "granted-0": "noDays" }],
] as const)("%s is told at its field", (_, trips, errors) => {
  expect(checkStay(fields(trips))).toEqual({ checked: null, errors });
});

test("the passport is asked for, and its date", () => {
  const { errors } = checkStay(fields("2026-03-01", { passport: "moon", expires: "2030-13-01" }));
  expect(errors).toEqual({ passport: "noPassport", expires: "noSuchDay" });
});

test("trips are put into the order of time, and empty ones count for nothing", () => {
  const { checked } = checkStay(fields("2026-06-01 -, - -, 2026-03-01 2026-03-05 30"));
  expect(checked?.stays.map(({ place, granted }) => [place, granted])).toEqual([
    [2, 30],
    [0, undefined],
  ]);
});

test("a trip may begin on the day on which another ends, and both on one day", () => {
  expect(checkStay(fields("2026-03-01 2026-03-05, 2026-03-05 2026-03-05, 2026-03-05 -")).errors).toEqual({});
});

test("a date may be typed with dots or slashes, the year first", () => {
  const [dashes, dots, slashes] = ["2026-03-01", "2026.3.1.", "2026/03/01"].map((entry) =>
    checkStay({ ...fields("-"), trips: [{ entry, exit: "", granted: "" }] }),
  );
  expect(dots).toEqual(dashes);
  expect(slashes).toEqual(dashes);
});

test("the address holds all that was typed, right or wrong", () => {
  const typed = fields("2026-02-30 x 7, - 2026-03-05, 2026-04-01 2026-04-02", { expires: "soon" });
  expect(readStayFields(new URLSearchParams(stayQuery(typed)))).toEqual(typed);
});

test("an address without the form's fields holds no form", () => {
  expect(readStayFields(new URLSearchParams("utm_source=x"))).toBeNull();
});

test("the form's buttons add and remove a trip without JavaScript", () => {
  const query = stayQuery(fields("2026-03-01 2026-03-05, 2026-04-01"));
  const after = (button: string) => readStayFields(new URLSearchParams(`${query}&${button}`))?.trips;
  expect(after("add=1")).toHaveLength(3);
  expect(after("remove=0")?.map(({ entry }) => entry)).toEqual(["2026-04-01"]);
  expect(after("remove=x")).toHaveLength(2);
});

test("an invented address cannot make the counting long", () => {
  const query = new URLSearchParams(Array.from({ length: 5000 }, () => ["entry", "2026-03-01".repeat(100)]));
  const read = readStayFields(query);
  expect(read?.trips).toHaveLength(mostTrips);
  expect(read?.trips[0]?.entry).toHaveLength(40);
});
