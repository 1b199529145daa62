import { banknotes } from "#content/facts/banknotes.ts";
import { country, emergency } from "#content/facts/country.ts";
import { helpLines } from "#content/facts/entry/help-lines.ts";
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
import type { GuidePageText } from "#content/guide-page.ts";
import { formatMetres, formatNumber } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";
import { formatDuration, formatHours } from "#i18n/format-duration.ts";
import { formatMonths } from "#i18n/format-months.ts";

const altitude = (id: PlaceId) => formatMetres(places[id].altitude, "hu");
const bus = (route: keyof typeof busHours) => formatHours(busHours[route][0], "hu", busHours[route][1]);

export default {
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
  lead: "Peru egyszerre sivatag, négyezer méter fölötti hegyvidék és őserdő, ezért más a jó hónap, más a ruha és más az óvatosság Limában, Cuscóban és Iquitosban. Ez az oldal sorra veszi, mit kell eldönteni itthon, mire figyeljetek odakint, és kit hívjatok, ha baj van.",
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
              text: `${formatNumber(country.areaKm2, "hu")} km², Magyarországénak kb. tizennégyszerese`,
            },
            { term: "Népesség", text: `kb. ${country.populationMillions} millió` },
            { term: "Főváros", text: "Lima, Callaóval együtt kb. 10–11 millió lakossal" },
            {
              term: "Nyelv",
              text: "a spanyol mindenütt; ahol beszélik, a kecsua, az ajmara és az amazóniai nyelvek is hivatalosak",
            },
            { term: "Pénz", text: "sol (PEN, S/)" },
            {
              term: "Idő",
              text: `UTC−${Math.abs(country.utcOffsetHours)} egész évben, télen hat, nyáron hét órával a magyar mögött`,
            },
            { term: "Áram", text: `${country.volts} V, ${country.hertz} Hz` },
            { term: "Hívószám", text: country.callingCode },
            { term: "Közlekedés", text: "jobb oldali" },
          ],
        },
        "Három tájból áll össze. A Csendes-óceán mentén keskeny sivatagi sáv húzódik, ezen fekszik Lima, Paracas és Nazca; mögötte emelkedik az Andok Cuscóval, Arequipával és a Titicaca-tóval; a hegyeken túl, az ország nagyobbik felén az amazóniai őserdő kezdődik. Egy kéthetes útba kettő kényelmesen belefér, mindháromhoz inkább három hét kell: az [útvonaltervek a látnivalók oldalán](page:top-ten#routes) vannak.",
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
        "Peru a déli féltekén fekszik, de az utazót nem a tél és a nyár, hanem az eső és a köd érdekli. Az Andokban májustól szeptemberig száraz az idő, a tengerparton éppen ekkor szürke, ezért nincs olyan hónap, amely mindenütt a legjobb volna.",
        {
          kind: "table",
          caption: "Jó hónapok vidékenként",
          head: ["Vidék", "A legjobb", "Amivel számolni kell"],
          rows: [
            [
              "Tengerpart: Lima, Paracas, Nazca",
              `${formatMonths(topTen.lima.bestMonths, "hu")}: napsütés, 25–28 °C`,
              "júniustól októberig 15–19 °C, szürke ég és szitáló köd (*garúa*), valódi eső nélkül",
            ],
            [
              "Andok: Cusco, Puno, Arequipa",
              `${formatMonths(andeanSeasons.dry, "hu")}: száraz, napos idő, fagyos éjszakák`,
              `${formatMonths(andeanSeasons.wettest, "hu")}: itt a legtöbb eső, földcsuszamlás miatt leállhat a vonat és lezárhatják az ösvényeket`,
            ],
            [
              "Amazónia: Iquitos, Puerto Maldonado",
              `${formatMonths(topTen.iquitos.bestMonths, "hu")}: kevesebb eső, gyalogosan járható erdő`,
              "decembertől májusig magas a víz: a csónak messzebbre jut, az állatokat kenuból lehet nézni",
            ],
          ],
        },
        "Ha mindhárom vidék szerepel a tervben, az április–május és a szeptember–október a legjobb egyezség. Az Inka út minden februárban zárva van; ilyenkor Machu Picchu vonattal elérhető, ha az eső engedi.",
        {
          kind: "list",
          items: [
            "**A legzsúfoltabb és legdrágább napok:** nagyhét, az Inti Raymi hete (június 24.), július 28–29., egész augusztus, karácsony és újév. A dátumok az [ünnepek oldalán](page:holidays) vannak.",
            "**El Niño éveiben** januártól áprilisig az északi partvidéket árvíz sújthatja.",
            "**Hónapról hónapra** mért hőmérséklet és csapadék öt városból: [időjárás](page:weather).",
          ],
        },
      ],
    },
    {
      id: "safety",
      title: "Biztonság",
      blocks: [
        `A legtöbb bajt a lopás okozza: telefon és táska tűnik el, vagy a taxi volt rosszul megválasztva, különösen sötétedés után (brit és ausztrál utazási tanács, ${formatMonth(safetyAdvice.theftAsOf, "hu")}). Néhány szokással a javát el lehet kerülni.`,
        {
          kind: "checklist",
          items: [
            "Az utcán elég az útlevél másolata; az eredeti a vonathoz, Machu Picchuhoz és a belföldi repülőhöz kell.",
            "Taxit alkalmazással hívjatok, vagy a szállással hívassatok, ne az utcán intsetek le.",
            "A telefon ne legyen a kezetekben a járda szélén és a nyitott autóablaknál.",
            "Készpénzt bankfiókon belüli automatából vegyetek fel, nappal.",
            "A kapott bankjegyet nézzétek meg: forog hamis pénz.",
            "A hazarepülés előtt maradjon egy tartaléknap: a tüntetők szinte figyelmeztetés nélkül lezárhatják az utat, a repteret vagy a Machu Picchu-i vasutat.",
            "Kábítószerhez ne nyúljatok: a perui törvény szigorú.",
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Rendkívüli állapot Limában és Callaóban",
          text: [
            `A bűnözés miatt hirdették ki (${formatMonth(safetyAdvice.emergencySince, "hu")}), azóta többször meghosszabbították; az utolsó általunk látott közlésben a lejárat napja ${formatDate(safetyAdvice.emergencyLastKnownEnd, "hu")} volt. A későbbi helyzetet nem ismerjük. A látogató ebből annyit vesz észre, hogy több a járőr és az igazoltatás; a múzeumok és a közlekedés működnek. A friss helyzetről a [Konzinfo](site:konzinfo) ír.`,
          ],
        },
        `A brit külügyminisztérium (${formatMonth(safetyAdvice.areasAsOf, "hu")}) két vidékre csak halaszthatatlan okból javasolja az utazást. Az egyik a kolumbiai határ ${safetyAdvice.borderStripKm} km-es sávja Loretóban, kivéve magát az Amazonas folyót és a Caballococha és Santa Rosa közötti hármashatárt; a másik a VRAEM, vagyis az Apurímac, az Ene és a Mantaro völgye. Cusco, a Szent Völgy és Machu Picchu egyikhez sem tartozik. Az érvényes szöveg a [GOV.UK](site:govUk) oldalán olvasható.`,
        `Az ayahuasca-szertartások nem ártatlan programok: látogató is halt már bele (amerikai figyelmeztetés, ${safetyAdvice.ayahuascaAsOf}). A természetre is figyelni kell: gyakori a földrengés, a parton táblák mutatják, merre kell menekülni a cunami elől, az óceánban erős a visszahúzó áramlat, decembertől márciusig pedig sárlavina (*huaico*) zúdulhat az utakra.`,
      ],
    },
    {
      id: "health",
      title: "Egészség",
      blocks: [
        { kind: "heading", id: "altitude", text: "A magasság" },
        `A hegyibetegség, helyi nevén *soroche*, 2500–3000 m fölött sokakat utolér, edzettségtől függetlenül. Fejfájással, álmatlansággal, émelygéssel jár, és a legjobb ellenszere a sorrend: előbb alacsonyan aludni, és csak utána menni följebb. Cusco reptere ${altitude("airport-cuz")} magasan van, a gépről tehát egyenesen a magasba lép az ember.`,
        {
          kind: "table",
          caption: "Milyen magasan vannak az út állomásai?",
          head: ["Hely", "Magasság", "Mit jelent?"],
          rows: [
            ["Arequipa", altitude("arequipa"), "jó első hegyi állomás"],
            ["Machu Picchu", altitude("machu-picchu"), "alacsonyabb, mint Cusco"],
            ["Urubamba, Szent Völgy", altitude("urubamba"), "az első két éjszaka helye"],
            ["Cusco", altitude("cusco"), "utoljára hagyva a legkönnyebb"],
            ["Puno, Titicaca-tó", altitude("puno"), "néhány nap szoktatás után"],
            ["Humantay-tó", altitude("humantay"), "egynapos túra, meredek gyalogút"],
            [
              "A Colca felé vezető út hágója",
              formatMetres(heights.colcaPass, "hu"),
              "autóból, rövid megállóval",
            ],
            ["Szivárvány-hegy (Vinicunca)", altitude("rainbow-mountain"), "az út végére"],
          ],
        },
        {
          kind: "steps",
          items: [
            {
              title: "Leszállás Cuscóban, éjszaka a Szent Völgyben",
              text: `A reptérről ugyanaznap menjetek le Urubambába vagy Ollantaytambóba (${altitude("ollantaytambo")}), és aludjatok ott kettőt.`,
            },
            {
              title: "Az első 24–48 óra lassú",
              text: "Rövid séta, sok víz, könnyű étel, semmi alkohol. A kokatea bevett dolog, sok szálláson kínálják.",
            },
            { title: "Machu Picchu", text: "Innen vonattal, még mindig Cusco szintje alatt." },
            { title: "Végül Cusco", text: "Mire visszaértek, a szervezetnek volt ideje alkalmazkodni." },
            {
              title: "4000 m fölé csak ezután",
              text: "A Humantay és a Szivárvány-hegy az utolsó napokra való.",
            },
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Mikor kell lejjebb menni?",
          text: [
            "Fejfájás hányással, légszomj nyugalmi helyzetben: ez már veszélyes. Ne várjatok reggelig, menjetek alacsonyabbra, és keressetek orvost. Acetazolamidot csak akkor szedjetek, ha előtte orvossal megbeszéltétek.",
            "Kokalevelet és kokateát Magyarországra nem szabad behozni, a filteres tea sem kivétel.",
          ],
        },
        { kind: "heading", id: "vaccinations", text: "Oltások, szúnyogok" },
        `A belépéshez nem kérnek oltási igazolást. A sárgaláz elleni oltás az Andoktól keletre, ${formatMetres(yellowFever.belowMetres, "hu")} alatt ajánlott, legalább ${yellowFever.daysBefore} nappal az utazás előtt. Ha Peruból más országba mentek tovább, nézzétek meg, nem kérik-e ott az igazolást.`,
        {
          kind: "terms",
          items: [
            {
              term: "Sárgaláz: ajánlott",
              text: "Loreto (Iquitos), Madre de Dios (Puerto Maldonado), Ucayali, San Martín, Amazonas; Cusco, Puno, Junín, Pasco és Huánuco egyes részei",
            },
            {
              term: "Sárgaláz: új hely",
              text: `${yellowFever.machuPicchuSince} óta az amerikai [CDC](site:cdc) Machu Picchut is az ajánlott helyek közé sorolja, mert több megbetegedés volt; a régebbi útikönyvek az ellenkezőjét írják`,
            },
            { term: "Sárgaláz: nem szükséges", text: "Lima, Cusco városa, a partvidék" },
            {
              term: "Malária",
              text: "az alacsony őserdőben, Iquitosnál és Puerto Maldonadónál is; Limában, Arequipában, Cuscóban, Punóban és a parton nincs",
            },
            { term: "Dengue-láz", text: "az őserdőben, az északi parton, olykor Limában is" },
            {
              term: "Amit itthon érdemes megkérdezni",
              text: "nemzetközi oltóhelyen a hepatitisz A, a hastífusz és a tetanusz elleni oltást; hosszabb őserdei útra a veszettség ellenit is",
            },
          ],
        },
        { kind: "heading", id: "everyday-health", text: "Étel, víz, nap, biztosítás" },
        {
          kind: "list",
          items: [
            "**Víz:** a csapvíz nem ivóvíz; palackozottat vagy szűrtet igyatok.",
            "**Étel:** a gyümölcsöt hámozzátok meg; ceviche délben, forgalmas helyen ([gasztronómia](page:gastronomy)).",
            "**Nap:** a hegyen hidegben is perzsel; a sugárzás Arequipában a legerősebb az országban.",
            "**Biztosítás:** az európai egészségbiztosítási kártya itt nem érvényes. Olyan utasbiztosítás kell, amely a nagy magasságra és a túrázásra is szól.",
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
        "A városokban, éttermekben, jobb szállásokon kártyával is lehet fizetni, a piacon, a buszon és a falvakban csak készpénzzel. Taxihoz, piachoz kis címletet és aprót tartsatok kéznél. Régi írásokban „nuevo sol” áll: 2015 decemberéig ez volt a neve.",
        `A bankjegyek új sorozata ${banknotes.since} óta van forgalomban (${banknotes.portraits.map(({ soles, name }) => `${soles}: ${name}`).join("; ")}). A régi sorozat érvényes maradt, a kettő keveredik; szakadt bankjegyet viszont nem fogadnak el, ti se vegyétek át.`,
        {
          kind: "terms",
          items: [
            {
              term: "Mit vigyetek?",
              text: "Dollárt, tiszta és ép bankjegyekben. Az eurót Limán és Cuscón kívül nehéz beváltani.",
            },
            {
              term: "Automata",
              text: "A legtöbb külön díjat számol fel, és korlátozza, mennyi vehető fel egyszerre; inkább ritkábban, nagyobb összeget.",
            },
            { term: "Árfolyam", text: "A [perui jegybank](site:bcrp) honlapján mindig a mai áll." },
            {
              term: "Yape, Plin",
              text: "Ezt a két telefonos fizetést látjátok kiírva mindenütt; perui bankszámla kell hozzájuk.",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: `A szállodai ${country.vatPercent} százalék`,
          text: [
            `Aki külföldön él, és 60 napnál rövidebb ideig marad, annak nem kell megfizetnie a szállásra kivetett ${country.vatPercent} százalékos áfát. Mutassátok meg az útlevelet és a belépést igazoló [TAM-ot](page:entry#arrival), és nézzétek meg a számlát, mielőtt fizettek.`,
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
        `A hálózat ${country.volts} V-os és ${country.hertz} Hz-es. Az aljzatokon két lapos (A) vagy két kerek (C) nyílás van, és sok mindkét dugót fogadja. A telefontöltők lapos magyar dugója belefér, a vastag, földelt (F) dugó gyakran nem: egy átalakító megoldja. A ${country.hertz} Hz a töltőknek nem árt.`,
      ],
    },
    {
      id: "transport",
      title: "Közlekedés",
      blocks: [
        { kind: "heading", id: "from-hungary", text: "Magyarországról Limába" },
        `Közvetlen járat nincs. Madridban, Párizsban vagy Amszterdamban szokás átszállni; Madridtól Limáig kb. ${formatHours(fromEurope.madridLima, "hu")} a repülés, ajtótól ajtóig ${formatHours(fromEurope.doorToDoor[0], "hu", fromEurope.doorToDoor[1])}. A limai reptér új terminálja és a bejutás a városba a [limai közlekedés](page:lima-transport) oldalán van, a határon kért iratok a [beutazásén](page:entry#requirements).`,
        { kind: "heading", id: "flights", text: "Belföldi repülő" },
        "Három társaság repül: a LATAM, a Sky és a JetSMART. Cuscóba a délelőtti járatok a megbízhatóbbak.",
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
        `A nagy társaságok: Cruz del Sur, Oltursa, Civa és Excluciva, Móvil, Tepsa, Flores. Turistáknak jár a Peru Hop, Cusco és Puno között pedig megállókkal az Inka Express és a Turismo Mer. A *semicama* ülés ${coachSeats.semicama}-ig, a *cama* ${coachSeats.cama}-ig dönthető hátra; éjszakai útra érdemes az utóbbit választani, akkor is, ha drágább. Beszálláskor útlevelet kérnek.`,
        {
          kind: "table",
          caption: "Busszal, menetidő",
          head: ["Útvonal", "Kb. mennyi idő"],
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
        "Limának nincs közös buszpályaudvara: minden társaságnak saját állomása van, ezért a jegyen a címet is nézzétek meg.",
        { kind: "heading", id: "trains", text: "Vonat" },
        `Machu Picchuhoz két társaság visz, a [PeruRail](site:perurail) és az [Inca Rail](site:incaRail). Ollantaytambóból két óránál rövidebb az út, a Cusco melletti Poroyból ${formatHours(trainHours.fromPoroy[0], "hu", trainHours.fromPoroy[1])}. Cuscóból Punóba, a Titicaca-tóhoz luxusvonat is jár, kb. ${formatHours(trainHours.cuscoPuno, "hu")} alatt ér oda. Az odajutás részletei és a jegyvásárlás sorrendje a [látnivalóknál](page:top-ten#machu-picchu-getting-there) olvasható.`,
        { kind: "heading", id: "car-rental", text: "Autóbérlés" },
        {
          kind: "list",
          items: [
            `**Jogosítvány:** a magyar a belépéstől számított ${carRental.licenceMonths} hónapig jó, útlevéllel és a belépés igazolásával (${carRental.decree}); a nemzetközi jogosítvány ajánlott.`,
            `**Életkor:** a bérbeadók általában legalább ${carRental.minimumAge[0]}–${carRental.minimumAge[1]} évet kérnek.`,
            "**Biztosítás:** a SOAT kötelező; ellenőrizzétek, hogy a papírja az autóban van.",
            "**Éjszaka** a hegyekben soha ne vezessetek.",
            "**Hol éri meg?** Paracas és az északi part felé, őrzött parkolóval; Limában a forgalom és a kevés parkoló miatt nem.",
          ],
        },
        { kind: "heading", id: "taxis", text: "Taxi" },
        "Taxaméter nincs, az árat beszállás előtt kell megbeszélni. A nagyvárosokban alkalmazással is hívható kocsi: Uber, Cabify, DiDi, inDrive, Yango. A limai árakat és a reptéri lehetőségeket a [limai közlekedés](page:lima-transport) oldalán gyűjtöttük össze.",
      ],
    },
    {
      id: "tips",
      title: "Hasznos tanácsok",
      blocks: [
        { kind: "heading", id: "time-zone", text: "Időzóna" },
        `Peruban egész évben UTC−${Math.abs(country.utcOffsetHours)} az idő, óraátállítás nincs. Télen hat, a magyar nyári időszámítás alatt hét órával kell visszaállítani az órát: ha júliusban itthon este nyolc van, Limában délután egy.`,
        { kind: "heading", id: "clothing", text: "Ruházat" },
        "Egy nap alatt is lehet húsz fok a különbség a napos délután és a fagyos este között, ezért több vékony réteg kell, nem egy vastag kabát. A limai télhez könnyű dzseki, az őserdőbe hosszú ujjú ing és nadrág való; novembertől márciusig a hegyekben esőköpeny nélkül ne induljatok. 3800 m fölött, Punóban vagy a Szivárvány-hegyen, szélálló kabát, meleg sapka és kesztyű is elkel.",
        { kind: "heading", id: "equipment", text: "Felszerelés" },
        {
          kind: "checklist",
          items: [
            "Átalakító dugó és töltők, hordozható akkumulátor",
            "50 faktoros naptej, napszemüveg, kalap",
            "DEET-tartalmú rovarriasztó az őserdőbe",
            "Fejlámpa, ha szállástok vagy túrátok messze esik a várostól",
            "Újratölthető kulacs, lehetőleg szűrővel",
            "Vízhatlan zsák a csónakhoz és az esős hónapokra",
            "Kis elsősegélycsomag, a saját gyógyszerek receptjével",
            "Útlevélmásolat papíron és a telefonon",
            "Papírzsebkendő és apró a nyilvános mosdóhoz; a papír a kosárba való, nem a vécébe",
          ],
        },
        "Machu Picchuba és a természetvédelmi területekre egyszer használatos műanyagot nem szabad bevinni; drónozni csak engedéllyel lehet.",
        { kind: "heading", id: "phrases", text: "Spanyol mondatok" },
        "Angolul a turistás helyeken boldogul az ember, a piacon és a buszon már nem. A mondatok végén hallható „pe” nem jelent semmit, a perui beszéd fűszere.",
        {
          kind: "phrases",
          items: phrases.map(({ spanish, hungarian }) => ({ spanish, translation: hungarian })),
        },
        { kind: "heading", id: "communication", text: "Telefon, internet" },
        "A legegyszerűbb itthon eSIM-et venni. Aki helyi kártyát szeretne, a Claro, az Entel, a Movistar vagy a Bitel saját üzletében kap feltöltőset: útlevelet és ujjlenyomatot kérnek hozzá. Az uniós roamingszabályok itt nem érvényesek, az adatforgalmat még a leszállás előtt kapcsoljátok ki. Magyarország hívása 00 36-tal kezdődik; szállás, sofőr, idegenvezető egyaránt WhatsAppon egyeztet.",
        { kind: "heading", id: "shopping", text: "Vásárlás" },
        "Alpakagyapjút, ezüstöt, szőttest és *retablo* nevű, színes figurákkal teli, nyitható faládikát érdemes hazavinni. A valódi bébialpaka nem olcsó: ami filléres, az más fonalból készült. Szövetkezeti címkével a pénz a szövőkhöz kerül. A piacon lehet alkudni, a boltban nem. Régi kerámiát és szövetet tilos kivinni az országból ([vám](page:entry#customs)).",
        { kind: "heading", id: "tipping", text: "Borravaló" },
        "Étteremben kb. 10 százalék, ha a számla nem tartalmaz szervizdíjat. A túravezető és a teherhordó számít rá, a taxis nem.",
      ],
    },
    {
      id: "emergencies",
      title: "Segélyhívók",
      blocks: [
        "Egységes hívószám még nincs: a 911 bevezetése folyik, de a régieket még nem váltja ki (2025. július). Mentsétek el ezeket indulás előtt.",
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
              text: `[${helpLines.civilDefence.shown}](tel:${helpLines.civilDefence.tel})`,
            },
            {
              term: "IPERÚ, turistasegítség éjjel-nappal",
              text: `[${helpLines.tourist.shown}](tel:${helpLines.tourist.tel}), WhatsAppon [${helpLines.touristWhatsApp.shown}](tel:${helpLines.touristWhatsApp.tel}); régóta ezek a számai, indulás előtt mégis nézzétek meg a [peru.travel](site:peruTravel) oldalán`,
            },
            {
              term: "Magyar Konzuli Szolgálat, ügyelet",
              text: `[${helpLines.consular.shown}](tel:${helpLines.consular.tel}); ellenőrizzétek a [Konzinfón](site:konzinfo)`,
            },
          ],
        },
        {
          kind: "steps",
          items: [
            {
              title: "Ha loptak",
              text: "Tiltsátok le a kártyát, aztán kérjetek rendőrségi jegyzőkönyvet (*denuncia policial*): a biztosító és a nagykövetség is elkéri.",
            },
            {
              title: "Ha valaki megbetegedett",
              text: "Hívjátok a biztosítót, mielőtt bármit fizettek: ott mondják meg, melyik klinikára menjetek.",
            },
            {
              title: "Ha elakadtatok",
              text: "Útlezárásnál, törölt vonatnál az IPERÚ tudja, mi jár és mi nem; ha a repülőt is lekésnétek, a légitársaságnak is szóljatok.",
            },
          ],
        },
      ],
    },
    {
      id: "representation",
      title: "Magyar képviselet",
      blocks: [
        "Magyarország limai nagykövetsége 2006-ban bezárt, 2017-ben nyílt meg újra. Konzuli ügyben, elveszett útlevéllel, baleset vagy letartóztatás esetén ide kell fordulni. A címét és a telefonját szándékosan nem írjuk ide: nem tudtuk megerősíteni, a [nagykövetség honlapja](site:limaEmbassy) viszont mindig a mait adja.",
        {
          kind: "list",
          items: [
            "**Indulás előtt** regisztráljatok a [Konzinfón](site:konzinfo): válsághelyzetben így találnak meg benneteket.",
            "**Régi cím:** több magyar oldal még tiszteleti konzult említ a Javier Prado sugárúton, Buenos Aires felügyelete alatt. Ez elavult.",
            "**Ha a nagykövetség nem érhető el,** bármelyik uniós tagállam nagykövetsége köteles segíteni az uniós polgárnak.",
            "**Budapesten** perui nagykövetség működik (2024. május): a hosszabb tartózkodás ügyeihez ott kezdjétek ([vízumtípusok](page:visa-types)).",
          ],
        },
      ],
    },
  ],
  disclaimer: [
    "Az egészségről és a biztonságról szóló részek tájékoztatnak, orvosi vagy hatósági tanácsot nem pótolnak. Oltásról, magasságról orvossal beszéljetek, a biztonsági helyzetet indulás előtt a [Konzinfón](site:konzinfo) nézzétek meg.",
  ],
} satisfies GuidePageText;
