import { climate } from "#content/facts/climate/climate.ts";
import { rankings } from "#content/facts/food.ts";
import { busHours, flightMinutes, trainHours } from "#content/facts/journeys.ts";
import { incaTrail, machuPicchuBus } from "#content/facts/machu-picchu/journey.ts";
import { machuPicchuPrices } from "#content/facts/machu-picchu/prices.ts";
import { machuPicchuVisit, walkUpSale } from "#content/facts/machu-picchu/visit.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import {
  andeanSeasons,
  boletoTuristico,
  cuscoEntries,
  heights,
  lakeTiticaca,
  roughAsOf,
  roughPrices,
  topTen as sights,
  type TopTenId,
} from "#content/facts/top-ten.ts";
import { weatherFacts } from "#content/facts/climate/weather.ts";
import { safetyAdvice } from "#content/facts/entry/travel-advice.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatMetres, formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatAge, formatMonth } from "#i18n/format-date.ts";
import { formatDuration, formatHours } from "#i18n/format-duration.ts";
import { formatMonths } from "#i18n/format-months.ts";

const heightOf = (id: PlaceId) => formatMetres(places[id].altitude, "hu");
const bestFor = (id: TopTenId) => formatMonths(sights[id].bestMonths, "hu");
const roughly = (price: keyof typeof roughPrices) => {
  const [from, to] = roughPrices[price];
  return `${formatSoles(from, "hu", to)} (${formatMonth(roughAsOf, "hu")}i ár)`;
};
const bus = (route: keyof typeof busHours) => formatHours(busHours[route][0], "hu", busHours[route][1]);
const flight = (city: keyof typeof flightMinutes) => formatDuration(flightMinutes[city], "hu");
const pricesAsOf = () => formatMonth(machuPicchuPrices.asOf, "hu");

export default guideWords(() => ({
  title: "Top 10 látnivaló Peruban",
  description:
    "Machu Picchutól a Titicaca-tóig: tíz perui látnivaló magassággal, jegyárakkal, odajutással, és 1, 2, 3 hetes útitervek a magasság sorrendjében.",
  keywords: [
    "Peru látnivalók",
    "Machu Picchu jegy",
    "Nazca-vonalak",
    "Cusco",
    "Szent Völgy",
    "Szivárvány-hegy",
    "Arequipa",
    "Iquitos",
    "Titicaca-tó",
    "Peru útiterv",
  ],
  lead: "Tíz hely, és mindegyikről az, amit indulás előtt tudni kell: milyen magasan van, mennyi időt kér, mikor a legszebb, hogyan juttok oda, és mennyibe kerül. A térkép alatt azt is megnézhetitek, mennyi fér bele ebből egy, két vagy három hétbe úgy, hogy a magasság se vegye el a kedveteket.",
  pictureAlt:
    "Vándor és láma áll az út elején, előttük Peru nevezetességei: Machu Picchu, egy vulkán, a Szivárvány-hegy, a Nazca-vonalak és egy nádcsónak.",
  sections: [
    {
      id: "routes",
      title: "Térkép és útitervek: egy, két vagy három hét",
      blocks: [
        `A tíz hely között közel ötezer méter a szintkülönbség: Iquitos ${heightOf("iquitos")} magasan fekszik, a Szivárvány-hegy kilátópontja ${heightOf("rainbow-mountain")} magasan. A sorrendet ezért ne a térkép, hanem a magasság szerint válasszátok: előbb a part, aztán Arequipa vagy a Szent Völgy, csak ezután Cusco, és a legmagasabb pontok a végére.`,
        { kind: "figure", figure: "map" },
        "Útitervet nyolcat raktunk össze, mindegyiket napról napra: menetidővel, árral, a szállás magasságával, térképpel és egy limai tartaléknappal a hazaút előtt. A Szivárvány-hegy egy hétbe nem fér bele: előtte három-négy éjszakát kellene 3000 m fölött tölteni. Mind a tíz helyre három hét kell, és Iquitosszal még az is feszes.",
        {
          kind: "table",
          caption: "Mennyi idő mire elég?",
          head: ["Idő", "A tíz közül ezek férnek bele", "Napról napra"],
          rows: [
            ["egy hét", "Lima, Szent Völgy, Machu Picchu, Cusco", "[Egy hét](page:itineraries#one-week)"],
            [
              "két hét",
              "ezek, és Huacachina, Nazca, Arequipa, Titicaca; vagy a déli őserdő",
              "[a déli körút](page:itineraries#two-weeks), [Cusco és az őserdő](page:itineraries#cusco-jungle)",
            ],
            [
              "három hét",
              "mind, a Szivárvány-heggyel együtt; Iquitos helyett a könnyebben elérhető Puerto Maldonado",
              "[Három hét](page:itineraries#three-weeks)",
            ],
            [
              "másképp",
              "lassabban, gyerekekkel vagy északon",
              "[Lassan](page:itineraries#slow), [Gyerekekkel](page:itineraries#with-children), [Észak](page:itineraries#north)",
            ],
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: `Ha az esős évszakban mentek: ${formatMonths(andeanSeasons.wettest, "hu")}`,
          text: [
            "Ilyenkor esik a legtöbb az Andokban, a parton viszont nyár van, az őserdőben pedig csónakkal járható be, ami máskor szárazföld. Ehhez igazítsátok a tervet: jusson több nap Limára és a partra, férjen bele Iquitos, és maradjon ki a Szivárvány-hegy. Hónapról hónapra: [Időjárás](page:weather).",
          ],
        },
      ],
    },
    {
      id: "machu-picchu",
      title: "Machu Picchu",
      picture: {
        id: "places/machu-picchu",
        alt: "Machu Picchu teraszai és házai a felhők között, mögöttük a Huayna Picchu meredek csúcsa, elöl egy láma.",
      },
      facts: [
        { term: "Magasság", text: heightOf("machu-picchu") },
        { term: "Időigény", text: "fél nap a romok között, az úttal együtt két nap" },
        { term: "Legjobb", text: bestFor("machu-picchu") },
        {
          term: "UNESCO-világörökség",
          text: `${places["machu-picchu"].unesco[0]}, kulturális és természeti`,
        },
      ],
      blocks: [
        `A 15. századi inka város az Urubamba kanyarulata fölött, egy hegynyergen áll, több mint ${machuPicchuVisit.buildings} épülettel. 2007-ben beszavazták a világ hét új csodája közé. A száraz évszak májustól szeptemberig tart, de július és augusztus zsúfolt; januárban és februárban a délelőttök gyakran ködösek és esősek.`,
        { kind: "heading", id: "machu-picchu-getting-there", text: "Odajutás" },
        {
          kind: "list",
          items: [
            `**Vonattal:** Ollantaytambóból alig két óra, a Cusco melletti Poroyból ${formatHours(trainHours.fromPoroy[0], "hu", trainHours.fromPoroy[1])}. Januártól áprilisig Cuscóból nem indul vonat: busszal visznek Ollantaytambóig. Két társaság visz oda: a [PeruRail](site:perurail) és az [Inca Rail](site:incaRail). A végállomás Aguas Calientes, hivatalos nevén Machu Picchu Pueblo.`,
            `**Onnan föl:** busszal ${machuPicchuBus.minutes.join("–")} perc, oda-vissza ${machuPicchuBus.returnUsd} dollár körül (${formatMonth(machuPicchuBus.asOf, "hu")}i ár). Gyalog, lépcsőn másfél-két óra.`,
            "**Olcsón:** kisbusszal Hidroeléctricáig, onnan 2–3 óra gyaloglás a sínek mellett Aguas Calientesig.",
            `**Az Inka-ösvényen** (Inca Trail, *Camino Inca*): négy nap és ${incaTrail.kilometres} km, vagy a rövid változat két nap. Csak engedéllyel rendelkező irodával, vezetővel járható, hónapokkal előre kell foglalni, februárban zárva van. Más utak gyalog: [Gyalogtúrák](page:treks#compare).`,
          ],
        },
        { kind: "heading", id: "machu-picchu-tickets", text: "Jegyek" },
        {
          kind: "terms",
          items: [
            {
              term: "Melyik?",
              text: "Első látogatásra a 2-es körút, azon is a 2-A útvonal: a felső terasz híres kilátása és az egész város egy jeggyel. Az 1-es csak a teraszokat, a 3-as csak az alsó városrészt mutatja meg. A Napkapu, az Inka híd, a Nagy barlang és a Huchuy Picchu útvonalát kizárólag főszezonban árulják.",
            },
            {
              term: "Mennyi?",
              text: `Külföldi felnőttnek ${formatSoles(machuPicchuPrices.foreign, "hu")}, a Huayna Picchuval vagy a Machu Picchu-heggyel ${formatSoles(machuPicchuPrices.foreignMountain, "hu")} (${pricesAsOf()}i közlés szerint).`,
            },
            {
              term: "Hol és mikor?",
              text: `Névre és útlevélszámra, az állami [tuboleto.cultura.pe](site:tuBoleto) oldalon, június, július és augusztus jegyeit három-hat hónappal előre. A helyszínen naponta ${formatNumber(walkUpSale.tickets, "hu")} jegyet árulnak, de erre ne építsetek.`,
            },
            {
              term: "Belépés",
              text: `${machuPicchuVisit.opens} és ${machuPicchuVisit.closes} között van nyitva, de csak a jegyen álló órában engednek be, az eredeti útlevéllel. Egy jegy egy útvonalra szól, és ha kijöttetek, nem mehettek vissza.`,
            },
          ],
        },
        "A tíz útvonal rajzon, a jegyvásárlás lépései, jegynaptár, vonatok és egy nap óráról órára: [Machu Picchu lépésről lépésre](page:machu-picchu).",
        {
          kind: "note",
          tone: "tip",
          title: "Kevesen tudják",
          text: [
            "A neve talán tévedés: 1904 és 1912 között keletkezett iratok a várost Huayna Picchunak hívják. A csontok 2021-ben közölt kormeghatározása szerint 1420 körül már laktak itt, vagyis még azelőtt, hogy Pachacútec, akit az alapítójának tartanak, trónra lépett. A habarcs nélküli falak befelé dőlnek: földrengéskor a kövek megmozdulnak, majd visszaülnek a helyükre.",
          ],
        },
      ],
    },
    {
      id: "nazca-lines",
      title: "Nazca-vonalak",
      picture: {
        id: "places/nazca-lines",
        alt: "A Nazca-vonalak kolibrije a vöröses sivatagban, fölötte kisrepülő, az út mellett kilátótorony.",
      },
      facts: [
        { term: "Magasság", text: `nagyjából ${heightOf("nazca-lines")}` },
        { term: "Időigény", text: "fél nap" },
        { term: "Legjobb", text: `${bestFor("nazca-lines")}, kora reggel` },
        { term: "UNESCO-világörökség", text: `${places["nazca-lines"].unesco[0]}` },
      ],
      blocks: [
        "Egy nagyjából 450–500 km²-nyi sivatagban vonalak, mértani formák és állatalakok sorakoznak: kolibri, majom, pók, kondor. Nagyjából i. e. 500 és i. sz. 500 között készültek úgy, hogy a sötét felszíni köveket félrehordták a világos talajról. A legtöbb egészben csak a levegőből látszik.",
        {
          kind: "terms",
          items: [
            {
              term: "Odajutás",
              text: `Limából busszal ${bus("limaNazca")} az út Nazca városába (${heightOf("nazca")}). A kisgépek a María Reiche repülőtérről szállnak föl; a Limához közelebbi Piscóból is indulnak járatok.`,
            },
            {
              term: "Repülés",
              text: `30–40 perc; nagyjából ${roughPrices.nazcaFlightUsd[0]}–${roughPrices.nazcaFlightUsd[1]} dollár, ezen felül fizetitek a reptéri illetéket (${formatMonth(roughAsOf, "hu")}i ár). Csak engedéllyel rendelkező céggel repüljetek.`,
            },
            {
              term: "A földről",
              text: "A Pánamerikai út 420. kilométerénél fémtorony áll, ahonnan a Kezek és a Fa látszik. Mellette egy természetes dombról is kilátás nyílik.",
            },
            {
              term: "Gyomor",
              text: "A gép hol az egyik, hol a másik szárnyára dől, hogy mindenki lásson. Ne reggelizzetek előtte, és vegyetek be utazási betegség elleni tablettát; kora reggel gyengébb a szél és tisztább a levegő.",
            },
            {
              term: "Drón",
              text: "Csak minisztériumi engedéllyel szabad.",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Kevesen tudják",
          text: [
            "2024 szeptemberében a Jamagatai Egyetem 303 új alakot jelentett be, amelyeket mesterséges intelligencia keresett ki légi felvételeken: ezzel majdnem megduplázódott az ismert alakos rajzok száma. A Gyíkot a Pánamerikai út vágja ketté, az Űrhajós pedig nem a síkon, hanem egy domboldalon integet. María Reiche német matematikusnő évtizedekig a vonalak mellett élt, és seprűvel tisztította őket.",
          ],
        },
      ],
    },
    {
      id: "lima",
      title: "Lima",
      picture: {
        id: "places/lima",
        alt: "Lima meredek partfala toronyházakkal, alatta a Csendes-óceán mólóval, halászhajóval és siklóernyőkkel.",
      },
      facts: [
        { term: "Magasság", text: heightOf("lima") },
        { term: "Időigény", text: "2–3 nap" },
        { term: "Legjobb", text: bestFor("lima") },
        {
          term: "UNESCO-világörökség",
          text: `${places.lima.unesco[0]} (San Francisco-kolostor), ${places.lima.unesco[1]} (óváros)`,
        },
      ],
      blocks: [
        "Dél-Amerika egyetlen fővárosa a Csendes-óceán partján. Francisco Pizarro 1535. január 18-án alapította, de a vidéket már jóval előtte lakták: a mai város területén több mint száz Kolumbusz előtti lelőhely van, vályogpiramisok állnak az irodaházak között. Szánjatok egy napot az óvárosra és a San Francisco-kolostor katakombáira, egyet Mirafloresre és Barrancóra, és fél napot a Larco Múzeumra.",
        {
          kind: "terms",
          items: [
            {
              term: "Odajutás",
              text: "A nemzetközi járatok a 2025-ben megnyílt új terminálra érkeznek. Buszok, árak, taxik: [Limai közlekedés](page:lima-transport).",
            },
            {
              term: "Jegyek",
              text: "Belépők, nyitvatartás, útvonalak: [Limai látnivalók](page:lima-sights).",
            },
            {
              term: "Enni, inni",
              text: "Délben cevichét kérjetek, este pisco sourt: [Gasztronómia](page:gastronomy).",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Kevesen tudják",
          text: [
            `Lima sivatagban fekszik: évente mindössze ${climate.lima.rainYear} mm eső esik, és Kairó után a világ második legnagyobb sivatagi városaként szokás emlegetni. Télen mégis nyirkos, mert a szitáló köd, a *garúa*, hónapokra rátelepszik. Ha ilyenkor napra vágytok, menjetek a város fölötti völgyekbe: nagyjából ${formatMetres(weatherFacts.sunAbove, "hu")} fölött már süt.`,
          ],
        },
      ],
    },
    {
      id: "huacachina",
      title: "Huacachina-oázis",
      picture: {
        id: "places/huacachina",
        alt: "Kis tó pálmákkal magas homokdűnék között, mellette homokfutó.",
      },
      facts: [
        { term: "Magasság", text: heightOf("huacachina") },
        { term: "Időigény", text: "fél nap vagy egy éjszaka" },
        { term: "Legjobb", text: `${bestFor("huacachina")}, késő délután` },
        { term: "Fekvés", text: "Ica városától 5 km" },
      ],
      blocks: [
        "Kis tó, körülötte pálmák és néhány szálloda, mindenfelé homokhegyek. Napnyugta előtt egy-két órával indulnak a homokfutók: fölvisznek a dűnékre, ahonnan deszkán csúszhattok le, aztán megállnak a gerincen, amíg a nap lemegy.",
        {
          kind: "terms",
          items: [
            {
              term: "Odajutás",
              text: `Limából busszal ${bus("limaIca")} az út Icáig, onnan mototaxival 10 perc.`,
            },
            {
              term: "Árak",
              text: `Homokfutó deszkával fejenként ${roughly("huacachinaBuggy")}; a dűnékre külön kis önkormányzati díjat szednek.`,
            },
            {
              term: "Biztonság",
              text: "Indulás előtt próbáljátok ki, jó-e az öv; a szemüveg legyen zsinóron, a telefon zsebben.",
            },
            {
              term: "Ami még belefér",
              text: "Ica piscopincéi, délelőtt pedig Paracasból a hajó a Ballestas-szigetekhez.",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Kevesen tudják",
          text: [
            "A tavat eredetileg föld alatti források táplálták, de a szintje süllyedt, ma már szivattyúkkal pótolják a vizét. Az oázis a régi 50 solos hátoldalán is ott volt. A helyi monda szerint egy hercegnő vált benne sellővé.",
          ],
        },
      ],
    },
    {
      id: "cusco",
      title: "Cusco",
      picture: {
        id: "places/cusco",
        alt: "Cusco főtere két templommal és szökőkúttal, mögötte havas csúcs, elöl egy tetőn két agyagbika kereszttel.",
      },
      facts: [
        { term: "Magasság", text: heightOf("cusco") },
        { term: "Időigény", text: "2–3 nap, akklimatizálódás után" },
        { term: "Legjobb", text: bestFor("cusco") },
        { term: "UNESCO-világörökség", text: `${places.cusco.unesco[0]}` },
      ],
      blocks: [
        "Az Inka Birodalom fővárosa volt; magyar könyvekben régebben Cuzco. A spanyolok az inka falakra építkeztek, ezért a gyarmati házak alja sok utcában inka fal: habarcs nélkül, hajszálpontosan összeillesztett kövekből. Június 24-én, az Inti Raymi napján minden szoba foglalt; bővebben: [Ünnepek](page:holidays).",
        { kind: "heading", id: "cusco-sights", text: "Mit nézzetek meg?" },
        {
          kind: "list",
          items: [
            "**Plaza de Armas és a székesegyház:** az Utolsó vacsorát ábrázoló festményen tengerimalac van az asztalon.",
            "**Qorikancha:** az inkák Naptemploma, amelynek falai a Santo Domingo-kolostor alatt maradtak meg.",
            "**A tizenkét szögű kő,** tőle nem messze pedig San Blas, a meredek utcák és műhelyek negyede.",
            "**San Pedro piac:** reggeltől gyümölcslevet, levest, sajtot, kenyeret árulnak.",
            `**Sacsayhuamán** (${heightOf("sacsayhuaman")}) a város fölött áll; ha továbbmentek az úton, Qenqo és Tambomachay következik.`,
          ],
        },
        { kind: "heading", id: "cusco-getting-there", text: "Odajutás" },
        `Limából repülővel ${flight("cusco")}; délelőtti járatot válasszatok, az a megbízhatóbb. Busszal Limából ${bus("limaCusco")}, Arequipából ${bus("arequipaCusco")}. Chincheróban új repülőtér épül, a megnyitása többször csúszott: jegyvásárláskor nézzétek meg, melyikre szól a járat.`,
        { kind: "heading", id: "cusco-tickets", text: "Jegyek" },
        `A *Boleto Turístico* ${boletoTuristico.sights} helyre szól, és ${boletoTuristico.days} napig érvényes. A teljes jegy évek óta ${formatSoles(boletoTuristico.full, "hu")}, a részleges ${formatSoles(boletoTuristico.partial, "hu")}; készpénzt vigyetek a kiadó, a [COSITUC](site:cosituc) irodájába. A székesegyházba (${formatSoles(cuscoEntries.cathedral[0], "hu", cuscoEntries.cathedral[1])}) és a Qorikanchába (${formatSoles(cuscoEntries.qorikancha[0], "hu", cuscoEntries.qorikancha[1])}) külön jegyet kell venni.`,
        {
          kind: "note",
          tone: "tip",
          title: "Kevesen tudják",
          text: [
            "Az inka város alaprajza pumát formázott, a feje Sacsayhuamán volt. A mindenütt lobogó szivárványos zászló Cuscóé, nem a Pride-é.",
          ],
        },
      ],
    },
    {
      id: "rainbow-mountain",
      title: "Szivárvány-hegy (Vinicunca)",
      picture: {
        id: "places/rainbow-mountain",
        alt: "A Szivárvány-hegy színes sávjai, elöl egy láma és egy népviseletes asszony, a gerincen apró alakok.",
      },
      facts: [
        { term: "Magasság", text: `${heightOf("rainbow-mountain")} (a kilátópont)` },
        { term: "Időigény", text: "egy hosszú nap Cuscóból" },
        { term: "Legjobb", text: bestFor("rainbow-mountain") },
        { term: "Gyalog", text: "1,5–3 óra" },
      ],
      blocks: [
        "Hajnali három és négy között indulnak a kisbuszok Cuscóból. Három óra az út, aztán gyalog vagy bérelt lovon 1,5–3 óra alatt értek föl a kilátópontig. Novembertől márciusig gyakran hó és sár takarja el a színeket. Csak akkor induljatok el, ha már három-négy éjszakát töltöttetek 3000 m fölött: ebben a magasságban minden lépés számít.",
        {
          kind: "terms",
          items: [
            {
              term: "Odajutás",
              text: "A legegyszerűbb Cuscóból szervezett kirándulással menni, egy nap alatt oda-vissza.",
            },
            {
              term: "Árak",
              text: `A falu közössége készpénzben szed belépődíjat, nagyjából ${roughly("rainbowMountain")}; kérdezzétek meg, benne van-e a túra árában.`,
            },
            {
              term: "Helyette",
              text: `Palccoyo (nagyjából ${formatMetres(heights.palccoyo, "hu")}) csíkjaihoz rövid, sík séta vezet. A Vörös völgy közvetlenül a Vinicunca mellett nyílik.`,
            },
            {
              term: "Vigyetek",
              text: "Szélálló kabátot, sapkát, kesztyűt, naptejet, vizet és aprópénzt.",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Kevesen tudják",
          text: [
            "A hegyet az utazók csak 2015–16-ban fedezték föl maguknak. A csíkok egykori tengerek és tavak iszapjából valók; vas, réz és kén színezi őket. A területre bányászati koncessziót is adtak, de 2018-ban lemondtak róla, és tizenkét hónapra tilalmat rendeltek el.",
          ],
        },
      ],
    },
    {
      id: "sacred-valley",
      title: "Szent Völgy",
      picture: {
        id: "places/sacred-valley",
        alt: "Kanyargó folyó a Szent Völgyben, kukorica, teraszok és lámák, a háttérben havas csúcs.",
      },
      facts: [
        { term: "Magasság", text: `${heightOf("ollantaytambo")} – ${heightOf("moray")}` },
        { term: "Időigény", text: "2 nap" },
        { term: "Legjobb", text: bestFor("sacred-valley") },
        { term: "Szállás", text: "Urubamba vagy Ollantaytambo" },
      ],
      blocks: [
        "Az inkák Szent Völgye az Urubamba folyó mentén húzódik Pisac és Ollantaytambo között. Mivel alacsonyabban van Cuscónál, a reptérről jövet ez a legjobb első állomás: aludjatok itt két éjszakát, aztán jöhet Machu Picchu, és csak utána a város.",
        { kind: "heading", id: "sacred-valley-getting-there", text: "Odajutás" },
        "Cusco repteréről taxival vagy kisbusszal egyenesen lejuttok a völgybe. Machu Picchuhoz Ollantaytambóból indul a vonat, ezért az utolsó éjszakát érdemes ott tölteni.",
        { kind: "heading", id: "sacred-valley-tickets", text: "Jegyek" },
        `Pisacba, Ollantaytambóba, Morayba és Chincheróba (${heightOf("chinchero")}) a [cuscói *Boleto Turístico*](#cusco-tickets) érvényes. Marasban és a Humantay-tónál külön díjat szednek; tudnivalók: [peru.travel](site:peruTravel).`,
        { kind: "heading", id: "sacred-valley-places", text: "Hat hely" },
        {
          kind: "cards",
          items: [
            {
              id: "pisac",
              title: "Pisac",
              picture: {
                id: "places/pisac",
                alt: "Teraszos hegy inka romokkal Pisac fölött, elöl a piac színes ponyvái és árusai.",
              },
              text: [
                "A falu fölött teraszokat és sziklafalba vájt sírokat láttok, lent pedig kézművespiacot, amely mindennap nyitva van, de vasárnap a legnagyobb.",
              ],
              facts: [
                { term: "Magasság", text: heightOf("pisac") },
                { term: "Jegy", text: "Boleto Turístico" },
              ],
            },
            {
              id: "urubamba",
              title: "Urubamba",
              picture: {
                id: "places/urubamba",
                alt: "Az Urubamba kanyarja kukoricaföldek közt, elöl egy asszony és egy láma, hátul havas hegy.",
              },
              text: [
                "A völgy közlekedési csomópontja, ahol enyhe az idő; innen ágaznak el a kisbuszok. A folyó itt Urubamba, följebb Vilcanota a neve.",
              ],
              facts: [
                { term: "Magasság", text: heightOf("urubamba") },
                { term: "Jegy", text: "nem kell" },
              ],
            },
            {
              id: "ollantaytambo",
              title: "Ollantaytambo",
              picture: {
                id: "places/ollantaytambo",
                alt: "Ollantaytambo teraszai, a tetejükön a Naptemplom hat kőtömbje, lent a falu, mögötte havas csúcs.",
              },
              text: [
                "Az utcák ma is az inka alaprajzot követik, és a házakban most is laknak. A Naptemplom hat, egyenként ötventonnás tömbjét a folyó túlpartjáról, egy kőfejtőből hozták át. Manco Inca 1536–37-ben itt verte vissza a spanyolokat.",
              ],
              facts: [
                { term: "Magasság", text: heightOf("ollantaytambo") },
                { term: "Jegy", text: "Boleto Turístico" },
              ],
            },
            {
              id: "maras",
              title: "Maras",
              picture: {
                id: "places/maras",
                alt: "Fehér sólepárló medencék lépcsői vörös hegyoldalak között, rajtuk kalapos asszonyok.",
              },
              text: [
                "Több mint háromezer sólepárló medencét tölt meg egyetlen sós forrás; a medencék ma is családok tulajdonában vannak.",
              ],
              facts: [
                { term: "Magasság", text: `nagyjából ${heightOf("maras")}` },
                { term: "Jegy", text: roughly("maras") },
              ],
            },
            {
              id: "moray",
              title: "Moray",
              picture: {
                id: "places/moray",
                alt: "Egymásba ágyazott, kör alakú teraszok egy mélyedésben, a peremén egy láma és két ember.",
              },
              text: [
                "Kör alakú teraszok mélyülnek egymásba egy természetes katlanban. Azt mondják, az alja és a pereme között akár 15 °C is lehet a különbség, bár ez nem bizonyos. Mellette áll a Mil étterem.",
              ],
              facts: [
                { term: "Magasság", text: heightOf("moray") },
                { term: "Jegy", text: "Boleto Turístico" },
              ],
            },
            {
              id: "humantay",
              title: "Humantay-tó",
              picture: {
                id: "places/humantay",
                alt: "Türkizkék tó havas csúcs és gleccser alatt, a partján túrázók.",
              },
              text: [
                "**Nem a völgyben van,** bár sok iroda vele együtt árulja: a Salkantay lábánál, Soraypampa fölött fekszik. Cuscóból három óra autóval, aztán még 1–1,5 óra meredeken fölfelé. Szánjatok rá külön napot, amikor már megszoktátok a magasságot.",
              ],
              facts: [
                { term: "Magasság", text: heightOf("humantay") },
                { term: "Jegy", text: "a helyi díjat készpénzben szedik" },
              ],
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Kevesen tudják",
          text: [
            `Az inkák a Vilcanotát a Tejút földi tükörképének tartották. A Moray melletti Mil ${rankings.world.slice(0, 4)}-ben a világ legjobb éttermeinek listáján is szerepelt: [Gasztronómia](page:gastronomy#restaurants).`,
          ],
        },
      ],
    },
    {
      id: "arequipa",
      title: "Arequipa és a Colca-kanyon",
      picture: {
        id: "places/arequipa",
        alt: "A yanahuarai kilátó fehér kőívei, mögöttük Arequipa és a Misti kúpja.",
      },
      facts: [
        { term: "Magasság", text: heightOf("arequipa") },
        { term: "Időigény", text: "2 nap, a Colca-kanyonnal még 2–3" },
        { term: "Legjobb", text: bestFor("arequipa") },
        { term: "UNESCO-világörökség", text: `${places.arequipa.unesco[0]} (óváros)` },
      ],
      blocks: [
        `„A fehér város” világos vulkáni kőből, *sillar*ból épült, és az ${formatMetres(heights.misti, "hu")} magas Misti áll fölötte. Évente háromszáz napon süt a nap, esni csak januártól márciusig szokott. A magasságot itt a legkényelmesebb megszokni: nagyváros, jó konyhával, ezer méterrel Cusco alatt.`,
        {
          kind: "list",
          items: [
            `**Santa Catalina:** 1579-ben alapított apácakolostor, kisváros a városban, kék és téglavörös utcákkal. A belépő nagyjából ${roughly("santaCatalina")}; a mai ár: [santacatalina.org.pe](site:santaCatalina).`,
            "**Museo Santuarios Andinos:** itt őrzik Juanitát, a jégbe fagyott inka lányt. Januártól áprilisig pihentetik: ilyenkor a múzeum többi múmiáját látjátok.",
            "**Plaza de Armas,** aztán a yanahuarai kilátó, ahonnan boltívek keretezik a Mistit.",
            "**Ebéd egy *picantería*ban:** délben ezekben a vendéglőkben él igazán a helyi konyha.",
            `**Colca-kanyon:** a kondorok 8 és 10 óra között szállnak a Cruz del Cóndornál (${heightOf("colca")}); az odavezető út ${formatMetres(heights.colcaPass, "hu")}-es hágón megy át. A látogatójegy nagyjából ${roughly("colca")}; a mai ár: [Autocolca](site:autocolca).`,
          ],
        },
        { kind: "heading", id: "arequipa-getting-there", text: "Odajutás" },
        `Limából repülővel ${flight("arequipa")}, busszal ${bus("limaArequipa")} az út. Cuscóból ${bus("arequipaCusco")}, Punóból ${bus("arequipaPuno")} alatt ér ide a busz.`,
        {
          kind: "note",
          tone: "tip",
          title: "Kevesen tudják",
          text: [
            "A Santa Catalina-kolostorba csak 1970 óta engednek be látogatót. A *queso helado*, azaz „sajtfagylalt” egy csepp sajtot sem tartalmaz. A város annyira külön világnak tartja magát, hogy tréfából „arequipai útlevelet” is adtak ki. Itt született Mario Vargas Llosa.",
          ],
        },
      ],
    },
    {
      id: "iquitos",
      title: "Iquitos és az Amazonas",
      picture: {
        id: "places/iquitos",
        alt: "Naplemente a széles folyón, cölöpházakkal, csónakkal és papagájokkal.",
      },
      facts: [
        { term: "Magasság", text: heightOf("iquitos") },
        { term: "Időigény", text: "3–5 nap, őserdei szállással együtt" },
        { term: "Legjobb", text: `${bestFor("iquitos")} (gyalog)` },
        { term: "Út", text: "közúton nem érhető el" },
      ],
      blocks: [
        "Közút nem vezet ide: a világ legnagyobb ilyen városaként szokás emlegetni. Júniustól októberig alacsony a víz, ilyenkor gyalog lehet járni az erdőt; decembertől májusig a folyó elönti a partot, és kenuval juttok a fák közé. Mindkettő szép, csak másképp.",
        {
          kind: "list",
          items: [
            "**Belén:** piac és úszó negyed; délelőtt és helyi vezetővel menjetek.",
            "**A kaucsukkor házai** portugál csempékkel, a főtéren pedig a vasház.",
            "**A lamantinmentő központ:** itt nevelik föl az árván maradt állatokat.",
            "**Pacaya-Samiria Nemzeti Rezervátum:** több nap kell hozzá és vezető; a hivatalos oldal: [SERNANP](site:sernanp).",
            "**Nauta:** két folyó találkozik itt, és innentől Amazonas a nevük.",
          ],
        },
        { kind: "heading", id: "iquitos-getting-there", text: "Odajutás és árak" },
        {
          kind: "terms",
          items: [
            { term: "Repülő", text: `Limából ${flight("iquitos")}.` },
            { term: "Hajó", text: "Yurimaguasból vagy Pucallpából 2–4 nap; függőágyban alszotok." },
            {
              term: "Gyorshajó",
              text: `A kolumbiai–brazil–perui hármas határig jár. A kolumbiai határ ${safetyAdvice.borderStripKm} km-es sávjába a brit külügyminisztérium nem javasolta az utazást, magát az Amazonast és a Caballococha és Santa Rosa közti szakaszát kivéve (${formatMonth(safetyAdvice.areas.asOf, "hu")}).`,
            },
            {
              term: "Árak",
              text: "Az őserdei szállások csomagárat kérnek: benne van a csónak, a vezető és az étkezés. Kérjetek több ajánlatot, és hasonlítsátok össze, mi van bennük.",
            },
            {
              term: "Egészség",
              text: "Legalább tíz nappal előbb oltassátok be magatokat sárgaláz ellen, a maláriáról pedig kérdezzétek az oltóhelyet. Bővebben: [Perui útmutató](page:peru-guide).",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Kevesen tudják",
          text: [
            `Autó alig van, mindenki motoron vagy mototaxin jár. A folyó szintje egy éven belül ${weatherFacts.riverMetres.join("–")} métert emelkedik és süllyed, ezért állnak Belén házai cölöpön vagy tutajon. Werner Herzog filmje, a Fitzcarraldo az itteni kaucsukkorban játszódik.`,
          ],
        },
      ],
    },
    {
      id: "titicaca",
      title: "Titicaca-tó és Puno",
      picture: {
        id: "places/titicaca",
        alt: "Állatfejes nádcsónak utasokkal a Titicaca-tavon, mellette úszó sziget nádkunyhókkal.",
      },
      facts: [
        { term: "Magasság", text: `${heightOf("titicaca")} (tó), ${heightOf("puno")} (Puno)` },
        { term: "Időigény", text: "2 nap" },
        { term: "Legjobb", text: bestFor("titicaca") },
        {
          term: "UNESCO",
          text: `Taquile szövése, szellemi örökség (${places.taquile.intangible.join(", ")}); a tó maga nem világörökség`,
        },
      ],
      blocks: [
        `Ha a vize mennyiségét nézzük, Dél-Amerika legnagyobb tava: nagyjából ${formatNumber(lakeTiticaca.areaKm2, "hu")} km²-es, átlagosan ${lakeTiticaca.meanDepth} m mély, Peru és Bolívia osztozik rajta. Májustól októberig tiszta az ég, de az éjszakák fagypont alá hűlnek. Februárban a Candelaria ünnepe kedvéért az esőt is megéri vállalni; bővebben: [Ünnepek](page:holidays).`,
        {
          kind: "list",
          items: [
            "**Uros:** totoranádból épült úszó szigetek, Punótól rövid hajóútra.",
            `**Taquile** (${heightOf("taquile")}): itt a férfiak kötnek, a sziget szövése UNESCO-örökség.`,
            "**Amantaní:** itt egy helyi családnál töltitek az éjszakát.",
            "**Sillustani:** kerek temetkezési tornyok egy kisebb tó partján.",
          ],
        },
        { kind: "heading", id: "titicaca-getting-there", text: "Odajutás és jegyek" },
        {
          kind: "terms",
          items: [
            {
              term: "Repülő",
              text: `Limából ${flight("juliaca")} Juliacáig (${heightOf("juliaca")}), onnan Puno még egy óra.`,
            },
            { term: "Busz", text: `Cuscóból ${bus("cuscoPuno")}, Arequipából ${bus("arequipaPuno")}.` },
            {
              term: "Vonat",
              text: `Cuscóból luxusvonat jár, nagyjából ${formatHours(trainHours.cuscoPuno, "hu")} alatt: [PeruRail](site:perurail).`,
            },
            {
              term: "Jegyek",
              text: "A szigetekre a punói kikötőből indulnak a hajók; a közösségek a maguk díját készpénzben kérik.",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Kevesen tudják",
          text: [
            "„A világ legmagasabb hajózható tava” nagy hajókra értendő. Az első gőzöst, a Yavarit öszvérháton, darabokban hozták föl a hegyekbe, a parton rakták össze, és 1870-ben bocsátották vízre. Az urosok a nádból házat és csónakot építenek, és meg is eszik.",
          ],
        },
      ],
    },
    {
      id: "tickets-and-acclimatisation",
      title: "Jegyek, akklimatizálódás, tervezés",
      blocks: [
        "Két dolgon múlik, hogy összeáll-e az út: van-e időben jegy Machu Picchuba, és jut-e elég idő megszokni a magasságot. A többi rugalmas.",
        {
          kind: "steps",
          items: [
            {
              title: "Inka-ösvény: hónapokkal előbb",
              text: "Csak engedéllyel rendelkező iroda foglalhatja, a helyek száma korlátozott, és februárban az ösvény zárva van.",
            },
            {
              title: "Machu Picchu-jegy",
              text: "Amint megvan a dátum, vegyétek meg a belépőt, első látogatásra a 2-A útvonalra, és a vonatot ahhoz igazítsátok, mert a jegy időpontra szól: [lépésről lépésre](page:machu-picchu#buying).",
            },
            {
              title: "Oltás: legalább tíz nappal előbb",
              text: "Iquitos előtt sárgaláz ellen. Az amerikai CDC 2025-ben azok közé a helyek közé sorolta Machu Picchut is, ahová oltást javasol; a mai térkép: [CDC](site:cdc).",
            },
            {
              title: "Belföldi repülők",
              text: "Cuscóba délelőtti járatra vegyetek jegyet. A hazaút előtt maradjon egy tartaléknap: tüntetés vagy sárlavina a vasutat és az utat is elzárhatja.",
            },
            {
              title: "Iratok",
              text: "Az eredeti útlevelet Machu Picchu kapujánál, a vonaton, a belföldi gépen és a távolsági buszon is kérik. A szabályokról: [Beutazás](page:entry).",
            },
          ],
        },
        { kind: "heading", id: "acclimatisation", text: "Akklimatizálódás" },
        {
          kind: "checklist",
          items: [
            "Az első 24–48 órában lassítsatok: rövid séta, sok víz, könnyű étel, semmi alkohol.",
            "Aludjatok alacsonyan: előbb a völgyben, és csak Machu Picchu után Cuscóban.",
            "4000 m fölé (Humantay-tó, Szivárvány-hegy) csak a végén menjetek.",
            "Acetazolamidot csak orvossal megbeszélve szedjetek.",
            "Ha a fejfájás mellett hánytok, vagy pihenve is kapkodjátok a levegőt, azonnal menjetek lejjebb, és forduljatok orvoshoz.",
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Az árakról",
          text: [
            `A hónappal jelölt árak tájékoztatók: legkésőbb ${formatMonth(roughAsOf, "hu")}i forrásokból valók, ezért indulás előtt nézzétek meg a linkelt oldalakat. Közösségi díjra, piacra, mototaxira legyen nálatok aprópénz; a pénzről bővebben: [Perui útmutató](page:peru-guide#money).`,
          ],
        },
      ],
    },
  ],
  freshness: [
    `A Machu Picchu-jegyek ára ${pricesAsOf()}i, a többi ár legkésőbb ${formatMonth(roughAsOf, "hu")}i forrásokból való. A *Boleto Turístico* ára évek óta ugyanennyi; utolsó keltezett forrása ${formatAge(boletoTuristico.asOf, "hu")}-es. Indulás előtt a jegyoldalon ([tuboleto.cultura.pe](site:tuBoleto)), a [COSITUC](site:cosituc) és a vonattársaságok honlapján ellenőrizzétek.`,
  ],
}));
