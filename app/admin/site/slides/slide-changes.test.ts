import { expect, test } from "vitest";
import {
  changeSlide,
  faultsOf,
  moveSlide,
  newSlide,
  takePicture,
  titleOf,
  writeWords,
} from "./slide-changes.ts";

const slide = newSlide("0123abcd");
const other = { ...newSlide("4567cdef"), id: "lima" };
const picture = { hash: "a1", width: 1200, height: 800, focal: { x: 50, y: 30 } };

test("a slide moves by one place, and stays at the ends", () => {
  const ids = (slides: { id: string }[]) => slides.map(({ id }) => id);
  expect(ids(moveSlide([slide, other], "lima", -1))).toEqual(["lima", "slide-0123abcd"]);
  expect(ids(moveSlide([slide, other], "lima", 1))).toEqual(["slide-0123abcd", "lima"]);
});

test("a slide needs a title in one language, one of the owner's a picture, and that its description where it is shown", () => {
  const controls = (...slides: (typeof slide)[]) => faultsOf(slides, "en").map(({ control }) => control);
  expect(controls(slide)).toEqual(["slide-0123abcd-picture", "slide-0123abcd-en-title"]);
  const named = { ...slide, words: writeWords(slide, "hu", { title: "Útjaink" }) };
  expect(controls(named)).toEqual(["slide-0123abcd-picture"]);
  const described = { ...named, picture, words: writeWords(named, "es", { text: "Viajes" }) };
  expect(controls(described)).toEqual(["slide-0123abcd-es-title", "slide-0123abcd-hu-alt"]);
  expect(titleOf(named, "en")).toBe("Útjaink");
  const lima = { ...other, words: writeWords({ ...other, words: named.words }, "en", { title: "Lima" }) };
  const taken = changeSlide([lima], "lima", takePicture(lima, picture, { hu: "Láma" }));
  expect(taken[0]?.picture).toEqual(picture);
  expect(controls(...taken)).toEqual(["lima-en-alt"]);
});
