import { holidays as calendar } from "#content/facts/holidays/holidays.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import type { GuidePageText } from "#content/guide-page.ts";
import { holidayDays, movableHolidays, movableYears, newerHolidays } from "#content/holiday-days.ts";
import { formatMetres } from "#i18n/format-amount.ts";
import { holidayTexts } from "#content/hu/holiday-texts.ts";

const altitude = (id: PlaceId) => formatMetres(places[id].altitude, "hu");
const daysOff = calendar.filter(({ kind }) => kind === "public").length;

export default {
  title: "Perui ünnepek",
  description:
    "Perui munkaszüneti napok és fesztiválok az idei dátumokkal: mi van zárva, mikor kell előre foglalni, és melyik ünnepért éri meg útra kelni.",
  keywords: [
    "Peru ünnepek",
    "perui munkaszüneti napok",
    "Inti Raymi",
    "Candelaria Puno",
    "Csodák Ura Lima",
    "nagyhét Ayacucho",
    "Fiestas Patrias",
    "perui fesztiválok",
  ],
  lead: `Peruban évente ${daysOff} törvényes munkaszüneti nap van, és mellettük annyi helyi ünnep, hogy szinte biztosan beleszaladtok valamelyikbe. Innen megtudjátok, mikor zárnak be a bankok és a múzeumok, mely hetekre kell hónapokkal előbb foglalni, és melyik ünnephez érdemes igazítani az utat.`,
  pictureAlt:
    "Fehér kendővel táncoló pár hatalmas napkorong előtt, körülöttük népviseletes asszonyok és zászlók.",
  sections: [
    {
      id: "two-calendars",
      title: "Két naptár egymás mellett",
      blocks: [
        "Az állami naptár csatákra, hősökre és szentekre emlékezik, és bezárja a hivatalokat. A másikat a falvak és városok írják: ott az ünnep napokig tart, tánccsoportok egész évben készülnek rá, és a katolikus szent mögött gyakran felismerhető a hegy, a Nap vagy a Föld régi tisztelete. Aki tudja, honnan erednek, annak a körmenet is többet mond: a háttérről a [történelem](page:history) oldala szól.",
      ],
    },
    {
      id: "how-days-off-work",
      title: "Hogyan működnek a munkaszüneti napok?",
      facts: [
        { term: "Törvényes szünnap", text: `évente ${daysOff}` },
        { term: "Ha vasárnapra esik", text: "nem pótolják" },
        { term: "Húsvétvasárnap", text: "nem külön szünnap" },
      ],
      blocks: [
        "A szünnap spanyolul *feriado*. Ha vasárnapra esik, elvész, nem teszik át másnapra. A kormány minden évben rendelettel néhány további szabadnapot ad az állami alkalmazottaknak, hogy hosszú hétvége legyen belőle: ilyenkor a hivatalok zárva vannak, a boltok nem, az utak viszont megtelnek.",
        `2021-ig tizenkét szünnap volt, azóta négy csatlakozott hozzájuk. Régebbi útikönyvek és naptárak ezeket még nem ismerik, néhány internetes lista pedig a február 14-ét is ünnepnek írja, tévesen. Az aktuális évi lista a [gob.pe](site:holidays) oldalán, a törvények szövege az [El Peruano](site:elPeruano) gyűjteményében van.`,
        {
          kind: "table",
          caption: "Az újabb szünnapok",
          head: ["Ünnep", "Mióta", "Törvény"],
          rows: newerHolidays.map(({ id, since, law }) => [holidayTexts[id].name, `${since}`, law]),
        },
      ],
    },
    {
      id: "public-holidays",
      title: "Munkaszüneti napok idén",
      blocks: [{ kind: "figure", figure: "publicHolidays" }],
    },
    {
      id: "festivals",
      title: "Ünnepek és fesztiválok idén",
      blocks: [
        "Ezeken a napokon dolgoznak az országban, de egy-egy város vagy vidék megáll. Helyi ünnep előtt nézzétek meg az idei programot a [peru.travel](site:peruTravel) oldalán.",
        { kind: "figure", figure: "festivals" },
        {
          kind: "table",
          caption: "A húsvéttal vándorló napok a következő években",
          head: ["Ünnep", ...movableYears.map(String)],
          rows: movableHolidays.map((id) => [
            holidayTexts[id].name,
            ...movableYears.map((year) => holidayDays(id, year, "hu")),
          ]),
        },
      ],
    },
    {
      id: "travelling",
      title: "Mit jelent ez az utazónak?",
      blocks: [
        "Négy időszakra kell jóval előbb foglalni; ilyenkor a peruiak is útra kelnek, és a busz, a vonat, a szállás egyszerre telik meg velük.",
        {
          kind: "table",
          caption: "Az utazás csúcsidőszakai",
          head: ["Mikor", "Miért", "Mit foglaljatok előre?"],
          rows: [
            ["nagyhét", "négynapos szünet csütörtöktől", "busz, szálloda; Ayacucho és Cusco"],
            [
              "a június 24-i hét",
              "Inti Raymi, a cuscói ünnepi hónap csúcsa",
              "Cusco: szállás, vonat, tribün",
            ],
            ["július 23–31.", "függetlenség ünnepe és iskolai szünet", "minden jegy, az év legdrágább hete"],
            ["december 28. – január 2.", "szilveszter", "tengerparti szállás, repülő"],
          ],
        },
        {
          kind: "list",
          items: [
            "**Január 1., május 1., július 28., december 25.:** a múzeumok és látnivalók többsége zárva van vagy rövidebb ideig tart nyitva.",
            "**Szünnapokon** zárva vannak a bankok és a konzulátusok; a szupermarketek többnyire nyitva. Készpénzről előző nap gondoskodjatok.",
            "**Választási vasárnapon,** már előző naptól, nem árusítanak alkoholt.",
            "**Machu Picchu** belépőit a csúcshetekre a dátum ismeretében azonnal vegyétek meg ([jegyek](page:top-ten#machu-picchu-tickets)).",
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Tömegben",
          text: [
            "Körmenetre, karneválra csak annyit vigyetek, amennyi elveszhet: apró, egy kártya, az útlevél másolata. A többi jó szokás az útmutató [biztonságról](page:peru-guide#safety) szóló részében van; az ünnepek nagy része pedig a magasban zajlik, a magassághoz való [alkalmazkodásra](page:peru-guide#altitude) itt is szánjatok időt.",
          ],
        },
      ],
    },
    {
      id: "worth-a-journey",
      title: "Hat ünnep, amelyért érdemes útnak indulni",
      picture: {
        id: "places/cusco",
        alt: "Cusco: a főtér két templommal és árkádokkal, mögötte házakkal teli dombok, havas csúcs, elöl agyagbikák a tetőn.",
      },
      blocks: [
        { kind: "heading", text: "Február: Candelaria, Puno" },
        `A Titicaca partján, ${altitude("puno")} magasan, február első felében több tízezer táncos és zenész vonul fel a Gyertyaszentelő Szűzanya tiszteletére; a fő nap február 2. A nehéz, hímzett ruhákban napokon át táncolják, rézfúvósok kíséretével, az ördögök táncát (*diablada*) és a *morenada* kimért lépéseit. Esős évszak van, az esték hidegek, a levegő ritka: érkezzetek néhány nappal előbb. Az ünnep 2014 óta az [UNESCO szellemi örökségének](site:unescoIntangible) része.`,
        { kind: "heading", text: "Nagyhét: Ayacucho és Cusco" },
        `Ayacuchóban (${altitude("ayacucho")}) egy héten át minden este más körmenet indul, az utcákra virágszőnyeget raknak, és a csúcspont húsvétvasárnap hajnalán van, amikor a Feltámadottat kihozzák a térre. Cuscóban egyetlen nap a fontos, a nagyhétfő: a Földrengések Ura, egy sötétre füstölődött feszület járja végig a várost, az erkélyekről pedig piros ñucchu-virágot szórnak rá.`,
        { kind: "heading", text: "Május–június: Qoyllur Rit’i és úrnapja, Cusco" },
        "A Qoyllur Rit’i zarándoklat 4600 m fölé, egy gleccser alatti völgybe vezet; 2011 óta az UNESCO szellemi örökségei közé tartozik. Aki elindul, fagypont alatti éjszakára és komoly magasságra készüljön, és csak akkor menjen, ha már napok óta a hegyekben van. Két nappal később a városban folytatódik az ünnep: úrnapján tizenöt szent és Szűzanya szobra gyűlik össze a székesegyházban, az utcán pedig chiriuchut esznek, hideg tálat tengerimalaccal, kukoricával, algával.",
        { kind: "heading", text: "Június 24.: Inti Raymi, Cusco" },
        "A Nap ünnepét, az inka év fordulóját a spanyolok betiltották; 1944-ben Garcilaso de la Vega krónikája alapján teremtették újra. Több mint hétszáz szereplő adja elő, kecsua nyelven: reggel a Qorikancha előtt kezdődik, a főtéren folytatódik, és délután Sacsayhuamán falai alatt ér véget. A két téren ingyen nézhető, Sacsayhuamánban fizetős a lelátó. Szállást hónapokkal előre kell foglalni.",
        { kind: "heading", text: "Július 15–18.: Virgen del Carmen, Paucartambo" },
        "A Cuscóból autóval elérhető kisvárosban álarcos tánccsoportok lepik el az utcákat: ügyvédek, rabszolgák, kereskedők és mindenekelőtt ördögök, kecsua nevükön saqrák. A szobor vonulásakor ők a háztetőkről és erkélyekről lesik a Szűzanyát, és elfordítják az arcukat a tekintete elől. Kevés a szállás, a többség Cuscóból jön át.",
        { kind: "heading", text: "Október: a Csodák Ura, Lima" },
        "Egy angolai rabszolga 1651 körül Krisztust festett egy vályogfalra; a fal 1655-ben, 1687-ben és 1746-ban is állva maradt, amikor körülötte a város összedőlt. Ezért „lila hónap” Limában az október: a hívek lila ruhában kísérik a kép másolatát a belvárosban, a fő körmenetek 18-án, 19-én és 28-án indulnak. A világ legnagyobb katolikus körmenetei közé tartoznak. Az időszak édessége a *turrón de Doña Pepa*, színes cukorral szórt ánizsos sütemény ([gasztronómia](page:gastronomy)).",
        {
          kind: "note",
          tone: "tip",
          title: "Ha nem az ünnephez igazodtok",
          text: [
            "Minden hónapban akad kisebb, könnyebben elérhető alkalom: karneváli vízcsata Cajamarcában, Szent Iván a folyóparton Iquitosban, kreol zene október végén Limában, betlehemi vásár szenteste Cuscóban. Hogy melyikhez milyen idő várható, az [időjárás](page:weather) oldala mondja meg.",
          ],
        },
      ],
    },
  ],
  holidays: holidayTexts,
} satisfies GuidePageText;
