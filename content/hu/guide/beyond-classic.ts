import { coastalElNino } from "#content/facts/climate/weather.ts";
import {
  aroundCajamarca,
  aroundChiclayo,
  beyondFares,
  beyondFlights,
  beyondPlaces,
  beyondRoads,
  gocta,
  huaraz,
  jaenAirport,
  kuelap,
  mancora,
  moche,
  northernEmergencies,
  paracas,
  royalTombs,
  type BeyondPlaceId,
} from "#content/facts/beyond/beyond-places.ts";
import { flightMinutes } from "#content/facts/journeys.ts";
import { places } from "#content/facts/places.ts";
import { formatPrice } from "#content/format-price.ts";
import { guideWords } from "#content/guide-words.ts";
import {
  formatAltitude,
  formatDistance,
  formatMetres,
  formatNumber,
  formatSoles,
} from "#i18n/format-amount.ts";
import { formatDate, formatMonth, formatTime } from "#i18n/format-date.ts";
import { formatDuration, formatHours } from "#i18n/format-duration.ts";
import { formatMonths } from "#i18n/format-months.ts";

const hours = ([from, to]: readonly [number, number]) => formatHours(from, "hu", to);
const range = ([from, to]: readonly [number, number]) =>
  [...new Set([from, to])].map((value) => formatNumber(value, "hu")).join("–");
const month = (iso: string) => formatMonth(iso, "hu");
const day = (iso: string) => formatDate(iso, "hu");
/** „2026. január 19-i” */
const ofDay = (iso: string) => day(iso).replace(/\.$/, "-i");
const flight = (minutes: number) => formatDuration(minutes, "hu");
const high = (id: BeyondPlaceId) => formatAltitude(places[id].altitude, "hu");
const days = (id: BeyondPlaceId) => `${range(beyondPlaces[id].days)} nap`;
const best = (id: BeyondPlaceId) => formatMonths(beyondPlaces[id].bestMonths, "hu");
const { trujillo: emergency, tumbes, rain } = northernEmergencies;

export default guideWords(() => ({
  title: "A klasszikus körön túl",
  description:
    "Paracas, Huaraz, Trujillo, Chiclayo, Kuélap, Cajamarca, Máncora és Puerto Maldonado: mit láttok ott, hogyan juttok el, hány nap kell, és mi lehet zárva.",
  keywords: [
    "Paracas",
    "Ballestas-szigetek",
    "Huaraz",
    "Trujillo Chan Chan",
    "Kuélap",
    "Gocta-vízesés",
    "Cajamarca",
    "Máncora",
    "Észak-Peru",
  ],
  lead: "A legtöbb utazás Lima, Cusco és a Titicaca-tó között telik, pedig a gleccserek, a Machu Picchunál ezer évvel régebbi vályogtemplomok, a bálnák és a felhőerdő városfalai mind ezen a körön kívül esnek. Itt egymás mellé tesszük a nyolc legjobb kitérőt: mennyi idő kell hozzájuk, mikor szépek, és hol kell előbb utánajárni, hogy nyitva vannak-e.",
  pictureAlt: "Kuélap kőfalai és a Gocta-vízesés zöld, ködös hegyek között.",
  sections: [
    {
      id: "compare",
      title: "Melyiket válasszátok?",
      blocks: [
        "**Ha csak egy-két napotok van,** menjetek Paracasba: Limából busszal elérhető, és egy délelőtt alatt fókát, pingvint és sivatagot láttok. **Ha hegyet akartok,** Huaraz; **ha régészetet,** Trujillo és Chiclayo; **ha olyat, ahol alig vannak mások,** Chachapoyas. Fürdeni Máncorába, állatot nézni Puerto Maldonadóba érdemes.",
        { kind: "figure", figure: "map" },
        {
          kind: "table",
          caption: "A nyolc hely egymás mellett",
          head: ["Hely", "Magasság", "Ott töltött idő", "Legjobb hónapok", "Út Limából", "Miért?"],
          rows: [
            [
              "[Paracas](#paracas)",
              high("paracas"),
              days("paracas"),
              best("paracas"),
              `busz ${hours(beyondRoads.limaParacas)}`,
              "sivatag és tenger, fókák, pingvinek",
            ],
            [
              "[Huaraz](#huaraz)",
              high("huaraz"),
              days("huaraz"),
              best("huaraz"),
              `busz ${hours(beyondRoads.limaHuaraz)}`,
              "hatezres csúcsok, türkiz tavak, Chavín",
            ],
            [
              "[Trujillo](#trujillo)",
              high("trujillo"),
              days("trujillo"),
              best("trujillo"),
              `repülő ${flight(beyondFlights.trujillo)}, busz ${hours(beyondRoads.limaTrujillo)}`,
              "Chan Chan, festett moche templomok",
            ],
            [
              "[Chachapoyas](#chachapoyas)",
              high("chachapoyas"),
              days("chachapoyas"),
              best("chachapoyas"),
              `kisgép ${flight(beyondFlights.chachapoyas)}, vagy Chiclayóból éjszakai busz`,
              "Kuélap, Gocta, felhőerdő",
            ],
            [
              "[Máncora](#mancora)",
              high("mancora"),
              days("mancora"),
              `fürdeni: ${best("mancora")}; bálnák: július közepétől októberig`,
              `repülő Talaráig ${flight(beyondFlights.talara)}, onnan ${hours(beyondRoads.talaraMancora)}`,
              "meleg tenger, szörf, bálnák",
            ],
            [
              "[Puerto Maldonado](#puerto-maldonado)",
              high("puerto-maldonado"),
              days("puerto-maldonado"),
              best("puerto-maldonado"),
              `repülő ${flight(flightMinutes.puertoMaldonado)}`,
              "őserdő Cuscótól karnyújtásnyira",
            ],
            [
              "[Chiclayo](#chiclayo)",
              high("chiclayo"),
              days("chiclayo"),
              best("chiclayo"),
              `repülő ${flight(beyondFlights.chiclayo)}, busz ${hours(beyondRoads.limaChiclayo)}`,
              "a sipáni úr aranya",
            ],
            [
              "[Cajamarca](#cajamarca)",
              high("cajamarca"),
              days("cajamarca"),
              best("cajamarca"),
              `repülő ${flight(beyondFlights.cajamarca)}, busz ${hours(beyondRoads.limaCajamarca)}`,
              "itt ejtették foglyul Atahualpát; farsang",
            ],
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Foglalás előtt járjatok utána",
          text: [
            `**Trujillo, Virú, Tumbes:** a bűnözés miatt ${ofDay(emergency.from)} kezdettel ${emergency.days} napra rendkívüli állapotot hirdettek. **Jaén repülőterét** ${ofDay(jaenAirport.closedSince)} kezdettel lezárták, **Kuélapban** napi keret van. **El Niño:** a perui bizottság ${month(coastalElNino.expectedUntil)}ig gyenge vagy közepes parti El Niñóra számított (${month(coastalElNino.asOf)}); januártól áprilisig ilyenkor az északi part útjait víz vághatja el. A friss jelentés: [ENFEN](site:elNino).`,
          ],
        },
      ],
    },
    {
      id: "paracas",
      title: "Paracas és a Ballestas-szigetek",
      facts: [
        { term: "Magasság", text: high("paracas") },
        { term: "Mennyi idő", text: days("paracas") },
        { term: "Legjobb", text: "egész évben; strandidő decembertől áprilisig" },
        { term: "Út", text: `busszal Limából ${hours(beyondRoads.limaParacas)}` },
      ],
      blocks: [
        `A sivatag itt egyenesen a hideg, halban gazdag tengerbe fut. A Ballestas-szigetekre El Chaco kikötőjéből ${paracas.boats.map((time) => `${formatTime(time, "hu")}-kor`).join(" és ")} indulnak a motorcsónakok; az út ${formatHours(paracas.boatHours, "hu")}, útközben a homokba vésett óriás gyertyatartó (*Candelabro*) mellett hajóztok el. Partra szállni nem szabad, a csónakból látjátok az oroszlánfókákat, a Humboldt-pingvineket és a guanómadarak tízezreit. Délután a szél miatt nincs hajó.`,
        {
          kind: "list",
          items: [
            `**A nemzeti rezervátum** ${paracas.reserve.since} óta védett, ${formatNumber(paracas.reserve.hectares, "hu")} hektár, kétharmada tenger. Délután nézzétek meg: a Vörös strand (*Playa Roja*), Lagunillas öble és a Supay-szikla fél nap, kisbusszal vagy kerékpárral.`,
            `**Eljutás:** a Cruz del Sur, az Oltursa és a Peru Hop El Chacóig megy. Icáig és a Huacachina-oázisig még ${hours(beyondRoads.paracasIca)}: [Huacachina](page:top-ten#huacachina).`,
            `**Ár:** a csónak illetékekkel együtt ${formatPrice(paracas.boat, "hu")} (becslés, ${month(paracas.boat.asOf)}), a rezervátum túrája külön program. A mólónál több iroda árulja, hasonlítsátok össze.`,
            "**Csomagba:** széldzseki, sapka a madarak miatt, tengeribetegség elleni tabletta; a napszemüvegre kössetek zsinórt.",
          ],
        },
        "Nagy hullámzáskor a kikötő egy-két napra is bezár. Ha a szigetek fontosak, legyen még egy szabad délelőttötök; az elmaradt útért visszaadják a pénzt. Péntektől vasárnapig sok limai jön ide, hétköznap olcsóbb és csendesebb.",
      ],
    },
    {
      id: "huaraz",
      title: "Huaraz és a Cordillera Blanca",
      facts: [
        { term: "Magasság", text: high("huaraz") },
        { term: "Mennyi idő", text: days("huaraz") },
        { term: "Legjobb", text: best("huaraz") },
        { term: "Út", text: `busszal Limából vagy Trujillóból ${hours(beyondRoads.limaHuaraz)}` },
      ],
      blocks: [
        `Peru legmagasabb csúcsa, a ${formatAltitude(huaraz.huascaran, "hu")} magas Huascarán alatt fekszik a város, amelynek környékén napi kirándulással is gleccserek és türkiz tavak közé juttok. Az első két nap legyen könnyű: Wilcacocha (${formatAltitude(huaraz.wilcacocha, "hu")}), a Llanganuco-tavak, majd a Parón-tó (${formatAltitude(huaraz.paron, "hu")}).`,
        {
          kind: "list",
          items: [
            `**Laguna 69** (${formatAltitude(huaraz.laguna69, "hu")}): a legszebb egynapos túra, de ${day(huaraz.agencyOnly.since)} óta csak olyan irodával mehettek, amely a parkkal szerződött, és a digitális jegyet is az veszi meg (${month(huaraz.agencyOnly.asOf)}). Fürdeni tilos: egy látogatót ${formatSoles(huaraz.bathingFine.soles, "hu")}ig terjedő bírsággal fenyegettek (${month(huaraz.bathingFine.asOf)}).`,
            `**Chavín de Huántar** (${formatAltitude(places.chavin.altitude, "hu")}): háromezer éves templom föld alatti folyosókkal, a világörökség része; oda ${hours(beyondRoads.huarazChavin)} kocsival.`,
            `**Pastoruri** (${formatAltitude(huaraz.pastoruri, "hu")}): autóval megközelíthető, egyre kisebb gleccser. Ne az első napokban.`,
            "**Yungay:** a várost 1970-ben földrengés és jéglavina temette el; a helyén emlékmező van.",
            "**Több napra:** a Santa Cruz és a Huayhuash útja, engedélyekkel: [Gyalogtúrák](page:treks#huaraz).",
          ],
        },
        "Több cég jár Limából nappal és éjszaka is; nappal a táj, éjjel az alvás szól mellette. A közeli Anta repülőterére csak időnként jár gép, ne arra építsetek. Nappal meleg van, éjjel hideg, az eső novembertől áprilisig a csúcsokat is eltakarja. Fejfájás, hányinger ellen nincs jobb orvosság a lassú kezdésnél: [Magasság](page:safety-health#altitude).",
      ],
    },
    {
      id: "trujillo",
      title: "Trujillo, a mochék és a chimúk földje",
      facts: [
        { term: "Magasság", text: high("trujillo") },
        { term: "Mennyi idő", text: `${days("trujillo")}, Chiclayóval négy` },
        { term: "Legjobb", text: "egész évben; napos decembertől áprilisig" },
        {
          term: "Út",
          text: `repülővel ${flight(beyondFlights.trujillo)}, busszal ${hours(beyondRoads.limaTrujillo)}`,
        },
      ],
      blocks: [
        `Itt van Amerika legnagyobb vályogvárosa, **Chan Chan**, a chimúk székhelye nagyjából ${moche.chanChan.from} és ${moche.chanChan.to} között, a világörökség része. A bejárható része a Nik-An palota, halakat és madarakat mintázó falaival. A várostól negyedórányira a **Hold temploma** (*Huaca de la Luna*) még sok száz évvel idősebb: a mochék egymásra épített templomszintjein ma is élénkek a festett domborművek. Vezetővel látogatható, ${formatTime(moche.luna.opens, "hu")} és ${formatTime(moche.luna.closes, "hu")} között (keltezetlen adat); a szomszédos Nap temploma zárva van. ${moche.visitors.year}-ban mindössze ${moche.visitors.thousand} ezren nézték meg, tolongásra tehát ne számítsatok.`,
        {
          kind: "list",
          items: [
            "**Huanchaco:** halászfalu és szörfpart fél órára, ahol ma is nádcsónakon (*caballito de totora*) lovagolják meg a hullámot. Itt érdemes aludni.",
            "**El Brujo:** Cao úrnőjének, egy tetovált moche uralkodónőnek a sírja és múzeuma, félnapos kirándulás.",
            "**Óváros:** színes, rácsos ablakú gyarmati házak a főtér körül; nappal sétáljátok be.",
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Trujillo és a biztonság",
          text: [
            `Zsarolás és gyilkosságok miatt Trujillo és Virú tartományban szinte megszakítás nélkül rendkívüli állapot volt; a legutóbbi ismert rendelet ${ofDay(emergency.from)} kezdettel ${emergency.days} napra szólt. Az erőszak nem a turistáknak szól, de járjatok nappal, alkalmazással hívott kocsival vagy túrával, és este maradjatok Huanchacóban. Az esős évszakban a folyók is bajt hoznak: sok itteni kerületben az áradások veszélye miatt is rendkívüli állapotot hirdettek (${month(rain.asOf)}). Bővebben: [Hol milyen a közbiztonság?](page:safety-health#places)`,
          ],
        },
        { kind: "heading", id: "chiclayo", text: "Chiclayo és a sipáni úr" },
        `Trujillóból busszal ${hours(beyondRoads.trujilloChiclayo)}, Limából repülővel ${flight(beyondFlights.chiclayo)}. A Limából induló busz ${hours(beyondRoads.limaChiclayo)}, jegye ${formatSoles(beyondFares.limaChiclayo.soles, "hu")} körül van, karácsonykor ${formatSoles(beyondFares.limaChiclayo.atChristmas, "hu")} (${month(beyondFares.limaChiclayo.asOf)}). A város maga poros és forró, de ${formatDistance(royalTombs.kmFromChiclayo, "hu")} távolságra, Lambayequében van Peru egyik legjobb múzeuma: a **Királysírok Múzeuma** (*Museo Tumbas Reales*), moche piramis alakú épületben, a sipáni úr érintetlenül megtalált aranykincsével. ${formatTime(royalTombs.opens, "hu")} és ${formatTime(royalTombs.closes, "hu")} között van nyitva (${month(royalTombs.hoursAsOf)}), hétfőn zárva, a hónap első vasárnapján ingyenes (${month(royalTombs.freeSundayAsOf)}). Telefont és fényképezőgépet bevinni nem lehet.`,
        `A sírok helye, **Sipán**, ${formatDistance(aroundChiclayo.sipan, "hu")}-re keletre, **Túcume** huszonhat vályogpiramisa ${formatDistance(aroundChiclayo.tucume, "hu")}-re északra van; a kettő kocsival egy nap alatt bejárható. XIV. Leó pápa 2023-ig Chiclayo püspöke volt, emlékhelyeit külön útvonal köti össze.`,
      ],
    },
    {
      id: "chachapoyas",
      title: "Chachapoyas és Kuélap, a felhőerdő népe",
      facts: [
        { term: "Magasság", text: high("chachapoyas") },
        { term: "Mennyi idő", text: days("chachapoyas") },
        { term: "Legjobb", text: best("chachapoyas") },
        {
          term: "Út",
          text: `Chiclayóból éjszakai busszal ${hours(beyondRoads.chiclayoChachapoyas)}`,
        },
      ],
      blocks: [
        "Peru legszebb vidéke azok közül, ahová alig jutnak el: fallal körülvett hegyi város, sziklafalba rejtett szarkofágok, vízesések a felhőerdőben. Az odajutás a nehéz, ezért azt tervezzétek meg a leggondosabban.",
        {
          kind: "terms",
          items: [
            {
              term: "Repülővel",
              text: `Az ATSA kis gépei Limából egyenesen Chachapoyasra járnak (${month(kuelap.runningAsOf)}), nagyjából ${flight(beyondFlights.chachapoyas)} alatt. Kevés a hely, és a felhő sokszor közbeszól: legyen utána egy tartaléknap.`,
            },
            {
              term: "Jaénen át",
              text: `A LATAM járata után kocsival még ${hours(beyondRoads.jaenChachapoyas)}. A repülőteret a futópálya javítása miatt ${ofDay(jaenAirport.closedSince)} kezdettel ${jaenAirport.days} napra lezárták; a légitársaságtól tudhatjátok meg, jár-e már a gép.`,
            },
            {
              term: "Busszal",
              text: `Chiclayóból éjszaka ${hours(beyondRoads.chiclayoChachapoyas)}: a legbiztosabb út. Tarapotóból nappal ${hours(beyondRoads.tarapotoChachapoyas)}.`,
            },
            {
              term: "A hegyeken át",
              text: `Cajamarcából Celendínen és Leymebambán át ${hours(beyondRoads.cajamarcaChachapoyas)} keskeny úton, csak nappal, csak jó gyomrúaknak.`,
            },
          ],
        },
        { kind: "heading", id: "kuelap", text: "Kuélap" },
        `A hegygerincen, ${formatAltitude(places.kuelap.altitude, "hu")} magasan ülő, helyenként húszméteres fallal övezett várost Machu Picchunál korábban építették. A déli fal egy része az esőben leomlott (${month(kuelap.wallFell)}); belül ${month(kuelap.reopened)} óta részben újra látogatható, az utolsó ismert szabály szerint napi ${kuelap.quota.aDay} emberrel, ${kuelap.quota.minutes} percre (${month(kuelap.quota.asOf)}). A város egy része és a főtemplom zárva lehet, ezért előre foglaljatok a [minisztérium jegyoldalán](site:tuBoleto), és kérdezzetek rá.`,
        `Nuevo Tingóból **kabinos felvonó** visz föl: ${formatDistance(kuelap.cableCar.km, "hu")}, ${kuelap.cableCar.minutes} perc, előtte rövid buszozással. A sajtó szerint újra jár (${month(kuelap.runningAsOf)}); az utolsó ár, amelyet ismerünk, oda-vissza ${formatSoles(kuelap.cableCar.soles, "hu")} (${month(kuelap.cableCar.asOf)}). Csak ${kuelap.cableCar.bagKg} kilós kis táskát engednek fel, viharban leáll, hétfőn többnyire zárva van. Nélküle másfél-két óra kocsival, vagy ${formatDistance(kuelap.walkKm, "hu")} gyalog Tingóból.`,
        { kind: "heading", id: "gocta", text: "Gocta és a többi" },
        `A **Gocta-vízesés** két lépcsőben ${formatMetres(gocta.metres, "hu")} magas. Cocachimbából (${formatAltitude(gocta.cocachimba, "hu")}) ${range(gocta.pathKm)} km az ösvény, oda ${hours(gocta.hours)}; esők után a legteltebb. Külön nap a **karajíai** szarkofágoké a szikla peremén, és **Leymebambáé**, ahol több mint kétszáz múmiát őriznek. Novembertől áprilisig esik, ilyenkor a kőomlás is gyakoribb.`,
        { kind: "heading", id: "cajamarca", text: "Cajamarca" },
        `Gyarmati város zöld medencében, ${high("cajamarca")} magasan; Limából repülővel ${flight(beyondFlights.cajamarca)}, Trujillóból busszal ${hours(beyondRoads.trujilloCajamarca)}. ${day(aroundCajamarca.conquest)} napján itt ejtette foglyul Pizarro Atahualpát, az inkát: a Váltságdíj terme (*Cuarto del Rescate*) az egyetlen inka épület, amely a városban megmaradt. A Santa Apolonia-dombra ${aroundCajamarca.steps} lépcső vezet. Fél-fél nap **Cumbemayo** kőerdeje és inkák előtti csatornája (${formatAltitude(aroundCajamarca.cumbemayo, "hu")}), az otuzcói sírablakok és az inka fürdő (*Baños del Inca*) meleg vize. A farsang itt a legvadabb egész Peruban: víz és festék mindenkire. Az eső októbertől áprilisig tart.`,
      ],
    },
    {
      id: "mancora",
      title: "Máncora és az északi strandok",
      facts: [
        { term: "Magasság", text: high("mancora") },
        { term: "Mennyi idő", text: days("mancora") },
        { term: "Tenger", text: `${range(mancora.sea)} °C` },
        {
          term: "Út",
          text: `Talaráig repülővel ${flight(beyondFlights.talara)}, onnan ${hours(beyondRoads.talaraMancora)}`,
        },
      ],
      blocks: [
        `Peru egyetlen partja, ahol egész évben lehet fürdeni. Máncora a szörf és a bulik helye; aki csendet keres, Las Pocitasban vagy Vichayitóban száll meg. Talara mellett Tumbes repülőtere is jó (${hours(beyondRoads.tumbesMancora)} kocsival), Piuráé távolabb van (${hours(beyondRoads.piuraMancora)}). Limából busszal ${hours(beyondRoads.limaMancora)}, Chiclayóból ${hours(beyondRoads.chiclayoMancora)}.`,
        {
          kind: "list",
          items: [
            `**Hosszúszárnyú bálnák:** július közepétől október végéig, leginkább ${formatMonths([mancora.whales.best], "hu")}ban. A csónakok reggel 7 és délelőtt 11 óra között indulnak Los Órganosból, Máncorából és Punta Salból, ${range(mancora.whales.hours)} órára, ${formatSoles(mancora.boat.soles, "hu")} körüli áron (keltezetlen adat). Engedélyes céggel menjetek, amely mentőmellényt ad, és nem kergeti az állatokat.`,
            "**Teknősök:** El Ñuro mólójánál; nézni szabad, etetni és megfogni nem.",
            "**Tömeg:** karácsony és újév, a nagyhét és a július végi ünnep idején a szállás két-háromszoros áron is betelik.",
          ],
        },
        `Este ne sétáljatok a sötét parton, mert rablás előfordul. A szúnyogok dengue-lázat terjesztenek, riasztó itt is kell. Tumbes és Zarumilla tartományban ${ofDay(tumbes.from)} kezdettel ${tumbes.days} napra rendkívüli állapotot hirdettek; Ecuador felé csak egyetlen átkelő van nyitva: [Tumbes és Huaquillas](page:getting-there#border-huaquillas). El Niño éveiben januártól áprilisig az út is megszakadhat.`,
      ],
    },
    {
      id: "puerto-maldonado",
      title: "Puerto Maldonado, őserdő Cusco mellett",
      facts: [
        { term: "Magasság", text: high("puerto-maldonado") },
        { term: "Mennyi idő", text: days("puerto-maldonado") },
        { term: "Legjobb", text: best("puerto-maldonado") },
        {
          term: "Út",
          text: `Cuscóból repülővel ${range(beyondFlights.fromCusco)} perc, Limából ${flight(flightMinutes.puertoMaldonado)}`,
        },
      ],
      blocks: [
        "Aki Machu Picchu után három-négy napot az őserdőben töltene, ennél egyszerűbbet nem talál: Cuscóból felszálltok, és ebédre már egy Tambopata menti szálláshoz visz a csónak. Agyagfalon gyülekező arákat, óriásvidrákat, kajmánokat és majmokat láthattok, jaguárt csak szerencsével. A folyó menti szállások csomagban árulják az utat, a vezetőt és az étkezést.",
        `Saját szakállra a **Sandoval-tóhoz** lehet eljutni: fél óra csónak, majd ösvény. Cuscóból busz is jön, ${hours(beyondRoads.cuscoMaldonado)} alatt, a legegyszerűbb jegy ${formatSoles(beyondFares.cuscoMaldonado.soles, "hu")} volt (${month(beyondFares.cuscoMaldonado.asOf)}); éjszaka hágón megy át, vigyetek pulóvert. Május és augusztus között a hideg déli légtömeg (*friaje*) két-három napra pulóveridőt hoz a trópusra.`,
        "A Cusco felé vezető országút La Pampa nevű szakaszán az illegális aranybányászok miatt ne álljatok meg. Sárgaláz elleni oltás, maláriagyógyszer, szállástípusok és a három őserdő egymás mellett: [Melyik őserdőbe?](page:jungle#tambopata)",
      ],
    },
    {
      id: "fit",
      title: "Hogyan fér bele?",
      blocks: [
        "A klasszikus két hétbe egyetlen kitérő fér bele kapkodás nélkül. Ezek közül válasszatok:",
        {
          kind: "table",
          caption: "Mennyi idő kell hozzá, utazással együtt",
          head: ["Kitérő", "Napok", "Hová illik", "Megjegyzés"],
          rows: [
            [
              "Paracas–Ica–Nazca",
              "3–4",
              "az út elejére, Limából délnek",
              "tovább busszal Arequipába; így fokozatosan juttok magasra",
            ],
            [
              "Puerto Maldonado",
              "4",
              "Cusco után vagy elé",
              "[terv napokra bontva](page:itineraries#cusco-jungle)",
            ],
            ["Huaraz", "5–7", "Lima és Cusco közé", "jól szoktat a magassághoz, de sok a buszozás"],
            [
              "Trujillo–Chiclayo–Chachapoyas",
              "7–9",
              "önálló északi út",
              "[észak napokra bontva](page:itineraries#north)",
            ],
            [
              "Máncora",
              "3–4",
              "az út végére, július és október között",
              "Talarából vissza Limába, egy tartaléknappal",
            ],
            ["Cajamarca", "3", "Trujillo után", "farsangkor hónapokkal előbb foglaljatok"],
          ],
        },
        `**Huaraz és az észak egy úton:** Limából busszal Huarazba mentek, ott ${days("huaraz")} a jó hossz, onnan ${hours(beyondRoads.limaHuaraz)} a busz Trujillóba, és a második nap estéjén, Huanchacóban beálltok az [északi tervbe](page:itineraries#north). A trujillói repülőjegyet megspóroljátok, és közben nem kell visszamennetek Limába.`,
        "Két alapszabály: a hazafelé induló gép előtti éjszaka legyen Limában, és a bizonytalan járatok (Chachapoyas, Jaén, Huaraz) után maradjon egy szabad nap. A belföldi repülőjegyek és buszok árai: [Nagy tételek](page:costs#big-items).",
      ],
    },
  ],
  freshness: [
    `A rendkívüli állapotokról és a Laguna 69 szabályáról ${month(emergency.asOf)}, a jaéni repülőtérről és El Niñóról ${month(jaenAirport.asOf)} a legfrissebb hír. A kuélapi keretről szóló adat ${month(kuelap.quota.asOf)}i, a felvonó ára ${month(kuelap.cableCar.asOf)}i. Az utazási idők kerekítettek, általános ismereteken és útikalauzokon alapulnak.`,
    "Indulás előtt nézzétek meg: Kuélap és a múzeumok nyitvatartását a [jegyoldalon](site:tuBoleto) és a [kulturális minisztériumnál](site:culture), a parkok díját a [SERNANP](site:sernanp) oldalán, a part időjárását az [ENFEN](site:elNino) jelentésében, a biztonságot a [Konzinfón](site:konzinfo).",
  ],
}));
