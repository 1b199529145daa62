import { expect, test } from "vitest";
import { diffWords, type DiffPart } from "#app/ui/diff/diff-words.ts";
import { diffContents } from "./diff-contents.ts";

/** `a [-b-] {+c+}`: what was removed and added. */
function written(parts: DiffPart[]): string {
  const marks = { same: ["", ""], removed: ["[-", "-]"], added: ["{+", "+}"] } as const;
  return parts.map(({ text, change }) => `${marks[change][0]}${text}${marks[change][1]}`).join("");
}

const labels = { picture: "Kép", decorative: "Csak díszít" };

const contents = (before: string, after: string) => diffContents(before, after, labels).map(written);

test("only changed blocks are told, and a moved one is there once", () => {
  const before = "<p>Egy</p><p>Az út hosszú volt.</p><p>Vége</p>";
  const after = "<p>Egy</p><p>Az út rövid volt.</p><p>Vége</p><p>Utóirat</p>";
  expect(contents(before, after)).toEqual(["Az út [-hosszú -]{+rövid +}volt.", "{+Utóirat+}"]);
});

test("a block that has hardly a word in common takes another's place", () => {
  expect(contents("<p>Lima nagy város.</p>", "<p>Holnap Cuscóba megyünk tovább.</p>")).toEqual([
    "[-Lima nagy város.-]",
    "{+Holnap Cuscóba megyünk tovább.+}",
  ]);
});

test("another picture with the same words is a change", () => {
  expect(contents('<img src="/a" alt="Hegy">', '<img src="/b" alt="Hegy">')).toEqual([
    "[-Kép: Hegy-]",
    "{+Kép: Hegy+}",
  ]);
});

test("a picture that changed places with another is shown", () => {
  const [removed, added] = diffContents('<img src="/a" alt="">', '<img src="/b" alt="">', labels);
  expect([removed, added]).toEqual([
    [{ text: "Kép", change: "removed", src: "/a" }],
    [{ text: "Kép", change: "added", src: "/b" }],
  ]);
});

test("of a picture that is described anew the description alone is compared, beside the picture", () => {
  const videoLabels = { ...labels, picture: "Imagen o video" };
  const [parts] = diffContents('<img src="/a" alt="">', '<img src="/a" alt="Kék templom">', videoLabels);
  expect(parts).toEqual([
    { text: "Imagen o video: ", change: "same", src: "/a" },
    { text: "Kék templom", change: "added" },
  ]);
  expect(contents('<img src="/a" alt="Hegy">', '<img src="/a" alt="Tó">')).toEqual(["Kép: [-Hegy-]{+Tó+}"]);
  expect(contents('<img src="/a" alt="">', '<img src="/a" alt="" role="presentation">')).toEqual([
    "Kép: {+Csak díszít+}",
  ]);
  expect(contents('<img src="/a" alt="">', '<img src="/a" alt="" width="4" height="3">')).toEqual([]);
});

test("texts without a difference have none, and thousands of words are told at once", () => {
  expect(contents("<p>Egy</p>", "<p>Egy</p>")).toEqual([]);
  const long = (word: string) => Array.from({ length: 5000 }, (_, n) => `${word}${n}`).join(" ");
  expect(diffWords(long("a"), long("b")).map(({ change }) => change)).toContain("added");
});
