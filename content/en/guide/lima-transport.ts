import { emergency } from "#content/facts/country.ts";
import { carRental } from "#content/facts/journeys.ts";
import {
  airportFares,
  blueRoutes,
  blueRouteToMiraflores,
  cityFares,
  limaAirport,
  limaMetro,
  limaMinutes,
  transitCard,
} from "#content/facts/lima/lima-transport.ts";
import { limaFootbridge } from "#content/facts/lima/lima-sights.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatDistance, formatMetres, formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";

const soles = (from: number, to = from) => formatSoles(from, "en", to);
const range = ([from, to]: readonly [number, number]) => `${from}–${to}`;
const { aeroDirecto, app, taxiDesk, tout } = airportFares;
const { metropolitano, blueCorridor, localBus, metroLine1, metroLine2, mototaxi } = cityFares;
const { line1, line2 } = limaMetro;

export default guideWords(() => ({
  title: "Getting around Lima",
  description:
    "From Lima airport into town, Uber, Cabify and DiDi, Metropolitano rapid buses, blue buses, the transit card, metro and minibuses: fares, stops and times.",
  keywords: [
    "Lima transport",
    "Lima airport transfer",
    "Jorge Chávez airport",
    "Metropolitano",
    "Corredor Azul",
    "Lima metro",
    "Uber Lima",
    "taxis in Lima",
    "mototaxi",
  ],
  lead: "How to get from the airport to your bed, what to ride in the city and what it costs. By the end you will know where to buy the card, which blue bus goes to Barranco and which taxis to avoid.",
  pictureAlt: "An articulated rapid bus and a blue city bus between palms, with an airliner coming in above.",
  sections: [
    {
      id: "airport",
      title: "The airport’s new terminal",
      facts: [
        { term: "Code", text: limaAirport.code },
        { term: "New terminal", text: `since ${formatDate(limaAirport.terminalSince, "en")}` },
        {
          term: "To Miraflores",
          text: `about ${formatDistance(limaAirport.kmToMiraflores[0], "en", limaAirport.kmToMiraflores[1])}, ${range(limaAirport.minutesToMiraflores)} minutes`,
        },
        { term: "International flights", text: `be there ${limaAirport.hoursBeforeFlight} hours ahead` },
      ],
      blocks: [
        `Jorge Chávez airport is in Callao, the port next to Lima. Domestic and international flights share one building of ${limaAirport.levels} levels and about ${formatNumber(limaAirport.squareMetres, "en")} m². The old terminal on *Avenida Faucett* is closed to passengers, so directions that mention it are out of date.`,
        "The terminal can be reached **only by vehicle**, from *Avenida Morales Duárez*; there is no way in on foot. Between 7 and 10 am and 5 and 9 pm allow the longer time. No metro comes here yet: a station of line 4 is planned. The [airport’s own site](site:limaAirport) has the latest on the terminal, and [entering Peru](page:entry#arrival) takes you through arrival step by step.",
      ],
    },
    {
      id: "airport-transfer",
      title: "From the airport into town",
      blocks: [
        "At night, or if you are tired or have large bags, a car from an app is simplest; by day and with little luggage, the city bus is cheapest.",
        {
          kind: "table",
          caption: "Between the airport and the city",
          head: ["Transport", "Fare", "As of", "Good to know"],
          rows: [
            [
              "car ordered by app",
              `about ${soles(...app.soles)}`,
              formatMonth(app.asOf, "en"),
              "to Miraflores; the app shows the fare first",
            ],
            [
              "taxi desk in the terminal",
              `about ${soles(...taxiDesk.soles)}`,
              formatMonth(taxiDesk.asOf, "en"),
              "fixed fare, paid at the official desk",
            ],
            [
              "[AeroDirecto](site:atu) city bus",
              soles(...aeroDirecto.soles),
              formatMonth(aeroDirecto.asOf, "en"),
              "none of its known routes goes to Miraflores",
            ],
          ],
        },
        `There used to be a coach to the hotels of Miraflores, Airport Express Lima, but in ${formatMonth(aeroDirecto.asOf, "en")} the press called AeroDirecto the only authorised public transport at the new terminal: count on the coach only if its [own site](site:airportExpress) says that it runs. AeroDirecto had ${aeroDirecto.routes.count} routes in ${formatMonth(aeroDirecto.routes.asOf, "en")}, among them these five:`,
        {
          kind: "list",
          items: [
            "**North** (*Norte*): towards Naranjal and Los Olivos.",
            "**South** (*Sur*): towards *Avenida Brasil*.",
            "**Centre** (*Centro*): Plaza Dos de Mayo and Plaza San Martín; the closest you get to the main square.",
            "**Quilca, Ventanilla:** for the airport’s neighbours and for Ventanilla; travellers rarely need them.",
          ],
        },
        `You pay in cash, by Visa card or with Yape, a Peruvian payment app. The buses have run round the clock since ${formatDate(aeroDirecto.roundTheClockSince, "en")}; one every 15 minutes was promised, and there were queues at first. In ${formatMonth(aeroDirecto.fleet.asOf, "en")} there were ${aeroDirecto.fleet.buses} buses in service.`,
      ],
    },
    {
      id: "ride-sharing",
      title: "Uber, Cabify, DiDi and taxis",
      blocks: [
        "If you do not know the city, a ride-hailing app is the easiest answer: you see the fare first, the trip leaves a record and nobody has to haggle in Spanish. Install it and add a bank card at home; cash is accepted as well.",
        {
          kind: "terms",
          shape: "names",
          items: [
            {
              term: "Uber",
              text: `Has a marked pick-up bay at the airport (${formatMonth(airportFares.pickUpBays.asOf, "en")}).`,
            },
            {
              term: "Cabify",
              text: `The same, a marked bay at the airport (${formatMonth(airportFares.pickUpBays.asOf, "en")}).`,
            },
            {
              term: "DiDi",
              text: "Works in the city; at the airport the app tells you where the car waits.",
            },
          ],
        },
        {
          kind: "checklist",
          items: [
            "Check that the number plate (licence plate) and the driver match what the app shows",
            "Sit in the back and share the trip with someone",
            "Switch on the PIN if the app offers one",
            "Set the destination on the map with its district: the same street name turns up in several",
          ],
        },
        "According to the authorities the apps are not licensed taxi companies, and the insurance differs accordingly. A licensed taxi carries on its sides a registration number of the [urban transport authority](site:atu), ATU.",
        {
          kind: "note",
          tone: "warning",
          title: "Taxis in the street",
          text: [
            `There is no meter: agree on the fare before you get in. In arrivals, do not follow any “helper”; in ${formatMonth(tout.asOf, "en")} some asked as much as ${soles(tout.soles)} for the ride.`,
            "Do not take street cabs at night or outside clubs, and never change cars on the way. Have only small notes to hand; at traffic lights keep the window up and your phone out of sight.",
          ],
        },
      ],
    },
    {
      id: "overview",
      title: "Public transport at a glance",
      blocks: [
        `A single ride costs between ${soles(metroLine2.soles)} on the metro and ${soles(metropolitano.trunk)} on the Metropolitano, and a change of bus usually means paying again. Fares are published by the [ATU](site:atu).`,
        { kind: "figure", figure: "vehicles" },
        {
          kind: "table",
          caption: "What one ride costs",
          head: ["Transport", "Fare", "As of", "Where it goes"],
          rows: [
            [
              "[Metropolitano](#metropolitano)",
              soles(metropolitano.trunk),
              formatMonth(metropolitano.asOf, "en"),
              "north – centre – Miraflores – Barranco – south",
            ],
            [
              "[blue buses](#blue-corridor)",
              soles(blueCorridor.soles),
              formatMonth(blueCorridor.asOf, "en"),
              "Rímac – centre – Miraflores – Barranco",
            ],
            [
              "[*micro*, *combi*](#local-buses)",
              soles(...localBus.soles),
              formatMonth(localBus.asOf, "en"),
              "nearly everywhere",
            ],
            [
              "[metro line 1](#metro)",
              `about ${soles(metroLine1.soles)}`,
              formatMonth(metroLine1.asOf, "en"),
              "outer districts, south and east",
            ],
            [
              "[metro line 2](#metro)",
              soles(metroLine2.soles),
              formatMonth(metroLine2.asOf, "en"),
              "Santa Anita and Ate",
            ],
            [
              "[mototaxi](#mototaxi)",
              `about ${soles(...mototaxi.soles)}`,
              formatMonth(mototaxi.asOf, "en"),
              "short hops in outer districts",
            ],
          ],
        },
      ],
    },
    {
      id: "metropolitano",
      title: "Metropolitano, the rapid bus",
      facts: [
        { term: "Runs", text: "about 5 am to 11 pm, shorter on Sundays" },
        { term: "Crowded", text: "7–9 am and 6–8 pm" },
        {
          term: "Fare",
          text: `${soles(metropolitano.trunk)}, with a feeder bus ${soles(metropolitano.withFeeder)} (${formatMonth(metropolitano.asOf, "en")})`,
        },
      ],
      blocks: [
        "It has its own lane and bypasses the traffic jams, running from the north through the centre, Miraflores and Barranco to Chorrillos. For visitors this is the most useful line. You pay at the station gate; check on the map that the next bus stops where you want to get off, because the *expreso* services skip stations.",
        {
          kind: "terms",
          items: [
            {
              term: "Centre",
              text: "*Estación Central*; *Jirón de la Unión*, from which you walk to the main square.",
            },
            { term: "Miraflores", text: "*Ricardo Palma* and *Benavides*." },
            { term: "Barranco", text: "*Balta* and *Bulevar*." },
          ],
        },
        "Routes and closures are on the [Metropolitano’s site](site:metropolitano), and what to see around the stops is on the page [Lima sights](page:lima-sights).",
      ],
    },
    {
      id: "blue-corridor",
      title: `Blue buses: ${blueRoutes.join(", ")}`,
      blocks: [
        `The buses of the blue corridor (*Corredor Azul*) run between the centre and the districts by the sea along the avenues *Tacna*, *Arequipa* and *Larco*. These are the numbers to remember: **${blueRoutes.join(", ")}**. They have no stations; wait at a marked stop on the pavement (sidewalk), a *paradero*, and watch the sign on the front.`,
        {
          kind: "list",
          items: [
            `**301:** starts in Rímac and ends at Plaza Butters in Barranco; Monday to Saturday 5 am to midnight, Sundays to 11 pm (${formatMonth(blueCorridor.asOf, "en")}).`,
            `**302, 303, 306:** along the same avenues between the centre and Miraflores or Barranco; where they end and when they run can change. Number ${blueRouteToMiraflores} turns back in Miraflores.`,
            `**Fare:** ${soles(blueCorridor.soles)} (${formatMonth(blueCorridor.asOf, "en")}), with the Metropolitano’s card or a *Lima Pass*. Most buses take no cash.`,
          ],
        },
        "The [ATU](site:atu) publishes the routes. From the centre to Miraflores they are slower than the Metropolitano, but they follow Avenida Larco all the way through the hotels of Miraflores.",
      ],
    },
    {
      id: "card",
      title: "How to buy the card",
      facts: [
        { term: "The card", text: `${soles(transitCard.soles)} (${formatMonth(transitCard.asOf, "en")})` },
        {
          term: "A single ride",
          text: `blue bus ${soles(blueCorridor.soles)} (${formatMonth(blueCorridor.asOf, "en")}), Metropolitano ${soles(metropolitano.trunk)} (${formatMonth(metropolitano.asOf, "en")})`,
        },
      ],
      blocks: [
        `The same card works on the rapid bus and the blue buses. The Metropolitano’s trunk line has cost ${soles(metropolitano.trunk)} since ${formatDate(metropolitano.since, "en")}, and still did in ${formatMonth(metropolitano.asOf, "en")}.`,
        {
          kind: "steps",
          items: [
            {
              title: "Find a station",
              text: "Go into any Metropolitano station and look for the machine or the ticket window.",
            },
            {
              title: "Buy the card",
              text: `Ask for a *tarjeta*; it costs ${soles(transitCard.soles)}, with no ride included. Bring small notes.`,
            },
            {
              title: "Top it up",
              text: `This is called a *recarga* and is done at the machine. Load no more than you will use: three trips on the Metropolitano come to ${soles(metropolitano.trunk * 3)}.`,
            },
            {
              title: "Touch in at the gate",
              text: "Several people may travel on one card: touch it once for each person who goes through.",
            },
            {
              title: "On the bus",
              text: "The blue buses take the same card: hold it to the reader as you get on.",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "The metro has its own cards",
          text: [
            `Metro line 1 uses its own card. Stations of line 2 sell one for ${soles(transitCard.interoperable.soles)} (${formatMonth(transitCard.interoperable.asOf, "en")}) that is meant for other systems too (*tarjeta interoperable*). If the rapid bus and the blue buses are all you need, the Metropolitano’s card will do; its terms are on the [Metropolitano’s site](site:metropolitano).`,
          ],
        },
      ],
    },
    {
      id: "local-buses",
      title: "Local buses: colectivo, micro, combi",
      facts: [
        {
          term: "Fare",
          text: `${soles(...localBus.soles)} by distance (${formatMonth(localBus.asOf, "en")})`,
        },
        { term: "Payment", text: "cash, in coins" },
      ],
      blocks: [
        "A *micro* is a medium-sized bus, a *combi* a minibus; *colectivo* can mean any of them. The route is painted on the side, as streets rather than a number. They are for the bold and the unhurried: cheap, crowded and bumpy, and they go everywhere.",
        {
          kind: "terms",
          items: [
            { term: "Getting on", text: "Hail one with your hand, at a bus stop if you can." },
            {
              term: "Paying",
              text: "The conductor (*cobrador*) collects on the way; say where you are going and hand over coins.",
            },
            { term: "Getting off", text: "Call out in good time: “*¡Baja!*” or “*¡Paradero, baja!*”." },
          ],
        },
        "The word *colectivo* also means a shared car that leaves when it is full. It is not an official service, and its insurance is doubtful: avoid it. The regular routes are on the [ATU’s site](site:atu).",
      ],
    },
    {
      id: "metro",
      title: "Metro lines 1 and 2",
      blocks: [
        "You need neither line for the usual sights: the metro does not reach Miraflores, Barranco or the airport yet.",
        {
          kind: "terms",
          shape: "names",
          items: [
            {
              term: "Line 1",
              text: `Elevated, between Villa El Salvador and San Juan de Lurigancho: ${line1.stations} stations, ${formatDistance(line1.km, "en")}. It starts at about 5 am (5:30 am on Sundays) and stops at about 10 pm. A ride costs about ${soles(metroLine1.soles)} with its own card (${formatMonth(metroLine1.asOf, "en")}, when a rise was being considered). [lineauno.pe](site:lineaUno)`,
            },
            {
              term: "Line 2",
              text: `Underground. Its first ${line2.stations} stations have been open since ${formatDate(line2.since, "en")}: Evitamiento, Óvalo Santa Anita, Colectora Industrial, Hermilio Valdizán and Mercado Santa Anita; ${formatDistance(line2.km, "en")}, ${line2.minutes} minutes, 6 am to 11 pm, ${soles(metroLine2.soles)} (${formatMonth(metroLine2.asOf, "en")}). All ${line2.stationsPlanned} stations, as far as Callao, may be ready by about ${range(line2.completeBy)}. [metrolima2.com](site:metroLima2)`,
            },
          ],
        },
      ],
    },
    {
      id: "mototaxi",
      title: "Mototaxis",
      blocks: [
        `These three-wheeled motorcycles with a covered bench work in the outer districts. A short ride costs about ${soles(...mototaxi.soles)} (${formatMonth(mototaxi.asOf, "en")}), agreed beforehand. Take one only by day and for a few streets; they are banned from the main avenues and there are none in Miraflores. The [ATU](site:atu) publishes the rules.`,
      ],
    },
    {
      id: "car-rental",
      title: "Renting a car",
      blocks: [
        `The rental companies are at the airport and in Miraflores. Within the city a car is not worth it: the traffic is heavy, parking scarce and the speed bumps unmarked. It makes sense for Paracas or the north coast, with a guarded car park (parking lot) where you sleep. A foreign licence is valid for ${carRental.licenceMonths} months; the other rules are in the [guide’s section on car rental](page:peru-guide#car-rental).`,
      ],
    },
    {
      id: "on-foot",
      title: "On foot and by bicycle",
      blocks: [
        `Miraflores and Barranco can be seen on foot, the clifftop promenade (*malecón*) above all; since ${formatMonth(limaFootbridge.since.slice(0, 7), "en")} the Puente de la Paz, a footbridge ${formatMetres(limaFootbridge.metres, "en")} long, joins the two, so that by day you can stroll from one to the other. Cyclists get off and push. Miraflores also has cycle lanes and bicycles for hire. In the centre, San Francisco, Santo Domingo and Jirón de la Unión are all within ten minutes of the main square; go there by day.`,
        "Otherwise the distances from one district to the next are long, and you need a bus or a car. Even on a zebra crossing (crosswalk), do not step out until the car has stopped. What there is to see, and where, is on the page [Lima sights](page:lima-sights).",
      ],
    },
    {
      id: "journey-times",
      title: "Journey times",
      blocks: [
        "These are rounded times for planning. At rush hour take the higher figure, and before a flight allow more.",
        {
          kind: "table",
          caption: "In minutes, door to door",
          head: ["Route", "By car", "Otherwise"],
          rows: [
            ["airport – Miraflores", range(limaAirport.minutesToMiraflores), "–"],
            [
              "centre – Miraflores",
              range(limaMinutes.centreMirafloresByCar),
              `${range(limaMinutes.centreMirafloresByBus)} by Metropolitano`,
            ],
            ["Miraflores – Larco Museum", range(limaMinutes.mirafloresLarcoByCar), "–"],
            [
              "Plaza Mayor – San Francisco monastery",
              "–",
              `${limaMinutes.plazaMayorSanFranciscoOnFoot} on foot`,
            ],
          ],
        },
      ],
    },
    {
      id: "planning",
      title: "Planning a route",
      blocks: [
        {
          kind: "list",
          items: [
            "**Google Maps:** plans on foot, by bus and by car; for cars it shows the time to expect.",
            "**Moovit, TuRuta:** apps that work for Lima’s bus lines too.",
            "**ATU:** routes and sudden changes on the [authority’s site](site:atu).",
            "**Public holidays:** fewer buses run and some streets are closed; the dates are under [holidays](page:holidays).",
          ],
        },
      ],
    },
    {
      id: "bus-safety",
      title: "Safety on buses",
      blocks: [
        "Thieves like a crowd: be most alert around the doors at rush hour and when getting off.",
        {
          kind: "checklist",
          items: [
            "Wear your backpack in front, with the zip towards you",
            "Keep phone and wallet out of your back pocket, and out of your hand by a window",
            "Carry coins in a separate pocket, and keep your bank card out of sight",
            "After dark, take a car from an app instead",
            "After a theft, ask for a police report (*denuncia*)",
          ],
        },
        `If something happens, the police are on [${emergency.police}](tel:${emergency.police}). IPERÚ and what to do after a theft are under [emergency numbers](page:peru-guide#emergencies), Lima’s state of emergency under [safety](page:peru-guide#safety).`,
      ],
    },
  ],
  freshness: [
    `The month of each fare is given beside it. Those of metro line 2 and its card are of ${formatMonth(cityFares.metroLine2.asOf, "en")}; those of the airport buses are of ${formatMonth(aeroDirecto.asOf, "en")}.`,
    "Whether Airport Express Lima runs today is unconfirmed; routes and fares of AeroDirecto are published by [ATU](site:atu).",
  ],
  disclaimer: [
    "Fares, routes and times change, and a strike or a roadblock can come overnight. Everything here was correct in the month stated.",
    "Before you set out, check the sites of the [ATU](site:atu) and the [airport](site:limaAirport).",
  ],
  vehicles: {
    caption: "All drawn to one scale. A *micro*, a *combi* or a mototaxi may be of any colour.",
    items: {
      metropolitano: {
        name: "[Metropolitano](#metropolitano)",
        sign: "Articulated bus in its own lane, its doors level with high platforms.",
        alt: "A long grey articulated bus with a yellow and a red stripe, its doors high above the road.",
      },
      "blue-bus": {
        name: "[Blue bus](#blue-corridor)",
        sign: "Blue, with its number on the front; it stops at the sign of a *paradero*.",
        alt: "A blue city bus pulls up to a stop where a man and a woman are waiting.",
      },
      micro: {
        name: "[*Micro*](#local-buses)",
        sign: "Medium-sized bus, its route painted on the side.",
        alt: "A medium-sized bus with green and yellow stripes and lettering along its side.",
      },
      combi: {
        name: "[*Combi*](#local-buses)",
        sign: "Minibus; the *cobrador* calls the route from its door.",
        alt: "A white minibus with a red stripe; in its open door the conductor waves.",
      },
      metro: {
        name: "[Metro line 1](#metro)",
        sign: "Elevated railway above the street.",
        alt: "The head of a white metro train with green stripes on its viaduct, a hill full of houses behind it.",
      },
      mototaxi: {
        name: "[Mototaxi](#mototaxi)",
        sign: "Three wheels and a canvas hood.",
        alt: "A three-wheeled mototaxi with a red canvas hood; a woman stands beside it.",
      },
    },
  },
}));
