import { expect, test } from "vitest";
import { moveStop, removeStop, insertStops, type Plan } from "#content/trips/plan.ts";
import { readPlan } from "#content/trips/plan-address.ts";
import { followPlan, notesNames, readNotes, withNotes, type TripNotes } from "./trip-notes.ts";

function planOf(...places: string[]): Plan {
  return readPlan(new URLSearchParams({ plan: places.map((place) => `${place}.1`).join("_") })).plan;
}

const noteOn = (of: string) => ({ of, text: `on ${of}`, bookings: [] });

/** The notes that stand at each stop. */
function shownAt({ stops }: Plan, notes: TripNotes): (string | undefined)[] {
  return notesNames(stops).map((name) => notes.find(({ of }) => of === name)?.text);
}

const plan = planOf("miraflores", "cusco", "miraflores", "puno", "miraflores");
const notes = notesNames(plan.stops).map(noteOn);

test("notes stay with their stop when another stay in the same place goes, and find theirs when it comes back", () => {
  for (const [index, former] of plan.stops.entries()) {
    const shorter = removeStop(plan, index);
    const followed = followPlan(notes, plan.stops, shorter.stops);
    expect(shownAt(shorter, followed), former.place).toEqual(shownAt(plan, notes).toSpliced(index, 1));
    expect(followed).toHaveLength(notes.length);
    expect(shownAt(plan, followPlan(followed, shorter.stops, plan.stops))).toEqual(shownAt(plan, notes));
  }
});

test("a new stay has no notes of another one", () => {
  const [stop] = plan.stops;
  if (!stop) throw new Error("the plan has no stops");
  const longer = insertStops(plan, 1, stop);
  expect(shownAt(longer, followPlan(notes, plan.stops, longer.stops))).toEqual(
    shownAt(plan, notes).toSpliced(1, 0, undefined as never),
  );
});

test("another plan, or the same in another order, leaves the notes as they are", () => {
  for (const other of [planOf("cusco"), planOf("puno", "cusco", "puno", "cusco"), moveStop(plan, 1, 0)])
    expect(followPlan(notes, plan.stops, other.stops)).toEqual(notes);
});

test("notes without a word are none", () => {
  const booked = { what: "", number: "", time: "", address: "", paid: "", currency: "usd" };
  expect(withNotes([noteOn("cusco")], { of: "cusco", text: "", bookings: [] })).toEqual([]);
  expect(withNotes([], { of: "cusco", text: "", bookings: [booked] })).toHaveLength(1);
});

test.each([
  [null, []],
  [{ of: "cusco" }, []],
  [[1, null, {}, { of: "" }], []],
  [[{ of: "cusco", text: 3, bookings: [{ what: "Hotel", paid: 5 }] }], ["Hotel"]],
])("other data under the same key is not read: %j", (kept, booked) => {
  expect(readNotes(kept).flatMap(({ bookings }) => bookings.map(({ what }) => what))).toEqual(booked);
});
