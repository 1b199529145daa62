import { huaraz } from "#content/facts/beyond/beyond-places.ts";
import { coastalElNino } from "#content/facts/climate/weather.ts";
import { emergency, singleNumber } from "#content/facts/country.ts";
import { helpLines } from "#content/facts/entry/help-lines.ts";
import { safetyAdvice, yellowFever } from "#content/facts/entry/travel-advice.ts";
import {
  altitudeRules as rules,
  altitudeSteps,
  deathsAroundCusco,
} from "#content/facts/health/altitude-rules.ts";
import { altitudeBands, altitudeStops } from "#content/facts/health/altitude-stops.ts";
import {
  carePrices,
  clinicDeposit,
  dengue,
  diarrhoea,
  measles,
  policyLimits,
  rabies,
  yellowFeverAdvice,
  yellowFeverCases,
} from "#content/facts/health/infections.ts";
import { oxygenPercent } from "#content/facts/health/oxygen-percent.ts";
import { emergencyState, otherEmergencies } from "#content/facts/safety/emergency-state.ts";
import { rescueLines } from "#content/facts/safety/rescue-lines.ts";
import {
  arequipaTaxis,
  cuscoComplaints,
  officialAdvice,
  phoneWarning,
  railwaySlide,
  roadDeaths,
  strikes,
  trainCollision,
} from "#content/facts/safety/safety-figures.ts";
import { highestBedOf } from "#content/facts/itineraries/itineraries.ts";
import { iquitosFacts, jungleHealth } from "#content/facts/jungle/jungle.ts";
import { places } from "#content/facts/places.ts";
import { treks } from "#content/facts/treks/treks.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatMetres, formatNumber } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";
import { formatDays } from "#i18n/format-days.ts";

const metres = (value: number) => formatMetres(value, "hu");
const number = (value: number) => formatNumber(value, "hu");
const day = (iso: string) => formatDate(iso, "hu");
const month = (yearMonth: string) => formatMonth(yearMonth, "hu");
/** „2026. január 24-i” */
const ofDay = (iso: string) => day(iso).replace(/\.$/, "-i");
const days = (from: string, to: string) =>
  `${from.slice(0, 4)}. ${Object.values(formatDays(from, to, "hu")).join("")}`;
const call = ({ shown, tel }: { shown: string; tel: string }) => `[${shown}](tel:${tel})`;
const line = (digits: string) => `[${digits}](tel:${digits})`;

const [felt, hard, visit] = altitudeBands;
const northernBed = () => places[highestBedOf("north")].altitude;

export default guideWords(() => ({
  title: "Biztonság és egészség",
  description:
    "Hol mire kell vigyázni Peruban: negyedek és városok, taxi, éjszakai busz, rendkívüli állapot, hegyibetegség, oltások, klinikák, biztosítás.",
  keywords: [
    "Peru biztonság",
    "veszélyes-e Peru",
    "Lima veszélyes negyedek",
    "rendkívüli állapot Peru",
    "hegyibetegség",
    "sárgaláz oltás Peru",
    "Peru utasbiztosítás",
    "turistarendőrség",
  ],
  lead: "A legtöbb perui út baj nélkül telik. A mindennapi kockázat a lopás, a mindennapi bosszúság az útlezárás; ami igazán veszélyes lehet, az a magasság és az országút. Itt megnézhetitek, melyik városban mire figyeljetek, mit tegyetek, ha mégis történik valami, és mit beszéljetek meg még itthon az orvossal és a biztosítóval.",
  pictureAlt:
    "Alkonyat egy kivilágított cuscói téren: turistarendőr a szökőkút mellett, az árkádok alatt egy gyógyszertár zöld keresztje világít.",
  sections: [
    {
      id: "places",
      title: "Hol milyen a közbiztonság?",
      blocks: [
        "Peruban nem az a kérdés, biztonságos-e az ország, hanem az, hogy melyik utcában jártok és hány órakor. A turisták útvonalán nappal ugyanúgy sétálhattok, mint egy nagy dél-európai városban, sötétedés után viszont két saroknyira is érdemes kocsit hívni.",
        {
          kind: "table",
          caption: "Lima és Callao negyedről negyedre",
          head: ["Hol?", "Nappal", "Sötétedés után"],
          rows: [
            [
              "Miraflores, San Isidro, Barranco, San Borja",
              "nyugodt, gyalog is; motorosok és a járdán bicikliző álfutárok kapják ki a kézből a telefont",
              "a forgalmas utcákon gyalog, máshová alkalmazással hívott kocsival",
            ],
            [
              "Lima óvárosa",
              "a Plaza Mayor és a San Francisco-kolostor között nyugodt; a tüntetések is itt gyűlnek, ilyenkor lezárják",
              "kocsival, kaputól kapuig",
            ],
            [
              "Barrios Altos, Plaza Dos de Mayo, La Victoria és Gamarra, a Rímac dombja",
              "csak helybeli kísérővel",
              "ne menjetek",
            ],
            [
              "Callao",
              "a repülőtérre menet áthajtotok rajta; La Punta és a Monumental művésznegyede kocsival",
              "csak a repülőtér; a kikötő környékét nappal is kerüljétek",
            ],
            [
              "Külső kerületek (San Juan de Lurigancho, Comas, Ate, Puente Piedra, Villa El Salvador)",
              "nincs látnivalójuk; zsarolóbandák fenyegetik a buszosokat és a boltosokat",
              "ne menjetek",
            ],
          ],
        },
        {
          kind: "table",
          caption: "A többi város",
          head: ["Hol?", "Mire számítsatok?", "Mit tegyetek?"],
          rows: [
            [
              "Cusco",
              `zsebtolvajok a buszállomáson, a piacon és a hosztelekben, becsapós irodák; havonta ${cuscoComplaints.aMonth.join("–")} turista tett feljelentést, ${cuscoComplaints.theftPercent}%-uk lopás, ${cuscoComplaints.fraudPercent}%-uk csalás miatt (${cuscoComplaints.asOf.slice(0, 4)})`,
              "késő este a San Blas sikátoraiba és a Sacsayhuamán felé taxival; túrát csak irodában, számlával vegyetek",
            ],
            [
              "Arequipa",
              `utcán leintett áltaxik: ${arequipaTaxis.months} hónap alatt ${arequipaTaxis.robberies} rablás, többnyire ${arequipaTaxis.hours.join(" és ")} között (${arequipaTaxis.asOf.slice(0, 4)})`,
              "taxit alkalmazással vagy a szálláson rendeljetek",
            ],
            [
              "Puno, Juliaca",
              "Puno nyugodt, csak az állomás környéke sötét; Juliaca zsúfolt átszállóhely, és gyakran itt kezdődnek az útlezárások",
              "Juliacában csak a reptér és a busz legyen a cél, világosban",
            ],
            [
              "Trujillo",
              `bandaháború a külvárosokban, rendkívüli állapottal (${month(otherEmergencies.north.asOf)}); az óvárosban és Huanchacóban ebből keveset látni`,
              "Chan Chanba és a Huaca de la Lunához taxival vagy vezetővel",
            ],
            [
              "Máncora, Tumbes",
              `éjszakai rablások a parton és a mototaxikban; Tumbesben rendkívüli állapot (${month(otherEmergencies.north.asOf)})`,
              "sötétben ne a homokon menjetek haza; a határon csak nappal és végig egy busszal",
            ],
            [
              "Ica, Huacachina, Nazca, Paracas",
              "kisvárosi nyugalom, az állomásokon tolvajok",
              "a csomag maradjon a kezetek ügyében",
            ],
            [
              "Huaraz, Cajamarca, Chachapoyas",
              "barátságos hegyi városok; a közeli kilátókhoz vezető magányos ösvényeken előfordul rablás",
              "kirándulni csoporttal vagy vezetővel menjetek",
            ],
            [
              "Iquitos, Puerto Maldonado",
              `a kikötőkben és Iquitos Belén piacán zsebtolvajok, az utcán álvezetők; Iquitos mellett a folyón egy kirándulócsoportot is kiraboltak (${month(iquitosFacts.robbery.asOf)})`,
              "az erdei szállást előre foglaljátok le, és kérjétek, hogy onnan várjanak a reptéren",
            ],
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Ahová ne menjetek",
          text: [
            `**VRAEM:** az Apurímac, az Ene és a Mantaro völgye Ayacucho, Cusco, Huancavelica és Junín megye határán a kábítószer-kereskedőké és a Fényes Ösvény maradékáé. Itt is rendkívüli állapot volt az utolsó hír szerint (${month(otherEmergencies.vraem.asOf)}). Cusco városa, a Szent Völgy, az Inka-ösvény és Machu Picchu **nem** tartozik ide.`,
            `**A kolumbiai határ** ${safetyAdvice.borderStripKm} km-es sávja Loretóban, magát az Amazonast és a hármas határt kivéve, valamint az **ecuadori határ** erdei szakaszai. Turistát semmi sem visz oda, ahogyan az illegális bányászatáról hírhedt **Pataz** tartományba (La Libertad) sem.`,
          ],
        },
        `Mit mondanak a kormányok? Az Egyesült Államok ${officialAdvice.unitedStates.of} fokozatú skáláján Peru a ${officialAdvice.unitedStates.level}. fokon áll: „fokozott óvatosság” (${month(officialAdvice.unitedStates.asOf)}); a brit külügy csak a fenti két vidékre ad ki figyelmeztetést (${month(officialAdvice.unitedKingdom.asOf)}). A magyar besorolás a [Konzinfón](site:konzinfo) olvasható: foglalás előtt és az indulás hetében is nézzétek meg.`,
      ],
    },
    {
      id: "crimes",
      title: "Lopás, rablás, csalás: hogyan kerülhető el?",
      blocks: [
        "A tolvaj azt keresi, aki a telefonját nézi. Néhány szokás, amelyet a limaiak maguk is betartanak:",
        {
          kind: "terms",
          items: [
            {
              term: "Telefon",
              text: "A járda szélén, piros lámpánál és nyitott autóablaknál ne legyen a kezetekben. Álljatok be egy üzletbe, ha térképet néznétek, és állítsátok be előre a távoli zárolást.",
            },
            {
              term: "Taxi",
              text: "Alkalmazással vagy a szállással hívjátok, ellenőrizzétek a rendszámot, üljetek hátra, és zárjátok az ajtót. A reptéren és az állomáson ajánlkozó sofőrrel ne menjetek. A *secuestro al paso*, a gyorsemberrablás szinte mindig leintett taxiban kezdődik: az áldozatot néhány órára tartják fogva, amíg kiürítik a kártyáját.",
            },
            {
              term: "Bankkártya",
              text: "Alacsony limitű kártya legyen nálatok, a másik maradjon a széfben; a banki alkalmazásban ne maradjatok belépve.",
            },
            {
              term: "Pénzautomata",
              text: "Nappal, bankfiókon belül használjátok. A kódot takarjátok el, segítséget ne fogadjatok el, és mindig solban kérjétek a terhelést, ne forintban vagy euróban.",
            },
            {
              term: "Ital, étel",
              text: "A poharat ne hagyjátok őrizetlenül, idegentől italt, édességet, cigarettát ne fogadjatok el. A *pepera* kábítószert kever az italba; társkeresőn megismert emberrel ezért nyilvános helyen találkozzatok. Együtt menjetek, együtt gyertek haza.",
            },
            {
              term: "Hamis pénz",
              text: "*Toque, mire, gire*: tapintsátok meg, tartsátok fény felé, billentsétek meg. Nagy címletet boltban váltsatok, ne taxiban, a szakadt bankjegyet pedig adjátok vissza.",
            },
            {
              term: "Táska",
              text: "Étteremben ne lógjon a széktámlán, buszon ne tegyétek a fej fölötti polcra. Ha valaki mustárral fröcsköl le, és törölgetni kezd, a társa már a táskátoknál van: menjetek tovább.",
            },
            {
              term: "Hamis rendőr, hamis vezető",
              text: "Igazi rendőr nem kér pénzt és PIN-kódot. Kérjétek, hogy gyalog menjetek be együtt az őrsre. A vezetőnek igazolványa (*carné*) van.",
            },
            {
              term: "Utazási iroda",
              text: "Írásos visszaigazolást és adószámot (RUC) kérjetek. Vonat- és Inka-ösvény-jegyet az utcán senki sem árul tisztességgel.",
            },
            {
              term: "Éjszakai busz",
              text: "Nagy társaság saját állomásáról induljatok, közvetlen járattal: ott lefilmezik az utasokat, átvizsgálják a kézicsomagot, és útközben senkit sem vesznek fel. Az iratok és a pénz a testetekkel együtt aludjanak, a hátizsák a lábatok között. A hegyekben nappal utazzatok.",
            },
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Ha mégis fegyvert fognak rátok",
          text: [
            "Adjatok oda mindent, a jelszót is, és ne nézzetek a szemükbe. Az amerikai nagykövetség tapasztalata szerint akik nem álltak ellen, szinte mindig sértetlenül megúszták. Egy telefon pótolható.",
          ],
        },
      ],
    },
    {
      id: "emergency",
      title: "Rendkívüli állapot",
      blocks: [
        `Lima és Callao a zsarolások és gyilkosságok miatt ${month(emergencyState.since)} és ${month(emergencyState.lastKnownEnd.slice(0, 7))} vége között, egy rövid szünettel, rendkívüli állapotban élt. A rendelet mindig harminc napra szól, és mindig meghosszabbítható; az utolsó ismert rendelet utolsó napja ${day(emergencyState.lastKnownEnd)} volt. A mai helyzetet csak friss forrásból tudhatjátok meg.`,
        "A gyakorlatban ez annyi, hogy a rendőrök mellett katonák járőröznek, több az igazoltatás, a rendőrség bírói végzés nélkül is bemehet a lakásokba és őrizetbe vehet embereket, a tömegrendezvényekhez pedig engedély kell. A múzeumok, az éttermek, a repülők, a vonatok és Machu Picchu mindeközben nyitva vannak.",
        {
          kind: "checklist",
          items: [
            "Az útlevél másolata és a belépést igazoló [TAM](page:entry#arrival) legyen nálatok.",
            "Tüntetéshez, felvonuló rendőrökhöz ne menjetek közel, és ne fényképezzétek őket.",
            "Két felnőtt ne üljön egy motorra: ezt a rendelet a kijelölt zónákban tiltotta.",
          ],
        },
        "Rendkívüli állapotot Peruban esőzés miatt is hirdetnek, olykor több száz kerületre egyszerre: annak a bűnözéshez semmi köze, csak az utakat érdemes miatta megnézni. Az érvényes rendeletek a hivatalos lap, az [El Peruano](site:elPeruano) oldalán jelennek meg, magyarul a [Konzinfo](site:konzinfo) foglalja össze őket.",
      ],
    },
    {
      id: "strikes",
      title: "Sztrájk, útlezárás, tüntetés",
      blocks: [
        "A *paro* egy-két napos sztrájk, a *bloqueo* útlezárás. A leggyakoribb helyük a Cusco, Puno és Arequipa közötti út, az Icánál futó Pánamerikai út, a Machu Picchu-i vasút, valamint a cuscói és a juliacai reptér környéke.",
        {
          kind: "list",
          items: [
            `**Cusco, ${day(strikes.cusco)}:** állt a városi közlekedés, és a reptérre tartó turistabuszt is megdobálták. Az aznapi Machu Picchu-jegyet másnap elfogadták.`,
            `**Machu Picchu, ${days(strikes.machuPicchuBuses.from, strikes.machuPicchuBuses.to)}:** a felvivő buszok körül tört ki a vita, és kövekkel zárták el a síneket. Mintegy ${number(strikes.machuPicchuBuses.takenOut)} embert kimenekítettek, további ${number(strikes.machuPicchuBuses.stuck)} ott rekedt; a gyerekes családok, a várandósok és az idősek mehettek elsőként.`,
            `**Lima, ${day(strikes.limaBuses.day)}:** a zsarolások ellen több mint ${number(strikes.limaBuses.buses)} busz maradt a telephelyén.`,
          ],
        },
        {
          kind: "steps",
          items: [
            {
              title: "Indulás előtti este nézzétek meg az utat",
              text: `A [SUTRAN térképén](site:sutran) piros a lezárt, sárga a nehezen járható szakasz. WhatsAppon is felel: ${call(rescueLines.sutranWhatsApp)}.`,
            },
            {
              title: "Hagyjatok tartaléknapot",
              text: "Legalább egyet a hazarepülés, az esős évszakban kettőt a Machu Picchu utáni csatlakozás előtt.",
            },
            {
              title: "Ha útzárba kerültök",
              text: "Ne menjetek át rajta, se gyalog, se kocsival, még ha valaki pénzért ajánlja is. Víz, ennivaló, készpénz és meleg holmi legyen a kézipoggyászban.",
            },
            {
              title: "Írjatok a társaságoknak",
              text: "Bejelentett sztrájk napján a vonat- és a Machu Picchu-jegyet rendszerint más napra teszik át, ha kéritek.",
            },
          ],
        },
      ],
    },
    {
      id: "roads",
      title: "Az úton",
      blocks: [
        `A perui utakon évente nagyjából ${number(roadDeaths.aYear)} ember hal meg (${roadDeaths.years.join("–")}): a turistára az országút veszélyesebb, mint a tolvaj. Fáradt sofőr, köd, szakadék, rossz fék; a juníni hegyekben egyetlen éjszakai busz balesetében legalább ${roadDeaths.coachCrash.deaths} utas vesztette életét (${month(roadDeaths.coachCrash.month)}).`,
        {
          kind: "checklist",
          items: [
            "Hegyi úton nappal utazzatok, vagy repüljetek.",
            "Az övet a buszon is kapcsoljátok be.",
            "Zsúfolt kisbuszra, teherautó platójára ne szálljatok fel.",
            "Ha a sofőr száguld, szóljatok: *Más despacio, por favor.*",
            "Éjszaka ne vezessetek ([Limai közlekedés](page:lima-transport#car-rental)).",
            "Csónakban, a Titicacán, a Ballestas-szigeteknél és az Amazonason is vegyétek föl a mentőmellényt.",
          ],
        },
        `A vonat ehhez képest biztonságos, de nem sérthetetlen: a Machu Picchu-i egyvágányú pályán frontálisan ütközött két szerelvény (${day(trainCollision.day)}), egy mozdonyvezető meghalt, ${trainCollision.injured.join("–")} ember megsérült.`,
      ],
    },
    {
      id: "nature",
      title: "A természet",
      blocks: [
        {
          kind: "terms",
          items: [
            {
              term: "Sárlavina (huaico)",
              text: `Decembertől márciusig a völgyekben számítsatok rá. A ${ofDay(railwaySlide.from)} másfél napra zárta el a Hidroeléctrica felőli vasutat és azt a gyalogutat, amelyen naponta több mint ${number(railwaySlide.walkersADay)} ember jár. Esőben ne induljatok el a sínek mentén.`,
            },
            {
              term: "El Niño",
              text: `Az állami szakbizottság riasztást adott ki miatta (${month(coastalElNino.alertSince)}), és úgy számolt, hogy a parti El Niño ${month(coastalElNino.expectedUntil)} végéig kitarthat ([bővebben](page:weather#el-nino)). Ha december és április között északra készültök, lemondható szállást foglaljatok, és nézzétek meg az [ENFEN](site:elNino) közleményét.`,
            },
            {
              term: "Földrengés",
              text: "Bent álljatok a zöld S betűvel jelölt, biztonságos pontra, távol az üvegtől, és ne szálljatok liftbe; kint húzódjatok el a homlokzatoktól.",
            },
            {
              term: "Szökőár",
              text: `Ha a parton hosszan vagy erősen reng a föld, vagy visszahúzódik a tenger, azonnal menjetek fölfelé, és ne várjatok a szirénára. A limai Costa Verdén táblák mutatják az utat. A telefonok is riasztanak: ez a SISMATE, amely élesben először a ${ofDay(phoneWarning.firstUse)} riadókor szólalt meg.`,
            },
            {
              term: "Tenger",
              text: "Hideg, és erősen húz befelé. Piros zászlónál ne fürödjetek; a nyári hétvégéken kívül nincs vízimentő. Nagy hullámverésnél napokra bezárnak a kikötők, és elmarad a Ballestas-hajózás.",
            },
            {
              term: "Villám, vulkán",
              text: "4000 m fölött az esős évszak délutánjain villámlik: dél előtt legyetek lent a hágóról. A Colcánál a Sabancaya olykor hamut szór; ilyenkor egy maszk is elég.",
            },
          ],
        },
        "A friss figyelmeztetések a [SENAMHI](site:senamhi) és a polgári védelem, az [INDECI](site:indeci) oldalán jelennek meg.",
      ],
    },
    {
      id: "help",
      title: "Kit hívjatok?",
      blocks: [
        {
          kind: "terms",
          items: [
            { term: "Rendőrség", text: line(emergency.police) },
            { term: "Mentők (SAMU)", text: line(emergency.ambulance) },
            { term: "Tűzoltók, mentés", text: line(emergency.fire) },
            {
              term: "Turistarendőrség",
              text: `${call(helpLines.touristPolice)}, telefonon és WhatsAppon, éjjel-nappal; fehér ingükről ismeritek meg őket`,
            },
            {
              term: "IPERÚ, turistasegítség",
              text: `WhatsApp: ${call(helpLines.touristWhatsApp)}; tájékoztat, tolmácsol, panaszt vesz fel`,
            },
            { term: "Nők elleni erőszak", text: line(rescueLines.women.tel) },
            { term: "Egészségügyi tanácsadás", text: `${line(rescueLines.health.tel)}, 3-as menüpont` },
            { term: "Országúti rendőrség", text: line(emergency.highwayPolice) },
          ],
        },
        `Lima és Callao közös 911-es hívószámát ${month(singleNumber.promisedFor)}i indulással ígérték; amíg be nem jelentik, a fenti számok élnek. Mentőt városban gyakran gyorsabb a szállással vagy a biztosítóval hívatni.`,
        { kind: "heading", id: "robbed", text: "Ha kiraboltak vagy megloptak" },
        {
          kind: "steps",
          items: [
            {
              title: "Menjetek biztonságos helyre",
              text: "Boltba, szállodába, bankba. Ne fussatok senki után.",
            },
            {
              title: "Tiltsatok le mindent",
              text: "A kártyákat, aztán a SIM-et és a telefont (IMEI-szám alapján).",
            },
            {
              title: "Tegyetek feljelentést (denuncia)",
              text: "Annak a kerületnek az őrsén, ahol történt, vagy a turistarendőrségen. A biztosító és a nagykövetség is elkéri; végszükségben a repülőtéren is megtehetitek.",
            },
            {
              title: "Hívjátok a konzulátust",
              text: "Elveszett útlevél helyett ideiglenes úti okmányt adnak.",
            },
            {
              title: "Szóljatok a Migracionesnek",
              text: "Az új okmányhoz hozzá kell kapcsolni a belépés adatát, különben kilépéskor gond lesz.",
            },
            { title: "Írjatok a biztosítónak", text: "Egy-két napon belül, a jegyzőkönyv másolatával." },
          ],
        },
        { kind: "heading", id: "consular", text: "Magyar konzuli segítség" },
        {
          kind: "list",
          items: [
            `**Konzuli ügyelet Budapesten:** ${call(helpLines.consular)}, éjjel-nappal.`,
            "**Magyarország nagykövetsége Limában:** a cím és a telefon a [nagykövetség honlapján](site:limaEmbassy).",
            "**Indulás előtt** regisztráljatok a [Konzinfón](site:konzinfo): baj esetén így találnak meg.",
            "**Szlovák, román, osztrák, szlovén vagy horvát útlevéllel** a saját külügyetekhez forduljatok; ha az államotoknak nincs limai képviselete, bármely uniós tagállamé segít, így a magyar is.",
            "**Szerb vagy ukrán útlevéllel** a saját külügyminisztérium konzuli ügyelete illetékes: a számát indulás előtt írjátok fel.",
          ],
        },
      ],
    },
    {
      id: "altitude",
      title: "A magasság",
      blocks: [
        `${metres(felt)} fölött a legtöbben megérzik a ritka levegőt, és az edzettség nem véd. Cuscóban egy lélegzet nagyjából ${oxygenPercent(altitudeStops.cusco)}, a Szivárvány-hegyen ${oxygenPercent(altitudeStops.rainbowMountain)} százalékát hozza a limai oxigénnek. A szervezet ${rules.adaptationDays.join("–")} nap alatt alkalmazkodik: addig a sorrend a legjobb gyógyszer.`,
        { kind: "figure", figure: "altitudeLadder" },
        {
          kind: "table",
          caption: "Melyik magasságban mi történik, és mit tegyetek?",
          head: ["Magasság", "Mit éreztek?", "Mit tegyetek?"],
          rows: [
            [
              `${metres(felt)} alatt`,
              "semmit vagy szinte semmit",
              "itt aludjatok először: Arequipa, Aguas Calientes",
            ],
            [
              `${number(felt)}–${metres(hard)}`,
              "fejfájás, rossz alvás, kifulladás a lépcsőn",
              "két-három könnyű nap, alkohol nélkül; a Szent Völgy Cusco előtt",
            ],
            [
              `${number(hard)}–${metres(visit)}`,
              "minden lépés munka, étvágytalanság, hideg éjszakák",
              "csak szoktatás után aludjatok itt; a hágókon lassan, rövid pihenőkkel",
            ],
            [
              `${metres(visit)} fölött`,
              "szédülés is előfordul",
              "fél napra menjetek föl, és lejjebb aludjatok; rosszullétnél azonnal vissza",
            ],
          ],
        },
        {
          kind: "list",
          items: [
            `**Első éjszaka:** a tengerszintről érkezve ${metres(rules.firstNight)} alatt aludjatok. Cusco és Puno jóval magasabb, a Szent Völgy (${metres(altitudeStops.sacredValley)}) épp a határon van: ezért visz az első út a reptérről lefelé.`,
            `**Lépcső:** ${metres(altitudeSteps.stepAbove)} fölött éjszakánként legfeljebb ${number(rules.step)} métert emelkedjetek, és ${number(rules.extraNightEvery)} méterenként maradjatok egy éjszakával tovább.`,
            `**Első ${rules.rest.hours} óra:** se alkohol, se futás, se altató. Sok víz, könnyű vacsora.`,
            "**Nappal magasra, éjjel alacsonyra:** kirándulni lehet följebb, csak aludni ne.",
            "**Kokatea:** jólesik, enyhít, de nem előz meg semmit, és hazahozni tilos.",
            `**Gyógyszer:** acetazolamidra az orvos akkor gondol, ha egy nap alatt ${metres(rules.medicineAbove)} fölé juttok, vagy ha korábban már rosszul voltatok. Szulfonamid-allergiával ne szedjétek, magatoktól senki ne szedje.`,
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Azonnal lefelé",
          text: [
            "Ha valaki pihenés közben is levegő után kapkod, nedvesen köhög, tántorog, zavartan beszél, vagy erősödő fejfájás mellett hány, az tüdő- vagy agyödéma jele lehet, és órákon belül ölhet. Ne várjatok reggelig, és ne a tablettában bízzatok: vigyétek legalább 500–1000 méterrel lejjebb, és keressetek orvost. Az oxigénpalackkal csak időt nyertek.",
          ],
        },
        { kind: "heading", id: "altitude-children", text: "Gyerekkel" },
        `${rules.childrenAsAdultsFrom} éves kortól a gyerek nagyjából úgy viseli a magasságot, mint a felnőtt: gyors, ${number(rules.childrenIll.climb)} méteres emelkedés után körülbelül ${rules.childrenIll.percent} százalékuk lesz rosszul. A kicsi nem tudja elmondani, ezért a sírás, az étvágytalanság és a nyugtalan alvás hegyibetegségnek számít, amíg ki nem derül az ellenkezője. Féléves kor alatt, friss megfázás vagy fülgyulladás után és szívhibával előbb kérdezzetek orvost. Útvonal gyerekekkel: [Útitervek](page:itineraries#with-children).`,
        { kind: "heading", id: "altitude-pregnancy", text: "Várandósan" },
        `Rövid látogatás ártalmát nem igazolták, de kutatás is kevés van. Szövődménymentes terhességnél az a szokásos tanács, hogy ne aludjatok ${metres(rules.pregnancy)} fölött, ne erőltessétek meg magatokat, és mindig legyen kórház elérhető távolságban. Az őserdő külön kérdés: a Zika, az Oropouche-láz, a malária és az élő kórokozós oltások miatt oda csak orvosi tanáccsal induljatok.`,
        { kind: "heading", id: "altitude-heart", text: "Szív- és tüdőbetegséggel" },
        `Magas vérnyomással, koszorúér-betegséggel, asztmával, COPD-vel, alvási apnoéval, sarlósejtes vérszegénységgel vagy vérhígítóval a foglalás **előtt** beszéljetek kardiológussal vagy tüdőgyógyásszal. Kérjetek angol nyelvű összefoglalót, a gyógyszert kézipoggyászban, két részletben vigyétek, és olyan biztosítást kössetek, amely a meglévő betegségre is szól. Cusco környékén ${deathsAroundCusco.since} és ${month(deathsAroundCusco.asOf)} vége között legalább ${deathsAroundCusco.visitors} látogató halt meg szívmegállásban vagy összeesés után; ${deathsAroundCusco.ages.join(" és ")} év közöttiek voltak, és a segítség lassan ért oda. Ha az orvos nemet mond Cuscóra, kész terv az [északi út](page:itineraries#north), ahol a legmagasabb ágy is csak ${metres(northernBed())}, és ott van még Lima, Paracas, Nazca és az őserdő. Kímélő utazáshoz, bármilyen idősek vagytok: [Hatvan fölött](page:for-whom#older).`,
      ],
    },
    {
      id: "stomach",
      title: "Gyomor, hasmenés",
      blocks: [
        "Ha valamit elkaptok az úton, az jó eséllyel egy gyomorrontás lesz. Palackozott vagy forralt vizet igyatok, a jég és a saláta csak jó étteremben jöhet, a gyümölcsöt ti hámozzátok meg, és evés előtt mossatok kezet.",
        {
          kind: "steps",
          items: [
            {
              title: "Igyatok, és pótoljátok a sót",
              text: "Minden gyógyszertárban van rehidratáló só (*sales de rehidratación oral*, *suero oral*): minden széklet után igyatok egy pohárral. A kóla és a gyümölcslé nem pótolja.",
            },
            {
              title: "Egyetek könnyűt, pihenjetek",
              text: `A legtöbb eset ${diarrhoea.days.join("–")} nap alatt magától elmúlik.`,
            },
            {
              title: "Loperamid csak egy buszútra",
              text: "Enyhe esetben, felnőttnek segít. Láz vagy véres széklet esetén ne vegyétek be.",
            },
            {
              title: "Antibiotikum csak súlyos esetben",
              text: "Ha láz, vér vagy legyengülés kíséri. A fajtáját és az adagját még otthon beszéljétek meg az orvossal; gyerekeknek és várandósoknak többnyire azitromicint adnak.",
            },
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Mikor kell orvos?",
          text: [
            `Ha vér van a székletben, a láz ${number(diarrhoea.feverFrom)} °C fölé megy, három nap után sincs javulás, vagy valaki alig iszik, és szédül. Kisgyereknél, idősnél, várandósnál ne várjatok ennyit.`,
          ],
        },
        `Magasban a víz alacsonyabb hőfokon forr: ${diarrhoea.boilMinutes} percig forraljátok.`,
      ],
    },
    {
      id: "infections",
      title: "Fertőzések és oltások vidékenként",
      blocks: [
        "A belépéshez nem kérnek oltást. Legalább hat héttel indulás előtt menjetek el egy nemzetközi oltóhelyre az útitervvel a kezetekben: azon múlik, mi kell.",
        {
          kind: "table",
          caption: "Mi hol fordul elő?",
          head: ["Betegség", "Hol?", "Mit tegyetek?"],
          rows: [
            [
              "Sárgaláz",
              `az Andoktól keletre, ${metres(yellowFever.belowMetres)} alatt; a ${month(yellowFeverCases.asOf)}i mérleg ${yellowFeverCases.cases} beteg és ${yellowFeverCases.deaths} halott volt, mind oltatlan`,
              `oltás legalább ${yellowFever.daysBefore} nappal az őserdő előtt`,
            ],
            [
              "Dengue-láz",
              `őserdő és északi part, olykor Lima is; 2025-ben ${number(dengue.cases2025)} eset, 2026-ban február végéig ${number(dengue.cases2026)}`,
              "nappal is szúnyogriasztó; láz esetén paracetamol, **ne** aszpirin és ibuprofén",
            ],
            [
              "Malária",
              `${metres(jungleHealth.malaria.belowMetres)} alatt az őserdőben, főleg Loretóban; Limában, a parton, Arequipában, Cuscóban, Machu Picchunál és Punóban nincs`,
              "Iquitos környékére gyógyszerről kérdezzetek",
            ],
            [
              "Zika, Oropouche-láz",
              "őserdő, meleg völgyek",
              "várandósok és gyermeket tervezők beszéljenek orvossal",
            ],
            [
              "Kanyaró",
              `Limában ${measles.cases} eset miatt adtak ki riasztást (${month(measles.asOf)}), Bolíviában járvány volt`,
              `nézzétek meg, megvan-e mindkét oltásotok`,
            ],
            [
              "Veszettség",
              `kutyák Arequipában (${rabies.since} óta ${rabies.dogs} beteg állat), denevérek az őserdőben`,
              `harapás után ${rabies.washMinutes} perc szappanos mosás, és **még aznap** orvos`,
            ],
            [
              "Hepatitisz A, hastífusz",
              "mindenütt, étellel és vízzel",
              "oltás mindkettő ellen; a tetanuszt is frissítsétek",
            ],
          ],
        },
        `**Kell-e sárgaláz elleni oltás Machu Picchuhoz?** A források ellentmondanak. Az amerikai [CDC](site:cdc) ${yellowFever.machuPicchuSince} óta oda is ajánlja; a perui egészségügyi minisztérium szerint Cusco városa, Machu Picchu és az Inka-ösvény nem veszélyeztetett, az alacsony cuscói vidék viszont igen (${month(yellowFeverAdvice.asOf)}). Peru ${yellowFeverAdvice.fromMonths} hónapos kortól ${yellowFeverAdvice.toYears} éves korig javasolja az oltást; idősebben és legyengült immunrendszerrel az orvos dönt. Hol kérik az igazolást, ha Peruból továbbutaztok? [Eljutás Peruba](page:getting-there#yellow-fever)`,
        "Szúnyog ellen hosszú ujj, DEET vagy ikaridin és háló véd. Ha az őserdő után egy hónapon belül belázasodtok, otthon is mondjátok meg, hol jártatok: vérvétel kell. A hegyekben az UV-sugárzás a legtöbb napon eléri a legmagasabb fokozatot: 50-es naptej, kalap, napszemüveg, a gyereknek is.",
      ],
    },
    {
      id: "clinics",
      title: "Gyógyszertár, orvos, klinika",
      blocks: [
        "Gyógyszertár (*farmacia*, *botica*) minden városban van, a nagy láncok (Inkafarma, Mifarma) egy-egy üzlete éjjel is nyitva. A hatóanyagot kérjétek: *paracetamol, ibuprofeno, loperamida, sales de rehidratación*. Az őserdei falvakban semmit sem kaptok. A saját gyógyszereteket eredeti dobozban, orvosi levéllel vigyétek.",
        {
          kind: "table",
          caption: "Klinikák és kórházak; a neveket ellenőriztessétek a biztosítóval",
          head: ["Város", "Magánklinika", "Állami kórház"],
          rows: [
            [
              "Lima",
              "Clínica Delgado (Miraflores), Anglo Americana és Ricardo Palma (San Isidro), Clínica Internacional",
              "a sürgősségire mentővel",
            ],
            [
              "Cusco",
              "Clínica Pardo, Clínica San José, Clínica Peruano Suiza",
              "Hospital Regional, Antonio Lorena",
            ],
            ["Machu Picchu", "–", "egészségház Aguas Calientesben; fent csak elsősegély"],
            [
              "Arequipa",
              "Clínica Arequipa, Clínica San Juan de Dios",
              "Hospital Goyeneche (veszettségoltás)",
            ],
            ["Puno, Juliaca", "Clínica Americana (Juliaca)", "Manuel Núñez Butrón (Puno)"],
            ["Iquitos", "Clínica Ana Stahl", "Hospital Regional de Loreto"],
            ["Puerto Maldonado", "–", "Hospital Santa Rosa"],
          ],
        },
        `A magánklinika kártyát vagy előleget kér, mielőtt ellátna, és fizetés után enged el (${month(clinicDeposit.asOf)}). Egy szakorvosi vizsgálat Limában becslésünk szerint ${carePrices.specialistUsd.join("–")} dollár. A súlyos beteget Cuscóból is Limába viszik: ezért kell a biztosítás. Először mindig a biztosító ügyeletét hívjátok: ott mondják meg, hová menjetek.`,
      ],
    },
    {
      id: "insurance",
      title: "Mit tudjon az utasbiztosítás?",
      blocks: [
        `Az európai egészségbiztosítási kártya Peruban nem ér semmit. A biztosítások apró betűjében pedig az a legfontosabb szám, hogy **hány méterig** érvényesek: sok olcsó csomag ${policyLimits.metres.map(number).join(", ")} méternél véget ér, vagy csak addig, amíg nem túráztok (${month(policyLimits.asOf)}). Keressétek meg az útitervetek legmagasabb pontját, és írassátok bele a kötvénybe.`,
        {
          kind: "table",
          caption: "Ennyi méterig szóljon",
          head: ["Ha idáig mentek", "Magasság"],
          rows: [
            ["Cusco", metres(altitudeStops.cusco)],
            ["Puno, Titicaca-tó", metres(altitudeStops.puno)],
            ["Inka-ösvény", metres(altitudeStops.incaTrailPass)],
            ["Laguna 69", metres(huaraz.laguna69)],
            ["Salkantay", metres(altitudeStops.salkantayPass)],
            ["Santa Cruz-túra", metres(treks["santa-cruz"].highest[1])],
            ["Colca-kanyon", metres(altitudeStops.colcaPass)],
            ["Huayhuash-körtúra", metres(treks.huayhuash.highest[1])],
            ["Szivárvány-hegy", metres(altitudeStops.rainbowMountain)],
            ["Ausangate-körtúra", metres(treks.ausangate.highest[1])],
          ],
        },
        {
          kind: "checklist",
          items: [
            "gyógykezelés legalább százezer euróig, a hegyibetegség kifejezetten benne",
            `keresés, mentés, hazaszállítás (kimentésért ${number(carePrices.evacuationUsd)} dolláros számla is előfordult)`,
            "a meglévő betegség, ha van",
            "túrázás vezetővel és nélküle, kerékpár, rafting, homokdeszka, lovaglás, Nazca fölötti repülés: ami belefér az útba",
            "felelősségbiztosítás, jogi segítség",
            "sztrájk és késés miatt elveszett csatlakozás, elmaradt program",
            "poggyász és telefon, rendőrségi jegyzőkönyvvel",
            "éjjel-nappal hívható ügyelet, amely közvetlenül a klinikának fizet",
          ],
        },
      ],
    },
  ],
  freshness: [
    `A rendkívüli állapotról szóló utolsó hírünk ${month(emergencyState.asOf)}i, a legfrissebb járványadat ${month(measles.asOf)}i. A magasság szabályai a CDC ${rules.asOf.slice(0, 4)}-es kézikönyvét követik, az arequipai áltaxikról szóló adat ${month(arequipaTaxis.asOf)}i.`,
    "A telefonszámok és a klinikák neve közlésekből való, a turistarendőrség számának egyetlen forrása van: ellenőrizzétek őket. Indulás előtt a [Konzinfo](site:konzinfo), az úton a [SUTRAN](site:sutran) térképe, az őserdő előtt a [CDC](site:cdc) mondja meg, mi a mai helyzet.",
  ],
  disclaimer: [
    "Ez az oldal tájékoztat, orvosi vagy hatósági tanácsot nem pótol. Oltásról, magasságról, gyógyszerről beszéljetek orvossal, a biztonsági helyzetről pedig indulás előtt tájékozódjatok a [Konzinfón](site:konzinfo).",
  ],
}));
