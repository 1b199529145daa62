import { escapeText } from "./escape-html.ts";
import type { CalloutTone } from "./post-blocks.ts";

/** Puts the word for its tone into each callout: stored texts do not have it. */
export function withCalloutWords(canonicalHtml: string, words: Record<CalloutTone, string>): string {
  return canonicalHtml.replace(
    /<aside class="(tip|warning)">/g,
    // A cast: the pattern holds just these tones.
    (tag, tone) => `${tag}<p class="callout-word">${escapeText(words[tone as CalloutTone])}</p>`,
  );
}
