import { expect, test } from "vitest";
import { planQuery, readPlan } from "./plan-address.ts";

const read = (query: string) => readPlan(new URLSearchParams(query));

test("a plan reads in its address as it is", () => {
  const query = "?plan=v1_miraflores.1_paracas.2_arequipa.3.nightBus&start=2027-05-03";
  const { plan, problems } = read(query);
  expect(problems).toEqual([]);
  expect(plan).toEqual({
    start: "2027-05-03",
    stops: [
      { place: "miraflores", nights: 1 },
      { place: "paracas", nights: 2 },
      { place: "arequipa", nights: 3, by: "nightBus" },
    ],
  });
  expect(planQuery(plan)).toBe(query);
  expect(planQuery(read("").plan)).toBe("");
});

test("a plan that begins and ends in Lima does not say so, others do, by the names that people use", () => {
  const meant = "?plan=v1_puno.2_cusco.3&start=2027-05-03&from=la-paz&to=cusco";
  for (const ends of ["from=la-paz&to=cusco", "From=La+Paz&TO=Cuzco", "to=cusco&from=lapaz"]) {
    const { plan, problems } = read(`plan=v1_puno.2_cusco.3&start=2027-05-03&${ends}`);
    expect(problems).toEqual([]);
    expect(planQuery(plan)).toBe(meant);
  }
  expect(read("plan=v1_cusco.3&from=lima&to=").plan).toEqual(read("plan=v1_cusco.3").plan);
  expect(read("plan=v1_cusco.3&from=quito").problems).toEqual([{ kind: "gate", text: "quito" }]);
});

test("what cannot be read is named, and the rest of the plan is kept", () => {
  const { plan, problems } = read(
    "plan=v1_miraflores.1_atlantis.3_cusco.x_puno.99_moon_arequipa.2.camel&start=2027-02-30",
  );
  expect(plan.stops).toEqual([
    { place: "miraflores", nights: 1 },
    { place: "cusco", nights: 1 },
    { place: "puno", nights: 30 },
    { place: "arequipa", nights: 2 },
  ]);
  expect(problems).toEqual([
    { kind: "place", text: "atlantis" },
    { kind: "nights", text: "cusco.x" },
    { kind: "nights", text: "puno.99" },
    { kind: "place", text: "moon" },
    { kind: "means", text: "camel" },
    { kind: "start", text: "2027-02-30" },
  ]);
});

test("a later version and an address without one are read as far as they go", () => {
  expect(read("plan=v2_cusco.3")).toMatchObject({
    plan: { stops: [{ place: "cusco", nights: 3 }] },
    problems: [{ kind: "version", text: "v2" }],
  });
  expect(read("plan=cusco.3").plan.stops).toEqual([{ place: "cusco", nights: 3 }]);
});

test("a form adds a stop where it says, and too many stops are too many", () => {
  expect(read("plan=v1_cusco.3&add=pisac&nights=2&at=0").plan.stops).toEqual([
    { place: "pisac", nights: 2 },
    { place: "cusco", nights: 3 },
  ]);
  // The train was chosen from Puno.
  const before = "plan=v1_puno.2_cusco.3.train_ollantaytambo.1.colectivo&add=pisac&nights=2";
  expect(planQuery(read(`${before}&at=1`).plan)).toBe(
    "?plan=v1_puno.2_pisac.2_cusco.3_ollantaytambo.1.colectivo",
  );
  expect(read("add=pisac&nights=").plan.stops).toEqual([{ place: "pisac", nights: 1 }]);
  const { plan, problems } = read(`plan=v1${"_cusco.1".repeat(40)}`);
  expect(plan.stops).toHaveLength(30);
  expect(problems).toEqual([{ kind: "too-many", most: 30 }]);
});

test("capitals, accents, spaces and the names that people use are no mistake", () => {
  const meant = "?plan=v1_miraflores.1_aguas-calientes.2_cusco.3.nightBus_yanque.1&start=2027-05-03";
  for (const query of [
    "Plan=V1_Lima.1_Aguas Calientes.2_CUZCO.3.NIGHTBUS_yanqué.1&START=2027-05-03",
    "plan= v1 _ miraflores . 1 _ machu picchu . 2 _ cusco.3.nightbus _ Colca.1 &start= 2027. 5. 3. ",
    "plan=v1_miraflores.1_AguasCalientes.2_cusco.3.nightBus_yanque.1).&start=2027/05/03",
    "plan=lima.1+aguas+calientes.2+cusco.3.nightBus+colca.1&start=20270503",
    "plan=Lima.1,%20Machu%20Picchu.2,%20Cuzco.3.nightBus,%20Colca.1&start=2027-5-3",
  ]) {
    const { plan, problems } = read(query);
    expect(problems, query).toEqual([]);
    expect(planQuery(plan), query).toBe(meant);
  }
  expect(read("plan=v1__&start=").problems).toEqual([]);
  expect(read("start=2027-13").problems).toEqual([{ kind: "start", text: "2027-13" }]);
});

test("day trips stand behind the nights, in whatever order and by the names that people use", () => {
  const meant = "?plan=v1_cusco.4.train.humantay.rainbow-mountain_puno.2.taquile";
  for (const query of [
    "plan=v1_cusco.4.train.humantay.rainbow-mountain_puno.2.taquile",
    "plan=v1_Cuzco.4.Vinicunca.train.HUMANTAY.humantay_puno.2.uros",
    "plan=cusco.4.train.rainbow-mountain.humantay puno.2.taquile",
  ]) {
    const { plan, problems } = read(query);
    expect(problems, query).toEqual([]);
    expect(planQuery(plan), query).toBe(meant);
  }
  const { plan, problems } = read("plan=v1_paracas.2.vinicunca_cusco.3.moon.pisac");
  expect(planQuery(plan)).toBe("?plan=v1_paracas.2_cusco.3.pisac");
  expect(problems).toEqual([
    { kind: "trip", text: "paracas.vinicunca" },
    { kind: "means", text: "moon" },
  ]);
});
