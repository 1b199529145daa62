import { expect, test } from "vitest";
import { changeSlide, faultsOf, moveSlide, newSlide, takePicture, writeWords } from "./slide-changes.ts";

const slide = newSlide("0123abcd");
const other = { ...newSlide("4567cdef"), id: "lima" };
const picture = { hash: "a1", width: 1200, height: 800, focal: { x: 50, y: 30 } };

test("a slide moves by one place, and stays at the ends", () => {
  const ids = (slides: { id: string }[]) => slides.map(({ id }) => id);
  expect(ids(moveSlide([slide, other], "lima", -1))).toEqual(["lima", "slide-0123abcd"]);
  expect(ids(moveSlide([slide, other], "lima", 1))).toEqual(["slide-0123abcd", "lima"]);
});

test("a slide needs a title, one of the owner's a picture, and a picture its description, in each language", () => {
  const named = { ...slide, words: writeWords(slide, "en", { title: "Our trips" }) };
  expect(faultsOf([named]).map(({ control }) => control)).toEqual([
    "slide-0123abcd-picture",
    "slide-0123abcd-hu-title",
    "slide-0123abcd-es-title",
  ]);
  const taken = changeSlide([other], "lima", takePicture(other, picture, { hu: "Láma" }));
  expect(taken[0]?.picture).toEqual(picture);
  expect(faultsOf(taken).flatMap(({ control, kind }) => (kind === "alt" ? control : []))).toEqual([
    "lima-en-alt",
    "lima-es-alt",
  ]);
});
