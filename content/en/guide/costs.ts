import { country } from "#content/facts/country.ts";
import {
  fairIncaTrail,
  fuelShortage,
  holidayBusSurcharge,
  lodgePrices,
  tourPrices,
  transportPrices,
} from "#content/facts/costs/big-items.ts";
import {
  dailyCosts,
  dailyTotal,
  singleRoomExtra,
  travelStyles,
  type DailyPart,
  type TravelStyle,
} from "#content/facts/costs/daily-costs.ts";
import { machuPicchuBlock, machuPicchuTransport } from "#content/facts/costs/machu-picchu-block.ts";
import { exchangeRates, type Price, type Range } from "#content/facts/costs/price.ts";
import {
  cardSurcharge,
  cashMachines,
  cashReserve,
  refusedNotes,
  smallThings,
  tastingMenu,
  tips,
} from "#content/facts/costs/small-things.ts";
import {
  aguasCalientesRise,
  andeanSeason,
  bookAhead,
  doubleRooms,
  islandFamily,
  stayAltitudes,
  stayBands,
  vatFreeStay,
} from "#content/facts/costs/stays.ts";
import { tripTotal, type TripWeeks } from "#content/facts/costs/trip-totals.ts";
import { limaAirport } from "#content/facts/lima/lima-transport.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import { boletoTuristico } from "#content/facts/top-ten.ts";
import { formatExchanged, formatForeign, formatPrice, formatPriceAge } from "#content/format-price.ts";
import { machuPicchuPrices } from "#content/facts/machu-picchu/prices.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatAltitude, formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatAge, formatDate, formatMonth } from "#i18n/format-date.ts";

const soles = ([from, to]: Range) => formatSoles(from, "en", to);
const dollars = (range: Range) => formatForeign(range, "usd", "en");
const span = ([from, to]: Range) => `${from}–${to}`;
const price = (of: Price) => formatPrice(of, "en");
const row = (name: string, of: Price) => [name, price(of), formatPriceAge(of, "en")];
const altitude = (id: PlaceId) => formatAltitude(places[id].altitude, "en");
const metres = (value: number) => formatAltitude(value, "en");
const small = (id: keyof typeof smallThings.soles) => soles(smallThings.soles[id]);
const room = (id: keyof typeof doubleRooms.soles) => [
  soles(doubleRooms.soles[id].low),
  soles(doubleRooms.soles[id].high),
];
const day = (part: DailyPart) => travelStyles.map((style) => soles(dailyCosts.soles[style][part]));
/** In soles and in the three currencies in which most readers count. */
const total = (weeks: TripWeeks) =>
  travelStyles.map((style) => {
    const sum = tripTotal(weeks, style);
    const converted = (["usd", "eur", "gbp"] as const).map((currency) =>
      formatExchanged(sum, currency, 50, "en"),
    );
    return `${soles(sum)} (${converted.join(", ")})`;
  });
const dayTotal = (style: TravelStyle) => soles(dailyTotal(style));

export default guideWords(() => ({
  title: "What a trip to Peru costs, and where to stay",
  description:
    "What a day and one, two or three weeks in Peru cost, the big items, where to save and where not, how to pay, and which district to sleep in.",
  keywords: [
    "Peru prices",
    "Peru travel budget",
    "how much does a trip to Peru cost",
    "Peru daily budget",
    "where to stay in Lima",
    "where to stay in Cusco",
    "where to stay in the Sacred Valley",
    "ATMs in Peru",
  ],
  lead: `Two people sharing a room live on ${dayTotal("backpacker")} a day each as backpackers, on ${dayTotal("midRange")} in modest comfort and on ${dayTotal("comfortable")} in good hotels. What the whole trip comes to depends just as much on a handful of big items: Machu Picchu, flights within the country and the jungle. This page adds up both, and says where to sleep.`,
  pictureAlt:
    "A market stall with soles coins and notes on its counter and a menu board beside it; behind, the open door of a hostel.",
  sections: [
    {
      id: "daily",
      title: "What a day costs",
      blocks: [
        `These sums cover the bed, the food, getting about town and all the small things. Long-distance buses, flights and organised tours come on top; they are under [the big items](#big-items). If you travel alone, add ${span(dailyCosts.singleRoomPercent)}% to the bed, because a single room is hardly cheaper than a double.`,
        { kind: "figure", figure: "dailyCosts" },
        {
          kind: "table",
          caption: "One day per person, two sharing a room (estimate)",
          head: ["For", "Backpacker", "Mid-range", "Comfortable"],
          rows: [
            ["Bed", ...day("bed")],
            ["Food", ...day("food")],
            ["Local transport", ...day("transport")],
            ["Small things", ...day("small")],
            ["**In all**", ...travelStyles.map((style) => `**${dayTotal(style)}**`)],
            [
              "In US dollars",
              ...travelStyles.map((style) => formatExchanged(dailyTotal(style), "usd", 5, "en")),
            ],
          ],
        },
        {
          kind: "terms",
          items: [
            {
              term: "Backpacker",
              text: "A dormitory or a cheap room, the set lunch (*menú*) beside the market, grilled chicken in the evening, city buses, your own feet and the *colectivo*, a shared taxi that leaves when it is full.",
            },
            {
              term: "Mid-range",
              text: "A double room with bathroom and breakfast, one proper restaurant meal a day, a car called by app after dark, a museum here and a *pisco sour* there.",
            },
            {
              term: "Comfortable",
              text: "A heated, quiet hotel in the right place, a driver waiting at the airport and now and then a serious dinner in Lima. The tasting menus of the famous restaurants are extra.",
            },
          ],
        },
      ],
    },
    {
      id: "totals",
      title: "What the whole trip costs",
      blocks: [
        "This is what one person spends without the flight to Peru and insurance. The week is Lima, the Sacred Valley, Machu Picchu and Cusco, flying both ways; the two weeks are the southern loop by way of Paracas, Arequipa, the Colca Canyon and Lake Titicaca; the three weeks add three days in the jungle. Each is described day by day under [itineraries](page:itineraries).",
        "This page says what things cost. The [trip cost calculator](page:money) adds up your own trip by days, travellers and style, and converts soles. The [trip planner](page:trip-planner) counts every ride of a route as well, taxis included, so the same week comes to a little more there.",
        { kind: "figure", figure: "tripTotals" },
        {
          kind: "table",
          caption: "The whole trip per person, two travelling together (estimate)",
          head: ["Trip", "Backpacker", "Mid-range", "Comfortable"],
          rows: [
            ["One week", ...total(1)],
            ["Two weeks", ...total(2)],
            ["Three weeks", ...total(3)],
          ],
        },
        `Each total is the price of the days plus that of the big items. The night at Machu Picchu and those in a jungle lodge already include a bed, so in practice you will land in the lower half of the range. If you walk the four-day Inca Trail instead of taking the train, put its price, ${price(tourPrices.incaTrail)}, in the place of the Machu Picchu item.`,
        {
          kind: "list",
          items: [
            "**The flight to Peru** is in none of these sums, because its price changes from one date to the next. For its order of magnitude compare your own route on several dates, once in July or at Christmas and once in May or September; where to change planes is under [flights](page:getting-there#flights).",
            `**On your own** a room costs ${span(dailyCosts.singleRoomPercent)}% more than your half of a double, which adds ${soles(singleRoomExtra("midRange"))} a night in the mid-range; in a dormitory nothing changes.`,
            `**A family of four** stays below four full totals: children under ${machuPicchuPrices.freeBelowAge} enter Machu Picchu free and from then on up to seventeen at a reduced price, and a family room usually costs less than two doubles; for a seat on a bus, and in many jungle lodges, a child pays nearly as much as you do.`,
          ],
        },
        {
          kind: "terms",
          items: [
            {
              term: "Where to save",
              text: "Eat the set lunch, take night buses along the coast, buy day tours on the spot, and if you can choose, go in May or between September and November. There is a [cheaper way to Machu Picchu](page:machu-picchu#cheap-way) too, at the price of a whole day.",
            },
            {
              term: "Where not to",
              text: "Do not save on the days that get you used to the altitude, a licensed company for the Nazca flight, a good bus company or insurance. Whoever cuts corners there usually pays twice.",
            },
          ],
        },
      ],
    },
    {
      id: "big-items",
      title: "The big items",
      blocks: [
        "These are the ones to budget for at home. Prices given in dollars are set in dollars by most companies, but you can pay in soles or by card.",
        { kind: "heading", id: "machu-picchu-cost", text: "Machu Picchu" },
        `The ticket costs a foreign adult ${formatSoles(machuPicchuPrices.foreign, "en")} since ${formatDate(machuPicchuPrices.since, "en")}, as announced in ${formatMonth(machuPicchuPrices.asOf, "en")}; children from three to seventeen pay less, and the [official shop](site:tuBoleto) shows how much. Routes and tickets are on the [Machu Picchu page](page:machu-picchu#prices). The real expense is getting there: the plainest train was about ${price(machuPicchuTransport.trainReturn)} return (round trip) in ${formatMonth(machuPicchuTransport.trainReturn.asOf, "en")}, and the bus up to the gate ${price(machuPicchuTransport.busReturn)} return.`,
        {
          kind: "table",
          caption: "From Cusco and back, with ticket, guide and one night, per person (estimate)",
          head: ["How", "Price", "What that means"],
          rows: [
            [
              "By van and on foot",
              dollars(machuPicchuBlock.dollars.backpacker),
              "six to seven hours by road to Hidroeléctrica, then two to three hours on foot beside the railway, a dormitory in the village",
            ],
            [
              "By the cheapest train",
              dollars(machuPicchuBlock.dollars.midRange),
              "train from Ollantaytambo, bus to the gate, a simple room",
            ],
            [
              "By a better train",
              dollars(machuPicchuBlock.dollars.comfortable),
              "a panorama or dining car, a good hotel, a guide of your own",
            ],
          ],
        },
        { kind: "heading", id: "flights-and-buses", text: "Flights and buses" },
        `Domestic flights are cheapest three to eight weeks ahead. With the two low-cost airlines (Sky, JetSMART) buy checked luggage online along with the ticket; with LATAM book on the site of your own country, because the promotional fares for residents are not meant for you. Before Holy Week, 28 July and Christmas buses cost ${span(holidayBusSurcharge.percent)}% more, and in ${formatMonth(fuelShortage.asOf, "en")} a shortage of fuel pushed fares up within days.`,
        {
          kind: "table",
          caption: "One way, per person",
          head: ["Journey", "Price", "As of"],
          rows: [
            row("Flight from Lima, booked in good time", transportPrices.flightAhead),
            row("Flight in the last week or around a holiday", transportPrices.flightLate),
            row("Bus Lima–Ica", transportPrices.limaIca),
            row("Bus Lima–Arequipa", transportPrices.limaArequipa),
            row("Bus Lima–Cusco", transportPrices.limaCusco),
            row("Bus Lima–Trujillo", transportPrices.limaTrujillo),
            row("Bus Arequipa–Cusco", transportPrices.arequipaCusco),
            row("Bus Arequipa–Puno, the plainest", transportPrices.arequipaPuno),
            row("Bus Puno–Cusco, direct", transportPrices.punoCusco),
            row("Bus Puno–Cusco with guide, lunch and stops", transportPrices.punoCuscoTour),
            row("Night bus Cusco–Puerto Maldonado", transportPrices.cuscoPuertoMaldonado),
            row("Peru Hop, Lima–Cusco, hop on and off", transportPrices.hopOnBus),
          ],
        },
        "The lower price buys an upstairs seat that reclines a little, the higher one an almost flat seat downstairs, or any seat before a holiday. [Cruz del Sur](site:cruzDelSur) and Oltursa are pricier than average and more reliable. [Peru Hop](site:peruHop) is a service for foreigners that fetches you from your door, which is why it costs more than the local buses put together.",
        { kind: "heading", id: "tours", text: "Tours and tickets" },
        {
          kind: "table",
          caption: "Per person",
          head: ["What", "Price", "As of"],
          rows: [
            [
              "Boleto Turístico, the joint ticket of Cusco",
              `${formatSoles(boletoTuristico.full, "en")}, the partial one ${formatSoles(boletoTuristico.partial, "en")}`,
              "the same for years; check",
            ],
            row("Sacred Valley, a day in a group, without tickets", tourPrices.sacredValleyDay),
            row("Rainbow Mountain, a day with meals", tourPrices.rainbowMountainDay),
            row("Lake Humantay, a day", tourPrices.humantayDay),
            row("Flight over the Nazca Lines", tourPrices.nazcaFlight),
            row("Airfield tax in Nazca", tourPrices.nazcaAirfieldTax),
            row("Ballestas Islands, boat and fees", tourPrices.ballestas),
            row("Dune buggy in Huacachina", tourPrices.huacachinaBuggy),
            row("Colca Canyon ticket", tourPrices.colcaTicket),
            row("Colca Canyon, two days by van", tourPrices.colcaTwoDays),
            row("Uros and Taquile in a day", tourPrices.titicacaDay),
            row("Lake Titicaca, two days with a night on Amantaní", tourPrices.titicacaTwoDays),
            row("Inca Trail, four days", tourPrices.incaTrail),
            row("Salkantay, five days", tourPrices.salkantay),
            row("Simple lodge near Puerto Maldonado, two nights", lodgePrices.simple),
            row("Lodge on the Tambopata, two nights", lodgePrices.better),
            row("Lodge near Iquitos, two nights", lodgePrices.iquitos),
          ],
        },
        `At the Colca, citizens of Latin American countries pay only ${price(tourPrices.colcaTicketLatin)} (${formatMonth(tourPrices.colcaTicketLatin.asOf, "en")}): show the passport. An Inca Trail for less than US$${fairIncaTrail.usd} is usually paid for by the porters. The range for two days in the Colca shows what you gain by buying on the square of Arequipa rather than online. Lodge prices include transfers, meals and the guide, but not always drinks and the park fee. More under [treks](page:treks#compare) and [the jungle](page:jungle#compare).`,
      ],
    },
    {
      id: "small-things",
      title: "Small things",
      blocks: [
        "It is the everyday prices that make Peru feel cheap. On the islands and in the Colca water and beer can cost twice as much, since everything has to be carried a long way.",
        {
          kind: "table",
          caption: "Food and drink (estimate)",
          head: ["What", "Price"],
          rows: [
            ["*menú*: soup, main course, drink", small("setLunch")],
            ["the same in Miraflores", small("setLunchMiraflores")],
            ["main course in a good restaurant", small("mainDish")],
            ["a quarter of grilled chicken with chips (fries)", small("quarterChicken")],
            ["coffee", small("coffee")],
            ["water, 2.5 litres", small("water")],
            ["beer in a shop, 620 ml", small("beerShop")],
            ["beer in a bar", small("beerBar")],
            ["*pisco sour*", small("piscoSour")],
          ],
        },
        {
          kind: "table",
          caption: "Transport and the rest (estimate)",
          head: ["What", "Price"],
          rows: [
            ["taxi within Miraflores or to Barranco", small("taxiLima")],
            ["taxi between Miraflores and the centre of Lima", small("taxiLimaCentre")],
            ["taxi in Cusco or Arequipa", small("taxiCusco")],
            ["taxi from Cusco airport to the main square", small("taxiCuscoAirport")],
            ["taxi from Cusco airport to the Sacred Valley", small("taxiValley")],
            ["*colectivo* from Cusco to Ollantaytambo", small("colectivoOllantaytambo")],
            ["laundry, a kilo", small("laundryKilo")],
            ["toilet at a bus station", small("toilet")],
            ["local SIM card for a month", small("sim")],
          ],
        },
        `At the other end is Maido, named the best restaurant in the world in 2025: its tasting menu was ${formatSoles(tastingMenu.soles, "en")} without drinks (${formatMonth(tastingMenu.asOf, "en")}). What a ride from the airport costs is on the page about [getting around Lima](page:lima-transport#airport-transfer).`,
        {
          kind: "terms",
          items: [
            {
              term: "Tipping in restaurants",
              text: `${tips.restaurantPercent}%, unless *servicio* is already on the bill (check). Taxi drivers expect nothing.`,
            },
            {
              term: "Guides and drivers",
              text: `On a group tour ${soles(tips.dayGuide)} a head for the guide and ${soles(tips.driver)} for the driver; a private guide gets ${soles(tips.privateGuide)} a day.`,
            },
            {
              term: "On longer tours",
              text: `${dollars(tips.incaTrailUsd)} from each walker for the whole Inca Trail team, ${dollars(tips.lodgeGuideUsd)} a day for the guide in a jungle lodge.`,
            },
          ],
        },
      ],
    },
    {
      id: "paying",
      title: "How to pay",
      blocks: [
        `Bring two cards that charge nothing abroad, from different banks, and ${dollars(cashReserve.usd)} in flawless notes as a reserve. From Britain and Ireland that means an account such as Starling, Monzo, Chase or Revolut, from the US one that refunds cash machine (ATM) fees, from Canada, Australia and New Zealand a multi-currency card such as Wise. US dollars are taken for hotels and tours; euros change in Lima, Cusco and Arequipa, at a worse rate, pounds and the other dollars hardly anywhere. Visa works in more places than American Express.`,
        {
          kind: "terms",
          items: [
            {
              term: "Cash machines",
              text: `By travellers’ experience a withdrawal with a foreign card costs ${soles(cashMachines.fee)}, and most machines give no more than ${soles(cashMachines.mostAtOnce)} at a time. The screen shows the fee before you accept: if it is too high, cancel and try the next bank. Those of Banco de la Nación (Multired) are often cheaper; Globalnet machines in shops and at the airport are the most expensive.`,
            },
            {
              term: "Conversion",
              text: "When a machine or a terminal offers to charge you in your own currency, say no and choose soles. Its rate is always the worse one.",
            },
            {
              term: "Card surcharge",
              text: `A shop may add a charge for cards, usually ${cardSurcharge.percent}%, but only if it says so plainly before you buy (${formatMonth(cardSurcharge.asOf, "en")}). Without a sign the marked price holds; complaints go to [Indecopi](site:indecopi).`,
            },
            {
              term: "Large notes",
              text: `Small shops and taxis refuse notes of ${refusedNotes.soles.join(" and ")} soles, and often of ${refusedNotes.often}. Break them in a supermarket or at your hotel. Nobody takes a torn note, in soles or in dollars.`,
            },
            {
              term: "Yape, Plin",
              text: "These phone payments are advertised everywhere but need a Peruvian bank account, so keep small change on you.",
            },
          ],
        },
        "The rate of the day is on the site of the [central bank](site:bcrp); search engines have been known to show a wrong one. For markets, buses, villages and the islands always carry cash: the last machine is usually in the nearest town.",
      ],
    },
    {
      id: "stay-rules",
      title: "Where to stay: what to look for",
      blocks: [
        `Prices are for a double room and one night. In the Andes the high season is June to August, plus Holy Week, 24 June, 28 July and Christmas: rooms then cost ${span(andeanSeason.dearer)}% more, and from January to March ${span(andeanSeason.cheaper)}% less. On the coast it is the other way round, with the peak from January to March.`,
        {
          kind: "table",
          caption: "A plain, good double room for one night (estimate)",
          head: ["Place", "Low season", "High season"],
          rows: [
            ["Lima: Miraflores, Barranco", ...room("lima")],
            ["Cusco", ...room("cusco")],
            ["Sacred Valley", ...room("valley")],
            ["Aguas Calientes", ...room("aguasCalientes")],
            ["Arequipa", ...room("arequipa")],
            ["Colca Canyon", ...room("colca")],
            ["Puno", ...room("puno")],
            ["Paracas, Máncora", ...room("coast")],
            ["Iquitos, Puerto Maldonado", ...room("jungleTown")],
          ],
        },
        `The tables below use four price bands: **budget** is a dormitory, or a room below ${formatSoles(stayBands.cheapTo, "en")}; **medium** is ${soles([stayBands.cheapTo, stayBands.midTo])}, **good** ${soles([stayBands.midTo, stayBands.goodTo])}, and **top** anything above.`,
        {
          kind: "note",
          tone: "tip",
          title: `Without the ${country.vatPercent}% VAT`,
          text: [
            `Anyone who does not live in Peru pays for lodging and the hotel’s meals without VAT (IGV) for up to ${vatFreeStay.days} days. You need your passport and the record of your entry, the [TAM](page:entry#arrival): print it or save it on your phone. When booking, ask *¿El precio incluye IGV para extranjeros?*`,
          ],
        },
        { kind: "heading", id: "stay-check", text: "Ask before you book" },
        {
          kind: "checklist",
          items: [
            "**Heating:** most houses in Cusco, Puno and the Colca have none. *¿Hay calefacción o calentador?* A hot-water bottle and four blankets are the usual answer",
            "**Hot water:** gas is reliable; solar panels run cold after a cloudy day and early in the morning. Cheap showers heat by electricity: leave the wires alone",
            "**Step-free:** ask for photographs of the entrance, the lift and the shower, and for the width of the doors. *¿Hay habitación accesible, sin escalones y con ducha a ras del suelo?*",
            "**Noise:** main squares, railways and streets with bars are loud until morning; ask for a room on the courtyard",
            "**Altitude and oxygen:** better hotels in Cusco and Puno keep oxygen at reception; ask whether it is free",
            "**Night reception:** flights from Europe and North America land late in the evening or before dawn; without a 24-hour desk you may find the door locked",
            "**Early check-in:** off the morning flight to Cusco you will want your bed at nine. Some hotels give it free, others for half a night’s price",
            "**Cancellation:** book what you can cancel free of charge until a few days before. A [strike or a landslide](page:safety-health#strikes) may cost you the night",
            "**Luggage:** only a small bag goes to Machu Picchu; the hotel in Cusco keeps the suitcase, as a rule free",
          ],
        },
        { kind: "heading", id: "stay-when-to-book", text: "When to book" },
        {
          kind: "list",
          items: [
            `**Aguas Calientes and Ollantaytambo:** ${span(bookAhead.machuPicchuVillage)} months ahead for June to August, one or two for the rest of the year.`,
            `**Festivals** (Inti Raymi, 28 July, Candelaria in Puno in February): ${span(bookAhead.feasts)} months ahead; the dates are under [holidays](page:holidays).`,
            `**Jungle lodges:** ${span(bookAhead.lodges)} months for July and August.`,
            `**Lima, Arequipa:** ${span(bookAhead.citiesWeeks)} weeks will do.`,
          ],
        },
      ],
    },
    {
      id: "stay-lima",
      title: "Lima: which district?",
      blocks: [
        "For a first visit Miraflores is the safe choice: you can walk about at ease, the ocean lies below, and every excursion starts there. Choose Barranco for evenings out, and the airport if your plane leaves at dawn.",
        {
          kind: "table",
          caption: "Districts of Lima",
          head: ["District", "Who for", "Band", "Good to know"],
          rows: [
            [
              "Miraflores",
              "first visits, families",
              "every band",
              `noisy beside Parque Kennedy, quiet towards the clifftop; ${span(limaAirport.minutesToMiraflores)} minutes from the airport`,
            ],
            [
              "Barranco",
              "couples, bars, galleries",
              "every band",
              "loud on weekend nights; call a car by app after dark",
            ],
            [
              "San Isidro",
              "peace and quiet, business",
              "good–top",
              "green and calm, with little to see on foot",
            ],
            [
              "the centre",
              "a day of museums, small budgets",
              "budget–good",
              "lively by day; late in the evening the streets are empty and less safe",
            ],
            [
              "airport",
              "flights at dawn",
              "good–top",
              "do not walk around outside; Callao is not safe at night",
            ],
          ],
        },
        "If you arrive at night, order a car in advance and make sure that the desk is staffed. How to get in: [from the airport to the city](page:lima-transport#airport-transfer); what to see: [Lima sights](page:lima-sights).",
      ],
    },
    {
      id: "stay-cusco",
      title: "Cusco: main square or San Blas?",
      blocks: [
        `Cusco lies at ${altitude("cusco")}, so if you can, do not spend your first nights here: go down to the [Sacred Valley](#stay-valley) and keep Cusco for the end. From May to August the nights are around freezing, and budget and medium places have hardly any heating.`,
        {
          kind: "table",
          caption: "Districts of Cusco",
          head: ["District", "Who for", "Band", "Good to know"],
          rows: [
            [
              "Plaza de Armas, Regocijo",
              "short stays, older travellers: it is flat",
              "every band",
              "noisy until midnight on the square, quiet one street back",
            ],
            [
              "San Blas",
              "views, cafés, longer stays",
              "budget–good",
              "steep steps, and no car gets to many of the doors: not with a suitcase on day one",
            ],
          ],
        },
        "Look for a place that keeps your suitcase while you are at Machu Picchu and serves breakfast before five in the morning, which is when the tours leave.",
      ],
    },
    {
      id: "stay-valley",
      title: "Sacred Valley and Aguas Calientes",
      blocks: [
        "Spend your first Andean nights here: the valley is half a kilometre (1,600 feet) lower than Cusco and warmer, and the train leaves from it.",
        {
          kind: "table",
          caption: "Villages in the valley and below Machu Picchu",
          head: ["Place", "Who for", "Band", "Good to know"],
          rows: [
            [
              `Urubamba, Yucay (${altitude("urubamba")})`,
              "families: gardens, pools, llamas",
              "medium–top",
              "spread out and dark at night; 20 minutes to Ollantaytambo",
            ],
            [
              `Ollantaytambo (${altitude("ollantaytambo")})`,
              "the night before the train, ruins at the door",
              "every band",
              "cobbles, train whistles; fills up fast",
            ],
            [
              `Pisac (${altitude("pisac")})`,
              "market, yoga, slow travel",
              "budget–good",
              "an hour and a half from the train",
            ],
            [
              `Aguas Calientes (${altitude("aguas-calientes")})`,
              "the first bus up, two tickets",
              "every band",
              "expensive and plain; river and trains are loud; warm enough without heating",
            ],
            [
              `at the gate (${altitude("machu-picchu")})`,
              "one hotel only, the Belmond Sanctuary Lodge",
              "top",
              "half a year ahead; several thousand soles a night",
            ],
          ],
        },
        `In ${formatMonth(aguasCalientesRise.month, "en")}, when tickets had run out, hotels in Aguas Calientes raised their prices by up to ${aguasCalientesRise.percent}%, and many visitors slept in Ollantaytambo instead. With two tickets for the ruins the night there is worth it all the same.`,
      ],
    },
    {
      id: "stay-arequipa",
      title: "Arequipa and the Colca Canyon",
      blocks: [
        `Arequipa (${altitude("arequipa")}) is the comfortable place to get used to altitude. You sleep in old houses with thick walls of *sillar*, the white stone of the volcanoes: cool in summer, and 5–9 °C (41–48 °F) outside on nights from June to August, so one more blanket is welcome.`,
        {
          kind: "table",
          caption: "Where to sleep in Arequipa and the Colca",
          head: ["Place", "Who for", "Band", "Good to know"],
          rows: [
            [
              "the centre, around Santa Catalina",
              "two or three nights, everything on foot",
              "every band",
              "loud by the square; ask for a room on the courtyard",
            ],
            [
              "Yanahuara",
              "quiet, and views of the volcanoes",
              "medium–top",
              "a twenty-minute walk or a short taxi to the square",
            ],
            [
              `Chivay (${metres(stayAltitudes.chivay)})`,
              "the canyon’s cheap base",
              "budget–medium",
              "frost at night; take out your last cash here",
            ],
            [
              `Yanque, Coporaque (${metres(stayAltitudes.yanque)})`,
              "hot springs, heated rooms, stars",
              "medium–top",
              "lower than Chivay, so easier to sleep",
            ],
            [
              `Cabanaconde (${metres(stayAltitudes.cabanaconde)})`,
              "walks into the canyon",
              "budget–medium",
              "simple; six hours from Arequipa",
            ],
          ],
        },
      ],
    },
    {
      id: "stay-puno",
      title: "Puno and the islands",
      blocks: [
        `Puno (${altitude("puno")}) is the coldest bed of the trip: in June and July it drops to between −5 and −10 °C (14–23 °F) outside. Nowhere is a heated room better value. One or two nights are enough, and best after a few in Arequipa or Cusco.`,
        {
          kind: "table",
          caption: "Where to sleep at Lake Titicaca",
          head: ["Place", "Who for", "Band", "Good to know"],
          rows: [
            [
              "Puno, the centre",
              "one night, near the harbour",
              "budget–medium",
              "only some houses have heating: ask",
            ],
            [
              "hotels on the lake (Isla Esteves, towards Sillustani)",
              "views, heating, oxygen",
              "good–top",
              "it takes a taxi to go into town",
            ],
            [
              `Uros, a reed hut (${altitude("uros")})`,
              "an adventure, once",
              "medium–good",
              "made for tourists; cold, with water on both sides",
            ],
            [
              `Amantaní, Taquile (up to ${altitude("taquile")})`,
              "a night with a family",
              "budget",
              `${soles(islandFamily.soles)} each with meals, in cash to the family; no heating or hot water, the toilet in the yard`,
            ],
          ],
        },
        "Take fruit, rice or exercise books to the islands as a present. In the two weeks of Candelaria, in February, rooms in Puno cost twice as much.",
      ],
    },
    {
      id: "stay-coast",
      title: "The coast: Paracas, Huacachina, Máncora",
      blocks: [
        {
          kind: "list",
          items: [
            "**Paracas, El Chaco:** the boats leave from here at eight and ten in the morning. The wind blows in the afternoon, and people from Lima fill the place from Friday to Sunday. There are rooms in every price band.",
            "**Huacachina:** the oasis means dunes, pools and parties, and is loud at weekends. A winery near Ica is the quieter choice. Rooms are budget to good.",
            "**Nazca:** stay one night for the sake of the early flight; the hotels with pools are on the edge of town. Rooms are budget to good.",
            "**Trujillo or Huanchaco:** the village on the beach is cheaper and breezier, and Chan Chan is near it too. Rooms are budget to good.",
            "**Máncora:** come for the warm sea and the music; for rest book in Las Pocitas or Vichayito. Prices double in late December and late July. There are rooms in every price band.",
          ],
        },
      ],
    },
    {
      id: "stay-jungle",
      title: "In the jungle: town or lodge?",
      blocks: [
        `You will not see rainforest from a town: Iquitos and Puerto Maldonado are good for a night, but what you come for is the lodge in the forest, which you reach by boat. Go for three days and two nights at least; that costs ${price(lodgePrices.simple)} in a simple lodge and ${price(lodgePrices.better)} in a better one.`,
        {
          kind: "table",
          caption: "Where to sleep in the jungle",
          head: ["Place", "Who for", "Good to know"],
          rows: [
            [
              "Puerto Maldonado (town)",
              "the night before or after the flight",
              "look for a fan and a mosquito net; from June to August a cold spell may last some days, so bring a jumper (sweater)",
            ],
            [
              "lodge on the Madre de Dios",
              "two or three days on a small budget",
              "half an hour to an hour by boat; fewer animals, but caimans, monkeys and a lake",
            ],
            [
              "upper Tambopata",
              "macaws, giant otters",
              "half an hour by road and 2.5–3 hours by boat; electricity only for some hours in the evening",
            ],
            [
              "Iquitos (town)",
              "the night before the boat",
              "mototaxi noise; a fan or air conditioning is a must; the riverside is its best part",
            ],
            [
              "lodge near Iquitos",
              "the Amazon itself, dolphins",
              "1–4 hours by boat; the farther, the more animals",
            ],
          ],
        },
        {
          kind: "checklist",
          items: [
            "Mosquito nets over the bed and on the windows",
            "A guide of the lodge’s own who speaks English, and groups of no more than eight",
            "Boat, meals and drinking water in the price; ask about the park fee",
            "Cash: small lodges add a charge for cards or take none",
            "Vaccination and repellent: [health in the jungle](page:jungle#health)",
          ],
        },
        "The rivers are compared under [which jungle?](page:jungle#compare)",
      ],
    },
  ],
  freshness: [
    `The daily budgets, totals, room prices and small things are estimates, put together from sources published up to ${formatMonth(dailyCosts.asOf, "en")} and from travellers’ reports. Of the dated prices the newest are those of buses (${formatMonth(transportPrices.limaArequipa.asOf, "en")}), while old ones are those of the Boleto Turístico (${formatAge(boletoTuristico.asOf, "en")}) and the Colca ticket (${formatMonth(tourPrices.colcaTicket.asOf, "en")}). The rule on VAT in hotels is from an account of ${formatMonth(vatFreeStay.asOf, "en")}, the new price of Machu Picchu from news of ${formatMonth(machuPicchuPrices.asOf, "en")}.`,
    `Amounts in other currencies are orders of magnitude: US$1 is ${formatNumber(exchangeRates.usd.soles, "en", 2)} soles (${formatMonth(exchangeRates.usd.asOf, "en")}), a euro ${formatNumber(exchangeRates.eur.soles, "en", 2)} (${formatMonth(exchangeRates.eur.asOf, "en")}), a pound about ${formatNumber(exchangeRates.gbp.soles, "en", 2)} (estimate, ${formatMonth(exchangeRates.gbp.asOf, "en")}). Before you pay, look up the rate at the [central bank](site:bcrp), today’s price of the [Machu Picchu ticket](site:tuBoleto), of [PeruRail](site:perurail) and [Inca Rail](site:incaRail), and of the joint ticket at [COSITUC](site:cosituc).`,
  ],
}));
