import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { createDrawnParts } from "./drawn-parts.tsx";

/** Draws a page with one part; a part says how often it was drawn. */
function openPages() {
  const next = Array.from({ length: 120 }).keys();
  const Part = () => <b>{(next.next().value ?? 0) + 1}</b>;
  return (of: object, name: string): string => {
    const { place, fill } = createDrawnParts();
    return fill(
      renderToString(
        <p>
          <u>before</u>
          {place(<Part />, of, name)}
          <u>behind</u>
        </p>,
      ),
    );
  };
}

const page = (part: number) => `<p><u>before</u><b>${part}</b><u>behind</u></p>`;

test("a part is drawn once for what it is drawn of and its name, and stands where it would", () => {
  const draw = openPages();
  const [answer, newer] = [{}, {}];
  expect([draw(answer, "menu"), draw(answer, "menu")]).toEqual([page(1), page(1)]);
  expect([draw(answer, "footer"), draw(newer, "menu")]).toEqual([page(2), page(3)]);
  expect(draw(answer, "menu")).toBe(page(1));
});

test("several parts of a page are kept apart, also where two have one name", () => {
  const of = {};
  for (let round = 0; round < 2; round += 1) {
    const { place, fill } = createDrawnParts();
    const text = renderToString(
      <div>
        {place(<i>a</i>, of, "a")}
        {place(<i>b</i>, of, "b")}
        {place(<i>a</i>, of, "a")}
      </div>,
    );
    expect(fill(text)).toBe("<div><i>a</i><i>b</i><i>a</i></div>");
  }
});

test("of very many parts the oldest is forgotten, so that memory stays bounded", () => {
  const draw = openPages();
  const of = {};
  for (let number = 1; number <= 101; number += 1) expect(draw(of, `part ${number}`)).toBe(page(number));
  expect(draw(of, "part 101")).toBe(page(101));
  expect(draw(of, "part 1")).toBe(page(102));
});
