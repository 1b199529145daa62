import { counter } from "#i18n/format/count.ts";
import { contactWords } from "#i18n/outside/hu.ts";
import type { GuideGroup, Page, ListedPage } from "#i18n/addresses.ts";
import { figures } from "#i18n/figures/hu.ts";
import { articleEnd } from "#i18n/format/hungarian-article.ts";

const count = counter("hu");

/** The texts about a guide page in the menu, on cards and on the not-found page; `searchWords` are compared with a wrong address. */
interface GuidePageTexts {
  name: string;
  teaser: string;
  searchWords: string;
}

/** The texts of the interface. Hungarian is the source of the shape; the other languages satisfy it. */
export const hu = {
  site: {
    name: "Irány Peru",
    tagline: "Útikalauz és blog Peruról",
    description:
      "Útikalauz és blog Peruról magyarul: mit jó tudni indulás előtt, hová érdemes menni, mit egyetek, mire figyeljetek.",
    keywords: ["Peru", "utazás", "útikalauz", "blog"],
    pictureAlt: "Napfelkelte havas andoki gerinc fölött, teraszokkal és lámákkal.",
  },
  shell: {
    skipToContent: "Ugrás a tartalomra",
    mainMenu: "Főmenü",
    languages: "Nyelv",
    admin: "Admin",
    loading: "Betöltés…",
    footerNote: "Az Irány Peru hobbiprojekt: azért készül, mert szeretjük Perut.",
    guide: "Útikalauz",
    guideGroups: {
      plan: "Tervezés",
      arrive: "Érkezés és biztonság",
      see: "Látnivalók és túrák",
      culture: "Kultúra",
    } satisfies Record<GuideGroup, string>,
    tools: "Eszközök",
    footerMenu: "Oldalak",
    searchSite: "Keresés az oldalon",
    menu: "Menü",
    contact: "Kapcsolat",
    address: "Cím",
    phone: "Telefon",
    email: "E-mail",
    website: "Honlap",
    follow: "Kövessetek minket",
    feed: "Hírcsatorna (Atom)",
    builtBy: "Készítette:",
  },
  scheme: { legend: "Megjelenés", system: "Rendszer", light: "Világos", dark: "Sötét" },
  /** Stand in the place of the site's own sentences where its owner calls it otherwise. */
  named: {
    footerNote: (site: string) =>
      `A${articleEnd(site)} ${site} hobbiprojekt: azért készül, mert szeretjük Perut.`,
    intro: (site: string) =>
      `A${articleEnd(site)} ${site} azoknak szól, akik Peruba készülnek, vagy csak szívesen olvasnak róla.`,
    hobby:
      "Ezt az oldalt szabadidőnkben, kedvtelésből készítjük: nem vagyunk utazási iroda, nem árulunk semmit. Az adatokat gondosan ellenőrizzük, de indulás előtt nézzétek meg a hivatalos forrásokat is.",
    blog: (site: string) =>
      `A${articleEnd(site)} ${site} blogja: történetek, tapasztalatok és hasznos tudnivalók Peruról.`,
    authorPosts: (n: number, site: string) =>
      count(n, { other: `{n} bejegyzés a${articleEnd(site)} ${site} blogján.` }),
  },
  home: {
    title: "Irány Peru",
    doors: {
      label: "Gyors utak",
      "trip-planner": "Útvonal tervezése",
      money: "Mennyibe kerül?",
      "machu-picchu": "Machu Picchu",
      emergency: "Ha baj van",
    },
    introTitle: "Mire való ez az oldal?",
    intro: [
      "Az Irány Peru azoknak szól, akik Peruba készülnek, vagy csak szívesen olvasnak róla.",
      "Arról írunk, amit indulás előtt jó tudni: hová és mikor érdemes menni, mit egyetek, mire figyeljetek.",
      "Nézzetek körül, és ha kedvet kaptatok: irány Peru!",
    ],
    hobbyTitle: "Hobbiprojekt",
    hobby:
      "Az Irány Perut szabadidőnkben, kedvtelésből készítjük: nem vagyunk utazási iroda, nem árulunk semmit. Az adatokat gondosan ellenőrizzük, de indulás előtt nézzétek meg a hivatalos forrásokat is.",
    guide: "Perui útikalauz",
    otherPages: "Ami a tervezéshez és az úthoz még kell",
    readMore: "Részletek",
    latestPosts: "Friss bejegyzések",
    toBlog: "Tovább a blogra",
    follow: "Máshol is ott vagyunk: nézzetek be ide is!",
    followWhat: { tiktok: "Rövid videók", youtube: "Hosszabb videók", instagram: "Képek", facebook: "Hírek" },
  },
  slider: {
    label: "Peru legszebb helyei",
    carousel: "képváltó",
    slide: "kép",
    position: (n: number, count: number) => `${n}. kép, összesen ${count}`,
    previous: "Előző kép",
    next: "Következő kép",
    choose: "Képek",
    show: (n: number, title: string) => `${n}. kép: ${title}`,
    pause: "Képváltás leállítása",
    play: "Képváltás indítása",
    more: "Bővebben",
  },
  blog: {
    title: "Blog",
    pageTitle: "Perui útiblog",
    pictureAlt: "Alkony a Titicaca-tavon: nádcsónak, kőkapu előtt álló amantaníi asszony, havas hegyek.",
    intro: "Történetek, tapasztalatok és hasznos tudnivalók Peruról.",
    description: "Az Irány Peru blogja: történetek, tapasztalatok és hasznos tudnivalók Peruról.",
    loading: "A bejegyzések betöltése…",
    noPosts: "Nincsenek bejegyzések.",
    more: "További bejegyzések",
    newer: "Újabb bejegyzések",
    failed: "Most nem sikerült betölteni a bejegyzéseket. Próbáljátok újra kicsit később!",
    moreFailed: "A további bejegyzéseket nem sikerült betölteni. Próbáljátok újra!",
    added: (n: number) => count(n, { other: "Betöltöttünk még {n} bejegyzést." }),
    page: (n: number) => `${n}. oldal`,
    linkedPost: "Ezt kerestétek",
    pinned: "Kiemelt",
    topics: "Témák",
    postsBy: (name: string) => `${name} bejegyzései`,
    postsIn: (category: string) => `Bejegyzések Peruról ebben a témában: ${category}`,
    authorPosts: (n: number) => count(n, { other: "{n} bejegyzés az Irány Peru blogján." }),
  },
  post: {
    back: "Vissza a blogra",
    coverCredit: (name: string) => `Fotó: ${name}`,
    contents: "A bejegyzés tartalma",
    neighbours: "Lapozás a blogban",
    older: "Előző bejegyzés",
    newer: "Következő bejegyzés",
    share: "Adjátok tovább",
    shareBy: "Megosztás…",
    copyLink: "Link másolása",
    copied: "A link a vágólapon van.",
    shareFailed: "Ez most nem sikerült. A címet a böngésző címsorából is kimásolhatjátok.",
    mail: "Küldés e-mailben",
    shownIn: {
      hu: "Ez a bejegyzés magyarul olvasható.",
      en: "Ez a bejegyzés magyarul még nem olvasható, ezért angolul mutatjuk.",
      es: "Ez a bejegyzés magyarul még nem olvasható, ezért spanyolul mutatjuk.",
    },
    loadPicture: (host: string) => `Kép megjelenítése innen: ${host}`,
    playVideo: (service: string) => `Videó lejátszása (${service})`,
  },
  preview: {
    title: "Előnézet",
    draft: "Piszkozat: a látogatók még nem látják.",
    scheduled: (when: string) => `Időzítve, megjelenik: ${when}.`,
    published: "Közzétéve: a látogatók is ezt a szöveget olvassák.",
    changed: "Új változat: a látogatók még a korábbi szöveget olvassák.",
    unpublished: "Levéve az oldalról: a látogatók nem látják.",
    until: (when: string) => `Ez a cím eddig érvényes: ${when} (budapesti idő szerint).`,
  },
  videos: {
    latest: "Legfrissebb videóink",
    loading: "Videók betöltése...",
    failed: "A videók betöltése nem sikerült",
    play: (title: string) => `Videó lejátszása: ${title}`,
  },
  contactErrors: {
    ...contactWords.errors,
    looksAutomated: {
      trapped:
        "Egy rejtett mező is ki volt töltve, talán a böngésző automatikus kitöltése miatt. Már kiürítettük: küldjétek el újra az üzenetet.",
      tooQuick: "Az üzenetet gépi küldésnek véltük. Néhány másodperc múlva küldjétek el újra.",
    },
    tooMany: (minutes: number) =>
      count(minutes, { other: "Innen rövid idő alatt sok üzenet érkezett. {n} perc múlva írhattok újra." }),
  },
  alerts: {
    label: "Figyelmeztetések",
    forStops: "Figyelmeztetések a megállókhoz",
    levels: { notice: "Tudnivaló:", warning: "Figyelem:", danger: "Veszély:" },
    until: (day: string) => `Utolsó nap: ${day}`,
  },
  consent: {
    title: "Videók és sütik más oldalakról",
    text: "Néhány videó és kép más webhelyről (pl. YouTube) jön, amely látja az IP-címeteket, és sütit is tárolhat. Ha elfogadjátok, maguktól betöltődnek; ha nem, kattintásra.",
    accept: "Elfogadom",
    decline: "Elutasítom",
    now: {
      accepted: "Jelenleg: elfogadva.",
      declined: "Jelenleg: elutasítva.",
    },
    saved: {
      accepted: "Rendben: a videók és a képek maguktól betöltődnek.",
      declined: "Rendben: a videók és a képek csak kattintásra töltődnek be.",
    },
    settings: "Sütibeállítások",
    close: "Bezárás",
  },
  contact: {
    title: "Írjatok nekünk",
    lead: "Kérdésetek van Peruról, hibát találtatok, vagy elmesélnétek, milyen volt az út? Minden üzenetet elolvasunk, és válaszolunk is rájuk.",
    required: "Mindhárom mezőt ki kell tölteni.",
    name: "Név",
    email: "E-mail-cím",
    emailUse: "Csak a válaszhoz használjuk.",
    message: "Üzenet",
    leaveEmpty: "Ez a mező maradjon üres",
    send: contactWords.send,
    charactersLeft: contactWords.charactersLeft,
    sending: contactWords.sending,
    successMessage: contactWords.successMessage,
    errorMessage: contactWords.errorMessage,
  },
  /** `searchWords`: what people may write for a page in an address; compared with one that is no page. */
  pages: {
    home: { name: "Kezdőlap", teaser: "Minden, ami egy perui úthoz kell, egy helyen." },
    "peru-guide": {
      name: "Peru röviden",
      teaser: "Biztonság, egészség, pénz, közlekedés és a legfontosabb spanyol mondatok.",
      searchWords:
        "útmutató tanácsok biztonság egészség oltás pénz sol internet sim spanyol kifejezések szótár",
    },
    entry: {
      name: "Beutazás",
      teaser: "Útlevél, tartózkodási idő, TAM és vám lépésről lépésre.",
      searchWords: "beutazás útlevél határ vám belépés tartózkodás Migraciones repülő",
    },
    "visa-types": {
      name: "Vízumtípusok, engedélyek",
      teaser: "Melyik jogállás mire jogosít, és hogyan kérhető az aláírási engedély.",
      searchWords:
        "vízum turista diák munkavállaló tartózkodási engedély letelepedés carné aláírás ügyintézés",
    },
    places: {
      name: "Peru helyei",
      teaser: "Tizenöt hely egymás mellett: éjszakák, magasság, hónapok, kinek való és ki hagyja ki.",
      searchWords: "helyek városok hová menjünk úti célok melyik hely térkép mit hagyjunk ki",
    },
    "place-sacred-valley": {
      name: "Szent Völgy",
      teaser: "Ollantaytambo, Pisac, Maras és Moray: éjszakák, iránytaxik, jegyek, kukorica.",
      searchWords: "Szent Völgy Urubamba Ollantaytambo Pisac Maras Moray Chinchero sólepárló piac látnivalók",
    },
    "place-paracas": {
      name: "Paracas, Ica és Nazca",
      teaser: "Oroszlánfókák, dűnék, pisco és a vonalak: hajók, repülés, ágyak.",
      searchWords:
        "Paracas Ballestas-szigetek Ica Huacachina Nazca-vonalak repülés sivatag pingvin pisco látnivalók",
    },
    "place-iquitos": {
      name: "Iquitos",
      teaser: "Az Amazonas, városa és erdei szállásai: éjszakák, hajók, Belén.",
      searchWords: "Iquitos Amazonas folyó Belén erdei szállás Pacaya-Samiria lamantin Nauta hajó látnivalók",
    },
    "place-huaraz": {
      name: "Huaraz és a Cordillera Blanca",
      teaser: "Jég, türkiz tavak, Chavín: buszok, ágyak, melyik tó melyik napra.",
      searchWords:
        "Huaraz Cordillera Blanca Huascarán Laguna 69 Parón Llanganuco Chavín Pastoruri Caraz tavak látnivalók",
    },
    "place-puerto-maldonado": {
      name: "Puerto Maldonado és Tambopata",
      teaser: "Az őserdő fél órára Cuscótól: éjszakák, szállások, arák.",
      searchWords:
        "Puerto Maldonado Tambopata erdei szállás Sandoval-tó ara agyagfal óriásvidra őserdő Madre de Dios látnivalók",
    },
    "place-trujillo": {
      name: "Trujillo és Chiclayo",
      teaser: "Festett templomok, Chan Chan, Sipán aranya: nyitvatartás, szállás, biztonság.",
      searchWords:
        "Trujillo Chiclayo Chan Chan Huaca de la Luna moche Huanchaco El Brujo Sipán Királysírok Túcume látnivalók",
    },
    "place-chachapoyas": {
      name: "Chachapoyas és Kuélap",
      teaser: "Fallal körülvett város a felhőkben, Gocta, sziklakoporsók: utak, ágyak, napok.",
      searchWords: "Chachapoyas Kuélap Gocta vízesés Karajía Leymebamba felvonó felhőerdő látnivalók",
    },
    "place-lima": {
      name: "Lima",
      teaser: "Negyedek, éjszakák, múzeumok, ceviche: a főváros egy és két napra.",
      searchWords:
        "Lima város útikalauz negyedek Miraflores Barranco San Isidro Callao óváros múzeumok hol aludjunk ceviche malecón látnivalók",
    },
    "place-aguas-calientes": {
      name: "Aguas Calientes",
      teaser: "Éjszaka Machu Picchu alatt: melyik utcában, vonatok, hőforrás, buszsor.",
      searchWords:
        "Aguas Calientes Machupicchu Pueblo falu szállás hőforrás termálfürdő Mandor vízesés múzeum lepkeház pillangóház busz sor",
    },
    "place-mancora": {
      name: "Máncora és az északi part",
      teaser: "Meleg tenger, teknősök, bálnák: melyik parton, hány éjszaka, hogyan.",
      searchWords:
        "Máncora Las Pocitas Vichayito Los Órganos El Ñuro Punta Sal tengerpart strand fürdés szörf bálnák teknősök látnivalók",
    },
    "place-ayacucho": {
      name: "Ayacucho",
      teaser: "Templomok, retablók, Wari és a nagyhét: utak, ágyak, mi biztonságos.",
      searchWords:
        "Ayacucho Huamanga nagyhét templomok retabló Wari Quinua Millpu Vilcashuamán emlékezet múzeuma látnivalók",
    },
    "place-cajamarca": {
      name: "Cajamarca",
      teaser: "Atahualpa szobája, hőforrás, kőerdő, sajt és farsang: utak, ágyak, napok.",
      searchWords:
        "Cajamarca Atahualpa Cuarto del Rescate váltságdíj Cumbemayo Baños del Inca Otuzco farsang sajt látnivalók",
    },
    "place-cusco": {
      name: "Cusco",
      teaser: "Éjszakák, negyedek, jegyek és magasság az inkák fővárosában.",
      searchWords:
        "Cusco Cuzco város látnivalók programok Qorikancha San Blas Sacsayhuamán székesegyház Boleto Turístico",
    },
    "place-arequipa": {
      name: "Arequipa és a Colca",
      teaser: "A fehér város és kanyonja: éjszakák, ágyak, nyitvatartás, kondorok.",
      searchWords:
        "Arequipa Colca-kanyon látnivalók programok Santa Catalina Juanita Chivay Yanque Cabanaconde kondorok",
    },
    "place-puno": {
      name: "Puno és a Titicaca-tó",
      teaser: "Szigetek, hajók, ágyak és hideg a magasban.",
      searchWords: "Puno Titicaca tó szigetek Uros Taquile Amantaní Sillustani Juliaca látnivalók",
    },
    "top-ten": {
      name: "Top 10 látnivaló",
      teaser: "Tíz hely Machu Picchutól a Titicaca-tóig: idő, magasság, jegyek, odajutás.",
      searchWords:
        "látnivaló látnivalók nevezetességek Machu Picchu Cusco Titicaca Nazca Arequipa Huacachina Szivárvány-hegy Iquitos",
    },
    weather: {
      name: "Időjárás",
      teaser: "Hőmérséklet és eső öt városban hónapról hónapra, és a legjobb hónapok.",
      searchWords: "időjárás éghajlat eső hőmérséklet évszak mikor klíma",
    },
    history: {
      name: "Történelem",
      teaser: "Caral piramisaitól napjainkig, évszámokkal és látogatható emlékekkel.",
      searchWords: "történelem inka inkák Caral múlt kultúra függetlenség",
    },
    "lima-sights": {
      name: "Limai látnivalók",
      teaser: "Hat hely a fővárosban, címmel, nyitvatartással és jegyárral.",
      searchWords: "Lima látnivalók múzeum múzeumok Miraflores Barranco Larco katakombák főtér",
    },
    "lima-transport": {
      name: "Limai közlekedés",
      teaser: "A reptértől az óvárosig: buszok, metró, taxik és az áraik.",
      searchWords: "Lima közlekedés busz buszok metró taxi reptér Metropolitano",
    },
    gastronomy: {
      name: "Gasztronómia",
      teaser: "Ceviche, lomo saltado, pisco: mit, hol és mikor érdemes enni.",
      searchWords: "gasztronómia étel ételek evés ital konyha étterem ceviche pisco lomo saltado",
    },
    holidays: {
      name: "Ünnepek",
      teaser: "Munkaszüneti napok és fesztiválok, az idei dátumokkal.",
      searchWords: "ünnep ünnepek fesztivál munkaszüneti nap naptár Inti Raymi karnevál",
    },
    itineraries: {
      name: "Útitervek",
      teaser: "Egy, két és három hét napról napra: menetidő, ár, szállás, magasság, tartaléknap.",
      searchWords:
        "útiterv útitervek program napról napra egy hét két hét három hét tíz nap körút gyerekkel észak",
    },
    "itinerary-one-week": {
      name: "Egy hét Peruban",
      teaser: "Hét éjszaka: előbb a völgy, aztán Machu Picchu, a végén Cusco.",
      searchWords: "egy hét egyhetes 7 nap hétnapos útiterv Cusco Szent Völgy Machu Picchu",
    },
    "itinerary-ten-days": {
      name: "Tíz nap Peruban",
      teaser: "Kilenc éjszaka: Lima kipihenten, a völgy kétszer, Machu Picchu hajnalban.",
      searchWords: "tíz nap tíznapos 10 nap útiterv Lima Szent Völgy Machu Picchu Cusco",
    },
    "itinerary-two-weeks": {
      name: "Két hét délen, busszal",
      teaser: "A sivatagtól a Titicaca-tóig és Cuscóig, tizennégy éjszaka alatt.",
      searchWords: "két hét kéthetes 14 nap déli körút busz Paracas Nazca Arequipa Colca Titicaca",
    },
    "itinerary-cusco-jungle": {
      name: "Cusco és az őserdő",
      teaser: "Két hét: előbb a Tambopata vize mellett, aztán a hegyekben.",
      searchWords: "két hét kéthetes 14 nap őserdő Cusco Tambopata Puerto Maldonado útiterv",
    },
    "itinerary-three-weeks": {
      name: "Három hét: part, Andok, őserdő",
      teaser: "Huszonegy éjszaka, amelyből délen semmi sem marad ki.",
      searchWords: "három hét háromhetes 21 nap útiterv nagy körút",
    },
    "itinerary-slow": {
      name: "Peru lassan",
      teaser: "Húsz éjszaka hét ágyban, minden helyen egy üres nappal.",
      searchWords: "lassan lassú útiterv idősebbeknek nyugdíjas távmunka kényelmes 20 nap",
    },
    "itinerary-with-children": {
      name: "Peru gyerekekkel: útiterv",
      teaser: "Tizennégy éjszaka rövid utakkal, medencével és állatokkal.",
      searchWords: "útiterv gyerekekkel gyerekes családos család kisgyerekkel két hét",
    },
    "itinerary-north": {
      name: "Észak-Peru: útiterv",
      teaser: "Tizenhárom éjszaka vályogvárosokkal, Kuélappal és meleg tengerrel.",
      searchWords: "észak északi útiterv Trujillo Chiclayo Chachapoyas Kuélap Máncora",
    },
    costs: {
      name: "Költségek",
      teaser: "Mennyibe kerül egy nap, mennyi az egész út, és hogyan fizessetek.",
      searchWords: "költség költségek ár árak mennyibe kerül pénz napi keret borravaló bankautomata kártya",
    },
    "where-to-stay": {
      name: "Szállás",
      teaser: "Melyik negyedben, melyik faluban aludjatok, és mennyiért.",
      searchWords:
        "szállás szállások hotel hotelek hostel szálloda hol aludjunk hol szálljunk meg melyik negyed",
    },
    "for-whom": {
      name: "Kinek való Peru?",
      teaser: "Gyerekkel, egyedül, idősen, kerekesszékkel, vegetáriánusként: mire számítsatok.",
      searchWords:
        "gyerek gyerekkel család egyedül nő nők lmbtq idős nyugdíjas kerekesszék akadálymentes vegetáriánus vegán tisztelet illem fenntartható",
    },
    questions: {
      name: "Gyakori kérdések",
      teaser: "Huszonhét kérdés, amelyet mindenki feltesz az út előtt, rövid válaszokkal.",
      searchWords: "gyakori kérdések gyik kérdés válasz",
    },
    "getting-there": {
      name: "Eljutás Peruba",
      teaser: "Repülőjáratok, átszállás, poggyász, reptéri kapuk és a szárazföldi határok.",
      searchWords:
        "repülő repülőjegy járat átszállás esta eta poggyász határ határátkelő bolívia chile ecuador brazília",
    },
    ways: {
      name: "Utazás Peruban",
      teaser: "Busz, repülő, vonat vagy autó: idő, ár és pályaudvar mindenhová, ahová az utazók mennek.",
      searchWords:
        "busz buszok buszjárat repülő belföldi járat vonat iránytaxi útvonal távolság közlekedés hogyan jutok",
    },
    "safety-health": {
      name: "Biztonság",
      teaser: "Városról városra, negyedről negyedre: mire figyeljetek, és hol kaptok segítséget.",
      searchWords: "biztonság veszélyes rablás lopás tüntetés rendkívüli állapot földrengés segélyhívó",
    },
    "altitude-health": {
      name: "Magasság és egészség",
      teaser: "Hol aludjatok először, milyen oltás kell, és hány méterig szóljon a biztosítás.",
      searchWords:
        "magasság egészség hegyibetegség akklimatizáció hasmenés oltás oltások kórház klinika orvos biztosítás",
    },
    "machu-picchu": {
      name: "Machu Picchu lépésről lépésre",
      teaser: "Melyik körutat válasszátok, mikor és hol vegyetek jegyet, melyik vonat visz oda, és mi tilos.",
      searchWords:
        "Machu Picchu jegy jegyek körút körutak vonat busz Aguas Calientes Huayna Picchu Hidroeléctrica",
    },
    "beyond-classic": {
      name: "A klasszikus körön túl",
      teaser: "Paracas, Huaraz, Trujillo, Kuélap, Máncora: ami a legtöbb útból kimarad.",
      searchWords:
        "Paracas Ballestas Huaraz Trujillo Chan Chan Chachapoyas Kuélap Gocta Máncora Puerto Maldonado észak tengerpart",
    },
    treks: {
      name: "Gyalogtúrák",
      teaser: "Inka-ösvény, Salkantay, Ausangate, Huaraz: napok, magasság, engedély, nehézség.",
      searchWords:
        "túra túrák trekking gyalogtúra Inka-ösvény Salkantay Lares Choquequirao Ausangate Huaraz Santa Cruz Colca",
    },
    jungle: {
      name: "Melyik őserdőbe?",
      teaser: "Tambopata, Manu vagy Iquitos: idő, pénz, állatok, szállás összehasonlítva.",
      searchWords: "őserdő dzsungel esőerdő Amazonas Amazónia Iquitos Tambopata Manu Puerto Maldonado lodge",
    },
    "stay-calculator": {
      name: "Tartózkodáskalkulátor",
      teaser: "Meddig maradhattok? Napok, az utolsó nap és a bírság, mindenféle számítás szerint.",
      searchWords:
        "tartózkodás 90 nap 180 nap 183 nap vízum vízummentes TAM túllépés bírság útlevél lejárat kalkulátor napszámláló",
    },
    "trip-planner": {
      name: "Útvonaltervező",
      teaser: "Megállók, éjszakák, térkép és magasság: a terv szól, ha valamin változtatni kell.",
      searchWords: "útvonaltervező útiterv tervezés útvonal megállók magasság akklimatizáció körút",
    },
    "before-you-go": {
      name: "Indulás előtt",
      teaser: "Mit mikor: fél évvel, három és egy hónappal, egy héttel előbb, saját dátumokkal.",
      searchWords:
        "teendők lista utazás előtt előkészület felkészülés határidő határidők mikor foglaljak mennyivel előbb naptár",
    },
    "packing-list": {
      name: "Csomaglista",
      teaser: "Mi kerüljön a táskába: táj, hónap és program szerint, kipipálhatóan.",
      searchWords: "csomag csomaglista bőrönd hátizsák ruha cipő mit vigyünk felszerelés",
    },
    phrasebook: {
      name: "Zsebszótár",
      teaser: "Spanyol mondatok kiejtéssel, felmutatható kártyák és kecsua köszönések.",
      searchWords:
        "szótár zsebszótár spanyol mondatok kifejezések kiejtés fordítás nyelv kecsua köszönés számok",
    },
    money: {
      name: "Útköltség és átváltó",
      teaser: "Mennyibe kerül a ti utatok, és mennyi a sol forintban, euróban, dollárban.",
      searchWords:
        "költség kalkulátor útköltség átváltó átváltás sol forint euró dollár font árfolyam valuta pénz",
    },
    emergency: {
      name: "Segélykártya",
      teaser: "Segélyhívók egy érintésre, konzulátus, mondatok és egy kártya a tárcába.",
      searchWords:
        "segély segélyhívó vészhelyzet baleset rendőrség mentő tűzoltó konzul nagykövetség biztosító allergia",
    },
    "pocket-peru": {
      name: "Peru a zsebben",
      teaser: "Az egész útikalauz a telefonon, internet nélkül is olvasható.",
      searchWords: "offline letöltés telefon alkalmazás internet nélkül térerő repülőgépes üzemmód telepítés",
    },
    search: {
      name: "Keresés",
      teaser: "Keresés az útikalauzban, a blogban, az eszközök, a helyek, az adatok és a mondatok között.",
    },
    blog: { name: "Blog", teaser: "Történetek és tapasztalatok Peruról." },
    changes: { name: "Mi változott?", teaser: "Mi lett más az oldalakon és a blogon, mikor és miért." },
    privacy: { name: "Adatvédelem", teaser: "Mit tárolunk, hol és meddig." },
  } satisfies Record<Page, object> & Record<ListedPage, GuidePageTexts>,
  guide: {
    breadcrumbs: "Itt jártok",
    short: "Röviden",
    contents: "Az oldal tartalma",
    checked: (month: string) => `Átnézve: ${month}`,
    stale: (name: string, when: string) => `Azóta változhatott: ${name} (adat: ${when}).`,
    oldestFact: (name: string, when: string) => `A legrégebbi adat: ${name} (${when}).`,
    datedFacts: (n: number) => count(n, { other: "{n} dátumozott adat" }),
    sources: "Források és hivatalos oldalak",
    disclaimer: "Mielőtt erre hagyatkoznátok",
    moved: "Részletesebben",
    related: "Olvassatok tovább",
    relatedPosts: "A blogról",
    speak: (phrase: string) => `Meghallgatás spanyolul: ${phrase}`,
    phrase: "Spanyolul",
    meaning: "Magyarul",
  },
  shortlist: {
    keep: "Félreteszem a tervemhez",
    kept: "Félretéve a tervemhez",
    treks: "Félreteszem a tervemhez:",
    saved: "Csak ezen az eszközön marad meg.",
    gone: "Lekerült a listáról.",
    failed: "Ez a böngésző nem engedi, hogy megmaradjon; privát ablakban gyakran így van.",
    planner: "Tovább az útvonaltervezőhöz",
  },
  changes: {
    onPage: "Mi változott ezen az oldalon?",
    all: "Minden változás",
    none: "Még nincs mit felsorolni.",
    feed: "A változások hírcsatornája (Atom)",
  },
  privacy: {
    controller: "Adatkezelő",
    messagesKept: (days: number) => `Az üzeneteket legkésőbb ${days} nap múlva töröljük.`,
  },
  errors: {
    notFoundTitle: "Ez az oldal nem található",
    notFoundText:
      "Lehet, hogy elírás van a címben, vagy az oldal időközben máshová került. Innen továbbléphettek:",
    previewExpiredTitle: "Ez az előnézet lejárt",
    previewExpiredText: "Az előnézetek címe hét napig érvényes. Kérjetek újat attól, akitől ezt kaptátok!",
    brokenTitle: "Hiba történt",
    brokenText: "Valami elromlott nálunk, nem nálatok. Próbáljátok újra egy kicsit később!",
    retry: "Újratöltés",
    similar: "Talán ezt kerestétek",
  },
  categories: {
    uncategorized: "Kategória nélkül",
    Education: "Oktatás",
    Discovery: "Felfedezés",
    Gastronomy: "Gasztronómia",
    Agreculture: "Mezőgazdaság",
    Entertainment: "Szórakozás",
    Music: "Zene",
    Art: "Művészet",
    Business: "Üzlet",
    Investment: "Befektetés",
    Fashions: "Divat",
    Sports: "Sport",
    Sciense: "Tudomány",
    Wheather: "Időjárás",
  },
  figures,
};

export type Messages = typeof hu;
