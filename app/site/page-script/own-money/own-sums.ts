import type { Rates } from "#api/facts/facts.ts";
import { paths } from "#api/paths.ts";
import { pageShown } from "#app/site/parts/page/page-shown.ts";
import { readHomeCountry } from "#app/site/parts/home-country/read-home-country.ts";
import { homeCurrencyOf } from "#content/money/home-currency.ts";
import type { Currency } from "#content/money/rates.ts";
import { roundMoney } from "#content/money/round-money.ts";
import { languageOfPage } from "#i18n/addresses.ts";
import { formatSoles } from "#i18n/format/format-amount.ts";
import { formatAge } from "#i18n/format/format-date.ts";
import { digitGrouping, locales, withGroups, type Language } from "#i18n/languages.ts";
import { ownMoneyWords } from "#i18n/outside/outside-texts.ts";
import { foreignMoney } from "#i18n/short-words/short-words.ts";
import { readSums } from "./read-sums.ts";

// Fetched for who has chosen a country alone: a page's HTML, which is kept and sent to anybody, holds nothing of it. React finds its
// elements and texts as they were: attributes alone are added to them, which styles show. Copied text is the page's.

/** The pages of words; where something is reckoned as one types, sums change. */
const articles = "main article:not(:has(form))";
const blocks = "p, li, dt, dd, td, th";

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
[data-own-sum]::after { content: " (~\\a0" attr(data-own-sum) ")"; content: " (~\\a0" attr(data-own-sum) ")" / " (" attr(data-own-sum) ")"; color: var(--ink-soft); font-weight: 400; white-space: normal }
[data-own-rate]::after { content: attr(data-own-rate); display: block; max-width: var(--measure); color: var(--ink-soft); font-size: var(--step--1) }`);
document.adoptedStyleSheets.push(sheet);

let asked: Promise<Rates> | undefined;

async function fetchRates(): Promise<Rates> {
  const answer = await fetch(paths.rates);
  if (!answer.ok) throw new Error(`the rates were answered with ${answer.status}`);
  // Safe cast: our own server sent them.
  return (await answer.json()) as Rates;
}

/** Shows the sums of the page in the reader's money, or none any more. */
async function show(): Promise<void> {
  const rates = await (asked ??= fetchRates());
  hide();
  const language = languageOfPage(location.pathname, null);
  const currency = homeCurrencyOf(readHomeCountry(), language);
  const rate = currency && rates[currency];
  if (!rate) return;
  const solesPer = { pen: 1, usd: rates["usd"]?.soles ?? 0 };
  for (const article of document.querySelectorAll(articles)) {
    for (const element of sumsIn(article)) {
      const [sum] = readSums(element.textContent);
      if (!sum || sum.currency === currency || isSaidIn(element, currency, language)) continue;
      const ends = sum.range.map((end) => (end * solesPer[sum.currency] * rate.per) / rate.soles);
      tell(element, printMoney(ends, currency, language));
    }
    const told = `${printMoney([rate.per], currency, language)} = ${formatSoles(rate.soles, language)}`;
    if (article.querySelector("[data-own-sum]"))
      article.lastElementChild?.setAttribute(
        "data-own-rate",
        ownMoneyWords[language](told, formatAge(rate.asOf, language)),
      );
  }
}

/** To two digits that count: rates of some months ago and prices "from … to" know no more. */
function printMoney(ends: readonly number[], currency: Currency, language: Language): string {
  const [from = 0, to = from] = ends.map((end) => roundMoney(end, 2));
  const format = new Intl.NumberFormat(locales[language], {
    style: "currency",
    currency,
    // Pesos are of many countries, and are told apart by their code.
    currencyDisplay: currency === "eur" ? "narrowSymbol" : "symbol",
    useGrouping: digitGrouping[language],
    trailingZeroDisplay: "stripIfInteger",
    ...(to >= 10 && { maximumFractionDigits: 0 }),
  });
  // Where both ends are the same, a range would say "about" once more.
  const printed = from === to ? format.format(to) : format.formatRange(from, to);
  return withGroups(printed, language).replace(/\s?[–-]\s?/u, "–");
}

/** The elements that hold a sum alone: those that keep it on one line, and ones made for the texts of a post. */
function sumsIn(article: Element): Iterable<Element> {
  for (const prose of article.querySelectorAll(".prose")) wrapSums(prose);
  return article.querySelectorAll("span:not(:has(span))");
}

/** React gave these texts as HTML and does not look into them again. */
function wrapSums(prose: Element): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(prose, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ parentElement }) => !parentElement?.matches("span"))) {
    // The last first: what stands before it stays in its place.
    for (const { start, end } of readSums(text.data).toReversed()) {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end);
      range.surroundContents(document.createElement("span"));
    }
  }
}

/** Whether the words around a sum tell it in that money already. */
function isSaidIn(element: Element, currency: Currency, language: Language): boolean {
  const words: Partial<Record<Currency, string>> = foreignMoney[language];
  const name = words[currency]?.replace("#", "");
  return name !== undefined && element.closest(blocks)?.textContent.includes(name) === true;
}

function tell(element: Element, sum: string): void {
  element.setAttribute("data-own-sum", sum);
  // Such a link has a name, which screen readers say in place of its text.
  element.closest("a[aria-label]")?.setAttribute("aria-description", sum);
}

function hide(): void {
  for (const article of document.querySelectorAll("[data-own-rate]"))
    article.removeAttribute("data-own-rate");
  for (const element of document.querySelectorAll("[data-own-sum]")) {
    element.removeAttribute("data-own-sum");
    element.closest("a")?.removeAttribute("aria-description");
  }
}

function update(): void {
  show().catch((error: unknown) => {
    asked = undefined;
    console.warn("The sums could not be shown in the reader's money", error);
  });
}

update();
document.addEventListener(pageShown, update);
