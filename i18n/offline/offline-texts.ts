import { locales, type Language } from "../languages.ts";

interface OfflineTexts {
  /** Name of the bar above a kept page. */
  barName: string;
  /** @param age such as `3 hours ago` */
  kept: (moment: string, age: string) => string;
  keptSometime: string;
  /** An age of less than a minute. */
  justNow: string;
  again: string;
  /** The heading of the page that stands in for one that was not kept. */
  missing: string;
  missingText: string;
  /** Above the list of what is kept. */
  readable: string;
  nothing: string;
  /** Before the link to the page on which one takes the guide along. */
  downloadPocket: string;
}

/** The texts of the service worker, which has neither the site's messages nor its pages at hand. */
export const offlineTexts: Record<Language, OfflineTexts> = {
  hu: {
    barName: "Kapcsolat nélkül",
    kept: (moment, age) =>
      `Nincs kapcsolat, vagy nagyon lassú: ez az oldal eltett példánya. Letöltve ${age} (${moment}).`,
    keptSometime: "Nincs kapcsolat, vagy nagyon lassú: ez az oldal eltett példánya.",
    justNow: "az imént",
    again: "Betöltés újra",
    missing: "Ez az oldal kapcsolat nélkül nem olvasható",
    missingText:
      "Az oldalt ezen az eszközön még nem nyitottátok meg, és most nincs kapcsolat, hogy letöltsük.",
    readable: "Ezek viszont most is megnyithatók",
    nothing: "Ezen az eszközön még egyetlen oldal sincs eltéve.",
    downloadPocket: "Az egész útikalauz az eszközön",
  },
  en: {
    barName: "No connection",
    kept: (moment, age) =>
      `No connection, or a very slow one: this is a copy kept on your device. It was fetched ${age} (${moment}).`,
    keptSometime: "No connection, or a very slow one: this is a copy kept on your device.",
    justNow: "just now",
    again: "Load again",
    missing: "This page cannot be read without a connection",
    missingText: "It has not been opened on this device before, and there is no connection to fetch it now.",
    readable: "What you can open now",
    nothing: "No page has been kept on this device yet.",
    downloadPocket: "The whole guide on your device",
  },
  es: {
    barName: "Sin conexión",
    kept: (moment, age) =>
      `Sin conexión, o con una muy lenta: esta es una copia guardada en el dispositivo. Se descargó ${age} (${moment}).`,
    keptSometime: "Sin conexión, o con una muy lenta: esta es una copia guardada en el dispositivo.",
    justNow: "hace un momento",
    again: "Volver a cargar",
    missing: "Esta página no se puede leer sin conexión",
    missingText: "Todavía no se había abierto en este dispositivo y ahora no hay conexión para traerla.",
    readable: "Lo que sí se puede abrir ahora",
    nothing: "Todavía no hay ninguna página guardada en este dispositivo.",
    downloadPocket: "Toda la guía en el dispositivo",
  },
};

const steps = [
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3600 },
  { unit: "minute", seconds: 60 },
] as const;

/** @example formatPast(new Date(Date.now() - 7_200_000), new Date(), "en") // "2 hours ago" */
export function formatPast(moment: Date, now: Date, language: Language): string {
  const seconds = Math.max(0, (now.getTime() - moment.getTime()) / 1000);
  const step = steps.find((one) => seconds >= one.seconds);
  if (!step) return offlineTexts[language].justNow;
  const format = new Intl.RelativeTimeFormat(locales[language], { numeric: "auto" });
  return format.format(-Math.floor(seconds / step.seconds), step.unit);
}
