import { useEffect, useState } from "react";

/**
 * Reads Spanish aloud if the device has a Spanish voice of its own. Voices of a network service are left out, as they
 * send the text to another company.
 *
 * @returns a function that says a phrase; null without such a voice
 */
export function useSpanishVoice(): ((phrase: string) => void) | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  useEffect(() => {
    if (!("speechSynthesis" in window)) return;
    // The list of voices may be empty until this event.
    const choose = () => setVoice(spanishVoiceOf(speechSynthesis.getVoices()));
    choose();
    speechSynthesis.addEventListener("voiceschanged", choose);
    return () => speechSynthesis.removeEventListener("voiceschanged", choose);
  }, []);
  if (!voice) return null;
  return (phrase) => {
    const utterance = new SpeechSynthesisUtterance(phrase);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = 0.85;
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
  };
}

/** Prefers a Latin American voice to one of Spain. */
export function spanishVoiceOf(voices: SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  const own = voices.filter(({ lang, localService }) => localService && /^es(?![a-z])/i.test(lang));
  const order = ["es-PE", "es-419", "es-MX", "es-US"];
  const preferred = order.map((tag) => own.find(({ lang }) => lang.replace("_", "-") === tag)).find(Boolean);
  return preferred ?? own[0] ?? null;
}
