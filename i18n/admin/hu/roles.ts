/** The texts of roles; Hungarian is the source of the shape. */
export const roles = {
  label: "Szerepkör",
  names: { administrator: "adminisztrátor", editor: "szerkesztő", translator: "fordító" },
  told: {
    administrator: "Mindent megtehet: fiókokról is dönt, látja a naplót és az oldal állapotát.",
    editor: "Bejegyzéseket ír, közzétesz és töröl, üzeneteket olvas; fiókokról nem dönt.",
    translator: "Piszkozatokat ír a kijelölt nyelveken; közzétenni nem tud.",
  },
  languages: "Mely nyelveken?",
  noLanguage: "Legalább egy nyelvet ki kell jelölni.",
  inLanguages: (role: string, languages: string) => `${role}: ${languages}`,
  changeTitle: (username: string) => `${username} szerepköre`,
  save: "Mentés",
  approveTitle: (username: string) => `${username} fiókjának jóváhagyása`,
  approve: "Jóváhagyás",
  cancel: "Mégse",
  notAllowed: {
    title: "Ez egy másik szerepkörhöz tartozik",
    text: "Ehhez az oldalhoz a fiók szerepköre nem elég. Ha mégis kell, egy adminisztrátor tud rajta változtatni.",
  },
  translating: (languages: string) =>
    `Fordítóként ezeken a nyelveken lehet piszkozatot írni: ${languages}. A többi szöveg itt csak olvasható, a közzététel a szerkesztők dolga.`,
  scheduled:
    "Ez a szöveg időzítve van, ezért most csak olvasható. A szerkesztők tudják törölni az időzítést.",
  readOnly: "Csak olvasható",
  empty: "Ezen a nyelven még nincs szöveg.",
};

export type RolesTexts = typeof roles;
