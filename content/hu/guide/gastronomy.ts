import { foodPrices, incaKola, kitchen, pisco, rankings } from "#content/facts/food.ts";
import { places } from "#content/facts/places.ts";
import type { GuidePageText } from "#content/guide-page.ts";
import { formatMetres, formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";

const rank = (place: number | null) => (place === null ? "–" : `${place}.`);
const pricesAsOf = formatMonth(foodPrices.asOf, "hu");

export default {
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
    "Nikkei",
    "limai éttermek",
  ],
  lead: "Mit érdemes enni és inni Peruban, melyik tájon, melyik napszakban és nagyjából mennyiért. Az oldal végére el tudtok olvasni egy étlapot, tudjátok, mit kérjen, aki nem eszik húst, és miben rejtőzhet dió, tej vagy nyers tojás.",
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
        "Kevés országban ér össze ennyi éghajlat: a hideg tenger hala, a hegyvidék burgonyája és kinoája meg az őserdő gyümölcse ugyanarra a limai piacra érkezik. Az inkák növényeihez a spanyolok húst és tejet, az Afrikából elhurcolt rabszolgák a belsőségek mesteri elkészítését, a kínaiak a wokot, a japánok a nyers halhoz való érzéküket, az olaszok a tésztát tették hozzá. A [történelem](page:history#independence) itt szó szerint a tányéron van.",
        `A ceviche elkészítésének és közös elfogyasztásának szokásai rajta vannak az UNESCO [szellemi kulturális örökségi listáján](site:unescoIntangible) (${formatMonth(kitchen.cevicheListed, "hu")}). A limai [Nemzetközi Burgonyaközpont](site:cip) a burgonyafajták megőrzésén dolgozik.`,
        "Az ízek kulcsa az *ají*, a csípős paprika. Nem mindegyik csíp nagyon; négyet érdemes név szerint ismerni.",
        {
          kind: "terms",
          shape: "names",
          items: [
            { term: "ají amarillo", text: "Sárga; a krémes szószok alapja és színe." },
            { term: "ají panca", text: "Sötét, szárított; a pácoké, például az anticuchóé." },
            { term: "rocoto", text: "Almaforma, piros és valóban erős; Arequipában megtöltik." },
            { term: "ají limo", text: "Apró és illatos; a cevichébe való." },
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
        "Ha csak négy fogásra van idő, legyen az ország négy arca: a tenger, a kínai wok, a limai otthon és az andoki föld.",
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
                "Nyers tengeri hal, amelyet nem tűz, hanem a lime leve „főz meg”, néhány perc alatt. A lé neve *leche de tigre*, tigristej; külön is fölszolgálják, erősítőnek.",
              ],
              facts: [
                {
                  term: "Mi van benne",
                  text: "hal, lime, lilahagyma, csípős paprika, koriander, só; mellette édesburgonya, *choclo* (nagy szemű kukorica) és pirított kukorica",
                },
                {
                  term: "Hol, mikor",
                  text: "a parton, ebédre; sok *cevichería* délután 4–5 órakor bezár",
                },
                {
                  term: "Jó tudni",
                  text: "így is írják: *cebiche*, *seviche*; ejtsd: szevicse. A perces pácolás a japán szakácsoktól ered, előttük órákig állt a hal a lében",
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
                "Pirított marhacsíkok a kínai szakácsok wokjából, a 19. századból. A serpenyő füstje dönti el, sikerült-e. Köretnek hasábburgonya **és** rizs jár, egyszerre.",
              ],
              facts: [
                { term: "Mi van benne", text: "marhahús, hagyma, paradicsom, szójaszósz, ecet" },
                { term: "Hol, mikor", text: "mindenütt, délben és este" },
                {
                  term: "Jó tudni",
                  text: "annak is biztos választás, aki a csípőset kerüli: kérjétek *sin ají*",
                },
                { term: "Allergének", text: "szója, és a szójaszószban többnyire búza is" },
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
                "Szálaira tépett csirke krémes, sárga szószban: enyhén csípős, inkább selymes, mint tüzes. A spanyol középkor mandulás csirkekrémjének, a *manjar blanco* nevű fogásnak a rokona.",
              ],
              facts: [
                {
                  term: "Mi van benne",
                  text: "csirke, *ají amarillo*, tejbe áztatott kenyér, dió, sajt; mellette burgonya, olívabogyó, tojás",
                },
                { term: "Hol, mikor", text: "Limában, otthonok és kifőzdék asztalán, ebédre" },
                { term: "Jó tudni", text: "a nevében *gallina*, tyúk áll, ma többnyire csirkéből főzik" },
                { term: "Allergének", text: "**dió**, tej, búza, tojás: dióérzékenyeknek nem való" },
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
                "Földkemencés étel: gödröt ásnak, forró köveket raknak bele, rájuk húst és terményt, aztán az egészet befedik. Ünnepnapon egész családok ülik körül.",
              ],
              facts: [
                {
                  term: "Mi van benne",
                  text: "bárány, sertés, csirke, tengerimalac, burgonya, lóbab, *humita* (kukoricagombóc), huacatay fűszernövény",
                },
                { term: "Hol, mikor", text: "az Andokban, ünnepen; Huancayo és Ayacucho vidékén" },
                {
                  term: "Jó tudni",
                  text: "kecsua neve a föld (pacha) és az edény (manka) szóból áll össze; nemzeti örökség",
                },
                { term: "Allergének", text: "a húsok páca és a *humita* változó, kérdezzetek rá" },
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
            "*Causa limeña*: hideg, rétegezett burgonyapüré lime levével és csípős paprikával, tonhallal vagy csirkével töltve.",
            "*Anticucho*: marhaszív nyárson, afroperui utcai étel, októberben mindenütt sütik.",
            "*Tacu tacu*: ropogósra sütött rizs és bab, eredetileg az előző napi maradékból.",
            "*Pollo a la brasa*: faszénen forgatott csirke, az 1950-es években találták ki Lima mellett.",
          ],
        },
        { kind: "heading", id: "chifa-nikkei", text: "Chifa és Nikkei" },
        {
          kind: "list",
          items: [
            "*Arroz chaufa*: kínai–perui pirított rizs; *aeropuerto*: ugyanez tésztával keverve. Mindkettő a *chifa*, vagyis a kínai–perui étterem étele.",
            "*Tiradito*: a ceviche Nikkei (japán–perui) rokona, a hal szeletelve, nem kockázva.",
          ],
        },
        { kind: "heading", id: "north", text: "Az északi part" },
        {
          kind: "list",
          items: [
            "*Seco de cabrito*: korianderes gidaragu.",
            "*Arroz con pato*: kacsa zöld, korianderes rizzsel.",
          ],
        },
        { kind: "heading", id: "andes", text: "Az Andok és Arequipa" },
        {
          kind: "list",
          items: [
            "*Papa a la huancaína*: főtt burgonya sajtos-csípős szósszal, hidegen.",
            "*Cuy*: tengerimalac, egészben sütve; az Andok évezredes étele.",
            "*Alpaca* és *trucha*: alpakaszelet Cusco környékén, pisztráng a Titicaca-tónál.",
            "*Chuño*: az altiplano fagyasztva szárított burgonyája, évekig eláll.",
            "*Rocoto relleno*, *adobo*, *chupe de camarones*: töltött paprika, fűszeres disznóhús és folyamirák-leves; az arequipai kifőzdék, a *picanteríák* étlapján.",
          ],
        },
        { kind: "heading", id: "amazon", text: "Amazónia" },
        {
          kind: "list",
          items: [
            "*Juane*: fűszeres rizs csirkével, levélbe csomagolva; [június 24-én](page:holidays), Szent János napján minden asztalon ott van.",
            "*Tacacho con cecina*: tört főzőbanán füstölt hússal.",
            "*Patarashca*: levélben sült hal.",
          ],
        },
      ],
    },
    {
      id: "vegetarian",
      title: "Húst nem evőknek",
      blocks: [
        "A *carne*, hús szó Peruban marhát vagy disznót jelent; a csirke gyakran nem számít annak. Mondjátok ki mindkettőt: **„sin carne, sin pollo”**. Vegánok tegyék hozzá: *sin queso, sin leche, sin huevo* (sajt, tej és tojás nélkül).",
        {
          kind: "list",
          items: [
            "*Solterito*: arequipai saláta lóbabból, kukoricából, sajtból.",
            "*Papa a la huancaína*: burgonya sajtszósszal; a tojás elhagyható.",
            "*Tamal*: kukoricatészta levélben főzve; kérdezzétek meg, van-e benne hús.",
            "*Sopa de quinoa*: kinoaleves, az Andok alapétele; az alaplé lehet húsos.",
          ],
        },
      ],
    },
    {
      id: "sweets",
      title: "Édességek és gyümölcsök",
      blocks: [
        "Némelyik egy hónapé vagy egy városé: a *turrón* októberé, a *queso helado* Arequipáé, a King Kong Lambayequéé.",
        {
          kind: "terms",
          shape: "names",
          items: [
            { term: "suspiro a la limeña", text: "Karamellkrém portói boros habbal; „limai sóhaj”." },
            { term: "mazamorra morada", text: "Lilakukorica-puding." },
            { term: "picarones", text: "Sütőtökből és édesburgonyából sült karikák sziruppal." },
            { term: "arroz con leche", text: "Tejberizs, gyakran a *mazamorra* mellé." },
            {
              term: "turrón de Doña Pepa",
              text: "Színes cukorral szórt, ánizsos sütemény, október édessége.",
            },
            { term: "queso helado", text: "Arequipai fagylalt; „sajtos” a neve, sajt nincs benne." },
            { term: "King Kong", text: "Karamellkrémmel rétegezett sütemény Lambayequéből." },
          ],
        },
        "Gyümölcsből keressétek a lúcumát (leginkább fagylaltnak), a chirimoyát, a granadillát, az őserdőben az aguajét és a camu camut. A kakaó is perui termés.",
      ],
    },
    {
      id: "drinks",
      title: "Italok",
      blocks: [
        `A *pisco* szőlőpárlat: egyszer lepárolva, fa és hozzáadott víz nélkül, ${pisco.alcoholFrom}–${pisco.alcoholTo} százalékos. Összesen ${pisco.grapes} szőlőfajtából készülhet, köztük a Quebrantából és az Italiából, és csak Lima, Ica, Arequipa, Moquegua és Tacna vidékén; az eredetvédelem az [Indecopi](site:indecopi) dolga. Chile is magáénak mondja a nevet, ezt a vitát hagyjátok a helyiekre. Ica körül pincék is látogathatók, és jól összeköthetők a [Huacachina-oázissal](page:top-ten#huacachina).`,
        {
          kind: "cards",
          items: [
            {
              id: "pisco-sour",
              title: "Pisco sour",
              picture: {
                id: "dishes/pisco-sour",
                alt: "Pisco sour talpas pohárban, fehér habján néhány csepp keserű; mellette piscósüveg, lime és szőlő.",
              },
              text: [
                "Limában keverték először, kb. 1916 és 1920 között, a hagyomány szerint Morris bárjában. A hab nyers tojásfehérje.",
              ],
              facts: [
                { term: "Mi van benne", text: "pisco, lime, cukorszirup, tojásfehérje, keserű" },
                { term: "Arány", text: "3 rész pisco, 1 rész lime, 1 rész szirup" },
                { term: "Jó tudni", text: "magasban erősebben üt; az első két napon hagyjátok ki" },
                { term: "Allergének", text: "nyers tojás; e nélkül: *chilcano*, pisco gyömbéres üdítővel" },
              ],
            },
          ],
        },
        {
          kind: "terms",
          shape: "names",
          items: [
            {
              term: "chicha morada",
              text: "Alkoholmentes: lila kukorica ananásszal, almával, fahéjjal, szegfűszeggel.",
            },
            {
              term: "chicha de jora",
              text: "Enyhe kukoricasör. Ahol a ház előtt rúdon piros zászló vagy virágcsokor lóg, ott mérik.",
            },
            {
              term: "Inca Kola",
              text: `Sárga üdítő ${incaKola.since} óta; Peruban többet adtak el belőle, mint Coca-Colából, amely ${incaKola.shareSold}-ben részt vásárolt a cégben.`,
            },
            {
              term: "mate de coca",
              text: `Kokatea, a magasság szokásos itala, például Cuscóban (${formatMetres(places.cusco.altitude, "hu")}). A levelet és a filtert Magyarországra behozni tilos.`,
            },
            { term: "muña, emoliente", text: "Andoki mentaféle teája; utcán mért meleg gyógynövényital." },
            { term: "sör", text: "Cusqueña, Pilsen Callao, az arequipai Arequipeña." },
            {
              term: "kávé",
              text: "Chanchamayo és Jaén vidékéről; kérjétek *pasado*, azaz frissen csepegtetve.",
            },
          ],
        },
      ],
    },
    {
      id: "restaurants",
      title: "Éttermek: ranglista és kifőzde",
      blocks: [
        `A barrancói **Central** (Virgilio Martínez, Pía León) 2023-ban volt a világ legjobbja, azóta a „Best of the Best” körében áll, rangsor nélkül. A mirafloresi **Maido** (Mitsuharu Tsumura, Nikkei konyha) 2025-ben nyert, és szintén kikerült a latin-amerikai listáról. Az alábbi helyezések a ${formatDate(rankings.world, "hu").replace(/\.$/, "-i")} (Torino) és a ${formatDate(rankings.latinAmerica, "hu").replace(/\.$/, "-i")} (Antigua Guatemala) [listáról](site:worlds50Best) valók; a 2026-os helyezéseket ott nézzétek meg.`,
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
        "A Kjolle egyben a vendéglátás művészetének (Art of Hospitality) díját is megkapta; a latin-amerikai lista első helye a bogotái El Chatóé. Ezekbe hónapokkal előre kell asztalt foglalni.",
        {
          kind: "note",
          tone: "tip",
          title: "Olcsón és jól",
          text: [
            "Piacokon ebédelni nem kényszer, hanem program: Limában a surquillói, Cuscóban a San Pedro piac pultjainál. A másik jó szó a *huarique*: kis családi hely, kevés asztallal, két-három fogással. Hogy merre járnak a buszok, a [limai közlekedés](page:lima-transport) oldala mondja meg.",
          ],
        },
      ],
    },
    {
      id: "prices",
      title: "Mennyibe kerül?",
      blocks: [
        "Ebédre a *menú* a legolcsóbb: leves vagy előétel, főétel és ital egy áron. Az árak tájékoztatók, a számlát solban kérik.",
        {
          kind: "table",
          caption: `Körülbelüli árak fejenként (${pricesAsOf} előtti adatok)`,
          head: ["Mi", "Kb."],
          rows: [
            ["*menú* (napi ebéd)", formatSoles(foodPrices.setLunch[0], "hu", foodPrices.setLunch[1])],
            ["ceviche", formatSoles(foodPrices.ceviche[0], "hu", foodPrices.ceviche[1])],
            ["kóstolómenü csúcsétteremben", `${formatSoles(foodPrices.tastingMenuFrom, "hu")}tól`],
          ],
        },
        "Friss ajánlatok és vidéki konyhák: [peru.travel](site:peruTravel). A pénzről az [útmutatóban](page:peru-guide) olvashattok.",
      ],
    },
    {
      id: "food-safety",
      title: "Hogy a gyomor is jól utazzon",
      blocks: [
        {
          kind: "checklist",
          items: [
            "Cevichét délben és ott, ahol sok a vendég: ott friss a hal.",
            "Csapvizet ne igyatok; palackosat kérjetek: *agua sin gas* (szénsavmentes), *con gas* (szénsavas).",
            "Gyümölcsből a hámozhatót.",
            "Allergiával kérdezzetek rá: a szószokban dió, a levesek alaplevében rák és kagyló lehet.",
            "Magasba érve az első napokban könnyű ételek, kevés alkohol.",
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Allergiával így szóljatok",
          text: [
            "*Soy alérgico a…* (férfi), *soy alérgica a…* (nő): *las nueces* (dió), *el maní* (földimogyoró), *los mariscos* (tenger gyümölcsei), *la leche* (tej), *el huevo* (tojás), *el gluten*. Írva, telefonon mutatva a legbiztosabb.",
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
          caption: "Szavak, amelyek az étlapon visszatérnek",
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
            ["*menú*", "napi ebéd, nem étlap"],
            ["*la carta*", "étlap"],
            ["*palta*", "avokádó"],
            ["*papa*", "burgonya"],
            ["*pescado*", "hal"],
            ["*pollo*", "csirke (pojo)"],
            ["*res, chancho*", "marha, disznó"],
            ["*yuca*", "maniókagumó"],
            ["*la cuenta, por favor*", "a számlát kérném"],
          ],
        },
      ],
    },
  ],
} satisfies GuidePageText;
