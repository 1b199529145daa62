import { counter } from "#i18n/format/count.ts";

const count = counter("hu");

/** The facts of a note: its subject, how often it happened, and what else there is to say. */
export interface NoteFacts {
  what: string;
  count: number;
  detail: string;
}

/** The texts of the page that imports posts. Hungarian is the source of the shape. */
export const postsImport = {
  title: "Importálás",
  intro:
    "Bejegyzések átvétele a WordPressből, a Ghostból vagy ennek az oldalnak az exportjából. Előbb megmutatjuk, mi jönne: amíg rá nem bólintotok, semmi nem változik.",
  form: {
    title: "Honnan?",
    file: "Exportfájl",
    fileHint:
      "WordPress: Eszközök → Exportálás (XML). Ghost: Settings → Advanced → Export (JSON). Ennek az oldalnak az exportja: a ZIP, ahogy van. Ha a képek is megvannak egy mappában, tegyétek az exporttal együtt egy ZIP-be; különben onnan töltjük le őket, ahol eddig voltak.",
    choose: "Fájl kiválasztása…",
    notChosen: "Nincs kiválasztott fájl",
    more: "Nyelv és képek",
    language: "A szövegek nyelve",
    languageHint: "Azoké, amelyekről az export nem árulja el.",
    asExported: "Ahogy az export mondja",
    site: "Ahol a képek most vannak",
    siteHint: "Például https://peru.example – a Ghost exportja ezt nem tartalmazza.",
    submit: "Előnézet",
    nothing: "Válasszatok fájlt!",
    notAddress: "Ez nem webcím: https:// vagy http:// kezdetű legyen.",
  },
  running: "Folyamatban",
  steps: {
    begun: "Előkészítés…",
    uploading: "Feltöltés…",
    read: "Az export beolvasása…",
    posts: "Bejegyzések és képek…",
  },
  origins: {
    posts: "Egy ilyen oldal exportja",
    wordpress: "WordPress-export",
    ghost: "Ghost-export",
    server: "A régi oldal",
  },
  outcomes: {
    new: "új",
    same: "változatlan",
    changed: "módosult",
    kept: "itt szerkesztett, marad",
    binned: "itt törölt, a lomtárban",
    failed: "nem sikerült",
  },
  report: {
    found: "Ami jönne",
    done: "Ami átjött",
    nothingNew: "Minden megvan már itt, nincs mit átvenni.",
    finished: "Az importálás elkészült.",
    stopped: (n: number, total: number) =>
      `${count(total, { other: "{n} bejegyzésből" })} ${count(n, { other: "{n}" })} készült el, aztán félbeszakadt. Indítsátok újra: onnan folytatja.`,
    posts: (n: number) => count(n, { other: "{n} bejegyzés" }),
    texts: (published: number, drafts: number) =>
      `${count(published, { other: "{n} közzétett szöveg" })}, ${count(drafts, { other: "{n} piszkozat" })}`,
    pictures: "Kép",
    drawings: "Kicserélt rajz",
    redirects: "Régi cím, amely ide vezet",
    leftOut: "Ami kimarad vagy más lesz",
    toSee: (n: number) => `Érdemes megnézni (${count(n, { other: "{n}" })})`,
    rest: (n: number) => count(n, { other: "A többi {n} bejegyzés" }),
    cut: (n: number) => count(n, { other: "Az első {n} látszik; a letöltött jelentésben mind ott van." }),
    untitled: "cím nélkül",
    download: "A jelentés letöltése",
    fileName: "importalas.txt",
    submit: "Importálás",
  },
  notes: {
    comments: ({ count: n }: NoteFacts) => count(n, { other: "kimarad {n} hozzászólás" }),
    pages: ({ count: n }: NoteFacts) => count(n, { other: "kimarad {n} oldal" }),
    otherType: ({ what, count: n }: NoteFacts) => `kimarad ${count(n, { other: "{n}" })} „${what}”`,
    status: ({ what, count: n }: NoteFacts) =>
      count(n, { other: `kimarad {n} „${what}” állapotú bejegyzés` }),
    textless: ({ count: n }: NoteFacts) => count(n, { other: "kimarad {n} szöveg nélküli bejegyzés" }),
    tags: ({ what }: NoteFacts) => `kimaradnak a címkék: ${what}`,
    shortcodes: ({ what }: NoteFacts) => `szövegként maradnak a rövidkódok: ${what}`,
    untitled: () => "nincs címe, ezért piszkozat lett",
    unread: () => "nincs olvasható szövege, ezért piszkozat lett",
    galleryPictures: ({ count: n }: NoteFacts) =>
      count(n, { other: "egy képgalériából kimarad {n} kép, mert nincs benne a fájlban" }),
    block: ({ what }: NoteFacts) => `kimarad egy „${what}” blokk`,
    frame: ({ what, count: n }: NoteFacts) =>
      count(n, { other: `kimarad {n} beágyazott keret innen: ${what}` }),
    sound: ({ count: n }: NoteFacts) => count(n, { other: "kimarad {n} hangfelvétel" }),
    download: ({ count: n }: NoteFacts) => count(n, { other: "kimarad {n} letölthető fájl" }),
    product: ({ count: n }: NoteFacts) => count(n, { other: "kimarad {n} termékkártya" }),
    signUp: ({ count: n }: NoteFacts) => count(n, { other: "kimarad {n} feliratkozó űrlap" }),
    form: ({ count: n }: NoteFacts) => count(n, { other: "kimarad {n} űrlap" }),
    videoFile: ({ count: n }: NoteFacts) => count(n, { other: "kimarad {n} videófájl" }),
    object: ({ count: n }: NoteFacts) => count(n, { other: "kimarad {n} beágyazott objektum" }),
    code: ({ count: n }: NoteFacts) => count(n, { other: "{n} kódrészlet sima szöveg lett" }),
    link: ({ what }: NoteFacts) => `ez a link egyik átvett bejegyzéshez sem vezet: ${what}`,
    category: ({ what }: NoteFacts) => `ismeretlen kategória: ${what}`,
    language: ({ what }: NoteFacts) => `kimarad egy nyelv, amely itt nincs: ${what}`,
    absentPicture: ({ what }: NoteFacts) => `nincs meg a kép: ${what}`,
    privatePicture: ({ what }: NoteFacts) => `a kép belső hálózaton van, nem érhető el: ${what}`,
    unreachablePicture: ({ what, detail }: NoteFacts) => `a kép nem tölthető le: ${what} (${detail})`,
    largePicture: ({ what }: NoteFacts) => `túl nagy a kép: ${what}`,
    badPicture: ({ what }: NoteFacts) => `a kép sérült, vagy nem használható a formátuma: ${what}`,
    animatedCover: ({ what }: NoteFacts) => `a borító animált kép, ezért kimarad: ${what}`,
    pictureData: ({ what }: NoteFacts) => `nem képet tartalmaz: ${what}`,
    slug: ({ what, detail }: NoteFacts) => `foglalt volt ez a cím: ${what}, ezért ez lett: ${detail}`,
    failed: ({ detail }: NoteFacts) => `nem vehető át: ${detail}`,
  },
  faults: {
    foreign: () => "Ez a fájl nem WordPress- vagy Ghost-export, és nem is ennek az oldalnak az exportja.",
    cutOff: () => "A fájl a közepén véget ér: exportáljátok vagy töltsétek le újra.",
    malformed: (detail: string) => `A fájl sérült, ezt nem tudtuk benne elolvasni: ${detail}`,
    damagedArchive: () => "A ZIP sérült, vagy jelszó védi.",
    emptyArchive: () => "A ZIP-ben nincs bejegyzéseket tartalmazó export.",
    tooLarge: (detail: string) =>
      `Ez túl nagy, legfeljebb ${detail} lehet. A WordPress időszakonként, több fájlban is exportál.`,
    privateAddress: () =>
      "Ez a cím belső hálózaton van: onnan csak a szerver gépén kiadott parancs importálhat.",
    unreachable: (detail: string) => `A régi oldal nem válaszol: ${detail}`,
    foreignAddress: () =>
      "Ezen a címen nem az Irány Peru régi szervere válaszol. WordPressből és Ghostból fájllal lehet átjönni.",
  },
  failures: {
    gone: "A feltöltött fájl már nincs a szerveren: válasszátok ki újra.",
    busy: "Épp fut egy importálás; próbáljátok meg kicsit később.",
    noSpace: "Nincs hozzá elég hely a szerver lemezén.",
    other: "Nem sikerült. Az okot a szerver naplójában találja, aki a szervert kezeli.",
  },
};

export type ImportTexts = typeof postsImport;
