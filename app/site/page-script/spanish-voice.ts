/**
 * Shows the buttons that read Spanish aloud, if the device has a Spanish voice of its own
 * (`app/site/parts/say/say-in-spanish.ts`).
 */
export function offerSpanishVoice(): void {
  if (!("speechSynthesis" in window) || !document.querySelector("[data-say]")) return;
  const offer = () => {
    const isOffered = speechSynthesis
      .getVoices()
      .some(({ lang, localService }) => localService && /^es(?![a-z])/i.test(lang));
    document.documentElement.toggleAttribute("data-spanish-voice", isOffered);
  };
  offer();
  // The list of voices may be empty until this event.
  speechSynthesis.onvoiceschanged = offer;
}
