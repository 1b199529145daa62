import type { Language } from "../languages.ts";

/** The link to the form of a page, which the page script shows to who is signed in. */
export const editWords: Record<Language, string> = { hu: "Szerkesztés", en: "Edit", es: "Editar" };
