import { counter } from "#i18n/format/count.ts";

const count = counter("hu");

/** The texts of the page of backups. Hungarian is the source of the shape. */
export const backupFiles = {
  title: "Mentések",
  intro: "A teljes weboldal egy fájlban: menthető, letölthető, visszaállítható.",
  loading: "A mentések betöltése…",
  loadFailed: "A mentések listáját nem sikerült betölteni.",
  retry: "Újra",
  running: "Folyamatban",
  /** For screen readers: what a button does, and to which backup. */
  named: (act: string, name: string) => `${act}: ${name}`,
  download: "Letöltés",
  encrypted: "titkosított",
  kinds: {
    backup: "mentés",
    "by-hand": "kézi mentés",
    "before-restore": "egy visszaállítás előtti állapot",
    uploaded: "feltöltött mentés",
  },
  now: {
    title: "Mentés most",
    intro: (place: string | null) =>
      place === null
        ? "Minden éjjel magától is készül mentés, ugyanezen a gépen. Ha a lemez tönkremegy, ezek is odavesznek: időnként töltsetek le egyet, vagy állíttassatok be a szerveren egy második helyet nekik (ott így hívják: BACKUP_TO)."
        : `Minden éjjel magától is készül mentés. Mindegyik ide is átkerül: ${place}`,
    submit: "Mentés most",
    made: "A mentés elkészült, és visszaolvasva is ép.",
  },
  list: {
    title: "Meglévő mentések",
    intro:
      "A magától készülő mentésekből az utolsó hét napból, négy hétből és tizenkét hónapból egy-egy marad meg. Amit itt készítetek vagy feltöltötök, addig marad, amíg nem törlitek.",
    none: "Még nincs mentés.",
  },
  upload: {
    label: "Mentés feltöltése erről a gépről",
    choose: "Fájl kiválasztása…",
    done: "A fájl feltöltve, fent van a listában. Visszaállítani onnan lehet.",
  },
  restore: {
    open: "Visszaállítás…",
    title: "Visszaállítás: {name}",
    replaces:
      "A weboldal mostani tartalma – bejegyzések, oldalak, képek, üzenetek, fiókok, beállítások – eltűnik, a helyére az kerül, ami a mentésben van. Utána mindenkinek újra be kell jelentkeznie, az akkori jelszavával.",
    undo: "Előbb a mostani állapotról is készül mentés: ha kell, ugyaninnen visszahozható.",
    passphrase: "A mentés jelmondata",
    passphraseKnown: "Üresen hagyva az, amelyik a szerveren be van állítva.",
    word: "visszaállítás",
    wordLabel: "Megerősítésül írjátok be: {word}",
    wordWrong: "Nem ezt a szót kértük.",
    submit: "Visszaállítás",
    cancel: "Mégse",
    done: (posts: number, pictures: number) =>
      `Kész: ${count(posts, { other: "{n} bejegyzés" })} és ${count(pictures, { other: "{n} kép" })} van újra a helyén.`,
    signIn: "Bejelentkezés",
  },
  deletion: {
    confirmDelete: "Töröljük ezt a mentést?",
    delete: "Törlés",
    deleting: "Törlés…",
    cancel: "Mégse",
  },
  export: {
    title: "Exportálás",
    intro:
      "Minden, ami olvasható, egy ZIP-fájlban: bejegyzések és képek, oldalak, üzenetek, adatok – jelszavak nélkül. Visszaállítani nem ebből, hanem mentésből lehet. Egy napig tölthető le.",
    submit: "Exportálás és letöltés",
    import: "Bejegyzések átvétele egy exportból",
  },
  steps: {
    begun: "Előkészítés…",
    writing: "Mentés…",
    undo: "A mostani állapot mentése…",
    checked: "A mentés ellenőrzése…",
    restored: "Visszaállítás…",
    cleaned: "A szövegek átnézése…",
  },
  faults: {
    damaged: "Ez a mentés sérült vagy hiányos. Semmi nem változott.",
    foreign: "Ez nem ennek a weboldalnak a mentése.",
    newer: "A mentés újabb változatból való: előbb ezt a weboldalt kell frissíteni.",
    no_space: "Nincs hozzá elég hely a szerver lemezén.",
    passphrase_needed: "A mentés titkosított: meg kell adni a jelmondatát.",
    passphrase_wrong: "Nem ez a jelmondat, vagy sérült a mentés. Semmi nem változott.",
    busy: "Éppen készül egy mentés vagy visszaállítás; próbáljátok meg kicsit később.",
    other: "Nem sikerült. Az okot a szerver naplójában találja, aki a szervert kezeli.",
  },
};

export type BackupFilesTexts = typeof backupFiles;
