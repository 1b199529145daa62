import { coastalElNino } from "#content/facts/climate/weather.ts";
import { altitudeRules, altitudeSteps } from "#content/facts/health/altitude-rules.ts";
import { bookAhead, railStop, sleepingRule, yearlySale } from "#content/facts/itineraries/booking.ts";
import { flightGround } from "#content/facts/itineraries/door-to-door.ts";
import { tripMeasures, type ItineraryId } from "#content/facts/itineraries/itineraries.ts";
import { tripPrices, ways } from "#content/facts/itineraries/ways.ts";
import { busHours } from "#content/facts/journeys.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import { heights } from "#content/facts/top-ten.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatMetres, formatNumber } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";
import { formatTravelTime } from "#i18n/format-duration.ts";

const heightOf = (id: PlaceId) => formatMetres(places[id].altitude, "hu");
const metres = (value: number) => formatMetres(value, "hu");
const range = ([from, to]: readonly [number, number]) => `${from}–${to}`;
const month = (yearMonth: string) => formatMonth(yearMonth, "hu");

const names = {
  "airport-lim": "limai reptér",
  miraflores: "Lima (Miraflores)",
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

export default guideWords(() => ({
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
  lead: "Nyolc útiterv, egy héttől háromig. Napról napra látjátok, mivel és mennyi ideig utaztok, mibe kerül, hol és milyen magasan alszotok, és mindegyik hagy egy tartaléknapot Limában a hazaút előtt.",
  pictureAlt: "Busz kanyarog egy andoki szerpentinen, az út pontozott vonala hegyeken át a tengerig fut.",
  sections: [
    {
      id: "choose",
      title: "Melyik terv nektek való?",
      blocks: [
        "Ha egy hetetek van, maradjatok Cusco körül. Két hétbe a parttól a Titicaca-tóig belefér a déli körút, vagy Cusco mellé az őserdő; három hétbe mind a kettő. A napok száma a limai érkezéstől számít, az óceán fölötti repülést adjátok hozzá. Ha egyik sem illik rátok, a sajátotokat az [útvonaltervezőben](page:trip-planner) rakhatjátok össze.",
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
        `A táblázat ajtótól ajtóig számol: minden repülőúthoz hozzájön még ${formatTravelTime(flightGround, "hu")} a repülőterek és az odautak miatt; lejjebb, a napoknál a levegőben töltött idő áll. Az éjszakai buszt nem számítjuk. Esős évszakban, novembertől márciusig egyötöddel hosszabb utakkal számoljatok.`,
        { kind: "heading", id: "rules", text: "Nyolc szabály, amelyre mindegyik terv épül" },
        {
          kind: "list",
          items: [
            `**Előbb lent aludjatok.** Az első hegyi éjszakákat lehetőleg ${metres(altitudeRules.firstNight)} alatt, legfeljebb ${metres(sleepingRule.easyTo)} magasan töltsétek: ilyen hely Arequipa (${heightOf("arequipa")}), Ollantaytambo (${heightOf("ollantaytambo")}) és Urubamba (${heightOf("urubamba")}). Cusco (${heightOf("cusco")}) ezután jön, Puno (${heightOf("puno")}) még később, ötezer méter közelébe pedig csak azután menjetek, hogy három-négy éjszakát ${metres(sleepingRule.passNightsAbove)} fölött töltöttetek; a völgyi éjszakák ebbe nem számítanak bele.`,
            `**${metres(altitudeSteps.stepAbove)} fölött éjszakánként legfeljebb ${sleepingRule.metresANight} méter.** Az orvosok szerint ennyivel érdemes följebb aludni, és ezerméterenként pihenőnapot tartani. Ami e határ alatt van, nem számít: Arequipa és Yanque (${heightOf("yanque")}) között csak az utolsó ${metres(places.yanque.altitude - altitudeSteps.stepAbove)}, így a tervek betartják a szabályt, előtte két arequipai éjszakával. A cuscói repülő az alacsonyabb éjszakákat ugorja át; ezért ahol géppel érkeztek, onnan még aznap lefelé, a völgybe visz az út.`,
            "**Az első két nap legyen lusta.** Ne másszatok hegyre, egyetek könnyűt, és ne igyatok alkoholt. A vészjelek a [Biztonság és egészség](page:safety-health#altitude) oldalon vannak.",
            `**Egy nap mindig maradjon Limára.** ${month(railStop.asOf)} közepén napokra megállt a Machu Picchu-i vasút: ${formatNumber(railStop.broughtOut[0], "hu")}–${formatNumber(railStop.broughtOut[1], "hu")} embert mentesítő vonat hozott ki, további ${railStop.waiting} várt. Köd, sztrájk vagy sárlavina bármikor elvihet egy napot: a hazautat ne vigye el.`,
            `**Délelőtt repüljetek a hegyekbe.** Délután föltámad a szél. Ha a két jegyet külön vettétek, legalább ${sleepingRule.hoursBetweenFlights} órát hagyjatok közöttük, de inkább egy éjszakát.`,
            "**A belépő az első.** Ha a tengerentúli repülőjegy megvan, rögtön vegyétek meg a Machu Picchu-jegyet, utána a vonatot, végül a belföldi repülőt és a szállást: a belépő és a vonat fogy el. Az útlevél, amelynek a számával foglaltatok, mindenhová kell.",
            "**Éjszakai busz csak a parton.** Jó céggel ott megszokott. Az Andokban, főleg esőben, nappal buszozzatok; és két éjszakai út soha ne kövesse egymást.",
            `**Oltás időben.** A sárgaláz elleni oltást legalább ${sleepingRule.yellowFeverDays} nappal az őserdő előtt kell beadatni. Bővebben: [Melyik őserdőbe?](page:jungle#health)`,
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Az árakról",
          text: [
            `Az „aznapi költség” egy emberre szóló becslés, dollárban: a jegyek, a túrák és a hosszabb utak benne vannak, a szállás, az étkezés és a városi közlekedés nincs. Az autó ára az egész kocsié. A teljes út ára: [Mennyi az egész út?](page:costs#totals)`,
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
        "Ez a klasszikus kör: a sivatagos parttól a Titicaca-tóig busszal emelkedtek, Cuscóba már úgy érkeztek, hogy a magasságot megszoktátok, és csak a végén ültök repülőre. Sok az utazás, de egyetlen éjszaka kivételével nappal mentek, és a tájért magáért is megéri.",
        { kind: "figure", figure: "two-weeks" },
        `A hetedik éjjel több mint ezer méterrel magasabban alszotok. Ezért aludjatok Yanquéban (${heightOf("yanque")}) vagy Coporaquéban, ne Chivayban, és ha valaki Arequipában rosszul aludt, toldjátok meg ott egy éjszakával. A második yanquei éjszakát se spóroljátok meg: ha kimarad, pihenő nélkül értek föl Punóba (${heightOf("puno")}).`,
        "**Ha sok a busz:** hagyjátok ki Nazcát, és a negyedik napon repüljetek Limából Arequipába; vagy hagyjátok ki a Titicacát, és Arequipából repüljetek Cuscóba. Mindkettővel két napot nyertek Cusco környékére. Kisgyerekkel és szívbetegen Puno maradjon ki.",
      ],
    },
    {
      id: "cusco-jungle",
      title: "Két hét: az őserdő és Cusco",
      blocks: [
        "Előbb a lapos, meleg őserdő, aztán a hegyek: így a szervezet pihenten kezdi a magasságot, és a három erdei nap alatt az időeltolódás is elmúlik, hiszen a vezetők úgyis hajnalban keltenek. A szállásokat és a folyókat itt hasonlítjuk össze: [Melyik őserdőbe?](page:jungle#compare)",
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
        "**Gyalogosoknak:** a tizenötödik naptól négy napot az Inka-ösvény is kitölthet. Fél évvel előbb kell rá engedély; a részletek a [Gyalogtúrák](page:treks#inca-trail) oldalon vannak. **Aki a kanyonba is lemenne:** Cabanaconde két órára van Yanquétól, onnan három óra az út le a Sangalle-oázisig, vissza fölfelé három-négy. Ehhez két éjszakával több kell, egy Cabanacondéban, egy az oázisban; a két yanquei éjszakát hagyjátok utánuk, Puno elé.",
      ],
    },
    {
      id: "slow",
      title: "Lassan: húsz éjszaka, hét ágy",
      blocks: [
        "Nem kell minden nap bőröndöt csukni. Ez a terv azoknak szól, akik idősebbek, akik útközben dolgoznak, vagy akik tudják magukról, hogy a magasban nehezen alszanak: kevés a hely, hosszú a maradás, és minden helyen van egy napotok, amelyre nem terveztek semmit.",
        { kind: "figure", figure: "slow" },
        `Arequipa és Cusco között ritkán jár repülő, és lehet, hogy éppen egyáltalán nem: nappali busszal nagyjából tíz óra az út. Akinek nehezére esik a járás, két délelőttre vegyen két külön belépőt, és busszal menjen föl Machu Picchuhoz; bővebben: [Kinek való?](page:for-whom#older).`,
        {
          kind: "note",
          tone: "warning",
          title: "Gyenge szívvel vagy tüdővel",
          text: [
            `Foglalás előtt mutassátok meg az orvosnak a magasságokat: a nyolcadik nap hágója ${metres(heights.colcaPass)}, Yanque ${heightOf("yanque")}, Cusco ${heightOf("cusco")}. Keveset veszítetek, ha a Colca kimarad, és az a két éjszaka is Arequipáé; ha pedig Cuscóra is nem a válasz, kész terv az [észak](#north), ahol egyetlen ágy sincs ${heightOf("chachapoyas")} fölött.`,
          ],
        },
        "**Lépcső nélkül:** kerekesszékkel rövidebbre vegyétek: négy éjszaka Limában, kettő Paracasban kocsival, négy Arequipában repülővel, és ha a magasság engedi, három-négy a Szent Völgyben, ahol Moray kilátójáig autóval el lehet jutni. Machu Picchu csak erre szakosodott céggel lehetséges, és csak ha a mai körökön engedik. A helyek összevetése: [Hová kivel?](page:for-whom#compare) Amit írásban kérdezzetek meg: [Kerekesszékkel](page:for-whom#wheelchair).",
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
            "**Papírok:** ha csak az egyik szülő utazik a gyerekkel, nézzétek meg a [Beutazás](page:entry#children) oldalt.",
          ],
        },
      ],
    },
    {
      id: "north",
      title: "Észak: vályogvárosok, felhőerdő, tenger",
      blocks: [
        `Kevesebb turista, több régészet: moche piramisok, egy kőfalú város a felhőerdőben, egy hétszáz méteres vízesés, a végén pedig meleg tenger. A magasság itt nem gond, a legmagasabb ágy ${heightOf("chachapoyas")}-en van, Kuélapban (${heightOf("kuelap")}) csak néhány órát töltötök.`,
        { kind: "figure", figure: "north" },
        "**Kilenc napban, tenger nélkül:** a kilencedik napon autóval Jaénba (3,5–6 óra), onnan repülővel Limába, ha a [repülőtere](page:beyond-classic#chachapoyas) újra nyitva van. **Hegyi úton, ha ráértek:** Trujillo, Cajamarca, Celendín, Leymebamba, Chachapoyas; az út keskeny, csak nappal induljatok. **Huarazzal együtt:** oda menjetek először, és onnan busszal Trujillóba; [így fér bele](page:beyond-classic#fit).",
        {
          kind: "note",
          tone: "warning",
          title: "El Niño",
          text: [
            `A perui El Niño-bizottság (ENFEN) ${month(coastalElNino.alertSince)}i riasztása gyenge, legfeljebb közepes parti El Niñóra számított ${month(coastalElNino.expectedUntil)}ig. Ilyen évben januártól áprilisig az eső elvághatja a Pánamerikai utat. Indulás előtt olvassátok el az [ENFEN](site:elNino) friss közleményét; a jelenségről bővebben: [Peru időjárása](page:weather#el-nino).`,
          ],
        },
      ],
    },
    {
      id: "book-ahead",
      title: "Mit mikor kell megvenni?",
      blocks: [
        `Két dolog fogy el hónapokkal előre: a Machu Picchu-belépő és az Inka-ösvény engedélye. A ${yearlySale.forYear}. évi belépőket egy hónappal korábban kezdték árulni, mint addig szokták (${formatDate(yearlySale.opened, "hu")}, dél), és az első napok egyes időpontjai ${yearlySale.goneInMinutes} perc alatt elfogytak. A következő évi árusítás napját nézzétek meg a [tuboleto.cultura.pe](site:tuBoleto) oldalon.`,
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
              "tiszta délelőttre; délután egykor már szeles az idő",
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
            "**Vasárnap:** a cuscói templomokban mise van, viszont Pisac és Chinchero vására ekkor a legszebb.",
            "**Február:** az Inka-ösvény zárva, Machu Picchu nyitva; az esők miatt [Choquequirao, a Salkantay és a Humantay-tó](page:treks#salkantay) is bezárhat. Januártól áprilisig a Cuscóban kezdődő vonatút első szakaszán busz visz.",
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
          text: "A reptérről egyenesen Mirafloresbe vagy Barrancóba menjetek, vacsorázzatok meg, és feküdjetek le. Ha korán értek oda, még sétálhattok egyet a partfal tetején.",
        },
        2: {
          title: "Repülővel föl, autóval rögtön le",
          text: "A korai géppel repüljetek Cuscóba, és a reptérről meg se álljatok Ollantaytambóig. Délután elég egy ebéd, egy kokatea és egy lassú séta az inka utcákon.",
        },
        3: {
          title: "Ollantaytambo, Maras, Moray",
          text: `Nyitáskor járjátok be a teraszokat, amíg nincs tömeg, aztán félnapos körre menjetek taxival a sólepárlókhoz és a körteraszokhoz. Morayban (${heightOf("moray")}) már érzitek a magasságot, úgyhogy lassan.`,
        },
        4: {
          title: "Vonattal Machu Picchuhoz",
          text: "Reggel vonatra, majd a kapuig buszra ültök. Déli belépővel a 2-es körutat járjátok végig, amikor a hajnaliak már lejöttek. A jegyek ára a [Machu Picchu](page:machu-picchu#prices) oldalon van.",
        },
        5: {
          title: "Még egy pillantás, aztán Cusco",
          text: "Aki még egyszer fölmenne, vegyen második belépőt hajnalra, a többiek kipróbálhatják a hőforrást. Délután vonattal és kisbusszal értek Cuscóba; az este legyen csendes.",
        },
        6: {
          title: "Cusco gyalog",
          text: `Délelőtt a székesegyház, a Qorikancha és San Blas fér bele. Sacsayhuamánhoz (${heightOf("sacsayhuaman")}) taxival menjetek föl, és gyalog jöjjetek le.`,
        },
        7: {
          title: "Vissza a tengerhez",
          text: "Délelőtt Limába repültök, délután megnézitek a Larco Múzeumot, este Barrancóban vacsoráztok. Ha a hegyekben elveszett egy nap, innen vegyétek el.",
        },
        8: {
          title: "Óváros, és haza",
          text: "Délelőtt még belefér a Plaza Mayor és a San Francisco katakombái, este indul a gép. A reptérre három órával előbb érjetek ki.",
        },
      },
      "ten-days": {
        1: {
          title: "Megérkeztek Limába",
          text: "Vacsorázzatok, és feküdjetek le. Európából érkezve hajnali négykor úgyis fölébredtek; ezt a korai vonatoknál még élvezni fogjátok.",
        },
        2: {
          title: "Lima ráérősen",
          text: "Délelőtt az óvárost és a San Franciscót járjátok be, délután a Larco Múzeumot. Ha a Huaca Pucllanát is látnátok, ne keddre tegyétek.",
        },
        3: {
          title: "Le a Szent Völgybe",
          text: "Délelőtt repüljetek, és a reptérről taxival menjetek le Urubambába. Délutánra elég egy ebéd és egy séta a folyóparton.",
        },
        4: {
          title: "Maras, Moray, Chinchero",
          text: `Autóval fél nap alatt körbeértek. Chincherónál (${heightOf("chinchero")}) csak rövid időre álljatok meg a szövőknél, aztán vissza a melegebb völgybe.`,
        },
        5: {
          title: "Ollantaytambo, este vonat",
          text: "Délután, amikor a nap már oldalról süti, másszatok föl az inka erődbe, utána üljetek az esti vonatra: olcsóbb, mint a reggeli.",
        },
        6: {
          title: "Machu Picchu hajnalban",
          text: "Az első buszok egyikével menjetek föl; délután vonat és kisbusz visz Cuscóba. Estére semmit se tervezzetek: ez az út leghosszabb napja.",
        },
        7: {
          title: "Cusco és a négy rom fölötte",
          text: "Délelőtt a várost nézitek meg, délután taxival mentek Tambomachayig, és onnan lefelé gyalogoltok Sacsayhuamánig.",
        },
        8: {
          title: "Pisac, vagy a déli völgy",
          text: "Vasárnap Pisac vására és romjai a legszebbek; más napokon Tipón teraszait és Andahuaylillas festett templomát válasszátok.",
        },
        9: {
          title: "Lima, délben ceviche",
          text: "Délelőtt visszarepültök, ebédre *ceviche* vár, estére Barranco. Ha valahol késtetek, ezen a napon behozzátok.",
        },
        10: {
          title: "Haza",
          text: "Ha csak este indul a gép, jöhet a mirafloresi partfal és egy múzeum; ha délelőtt, egyenesen a reptérre menjetek.",
        },
      },
      "two-weeks": {
        1: {
          title: "Megérkeztek Limába",
          text: "Mirafloresben szálljatok meg, és feküdjetek le korán: reggel indul a busz.",
        },
        2: {
          title: "Paracas: sivatag a tengernél",
          text: "A délelőtti busz egyenesen El Chacóba visz. Délután nézzétek meg a rezervátum vörös partját; mindig fúj a szél, úgyhogy dzseki is kell.",
        },
        3: {
          title: "Ballestas, aztán homok",
          text: "A reggel nyolckor induló hajóról oroszlánfókákat és pingvineket láttok. Délben busz visz Huacachinába, napnyugtakor homokfutóval mehettek ki a dűnékre.",
        },
        4: {
          title: "Nazca, este busz",
          text: "A vonalak repülőről délelőtt látszanak a legjobban, az út menti torony olcsóbb. Este jó céggel induljatok tovább, vagy aludjatok Nazcában, és menjetek nappali busszal.",
        },
        5: {
          title: "Arequipa, a fehér város",
          text: "Reggel érkeztek: előbb zuhanyozzatok és aludjatok. Délután a főteret és a Santa Catalina-kolostort járjátok be, többre ne vállalkozzatok.",
        },
        6: {
          title: "Juanita és egy hosszú ebéd",
          text: "Megnézitek a jégből előkerült inka lányt a múzeumában (januártól áprilisig nincs kiállítva), Yanahuara kilátóját, és egy *picantería*, helyi vendéglő asztalánál ebédeltek. Korán feküdjetek.",
        },
        7: {
          title: "Át a hágón a Colcához",
          text: `Az út a Patapampa-hágón, ${metres(heights.colcaPass)} magasan megy át; ott csak percekre szálljatok ki. Útközben vikunyákat láttok, este hőforrásban áztok.`,
        },
        8: {
          title: "Kondorok és hőforrás",
          text: "A Cruz del Cóndornál nyolc és tíz óra között keringenek a kondorok. Ebédre visszaértek Yanquéba, a délután legyen lusta: ez a második éjszaka a pihenő Puno előtt.",
        },
        9: {
          title: "Tovább a tóhoz",
          text: "Délelőtt Yanque utcáin sétáltok, Chivayban ebédeltek, és egy óra körül indul a turistabusz Punóba.",
        },
        10: {
          title: "A Titicaca szigetei",
          text: "Korai hajóval jutottok az úszó Uros-szigetekre és Taquilére. Aki Amantanín egy családnál aludna, adjon hozzá egy éjszakát.",
        },
        11: {
          title: "Busszal a La Raya-hágón át",
          text: `A közvetlen busszal a késő délután már Cuscóé. Ha Pukarát, Raqchit és Andahuaylillast is megnéznétek, válasszátok a turistabuszt, vezetővel és ebéddel: ${formatTravelTime(ways.punoCuscoTour.minutes, "hu")}, körülbelül ${ways.punoCuscoTour.usd[0]} dollár. Este Cuscóban már ismerős lesz a magasság.`,
        },
        12: {
          title: "A völgyön át az esti vonatig",
          text: "Délelőtt Pisac romjait és piacát nézitek meg, ebéd után Ollantaytambo inka falait. Az esti vonat Machu Picchu lábához, Aguas Calientesbe visz.",
        },
        13: {
          title: "Machu Picchu, aztán vissza Cuscóba",
          text: "Reggel busszal mentek föl, délután vonattal és kisbusszal vissza; vacsorára Cuscóban vagytok.",
        },
        14: {
          title: "Cusco, aztán le a tengerhez",
          text: "A délelőtt a San Pedro piacé, a Qorikancháé és San Blasé. Kora délután repültök Limába, este Barrancóba mentek. Ez a fél nap és éjszaka kevés tartalék, úgyhogy másra ne költsétek.",
        },
        15: { title: "Haza", text: "Délelőtt a Larco Múzeum vagy az óváros vár, este indul a gép." },
      },
      "cusco-jungle": {
        1: {
          title: "Két nap Limában",
          text: "Kialusszátok az utat, megnézitek a Larco Múzeumot és Barrancót. A nagy bőröndöt hagyjátok a szálláson: az erdőbe kis csomag kell.",
        },
        3: {
          title: "Be az őserdőbe",
          text: "Puerto Maldonadóba repültök, onnan a szállás hajója visz tovább a folyón. Vacsora után zseblámpával indultok éjszakai sétára.",
        },
        4: {
          title: "Holtág, lombkorona, papagájok",
          text: "Hajnalban az agyagfalnál lesitek meg a papagájokat, délután a holtágon óriásvidrát kerestek. Minden benne van a csomagban.",
        },
        6: {
          title: "Az erdőből a völgybe",
          text: "A reggeli hajó után rövid repülés visz Cuscóba, és a reptérről azonnal lefelé indultok. Aznap majdnem háromezer métert emelkedtek, ezért este csak pihenjetek.",
        },
        7: {
          title: "Pihenés, aztán Maras és Moray",
          text: "Délelőttre ne tervezzetek semmit; ebéd után félnapos körre mentek taxival a sólepárlókhoz és a teraszokhoz.",
        },
        8: {
          title: "Ollantaytambo, este vonat",
          text: "Délután bejárjátok a romokat, alkonyatkor az esti vonattal mentek Aguas Calientesbe.",
        },
        9: {
          title: "Egész nap Machu Picchunál",
          text: "Délelőttre vegyetek belépőt, délután menjetek el a Mandor-vízeséshez vagy a hőforráshoz. Vonat után most nem kell futni.",
        },
        10: {
          title: "Föl Cuscóba",
          text: "Délelőtt vonattal és kisbusszal mentek; délutánra elég egy lassú séta a Plaza de Armas körül.",
        },
        11: {
          title: "Cusco",
          text: "Délelőtt a Qorikanchát, a székesegyházat és San Blast nézitek meg. Délután taxival menjetek föl Sacsayhuamánhoz, és gyalog jöjjetek le.",
        },
        12: {
          title: "Pisac vagy a déli völgy",
          text: "Pisac vásárnapon a legjobb; Tipón és Andahuaylillas csendesebb.",
        },
        13: {
          title: "Színes hegyek",
          text: `Hajnali négykor indultok. Palccoyóhoz (${metres(heights.palccoyo)}) alig kell gyalogolni, Vinicuncára (${heightOf("rainbow-mountain")}) másfél-két óra az út fölfelé. Három cuscói éjszaka van mögöttetek.`,
        },
        14: {
          title: "Lima, tartalékban",
          text: "Délelőtt repültök, a délután a tengeré, az este egy utolsó jó vacsoráé.",
        },
        15: {
          title: "Haza",
          text: "Délelőtt még belefér az óváros; a reptérre három órával előbb érjetek ki.",
        },
      },
      "three-weeks": {
        1: {
          title: "Két nap Limában",
          text: "Az óvárosból, a Larco Múzeumból és a mirafloresi partfalból annyit nézzetek meg, amennyit az időeltolódás enged.",
        },
        3: {
          title: "Paracas",
          text: "Délelőtt buszoztok, délután bejárjátok a rezervátumot, este halat esztek a kikötőben.",
        },
        4: {
          title: "Ballestas és Huacachina",
          text: "Reggel hajóval mentek az oroszlánfókákhoz, a délután az oázisé és a dűnéké.",
        },
        5: {
          title: "Nazca, este busz",
          text: "Délelőtt repülővel szálltok a vonalak fölé, vagy fölmentek a kilátótoronyba, este éjszakai busszal indultok Arequipába.",
        },
        6: {
          title: "Két nap Arequipában",
          text: "Az első napon a Santa Catalina és a pihenés elég, a másodikra Juanita jut és egy délutánba nyúló ebéd.",
        },
        8: {
          title: "Át a hágón Yanquéba",
          text: `A Patapampa (${metres(heights.colcaPass)}) után leereszkedtek a völgybe; este hőforrásban áztok, és korán feküsztök.`,
        },
        9: {
          title: "Kondorok a kanyon fölött",
          text: "Végigbuszoztok a kanyon fölött a Cruz del Cóndorig, ott egy darabon a peremen is sétáltok. A második yanquei éjszaka a pihenő a tó előtt.",
        },
        10: {
          title: "Tovább Punóba",
          text: "Ráérős délelőtt, ebéd Chivayban, aztán a turistabusz visz a tóhoz.",
        },
        11: {
          title: "Egy este Amantanín",
          text: "A lassú hajó az Uros-szigetek mellett visz tovább; vacsorát és ágyat egy család ad. Vigyetek gyümölcsöt, rizst és készpénzt.",
        },
        12: {
          title: "Taquile, vissza Punóba",
          text: "A kötögető férfiak szigetén pisztrángot ebédeltek, délután hajóztok vissza.",
        },
        13: {
          title: "Busszal Cuscóba",
          text: "A közvetlen busz átvisz a La Raya-hágón; a turistabusz is, de megállókkal, ebéddel, egész nap alatt. Estére elég lesz egy leves.",
        },
        14: { title: "Cusco", text: "Délelőtt gyalog járjátok be a várost, délután Sacsayhuamánt." },
        15: {
          title: "Szivárvány-hegy vagy pihenés",
          text: `Vinicuncára (${heightOf("rainbow-mountain")}) vagy a könnyebb Palccoyóhoz (${metres(heights.palccoyo)}) mehettek; ha a lábatok tiltakozik, üljetek be San Blas kávézóiba.`,
        },
        16: {
          title: "Pisac, Moray, Ollantaytambo",
          text: "Kocsival végigmentek a völgyön, és abban az inka faluban alszotok, ahonnan reggel a vonat indul.",
        },
        17: {
          title: "Machu Picchu",
          text: "Délelőtt vonatoztok, délben van a belépőtök, éjszakára Aguas Calientesben maradtok.",
        },
        18: {
          title: "Vissza Cuscóba",
          text: "Ráérős délelőtt után vonattal és kisbusszal mentek; este csomagoljatok kis táskát az erdőbe.",
        },
        19: {
          title: "Két éjszaka az őserdőben",
          text: "Reggel Puerto Maldonadóba repültök, és hajóval mentek a szállásra. Másnap hajnalban papagájokat, délután a holtágat, este kajmánokat néztek.",
        },
        21: {
          title: "Vissza Limába",
          text: "Hajó és repülő után egy szabad délután marad a tengernél: ez a tartalék.",
        },
        22: { title: "Haza", text: "Délelőtt megnézhetitek, ami Limából kimaradt, este indul a gép." },
      },
      slow: {
        1: {
          title: "Három nap Limában",
          text: "Naponta elég egy dolog: az óváros, a Larco Múzeum, Barranco. A többi idő a tengerre néző padoké.",
        },
        4: {
          title: "Négy éjszaka Arequipában",
          text: `Repüljetek, mert a busz ${range(busHours.limaArequipa)} óra. Jut idő egy főzőtanfolyamra, Juanitára, egy délelőttre a fehér kő bányájában, és egy egész nap semmittevésre.`,
        },
        8: {
          title: "Két éjszaka a Colcánál",
          text: `Yanquéban hőforrás és szép templom van, az egyik délelőtt a kondoroké. Az út ${metres(heights.colcaPass)} magasan megy át a Patapampa-hágón: ott ne időzzetek.`,
        },
        10: {
          title: "Négy éjszaka a völgyben",
          text: "Az első nap hosszabb: visszamentek Arequipába, Cuscóba repültök, és onnan azonnal le a völgybe. Utána minden napra egy hely jusson, vasárnapra Pisac vására.",
        },
        14: {
          title: "Két éjszaka Machu Picchunál",
          text: "Két délelőttre két belépőt vegyetek: az egyik a felső kilátóké, a másik a városé. Közte ott a hőforrás és a pillangóház.",
        },
        16: {
          title: "Négy éjszaka Cuscóban",
          text: "A Plaza de Armas környékén szálljatok meg, ahol sík a terep, ne San Blas lépcsői között. Szövést tanulhattok, csokoládét készíthettek, és lesétálhattok Tambomachaytól. Mire ideértek, a magasságot el is felejtitek.",
        },
        20: {
          title: "Lima, tartalékban",
          text: "Délelőtt repültök, a tengernél ebédeltek, este csomagoltok.",
        },
        21: {
          title: "Haza",
          text: "A legtöbb európai gép délután vagy este indul, úgyhogy a délelőtt a tiétek.",
        },
      },
      "with-children": {
        1: {
          title: "Két nap Limában",
          text: "Nappal a mirafloresi partfal játszóterei és a Huaca Pucllana vályogpiramisa, este a szökőkutak parkja tetszik majd nekik.",
        },
        3: {
          title: "Két éjszaka Paracasban",
          text: "Reggel nyolckor hajóval mentek az oroszlánfókákhoz és a pingvinekhez; délután, amikor a parton föltámad a szél, jöhet a medence.",
        },
        5: {
          title: "Huacachina",
          text: "Deszkán lehet lecsúszni a dűnékről. Homokfutóba nagyjából hatéves kortól üljenek, lassú sofőrrel, bekötött övvel.",
        },
        6: {
          title: "Vissza Limába",
          text: "Nappali busszal mentek, délutánra strand vagy játszótér marad; másnap korán indul a gép.",
        },
        7: {
          title: "Három éjszaka Urubambában",
          text: "Cuscóból rögtön lefelé mentek, és az első délután csak a szállás kertjében játszotok. Utána lámák, lovaglás és a marasi sólepárlók jönnek.",
        },
        10: {
          title: "Két éjszaka Machu Picchunál",
          text: "Már a vonatozás is program. Kiadós reggeli után délelőtt a 2-es körutat járjátok be; délutánra a pillangóház és a hőforrás marad.",
        },
        12: {
          title: "Két éjszaka Cuscóban",
          text: "A csokoládémúzeumot és Sacsayhuamán kőcsúszdáit szeretni fogják. Korán fektessétek le őket: itt a legmagasabb az ágy.",
        },
        14: {
          title: "Lima, tartalékban",
          text: "Délelőtt repültök, délután a tengernél vagytok. Ha valaki a hegyekben megbetegedett, itt kapjátok vissza azt a napot.",
        },
        15: { title: "Haza", text: "Estig a parton lehettek; a reptéren legyen kéznél pulóver és vacsora." },
      },
      north: {
        1: {
          title: "Megérkeztek Limába",
          text: "Vacsorázzatok, és feküdjetek le; az északi gép reggel megy.",
        },
        2: {
          title: "Huanchaco nádcsónakjai",
          text: "Repülővel érkeztek Trujillóba (éjszakai busszal 8–10 óra), aztán kimentek a partra, ahol a halászok ma is nádcsónakkal szállnak tengerre.",
        },
        3: {
          title: "Huaca de la Luna és Chan Chan",
          text: "Délelőtt a moche templom festett falait, délután Amerika legnagyobb vályogvárosát nézitek meg; taxival kitelik belőle egy nap.",
        },
        4: {
          title: "A tetovált úrnő",
          text: "El Brujóban találták meg Cao tetovált úrnőjét; a múzeumból továbbmentek Chiclayóba.",
        },
        5: {
          title: "Királysírok, este busz",
          text: "A lambayequei múzeumban Sipán aranyát látjátok (hétfőn zárva), délután Túcume piramisait, éjjel pedig a hegyekbe buszoztok.",
        },
        6: {
          title: "Chachapoyas",
          text: "Hét óra körül érkeztek. Aludjatok egyet, délután az óvárosba és a huancasi kilátóhoz menjetek, a szakadék fölé.",
        },
        7: {
          title: "Kuélap",
          text: "Kocsi, busz és drótkötélpálya visz a falakig. Hétfőn többnyire zárva van, és a napi létszám kötött: néhány nappal előbb vegyetek jegyet. [Bővebben](page:beyond-classic#chachapoyas).",
        },
        8: {
          title: "A Gocta-vízesés",
          text: "Cocachimbából két–két és fél óra az út oda, ugyanannyi vissza; este már a faluból nézitek a vízesést.",
        },
        9: {
          title: "Vissza a partra",
          text: "Nappali busszal vagy autóval menjetek Chiclayóba. A legtöbb busz éjjel jár, ezért előre kérdezzetek rá.",
        },
        10: {
          title: "Föl Máncorába",
          text: "Nappali busszal mentek a tengerpart mentén; estére már meleg vízben fürödtök.",
        },
        11: {
          title: "Tenger",
          text: "El Ñuróban teknősöket, júliustól októberig bálnákat láthattok, a többi idő a függőágyé.",
        },
        13: {
          title: "Vissza Limába",
          text: "Autóval Talarába (vagy Tumbesbe) mentek, onnan repültök; este Barranco vár. Ez a tartalék.",
        },
        14: { title: "Haza", text: "Délelőtt megnézitek a Larco Múzeumot, este indul a gép." },
      },
    },
  },
  freshness: [
    `A menetidők többsége tapasztalati érték; forrása a punói turistabusznak van (${month(ways.punoCuscoTour.asOf)}) és a Chiclayo–Chachapoyas útnak (${month(ways.chiclayoChachapoyas.asOf)}). Az árak becslések, ${month(tripPrices.asOf)}ig gyűjtött adatokból. A jegyárusításról ${month(yearlySale.asOf)}i, az El Niñóról ${month(coastalElNino.asOf)}i a legújabb hír.`,
    "Foglalás előtt nézzétek meg a menetrendet a [PeruRail](site:perurail) és az [Inca Rail](site:incaRail) oldalán, a szabad belépőket a [tuboleto.cultura.pe](site:tuBoleto) oldalon, és kérdezzetek rá, jár-e az Arequipa–Cusco repülő: erről nincs friss hír.",
  ],
}));
