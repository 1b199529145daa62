import { counter } from "#i18n/format/count.ts";

const count = counter("hu");

/** The field of both forms for a line to the readers. */
export const changeNote = {
  title: "Megjegyzés az olvasóknak a változásról",
  label: "Mi változott, és miért?",
  hint: "Egy sor, el is hagyható. Közzétételkor az oldal végére, a változások listájára és hírcsatornájára kerül. Ha a szöveg maga nem változott, az előző megjegyzés helyére lép; ha kiürítitek, az előző is eltűnik. Érintetlenül hagyva nem jelenik meg még egyszer.",
};

/** How long a text is and how a search engine shows it, and the sheet of shortcuts. */
export const writingAids = {
  words: (n: number) => count(n, { other: "{n} szó" }),
  minutes: (n: number) => count(n, { other: "kb. {n} perc olvasás" }),
  length: {
    shown: (used: number, limit: number) => `${used} karakter (a keresőkben körülbelül ${limit} látszik)`,
    over: (used: number, limit: number) =>
      `${used} karakter: a keresők körülbelül ${limit} után levágják a végét`,
  },
  preview: {
    open: "Webcím és keresők",
    addressHint: "Üresen a címből készül.",
    addressNow: (address: string) => `Jelenleg: ${address}. A korábbi webcímek is ide vezetnek.`,
    noTitle: "Még nincs cím",
    noDescription: "Még nincs szöveg",
    note: "Üresen a bejegyzés címe és a szöveg eleje jelenik meg a keresőkben és megosztáskor; az összefoglaló a bejegyzések listáiban áll, és itt csak akkor, ha még nincs szöveg.",
  },
  sheet: {
    title: "Gyorsbillentyűk",
    text: "Formázás",
    blocks: "Bekezdések",
    editor: "A szerkesztőben",
    admin: "Az egész felületen",
    slash: "Beszúrható elemek (üres sor elején)",
    toolbar: "Ugrás az eszköztárra",
    leave: "Utána a Tab továbblép a szerkesztőből",
    save: "Mentés",
    palette: "Bejegyzés vagy oldal keresése",
    open: "Gyorsbillentyűk",
    close: "Bezárás",
  },
};

/** The text editor's texts about finding, links to this site's pages, and its keys. */
export const editorAids = {
  find: {
    open: "Keresés és csere",
    bar: "Keresés a szövegben",
    words: "Keresett szöveg",
    replacement: "Csere erre",
    matchCase: "Kis- és nagybetű eltér",
    ignoreMarks: "Ékezettől függetlenül",
    previous: "Előző találat",
    next: "Következő találat",
    replace: "Csere",
    replaceAll: "Az összes cseréje",
    close: "Keresés bezárása",
    none: "Nincs találat",
    position: (current: number, total: number) => `${current}. / ${total}`,
    found: (total: number) => count(total, { other: "{n} találat" }),
    replaced: (total: number) => count(total, { other: "{n} csere kész" }),
  },
  picker: {
    list: "Találatok a honlapon",
    posts: "Bejegyzések",
    pages: "Útikalauz",
    untitled: "Cím nélkül",
    unpublished: "még nem látható",
    searching: "Keresés…",
    found: (total: number) => count(total, { other: "{n} találat a honlapon" }),
    none: "A honlapon nincs ilyen bejegyzés vagy oldal.",
    failed: "A keresés nem sikerült. A címet be is lehet írni.",
    chosen: (name: string) => `Ide vezet: ${name}. Mindenki a saját nyelvű oldalra jut.`,
  },
  shortcuts: "Gyorsbillentyűk",
};

/** The texts about writing a post or a page with others and from its source. Hungarian is the source of the shape. */
export const writingTogether = {
  presence: {
    /** `language` is a name such as `Magyar`. */
    other: {
      post: (name: string, time: string, language: string) =>
        `${name} is szerkeszti ezt a bejegyzést ${time} óta. Nyelv: ${language}.`,
      page: (name: string, time: string, language: string) =>
        `${name} is szerkeszti ezt az oldalt ${time} óta. Nyelv: ${language}.`,
    },
    saved:
      "Amióta itt meg van nyitva, valaki más elmentette. Mentéskor a két változat összeolvad; kérdés csak arról lesz, amit mindketten módosítottatok.",
  },
  autosaves: {
    /** Beside the name of who wrote it. */
    label: (name: string) => `${name}, nem mentett szöveg`,
    take: "Átvétel az űrlapba",
    taken: "Az átvett szöveg csak az űrlapba kerül; mentésig semmi sem változik.",
  },
  source: {
    isSource: "Ez a forrás: a többi nyelv ebből készül.",
    make: "Legyen ez a forrás…",
    title: (language: string) => `Legyen a forrás nyelve: ${language}?`,
    text: "A többi nyelv fordításnak számít: ha a forrás változik, elavultnak számítanak. A szövegek nem változnak; ami eddig naprakész volt, az marad.",
    confirm: "Legyen ez a forrás",
    failed: "A forrás nyelvét nem sikerült átállítani. Próbáljátok újra.",
  },
  sideBySide: {
    show: "A forrással egymás mellett",
    choose: "A forrás nyelve",
    label: (language: string) => `A forrás (${language})`,
    empty: "A forrásban itt még nincs szöveg.",
    undoCopy: "Másolás visszavonása",
  },
};

export type WritingTogetherTexts = typeof writingTogether;
