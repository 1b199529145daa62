import { climateRange, climateSum } from "#content/facts/climate/climate-range.ts";
import { climate } from "#content/facts/climate/climate.ts";
import { monthsRated, wholeCountryMonths } from "#content/facts/climate/best-months.ts";
import { places } from "#content/facts/places.ts";
import { coastalElNino, weatherFacts as facts } from "#content/facts/climate/weather.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatMetres, formatNumber } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";
import { formatMonths } from "#i18n/format-months.ts";
import { placeNames } from "#content/hu/place-names.ts";

const { lima, cusco, arequipa, puno, iquitos } = climate;

const round = (value: number) => formatNumber(value, "hu");
/** One number, or two as a range. */
const span = ([low, high]: readonly [number, number]) =>
  low === high ? round(low) : `${round(low)}–${round(high)}`;
const best = {
  coast: formatMonths(monthsRated("coast", "best"), "hu"),
  andes: formatMonths(monthsRated("andes", "best"), "hu"),
  amazon: formatMonths(monthsRated("amazon", "best"), "hu"),
};

export default guideWords(() => ({
  title: "Peru időjárása",
  description:
    "Partvidék, hegyvidék, őserdő: mikor hová érdemes menni Peruban, öt város éghajlata hónapról hónapra, El Niño, és mit kell a hátizsákba tenni.",
  keywords: [
    "Peru időjárás",
    "Peru mikor menjünk",
    "Lima időjárás",
    "Cusco esős évszak",
    "Amazónia időjárás",
    "El Niño",
    "Peru mit vigyek",
  ],
  lead: "Peruban nem az évszakon múlik, milyen idő lesz, hanem azon, hogy milyen magasan és az Andok melyik oldalán jártok. Itt megtaláljátok, melyik zónában melyik hónap a jó, mit mutat öt város átlaga, és mit érdemes mindehhez bepakolni.",
  pictureAlt:
    "Ugyanaz a hegyi tó: balra napos száraz évszak, jobbra zivatarfelhő és eső, a vízben flamingók.",
  sections: [
    {
      id: "zones",
      title: "Három zóna röviden",
      blocks: [
        `A perui meteorológiai szolgálat, a [SENAMHI](site:senamhi), ${facts.climates} éghajlatot különböztet meg az országban. Az utazónak elég három: a száraz partvidék a hűvös tengerrel, a nappal napos, éjjel hideg hegyvidék, és a meleg, esős őserdő. A déli félteke évszakai fordítottak: Limában januárban van nyár.`,
        {
          kind: "table",
          caption: "A három zóna egy-egy városa",
          head: ["Zóna", "Legjobb", "Nappal", "Éves csapadék"],
          rows: [
            ["Part: Lima", best.coast, `${span(climateRange(lima.tmax))} °C`, `${lima.rainYear} mm`],
            [
              `Hegyek: Cusco, ${formatMetres(places.cusco.altitude, "hu")}`,
              best.andes,
              `${span(climateRange(cusco.tmax))} °C`,
              `${cusco.rainYear} mm`,
            ],
            [
              "Őserdő: Iquitos",
              best.amazon,
              `${span(climateRange(iquitos.tmax))} °C`,
              `${span(facts.iquitosRain)} mm`,
            ],
          ],
        },
      ],
    },
    {
      id: "coast",
      title: "Partvidék",
      blocks: [
        `A *costa* keskeny sivatagi sáv, az ország ${formatNumber(facts.coastPercent, "hu")}%-a. A hideg Humboldt-áramlat miatt a tenger fölött hűvös levegő ül, fölötte melegebb: ez a fedő tartja a helyén a felhőt, és ezért szinte soha nem esik.`,
        {
          kind: "terms",
          items: [
            {
              term: "Nyár, decembertől áprilisig",
              text: `Süt a nap, Limában januártól márciusig nappal ${span(climateRange(lima.tmax, 1, 3))} °C.`,
            },
            {
              term: "Tél, júniustól szeptemberig",
              text: `Szürke az ég, és szitál a köd, helyi nevén a *garúa*. Nappal ${span(climateRange(lima.tmax, 7, 9))}, éjjel ${span(climateRange(lima.tmin, 7, 9))} °C van, a páratartalom ${facts.limaHumidity}% fölött. A házakban nincs fűtés, ezért hidegebbnek érzitek.`,
            },
            {
              term: "Ha télen is napra vágytok",
              text: `A parttól távolabb, nagyjából ${formatMetres(facts.sunAbove, "hu")} fölött kiértek a felhő fölé: Chosicában, Nazcában, Icában télen is süt a nap.`,
            },
            {
              term: "Fürdés",
              text: `A tenger ${span(facts.sea)} °C-os. Úszni egész évben csak az északi parton, Máncora környékén érdemes.`,
            },
          ],
        },
      ],
    },
    {
      id: "highlands",
      title: "Hegyvidék",
      blocks: [
        "A *sierra* két évszakát nem a hőmérséklet, hanem az eső választja el: a száraz májustól szeptemberig tart, az esős novembertől vagy decembertől márciusig. Napon leégtek, árnyékban fáztok, és ez egyetlen délelőtt többször is váltakozik.",
        {
          kind: "list",
          items: [
            `**Cusco** (${formatMetres(places.cusco.altitude, "hu")}): nappal egész évben ${span(climateRange(cusco.tmax))} °C, június–júliusban éjjel fagypont közelében. Az évi ${cusco.rainYear} mm-ből május és szeptember között csak ${climateSum(cusco.rain, 5, 9)} mm esik.`,
            `**Puno** (${formatMetres(places.puno.altitude, "hu")}): nappal ${span(climateRange(puno.tmax))} °C, június–júliusban éjjel átlagosan ${span(climateRange(puno.tmin, 6, 7))} °C. Évente ${puno.rainYear} mm eső esik.`,
            `**Arequipa** (${formatMetres(places.arequipa.altitude, "hu")}): nappal ${span(climateRange(arequipa.tmax))} °C egész évben, éjjel ${span(climateRange(arequipa.tmin))} °C. Az évi ${span(facts.arequipaRain)} mm eső szinte mind január és március között esik. Itt mérik az ország legerősebb UV-sugárzását.`,
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: `A legtöbb eső: ${formatMonths(monthsRated("andes", "avoid"), "hu")}`,
          text: [
            "Sárlavina, helyi nevén *huaico* zárhat el utat és vasutat, az Inka-ösvény pedig egész februárban zárva van. Ilyenkor hagyjatok egy tartaléknapot Machu Picchu után. Kész tervek: [Útitervek](page:itineraries#choose).",
          ],
        },
      ],
    },
    {
      id: "jungle",
      title: "Őserdő",
      blocks: [
        `A *selva*, az őserdő mindig meleg: Iquitosban (${formatMetres(places.iquitos.altitude, "hu")}) nappal ${span(climateRange(iquitos.tmax))}, éjjel ${span(climateRange(iquitos.tmin))} °C van, és minden hónapban esik. A júniustól szeptemberig tartó „szárazabb” időben is ${span(climateRange(iquitos.rain, 6, 9))} mm hull havonta.`,
        `Az esőnél többet számít a folyó. Május táján a legmagasabb, október táján a legalacsonyabb, a kettő között ${span(facts.riverMetres)} m a különbség. Magas víznél kenuval juttok a fák közé, alacsonynál gyalog járhatjátok az erdőt.`,
        `Délen, Puerto Maldonadónál jobban elválik a száraz évszak: májustól októberig tart. Májustól augusztusig viszont jöhet a hidegbetörés, a *friaje*: a délről érkező levegő néhány napra ${span(facts.friaje)} °C-ra hűti az erdőt, ezért a trópusra is kell pulóver.`,
      ],
    },
    {
      id: "cities",
      title: "Öt város hónapról hónapra",
      blocks: [
        "Az ábrák azonos léptékűek: a sáv alja az átlagos napi minimum, a teteje az átlagos napi maximum, az oszlop a havi csapadék. Egy-egy nap ettől jócskán eltérhet. Az adatok forrásáról [az oldal végén](#data) írunk.",
        { kind: "figure", figure: "climate" },
      ],
    },
    {
      id: "best-time",
      title: "Mikor érdemes menni?",
      blocks: [
        `Egy zónához könnyű jó hónapot találni, mindháromhoz nehéz: amikor a parton nyár van, az Andokban esik. Ha a part, a hegyek és az őserdő is belefér az útba, ${formatMonths(wholeCountryMonths, "hu")} a legjobb.`,
        { kind: "figure", figure: "bestMonths" },
        {
          kind: "terms",
          items: [
            { term: "Partvidék", text: `${best.coast}: süt a nap, lehet strandolni.` },
            { term: "Andok", text: `${best.andes}: tiszta az ég, jó túrázni, de fagyosak az éjszakák.` },
            { term: "Amazónia", text: `${best.amazon}: alacsonyabb a víz, gyalog is járható az erdő.` },
            {
              term: "Tömeg és árak",
              text: "Június 24. (Inti Raymi), július 28–29., augusztus, karácsony és a nagyhét drága és zsúfolt. Pontos dátumok: [Ünnepek](page:holidays).",
            },
          ],
        },
      ],
    },
    {
      id: "el-nino",
      title: "El Niño",
      blocks: [
        `Néhány évente fölmelegszik a perui part előtti hideg tenger. Ilyenkor északon hőség és árvíz van, főleg januártól áprilisig; az erős, 1997–98-as El Niño idején Limában ${facts.limaHeat.degrees} °C-ot mértek (${formatMonth(facts.limaHeat.month, "hu")}). A „parti El Niño” ugyanez kicsiben: csak a perui és az ecuadori part vizét melegíti, de ott ugyanolyan árvizet hoz.`,
        "Ha január és április között az északi partra készültök, foglalás előtt nézzétek meg az állami szakbizottság, az [ENFEN](site:elNino) közleményét, indulás előtt pedig a [SENAMHI](site:senamhi) figyelmeztetéseit. Cuscót és Machu Picchut ez kevésbé érinti: ott a rendes esős évszak a gond.",
        `2026 februárjában az ENFEN riasztást adott ki a parti El Niño miatt, és azt várta, hogy a gyenge, időnként mérsékelt melegedés az év végéig kitart. Márciusra ${coastalElNino.districtsInEmergency} körzetben hirdettek veszélyhelyzetet az esők miatt, nemcsak északon: Cusco, Arequipa és Puno megyében is (${formatMonth(coastalElNino.asOf, "hu")}i adat). A 2027. január és április közötti hónapokról ez még semmit sem mond: ha akkor utaztok, a friss közleményt olvassátok el elsőként.`,
      ],
    },
    {
      id: "packing",
      title: "Mit vigyetek zónánként?",
      blocks: [
        "Elég egy hátizsák, ha egymásra vehető ruhákat visztek. Az UV-sugárzás mindenhol erős, a magasban különösen: 50 faktoros naptej és napszemüveg mindhárom zónába kell. A saját utatokra, kipipálható listát a [csomaglista](page:packing-list) ad.",
        { kind: "heading", id: "packing-coast", text: "A partra" },
        {
          kind: "checklist",
          items: [
            "könnyű dzseki, a limai télre és a légkondicionált buszra",
            "kalap, napszemüveg",
            "fürdőruha, ha északra mentek, egész évben",
            "kendő a homok ellen, ha Huacachina vagy Paracas is belefér",
          ],
        },
        { kind: "heading", id: "packing-highlands", text: "A hegyekbe" },
        {
          kind: "checklist",
          items: [
            "réteges öltözet: póló, pulóver, szélálló kabát",
            "meleg sapka és kesztyű, ha 3800 m fölé mentek",
            "esőköpeny, novembertől márciusig mindenképp",
            "bejáratott túracipő, éjszakára meleg holmi: sok szálláson nincs fűtés",
            "ajakír a száraz levegőre",
          ],
        },
        { kind: "heading", id: "packing-jungle", text: "Az őserdőbe" },
        {
          kind: "checklist",
          items: [
            "hosszú ujjú, vékony ing és hosszúnadrág",
            "DEET-es szúnyogriasztó",
            "fejlámpa és vízhatlan zsák a telefonnak, iratoknak",
            "esőköpeny, és délen egy meleg holmi, ha *friaje* jön",
          ],
        },
        "Oltásokról, hegyibetegségről, gyógyszerekről bővebben: [Perui útmutató](page:peru-guide#health).",
      ],
    },
    {
      id: "data",
      title: "Honnan valók az adatok, és mennyire biztosak?",
      blocks: [
        "Az átlagok régebbiek, többnyire harmincévesek, mert ezeknek van ellenőrizhető forrásuk; a közelmúlt több helyen melegebb volt. Városonként ennyire biztosak:",
        {
          kind: "terms",
          items: [
            {
              term: "Lima",
              text: `Jó. A reptéren mért átlag (${lima.period}), a Meteorológiai Világszervezet adata. Tengerparti állomás: a szárazföld felé eső kerületek és a mai nyarak melegebbek.`,
            },
            {
              term: "Cusco",
              text: `Jó. Átlag (${cusco.period}), amelyet két további forrással vetettünk össze; az egyikben a januári eső 153 mm.`,
            },
            {
              term: "Puno",
              text: `Jó. A SENAMHI ellenőrzött napi méréseiből számoltuk (${puno.period}).`,
            },
            {
              term: "Arequipa",
              text: `Közepes. A hőmérsékletet a ${formatMetres(arequipa.altitude, "hu")} magasan fekvő reptér tipikus évéből számoltuk, a központ kicsit melegebb. **Az eső havi megoszlása becslés:** csak az évi ${span(facts.arequipaRain)} mm-nek van forrása. A neten keringő 909 mm téves: azt egy modell számolta a környező hegyekre.`,
            },
            {
              term: "Iquitos",
              text: `Közepes. A Meteorológiai Világszervezet táblázata, másodközlésből, az évek megadása nélkül; más források szerint évente ${span(facts.iquitosRain)} mm esik, és a mai hőmérséklet 1–2 °C-kal magasabb.`,
            },
          ],
        },
        "Aktuális előrejelzés és figyelmeztetés: [SENAMHI](site:senamhi). Nemzetközi éghajlati táblázatok: [World Weather Information Service](site:wmo).",
      ],
    },
  ],
  freshness: [
    "Az éghajlati számok többéves átlagok, nem évülnek el egyik évről a másikra; az időszakukat városonként fentebb megadtuk.",
    `A parti El Niñóról a legfrissebb forrásunk ${formatMonth(coastalElNino.asOf, "hu")}i. Ez az oldal egyetlen gyorsan avuló adata: az [ENFEN](site:elNino) havonta ad ki új közleményt.`,
  ],
  cityNames: {
    lima: placeNames.lima,
    cusco: placeNames.cusco,
    arequipa: placeNames.arequipa,
    puno: placeNames.puno,
    iquitos: placeNames.iquitos,
  },
}));
