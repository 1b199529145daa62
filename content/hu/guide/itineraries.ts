import {
  bookAhead,
  coastalNino,
  railStop,
  sleepingRule,
  yearlySale,
} from "#content/facts/itineraries/booking.ts";
import { tripMeasures, type ItineraryId } from "#content/facts/itineraries/itineraries.ts";
import { tripPrices, ways } from "#content/facts/itineraries/ways.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import { heights } from "#content/facts/top-ten.ts";
import type { GuidePageText } from "#content/guide-page.ts";
import { formatMetres, formatNumber } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";
import { formatTravelTime } from "#i18n/format-duration.ts";

const heightOf = (id: PlaceId) => formatMetres(places[id].altitude, "hu");
const metres = (value: number) => formatMetres(value, "hu");
const range = ([from, to]: readonly [number, number]) => `${from}–${to}`;
const month = (yearMonth: string) => formatMonth(yearMonth, "hu");

const names = {
  "airport-lim": "limai reptér",
  miraflores: "Lima",
  cusco: "Cusco",
  arequipa: "Arequipa",
  "puerto-maldonado": "Puerto Maldonado",
  paracas: "Paracas",
  huacachina: "Huacachina",
  nazca: "Nazca",
  yanque: "Yanque",
  cabanaconde: "Cabanaconde",
  puno: "Puno",
  amantani: "Amantaní",
  taquile: "Taquile",
  urubamba: "Urubamba",
  ollantaytambo: "Ollantaytambo",
  pisac: "Pisac",
  "aguas-calientes": "Aguas Calientes",
  tambopata: "szállás az őserdőben",
  trujillo: "Trujillo",
  huanchaco: "Huanchaco",
  chiclayo: "Chiclayo",
  chachapoyas: "Chachapoyas",
  cocachimba: "Cocachimba",
  mancora: "Máncora",
  talara: "Talara",
};

const bedName = (id: PlaceId) => (names as Partial<Record<PlaceId, string>>)[id] ?? "";
const nightsOf = (id: ItineraryId) => `${tripMeasures(id).nights}\u00a0éjszaka`;
const highestOf = (id: ItineraryId) => {
  const { highest } = tripMeasures(id);
  return `${bedName(highest)}, ${heightOf(highest)}`;
};
const longestOf = (id: ItineraryId) => formatTravelTime(tripMeasures(id).longest, "hu");
const row = (id: ItineraryId, name: string, where: string, whom: string) => [
  `[${name}](#${id})`,
  nightsOf(id),
  where,
  highestOf(id),
  longestOf(id),
  whom,
];

export default {
  title: "Útitervek: egy, két és három hét Peruban",
  description:
    "Nyolc perui útiterv napról napra: menetidők, árak, szállások és magasságok, térképpen is, tartaléknappal a hazaút előtt, és hogy mit mikor kell megvenni.",
  keywords: [
    "Peru útiterv",
    "egy hét Peru",
    "két hét Peru",
    "három hét Peru",
    "Peru gyerekkel",
    "Machu Picchu útiterv",
    "akklimatizáció",
    "Peru program",
  ],
  lead: "Nyolc útiterv, egy héttől háromig. Napról napra látjátok, mivel és mennyi ideig utaztok, mibe kerül, hol és milyen magasan alszotok, és mindegyikben ott egy tartaléknap Limában, mielőtt hazarepültök.",
  pictureAlt: "Busz kanyarog egy andoki szerpentinen, az út pontozott vonala hegyeken át a tengerig fut.",
  sections: [
    {
      id: "choose",
      title: "Melyik terv nektek való?",
      blocks: [
        "Ha egy hetetek van, maradjatok Cusco körül. Két hétbe a parttól a Titicaca-tóig belefér a déli körút, vagy Cusco mellé az őserdő; három hétbe mind a kettő. A napok száma a limai érkezéstől számít, az óceán fölötti repülést adjátok hozzá.",
        {
          kind: "table",
          caption: "A nyolc terv egymás mellett",
          head: ["Terv", "Hossz", "Merre", "Legmagasabb ágy", "Leghosszabb utazás", "Kinek"],
          rows: [
            row("one-week", "Egy hét", "Lima, Szent Völgy, Machu Picchu, Cusco", "akinek rövid a szabadsága"),
            row("ten-days", "Tíz nap", "ugyanaz, nyugodtabban", "első útra"),
            row(
              "two-weeks",
              "Két hét délen",
              "part, Arequipa, Colca, Titicaca, Cusco",
              "aki sokat akar látni, és bírja a buszt",
            ),
            row(
              "cusco-jungle",
              "Cusco és az őserdő",
              "Tambopata, Szent Völgy, Machu Picchu, Cusco",
              "aki állatokat is látna",
            ),
            row("three-weeks", "Három hét", "a déli körút és az őserdő", "akinek nem kell választania"),
            row("slow", "Lassan", "hét ágy húsz éjszakára", "idősebbeknek, távmunkában dolgozóknak"),
            row(
              "with-children",
              "Gyerekekkel",
              "Paracas, Szent Völgy, Machu Picchu",
              "nagyjából hatéves kortól",
            ),
            row(
              "north",
              "Észak",
              "Trujillo, Chachapoyas, Máncora",
              "aki másodszor jön, vagy kerüli a tömeget",
            ),
          ],
        },
        "A táblázatban csak a menetidő szerepel, a várakozás nem. Esős évszakban, novembertől márciusig számoljatok ötödével többet.",
        { kind: "heading", id: "rules", text: "Nyolc szabály, amelyre mindegyik terv épül" },
        {
          kind: "list",
          items: [
            `**Előbb lent aludjatok.** Az első hegyi éjszakák ${metres(sleepingRule.easyFrom)} és ${metres(sleepingRule.easyTo)} közé essenek: ilyen Arequipa (${heightOf("arequipa")}), Ollantaytambo (${heightOf("ollantaytambo")}) és Urubamba (${heightOf("urubamba")}). Cusco (${heightOf("cusco")}) ezután jön, Puno (${heightOf("puno")}) még később, ötezer méter közelébe pedig csak azután menjetek, hogy három-négy éjszakát ${metres(sleepingRule.passNightsAbove)} körül vagy fölötte töltöttetek.`,
            `**Éjszakánként ${sleepingRule.metresANight} méter.** Az orvosok szerint ennyivel érdemes följebb aludni, és ezerméterenként pihenőnapot tartani. A cuscói repülő ezt a szabályt borítja föl; ezért viszi le minden terv az utast még aznap a völgybe.`,
            "**Az első két nap legyen lusta.** Ne másszatok hegyre, egyetek könnyűt, és ne igyatok alkoholt. A vészjelek a [Biztonság és egészség](page:safety-health#altitude) oldalon vannak.",
            `**Egy nap mindig maradjon Limára.** ${month(railStop.asOf)} közepén napokra megállt a Machu Picchu-i vasút: ${formatNumber(railStop.broughtOut[0], "hu")}–${formatNumber(railStop.broughtOut[1], "hu")} embert mentesítő vonat hozott ki, további ${railStop.waiting} várt. Köd, sztrájk, sárlavina bármikor elvihet egy napot, a hazautat ne vigye el.`,
            `**Délelőtt repüljetek a hegyekbe.** Délután föltámad a szél. Ha a két jegyet külön vettétek, legalább ${sleepingRule.hoursBetweenFlights} órát hagyjatok közöttük, de inkább egy éjszakát.`,
            "**A belépő az első.** Előbb a Machu Picchu-jegy, aztán a vonat, a szállás és végül a repülő: csak az első kettő fogy el. Az útlevél, amelynek a számával foglaltatok, mindenhová kell.",
            "**Éjszakai busz csak a parton.** Jó céggel ott megszokott. Az Andokban, főleg esőben, nappal buszozzatok; és két éjszakai út soha ne kövesse egymást.",
            `**Oltás időben.** A sárgaláz elleni oltást legalább ${sleepingRule.yellowFeverDays} nappal az őserdő előtt kell beadatni. Bővebben: [Melyik őserdőbe?](page:jungle#health).`,
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Az árakról",
          text: [
            `Az „aznapi költség” fejenként, becslés, dollárban: a jegyeket, túrákat és a hosszabb utakat tartalmazza, a szállást, az étkezést és a városi közlekedést nem. Autónál az ár a kocsié. Mennyi jön ki egy-egy tervre összesen: [Mennyibe kerül?](page:costs#totals).`,
          ],
        },
      ],
    },
    {
      id: "one-week",
      title: "Egy hét: völgy, Machu Picchu, Cusco",
      blocks: [
        "Rövid út, ezért egyetlen vidékre szól. A titka a sorrend: a repülőtérről rögtön a völgybe, Machu Picchu után fel Cuscóba, és csak ott a városnézés. Ha Cuscóval kezditek, hét napból könnyen elmegy kettő fejfájással.",
        { kind: "figure", figure: "one-week" },
        "A Szivárvány-hegy ebbe nem fér bele: két éjszaka a magasban kevés hozzá. A hetedik napot se adjátok a hegyeknek, bármilyen csábító: az a tartalék.",
      ],
    },
    {
      id: "ten-days",
      title: "Tíz nap: ugyanaz, levegővel",
      blocks: [
        "Két-három nappal több, és az út egészen más: kialusszátok a hosszú repülést, két éjszakát töltötök a völgyben, és Machu Picchuba hajnalban értek föl, mert előző este már a lábánál alszotok.",
        { kind: "figure", figure: "ten-days" },
        `**Tengerpart Lima helyett:** a második és a nyolcadik napot cseréljétek két paracasi és huacachinai éjszakára (busszal nagyjából négy, másfél, majd négy és fél óra). Vinicuncára (${heightOf("rainbow-mountain")}) tíz napban se menjetek: a nyolcadik nap előtt csak két éjszaka esik ${metres(sleepingRule.passNightsAbove)} fölé.`,
      ],
    },
    {
      id: "two-weeks",
      title: "Két hét: a déli körút, busszal",
      blocks: [
        "A klasszikus: a sivatagos parttól a Titicaca-tóig busszal emelkedtek, Cuscóba már úgy érkeztek, hogy a magasságot megszoktátok, és csak a végén ültök repülőre. Sok az utazás, de nappal van, és a tájért magáért is megéri.",
        { kind: "figure", figure: "two-weeks" },
        `A hetedik nap több mint ezer méterrel emeli az ágyat. Ezért aludjatok Yanquéban (${heightOf("yanque")}) vagy Coporaquéban, ne Chivayban, és ha valaki Arequipában rosszul aludt, toldjátok meg ott egy éjszakával.`,
        "**Ha sok a busz:** hagyjátok ki Nazcát, és a negyedik napon repüljetek Limából Arequipába; vagy hagyjátok ki a Titicacát, és Arequipából repüljetek Cuscóba. Mindkettő két napot ad a cuscói vidéknek. Kisgyerekkel és szívbetegen Punót hagyjátok el.",
      ],
    },
    {
      id: "cusco-jungle",
      title: "Két hét: az őserdő és Cusco",
      blocks: [
        "Előbb a lapos, meleg őserdő, aztán a hegyek: így a szervezet pihenten kezdi a magasságot, és a három erdei nap alatt az időeltolódás is elmúlik, hiszen a vezetők úgyis hajnalban keltenek. Melyik szállás és melyik folyó, arról a [Melyik őserdőbe?](page:jungle#compare) oldalon olvashattok.",
        { kind: "figure", figure: "cusco-jungle" },
        "**Fordítva is lehet,** őserdővel a végén: jólesik a meleg, de Puerto Maldonadóból kevés a járat, ezért akkor két éjszaka maradjon Limára. **Iquitos Puerto Maldonado helyett:** a harmadiktól a hatodik napig Lima, Iquitos, erdei szállás, vissza Limába, és másnap Cusco.",
      ],
    },
    {
      id: "three-weeks",
      title: "Három hét: part, Andok, őserdő",
      blocks: [
        "Az egyetlen terv, amelyben nem kell lemondani semmiről, ami délen híres: két éjszaka jut a Colca-kanyonra, egy a Titicaca szigetére, egy hosszú nap a Szivárvány-hegyre, és a végén jön az őserdő.",
        { kind: "figure", figure: "three-weeks" },
        "**Gyalogosoknak:** a tizenötödik naptól négy napot az Inka-ösvény is kitölthet. Fél évvel előbb kell rá engedély; a részletek a [Gyalogtúrák](page:treks#inca-trail) oldalon vannak. **Aki a kanyonba is lemenne:** Cabanacondéból három óra az út a Sangalle-oázisig, vissza fölfelé három-négy, és ehhez kell még egy éjszaka.",
      ],
    },
    {
      id: "slow",
      title: "Lassan: húsz éjszaka, hét ágy",
      blocks: [
        "Nem kell minden nap bőröndöt csukni. Ez a terv azoknak szól, akik idősebbek, akik útközben dolgoznak, vagy akik tudják magukról, hogy a magasban nehezen alszanak: kevés a hely, hosszú a maradás, és minden helyen van egy napotok, amelyre nem terveztek semmit.",
        { kind: "figure", figure: "slow" },
        `Az Arequipa és Cusco közti repülő járhat ritkán vagy sehogy: ha nincs, nappali busszal nagyjából tíz óra. Akinek nehezére esik a járás, két délelőttre vegyen két külön belépőt, és busszal menjen föl Machu Picchuhoz; bővebben: [Kinek való?](page:for-whom#older).`,
      ],
    },
    {
      id: "with-children",
      title: "Gyerekekkel: tizennégy éjszaka",
      blocks: [
        "Rövid utak, medence, állatok, és a hegyekben végig a lehető legalacsonyabb ágy. Puno, a Colca hágója és a Szivárvány-hegy nagyjából tízéves kor alatt maradjon ki.",
        { kind: "figure", figure: "with-children" },
        {
          kind: "list",
          items: [
            "**Magasság:** a kicsi nem mondja, hogy fáj a feje. Ha nyűgös, nem eszik vagy hány, a magasság az első gyanú, és lefelé kell menni. Csecsemővel 2500 m fölé csak gyerekorvossal megbeszélve.",
            "**Machu Picchu:** három év alatt ingyenes, tizenhét éves korig kedvezményes; az árat a [tuboleto.cultura.pe](site:tuBoleto) mutatja. Babakocsit, ételt nem lehet bevinni, mosdó odabent nincs. A vonaton az Inca Rail kérésre ingyen viszi ölben a három év alattit.",
            "**Őserdő:** öt-hét éves kortól, medencés szálláson; előtte kérdezzétek meg az orvost a sárgalázról és a maláriáról. Van szállás, ahol már a négyéves is teljes árat fizet.",
            "**Papírok:** ha egy szülő utazik a gyerekkel, nézzétek meg a [Beutazás](page:entry#children) oldalt.",
          ],
        },
      ],
    },
    {
      id: "north",
      title: "Észak: vályogvárosok, felhőerdő, tenger",
      blocks: [
        `Kevesebb turista, több régészet: mocse piramisok, egy kőfalú város a felhőerdőben, egy hétszáz méteres vízesés, a végén pedig meleg tenger. A magasság itt nem gond, a legmagasabb ágy ${heightOf("chachapoyas")}-en van, Kuélapban (${heightOf("kuelap")}) csak néhány órát töltötök.`,
        { kind: "figure", figure: "north" },
        "**Kilenc napban, tenger nélkül:** a kilencedik napon autóval Jaénba (a források szerint 3,5–6 óra), onnan repülővel Limába. **Hegyi úton, ha ráértek:** Trujillo, Cajamarca, Celendín, Leymebamba, Chachapoyas; keskeny út, csak nappal.",
        {
          kind: "note",
          tone: "warning",
          title: "El Niño",
          text: [
            `A perui El Niño-bizottság (ENFEN) ${month(coastalNino.asOf)} végén riasztást tartott fenn: ${month(coastalNino.from)} és november közé várt gyenge, legfeljebb közepes parti El Niñót. Ilyen évben januártól áprilisig az eső elvághatja a Pánamerikai-utat. Indulás előtt olvassátok el az [ENFEN](site:elNino) friss közleményét; a jelenségről bővebben: [Peru időjárása](page:weather#el-nino).`,
          ],
        },
      ],
    },
    {
      id: "book-ahead",
      title: "Mit mikor kell megvenni?",
      blocks: [
        `Két dolog fogy el hónapokkal előre: a Machu Picchu-belépő és az Inka-ösvény engedélye. A ${yearlySale.forYear}. évi belépőket ${formatDate(yearlySale.opened, "hu")} délben kezdték árulni, egy hónappal korábban, mint addig szokták, és az első napok egyes időpontjai ${yearlySale.goneInMinutes} perc alatt elfogytak. A következő évi árusítás napját nézzétek meg most a [tuboleto.cultura.pe](site:tuBoleto) oldalon.`,
        {
          kind: "table",
          caption: "Mennyivel az utazás előtt vegyétek meg?",
          head: ["Mit", "Mikor", "Jó tudni"],
          rows: [
            [
              "Machu Picchu-belépő",
              `főszezonban ${range(bookAhead.machuPicchuHighMonths)} hónappal, máskor ${range(bookAhead.machuPicchuWeeks)} héttel előbb`,
              "júniustól augusztusig, nagyhéten, július végén a leghamarabb; lépésről lépésre: [Machu Picchu](page:machu-picchu#buying)",
            ],
            [
              "Huayna Picchu, Machu Picchu-hegy",
              `${range(bookAhead.summitMonths)} hónappal`,
              "külön útvonal, külön jegy: [hegyek](page:machu-picchu#mountains)",
            ],
            [
              "Inka-ösvény",
              `május és szeptember között ${range(bookAhead.incaTrailHighMonths)}, máskor ${range(bookAhead.incaTrailMonths)} hónappal`,
              "csak engedélyezett irodával; februárban zárva",
            ],
            [
              "vonat",
              `a belépővel együtt, főszezonban ${range(bookAhead.trainMonths)} hónappal`,
              "[PeruRail](site:perurail), [Inca Rail](site:incaRail)",
            ],
            [
              "belföldi repülő",
              `${range(bookAhead.flightWeeks)} héttel, ünnepekre ${bookAhead.flightHolidayMonths} hónappal`,
              "a feladott csomagot előre vegyétek meg",
            ],
            [
              "őserdei szállás",
              `júliusra és augusztusra ${range(bookAhead.lodgeMonths)} hónappal`,
              "a csomagban benne van a hajó és a vezető",
            ],
            [
              "éjszakai busz",
              `${range(bookAhead.nightBusDays)} nappal, ünnepekre ${range(bookAhead.nightBusHolidayWeeks)} héttel`,
              "az alsó szint ülése dől hátra jobban",
            ],
            [
              "nazcai repülés",
              `${range(bookAhead.nazcaDays)} nappal, főszezonban egy héttel`,
              "tiszta délelőttre; egykor már szeles",
            ],
            [
              "Central, Maido, Mérito",
              `${range(bookAhead.restaurantMonths)} hónappal`,
              "foglaláskor fizetni kell: [Gasztronómia](page:gastronomy#restaurants)",
            ],
            ["Ballestas-szigetek", "előző nap", "csak délelőtt indul hajó"],
            ["*Boleto Turístico*, Colca, Uros", "nem kell előre", "a helyszínen, készpénzzel"],
          ],
        },
        { kind: "heading", id: "closed-days", text: "Ami hétfőn, kedden, februárban zárva van" },
        {
          kind: "list",
          items: [
            "**Hétfő:** többnyire Kuélap, a lambayequei Királysírok Múzeuma és sok állami múzeum. **Kedd:** Limában a Huaca Pucllana.",
            "**Vasárnap:** a cuscói templomok misét tartanak, viszont Pisac és Chinchero vására ekkor a legszebb.",
            "**Február:** az Inka-ösvény zárva, Machu Picchu nyitva. Januártól áprilisig a cuscói vonatjegyek első szakasza buszút.",
            "**Július 23–31., nagyhét, karácsony:** ekkor a legdrágább és a legteltebb az ország: [Ünnepek](page:holidays).",
          ],
        },
      ],
    },
  ],
  trips: {
    names,
    days: {
      "one-week": {
        1: {
          title: "Megérkeztek Limába",
          text: "A reptérről egyenesen Mirafloresbe vagy Barrancóba; vacsora és alvás. Ha korán értek oda, sétáljatok egyet a partfal tetején.",
        },
        2: {
          title: "Repülő, és rögtön le a völgybe",
          text: "A korai géppel Cuscóba, a reptérről meg se álljatok Ollantaytambóig. Délután ebéd, coca-tea, lassú séta az inka utcákon.",
        },
        3: {
          title: "Ollantaytambo, Maras, Moray",
          text: `Nyitáskor a teraszok, amíg nincs tömeg, aztán félnapos kör taxival a sólepárlókhoz és a körteraszokhoz. Moray (${heightOf("moray")}) már próba a tüdőnek: lassan.`,
        },
        4: {
          title: "Vonattal Machu Picchuhoz",
          text: "Reggeli vonat, busz a kapuig, és déli belépővel a 2-es körút, amikor a hajnaliak már lejöttek. A jegyárak: [Machu Picchu](page:machu-picchu#prices).",
        },
        5: {
          title: "Második pillantás, aztán Cusco",
          text: "Hajnali második belépő annak, aki még egyszer fölmenne, vagy a hőforrás. Délután vonat és kisbusz Cuscóba, csendes este.",
        },
        6: {
          title: "Cusco gyalog",
          text: `Székesegyház, Qorikancha, San Blas. Sacsayhuamánhoz (${heightOf("sacsayhuaman")}) taxival menjetek föl, és gyalog jöjjetek le.`,
        },
        7: {
          title: "Vissza a tengerhez",
          text: "Délelőtti gép Limába, délután a Larco Múzeum, este Barranco. Ha a hegyekben elveszett egy nap, innen vegyétek el.",
        },
        8: {
          title: "Óváros, és haza",
          text: "Délelőtt a Plaza Mayor és a San Francisco katakombái, este indul a gép. A reptérre három órával előbb érjetek ki.",
        },
      },
      "ten-days": {
        1: {
          title: "Megérkeztek Limába",
          text: "Vacsora, alvás. Európából érkezve hajnali négykor úgyis fölébredtek; ez a vonatoknál még jól jön.",
        },
        2: {
          title: "Lima ráérősen",
          text: "Óváros, San Francisco, délután a Larco Múzeum. Ha a Huaca Pucllanát is látnátok, ne keddre tegyétek.",
        },
        3: {
          title: "Le a Szent Völgybe",
          text: "Délelőtti gép, a reptérről taxival Urubambába. Délután csak ebéd és folyóparti séta.",
        },
        4: {
          title: "Maras, Moray, Chinchero",
          text: `Félnapos kör autóval; Chincherónál (${heightOf("chinchero")}) rövid megálló a szövőknél, aztán vissza a melegebb völgybe.`,
        },
        5: {
          title: "Ollantaytambo, este vonat",
          text: "Délután az inka erőd, amikor a nap már oldalról süti, utána az esti vonat: olcsóbb, mint a reggeli.",
        },
        6: {
          title: "Machu Picchu hajnalban",
          text: "Az első buszok egyikével fölfelé, délután vonattal és kisbusszal Cuscóba. Vacsora után ágyba: ez az út leghosszabb napja.",
        },
        7: {
          title: "Cusco és a négy rom fölötte",
          text: "Délelőtt a város, délután taxival Tambomachayig, onnan lefelé gyalog Sacsayhuamánig.",
        },
        8: {
          title: "Pisac, vagy a déli völgy",
          text: "Vasárnap Pisac vására és romjai; más napokon Tipón teraszai és Andahuaylillas festett temploma.",
        },
        9: {
          title: "Lima, ceviche délben",
          text: "Délelőtti gép, ebédre *ceviche*, este Barranco. Ez a nap fogja föl, ha valahol késtetek.",
        },
        10: {
          title: "Haza",
          text: "Ha estig ráértek, Miraflores partfala és a múzeumok jönnek; délelőtti gépnél egyenesen a reptér.",
        },
      },
      "two-weeks": {
        1: { title: "Megérkeztek Limába", text: "Miraflores, vacsora, alvás; reggel indul a busz." },
        2: {
          title: "Paracas: sivatag a tengernél",
          text: "Délelőtti busz egyenesen El Chacóba. Délután a rezervátum vörös partja; szél mindig van, dzseki kell.",
        },
        3: {
          title: "Ballestas, aztán homok",
          text: "A nyolcórás hajóval oroszlánfókák és pingvinek, délben busz Huacachinába, naplementekor homokfutó a dűnéken.",
        },
        4: {
          title: "Nazca, este busz",
          text: "A vonalak a repülőről délelőtt látszanak a legjobban, az út menti torony olcsóbb. Utána éjszakai busz jó céggel; vagy alvás Nazcában, és nappali busz.",
        },
        5: {
          title: "Arequipa, a fehér város",
          text: "Reggel érkeztek: zuhany, alvás, ebéd. Délután a Plaza és a Santa Catalina-kolostor, semmi több.",
        },
        6: {
          title: "Juanita és egy hosszú ebéd",
          text: "A jégből előkerült inka lány múzeuma, Yanahuara kilátója, ebédre *picantería*. Korán feküdjetek.",
        },
        7: {
          title: "Át a hágón a Colcához",
          text: `Az út ${metres(heights.colcaPass)}-en megy át a Patapampán; ott csak percekre szálljatok ki. Útközben vikunyák, este hőforrás.`,
        },
        8: {
          title: "Kondorok, aztán Puno",
          text: "Nyolc és tíz között a Cruz del Cóndornál keringenek. Ebéd Chivayban, egy óra körül indul a turistabusz a tóhoz.",
        },
        9: {
          title: "A Titicaca szigetei",
          text: "Korai hajóval az úszó Uros és Taquile. Aki Amantanín egy családnál aludna, adjon hozzá egy éjszakát.",
        },
        10: {
          title: "Busszal a La Raya-hágón",
          text: "Nappali busz vezetővel: Pukara, Raqchi, Andahuaylillas, ebéd útközben. Este Cuscóban a magasság már ismerős.",
        },
        11: {
          title: "Pisac és a völgy",
          text: "Délelőtt Pisac romjai és piaca, ebéd, estére Ollantaytambo.",
        },
        12: {
          title: "Machu Picchu délben",
          text: "Reggeli vonat, busz föl, belépő délre: ritkul a köd és a tömeg is. Aguas Calientesben aludtok.",
        },
        13: {
          title: "Vissza Cuscóba",
          text: "Délelőtti vonat és kisbusz, délután a város: Qorikancha, San Blas, egy jó vacsora.",
        },
        14: {
          title: "Piac, és le a tengerhez",
          text: "Reggel a San Pedro piac, dél körül gép Limába, este Barranco. Fél nap és egy éjszaka a tartalék: kevés, ezért ezt már ne adjátok másra.",
        },
        15: { title: "Haza", text: "Délelőtt a Larco Múzeum vagy az óváros, este a hazaút." },
      },
      "cusco-jungle": {
        1: {
          title: "Két nap Lima",
          text: "Kialusszátok az utat, megnézitek a Larco Múzeumot és Barrancót. A nagy bőrönd itt maradhat a szálláson: az erdőbe kis csomag kell.",
        },
        3: {
          title: "Be az őserdőbe",
          text: "Repülő Puerto Maldonadóba, onnan a szállás hajója visz tovább a folyón. Vacsora után éjszakai séta zseblámpával.",
        },
        4: {
          title: "Holtág, lombkorona, papagájok",
          text: "Hajnalban az agyagfal, ahová a papagájok járnak, délután a holtágon óriásvidrát kerestek. Minden benne van a csomagban.",
        },
        6: {
          title: "Az erdőből a völgybe",
          text: "Reggeli hajó, rövid repülés Cuscóba, a reptérről azonnal tovább lefelé. Aznap majdnem háromezer métert emelkedtek, ezért este csak pihenjetek.",
        },
        7: {
          title: "Pihenés, aztán Maras és Moray",
          text: "Délelőtt semmi, délután félnapos kör taxival a sólepárlókhoz és a teraszokhoz.",
        },
        8: {
          title: "Ollantaytambo, este vonat",
          text: "Délután a romok, alkonyatkor az esti vonat Aguas Calientesbe.",
        },
        9: {
          title: "Egész nap Machu Picchunál",
          text: "Reggeli belépő, délután a Mandor-vízesés vagy a hőforrás. Nem kell vonat után futni.",
        },
        10: {
          title: "Föl Cuscóba",
          text: "Délelőtti vonat, kisbusz, délután lassú séta a Plaza de Armas körül.",
        },
        11: {
          title: "Cusco",
          text: "Qorikancha, székesegyház, San Blas, délután Sacsayhuamán taxival föl, gyalog le.",
        },
        12: {
          title: "Pisac vagy a déli völgy",
          text: "Pisac vásárnappal a legjobb; Tipón és Andahuaylillas csendesebb.",
        },
        13: {
          title: "Színes hegyek",
          text: `Hajnali négykor indulás. Palccoyóhoz (${metres(heights.palccoyo)}) alig kell gyalogolni, Vinicuncára (${heightOf("rainbow-mountain")}) másfél-két óra a föl. Három cuscói éjszaka van mögöttetek.`,
        },
        14: {
          title: "Lima, tartalékban",
          text: "Délelőtti gép, délután tenger, este egy utolsó jó vacsora.",
        },
        15: { title: "Haza", text: "A reptérre három órával előbb; délelőtt még belefér az óváros." },
      },
      "three-weeks": {
        1: {
          title: "Két nap Lima",
          text: "Óváros, Larco Múzeum, Miraflores partfala: annyi, amennyit az időeltolódás enged.",
        },
        3: { title: "Paracas", text: "Délelőtti busz, délután a rezervátum, este hal a kikötőben." },
        4: { title: "Ballestas és Huacachina", text: "Reggel hajó a fókákhoz, délután az oázis és a dűnék." },
        5: {
          title: "Nazca, este busz",
          text: "Délelőtti repülés a vonalak fölött vagy a torony, este éjszakai busz Arequipába.",
        },
        6: {
          title: "Két nap Arequipa",
          text: "Az első nap a Santa Catalina és a pihenés, a második Juanita és egy délutánba nyúló ebéd.",
        },
        8: {
          title: "Át a hágón Yanquéba",
          text: `Patapampa (${metres(heights.colcaPass)}) után lefelé a völgybe; este hőforrás, korai alvás.`,
        },
        9: {
          title: "Cabanaconde, a kanyon pereme",
          text: "Délelőtti busz végig a kanyon fölött, délután séta a peremen, kilátással Sangalle zöld oázisára a mélyben.",
        },
        10: {
          title: "Kondorok, aztán Puno",
          text: "Reggel a Cruz del Cóndor, Chivayban ebéd, délután a turistabusz a tóhoz.",
        },
        11: {
          title: "Egy este Amantanín",
          text: "Lassú hajó az Uroson át a szigetre; vacsora és ágy egy családnál. Vigyetek gyümölcsöt, rizst, és készpénzt.",
        },
        12: {
          title: "Taquile, vissza Punóba",
          text: "A szövő férfiak szigete, ebéd pisztránggal, délután hajó vissza.",
        },
        13: {
          title: "Busszal Cuscóba",
          text: "Nappali busz megállókkal a La Raya-hágón át; este már csak egy leves.",
        },
        14: { title: "Cusco", text: "A város gyalog, délután Sacsayhuamán." },
        15: {
          title: "Szivárvány-hegy vagy pihenés",
          text: `Vinicunca (${heightOf("rainbow-mountain")}) vagy a könnyebb Palccoyo (${metres(heights.palccoyo)}); ha a lábatok mást mond, San Blas kávézói.`,
        },
        16: {
          title: "Pisac, Moray, Ollantaytambo",
          text: "Kocsival végig a völgyön; estére az inka falu, reggel onnan indul a vonat.",
        },
        17: { title: "Machu Picchu", text: "Délelőtti vonat, belépő délre, este Aguas Calientes." },
        18: {
          title: "Vissza Cuscóba",
          text: "Ráérős délelőtt, vonat és kisbusz; csomagoljatok kis táskát az erdőbe.",
        },
        19: {
          title: "Két éjszaka az őserdőben",
          text: "Reggeli gép Puerto Maldonadóba, hajó a szállásra. Másnap hajnalban papagájok, délután holtág, este kajmánok.",
        },
        21: { title: "Vissza Limába", text: "Hajó, gép, és egy szabad délután a tengernél: ez a tartalék." },
        22: { title: "Haza", text: "Délelőtt az, ami Limából kimaradt, este a hazaút." },
      },
      slow: {
        1: {
          title: "Három nap Lima",
          text: "Naponta egy dolog: az óváros, a Larco Múzeum, Barranco. A többi a tengerparti padoké.",
        },
        4: {
          title: "Négy éjszaka Arequipa",
          text: "Repülővel, mert a busz 15–17 óra. Főzőtanfolyam, Juanita, egy délelőtt a fehér kő bányájában, és egy egész nap semmi.",
        },
        8: {
          title: "Két éjszaka a Colcánál",
          text: "Yanque: hőforrás, templom, délelőtt a kondorok. A hágón csak átmentek.",
        },
        10: {
          title: "Négy éjszaka a völgyben",
          text: "Hosszabb utazónap: Arequipa, repülő, és Cuscóból azonnal le. Utána minden napra egy hely jusson, vasárnap Pisac vására.",
        },
        14: {
          title: "Két éjszaka Machu Picchunál",
          text: "Két fél nap, két belépő: az egyik a felső kilátóké, a másik a városé. Közben hőforrás, pillangóház.",
        },
        16: {
          title: "Négy éjszaka Cusco",
          text: "San Blas a bázis: szövés, csokoládé, séta Tambomachaytól lefelé. Mire ideértek, a magasság már nem téma.",
        },
        20: { title: "Lima, tartalékban", text: "Délelőtti gép, ebéd a tengernél, este csomagolás." },
        21: { title: "Haza", text: "Délután vagy este indul a legtöbb európai gép: a délelőtt a tiétek." },
      },
      "with-children": {
        1: {
          title: "Két nap Lima",
          text: "A szökőkutak parkja este, a mirafloresi partfal játszóterei nappal, és a Huaca Pucllana vályogpiramisa, házak között.",
        },
        3: {
          title: "Két éjszaka Paracas",
          text: "Reggel nyolckor hajó a fókákhoz és pingvinekhez, délután medence: kint ilyenkor fúj a szél.",
        },
        5: {
          title: "Huacachina",
          text: "Homokszánkó és dűnék. Homokfutóra nagyjából hatéves kortól, lassú sofőrrel, bekötött övvel.",
        },
        6: {
          title: "Vissza Limába",
          text: "Nappali busz, délután strand vagy játszótér; másnap korán indul a gép.",
        },
        7: {
          title: "Három éjszaka Urubamba",
          text: "Repülő Cuscóba, és rögtön le. Lámák, lovaglás, a marasi sólepárlók; az első délután csak játék a szállás kertjében.",
        },
        10: {
          title: "Két éjszaka Machu Picchunál",
          text: "A vonat már magában program. Machu Picchuban délelőtt a 2-es körút, előtte kiadós reggeli; délután pillangóház és hőforrás.",
        },
        12: {
          title: "Két éjszaka Cusco",
          text: "Csokoládémúzeum, Sacsayhuamán kőcsúszdái, és korán ágyba: itt a legmagasabb az ágy.",
        },
        14: {
          title: "Lima, tartalékban",
          text: "Délelőtti gép, délután a tenger. Ha valaki a hegyen megbetegedett, itt a nap, amely visszajön.",
        },
        15: { title: "Haza", text: "Estig a parton lehettek, a reptéren legyen kéznél pulóver és vacsora." },
      },
      north: {
        1: { title: "Megérkeztek Limába", text: "Vacsora, alvás; az északi gép reggel megy." },
        2: {
          title: "Huanchaco nádcsónakjai",
          text: "Repülő Trujillóba (vagy 8–10 óra éjszakai busz), aztán a part, ahol a halászok ma is nádlovon mennek ki.",
        },
        3: {
          title: "Huaca de la Luna és Chan Chan",
          text: "Délelőtt a mocse templom festett falai, délután a világ legnagyobb vályogvárosa. Taxival egy nap.",
        },
        4: {
          title: "A tetovált úrnő",
          text: "El Brujóban találták meg Cao tetovált úrnőjét; onnan tovább Chiclayóba.",
        },
        5: {
          title: "Királysírok, este busz",
          text: "A lambayequei múzeumban Sipán aranya (hétfőn zárva), délután Túcume piramisai, éjjel busz a hegyekbe.",
        },
        6: {
          title: "Chachapoyas",
          text: "Hét körül érkeztek. Alvás, óváros, délután a huancasi kilátó a szakadék fölött.",
        },
        7: {
          title: "Kuélap",
          text: "Kocsi, busz, drótkötélpálya a falakig. Hétfőn többnyire zárva van, és a napi létszám kötött: néhány nappal előbb vegyetek jegyet. [Bővebben](page:beyond-classic#chachapoyas).",
        },
        8: {
          title: "A Gocta-vízesés",
          text: "Cocachimbából két–két és fél óra az út oda, ugyanannyi vissza; este a falu teraszáról nézitek a vízesést.",
        },
        9: {
          title: "Vissza a partra",
          text: "Délelőtt pihenés, majd nappali busz vagy autó Chiclayóba; a legtöbb busz éjjel megy, kérdezzetek rá előre.",
        },
        10: { title: "Föl Máncorába", text: "Nappali busz a tengerpart mentén; estére már meleg a víz." },
        11: {
          title: "Tenger",
          text: "El Ñuróban teknősök, júliustól októberig bálnák, a többi a függőágyé.",
        },
        13: {
          title: "Vissza Limába",
          text: "Autóval Talarába (vagy Tumbesbe), onnan repülő; este Barranco. Ez a tartalék.",
        },
        14: { title: "Haza", text: "Délelőtt a Larco Múzeum, este a hazaút." },
      },
    },
  },
  freshness: [
    `A menetidők többsége általános tapasztalat; a legfrissebb megerősített a punói turistabuszé (${month(ways.punoCusco.asOf)}), a legrégebbi a Chiclayo és Chachapoyas közti úté (${month(ways.chiclayoChachapoyas.asOf)}). Az árak becslések, ${month(tripPrices.asOf)}ig gyűjtött adatokból. A jegyárusításról ${month(yearlySale.asOf)}i, az El Niñóról ${month(coastalNino.asOf)}i a legújabb hír.`,
    "Foglalás előtt nézzétek meg a menetrendet a [PeruRail](site:perurail) és az [Inca Rail](site:incaRail) oldalán, a szabad belépőket a [tuboleto.cultura.pe](site:tuBoleto) oldalon, és kérdezzetek rá, jár-e az Arequipa–Cusco repülő: ezt semmi sem erősítette meg.",
  ],
} satisfies GuidePageText;
