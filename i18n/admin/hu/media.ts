import { counter } from "#i18n/format/count.ts";

const count = counter("hu");

/** The texts of the media library; Hungarian is the source of the shape. */
export const media = {
  title: "Képtár",
  intro:
    "A bejegyzések összes képe: itt adjátok meg, mi maradjon látható a levágott képekből, és ki készítette őket. Innen minden bejegyzésben egyszerre is kicserélhetitek őket.",
  loading: "A képek betöltése…",
  loadFailed: "A képeket nem sikerült betölteni.",
  retry: "Újra",
  search: "Keresés",
  searchHint: "név, leírás vagy készítő",
  unusedOnly: "Csak a nem használt képek",
  counted: (n: number) => count(n, { other: "{n} kép" }),
  stored: (size: string) => `${size} a teljes képtár`,
  unusedCount: (n: number) => count(n, { other: "{n} kép nincs használatban" }),
  none: "Nincs ilyen kép.",
  empty: "Még egy kép sincs a képtárban.",
  pager: "Lapozás a képek között",
  previous: "Előző",
  next: "Következő",
  page: (page: string, last: string) => `${page}. oldal, összesen ${last}`,
  unnamed: "Névtelen kép",
  pixels: (width: string, height: string) => `${width} × ${height} képpont`,
  keptElsewhere: "külső tárban",
  animated: "mozgókép",
  uses: (n: number) => (n === 0 ? "sehol sem látszik" : count(n, { other: "{n} helyen látszik" })),
  onlyKept: "már sehol sem látszik: csak egy korábbi változat vagy a lomtár őrzi",
  back: "Vissza a képekhez",
  cancel: "Mégse",
  failed: "Nem sikerült. Próbáljátok újra!",
  unreachable: "A szerver nem érhető el. Amit beírtatok, megmaradt.",
  gone: "Ez a kép már nincs a képtárban.",
  inUse: "Ez a kép időközben használatba került, ezért nem törölhető.",
  standsStill: "Ez a kép valahol borítókép, és annak csak állókép jó. Válasszatok olyat, amelyik nem mozog.",
  upload: {
    title: "Új képek",
    choose: "Képek kiválasztása…",
    drop: "vagy húzzátok ide őket",
    limits:
      "PNG, JPEG, WebP, AVIF, GIF, BMP vagy ICO; képenként legfeljebb 30 MB és 50 megapixel. A mozgó GIF és WebP mozgókép marad.",
    list: "Feltöltések",
    waiting: "sorra vár",
    progress: (name: string) => `Feltöltés: ${name}`,
    sending: (percent: string) => `feltöltés: ${percent}`,
    preparing: "feldolgozás…",
    done: "feltöltve",
    finished: (done: number, failed: number) =>
      failed === 0
        ? count(done, { other: "{n} kép feltöltve." })
        : `${count(done, { other: "{n} kép feltöltve" })}, ${count(failed, { other: "{n} nem sikerült." })}`,
    retry: "A sikertelenek újra",
    clear: "Lista ürítése",
    tooLarge: "Túl nagy: legfeljebb 30 MB és 50 megapixel lehet.",
    unreadable: "Ezt a fájlt nem lehet képként megnyitni: sérült, vagy nem elfogadott fajta.",
    heic: "Ez HEIC-kép, ezt itt nem lehet megnyitni. Az iPhone-on: Beállítások › Kamera › Formátumok › Legkompatibilisebb; a kész képet JPEG-ként kell menteni vagy elküldeni.",
    noSpace: "Nincs elég hely a szervern.",
    busy: "A szerver most mások feltöltéseivel foglalkozik. Próbáljátok újra egy kicsit később!",
    unreachable: "A szerver nem érhető el.",
  },
  remove: {
    cancel: "Mégse",
    select: (name: string) => `Kijelölés: ${name}`,
    selected: (n: number) => count(n, { other: "{n} kép kijelölve" }),
    selectAll: "Az oldal összes nem használt képe",
    clear: "Kijelölés törlése",
    button: "Kijelöltek törlése…",
    one: "Kép törlése…",
    confirmTitle: (n: number) =>
      n === 1 ? "Törlitek ezt a képet?" : count(n, { other: "Törlitek ezt a {n} képet?" }),
    confirmText: (n: number) =>
      count(n, {
        one: "A kép minden mérete végleg eltűnik. Egyetlen bejegyzés sem használja.",
        other: "A képek minden mérete végleg eltűnik. Egyetlen bejegyzés sem használja őket.",
      }),
    confirm: "Törlés",
    busy: "Törlés…",
    removed: (n: number) => count(n, { other: "{n} kép törölve." }),
    kept: (n: number) => count(n, { other: "{n} képet nem sikerült törölni." }),
    onlyUnused:
      "Csak az a kép törölhető, amelyet semmi sem használ: se bejegyzés (a lomtárban és a korábbi változatokban sem), se dia, se szerző, se kategória.",
  },
  details: {
    name: "Név",
    nameHint: "Csak itt látszik, keresni lehet rá.",
    alts: "Mi látható a képen?",
    altsHint: "Nyelvenként, azoknak, akik nem látják.",
    credit: "Készítette",
    creditHint: "A bejegyzések borítóképe alatt jelenik meg.",
    focal: "Ami látható marad",
    focalHint:
      "Ahol a képnek csak egy része fér el, ez a pont biztosan látszik. Kattintsatok a képre, vagy húzzátok a csúszkákat.",
    across: "Balról (%)",
    down: "Felülről (%)",
    crops: "Így vágjuk le",
    save: "Mentés",
    saving: "Mentés…",
    saved: "Elmentve.",
    added: (moment: string, by: string | null) =>
      by === null ? `Feltöltve: ${moment}` : `Feltöltötte: ${by}, ${moment}`,
    usesTitle: "Ahol előfordul",
    noUses: "Egy bejegyzésben sincs.",
    untitled: "Cím nélküli bejegyzés",
    asCover: "borítókép",
    inText: "a szövegben",
    inFormerText: "csak a szöveg egy korábbi vagy nem mentett változatában",
    inBin: "a lomtárban",
    unsavedTitle: "Elvetitek a módosításokat?",
    unsavedText: "A kép adatain módosítottatok, de még nem mentettétek el őket.",
    discard: "Elvetés",
    keepEditing: "Vissza a képhez",
  },
  replace: {
    open: "Csere mindenhol…",
    title: (name: string) => `Csere mindenhol: ${name}`,
    intro: "Válasszátok ki, melyik kép kerüljön a helyére, vagy töltsetek fel egy újat.",
    upload: "Új kép feltöltése…",
    chooseFile: "Fájl kiválasztása…",
    choose: "Kép a képtárból",
    choosing: (name: string) => `Választás: ${name}`,
    chosen: (name: string) => `A helyére kerül: ${name}`,
    change: "Másik kép",
    effect: (n: number) =>
      count(n, {
        other:
          "{n} bejegyzés módosul, minden nyelven, azonnal. A szövegek nem változnak, a kép alatt az új kép készítője áll majd.",
      }),
    nothing: "Most egyetlen bejegyzés sem használja, így egy sem módosul.",
    unsaved: "Előbb mentsétek el a kép adatait.",
    confirm: "Csere",
    busy: "Csere…",
    done: (n: number) =>
      count(n, { other: "{n} bejegyzésben kicseréltük. A korábbi kép a képtárban maradt." }),
  },
};

export type MediaTexts = typeof media;
