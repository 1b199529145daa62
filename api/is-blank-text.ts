/**
 * Whether a text shows nothing: it is empty, or of spaces and invisible characters alone, such as a zero-width space (U+200B), a
 * Hangul filler (U+3164) or the empty Braille pattern (U+2800).
 */
export function isBlankText(text: string): boolean {
  return /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]*$/u.test(text);
}
