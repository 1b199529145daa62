/** The texts of the status page, and of mails about what needs the owner; Hungarian is the source of the shape. */
export const siteStatus = {
  title: "Állapot",
  intro: "Hogyan működik az oldal most, és hogyan működött az utóbbi órákban.",
  loading: "Az állapot lekérdezése…",
  loadFailed: "Az állapotot nem sikerült lekérdezni.",
  retry: "Újra",
  refresh: "Frissítés",
  checksTitle: "Ellenőrzések",
  checks: {
    database: "Adatbázis",
    migrations: "Táblák",
    disk: "Lemez",
    backup: "Biztonsági mentés",
    outbox: "Kimenő levelek",
  },
  states: { good: "rendben", warning: "figyelmet igényel", failed: "nem működik" },
  free: (size: string) => `szabad hely: ${size}`,
  lastGood: (moment: string) => `utolsó jó mentés: ${moment}`,
  stuck: (count: string) => `elakadt üzenetek: ${count}`,
  factsTitle: "Számok",
  version: "Változat",
  startedAt: "Elindítva",
  processes: "Folyamatok",
  posts: "Bejegyzések",
  pictures: "Képek",
  accounts: "Fiókok",
  messages: "Üzenetek",
  chartsTitle: "Az utóbbi órák",
  charts: { requests: "Kérések percenként", latency: "Válaszidő (100-ból 95 kérés)", memory: "Memória" },
  highest: (value: string) => `legmagasabb: ${value}`,
  now: (value: string) => `most: ${value}`,
  failures: (count: string) => `hibás válaszok: ${count}`,
  mail: {
    database: "nem érhető el az adatbázis",
    migrations: "a táblák nem ehhez a változathoz valók",
    disk: "fogy a hely a lemezen",
    backup: "nincs friss biztonsági mentés",
    outbox: "elakadtak üzenetek",
    subject: (site: string, trouble: string) => `${site}: ${trouble}`,
    overSubject: (site: string, trouble: string) => `${site}: megoldódott (${trouble})`,
    text: (address: string) => `Az oldal állapota: ${address}\nAmíg ez így marad, naponta egyszer írunk.`,
    overText: (address: string) => `Az oldal állapota: ${address}`,
  },
};

export type SiteStatusTexts = typeof siteStatus;

/** The texts about backups, on the dashboard and in mail; Hungarian is the source of the shape. */
export const backupWarnings = {
  loadFailed: "A biztonsági mentések állapotát nem sikerült lekérdezni.",
  good: (moment: string) => `Utolsó biztonsági mentés: ${moment}.`,
  none: "Biztonsági mentés még nem készült.",
  old: "Több mint két napja egyetlen biztonsági mentés sem sikerült.",
  oldSince: (moment: string) => `Az utolsó jó biztonsági mentés két napnál régebbi: ${moment}.`,
  lastFailed: (moment: string) => `A legutóbbi mentés nem sikerült: ${moment}.`,
  failures: {
    no_room: "Nem fér el: betelt a szerver lemeze vagy a második hely.",
    no_rights: "Az oldal nem írhat oda: a mappához nincs joga, vagy a második hely nem fogadja el a kulcsát.",
    out_of_reach: "A mappa vagy a második hely nincs meg, vagy nem érhető el.",
    other: "Az ok szokatlan: mutassátok meg annak, aki a szervert kezeli, mit mondott.",
  },
  said: "Mit mondott a szerver?",
  mail: {
    subject: (site: string) => `${site}: nincs friss biztonsági mentés`,
    text: (address: string) => `A mentések oldala: ${address}\nAmíg ez így marad, naponta egyszer írunk.`,
  },
};

export type BackupTexts = typeof backupWarnings;
