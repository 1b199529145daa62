import { counter } from "#i18n/format/count.ts";
import { blockWords } from "#i18n/short-words/short-words.ts";

const count = counter("hu");

/** The text editor's texts about tables, callouts, captions and galleries. */
export const editorBlocks = {
  // Blocks that readers see have the same names as on the website.
  ...blockWords.hu,
  gallery: "Képgaléria",
  fact: "Adat az útikalauzból",
  rule: "Elválasztó vonal",
  rowAbove: "Sor beszúrása fölé",
  rowBelow: "Sor beszúrása alá",
  deleteRow: "Sor törlése",
  columnBefore: "Oszlop beszúrása elé",
  columnAfter: "Oszlop beszúrása mögé",
  deleteColumn: "Oszlop törlése",
  tableSettings: "A táblázat címe és fejléce",
  deleteTable: "Táblázat törlése",
  pictureBack: "Kép előrébb",
  pictureOn: "Kép hátrébb",
  decorative: "Csak díszít",
  tableDialog: {
    title: "A táblázat címe és fejléce",
    caption: "A táblázat címe",
    captionHint: "Mit mutat a táblázat? A táblázat fölött jelenik meg.",
    headRow: "Az első sor fejléc",
    headColumn: "Az első oszlop fejléc",
    save: "Mentés",
  },
  pictureDialog: {
    decorative: "A kép csak díszít",
    decorativeHint: "Akkor jelöljétek be, ha a szöveg a kép nélkül is teljes.",
    caption: "Képaláírás",
    captionHint: "A kép alatt jelenik meg.",
    credit: "A kép forrása",
    creditHint: "Például a fényképész neve.",
  },
  galleryDialog: {
    titleNew: "Képgaléria beszúrása",
    titleAdd: "Képek hozzáadása a galériához",
    files: "Képfájlok (több is választható vagy idehúzható)",
    add: "Beszúrás",
    chosen: "A kiválasztott képek",
    earlier: "Előrébb",
    remove: "Kivétel",
    ofPicture: (action: string, n: number) => `${action}: ${n}. kép`,
  },
  factDialog: {
    title: "Adat beszúrása",
    search: "Az adat neve",
    hint: "Az olvasók mindig az aznapi értéket látják, a saját nyelvükön.",
    found: (n: number) => count(n, { other: "{n} adat." }),
    narrow: (n: number) => count(n, { other: "Az első {n} látszik: írjatok be többet a nevéből." }),
    noValue: "több érték; a szöveg marad, az adat oldalára vezet",
    noneChosen: "Válasszatok egy adatot.",
    failed: "Az adatokat most nem sikerült betölteni. Zárjátok be, és próbáljátok újra.",
    add: "Beszúrás",
    told: (fact: string) => `Az olvasók a mai értéket látják: ${fact}`,
  },
  slashMenu: "Beszúrható elemek",
  noBlock: "Nincs ilyen elem.",
};

/** The questions about pictures before a post is published. */
export const altTexts = {
  title: "Mi látszik a képeken?",
  why: "Ezekről a képekről még nem tudja meg, mi van rajtuk, aki nem látja őket. Írjátok le röviden, vagy jelöljétek, ha egy kép csak díszít.",
  picture: (number: number, language: string, isCover: boolean) =>
    isCover ? `Borítókép (${language})` : `${number}. kép (${language})`,
  decorative: "Csak díszít",
  decorativeOf: (picture: string) => `Csak díszít: ${picture}`,
  missing: "Ide leírás kell, vagy jelöljétek, hogy a kép csak díszít.",
  confirm: "Tovább",
};

export type AltTexts = typeof altTexts;
