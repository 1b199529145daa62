/** The texts about facts, the same everywhere on the site. Hungarian is the source of the shape. */
export const hu = {
  /** By the fact's kind; `when` is a day, a month or a year. */
  age: {
    price: (when: string) => `ár, ${when}`,
    hours: (when: string) => `nyitvatartás, ${when}`,
    journey: (when: string) => `utazás, ${when}`,
    rule: (when: string) => `szabály, ${when}`,
    number: (when: string) => `adat, ${when}`,
    contact: (when: string) => `elérhetőség, ${when}`,
    link: (when: string) => `link, ${when}`,
  },
  estimate: "becslés",
  unconfirmed: "még nincs megerősítve",
  ended: (day: string) => `lejárt: ${day}`,
  page: {
    validUntil: "Meddig érvényes",
    value: "Érték",
    said: "Ezt írja róla az útikalauz",
    when: "Mikori",
    source: "Forrás",
    noSource: "Nincs olyan hivatalos oldal, amely ezt leírja.",
    ownEstimate: (from: string) => `A mi becslésünk. Alapja: ${from}.`,
    bases: {
      agencies: "utazási irodák és túraszervezők meghirdetett árai",
      airlines: "légitársaságok meghirdetett jegyárai",
      calendar: "az ünnepek naptára",
      menus: "étlapok, bolti árak és utazók beszámolói",
      press: "a sajtó hírei",
      rooms: "szállások meghirdetett árai",
      sum: "az útikalauz többi árának összege",
      travellers: "utazók és útikönyvek beszámolói",
    },
    certainty: "Mennyire biztos",
    pages: "Ezeken az oldalakon szerepel",
  },
  report: {
    title: "Már nem igaz?",
    lead: "Írjátok meg, mit láttatok a helyszínen vagy egy hivatalos oldalon. Utánanézünk, és mindenhol egyszerre javítjuk.",
    message: "Mit láttatok?",
    messageHint: "Az is segít, ha leírjátok, mikor és hol.",
    empty: "Írjátok meg, mit láttatok.",
    email: "E-mail-cím (nem kötelező)",
    emailUse: "Csak akkor írunk rá, ha kérdésünk van.",
    leaveEmpty: "Ez a mező maradjon üres",
    send: "Jelzés küldése",
    sent: "Köszönjük! Utánanézünk.",
    failed: "A jelzést most nem sikerült elküldeni. Amit írtatok, itt maradt: próbáljátok újra később.",
  },
};

export type FactWords = typeof hu;
