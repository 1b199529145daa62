import { climateRange, climateSum } from "#content/facts/climate/climate-range.ts";
import { climate } from "#content/facts/climate/climate.ts";
import { monthsRated } from "#content/facts/climate/best-months.ts";
import { places } from "#content/facts/places.ts";
import { weatherFacts as facts } from "#content/facts/climate/weather.ts";
import type { GuidePageText } from "#content/guide-page.ts";
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

export default {
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
  lead: "Peruban nem az évszak dönti el, milyen idő lesz, hanem az, hogy milyen magasan és az Andok melyik oldalán jártok. Ez az oldal megmondja, melyik zónában melyik hónap a jó, mit mutat öt város átlaga, és mit érdemes ehhez bepakolni.",
  pictureAlt:
    "Ugyanaz a hegyi tó: balra napos száraz évszak, jobbra zivatarfelhő és eső, a vízben flamingók.",
  sections: [
    {
      id: "zones",
      title: "Három zóna röviden",
      blocks: [
        `A perui meteorológiai szolgálat, a [SENAMHI](site:senamhi), ${facts.climates} éghajlatot különböztet meg az országban. Az utazónak elég három: a száraz, hűvös tengerű partvidék, a napos és hideg éjszakájú hegyvidék, és a meleg, esős őserdő. A déli félteke évszakai fordítottak: Limában januárban van nyár.`,
        {
          kind: "table",
          caption: "A három zóna egy-egy városa",
          head: ["Zóna", "Legjobb", "Nappal", "Eső egy évben"],
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
      title: "Partvidék (costa)",
      blocks: [
        `Keskeny sivatagi sáv, az ország ${formatNumber(facts.coastPercent, "hu")}%-a. A hideg Humboldt-áramlat miatt a tenger fölött hűvös levegő ül, fölötte melegebb: ez a fedő tartja a helyén a felhőt, és ezért szinte soha nem esik.`,
        {
          kind: "terms",
          items: [
            {
              term: "Nyár, decembertől áprilisig",
              text: `Napsütés, Limában januártól márciusig nappal ${span(climateRange(lima.tmax, 1, 3))} °C.`,
            },
            {
              term: "Tél, júniustól szeptemberig",
              text: `Szürke ég és *garúa*, vagyis szitáló köd. Nappal ${span(climateRange(lima.tmax, 7, 9))}, éjjel ${span(climateRange(lima.tmin, 7, 9))} °C, a páratartalom ${facts.limaHumidity}% fölött. A házakban nincs fűtés, ezért hidegebbnek érződik.`,
            },
            {
              term: "Ha télen is nap kell",
              text: `Kb. ${formatMetres(facts.sunAbove, "hu")} fölött a felhő fölé értek: Chosicában, Nazcában, Icában télen is süt a nap.`,
            },
            {
              term: "Fürdés",
              text: `A tenger ${span(facts.sea)} °C. Egész évben az északi part, Máncora környéke alkalmas úszásra.`,
            },
          ],
        },
      ],
    },
    {
      id: "highlands",
      title: "Hegyvidék (sierra)",
      blocks: [
        "Két évszak van, és az eső választja el őket, nem a hőmérséklet: a száraz májustól szeptemberig tart, az esős novembertől vagy decembertől márciusig. Napon leég a bőr, árnyékban fázik az ember, és ez egyetlen délelőtt többször is váltakozik.",
        {
          kind: "list",
          items: [
            `**Cusco** (${formatMetres(places.cusco.altitude, "hu")}): nappal egész évben ${span(climateRange(cusco.tmax))} °C, június–júliusban éjjel fagypont közelében. Az évi ${cusco.rainYear} mm-ből május és szeptember közt csak ${climateSum(cusco.rain, 5, 9)} mm esik.`,
            `**Puno** (${formatMetres(places.puno.altitude, "hu")}): nappal ${span(climateRange(puno.tmax))} °C, június–júliusban az éjszakák átlaga ${span(climateRange(puno.tmin, 6, 7))} °C. Évi ${puno.rainYear} mm eső.`,
            `**Arequipa** (${formatMetres(places.arequipa.altitude, "hu")}): nappal ${span(climateRange(arequipa.tmax))} °C egész évben, éjjel ${span(climateRange(arequipa.tmin))} °C. Évi ${span(facts.arequipaRain)} mm eső, szinte mind januártól márciusig. Itt mérik az ország legerősebb UV-sugárzását.`,
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: `A legtöbb eső: ${formatMonths(monthsRated("andes", "avoid"), "hu")}`,
          text: [
            "Sárlavina, helyi nevén *huaico*, zárhat el utat és vasutat, az Inka út pedig egész februárban zárva van. Ilyenkor tartsatok egy tartaléknapot Machu Picchu után; az útvonalhoz: [Top 10 látnivaló](page:top-ten#routes).",
          ],
        },
      ],
    },
    {
      id: "jungle",
      title: "Őserdő (selva)",
      blocks: [
        `Iquitosban (${formatMetres(places.iquitos.altitude, "hu")}) nappal ${span(climateRange(iquitos.tmax))}, éjjel ${span(climateRange(iquitos.tmin))} °C van, és minden hónapban esik. A júniustól szeptemberig tartó „szárazabb” időben is ${span(climateRange(iquitos.rain, 6, 9))} mm hull havonta.`,
        `Többet számít a folyó, mint az eső. Május táján a legmagasabb, október táján a legalacsonyabb, a kettő közt ${span(facts.riverMetres)} m a különbség. Magas víznél kenuval lehet a fák közé jutni, alacsonynál gyalog járható az erdő.`,
        `Délen, Puerto Maldonadónál, jobban elválik a száraz évszak: májustól októberig tart. Ekkor jöhet viszont a hidegbetörés, a *friaje*: májustól augusztusig délről érkező levegő néhány napra ${span(facts.friaje)} °C-ra hűti az erdőt, ezért a trópusra is kell pulóver.`,
      ],
    },
    {
      id: "cities",
      title: "Öt város hónapról hónapra",
      blocks: [
        "Az ábrák azonos léptékűek: a sáv alja az átlagos napi minimum, a teteje az átlagos napi maximum, az oszlop a havi csapadék. Egy-egy nap ettől jócskán eltérhet. Hogy melyik adat mennyire biztos, az [oldal végén](#data) áll.",
        { kind: "figure", figure: "climate" },
      ],
    },
    {
      id: "best-time",
      title: "Mikor érdemes menni?",
      blocks: [
        "Egyetlen zónához könnyű hónapot találni, mindháromhoz nehéz: amikor a parton nyár van, az Andokban esik. Ha egy útba a part, a hegyek és az őserdő is belefér, a május és a szeptember a legjobb.",
        { kind: "figure", figure: "bestMonths" },
        {
          kind: "terms",
          items: [
            { term: "Partvidék", text: `${best.coast}: nap, strandidő.` },
            { term: "Andok", text: `${best.andes}: tiszta ég, fagyos éjszakák, túraidő.` },
            { term: "Amazónia", text: `${best.amazon}: alacsonyabb víz, gyalogtúrák.` },
            {
              term: "Tömeg és árak",
              text: "Június 24. (Inti Raymi), július 28–29., augusztus, karácsony és a nagyhét drága és zsúfolt; a pontos napok: [Ünnepek](page:holidays).",
            },
          ],
        },
      ],
    },
    {
      id: "el-nino",
      title: "El Niño",
      blocks: [
        `Néhány évente a perui part előtti hideg tenger fölmelegszik. Ilyenkor északon hőség és árvíz van, főleg januártól áprilisig; az erős, 1997–98-as El Niño idején (${formatMonth(facts.limaHeat.month, "hu")}) Limában ${facts.limaHeat.degrees} °C-ot mértek. A „parti El Niño” ugyanez kicsiben: csak a perui és ecuadori partok vizét érinti, de ott ugyanolyan árvizet hoz.`,
        "Aki január és április közt az északi partra készül, foglalás előtt nézze meg az állami szakbizottság, az [ENFEN](site:elNino) közleményét, indulás előtt pedig a [SENAMHI](site:senamhi) figyelmeztetéseit. Cuscót és Machu Picchut ez kevésbé érinti: ott a rendes esős évszak a gond.",
      ],
    },
    {
      id: "packing",
      title: "Mit vigyetek zónánként?",
      blocks: [
        "Egy hátizsák elég, ha a ruhák egymásra vehetők. Az UV mindenhol erős, a magasban különösen: SPF 50-es naptej és napszemüveg mindhárom listára való.",
        { kind: "heading", id: "packing-coast", text: "A partra" },
        {
          kind: "checklist",
          items: [
            "könnyű dzseki: a limai tél és a légkondicionált busz miatt",
            "kalap, napszemüveg",
            "fürdőruha, északra egész évben",
            "kendő a homok ellen, ha Huacachinába vagy Paracasba mentek",
          ],
        },
        { kind: "heading", id: "packing-highlands", text: "A hegyekbe" },
        {
          kind: "checklist",
          items: [
            "réteges öltözet: póló, pulóver, szélálló kabát",
            "meleg sapka és kesztyű 3800 m fölé",
            "esőköpeny, novembertől márciusig mindenképp",
            "bejáratott túracipő, meleg holmi éjszakára: sok szálló fűtetlen",
            "ajakír: száraz a levegő",
          ],
        },
        { kind: "heading", id: "packing-jungle", text: "Az őserdőbe" },
        {
          kind: "checklist",
          items: [
            "hosszú ujjú, vékony ing és hosszúnadrág",
            "DEET-es szúnyogriasztó",
            "fejlámpa, vízhatlan zsák a telefonnak és az iratoknak",
            "esőköpeny; egy meleg holmi, ha délen *friaje* jön",
          ],
        },
        "Oltásokról, hegyibetegségről, gyógyszerekről a [Perui útmutató](page:peru-guide) ír.",
      ],
    },
    {
      id: "data",
      title: "Honnan valók az adatok, és mennyire biztosak?",
      blocks: [
        "Több régi, harmincéves átlagból dolgozunk, mert ezeknek van ellenőrizhető forrása. A közelmúlt több helyen melegebb. Amit nem tudunk biztosan, azt itt megmondjuk.",
        {
          kind: "terms",
          items: [
            {
              term: "Lima",
              text: `Jó. A repülőtér ${lima.period} közti átlaga, a Meteorológiai Világszervezet adata. Tengerparti állomás: a szárazföld felé eső kerületek és a mai nyarak melegebbek.`,
            },
            {
              term: "Cusco",
              text: `Jó. ${cusco.period} közti átlag, két további forrással összevetve; egyikükben a januári eső 153 mm.`,
            },
            {
              term: "Puno",
              text: `Jó. A SENAMHI ellenőrzött napi méréseiből számoltuk, ${puno.period}.`,
            },
            {
              term: "Arequipa",
              text: `Közepes. A hőmérsékletet a ${formatMetres(arequipa.altitude, "hu")} magasan fekvő repülőtér tipikus évéből számoltuk, a központ kicsit melegebb. **Az eső havi megoszlása becslés:** csak az évi ${span(facts.arequipaRain)} mm-nek van forrása. A neten keringő 909 mm téves: azt egy modell számolta a környező hegyekre.`,
            },
            {
              term: "Iquitos",
              text: `Közepes. A Meteorológiai Világszervezet táblázata másodközlésből, az évek megadása nélkül; más források szerint ${span(facts.iquitosRain)} mm közt esik évente, és a mai hőmérséklet 1–2 °C-kal magasabb.`,
            },
          ],
        },
        "Aktuális előrejelzés és figyelmeztetés: [SENAMHI](site:senamhi). Nemzetközi éghajlati táblázatok: [World Weather Information Service](site:wmo).",
      ],
    },
  ],
  cityNames: {
    lima: placeNames.lima,
    cusco: placeNames.cusco,
    arequipa: placeNames.arequipa,
    puno: placeNames.puno,
    iquitos: placeNames.iquitos,
  },
} satisfies GuidePageText;
