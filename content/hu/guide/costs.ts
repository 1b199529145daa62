import { country } from "#content/facts/country.ts";
import {
  fairIncaTrail,
  fuelShortage,
  holidayBusSurcharge,
  lodgePrices,
  tourPrices,
  transportPrices,
} from "#content/facts/costs/big-items.ts";
import {
  dailyCosts,
  dailyTotal,
  singleRoomExtra,
  travelStyles,
  type DailyPart,
  type TravelStyle,
} from "#content/facts/costs/daily-costs.ts";
import { machuPicchuBlock, machuPicchuTransport } from "#content/facts/costs/machu-picchu-block.ts";
import { exchangeRates, type Price, type Range } from "#content/facts/costs/price.ts";
import {
  cardSurcharge,
  cashMachines,
  cashReserve,
  refusedNotes,
  smallThings,
  tastingMenu,
  tips,
} from "#content/facts/costs/small-things.ts";
import {
  aguasCalientesRise,
  andeanSeason,
  bookAhead,
  doubleRooms,
  islandFamily,
  stayAltitudes,
  stayBands,
  vatFreeStay,
} from "#content/facts/costs/stays.ts";
import { tripTotal, type TripWeeks } from "#content/facts/costs/trip-totals.ts";
import { limaAirport } from "#content/facts/lima/lima-transport.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import { boletoTuristico } from "#content/facts/top-ten.ts";
import { formatExchanged, formatForeign, formatPrice, formatPriceAge } from "#content/format-price.ts";
import { machuPicchuPrices } from "#content/facts/machu-picchu/prices.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatAltitude, formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatAge, formatDate, formatMonth } from "#i18n/format-date.ts";

const soles = ([from, to]: Range) => formatSoles(from, "hu", to);
const dollars = (range: Range) => formatForeign(range, "usd", "hu");
const span = ([from, to]: Range) => `${from}–${to}`;
const price = (of: Price) => formatPrice(of, "hu");
const row = (name: string, of: Price) => [name, price(of), formatPriceAge(of, "hu")];
const altitude = (id: PlaceId) => formatAltitude(places[id].altitude, "hu");
const metres = (value: number) => formatAltitude(value, "hu");
const small = (id: keyof typeof smallThings.soles) => soles(smallThings.soles[id]);
const room = (id: keyof typeof doubleRooms.soles) => [
  soles(doubleRooms.soles[id].low),
  soles(doubleRooms.soles[id].high),
];
const day = (part: DailyPart) => travelStyles.map((style) => soles(dailyCosts.soles[style][part]));
/** In soles and in the two currencies in which most readers count. */
const total = (weeks: TripWeeks) =>
  travelStyles.map((style) => {
    const sum = tripTotal(weeks, style);
    const converted = (["eur", "usd"] as const).map((currency) => formatExchanged(sum, currency, 50, "hu"));
    return `${soles(sum)} (${converted.join(", ")})`;
  });
const dayTotal = (style: TravelStyle) => soles(dailyTotal(style));

export default guideWords(() => ({
  title: "Költségek és szállás Peruban",
  description:
    "Mennyibe kerül egy nap és egy-két-három hét Peruban, mi a drága, hol érdemes spórolni, hogyan fizessetek, és melyik negyedben szálljatok meg.",
  keywords: [
    "Peru árak",
    "mennyibe kerül Peru",
    "Peru költségvetés",
    "Peru napi költség",
    "Peru szállás",
    "hol szálljunk meg Limában",
    "hol szálljunk meg Cuscóban",
    "bankautomata Peru",
  ],
  lead: `Ha ketten utaztok, és közös szobában alszotok, hátizsákkal fejenként napi ${dayTotal("backpacker")} is elég; tisztes kényelemhez ${dayTotal("midRange")}, jó szállodákhoz ${dayTotal("comfortable")} kell. Az út végösszegét azonban legalább ennyire befolyásolja néhány nagy tétel: Machu Picchu, a belföldi repülő és az őserdő. Itt mindkettőt kiszámoljuk, és azt is megmutatjuk, hol érdemes aludni.`,
  pictureAlt:
    "Piaci pult solérmékkel és bankjegyekkel, mellette étlaptábla; mögötte egy hostel nyitott ajtaja.",
  sections: [
    {
      id: "daily",
      title: "Mennyibe kerül egy nap?",
      blocks: [
        `Az alábbi összegekben benne van az ágy, az étel, a városi közlekedés és minden apróság, a távolsági busz, a repülő és a szervezett túra viszont nincs: azokat lejjebb, [a nagy tételeknél](#big-items) találjátok. Aki egyedül alszik, az ágyért ${span(dailyCosts.singleRoomPercent)} százalékkal többet fizet, mert az egyágyas szoba alig olcsóbb a kétágyasnál.`,
        { kind: "figure", figure: "dailyCosts" },
        {
          kind: "table",
          caption: "Egy nap ára fejenként, ketten egy szobában (becslés)",
          head: ["Mire", "Hátizsákos", "Közepes", "Kényelmes"],
          rows: [
            ["Ágy", ...day("bed")],
            ["Étel", ...day("food")],
            ["Helyi közlekedés", ...day("transport")],
            ["Apróságok", ...day("small")],
            ["**Összesen**", ...travelStyles.map((style) => `**${dayTotal(style)}**`)],
            ["Euróban", ...travelStyles.map((style) => formatExchanged(dailyTotal(style), "eur", 5, "hu"))],
          ],
        },
        {
          kind: "terms",
          items: [
            {
              term: "Hátizsákos",
              text: "Hálóterem vagy olcsó szoba, ebédre *menú* a piac mellett, vacsorára grillcsirke, városi busz, gyaloglás és *colectivo*, az iránytaxi, amely akkor indul, ha megtelt.",
            },
            {
              term: "Közepes",
              text: "Kétágyas szoba fürdővel és reggelivel, naponta egyszer rendes étterem, este alkalmazással hívott autó, itt-ott múzeum és egy *pisco sour*.",
            },
            {
              term: "Kényelmes",
              text: "Fűtött, csendes szálloda jó helyen, a reptéren sofőr vár, és belefér egy-egy nagy limai vacsora is. A csúcséttermek kóstolómenüje ezen felül van.",
            },
          ],
        },
      ],
    },
    {
      id: "totals",
      title: "Mennyi az egész út?",
      blocks: [
        `A Peruba szóló repülőjegy és a biztosítás nélkül ennyit költ egy ember. Az egyhetes út Lima, a Szent Völgy, Machu Picchu és Cusco, oda-vissza repülővel; a kéthetes a déli nagy kör Paracasszal, Arequipával, a Colca-kanyonnal és a Titicacával; a háromhetes ugyanez, három őserdei nappal. Napról napra leírva: [Útitervek](page:itineraries).`,
        "Ez az oldal azt mondja meg, mi mennyibe kerül. A saját utatok árát az [útköltség-számoló](page:money) adja össze napokra, utazókra és stílusra, és ott válthatjátok át a solt is. Az [útvonaltervező](page:trip-planner) az út minden szakaszát beleszámolja, a taxikat is, ezért ott ugyanaz a hét kicsivel többe kerül.",
        { kind: "figure", figure: "tripTotals" },
        {
          kind: "table",
          caption: "Az egész út ára fejenként, ha ketten utaztok (becslés)",
          head: ["Út", "Hátizsákos", "Közepes", "Kényelmes"],
          rows: [
            ["Egy hét", ...total(1)],
            ["Két hét", ...total(2)],
            ["Három hét", ...total(3)],
          ],
        },
        `A végösszeg a napok árából és a nagy tételek árából áll össze; az őserdei szállás és a Machu Picchu-i éjszaka ára már tartalmazza az ágyat, ezért inkább a sávok alsó felével számoljatok. Ha a vonat helyett a négynapos Inka-ösvényen mentek, a túra ${price(tourPrices.incaTrail)}: azt számoljátok a Machu Picchu-i tétel helyére.`,
        {
          kind: "list",
          items: [
            "**A Peruba szóló repülőjegy** egyik összegben sincs benne, mert az ára napról napra változik. A nagyságrendjét úgy tudjátok meg, ha a saját útvonalatokat több időpontra is lekéritek, egyszer júliusra vagy karácsonyra, egyszer májusra vagy szeptemberre; hogy honnan, hol átszállva érdemes repülni, az [eljutásnál](page:getting-there#flights) olvasható.",
            `**Egyedül** a szoba ${span(dailyCosts.singleRoomPercent)} százalékkal kerül többe, mint a kétágyas fele: a közepes szinten ez éjszakánként ${soles(singleRoomExtra("midRange"))} többlet. Hálóteremben nincs különbség.`,
            `**Négytagú családdal** négy teljes összegnél kevesebből kijöttök: Machu Picchuba ${machuPicchuPrices.freeBelowAge} éves kor alatt ingyenes, onnan tizenhét évesig kedvezményes a belépő, és egy családi szoba többnyire olcsóbb két kétágyasnál; a buszon viszont az ülésért, és sok őserdei szálláson is, a gyerek majdnem annyit fizet, mint a felnőtt.`,
          ],
        },
        {
          kind: "terms",
          items: [
            {
              term: "Hol érdemes spórolni?",
              text: "Ebédre menüt egyetek, a parton éjszakai busszal menjetek, a környékbeli túrákat a helyszínen vegyétek meg, és ha tehetitek, májusban vagy szeptember és november között induljatok. Machu Picchuhoz van [olcsóbb út](page:machu-picchu#cheap-way) is, de egy teljes nap megy rá.",
            },
            {
              term: "Hol ne?",
              text: "A magassághoz szoktató napokon, az engedéllyel repülő nazcai cégen, a jó buszcégen és a biztosításon. Aki ezeken spórol, többnyire kétszer fizet.",
            },
          ],
        },
      ],
    },
    {
      id: "big-items",
      title: "A nagy tételek",
      blocks: [
        "Ezeket már otthon számoljátok bele a keretbe. A dollárban megadott árat a legtöbb cég dollárban írja ki, de solban és kártyával is fizethetitek.",
        { kind: "heading", id: "machu-picchu-cost", text: "Machu Picchu" },
        `A ${formatMonth(machuPicchuPrices.asOf, "hu")}i bejelentés szerint egy külföldi felnőtt ${formatDate(machuPicchuPrices.since, "hu")} óta ${formatSoles(machuPicchuPrices.foreign, "hu")} belépőt fizet; a három és tizenhét év közötti gyerek kevesebbet, hogy mennyit, azt a [hivatalos jegybolt](site:tuBoleto) mutatja. A többi jegyről bővebben: [Machu Picchu](page:machu-picchu#prices). Az igazi költség az odaút: a legegyszerűbb vonat oda-vissza ${price(machuPicchuTransport.trainReturn)} (${formatMonth(machuPicchuTransport.trainReturn.asOf, "hu")}), a kapuig vivő busz szintén oda-vissza ${price(machuPicchuTransport.busReturn)}.`,
        {
          kind: "table",
          caption: "Oda-vissza út Cuscóból, belépő, vezető és egy éjszaka, fejenként (becslés)",
          head: ["Hogyan", "Ár", "Mit jelent?"],
          rows: [
            [
              "Kisbusszal és gyalog",
              dollars(machuPicchuBlock.dollars.backpacker),
              "hat-hét óra kocsi Hidroeléctricáig, onnan két-három óra gyalog a sínek mellett, hálóterem a faluban",
            ],
            [
              "A legolcsóbb vonattal",
              dollars(machuPicchuBlock.dollars.midRange),
              "vonat Ollantaytambóból, busz a kapuig, egyszerű szoba",
            ],
            [
              "Szebb vonattal",
              dollars(machuPicchuBlock.dollars.comfortable),
              "panorámás vagy étkezős kocsi, jó szálloda, saját vezető",
            ],
          ],
        },
        { kind: "heading", id: "flights-and-buses", text: "Repülő és busz" },
        `A belföldi jegy három-nyolc héttel az indulás előtt a legolcsóbb. A két fapados légitársaságnál (Sky, JetSMART) a feladott bőröndöt az interneten, a jegy mellé vegyétek meg; a LATAM-nál a saját országotok oldalán foglaljatok, mert a helyieknek szánt akciós jegy nem nektek szól. Nagyhét, július 28. és karácsony előtt a buszok ${span(holidayBusSurcharge.percent)} százalékkal drágábbak, és egy üzemanyaghiány is napok alatt megemelheti az árakat (${formatMonth(fuelShortage.asOf, "hu")}).`,
        {
          kind: "table",
          caption: "Egy út ára, egy főnek",
          head: ["Út", "Ár", "Mikori?"],
          rows: [
            row("Repülő Limából, időben megvéve", transportPrices.flightAhead),
            row("Repülő az utolsó héten vagy ünnepen", transportPrices.flightLate),
            row("Busz Lima–Ica", transportPrices.limaIca),
            row("Busz Lima–Arequipa", transportPrices.limaArequipa),
            row("Busz Lima–Cusco", transportPrices.limaCusco),
            row("Busz Lima–Trujillo", transportPrices.limaTrujillo),
            row("Busz Arequipa–Cusco", transportPrices.arequipaCusco),
            row("Busz Arequipa–Puno, a legegyszerűbb", transportPrices.arequipaPuno),
            row("Busz Puno–Cusco, megálló nélkül", transportPrices.punoCusco),
            row("Busz Puno–Cusco, vezetővel, ebéddel, megállókkal", transportPrices.punoCuscoTour),
            row("Éjszakai busz Cusco–Puerto Maldonado", transportPrices.cuscoPuertoMaldonado),
            row("Peru Hop, Lima–Cusco, bárhol megszakítva", transportPrices.hopOnBus),
          ],
        },
        "A sáv alja az emeleti, kevésbé dönthető ülés, a teteje a földszinti, ágyszerű hely vagy az ünnepi ár. A [Cruz del Sur](site:cruzDelSur) és az Oltursa drágább az átlagnál, de megbízhatóbb. A [Peru Hop](site:peruHop) külföldieknek szóló járat, háztól házig visz, ezért kerül többe, mint a helyi buszok együtt.",
        { kind: "heading", id: "tours", text: "Túrák és belépők" },
        {
          kind: "table",
          caption: "Túrák és belépők ára, egy főnek",
          head: ["Mi", "Ár", "Mikori?"],
          rows: [
            [
              "Boleto Turístico, Cusco közös jegye",
              `${formatSoles(boletoTuristico.full, "hu")}, részjegye ${formatSoles(boletoTuristico.partial, "hu")}`,
              formatAge(boletoTuristico.asOf, "hu"),
            ],
            row("Szent Völgy, csoportos nap, belépők nélkül", tourPrices.sacredValleyDay),
            row("Szivárvány-hegy, egész nap, étellel", tourPrices.rainbowMountainDay),
            row("Humantay-tó, egész nap", tourPrices.humantayDay),
            row("Nazca-vonalak repülővel", tourPrices.nazcaFlight),
            row("Reptéri illeték Nazcában", tourPrices.nazcaAirfieldTax),
            row("Ballestas-szigetek, hajó és illetékek", tourPrices.ballestas),
            row("Homokfutó Huacachinában", tourPrices.huacachinaBuggy),
            row("Colca-kanyon belépője", tourPrices.colcaTicket),
            row("Colca-kanyon, két nap kisbusszal", tourPrices.colcaTwoDays),
            row("Uros és Taquile egy nap alatt", tourPrices.titicacaDay),
            row("Titicaca két nap, éjszaka Amantanín", tourPrices.titicacaTwoDays),
            row("Inka-ösvény, négy nap", tourPrices.incaTrail),
            row("Salkantay, öt nap", tourPrices.salkantay),
            row("Őserdei szállás Puerto Maldonadónál, egyszerű, két éjszaka", lodgePrices.simple),
            row("Őserdei szállás a Tambopatánál, két éjszaka", lodgePrices.better),
            row("Őserdei szállás Iquitosnál, két éjszaka", lodgePrices.iquitos),
          ],
        },
        `A ${fairIncaTrail.usd} dollárnál olcsóbb Inka-ösvény árát többnyire a teherhordók fizetik meg. A Colca kétnapos túrájának sávja azt mutatja, mennyit nyertek, ha Arequipa főterén, nem pedig az interneten veszitek. Az őserdei ár az átszállítást, az étkezést és a vezetőt is tartalmazza, az italt és a parkbelépőt nem mindig. Részletek: [túrák](page:treks#compare), [őserdő](page:jungle#compare).`,
      ],
    },
    {
      id: "small-things",
      title: "Apróságok",
      blocks: [
        "Peru a mindennapi árak miatt tűnik olcsónak. A szigeteken és a Colca-kanyonban a víz meg a sör a kétszeresébe is kerülhet, mert mindent messziről hordanak oda.",
        {
          kind: "table",
          caption: "Étel, ital (becslés)",
          head: ["Mi", "Ár"],
          rows: [
            ["*menú*: leves, főétel, ital", small("setLunch")],
            ["ugyanez Mirafloresben", small("setLunchMiraflores")],
            ["főétel jobb étteremben", small("mainDish")],
            ["negyed grillcsirke krumplival", small("quarterChicken")],
            ["kávé", small("coffee")],
            ["víz, 2,5 liter", small("water")],
            ["sör boltban, 6,2 dl", small("beerShop")],
            ["sör bárban", small("beerBar")],
            ["*pisco sour*", small("piscoSour")],
          ],
        },
        {
          kind: "table",
          caption: "Közlekedés és egyéb (becslés)",
          head: ["Mi", "Ár"],
          rows: [
            ["taxi Mirafloresen belül vagy Barrancóba", small("taxiLima")],
            ["taxi Miraflores és az óváros között", small("taxiLimaCentre")],
            ["taxi Cuscóban, Arequipában", small("taxiCusco")],
            ["taxi a cuscói reptérről a főtérre", small("taxiCuscoAirport")],
            ["taxi a cuscói reptérről a Szent Völgybe", small("taxiValley")],
            ["*colectivo* Cuscóból Ollantaytambóba", small("colectivoOllantaytambo")],
            ["mosás, kilónként", small("laundryKilo")],
            ["vécé a pályaudvaron", small("toilet")],
            ["helyi SIM-kártya egy hónapra", small("sim")],
          ],
        },
        `A másik véglet a Maido, amelyet 2025-ben a világ legjobb éttermének választottak: a kóstolómenü ${formatSoles(tastingMenu.soles, "hu")} volt ital nélkül (${formatMonth(tastingMenu.asOf, "hu")}). A reptéri transzferek árát a [limai közlekedésnél](page:lima-transport#airport-transfer) írjuk le.`,
        {
          kind: "terms",
          items: [
            {
              term: "Borravaló étteremben",
              text: `${tips.restaurantPercent}%, ha a számlán nincs rajta a *servicio*. A taxisnak nem jár.`,
            },
            {
              term: "Vezetőnek, sofőrnek",
              text: `Csoportos napon a vezetőnek fejenként ${soles(tips.dayGuide)}, a sofőrnek ${soles(tips.driver)}; saját vezetőnek ${soles(tips.privateGuide)} egy napra.`,
            },
            {
              term: "Hosszabb túrán",
              text: `Az Inka-ösvény egész csapatának túrázónként ${dollars(tips.incaTrailUsd)}, az őserdei vezetőnek napi ${dollars(tips.lodgeGuideUsd)}.`,
            },
          ],
        },
      ],
    },
    {
      id: "paying",
      title: "Hogyan fizessetek?",
      blocks: [
        `Forintot, lejt vagy dinárt Peruban nem váltanak, eurót csak Limában, Cuscóban és Arequipában, a dollárénál gyengébb árfolyamon. A legtöbb magyar utazónak két dolog együtt válik be: egy Revolut- vagy Wise-kártya, amellyel solban fizettek, és ${dollars(cashReserve.usd)} hibátlan bankjegyekben, tartaléknak. Az otthoni bankkártya használható, de előtte kérdezzétek meg a bankot, mennyit számol fel.`,
        {
          kind: "terms",
          items: [
            {
              term: "Bankautomata",
              text: `A külföldi kártyás felvétel díja tapasztalat szerint ${soles(cashMachines.fee)}, és egyszerre többnyire csak ${soles(cashMachines.mostAtOnce)} vehető fel. A képernyő a jóváhagyás előtt kiírja a díjat: ha sok, lépjetek vissza, és próbáljátok a következő bankot. A Banco de la Nación (Multired) automatái sokszor olcsóbbak, a bolti és reptéri Globalnet a legdrágább.`,
            },
            {
              term: "Átváltás",
              text: "Ha a gép vagy a terminál felajánlja, hogy forintban vagy euróban terheli a kártyát, mondjatok nemet, és válasszátok a solt: az átváltás mindig rosszabb.",
            },
            {
              term: "Kártyás felár",
              text: `A boltos kérhet felárat, szokás szerint ${cardSurcharge.percent}%-ot, de csak ha vásárlás előtt jól láthatóan kiírta (${formatMonth(cardSurcharge.asOf, "hu")}). Ha nem írta ki, az árcédula számít; panasszal az [Indecopi](site:indecopi) foglalkozik.`,
            },
            {
              term: "Nagy címletek",
              text: `A ${refusedNotes.soles.join(" és ")} solost a kis boltok és a taxisok nem fogadják el, sőt sokszor ${refusedNotes.often} solost sem. Szupermarketben vagy a szállodában váltsátok fel. Szakadt dollárt és solt senki nem vesz el.`,
            },
            {
              term: "Yape, Plin",
              text: "Mindenhol ki van írva a telefonos fizetés, de perui bankszámla kell hozzá: maradjon nálatok apró.",
            },
          ],
        },
        "A napi árfolyam a [jegybank](site:bcrp) oldalán van; a keresők átváltói olykor rossz solárfolyamot mutatnak. Piacra, buszra, falvakba és a szigetekre mindig vigyetek készpénzt: az utolsó automata többnyire a legközelebbi városban van.",
      ],
    },
    {
      id: "stay-rules",
      title: "Szállás: mire figyeljetek?",
      blocks: [
        `Az árakat egy éjszakára és egy kétágyas szobára adjuk meg. Az Andokban a főszezon júniustól augusztusig tart, és hozzájön a nagyhét, június 24., július 28. és karácsony: ilyenkor ${span(andeanSeason.dearer)} százalékkal drágább, januártól márciusig ${span(andeanSeason.cheaper)} százalékkal olcsóbb. A tengerparton fordítva: ott januártól márciusig tart a csúcs.`,
        {
          kind: "table",
          caption: "Egyszerű, jó kétágyas szoba, egy éjszaka (becslés)",
          head: ["Hely", "Holtszezon", "Főszezon"],
          rows: [
            ["Lima: Miraflores, Barranco", ...room("lima")],
            ["Cusco", ...room("cusco")],
            ["Szent Völgy", ...room("valley")],
            ["Aguas Calientes", ...room("aguasCalientes")],
            ["Arequipa", ...room("arequipa")],
            ["Colca-kanyon", ...room("colca")],
            ["Puno", ...room("puno")],
            ["Paracas, Máncora", ...room("coast")],
            ["Iquitos, Puerto Maldonado", ...room("jungleTown")],
          ],
        },
        `A negyedek táblázataiban négy ársáv szerepel: az **olcsó** hálóterem vagy szoba ${formatSoles(stayBands.cheapTo, "hu")} alatt, a **közepes** ${soles([stayBands.cheapTo, stayBands.midTo])}, a **jó** ${soles([stayBands.midTo, stayBands.goodTo])}, a **felső** ennél is több.`,
        {
          kind: "note",
          tone: "tip",
          title: `A ${country.vatPercent}% áfa nélkül`,
          text: [
            `Aki nem Peruban él, ${vatFreeStay.days} napig áfa (IGV) nélkül fizeti a szállást és a szállodában az étkezést. Ehhez útlevél és a belépés bejegyzése, a [TAM](page:entry#arrival) kell: nyomtassátok ki vagy mentsétek le. Foglaláskor kérdezzétek meg: *¿El precio incluye IGV para extranjeros?*`,
          ],
        },
        { kind: "heading", id: "stay-check", text: "Foglalás előtt kérdezzétek meg" },
        {
          kind: "checklist",
          items: [
            "**Fűtés:** Cuscóban, Punóban, a Colcában a legtöbb háznak nincs. *¿Hay calefacción o calentador?* Az ágymelegítő és a négy takaró a szokásos válasz",
            "**Meleg víz:** a gáz megbízható, a napkollektor borús nap után és kora reggel hideg. Az olcsó zuhany árammal melegít: a vezetékhez ne nyúljatok",
            "**Lépcső nélkül:** kérjetek fényképet a bejáratról, a liftről és a zuhanyozóról, és kérdezzétek meg, milyen szélesek az ajtók. *¿Hay habitación accesible, sin escalones y con ducha a ras del suelo?*",
            "**Zaj:** a főtér, a vasút és a bárok utcája késő éjszakáig hangos; kérjetek udvari szobát",
            "**Magasság és oxigén:** a jobb cuscói és punói szállodákban a portán van oxigén; kérdezzétek meg, ingyen adják-e",
            "**Éjszakai porta:** az európai gépek késő este vagy hajnalban érkeznek; 24 órás recepció nélkül az ajtó előtt álltok",
            "**Korai bejelentkezés:** a reggeli géppel kilencre Cuscóban vagytok; van, ahol ingyen kaptok ekkor szobát, van, ahol fél éjszaka áráért",
            "**Lemondás:** olyat foglaljatok, ami néhány nappal előbb ingyen lemondható. Egy [sztrájk vagy sárlavina](page:safety-health#strikes) elviheti az éjszakát",
            "**Csomag:** Machu Picchuba csak kis táskát vihettek; a bőrönd addig a cuscói szállodában marad, rendszerint ingyen",
          ],
        },
        { kind: "heading", id: "stay-when-to-book", text: "Mikor foglaljatok?" },
        {
          kind: "list",
          items: [
            `**Aguas Calientes és Ollantaytambo:** június és augusztus közé ${span(bookAhead.machuPicchuVillage)} hónappal előre, máskor egy-kettővel.`,
            `**Ünnepek** (Inti Raymi, július 28., Punóban a februári Candelaria): ${span(bookAhead.feasts)} hónappal előre; a pontos napokat az [ünnepeknél](page:holidays) találjátok.`,
            `**Őserdei szállás:** július–augusztusra ${span(bookAhead.lodges)} hónappal.`,
            `**Lima, Arequipa:** elég ${span(bookAhead.citiesWeeks)} hét.`,
          ],
        },
      ],
    },
    {
      id: "stay-lima",
      title: "Lima: hol aludjatok?",
      blocks: [
        "Első alkalommal Miraflores a biztos választás: gyalog is nyugodtan jártok benne, alattatok az óceán, és minden kirándulás onnan indul. Ha este szórakozni akartok, Barranco; ha hajnalban indul a gépetek, a reptér.",
        {
          kind: "table",
          caption: "Negyedek Limában",
          head: ["Negyed", "Kinek való?", "Sáv", "Tudni kell"],
          rows: [
            [
              "Miraflores",
              "elsőre és családdal",
              "minden sáv",
              `a Kennedy park mellett zajos, a tengerparti sétány felé csendes; a reptér ${span(limaAirport.minutesToMiraflores)} perc`,
            ],
            [
              "Barranco",
              "pároknak, a bárok és galériák kedvelőinek",
              "minden sáv",
              "hétvégén éjszaka hangos; sötétedés után alkalmazással hívjatok kocsit",
            ],
            [
              "San Isidro",
              "csendre vágyóknak, üzleti útra",
              "jó–felső",
              "zöld és nyugodt, gyalog kevés a látnivaló",
            ],
            [
              "Óváros",
              "egy múzeumi naphoz, kis pénzből",
              "olcsó–jó",
              "nappal élénk, késő este üresek és kevésbé biztonságosak az utcák",
            ],
            [
              "Reptér",
              "hajnali gép előtt",
              "jó–felső",
              "a környéken gyalog ne járjatok; Callao éjszaka nem biztonságos",
            ],
          ],
        },
        "Az éjjel érkezőknek előre rendelt autó és 24 órás porta kell. Hogyan juttok be: [a reptérről a városba](page:lima-transport#airport-transfer); mit nézzetek meg: [limai látnivalók](page:lima-sights).",
      ],
    },
    {
      id: "stay-cusco",
      title: "Cusco: főtér vagy San Blas?",
      blocks: [
        `Cusco ${altitude("cusco")} magasan van, ezért ha tehetitek, ne itt aludjatok először: menjetek le a [Szent Völgybe](#stay-valley), és Cusco maradjon a végére. Az éjszaka májustól augusztusig fagypont körüli, és az olcsó és a közepes sávban alig van fűtés.`,
        {
          kind: "table",
          caption: "Negyedek Cuscóban",
          head: ["Negyed", "Kinek való?", "Sáv", "Tudni kell"],
          rows: [
            [
              "Plaza de Armas, Regocijo",
              "rövid útra, időseknek: itt sík a terep",
              "minden sáv",
              "az első sor éjfélig zajos, egy utcával beljebb már nem",
            ],
            [
              "San Blas",
              "aki kilátást és kávézókat keres, és tovább marad",
              "olcsó–jó",
              "meredek lépcsők, sok kapuig nem jut el autó: bőrönddel az első napon ne",
            ],
          ],
        },
        "Érdemes olyan szállást választani, amely a Machu Picchu-i út idejére megőrzi a bőröndöt, és hajnali öt előtt is ad reggelit: a túrák akkor indulnak.",
      ],
    },
    {
      id: "stay-valley",
      title: "Szent Völgy és Aguas Calientes",
      blocks: [
        "Itt aludjatok az első andoki éjszakákon: fél kilométerrel alacsonyabb Cuscónál, melegebb, és a vonat is innen indul.",
        {
          kind: "table",
          caption: "Falvak a völgyben és Machu Picchu alatt",
          head: ["Hely", "Kinek való?", "Sáv", "Tudni kell"],
          rows: [
            [
              `Urubamba, Yucay (${altitude("urubamba")})`,
              "családnak: kert, medence, láma",
              "közepes–felső",
              "szétszórt, este sötét; Ollantaytambo 20 perc",
            ],
            [
              `Ollantaytambo (${altitude("ollantaytambo")})`,
              "vonat előtti éjszakára; a romok a falu szélén vannak",
              "minden sáv",
              "macskakő, vonatfütty, hamar megtelik",
            ],
            [
              `Pisac (${altitude("pisac")})`,
              "piacozóknak, jógázóknak, lassan utazóknak",
              "olcsó–jó",
              "a vonattól másfél óra",
            ],
            [
              `Aguas Calientes (${altitude("aguas-calientes")})`,
              "aki az első busszal menne föl, vagy két belépője van",
              "minden sáv",
              "drága és egyszerű; folyó- és vonatzaj; fűtés nélkül is elég meleg",
            ],
            [
              `a kapunál (${altitude("machu-picchu")})`,
              "egyetlen szálloda, a Belmond Sanctuary Lodge",
              "felső",
              "fél évvel előre foglaljatok; több ezer sol egy éjszaka",
            ],
          ],
        },
        `Amikor elfogytak a jegyek, Aguas Calientesben ${aguasCalientesRise.percent} százalékkal is drágább lett a szállás, és sokan inkább Ollantaytambóban aludtak (${formatMonth(aguasCalientesRise.month, "hu")}). Ha két belépőtök van, mégis megéri az éjszaka.`,
      ],
    },
    {
      id: "stay-arequipa",
      title: "Arequipa és a Colca-kanyon",
      blocks: [
        `Arequipában (${altitude("arequipa")}) kényelmesen szoktok hozzá a magassághoz. Fehér kőből, *sillar*ból rakott, vastag falú régi házakban alhattok, amelyek nyáron hűvösek; júniustól augusztusig éjszaka odakint 5–9 °C van, elkel egy plusz takaró.`,
        {
          kind: "table",
          caption: "Hol aludjatok Arequipában és a Colcában?",
          head: ["Hely", "Kinek való?", "Sáv", "Tudni kell"],
          rows: [
            [
              "Óváros, Santa Catalina körül",
              "két-három éjszakára; minden elérhető gyalog",
              "minden sáv",
              "a főtér mellett hangos; kérjetek udvari szobát",
            ],
            [
              "Yanahuara",
              "aki csendet és vulkánokra nyíló kilátást keres",
              "közepes–felső",
              "húsz perc séta vagy rövid taxi a főtér",
            ],
            [
              `Chivay (${metres(stayAltitudes.chivay)})`,
              "aki olcsón aludna a kanyonnál",
              "olcsó–közepes",
              "fagy éjszaka; készpénzt itt vegyetek föl utoljára",
            ],
            [
              `Yanque, Coporaque (${metres(stayAltitudes.yanque)})`,
              "aki hőforrásra, fűtött szobára, csillagos égre vágyik",
              "közepes–felső",
              "alacsonyabban van, mint Chivay: itt könnyebb aludni",
            ],
            [
              `Cabanaconde (${metres(stayAltitudes.cabanaconde)})`,
              "aki gyalog megy le a kanyonba",
              "olcsó–közepes",
              "egyszerű; Arequipától hat óra",
            ],
          ],
        },
      ],
    },
    {
      id: "stay-puno",
      title: "Puno és a szigetek",
      blocks: [
        `Puno (${altitude("puno")}) az egész út leghidegebb ágya: júniusban és júliusban odakint −5 és −10 °C közé süllyed a hőmérséklet. Itt ér a legtöbbet a fűtött szoba. Egy-két éjszaka elég, és jobb, ha előtte Arequipában vagy Cuscóban már aludtatok néhányat.`,
        {
          kind: "table",
          caption: "Hol aludjatok a Titicaca-tónál?",
          head: ["Hely", "Kinek való?", "Sáv", "Tudni kell"],
          rows: [
            [
              "Puno, óváros",
              "egy éjszakára, a kikötőhöz közel",
              "olcsó–közepes",
              "fűtés csak némelyik házban: kérdezzetek rá",
            ],
            [
              "Tóparti szállodák (Isla Esteves, Sillustani felé)",
              "aki kilátást, fűtést, oxigént szeretne",
              "jó–felső",
              "a városba taxival jártok",
            ],
            [
              `Uros, nádkunyhó (${altitude("uros")})`,
              "egyszeri kalandnak",
              "közepes–jó",
              "turistáknak rendezték be; hideg van, és csupa víz",
            ],
            [
              `Amantaní, Taquile (${altitude("taquile")}-ig)`,
              "éjszaka egy családnál",
              "olcsó",
              `fejenként ${soles(islandFamily.soles)} étkezéssel, készpénzben a családnak; fűtés, meleg víz nincs, a vécé az udvaron`,
            ],
          ],
        },
        "Gyümölcsöt, rizst, füzetet vigyetek ajándékba a szigetre. A februári Candelaria két hetében a punói szobák ára a kétszerese.",
      ],
    },
    {
      id: "stay-coast",
      title: "A part: Paracas, Huacachina, Máncora",
      blocks: [
        {
          kind: "list",
          items: [
            "**Paracas, El Chaco:** a hajók reggel nyolckor és tízkor indulnak innen. Délután fúj a szél, péntektől vasárnapig megtelik limaiakkal. Szállás minden ársávban van.",
            "**Huacachina:** dűnék, medence, buli; hétvégén hangos. Csendesebb az icai borászatok egyikében. Ársáv: olcsó–jó.",
            "**Nazca:** egy éjszaka a korai repülő miatt; a medencés szállodák a város szélén vannak. Ársáv: olcsó–jó.",
            "**Trujillo vagy Huanchaco:** a tengerparti falu olcsóbb és szellősebb, Chan Chan onnan is közel van. Ársáv: olcsó–jó.",
            "**Máncora:** meleg tenger és zene; aki pihenni akar, Las Pocitasban vagy Vichayitóban foglal. December végén és július végén kétszeres az ár. Szállás minden ársávban van.",
          ],
        },
      ],
    },
    {
      id: "stay-jungle",
      title: "Az őserdőben: város vagy erdei szállás?",
      blocks: [
        `Őserdőt a városban nem láttok: Iquitos és Puerto Maldonado egy éjszakára jó, az élmény a *en:lodge*, az erdei szállás, ahová csónakkal visznek. Legalább három napra és két éjszakára menjetek; ez egyszerű helyen ${price(lodgePrices.simple)}, a jobbaknál ${price(lodgePrices.better)}.`,
        {
          kind: "table",
          caption: "Hol aludjatok az őserdőben?",
          head: ["Hely", "Kinek való?", "Tudni kell"],
          rows: [
            [
              "Puerto Maldonado (város)",
              "a repülő előtti vagy utáni éjszakára",
              "ventilátor és szúnyogháló legyen; júniustól augusztusig pár napra lehűlhet, vigyetek pulóvert",
            ],
            [
              "Szállás a Madre de Dios partján",
              "két-három napra, kis pénzből",
              "fél–egy óra csónak; kevesebb állat, de van kajmán, majom, tó",
            ],
            [
              "Tambopata folyó fölső szakasza",
              "aki arapapagájt és óriásvidrát szeretne látni",
              "fél óra kocsi és 2,5–3 óra csónak; áram csak este néhány óra",
            ],
            [
              "Iquitos (város)",
              "hajó előtti éjszakára",
              "mototaxizaj; légkondi vagy ventilátor kell; a folyópart a legszebb része",
            ],
            [
              "Szállás Iquitosnál",
              "aki magát az Amazonast és a delfineket keresi",
              "1–4 óra csónak; minél messzebb, annál több állat",
            ],
          ],
        },
        {
          kind: "checklist",
          items: [
            "Szúnyogháló az ágy fölött és az ablakon",
            "Saját, spanyolul és angolul beszélő vezető, legfeljebb nyolc fős csoport",
            "Az árban a csónak, az étel, az ivóvíz; a parkbelépőt kérdezzétek meg",
            "Készpénz: a kis helyek felárat kérnek a kártyára, vagy el sem fogadják",
            "Oltás és szúnyogriasztó: [egészség az őserdőben](page:jungle#health)",
          ],
        },
        "Melyik folyóhoz menjetek? Összehasonlítottuk őket: [Melyik őserdőbe?](page:jungle#compare)",
      ],
    },
  ],
  freshness: [
    `A napi keret, a végösszegek, a szobaárak és az apróságok becslések: ${formatMonth(dailyCosts.asOf, "hu")}ig megjelent forrásokból és utazók beszámolóiból raktuk össze őket. A keltezett árak közül a legújabb a buszoké (${formatMonth(transportPrices.limaArequipa.asOf, "hu")}), régi a Boleto Turísticóé (${formatAge(boletoTuristico.asOf, "hu")}) és a Colca belépőjéé (${formatMonth(tourPrices.colcaTicket.asOf, "hu")}). A szállodai áfa szabályát ${formatMonth(vatFreeStay.asOf, "hu")}i ismertetésből vettük, Machu Picchu új jegyárát ${formatMonth(machuPicchuPrices.asOf, "hu")}i hírekből.`,
    `Az átszámítás nagyságrend: egy dollár ${formatNumber(exchangeRates.usd.soles, "hu")} sol (${formatMonth(exchangeRates.usd.asOf, "hu")}), egy euró ${formatNumber(exchangeRates.eur.soles, "hu")} sol (${formatMonth(exchangeRates.eur.asOf, "hu")}). Fizetés előtt nézzétek meg a [jegybank](site:bcrp) árfolyamát, a [Machu Picchu-jegy](site:tuBoleto), a [PeruRail](site:perurail) és az [Inca Rail](site:incaRail) mai árát, a cuscói közös jegyét pedig a [COSITUC](site:cosituc) oldalán.`,
  ],
}));
