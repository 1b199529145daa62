const invisible = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]*$/u;

/**
 * A text without space at its ends; empty if it shows nothing: if it is of spaces and invisible characters alone, such as a zero-width
 * space (U+200B), a Hangul filler (U+3164) or the empty Braille pattern (U+2800).
 */
export function visibleText(text: string): string {
  return invisible.test(text) ? "" : text.trim();
}
