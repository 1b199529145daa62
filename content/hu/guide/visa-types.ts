import { entryRules } from "#content/facts/entry/entry-rules.ts";
import { visaRules } from "#content/facts/entry/visa-rules.ts";
import type { GuidePageText } from "#content/guide-page.ts";
import { formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";

const { retirement, foreigners } = visaRules;

export default {
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
  lead: `Nyaralni magyar útlevéllel vízum nélkül lehet menni; dolgozni, tanulni vagy letelepedni viszont csak a célhoz illő jogállással. Az oldal sorra veszi az öt ideiglenes és a hat letelepedett típust, és megmutatja, melyiket hol és milyen papírokkal kell kérni.`,
  pictureAlt: "Pecsétekkel teli útlevél szőttes terítőn, mellette toll, kalap és egy csésze kokatea.",
  sections: [
    {
      id: "status-and-visa",
      title: "Vízum és jogállás: mi a különbség?",
      blocks: [
        "A perui jog nem vízumokat, hanem bevándorlási jogállásokat (*calidad migratoria*) ismer. A vízum az a papír, amelyet utazás előtt a konzulátus ad; a jogállás az, amit a hivatal bejegyez, és ez szabja meg, mit tehettek és meddig maradhattok. Kétféle van: az ideiglenes (*temporal*) és a letelepedett (*residente*).",
        {
          kind: "terms",
          shape: "names",
          items: [
            {
              term: "Migraciones",
              text: "A bevándorlási hivatal: ez jegyzi be, hosszabbítja és változtatja meg a jogállást.",
            },
            {
              term: "*Carné de extranjería*",
              text: "A külföldiek személyi kártyája. A letelepedett jogállással jár, ideiglenessel nem.",
            },
            {
              term: "A jogszabályok",
              text: "Az 1350. számú törvényerejű rendelet (2017), amelyet 2023 novemberében az 1582. számú módosított, és a végrehajtási szabály (DS 007-2017-IN, módosította a DS 002-2021-IN). Szövegük az [El Peruano](site:elPeruano) oldalán kereshető.",
            },
          ],
        },
        `Rövid útra – turizmus, üzleti tárgyalás, tanulmányút, legfeljebb ${entryRules.stayDays} nap – uniós polgárnak nem kell vízum. **Fizetett munkához mindig jogállás kell**, egyetlen napra is. A napok számításáról és a határon kért papírokról a [beutazás](page:entry) oldala szól.`,
      ],
    },
    {
      id: "comparison",
      title: "Összehasonlítás",
      blocks: [
        "Az időtartamok a törvény szerinti szokásos időszakok; a konkrét engedélyen más is állhat. Díjakat szándékosan nem írunk, mert gyakran változnak: az érvényes összeget az ügy lapján, a [Migraciones](site:migraciones) oldalán találjátok.",
        {
          kind: "table",
          caption: "Ideiglenes jogállások",
          head: ["Típus", "Mire", "Meddig", "Írhat alá szerződést?"],
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
          caption: "Letelepedett jogállások",
          head: ["Típus", "Kinek", "Meddig", "Fő feltétel"],
          rows: [
            [
              "[munka](#resident-work)",
              "perui cég alkalmazottja",
              "1 év, megújítható",
              "jóváhagyott szerződés",
            ],
            [
              "[család](#family)",
              "perui vagy letelepedett hozzátartozója",
              "1–2 év, megújítható",
              "apostille-os anyakönyvi iratok",
            ],
            [
              "[nyugdíjas](#retirement)",
              "külföldről nyugdíjat vagy járadékot kap",
              "határozatlan",
              `havi kb. ${formatNumber(retirement.monthlyUsd, "hu")} dollár jövedelem (${retirement.asOf})`,
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
              "külföldi cégnek dolgozik távolról",
              `${visaRules.digitalNomadDays} nap, hosszabbítható`,
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
        `Nyaralásra, rokonlátogatásra és gyógykezelésre való. Magyar útlevéllel vízum nélkül jár, legfeljebb ${entryRules.stayDays} napra egy éven belül, és nem hosszabbítható. Fizetett munkát turistaként nem szabad végezni. Bérleti szerződést, adásvételt vagy más kötelező erejű iratot csak az ingyenes [aláírási engedéllyel](page:entry#alairas) lehet aláírni.`,
        { kind: "heading", id: "business", text: "Üzleti (negocios)" },
        `Tárgyalásra, szerződéskötésre, jogi ügyekre szól, letelepedés nélkül. A törvény évente legfeljebb ${visaRules.businessDays} napot enged; aki uniós útlevéllel, vízum nélkül lép be, annak ${entryRules.stayDays} nap jár. A célt a határon kell megmondani, mert a bejegyzés dönt: az üzleti látogató külön engedély nélkül aláírhat, de perui munkáltatótól fizetést nem kaphat.`,
        { kind: "heading", id: "temporary-work", text: "Munka (trabajador temporal, designado)" },
        `Rövid perui álláshoz vagy kiküldetéshez; akit külföldi cége küld egy feladatra, annak jogállása a *designado*. Legfeljebb ${visaRules.workDays} napra adják, és hosszabbítható. A szerződést a munkaügyi minisztériumnak ([MTPE](site:mtpe)) kell jóváhagynia, a munkát csak utána szabad elkezdeni.`,
        { kind: "heading", id: "temporary-study", text: "Tanuló (formación o investigación temporal)" },
        `Csereprogramhoz, szakmai gyakorlathoz, nyelvtanfolyamhoz: ${visaRules.studentDays} nap, hosszabbítható. Elismert intézmény befogadó levele és a megélhetés fedezete kell hozzá. Aki lakást bérelne, annak ehhez is [aláírási engedély](page:entry#alairas) szükséges. Teljes egyetemi képzéshez a [letelepedett tanuló](#resident-study) jogállás való.`,
        { kind: "heading", id: "volunteer", text: "Önkéntes" },
        "Külön önkéntesvízum nincs: a jogállás azon múlik, ki fogad. Elismert együttműködési szervezetnél *cooperante*, csereprogramban *intercambio* lehet, egyházi szolgálatnál vallási, máskor különleges jogállás. A megadott idő és a feltételek esetenként mások.",
        {
          kind: "note",
          tone: "warning",
          title: "„Elég turistaként” – ne hagyjátok rá",
          text: [
            "A turistaként végzett ingyenmunka szürke zóna, és a kockázatot ti viselitek, nem a szervezet. Kérjétek írásban a fogadó féltől, melyik jogállással érkezzetek, és mutassátok meg a választ a [perui konzulátuson](#where-to-apply), mielőtt jegyet vesztek.",
          ],
        },
        "A törvény ismer még művész- és sport-, újságírói, különleges, személyzeti és kutatói jogállást, valamint nemzetközi egyezményen alapulót is.",
      ],
    },
    {
      id: "resident",
      title: "Letelepedett jogállások",
      blocks: [
        { kind: "heading", id: "resident-work", text: "Munka (trabajador)" },
        `Perui munkáltatónál betöltött álláshoz: egy évre szól, megújítható. Jóváhagyott szerződés nélkül nem adják meg. A cég dolgozóinak legfeljebb ${foreigners.percentOfStaff} százaléka lehet külföldi, és a bérek legfeljebb ${foreigners.percentOfPayroll} százaléka juthat nekik; vannak kivételek, ezért kérdezzétek meg a munkáltatót, belefértek-e.`,
        { kind: "heading", id: "family", text: "Család (familiar de residente)" },
        "Perui állampolgár vagy letelepedett külföldi házastársának, élettársának, kiskorú vagy eltartott gyermekének és szülőjének adják, egy vagy két évre, megújíthatóan. A rokonságot anyakönyvi iratokkal kell igazolni: apostille-lal és spanyol fordítással.",
        { kind: "heading", id: "retirement", text: "Nyugdíjas (rentista)" },
        `Annak való, akinek külföldről rendszeres nyugdíja vagy járadéka érkezik. A ${retirement.asOf}-es szabályok szerint havi ${formatNumber(retirement.monthlyUsd, "hu")} dollárt kell igazolni, eltartottanként ${formatNumber(retirement.perDependantUsd, "hu")} dollárral többet, és a hivatal főleg nyugdíjat fogadott el; a mai küszöböt a kérelem előtt nézzétek meg a [Migraciones](site:migraciones) oldalán. Határozatlan időre szól, de Peruban dolgozni nem szabad mellette.`,
        { kind: "heading", id: "religious", text: "Vallási (religioso)" },
        "Papoknak, szerzeteseknek és elismert egyházak, vallási közösségek tagjainak. Egy évre adják és megújítható; a kérelmet az egyház nyújtja be.",
        { kind: "heading", id: "resident-study", text: "Tanuló (formación)" },
        "Egyetemi vagy főiskolai teljes képzéshez, egy évre, megújíthatóan. Beiratkozási igazolás és a megélhetés fedezete kell hozzá.",
        { kind: "heading", id: "digital-nomad", text: "Digitális nomád (nómada digital)" },
        `Azoknak, akik Peruból távmunkában külföldi cégnek dolgoznak: ${visaRules.digitalNomadDays} nap, hosszabbítható, perui forrásból származó jövedelem nélkül. A jogállást az 1582. számú rendelet hozta létre (${formatMonth(visaRules.digitalNomadLaw, "hu")}).`,
        {
          kind: "note",
          tone: "warning",
          title: "Tervezés előtt kérdezzétek meg",
          text: [
            "A digitális nomád jogállás a rendelet szerint csak akkor indulhat, ha a végrehajtási szabály és az eljárás is megjelent. Hogy ez megtörtént-e, arra nem találtunk megbízható forrást: a [Migraciones](site:migraciones) vagy a konzulátus válasza nélkül ne alapozzatok rá.",
          ],
        },
        `Van még befektetői jogállás (kb. ${formatSoles(visaRules.investorSoles, "hu")} befektetéstől), vállalaton belüli áthelyezés, csere, kutatás és humanitárius jogállás; ${visaRules.permanentAfterYears} év után pedig állandó letelepedés kérhető.`,
      ],
    },
    {
      id: "duties",
      title: "A letelepedettek kötelességei",
      blocks: [
        "Az engedély átvételével nem érnek véget a teendők; utána ezekre kell figyelni:",
        {
          kind: "checklist",
          items: [
            "A *carné de extranjería* átvétele, megújítása és magatoknál tartása",
            "A külföldiek éves díjának befizetése",
            "A bejegyzett adatok (például a lakcím) változásának bejelentése",
            "A jogállás megújítása, mielőtt lejár",
            `Évi ${visaRules.residentAbsenceDays} napnál hosszabb külföldi távollét csak engedéllyel (régebbi adat; utazás előtt kérdezzétek meg)`,
          ],
        },
      ],
    },
    {
      id: "where-to-apply",
      title: "Hol kell kérni?",
      blocks: [
        "Két út van. Utazás előtt a perui konzulátus ad vízumot; Peruban a Migraciones változtatja meg a jogállást, több típusnál anélkül, hogy ki kellene utazni.",
        {
          kind: "cards",
          items: [
            {
              title: "Perui konzulátus",
              text: [
                "Magyarországról Peru budapesti nagykövetségéhez lehet fordulni. Kérdezzétek meg, melyik papírt kérik eredetiben, és melyiket fordításban; az elérhetőség a perui külügyminisztérium oldalán kereshető ki.",
              ],
              facts: [{ term: "Mikor?", text: "indulás előtt" }],
              link: { label: "Peru külügyminisztériuma", site: "rree" },
            },
            {
              title: "Migraciones",
              text: [
                "A *Superintendencia Nacional de Migraciones* online fogadja a kérelmeket az Agencia Digital oldalán, az ujjlenyomathoz és fényképhez időpontot ad. A belépés mezőit a [digitális ügyintézésről](page:entry#digital-agency) szóló rész sorolja fel.",
              ],
              facts: [{ term: "Központ", text: "Av. España 734, Breña, Lima" }],
              link: { label: "gob.pe/migraciones", site: "migraciones" },
            },
            {
              title: "Munkaügyi minisztérium (MTPE)",
              text: [
                "A külföldiek munkaszerződéseit hagyja jóvá. Kérjétek el a munkáltatótól a jóváhagyás másolatát.",
              ],
              facts: [{ term: "Mihez?", text: "ideiglenes és letelepedett munka" }],
              link: { label: "gob.pe/mtpe", site: "mtpe" },
            },
          ],
        },
        {
          kind: "steps",
          items: [
            {
              title: "Válasszátok ki a jogállást",
              text: "A fenti táblázatokból; ha kettő is szóba jöhet, a konzulátus mondja meg, melyik.",
            },
            {
              title: "Szerezzétek be a papírokat",
              text: "Az okiratokkal, az apostille-lal és a fordítással kezdjétek, ezek visznek el a legtöbb időt.",
            },
            {
              title: "Adjátok be, amíg érvényes az időtök",
              text: "Peruban kért jogállásváltásnál a tartózkodásnak a döntésig érvényesnek kell maradnia; ha lejár, [napi bírság](page:entry#overstay) jár.",
            },
            {
              title: "Őrizzétek meg a bizonylatot",
              text: "Az ügyszám, a beadás napja és a biometrikus időpont kell minden további lépéshez.",
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
            "Letelepedéshez Interpol-ellenőrzés",
            "A belépést igazoló [TAM](page:entry#arrival), ha Peruban kéritek",
          ],
        },
        "Ha az ügyintézés Limához köt benneteket, a városi buszokról a [limai közlekedés](page:lima-transport) ír, a mindennapi tudnivalókról a [perui útmutató](page:peru-guide).",
      ],
    },
  ],
  disclaimer: [
    "Ez összefoglaló, nem jogi tanács: a perui törvény szövege az irányadó, a vízumról a konzulátus, a jogállásról a Migraciones dönt.",
    "A feltételek és a díjak változnak. Kérelem előtt nézzétek meg a [Migraciones](site:migraciones) és a [Konzinfo](site:konzinfo) friss közlését.",
  ],
} satisfies GuidePageText;
