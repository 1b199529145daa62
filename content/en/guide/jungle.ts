import { climateRange } from "#content/facts/climate/climate-range.ts";
import { climate } from "#content/facts/climate/climate.ts";
import { weatherFacts } from "#content/facts/climate/weather.ts";
import { safetyAdvice, yellowFever } from "#content/facts/entry/travel-advice.ts";
import { flightMinutes } from "#content/facts/journeys.ts";
import {
  iquitosFacts,
  jungleHealth,
  jungles,
  laPampa,
  manuFacts,
  tambopataFacts,
  type JunglePrice,
} from "#content/facts/jungle/jungle.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatAltitude, formatDistance, formatNumber } from "#i18n/format-amount.ts";
import { formatAge, formatMonth } from "#i18n/format-date.ts";
import { formatDuration, formatHours } from "#i18n/format-duration.ts";
import { formatMonths } from "#i18n/format-months.ts";

const { tambopata, manu, iquitos } = jungles;

const month = (of: string) => formatMonth(of, "en");
const months = (of: Parameters<typeof formatMonths>[0]) => formatMonths(of, "en");
const span = ([from, to]: readonly [number, number]) =>
  [...new Set([from, to])].map((value) => formatNumber(value, "en")).join("–");
const hours = ([from, to]: readonly [number, number]) => formatHours(from, "en", to);
const price = ({ days, usd }: JunglePrice) => `US$${span(usd)} for ${span(days)} days`;

export default guideWords(() => ({
  title: "Which jungle?",
  description:
    "Tambopata, Manu or Iquitos: access, days, prices, animals, water levels month by month, vaccinations and malaria, and how to tell a good jungle lodge.",
  keywords: [
    "Peru Amazon",
    "Peru rainforest",
    "Tambopata",
    "Manu National Park",
    "Iquitos",
    "Puerto Maldonado",
    "jungle lodge Peru",
    "yellow fever Peru",
  ],
  lead: "More than half of Peru is rainforest, yet nearly every journey into it starts in one of three places: Tambopata, Manu or Iquitos. Here is how much time and money each of them takes, which animals you will probably see and which only with luck, when the water is high, and which vaccinations to have.",
  pictureAlt: "A canoe on a brown river, macaws on a clay lick, and tall trees all around.",
  sections: [
    {
      id: "compare",
      title: "Tambopata, Manu or Iquitos?",
      blocks: [
        "If it is your **first** jungle, if time is short, or if you come from Cusco with children, choose [Tambopata](#tambopata): half an hour’s flight, and in the afternoon you are on the river. If you have a whole week and think a wild, silent forest worth any trouble, [Manu](#manu) is for you. If it is the great river itself that calls, with pink dolphins, trees standing in water and a city no road leads to, fly from Lima to [Iquitos](#iquitos).",
        {
          kind: "table",
          caption: "The three jungles side by side",
          head: ["The question", "Tambopata", "Manu", "Iquitos"],
          rows: [
            [
              "Why go there?",
              "macaws on clay licks, giant otters, easy to reach",
              "Peru’s least touched forest, from cloud forest down to the plain",
              "the Amazon, dolphins, flooded forest",
            ],
            [
              "Getting there",
              `by air from Cusco ${span(tambopataFacts.flightFromCusco)} minutes, from Lima ${formatDuration(flightMinutes.puertoMaldonado, "en")}; then a boat, ${hours(tambopata.boatHours)}`,
              `from Cusco ${formatHours(manuFacts.roadHours, "en")} by road, then a boat; ${formatHours(manuFacts.boatHours, "en")} more to the reserved zone`,
              `by air from Lima ${formatDuration(flightMinutes.iquitos, "en")}; then a boat, ${hours(iquitos.boatHours)}`,
            ],
            [
              "How many days?",
              `at least ${tambopata.days.least}, better ${span(tambopata.days.good)}`,
              `${span(manu.prices[0].days)} on its edge, ${span(manu.days.good)} in the reserved zone`,
              span(iquitos.days.good),
            ],
            [
              "Best months",
              months(tambopata.bestMonths),
              months(manu.bestMonths),
              `${months(iquitos.bestMonths)} on foot, ${months(iquitosFacts.highWater)} by canoe`,
            ],
            ["Malaria", "present, less common", "present, less common", "more than anywhere else in Peru"],
            [
              "For whom?",
              "first-timers, families, after Machu Picchu",
              "birdwatchers, photographers, the patient",
              "lovers of water, and second visits",
            ],
            [
              "Price, all in (estimate)",
              `${price(tambopata.prices[0])} in a simple lodge, US$${span(tambopata.prices[1].usd)} in a better one`,
              `${price(manu.prices[0])} on the edge, ${price(manu.prices[1])} in the reserved zone`,
              `${price(iquitos.prices[0])}, ${price(iquitos.prices[1])}`,
            ],
          ],
        },
        "The prices are orders of magnitude, taken from undated offers, per person with boat, food and guide. Flights are not included and park fees not always, so ask for the full price before you book.",
        { kind: "figure", figure: "jungleMap" },
        { kind: "heading", id: "water", text: "Month by month: water and rain" },
        `At Iquitos it is not the rain that matters (there is always some, ${span(climateRange(climate.iquitos.rain))} mm a month) but the river, which rises and falls by ${span(weatherFacts.riverMetres)} m (30–40 feet) within a year. The south has two proper seasons.`,
        {
          kind: "table",
          caption: "What to expect through the year",
          head: ["When", "Iquitos and the Amazon", "Tambopata and Manu"],
          rows: [
            [
              "December–February",
              "The water rises, and boats get farther into the forest every week.",
              "The most rain; mud and delays. Manu may be closed from January.",
            ],
            [
              "March–May",
              "The highest water: by canoe among the trees, with birds at eye level; the paths are under water.",
              "The rain eases by April, and May is fine already.",
            ],
            [
              "June–July",
              "The river falls and the first paths come out.",
              `Dry and sunny. A *friaje* may come: a few days of cold, at ${span(weatherFacts.friaje)} °C (50–59 °F).`,
            ],
            [
              "August–October",
              "Low water: sandbanks, long walks, fishing.",
              "The best time: most macaws come to the licks, and animals stay near the river.",
            ],
            [
              "November",
              "The water turns and begins to rise.",
              "The first big downpours; in Manu the season still holds.",
            ],
          ],
        },
        { kind: "heading", id: "animals", text: "Animals: a chance, not a promise" },
        "The rainforest is no safari park. Leaves hide everything, and most animals see you first. What counts is how many nights you stay, how far you are from town, and how good your guide’s eyes are.",
        {
          kind: "terms",
          items: [
            {
              term: "Almost certainly",
              text: "parrots, toucans, at least two kinds of monkey, caimans and tarantulas by night, butterflies; near Iquitos grey and pink dolphins",
            },
            {
              term: "Likely in three or four days",
              text: "macaws on a clay lick (not when it rains), giant otters on Lake Sandoval or Cocha Salvador, capybaras, sloths, hoatzins",
            },
            {
              term: "With luck",
              text: "tapir, anteater, ocelot, anaconda; jaguar on the far stretches of Tambopata and Manu, mostly in the dry months",
            },
            {
              term: "Nobody can promise",
              text: "a jaguar on a given day. If somebody does, the animal is caged or fed.",
            },
          ],
        },
      ],
    },
    {
      id: "tambopata",
      title: "Tambopata and Puerto Maldonado",
      facts: [
        { term: "Gateway", text: `Puerto Maldonado, ${formatAltitude(200, "en")}` },
        { term: "Clay licks", text: `most birds in ${months(tambopataFacts.lickMonths)}` },
        { term: "The reserve", text: `${formatNumber(tambopataFacts.hectares, "en")} hectares` },
      ],
      blocks: [
        `In the reserve ${span(tambopataFacts.birds)} kinds of bird have been counted, depending on who counts. At dawn hundreds of macaws and smaller parrots come down to the clay licks, the *collpas*: Chuncho can be reached on a day’s outing, Colorado only from the distant research centre. The oxbow lakes, Sandoval among them, are home to giant otters and black caimans.`,
        {
          kind: "terms",
          items: [
            {
              term: "Within an hour of town",
              text: "The lodges on the Madre de Dios and at Lake Sandoval are comfortable, cheaper and good for two nights, but you see fewer large animals.",
            },
            {
              term: "Two or three hours by boat",
              text: "The lodges on the Tambopata river are the best balance of time, price and wildlife. Three nights are right.",
            },
            {
              term: "Four or five hours and more",
              text: "Around the research centre and the Colorado lick you have the best chances of everything.",
            },
          ],
        },
        `You can visit Lake Sandoval on your own: ${tambopataFacts.sandoval.boatMinutes} minutes by boat, then ${formatDistance(tambopataFacts.sandoval.walkKm[0], "en", tambopataFacts.sandoval.walkKm[1])} of path, partly boardwalk, for which wheelchairs are kept (${month(tambopataFacts.sandoval.asOf)}). Everywhere else the lodge takes you. By bus from Cusco it is ${formatHours(tambopataFacts.roadHours, "en")}; do not get off in the mining district of La Pampa (km ${span(laPampa.km)}), and when there are roadblocks, fly.`,
      ],
    },
    {
      id: "manu",
      title: "Manu",
      facts: [
        { term: "Gateway", text: "Cusco, then Atalaya" },
        { term: "Two zones", text: "the edge (cultural) and the reserved zone" },
        { term: "May be closed", text: months(manuFacts.closedMonths) },
      ],
      blocks: [
        `The way there is part of it: in one day you drop from the edge of the *puna*, the cold grassland at 3,500 m (11,500 feet), into cloud forest where cocks-of-the-rock dance at dawn, and on to the forest of the plain. On the lakes of the reserved zone, Cocha Salvador and Otorongo, live families of giant otters, with thirteen kinds of monkey in the trees above. There have been no flights to Boca Manu since ${manuFacts.flightsEnded}, so the way there and back takes ${manuFacts.travelDays} days: for fewer than six days the reserved zone is not worth starting.`,
        "It is **forbidden to enter the park without an agency, a guide and a permit**; the tour operator arranges all three, and months ahead. Ask whether your tour really enters the park: many a tour called “Manu” stays in the country around it, which can be lovely too, for a different price. [SERNANP](site:sernanp), which runs protected areas, knows which firms are licensed.",
        {
          kind: "note",
          tone: "warning",
          title: "Do not fly home the next day",
          text: [
            "Landslide, low water, engine trouble: people often come back from Manu a day or two late. Keep at least two days free before the flight home.",
          ],
        },
      ],
    },
    {
      id: "iquitos",
      title: "Iquitos and the Amazon",
      facts: [
        { term: "Gateway", text: "Iquitos, by air or boat only" },
        { term: "By canoe", text: months(iquitosFacts.highWater) },
        { term: "On foot", text: months(iquitosFacts.lowWater) },
      ],
      blocks: [
        "Iquitos is a river city that grew rich on rubber, full of tiled mansions and the roar of thousands of three-wheeled taxis. It deserves a day: see Belén, the quarter on the water, the promenade, and the rescue centre where orphaned manatees are raised. The forest near town has suffered; the farther the boat takes you, the more you see.",
        {
          kind: "terms",
          items: [
            {
              term: "Lodges on the river",
              text: `The boat takes ${hours(iquitos.boatHours)}. Nearer than two hours they are for resting rather than for wildlife.`,
            },
            {
              term: "Pacaya-Samiria",
              text: `A vast forest standing in water, reached by way of Nauta (${formatDistance(iquitosFacts.nauta.km, "en")} of road, ${hours(iquitosFacts.nauta.hours)}). You need a registered guide, and four or five days.`,
            },
            {
              term: "River cruise",
              text: "Three to seven nights in a cabin, with outings by skiff twice a day. This is the most comfortable way, and the most expensive.",
            },
          ],
        },
        `Robberies happen on the river: in the middle of ${month(iquitosFacts.robbery.asOf)} armed men stopped a day tour of ${iquitosFacts.robbery.people} people and forced them to make bank transfers. Go with a firm that keeps a passenger list and has GPS, radio, life jackets and insurance, and take banking apps off your phone for the day. The United Kingdom advises against travel within ${safetyAdvice.borderStripKm} km (12 miles) of the Colombian border, except on the Amazon itself ([GOV.UK](site:govUk)).`,
      ],
    },
    {
      id: "lodge",
      title: "How to tell a good lodge",
      blocks: [
        "In the jungle the lodge is also your programme, your guide, your kitchen and your boat. The photographs are beautiful everywhere, so ask these things instead:",
        {
          kind: "checklist",
          items: [
            "How many hours by boat from town is it, and does it stand in protected forest of its own?",
            "How many guests to a naturalist guide? With more than eight you see little.",
            "Are there screens on the windows and nets over the beds, and when is there power?",
            "What is in the price: park fee, clay lick, rubber boots, drinking water, airport transfer?",
            "Who works there, and what does the village get out of it?",
            "Does it keep or feed animals? If so, look for another.",
            "Is there a radio or satellite phone, and how long does it take to reach a doctor?",
          ],
        },
        {
          kind: "terms",
          items: [
            {
              term: "Simple",
              text: "a wooden cabin with cold water, and power for a few hours in the evening; a net over the bed",
            },
            {
              term: "Mid-range",
              text: "screened rooms, a fan, warm water; most lodges in Tambopata are like this",
            },
            {
              term: "Expensive",
              text: "a pool, good food, wide windows; seldom air conditioning, which you will not miss",
            },
            {
              term: "With a family or village",
              text: "cheap and direct, and the money stays there; bring somebody who speaks Spanish",
            },
          ],
        },
        "**Do not touch animals, feed them, or pay for a picture with one.** The sloth or monkey put into your arms around Iquitos was taken from its mother, and keeping or showing wild animals is a crime in Peru. Take no feathers, teeth or skins home either.",
        {
          kind: "checklist",
          items: [
            `a small soft bag; several lodges allow ${tambopataFacts.bagKilos} kg (33 lb) on the boat`,
            "two thin long-sleeved shirts, long trousers, high socks (rubber boots are lent)",
            "repellent with DEET or icaridin (picaridin), a head torch (headlamp), binoculars",
            "a rain poncho, a dry bag, and in the south a fleece in case of a *friaje*",
            "cash in small notes: there are no machines",
          ],
        },
      ],
    },
    {
      id: "health",
      title: "Vaccinations, malaria, ayahuasca",
      blocks: [
        `See a travel clinic six to eight weeks before you leave. The yellow fever vaccine has to be given at least ${yellowFever.daysBefore} days before you arrive, and one dose lasts for life. Peru does not ask for the certificate, but the next country may: [Yellow fever certificates](page:getting-there#yellow-fever).`,
        {
          kind: "table",
          caption: "Yellow fever and malaria by area",
          head: ["Where", "Yellow fever vaccine", "Malaria"],
          rows: [
            [
              "Iquitos and around",
              "recommended",
              "most of the country’s cases, and nearly all of the dangerous kind; ask about tablets",
            ],
            ["Puerto Maldonado, Tambopata", "recommended", "present, less common"],
            [
              "Manu",
              "recommended",
              `present below ${formatAltitude(jungleHealth.malaria.belowMetres, "en")}`,
            ],
            [
              "Machu Picchu, Inca Trail",
              `recommended by the US CDC since ${yellowFever.machuPicchuSince}, not by Peru’s ministry (${month(jungleHealth.yellowFeverAsOf)})`,
              "none",
            ],
            ["Lima, Cusco city, Arequipa, Puno", "not needed", "none"],
          ],
        },
        `Three medicines prevent malaria, all on prescription ([CDC](site:cdc), ${formatAge(jungleHealth.malaria.asOf, "en")}); whether you need one, a doctor decides by route and month. Dengue is found all over the lowlands (alert of ${month(jungleHealth.dengueAsOf)}); the mosquito that carries it bites by day and there is no medicine, so wear long sleeves, use repellent and sleep under a net. If you run a fever within a month of coming home, tell the doctor where you have been. For other illnesses see [Infections](page:safety-health#infections).`,
        {
          kind: "note",
          tone: "warning",
          title: "Ayahuasca",
          text: [
            `According to a [warning](site:usEmbassy) by the US embassy in ${month(jungleHealth.ayahuasca.warning)}, several people died or fell seriously ill from it in ${safetyAdvice.ayahuasca.deathsIn}, and others were assaulted or robbed under its influence; at the beginning of ${month(jungleHealth.ayahuasca.lastDeath)} another visitor died in Loreto. Nobody supervises the ceremonies, and hospitals are hours away.`,
            "With antidepressants, heart trouble or mental illness it can kill. Our advice is not to drink it. Nor can you take it home: its active substance is an illegal drug in most countries.",
          ],
        },
      ],
    },
  ],
  freshness: [
    `Peru’s advice on yellow fever is of ${month(jungleHealth.yellowFeverAsOf)}, the warning about ayahuasca of ${month(jungleHealth.ayahuasca.warning)}, the description of the way to Manu of ${month(manuFacts.asOf)}. Lodge prices and travelling times carry no date and are for orientation.`,
    "Before you go, look up whether the park is open and what it charges ([SERNANP](site:sernanp)), what doctors advise ([CDC](site:cdc)), and the forecast ([SENAMHI](site:senamhi)).",
  ],
  disclaimer: [
    "This page is no substitute for medical advice. Decide on vaccinations and malaria tablets together with a travel clinic or doctor.",
  ],
}));
