import type { PocketText } from "#content/tools/pocket-text.ts";

export default (): PocketText => ({
  title: "Peru a zsebben: az útikalauz internet nélkül",
  description:
    "Az egész Peru-útikalauz a telefonon, repülőgépes üzemmódban is: oldalak, képek, térkép, zsebszótár, tervező és kereső. Egy érintéssel letölthető.",
  keywords: ["Peru offline", "útikalauz internet nélkül", "Peru alkalmazás", "offline térkép Peru"],
  lead: "A Colca-kanyonban, a Titicaca szigetein és az éjszakai buszon gyakran nincs térerő. Egy érintés, és az egész útikalauz a telefonra kerül, képekkel és minden eszközzel együtt.",
  pictureAlt:
    "Szőtt erszényből kikukucskáló telefon, képernyőjén hegyekkel és térképpel; mellette láma, mögötte a hajnali Andok csillagokkal.",
  contentsTitle: "Mi kerül a telefonra?",
  contents: [
    "Az útikalauz **minden oldala**, a képeivel, térképeivel és ábráival.",
    "Az eszközök: [útvonaltervező](page:trip-planner), [csomaglista](page:packing-list), [zsebszótár](page:phrasebook), [útköltség és átváltó](page:money), [tartózkodáskalkulátor](page:stay-calculator) és [segélykártya](page:emergency).",
    "A [kereső](page:search): repülőgépes üzemmódban is talál az útikalauzban és a letöltött bejegyzésekben.",
    "A blogbejegyzések, amelyeket kiválasztotok.",
  ],
  guides: { hu: "Az útikalauz magyarul", en: "Az útikalauz angolul", es: "Az útikalauz spanyolul" },
  otherLanguages: "Más nyelveken",
  noScript:
    "A letöltéshez a böngészőnek futtatnia kell a JavaScriptet. Nélküle is olvasható minden oldal, de csak kapcsolattal.",
  postsTitle: "Bejegyzések",
  allPosts: "Mindet",
  noPosts: "Egyiket sem",
  take: "Letöltés a telefonra",
  goOn: "Folytatás",
  again: "Újra",
  pause: "Szünet",
  update: "Frissítés",
  remove: "Törlés a telefonról",
  removeSurely: "Biztosan törlődjön? Újra letölteni csak kapcsolattal lehet.",
  removeYes: "Törlés",
  removeNo: "Maradjon",
  progress: "A letöltés állása",
  wayTitle: "Így használjátok",
  way: [
    "Indulás előtt, wifin töltsétek le, és **hagyjátok nyitva ezt az oldalt**, amíg kész nem lesz. Ha közben megszakad a kapcsolat, innen folytatódik.",
    "Útközben ugyanazokat a címeket nyissátok meg, mint máskor. Az oldal szól, ha a letöltött változatot látjátok, és azt is, milyen régi.",
    "Amit egyszer megnyitottatok, letöltés nélkül is olvasható marad egy ideig.",
    "Az árak és a szabályok változnak. Ha kapcsolathoz juttok, ez az oldal megmondja, mi változott, és csak azt tölti le.",
  ],
  installTitle: "Ikon a kezdőképernyőre",
  installs: [
    {
      device: "Android (Chrome)",
      steps: [
        "Érintsétek meg a három pontot, a menüt.",
        "Válasszátok a *Hozzáadás a kezdőképernyőhöz*, majd a *Telepítés* parancsot.",
        "Nyissátok meg az ikonról, és töltsétek le az útikalauzt.",
      ],
    },
    {
      device: "iPhone (Safari)",
      steps: [
        "Érintsétek meg a megosztás gombot.",
        "Válasszátok a *Főképernyőhöz adás* parancsot.",
        "**Az ikonról megnyitva** töltsétek le az útikalauzt: az alkalmazás és a Safari külön tárol.",
      ],
    },
  ],
  installNote:
    "iPhone-on azért is érdemes telepíteni, mert a Safari törli annak az oldalnak az adatait, amelyet hét napig nem használtak; a főképernyőre tett alkalmazásét nem.",
  neverTitle: "Ami sosem marad a telefonon",
  never: [
    "Semmi személyes: bejelentkezés, vázlat, elküldött üzenet. Amit a segélykártyára vagy a tervezőbe írtok, azt az eszköz külön őrzi, ahogy ott szerepel.",
    "Más oldalak videói és képei.",
    "A szerkesztőség oldalai.",
  ],
  said: {
    reading: "Megnézzük, mekkora…",
    absent: "Még nincs a telefonon. Letöltendő {sent}, a telefonon {bytes} helyet foglal.",
    free: "A böngészőnek {free} szabad helye van.",
    partial: "Félbemaradt: még {missing} van hátra.",
    running: "Letöltés: {done} / {sent}.",
    whole: "A telefonon van ({bytes}), állapota: {when}.",
    changed: "A telefonon van, de azóta változott oldalak: {pages}. A frissítés {missing}.",
    chosenAnew: "A telefonon van, de azóta mást választottatok. A frissítés {missing}.",
    fewer:
      "A telefonon van; egy részére már nincs szükség. A frissítés felszabadítja a helyét, letölteni nem kell semmit.",
    posts: "({chosen} / {of})",
    begun: "Elkezdődött a letöltés.",
    halfway: "A letöltés félúton tart.",
    paused: "Szünetel a letöltés. Ami már megvan, az megmarad.",
    done: "Kész: repülőgépes üzemmódban is olvasható.",
    updated: "Kész a frissítés.",
    removed: "Törölve, felszabadult a helye.",
    tight: "Kevés a hely: {bytes} kellene, {free} szabad.",
    noRoom:
      "Betelt a hely. Töröljetek valamit a telefonról, aztán folytassátok; ami már megvan, az megmarad.",
    offline: "Most nincs kapcsolat. Amint lesz, ugyanitt folytatható.",
    failed: "Nem sikerült mindent letölteni. Próbáljátok újra kicsit később.",
    elsewhere: "Egy másik lapon már folyik a letöltés.",
    unsupported:
      "Ebben a böngészőben nem lehet letölteni. Privát ablakban és titkosítatlan (http) címen sosem megy; máshol a böngésző frissítése segíthet.",
    off: "Az útikalauz most nem tölthető le. Kapcsolattal minden oldala ugyanúgy olvasható.",
  },
});
