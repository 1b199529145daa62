import { yellowFever } from "#content/facts/entry/travel-advice.ts";
import {
  announcedRoutes,
  connectionHours,
  electronicGates,
  transferFee,
  transitPermits,
} from "#content/facts/borders/flights-to-lima.ts";
import {
  amazonAdvice,
  boliviaVisa,
  borderEmergencies,
  borderHours,
  borderWays,
  ecuadorClosures,
  yellowFeverCertificate as certificate,
} from "#content/facts/borders/land-borders.ts";
import { fromEurope } from "#content/facts/journeys.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatNumber } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";
import { formatHours } from "#i18n/format-duration.ts";

const hours = ([from, to]: readonly [number, number]) => formatHours(from, "hu", to);
const range = ([from, to]: readonly [number, number]) =>
  `${formatNumber(from, "hu")}–${formatNumber(to, "hu")}`;
const month = (iso: string) => formatMonth(iso, "hu");
const day = (iso: string) => formatDate(iso, "hu");
const { esta } = transitPermits;
const { kasani, desaguaderoCentre } = borderHours;
const fee = () => formatNumber(transferFee.usd, "hu", 2);
const usd = (value: number) => formatNumber(value, "hu", 2);

export default guideWords(() => ({
  title: "Eljutás Peruba",
  description:
    "Repülővel Magyarországról Limába: átszállás, ESTA, poggyász, limai átszállási díj, elektronikus kapuk; szárazföldi határátkelők név és nyitvatartás szerint.",
  keywords: [
    "repülőjegy Peruba",
    "Budapest Lima repülő",
    "ESTA átszállás",
    "limai átszállási díj",
    "Migracheck",
    "Kasani határátkelő",
    "Peru Bolívia határ",
    "Peru Chile határ",
    "sárgaláz-igazolás",
  ],
  lead: `Budapestről és Bécsből egy átszállással, háztól házig ${range(fromEurope.doorToDoor)} óra alatt értek Limába; a legegyszerűbb Madridon, Párizson vagy Amszterdamon át repülni. Aki Bolíviából, Chiléből, Ecuadorból vagy Brazíliából érkezik, lejjebb határonként találja, mikor van nyitva az átkelő, és mire kell vigyázni.`,
  pictureAlt:
    "Repülőgép Lima partvidéke fölött, alatta a meredek sziklafal, a távolban egy határfolyó hídja.",
  sections: [
    {
      id: "flights",
      title: "Repülőjáratok Magyarországról",
      blocks: [
        `Közvetlen járat Magyarországról nincs. A legtöbben **Madridban** szállnak át: onnan az Iberia, az Air Europa, a LATAM és a Plus Ultra is repül Limába, ${fromEurope.madridLima} óra alatt. Innen a legnagyobb a választék.`,
        { kind: "figure", figure: "flightHours" },
        {
          kind: "table",
          caption: "Merre érdemes repülni",
          head: ["Hol szálltok át", "Kivel", "Kinek való?"],
          rows: [
            ["Madrid", "Iberia, Air Europa, LATAM, Plus Ultra", "aki a legtöbb járatból szeretne választani"],
            [
              "Párizs (CDG)",
              `Air France, hetente ${announcedRoutes.paris.aWeek}, a bejelentés szerint ${month(announcedRoutes.paris.from)} óta ${announcedRoutes.paris.laterAWeek} járattal`,
              "aki egy jeggyel utazna Budapestről vagy Bécsből",
            ],
            ["Amszterdam", "KLM", "aki egy jeggyel, kényelmes reptéren szállna át"],
            [
              "Barcelona",
              `LEVEL, a bejelentés szerint ${day(announcedRoutes.barcelona.since)} óta, hetente ${announcedRoutes.barcelona.aWeek} járat`,
              "aki olcsó jegyet keres, és külön jeggyel is eljut Barcelonába",
            ],
            [
              "Egyesült Államok",
              "amerikai társaságok és a LATAM",
              "aki megáll útközben; átszálláshoz is [ESTA](#transit) kell, egyes útlevelekhez vízum",
            ],
          ],
        },
        "Bécsből, Pozsonyból, Kolozsvárról vagy Belgrádból indulva is ezt a hármat keressétek: Madridot, Párizst, Amszterdamot. A bécsi és a budapesti indulás árát is nézzétek meg, mert ugyanarra a gépre is nagyon eltérhet. A júliusi, az augusztusi és a karácsonyi jegy a legdrágább, a május és a szeptember jóval kedvezőbb. Mi mennyibe kerül a jegyen fölül? [Költségek](page:costs#big-items)",
        {
          kind: "list",
          items: [
            "**Egy jegy vagy kettő?** Egy jeggyel a légitársaság dolga, hogy késés után is eljussatok Limába. Ha a madridi fapados járatot külön veszitek, a lekésett gépért nem felel senki: hagyjatok rá fél napot, vagy aludjatok Madridban.",
            "**Érkezés:** sok európai gép este vagy hajnalban száll le. Az első éjszakát töltsétek Limában, és másnap délelőtt repüljetek tovább Cuscóba; a délelőtti járatok a megbízhatóbbak.",
            "**Oda Limába, haza Cuscóból?** Cuscóból Európába nincs járat, csak limai átszállással. Hazafelé legyen legalább egy éjszaka Limában a hegyek után: a cuscói gépeket a köd és a szél gyakran késlelteti.",
            "**Útlevél:** a schengeni kilépést ott intézik, ahol a nagy gépre szálltok. Madridban a távoli terminálhoz vonat visz, és útlevél-ellenőrzés is van: két óránál rövidebb átszállást ne vegyetek.",
          ],
        },
        "Hogyan juttok be a reptérről a városba? [Limai közlekedés](page:lima-transport#airport-transfer)",
      ],
    },
    {
      id: "transit",
      title: "Átszállás: hol kell hozzá engedély?",
      blocks: [
        "Európai átszálláshoz magyar útlevéllel semmi sem kell. Az Egyesült Államokban és Kanadában viszont akkor is kérnek engedélyt, ha csak gépet cseréltek.",
        {
          kind: "table",
          caption: "Engedély magyar útlevéllel",
          head: ["Átszállás", "Mi kell hozzá", "Jó tudni"],
          rows: [
            [
              "Madrid, Párizs, Amszterdam",
              "semmi",
              "más uniós állampolgároknak sem; a szerb útlevél is elég",
            ],
            [
              "Egyesült Államok",
              `[ESTA](site:esta), ${usd(esta.usd)} dollár (${month(esta.asOf)})`,
              "minden átszálláskor beléptetnek, a feladott poggyászt is fel kell venni",
            ],
            ["Kanada", "[eTA](site:eta), 7 kanadai dollár", "az interneten, többnyire percek alatt megvan"],
            [
              "Panama, Bogotá, Sao Paulo",
              "a tranzitban semmi",
              "a légitársaságtól kérdezzétek meg, mielőtt külön jegyeket vesztek",
            ],
          ],
        },
        `**Jó hír a magyaroknak:** 2025. szeptember 30. óta az ESTA megint ${esta.hungarianYears} évig és többszöri utazásra érvényes, azoknak is, akik Magyarországon kívül születtek. Ha valahol azt olvassátok, hogy egy évig és egyetlen utazásra szól, az a leírás elavult. A díja ${day(esta.since)} óta ${usd(esta.usd)} dollár; csak a hivatalos oldalon fizessétek, a közvetítők ennek a többszörösét kérik. A román, a szerb és az ukrán útlevélhez amerikai átszállóvízum kell.`,
      ],
    },
    {
      id: "luggage",
      title: "Poggyász az úton",
      blocks: [
        "Egy jeggyel a bőröndöt Budapesten adjátok fel, és Limában kapjátok vissza. Limában akkor is fel kell vennetek és át kell vinnetek a vámon, ha ugyanazon a napon Cuscóba repültök tovább: a belföldi gépre újra fel kell adni.",
        {
          kind: "checklist",
          items: [
            "Megnéztétek, hány kilót visz a perui belföldi jegy: az alapjegyben sokszor csak egy kisebb táska van",
            `Limában legalább ${connectionHours.oneTicket} óra van a belföldi csatlakozásig, külön jeggyel inkább ${connectionHours.separateTickets} óra`,
            "A gyógyszer, a töltő és egy váltás ruha a kézipoggyászban van",
            "A külső akkumulátor is a kézipoggyászban van, a feladott táskában tilos",
            "Amerikai átszállásnál felvettétek és újra feladtátok a bőröndöt",
            "Lefényképeztétek a bőröndöt és a poggyászcímkét",
          ],
        },
        "A vámmentes mennyiségek és a tiltott emléktárgyak listája: [Vám](page:entry#customs). A kokatea filterét ne tegyétek el emlékbe: az Európai Unióba és az Egyesült Államokba sem vihető be.",
      ],
    },
    {
      id: "airport-fee",
      title: "A limai átszállási díj",
      facts: [
        { term: "Összege", text: `${fee()} dollár, adóval (${month(transferFee.asOf)})` },
        { term: "Mióta", text: day(transferFee.since) },
        { term: "Kinek", text: "nemzetközi járatról nemzetközire átszállóknak" },
      ],
      blocks: [
        `Ha Limában csak átszálltok, például Madridból La Pazba tartva, és nem hagyjátok el a terminált, ${fee()} dollár átszállási díjat (*TUUA de transferencia*) kell fizetnetek. A légitársaságok nem szedik be, nincs benne a jegyben: előre, az interneten a [reptér honlapján](site:limaAirport), vagy a helyszínen fizethettek, a kártyás automatáknál vagy a pultoknál; ott sollal és dollárral is.`,
        "**Nem kell fizetnie** annak, aki Limából belföldön repül tovább, például Cuscóba, és annak sem, aki két belföldi járat között száll át. A kormány ígérte, hogy a nemzetközi átszállók díja is csökken; indulás előtt nézzétek meg, mennyi most.",
      ],
    },
    {
      id: "leaving",
      title: "Hazaút: elektronikus kapuk és Migracheck",
      facts: [
        { term: "Kiknek", text: "nagykorúaknak, chipes útlevéllel" },
        { term: "Turistáknak", text: `${day(electronicGates.touristsSince)} óta` },
        { term: "Regisztráció", text: `legfeljebb ${electronicGates.hoursBefore} órával a járat előtt` },
      ],
      blocks: [
        "A limai reptéren kifelé nem kell feltétlenül sorba állni: a nagykorú külföldi turista használhatja az indulási oldal elektronikus kapuit, ha chipes útlevele van, és Limában, repülővel is lépett be. A próbák szerint egy perc alatt átjut, aki előre regisztrált. Ez ingyenes, és nem kötelező: a pult mindig nyitva áll, gyerekkel amúgy is oda kell menni.",
        {
          kind: "steps",
          items: [
            {
              title: "Regisztráljatok a Migracheckben",
              text: `A [Migracheck](site:migracheck) oldalán vagy alkalmazásában, a járat előtti ${electronicGates.hoursBefore} órában: a járatszámot, az úti célt és az utazás célját kérdezi. A reptéren automata is van hozzá.`,
            },
            {
              title: "Adjátok fel a csomagot",
              text: "Nemzetközi járat előtt három órával legyetek kint: a biztonsági ellenőrzés előtt is lehet sor.",
            },
            {
              title: "Keressétek az elektronikus kaput",
              text: "Az útlevél adatlapját tegyétek az olvasóra, vegyétek le a szemüveget és a sapkát. Ha a kapu nem enged át, a pult mellette van.",
            },
          ],
        },
        `Az érkezési oldalon is van ${electronicGates.arrivals} kapu, ezek azonban az utolsó közlés szerint a perui állampolgárokat és az ott élőket szolgálják (${month(electronicGates.asOf)}). Aki szárazföldön vagy személyi igazolvánnyal lépett be, a pulthoz menjen. A kilépéskor azt nézik, benne van-e a belépésetek a rendszerben: ezért kell érkezéskor letölteni a [TAM-ot](page:entry#arrival).`,
      ],
    },
    {
      id: "land-borders",
      title: "Szárazföldi határok",
      blocks: [
        "Hat átkelőt használnak az utazók, és mindegyik másként működik: van, ahol sétálva mentek át, van, ahol hajóval. A szám a térképen és a lenti címekben ugyanaz.",
        { kind: "figure", figure: "map" },
        {
          kind: "table",
          caption: "Az átkelők egymás mellett",
          head: ["Átkelő", "Hová", "Mikor van nyitva", "Mennyi idő", "Mikor jó választás"],
          rows: [
            [
              "[Kasani](#border-copacabana)",
              "Bolívia",
              `${kasani.opens}–${kasani.closes} (${month(kasani.asOf)})`,
              `Puno–Copacabana ${hours(borderWays.punoCopacabana)}`,
              "ha a Titicaca-tavat is látnátok",
            ],
            [
              "[Desaguadero](#border-desaguadero)",
              "Bolívia",
              `a híd éjjel-nappal (${month(desaguaderoCentre.asOf)})`,
              `Puno–La Paz ${hours(borderWays.punoLaPaz)}`,
              "ha csak La Pazba siettek",
            ],
            [
              "[Tacna](#border-tacna)",
              "Chile",
              `éjjel-nappal (${month(borderHours.tacna.asOf)})`,
              `Tacna–Arica ${hours(borderWays.tacnaArica)}`,
              "ha Chilébe tartotok: rendezett és gyors, de ünnepnapon hosszú a sor",
            ],
            [
              "[Tumbes](#border-huaquillas)",
              "Ecuador",
              "a hírek szerint éjjel-nappal, de csak nappal menjetek",
              "átmenő busszal egy-két óra",
              "az egyetlen nyitott út Ecuadorba",
            ],
            [
              "[Santa Rosa](#border-leticia)",
              "Kolumbia, Brazília",
              "a hivatal nappal",
              `Iquitosból ${formatHours(borderWays.iquitosSantaRosa, "hu")} gyorshajóval`,
              "ha az Amazonason mentek tovább",
            ],
            [
              "[Iñapari](#border-inapari)",
              "Brazília",
              "nappal, ebédszünettel",
              `Puerto Maldonadóból ${hours(borderWays.maldonadoInapari)}`,
              "ha Acre felé folytatjátok",
            ],
          ],
        },
        "Bárhol keltek át, ugyanaz a szabály: két hivatal, két bejegyzés. Az egyik ország kilépteti az utazót, a másik belépteti, és senki sem szól, ha valaki elsétál mellettük. Még aznap töltsétek le a TAM-ot, mert belépési bejegyzés nélkül kilépni sem engednek; a teendők listája: [Belépés szárazföldön](page:entry#by-land).",
        {
          kind: "list",
          items: [
            "**Világosban keljetek át.** A nyitvatartás többet ígér, mint amennyit este érdemes kihasználni.",
            "**Pénzt csak annyit váltsatok,** amennyi a következő városig kell; számoljátok meg és nézzétek meg a bankjegyeket, mielőtt a magatokét odaadjátok.",
            "**A kerülő csónak és ösvény csapda.** Desaguaderóban és Aguas Verdesben kínálják; aki így megy át, be sem lépett.",
            "**Puno és a határ között, Ichunál** az út szélén ellenőrzik, rögzítették-e a belépést.",
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Rendkívüli állapot a határkerületekben",
          text: [
            `A legutóbbi, egyenként ${borderEmergencies.andesAndAmazon.days} napos rendeletek Puno, Madre de Dios és még négy megye határ menti kerületeire (${day(borderEmergencies.andesAndAmazon.from)}), Tumbesre (${day(borderEmergencies.tumbes.from)}) és Tacnára (${day(borderEmergencies.tacna.from)}) szóltak. Ez több rendőrt, katonát és igazoltatást jelent, a határ nyitva marad. A meghosszabbításukról a [Konzinfo](site:konzinfo) és a perui [hivatalos lap](site:elPeruano) tájékoztat.`,
          ],
        },
      ],
    },
    {
      id: "border-copacabana",
      title: "Puno – Copacabana (Kasani)",
      facts: [
        {
          term: "Nyitva",
          text: `${kasani.opens}–${kasani.closes}, perui idő szerint (${month(kasani.asOf)})`,
        },
        {
          term: "Út",
          text: `Copacabanáig ${hours(borderWays.punoCopacabana)}, onnan La Pazig még ${formatHours(borderWays.copacabanaLaPaz, "hu")}`,
        },
        { term: "Óra", text: "Bolíviában egy órával több van" },
      ],
      blocks: [
        "Ez a szebbik út Bolíviába, végig a Titicaca-tó mellett. A turistabuszok reggel 7 és 8 óra körül indulnak Punóból, megvárnak a határon, és Copacabana után La Pazig mennek; Tiquinánál az utasok kis csónakon, a busz kompon kel át. A Bolivia Hop, amely a Peru Hop folytatása, Copacabanában néhány órát is hagy; a punói pályaudvaron a Tour Perút és a Panamericanát is keressétek. Ha átszállásokkal, olcsóbban mennétek, a punói kisbusz csak Yunguyóig visz, onnan másik kocsi megy Kasaniba.",
        `A két hivatal között, egy boltív alatt, ${range(borderWays.kasaniWalkMetres)} métert kell fölfelé gyalogolni. A nyitvatartást a februári Candelaria hetére közölték, az augusztusi copacabanai búcsú idején tovább is nyitva lehetnek; kora délutánnál később ne induljatok. Sztrájk idején ezt az utat zárják le először: a busz ilyenkor nagyot kerül, vagy nem is indul.`,
        `**Vízum:** magyar útlevéllel Bolíviába nem kell, az útlevél legyen még hat hónapig érvényes. ${day(boliviaVisa.freeSince)} óta a román, a lett és az észt útlevélhez sem. A [sárgaláz-igazolást](#yellow-fever) vigyétek magatokkal: Kasaniban ritkán kérik, de kérhetik. 2025-ben Bolíviában kanyarójárvány volt, ezért azt az oltást is nézzétek meg a könyvecskétekben.`,
      ],
    },
    {
      id: "border-desaguadero",
      title: "Puno – La Paz (Desaguadero)",
      facts: [
        {
          term: "Nyitva",
          text: `a híd éjjel-nappal, a közös hivatal ${desaguaderoCentre.opens}–${desaguaderoCentre.closes} (${month(desaguaderoCentre.asOf)})`,
        },
        { term: "Út", text: `La Pazig ${hours(borderWays.punoLaPaz)}` },
        { term: "Óra", text: "Bolíviában egy órával több van" },
      ],
      blocks: [
        "Rövidebb, mint a copacabanai út, és La Pazba közvetlen busz is jár rajta. Cserébe zsúfolt, rendezetlen piacváros fogad, ahol a kapkodó utazót könnyen becsapják: a táska legyen elöl, a cipzárja behúzva, és ne váltsatok pénzt olyannal, aki maga szólít meg.",
        "A folyón csónakosok is átvinnének. Ne üljetek be: bejegyzés nélkül jutnátok át, és kilépéskor derülne ki. A bolíviai vízumról és oltásról ugyanaz igaz, mint [Kasaninál](#border-copacabana).",
      ],
    },
    {
      id: "border-tacna",
      title: "Tacna – Arica (Santa Rosa, Chacalluta)",
      facts: [
        { term: "Nyitva", text: `mindkét oldalon éjjel-nappal (${month(borderHours.tacna.asOf)})` },
        {
          term: "Út",
          text: `${borderWays.tacnaAricaKm} km, sor nélkül ${hours(borderWays.tacnaArica)}`,
        },
        { term: "Óra", text: "Chilében egy vagy két órával több van" },
      ],
      blocks: [
        "A legrendezettebb határ, mert mindkét irányban egy épületben intéznek mindent: Chile felé Chacallutában, Peru felé Santa Rosában áll egymás mellett a két ország pultja. Tacnában a nemzetközi pályaudvarról (*Terminal Internacional Manuel A. Odría*) busz és megosztott taxi (*colectivo*, öt utassal) indul; a sofőr elkéri az útleveleket, végigvisz a pultokon, és vissza is adja. A kapott belépési cédulát Chilében őrizzétek meg.",
        `A chilei hosszú hétvégéken és szeptember közepén ${range(borderWays.tacnaQueue)} órát is lehet várni. Chilébe gyümölcsöt, zöldséget, húst, magot, mézet és kokalevelet nem vihettek: ami nálatok van, valljátok be, mert a be nem vallott almáért is büntetnek. Éjjel kevés a tisztviselő, nappal keljetek át.`,
      ],
    },
    {
      id: "border-huaquillas",
      title: "Tumbes – Huaquillas (Aguas Verdes)",
      facts: [
        { term: "Nyitva", text: "a közös határközpont a hírek szerint éjjel-nappal" },
        { term: "Út", text: `a két épület ${borderWays.huaquillasOfficesKm} km-re van egymástól` },
        { term: "Figyelem", text: "az egyetlen nyitott átkelő Ecuadorba" },
      ],
      blocks: [
        `Ecuador ${day(ecuadorClosures.since)} óta minden más perui átkelőjét lezárta, nemzetbiztonsági okból és határidő nélkül: Macará, La Balsa, Lalamor és Jimbura is zárva van, és a Loja és Piura közötti buszok sem járnak. Megnyitásukról nincs hír; ha Lojába vagy Vilcabambába készültök, előbb járjatok utána az [ecuadori külügynél](site:ecuador).`,
        "Az útlevelet a városokon kívüli közös központban (*CEBAF*) intézik, nem a városi hídnál. Peru felé az ecuadori kilépés és a perui belépés egymás melletti pultoknál van a tumbesi épületben, Ecuador felé a másikban. A legnyugodtabb egy átmenő busz, amely megvár, például a CIFA Guayaquil és Tumbes vagy Piura között.",
        {
          kind: "note",
          tone: "warning",
          title: "Csak nappal, és a busszal",
          text: [
            "Tumbesben taxisok beszélik le az utast a buszról, „lezárták a hidat” mesével, aztán sokszoros árat kérnek; rablás is volt. Ne szálljatok le senki kedvéért. Ecuadorban 2024 óta „belső fegyveres konfliktust” hirdettek, ezért El Oro és Guayas tartományra nézzétek meg a [Konzinfo](site:konzinfo) tanácsát.",
          ],
        },
      ],
    },
    {
      id: "border-leticia",
      title: "Santa Rosa – Leticia – Tabatinga",
      facts: [
        { term: "Út", text: `Iquitosból gyorshajóval ${formatHours(borderWays.iquitosSantaRosa, "hu")}` },
        { term: "Teherhajóval", text: `${range(borderWays.iquitosCargoDays)} nap, függőággyal` },
        { term: "Figyelem", text: "a hajó hajnalban jön és megy" },
      ],
      blocks: [
        "Három ország három városa az Amazonason. A környéken belül szabadon járhattok, bejegyzés csak a továbbutazáshoz kell: a perui Santa Rosa szigetén, a kolumbiai Leticia repülőterén, a brazil Tabatingában pedig a szövetségi rendőrségen. A kilépés és a következő belépés között ne teljen el egy napnál több.",
        "A gyorshajó Pevasnál, San Pablónál és Caballocochánál áll meg. Mivel hajnal előtt érkezik és indul, vagy bekopogtok a hivatalba, vagy a szigeten alszotok. Pénzautomata a perui oldalon nincs, készpénzzel készüljetek. Augusztus és október között, amikor alacsony a víz, hosszú, sáros gyaloglás vezet a hajókig.",
        `A brit külügy óva int a kolumbiai határsávtól, de magát a folyót és a Caballococha és Santa Rosa közötti szakaszt kiveszi belőle (${month(amazonAdvice.asOf)}). Peru és Kolumbia 2025-ben vitázott a sziget hovatartozásán; ha arra készültök, olvassátok el a friss híreket.`,
      ],
    },
    {
      id: "border-inapari",
      title: "Puerto Maldonado – Assis Brasil (Iñapari)",
      facts: [
        { term: "Út", text: `kisbusszal ${hours(borderWays.maldonadoInapari)}, végig aszfalton` },
        { term: "Óra", text: "Acre államban ugyanannyi van, mint Limában" },
        { term: "Figyelem", text: "a brazil rendőrség a városka előtt van" },
      ],
      blocks: [
        "Az óceánközi úton (*Interoceánica*) megosztott kisbuszok járnak Puerto Maldonadóból Iñapariig; akkor indulnak, amikor megtelnek. A perui hivatal régebbi beszámolók szerint délben bezárt: délelőtt érkezzetek.",
        "A brazil belépést a szövetségi rendőrség (*Polícia Federal*) állomása intézi, az út mentén, **még Assis Brasil előtt**. Könnyű elmenni mellette, szóljatok a sofőrnek. Magyar útlevéllel Brazíliába vízum nem kell. Átmenő buszt Rio Brancóba ne tervezzetek, amíg meg nem győződtetek róla, hogy jár.",
      ],
    },
    {
      id: "yellow-fever",
      title: "Sárgaláz-igazolás Peru után",
      blocks: [
        `Peru maga nem kér oltási igazolást, de a következő ország kérheti, mert Peru szerepel a sárgalázas országok listáján. Az oltást legalább ${yellowFever.daysBefore} nappal előbb kell beadatni; a sárga könyvecske ${day(certificate.lifelongSince)} óta életre szól.`,
        {
          kind: "list",
          items: [
            `**Bolívia:** ${certificate.boliviaFromAge} éves kortól kérheti, különösen ha az ottani esőerdőbe mentek.`,
            `**Costa Rica:** kéri, de nem kell annak, aki csak a reptéren szállt át, vagy ${certificate.costaRicaDays} napot már sárgalázmentes országban töltött.`,
            "**Panama, Honduras, Guatemala, Salvador és több karibi sziget:** kérhetik.",
            "**Kolumbia és Brazília:** az őserdei vidékek miatt kérhetik.",
            `**Ázsia, Ausztrália, Afrika déli része:** Thaiföld, Szingapúr, India, Kína, Ausztrália (ha az előző ${certificate.australiaDays} napban Peruban jártatok) és valószínűleg Dél-Afrika.`,
            "**Nem kéri:** Magyarország, az Európai Unió, az Egyesült Királyság, az Egyesült Államok és Kanada.",
          ],
        },
        "Rendszerint az ország számít, nem az, hogy csak Limában jártatok-e. Az oltásról orvosi szemmel: [Őserdő és egészség](page:jungle#health) és [Oltások](page:peru-guide#vaccinations).",
      ],
    },
  ],
  freshness: [
    `A járatok a bejelentések hónapjából valók, többségük ${month(announcedRoutes.paris.asOf)} és ${month(announcedRoutes.madrid.asOf)} közötti, a repülési idők általános ismeretek. Az ESTA adatai ${month(esta.asOf)}i, a limai díj és az elektronikus kapuk ${month(transferFee.asOf)}i keltezésűek.`,
    `A határok nyitvatartása ${month(kasani.asOf)}i, Tacnáé ${month(borderHours.tacna.asOf)}i; az Egyesült Államokból induló járatok listája ${month(announcedRoutes.unitedStates.asOf)}i. Az iñapari és a leticiai leírás részben évtizedes útibeszámolókra épül.`,
    "Indulás előtt nézzétek meg a [légi menetrendet és a díjat](site:limaAirport), az [ESTA](site:esta) árát, a [Migraciones](site:migraciones) közléseit a határokról, Ecuador miatt az [ecuadori külügyét](site:ecuador).",
  ],
  disclaimer: [
    "A járatokról a légitársaság, a belépésről az adott ország tisztviselője dönt. Ez az oldal tájékoztat, de nem helyettesíti a hivatalos közlést.",
  ],
}));
