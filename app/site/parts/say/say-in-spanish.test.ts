import { expect, test } from "vitest";
import { spanishVoiceOf } from "./say-in-spanish.ts";

function voice(lang: string, localService = true): SpeechSynthesisVoice {
  return { lang, localService, default: false, name: lang, voiceURI: lang };
}

test("without a Spanish voice there is none", () => {
  expect(spanishVoiceOf([])).toBeNull();
  expect(spanishVoiceOf([voice("hu-HU"), voice("en-GB"), voice("est"), voice("et-EE")])).toBeNull();
});

test("a voice that sends the words elsewhere is not used", () => {
  expect(spanishVoiceOf([voice("es-PE", false)])).toBeNull();
  expect(spanishVoiceOf([voice("es-PE", false), voice("es-ES")])?.lang).toBe("es-ES");
});

test.each([
  [["es-ES", "es-US", "es-MX", "es-419", "es-PE"], "es-PE"],
  [["es-ES", "es-US", "es-MX", "es-419"], "es-419"],
  [["es-ES", "es-US", "es-MX"], "es-MX"],
  [["es-ES", "es-US"], "es-US"],
  [["en-US", "es-ES", "es-AR"], "es-ES"],
  [["es"], "es"],
  // Language tags with an underscore, as Android writes them.
  [["es_ES", "es_MX"], "es_MX"],
])("of %j %s speaks", (tags, chosen) => {
  expect(spanishVoiceOf(tags.map((tag) => voice(tag)))?.lang).toBe(chosen);
});
