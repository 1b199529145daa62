import { expect, test } from "vitest";
import { planQuery, readPlan } from "#content/trips/plan-address.ts";
import { partyOf } from "./party.ts";

const read = (query: string) => readPlan(new URLSearchParams(query));
const kept = (query: string) => planQuery(read(query).plan);

test("who travels stands in the address behind stops and day, and reads as it is", () => {
  const query = "?plan=v1_cusco.3&start=2027-05-03&who=1a_0_9&avoid=height_nightBus&pace=calm";
  const { plan, problems } = read(query);
  expect(problems).toEqual([]);
  expect(plan.party).toEqual({ adults: 1, children: [0, 9], avoids: ["height", "nightBus"], pace: "calm" });
  expect(planQuery(plan)).toBe(query);
});

test("an address without a party means two adults who avoid nothing, at the usual pace, and those are not written", () => {
  for (const query of [
    "plan=v1_cusco.3",
    "plan=v1_cusco.3&who=2a&avoid=&pace=",
    "plan=v1_cusco.3&who=2&who=&pace=usual",
  ]) {
    const { plan, problems } = read(query);
    expect(problems).toEqual([]);
    expect(partyOf(plan)).toEqual({ adults: 2, children: [], avoids: [], pace: "usual" });
    expect(plan).toEqual({ start: null, stops: [{ place: "cusco", nights: 3 }] });
    expect(planQuery(plan)).toBe("?plan=v1_cusco.3");
  }
  expect(kept("avoid=boat")).toBe("?avoid=boat");
});

test("a party is read as a form sends it and as people type it", () => {
  for (const query of [
    "who=2a_5_9&avoid=stairs_boat",
    "who=2&who=5, 9&avoid=stairs&avoid=boat",
    "WHO=2 adults, 5, 9 years&Avoid=Boats, steps",
    "who=5;9;2A&avoid=BOAT;stairs;boat",
    "who=2 felnőtt 5 éves 9 éves&avoid=lépcső, hajó",
    "who=2adultos+5+años+9&avoid=escaleras,botes",
  ]) {
    const { plan, problems } = read(query);
    expect(problems, query).toEqual([]);
    expect(planQuery(plan), query).toBe("?who=2a_5_9&avoid=stairs_boat");
  }
});

test("a pace is read in the readers' languages, and what is none is named", () => {
  for (const word of ["calm", "Nyugodt", "lassú", "tranquilo", "slow"])
    expect(kept(`plan=v1_cusco.3&PACE=${word}`)).toBe("?plan=v1_cusco.3&pace=calm");
  for (const word of ["full", "feszes", "intenso"]) expect(kept(`pace=${word}`)).toBe("?pace=full");
  expect(read("pace=szokásos").problems).toEqual([]);
  expect(read("plan=v1_cusco.3&pace=gallop")).toEqual({
    plan: { start: null, stops: [{ place: "cusco", nights: 3 }] },
    problems: [{ kind: "pace", text: "gallop" }],
  });
});

test("what cannot be read of a party is named, and the rest is kept", () => {
  const { plan, problems } = read("who=99a_5_two_18_3 dogs_1_1_1_1_1_1&avoid=boat_spiders");
  expect(plan.party).toEqual({ adults: 8, children: [5, 1, 1, 1, 1, 1], avoids: ["boat"], pace: "usual" });
  expect(problems).toEqual([
    { kind: "who", text: "3 dogs" },
    { kind: "who", text: "two" },
    { kind: "who", text: "18" },
    { kind: "who", text: "1" },
    { kind: "who", text: "99a" },
    { kind: "avoid", text: "spiders" },
  ]);
  expect(kept("plan=v1_cusco.3&who=nobody")).toBe("?plan=v1_cusco.3");
  expect(kept("who=0a_4")).toBe("?who=1a_4");
  expect(kept(`who=${"9".repeat(5000)}`)).toBe("?who=8a");
});
