import { expect, test } from "vitest";
import { parseXml } from "#tests/support/readers/parse-xml.ts";
import { drawPanels, type Panel } from "./bar-panels.ts";

const panel: Panel = {
  title: "Bytes & more, kB",
  series: ["html", "css"],
  bars: [
    {
      label: "home",
      pieces: [
        { series: 0, value: 40 },
        { series: 1, value: 20 },
      ],
      limit: 100,
    },
    { label: "<blog>", pieces: [{ series: 0, value: 80 }] },
  ],
};

const numbersOf = (svg: string, tag: RegExp) => [...svg.matchAll(tag)].map(([, number]) => Number(number));

test("it is an XML document that shows titles, labels, legends and sums", () => {
  const svg = drawPanels("What pages bring", [panel]);
  expect(() => parseXml(svg)).not.toThrow();
  for (const text of [
    "Bytes &amp; more, kB",
    "&lt;blog>",
    ">home<",
    ">html<",
    ">css<",
    ">limit<",
    ">60<",
    ">80<",
  ]) {
    expect(svg).toContain(text);
  }
});

test("pieces follow one another and are as wide as their values", () => {
  const pieces = /<rect class="s\d" x="([\d.]+)" y="\d+" width="([\d.]+)"/g;
  const [first, second, third] = [...drawPanels("", [panel]).matchAll(pieces)].map(([, x, width]) => ({
    x: Number(x),
    width: Number(width),
  }));
  expect(first?.width).toBeGreaterThan(0);
  expect(second?.x).toBeCloseTo(Number(first?.x) + Number(first?.width), 0);
  expect(first?.width).toBeCloseTo(2 * Number(second?.width), 0);
  expect(third?.width).toBeCloseTo(2 * Number(first?.width), 0);
});

test("a limit stands where the axis has its number", () => {
  const svg = drawPanels("", [panel]);
  const [limit] = numbersOf(svg, /class="limit" x1="([\d.]+)" x2="[\d.]+" y1="44"/g);
  const [tick] = numbersOf(svg, /x="([\d.]+)" y="\d+">100<\/text>/g);
  expect(limit).toBe(tick);
});

test("an axis begins at zero and goes beyond every bar and limit in round steps", () => {
  const ticks = numbersOf(drawPanels("", [panel]), /text-anchor="middle"[^>]*>([\d.]+)</g);
  expect(ticks).toEqual([0, 20, 40, 60, 80, 100]);
});

test("what is nothing or has not been measured leaves a panel with an axis", () => {
  const nothing = { label: "home", pieces: [{ series: 0, value: 0 }] };
  for (const bars of [[nothing], []]) {
    const svg = drawPanels("", [{ title: "", series: [], bars }]);
    expect(() => parseXml(svg)).not.toThrow();
    expect(svg).not.toContain("NaN");
    expect(svg).toContain('class="axis"');
  }
});
