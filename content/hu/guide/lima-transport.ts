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
import { guideWords } from "#content/guide-words.ts";
import { formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";

const soles = (from: number, to = from) => formatSoles(from, "hu", to);
const range = ([from, to]: readonly [number, number]) => `${from}–${to}`;
const { aeroDirecto, app, taxiDesk, tout } = airportFares;
const { metropolitano, blueCorridor, localBus, metroLine1, metroLine2, mototaxi } = cityFares;
const { line1, line2 } = limaMetro;

export default guideWords(() => ({
  title: "Limai közlekedés",
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
  lead: "Hogyan juttok be a reptérről a szállásra, mivel érdemes a városban közlekedni, és mennyibe kerül? Mire végigolvassátok, tudni fogjátok, hol kell kártyát venni, melyik kék busz megy Barrancóba, és melyik taxiba ne üljetek be.",
  pictureAlt: "Csuklós gyorsbusz és kék városi busz pálmák között, fölöttük leszálló repülőgép.",
  sections: [
    {
      id: "airport",
      title: "A reptér új terminálja",
      facts: [
        { term: "Kódja", text: limaAirport.code },
        { term: "Új terminál", text: `${formatDate(limaAirport.terminalSince, "hu")} óta` },
        {
          term: "Mirafloresig",
          text: `${range(limaAirport.kmToMiraflores)} km, ${range(limaAirport.minutesToMiraflores)} perc`,
        },
        {
          term: "Nemzetközi járat előtt",
          text: `${limaAirport.hoursBeforeFlight} órával előbb legyetek ott`,
        },
      ],
      blocks: [
        `A Jorge Chávez repülőtér Callaóban, a Lima melletti kikötővárosban van. A belföldi és a nemzetközi járatok ugyanabból az ötszintes, mintegy ${formatNumber(limaAirport.squareMetres, "hu")} m²-es épületből indulnak. A régi, Faucett sugárúti (*Avenida Faucett*) terminál zárva van: ha egy leírás még oda küld benneteket, elavult.`,
        "A terminált **csak járművel** lehet megközelíteni, a *Morales Duárez* sugárút felől; gyalogos bejárata nincs. Reggel 7 és 10, délután 17 és 21 óra között számoljatok a hosszabbik menetidővel. Metró még nem jár ide, a 4-es vonal állomása egyelőre csak terv. A terminál hírei a [reptér honlapján](site:limaAirport) vannak, az érkezés lépéseiről bővebben: [Beutazás](page:entry#arrival).",
      ],
    },
    {
      id: "airport-transfer",
      title: "Bejutás a reptérről",
      blocks: [
        "Éjszaka, fáradtan vagy nagy csomaggal az alkalmazással hívott kocsi a legegyszerűbb, nappal és kevés holmival a városi busz a legolcsóbb.",
        {
          kind: "table",
          caption: "A reptér és a város között",
          head: ["Mivel", "Ár", "Az ár dátuma", "Jó tudni"],
          rows: [
            [
              "alkalmazással hívott kocsi",
              `nagyjából ${soles(...app.soles)}`,
              formatMonth(app.asOf, "hu"),
              "Mirafloresig; az árat előre kiírja",
            ],
            [
              "taxipult a terminálban",
              `nagyjából ${soles(...taxiDesk.soles)}`,
              formatMonth(taxiDesk.asOf, "hu"),
              "rögzített áron, a hivatalos pultnál",
            ],
            [
              "[AeroDirecto](site:atu), városi busz",
              soles(...aeroDirecto.soles),
              formatMonth(aeroDirecto.asOf, "hu"),
              "Mirafloresbe egyik ismert vonala sem megy",
            ],
          ],
        },
        `A reptéri buszra csak akkor számítsatok, ha a [cég honlapja](site:airportExpress) szerint jár. Az Airport Express Lima a régi terminálról 2016 vége óta járt, az újról viszont a sajtó szerint egyedül az AeroDirecto közlekedhet (${formatMonth(aeroDirecto.asOf, "hu")}). Az AeroDirectónak ${formatMonth(aeroDirecto.routes.asOf, "hu")}i hír szerint ${aeroDirecto.routes.count} vonala van; ezt az ötöt ismerjük:`,
        {
          kind: "list",
          items: [
            "**Észak** (*Norte*): Naranjal és Los Olivos felé.",
            "**Dél** (*Sur*): a Brasil sugárút (*Avenida Brasil*) felé.",
            "**Óváros** (*Centro*): Plaza Dos de Mayo és Plaza San Martín; ez visz a legközelebb a Plaza Mayorhoz.",
            "**Quilca, Ventanilla:** a reptér környékén és Ventanilla felé járnak, utazónak ritkán kellenek.",
          ],
        },
        `Fizetni készpénzzel, Visa kártyával vagy a perui Yape alkalmazással lehet. A buszok ${formatDate(aeroDirecto.roundTheClockSince, "hu")} óta éjjel-nappal járnak. Negyedóránkénti indulást ígértek, de eleinte sorban kellett állni; azóta ${aeroDirecto.fleet.buses} busz közlekedik (${formatMonth(aeroDirecto.fleet.asOf, "hu")}).`,
      ],
    },
    {
      id: "ride-sharing",
      title: "Uber, Cabify, DiDi és a taxi",
      blocks: [
        "Idegen városban a kocsihívó alkalmazás a legkényelmesebb: az árat előre látjátok, az út nyoma megmarad, és nem kell spanyolul alkudni. Még otthon telepítsétek, és a bankkártyát is adjátok meg; készpénzzel is lehet fizetni.",
        {
          kind: "terms",
          shape: "names",
          items: [
            {
              term: "Uber",
              text: `A reptéren kijelölt beállója van (${formatMonth(airportFares.pickUpBays.asOf, "hu")}).`,
            },
            {
              term: "Cabify",
              text: `A reptéren ennek is kijelölt beállója van (${formatMonth(airportFares.pickUpBays.asOf, "hu")}).`,
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
            "Az úti célt a térképen jelöltétek ki, a kerülettel együtt: ugyanaz az utcanév több kerületben is előfordul",
          ],
        },
        "A hatóság szerint az alkalmazások nem engedélyes taxitársaságok, ezért a biztosítás is más. Az engedélyes taxit arról ismeritek meg, hogy a [városi közlekedési hatóság](site:atu), az ATU nyilvántartási száma áll az oldalán.",
        {
          kind: "note",
          tone: "warning",
          title: "Taxi az utcáról",
          text: [
            `Taxaméter nincs: az árban még beszállás előtt állapodjatok meg. Az érkezési kapunál ne menjetek el semmilyen „segítővel”; volt, aki ${soles(tout.soles)}t kért az útért (${formatMonth(tout.asOf, "hu")}).`,
            "Éjjel és szórakozóhely elől ne szálljatok be utcán leintett kocsiba, és menet közben se üljetek át másikba. Csak kis címlet legyen kéznél; a lámpánál húzzátok fel az ablakot, és tegyétek el a telefont.",
          ],
        },
      ],
    },
    {
      id: "overview",
      title: "Tömegközlekedés: mi mennyibe kerül?",
      blocks: [
        `Egy út a metrón a legolcsóbb (${soles(metroLine2.soles)}), a Metropolitanón a legdrágább (${soles(metropolitano.trunk)}); átszálláskor többnyire újra kell fizetni. A díjakat az [ATU](site:atu) közli.`,
        { kind: "figure", figure: "vehicles" },
        {
          kind: "table",
          caption: "Egy út ára",
          head: ["Mivel", "Ár", "Az ár dátuma", "Merre visz"],
          rows: [
            [
              "[Metropolitano](#metropolitano)",
              soles(metropolitano.trunk),
              formatMonth(metropolitano.asOf, "hu"),
              "észak – óváros – Miraflores – Barranco – dél",
            ],
            [
              "[kék buszok](#blue-corridor)",
              soles(blueCorridor.soles),
              formatMonth(blueCorridor.asOf, "hu"),
              "Rímac – óváros – Miraflores – Barranco",
            ],
            [
              "[*micro*, *combi*](#local-buses)",
              soles(...localBus.soles),
              formatMonth(localBus.asOf, "hu"),
              "szinte mindenhová",
            ],
            [
              "[1-es metró](#metro)",
              `nagyjából ${soles(metroLine1.soles)}`,
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
              `nagyjából ${soles(...mototaxi.soles)}`,
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
        { term: "Jár", text: "nagyjából 5-től 23 óráig, vasárnap rövidebb ideig" },
        { term: "Zsúfolt", text: "7-től 9-ig és 18-tól 20 óráig" },
        {
          term: "Ára",
          text: `${soles(metropolitano.trunk)}, ráhordó busszal ${soles(metropolitano.withFeeder)} (${formatMonth(metropolitano.asOf, "hu")})`,
        },
      ],
      blocks: [
        "Saját sávban megy, így elkerüli a dugókat: észak felől az óvároson, Mirafloresen és Barrancón át Chorrillosig. Városnézéshez ez a leghasznosabb vonal. Fizetni az állomás kapujánál kell. A térképen nézzétek meg, megáll-e a következő busz ott, ahol le akartok szállni, mert az *expreso* járatok megállókat hagynak ki.",
        {
          kind: "terms",
          items: [
            {
              term: "Óváros",
              text: "*Estación Central*, vagy *Jirón de la Unión*, ahonnan gyalog értek a Plaza Mayorra.",
            },
            { term: "Miraflores", text: "*Ricardo Palma* és *Benavides*." },
            { term: "Barranco", text: "*Balta* és *Bulevar*." },
          ],
        },
        "Vonalak és rendkívüli zárások: [Metropolitano](site:metropolitano). Amit az állomások környékén megnézhettek: [Limai látnivalók](page:lima-sights).",
      ],
    },
    {
      id: "blue-corridor",
      title: `Kék buszok: ${blueRoutes.join(", ")}`,
      blocks: [
        `A kék folyosó (*Corredor Azul*) buszai az óváros és a déli kerületek között járnak, a *Tacna*, az *Arequipa* és a *Larco* sugárúton. Ezeket a számokat érdemes megjegyezni: **${blueRoutes.join(", ")}**. Állomás nincs: a kijelölt járdaszéli megállóban (*paradero*) várjatok, és figyeljétek a busz elején a táblát.`,
        {
          kind: "list",
          items: [
            `**301:** Rímacból Barrancóba, a Plaza Buttersig megy; hétfőtől szombatig 5-től 24 óráig, vasárnap 23 óráig jár (${formatMonth(blueCorridor.asOf, "hu")}).`,
            `**302, 303, 306:** ugyanezen az útvonalon járnak az óváros és Miraflores vagy Barranco között; végállomásuk és üzemidejük változhat. A hasonló útvonalú ${blueRouteToMiraflores}-ös viszont csak Mirafloresig megy, Barrancóba nem visz el.`,
            `**Ára:** ${soles(blueCorridor.soles)} (${formatMonth(blueCorridor.asOf, "hu")}), a Metropolitano kártyájával vagy a *Lima Pass* kártyával. Készpénzt a legtöbb buszon nem fogadnak el.`,
          ],
        },
        "Az óvárosból Mirafloresbe a kék busz lassabb, mint a Metropolitano, cserébe végigmegy a Larco sugárúton, a mirafloresi szállások között. Az útvonalakat az [ATU](site:atu) teszi közzé.",
      ],
    },
    {
      id: "card",
      title: "Így vegyetek kártyát",
      facts: [
        { term: "A kártya", text: `${soles(transitCard.soles)} (${formatMonth(transitCard.asOf, "hu")})` },
        {
          term: "Egy út",
          text: `kék busz: ${soles(blueCorridor.soles)} (${formatMonth(blueCorridor.asOf, "hu")}); Metropolitano: ${soles(metropolitano.trunk)} (${formatMonth(metropolitano.asOf, "hu")})`,
        },
      ],
      blocks: [
        `Ugyanaz a kártya jó a gyorsbuszra és a kék buszokra. Egy út a Metropolitano fővonalán ${formatDate(metropolitano.since, "hu")} óta ${soles(metropolitano.trunk)} (${formatMonth(metropolitano.asOf, "hu")}).`,
        {
          kind: "steps",
          items: [
            {
              title: "Keressetek egy állomást",
              text: "Menjetek be bármelyik Metropolitano-állomásra, és keressétek az automatát vagy a pénztárt.",
            },
            {
              title: "Vegyetek kártyát",
              text: `Spanyolul *tarjeta*; ára ${soles(transitCard.soles)}, az út díja nincs benne. Kis címlettel készüljetek.`,
            },
            {
              title: "Töltsétek fel",
              text: `Spanyolul *recarga*, az automatánál intézhetitek. Annyit tegyetek rá, amennyit elutaztok: három út a Metropolitanón ${soles(metropolitano.trunk * 3)}.`,
            },
            {
              title: "Érintsétek oda a kapunál",
              text: "Egy kártyával többen is utazhattok, csak belépéskor fejenként egyszer kell odaérinteni.",
            },
            {
              title: "A kék buszon",
              text: "Ott is ez a kártya jó: felszálláskor érintsétek az olvasóhoz.",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "A metró kártyái mások",
          text: [
            `Az 1-es metró saját kártyát használ. A 2-es metró állomásain ${soles(transitCard.interoperable.soles)}ért (${formatMonth(transitCard.interoperable.asOf, "hu")}) olyan kártyát adnak, amelyet más rendszerekhez is szánnak (*tarjeta interoperable*). Ha a városnézéshez csak a gyorsbusz és a kék busz kell, elég a Metropolitanóé; a feltételekről bővebben: [Metropolitano](site:metropolitano).`,
          ],
        },
      ],
    },
    {
      id: "local-buses",
      title: "Helyi buszok és kisbuszok",
      facts: [
        {
          term: "Ára",
          text: `${soles(...localBus.soles)} távolság szerint (${formatMonth(localBus.asOf, "hu")})`,
        },
        { term: "Fizetés", text: "készpénzzel, lehetőleg apróval" },
      ],
      blocks: [
        "A *micro* közepes busz, a *combi* kisbusz; mindkettőt emlegetik *colectivo* néven is. Az útvonal az oldalukra van festve, szám helyett utcanevekkel. Annak valók, aki bátor és ráér: olcsók, szinte mindenhová eljutnak, de zsúfoltak, és rángatnak.",
        {
          kind: "terms",
          items: [
            { term: "Felszállás", text: "Kézzel intsétek le, lehetőleg megállóban." },
            {
              term: "Fizetés",
              text: "A kalauz (*cobrador*) menet közben szedi a viteldíjat; mondjátok meg, meddig mentek, és apróval fizessetek.",
            },
            { term: "Leszállás", text: "Szóljatok időben: „*¡Baja!*”, vagy „*¡Paradero, baja!*”." },
          ],
        },
        "*Colectivónak* hívják azt a közösen használt személyautót is, amely akkor indul, ha megtelt. Kerüljétek: nem hivatalos járat, és a biztosítása kétes. A rendes vonalakról az [ATU oldalán](site:atu) tájékozódhattok.",
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
              text: `Magasvasút Villa El Salvador és San Juan de Lurigancho között, ${line1.stations} állomással, ${line1.km} km hosszan. Hajnali 5-től, vasárnap fél 6-tól este 10 körülig közlekedik. Egy út saját kártyával ${soles(metroLine1.soles)} körül van; már fontolgatták az emelését (${formatMonth(metroLine1.asOf, "hu")}). Honlap: [lineauno.pe](site:lineaUno)`,
            },
            {
              term: "2-es vonal",
              text: `A föld alatt jár. Első ${line2.stations} állomása ${formatDate(line2.since, "hu")} óta működik: Evitamiento, Óvalo Santa Anita, Colectora Industrial, Hermilio Valdizán, Mercado Santa Anita. Az első szakasz ${line2.km} km és ${line2.minutes} perc; 6 és 23 óra között jár, egy út ${soles(metroLine2.soles)} (${formatMonth(metroLine2.asOf, "hu")}). A ${line2.stationsPlanned} állomásos, Callaóig érő vonal ${range(line2.completeBy)} körül készülhet el. Honlap: [metrolima2.com](site:metroLima2)`,
            },
          ],
        },
      ],
    },
    {
      id: "mototaxi",
      title: "Mototaxi",
      blocks: [
        `Háromkerekű motor, hátul fedett üléssel; a külső kerületekben jár. Egy rövid út ${soles(...mototaxi.soles)} körül van (${formatMonth(mototaxi.asOf, "hu")}), az árat előre beszéljétek meg. Nappal, pár utcányira használjátok; a főútvonalakról kitiltották, Mirafloresben nincs is. Az érvényes szabályokat az [ATU](site:atu) közli.`,
      ],
    },
    {
      id: "car-rental",
      title: "Autóbérlés",
      blocks: [
        `Bérelni a reptéren és Mirafloresben lehet. A városban nem éri meg: a forgalom sűrű, parkolóhely kevés, a fekvőrendőröket sokszor nem jelzi tábla. Kocsival Paracas vagy az északi part felé érdemes menni, ha a szálláson őrzött garázs van. A külföldi jogosítvány ${carRental.licenceMonths} hónapig érvényes; a többi szabály: [Autóbérlés](page:peru-guide#car-rental).`,
      ],
    },
    {
      id: "on-foot",
      title: "Gyalog és kerékpárral",
      blocks: [
        "Miraflores és Barranco gyalog is bejárható. A partfal tetején futó sétányt (*Malecón*) gyalog járjátok végig, úgy a legszebb; Mirafloresben kerékpársávok is vannak, és kerékpárt is bérelhettek. Az óvárosban a Plaza Mayortól tíz percen belül van a San Francisco- és a Santo Domingo-kolostor meg a Jirón de la Unión; ide nappal menjetek.",
        "A kerületek viszont messze vannak egymástól, oda busz vagy kocsi kell. A zebrára se lépjetek le, amíg az autó meg nem állt. Ami útba esik: [Limai látnivalók](page:lima-sights).",
      ],
    },
    {
      id: "journey-times",
      title: "Menetidők",
      blocks: [
        "Kerekített idők, tervezéshez. Csúcsidőben a felső értékkel számoljatok, és ha gépet kell elérnetek, hagyjatok rá még valamennyit.",
        {
          kind: "table",
          caption: "Percben, háztól házig",
          head: ["Útvonal", "Kocsival", "Másképp"],
          rows: [
            ["reptér – Miraflores", range(limaAirport.minutesToMiraflores), "–"],
            [
              "óváros – Miraflores",
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
            "**Google Maps:** gyalog, busszal és autóval is tervez; autóval a várható időt is mutatja.",
            "**Moovit, TuRuta:** a limai buszvonalakhoz is használható alkalmazások.",
            "**ATU:** az útvonalakat és a rendkívüli változásokat a [hivatal oldalán](site:atu) találjátok.",
            "**Ünnepnapok:** ilyenkor ritkábban járnak a buszok, és néhány utcát lezárnak. Dátumok: [Ünnepek](page:holidays).",
          ],
        },
      ],
    },
    {
      id: "bus-safety",
      title: "Biztonság a buszon",
      blocks: [
        "A tolvajok a tömeget szeretik: csúcsidőben, az ajtó körül és leszálláskor figyeljetek a legjobban.",
        {
          kind: "checklist",
          items: [
            "A hátizsák elöl van, a cipzárja felétek néz",
            "A telefon és a pénztárca nem a farzsebben, ablaknál nem is a kézben",
            "Az aprópénz külön zsebben, a bankkártya a buszon elő sem kerül",
            "Sötétedés után inkább alkalmazással hívtok kocsit",
            "Lopás után rendőrségi jegyzőkönyvet (*denuncia*) kértek",
          ],
        },
        `Baj esetén a rendőrség száma [${emergency.police}](tel:${emergency.police}). Az IPERÚ száma és a lopás utáni teendők: [Segélyhívók](page:peru-guide#emergencies). A limai rendkívüli állapotról: [Biztonság](page:peru-guide#safety).`,
      ],
    },
  ],
  freshness: [
    `Az árak mellett ott áll, melyik hónapból valók. A 2-es metróé és a kártyájáé ${formatMonth(cityFares.metroLine2.asOf, "hu")}i, a reptéri buszoké ${formatMonth(aeroDirecto.asOf, "hu")}i.`,
    "Arról, hogy az Airport Express Lima ma jár-e, nincs friss adat; az AeroDirecto vonalait és díjait az [ATU](site:atu) közli.",
  ],
  disclaimer: [
    "Az árak, a vonalak és a menetidők változnak, egy sztrájk vagy útlezárás pedig egyik napról a másikra mindent felboríthat. Ami itt áll, a megadott hónapban volt igaz.",
    "Indulás előtt nézzétek meg az [ATU](site:atu) és a [reptér](site:limaAirport) oldalát.",
  ],
  vehicles: {
    caption: "Mind azonos méretarányban. A *micro*, a *combi* és a mototaxi sokféle színű lehet.",
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
        sign: "Közepes méretű busz, az oldalára festett útvonallal.",
        alt: "Közepes busz zöld és sárga csíkkal, oldalára festett feliratokkal.",
      },
      combi: {
        name: "[*Combi*](#local-buses)",
        sign: "Kisbusz; a *cobrador* az ajtóból kiáltja az útvonalat.",
        alt: "Fehér kisbusz piros csíkkal; nyitott ajtajában a kalauz integet.",
      },
      metro: {
        name: "[1-es metró](#metro)",
        sign: "Magasvasút, az utcák fölött jár.",
        alt: "Zöld csíkos, fehér metrószerelvény eleje a magasvasút pályáján, mögötte házakkal teli domb.",
      },
      mototaxi: {
        name: "[Mototaxi](#mototaxi)",
        sign: "Három kerék és egy vászontető.",
        alt: "Háromkerekű, piros vászontetős mototaxi; mellette egy nő áll.",
      },
    },
  },
}));
