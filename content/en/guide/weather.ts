import { climateRange, climateSum } from "#content/facts/climate/climate-range.ts";
import { climate } from "#content/facts/climate/climate.ts";
import { monthsRated, wholeCountryMonths } from "#content/facts/climate/best-months.ts";
import { places } from "#content/facts/places.ts";
import { coastalElNino, weatherFacts as facts } from "#content/facts/climate/weather.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatAltitude, formatNumber } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";
import { formatMonths } from "#i18n/format-months.ts";
import { placeNames } from "#content/en/place-names.ts";

const { lima, cusco, arequipa, puno, iquitos } = climate;

const round = (value: number) => formatNumber(value, "en");
/** One number, or two as a range. */
const span = ([low, high]: readonly [number, number]) =>
  low === high ? round(low) : `${round(low)}–${round(high)}`;
const best = {
  coast: formatMonths(monthsRated("coast", "best"), "en"),
  andes: formatMonths(monthsRated("andes", "best"), "en"),
  amazon: formatMonths(monthsRated("amazon", "best"), "en"),
};

export default guideWords(() => ({
  title: "Weather in Peru",
  description:
    "Coast, highlands, jungle: when to go where in Peru, the climate of five cities month by month, El Niño, and what to pack for each zone.",
  keywords: [
    "Peru weather",
    "best time to visit Peru",
    "Lima weather",
    "Cusco rainy season",
    "Amazon weather",
    "El Niño",
    "Peru packing list",
  ],
  lead: "In Peru the season matters less than how high you are and which side of the Andes you are on. This page tells you which months suit which zone, what the averages of five cities look like, and what to pack for them.",
  pictureAlt:
    "One mountain lake: on the left the sunny dry season, on the right a storm cloud and rain, with flamingos in the water.",
  sections: [
    {
      id: "zones",
      title: "Three zones in brief",
      blocks: [
        `Peru’s weather service, [SENAMHI](site:senamhi), counts ${facts.climates} climates in the country. Three will do for a traveller: a dry coast beside a cool sea, highlands that are sunny by day and cold at night, and a hot, wet jungle. The seasons are those of the southern hemisphere: in Lima, January is summer. Temperatures are in Celsius (10 °C is 50 °F, 20 °C is 68 °F, 30 °C is 86 °F) and rain is in millimetres (25 mm is an inch).`,
        {
          kind: "table",
          caption: "One city for each zone",
          head: ["Zone", "Best", "By day", "Rain in a year"],
          rows: [
            ["Coast: Lima", best.coast, `${span(climateRange(lima.tmax))} °C`, `${lima.rainYear} mm`],
            [
              `Highlands: Cusco, ${formatAltitude(places.cusco.altitude, "en")}`,
              best.andes,
              `${span(climateRange(cusco.tmax))} °C`,
              `${cusco.rainYear} mm`,
            ],
            [
              "Jungle: Iquitos",
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
      title: "The coast (costa)",
      blocks: [
        `The coast is a narrow strip of desert, ${formatNumber(facts.coastPercent, "en")}% of the country. The cold Humboldt Current chills the air over the sea, and the warmer air above it works like a lid: the clouds stay where they are, and it hardly ever rains.`,
        {
          kind: "terms",
          items: [
            {
              term: "Summer, December to April",
              text: `The sun shines; in Lima it is ${span(climateRange(lima.tmax, 1, 3))} °C by day from January to March.`,
            },
            {
              term: "Winter, June to September",
              text: `The sky is grey, with *garúa*, a drizzling fog. It is ${span(climateRange(lima.tmax, 7, 9))} °C by day and ${span(climateRange(lima.tmin, 7, 9))} °C at night, with humidity above ${facts.limaHumidity}%. Homes have no heating, so it feels colder.`,
            },
            {
              term: "Sun in winter",
              text: `Above about ${formatAltitude(facts.sunAbove, "en")} you are over the clouds: Chosica, Nazca and Ica are sunny all winter.`,
            },
            {
              term: "Swimming",
              text: `The sea is ${span(facts.sea)} °C. For swimming all year go north, to Máncora and its neighbours.`,
            },
          ],
        },
      ],
    },
    {
      id: "highlands",
      title: "The highlands (sierra)",
      blocks: [
        "There are two seasons, told apart by rain rather than warmth: dry from May to September, wet from November or December to March. The sun burns and the shade freezes, and you may go through both several times in one morning.",
        {
          kind: "list",
          items: [
            `**Cusco** (${formatAltitude(places.cusco.altitude, "en")}): ${span(climateRange(cusco.tmax))} °C by day all year, close to freezing on June and July nights. Of ${cusco.rainYear} mm a year only ${climateSum(cusco.rain, 5, 9)} mm falls between May and September.`,
            `**Puno** (${formatAltitude(places.puno.altitude, "en")}): ${span(climateRange(puno.tmax))} °C by day; June and July nights average ${span(climateRange(puno.tmin, 6, 7))} °C. It has ${puno.rainYear} mm of rain a year.`,
            `**Arequipa** (${formatAltitude(places.arequipa.altitude, "en")}): ${span(climateRange(arequipa.tmax))} °C by day all year, ${span(climateRange(arequipa.tmin))} °C at night. There is ${span(facts.arequipaRain)} mm of rain a year, nearly all of it from January to March. The country’s strongest UV radiation is measured here.`,
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: `Most rain: ${formatMonths(monthsRated("andes", "avoid"), "en")}`,
          text: [
            "A mudslide, called a *huaico* in Peru, can cut road and railway, and the Inca Trail is closed for the whole of February. Keep a spare day after Machu Picchu; for routes see [Itineraries](page:itineraries#choose).",
          ],
        },
      ],
    },
    {
      id: "jungle",
      title: "The jungle (selva)",
      blocks: [
        `Iquitos (${formatAltitude(places.iquitos.altitude, "en")}) has ${span(climateRange(iquitos.tmax))} °C by day, ${span(climateRange(iquitos.tmin))} °C at night and rain in every month. Even the “drier” season from June to September brings ${span(climateRange(iquitos.rain, 6, 9))} mm a month.`,
        `The river matters more than the rain. It is highest about May and lowest about October, with ${span(facts.riverMetres)} m between the two. At high water a canoe takes you in among the trees; at low water you can walk in the forest.`,
        `The south, around Puerto Maldonado, has a clearer dry season, from May to October. That is also when a *friaje* can come: between May and August, air from the south cools the forest to ${span(facts.friaje)} °C for a few days, so pack a jumper (sweater) even for the tropics.`,
      ],
    },
    {
      id: "cities",
      title: "Five cities month by month",
      blocks: [
        "The charts share one scale: the band runs from the average daily minimum to the average daily maximum, and the bars show the month’s rain. A single day can be far from the average. The [end of the page](#data) tells you how reliable each series is.",
        { kind: "figure", figure: "climate" },
      ],
    },
    {
      id: "best-time",
      title: "When to go",
      blocks: [
        `It is easy to pick a month for one zone, harder for all three: when it is summer on the coast, it rains in the Andes. For a trip that takes in coast, mountains and jungle, ${formatMonths(wholeCountryMonths, "en")} are best.`,
        { kind: "figure", figure: "bestMonths" },
        {
          kind: "terms",
          items: [
            { term: "Coast", text: `${best.coast}: sun and beach weather.` },
            { term: "Andes", text: `${best.andes}: clear skies and frosty nights, good for trekking.` },
            { term: "Amazon", text: `${best.amazon}: lower water and walks in the forest.` },
            {
              term: "Crowds and prices",
              text: "24 June (Inti Raymi), 28–29 July, August, Christmas and Holy Week are crowded and expensive; for the exact days see [Festivals and public holidays](page:holidays).",
            },
          ],
        },
      ],
    },
    {
      id: "el-nino",
      title: "El Niño",
      blocks: [
        `Every few years the cold sea off Peru warms up. The north then suffers heat and floods, mostly from January to April; during the strong El Niño of 1997–98 Lima measured ${facts.limaHeat.degrees} °C in ${formatMonth(facts.limaHeat.month, "en")}. A “coastal El Niño” is the same on a smaller scale: it warms only the waters off Peru and Ecuador, but brings the same floods there.`,
        "If you are going to the north coast between January and April, read the bulletin of the state’s expert committee, [ENFEN](site:elNino), before you book, and the warnings of [SENAMHI](site:senamhi) before you leave. Cusco and Machu Picchu are less affected: there the ordinary rainy season is the main concern.",
        `In ${formatMonth(coastalElNino.alertSince, "en")} ENFEN raised an alert for a coastal El Niño and expected weak, at times moderate, warming to last until the end of the year. By ${formatMonth(coastalElNino.asOf, "en")} ${coastalElNino.districtsInEmergency} districts were under a rain emergency, and not only in the north: some lay around Cusco, Arequipa and Puno. None of this speaks of January to April 2027: if you travel then, read the newest bulletin before anything else.`,
      ],
    },
    {
      id: "packing",
      title: "What to pack, zone by zone",
      blocks: [
        "One backpack is enough if you pack layers. UV is strong everywhere and fierce at altitude, so take SPF 50 sunscreen and sunglasses to all three zones. For a list made for your own trip, to tick off, there is the [packing list](page:packing-list).",
        { kind: "heading", id: "packing-coast", text: "For the coast" },
        {
          kind: "checklist",
          items: [
            "a light jacket, for Lima’s winter and air-conditioned buses",
            "a hat and sunglasses",
            "swimwear; in the north all year",
            "a scarf against the sand, for Huacachina and Paracas",
          ],
        },
        { kind: "heading", id: "packing-highlands", text: "For the highlands" },
        {
          kind: "checklist",
          items: [
            "layers: T-shirt, jumper (sweater), windproof jacket",
            `a warm hat and gloves for ${formatAltitude(3800, "en")} and above`,
            "a rain poncho, essential from November to March",
            "walking boots you have worn in, and something warm for the night: many hotels are unheated",
            "lip balm: the air is dry",
          ],
        },
        { kind: "heading", id: "packing-jungle", text: "For the jungle" },
        {
          kind: "checklist",
          items: [
            "a thin long-sleeved shirt and long trousers",
            "DEET repellent",
            "a head torch (headlamp), and a dry bag for phone and documents",
            "a rain poncho, and one warm layer in case of a *friaje* in the south",
          ],
        },
        "Vaccinations, altitude sickness and medicines are in the [Peru guide](page:peru-guide).",
      ],
    },
    {
      id: "data",
      title: "Where the numbers come from, and how reliable they are",
      blocks: [
        "Several series are older thirty-year averages, because those can be traced to a source. In several places recent years have been warmer.",
        {
          kind: "terms",
          items: [
            {
              term: "Lima",
              text: `Good. Means of ${lima.period} at the airport, from the World Meteorological Organization. It is a seaside station: districts farther inland are hotter, and so are today’s summers.`,
            },
            {
              term: "Cusco",
              text: `Good. Means of ${cusco.period}, compared with two more sources; one of them has 153 mm for January’s rain.`,
            },
            {
              term: "Puno",
              text: `Good. Computed from SENAMHI’s quality-controlled daily readings, ${puno.period}.`,
            },
            {
              term: "Arequipa",
              text: `Fair. Temperatures are computed from a typical year at the airport, at ${formatAltitude(arequipa.altitude, "en")}; the centre is slightly warmer. **How the rain is spread over the months is an estimate:** only the ${span(facts.arequipaRain)} mm a year has a source. The 909 mm found online is wrong: it is a model’s value for the surrounding mountains.`,
            },
            {
              term: "Iquitos",
              text: `Fair. From a table of the World Meteorological Organization, republished without its years; other sources range over ${span(facts.iquitosRain)} mm a year, and temperatures today are 1–2 °C higher.`,
            },
          ],
        },
        "For forecasts and warnings see [SENAMHI](site:senamhi), for international climate tables the [World Weather Information Service](site:wmo).",
      ],
    },
  ],
  freshness: [
    "The climate figures are averages over many years and do not age from one season to the next; their periods are given city by city above.",
    `Our latest source on the coastal El Niño is of ${formatMonth(coastalElNino.asOf, "en")}. It is the one fact on this page that ages quickly: [ENFEN](site:elNino) publishes a new bulletin every month.`,
  ],
  cityNames: {
    lima: placeNames.lima,
    cusco: placeNames.cusco,
    arequipa: placeNames.arequipa,
    puno: placeNames.puno,
    iquitos: placeNames.iquitos,
  },
}));
