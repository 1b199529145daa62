import { banknotes } from "#content/facts/banknotes.ts";
import { climateRange } from "#content/facts/climate/climate-range.ts";
import { climate } from "#content/facts/climate/climate.ts";
import { wholeCountryMonths } from "#content/facts/climate/best-months.ts";
import { country, emergency, singleNumber } from "#content/facts/country.ts";
import { civilDefence, consularLines, helpLines } from "#content/facts/entry/help-lines.ts";
import {
  busHours,
  carRental,
  coachSeats,
  flightMinutes,
  fromEurope,
  trainHours,
} from "#content/facts/journeys.ts";
import { phrases } from "#content/facts/phrases.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import { andeanSeasons, heights, topTen } from "#content/facts/top-ten.ts";
import { safetyAdvice, yellowFever } from "#content/facts/entry/travel-advice.ts";
import { emergencyState } from "#content/facts/safety/emergency-state.ts";
import { vatFreeStay } from "#content/facts/costs/stays.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatMetres, formatNumber } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";
import { formatDuration, formatHours } from "#i18n/format-duration.ts";
import { formatMonths } from "#i18n/format-months.ts";

const altitude = (id: PlaceId) => formatMetres(places[id].altitude, "hu");
const degrees = ([from, to]: readonly [number, number]) => `${from}–${to} °C`;
/** Of Lima: the days of the summer; of the winter, from the coolest nights to the warmest days. */
const limaSummer = degrees(climateRange(climate.lima.tmax, 1, 3));
const limaWinter = degrees([
  climateRange(climate.lima.tmin, 6, 10)[0],
  climateRange(climate.lima.tmax, 6, 10)[1],
]);
const bus = (route: keyof typeof busHours) => formatHours(busHours[route][0], "hu", busHours[route][1]);

export default guideWords(() => ({
  title: "Perui útmutató",
  description:
    "Mikor érdemes Peruba menni, hogyan kerülhető el a hegyibetegség, mivel lehet fizetni és közlekedni: tudnivalók az utazáshoz, segélyhívókkal.",
  keywords: [
    "Peru útmutató",
    "Peru utazási tanácsok",
    "mikor menjünk Peruba",
    "hegyibetegség Cusco",
    "Peru biztonság",
    "perui sol",
    "közlekedés Peruban",
    "spanyol mondatok utazáshoz",
  ],
  lead: "Peru egyszerre sivatag, négyezer méter fölé nyúló hegyvidék és őserdő. Limában, Cuscóban és Iquitosban ezért más hónap az ideális, más ruha kell, és másra kell vigyázni. Itt végigvesszük, mit döntsetek el még itthon, mire figyeljetek odakint, és kit hívjatok, ha baj van.",
  pictureAlt:
    "Kék vonat halad a folyó mentén egy havas hegycsúcs alatt, a parton láma és népviseletes asszony.",
  sections: [
    {
      id: "country",
      title: "Az ország röviden",
      blocks: [
        {
          kind: "terms",
          items: [
            {
              term: "Terület",
              text: `${formatNumber(country.areaKm2, "hu")} km², nagyjából tizennégy Magyarországnyi`,
            },
            { term: "Népesség", text: `mintegy ${country.populationMillions} millió` },
            { term: "Főváros", text: "Lima, Callaóval együtt 10–11 millió lakossal" },
            {
              term: "Nyelv",
              text: "a spanyol mindenütt hivatalos; a kecsua, az ajmara és az amazóniai nyelvek ott, ahol beszélik őket",
            },
            { term: "Pénz", text: "sol (PEN, S/)" },
            {
              term: "Idő",
              text: `UTC−${Math.abs(country.utcOffsetHours)} egész évben: télen hat, nyáron hét órával van a magyar idő mögött`,
            },
            { term: "Áram", text: `${country.volts} V, ${country.hertz} Hz` },
            { term: "Hívószám", text: country.callingCode },
            { term: "Közlekedés", text: "jobb oldali" },
          ],
        },
        "Az ország három tájból áll. A Csendes-óceán mentén keskeny sivatagi sáv húzódik, ezen fekszik Lima, Paracas és Nazca. Mögötte emelkedik az Andok Cuscóval, Arequipával és a Titicaca-tóval. A hegyeken túl, az ország nagyobbik felén az amazóniai őserdő kezdődik. Egy kéthetes útba két táj kényelmesen belefér, mindháromhoz inkább három hét kell; ehhez [kész útiterveket](page:itineraries) is találtok.",
        "Ha most kezditek a tervezést, innen érdemes továbbmenni: mennyibe kerül az út ([Költségek](page:costs)), hogyan juttok el Limáig ([Eljutás Peruba](page:getting-there)), mire figyeljenek a gyerekkel, egyedül vagy idősebben utazók ([Kinek való?](page:for-whom)), és mit kérdeznek a legtöbben ([Gyakori kérdések](page:questions)).",
      ],
    },
    {
      id: "when-to-go",
      title: "Mikor menjetek?",
      picture: {
        id: "places/machu-picchu",
        alt: "Machu Picchu: az inka város az őrház felől, a szurdokban reggeli köddel.",
      },
      blocks: [
        "Peru a déli féltekén fekszik, de az utazónak itt nem a nyár és a tél számít, hanem az eső és a köd. Az Andokban májustól szeptemberig száraz az idő, a tengerpart viszont éppen ekkor szürke: nincs olyan hónap, amely mindenütt a legjobb volna.",
        {
          kind: "table",
          caption: "Jó hónapok vidékenként",
          head: ["Vidék", "A legjobb", "Amivel számolni kell"],
          rows: [
            [
              "Tengerpart: Lima, Paracas, Nazca",
              `${formatMonths(topTen.lima.bestMonths, "hu")}: napsütés, Limában nappal ${limaSummer}`,
              `júniustól októberig ${limaWinter}, szürke ég és szitáló köd (*garúa*), valódi eső nélkül`,
            ],
            [
              "Andok: Cusco, Puno, Arequipa",
              `${formatMonths(andeanSeasons.dry, "hu")}: száraz, napos idő, fagyos éjszakák`,
              `${formatMonths(andeanSeasons.wettest, "hu")}: ekkor esik a legtöbb; földcsuszamlás miatt leállhat a vonat, és lezárhatják az ösvényeket`,
            ],
            [
              "Amazónia: Iquitos, Puerto Maldonado",
              `${formatMonths(topTen.iquitos.bestMonths, "hu")}: kevesebb eső, gyalog is járható erdő`,
              "decembertől májusig magas a víz: a csónak messzebbre jut, és kenuból lehet állatokat lesni",
            ],
          ],
        },
        `Ha mindhárom vidéket látni szeretnétek, ${formatMonths(wholeCountryMonths, "hu")} a legjobb; április vége és október eleje is jó még. Az [Inka-ösvényt](page:treks#inca-trail) (Inca Trail, *Camino Inca*) minden februárban lezárják; ilyenkor Machu Picchu vonattal érhető el, ha az eső engedi.`,
        {
          kind: "list",
          items: [
            "**A legzsúfoltabb és legdrágább napok:** nagyhét, az Inti Raymi hete (június 24.), július 28–29., egész augusztus, karácsony és újév. Pontos dátumokkal: [Ünnepek](page:holidays).",
            "**El Niño idején** januártól áprilisig árvíz sújthatja az északi partvidéket.",
            "**Hőmérséklet és csapadék** öt városban, hónapról hónapra: [Időjárás](page:weather).",
          ],
        },
      ],
    },
    {
      id: "safety",
      title: "Biztonság",
      blocks: [
        `A legtöbb bajt a lopás okozza: eltűnik egy telefon vagy egy táska, vagy rossz taxiba ül be az ember, főleg sötétedés után (brit és ausztrál utazási tanács, ${formatMonth(safetyAdvice.theft.asOf, "hu")}). Néhány egyszerű szokással a nagy része megelőzhető; kerületről kerületre és városról városra: [Biztonság és egészség](page:safety-health).`,
        {
          kind: "checklist",
          items: [
            "Az utcára elég az útlevél másolata; az eredetit a vonaton, Machu Picchuban és a belföldi repülőn kérik.",
            "Taxit alkalmazással hívjatok vagy a szállással hívassatok, ne az utcán intsetek le.",
            "A járda szélén és nyitott autóablaknál ne legyen a kezetekben a telefon.",
            "Készpénzt nappal vegyetek fel, bankfiókban álló automatából.",
            "A kapott bankjegyet nézzétek meg: forog hamis pénz.",
            "A hazarepülés előtt maradjon egy tartaléknap: a tüntetők szinte minden előjel nélkül lezárhatják az utat, a repteret vagy a Machu Picchu-i vasutat.",
            "Kábítószerhez ne nyúljatok: a perui törvény szigorú.",
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Rendkívüli állapot Limában és Callaóban",
          text: [
            `A bűnözés miatt ${formatMonth(emergencyState.since, "hu")} óta ${emergencyState.last.days} napos szakaszokban újra meg újra elrendelik; az utolsó ismert rendelet kelte ${formatDate(emergencyState.last.from, "hu")} (${emergencyState.last.decree}). Az utazó annyit vesz észre belőle, hogy katona is jár a rendőr mellett, és több az igazoltatás: legyen nálatok az útlevél másolata és a TAM, a tüntetéseket pedig kerüljétek. A múzeumok, a repülők és a vonatok működnek. A mai helyzetről a [Konzinfón](site:konzinfo) tájékozódhattok; más megyékről bővebben: [Rendkívüli állapot](page:safety-health#emergency).`,
          ],
        },
        `Két vidékre a brit külügyminisztérium csak halaszthatatlan okból javasolja az utazást (${formatMonth(safetyAdvice.areas.asOf, "hu")}). Az egyik Loretóban a kolumbiai határ ${safetyAdvice.borderStripKm} km-es sávja, kivéve magát az Amazonas folyót és a Caballococha és Santa Rosa közötti, a hármas határig tartó szakaszt; a másik a VRAEM, vagyis az Apurímac, az Ene és a Mantaro völgye. Cusco, a Szent Völgy és Machu Picchu egyikhez sem tartozik. Az érvényes szöveget a [GOV.UK](site:govUk) oldalán olvashatjátok.`,
        `Az ayahuasca-szertartás nem ártatlan program: ${safetyAdvice.ayahuasca.deathsIn}-ben többen belehaltak (az amerikai nagykövetség figyelmeztetése, ${formatMonth(safetyAdvice.ayahuasca.asOf, "hu")}). A természetet is vegyétek komolyan. Gyakori a földrengés, a parton táblák mutatják, merre kell menekülni a cunami elől, az óceánban erős a visszahúzó áramlat, decembertől márciusig pedig sárlavina (*huaico*) zúdulhat az utakra ([Természet](page:safety-health#nature), [Utak](page:safety-health#roads)).`,
      ],
    },
    {
      id: "health",
      title: "Egészség",
      blocks: [
        { kind: "heading", id: "altitude", text: "A magasság" },
        `A hegyibetegség, helyi nevén *soroche*, 2500–3000 m fölött sokakat utolér, bármilyen edzettek is. Fejfájással, álmatlansággal, émelygéssel jár, és a legjobb ellenszere a jó sorrend: előbb alacsonyan aludni, és csak utána följebb menni. Cusco reptere ${altitude("airport-cuz")} magasan van: aki ott száll ki a gépből, egyenesen a magasba lép.`,
        {
          kind: "table",
          caption: "Milyen magasra visz az út?",
          head: ["Hely", "Magasság", "Mit jelent?"],
          rows: [
            ["Arequipa", altitude("arequipa"), "jó első hegyi állomás"],
            ["Machu Picchu", altitude("machu-picchu"), "alacsonyabb, mint Cusco"],
            ["Urubamba, Szent Völgy", altitude("urubamba"), "itt töltsétek az első két éjszakát"],
            ["Cusco", altitude("cusco"), "a végére hagyva a legkönnyebb"],
            ["Puno, Titicaca-tó", altitude("puno"), "néhány nap szoktatás után jöhet"],
            ["Humantay-tó", altitude("humantay"), "egynapos túra, meredek gyalogút"],
            [
              "A Colca felé vezető út hágója",
              formatMetres(heights.colcaPass, "hu"),
              "autóból, rövid megállóval",
            ],
            ["Szivárvány-hegy (Vinicunca)", altitude("rainbow-mountain"), "hagyjátok az út végére"],
          ],
        },
        `A sorrend tehát: Cuscóban leszállva még aznap menjetek le a Szent Völgybe, Urubambába vagy Ollantaytambóba (${altitude("ollantaytambo")}), és aludjatok ott két éjszakát; innen vonattal menjetek Machu Picchuhoz, Cuscót pedig hagyjátok a végére. 4000 m fölé csak ezután menjetek. Az első 24–48 óra legyen lassú: rövid séták, sok víz, könnyű étel, semmi alkohol; a kokatea bevett dolog, sok szálláson kínálják. Gyerekekről, várandósságról, gyógyszerekről bővebben: [A magasság](page:safety-health#altitude).`,
        {
          kind: "note",
          tone: "warning",
          title: "Mikor kell lejjebb menni?",
          text: [
            "Ha valaki a fejfájás mellett hány, vagy pihenés közben is levegő után kapkod, az már veszélyes. Ne várjatok reggelig: menjetek alacsonyabbra, és keressetek orvost. Acetazolamidot csak akkor szedjetek, ha előtte orvossal megbeszéltétek.",
            "Kokalevelet és kokateát Magyarországra és az Európai Unió többi országába nem szabad behozni, a filteres tea sem kivétel.",
          ],
        },
        { kind: "heading", id: "vaccinations", text: "Oltások, szúnyogok" },
        `A belépéshez nem kérnek oltási igazolást. A sárgaláz elleni oltás az Andoktól keletre, ${formatMetres(yellowFever.belowMetres, "hu")} alatt ajánlott; legalább ${yellowFever.daysBefore} nappal az utazás előtt adassátok be. Egy nemzetközi oltóhelyen kérdezzetek rá a hepatitisz A, a hastífusz, a tetanusz és a kanyaró elleni védelemre is.`,
        {
          kind: "terms",
          items: [
            {
              term: "Sárgaláz: ajánlott",
              text: "Loreto (Iquitos), Madre de Dios (Puerto Maldonado), Ucayali, San Martín, Amazonas; Cusco, Puno, Junín, Pasco és Huánuco egyes részei",
            },
            {
              term: "Sárgaláz: vitatott",
              text: `Machu Picchu: ${yellowFever.machuPicchuSince} óta az amerikai [CDC](site:cdc) ide is ajánlja, a perui egészségügyi minisztérium nem (${formatMonth(yellowFever.ministry.asOf, "hu")})`,
            },
            { term: "Sárgaláz: nem szükséges", text: "Lima, Cusco városa, a partvidék" },
            {
              term: "Malária, dengue-láz",
              text: "az alacsony őserdőben, Iquitosnál és Puerto Maldonadónál is; dengue az északi parton és olykor Limában is előfordul",
            },
          ],
        },
        "Hogyan védekezzetek, mire figyeljenek a várandósok, és hol van jó klinika: [Fertőzések](page:safety-health#infections), [Orvos és klinika](page:safety-health#clinics). Ha Peruból másik országba mentek tovább, ott kérhetik a sárgaláz-igazolást: [Peru után](page:getting-there#yellow-fever).",
        { kind: "heading", id: "everyday-health", text: "Étel, víz, nap, biztosítás" },
        {
          kind: "list",
          items: [
            "**Víz:** a csapvíz nem ivóvíz; palackozottat vagy szűrtet igyatok.",
            "**Étel:** a gyümölcsöt hámozzátok meg, cevichét délben és forgalmas helyen egyetek ([Gasztronómia](page:gastronomy)); ha mégis baj van: [Hasmenés](page:safety-health#stomach).",
            "**Nap:** a hegyekben hidegben is leéget; a legerősebb sugárzást Arequipában mérik.",
            "**Biztosítás:** az európai egészségbiztosítási kártya itt nem érvényes. Olyan utasbiztosítás kell, amely a nagy magasságra és a túrázásra is szól ([mire figyeljetek a kötvényben](page:safety-health#insurance)).",
          ],
        },
      ],
    },
    {
      id: "money",
      title: "Pénz",
      facts: [
        { term: "Pénznem", text: "sol (PEN, S/)" },
        { term: "Bankjegyek", text: `${country.notes.join(", ")} sol` },
        { term: "Érmék", text: `${country.coins.join(", ")} sol; 10, 20, 50 céntimo` },
      ],
      blocks: [
        "A városokban, éttermekben, jobb szállásokon kártyával is fizethettek, a piacon, a buszon és a falvakban csak készpénzzel. Taxira, piacra legyen nálatok aprópénz és kis címlet. A napi kerethez támpont: [Költségek](page:costs#daily). A régebbi leírásokban szereplő *nuevo sol* ugyanez a pénz: 2015 decemberéig hívták így.",
        `A bankjegyek új sorozata ${banknotes.since} óta van forgalomban (${banknotes.portraits.map(({ soles, name }) => `${soles}: ${name}`).join("; ")}). A régi sorozat is érvényes, a kettő keveredik; szakadt bankjegyet viszont nem fogadnak el, ti se vegyétek át.`,
        {
          kind: "terms",
          items: [
            {
              term: "Mit vigyetek?",
              text: "Bankkártyát, tartaléknak pedig dollárt, tiszta és ép bankjegyekben. Eurót Limán, Cuscón és Arequipán kívül nehéz beváltani, forintot pedig sehol sem lehet.",
            },
            {
              term: "Automata",
              text: "A legtöbb külön díjat számol fel, és korlátozza az egyszerre felvehető összeget: inkább ritkábban vegyetek fel, de többet.",
            },
            { term: "Árfolyam", text: "A [perui jegybank](site:bcrp) honlapján mindig az aznapi olvasható." },
            {
              term: "Yape, Plin",
              text: "Ezt a két mobilfizetési alkalmazást mindenhol kiírva látjátok, de perui bankszámla kell hozzájuk.",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: `A szállodai ${country.vatPercent} százalék`,
          text: [
            `Ha külföldön éltek, és legfeljebb ${vatFreeStay.days} napig maradtok, a szállás árára nem kell ${country.vatPercent} százalékos áfát fizetnetek. Mutassátok meg az útlevelet és a belépést igazoló [TAM-ot](page:entry#arrival), és fizetés előtt fussátok át a számlát.`,
          ],
        },
      ],
    },
    {
      id: "electricity",
      title: "Áram",
      facts: [
        { term: "Feszültség", text: `${country.volts} V` },
        { term: "Frekvencia", text: `${country.hertz} Hz` },
        { term: "Aljzat", text: "A és C, gyakran egyben" },
      ],
      blocks: [
        `A hálózat ${country.volts} V-os és ${country.hertz} Hz-es. Az aljzatokon két lapos (A) vagy két kerek (C) nyílás van, és sok mindkét dugót fogadja. A telefontöltők lapos magyar dugója belefér, a vastag, földelt (F) dugó gyakran nem: ahhoz átalakítót vigyetek. A ${country.hertz} Hz a töltőknek nem árt.`,
      ],
    },
    {
      id: "transport",
      title: "Közlekedés",
      blocks: [
        { kind: "heading", id: "to-lima", text: "Magyarországról Limába" },
        `Közvetlen járat nincs Magyarországról: a legtöbben Madridban, Párizsban vagy Amszterdamban szállnak át. Madridtól Limáig nagyjából ${formatHours(fromEurope.madridLima, "hu")} a repülés, ajtótól ajtóig ${formatHours(fromEurope.doorToDoor[0], "hu", fromEurope.doorToDoor[1])} az út. Az Egyesült Államokon át repülve már az átszálláshoz is ESTA kell. A járatokról, az átszállásról és a poggyászról bővebben: [Eljutás Peruba](page:getting-there#flights); a határon kért iratok: [Beutazás](page:entry#requirements).`,
        { kind: "heading", id: "flights", text: "Belföldi repülő" },
        "Három társaság repül: a LATAM, a Sky és a JetSMART. Cuscóba délelőtti járatot válasszatok, az a megbízhatóbb.",
        {
          kind: "table",
          caption: "Repülővel Limából",
          head: ["Hová", "Repülési idő", "Miért ide?"],
          rows: [
            ["Cusco", formatDuration(flightMinutes.cusco, "hu"), "Szent Völgy, Machu Picchu"],
            ["Arequipa", formatDuration(flightMinutes.arequipa, "hu"), "fehér város, Colca-kanyon"],
            ["Puerto Maldonado", formatDuration(flightMinutes.puertoMaldonado, "hu"), "déli őserdő"],
            ["Juliaca", formatDuration(flightMinutes.juliaca, "hu"), "Puno, Titicaca-tó"],
            ["Iquitos", formatDuration(flightMinutes.iquitos, "hu"), "Amazonas; út nem vezet ide"],
          ],
        },
        { kind: "heading", id: "buses", text: "Távolsági busz" },
        `A nagy társaságok: Cruz del Sur, Oltursa, Civa és Excluciva, Móvil, Tepsa, Flores. Kifejezetten turistáknak közlekedik a Peru Hop, Cusco és Puno között pedig, városnéző megállókkal, az Inka Express és a Turismo Mer. A *semicama* ülés ${coachSeats.semicama}-ig, a *cama* ${coachSeats.cama}-ig dönthető hátra; éjszakára drágábban is megéri az utóbbi. Beszálláskor útlevelet kérnek.`,
        {
          kind: "table",
          caption: "Menetidők távolsági busszal",
          head: ["Útvonal", "Menetidő, nagyjából"],
          rows: [
            ["Lima – Ica, Huacachina", bus("limaIca")],
            ["Lima – Nazca", bus("limaNazca")],
            ["Lima – Arequipa", bus("limaArequipa")],
            ["Lima – Cusco", bus("limaCusco")],
            ["Cusco – Puno", bus("cuscoPuno")],
            ["Arequipa – Puno", bus("arequipaPuno")],
            ["Arequipa – Cusco", bus("arequipaCusco")],
          ],
        },
        "Limának nincs közös buszpályaudvara, minden társaság a saját állomásáról indul: a jegyen a címet is olvassátok el.",
        { kind: "heading", id: "trains", text: "Vonat" },
        `Machu Picchuhoz két társaság vonata visz, a [PeruRailé](site:perurail) és az [Inca Railé](site:incaRail). Ollantaytambóból két óránál rövidebb az út, a Cusco melletti Poroyból ${formatHours(trainHours.fromPoroy[0], "hu", trainHours.fromPoroy[1])}. Cuscóból Punóba, a Titicaca-tóhoz luxusvonat is jár, az út nagyjából ${formatHours(trainHours.cuscoPuno, "hu")}. Árak, osztályok, foglalás: [Vonat Machu Picchuhoz](page:machu-picchu#trains).`,
        { kind: "heading", id: "car-rental", text: "Autóbérlés" },
        {
          kind: "list",
          items: [
            `**Jogosítvány:** a magyarral a belépéstől számított ${carRental.licenceMonths} hónapig vezethettek, ha nálatok van az útlevél és a belépés igazolása is; nemzetközi jogosítványt is érdemes vinni.`,
            `**Életkor:** a kölcsönzők általában ${carRental.minimumAge[0]}–${carRental.minimumAge[1]} éves kortól adnak autót.`,
            "**Biztosítás:** a SOAT (kötelező balesetbiztosítás) igazolása legyen az autóban.",
            "**Éjszaka** soha ne vezessetek a hegyekben.",
            "**Hol éri meg?** Paracas és az északi part felé, ha őrzött parkolóban hagyjátok az autót; Limában a forgalom és a kevés parkolóhely miatt nem.",
          ],
        },
        { kind: "heading", id: "taxis", text: "Taxi" },
        "Taxaméter nincs, az árat beszállás előtt beszéljétek meg. A nagyvárosokban alkalmazással is hívhattok kocsit: Uber, Cabify, DiDi, inDrive, Yango. Limai árak és reptéri tanácsok: [Limai közlekedés](page:lima-transport).",
      ],
    },
    {
      id: "tips",
      title: "Hasznos tanácsok",
      blocks: [
        { kind: "heading", id: "time-zone", text: "Időzóna" },
        `Peruban egész évben UTC−${Math.abs(country.utcOffsetHours)} az idő, óraátállítás nincs. Az órát télen hat, a magyar nyári időszámítás alatt hét órával kell visszaállítani: amikor júliusban itthon este nyolc van, Limában délután egy. Romániából és Ukrajnából nézve eggyel több a különbség.`,
        { kind: "heading", id: "clothing", text: "Ruházat" },
        "A napos délután és a fagyos este között akár húsz fok is lehet a különbség, ezért több vékony réteg kell, nem egy vastag kabát. A limai télbe könnyű dzsekit, az őserdőbe hosszú ujjú inget és hosszúnadrágot vigyetek; novembertől márciusig a hegyekben esőköpeny nélkül ne induljatok el. 3800 m fölött, Punóban vagy a Szivárvány-hegyen elkel a szélálló kabát, a meleg sapka és a kesztyű.",
        { kind: "heading", id: "equipment", text: "Felszerelés" },
        {
          kind: "checklist",
          items: [
            "Átalakító dugó és töltők, hordozható akkumulátor",
            "50 faktoros naptej, napszemüveg, kalap",
            "DEET-tartalmú rovarriasztó az őserdőbe",
            "Fejlámpa, ha szállástok vagy túrátok messze esik a várostól",
            "Újratölthető kulacs, lehetőleg szűrővel",
            "Vízhatlan zsák csónakba és az esős hónapokra",
            "Kis elsősegélycsomag, mellette a saját gyógyszereitek receptje",
            "Útlevélmásolat papíron és a telefonon",
            "Papír zsebkendő és aprópénz a nyilvános mosdóhoz; a papírt a kosárba dobjátok, ne a vécébe",
          ],
        },
        "Egyszer használatos műanyagot Machu Picchuba és a természetvédelmi területekre nem szabad bevinni; drónozni csak engedéllyel lehet.",
        { kind: "heading", id: "phrases", text: "Spanyol mondatok" },
        "Angollal a turistás helyeken boldogultok, a piacon és a buszon már nem. A mondatok végére biggyesztett *pe* nem jelent semmit: a perui beszéd fűszere. Ha megkérdezik, honnan jöttetek: *Soy de Hungría*, azaz Magyarországról. Több mint 150 mondat kiejtéssel, helyzetek szerint: [zsebszótár](page:phrasebook).",
        {
          kind: "phrases",
          items: phrases.map(({ spanish, hungarian }) => ({ spanish, translation: hungarian })),
        },
        { kind: "heading", id: "communication", text: "Telefon, internet" },
        "A legegyszerűbb még itthon eSIM-et venni. Ha helyi kártyát szeretnétek, a Claro, az Entel, a Movistar vagy a Bitel saját üzletében kaptok feltöltőset: útlevelet és ujjlenyomatot kérnek hozzá. Az uniós roamingszabályok itt nem érvényesek, az adatforgalmat még a leszállás előtt kapcsoljátok ki. Haza 00-val és az ország számával hívhattok (Magyarország 36, Ausztria 43, Románia 40, Szerbia 381, Szlovákia 421, Ukrajna 380); szállás, sofőr, idegenvezető egyaránt WhatsAppon egyeztet.",
        { kind: "heading", id: "shopping", text: "Vásárlás" },
        "Alpakagyapjút, ezüstöt, szőttest és *retablo* nevű, színes figurákkal teli, nyitható faládikát érdemes hazavinni. A valódi bébialpaka nem olcsó: ami filléres, az más fonalból készült. Ha szövetkezeti címke van rajta, a pénz a szövőkhöz kerül. Alkudni a piacon lehet, a boltban nem. Régi kerámiát és szövetet tilos kivinni az országból ([vám](page:entry#customs)).",
        { kind: "heading", id: "tipping", text: "Borravaló" },
        "Étteremben tíz százalék körül szokás adni, ha a számlában nincs szervizdíj. A túravezető és a teherhordó számít a borravalóra, a taxis nem.",
      ],
    },
    {
      id: "emergencies",
      title: "Segélyhívók",
      blocks: [
        `Ezeket a számokat indulás előtt mentsétek el. Egységes hívószámot, a 911-et Limának és Callaónak ${singleNumber.promisedFor.slice(0, 4)} végére ígérik (${formatMonth(singleNumber.asOf, "hu")}); amíg be nem jelentik, a régieket hívjátok. Kinyomtatva, a saját adataitokkal együtt a tárcátokban is elfér mind: [segélykártya](page:emergency). A magyar konzuli ügyelet száma a [következő részben](#representation) áll.`,
        {
          kind: "terms",
          items: [
            { term: "Rendőrség", text: `[${emergency.police}](tel:${emergency.police})` },
            { term: "Mentők (SAMU)", text: `[${emergency.ambulance}](tel:${emergency.ambulance})` },
            { term: "Tűzoltók, mentés", text: `[${emergency.fire}](tel:${emergency.fire})` },
            {
              term: "Országúti rendőrség",
              text: `[${emergency.highwayPolice}](tel:${emergency.highwayPolice})`,
            },
            {
              term: "Polgári védelem",
              text: `[${civilDefence.shown}](tel:${civilDefence.tel})`,
            },
            {
              term: "Turistarendőrség",
              text: `[${helpLines.touristPolice.shown}](tel:${helpLines.touristPolice.tel}), WhatsAppon is; ha nem veszik föl, hívjátok a ${emergency.police}-öst`,
            },
            {
              term: "IPERÚ, turistasegítség éjjel-nappal",
              text: `WhatsAppon [${helpLines.touristWhatsApp.shown}](tel:${helpLines.touristWhatsApp.tel}), telefonon [${helpLines.tourist.shown}](tel:${helpLines.tourist.tel}); indulás előtt ellenőrizzétek a [peru.travel](site:peruTravel) oldalán`,
            },
          ],
        },
        {
          kind: "steps",
          items: [
            {
              title: "Ha loptak",
              text: "Tiltsátok le a kártyát, aztán kérjetek rendőrségi jegyzőkönyvet (*denuncia policial*), mert a biztosító és a nagykövetség is elkéri.",
            },
            {
              title: "Ha valaki megbetegedett",
              text: "Hívjátok a biztosítót, mielőtt bármit fizettek: ott mondják meg, melyik klinikára menjetek.",
            },
            {
              title: "Ha elakadtatok",
              text: "Ha lezárták az utat vagy törölték a vonatot, az IPERÚ meg tudja mondani, mi jár és mi nem; ha a gépet is lekésnétek, a légitársaságnak is szóljatok. Az útlezárások térképe: [Sztrájkok](page:safety-health#strikes).",
            },
          ],
        },
      ],
    },
    {
      id: "representation",
      title: "Magyar képviselet",
      blocks: [
        `Konzuli ügyben, elveszett útlevéllel, baleset vagy letartóztatás esetén Magyarország limai nagykövetségéhez forduljatok. Címe és telefonszáma a [nagykövetség honlapján](site:limaEmbassy) naprakész: indulás előtt írjátok fel. Éjjel-nappal a Konzuli Szolgálat ügyelete hívható: [${helpLines.consular.shown}](tel:${helpLines.consular.tel}) (ellenőrizzétek a [Konzinfón](site:konzinfo)).`,
        {
          kind: "list",
          items: [
            "**Indulás előtt** regisztráljatok a [Konzinfón](site:konzinfo): válsághelyzetben így találnak meg benneteket.",
            "**Régi cím:** ha egy magyar oldalon a Javier Prado sugárúti, Buenos Aireshez tartozó tiszteleti konzult találjátok, az elavult.",
            `**Ha a nagykövetség nem érhető el,** bármelyik másik uniós tagállamé köteles segíteni az uniós polgároknak. Súlyos bajban hívható a német ([${consularLines.germany.shown}](tel:${consularLines.germany.tel}), ${formatMonth(consularLines.germany.asOf, "hu")}) és az olasz ([${consularLines.italy.shown}](tel:${consularLines.italy.tel}), ${formatMonth(consularLines.italy.asOf, "hu")}) nagykövetség ügyelete; a német ügyelet csak munkaidőn kívül, hétköznap 6 és 7.45, valamint 16.45 és 24, hétvégén 8 és 24 óra között szól.`,
            "**Más állampolgárok:** szlovák, román, szerb, ukrán vagy osztrák útlevéllel a saját külügyminisztériumotok segít; a limai képviseletek listája a [perui külügyminisztériumnál](site:rree) van.",
            "**Budapesten** perui nagykövetség működik: ha hosszabb időre mennétek, ott kezdjétek az ügyintézést ([Vízumtípusok](page:visa-types)).",
          ],
        },
      ],
    },
  ],
  freshness: [
    `A biztonsági helyzet ${formatMonth(emergencyState.asOf, "hu")}i, a brit tanács ${formatMonth(safetyAdvice.areas.asOf, "hu")}i, a segélyhívók listája ${formatMonth(emergency.asOf, "hu")}i, a szállások áfájáról szóló ismertetés ${formatMonth(vatFreeStay.asOf, "hu")}i. A menetidők kerekített, tervezéshez való értékek.`,
    "Indulás előtt a biztonsági helyzetet a [Konzinfo](site:konzinfo), a vonatokat a [PeruRail](site:perurail) és az [Inca Rail](site:incaRail), az árfolyamot a [perui jegybank](site:bcrp) oldalán nézzétek meg.",
  ],
  disclaimer: [
    "Az egészségről és a biztonságról szóló részek tájékoztatnak, orvosi vagy hatósági tanácsot nem pótolnak. Oltásról, magasságról beszéljetek orvossal, a biztonsági helyzetről pedig indulás előtt tájékozódjatok a [Konzinfón](site:konzinfo).",
  ],
}));
