/** The texts about where each language of a post stands. Hungarian is the source of the shape. */
export const translationStates = {
  names: {
    none: "nincs szöveg",
    draft: "vázlat",
    scheduled: "időzítve",
    published: "közzétéve",
    changed: "közzétéve, módosítva",
    unpublished: "levéve",
  },
  told: {
    none: "Ezen a nyelven még nincs elmentett szöveg.",
    draft: "Vázlat: az olvasók nem látják.",
    scheduled: (moment: string) => `Időzítve, a megjelenés ideje: ${moment}`,
    published: "Közzétéve: az olvasók ezt a szöveget látják.",
    changed: "Közzétéve, de a legutóbbi változtatásokat az olvasók még nem látják.",
    unpublished: "Levéve: az olvasók már nem látják.",
  },
  incomplete: "Ehhez még hiányzik:",
  actions: {
    label: "Megjelenés ezen a nyelven",
    saveDraft: "Vázlat mentése",
    publishWritten: "Minden megírt nyelv közzététele",
    publish: "Csak e nyelv közzététele",
    schedule: "Időzítés…",
    unschedule: "Időzítés törlése",
    unpublish: "Levétel az oldalról",
  },
  schedule: {
    title: "Közzététel időzítése",
    languages: "Mely nyelveken?",
    noneReady: "Cím nélkül nem lehet időzíteni: előbb legalább egy nyelven meg kell adni.",
    date: "Nap",
    time: "Időpont",
    /** `zone` is a name such as `Europe/Budapest`. */
    zone: (zone: string) => `Ennek az eszköznek az időzónája: ${zone}`,
    budapest: (moment: string) => `Budapesten: ${moment}`,
    lima: (moment: string) => `Limában: ${moment}`,
    choose: "Napot és időpontot kell választani.",
    past: "Ez az időpont már elmúlt.",
    noLanguage: "Legalább egy nyelvet ki kell jelölni.",
    confirm: "Időzítés",
  },
};

export type TranslationStatesTexts = typeof translationStates;
