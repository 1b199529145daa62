import {
  machuPicchuMountains as mountains,
  machuPicchuRoutes as routes,
  sunGateAltitude,
  type RouteId,
} from "#content/facts/machu-picchu/circuits.ts";
import {
  blockade,
  hidroelectrica,
  incaTrail,
  machuPicchuBus as bus,
  machuPicchuTrains as trains,
  shortIncaTrail,
  walkUp,
} from "#content/facts/machu-picchu/journey.ts";
import { machuPicchuGuide, machuPicchuPrices as prices } from "#content/facts/machu-picchu/prices.ts";
import { sampleDays } from "#content/facts/machu-picchu/sample-days.ts";
import { highSeason } from "#content/facts/machu-picchu/season.ts";
import {
  entryTolerance,
  largestBag,
  machuPicchuVisit as visit,
  ticketSale,
  walkUpSale,
} from "#content/facts/machu-picchu/visit.ts";
import { trainHours } from "#content/facts/journeys.ts";
import { places } from "#content/facts/places.ts";
import { guideWords } from "#content/guide-words.ts";
import {
  formatAltitude,
  formatDistance,
  formatMetres,
  formatNumber,
  formatSoles,
} from "#i18n/format-amount.ts";
import { formatDate, formatMonth, formatTime } from "#i18n/format-date.ts";
import { formatDays } from "#i18n/format-days.ts";
import { formatHours } from "#i18n/format-duration.ts";

const hours = ([from, to]: readonly [number, number]) => formatHours(from, "hu", to);
const timeOf = (route: RouteId) => hours(routes[route].hours);
const village = formatAltitude(places["aguas-calientes"].altitude, "hu");
const at = (time: `${number}:${number}`) => formatTime(time, "hu");
const { withNight, inOneDay } = sampleDays;
const highDays = () =>
  highSeason.days
    .map((days) => {
      const [first, last] = days.map((day) => `${highSeason.year}-${day}`) as [string, string];
      const { from, dash, to } = formatDays(first, last, "hu");
      return from + dash + to;
    })
    .join("; ");

export default guideWords(() => ({
  title: "Machu Picchu lépésről lépésre",
  description:
    "Melyik körutat válasszátok Machu Picchuban, mennyi a belépő, mikor és hol kell megvenni, melyik vonat visz oda, és mit nem engednek be a kapun.",
  keywords: [
    "Machu Picchu jegy",
    "Machu Picchu körút",
    "Machu Picchu ár",
    "Huayna Picchu jegy",
    "Machu Picchu vonat",
    "Aguas Calientes busz",
    "Hidroeléctrica",
  ],
  lead: "Machu Picchuban ma már nem lehet szabadon bolyongani: a jegy egyetlen útvonalra, egyetlen órára és a ti nevetekre szól. Ha az útvonalat jól választjátok ki, a belépőt időben megveszitek, és hagytok egy tartaléknapot, a többi már csak vonatozás és nézelődés.",
  pictureAlt:
    "Machu Picchu a felső teraszról: kora reggeli pára a kőházak fölött, hátul a Huayna Picchu csúcsa, elöl egy legelésző láma.",
  sections: [
    {
      id: "which-circuit",
      title: "Melyik körutat válasszátok?",
      blocks: [
        "Ha először jártok itt, vegyétek a **2-A** útvonalat: ez a felső terasz képeslapról ismert kilátásával kezdődik, és utána végigvisz a városon. Ha már elfogyott, a **2-B** szinte ugyanaz, csak alacsonyabb teraszról indul. Az **1-es körút** csak a teraszokat járja be, a házak közé nem vezet; a **3-as** az alsó városrészt mutatja meg közelről, és a Huayna Picchura is innen indul az ösvény.",
        { kind: "figure", figure: "circuits" },
        "Egy jegy egy útvonalra szól, a kapunál nem lehet átcserélni, és ha kijöttetek, vissza sem mehettek. Ha a fenti kilátás és az alsó város is érdekel benneteket, vegyetek két jegyet ugyanarra a napra, például kora reggelre az 1-B-t, késő délelőttre a 3-B-t.",
        {
          kind: "table",
          caption: "A tíz útvonal",
          head: ["Útvonal", "Mit láttok", "Idő", "Kinek való", "Mikor árulják"],
          rows: [
            [
              "1-A · Machu Picchu-hegy",
              `felső teraszok, majd a ${formatMetres(mountains.machuPicchuMountain.altitude, "hu")} magas csúcs`,
              timeOf("1-A"),
              "edzett, türelmes lépcsőzőknek",
              "egész évben",
            ],
            [
              "1-B · felső terasz",
              "az Őrház és a képeslap-kilátás, a város nem",
              timeOf("1-B"),
              "akinek kevés az ideje, vagy fáj a térde",
              "egész évben",
            ],
            [
              "1-C · Napkapu",
              `felső teraszok és a ${formatMetres(sunGateAltitude, "hu")} magasan álló Intipunku`,
              timeOf("1-C"),
              "aki szívesen gyalogol, és a várost már látta",
              "főszezonban",
            ],
            [
              "1-D · Inka híd",
              "felső teraszok és egy sziklafalba vágott ösvény",
              timeOf("1-D"),
              "aki nem szédül",
              "főszezonban",
            ],
            [
              "2-A · klasszikus",
              "kilátó, kőfejtő, Fő templom, Három ablak temploma, Szent szikla",
              timeOf("2-A"),
              "első látogatásra mindenkinek",
              "egész évben",
            ],
            [
              "2-B · alsó terasz",
              "ugyanaz a város, alacsonyabbról kezdve",
              timeOf("2-B"),
              "ha a 2-A elfogyott",
              "egész évben",
            ],
            [
              "3-A · Huayna Picchu",
              `alsó város, majd a ${formatMetres(mountains.huaynaPicchu.altitude, "hu")} magas csúcs`,
              timeOf("3-A"),
              "aki jól bírja a meredeket és a mélységet",
              "egész évben",
            ],
            [
              "3-B · királyi",
              "teraszok, királyi házak, a Naptemplom környéke, a Kondor temploma",
              timeOf("3-B"),
              "aki a legkevesebb lépcsőt szeretné",
              "egész évben",
            ],
            [
              "3-C · Nagy barlang",
              "alsó város és a Huayna Picchu mögötti barlangszentély",
              timeOf("3-C"),
              "aki magányos erdei ösvényre vágyik",
              "főszezonban",
            ],
            [
              "3-D · Huchuy Picchu",
              "alsó város és egy kisebb csúcs",
              timeOf("3-D"),
              "aki hegyet szeretne, de rövidet",
              "főszezonban",
            ],
          ],
        },
        `A négy idényútvonalat csak a főszezon napjaira árulják, ${highSeason.year}-ban ezekre (${highDays()}). Minden más napon hat útvonal közül választhattok.`,
        {
          kind: "note",
          tone: "tip",
          title: "Honnan készül a híres fénykép?",
          text: [
            "A felső teraszokról, az Őrház mellől. Ide az 1-es és a 2-es körút vezet; a 3-asról is szép képet csinálhattok a házakkal és a csúccsal, de alulról. A kaputól az őrök mindenkit a jegyén álló útvonalra terelnek.",
          ],
        },
      ],
    },
    {
      id: "prices",
      title: "Mennyibe kerül a belépő?",
      blocks: [
        `Külföldi felnőttnek **${formatSoles(prices.foreign, "hu")}**: ${formatDate(prices.since, "hu")} óta a természetvédelmi szolgálat, a [SERNANP](site:sernanp) ${formatSoles(prices.charge.foreign, "hu")}os díja is benne van. A két hegy drágább.`,
        {
          kind: "table",
          caption: "Felnőttjegyek (a hegyes jegynél az ár és a díj összege)",
          head: ["Ki fizeti", "Hegy nélkül", "Huayna Picchuval vagy a Machu Picchu-heggyel"],
          rows: [
            ["külföldiek", formatSoles(prices.foreign, "hu"), formatSoles(prices.foreignMountain, "hu")],
            [
              "Peruban lakók, perui, bolíviai, kolumbiai és ecuadori állampolgárok",
              formatSoles(prices.andean, "hu"),
              formatSoles(prices.andeanMountain, "hu"),
            ],
          ],
        },
        `A ${prices.freeBelowAge} évesnél kisebbek ingyen mennek be. A 3–17 éveseknek és a felsőoktatásban tanulóknak van kedvezményes jegy, a mai árát a [jegyoldal](site:tuBoleto) mutatja, amint beírjátok az életkort. A diákjegyhez az egyetem fényképes, érvényes igazolványa kell, az ISIC-re ne számítsatok. Az Inka-ösvényen érkezők jegyére a SERNANP díja nem kerül rá.`,
        {
          kind: "terms",
          items: [
            {
              term: "Busz föl és le",
              text: `Nagyjából ${bus.returnUsd} dollár, egy irányban ${bus.singleUsd}.`,
            },
            {
              term: "Helyi vezető",
              text: `A kapunál várnak, egy kisebb csoporttól körülbelül ${formatSoles(machuPicchuGuide.soles, "hu")}t kérnek; érdemes másokkal összeállni.`,
            },
            {
              term: "Csomagmegőrző, mosdó",
              text: "A kapu előtt mindkettő néhány sol; legyen nálatok aprópénz.",
            },
          ],
        },
        "Vonattal, szállással, vezetővel együtt, háromféle pénztárcára kiszámolva: [Mennyibe kerül egy perui út?](page:costs#big-items)",
      ],
    },
    {
      id: "buying",
      title: "Jegyvásárlás, lépésről lépésre",
      blocks: [
        `Jegyet egyetlen helyen érdemes venni, az állami [tuboleto.cultura.pe](site:tuBoleto) oldalon. A következő évi jegyek árusítása az előző év végén kezdődik: a ${highSeason.year}. éviek (${formatDate(ticketSale.tickets2026, "hu")}, perui idő szerint dél) közül néhány nap egy-egy órája ${ticketSale.goneInMinutes} perc alatt elfogyott. Ha jövőre mentek, először azt ellenőrizzétek, árulják-e már a ti napotokat.`,
        {
          kind: "steps",
          items: [
            {
              title: "Útvonal és nap",
              text: "A főoldalon a Llaqta de Machupicchu jelenti a várost. Előbb az útvonalat, aztán a napot, végül a belépés óráját kell kiválasztani; a szabad helyek száma ott áll mellette.",
            },
            {
              title: "Adatok, betűre úgy, mint az útlevélben",
              text: "Név, útlevélszám, állampolgárság, születési dátum. A név, a nap és az útvonal utólag nem módosítható.",
            },
            {
              title: "Foglalás, majd fizetés",
              text: "Ez két külön lépés. Nagy forgalomban a második gyakran akadozik: próbáljátok újra, és legyen kéznél egy másik bankkártya.",
            },
            {
              title: "A PDF mentése",
              text: "Nyomtassátok ki, vagy töltsétek le a telefonra úgy, hogy térerő nélkül is megnyíljon.",
            },
            {
              title: "Csak ezután a vonat",
              text: "Az időpontos belépőhöz könnyű vonatot találni, fordítva nem. A belföldi repülőjegy és a szállás maradjon a végére.",
            },
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Amit nem lehet visszacsinálni",
          text: [
            "A jegyet nem váltják vissza, és másra nem íratható át. Ha a foglalás után új útlevelet kaptatok, hozzátok a régit vagy a másolatát is. A jegyoldalra hasonlító honlapok közvetítők: törvényesek lehetnek, de drágábbak, és amikor a keret elfogyott, „különleges” jegyük sincs.",
          ],
        },
        { kind: "heading", id: "walk-up", text: "Ha a neten már elfogyott" },
        `Naponta ${formatNumber(walkUpSale.tickets, "hu")} jegyet a faluban, Aguas Calientesben adnak el, az állami kultúrházban (*Centro Cultural*), nem a kapunál. ${formatDate(walkUpSale.since, "hu")} óta egyetlen sor van, reggel ${at(walkUpSale.opensAt)}-kor nyitnak, és a maradékot kijelzőn mutatják. 2025 nyarán délelőtt tízre minden elkelt, és a jegy gyakran csak másnapra szól: két éjszakával számoljatok, az útvonalat és az órát pedig vegyétek úgy, ahogy jut.`,
        {
          kind: "list",
          items: [
            "Keressetek másik útvonalon is: a 3-B-n és az 1-B-n gyakrabban marad hely.",
            "Próbálkozzatok a kora délutáni órákkal: ilyenkor kisebb a tömeg, és ritkább a köd.",
            "Az irodák csomagja csak akkor segít, ha a jegyet a ti nevetekre már megvették: kérjétek el a PDF-et.",
          ],
        },
      ],
    },
    {
      id: "calendar",
      title: "Jegynaptár: mikor mire számítsatok",
      blocks: [
        "Júniustól augusztusig három-hat hónappal előre vegyétek meg a jegyet, áprilisra és szeptemberre nagyjából hárommal; az év többi részében rendszerint elég egy-két hónap. A legjobb kompromisszum május és október: száraz az idő, és könnyebb jegyhez jutni.",
        { kind: "figure", figure: "ticketCalendar" },
        `A város az év minden napján nyitva van, ${at(visit.opens)}-tól ${at(visit.closes)}-ig. A főszezonban naponta ${formatNumber(visit.peopleOnPeakDays, "hu")}, máskor ${formatNumber(visit.peopleADay, "hu")} látogatót engednek be. Reggel gyakran köd ül a hegyeken, főleg novembertől áprilisig, és kilenc-tíz óra felé oszlik el; a legnyugodtabb az első óra és a délután három utáni idő. Az első belépés nem jelent napfelkeltét: a nap a gerincek mögül csak fél hét és hét között bújik elő.`,
        `A jegyen álló óra után ${entryTolerance.minutes} perc, főszezonban ${entryTolerance.minutesInHighSeason} perc türelmi idő van; aki ezt is lekési, azt már nem engedik be.`,
      ],
    },
    {
      id: "trains",
      title: "Vonattal a faluba",
      blocks: [
        `Aguas Calientesbe (${village}, hivatalos nevén Machu Picchu Pueblo) a völgyből nem vezet országút, csak vasút: a [PeruRail](site:perurail) vagy az [Inca Rail](site:incaRail) vonata visz oda. Az olcsó helyi vonatra külföldi nem szállhat föl.`,
        {
          kind: "terms",
          items: [
            {
              term: "Ollantaytambóból",
              text: `Nem egészen ${formatHours(trainHours.fromOllantaytambo, "hu")}. Innen jár a legtöbb vonat, egész évben, és a völgyben aludva a magassághoz is könnyebb hozzászokni.`,
            },
            {
              term: "Cuscóból",
              text: `A városon belüli San Pedróból nagyjából ${formatHours(trainHours.fromSanPedro, "hu")}, a 15 km-re lévő Poroyból ${hours(trainHours.fromPoroy)}. Kevés a vonat, és januártól áprilisig egy sem indul.`,
            },
            {
              term: "*Bimodal*: busz és vonat",
              text: "A társaság busza Ollantaytambóig visz, ott szálltok vonatra. Az esős hónapokban Cuscóból csak így lehet utazni, de egész évben kapható.",
            },
            {
              term: "Ár",
              text: `A legolcsóbb turistavonat egy irányban ${trains.oneWayUsdFrom} dollár körül kezdődik, oda-vissza ${trains.returnUsd.join("–")}; a panorámakocsi és a luxusvonat jóval több. A jegyár úgy mozog, mint a repülőé: a hajnali és az esti vonat a legolcsóbb.`,
            },
            {
              term: "Csomag",
              text: `Az Inca Rail vonatára egyetlen, legfeljebb ${trains.incaRailBag.kilos} kg-os kézipoggyászt vihettek, három oldala együtt ${trains.incaRailBag.centimetres} cm lehet; a PeruRailnél régebben ${trains.perurailBag.kilos.join("–")} kg volt a határ. A bőröndöt hagyjátok a cuscói vagy a völgyi szálláson.`,
            },
            {
              term: "Iratok",
              text: `A jegy névre szól, az útlevelet a beszálláskor kérik. Legyetek ott ${trains.beforeDepartureMinutes} perccel az indulás előtt.`,
            },
          ],
        },
      ],
    },
    {
      id: "bus-up",
      title: "A faluból a kapuig",
      blocks: [
        `A busz ${bus.minutes.join("–")} perc alatt kapaszkodik föl a ${bus.bends} kanyaron. Az első ${at(bus.first)} körül indul, az utolsó ${at(bus.lastDown)} táján jön le, közben folyamatosan járnak. Minden belépési órának külön sora van, tábla mutatja, melyik a tiétek: ${bus.queueMinutes.join("–")} perccel előbb elég odaérni. Főszezonban két órát is lehet várni, dél után lefelé is.`,
        `Nagyjából ${bus.returnUsd} dollár oda-vissza. A buszokat harminc évig egyetlen társaság vitte; a szerződése lejárt (${formatDate(bus.concessionEnded, "hu")}), azóta ideiglenes megoldások váltják egymást. A jegyet ezért előző este, a faluban vegyétek meg annál, aki éppen közlekedik.`,
        `**Gyalog** a folyó mentén sétáltok a Puente Ruinas hídig, onnan lépcső visz a kapuhoz: fölfelé ${hours(walkUp.upHours)}, ${formatMetres(walkUp.climb, "hu")} szintkülönbség, lefelé ${walkUp.downMinutes.join("–")} perc. Hajnalban a híd őrei a belépőt és az útlevelet is megnézik.`,
      ],
    },
    {
      id: "cheap-way",
      title: "Olcsóbban, vagy a saját lábatokon",
      blocks: [
        { kind: "heading", id: "hidroelectrica", text: "Hidroeléctrica felől" },
        `Cuscóból reggel hét és fél kilenc között indulnak a kisbuszok, és Santa Marián meg Santa Teresán át ${hours(hidroelectrica.busHours)} alatt érnek a Hidroeléctrica nevű vízerőműhöz; közben átkelnek a ${formatMetres(hidroelectrica.pass, "hu")} magas Abra Málaga-hágón. Onnan ${formatDistance(hidroelectrica.kilometres[0], "hu", hidroelectrica.kilometres[1])} sík gyaloglás a sínek mellett, ${hours(hidroelectrica.walkHours)}. Visszafelé fél három körül indulnak. Oda-vissza nagyjából ${formatSoles(hidroelectrica.returnSoles[0], "hu", hidroelectrica.returnSoles[1])}, és egy éjszakát mindenképp a faluban kell tölteni.`,
        `Sok a hajtűkanyar és a siető sofőr; éjjel ne induljatok. Januártól márciusig a sárlavina is gyakori: a legutóbbi ismert (${formatDate(hidroelectrica.landslide, "hu")}) az innen induló vonatot is, a gyalogosokat is másfél napra megállította. A síneken és az alagutakban soha ne menjetek, mellettük van ösvény. Meleg, szúnyogos vidék: a sárgalázoltásról a [Biztonság és egészség](page:safety-health#infections) oldalon olvashattok.`,
        { kind: "heading", id: "short-inca-trail", text: "A rövid Inka-ösvény" },
        `Két nap, amelyből csak egyet gyalogoltok: a vonatról a 104-es kilométernél szálltok le, és ${formatDistance(shortIncaTrail.kilometres[0], "hu", shortIncaTrail.kilometres[1])}, ${hours(shortIncaTrail.hours)} alatt Wiñay Wayna teraszai fölött a Napkapuhoz értek. Éjszakára busszal mentek le a faluba, másnap jön a város: **ehhez külön belépő kell**, mert az ösvény engedélye csak az érkezés napján enged be. Nem kell sátorozni, és könnyebb rá helyet kapni, mint a négynapos útra.`,
        `Engedélyt mindkettőhöz **csak hivatalosan bejegyzett iroda** vehet, vezető nélkül nem szabad elindulni. A négynapos, ${formatDistance(incaTrail.kilometres, "hu")}-es úton naponta ${incaTrail.permits} ember lehet a teherhordókkal együtt, vagyis nagyjából ${incaTrail.walkers} túrázó; februárban zárva van. A rövid út ${shortIncaTrail.usd.join("–")} dollár körüli. Az Inka-ösvényről érkezők a 3-B útvonalra kapnak belépőt, ugyanarra a napra. A képeslapkilátást érkezéskor, a Napkapu felől lejövet kapjátok meg; ha a 2-es körutat is szeretnétek, vagy másnap visszamennétek, vegyetek külön jegyet. A többi gyalogút: [Gyalogtúrák](page:treks#compare).`,
      ],
    },
    {
      id: "mountains",
      title: "Huayna Picchu vagy a Machu Picchu-hegy?",
      blocks: [
        "Az egyik meredek és híres, a másik magas és csendesebb. Első látogatásra egyik sem kell: a hegyhez adott körúton a városnak csak egy részét látjátok.",
        {
          kind: "table",
          caption: "A két hegy",
          head: ["Szempont", "Huayna Picchu (3-A)", "Machu Picchu-hegy (1-A)"],
          rows: [
            [
              "Magasság",
              formatMetres(mountains.huaynaPicchu.altitude, "hu"),
              formatMetres(mountains.machuPicchuMountain.altitude, "hu"),
            ],
            [
              "Mászás",
              `${mountains.huaynaPicchu.climb.join("–")} m`,
              `${mountains.machuPicchuMountain.climb[0]} m`,
            ],
            [
              "Idő oda-vissza",
              hours(mountains.huaynaPicchu.return),
              hours(mountains.machuPicchuMountain.return),
            ],
            ["Milyen az út", "keskeny, kitett lépcsők, kötelek, fönt alagút", "hosszú, széles lépcsősor"],
            ["A jeggyel látjátok", "az alsó várost", "a felső teraszokat, a házakat nem"],
            ["Elfogy", "elsőként, hónapokkal előre", "később"],
          ],
        },
        "A legkorábbi indulást válasszátok, mert délelőtt tizenegyre már forróság van. Aki szívbeteg, várandós vagy szédülésre hajlamos, egyikre se menjen föl: neki az 1-B, a 2-B vagy a 3-B útvonal való. Esőben senkinek sem ajánljuk a mászást, mert a vizes lépcső csúszik.",
      ],
    },
    {
      id: "day",
      title: "Egy nap, óráról órára",
      blocks: [
        "Ha a faluban alszotok, van időtök, és reggel értek a városba. Egyetlen napba is belefér, de akkor egy vonatkésés mindent elvihet. A menetrendek változnak, ezért az órákat igazítsátok a saját vonatotokhoz.",
        { kind: "heading", id: "day-with-night", text: "Éjszakával a faluban" },
        {
          kind: "timeline",
          items: [
            {
              when: `1. nap, ${at(withNight.ruins)}`,
              title: "Ollantaytambo romjai",
              text: "Délelőtt bejárjátok a teraszokat, a főtéren ebédeltek; a nagy csomag a szálláson marad.",
            },
            {
              when: at(withNight.train),
              title: "Vonat a folyó mentén",
              text: "Üljetek a menetirány szerinti bal oldalra: ott folyik az Urubamba.",
            },
            {
              when: at(withNight.village),
              title: "Aguas Calientes",
              text: "Vegyétek meg a másnapi buszjegyet, vacsorázzatok, és feküdjetek le korán.",
            },
            {
              when: `2. nap, ${at(withNight.queue)}`,
              title: "Sor a buszhoz",
              text: "A kapu előtt menjetek még el mosdóba, mert bent nincs.",
            },
            {
              when: at(withNight.entry),
              title: "Belépés a 2-A útvonalra",
              text: "Két-három óra alatt, sok megállással járjátok végig. Ha köd van, a felső teraszon várjátok ki, amíg fölszakad.",
            },
            {
              when: at(withNight.out),
              title: "Kijárat",
              text: "Aki második jegyet vett, most mehet be újra; a többiek busszal vagy gyalog lemennek ebédelni.",
            },
            {
              when: `${at(withNight.back)}-tól`,
              title: "Vonat vissza",
              text: `Ollantaytambóból kisbusz visz tovább, este ${at(withNight.cusco)} körül Cuscóban vagytok.`,
            },
          ],
        },
        { kind: "heading", id: "day-in-one", text: "Egyetlen nap alatt, a völgyből" },
        {
          kind: "timeline",
          items: [
            {
              when: at(inOneDay.hotel),
              title: "Indulás a szállásról",
              text: "Ollantaytambóból ekkor, Urubambából fél órával előbb induljatok.",
            },
            {
              when: at(inOneDay.train),
              title: "Reggeli vonat",
              text: "A jegyetek bármelyik hajnali vonatra szólhat, a lényeg, hogy fél kilencre a faluban legyetek.",
            },
            {
              when: at(inOneDay.bus),
              title: "Busz a kapuhoz",
              text: "Sorban állással együtt egy óra kell rá.",
            },
            {
              when: at(inOneDay.entry),
              title: "Belépés",
              text: "Tíz órára vegyetek jegyet, ne kilencre: kell a ráhagyás.",
            },
            {
              when: at(inOneDay.down),
              title: "Le a faluba",
              text: "Jut idő egy ebédre, a piacra és egy kávéra a folyó fölött.",
            },
            {
              when: at(inOneDay.back),
              title: "Vonat vissza",
              text: `Este ${at(inOneDay.valley)} körül Ollantaytambóban vagytok, nyolc felé Cuscóban.`,
            },
          ],
        },
        "Ha egyetlen nap alatt Cuscóból jöttök és oda mentek vissza, hajnali háromkor-négykor kell kelni; lehetséges, de fárasztó, és nincs benne tartalék. A magasság miatt is jobb előbb a völgyben és a faluban aludni, és csak utána Cuscóban: [Magasság](page:safety-health#altitude).",
      ],
    },
    {
      id: "rules",
      title: "Mit szabad, és mit nem?",
      blocks: [
        `A kapunál átnézik a táskát. A legnagyobb, amivel bemehettek, ${largestBag}; a nagyobbnak fizetős megőrző van.`,
        { kind: "heading", id: "leave-behind", text: "Otthon vagy lent marad" },
        {
          kind: "list",
          items: [
            "állvány, egylábú állvány, szelfibot, drón",
            "étel, alkohol, eldobható műanyag palack",
            "esernyő, túrabot (gumivégűt idősnek vagy mozgáskorlátozottnak elnéznek)",
            "babakocsi; hátra kötött hordozó lehet, fémváz nélkül",
            "spray: a naptej és a riasztó legyen krém",
            "magas sarkú vagy kemény talpú cipő, hangszóró, jelmez, transzparens",
          ],
        },
        { kind: "heading", id: "take-along", text: "Legyen nálatok" },
        {
          kind: "checklist",
          items: [
            "az eredeti útlevél, amellyel a jegyet vettétek",
            "a jegy, papíron vagy letöltve",
            "víz újratölthető kulacsban",
            "esőköpeny, kalap, naptej, rovarriasztó, hosszú nadrág",
            "aprópénz a mosdóra",
          ],
        },
        { kind: "heading", id: "inside", text: "Odabent" },
        "Mosdó csak a kapun kívül van, büfé szintén, és ha kimentek, nem jöhettek vissza. A falakra ne támaszkodjatok, az útvonalról ne térjetek le: aki fut, vetkőzik vagy letér, azt kivezetik.",
        "**Vezető:** a szabály szerint mindenkinek kell, a gyakorlatban vezető nélkül is beengedik a látogatókat, de ne számítsatok rá. Megéri vezetőt fogadni, mert odabent alig van felirat.",
        "**Lépcső** mindenütt van, kerekesszékkel bejárható útvonal nincs. Rossz térddel a 3-B, a 2-B vagy az 1-B a kímélő választás; bővebben: [Kinek való Peru?](page:for-whom#wheelchair)",
      ],
    },
    {
      id: "what-goes-wrong",
      title: "Mi jöhet közbe, és mit tegyetek?",
      blocks: [
        {
          kind: "terms",
          items: [
            {
              term: "Sztrájk, vasútzár",
              text: `2025 szeptemberében a buszok körüli vita miatt napokig állt a vonat, nagyjából ${formatNumber(blockade.broughtOut, "hu")} látogatót különvonatokkal hoztak ki. Machu Picchu ne az utolsó nap legyen: hagyjatok egy tartaléknapot a hazaút előtt, és legyen nálatok egy éjszakára való készpénz, gyógyszer, töltő.`,
            },
            {
              term: "Eső",
              text: "Januártól márciusig a sárlavina órákra, néha napokra elzárja a síneket. A vonattársaság ilyenkor áttesz egy másik járatra, de a belépő időpontja nem mozdul: kérjetek igazolást a késésről.",
            },
            {
              term: "Köd",
              text: "Ha reggel nyolcra van jegyetek, tízre rendszerint kitisztul. A 2-es körúton a felső terasz az út elején van, ott várjatok.",
            },
            {
              term: "Rossz név, rossz nap",
              text: "A nevet nem javítják, a pénzt nem adják vissza. Az elírt útlevélszámmal forduljatok a jegyoldal ügyfélszolgálatához, még az utazás előtt.",
            },
            {
              term: "Szúnyog, apró csípős légy",
              text: "Egész nap csípnek: hosszú nadrág és riasztó kell ellenük. A sárgalázoltást az amerikai [CDC](site:cdc) 2025 óta Machu Picchu környékére is javasolja.",
            },
          ],
        },
        "A sztrájkokról, és arról, hol nézhettek utánuk: [Biztonság és egészség](page:safety-health#strikes).",
      ],
    },
  ],
  freshness: [
    `Az árak és a SERNANP díja ${formatMonth(prices.asOf, "hu")}i közlésekből valók; a heggyel kombinált jegy összege a kettő összeadása. Az idényútvonalak és a napi létszám ${formatMonth(highSeason.asOf, "hu")}i, a helyszíni jegyárusítás ${formatMonth(walkUpSale.asOf, "hu")}i, a vonat és a busz ára ${formatMonth(trains.asOf, "hu")}i, a PeruRail csomagszabálya ${formatMonth(trains.perurailBag.asOf, "hu")}i adat.`,
    `A ${highSeason.year + 1}. évi jegyek és idénynapok, a kedvezményes jegyek ára, a belépési órák: [tuboleto.cultura.pe](site:tuBoleto). Menetrend, csomag, ár: [PeruRail](site:perurail), [Inca Rail](site:incaRail). Szabályok a kapunál: [machupicchu.gob.pe](site:machuPicchu).`,
  ],
}));
