import { holidays as calendar } from "#content/facts/holidays/holidays.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import { publicHolidays } from "#content/facts/holidays/holiday-rules.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatMonth } from "#i18n/format-date.ts";
import { holidayDays, movableHolidays, movableYears, newerHolidays } from "#content/holidays/holiday-days.ts";
import { formatMetres } from "#i18n/format-amount.ts";
import { holidayTexts } from "#content/hu/holiday-texts.ts";

const altitude = (id: PlaceId) => formatMetres(places[id].altitude, "hu");
const daysOff = calendar.filter(({ kind }) => kind === "public").length;

export default guideWords(() => ({
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
  lead: `Peruban évente ${daysOff} törvényes munkaszüneti nap van, és mellettük annyi helyi ünnep, hogy szinte biztosan belefuttok valamelyikbe. Itt megtudjátok, mikor zárnak be a bankok és a múzeumok, mely hetekre kell hónapokkal előre foglalni, és melyik ünnephez érdemes igazítani az utat.`,
  pictureAlt:
    "Fehér kendővel táncoló pár hatalmas napkorong előtt, körülöttük népviseletes asszonyok és zászlók.",
  sections: [
    {
      id: "two-calendars",
      title: "Két naptár egymás mellett",
      blocks: [
        "Az állami naptár csatákra, hősökre és szentekre emlékezik, és bezárja a hivatalokat. A másikat a falvak és a városok írják: ott napokig tart az ünnep, a tánccsoportok egész évben készülnek rá, és a katolikus szent mögött gyakran felismerhető a hegy, a Nap vagy a Föld régi tisztelete. Többet mond a körmenet is, ha tudjátok, honnan ered; a háttérről bővebben: [Történelem](page:history).",
      ],
    },
    {
      id: "during-your-stay",
      title: "Mi van, amíg ott vagytok?",
      blocks: [
        "Írjátok be, mikor érkeztek és mikor indultok haza: megmutatjuk, milyen ünnep esik erre az időre, mi van zárva, és mikor telnek meg a buszok és a szállások.",
        { kind: "figure", figure: "duringStay" },
      ],
    },
    {
      id: "how-days-off-work",
      title: "Hogyan működnek a munkaszüneti napok?",
      facts: [
        { term: "Munkaszüneti nap", text: `évente ${daysOff}` },
        { term: "Ha vasárnapra esik", text: "nem pótolják" },
        { term: "Húsvétvasárnap", text: "nem külön munkaszüneti nap" },
      ],
      blocks: [
        "A munkaszüneti nap spanyolul *feriado*. Ha vasárnapra esik, elvész, nem teszik át másnapra. A kormány minden évben rendelettel néhány további szabadnapot ad az állami alkalmazottaknak, hogy hosszú hétvégéjük legyen: ilyenkor a hivatalok zárva vannak, a boltok nem, az utak viszont megtelnek.",
        `2021-ig tizenkét munkaszüneti nap volt, azóta négy csatlakozott hozzájuk. A régebbi útikönyvek és naptárak ezeket még nem ismerik, néhány internetes lista pedig tévesen február 14-ét is ünnepnek írja. Az idei listát a [gob.pe](site:holidays), a törvények szövegét az [El Peruano](site:elPeruano) oldalán találjátok.`,
        {
          kind: "table",
          caption: "Az újabb munkaszüneti napok",
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
        "Ezeken a napokon az ország dolgozik, de egy-egy város vagy vidék megáll. Helyi ünnep előtt keressétek meg az idei programot a [peru.travel](site:peruTravel) oldalán.",
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
      id: "calendar",
      title: "Az ünnepek a saját naptáratokban",
      blocks: [
        "Ha feliratkoztok, az ünnepek az idei és a két következő évre megjelennek a naptáratokban, a javítások és az új évek pedig maguktól. A letöltött fájl nem frissül: abban az marad, ami ma érvényes.",
        { kind: "figure", figure: "calendarLinks" },
        {
          kind: "terms",
          items: [
            {
              term: "Google Naptár",
              text: "Számítógépen a bal oldali **Egyéb naptárak** mellett a plusz jel, azután **URL-címről**: ide másoljátok a naptár címét. Ezután a telefonon is látszik.",
            },
            {
              term: "iPhone, iPad, Mac",
              text: "A **Feliratkozás a naptárra** gomb megnyitja a Naptárt: fogadjátok el az előfizetést. Macen a **Fájl** menüben is megtaláljátok: **Új naptár-előfizetés**.",
            },
            {
              term: "Outlook",
              text: "Az outlook.com naptárában **Naptár hozzáadása**, majd **Feliratkozás a webről**: ide másoljátok a címet. A Windowsos Outlookban a gomb is működik.",
            },
          ],
        },
      ],
    },
    {
      id: "travelling",
      title: "Mit jelent ez az utazónak?",
      blocks: [
        "Négy időszakra foglaljatok jóval előre: ilyenkor a peruiak is útra kelnek, és egyszerre telnek meg a buszok, a vonatok és a szállások.",
        {
          kind: "table",
          caption: "Az utazás csúcsidőszakai",
          head: ["Mikor", "Miért", "Mit foglaljatok előre?"],
          rows: [
            ["nagyhét", "négynapos szünet csütörtöktől", "busz és szállás, főleg Ayacuchóban és Cuscóban"],
            [
              "a június 24-i hét",
              "Inti Raymi, a cuscói ünnepi hónap csúcsa",
              "szállás, vonat és lelátójegy Cuscóban",
            ],
            [
              "július 23–31.",
              "a függetlenség ünnepe és iskolai szünet",
              "minden jegyet; ez az év legdrágább hete",
            ],
            ["december 28. – január 2.", "szilveszter", "tengerparti szállás, repülő"],
          ],
        },
        {
          kind: "list",
          items: [
            "**Január 1., május 1., július 28., december 25.:** a múzeumok és látnivalók többsége zárva van, vagy rövidebb ideig tart nyitva.",
            "**Munkaszüneti napokon** a bankok és a konzulátusok zárva vannak, a szupermarketek többnyire nyitva. Készpénzről előző nap gondoskodjatok.",
            "**Választási vasárnapokon,** már előző naptól, nem árulnak alkoholt.",
            "**Machu Picchu** belépőit a csúcshetekre vegyétek meg, amint megvan a dátum ([Jegyek](page:machu-picchu#calendar)).",
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Tömegben",
          text: [
            "Körmenetre, karneválra csak annyit vigyetek, amennyi elveszhet: aprópénzt, egy kártyát, az útlevél másolatát. A többi jó szokás: [Biztonság](page:peru-guide#safety). Az ünnepek nagy része a magasban zajlik: itt is szánjatok időt arra, hogy [megszokjátok a magasságot](page:peru-guide#altitude).",
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
        `A Titicaca-tó partján, ${altitude("puno")} magasan, február első felében több tízezer táncos és zenész vonul fel a Gyertyaszentelő Boldogasszony (*Virgen de la Candelaria*) tiszteletére; a fő nap február 2. Nehéz, hímzett ruhákban, rézfúvósok kíséretével napokon át járják az ördögök táncát (*diablada*) és a *morenada* kimért lépéseit. Esős évszak van, hidegek az esték, ritka a levegő: érkezzetek néhány nappal előbb. Az ünnep 2014 óta az [UNESCO szellemi örökségének](site:unescoIntangible) része.`,
        { kind: "heading", text: "Nagyhét: Ayacucho és Cusco" },
        `Ayacuchóban (${altitude("ayacucho")}) egy héten át minden este más körmenet indul, az utcákra virágszőnyeget raknak; a csúcspont húsvétvasárnap hajnala, amikor kihozzák a térre a Feltámadottat. Cuscóban egyetlen nap a fontos, a nagyhétfő: a Földrengések Ura, egy füsttől megsötétedett feszület járja végig a várost, az erkélyekről pedig piros *ñucchu*-virágot szórnak rá.`,
        { kind: "heading", text: "Május–június: Qoyllur Rit’i és úrnapja, Cusco" },
        "A Qoyllur Rit’i zarándoklat 4600 m fölé, egy gleccser alatti völgybe vezet; 2011 óta az UNESCO szellemi örökségei közé tartozik. Csak akkor induljatok el, ha már napok óta a hegyekben vagytok, és készüljetek fagypont alatti éjszakára. Két nappal később a városban folytatódik az ünnep: úrnapján tizenöt szent és Szűzanya szobra gyűlik össze a székesegyházban, az utcán pedig *chiriuchut* esznek, hideg tálat tengerimalaccal, kukoricával és algával.",
        { kind: "heading", text: "Június 24.: Inti Raymi, Cusco" },
        "A Nap ünnepét, az inka év fordulóját a spanyolok betiltották; 1944-ben Garcilaso de la Vega krónikája alapján élesztették újjá. Több mint hétszáz szereplő adja elő, kecsua nyelven: reggel a Qorikancha előtt kezdődik, a főtéren folytatódik, és délután Sacsayhuamán falai alatt ér véget. A két téren ingyen nézhetitek, Sacsayhuamánban fizetős a lelátó. Szállást hónapokkal előre foglaljatok.",
        { kind: "heading", text: "Július 15–18.: Kármelhegyi Boldogasszony, Paucartambo" },
        "A *Virgen del Carmen* napjaiban álarcos tánccsoportok lepik el a Cuscóból autóval elérhető kisváros utcáit: ügyvédek, rabszolgák, kereskedők és mindenekelőtt ördögök, kecsua nevükön *saqrák*. Amikor elvonul a Szűzanya szobra, ők a háztetőkről és az erkélyekről lesik, és elfordítják az arcukat a tekintete elől. Kevés a szállás, a legtöbben Cuscóból jönnek át.",
        { kind: "heading", text: "Október: a Csodák Ura, Lima" },
        "Egy angolai rabszolga 1651 körül Krisztust festett egy vályogfalra; a fal 1655-ben, 1687-ben és 1746-ban is állva maradt, amikor körülötte összedőlt a város. Ezért „lila hónap” Limában az október: a hívek lila ruhában kísérik végig az óvároson a kép másolatát, a fő körmenetek 18-án, 19-én és 28-án indulnak. A világ legnagyobb katolikus körmenetei közé tartoznak. Ilyenkor mindenütt *turrón de Doña Pepát* árulnak, színes cukorral szórt ánizsos süteményt ([Gasztronómia](page:gastronomy#sweets)).",
        {
          kind: "note",
          tone: "tip",
          title: "Ha nem ünnephez igazítjátok az utat",
          text: [
            "Minden hónapban akad kisebb, könnyebben elérhető alkalom: karneváli vízcsata Cajamarcában, Szent Iván napja a folyóparton Iquitosban, kreol zene október végén Limában, betlehemi vásár szenteste Cuscóban. A várható időről: [Időjárás](page:weather).",
          ],
        },
      ],
    },
  ],
  freshness: [
    `A munkaszüneti napok a ${formatMonth(publicHolidays.asOf, "hu")}i hivatalos lista szerint szerepelnek, a dátumokat ebből számoljuk ki évről évre. A kormány ezeken felül szabad hétfőket és péntekeket is elrendelhet az állami hivataloknak: ezeket a [gob.pe](site:holidays) közli.`,
    "A fesztiválok napját a hagyomány adja, a programot viszont a helyi szervezők; jegyvásárlás előtt nézzétek meg az övékét.",
  ],
  holidays: holidayTexts,
}));
