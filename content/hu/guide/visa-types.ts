import { entryRules } from "#content/facts/entry/entry-rules.ts";
import { visaRules } from "#content/facts/entry/visa-rules.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatAge, formatMonth } from "#i18n/format-date.ts";

const { retirement, foreigners } = visaRules;

export default guideWords(() => ({
  title: "Perui vízumtípusok",
  description:
    "Turista, üzleti, munka, tanuló, család, nyugdíjas, digitális nomád: melyik perui jogállás kinek való, meddig tart, mi a feltétele, és hol kell kérni.",
  keywords: [
    "perui vízum",
    "vízumtípusok Peru",
    "calidad migratoria",
    "munkavállalás Peruban",
    "carné de extranjería",
    "digitális nomád Peru",
    "tartózkodási engedély Peru",
    "Migraciones",
  ],
  lead: `Nyaralni magyar és más uniós útlevéllel vízum nélkül mehettek; dolgozni, tanulni vagy hosszabban ott élni viszont csak a célhoz illő jogállással. Sorra vesszük az öt ideiglenes és a hat tartózkodási típust, és azt, hogy melyiket hol és milyen papírokkal kérhetitek.`,
  pictureAlt: "Pecsétekkel teli útlevél szőttes terítőn, mellette toll, kalap és egy csésze kokatea.",
  sections: [
    {
      id: "status-and-visa",
      title: "Vízum és jogállás: mi a különbség?",
      blocks: [
        "A perui jog nem vízumokat, hanem bevándorlási jogállásokat (*calidad migratoria*) ismer. A vízum az a papír, amelyet utazás előtt a konzulátuson kaptok; a jogállás az, amit a hivatal bejegyez, és ez szabja meg, mit tehettek, és meddig maradhattok. Kétféle van: az ideiglenes (*temporal*) és a tartózkodási (*residente*).",
        {
          kind: "terms",
          shape: "names",
          items: [
            {
              term: "Migraciones",
              text: "A bevándorlási hivatal: itt jegyzik be, hosszabbítják és változtatják meg a jogállást.",
            },
            {
              term: "*Carné de extranjería*",
              text: "A külföldiek személyi kártyája. A tartózkodási jogálláshoz jár, az ideigleneshez nem.",
            },
            {
              term: "A jogszabályok",
              text: "Az 1350. számú törvényerejű rendelet (2017; 2023 novemberében módosította az 1582. számú) és a végrehajtási szabálya (DS 007-2017-IN, módosította a DS 002-2021-IN). A szövegüket az [El Peruano](site:elPeruano) oldalán kereshetitek meg.",
            },
          ],
        },
        `Rövid útra – turizmus, üzleti tárgyalás, tanulmányút, legfeljebb ${entryRules.stayDays} nap – uniós polgárnak nem kell vízum. **Fizetett munkához viszont mindig jogállás kell**, egyetlen napra is. A napok számításáról, a szerb és az ukrán útlevélről meg a határon kért papírokról bővebben: [Beutazás](page:entry#visa-free).`,
      ],
    },
    {
      id: "comparison",
      title: "Összehasonlítás",
      blocks: [
        "Az időtartamok a törvény szerinti szokásos időszakok; a ti engedélyeteken más is állhat. A díjak gyakran változnak: a mai összeget az ügy lapján, a [Migraciones](site:migraciones) oldalán találjátok.",
        {
          kind: "table",
          caption: "Ideiglenes jogállások",
          head: ["Típus", "Mire való?", "Meddig?", "Írhat alá szerződést?"],
          rows: [
            [
              "[turista](#tourist)",
              "nyaralás, rokonlátogatás, gyógykezelés",
              `magyaroknak legfeljebb ${entryRules.stayDays} nap`,
              "csak engedéllyel",
            ],
            [
              "[üzleti](#business)",
              "tárgyalás, szerződéskötés",
              `évi legfeljebb ${visaRules.businessDays} nap; vízum nélkül ${entryRules.stayDays}`,
              "igen",
            ],
            [
              "[munka](#temporary-work)",
              "rövid állás, kiküldetés",
              `legfeljebb ${visaRules.workDays} nap, hosszabbítható`,
              "igen",
            ],
            [
              "[tanuló](#temporary-study)",
              "csere, gyakorlat, nyelvtanfolyam",
              `${visaRules.studentDays} nap, hosszabbítható`,
              "csak engedéllyel",
            ],
            ["[önkéntes](#volunteer)", "a fogadó szervezettől függ", "ahogy megadják", "csak engedéllyel"],
          ],
        },
        {
          kind: "table",
          caption: "Tartózkodási jogállások",
          head: ["Típus", "Kinek való?", "Meddig?", "Fő feltétel"],
          rows: [
            [
              "[munka](#resident-work)",
              "perui cég alkalmazottja",
              "1 év, megújítható",
              "jóváhagyott szerződés",
            ],
            [
              "[család](#family)",
              "perui állampolgár vagy ott élő külföldi hozzátartozója",
              "1–2 év, megújítható",
              "apostille-os anyakönyvi iratok",
            ],
            [
              "[nyugdíjas](#retirement)",
              "aki külföldről kap nyugdíjat vagy járadékot",
              "határozatlan időre",
              `havi nagyjából ${formatNumber(retirement.monthlyUsd, "hu")} dollár jövedelem (${formatAge(retirement.asOf, "hu")})`,
            ],
            ["[vallási](#religious)", "elismert egyház tagja", "1 év, megújítható", "az egyház kérelme"],
            [
              "[tanuló](#resident-study)",
              "egyetemista, főiskolás",
              "1 év, megújítható",
              "beiratkozás, fedezet",
            ],
            [
              "[digitális nomád](#digital-nomad)",
              "aki távmunkában külföldi cégnek dolgozik",
              `${visaRules.digitalNomad.days} nap, hosszabbítható`,
              "előbb kérdezzétek meg, él-e már",
            ],
          ],
        },
      ],
    },
    {
      id: "temporary",
      title: "Ideiglenes jogállások",
      blocks: [
        { kind: "heading", id: "tourist", text: "Turista" },
        `Nyaralásra, rokonlátogatásra és gyógykezelésre való. Magyar útlevéllel vízum nélkül megkapjátok, legfeljebb ${entryRules.stayDays} napra egy éven belül, és nem hosszabbítható. Fizetett munkát turistaként nem szabad végezni. Bérleti szerződést, adásvételt vagy más kötelező erejű iratot csak az ingyenes [aláírási engedéllyel](page:entry#alairas) írhattok alá.`,
        { kind: "heading", id: "business", text: "Üzleti" },
        `Tárgyalásra, szerződéskötésre, jogi ügyekre szól, letelepedés nélkül; hivatalos neve *negocios*. A törvény évente legfeljebb ${visaRules.businessDays} napot enged; ha uniós útlevéllel, vízum nélkül léptek be, ${entryRules.stayDays} nap jár. A célt a határon mondjátok meg, mert a bejegyzés dönt: üzleti látogatóként külön engedély nélkül aláírhattok, de perui munkáltatótól fizetést nem kaphattok.`,
        { kind: "heading", id: "temporary-work", text: "Ideiglenes munka" },
        `Rövid perui álláshoz (*trabajador temporal*) vagy kiküldetéshez, ha külföldi cégetek küld egy feladatra (*designado*). Legfeljebb ${visaRules.workDays} napra adják, és hosszabbítható. A szerződést a munkaügyi minisztériumnak ([MTPE](site:mtpe)) kell jóváhagynia, és a munkát csak utána szabad elkezdeni.`,
        { kind: "heading", id: "temporary-study", text: "Ideiglenes tanuló" },
        `Csereprogramhoz, szakmai gyakorlathoz, nyelvtanfolyamhoz való: ${visaRules.studentDays} napra szól, és hosszabbítható; hivatalos neve *formación o investigación temporal*. Elismert intézmény befogadó levele és a megélhetés fedezete kell hozzá. Ha lakást bérelnétek, ahhoz is [aláírási engedély](page:entry#alairas) szükséges. Teljes egyetemi képzéshez a [tartózkodási tanuló](#resident-study) jogállást kérjétek.`,
        { kind: "heading", id: "volunteer", text: "Önkéntes" },
        "Külön önkéntesvízum nincs: a jogállás attól függ, ki fogad. Elismert együttműködési szervezetnél *cooperante*, csereprogramban *intercambio* lehettek, egyházi szolgálatban vallási, más esetben különleges jogállást kaphattok. Az idő és a feltételek esetenként mások.",
        {
          kind: "note",
          tone: "warning",
          title: "„Elég turistaként is” – ezt ne higgyétek el",
          text: [
            "A turistaként végzett ingyenmunka szürke zóna, és a kockázatot ti viselitek, nem a szervezet. Kérdezzétek meg írásban a fogadó szervezettől, melyik jogállással érkezzetek, és mutassátok meg a válaszát a [perui konzulátuson](#where-to-apply), mielőtt jegyet vesztek.",
          ],
        },
        "A törvény ismer művészeknek, sportolóknak, újságíróknak, hajó- és repülőszemélyzetnek és kutatóknak szóló jogállást is, valamint különlegeset és nemzetközi egyezményen alapulót.",
      ],
    },
    {
      id: "resident",
      title: "Tartózkodási jogállások",
      blocks: [
        { kind: "heading", id: "resident-work", text: "Munka" },
        `Perui munkáltatónál betöltött álláshoz adják, egy évre, megújíthatóan; hivatalos neve *trabajador*. Jóváhagyott szerződés nélkül nem kaphatjátok meg. A cég dolgozóinak legfeljebb ${foreigners.percentOfStaff} százaléka lehet külföldi, és a bérek legfeljebb ${foreigners.percentOfPayroll} százaléka juthat nekik; vannak kivételek, ezért kérdezzétek meg a munkáltatót, belefértek-e.`,
        { kind: "heading", id: "family", text: "Család" },
        "Perui állampolgár vagy tartózkodási jogállással ott élő külföldi házastársának, élettársának, kiskorú vagy eltartott gyermekének és szülőjének adják (*familiar de residente*), egy vagy két évre, megújíthatóan. A rokonságot apostille-lal ellátott és spanyolra fordított anyakönyvi iratokkal kell igazolni.",
        { kind: "heading", id: "retirement", text: "Nyugdíjas" },
        `Ha külföldről rendszeresen nyugdíjat vagy járadékot kaptok, a *rentista* jogállás való nektek. A szabályok szerint (${formatAge(retirement.asOf, "hu")}) havi ${formatNumber(retirement.monthlyUsd, "hu")} dollárt kell igazolni, eltartottanként ${formatNumber(retirement.perDependantUsd, "hu")} dollárral többet, és a hivatal főleg nyugdíjat fogadott el; a mai küszöböt a kérelem előtt nézzétek meg a [Migraciones](site:migraciones) oldalán. Határozatlan időre szól, de Peruban nem dolgozhattok mellette.`,
        { kind: "heading", id: "religious", text: "Vallási" },
        "Papoknak, szerzeteseknek és elismert egyházak, vallási közösségek tagjainak szól (*religioso*). Egy évre adják, megújítható; a kérelmet az egyház nyújtja be.",
        { kind: "heading", id: "resident-study", text: "Tanuló" },
        "Teljes egyetemi vagy főiskolai képzéshez adják (*formación*), egy évre, megújíthatóan. Beiratkozási igazolás és a megélhetés fedezete kell hozzá.",
        { kind: "heading", id: "digital-nomad", text: "Digitális nomád" },
        `Annak való, aki Peruból távmunkában külföldi cégnek dolgozik, és perui forrásból nincs jövedelme (*nómada digital*); ${visaRules.digitalNomad.days} napra szól, hosszabbítható. A jogállást az 1582. számú rendelet hozta létre (${formatMonth(visaRules.digitalNomad.asOf, "hu")}).`,
        {
          kind: "note",
          tone: "warning",
          title: "Tervezés előtt kérdezzétek meg",
          text: [
            "Ne alapozzatok erre a jogállásra a [Migraciones](site:migraciones) vagy a konzulátus válasza nélkül. A rendelet szerint csak akkor indulhat, ha a végrehajtási szabály és az eljárás is megjelent, és arról, hogy ez megtörtént, nincs megbízható hír.",
          ],
        },
        `Van még befektetői jogállás (nagyjából ${formatSoles(visaRules.investorSoles, "hu")} befektetésétől), vállalaton belüli áthelyezés, csere, kutatás és humanitárius jogállás; ${visaRules.permanentAfterYears} év után pedig végleges letelepedést (*permanente*) kérhettek.`,
      ],
    },
    {
      id: "duties",
      title: "Kötelességek tartózkodási jogállással",
      blocks: [
        "Az engedély átvételével nem érnek véget a teendők; utána ezekre figyeljetek:",
        {
          kind: "checklist",
          items: [
            "A *carné de extranjería* átvétele, megújítása és magatoknál tartása",
            "A külföldiek éves díjának befizetése",
            "A bejegyzett adatok (például a lakcím) változásának bejelentése",
            "A jogállás megújítása, mielőtt lejár",
            `Évi ${visaRules.residentAbsenceDays} napnál hosszabb külföldi távolléthez engedély (régebbi adat; utazás előtt kérdezzétek meg)`,
          ],
        },
      ],
    },
    {
      id: "where-to-apply",
      title: "Hol kell kérni?",
      blocks: [
        "Két út van. Utazás előtt a perui konzulátuson kaptok vízumot; Peruban a Migraciones változtatja meg a jogállást, több típusnál úgy, hogy ki sem kell utaznotok.",
        {
          kind: "cards",
          items: [
            {
              title: "Perui konzulátus",
              text: [
                "Magyarországról Peru budapesti nagykövetségéhez fordulhattok, máshonnan a lakóhely szerint illetékeshez; elérhetőségüket a perui külügyminisztérium és a [consulado.pe](site:consulates) oldalán találjátok. Kérdezzétek meg, melyik papírt kérik eredetiben, és melyiket fordításban.",
              ],
              facts: [{ term: "Mikor?", text: "indulás előtt" }],
              link: { label: "Peru külügyminisztériuma", site: "rree" },
            },
            {
              title: "Migraciones",
              text: [
                "A *Superintendencia Nacional de Migraciones* az Agencia Digital oldalán, online fogadja a kérelmeket, az ujjlenyomathoz és a fényképhez időpontot ad. A belépés mezői: [Digitális ügyintézés](page:entry#digital-agency).",
              ],
              facts: [{ term: "Központ", text: "Av. España 734, Breña, Lima" }],
              link: { label: "gob.pe/migraciones", site: "migraciones" },
            },
            {
              title: "Munkaügyi minisztérium (MTPE)",
              text: [
                "A külföldiek munkaszerződéseit hagyja jóvá. Kérjétek el a munkáltatótól a jóváhagyás másolatát.",
              ],
              facts: [{ term: "Mihez?", text: "ideiglenes és tartózkodási munkához" }],
              link: { label: "gob.pe/mtpe", site: "mtpe" },
            },
          ],
        },
        {
          kind: "steps",
          items: [
            {
              title: "Válasszátok ki a jogállást",
              text: "Nézzétek át a fenti táblázatokat; ha kettő is szóba jöhet, kérdezzétek meg a konzulátust.",
            },
            {
              title: "Szerezzétek be a papírokat",
              text: "Az okiratokkal, az apostille-lal és a fordítással kezdjétek, ezekhez kell a legtöbb idő.",
            },
            {
              title: "Adjátok be, amíg tart a kapott időtök",
              text: "Ha Peruban kértek jogállásváltást, a tartózkodásnak a döntésig érvényesnek kell maradnia; ha lejár, [napi bírságot](page:entry#overstay) fizettek.",
            },
            {
              title: "Őrizzétek meg a bizonylatot",
              text: "Az ügyszám, a beadás napja, meg az ujjlenyomat- és fényképfelvétel időpontja minden további lépéshez kell.",
            },
          ],
        },
      ],
    },
    {
      id: "papers",
      title: "Papírok",
      blocks: [
        "A pontos lista jogállásonként más. Ezek szinte mindegyikhez kellenek:",
        {
          kind: "checklist",
          items: [
            `Útlevél, érkezéskor még legalább ${entryRules.passportMonths} hónapos érvényességgel`,
            "A célt igazoló irat: szerződés, felvételi levél, egyházi kérelem, jövedelemigazolás",
            "Anyakönyvi kivonat apostille-záradékkal (Magyarország és Peru is részese a hágai egyezménynek)",
            "Hatósági erkölcsi bizonyítvány",
            "Hiteles spanyol fordítás minden idegen nyelvű irathoz",
            "Tartózkodási jogálláshoz Interpol-ellenőrzés",
            "A belépést igazoló [TAM](page:entry#arrival), ha Peruban adjátok be",
          ],
        },
        "Ha az ügyintézés Limához köt benneteket, hasznát veszitek a [Limai közlekedés](page:lima-transport) és a [Perui útmutató](page:peru-guide) tanácsainak.",
      ],
    },
  ],
  freshness: [
    `A jogállások rendje a ${formatMonth(visaRules.digitalNomad.asOf, "hu")}i módosítással együtt szerepel itt; a nyugdíjas jogállás küszöbe ${formatAge(retirement.asOf, "hu")}-es adat. Hogy a digitális nomád jogállás kérhető-e már, csak a hatóság mondhatja meg.`,
  ],
  disclaimer: [
    "Ez összefoglaló, nem jogi tanács: a perui törvény szövege az irányadó, a vízumról a konzulátus, a jogállásról a Migraciones dönt.",
    "A feltételek és a díjak változnak. Kérelem előtt nézzétek meg a [Migraciones](site:migraciones) és a [Konzinfo](site:konzinfo) friss közlését.",
  ],
}));
