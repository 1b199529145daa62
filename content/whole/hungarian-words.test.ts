import { expect, test } from "vitest";
import { loadGuidePages, wordsOf } from "#tests/support/readers/guide-texts.ts";
import { lineText } from "#content/documents/line.ts";
import { defaultFacts } from "#content/facts/facts.ts";
import { loadWayWords } from "#content/ways/load-way-words.ts";
import { loadFactNames } from "#content/loading/load-fact-names.ts";
import { loadFactFields } from "#content/loading/load-fact-fields.ts";
import { loadGuidePage } from "#content/loading/load-guide-page.ts";
import { loadSlides } from "#content/loading/load-slides.ts";
import { loadStarterPostTexts } from "#content/loading/load-starter-post-texts.ts";

const pages = (await loadGuidePages()).filter(({ language }) => language === "hu");
const shown = [
  ...pages.flatMap(({ text }) => [text.description, ...wordsOf(text)]),
  ...pages.flatMap(({ text }) =>
    Object.values(text.holidays ?? {}).map(({ description }) => lineText(description)),
  ),
  ...wordsOf(await loadGuidePage("privacy", "hu")),
  ...wordsOf((await loadWayWords("hu"))(defaultFacts)),
  ...Object.values(await loadFactNames("hu")),
  ...Object.values(await loadFactFields("hu")),
  ...(await loadSlides("hu")).flatMap((slide) => Object.values(slide)),
  ...Object.values(await loadStarterPostTexts("hu")).flatMap((post) => Object.values(post)),
];

/** Words that the guide avoids, to call one thing by one name: the word it uses stands after the arrow. */
const unusedWords: Record<string, RegExp> = {
  "szünnap → munkaszüneti nap": /szünnap/i,
  "dzsungel → őserdő": /dzsungel/i,
  "belváros, történelmi központ → óváros": /belváros|történelmi központ/i,
  "alkalmazásból hívni → alkalmazással hívni": /alkalmazásból/,
  "tribün → lelátó": /tribün/i,
  "USA-dollár → dollár": /USA-dollár/,
  "csili → csípős paprika": /csili/i,
  "mártás → szósz": /mártás/i,
  "keserű → bitter, of a drink": /csepp keserű/,
  "Szent János → Szent Iván": /Szent János napj/,
  "letelepedett → tartózkodási, of a status": /letelepedett/i,
  "Inka út → Inka-ösvény": /Inka út\b/,
  "vaka → uaka": /ejtsd: vaka/,
  "felett → fölött": /(?<!tengerszint )\bfelett\b/,
  "legföljebb → legfeljebb": /legföljebb/i,
  "főidény → főszezon": /főidény/i,
  "homoki légy → apró, csípős légy": /homoki l/i,
  "Cuzco → Cusco, but where its former name is told": /(?<!régebben )Cuzco/,
  "szükségállapot → rendkívüli állapot": /szükségállapot/i,
  "hordár → teherhordó": /hordár/i,
};

test.each(Object.entries(unusedWords))("Hungarian has one word for one thing: %s", (_, word) => {
  expect(shown.filter((text) => word.test(text))).toEqual([]);
});

test("a running Hungarian text writes out what “kb.” shortens", () => {
  expect(shown.filter((text) => text.length > 60 && /\bkb\./i.test(text))).toEqual([]);
});

test("a Hungarian range does not say “between” twice", () => {
  expect(
    shown.filter((text) => /\d–\d+(:\d+)?( (óra|mm|perc))? (között|közt)\b(?! i\. )/.test(text)),
  ).toEqual([]);
});

test("a Hungarian month after its year takes no bare ending", () => {
  expect(
    shown.filter((text) => /\d{4}\. \p{Ll}+(?:ár|us|lis|ber)(?:ban|ben|ba|be)(?!\p{L})/u.test(text)),
  ).toEqual([]);
});
