/**
 * Reads a phrase aloud. Voices of a network service are left out, as they send the text to another company.
 * `app/site/page-script/spanish-voice.ts` shows the buttons where the device has a Spanish voice.
 */
export function sayInSpanish(phrase: string): void {
  const voice = spanishVoiceOf(speechSynthesis.getVoices());
  if (!voice) return;
  const utterance = new SpeechSynthesisUtterance(phrase);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = 0.85;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}

/** Prefers a Latin American voice to one of Spain. */
export function spanishVoiceOf(voices: SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  const own = voices.filter(({ lang, localService }) => localService && /^es(?![a-z])/i.test(lang));
  const order = ["es-PE", "es-419", "es-MX", "es-US"];
  const preferred = order.map((tag) => own.find(({ lang }) => lang.replace("_", "-") === tag)).find(Boolean);
  return preferred ?? own[0] ?? null;
}
