import { foodPrices, incaKola, kitchen, pisco, rankings } from "#content/facts/food.ts";
import { places } from "#content/facts/places.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatMetres, formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";

const rank = (place: number | null) => (place === null ? "–" : `${place}.`);
const pricesAsOf = () => formatMonth(foodPrices.asOf, "hu");

export default guideWords(() => ({
  title: "Perui gasztronómia",
  description:
    "Ceviche, lomo saltado, ají de gallina, pachamanca, pisco sour: mi van bennük, hol és mikor jók, mennyibe kerülnek, és mire figyeljen az allergiás.",
  keywords: [
    "perui ételek",
    "perui konyha",
    "ceviche",
    "lomo saltado",
    "ají de gallina",
    "pachamanca",
    "pisco sour",
    "chifa",
    "nikkei",
    "limai éttermek",
  ],
  lead: "Mit érdemes enni és inni Peruban, melyik tájon, melyik napszakban, és nagyjából mennyiért? Mire végigolvassátok, eligazodtok egy étlapon, tudjátok, mit kérjen, aki nem eszik húst, és miben rejtőzhet dió, tej vagy nyers tojás.",
  pictureAlt: "Piaci stand a tengerparton: hal jégen, burgonya, kukorica, csípős paprika és lime.",
  sections: [
    {
      id: "why",
      title: "Miért eszik jól az ember Peruban?",
      facts: [
        { term: "Burgonya", text: `több mint ${formatNumber(kitchen.potatoVarieties, "hu")} fajta` },
        { term: "Csípős paprika", text: `legalább ${kitchen.chilliTypes}-féle a mindennapi konyhában` },
        { term: "UNESCO", text: `ceviche, ${formatMonth(kitchen.cevicheListed, "hu")}` },
      ],
      blocks: [
        "Kevés országban ér össze ennyi éghajlat: a hideg tenger hala, a hegyvidék burgonyája és kinoája meg az őserdő gyümölcse ugyanarra a limai piacra érkezik. Az inkák növényei mellé a spanyolok hozták a húst és a tejet, az Afrikából elhurcolt rabszolgák a belsőségek mesteri elkészítését, a kínaiak a wokot, a japánok a nyers halhoz való érzéküket, az olaszok a tésztát. A [történelem](page:history#independence) itt szó szerint a tányéron van.",
        `A ceviche elkészítésének és közös elfogyasztásának szokásait az UNESCO is fölvette a [szellemi kulturális örökség listájára](site:unescoIntangible) (${formatMonth(kitchen.cevicheListed, "hu")}). A limai [Nemzetközi Burgonyaközpont](site:cip) a burgonyafajták megőrzésén dolgozik.`,
        "Az ízek kulcsa az *ají*, a csípős paprika. Nem mindegyik csíp nagyon; négyet érdemes név szerint ismerni.",
        {
          kind: "terms",
          shape: "names",
          items: [
            { term: "*ají amarillo*", text: "Sárga; ez adja a krémes szószok alapját és színét." },
            {
              term: "*ají panca*",
              text: "Sötét színű, szárítva használják, leginkább pácokhoz, például az *anticuchóhoz*.",
            },
            { term: "*rocoto*", text: "Alma formájú, piros és valóban erős; Arequipában megtöltik." },
            { term: "*ají limo*", text: "Apró és illatos; a cevichébe való." },
          ],
        },
        {
          kind: "table",
          caption: "Az ételek és italok napjai",
          head: ["Nap", "Mit ünnepelnek"],
          rows: [
            ["február első szombatja", "pisco sour"],
            ["május 30.", "burgonya"],
            ["június 28.", "ceviche"],
            ["július harmadik vasárnapja", "*pollo a la brasa*, a faszenes csirke"],
            ["július negyedik vasárnapja", "pisco"],
          ],
        },
      ],
    },
    {
      id: "dishes",
      title: "Négy étel, amellyel kezdjétek",
      blocks: [
        "Ha csak négy fogásra jut idő, ezekkel az ország négy arcát kóstoljátok meg: a tengert, a kínai wokot, a limai otthont és az andoki földet.",
        {
          kind: "cards",
          items: [
            {
              id: "ceviche",
              title: "Ceviche",
              picture: {
                id: "dishes/ceviche",
                alt: "Ceviche tálban, a tengerparton: fehér haldarabok lilahagymával, édesburgonyával és kukoricával, hátul nádcsónakok.",
              },
              text: [
                "Nyers tengeri hal, amelyet nem a tűz, hanem a lime leve „főz meg”, néhány perc alatt. Az így keletkező lé a *leche de tigre*, vagyis tigristej; külön is fölszolgálják, erősítőnek.",
              ],
              facts: [
                {
                  term: "Mi van benne",
                  text: "hal, lime, lilahagyma, csípős paprika, koriander, só; mellette édesburgonya, *choclo* (nagy szemű kukorica) és pirított kukorica",
                },
                {
                  term: "Hol, mikor",
                  text: "a parton, ebédre; délután 4–5 órakor sok *cevichería* bezár",
                },
                {
                  term: "Jó tudni",
                  text: "ejtsd: szevicse; *cebiche* és *seviche* alakban is írják. Néhány percig csak a japán szakácsok óta pácolják, előttük órákig állt a hal a lében",
                },
                { term: "Allergének", text: "hal, a vegyes változatban kagyló és rák; a hal nyers" },
              ],
            },
            {
              id: "lomo-saltado",
              title: "Lomo saltado",
              picture: {
                id: "dishes/lomo-saltado",
                alt: "Lomo saltado tányéron: marhahúscsíkok, hagyma, paradicsom, hasábburgonya és rizs, mögötte lángoló wok.",
              },
              text: [
                "Pirított marhacsíkok a kínai szakácsok wokjából, a 19. századból. A serpenyő füstjén múlik, hogy sikerült-e. Köretnek hasábburgonya **és** rizs jár hozzá, egyszerre.",
              ],
              facts: [
                { term: "Mi van benne", text: "marhahús, hagyma, paradicsom, szójaszósz, ecet" },
                { term: "Hol, mikor", text: "mindenütt, délben és este" },
                {
                  term: "Jó tudni",
                  text: "akkor is biztos választás, ha nem szeretitek a csípőset; így kérjétek: *sin ají*",
                },
                { term: "Allergének", text: "szója, a szójaszószban pedig többnyire búza is" },
              ],
            },
            {
              id: "aji-de-gallina",
              title: "Ají de gallina",
              picture: {
                id: "dishes/aji-de-gallina",
                alt: "Ají de gallina: sárga szószos csirke főtt tojással, olívabogyóval és rizzsel, ablak előtti asztalon.",
              },
              text: [
                "Szálaira tépett csirke krémes, sárga szószban: enyhén csípős, inkább selymes, mint tüzes. Rokona a középkori spanyol mandulás csirkekrémnek, amelyet *manjar blancónak* hívtak.",
              ],
              facts: [
                {
                  term: "Mi van benne",
                  text: "csirke, *ají amarillo*, tejbe áztatott kenyér, dió, sajt; mellette burgonya, olívabogyó, tojás",
                },
                { term: "Hol, mikor", text: "ebédre, a limai otthonokban és kifőzdékben" },
                { term: "Jó tudni", text: "a nevében tyúk (*gallina*) van, de ma többnyire csirkéből főzik" },
                { term: "Allergének", text: "**dió**, tej, búza, tojás: dióallergiával ne egyétek" },
              ],
            },
            {
              id: "pachamanca",
              title: "Pachamanca",
              picture: {
                id: "dishes/pachamanca",
                alt: "Pachamanca: hús, burgonya, lóbab és kukorica a gőzölgő, forró köves gödörben, mögötte népviseletes emberek.",
              },
              text: [
                "Földkemencében sül: gödröt ásnak, forró köveket raknak bele, rájuk húst és zöldséget, aztán az egészet befedik. Ünnepnapon egész családok ülik körül.",
              ],
              facts: [
                {
                  term: "Mi van benne",
                  text: "bárány, sertés, csirke, tengerimalac, burgonya, lóbab, *humita* (kukoricagombóc), *huacatay* nevű fűszernövény",
                },
                { term: "Hol, mikor", text: "ünnepnapokon az Andokban, Huancayo és Ayacucho vidékén" },
                {
                  term: "Jó tudni",
                  text: "kecsua neve a föld (*pacha*) és az edény (*manka*) szóból áll össze; a nemzeti örökség része",
                },
                { term: "Allergének", text: "a húsok páca és a *humita* mindenütt más, kérdezzetek rá" },
              ],
            },
          ],
        },
      ],
    },
    {
      id: "regions",
      title: "Tájak és további ételek",
      blocks: [
        { kind: "heading", id: "lima-coast", text: "Lima és a part" },
        {
          kind: "list",
          items: [
            "*Causa limeña*: burgonyapüré hidegen, rétegezve, lime levével és csípős paprikával, tonhallal vagy csirkével töltve.",
            "*Anticucho*: nyársra húzott marhaszív, afroperui utcai étel; októberben mindenütt sütik.",
            "*Tacu tacu*: ropogósra sütött rizs és bab, eredetileg az előző napi maradékból.",
            "*Pollo a la brasa*: faszén fölött forgatott csirke; az 1950-es években találták ki Lima mellett.",
          ],
        },
        { kind: "heading", id: "chifa-nikkei", text: "Chifa és nikkei" },
        {
          kind: "list",
          items: [
            "*Arroz chaufa*: kínai–perui pirított rizs; ha tésztát is kevernek bele, *aeropuerto* a neve. Mindkettőt *chifában*, vagyis kínai–perui étteremben kapjátok.",
            "*Tiradito*: a ceviche *nikkei* (japán–perui) rokona; a halat nem kockára, hanem szeletekre vágják.",
          ],
        },
        { kind: "heading", id: "north", text: "Az északi part" },
        {
          kind: "list",
          items: [
            "*Seco de cabrito*: gidaragu sok korianderrel.",
            "*Arroz con pato*: kacsa, mellé koriandertől zöld rizs.",
          ],
        },
        { kind: "heading", id: "andes", text: "Az Andok és Arequipa" },
        {
          kind: "list",
          items: [
            "*Papa a la huancaína*: főtt burgonya hideg, csípős sajtszósszal.",
            "*Cuy*: egészben sült tengerimalac; az Andok évezredes étele.",
            "*Alpaca* és *trucha*: Cusco környékén alpakaszelet, a Titicaca-tónál pisztráng.",
            "*Chuño*: az altiplano fagyasztva szárított burgonyája, amely évekig eláll.",
            "*Rocoto relleno*, *adobo*, *chupe de camarones*: töltött paprika, fűszeres disznóhús és folyamirák-leves az arequipai kifőzdékben, a *picanteríákban*.",
          ],
        },
        { kind: "heading", id: "amazon", text: "Amazónia" },
        {
          kind: "list",
          items: [
            "*Juane*: levélbe csomagolt fűszeres rizs csirkével; [június 24-én](page:holidays), Szent Iván napján minden asztalon ott van.",
            "*Tacacho con cecina*: tört főzőbanán füstölt hússal.",
            "*Patarashca*: levélben sült hal.",
          ],
        },
      ],
    },
    {
      id: "vegetarian",
      title: "Ha nem esztek húst",
      blocks: [
        "A *carne* (hús) szó Peruban marhát vagy disznót jelent; a csirkét gyakran nem értik bele. Mondjátok ki mindkettőt: **„*sin carne, sin pollo*”**. Ha vegánok vagytok, tegyétek hozzá: *sin queso, sin leche, sin huevo* (sajt, tej és tojás nélkül).",
        {
          kind: "list",
          items: [
            "*Solterito*: arequipai saláta lóbabból, kukoricából és sajtból.",
            "*Papa a la huancaína*: burgonya sajtszósszal; tojás nélkül is kérhetitek.",
            "*Tamal*: levélben főtt kukoricatészta; kérdezzétek meg, van-e benne hús.",
            "*Sopa de quinoa*: kinoaleves, az Andok alapétele; az alaplé húsból is készülhet.",
          ],
        },
      ],
    },
    {
      id: "sweets",
      title: "Édességek és gyümölcsök",
      blocks: [
        "Van édesség, amely egy hónaphoz vagy egy városhoz kötődik: októberben *turrón* jár, Arequipában *queso helado*, Lambayequében King Kong.",
        {
          kind: "terms",
          shape: "names",
          items: [
            {
              term: "*suspiro a la limeña*",
              text: "„Limai sóhaj”: karamellkrém, a tetején portói boros hab.",
            },
            { term: "*mazamorra morada*", text: "Puding lila kukoricából." },
            { term: "*picarones*", text: "Sütőtökből és édesburgonyából sült karikák, sziruppal leöntve." },
            { term: "*arroz con leche*", text: "Tejberizs; gyakran a *mazamorra* mellé adják." },
            {
              term: "*turrón de Doña Pepa*",
              text: "Színes cukorral szórt, ánizsos sütemény, október édessége.",
            },
            {
              term: "*queso helado*",
              text: "Arequipai fagylalt; „fagyos sajtot” jelent, de sajt nincs benne.",
            },
            { term: "King Kong", text: "Lambayequei sütemény, karamellkrémmel rétegezve." },
          ],
        },
        "A gyümölcsök közül keressétek a *lúcumát* (leginkább fagylaltként), a *chirimoyát* és a *granadillát*, az őserdőben az *aguajét* és a *camu camut*. A kakaó is perui termés.",
      ],
    },
    {
      id: "drinks",
      title: "Italok",
      blocks: [
        `A *pisco* szőlőpárlat: egyszer párolják le, fahordóban nem érlelik, vízzel nem hígítják, és ${pisco.alcoholFrom}–${pisco.alcoholTo} százalékos. Összesen ${pisco.grapes} szőlőfajtából készülhet, köztük a Quebrantából és az Italiából, és csak Lima, Ica, Arequipa, Moquegua és Tacna vidékén; az eredetvédelemre az [Indecopi](site:indecopi) ügyel. Chile is magának követeli a nevet, ezt a vitát hagyjátok a helyiekre. Ica körül pincéket is látogathattok, és ezt jól össze lehet kötni a [Huacachina-oázissal](page:top-ten#huacachina).`,
        {
          kind: "cards",
          items: [
            {
              id: "pisco-sour",
              title: "Pisco sour",
              picture: {
                id: "dishes/pisco-sour",
                alt: "Pisco sour talpas pohárban, fehér habján néhány csepp bitter; mellette piscósüveg, lime és szőlő.",
              },
              text: [
                "Limában keverték először, valamikor 1916 és 1920 között, a hagyomány szerint Morris bárjában. A habja nyers tojásfehérje.",
              ],
              facts: [
                { term: "Mi van benne", text: "pisco, lime, cukorszirup, tojásfehérje, bitter" },
                { term: "Arány", text: "3 rész pisco, 1 rész lime, 1 rész szirup" },
                { term: "Jó tudni", text: "a magasban erősebben üt; az első két napon hagyjátok ki" },
                {
                  term: "Allergének",
                  text: "nyers tojás; ha ezt kerülitek, igyatok *chilcanót* (pisco gyömbéres üdítővel)",
                },
              ],
            },
          ],
        },
        {
          kind: "terms",
          shape: "names",
          items: [
            {
              term: "*chicha morada*",
              text: "Lila kukoricából főzik ananásszal, almával, fahéjjal, szegfűszeggel; nincs benne alkohol.",
            },
            {
              term: "*chicha de jora*",
              text: "Enyhe kukoricasör. Ahol a ház előtt rúdon piros zászló vagy virágcsokor lóg, ott mérik.",
            },
            {
              term: "Inca Kola",
              text: `Sárga üdítő, ${incaKola.since} óta. Peruban többet adtak el belőle, mint Coca-Colából, amelynek gyártója ${incaKola.shareSold}-ben részt vásárolt a cégben.`,
            },
            {
              term: "*mate de coca*",
              text: `Kokatea, a magaslatok szokásos itala, például Cuscóban (${formatMetres(places.cusco.altitude, "hu")}). Se a levelét, se a filtert ne hozzátok haza: Magyarországra tilos behozni.`,
            },
            {
              term: "*muña, emoliente*",
              text: "Az első egy andoki mentaféle teája, a második utcán mért meleg gyógynövényital.",
            },
            { term: "sör", text: "Cusqueña, Pilsen Callao és az arequipai Arequipeña." },
            {
              term: "kávé",
              text: "Chanchamayo és Jaén vidékén terem; filterkávét (*café pasado*) kérjetek.",
            },
          ],
        },
      ],
    },
    {
      id: "restaurants",
      title: "Éttermek: ranglista és kifőzde",
      blocks: [
        `A barrancói **Central** (Virgilio Martínez, Pía León) 2023-ban a világ legjobb étterme volt, azóta a rangsoron kívüli „Best of the Best” körébe tartozik. A mirafloresi **Maido** (Mitsuharu Tsumura, *nikkei* konyha) 2025-ben nyert, és a latin-amerikai listáról szintén kikerült. Az alábbi helyezések a ${formatDate(rankings.world, "hu").replace(/\.$/, "-i")} (Torino) és a ${formatDate(rankings.latinAmerica, "hu").replace(/\.$/, "-i")} (Antigua Guatemala) [listáról](site:worlds50Best) valók.`,
        {
          kind: "table",
          caption: `Perui éttermek a The World’s 50 Best listáin (${formatMonth(rankings.asOf, "hu")})`,
          head: ["Étterem", "Világ", "Latin-Amerika"],
          rows: rankings.restaurants.map(({ name, world, latinAmerica }) => [
            name,
            rank(world),
            rank(latinAmerica),
          ]),
        },
        "Ezekbe hónapokkal előre foglaljatok asztalt. A Kjolle a vendéglátás művészetének (Art of Hospitality) díját is megkapta; a latin-amerikai lista élén a bogotái El Chato áll.",
        {
          kind: "note",
          tone: "tip",
          title: "Olcsón és jól",
          text: [
            "Piacon ebédelni nem kényszer, hanem program: Limában a surquillói, Cuscóban a San Pedro piac pultjainál. Jegyezzetek meg még egy szót: *huarique*, vagyis kis családi hely, kevés asztallal, két-három fogással. Busszal így juttok oda: [Limai közlekedés](page:lima-transport).",
          ],
        },
      ],
    },
    {
      id: "prices",
      title: "Mennyibe kerül?",
      blocks: [
        "Ebédre a *menú* a legolcsóbb: leves vagy előétel, főétel és ital egy áron. Az árak tájékoztatók; a számlát solban kell fizetni.",
        {
          kind: "table",
          caption: `Körülbelüli árak fejenként (${pricesAsOf()})`,
          head: ["Mi", "Mennyi"],
          rows: [
            ["*menú* (napi ebéd)", formatSoles(foodPrices.setLunch[0], "hu", foodPrices.setLunch[1])],
            ["ceviche", formatSoles(foodPrices.ceviche[0], "hu", foodPrices.ceviche[1])],
            ["kóstolómenü csúcsétteremben", `${formatSoles(foodPrices.tastingMenuFrom, "hu")}tól`],
          ],
        },
        "Friss ajánlatok és a vidék konyhái: [peru.travel](site:peruTravel). A pénzről bővebben: [Perui útmutató](page:peru-guide#money).",
      ],
    },
    {
      id: "food-safety",
      title: "Hogy a gyomor is jól utazzon",
      blocks: [
        {
          kind: "checklist",
          items: [
            "Cevichét délben egyetek, és ott, ahol sok a vendég: ott friss a hal.",
            "Csapvizet ne igyatok; palackosat kérjetek: *agua sin gas* (szénsavmentes) vagy *con gas* (szénsavas).",
            "Olyan gyümölcsöt egyetek, amelyet meg lehet hámozni.",
            "Allergiával mindig kérdezzetek rá: a szószokban dió, a levesek alaplevében rák és kagyló lehet.",
            "A magasban az első napokban könnyű ételeket egyetek, és kevés alkoholt igyatok.",
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Allergiával így szóljatok",
          text: [
            "*Soy alérgico a…* (férfi), *soy alérgica a…* (nő): *las nueces* (dió), *el maní* (földimogyoró), *los mariscos* (tenger gyümölcsei), *la leche* (tej), *el huevo* (tojás), *el gluten*. A legbiztosabb, ha leírva, a telefonon mutatjátok meg.",
          ],
        },
      ],
    },
    {
      id: "menu-words",
      title: "Étlapszótár",
      blocks: [
        {
          kind: "table",
          caption: "Szavak, amelyek minden étlapon visszatérnek",
          head: ["Spanyolul", "Magyarul"],
          rows: [
            ["*ají*", "csípős paprika (ejtsd: ahí)"],
            ["*anticucho*", "nyársra húzott marhaszív (antikucso)"],
            ["*arroz*", "rizs"],
            ["*camote*", "édesburgonya, batáta"],
            ["*camarones*", "garnéla, folyami rák"],
            ["*chicha*", "kukoricaital (csicsa)"],
            ["*choclo*", "nagy szemű főtt kukorica (csoklo)"],
            ["*cuy*", "tengerimalac (kuj)"],
            ["*jalea*", "rántott hal és tenger gyümölcsei (halea)"],
            ["*mariscos*", "tenger gyümölcsei"],
            ["*menú*", "napi ebéd, nem az étlap"],
            ["*la carta*", "étlap"],
            ["*palta*", "avokádó"],
            ["*papa*", "burgonya"],
            ["*pescado*", "hal"],
            ["*pollo*", "csirke (pojo)"],
            ["*res, chancho*", "marha, disznó"],
            ["*yuca*", "maniókagumó"],
            ["*la cuenta, por favor*", "a számlát, kérem"],
          ],
        },
      ],
    },
  ],
  freshness: [
    `Az éttermi helyezések a 2025. júniusi és decemberi listákról valók (${formatMonth(rankings.asOf, "hu")}), a 2026-osakat [a szervezőknél](site:worlds50Best) találjátok. Az árak ${formatMonth(foodPrices.asOf, "hu")}i, kerekített értékek.`,
  ],
}));
