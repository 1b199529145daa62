import { expect, test } from "vitest";
import { pictureName } from "./picture-name.ts";

const use = {
  postId: "1",
  title: "Őszi túra",
  titles: { hu: "Őszi túra" },
  isCover: true,
  isShown: true,
  isBinned: false,
};
const translated = { ...use, titles: { hu: "Őszi túra", es: "Caminata de otoño" } };

test.each([
  [{ name: "DSC_1.jpg", alts: { es: "Un cóndor" }, uses: [translated] }, "DSC_1.jpg"],
  [{ name: "", alts: { hu: "Kondor", es: "Un cóndor" }, uses: [translated] }, "Un cóndor"],
  [{ name: "", alts: { hu: "Kondor" }, uses: [translated] }, "Caminata de otoño"],
  [{ name: "", alts: {}, uses: [{ ...use, title: "", titles: {} }, use] }, "Őszi túra"],
  [{ name: "", alts: {}, uses: [] }, "Sin nombre"],
])("a picture is called by what a Spanish-speaking editor knows it by", (picture, name) => {
  expect(pictureName(picture, "es", "Sin nombre")).toBe(name);
});
