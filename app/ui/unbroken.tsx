import type { ReactNode } from "react";
import styles from "./unbroken.module.css";

// The patterns of the three languages do not get in each other's way, so nobody has to say which one a text is in.
const number = /\+?\d+(?:[.,:]\d+)*(?:\s\d+(?:[.,:]\d+)*)*/u.source;
const range = `${number}(?:–${number})?`;
const before = /(?<!\p{L})(?:(?:US\$|S\/|kb\.|c\.|AD|i\.\s?(?:e|sz)\.)\s){1,2}/u.source;
const sign = /°C|Hz|k?m²?|[cm]m|kg|sol(?:es)?|BC|[ap]m|[apd]\.\s?[mC]\./u.source;
const time = /perc|óra|óta|nap|év|per cent|hours?|days?|horas?|días?|años?/u.source;
const unit = `(?:\\s?%|\\s(?:${sign}|${time})(?![\\p{L}\\d]))`;
const month = /(?<!\d{3})\s(?:\p{Lu}\p{Ll}{2,8}|de\s\p{Ll}{4,10})(?!\p{L})/u.source;
const ending = /-\p{L}{1,9}(?!\p{L})/u.source;

const inText = [
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

const shortWord = /(?:\p{L}{1,2}|the|and|del|los|las)\s/u.source;
/** In a heading also short words with what they introduce, and words of parts: "a five-day", "és a hegyek". */
const inTitle = [
  inText,
  `(?<![^\\s„“«¿¡(])(?:(?:${shortWord}){2,3}\\S{1,14}|${shortWord}(?!${shortWord})\\S{1,17})(?!\\S)`,
  /(?<![\p{L}\d-])\p{L}+-\p{L}+(?![\p{L}\d-])/u.source,
].join("|");

/** In letters: what fits into a column of the narrowest phone, and what into others. */
const short = 15;
const longest = 20;

const patterns = { text: new RegExp(inText, "gu"), title: new RegExp(inTitle, "giu") };

interface UnbrokenProps {
  children: string;
  isTitle?: boolean;
}

/**
 * A text whose phrases a reader should not meet in halves on two lines: "2500–3000 m", "28 July", "5 a. m.",
 * "1926-ban", "IP-cím". The text itself stays as it is, for those who copy it or search in the page.
 */
export function Unbroken({ children: text, isTitle }: UnbrokenProps): ReactNode {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { 0: phrase, index } of text.matchAll(patterns[isTitle ? "title" : "text"])) {
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
