import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { Language } from "#i18n/languages.ts";
import { PageLanguage } from "#i18n/page-language.tsx";
import { plainLines } from "#content/documents/fact-lines.ts";
import { lineText } from "#content/documents/line.ts";
import { readInline } from "#content/documents/markdown-tokens.ts";
import { defaultFacts } from "#content/facts/facts.ts";
import { InlineText } from "./inline-text.tsx";

const lineOf = (text: string) => plainLines(defaultFacts, "hu").unmarked(readInline(text));

function render(
  text: string,
  language: Language = "hu",
  details: { replacedAddresses?: Record<string, string> } | null = null,
): string {
  const Component = () => (
    <PageLanguage value={language}>
      <InlineText>{lineOf(text)}</InlineText>
    </PageLanguage>
  );
  const Page = createRoutesStub([{ id: "root", path: "/", Component }]);
  return renderToStaticMarkup(<Page hydrationData={{ loaderData: { root: { details } } }} />);
}

test("words without markup stay as they are", () => {
  expect(render("Kettő < három, és 2 + 2 = 4.")).toBe("Kettő &lt; három, és 2 + 2 = 4.");
  expect(render("")).toBe("");
});

test("important words are strong, wherever they stand", () => {
  expect(render("**Egy**, két **há** rom")).toBe("<strong>Egy</strong>, két <strong>há</strong> rom");
});

test("a local word is Spanish on a page in another language, and nothing strange on a Spanish one", () => {
  expect(render("A *feriado* napja", "en")).toBe('A <i lang="es">feriado</i> napja');
  expect(render("*qu:Sulpayki*, *en:lodge*", "es")).toBe('<i lang="qu">Sulpayki</i>, <i lang="en">lodge</i>');
  expect(render("Un *feriado*", "es")).toBe("Un <i>feriado</i>");
});

test.each([
  ["[idő](page:weather)", "hu", '<a href="/hu/peru-idojaras">idő</a>'],
  ["[sign](page:entry#alairas)", "en", '<a href="/en/peru-travel#alairas">sign</a>'],
  ["[inicio](page:home)", "es", '<a href="/es/">inicio</a>'],
  ["[lent](#lent)", "hu", '<a href="#lent">lent</a>'],
  ["[hívás](tel:+5115748000)", "hu", '<a href="tel:+5115748000">hívás</a>'],
  ["[itt](site:migraciones)", "hu", '<a href="https://www.gob.pe/migraciones" data-elsewhere="">itt</a>'],
] as const)("%s in %s is a link", (text, language, html) => {
  expect(render(text, language)).toBe(html);
});

test("a site that has moved is linked where the owner says that it is now", () => {
  const replacedAddresses = { "https://www.gob.pe/migraciones": "https://migraciones.example/" };
  const moved = '<a href="https://migraciones.example/" data-elsewhere="">itt</a>';
  expect(render("[itt](site:migraciones)", "hu", { replacedAddresses })).toBe(moved);
});

test("markup may stand in markup", () => {
  expect(render("**fontos *palabra* és [idő](page:weather)**")).toBe(
    '<strong>fontos <i lang="es">palabra</i> és <a href="/hu/peru-idojaras">idő</a></strong>',
  );
  expect(render("[az *apu* hegye](#apu)")).toBe('<a href="#apu">az <i lang="es">apu</i> hegye</a>');
});

test("what belongs together stays on one line, inside markup too", () => {
  expect(render("2500–3000 m fölött **7–11 °C**").replaceAll(/ class="[^"]*"/g, "")).toBe(
    "<span>2500–3000 m</span> fölött <strong><span>7–11 °C</span></strong>",
  );
});

test("markup that is not closed is shown", () => {
  expect(render("5 * 3 és [zárójel]")).toBe("5 * 3 és [zárójel]");
});

test("as plain text nothing is left of the markup, however it is nested", () => {
  expect(lineText(lineOf("**A [*feriado*](page:holidays)** és *qu:Sulpayki*: [itt](#lent)."))).toBe(
    "A feriado és Sulpayki: itt.",
  );
});
