import sharp from "sharp";
import { expect, test } from "vitest";
import { schemesFor } from "./logo-schemes.ts";

/** A mark on a transparent ground, drawn as SVG. */
async function seenOn(mark: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60">${mark}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(4);
  return schemesFor(data, info.width);
}

const circle = (fill: string, radius = 25) => `<circle cx="60" cy="30" r="${radius}" fill="${fill}"/>`;

test.each([
  ["#101010", "light"],
  ["#ffffff", "dark"],
  ["#d24b2a", "both"],
  ["#ffe9a0", "dark"],
])("a mark of %s can be seen on: %s", async (colour, schemes) => {
  expect(await seenOn(circle(colour))).toBe(schemes);
});

test("a white sign within a colour is seen on that", async () => {
  expect(await seenOn(circle("#0b6e4f") + circle("#ffffff", 15))).toBe("both");
});

test("dark words beside a sign of another colour need a light ground", async () => {
  const words = '<path d="M90 10h6v40h-6zM100 10h6v40h-6z" fill="#111111"/>';
  expect(await seenOn(circle("#d24b2a", 20) + words)).toBe("light");
});

test("what fills its frame brings its own ground", async () => {
  expect(await seenOn('<rect width="120" height="60" fill="#f6f0e4"/>')).toBe("both");
});
