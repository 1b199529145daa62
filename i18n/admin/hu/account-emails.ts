/** The texts about the addresses of accounts, and about forgotten passwords; Hungarian is the source of the shape. */
export const accountEmails = {
  own: {
    title: "E-mail-cím",
    intro: "Nem kötelező. Erre a címre kérhető új jelszó, ha a régi elveszett. Az olvasók sosem látják.",
    none: "Ehhez a fiókhoz még nincs cím.",
    noMail:
      "Az oldal most nem tud levelet küldeni, ezért cím sem adható meg. Egy adminisztrátor a beállítások között adhat meg levelezőszervert.",
    label: "Új e-mail-cím",
    report: "Havi levél arról, hogy minden rendben van-e",
    reportHint:
      "Mentések, tanúsítvány, ellenőrzésre váró adatok, linkek, olvasók. Az új fiókokról mindig jön levél.",
    removed: "A cím törölve.",
  },
  confirmed: (email: string) => `Megerősített cím: ${email}`,
  pending: (email: string) => `Megerősítésre vár: ${email}`,
  submit: "Megerősítő levél küldése",
  sent: "A levél úton van. A linkjével egy napig lehet megerősíteni a címet.",
  notSent: "A levelet a levelezőszerver nem vette át. Jó a cím? Ha igen, próbáljátok újra később.",
  remove: "Cím törlése",
  ofOther: {
    title: (username: string) => `${username} e-mail-címe`,
    text: "A cím onnantól él, hogy a fiók gazdája a kapott linkkel megerősítette.",
    label: "E-mail-cím",
    close: "Bezárás",
    sent: (username: string) => `A megerősítő levél úton van (${username}).`,
    removed: (username: string) => `${username} címe törölve.`,
  },
  forgotten: {
    link: "Elfelejtett jelszó",
    title: "Elfelejtett jelszó",
    intro: "A fiók megerősített e-mail-címére küldünk egy linket, amellyel új jelszó adható meg.",
    name: "Felhasználónév vagy e-mail-cím",
    missing: "A név vagy a cím hiányzik.",
    submit: "Link kérése",
    sent: "Ha van ilyen fiók, és van megerősített e-mail-címe, a link úton van. Egyszer használható, egy órán belül.",
    otherwise: "Nem jött levél? Egy adminisztrátor is tud belépési linket adni.",
    noMail: "Ez az oldal nem küld levelet, ezért az új jelszóhoz más út vezet:",
    ways: {
      code: "Visszaállító kóddal, ha fel van írva",
      administrator: "Belépési linkkel, amelyet egy adminisztrátor ad",
    },
    commandLabel: "Parancs",
    command:
      "Ha egyik sem lehetséges: aki a szerver gépéhez hozzáfér, az oldal mappájában (ahol a package.json van) nyisson egy terminált, és írja be ezt, a NAME helyére a felhasználónevet:",
    back: "Vissza a bejelentkezéshez",
  },
  confirmation: {
    title: "E-mail-cím megerősítése",
    intro: "Egy kattintás, és a fiók levelei ide jönnek.",
    submit: "Cím megerősítése",
    done: (username: string, email: string) => `${username} címe mostantól: ${email}`,
    taken: "Ez a cím már egy másik fiókhoz tartozik.",
    invalid: "Ezt a linket már használták, vagy lejárt. A saját fiók oldalán kérhető új.",
  },
};

export type AccountEmailsTexts = typeof accountEmails;
