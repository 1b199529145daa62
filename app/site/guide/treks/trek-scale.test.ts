import { defaultFacts as facts } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { treks, type Trek } from "#content/facts/treks/treks.ts";
import { bands, board, pathsOf, xOf, yOf } from "./trek-scale.ts";

test("the scale holds every point of every trek", () => {
  for (const trek of Object.values<Trek>(facts(treks))) {
    for (const { day, metres } of trek.profile) {
      expect(xOf(day, trek)).toBeGreaterThanOrEqual(board.left);
      expect(xOf(day, trek)).toBeLessThanOrEqual(board.right);
      expect(yOf(metres)).toBeGreaterThan(board.top);
      expect(yOf(metres)).toBeLessThan(board.bottom);
    }
  }
});

test("the bands follow each other from the lower edge to the upper one", () => {
  expect(yOf(bands[0].from)).toBe(board.bottom);
  expect(yOf(bands.at(-1)?.to ?? 0)).toBe(board.top);
  for (const [index, band] of bands.slice(1).entries()) expect(band.from).toBe(bands[index]?.to);
});

test("a trek's area is closed along the lower edge", () => {
  const { line, area, shade } = pathsOf(facts(treks).colca);
  expect(area.startsWith(`M${xOf(0.3, facts(treks).colca)} ${board.bottom}L`)).toBe(true);
  expect(area.endsWith(`${yOf(3287)}V${board.bottom}z`)).toBe(true);
  expect(area).toContain(line.slice(1));
  // Down to San Juan, and down again to the oasis.
  expect(shade.split("M")).toHaveLength(3);
});

test("a trek fills its drawing, but a very short one is not stretched to it", () => {
  expect(xOf(8, facts(treks).huayhuash)).toBe(board.right);
  expect(xOf(4, facts(treks)["inca-trail"])).toBe(board.right);
  expect(xOf(2, facts(treks).colca)).toBeLessThan(board.right);
});
