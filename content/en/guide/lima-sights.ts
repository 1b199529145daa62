import {
  limaCliff,
  limaCollections,
  limaDistances,
  limaFootbridge,
  limaHours,
  limaKilometres,
  limaTickets,
} from "#content/facts/lima/lima-sights.ts";
import { limaMinutes } from "#content/facts/lima/lima-transport.ts";
import { places } from "#content/facts/places.ts";
import { guideWords } from "#content/guide-words.ts";
import {
  formatAltitude,
  formatDistance,
  formatMetres,
  formatNumber,
  formatSoles,
} from "#i18n/format-amount.ts";
import { formatMonth, formatTime } from "#i18n/format-date.ts";

const asOf = () => `from before ${formatMonth(limaTickets.asOf, "en")}`;
const soles = (ticket: "larco" | "sanFrancisco" | "huacaPucllana" | "cathedral") =>
  formatSoles(limaTickets[ticket], "en");
const time = (hour: `${number}:${number}`) => formatTime(hour, "en");
const { larco, sanFrancisco, huacaPucllana } = limaHours;
const huacaHours = `from ${time(huacaPucllana.opens)}, closing between ${time(huacaPucllana.closesFrom)} and ${time(huacaPucllana.closesTo)}`;

export default guideWords(() => ({
  title: "Lima sights",
  description:
    "Plaza Mayor, Larco Museum, catacombs, Miraflores, Barranco, Huaca Pucllana: address, hours, ticket, how to get there, and plans for one or two days.",
  keywords: [
    "Lima sights",
    "Lima attractions",
    "Plaza Mayor Lima",
    "Larco Museum",
    "San Francisco catacombs",
    "Miraflores",
    "Barranco",
    "Huaca Pucllana",
    "one day in Lima",
  ],
  lead: "Six places worth stopping in Lima for before you fly on to the Andes. Each comes with its address, opening hours, ticket price and the time it takes. At the end you will find a plan for one day and one for two, and both allow for the traffic and for what is shut on Tuesdays.",
  pictureAlt: "An old tram in a Lima street between carved wooden balconies, with church towers behind.",
  sections: [
    {
      id: "planning",
      title: "What can you see in a day?",
      blocks: [
        `The sights lie in three clusters. In the old centre, the Plaza Mayor and the monastery of San Francisco are only about ${formatMetres(limaDistances.plazaMayorToSanFrancisco, "en")} apart. In the south, above the ocean, Miraflores, Huaca Pucllana and Barranco go together. The Larco Museum is on its own in the district of Pueblo Libre, ${limaMinutes.mirafloresLarcoByCar.join("–")} minutes by car from Miraflores.`,
        {
          kind: "table",
          caption: `The six places side by side (ticket prices ${asOf()})`,
          head: ["Place", "When", "Time", "Ticket"],
          rows: [
            ["[Plaza Mayor](#plaza-mayor)", "by day", "1–2 hours", "free"],
            ["[Larco Museum](#larco)", "afternoon", "2 hours", soles("larco")],
            ["[San Francisco](#san-francisco)", "morning", "1 hour", soles("sanFrancisco")],
            ["[Miraflores](#miraflores)", "until sunset", "half a day", "free"],
            ["[Barranco](#barranco)", "afternoon and evening", "half a day", "free"],
            ["[Huaca Pucllana](#huaca-pucllana)", "by day, not Tuesday", "1 hour", soles("huacaPucllana")],
          ],
        },
        "**By day** go to the old centre: the monastery in the morning, the changing of the guard at the Government Palace at about noon. **In the evening** choose Barranco and Miraflores for music, dinner and a floodlit pyramid. Between the centre and Miraflores the Metropolitano rapid bus takes 20–30 minutes, a car 30–60. Avoid crossing the city in the rush hours, 7–10 am and 5–9 pm.",
        {
          kind: "note",
          tone: "tip",
          title: "On a Tuesday, swap",
          text: [
            "Huaca Pucllana is closed on Tuesdays, while the Larco opens daily. If your only day in Lima is a Tuesday, see the museum instead of the pyramid.",
          ],
        },
      ],
    },
    {
      id: "six-sights",
      title: "The six places",
      blocks: [
        "Ticket prices are for one adult; for the three places that charge, the link at the end of the card leads to their own site and today’s price.",
        {
          kind: "cards",
          items: [
            {
              id: "plaza-mayor",
              title: "Plaza Mayor, the main square",
              picture: {
                id: "places/plaza-mayor",
                alt: "A view from the shade of an arcade: the bronze fountain, the two cathedral towers behind it and, on the right, a yellow front with carved wooden balconies.",
              },
              text: [
                "The city began here: on 18 January 1535 Pizarro laid out Lima from this square, and on 28 July 1821 [independence](page:history#independence) was proclaimed on it. The oldest thing in sight is not a building but the bronze fountain in the middle, of 1650–51.",
                "Pizarro’s tomb is in the cathedral. The carved balconies of the Archbishop’s Palace look older than they are: the house dates from 1924. In front of the Government Palace the guard changes at about noon.",
                "Within ten minutes on foot are the pedestrian Jirón de la Unión, the monastery of Santo Domingo with the relics of St Rose of Lima, and the Casa de Aliaga, in the same family since 1535. The whole centre is [World Heritage](site:unescoLima).",
              ],
              facts: [
                { term: "Address", text: "Plaza Mayor (Plaza de Armas), Cercado de Lima" },
                { term: "Open", text: "always; fenced off during protests" },
                {
                  term: "Ticket",
                  text: `the square is free; cathedral museum about ${soles("cathedral")} (${asOf()}; [visitalima.pe](site:visitaLima))`,
                },
                { term: "Time needed", text: "1–2 hours" },
                {
                  term: "Getting there",
                  text: "Metropolitano to Jirón de la Unión, then on foot; 20–30 minutes from Miraflores",
                },
              ],
              link: { label: "The historic centre at UNESCO", site: "unescoLima" },
            },
            {
              id: "larco",
              title: "Larco Museum",
              picture: {
                id: "places/larco",
                alt: "A Moche portrait pot on a shelf; behind it the museum’s white house with bougainvillea and cacti.",
              },
              text: [
                `Five thousand years in some ${formatNumber(limaCollections.larcoPieces, "en")} objects: the [cultures before the Incas](page:history#pre-inca), which blur together elsewhere, fall into order here. Rafael Larco Hoyle founded the museum in 1926 in the Trujillo area; it has been in Lima since 1949–50.`,
                "The storerooms are open to visitors as well, shelf upon shelf of pots, among them the portrait pots of the Moche, each with the features of a real person. Beyond the rooms of gold and silver, a separate gallery shows the erotic pottery, so families can skip it.",
                "The mansion, in 18th-century style, is said to stand on a pyramid of the 7th century. There is a café in the garden among the bougainvillea, a good place to end the visit.",
              ],
              facts: [
                { term: "Address", text: "Av. Simón Bolívar 1515, Pueblo Libre" },
                {
                  term: "Open",
                  text: `daily from ${time(larco.opens)}, usually to about ${time(larco.closes)}; check before you go`,
                },
                {
                  term: "Ticket",
                  text: `${soles("larco")} (${asOf()}; it may be more by now)`,
                },
                { term: "Time needed", text: "2 hours" },
                {
                  term: "Getting there",
                  text: `${limaMinutes.mirafloresLarcoByCar.join("–")} minutes by car from Miraflores; order one from an app`,
                },
              ],
              link: { label: "Tickets and hours: museolarco.org", site: "larco" },
            },
            {
              id: "san-francisco",
              title: "San Francisco Monastery and Catacombs",
              picture: {
                id: "places/san-francisco",
                alt: "A yellow church with two bell towers and a carved stone portal; in front, pigeons taking wing, passers-by and a street vendor.",
              },
              text: [
                `Above ground are Sevillian tiles, a cedar dome and a library of about ${formatNumber(limaCollections.sanFranciscoBooks, "en")} books; below, about ${formatNumber(limaCollections.sanFranciscoBurials, "en")} dead. Church and cloister were rebuilt after 1656 and finished in 1672–74.`,
                "Look for the Last Supper with guinea pig, potatoes and chilli on the table. Lima buried its dead here until the early 19th century; the crypts were opened to the public in 1950. The bones are arranged in rings, one of them in a well ten metres (33 feet) deep.",
                `Visits are guided only, in Spanish or English, and last about 45 minutes. Photography is forbidden, and the passages are narrow and low, so they are not for the claustrophobic. The monastery became World Heritage on its own in ${places["san-francisco"].unesco[0]}, before the rest of the centre.`,
              ],
              facts: [
                { term: "Address", text: "corner of Jr. Áncash and Jr. Lampa, Cercado de Lima" },
                {
                  term: "Open",
                  text: `daily from ${time(sanFrancisco.opens)} to ${time(sanFrancisco.closes)}`,
                },
                {
                  term: "Ticket",
                  text: `${soles("sanFrancisco")} with the guided tour (${asOf()}); less for students and children`,
                },
                { term: "Time needed", text: "1 hour" },
                {
                  term: "Getting there",
                  text: `about ${formatMetres(limaDistances.plazaMayorToSanFrancisco, "en")} on foot from the Plaza Mayor`,
                },
              ],
              link: { label: "The catacombs’ site: museocatacumbas.com", site: "catacumbas" },
            },
            {
              id: "miraflores",
              title: "Miraflores and its cliffs",
              picture: {
                id: "places/miraflores",
                alt: "A clifftop path with a striped lighthouse, a paraglider overhead and the Pacific below.",
              },
              text: [
                `The *malecón*, the clifftop promenade, runs about ${formatAltitude(limaCliff, "en")} above the ocean, from park to park. In the Parque del Amor (Love Park) a giant couple has been kissing since 1993 beside a wavy mosaic bench in the manner of Gaudí. The lighthouse is up here too, and paragliders take off by day when the wind is right.`,
                `Larcomar, a shopping centre, is cut into the cliff. The promenade goes on southwards into Barranco over the Puente de la Paz, a footbridge with a glass strip in its floor, open since ${formatMonth(limaFootbridge.since.slice(0, 7), "en")}. Inland, Kennedy Park is known for its cats and the Inka Market is the place for souvenirs. In winter the *garúa*, a drizzling fog, often hides the sunset; the months are on the [weather page](page:weather#coast).`,
              ],
              facts: [
                { term: "Address", text: "Kennedy Park (Parque Kennedy) and the *malecón*" },
                { term: "Open", text: "always" },
                { term: "Ticket", text: "free" },
                { term: "Time needed", text: "half a day" },
                {
                  term: "Getting there",
                  text: `Metropolitano to Ricardo Palma or Benavides; Parque del Amor is about ${formatMetres(limaDistances.kennedyToParqueDelAmor, "en")} from Kennedy Park`,
                },
              ],
              link: { label: "Municipality of Miraflores", site: "miraflores" },
            },
            {
              id: "barranco",
              title: "Barranco and the Bridge of Sighs",
              picture: {
                id: "places/barranco",
                alt: "A wooden bridge with strollers over the lane to the sea at sunset; colourful villas, lamps, bougainvillea.",
              },
              text: [
                "In the 19th century Lima came here for the summer by the sea; today Barranco is its bohemian quarter. The wooden Bridge of Sighs (Puente de los Suspiros) dates from 1876. Anyone who crosses it for the first time while holding their breath may make a wish.",
                "Under the bridge the *Bajada de los Baños*, the old way to the baths, goes down to the sea past murals. For art there are three museums: MATE (photographs by Mario Testino), MAC (contemporary art) and the Pedro de Osma collection.",
                "An evening in Barranco means a *peña*, a bar with live *criollo* music, the songs of the coast. For what to drink with it see [gastronomy](page:gastronomy#drinks).",
              ],
              facts: [
                { term: "Address", text: "Puente de los Suspiros, Barranco" },
                { term: "Open", text: "always" },
                { term: "Ticket", text: "free; the museums charge their own" },
                { term: "Time needed", text: "half a day and the evening" },
                {
                  term: "Getting there",
                  text: `on foot from Miraflores by day, over the ${formatMetres(limaFootbridge.metres, "en")} of the Puente de la Paz; by taxi after dark, or by Metropolitano to Balta or Bulevar`,
                },
              ],
              link: { label: "Municipality of Barranco", site: "barranco" },
            },
            {
              id: "huaca-pucllana",
              title: "Huaca Pucllana",
              picture: {
                id: "places/huaca-pucllana",
                alt: "A stepped adobe pyramid in front of apartment towers, with two llamas and visitors at its foot.",
              },
              text: [
                "An adobe pyramid among apartment towers (say “waka pook-yana”; a *huaca* is a sacred place). The people of the Lima culture raised it between AD 200 and 700 from millions of small bricks, set upright like books on a shelf, with gaps between them to ride out earthquakes.",
                "Later the Wari buried their dead in it and the Ychsma used it. In the 20th century it lay under a rubbish dump and was nearly built over, until excavations began in 1967 and resumed in 1981.",
                "You can only go round with a guide, in about an hour. Bring a sun hat and closed shoes; the walk includes a park of native plants and animals. From the restaurant you look out at night on the floodlit ruins.",
              ],
              facts: [
                { term: "Address", text: "Calle General Borgoño, block 8 (*cuadra 8*), Miraflores" },
                {
                  term: "Open",
                  text: `Wednesday to Monday ${huacaHours}; closed on Tuesdays, 1 January, Good Friday, 1 May, 28 July and 25 December. There are usually night visits from Wednesday to Sunday, but ask first`,
                },
                {
                  term: "Ticket",
                  text: `${soles("huacaPucllana")} with the guide (${asOf()}); a little more at night`,
                },
                { term: "Time needed", text: "1 hour" },
                {
                  term: "Getting there",
                  text: "about 20 minutes on foot from Kennedy Park",
                },
              ],
              link: { label: "The site’s own pages: huacapucllanamiraflores.pe", site: "huacaPucllana" },
            },
          ],
        },
      ],
    },
    {
      id: "more",
      title: "If you have half a day to spare",
      blocks: [
        "Four ideas, the nearest to the centre first. For hours and tickets start from [peru.travel](site:peruTravel).",
        {
          kind: "terms",
          shape: "names",
          items: [
            {
              term: "MALI",
              text: "Lima’s art museum (Museo de Arte de Lima): Peruvian art under one roof, for a grey afternoon.",
            },
            {
              term: "Circuito Mágico del Agua",
              text: "A park of fountains in the Parque de la Reserva; go after dark, when they are lit. Good with children.",
            },
            {
              term: "Callao Monumental",
              text: "Murals in the port city. Go only by day, and with a local guide.",
            },
            {
              term: "Pachacámac",
              text: `Ruins of a place of pilgrimage older than the Incas, ${formatDistance(limaKilometres.pachacamac, "en")} to the south; allow at least half a day.`,
            },
          ],
        },
      ],
    },
    {
      id: "routes",
      title: "Ready plans for one day and for two",
      blocks: [
        "The times are approximate; leave room between them for guided tours and afternoon traffic.",
        { kind: "heading", id: "one-day", text: "One day: old centre, pyramid, ocean" },
        {
          kind: "terms",
          items: [
            {
              term: "9 am · San Francisco",
              text: "Be there when it opens and take the first tour; library and catacombs take 45 minutes.",
            },
            {
              term: "10:30 am · Plaza Mayor",
              text: "See the fountain, the cathedral and Jirón de la Unión; at about noon the guard changes.",
            },
            {
              term: "12:30 pm · Miraflores",
              text: "Go south by Metropolitano and have [ceviche](page:gastronomy#ceviche) for lunch.",
            },
            {
              term: "2:30 pm · Huaca Pucllana",
              text: "Take the one-hour tour, or on a Tuesday see the Larco Museum instead.",
            },
            { term: "4:30 pm · Malecón", text: "Walk to the Parque del Amor and wait for the sunset." },
            {
              term: "7 pm · Barranco",
              text: "Cross the Bridge of Sighs, have dinner and hear live music in a *peña*.",
            },
          ],
        },
        { kind: "heading", id: "two-days", text: "Two days: all six places" },
        {
          kind: "terms",
          items: [
            {
              term: "Day 1, morning",
              text: "Start at San Francisco at 9, then see the Plaza Mayor, the guard and Santo Domingo; have lunch in the centre.",
            },
            {
              term: "Day 1, afternoon",
              text: "Take a car to the Larco Museum for about 2 pm; spend two hours there, then have coffee in the garden. Leave for your hotel before 5 pm.",
            },
            {
              term: "Day 1, evening",
              text: "Have dinner in Miraflores and, from Wednesday to Sunday, perhaps a night visit to Huaca Pucllana.",
            },
            {
              term: "Day 2, morning",
              text: "Be at Huaca Pucllana at about 9:30 am (on a Tuesday, swap it with the Larco), then see Kennedy Park and the Inka Market.",
            },
            {
              term: "Day 2, afternoon",
              text: "Have ceviche, walk the *malecón*, and at about 4 pm go on to Barranco for the murals and the MAC or MATE.",
            },
            {
              term: "Day 2, evening",
              text: "Watch the sunset at the foot of the *Bajada de los Baños*, then go to a *peña*.",
            },
          ],
        },
        "Two days here are also a rest before the Andes, since Lima is barely above sea level; how the days go on is under [Itineraries](page:itineraries#choose). For the flight home allow 45–90 minutes from Miraflores to the airport; for ways of getting there see [Lima transport](page:lima-transport).",
      ],
    },
    {
      id: "tickets-and-safety",
      title: "Tickets and safety",
      blocks: [
        `The ticket prices on this page come from sources older than ${formatMonth(limaTickets.asOf, "en")}, so look at the places’ own sites before you go: [Larco](site:larco), [San Francisco](site:catacumbas), [Huaca Pucllana](site:huacaPucllana). The three together come to ${formatSoles(limaTickets.larco + limaTickets.sanFrancisco + limaTickets.huacaPucllana, "en")} a head, unless Larco has gone up since.`,
        {
          kind: "checklist",
          items: [
            "Carry small notes and coins, for taxis as well.",
            "Bring a student card: the monastery gives a discount.",
            "At the monastery and at Huaca Pucllana, ask at the ticket desk when the next tour in English starts.",
            "On a [public holiday](page:holidays) check first what is open; on 28 July the streets around the Plaza Mayor may be closed too.",
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "The centre by day, a car at night",
          text: [
            "Leave the old centre before dark. In the evening do not hail a taxi in the street but order one from an app or through the restaurant, and at traffic lights keep your phone away from an open window. Between Barranco and Miraflores, too, a car is better at night. If a crowd gathers on the square, keep clear of it. For the state of emergency and other precautions see [safety](page:peru-guide#safety).",
          ],
        },
      ],
    },
  ],
  freshness: [
    `Ticket prices are of ${formatMonth(limaTickets.asOf, "en")} and tend to rise; the cathedral’s price and Larco’s closing time are unconfirmed. Look at each museum’s own site before you go.`,
  ],
}));
