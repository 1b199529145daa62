import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import styles from "./unbroken.module.css";
import { Unbroken } from "./unbroken.tsx";

/** Marks what stays on one line with square brackets. */
function show(text: string, isTitle = false): string {
  const html = renderToStaticMarkup(<Unbroken isTitle={isTitle}>{text}</Unbroken>);
  return html.replaceAll(/<span[^>]*>/g, "[").replaceAll("</span>", "]");
}

const bare = (marked: string) => marked.replaceAll(/[[\]]/g, "");

test.each([
  "[2500–3000 m] fölött [7–11 °C], [3–3,5 óra], [5 °C]",
  "[kb. 60–100 sol], [US$ 40–45] o [S/ 20], [50 óra]",
  "el [18 %] y un [18%], [1985 óta], [90 días], [17 óra], 90 napos, a [34 m] de altura, [2 430 m] (3 metros)",
  "a [270 000 m²-es] tér, [3 km-re], [18 °C-ra] és [°C-ban], [270\u00a0000 m²-es]",
  "[US$12–24] or [US$1,200–2,100], about [US$40], [c. US$40–45], a [40 × 35 × 20 cm], [30 × 40 cm-nél], [3 × 4]",
  "[kb. i. e. 1200], [i. sz. 500], [AD 200], [500 a. C.] y [700 d. C.]",
])("a number stays with its unit, its coin and its era: %s", (marked) => {
  expect(show(bare(marked))).toBe(marked);
});

test.each([
  "On [28 July] 1821, [24–30 June]; in 2025 Peru",
  "El [28 de julio] de 1821, 20 de los días",
  "[28-án], [1926-ban], a [24-i] és [3-hetes], [1.5-hour]",
  "de [5 a. m.] a [11 p. m.], [5 a.m.] to [7–10 am]",
])("a day stays with its month or its ending, an hour with its half of the day: %s", (marked) => {
  expect(show(bare(marked))).toBe(marked);
});

test.each([
  "Az [ANPD-hez], [e-mailben], [e-mail]-cím, [IP-címeteket], [EUR-Lexen] és [UV-sugárzás]",
  "hívása [00 36-tal], az [1-B-t] és a [3-B] jegyet, [T-shirt], [+51 1 574 8000-re], [+51 944 492 314], DS [002-2021-IN]",
  "Nem tudni, [elindult-e]. [Elindult-e] már?",
  "Ollantaytambo-völgy, Perú-beli, március–május, 2–, –3, 1821, 1822, 1823",
])("a hyphen does not part a sign, a number or an acronym from its ending: %s", (marked) => {
  expect(show(bare(marked))).toBe(marked);
});

test.each([
  "Your first days [at altitude:] [a five-day] plan that ends [in Cusco]",
  "[Az első] napok",
  "Ami [a kiszolgálónkra] kerül",
  "Ami [a ti böngészőtökben] marad, [de la independencia]",
  "Érkezés [a reptérre]",
  "San [Francisco-kolostor]",
  "[Lo que] pasa [en la costa] [y en la sierra] [del sur]",
  "[Öt nap] [a völgyben,] [az 1821-es] út",
])("in a heading a short word stays with the next, and a compound whole: %s", (marked) => {
  expect(show(bare(marked), true)).toBe(marked);
});

test("in running text short words and compounds may be parted", () => {
  const text = "A plan of the five-day walk";
  expect(show(text)).toBe(text);
});

test("what would not fit on a phone may break, what is too long for any column everywhere", () => {
  const classOf = (text: string) =>
    /class="([^"]*)"/.exec(renderToStaticMarkup(<Unbroken isTitle>{text}</Unbroken>))?.[1];
  expect(classOf("a templomban")).toBe(styles.short);
  expect(classOf("a kiszolgálónkra")).toBe(styles.long);
  expect(classOf("Ollantaytambo-hegycsúcs")).toBeUndefined();
});

test("a text without such a phrase is left alone", () => {
  expect(show("Kettő, három.")).toBe("Kettő, három.");
  expect(show("")).toBe("");
});
