import { climate } from "#content/facts/climate/climate.ts";
import { rankings } from "#content/facts/food.ts";
import { busHours, flightMinutes, trainHours } from "#content/facts/journeys.ts";
import { incaTrail, machuPicchuBus } from "#content/facts/machu-picchu/journey.ts";
import { machuPicchuPrices } from "#content/facts/machu-picchu/prices.ts";
import { machuPicchuVisit, walkUpSale } from "#content/facts/machu-picchu/visit.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import {
  andeanSeasons,
  boletoTuristico,
  cuscoEntries,
  heights,
  lakeTiticaca,
  roughAsOf,
  roughPrices,
  topTen as sights,
  type TopTenId,
} from "#content/facts/top-ten.ts";
import { weatherFacts } from "#content/facts/climate/weather.ts";
import { safetyAdvice } from "#content/facts/entry/travel-advice.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatAltitude, formatDistance, formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatAge, formatMonth, formatTime } from "#i18n/format-date.ts";
import { formatDuration, formatHours } from "#i18n/format-duration.ts";
import { formatMonths } from "#i18n/format-months.ts";

const heightOf = (id: PlaceId) => formatAltitude(places[id].altitude, "en");
const bestFor = (id: TopTenId) => formatMonths(sights[id].bestMonths, "en");
const roughly = (price: keyof typeof roughPrices) => {
  const [from, to] = roughPrices[price];
  return `about ${formatSoles(from, "en", to)} (before ${formatMonth(roughAsOf, "en")})`;
};
const bus = (route: keyof typeof busHours) => formatHours(busHours[route][0], "en", busHours[route][1]);
const flight = (city: keyof typeof flightMinutes) => formatDuration(flightMinutes[city], "en");
const pricesAsOf = () => formatMonth(machuPicchuPrices.asOf, "en");

export default guideWords(() => ({
  title: "Top 10 sights in Peru",
  description:
    "From Machu Picchu to Lake Titicaca: ten sights in Peru with altitudes, ticket prices and how to get there, plus routes of 1, 2 and 3 weeks by altitude.",
  keywords: [
    "Peru sights",
    "Machu Picchu tickets",
    "Nazca Lines",
    "Cusco",
    "Sacred Valley",
    "Rainbow Mountain",
    "Arequipa",
    "Iquitos",
    "Lake Titicaca",
    "Peru itinerary",
  ],
  lead: "Ten places, and for each one what you need before you book: how high it is, how long it takes, when to go, how to get there and what it costs. Below the map you can see how much of it fits into one, two or three weeks without the altitude spoiling the trip.",
  pictureAlt:
    "A walker and a llama at the start of a path; before them Machu Picchu, a volcano, Rainbow Mountain, the Nazca Lines and a reed boat.",
  sections: [
    {
      id: "routes",
      title: "Map and routes: one, two or three weeks",
      blocks: [
        `Almost five kilometres (three miles) of height separate the lowest and the highest of the ten: Iquitos lies at ${heightOf("iquitos")}, the viewpoint of Rainbow Mountain at ${heightOf("rainbow-mountain")}. So let altitude, not the map, decide the order: the coast first, then Arequipa or the Sacred Valley, Cusco only after that, and the highest points at the end.`,
        { kind: "figure", figure: "map" },
        `We have worked out eight itineraries day by day, each with travel times, prices, the altitude of every bed, a map, and a spare day in Lima before the flight home. Rainbow Mountain does not fit into one week, because you need three or four nights above ${formatAltitude(3000, "en")} first. All ten places take three weeks, and with Iquitos among them that is tight.`,
        {
          kind: "table",
          caption: "How much time for what",
          head: ["Time", "Which of the ten fit in", "Day by day"],
          rows: [
            ["one week", "Lima, Sacred Valley, Machu Picchu, Cusco", "[One week](page:itineraries#one-week)"],
            [
              "two weeks",
              "the same with Huacachina, Nazca, Arequipa and Titicaca; or with the southern jungle",
              "[the southern loop](page:itineraries#two-weeks), [Cusco and the jungle](page:itineraries#cusco-jungle)",
            ],
            [
              "three weeks",
              "all of them, Rainbow Mountain too; Puerto Maldonado instead of Iquitos, as it is easier to reach",
              "[Three weeks](page:itineraries#three-weeks)",
            ],
            [
              "another way",
              "more slowly, with children, or in the north",
              "[The slow one](page:itineraries#slow), [With children](page:itineraries#with-children), [The north](page:itineraries#north)",
            ],
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: `If you travel in ${formatMonths(andeanSeasons.wettest, "en")}`,
          text: [
            "These are the wettest months in the Andes, but it is summer on the coast, and in the jungle canoes reach what is dry land at other times. Plan accordingly: give Lima and the coast more days, keep Iquitos, and leave out Rainbow Mountain. [Weather](page:weather) goes through the year month by month.",
          ],
        },
      ],
    },
    {
      id: "machu-picchu",
      title: "Machu Picchu",
      picture: {
        id: "places/machu-picchu",
        alt: "Terraces and houses of Machu Picchu among clouds, the steep peak of Huayna Picchu behind and a llama in front.",
      },
      facts: [
        { term: "Altitude", text: heightOf("machu-picchu") },
        { term: "Time needed", text: "half a day on site, two days with travel" },
        { term: "Best", text: bestFor("machu-picchu") },
        {
          term: "UNESCO World Heritage",
          text: `${places["machu-picchu"].unesco[0]}, cultural and natural`,
        },
      ],
      blocks: [
        `This Inca town of the 15th century, with more than ${machuPicchuVisit.buildings} buildings, stands on a saddle above a bend of the Urubamba. In 2007 it was voted one of the New Seven Wonders of the World. The dry season runs from May to September, but July and August are crowded; in January and February the mornings are often lost in mist and rain.`,
        { kind: "heading", id: "machu-picchu-getting-there", text: "Getting there" },
        {
          kind: "list",
          items: [
            `**By train:** just under two hours from Ollantaytambo, ${formatHours(trainHours.fromPoroy[0], "en", trainHours.fromPoroy[1])} from Poroy near Cusco. From January to April no train leaves from Cusco, and a bus takes you to Ollantaytambo instead. There are two companies, [PeruRail](site:perurail) and [Inca Rail](site:incaRail). The line ends at Aguas Calientes, officially Machu Picchu Pueblo.`,
            `**From there up:** ${machuPicchuBus.minutes.join("–")} minutes by bus, about US$${machuPicchuBus.returnUsd} return (round trip, ${formatMonth(machuPicchuBus.asOf, "en")}), or an hour and a half to two hours on foot up the stairs.`,
            "**The cheap way:** by minibus to Hidroeléctrica, then two or three hours on foot along the railway to Aguas Calientes.",
            `**By the Inca Trail:** four days and ${formatDistance(incaTrail.kilometres, "en")}, or the short version in two days. Only a licensed agency can book it and nobody walks without a guide; places go months ahead, and the trail is closed in February. For other ways on foot see [Treks](page:treks#compare).`,
          ],
        },
        { kind: "heading", id: "machu-picchu-tickets", text: "Tickets" },
        {
          kind: "terms",
          items: [
            {
              term: "Which",
              text: "On a first visit take circuit 2, and there route 2-A, which has the famous view from the upper terrace and the whole town on one ticket. Circuit 1 keeps to the terraces, circuit 3 to the lower quarters. The routes to the Sun Gate, the Inca Bridge, the Great Cavern and Huchuy Picchu are sold in high season only.",
            },
            {
              term: "How much",
              text: `A foreign adult pays ${formatSoles(machuPicchuPrices.foreign, "en")}, or ${formatSoles(machuPicchuPrices.foreignMountain, "en")} with Huayna Picchu or Machu Picchu Mountain (as announced in ${pricesAsOf()}).`,
            },
            {
              term: "Where and when",
              text: `Buy it in your name and passport number on the state’s own site, [tuboleto.cultura.pe](site:tuBoleto); for June to August three to six months ahead. In Aguas Calientes ${formatNumber(walkUpSale.tickets, "en")} tickets a day are sold in person, but that is a queue, not a plan.`,
            },
            {
              term: "Entry",
              text: `The site is open from ${formatTime(machuPicchuVisit.opens, "en")} to ${formatTime(machuPicchuVisit.closes, "en")}, but you are let in only at the hour on the ticket, and with the passport itself. A ticket is good for one route, and there is no re-entry.`,
            },
          ],
        },
        "[Machu Picchu step by step](page:machu-picchu) draws the ten routes, tells you how and when to buy, and goes through the trains and the day hour by hour.",
        {
          kind: "note",
          tone: "tip",
          title: "Did you know?",
          text: [
            "The name may be a mistake: documents from 1904 to 1912 call the town Huayna Picchu. And radiocarbon dating published in 2021 puts people here from about 1420, earlier than the usual date for Pachacútec, its traditional founder. The walls without mortar lean inward; in an earthquake the stones “dance” and settle back.",
          ],
        },
      ],
    },
    {
      id: "nazca-lines",
      title: "Nazca Lines",
      picture: {
        id: "places/nazca-lines",
        alt: "The hummingbird of the Nazca Lines in the reddish desert, with a small plane above and a viewing tower by the road.",
      },
      facts: [
        { term: "Altitude", text: `about ${heightOf("nazca-lines")}` },
        { term: "Time needed", text: "half a day" },
        { term: "Best", text: `${bestFor("nazca-lines")}, early in the morning` },
        { term: "UNESCO World Heritage", text: `${places["nazca-lines"].unesco[0]}` },
      ],
      blocks: [
        "Lines, geometric shapes and animals, among them a hummingbird, a monkey, a spider and a condor, spread over some 450–500 km² (about 170–190 square miles) of desert. They were made between about 500 BC and AD 500 by clearing the dark stones from the pale ground. Most can be seen whole only from the air.",
        {
          kind: "terms",
          items: [
            {
              term: "Getting there",
              text: `The town of Nazca (${heightOf("nazca")}) is ${bus("limaNazca")} from Lima by bus. Small planes take off from María Reiche airfield; some flights start from Pisco, which is closer to Lima.`,
            },
            {
              term: "The flight",
              text: `It takes 30–40 minutes and costs about US$${roughPrices.nazcaFlightUsd[0]}–${roughPrices.nazcaFlightUsd[1]} plus the airport fee (before ${formatMonth(roughAsOf, "en")}). Fly only with a licensed company; see [peru.travel](site:peruTravel).`,
            },
            {
              term: "From the ground",
              text: "A metal tower at kilometre 420 of the Pan-American Highway gives a view of the Hands and the Tree. The natural hill next to it is a viewpoint too.",
            },
            {
              term: "Motion sickness",
              text: "The pilot banks left and right so that both sides can see. Go before breakfast and take a motion-sickness pill; early in the morning there is less wind and the air is clearer.",
            },
            {
              term: "Drones",
              text: "You may fly one only with a permit from the ministry.",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Did you know?",
          text: [
            "In September 2024 Yamagata University announced 303 new figures that artificial intelligence had picked out of aerial photographs, nearly doubling the number known. The Pan-American Highway cuts the Lizard in two, and the Astronaut waves from a hillside, not from the plain. The German mathematician María Reiche lived beside the Lines for decades and swept them with a broom.",
          ],
        },
      ],
    },
    {
      id: "lima",
      title: "Lima",
      picture: {
        id: "places/lima",
        alt: "Lima’s steep cliffs with apartment towers; below, the Pacific with a pier, a fishing boat and paragliders.",
      },
      facts: [
        { term: "Altitude", text: heightOf("lima") },
        { term: "Time needed", text: "2–3 days" },
        { term: "Best", text: bestFor("lima") },
        {
          term: "UNESCO World Heritage",
          text: `${places.lima.unesco[0]} (San Francisco), ${places.lima.unesco[1]} (historic centre)`,
        },
      ],
      blocks: [
        "Lima is South America’s only capital on the Pacific. Francisco Pizarro founded it on 18 January 1535 on land that had been settled long before: more than a hundred pre-Hispanic sites lie within today’s city, adobe pyramids among office blocks. Allow a day for the old centre and the catacombs of San Francisco, a day for Miraflores and Barranco, and half a day for the Larco Museum.",
        {
          kind: "terms",
          items: [
            {
              term: "Getting there",
              text: "International flights arrive at the new terminal opened in 2025. For buses, fares and taxis see [Lima transport](page:lima-transport).",
            },
            {
              term: "Tickets",
              text: "Prices, opening hours and how to combine the sights are on the page [Lima sights](page:lima-sights).",
            },
            {
              term: "At the table",
              text: "Have ceviche at noon and a pisco sour in the evening: see [Gastronomy](page:gastronomy).",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Did you know?",
          text: [
            `Lima is a desert city, often called the second largest after Cairo, with about ${climate.lima.rainYear} mm of rain a year. Winters are damp all the same, when the drizzling fog called *garúa* sits on the city for months. For sun at that time go up the valleys: above about ${formatAltitude(weatherFacts.sunAbove, "en")} the sky is clear.`,
          ],
        },
      ],
    },
    {
      id: "huacachina",
      title: "Huacachina oasis",
      picture: {
        id: "places/huacachina",
        alt: "A small lagoon with palms between high sand dunes, a dune buggy beside it.",
      },
      facts: [
        { term: "Altitude", text: heightOf("huacachina") },
        { term: "Time needed", text: "half a day or one night" },
        { term: "Best", text: `${bestFor("huacachina")}, late in the afternoon` },
        { term: "Location", text: `${formatDistance(5, "en")} from the city of Ica` },
      ],
      blocks: [
        "A lagoon and some palms, a handful of hotels around them, and sand hills on every side. The buggies leave an hour or two before sunset: they climb the dunes, stop for you to slide down on a board, and wait on a ridge until the sun has gone.",
        {
          kind: "terms",
          items: [
            {
              term: "Getting there",
              text: `${bus("limaIca")} by bus from Lima to Ica, then 10 minutes by *mototaxi*, a three-wheeler.`,
            },
            {
              term: "Prices",
              text: `Per person, buggy and sandboard cost ${roughly("huacachinaBuggy")}; a small municipal fee for the dunes comes on top. See also [peru.travel](site:peruTravel).`,
            },
            {
              term: "Safety",
              text: "Check that the seat belt works before you set off; tie your glasses on and put your phone away.",
            },
            {
              term: "Nearby",
              text: "Visit the pisco cellars around Ica, or take the morning boat from Paracas to the Ballestas Islands.",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Did you know?",
          text: [
            "Natural springs once fed the lagoon, but it shrank, and water is now pumped in. The oasis was pictured on the back of the old 50-sol note. Local legend has a princess who became a mermaid in it.",
          ],
        },
      ],
    },
    {
      id: "cusco",
      title: "Cusco",
      picture: {
        id: "places/cusco",
        alt: "Cusco’s main square with two churches and a fountain, a snowy peak behind, two clay bulls and a cross on a roof in front.",
      },
      facts: [
        { term: "Altitude", text: heightOf("cusco") },
        { term: "Time needed", text: "2–3 days, once you are acclimatised" },
        { term: "Best", text: bestFor("cusco") },
        { term: "UNESCO World Heritage", text: `${places.cusco.unesco[0]}` },
      ],
      blocks: [
        "Cusco, also spelt Cuzco, was the capital of the Inca Empire. The Spaniards built on Inca walls, so in many streets the base of a colonial house is a different kind of stone, fitted without mortar. On 24 June, the day of Inti Raymi, every room is taken; for more see [Festivals and public holidays](page:holidays).",
        { kind: "heading", id: "cusco-sights", text: "What to see" },
        {
          kind: "list",
          items: [
            "**Plaza de Armas and the cathedral:** in its painting of the Last Supper a guinea pig lies on the table.",
            "**Qorikancha:** walls of the Inca sun temple under the monastery of Santo Domingo.",
            "**The twelve-angled stone** and the San Blas quarter, with its steep lanes and workshops.",
            "**San Pedro market:** fruit juice, soup, cheese and bread from the morning on.",
            `**Sacsayhuamán** (${heightOf("sacsayhuaman")}) above the city, with Qenqo and Tambomachay farther along the road.`,
          ],
        },
        { kind: "heading", id: "cusco-getting-there", text: "Getting there" },
        `The flight from Lima takes ${flight("cusco")}; those in the morning are the more reliable. The bus takes ${bus("limaCusco")} from Lima and ${bus("arequipaCusco")} from Arequipa. A new airport is being built at Chinchero, and its opening has been put off several times: check which airport is on your ticket.`,
        { kind: "heading", id: "cusco-tickets", text: "Tickets" },
        `The *Boleto Turístico* covers ${boletoTuristico.sights} sights and is valid for ${boletoTuristico.days} days. The price has not changed for years: ${formatSoles(boletoTuristico.full, "en")} for the full ticket, ${formatSoles(boletoTuristico.partial, "en")} for the partial one, in cash at the office of [COSITUC](site:cosituc), who issue it. The cathedral (${formatSoles(cuscoEntries.cathedral[0], "en", cuscoEntries.cathedral[1])}) and Qorikancha (${formatSoles(cuscoEntries.qorikancha[0], "en", cuscoEntries.qorikancha[1])}) need tickets of their own.`,
        {
          kind: "note",
          tone: "tip",
          title: "Did you know?",
          text: [
            "The Inca city was laid out in the shape of a puma, with Sacsayhuamán as its head. The rainbow flag flying everywhere is the flag of Cusco, not the Pride flag.",
          ],
        },
      ],
    },
    {
      id: "rainbow-mountain",
      title: "Rainbow Mountain (Vinicunca)",
      picture: {
        id: "places/rainbow-mountain",
        alt: "The coloured stripes of Rainbow Mountain, a llama and a woman in traditional dress in front, tiny figures on the ridge.",
      },
      facts: [
        { term: "Altitude", text: `${heightOf("rainbow-mountain")} (the viewpoint)` },
        { term: "Time needed", text: "one long day from Cusco" },
        { term: "Best", text: bestFor("rainbow-mountain") },
        { term: "On foot", text: "1.5–3 hours" },
      ],
      blocks: [
        `Minibuses leave Cusco between three and four in the morning; after three hours on the road you climb to the viewpoint for 1.5–3 hours on foot, or on a hired horse. From November to March snow and mud often hide the colours. Go only after three or four nights above ${formatAltitude(3000, "en")}: at this height you feel every step.`,
        {
          kind: "terms",
          items: [
            {
              term: "Getting there",
              text: "An organised day trip from Cusco is easiest.",
            },
            {
              term: "Prices",
              text: `The community’s entry fee is ${roughly("rainbowMountain")}, in cash; ask whether your tour includes it. See also [peru.travel](site:peruTravel).`,
            },
            {
              term: "Alternatives",
              text: `The stripes of Palccoyo (about ${formatAltitude(heights.palccoyo, "en")}) are a short, flat walk away from the road. The Red Valley opens right next to Vinicunca.`,
            },
            {
              term: "Bring",
              text: "Pack a windproof jacket, a hat, gloves, sunscreen, water and small change.",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Did you know?",
          text: [
            "The mountain has been on the tourist map only since 2015–16. The stripes are the mud of ancient seas and lakes, coloured by iron, copper and sulphur. A mining concession was once granted over the area, but in 2018 it was given up and mining was banned for twelve months.",
          ],
        },
      ],
    },
    {
      id: "sacred-valley",
      title: "Sacred Valley",
      picture: {
        id: "places/sacred-valley",
        alt: "A river winding through the Sacred Valley past corn, terraces and llamas, with a snowy peak behind.",
      },
      facts: [
        { term: "Altitude", text: `${heightOf("ollantaytambo")} – ${heightOf("moray")}` },
        { term: "Time needed", text: "2 days" },
        { term: "Best", text: bestFor("sacred-valley") },
        { term: "Base", text: "Urubamba or Ollantaytambo" },
      ],
      blocks: [
        "The Sacred Valley of the Incas follows the Urubamba between Pisac and Ollantaytambo. Being lower than Cusco, it is the best first stop from the airport: two nights here, then Machu Picchu, and the city only after that.",
        { kind: "heading", id: "sacred-valley-getting-there", text: "Getting there" },
        "Come straight from Cusco airport by taxi or minibus. The train to Machu Picchu leaves from Ollantaytambo, so spend your last night there.",
        { kind: "heading", id: "sacred-valley-tickets", text: "Tickets" },
        `Pisac, Ollantaytambo, Moray and Chinchero (${heightOf("chinchero")}) are on [Cusco’s *Boleto Turístico*](#cusco-tickets). Maras and Lake Humantay charge fees of their own; there is more at [peru.travel](site:peruTravel).`,
        { kind: "heading", id: "sacred-valley-places", text: "Six places" },
        {
          kind: "cards",
          items: [
            {
              id: "pisac",
              title: "Pisac",
              picture: {
                id: "places/pisac",
                alt: "A terraced hill with Inca ruins above Pisac, the coloured awnings and sellers of the market in front.",
              },
              text: [
                "Terraces and tombs cut into the cliff above the town; below, a craft market that opens daily and is biggest on Sundays.",
              ],
              facts: [
                { term: "Altitude", text: heightOf("pisac") },
                { term: "Ticket", text: "*Boleto Turístico*" },
              ],
            },
            {
              id: "urubamba",
              title: "Urubamba",
              picture: {
                id: "places/urubamba",
                alt: "A bend of the Urubamba among corn fields, a woman and a llama in front, a snowy mountain behind.",
              },
              text: [
                "The valley’s crossroads, with mild weather and minibuses in every direction. The river is the Urubamba here, the Vilcanota farther up.",
              ],
              facts: [
                { term: "Altitude", text: heightOf("urubamba") },
                { term: "Ticket", text: "none needed" },
              ],
            },
            {
              id: "ollantaytambo",
              title: "Ollantaytambo",
              picture: {
                id: "places/ollantaytambo",
                alt: "The terraces of Ollantaytambo with the six great blocks of the Temple of the Sun on top, the village below and a snowy peak behind.",
              },
              text: [
                "People still live in the street plan the Incas drew. The six blocks of the Temple of the Sun, fifty tonnes each, came from a quarry across the river. Manco Inca beat the Spaniards here in 1536–37.",
              ],
              facts: [
                { term: "Altitude", text: heightOf("ollantaytambo") },
                { term: "Ticket", text: "*Boleto Turístico*" },
              ],
            },
            {
              id: "maras",
              title: "Maras",
              picture: {
                id: "places/maras",
                alt: "White salt ponds stepping down between red hillsides, women in hats among them.",
              },
              text: [
                "More than three thousand salt ponds, all fed by a single salty spring and still owned by local families.",
              ],
              facts: [
                { term: "Altitude", text: `about ${heightOf("maras")}` },
                { term: "Ticket", text: roughly("maras") },
              ],
            },
            {
              id: "moray",
              title: "Moray",
              picture: {
                id: "places/moray",
                alt: "Ring-shaped terraces one inside the other in a hollow, a llama and two people on its rim.",
              },
              text: [
                "Ringed terraces in a natural hollow. Top and bottom are said to differ by up to 15 °C (27 °F), though the figure is doubtful. The restaurant Mil is next door.",
              ],
              facts: [
                { term: "Altitude", text: heightOf("moray") },
                { term: "Ticket", text: "*Boleto Turístico*" },
              ],
            },
            {
              id: "humantay",
              title: "Lake Humantay",
              picture: {
                id: "places/humantay",
                alt: "A turquoise lake below a snowy peak and its glacier, hikers on the shore.",
              },
              text: [
                "**Not in the valley**, though many agencies sell it as part of it: the lake lies above Soraypampa, at the foot of Salkantay. From Cusco it is three hours by car, then a steep walk of 1–1.5 hours. Give it a day of its own, once you are used to the altitude.",
              ],
              facts: [
                { term: "Altitude", text: heightOf("humantay") },
                { term: "Ticket", text: "local fee, in cash" },
              ],
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Did you know?",
          text: [
            `For the Incas the Vilcanota mirrored the Milky Way on earth. In ${rankings.world.slice(0, 4)} Mil, the restaurant beside Moray, was on the list of the world’s best: [Gastronomy](page:gastronomy#restaurants).`,
          ],
        },
      ],
    },
    {
      id: "arequipa",
      title: "Arequipa and the Colca Canyon",
      picture: {
        id: "places/arequipa",
        alt: "The white stone arches of Yanahuara with Arequipa and the cone of El Misti beyond.",
      },
      facts: [
        { term: "Altitude", text: heightOf("arequipa") },
        { term: "Time needed", text: "2 days, 2–3 more for the Colca" },
        { term: "Best", text: bestFor("arequipa") },
        { term: "UNESCO World Heritage", text: `${places.arequipa.unesco[0]} (historic centre)` },
      ],
      blocks: [
        `The “White City” is built of *sillar*, a pale volcanic stone, and El Misti, a volcano of ${formatAltitude(heights.misti, "en")}, rises above it. The sun shines three hundred days a year; rain falls only from January to March. It is the most comfortable place to get used to altitude: a big city that eats well, a thousand metres lower than Cusco.`,
        {
          kind: "list",
          items: [
            `**Santa Catalina:** a convent founded in 1579, a small town in itself, with blue and brick-red lanes. Entry costs ${roughly("santaCatalina")}; today’s price is on [santacatalina.org.pe](site:santaCatalina).`,
            "**Museo Santuarios Andinos:** home to Juanita, the Inca girl found frozen in the ice. From January to April she is kept in the dark to rest, and you see the museum’s other mummies.",
            "**Plaza de Armas** and the viewpoint of Yanahuara, whose arches frame El Misti.",
            "**Lunch in a *picantería*:** the city’s traditional place for the midday meal.",
            `**Colca Canyon:** condors rise between 8 and 10 in the morning at Cruz del Cóndor (${heightOf("colca")}); the road crosses a pass at ${formatAltitude(heights.colcaPass, "en")}. The visitor ticket is ${roughly("colca")}; for today’s price see [Autocolca](site:autocolca).`,
          ],
        },
        { kind: "heading", id: "arequipa-getting-there", text: "Getting there" },
        `From Lima the flight takes ${flight("arequipa")}, the bus ${bus("limaArequipa")}. The bus from Cusco takes ${bus("arequipaCusco")}, from Puno ${bus("arequipaPuno")}.`,
        {
          kind: "note",
          tone: "tip",
          title: "Did you know?",
          text: [
            "Santa Catalina has let visitors in only since 1970. *Queso helado*, “frozen cheese”, contains no cheese at all. Arequipeños feel so much a nation of their own that they have, as a joke, issued an “Arequipa passport”. Mario Vargas Llosa was born here.",
          ],
        },
      ],
    },
    {
      id: "iquitos",
      title: "Iquitos and the Amazon",
      picture: {
        id: "places/iquitos",
        alt: "Sunset on a wide river with houses on stilts, a canoe and parrots.",
      },
      facts: [
        { term: "Altitude", text: heightOf("iquitos") },
        { term: "Time needed", text: "3–5 days with a lodge" },
        { term: "Best", text: `${bestFor("iquitos")} (on foot)` },
        { term: "Road", text: "none from outside" },
      ],
      blocks: [
        "No road leads here: Iquitos is often called the largest city in the world that you cannot drive to. From June to October the water is low and you can walk in the forest. From December to May the river floods its banks and a canoe takes you in among the trees. Both seasons are worth it, for different reasons.",
        {
          kind: "list",
          items: [
            "**Belén:** see the market and the floating quarter in the morning, with a local guide.",
            "**Houses of the rubber boom**, covered in Portuguese tiles, and the iron house on the main square.",
            "**The manatee rescue centre**, which raises orphaned animals.",
            "**Pacaya-Samiria National Reserve:** plan several days, with a guide; the official site is that of [SERNANP](site:sernanp).",
            "**Nauta:** the town where two rivers meet and the Amazon begins.",
          ],
        },
        { kind: "heading", id: "iquitos-getting-there", text: "Getting there, and what it costs" },
        {
          kind: "terms",
          items: [
            { term: "By air", text: `${flight("iquitos")} from Lima.` },
            { term: "By boat", text: "2–4 days from Yurimaguas or Pucallpa, in a hammock." },
            {
              term: "Fast boat",
              text: `One runs to the triple border with Colombia and Brazil. UK advice (${formatMonth(safetyAdvice.areas.asOf, "en")}) warned against travel within ${formatDistance(safetyAdvice.borderStripKm, "en")} of the Colombian border, except for the Amazon itself and its stretch from Caballococha to Santa Rosa.`,
            },
            {
              term: "Prices",
              text: "Lodges sell packages with boat, guide and meals. Compare several offers; a good place to start is [peru.travel](site:peruTravel).",
            },
            {
              term: "Health",
              text: "Have your yellow fever vaccine at least ten days before you go, and ask a travel clinic about malaria; details in the [Peru guide](page:peru-guide#vaccinations).",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Did you know?",
          text: [
            `There are hardly any cars: everybody gets around by motorbike or mototaxi. The river rises and falls by ${weatherFacts.riverMetres.join("–")} m within a year, which is why the houses of Belén stand on stilts or float. Werner Herzog’s film Fitzcarraldo is set in its rubber boom.`,
          ],
        },
      ],
    },
    {
      id: "titicaca",
      title: "Lake Titicaca and Puno",
      picture: {
        id: "places/titicaca",
        alt: "A reed boat with an animal’s head carrying passengers on Lake Titicaca, beside a floating island with reed huts.",
      },
      facts: [
        { term: "Altitude", text: `${heightOf("titicaca")} (lake), ${heightOf("puno")} (Puno)` },
        { term: "Time needed", text: "2 days" },
        { term: "Best", text: bestFor("titicaca") },
        {
          term: "UNESCO",
          text: `Taquile’s textiles, intangible heritage (${places.taquile.intangible.join(", ")}); the lake itself is not World Heritage`,
        },
      ],
      blocks: [
        `South America’s largest lake by volume covers about ${formatNumber(lakeTiticaca.areaKm2, "en")} km², is ${lakeTiticaca.meanDepth} m deep on average and is shared by Peru and Bolivia. From May to October the sky is clear, but nights fall below freezing. In February the Candelaria festival is worth the rain; for more see [Festivals and public holidays](page:holidays).`,
        {
          kind: "list",
          items: [
            "**Uros:** floating islands of totora reed, a short boat ride from Puno.",
            `**Taquile** (${heightOf("taquile")}): the island where men knit, its textiles on UNESCO’s list.`,
            "**Amantaní:** spend a night with a family.",
            "**Sillustani:** round burial towers beside a smaller lake.",
          ],
        },
        { kind: "heading", id: "titicaca-getting-there", text: "Getting there, and tickets" },
        {
          kind: "terms",
          items: [
            {
              term: "By air",
              text: `${flight("juliaca")} from Lima to Juliaca (${heightOf("juliaca")}), then an hour to Puno.`,
            },
            { term: "By bus", text: `${bus("cuscoPuno")} from Cusco, ${bus("arequipaPuno")} from Arequipa.` },
            {
              term: "By train",
              text: `A luxury train from Cusco, about ${formatHours(trainHours.cuscoPuno, "en")}: [PeruRail](site:perurail).`,
            },
            {
              term: "Tickets",
              text: "Boats to the islands leave from Puno’s harbour; the communities charge their own fees in cash. There is more at [peru.travel](site:peruTravel).",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Did you know?",
          text: [
            "“The highest navigable lake in the world” is true of large ships. The first steamer, the Yavari, was carried up the mountains in pieces on mules, put together on the shore and launched in 1870. The Uros turn their reed into houses, boats and even food.",
          ],
        },
      ],
    },
    {
      id: "tickets-and-acclimatisation",
      title: "Tickets, acclimatisation, planning",
      blocks: [
        "Two things make or break the trip: getting a ticket for Machu Picchu in time, and leaving time for the altitude. The rest is flexible.",
        {
          kind: "steps",
          items: [
            {
              title: "Inca Trail: months ahead",
              text: "Only a licensed agency can book it, the number of permits is limited, and the trail is closed in February.",
            },
            {
              title: "The Machu Picchu ticket",
              text: "As soon as you have a date, buy the ticket, for route 2-A on a first visit, and choose a train to match, since entry is timed: [step by step](page:machu-picchu#buying).",
            },
            {
              title: "Vaccination: at least ten days before",
              text: "You need the yellow fever vaccine for Iquitos. In 2025 the US CDC added Machu Picchu to the areas for which it advises the vaccine; the [CDC](site:cdc) has today’s map.",
            },
            {
              title: "Domestic flights",
              text: "Fly to Cusco in the morning. Keep a spare day before the flight home: protests and mudslides can block both railway and road.",
            },
            {
              title: "Documents",
              text: "You need the original passport at the gate of Machu Picchu, on the train, on domestic flights and on long-distance buses. For the rules of entry see [Entering Peru](page:entry).",
            },
          ],
        },
        { kind: "heading", id: "acclimatisation", text: "Acclimatising" },
        {
          kind: "checklist",
          items: [
            "Take the first 24–48 hours slowly: short walks, plenty of water, light food, no alcohol.",
            "Sleep low first: the valley, Machu Picchu, and only then Cusco.",
            `Leave anything above ${formatAltitude(4000, "en")} (Humantay, Rainbow Mountain) to the end.`,
            "Take acetazolamide only after asking a doctor.",
            "If you have a headache with vomiting, or are breathless at rest, go down at once and see a doctor.",
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "About the prices",
          text: [
            `Prices marked “about” are rough and come from sources older than ${formatMonth(roughAsOf, "en")}; check the linked sites before you go. Keep small change for community fees, markets and mototaxis: the [Peru guide](page:peru-guide) has a chapter on money.`,
          ],
        },
      ],
    },
  ],
  freshness: [
    `Machu Picchu’s prices are as announced in ${pricesAsOf()}, the others from sources of ${formatMonth(roughAsOf, "en")} at the latest. The *Boleto Turístico* has cost the same for years; the last dated source is of ${formatAge(boletoTuristico.asOf, "en")}. Before you go, check [tuboleto.cultura.pe](site:tuBoleto), [COSITUC](site:cosituc) and the railways.`,
  ],
}));
