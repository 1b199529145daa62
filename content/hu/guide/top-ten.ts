import { climate } from "#content/facts/climate/climate.ts";
import { rankings } from "#content/facts/food.ts";
import { busHours, flightMinutes, trainHours } from "#content/facts/journeys.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import {
  andeanSeasons,
  boletoTuristico,
  heights,
  lakeTiticaca,
  machuPicchuVisit,
  roughAsOf,
  roughPrices,
  topTen as sights,
  type TopTenId,
} from "#content/facts/top-ten.ts";
import { weatherFacts } from "#content/facts/climate/weather.ts";
import type { GuidePageText } from "#content/guide-page.ts";
import { formatMetres, formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";
import { formatDuration, formatHours } from "#i18n/format-duration.ts";
import { formatMonths } from "#i18n/format-months.ts";

const heightOf = (id: PlaceId) => formatMetres(places[id].altitude, "hu");
const bestFor = (id: TopTenId) => formatMonths(sights[id].bestMonths, "hu");
const roughly = (price: keyof typeof roughPrices) => {
  const [from, to] = roughPrices[price];
  return `kb. ${formatSoles(from, "hu", to)} (${formatMonth(roughAsOf, "hu")} előtti adat)`;
};
const bus = (route: keyof typeof busHours) => formatHours(busHours[route][0], "hu", busHours[route][1]);
const flight = (city: keyof typeof flightMinutes) => formatDuration(flightMinutes[city], "hu");
const [flightFrom, flightTo] = roughPrices.nazcaFlightUsd;
const asOf = formatMonth(machuPicchuVisit.asOf, "hu");

export default {
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
  lead: "Tíz hely, és mindegyikhez az, amit indulás előtt tudni kell: milyen magasan van, mennyi időt kér, mikor a legjobb, hogyan lehet odajutni, és mennyibe kerül. A térkép alatt három útiterv mutatja, hogyan fér bele ebből minél több egy, két vagy három hétbe úgy, hogy a magasság se vegye el a kedveteket.",
  pictureAlt:
    "Vándor és láma áll az út elején, előttük Peru nevezetességei: Machu Picchu, egy vulkán, a Szivárvány-hegy, a Nazca-vonalak és egy nádcsónak.",
  sections: [
    {
      id: "routes",
      title: "Térkép és útitervek: egy, két vagy három hét",
      blocks: [
        `A tíz hely közt közel ötezer méter a szintkülönbség: Iquitos ${heightOf("iquitos")} magasan fekszik, a Szivárvány-hegy kilátópontja ${heightOf("rainbow-mountain")} magasan. Ezért az állomások sorrendjét nem a térkép, hanem a magasság szabja meg: előbb a part, aztán Arequipa vagy a Szent Völgy, Cusco csak ezután, a legmagasabb pontok pedig a végére.`,
        { kind: "figure", figure: "map" },
        { kind: "heading", id: "one-week", text: "Egy hét: Lima, Szent Völgy, Machu Picchu, Cusco" },
        "Hét nap, egy belföldi repülőút oda és egy vissza. A nap sorszáma után az éjszakai szállás helye és magassága áll.",
        {
          kind: "terms",
          items: [
            { term: `1. nap · Lima, ${heightOf("lima")}`, text: "Érkezés, séta a tengerparti sétányon." },
            {
              term: `2. nap · Urubamba, ${heightOf("urubamba")}`,
              text: "Délelőtti repülő Cuscóba, onnan rögtön le a Szent Völgybe; délután pihenés.",
            },
            {
              term: `3. nap · Ollantaytambo, ${heightOf("ollantaytambo")}`,
              text: "Pisac vagy Maras és Moray, délután Ollantaytambo.",
            },
            {
              term: `4. nap · Aguas Calientes, ${heightOf("aguas-calientes")}`,
              text: "Vonat Machu Picchu lábához.",
            },
            {
              term: `5. nap · Cusco, ${heightOf("cusco")}`,
              text: "Reggeli belépő Machu Picchuba, este vissza Cuscóba.",
            },
            {
              term: `6. nap · Cusco, ${heightOf("cusco")}`,
              text: "Qorikancha, San Blas, Sacsayhuamán.",
            },
            { term: "7. nap · a repülőn", text: "Repülő Limába, este indulás haza." },
          ],
        },
        "A Szivárvány-hegy egy hétbe nem fér bele: három-négy éjszaka kell előtte 3000 m fölött, és az itt nincs meg.",
        { kind: "heading", id: "two-weeks", text: "Két hét: partvidék, Arequipa, Cusco" },
        "Tizennégy nap, busszal fokozatosan fölfelé.",
        {
          kind: "terms",
          items: [
            {
              term: `1–2. nap · Lima, ${heightOf("lima")}`,
              text: "Óváros, Larco Múzeum, Miraflores, Barranco.",
            },
            {
              term: `3. nap · Huacachina, ${heightOf("huacachina")}`,
              text: "Busz Icába, naplemente a dűnéken.",
            },
            {
              term: `4. nap · Nazca, ${heightOf("nazca")}`,
              text: "Busz Nazcába, kilátótorony az út mellett.",
            },
            {
              term: "5. nap · a buszon",
              text: "Kora reggel repülés a vonalak fölött, este busz Arequipába.",
            },
            {
              term: `6. nap · Arequipa, ${heightOf("arequipa")}`,
              text: "Santa Catalina, Yanahuara.",
            },
            {
              term: "7. nap · a buszon",
              text: `Még egy nap Arequipa, este busz Cuscóba (${bus("arequipaCusco")}).`,
            },
            { term: `8. nap · Urubamba, ${heightOf("urubamba")}`, text: "Cuscóból le a völgybe, pihenés." },
            {
              term: `9. nap · Ollantaytambo, ${heightOf("ollantaytambo")}`,
              text: "Maras, Moray, Ollantaytambo.",
            },
            {
              term: `10. nap · Aguas Calientes, ${heightOf("aguas-calientes")}`,
              text: "Vonat Machu Picchu lábához.",
            },
            { term: `11. nap · Cusco, ${heightOf("cusco")}`, text: "Machu Picchu, este Cusco." },
            {
              term: `12–13. nap · Cusco, ${heightOf("cusco")}`,
              text: "A város és Sacsayhuamán; az egyik nap tartalék.",
            },
            { term: "14. nap · a repülőn", text: "Repülő Limába, este indulás haza." },
          ],
        },
        { kind: "heading", id: "three-weeks", text: "Három hét: mind a tíz" },
        "Huszonegy nap; az 1–6. nap ugyanaz, mint a kéthetes úton.",
        {
          kind: "terms",
          items: [
            {
              term: `1–6. nap · Arequipa, ${heightOf("arequipa")}`,
              text: "Lima, Huacachina, Nazca, Arequipa.",
            },
            {
              term: "7–8. nap · a Colca völgyében, majd a cuscói buszon",
              text: `Colca-kanyon; az út egy ${formatMetres(heights.colcaPass, "hu")}-es hágón visz át.`,
            },
            {
              term: `9–10. nap · Urubamba, ${heightOf("urubamba")}; Ollantaytambo, ${heightOf("ollantaytambo")}`,
              text: "Szent Völgy: Pisac, Maras, Moray, Ollantaytambo.",
            },
            {
              term: `11. nap · Aguas Calientes, ${heightOf("aguas-calientes")}`,
              text: "Vonat Machu Picchu lábához.",
            },
            { term: `12. nap · Cusco, ${heightOf("cusco")}`, text: "Machu Picchu, este Cusco." },
            { term: `13–14. nap · Cusco, ${heightOf("cusco")}`, text: "Cusco és környéke." },
            {
              term: `15. nap · Cusco, ${heightOf("cusco")}`,
              text: `Szivárvány-hegy (${heightOf("rainbow-mountain")}), egynapos kirándulás.`,
            },
            { term: `16. nap · Puno, ${heightOf("puno")}`, text: `Busz Punóba (${bus("cuscoPuno")}).` },
            { term: `17. nap · Puno, ${heightOf("puno")}`, text: "Titicaca-tó: Uros és Taquile." },
            {
              term: `18. nap · Iquitos, ${heightOf("iquitos")}`,
              text: "Juliacáról repülő Limába, onnan Iquitosba.",
            },
            { term: "19–20. nap · a dzsungelszálláson", text: "Dzsungelszállás a folyó mellett." },
            { term: "21. nap · a repülőn", text: "Repülő Limába, este indulás haza." },
          ],
        },
        "Szoros terv ez. Aki nyugodtabban utazna, vagy nehezen viseli a magasságot, a Colca-kanyont vagy Iquitost hagyja ki, és a fölszabadult napokat tegye Arequipába és Cuscóba.",
        {
          kind: "note",
          tone: "tip",
          title: `Ha ${formatMonths(andeanSeasons.wettest, "hu")} az utazás ideje`,
          text: [
            "Ilyenkor esik a legtöbb az Andokban, a parton viszont nyár van, a dzsungelben pedig csónakkal járható be, ami máskor szárazföld. Tervezzetek ehhez: Lima és a part kapjon több napot, Iquitos férjen bele, a Szivárvány-hegy maradjon ki. Hónapról hónapra: [Időjárás](page:weather).",
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
        { term: "Időigény", text: "fél nap a helyszínen, úttal együtt két nap" },
        { term: "Legjobb", text: bestFor("machu-picchu") },
        {
          term: "UNESCO-világörökség",
          text: `${places["machu-picchu"].unesco[0]}, kulturális és természeti`,
        },
      ],
      blocks: [
        `A 15. századi inka település az Urubamba kanyarulata fölött, egy hegynyergen áll, több mint ${machuPicchuVisit.buildings} épülettel. 2007-ben a világ hét új csodája közé szavazták. A száraz évszak májustól szeptemberig tart, de július és augusztus zsúfolt; januárban és februárban a délelőttök gyakran ködbe és esőbe vesznek.`,
        { kind: "heading", id: "machu-picchu-getting-there", text: "Odajutás" },
        {
          kind: "list",
          items: [
            `**Vonattal:** Ollantaytambóból valamivel kevesebb mint két óra, a Cusco melletti Poroyból ${formatHours(trainHours.fromPoroy[0], "hu", trainHours.fromPoroy[1])}. Két társaság jár: a [PeruRail](site:perurail) és az [Inca Rail](site:incaRail). A végállomás Aguas Calientes, hivatalos nevén Machu Picchu Pueblo.`,
            `**Onnan föl:** busszal 25–30 perc, az oda-vissza jegy kb. ${machuPicchuVisit.busReturnUsd} USA-dollár (${asOf}). Gyalog, lépcsőn másfél óra.`,
            "**Olcsón:** kisbusszal Hidroeléctricáig, aztán 2–3 óra gyaloglás a sínek mellett Aguas Calientesig.",
            "**Gyalog:** az Inka út négy nap és 43 km. Az engedélyt hónapokkal előre kell megvenni, februárban az út zárva van.",
          ],
        },
        { kind: "heading", id: "machu-picchu-tickets", text: "Jegyek" },
        {
          kind: "terms",
          items: [
            {
              term: "Hol",
              text: "Előre, névre és útlevélszámra, az állami oldalon: [tuboleto.cultura.pe](site:tuBoleto). A kapunál az eredeti útlevelet kérik.",
            },
            {
              term: "Mennyi",
              text: `Külföldi felnőttnek ${formatSoles(machuPicchuVisit.soles, "hu")}, a Huayna Picchu vagy a Machu Picchu-hegy útvonalával ${formatSoles(machuPicchuVisit.withSummitSoles, "hu")} (${asOf}, másodlagos forrás).`,
            },
            {
              term: "Mikor",
              text: `${machuPicchuVisit.opens}–${machuPicchuVisit.closes} között, a jegyen álló időpontban. Naponta ${formatNumber(machuPicchuVisit.peopleADay, "hu")} látogató léphet be, kijelölt csúcsnapokon ${formatNumber(machuPicchuVisit.peopleOnPeakDays, "hu")}.`,
            },
            {
              term: "Melyik",
              text: `${formatDate(machuPicchuVisit.circuitsSince, "hu")} óta három körút van, összesen tíz útvonallal. Egy jegy egy körútra szól; aki kimegy, nem mehet vissza.`,
            },
          ],
        },
        {
          kind: "table",
          caption: "A három körút",
          head: ["Körút", "Mi látható", "Mivel bővíthető"],
          rows: [
            [
              "1. Panoráma",
              "a felső teraszok, a képeslapokról ismert kilátás",
              "Machu Picchu-hegy, Napkapu, Inka híd",
            ],
            ["2. Klasszikus", "végig a városon, templomok, lakónegyedek", "–"],
            ["3. Királyi", "az alsó városrész", "Huayna Picchu, Huchuy Picchu"],
          ],
        },
        `Ha az interneten már elfogyott: korábbi adatok szerint naponta kb. ${formatNumber(machuPicchuVisit.soldAtTheFoot, "hu")} jegyet személyesen árulnak Aguas Calientesben. Sorba állni lehet érte, tervet építeni rá nem érdemes. Első látogatáskor idegenvezetőt kérhetnek; hogy éppen kötelező-e, vásárláskor nézzétek meg.`,
        {
          kind: "note",
          tone: "tip",
          title: "Kevesen tudják",
          text: [
            "A neve talán tévedés: 1904 és 1912 közötti iratok a várost Huayna Picchunak hívják. Az emberi maradványok 2021-ben közölt kormeghatározása szerint pedig már 1420 körül laktak itt, korábban, mint amikorra a hagyomány szerinti alapító, Pachacútec uralkodását teszik. A habarcs nélküli falak befelé dőlnek, földrengéskor a kövek megmozdulnak, majd visszaülnek a helyükre.",
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
        { term: "Magasság", text: `kb. ${heightOf("nazca-lines")}` },
        { term: "Időigény", text: "fél nap" },
        { term: "Legjobb", text: `${bestFor("nazca-lines")}, kora reggel` },
        { term: "UNESCO-világörökség", text: `${places["nazca-lines"].unesco[0]}` },
      ],
      blocks: [
        "Kb. 450–500 km²-nyi sivatagban vonalak, mértani formák és állatalakok sorakoznak: kolibri, majom, pók, kondor. Nagyjából i. e. 500 és i. sz. 500 között készültek úgy, hogy a sötét felszíni köveket félrehordták a világos talajról. A legtöbb egészben csak a levegőből látszik.",
        {
          kind: "terms",
          items: [
            {
              term: "Odajutás",
              text: `Limából busszal ${bus("limaNazca")} Nazca városa (${heightOf("nazca")}). A kisgépek a María Reiche repülőtérről szállnak föl; Pisco repülőteréről is indulnak járatok, az Limához közelebb van.`,
            },
            {
              term: "Repülés",
              text: `30–40 perc, kb. ${flightFrom}–${flightTo} USA-dollár és a repülőtéri illeték (${formatMonth(roughAsOf, "hu")} előtti adat). Csak engedéllyel rendelkező céggel repüljetek; támpont: [peru.travel](site:peruTravel).`,
            },
            {
              term: "A földről",
              text: "A Pánamerikai út 420. kilométerénél fémtorony áll: a Kezek és a Fa látszik róla. Mellette egy természetes domb is kilátó.",
            },
            {
              term: "Gyomor",
              text: "A gép hol az egyik, hol a másik szárnyára dől, hogy mindenki lásson. Reggeli előtt, hányinger elleni tablettával jobb; kora reggel gyengébb a szél és tisztább a levegő.",
            },
            {
              term: "Drón",
              text: "Csak minisztériumi engedéllyel.",
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
        "Dél-Amerika egyetlen fővárosa a Csendes-óceán partján. Francisco Pizarro 1535. január 18-án alapította, de a föld már előtte is lakott volt: a mai város területén több mint száz Kolumbusz előtti lelőhely van, vályogpiramisok állnak irodaházak között. Egy nap kell az óvárosra és a San Francisco-kolostor katakombáira, egy Mirafloresre és Barrancóra, fél a Larco Múzeumra.",
        {
          kind: "terms",
          items: [
            {
              term: "Odajutás",
              text: "A nemzetközi járatok a 2025-ben megnyílt új terminálra érkeznek. Buszok, árak, taxi: [Közlekedés Limában](page:lima-transport).",
            },
            {
              term: "Jegyek",
              text: "Belépők, nyitvatartás, útvonalak: [Lima látnivalói](page:lima-sights).",
            },
            {
              term: "Asztalnál",
              text: "Ceviche délben, pisco sour este: [Gasztronómia](page:gastronomy).",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Kevesen tudják",
          text: [
            `Lima sivatagban fekszik: évente kb. ${climate.lima.rainYear} mm eső esik, és Kairó után a világ második legnagyobb sivatagi városának szokás mondani. Télen mégis nyirkos, mert a szitáló köd, a *garúa*, hónapokra ráül. Aki napot akar ilyenkor, az a város fölötti völgyekbe megy: 500 m fölött már süt.`,
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
        "Egy tó, körülötte pálmák és néhány szálló, mindenfelé homokhegyek. Napnyugta előtt egy-két órával indulnak a homokfutók: fölvisznek a dűnékre, ott deszkán le lehet csúszni, aztán megállnak a gerincen, amíg a nap lemegy.",
        {
          kind: "terms",
          items: [
            { term: "Odajutás", text: `Limából Icáig a busz ${bus("limaIca")}, onnan mototaxival 10 perc.` },
            {
              term: "Árak",
              text: `Homokfutó deszkával fejenként ${roughly("huacachinaBuggy")}; a dűnékre kis önkormányzati díjat külön szednek. Támpont: [peru.travel](site:peruTravel).`,
            },
            {
              term: "Biztonság",
              text: "Indulás előtt nézzétek meg, jó-e az öv; szemüveget, telefont zsinórra vagy zsebbe.",
            },
            {
              term: "Vele együtt",
              text: "Ica piscopincéi, és délelőtt a paracasi hajó a Ballestas-szigetekhez.",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Kevesen tudják",
          text: [
            "A tavat eredetileg föld alatti források táplálták, de a szintje süllyedt, ma már szivattyúzzák bele a vizet. Az oázis a régi 50 solos hátoldalán is ott volt. A helyi monda szerint egy hercegnő lett benne sellővé.",
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
        "Az Inka Birodalom fővárosa, magyar könyvekben régebben Cuzco. A spanyolok az inka falakra építkeztek, ezért a gyarmati házak alja sok utcában másfajta kő: pontosan illesztett, habarcs nélküli. Június 24-én, az Inti Raymi napján minden szoba foglalt; erről bővebben az [Ünnepek](page:holidays) oldalon.",
        { kind: "heading", id: "cusco-sights", text: "Mit nézzetek meg" },
        {
          kind: "list",
          items: [
            "**Plaza de Armas és a székesegyház:** az Utolsó vacsorát ábrázoló festményen tengerimalac van az asztalon.",
            "**Qorikancha:** az inkák Naptemplomának falai a Santo Domingo-kolostor alatt.",
            "**A tizenkét szögű kő** és a San Blas negyed, meredek utcákkal, műhelyekkel.",
            "**San Pedro piac:** gyümölcslé, leves, sajt, kenyér, reggeltől.",
            `**Sacsayhuamán** (${heightOf("sacsayhuaman")}) a város fölött, tovább az úton Qenqo és Tambomachay.`,
          ],
        },
        { kind: "heading", id: "cusco-getting-there", text: "Odajutás" },
        `Limából repülővel ${flight("cusco")}; a délelőtti járatok a megbízhatóbbak. Busszal Limából ${bus("limaCusco")}, Arequipából ${bus("arequipaCusco")}. Chincheróban új repülőtér épül, a megnyitása többször csúszott: jegyvásárláskor nézzétek meg, melyikre szól a járat.`,
        { kind: "heading", id: "cusco-tickets", text: "Jegyek" },
        `A *Boleto Turístico* ${boletoTuristico.sights} helyre szól, és ${boletoTuristico.days} napig érvényes. A ${boletoTuristico.asOf}-es és korábbi források mind ugyanazt az árat adják: a teljes jegy ${formatSoles(boletoTuristico.full, "hu")}, a részleges ${formatSoles(boletoTuristico.partial, "hu")}. A mostanit a kiadó, a [COSITUC](site:cosituc) oldalán vagy irodájában nézzétek meg, és vigyetek készpénzt. A székesegyházba és a Qorikanchába külön jegy kell.`,
        {
          kind: "note",
          tone: "tip",
          title: "Kevesen tudják",
          text: [
            "Az inka város alaprajza pumát formázott, a feje Sacsayhuamán volt. A mindenütt lobogó szivárványos zászló Cusco városáé, nem a Pride-é.",
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
        "Hajnali három és négy között indulnak a kisbuszok Cuscóból, három óra az út, aztán gyalog vagy bérelt lovon 1,5–3 óra föl a kilátópontig. Novembertől márciusig a hó és a sár gyakran eltakarja a színeket. A hegyre csak három-négy, 3000 m fölött töltött éjszaka után menjetek: ezen a magasságon minden lépés számít.",
        {
          kind: "terms",
          items: [
            {
              term: "Odajutás",
              text: "A legegyszerűbb szervezett kirándulással, Cuscóból, egy nap alatt oda-vissza.",
            },
            {
              term: "Árak",
              text: `A falu közösségének belépődíja ${roughly("rainbowMountain")}; készpénzben, és kérdezzétek meg, benne van-e a túra árában. Támpont: [peru.travel](site:peruTravel).`,
            },
            {
              term: "Helyette",
              text: `Palccoyo (kb. ${formatMetres(heights.palccoyo, "hu")}) csíkjaihoz rövid, sík séta vezet. A Vörös völgy közvetlenül a Vinicunca mellett nyílik.`,
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
            "A hegy csak 2015–16-ban került föl az utazók térképére. A csíkok egykori tengerek és tavak iszapjából valók; vas, réz és kén színezi őket. A területre bányászati koncessziót is adtak, de 2018-ban lemondtak róla, és tizenkét hónapra tilalmat rendeltek el.",
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
        "Az inkák Szent Völgye az Urubamba folyó mentén húzódik Pisac és Ollantaytambo között. Mivel alacsonyabb Cuscónál, ez a legjobb első állomás a repülőtérről: két éjszaka itt, aztán Machu Picchu, és csak utána a város.",
        { kind: "heading", id: "sacred-valley-getting-there", text: "Odajutás" },
        "Cusco repülőteréről taxival vagy kisbusszal egyenesen a völgybe. Ollantaytambóból indul a vonat Machu Picchuhoz, ezért az utolsó éjszakát érdemes ott tölteni.",
        { kind: "heading", id: "sacred-valley-tickets", text: "Jegyek" },
        `Pisacba, Ollantaytambóba, Moraybe és Chincheróba (${heightOf("chinchero")}) a [cuscói *Boleto Turístico*](#cusco-tickets) érvényes. Marasban és a Humantay-tónál külön díjat szednek; bővebben: [peru.travel](site:peruTravel).`,
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
                "A falu fölött teraszok és sziklafalba vájt sírok, lent kézművespiac, amely mindennap nyitva van, és vasárnap a legnagyobb.",
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
                "A völgy csomópontja, enyhe idővel; innen ágaznak el a kisbuszok. A folyó itt Urubamba, följebb Vilcanota a neve.",
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
                "Az utcák ma is az inka alaprajzot követik, a házakban laknak. A Naptemplom hat, egyenként ötventonnás tömbjét a folyó túlpartjáról, egy kőfejtőből hozták. Manco Inka 1536–37-ben itt verte vissza a spanyolokat.",
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
                "Több mint háromezer sólepárló medence, mind egyetlen sós forrásból; a medencék ma is családok tulajdonában vannak.",
              ],
              facts: [
                { term: "Magasság", text: `kb. ${heightOf("maras")}` },
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
                "Körteraszok egy természetes mélyedésben. Azt mondják, az alja és a pereme közt akár 15 °C a különbség; ezt az adatot óvatosan kezeljétek. Mellette áll a Mil étterem.",
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
                "**Nem a völgyben van**, bár sok iroda vele együtt árulja: a Salkantay lábánál, Soraypampa fölött fekszik. Cuscóból három óra autóval, aztán 1–1,5 óra meredeken föl. Külön nap kell rá, amikor már megszoktátok a magasságot.",
              ],
              facts: [
                { term: "Magasság", text: heightOf("humantay") },
                { term: "Jegy", text: "helyi díj, készpénzben" },
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
        { term: "Időigény", text: "2 nap, a Colcához még 2–3" },
        { term: "Legjobb", text: bestFor("arequipa") },
        { term: "UNESCO-világörökség", text: `${places.arequipa.unesco[0]} (óváros)` },
      ],
      blocks: [
        `„A fehér város” világos vulkáni kőből, *sillar*ból épült, és az ${formatMetres(heights.misti, "hu")} magas Misti áll fölötte. Évente háromszáz napon süt a nap, esni csak januártól márciusig szokott. A magassághoz szokni ez a legkényelmesebb hely: nagyváros, jó konyhával, ezer méterrel Cusco alatt.`,
        {
          kind: "list",
          items: [
            `**Santa Catalina:** 1579-ben alapított apácakolostor, kisváros a városban, kék és téglavörös utcákkal. A belépő ${roughly("santaCatalina")}; a mai ár: [santacatalina.org.pe](site:santaCatalina).`,
            "**Museo Santuarios Andinos:** itt őrzik Juanitát, a jégbe fagyott inka lányt.",
            "**Plaza de Armas** és a yanahuarai kilátó, boltívei között a Misti.",
            "**Ebéd egy *picantería*ban:** a helyi konyha déli intézménye.",
            `**Colca-kanyon:** a kondorok 8 és 10 óra között szállnak a Cruz del Cóndornál (${heightOf("colca")}); az odavezető út ${formatMetres(heights.colcaPass, "hu")}-es hágón megy át. A látogatójegy ${roughly("colca")}; a mai ár: [Autocolca](site:autocolca).`,
          ],
        },
        { kind: "heading", id: "arequipa-getting-there", text: "Odajutás" },
        `Limából repülővel ${flight("arequipa")}, busszal ${bus("limaArequipa")}. Cuscóból a busz ${bus("arequipaCusco")}, Punóból ${bus("arequipaPuno")}.`,
        {
          kind: "note",
          tone: "tip",
          title: "Kevesen tudják",
          text: [
            "A Santa Catalina-kolostorba csak 1970 óta engednek be látogatót. A *queso helado*, vagyis „sajtfagylalt”, egy csepp sajtot sem tartalmaz. A város annyira külön világnak tartja magát, hogy tréfából „arequipai útlevelet” is adtak ki. Itt született Mario Vargas Llosa.",
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
        { term: "Időigény", text: "3–5 nap dzsungelszállással" },
        { term: "Legjobb", text: `${bestFor("iquitos")} (gyalog)` },
        { term: "Út", text: "közúton nem érhető el" },
      ],
      blocks: [
        "Közút nem vezet ide: a világ legnagyobb ilyen városaként szokás emlegetni. Júniustól októberig alacsony a víz, ilyenkor gyalog lehet az erdőt járni; decembertől májusig a folyó elönti a partot, és kenuval jutni a fák közé. Mindkettő jó, csak másra.",
        {
          kind: "list",
          items: [
            "**Belén:** piac és úszó negyed; délelőtt, helyi vezetővel.",
            "**A kaucsukkor házai** portugál csempékkel, és a vasház a főtéren.",
            "**A lamantinmentő központ:** itt nevelik föl az árván maradt állatokat.",
            "**Pacaya-Samiria Nemzeti Rezervátum:** több nap, vezetővel; a hivatalos oldal: [SERNANP](site:sernanp).",
            "**Nauta:** itt, két folyó találkozásánál kezdődik az Amazonas.",
          ],
        },
        { kind: "heading", id: "iquitos-getting-there", text: "Odajutás és árak" },
        {
          kind: "terms",
          items: [
            { term: "Repülő", text: `Limából ${flight("iquitos")}.` },
            { term: "Hajó", text: "Yurimaguasból vagy Pucallpából 2–4 nap, függőággyal." },
            {
              term: "Gyorshajó",
              text: "A kolumbiai–brazil–perui hármas határig jár. A brit külügy (2024. november, 2025. május) a kolumbiai határ 20 km-es sávjába nem javasolt utazást, magát az Amazonast és a hármas határt kivéve.",
            },
            {
              term: "Árak",
              text: "A dzsungelszállás csomagban adja a csónakot, a vezetőt és az étkezést. Több ajánlatot kérjetek; támpont: [peru.travel](site:peruTravel).",
            },
            {
              term: "Egészség",
              text: "Sárgaláz elleni oltás legalább tíz nappal előbb; a maláriáról kérdezzétek az oltóhelyet. Részletek: [Perui útmutató](page:peru-guide).",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Kevesen tudják",
          text: [
            `Autó alig van, mindenki motoron vagy mototaxin jár. A folyó egy éven belül ${weatherFacts.riverMetres.join("–")} métert emelkedik és süllyed, ezért állnak Belén házai cölöpön vagy tutajon. Werner Herzog filmje, a Fitzcarraldo az itteni kaucsukkorban játszódik.`,
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
        `Dél-Amerika legnagyobb tava víztömegre: kb. ${formatNumber(lakeTiticaca.areaKm2, "hu")} km², átlagosan ${lakeTiticaca.meanDepth} m mély, Peru és Bolívia osztozik rajta. Májustól októberig tiszta az ég, de az éjszakák fagypont alá hűlnek. Februárban a Candelaria ünnepe kedvéért érdemes vállalni az esőt; erről az [Ünnepek](page:holidays) oldalon van szó.`,
        {
          kind: "list",
          items: [
            "**Uros:** úszó szigetek totoranádból, Punótól rövid hajóút.",
            `**Taquile** (${heightOf("taquile")}): itt a férfiak kötnek, a sziget szövése UNESCO-örökség.`,
            "**Amantaní:** éjszaka egy helyi családnál.",
            "**Sillustani:** kerek temetkezési tornyok egy kisebb tó partján.",
          ],
        },
        { kind: "heading", id: "titicaca-getting-there", text: "Odajutás és jegyek" },
        {
          kind: "terms",
          items: [
            {
              term: "Repülő",
              text: `Limából ${flight("juliaca")} Juliacáig (${heightOf("juliaca")}), onnan egy óra Puno.`,
            },
            { term: "Busz", text: `Cuscóból ${bus("cuscoPuno")}, Arequipából ${bus("arequipaPuno")}.` },
            {
              term: "Vonat",
              text: `Cuscóból luxusvonat, kb. ${formatHours(trainHours.cuscoPuno, "hu")}: [PeruRail](site:perurail).`,
            },
            {
              term: "Jegyek",
              text: "A szigetekre a punói kikötőből indulnak a hajók; a közösségek saját díjukat készpénzben kérik. Támpont: [peru.travel](site:peruTravel).",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Kevesen tudják",
          text: [
            "„A világ legmagasabb hajózható tava” nagy hajókra értendő. Az első gőzöst, a Yavarit, öszvérháton, darabokban hozták föl a hegyekbe, a parton rakták össze, és 1870-ben bocsátották vízre. Az urosok nádjából ház, csónak és ennivaló is lesz.",
          ],
        },
      ],
    },
    {
      id: "tickets-and-acclimatisation",
      title: "Jegyek, akklimatizálódás, tervezés",
      blocks: [
        "Két dolog dönti el, hogy összeáll-e az út: hogy van-e időben jegy Machu Picchuba, és hogy jut-e idő a magasságra. A többi rugalmas.",
        {
          kind: "steps",
          items: [
            {
              title: "Inka út: hónapokkal előbb",
              text: "Az engedélyek száma korlátozott, februárban zárva.",
            },
            {
              title: "Machu Picchu-jegy",
              text: "Amint megvan a dátum, vegyétek meg a belépőt, és a vonatot ahhoz igazítsátok, mert a jegy időpontra szól.",
            },
            {
              title: "Oltás: legalább tíz nappal előbb",
              text: "Iquitoshoz sárgaláz ellen. Az amerikai CDC 2025-ben Machu Picchut is az oltásra javasolt területek közé vette; a mai térkép: [CDC](site:cdc).",
            },
            {
              title: "Belföldi repülők",
              text: "Cuscóba délelőttre. A hazaút előtt maradjon egy tartaléknap: tüntetés vagy sárlavina a vasutat és az utat is elzárhatja.",
            },
            {
              title: "Iratok",
              text: "Az eredeti útlevél kell Machu Picchu kapujánál, a vonaton, a belföldi gépen és a távolsági buszon. A beutazás szabályai: [Beutazás](page:entry).",
            },
          ],
        },
        { kind: "heading", id: "acclimatisation", text: "Akklimatizálódás" },
        {
          kind: "checklist",
          items: [
            "Az első 24–48 óra lassú: rövid séta, sok víz, könnyű étel, alkohol nélkül.",
            "Aludjatok alacsonyan: a völgy, Machu Picchu, és Cusco csak utána.",
            `4000 m fölé (Humantay, Szivárvány-hegy) a végén menjetek.`,
            "Acetazolamidot csak orvossal egyeztetve.",
            "Fejfájás hányással vagy nyugalmi légszomjjal: azonnal lejjebb, és orvoshoz.",
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Az árakról",
          text: [
            `A „kb.”-val jelölt árak tájékoztatók, ${formatMonth(roughAsOf, "hu")} előtti forrásokból valók; indulás előtt nézzétek meg a linkelt oldalakat. Közösségi díjakhoz, piacra, mototaxira legyen nálatok apró: a pénzről a [Perui útmutató](page:peru-guide) szól.`,
          ],
        },
      ],
    },
  ],
} satisfies GuidePageText;
