import type { ReactNode } from "react";
import { languages } from "#i18n/languages.ts";
import { memoize } from "#i18n/memoize.ts";
import type { UnbrokenWords } from "#i18n/short-words/hu.ts";
import { unbrokenWords } from "#i18n/short-words/short-words.ts";
import styles from "./unbroken.module.css";

/** The patterns do not conflict, so all languages' patterns are applied to every text. */
function anyOf(name: keyof UnbrokenWords): string {
  return languages.flatMap((language) => unbrokenWords[language][name]?.source ?? []).join("|");
}

const number = /\+?\d+(?:[.,:]\d+)*(?:\s\d+(?:[.,:]\d+)*)*/u.source;
const range = `${number}(?:–${number})?`;
const before = `(?<!\\p{L})(?:US\\$|(?:(?:US\\$|S\\/|${anyOf("beforeNumber")})\\s){1,2}(?:US\\$)?)`;
const sign = /°C|Hz|k?m²?|[cm]m|ft|miles|kg|sol(?:es)?|dollár/u.source;
const unit = `(?:\\s?%|\\s(?:${sign}|${anyOf("afterNumber")})(?![\\p{L}\\d]))`;
const month = `(?<!\\d{3})\\s(?:${anyOf("monthAfterDay")})(?!\\p{L})`;
const ending = /(?:-\p{L}{1,9}(?!\p{L})){1,2}/u.source;

const inText = [
  // "40 × 35 × 20 cm"
  `${number}(?:\\s×\\s${number})+(?:${unit}(?:${ending})?)?`,
  `(?:${before})?${range}(?:${unit}(?:${ending})?|${ending}|${month})`,
  `${before}${range}`,
  `${number}–${number}`,
  // "+51 944 492 314", "002-2021-IN"
  /\+?\d+(?:\s\d{2,})+|\d+(?:-[\p{Lu}\d]+)+/u.source,
  // "elindult-e"
  /\p{L}+-e(?![\p{L}-])/u.source,
  // "ANPD-hez", "IP-cím", "e-mail", "°C-ra"
  /(?<![\p{L}\d-])(?:\p{Lu}{2,}|\p{L}|°C|%)-\p{L}{1,12}(?!\p{L})/u.source,
].join("|");

const shortWord = `(?:\\p{L}{1,2}|${anyOf("introducing")})\\s`;
/** In headings, short words also stay with the next word and compounds whole: "a five-day", "és a hegyek". */
const inTitle = [
  inText,
  `(?<![^\\s„“«¿¡(])(?:(?:${shortWord}){2,3}\\S{1,14}|${shortWord}(?!${shortWord})\\S{1,17})(?!\\S)`,
  /(?<![\p{L}\d-])\p{L}+-\p{L}+(?![\p{L}\d-])/u.source,
].join("|");

/** Letters that fit in the narrowest column of a phone. */
const short = 15;
const longest = 20;

/** Texts are shown many times and never change, so each is searched once. */
const patterns = { text: new RegExp(inText, "gu"), title: new RegExp(inTitle, "giu") };
const marked = {
  text: memoize((text: string) => mark(text, patterns.text)),
  title: memoize((text: string) => mark(text, patterns.title)),
};

interface UnbrokenProps {
  children: string;
  isTitle?: boolean;
}

/**
 * Keeps "2500–3000 m", "5 a. m." or "IP-cím" on one line. The text itself does not change, so it can be copied and
 * searched.
 */
export function Unbroken({ children: text, isTitle }: UnbrokenProps): ReactNode {
  return marked[isTitle ? "title" : "text"](text);
}

/** The function with which `Unbroken` shows a running text; each of its parts has its key. */
export const unbrokenText = marked.text;

function mark(text: string, pattern: RegExp): ReactNode {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { 0: phrase, index } of text.matchAll(pattern)) {
    if (phrase.length > longest) continue;
    if (index > done) parts.push(text.slice(done, index));
    parts.push(
      <span key={index} className={phrase.length > short ? styles.long : styles.short}>
        {phrase}
      </span>,
    );
    done = index + phrase.length;
  }
  if (done === 0) return text;
  if (done < text.length) parts.push(text.slice(done));
  return parts;
}
