import { helpLines } from "#content/facts/entry/help-lines.ts";
import { altitudeRules as rules } from "#content/facts/health/altitude-rules.ts";
import { altitudeStops } from "#content/facts/health/altitude-stops.ts";
import { yellowFeverAdvice } from "#content/facts/health/infections.ts";
import { tambopataFacts } from "#content/facts/jungle/jungle.ts";
import {
  ayahuascaWarning,
  copiesOfHeritage,
  drugTrafficking,
  lgbtRights,
  machuPicchuBag,
  metropolitanoLifts,
  wheelchairRoute,
  wildAnimals,
} from "#content/facts/safety/local-laws.ts";
import { rescueLines } from "#content/facts/safety/rescue-lines.ts";
import { porterRules } from "#content/facts/treks/trek-rules.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatMetres } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";

const metres = (value: number) => formatMetres(value, "hu");
const month = (yearMonth: string) => formatMonth(yearMonth, "hu");
const call = ({ shown, tel }: { shown: string; tel: string }) => `[${shown}](tel:${tel})`;

export default guideWords(() => ({
  title: "Kinek való Peru?",
  description:
    "Peru gyerekkel, egyedül, nőként, meleg párként, idősen, kerekesszékkel, vegetáriánusként: mit érdemes tudni, mi illik, és mi tilos.",
  keywords: [
    "Peru gyerekkel",
    "Peru egyedül",
    "Peru nőként egyedül",
    "Peru kerekesszékkel",
    "Peru idősebbeknek",
    "Peru vegetáriánus",
    "LMBT Peru",
    "Peru szokások",
  ],
  lead: "Peru majdnem mindenkinek való, csak nem mindenkinek ugyanabban a sorrendben és ugyanazon a magasságon. Itt megnézhetitek, hová érdemes menni kisgyerekkel, rossz térddel vagy kerekesszékkel, mire figyeljen, aki egyedül vagy nőként utazik, mit eszik a vegetáriánus, mi illik, és mi az, amiért börtön jár.",
  pictureAlt:
    "Család kisgyerekkel, egy idős pár és egy magányos gyalogos a kilátónál; alattuk inka teraszok lépcsőznek a zöld völgybe.",
  sections: [
    {
      id: "compare",
      title: "Hová kivel?",
      blocks: [
        "A táblázat azt mutatja, mire számíthattok a legismertebb helyeken. A „kicsivel” óvodáskorú gyereket jelent, a „rossz térddel” azt, aki száz lépcsőt már megérez.",
        {
          kind: "table",
          caption: "A legismertebb helyek kisgyerekkel, rossz térddel, kerekesszékkel",
          head: ["Hely", "Kicsivel", "Rossz térddel", "Kerekesszékkel"],
          rows: [
            [
              "Lima: Miraflores, Larco Múzeum",
              "jó: tengerparti parkok, játszóterek",
              "jó",
              "jó: a parti sétány és több múzeum akadálymentes",
            ],
            [
              "Paracas, Ballestas-szigetek",
              "jó: két óra csónak, fókák",
              "jó, a beszálláshoz segítenek",
              "a part igen, a csónak csak emelve",
            ],
            [
              "Huacachina",
              "hatéves kortól: a homokfutó nagyokat ugrik",
              "a dűnére fel kell kapaszkodni",
              "csak a tópart",
            ],
            [
              `Arequipa (${metres(altitudeStops.arequipa)})`,
              "jó, és jó szoktatónap is",
              "jó: sík óváros",
              "a főtér és a kolostor nagy része; macskakő",
            ],
            [
              `Szent Völgy (${metres(altitudeStops.sacredValley)})`,
              "jó: lámák, piacok",
              "a romok lépcsősek, Moray és Maras kilátója nem",
              "egy-egy kilátó autóval",
            ],
            [
              `Machu Picchu (${metres(altitudeStops.machuPicchu)})`,
              "hordozóval; babakocsit nem engednek be",
              "az alsó, 3-B útvonalon, lassan",
              "csak erre szakosodott céggel",
            ],
            [
              `Cusco (${metres(altitudeStops.cusco)})`,
              "csak a völgy után",
              "a főtér körül; San Blas meredek",
              "nehéz: magas járdák, macskakő",
            ],
            [
              `Titicaca-tó (${metres(altitudeStops.puno)})`,
              "inkább iskolás kortól, az út végén",
              "az Uros-szigetek igen, Taquile sok lépcső",
              "nem",
            ],
            [
              `Szivárvány-hegy (${metres(altitudeStops.rainbowMountain)})`,
              "ne vigyétek",
              "lóháton is kemény",
              "nem",
            ],
            [
              "Őserdei szállás",
              "az oltható kortól, hatévesen már élmény",
              "lépcső a csónakhoz, sáros ösvény: előre kérdezzétek meg",
              "kevés helyen, előzetes egyeztetéssel",
            ],
          ],
        },
      ],
    },
    {
      id: "children",
      title: "Gyerekkel",
      blocks: [
        "A peruiak imádják a gyereket: az étteremben megsimogatják a fejét, a sorban előreengednek. Ez utóbbi jog is: az *atención preferente* feliratú pultnál a kisgyerekesek, a várandósok, az idősek és a fogyatékkal élők kerülnek előbb sorra a bankban, a reptéren és a múzeumban.",
        {
          kind: "steps",
          items: [
            {
              title: "A sorrend magasság szerint menjen",
              text: `Part, Arequipa vagy a Szent Völgy, Machu Picchu, és csak a végén Cusco. Ha valami kimarad, az a Titicaca legyen; tartósan ${metres(3500)} fölé inkább iskolás kortól menjetek ([magasság gyerekekkel](page:safety-health#altitude-children)).`,
            },
            {
              title: "Kevesebb hely, hosszabb megállók",
              text: "Két hétre négy szállás elég. A belföldi repülő megéri az árát: egy éjszakai busz a kicsinek sem alvás. Kész útvonal: [Útitervek](page:itineraries#with-children).",
            },
            {
              title: "Hordozó, nem babakocsi",
              text: "Machu Picchuba a babakocsit szabály tiltja, Cusco és a romok kövein úgysem gurulna. Autósülés ritka: vigyetek magatokkal, vagy kérjétek előre.",
            },
            {
              title: "Őserdő az oltás után",
              text: `Peru a sárgaláz elleni oltást ${yellowFeverAdvice.fromMonths} hónapos kortól javasolja; ennél kisebbel ne menjetek az Amazonashoz.`,
            },
            {
              title: "Papírok",
              text: "A gyereknek saját útlevél kell, és diákkedvezményhez, gyerekjegyhez is azt kérik. Ha csak az egyik szülő utazik vele, a [Beutazás](page:entry#children) oldalán nézzétek meg, milyen hozzájárulás kell.",
            },
          ],
        },
        "Enni könnyű: csirkeleves, rizs, sült krumpli, banán és frissen facsart lé mindenhol van, a *pollo a la brasa* nevű grillcsirke pedig a perui gyerekek kedvence is. Ami nincs: meleg tenger (Máncorán kívül), és fűtés a hegyi szobákban. Pelenka, tápszer a városok gyógyszertáraiban kapható.",
      ],
    },
    {
      id: "alone",
      title: "Egyedül",
      blocks: [
        "A Lima, Cusco, Puno útvonalon csak akkor vagytok egyedül, ha akartok. A hosztelek közös vacsoráin, az ingyenes városi sétákon és a turistabuszokon könnyű társaságra lelni; a túrákat Cuscóban másnapra is össze lehet rakni egy csoporttal.",
        {
          kind: "list",
          items: [
            "**Drágább:** az egyágyas szoba és a magántaxi. Az őserdei szállás sokszor felárat kér; kérdezzétek meg, kivel osztozhattok.",
            "**Túrázni** soha ne egyedül menjetek, a városszéli kilátóhoz sem: csoporttal vagy vezetővel.",
            "**Tudja mindig valaki,** hol alszotok, és mikor jelentkeztek. A magyar SIM mellé vegyetek eSIM-et, és osszátok meg, merre jártok.",
            "**Érkezés világosban:** új városba úgy vegyetek jegyet, hogy délután ott legyetek.",
            "**Pénz két helyen,** egy kártya a szálláson: egyedül nincs kitől kölcsönkérni.",
          ],
        },
        "Az éjszakai buszokról, taxikról és negyedekről a [Biztonság és egészség](page:safety-health#places) oldalán írunk részletesen.",
      ],
    },
    {
      id: "women",
      title: "Nőként",
      blocks: [
        "Sok nő járja be egyedül Perut, és a többségük csak a beszólásokra panaszkodik: a *piropo*, az utcai bók mindennapos, és nem kell rá felelni. Súlyos bántalmazás ritkán történik; amikor igen, többnyire italba kevert szer, áltaxi, magányos ösvény, olykor egy vezető vagy magát gyógyítónak mondó férfi áll mögötte.",
        {
          kind: "checklist",
          items: [
            "Éjszakai buszon kérjetek nő melletti, elöl lévő helyet: foglaláskor a legtöbb társaságnál megjelölhető.",
            "Zárható szobát vegyetek ki; a női hálóterem a legtöbb hosztelben külön ár nélkül kérhető.",
            "Masszázsra, szertartásra, többnapos túrára nővel vagy csoporttal menjetek.",
            "A *brichero* kedves, udvarol, és vagy fizettet, vagy vízumot remél. Fizesse ki ki-ki a magáét.",
            "Strandon a fürdőruha rendben van, a hegyi falvakban a takart váll kelt bizalmat.",
            "Tampon, esemény utáni tabletta csak a városi gyógyszertárakban van.",
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Ha baj történt",
          text: [
            `A nők elleni erőszak éjjel-nappal hívható száma a ${call(rescueLines.women)}, a turistarendőrségé ${call(helpLines.touristPolice)}. Az eljáráshoz hamar kell orvosi látlelet: mosakodás és átöltözés előtt menjetek kórházba, és hívjátok a konzulátust, hogy legyen mellettetek valaki. További teendők: [Kit hívjatok?](page:safety-health#help)`,
          ],
        },
      ],
    },
    {
      id: "lgbt",
      title: "LMBT+ utazók",
      blocks: [
        `Az azonos neműek kapcsolata ${lgbtRights.legalSince} óta nem bűncselekmény, és egy ${lgbtRights.decreeOf}-es rendelet tiltja a megkülönböztetést. Házasság és bejegyzett élettársi kapcsolat viszont nincs, és az ország a nagyvárosokon kívül konzervatív.`,
        {
          kind: "list",
          items: [
            "**Lima:** Mirafloresben és Barrancóban bárok és klubok várnak, június végén vagy július elején pedig Pride van.",
            "**Cusco:** az óvárosban néhány vegyes és meleg bárt találtok; a középületeken lobogó szivárványos zászló viszont a városé.",
            "**Szállás:** franciaágy a turistáknak szóló szállodákban nem kérdés.",
            "**Vidéken:** a kézfogás, a csók bámulást vagy beszólást hozhat; az utcán férfi és nő is ritkán mutat gyöngédséget egymás iránt.",
            "**Transz utazók:** az igazoltatásnál az útlevél neve és képe számít; a rendőri zaklatás előfordul, ilyenkor az IPERÚ segít: " +
              `${call(helpLines.touristWhatsApp)}.`,
          ],
        },
      ],
    },
    {
      id: "older",
      title: "Hatvan fölött",
      blocks: [
        "Machu Picchuban mindennap járnak nyolcvanévesek. Nem a kor dönt, hanem a szív, a térd és az, hogy hagytok-e időt. Foglalás előtt menjetek el egy kivizsgálásra, és mondjátok meg az orvosnak a magasságokat: a számokat a [magasságról szóló rész](page:safety-health#altitude) mutatja.",
        {
          kind: "checklist",
          items: [
            "Töltsetek három éjszakát a Szent Völgyben, mielőtt Cuscóba mennétek.",
            "A szálloda legyen liftes és fűtött, oxigénnel: ezt írásban kérdezzétek meg.",
            "Lima és Cusco között repüljetek, a hegyi utakon nappali busszal vagy autóval menjetek.",
            "Machu Picchuban a 3-B jelű alsó útvonal a legkönnyebb, és az 1-B meg a 2-B is kíméli a szívet és a térdet ([melyik kör kinek?](page:machu-picchu#which-circuit)). A két hegyet hagyjátok ki.",
            "A túrabot a kapunál tiltott holmi; gumivégű járóbotot kor vagy betegség miatt általában beengednek, de előre kérdezzetek rá.",
            "Minden harmadik nap legyen üres.",
            "A gyógyszert kétszer annyi napra vigyétek, két csomagban, hatóanyagnévvel írt recepttel.",
          ],
        },
        "Lassú, kevés lépcsős utat a [lassú útiterv](page:itineraries#slow) ír le. Hatvanévesen itt is jár az *atención preferente*, a külön sor.",
      ],
    },
    {
      id: "wheelchair",
      title: "Kerekesszékkel",
      blocks: [
        "Peru nem akadálymentes ország, de egyre több helye az, és ahol rámpa nincs, ott kéz mindig akad. A titok az, hogy a szállásnak, a vonattársaságnak és a vezetőnek előre megírjátok a szék méretét és súlyát.",
        {
          kind: "terms",
          items: [
            {
              term: "Lima",
              text: `Itt a legkönnyebb: jól járható a mirafloresi parti sétány, a Larco Múzeum, a MALI, a bevásárlóközpontok és a nagy szállodák. A járdák szegélye kiszámíthatatlan, ezért két hely között kocsival menjetek. Átalakított taxi kevés van: az [útra a reptérről](page:lima-transport#airport-transfer) írásban kérjetek a szállodától vagy egy irodától olyan kisbuszt, amelyikbe a szék is befér. A [Metropolitano](page:lima-transport#metropolitano) buszaiba szintben lehet beszállni, de az ellenőrök az állomásokon több elromlott liftet is találtak (${month(metropolitanoLifts.asOf)}).`,
            },
            {
              term: "Cusco",
              text: "A főtér és a múzeumok egy része segítővel bejárható; a sikátorok meredekek. A völgyben kérjetek földszinti szobát ([mit kérdezzetek meg](page:costs#stay-rules)).",
            },
            {
              term: "Machu Picchu",
              text: `Kőlépcsők, rámpa és lift nélkül: aki az ellenkezőjét hirdeti, nem járt ott. Egy erre szakosodott cég, a Wheel the World túraszékkel és segítőkkel a romok nagyjából ${wheelchairRoute.sharePercent} százalékát végigjárta (${month(wheelchairRoute.asOf)}); hogy a mai körökön ezt engedik-e, foglalás előtt írásban kérdezzétek meg.`,
            },
            {
              term: "Őserdő",
              text: `A Puerto Maldonado melletti Sandoval-tónál az ösvény egy része deszkapalló, és kerekesszékeket is tartanak hozzá (${month(tambopataFacts.sandoval.asOf)}). Odáig csónak visz, ezért a szállástól kérdezzétek meg, ki segít a beszállásnál: [Tambopata](page:jungle#tambopata).`,
            },
            {
              term: "Vonat, repülő, busz",
              text: "A vonattársaságok és a reptér segít a beszállásnál, ha legalább két nappal előtte szóltok. A távolsági busz lépcsős, az emeletre nem lehet feljutni.",
            },
            {
              term: "Moray, Sacsayhuamán, Paracas",
              text: "A kilátóikig autóval el lehet jutni; Morayban és Sacsayhuamánban ugyanez a cég kialakított útvonalat.",
            },
          ],
        },
        "Látássérültek vakvezető kutyáját Machu Picchuba is beengedik, minden más állatot nem.",
      ],
    },
    {
      id: "vegetarians",
      title: "Vegetáriánusok, allergiások",
      blocks: [
        "Limában, Cuscóban és Arequipában könnyű vegetáriánus éttermet találni. A gond a napi menü: a leves szinte mindig húslében készül, és a „hús nélkül” sokszor csirkét jelent. Kérdezzetek pontosan.",
        {
          kind: "table",
          caption: "Mondatok az asztalnál",
          head: ["Spanyolul", "Mit jelent?"],
          rows: [
            ["*¿Lleva caldo de carne o de pollo?*", "Hús- vagy csirkelével készült?"],
            ["*Sin carne, sin pollo, sin pescado, por favor.*", "Hús, csirke és hal nélkül kérem."],
            ["*Sin leche, sin queso, sin huevo.*", "Tej, sajt és tojás nélkül."],
            [
              "*Soy alérgico (alérgica) al maní, a los mariscos.*",
              "Földimogyoróra, tenger gyümölcseire vagyok allergiás.",
            ],
            ["*Sin gluten: sin trigo, sin sillao.*", "Gluténmentesen: búza és szójaszósz nélkül."],
          ],
        },
        {
          kind: "list",
          items: [
            "**Biztos fogás:** *papa a la huancaína* (sajtos szószos krumpli), *solterito* (sajtos zöldségsaláta Arequipából), *choclo con queso* (kukorica sajttal), *tacu tacu* (rizses bab), kinoaleves, ha zöldséglé az alapja.",
            "**Vegánként:** a *causa* avokádóval, sült banán, *palta rellena* majonéz nélkül, és a piacok gyümölcslevei vízzel, nem tejjel.",
            "**Rejtett veszély:** a földimogyoró sok szószban benne van, a rák a rizsben, a szójaszósz (*sillao*) a wokos ételekben; ez utóbbi búzát is tartalmaz.",
            "**Kóser, halal:** csak Limában, néhány helyen.",
          ],
        },
        "Több fogás és vegetáriánus étterem: [Gasztronómia](page:gastronomy#vegetarian).",
      ],
    },
    {
      id: "respect",
      title: "Mi illik, és mi tilos?",
      blocks: [
        { kind: "heading", id: "customs", text: "Mi illik?" },
        {
          kind: "terms",
          items: [
            {
              term: "Köszönés",
              text: "*Buenos días* a boltban és a buszon is jár, mielőtt bármit kérnétek. A *cholo* és az *indio* sértés.",
            },
            {
              term: "Fényképezés",
              text: "Kérdezzétek meg, akit lefotóznátok, a népviseletes nőket és gyerekeket különösen; ha pózolnak, egy-két sol jár érte. Templomban, múzeumban ne vakuzzatok; katonát, laktanyát, rendőri akciót egyáltalán ne fényképezzetek.",
            },
            {
              term: "Templom, szertartás",
              text: "Takart vállal menjetek be. A Pachamamának, a Földanyának öntött első korty és a kokalevél nem műsor, vegyétek komolyan.",
            },
            {
              term: "Alku",
              text: "Piacon és alkalmazás nélküli taxinál szokás, barátságosan: *¿Me hace una rebajita?* Boltban, étteremben nem, és egy szövőasszonnyal pár érmén se.",
            },
            {
              term: "Borravaló",
              text: "Étteremben tíz százalék, ha nincs a számlán; vezetőnek, sofőrnek, teherhordónak jár, taxisnak nem. Összegek: [Borravaló](page:peru-guide#tipping).",
            },
          ],
        },
        { kind: "heading", id: "laws", text: "Mi tilos?" },
        {
          kind: "terms",
          items: [
            {
              term: "Kábítószer",
              text: `A kereskedelemért ${drugTrafficking.years.join("–")} év vagy még több jár, és a tárgyalásig is hosszú a fogság; kannabiszt turista sem tarthat magánál. Más csomagját soha ne vigyétek át.`,
            },
            {
              term: "Ayahuasca, San Pedro",
              text: `Peruban nem tiltott, de senki sem felügyeli. Az amerikai nagykövetség ${ayahuascaWarning.deathsIn}-ben történt halálesetekre, pszichózisokra és szexuális visszaélésekre figyelmeztet (${month(ayahuascaWarning.asOf)}). Antidepresszánssal és szívbetegséggel életveszélyes.`,
            },
            {
              term: "Koka",
              text: "Peruban a levél és a tea szabad. Haza, az EU-ba semmilyen formában nem vihető, cukorkaként és filterben sem.",
            },
            {
              term: "Romok",
              text: `Ne másszatok fel, ne támaszkodjatok rájuk, és semmit ne vigyetek el, a sivatagból sem: a cserép és a csont az államé. Machu Picchuba ${machuPicchuBag.centimetres.join(" × ")} cm-nél nagyobb csomag, étel, esernyő, állvány és szelfibot nem vihető be ([szabályok](page:machu-picchu#rules)). Vetkőzésért, mászásért volt, akit kitoloncoltak.`,
            },
            {
              term: "Drón",
              text: "Regisztráció és engedély kell hozzá; Machu Picchu, a romok és a nemzeti parkok fölött tilos. Turistát a saját bejegyzése alapján is megbüntettek már.",
            },
            {
              term: "Régiség",
              text: `Eredeti darabot nem szabad kivinni (${copiesOfHeritage.law}. törvény). Jó másolathoz a kulturális minisztérium igazolása kell, amely ${copiesOfHeritage.certificateDays} napig érvényes; a bolti blokk nem elég. A limai reptér nemzetközi indulási oldalán is van iroda.`,
            },
            {
              term: "Állatok",
              text: `Vadállat tartása, vétele, mutogatása bűncselekmény: ${wildAnimals.prisonYears.join("–")} év (${month(wildAnimals.asOf)}). Ne fotózkodjatok lajhárral, majommal, kajmánnal, és ne vegyetek tollat, karmot, lepkét. A felöltöztetett láma rendben van.`,
            },
            {
              term: "Rendőr",
              text: "Maradjatok udvariasak, és pénzt ne adjatok. A külföldinek igazolnia kell magát; az útlevél másolata és a TAM általában elég.",
            },
          ],
        },
      ],
    },
    {
      id: "responsible",
      title: "Hogyan lesz az útból a helyieknek is jó?",
      blocks: [
        "A turizmus Peruban egész völgyeket tart el, és egész völgyeket tud tönkretenni. Néhány döntés többet ér, mint egy adomány:",
        {
          kind: "list",
          items: [
            "**Kulacs** szűrővel vagy fertőtlenítő tablettával: a hegyekben nincs hová tenni a palackot.",
            "**Szállás családnál:** Amantaní, Taquile, Chinchero, Lamay; közvetlenül fizessetek, és kérdezzétek meg, forognak-e a házak.",
            "**Uros:** a part menti szigetek műsort adnak. Kérjetek távolabbi szigetet, ahol laknak is.",
            "**Szőttes** a készítő nevével; ha nevetségesen olcsó, gépi.",
            `**Teherhordók:** a ${porterRules.law}-es törvény (${porterRules.year}) ad nekik jogokat, és sokszor megszegik. Olyan irodát válasszatok, amely megmondja, mennyit fizet nekik és mennyit cipelnek ([túraszervezők](page:treks#agency)).`,
            "**Árvaház, rövid önkénteskedés gyerekekkel:** ne. Több bajt okoz, mint örömet.",
            "**Őserdei szállás** saját erdővel, kis csoportokkal, ahol állatot nem etetnek és nem fognak meg.",
            "**Kevesebb repülés:** egy hosszabb út jobb, mint kettő rövid; májusban és októberben pedig mindenkinek több hely jut.",
            "**Szemét:** amit fölvittetek, hozzátok le. Az érzékeny helyet ne jelöljétek meg a képen.",
          ],
        },
      ],
    },
  ],
  freshness: [
    `Az utazók körülményeiről szóló tanácsok nagy része nem évül el gyorsan; ami igen, ahhoz odaírtuk a hónapját. A turistarendőrség száma ${month(helpLines.touristPolice.asOf)}i, az állatvédelmi büntetések és a Machu Picchu-i kerekesszékes út leírása ${month(wheelchairRoute.asOf)}i, a magasság szabályai ${rules.asOf.slice(0, 4)}-esek.`,
    "A Machu Picchu-i tiltott holmik listája dátum nélküli hivatalos oldalról való: indulás előtt nézzétek meg a [hivatalos szabályzatot](site:machuPicchuCode).",
  ],
  disclaimer: [
    "Ez az oldal tájékoztat, jogi és orvosi tanácsot nem ad. Törvények, szabályzatok változnak; betegséggel, várandósan, gyerekkel a magasságról és az oltásokról orvossal beszéljetek.",
  ],
}));
