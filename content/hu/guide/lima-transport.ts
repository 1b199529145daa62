import { emergency } from "#content/facts/country.ts";
import { carRental } from "#content/facts/journeys.ts";
import {
  airportFares,
  blueRoutes,
  blueRouteToMiraflores,
  cityFares,
  limaAirport,
  limaMetro,
  limaMinutes,
  transitCard,
} from "#content/facts/lima/lima-transport.ts";
import type { GuidePageText } from "#content/guide-page.ts";
import { formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";

const soles = (from: number, to = from) => formatSoles(from, "hu", to);
const range = ([from, to]: readonly [number, number]) => `${from}–${to}`;
const { bus, aeroDirecto, app, taxiDesk, tout } = airportFares;
const { metropolitano, blueCorridor, localBus, metroLine1, metroLine2, mototaxi } = cityFares;
const { line1, line2 } = limaMetro;

export default {
  title: "Közlekedés Limában",
  description:
    "Bejutás a limai reptérről, Uber, Cabify és DiDi, Metropolitano gyorsbusz, kék buszok, kártyavásárlás, metró és kisbuszok: árak, megállók, menetidők.",
  keywords: [
    "limai közlekedés",
    "limai reptér transzfer",
    "Jorge Chávez repülőtér",
    "Metropolitano",
    "Corredor Azul",
    "limai metró",
    "Uber Lima",
    "taxi Limában",
    "mototaxi",
  ],
  lead: "Hogyan juttok be a reptérről a szállásra, mivel érdemes a városban mozogni, és mennyibe kerül. Az oldal végére tudjátok, hol kell kártyát venni, melyik kék busz megy Barrancóba, és melyik taxiba ne üljetek be.",
  pictureAlt: "Csuklós gyorsbusz és kék városi busz pálmák között, fölöttük leszálló repülőgép.",
  sections: [
    {
      id: "airport",
      title: "A repülőtér új terminálja",
      facts: [
        { term: "Kódja", text: limaAirport.code },
        { term: "Új terminál", text: `${formatDate(limaAirport.terminalSince, "hu")} óta` },
        {
          term: "Mirafloresig",
          text: `kb. ${range(limaAirport.kmToMiraflores)} km, ${range(limaAirport.minutesToMiraflores)} perc`,
        },
        { term: "Nemzetközi járat előtt", text: `${limaAirport.hoursBeforeFlight} órával legyetek kint` },
      ],
      blocks: [
        `A Jorge Chávez repülőtér Callaóban, a Lima melletti kikötővárosban van. Belföldi és nemzetközi járatok ugyanabból az ötszintes, kb. ${formatNumber(limaAirport.squareMetres, "hu")} m²-es épületből indulnak. A régi, Faucett sugárúti (*Avenida Faucett*) terminál zárva van: ami azt írja le, elavult.`,
        "A terminált **csak járművel** lehet megközelíteni, a *Morales Duárez* sugárút felől; gyalogos bejárata nincs. Reggel 7–10 és este 17–21 óra között számoljatok a hosszabbik menetidővel. Metró még nem jár ide, a 4-es vonal állomása egyelőre terv. A terminálról a [reptér honlapja](site:limaAirport) ad friss tájékoztatást, az érkezés lépéseit a [beutazás](page:entry#arrival) oldala írja le.",
      ],
    },
    {
      id: "airport-transfer",
      title: "Bejutás a reptérről",
      blocks: [
        "Éjszaka, fáradtan vagy nagy csomaggal az alkalmazásból hívott kocsi a legegyszerűbb, nappal és kevés holmival a városi busz a legolcsóbb.",
        {
          kind: "table",
          caption: "A reptér és a város között",
          head: ["Mivel", "Ár", "Mikori ár", "Jó tudni"],
          rows: [
            [
              "reptéri busz Mirafloresbe ([Airport Express Lima](site:airportExpress))",
              `kb. ${soles(bus.about)}`,
              `${formatMonth(bus.before, "hu")} előtti`,
              "légkondicionált, mirafloresi szállodáknál áll meg; ellenőrizzétek, jár-e",
            ],
            [
              "[AeroDirecto](site:atu), városi busz",
              soles(...aeroDirecto.soles),
              formatMonth(aeroDirecto.asOf, "hu"),
              "öt útvonal, egyik sem megy Mirafloresbe",
            ],
            [
              "alkalmazásból hívott kocsi",
              `kb. ${soles(...app.soles)}`,
              formatMonth(app.asOf, "hu"),
              "Mirafloresig; az alkalmazás előre kiírja",
            ],
            [
              "taxipult a terminálban",
              `kb. ${soles(...taxiDesk.soles)}`,
              formatMonth(taxiDesk.asOf, "hu"),
              "rögzített ár, a hivatalos pultnál",
            ],
          ],
        },
        `Az Airport Express Lima a régi terminálról 2016 vége óta járt; hogy az újtól is jár-e, azt nem sikerült megerősíteni, és ${formatMonth(aeroDirecto.asOf, "hu")}ban a sajtó az AeroDirectót nevezte az egyetlen engedélyezett közforgalmú járatnak. Indulás előtt nézzétek meg a [cég honlapját](site:airportExpress).`,
        {
          kind: "list",
          items: [
            "**Észak** (*Norte*): Naranjal és Los Olivos felé.",
            "**Dél** (*Sur*): a Brasil sugárút (*Avenida Brasil*) felé.",
            "**Belváros** (*Centro*): Plaza Dos de Mayo és Plaza San Martín; a főtérhez ez visz a legközelebb.",
            "**Quilca, Ventanilla:** a reptér környékének és Ventanillának a vonalai, utazónak ritkán kellenek.",
          ],
        },
        `Fizetni készpénzzel, Visa kártyával vagy a perui Yape alkalmazással lehet. A buszok ${formatDate(aeroDirecto.roundTheClockSince, "hu")} óta éjjel-nappal járnak; negyedóránkénti indulást ígértek, eleinte sorban kellett állni. ${formatMonth(aeroDirecto.busesAsOf, "hu")}i adat szerint ${aeroDirecto.buses} busz közlekedik.`,
      ],
    },
    {
      id: "ride-sharing",
      title: "Uber, Cabify, DiDi és a taxi",
      blocks: [
        "Idegenben a kocsihívó alkalmazás a kényelmes megoldás: az árat előre látjátok, az út nyoma megmarad, és nem kell spanyolul alkudni. Telepítsétek és a bankkártyát is adjátok meg még otthon; készpénzzel szintén lehet fizetni.",
        {
          kind: "terms",
          shape: "names",
          items: [
            {
              term: "Uber",
              text: `A reptéren kijelölt beszállóhelye van (${formatMonth(airportFares.pickUpBaysAsOf, "hu")}).`,
            },
            {
              term: "Cabify",
              text: `Szintén kijelölt reptéri beszállóhellyel (${formatMonth(airportFares.pickUpBaysAsOf, "hu")}).`,
            },
            {
              term: "DiDi",
              text: "A városban hívható; a reptéren az alkalmazás mondja meg, hol vár a kocsi.",
            },
          ],
        },
        {
          kind: "checklist",
          items: [
            "A rendszám és a sofőr arca egyezik azzal, amit az alkalmazás mutat",
            "Hátul ültök, az utat megosztottátok valakivel",
            "Ha az alkalmazás PIN-kódot kínál, bekapcsoltátok",
            "Az úti cél térképen kijelölve, a kerület nevével: ugyanaz az utcanév több kerületben is előfordul",
          ],
        },
        "A hatóság szerint az alkalmazások nem engedélyes taxitársaságok, ezért a biztosítás is más. Az engedélyes taxi sárga (*setame*), vagy a [városi közlekedési hatóság](site:atu), az ATU nyilvántartási száma áll az oldalán.",
        {
          kind: "note",
          tone: "warning",
          title: "Taxi az utcáról",
          text: [
            `Taxaméter nincs: az árban még beszállás előtt állapodjatok meg. Az érkezési kapunál ne menjetek el semmilyen „segítővel”; ${formatMonth(tout.asOf, "hu")}ban volt, aki ${soles(tout.soles)}t kért az útért.`,
            "Éjjel és szórakozóhely elől ne szálljatok be utcán leintett kocsiba, menet közben pedig ne üljetek át másikba. Csak kis címlet legyen kéznél; lámpánál az ablak felhúzva, a telefon eltéve.",
          ],
        },
      ],
    },
    {
      id: "overview",
      title: "Tömegközlekedés: mi mennyibe kerül",
      blocks: [
        `Egy út általában kb. ${soles(transitCard.ride)}. A Metropolitano ennél drágább, a metró olcsóbb; átszálláskor általában újra kell fizetni. A díjakat az [ATU](site:atu) közli.`,
        { kind: "figure", figure: "vehicles" },
        {
          kind: "table",
          caption: "Egy út ára",
          head: ["Mivel", "Ár", "Mikori ár", "Merre visz"],
          rows: [
            [
              "[Metropolitano](#metropolitano)",
              soles(metropolitano.trunk),
              formatMonth(metropolitano.asOf, "hu"),
              "észak – belváros – Miraflores – Barranco – dél",
            ],
            [
              "[kék buszok](#blue-corridor)",
              soles(blueCorridor.soles),
              formatMonth(blueCorridor.asOf, "hu"),
              "Rímac – belváros – Miraflores – Barranco",
            ],
            [
              "[*micro*, *combi*](#local-buses)",
              soles(...localBus.soles),
              formatMonth(localBus.asOf, "hu"),
              "szinte mindenhová",
            ],
            [
              "[1-es metró](#metro)",
              `kb. ${soles(metroLine1.soles)}`,
              formatMonth(metroLine1.asOf, "hu"),
              "déli és keleti külvárosok",
            ],
            [
              "[2-es metró](#metro)",
              soles(metroLine2.soles),
              formatMonth(metroLine2.asOf, "hu"),
              "Santa Anita és Ate",
            ],
            [
              "[mototaxi](#mototaxi)",
              `kb. ${soles(...mototaxi.soles)}`,
              formatMonth(mototaxi.asOf, "hu"),
              "rövid út a külső kerületekben",
            ],
          ],
        },
      ],
    },
    {
      id: "metropolitano",
      title: "Metropolitano, a gyorsbusz",
      facts: [
        { term: "Jár", text: "kb. 5–23 óráig, vasárnap rövidebben" },
        { term: "Zsúfolt", text: "7–9 és 18–20 óra között" },
        {
          term: "Ára",
          text: `${soles(metropolitano.trunk)}, ráhordó busszal ${soles(metropolitano.withFeeder)} (${formatMonth(metropolitano.asOf, "hu")})`,
        },
      ],
      blocks: [
        "Saját sávban megy, így elkerüli a dugókat: észak felől a belvároson, Mirafloresen és Barrancón át Chorrillosig. Városnézéshez ez a leghasznosabb vonal. Fizetni az állomás kapujánál kell; a térképen nézzétek meg, megáll-e a következő busz ott, ahol le akartok szállni, mert az *expreso* járatok kihagynak megállókat.",
        {
          kind: "terms",
          items: [
            {
              term: "Belváros",
              text: "*Estación Central*; *Jirón de la Unión*, innen gyalog érhető el a főtér.",
            },
            { term: "Miraflores", text: "*Ricardo Palma* és *Benavides*." },
            { term: "Barranco", text: "*Balta* és *Bulevar*." },
          ],
        },
        "A vonalak és a rendkívüli zárások a [Metropolitano oldalán](site:metropolitano) vannak, a környékek látnivalói a [limai látnivalók](page:lima-sights) között.",
      ],
    },
    {
      id: "blue-corridor",
      title: `Kék buszok: ${blueRoutes.join(", ")}`,
      blocks: [
        `A kék folyosó (*Corredor Azul*) buszai a belváros és a déli kerületek között a *Tacna*, az *Arequipa* és a *Larco* sugárúton járnak. Ezeket a számokat érdemes megjegyezni: **${blueRoutes.join(", ")}**. Állomás nincs, kijelölt járdaszéli megállóban (*paradero*) kell várni, és a busz elején lévő táblát figyelni.`,
        {
          kind: "list",
          items: [
            `**301:** Rímacból indul, és Barrancóban, a Plaza Buttersnél ér véget; hétfőtől szombatig 5–24, vasárnap 23 óráig jár (${formatMonth(blueCorridor.asOf, "hu")}).`,
            `**302, 303, 306:** ugyanezen a tengelyen, a belváros és Miraflores vagy Barranco között; végállomásuk és üzemidejük változhat. A ${blueRouteToMiraflores}-ös Mirafloresben fordul vissza.`,
            `**Ára:** ${soles(blueCorridor.soles)} (${formatMonth(blueCorridor.asOf, "hu")}), a Metropolitano kártyájával vagy a *Lima Pass* kártyával. Készpénzt a legtöbb buszon nem fogadnak el.`,
          ],
        },
        "Az útvonalakat az [ATU](site:atu) teszi közzé. A belvárosból Mirafloresbe a kék busz lassabb, mint a Metropolitano, cserébe végigmegy a Larco sugárúton, a mirafloresi szállások között.",
      ],
    },
    {
      id: "card",
      title: "Így vegyetek kártyát",
      facts: [
        { term: "A kártya", text: `${soles(transitCard.soles)} (${formatMonth(transitCard.asOf, "hu")})` },
        {
          term: "Egy út",
          text: `kb. ${soles(transitCard.ride)}; a Metropolitanón ${soles(metropolitano.trunk)} (${formatMonth(metropolitano.asOf, "hu")})`,
        },
      ],
      blocks: [
        `Ugyanaz a kártya jó a gyorsbuszra és a kék buszokra. Egy út kb. ${soles(transitCard.ride)}: a kék buszon ez ma is nagyjából igaz, a Metropolitano fővonalán viszont ${formatDate(metropolitano.since, "hu")} óta ${soles(metropolitano.trunk)}, és ${formatMonth(metropolitano.asOf, "hu")}ban is ennyi volt.`,
        {
          kind: "steps",
          items: [
            {
              title: "Állomás keresése",
              text: "Menjetek be bármelyik Metropolitano-állomásra, és keressétek az automatát vagy a pénztárt.",
            },
            {
              title: "Kártya vásárlása",
              text: `Kérjetek kártyát (*tarjeta*); ára ${soles(transitCard.soles)}, az út díja nincs benne. Kis címlettel készüljetek.`,
            },
            {
              title: "Feltöltés",
              text: `Spanyolul *recarga*, az automatánál intézhető. Annyit tegyetek rá, amennyit elutaztok: három út a Metropolitanón ${soles(metropolitano.trunk * 3)}.`,
            },
            {
              title: "Érintés a kapunál",
              text: "Egy kártyával többen is utazhattok: belépéskor fejenként egyszer kell odaérinteni.",
            },
            {
              title: "A buszon",
              text: "A kék buszra is ez a kártya jó: felszálláskor érintsétek az olvasóhoz.",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "A metró kártyái mások",
          text: [
            `Az 1-es metró saját kártyát használ. A 2-es metró állomásain ${soles(transitCard.interoperable.soles)}ért (${formatMonth(transitCard.interoperable.asOf, "hu")}) olyan kártyát adnak, amelyet más rendszerekhez is szánnak (*tarjeta interoperable*). Ha a városnézéshez csak a gyorsbusz és a kék busz kell, elég a Metropolitanóé; a feltételek a [Metropolitano oldalán](site:metropolitano).`,
          ],
        },
      ],
    },
    {
      id: "local-buses",
      title: "Helyi buszok: colectivo, micro, combi",
      facts: [
        {
          term: "Ára",
          text: `${soles(...localBus.soles)} távolság szerint (${formatMonth(localBus.asOf, "hu")})`,
        },
        { term: "Fizetés", text: "készpénzzel, apróval" },
      ],
      blocks: [
        "A *micro* közepes busz, a *combi* kisbusz; az egészet *colectivo* néven is emlegetik. Az útvonal az oldalukra van festve, szám helyett utcanevekkel. Azoknak valók, akik bátrak és ráérnek: olcsók, szinte mindenhová eljutnak, de zsúfoltak, és rángatnak.",
        {
          kind: "terms",
          items: [
            { term: "Felszállás", text: "Kézzel intsétek le, lehetőleg megállóban." },
            {
              term: "Fizetés",
              text: "A kalauz (*cobrador*) menet közben szedi a viteldíjat; mondjátok meg, meddig mentek, és adjatok aprót.",
            },
            { term: "Leszállás", text: "Szóljatok időben: „¡Baja!”, vagy „¡Paradero, baja!”." },
          ],
        },
        "A *colectivo* név a közösen használt személyautót is jelenti: akkor indul, ha megtelt. Ez nem hivatalos járat, a biztosítása kétes, kerüljétek. A rendes vonalakról az [ATU oldala](site:atu) ad tájékoztatást.",
      ],
    },
    {
      id: "metro",
      title: "Metró: 1-es és 2-es vonal",
      blocks: [
        "A szokásos látnivalókhoz egyik vonal sem kell: Mirafloresbe, Barrancóba és a reptérre a metró még nem megy.",
        {
          kind: "terms",
          shape: "names",
          items: [
            {
              term: "1-es vonal",
              text: `Magasvasút Villa El Salvador és San Juan de Lurigancho között: ${line1.stations} állomás, ${line1.km} km. Kb. 5-től, vasárnap fél 6-tól jár, este 10 körül áll le. Egy út kb. ${soles(metroLine1.soles)} saját kártyával (${formatMonth(metroLine1.asOf, "hu")}); akkor áremelést fontolgattak. [lineauno.pe](site:lineaUno)`,
            },
            {
              term: "2-es vonal",
              text: `Föld alatt megy. Első ${line2.stations} állomása ${formatDate(line2.since, "hu")} óta működik: Evitamiento, Óvalo Santa Anita, Colectora Industrial, Hermilio Valdizán, Mercado Santa Anita; ${line2.km} km, ${line2.minutes} perc, 6–23 óra, ${soles(metroLine2.soles)} (${formatMonth(metroLine2.asOf, "hu")}). A ${line2.stationsPlanned} állomásos, Callaóig érő vonal ${range(line2.completeBy)} körül készülhet el. [metrolima2.com](site:metroLima2)`,
            },
          ],
        },
      ],
    },
    {
      id: "mototaxi",
      title: "Mototaxi",
      blocks: [
        `Háromkerekű motor, hátul fedett üléssel, a külső kerületekben. Egy rövid út kb. ${soles(...mototaxi.soles)} (${formatMonth(mototaxi.asOf, "hu")}), az árat előre kell megbeszélni. Nappal, pár utcára használjátok; a főútvonalakról kitiltották, Mirafloresben nincs is. Az érvényes szabályokat az [ATU](site:atu) közli.`,
      ],
    },
    {
      id: "car-rental",
      title: "Autóbérlés",
      blocks: [
        `A cégek a reptéren és Mirafloresben vannak. A városban nem éri meg: a forgalom sűrű, parkolóhely kevés, a fekvőrendőrök sokszor jelöletlenek. Kocsival Paracas vagy az északi part felé érdemes menni, őrzött garázzsal a szálláson. A külföldi jogosítvány ${carRental.licenceMonths} hónapig érvényes; a többi szabály az [útmutató autóbérlési részében](page:peru-guide#car-rental) van.`,
      ],
    },
    {
      id: "on-foot",
      title: "Gyalog és kerékpárral",
      blocks: [
        "Miraflores és Barranco gyalogosan is bejárható. A szakadékpart sétánya (*Malecón*) gyalog a legszebb; Mirafloresben kerékpársávok is vannak, és kerékpárt bérelni is lehet. A belvárosban a főtértől tíz percen belül van a San Francisco- és a Santo Domingo-kolostor meg a Jirón de la Unión; ide nappal menjetek.",
        "A kerületek között viszont nagy a távolság: oda busz vagy kocsi kell. A zebrára se lépjetek le, amíg az autó meg nem állt. Hogy mit hol találtok, a [limai látnivalók](page:lima-sights) oldala mutatja meg.",
      ],
    },
    {
      id: "journey-times",
      title: "Menetidők",
      blocks: [
        "Kerekített, tervezéshez való idők. Csúcsidőben a felső értékkel számoljatok, és ha gépet kell elérni, tegyetek hozzá még valamennyit.",
        {
          kind: "table",
          caption: "Percben, háztól házig",
          head: ["Útvonal", "Kocsival", "Másképp"],
          rows: [
            ["reptér – Miraflores", range(limaAirport.minutesToMiraflores), "–"],
            [
              "belváros – Miraflores",
              range(limaMinutes.centreMirafloresByCar),
              `Metropolitanóval ${range(limaMinutes.centreMirafloresByBus)}`,
            ],
            ["Miraflores – Larco Múzeum", range(limaMinutes.mirafloresLarcoByCar), "–"],
            [
              "Plaza Mayor – San Francisco-kolostor",
              "–",
              `gyalog ${limaMinutes.plazaMayorSanFranciscoOnFoot}`,
            ],
          ],
        },
      ],
    },
    {
      id: "planning",
      title: "Útvonaltervezés",
      blocks: [
        {
          kind: "list",
          items: [
            "**Google Maps:** gyalog, busszal és autóval is tervez; autóra a várható időt is mutatja.",
            "**Moovit, TuRuta:** a limai buszvonalakhoz is használható alkalmazások.",
            "**ATU:** az útvonalak és a rendkívüli változások a [hivatal oldalán](site:atu).",
            "**Ünnepnapok:** ritkábban járnak a buszok, és néhány utca zárva van; a dátumok az [ünnepek](page:holidays) oldalán.",
          ],
        },
      ],
    },
    {
      id: "bus-safety",
      title: "Biztonság a buszon",
      blocks: [
        "A tolvajok a tömeget szeretik: csúcsidőben az ajtó körül és a leszálláskor kell a legjobban figyelni.",
        {
          kind: "checklist",
          items: [
            "Hátizsák elöl, cipzár magatok felé",
            "Telefon és pénztárca nem a farzsebben, ablaknál nem a kézben",
            "Apró külön zsebben, a bankkártya nem a buszon kerül elő",
            "Sötétedés után inkább alkalmazásból hívott kocsi",
            "Lopás után rendőrségi jegyzőkönyv (*denuncia*)",
          ],
        },
        `Baj esetén a rendőrség száma [${emergency.police}](tel:${emergency.police}). Az IPERÚ számát és a lopás utáni teendőket a [segélyhívók](page:peru-guide#emergencies), a limai rendkívüli állapotról szóló tudnivalókat a [biztonság](page:peru-guide#safety) címszó alatt találjátok.`,
      ],
    },
  ],
  disclaimer: [
    "Árak, vonalak és menetidők változnak, a sztrájk és az útlezárás pedig egyik napról a másikra. Ami itt áll, az a megadott hónapban volt igaz.",
    "Indulás előtt nézzétek meg az [ATU](site:atu) és a [reptér](site:limaAirport) oldalát.",
  ],
  vehicles: {
    caption: "Mindegyik azonos méretarányban. A *micro*, a *combi* és a mototaxi sokféle színű.",
    items: {
      metropolitano: {
        name: "[Metropolitano](#metropolitano)",
        sign: "Csuklós busz a saját sávjában, peronmagasságban nyíló ajtókkal.",
        alt: "Hosszú, szürke csuklós busz sárga és piros csíkkal, magasan lévő ajtókkal.",
      },
      "blue-bus": {
        name: "[Kék busz](#blue-corridor)",
        sign: "Kékre festett városi busz, elöl a száma; a *paradero* táblájánál áll meg.",
        alt: "Kék városi busz gördül a megállóhoz, a táblánál egy férfi és egy nő vár.",
      },
      micro: {
        name: "[*Micro*](#local-buses)",
        sign: "Közepes méretű busz, az oldalán az útvonal.",
        alt: "Közepes busz zöld és sárga csíkkal, oldalára festett feliratokkal.",
      },
      combi: {
        name: "[*Combi*](#local-buses)",
        sign: "Kisbusz; a *cobrador* az ajtóból kiáltja az útvonalat.",
        alt: "Fehér kisbusz piros csíkkal; nyitott ajtajában a kalauz integet.",
      },
      metro: {
        name: "[1-es metró](#metro)",
        sign: "Magasvasút, az utca fölött jár.",
        alt: "Zöld csíkos, fehér metrószerelvény eleje a magasvasút pályáján, mögötte házakkal teli domb.",
      },
      mototaxi: {
        name: "[Mototaxi](#mototaxi)",
        sign: "Három kerék, vászontető.",
        alt: "Háromkerekű, piros vászontetős mototaxi; mellette egy nő áll.",
      },
    },
  },
} satisfies GuidePageText;
