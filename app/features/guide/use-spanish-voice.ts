import { useEffect, useState } from "react";

/**
 * Says Spanish words aloud, where the device itself has a Spanish voice: voices of a network service would
 * send the words to another company.
 *
 * @returns what says a phrase, or null where there is no such voice
 */
export function useSpanishVoice(): ((phrase: string) => void) | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  useEffect(() => {
    if (!("speechSynthesis" in window)) return;
    // Browsers load their voices late and tell of it by the event.
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

/** The device's own Spanish voice; one of Latin America before one of Spain. */
export function spanishVoiceOf(voices: SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  const own = voices.filter(({ lang, localService }) => localService && /^es(?![a-z])/i.test(lang));
  const order = ["es-PE", "es-419", "es-MX", "es-US"];
  const preferred = order.map((tag) => own.find(({ lang }) => lang.replace("_", "-") === tag)).find(Boolean);
  return preferred ?? own[0] ?? null;
}
