import { media } from "./media.ts";
import { changeNote } from "./writing-aids.ts";

/** The texts of the form in which posts are written. Hungarian is the source of the shape. */
export const postForm = {
  createTitle: "Új bejegyzés",
  changeTitle: "Bejegyzés szerkesztése",
  fields: {
    knownAuthor: "Szerző a listából",
    otherAuthor: "Más név…",
    author: "Szerző",
    category: "Kategória",
    title: "Cím",
    summary: "Összefoglaló",
    content: "Tartalom",
    cover: "Borítókép",
    coverAlt: "A borítókép leírása",
    coverAltHint: "Mi látszik a képen? Azoknak szól, akik nem látják.",
    coverRole: "A borítókép csak díszít",
    note: changeNote.label,
    /** For example `Cím (Magyar)`. */
    inLanguage: (field: string, language: string) => `${field} (${language})`,
  },
  languages: {
    label: "A bejegyzés nyelvei",
    complete: (written: number, all: number) => `${written}/${all}`,
    completeLong: (written: number, all: number) => `${all} részből ${written} kész`,
    parts: "Cím, összefoglaló, tartalom",
    /** By the source's language. */
    copy: { hu: "Másolás a magyarból", en: "Másolás az angolból", es: "Másolás a spanyolból" },
    copied: {
      hu: "A magyar szöveg átmásolva.",
      en: "Az angol szöveg átmásolva.",
      es: "A spanyol szöveg átmásolva.",
    },
    copyTitle: "Felülíródjon, ami itt van?",
    copyText: (language: string) =>
      `Itt már van szöveg (${language}). A forrás címe, összefoglalója és tartalma kerül a helyére; ez visszavonható.`,
    copyConfirm: "Felülírás",
  },
  cover: {
    choose: "Kép kiválasztása",
    chooseOther: "Másik kép kiválasztása",
    fromLibrary: "Választás a képtárból…",
    libraryTitle: "Borítókép a képtárból",
    libraryHint: "Mozgókép nem lehet borító, ezért itt nem szerepel.",
    hint: "Ide is húzható a kép, vagy beilleszthető a vágólapról (Ctrl+V). Mozgókép nem lehet borítókép.",
    hintNew:
      "PNG vagy JPEG. Ide is húzható, vagy beilleszthető a vágólapról (Ctrl+V). Mozgókép nem lehet borítókép.",
    chosen: (name: string) => `Új borítókép: ${name}`,
    chosenUnnamed: "Új borítókép kiválasztva",
    current: "A jelenlegi borítókép",
    none: "Borítókép nélkül a kategória képe látszik.",
    remove: "Mégsem ez a kép",
  },
  submit: {
    create: "Bejegyzés létrehozása",
    creating: "Létrehozás…",
    update: "Bejegyzés frissítése",
    updating: "Frissítés…",
    cancel: "Mentés megszakítása",
    tryNow: "Újra most",
    throwAway: "Változtatások eldobása",
    shortcut: "Mentés: Ctrl+S",
  },
  state: {
    untouched: "Még nincs mit menteni.",
    /** The state of a post that was opened and not changed yet. */
    allSaved: "Minden el van mentve.",
    saved: "Elmentve.",
    keeping: "Megőrzés ezen az eszközön…",
    kept: (time: string) => `Megőrizve ezen az eszközön: ${time}`,
    savedAsDraft: "Vázlatként elmentve.",
    onServer: (time: string) => `A szerveren is megvan: ${time}`,
    notOnServer: "A szerverre még nem jutott el; a küldés magától újra próbálkozik.",
    notKept: "Még nincs elmentve, és ezen az eszközön sem őrizhető meg.",
    saving: "Mentés…",
    savingShare: (percent: number) => `Mentés: ${percent}%`,
    finishing: "Feltöltve, a szerver feldolgozza…",
    waiting: "Nincs kapcsolat. Ami itt van, megmarad ezen az eszközön; a mentés magától újra próbálkozik.",
    waitingNotKept: "Nincs kapcsolat. Az oldal maradjon nyitva; a mentés magától újra próbálkozik.",
    serverBusy:
      "A szerver most nem tud menteni. Ami itt van, megmarad ezen az eszközön; a mentés magától újra próbálkozik.",
    serverBusyNotKept:
      "A szerver most nem tud menteni. Az oldal maradjon nyitva; a mentés magától újra próbálkozik.",
    progress: "A feltöltés állása",
  },
  notices: {
    noDrafts:
      "Ez a böngésző nem engedi a piszkozatok megőrzését. Érdemes gyakran menteni, és mentés előtt nem bezárni az oldalt.",
    elsewhere:
      "Ez az űrlap egy másik lapon is nyitva van. Piszkozatként az marad meg, ami utoljára íródik; jobb csak az egyikben dolgozni.",
  },
  draft: {
    title: "Van egy elmentetlen piszkozat",
    text: (time: string) => `Ezen az eszközön maradt meg; az utolsó változtatás: ${time}.`,
    textOnServer: (time: string) =>
      `Egy másik eszközön vagy böngészőben íródott; az utolsó változtatás: ${time}.`,
    untitled: "Cím nélkül",
    resume: "Folytatás",
    throwAway: "Eldobás",
  },
  errors: {
    summary: "Ezt kell még megnézni:",
    titles: "Minden nyelven meg kell adni a címet",
    empty: {
      author: "A szerzőt meg kell adni.",
      category: "Kategóriát kell választani.",
      title: "A címet meg kell adni.",
      summary: "Az összefoglalót meg kell adni.",
      newTitle: "A magyar cím kötelező.",
    },
    pictureType: "Ezt a fájlt nem lehet borítóképnek használni.",
    pictureTypeNew: "A borítókép PNG vagy JPEG lehet.",
    pictureHeic: media.upload.heic,
    pictureGone: "Ez a kép már nincs a képtárban. Válasszatok másikat!",
    /** Shown when the server gave no reason. */
    create: "A bejegyzést nem sikerült létrehozni",
    update: "Hiba történt a bejegyzés frissítésekor",
    restSaved: (fields: string) => `Minden más el van mentve. Ez a fiók ezt nem módosíthatja: ${fields}.`,
    savedAsDraft: "Ezzel a fiókkal nem lehet közzétenni. Ami íródott, vázlatként el van mentve.",
    /** By the server's error code; the server's own words follow. */
    codes: {
      not_allowed: "A fiók szerepköre ezt nem engedi meg.",
      picture_animated: "Mozgókép nem lehet borítókép, mert a borítókép áll. Válasszatok másik képet.",
      picture_unreadable: "A képet nem sikerült feldolgozni.",
      picture_too_large: "A kép túl nagy.",
      too_large: "A bejegyzés túl hosszú.",
      not_found: "Ezt a bejegyzést közben törölték.",
      no_space: "A szerveren elfogyott a hely. Ami itt van, nem veszett el; szólni kell az üzemeltetőnek.",
    },
  },
  leave: {
    title: "Kilépés mentés nélkül?",
    text: "A változtatások nincsenek elmentve.",
    kept: "Piszkozatként megmaradnak ezen az eszközön, legközelebb folytathatók.",
    lost: "Kilépéskor elvesznek.",
    stay: "Maradás",
    leave: "Kilépés",
  },
  discard: {
    title: "A változtatások eldobása",
    text: "Minden, ami a legutóbbi mentés óta íródott, végleg elvész.",
    confirm: "Eldobás",
  },
  session: {
    title: "Közben lejárt a bejelentkezés",
    text: "Semmi sem veszett el. A jelszó megadása után a mentés folytatódik.",
    username: "Felhasználónév",
    password: "Jelszó",
    showPassword: "Jelszó megjelenítése",
    signIn: "Bejelentkezés és mentés",
    signingIn: "Bejelentkezés…",
    wrong: "Hibás jelszó.",
    failed: "A bejelentkezés nem sikerült. Próbáljátok újra.",
  },
  conflict: {
    title: "Közben valaki más is szerkesztette ezt a bejegyzést",
    text: "Semmi sem íródott felül. Mindenhol ki lehet választani, melyik változat maradjon; ami csak az egyikben van, ki van emelve.",
    mine: "Az én változatom",
    theirs: "A másik változat",
    allMine: "Mindenhol az én változatom",
    allTheirs: "Mindenhol a másik változat",
    empty: "(üres)",
    yes: "igen",
    no: "nem",
    picture: "Kép vagy videó",
    newCover: "Az itt kiválasztott kép",
    theirCover: "A közben elmentett kép",
    save: "Mentés így",
  },
  cancel: "Mégse",
};

export type PostFormMessages = typeof postForm;
