import type { Language } from "../languages.ts";

/** For the page that says that too many ask at once. On the server alone: visitors' messages do not carry it. */
export const busyTexts: Record<Language, { title: string; text: string; retry: string }> = {
  hu: {
    title: "Most túl sokan vagyunk az oldalon",
    text: "Néhány másodperc múlva újra betölthetitek. Köszönjük a türelmeteket!",
    retry: "Újratöltés",
  },
  en: {
    title: "Too many people are asking for pages right now",
    text: "It will work again in a few seconds. Thank you for your patience!",
    retry: "Try again",
  },
  es: {
    title: "Ahora mismo hay demasiadas visitas a la vez",
    text: "Volverá a funcionar en unos segundos. ¡Gracias por tu paciencia!",
    retry: "Volver a intentarlo",
  },
};
