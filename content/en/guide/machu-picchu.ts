import {
  machuPicchuMountains as mountains,
  machuPicchuRoutes as routes,
  sunGateAltitude,
  type RouteId,
} from "#content/facts/machu-picchu/circuits.ts";
import {
  blockade,
  hidroelectrica,
  incaTrail,
  machuPicchuBus as bus,
  machuPicchuTrains as trains,
  shortIncaTrail,
  walkUp,
} from "#content/facts/machu-picchu/journey.ts";
import { machuPicchuGuide, machuPicchuPrices as prices } from "#content/facts/machu-picchu/prices.ts";
import { sampleDays } from "#content/facts/machu-picchu/sample-days.ts";
import { highSeason } from "#content/facts/machu-picchu/season.ts";
import {
  entryTolerance,
  largestBag,
  machuPicchuVisit as visit,
  ticketSale,
  walkUpSale,
} from "#content/facts/machu-picchu/visit.ts";
import { trainHours } from "#content/facts/journeys.ts";
import { places } from "#content/facts/places.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatAltitude, formatDistance, formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatDate, formatMonth, formatTime } from "#i18n/format-date.ts";
import { formatDays } from "#i18n/format-days.ts";
import { formatHours } from "#i18n/format-duration.ts";

const hours = ([from, to]: readonly [number, number]) => formatHours(from, "en", to);
const timeOf = (route: RouteId) => hours(routes[route].hours);
const village = formatAltitude(places["aguas-calientes"].altitude, "en");
const at = (time: `${number}:${number}`) => formatTime(time, "en");
const { withNight, inOneDay } = sampleDays;
const highDays = () =>
  highSeason.days
    .map((days) => {
      const [first, last] = days.map((day) => `${highSeason.year}-${day}`) as [string, string];
      const { from, dash, to } = formatDays(first, last, "en");
      return from + dash + to;
    })
    .join("; ");

export default guideWords(() => ({
  title: "Machu Picchu step by step",
  description:
    "Which circuit to take at Machu Picchu, what the ticket costs, when and where to buy it, which train to catch, and what the wardens will not let in.",
  keywords: [
    "Machu Picchu tickets",
    "Machu Picchu circuits",
    "Machu Picchu circuit 2",
    "Huayna Picchu ticket",
    "Machu Picchu train",
    "Aguas Calientes bus",
    "Hidroeléctrica",
  ],
  lead: `You can no longer wander about Machu Picchu as you please: a ticket is for one route, one hour and one named person. Choose the right route, buy early, keep a spare day in hand, and the rest is a train ride and a very good morning. For ${highSeason.year + 1}, look now: the tickets for ${highSeason.year} came on sale on ${formatDate(ticketSale.tickets2026, "en")}.`,
  pictureAlt:
    "Machu Picchu from the upper terrace: early mist above the stone houses, the peak of Huayna Picchu behind, and a llama grazing in front.",
  sections: [
    {
      id: "which-circuit",
      title: "Which circuit should you take?",
      blocks: [
        "On a first visit take route **2-A**. It begins on the upper terrace with the view from the postcards, then leads right through the town. If it is sold out, **2-B** is much the same but starts from a lower terrace. **Circuit 1** stays on the terraces and never enters the town; **circuit 3** shows you the lower quarters at close range and is the way to Huayna Picchu.",
        { kind: "figure", figure: "circuits" },
        "A ticket is good for its own route only. It cannot be swapped at the gate, and once you have left you cannot go back in. If you want both the view from above and the lower town, buy two tickets for the same day: 1-B early, say, and 3-B later in the morning.",
        {
          kind: "table",
          caption: "The ten routes",
          head: ["Route", "What you see", "Time", "Who it suits", "On sale"],
          rows: [
            [
              "1-A · Machu Picchu Mountain",
              `the upper terraces, then the summit at ${formatAltitude(mountains.machuPicchuMountain.altitude, "en")}`,
              timeOf("1-A"),
              "fit and patient climbers of steps",
              "all year",
            ],
            [
              "1-B · Upper Terrace",
              "the Guardian’s House and the postcard view, not the town",
              timeOf("1-B"),
              "a short visit, or bad knees",
              "all year",
            ],
            [
              "1-C · Sun Gate",
              `the upper terraces and Intipunku at ${formatAltitude(sunGateAltitude, "en")}`,
              timeOf("1-C"),
              "walkers who have seen the town before",
              "high season",
            ],
            [
              "1-D · Inca Bridge",
              "the upper terraces and a path cut into a cliff",
              timeOf("1-D"),
              "those with a head for heights",
              "high season",
            ],
            [
              "2-A · Classic",
              "viewpoint, quarry, Main Temple, Temple of the Three Windows, Sacred Rock",
              timeOf("2-A"),
              "everybody on a first visit",
              "all year",
            ],
            [
              "2-B · Lower Terrace",
              "the same town, with the view from lower down",
              timeOf("2-B"),
              "a first visit when 2-A is sold out",
              "all year",
            ],
            [
              "3-A · Huayna Picchu",
              `the lower town, then the summit at ${formatAltitude(mountains.huaynaPicchu.altitude, "en")}`,
              timeOf("3-A"),
              "those who like it steep and do not mind the drop",
              "all year",
            ],
            [
              "3-B · Royalty",
              "terraces, royal houses, the surroundings of the Temple of the Sun, the Temple of the Condor",
              timeOf("3-B"),
              "those who want the fewest steps",
              "all year",
            ],
            [
              "3-C · Great Cavern",
              "the lower town and a cave shrine behind Huayna Picchu",
              timeOf("3-C"),
              "those who want a quiet path through the forest",
              "high season",
            ],
            [
              "3-D · Huchuy Picchu",
              "the lower town and a smaller peak",
              timeOf("3-D"),
              "those who want a summit, but a short one",
              "high season",
            ],
          ],
        },
        `The four seasonal routes are sold only for the days of the high season, which in ${highSeason.year} were these: ${highDays()}. The pattern was the same around Easter the year before; no list for ${highSeason.year + 1} is known to us yet. On all other days there are six routes to choose from.`,
        {
          kind: "note",
          tone: "tip",
          title: "Where is the famous photograph taken?",
          text: [
            "On the upper terraces, beside the Guardian’s House. Circuits 1 and 2 go there. Circuit 3 gives you fine pictures too, of houses with the peak behind, but from below. Wardens do keep people to the route on their ticket.",
          ],
        },
      ],
    },
    {
      id: "prices",
      title: "What does the ticket cost?",
      blocks: [
        `A foreign adult pays **${formatSoles(prices.foreign, "en")}**. Since ${formatDate(prices.since, "en")} that includes ${formatSoles(prices.charge.foreign, "en")} for [SERNANP](site:sernanp), the agency that looks after the nature reserve. The two mountains cost more.`,
        {
          kind: "table",
          caption: "Adult tickets (with a mountain: the sum of ticket and charge)",
          head: ["Who pays", "Without a mountain", "With Huayna Picchu or Machu Picchu Mountain"],
          rows: [
            [
              "visitors from abroad",
              formatSoles(prices.foreign, "en"),
              formatSoles(prices.foreignMountain, "en"),
            ],
            [
              "residents of Peru, and citizens of Peru, Bolivia, Colombia and Ecuador",
              formatSoles(prices.andean, "en"),
              formatSoles(prices.andeanMountain, "en"),
            ],
          ],
        },
        `Children under ${prices.freeBelowAge} enter free. There are reduced tickets for those aged 3–17 and for students in higher education; the [ticket site](site:tuBoleto) shows today’s price once you have entered an age. A student needs a valid card with a photograph from the university itself, so do not rely on an ISIC card. Walkers who arrive by the Inca Trail do not pay the SERNANP charge.`,
        {
          kind: "terms",
          items: [
            {
              term: "Bus up and down",
              text: `About US$${bus.returnUsd} return (round trip), US$${bus.singleUsd} one way.`,
            },
            {
              term: "Local guide",
              text: `Guides wait at the gate and ask about ${formatSoles(machuPicchuGuide.soles, "en")} for a small group, so it pays to join up with others.`,
            },
            {
              term: "Cloakroom and toilets",
              text: "Both are outside the gate and cost a few soles; have coins ready.",
            },
          ],
        },
        "For the whole outing with train, hotel and guide, added up for three budgets, see [What a trip costs](page:costs#big-items).",
      ],
    },
    {
      id: "buying",
      title: "Buying the ticket, step by step",
      blocks: [
        `There is one place to buy: the state’s own site, [tuboleto.cultura.pe](site:tuBoleto). Each year’s tickets come on sale late in the year before. Those for ${highSeason.year} went on sale on ${formatDate(ticketSale.tickets2026, "en")} at noon, Peruvian time, and on some days the first hours were gone within ${ticketSale.goneInMinutes} minutes. If you travel next year, start by checking whether your day is already on sale.`,
        {
          kind: "steps",
          items: [
            {
              title: "Route and day",
              text: "On the home page, Llaqta de Machupicchu means the town. Choose the route, then the day, then the hour of entry; the number of places left is shown beside it.",
            },
            {
              title: "Your details, letter for letter as in the passport",
              text: "You give your name, passport number, nationality and date of birth. Name, day and route cannot be changed afterwards.",
            },
            {
              title: "Reserve, then pay",
              text: "These are two separate steps. When the site is busy the second one often stalls: keep trying, and have another card at hand.",
            },
            {
              title: "Keep the PDF",
              text: "Print it, or save it on your phone so that it opens without a signal.",
            },
            {
              title: "Only then the train",
              text: "A train to match a timed ticket is easy to find; the other way round it is not. The domestic flights and the hotels come last.",
            },
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "What cannot be undone",
          text: [
            "Tickets are not refunded and cannot be passed on to anybody else. If you renew your passport after booking, bring the old one or a copy as well. Sites that look like the official one belong to agents: they may be legal, but they charge more, and when the day’s quota has gone their “special” ticket does not exist.",
          ],
        },
        { kind: "heading", id: "walk-up", text: "When it is sold out online" },
        `Every day ${formatNumber(walkUpSale.tickets, "en")} tickets are sold in Aguas Calientes, in the ministry’s *Centro Cultural*, not at the gate. Since ${formatDate(walkUpSale.since, "en")} there has been a single queue; the counters open at ${at(walkUpSale.opensAt)}, and a screen shows what is left. In mid-2025 everything had gone by ten in the morning, and the ticket is often for the next day. Allow two nights, and take the route and hour you are given.`,
        {
          kind: "list",
          items: [
            "Look at other routes too: 3-B and 1-B have places left more often.",
            "Try the early afternoon: the crowds are thinner and mist is rarer.",
            "An agency’s package only helps if the ticket has already been bought in your name, so ask for the PDF.",
          ],
        },
      ],
    },
    {
      id: "calendar",
      title: "The ticket calendar",
      blocks: [
        "For June to August buy three to six months ahead, for April and September about three; for the rest of the year a month or two will do. May and October are the best compromise: the weather is dry and tickets are easier to come by.",
        { kind: "figure", figure: "ticketCalendar" },
        `The town is open every day of the year from ${at(visit.opens)} to ${at(visit.closes)}. In high season ${formatNumber(visit.peopleOnPeakDays, "en")} visitors a day are let in, otherwise ${formatNumber(visit.peopleADay, "en")}. Mist is common in the morning, above all from November to April, and lifts at around nine or ten. The quietest times are the first hour and after three in the afternoon. The first entry does not mean a sunrise: the ridges hide the sun until half past six or seven.`,
        `You may be ${entryTolerance.minutes} minutes late, ${entryTolerance.minutesInHighSeason} in high season. After that you are not let in.`,
      ],
    },
    {
      id: "trains",
      title: "By train to the village",
      blocks: [
        `No road leads down the valley to Aguas Calientes (${village}; officially Machu Picchu Pueblo). You go by train, with [PeruRail](site:perurail) or [Inca Rail](site:incaRail). The cheap local train is not open to foreigners.`,
        {
          kind: "terms",
          items: [
            {
              term: "From Ollantaytambo",
              text: `Just under ${formatHours(trainHours.fromOllantaytambo, "en")}. Most trains start here, all year, and a night in the valley makes the altitude easier to bear.`,
            },
            {
              term: "From Cusco",
              text: `About ${formatHours(trainHours.fromSanPedro, "en")} from San Pedro station in the city, ${hours(trainHours.fromPoroy)} from Poroy, ${formatDistance(15, "en")} away. There are few of these trains, and none from January to April.`,
            },
            {
              term: "*Bimodal*: bus and train",
              text: "The company’s bus takes you to Ollantaytambo, where you board the train. In the wet months it is the only way from Cusco; it is sold all year.",
            },
            {
              term: "Fare",
              text: `The cheapest tourist trains start at around US$${trains.oneWayUsdFrom} one way, US$${trains.returnUsd.join("–")} return (round trip); panorama coaches and luxury trains cost far more. Fares move like those of airlines, and the first and last trains of the day are the cheapest.`,
            },
            {
              term: "Luggage",
              text: `Both companies take hand luggage only. Inca Rail allows one piece of up to ${trains.incaRailBag.kilos} kg (17 lb), its three sides adding up to ${trains.incaRailBag.centimetres} cm (46 in): pack to that on either. Leave the suitcase at your hotel in Cusco or the valley.`,
            },
            {
              term: "Documents",
              text: `The ticket is in your name, and the passport is checked as you board. Be there ${trains.beforeDepartureMinutes} minutes before departure.`,
            },
          ],
        },
      ],
    },
    {
      id: "bus-up",
      title: "From the village to the gate",
      blocks: [
        `The bus climbs the ${bus.bends} bends in ${bus.minutes.join("–")} minutes. The first goes up at about ${at(bus.first)}, the last comes down at about ${at(bus.lastDown)}, and in between they run without a timetable. People queue by their hour of entry, and signs say which queue is whose; ${bus.queueMinutes.join("–")} minutes before is soon enough. In high season the wait can be two hours, after midday for the way down as well.`,
        `Expect to pay about US$${bus.returnUsd} return. The contract under which one company ran the buses for thirty years ended on ${formatDate(bus.concessionEnded, "en")}, and two have shared the road since, Consettur and San Antonio de Torontoy, each with its own ticket desk in the village. Buy there the evening before, and ask at your hotel who is running.`,
        `**On foot** you follow the road along the river to the bridge at Puente Ruinas, then climb a stairway to the gate: ${hours(walkUp.upHours)} up, with a climb of ${formatAltitude(walkUp.climb, "en")}, and ${walkUp.downMinutes.join("–")} minutes down. At dawn tickets and passports are checked at the bridge too.`,
      ],
    },
    {
      id: "cheap-way",
      title: "For less money, or on your own feet",
      blocks: [
        { kind: "heading", id: "hidroelectrica", text: "By way of Hidroeléctrica" },
        `Minibuses leave Cusco between seven and half past eight and take ${hours(hidroelectrica.busHours)} by Santa María and Santa Teresa to the power station called Hidroeléctrica, crossing the Abra Málaga pass at ${formatAltitude(hidroelectrica.pass, "en")}. From there it is ${formatDistance(hidroelectrica.kilometres[0], "en", hidroelectrica.kilometres[1])} on the level beside the railway, ${hours(hidroelectrica.walkHours)} on foot. They go back at about half past two. The return fare is likely to be ${formatSoles(hidroelectrica.returnSoles[0], "en", hidroelectrica.returnSoles[1])}, and you need a night in the village.`,
        `The road has hairpin bends and drivers in a hurry, so do not travel by night. From January to March mudslides are common: one on ${formatDate(hidroelectrica.landslide, "en")} stopped this line’s trains and the walkers alike for a day and a half. Keep off the track and out of the tunnels; there is a path beside them. It is warm down there and there are mosquitoes: for the yellow fever vaccine see [Safety and health](page:safety-health#infections).`,
        { kind: "heading", id: "short-inca-trail", text: "The short Inca Trail" },
        `It takes two days, one of them on foot. You leave the train at kilometre 104 and walk ${formatDistance(shortIncaTrail.kilometres[0], "en", shortIncaTrail.kilometres[1])} in ${hours(shortIncaTrail.hours)}, past the terraces of Wiñay Wayna to the Sun Gate. A bus takes you down to a bed in the village, and you visit the town the next day, **for which you need a second ticket**: the trail’s permit lets you in on the day of arrival only. There is no camping, and places are easier to get than on the four-day trail.`,
        `For both trails **only a licensed agency** can buy the permit, and nobody may set out without a guide. On the four-day trail of ${formatDistance(incaTrail.kilometres, "en")} the limit is ${incaTrail.permits} people a day including porters, which leaves about ${incaTrail.walkers} walkers; in February it is closed. The short trail costs something like US$${shortIncaTrail.usd.join("–")}. Walkers are given entry by route 3-B, for the same day. The postcard view is yours on the way down from the Sun Gate; for circuit 2, or to come back the next day, buy a separate ticket. For the other ways on foot see [Treks](page:treks#compare).`,
      ],
    },
    {
      id: "mountains",
      title: "Huayna Picchu or Machu Picchu Mountain?",
      blocks: [
        "One is steep and famous, the other high and quieter. You need neither on a first visit, since the circuit that comes with a mountain shows you only a part of the town.",
        {
          kind: "table",
          caption: "The two mountains",
          head: ["Compared", "Huayna Picchu (3-A)", "Machu Picchu Mountain (1-A)"],
          rows: [
            [
              "Height",
              formatAltitude(mountains.huaynaPicchu.altitude, "en"),
              formatAltitude(mountains.machuPicchuMountain.altitude, "en"),
            ],
            [
              "Climb",
              `${mountains.huaynaPicchu.climb.join("–")} m`,
              `${mountains.machuPicchuMountain.climb[0]} m`,
            ],
            [
              "Time up and down",
              hours(mountains.huaynaPicchu.return),
              hours(mountains.machuPicchuMountain.return),
            ],
            ["The path", "narrow, exposed steps, cables, a tunnel at the top", "long, wide stairs"],
            ["With the ticket you see", "the lower town", "the upper terraces, not the houses"],
            ["Sells out", "first of all, months ahead", "later"],
          ],
        },
        "Take the earliest start, as by eleven it is hot. If you are pregnant, have a weak heart or are uneasy with heights, leave both alone and take 1-B, 2-B or 3-B instead. In rain stay down: the wet steps are slippery.",
      ],
    },
    {
      id: "day",
      title: "The day, hour by hour",
      blocks: [
        "There are two ways to plan it. With a night in the village you have time, and the town in the early morning. Without one it fits into a day, but a single late train can spoil it. Timetables change, so fit the hours to your own train.",
        { kind: "heading", id: "day-with-night", text: "With a night in the village" },
        {
          kind: "timeline",
          items: [
            {
              when: `Day 1, ${at(withNight.ruins)}`,
              title: "The ruins of Ollantaytambo",
              text: "See the terraces in the morning and have lunch on the square; the big bag stays at the hotel.",
            },
            {
              when: at(withNight.train),
              title: "Train along the river",
              text: "The water is on the left.",
            },
            {
              when: at(withNight.village),
              title: "Aguas Calientes",
              text: "Buy tomorrow’s bus ticket, have dinner and go to bed early.",
            },
            {
              when: `Day 2, ${at(withNight.queue)}`,
              title: "The queue for the bus",
              text: "There is a last toilet at the gate, and none inside.",
            },
            {
              when: at(withNight.entry),
              title: "In by route 2-A",
              text: "Two or three hours with many stops. If there is mist, wait on the upper terrace until it lifts.",
            },
            {
              when: at(withNight.out),
              title: "Out again",
              text: "Those with a second ticket go back in now; the others ride or walk down to lunch.",
            },
            {
              when: `From ${at(withNight.back)}`,
              title: "The train back",
              text: `A minibus from Ollantaytambo has you in Cusco at about ${at(withNight.cusco)}.`,
            },
          ],
        },
        { kind: "heading", id: "day-in-one", text: "In one day, from the valley" },
        {
          kind: "timeline",
          items: [
            {
              when: at(inOneDay.hotel),
              title: "Leave the hotel",
              text: "In Ollantaytambo, that is; from Urubamba half an hour earlier.",
            },
            {
              when: at(inOneDay.train),
              title: "Morning train",
              text: "Any early train will do that has you in the village by half past eight.",
            },
            { when: at(inOneDay.bus), title: "Bus to the gate", text: "Allow an hour with the queue." },
            {
              when: at(inOneDay.entry),
              title: "Entry",
              text: "Book ten o’clock rather than nine: you want some slack.",
            },
            {
              when: at(inOneDay.down),
              title: "Down to the village",
              text: "There is time for lunch, the market and a coffee above the river.",
            },
            {
              when: at(inOneDay.back),
              title: "The train back",
              text: `You are in Ollantaytambo at about ${at(inOneDay.valley)}, in Cusco towards eight.`,
            },
          ],
        },
        "To do it in a day from Cusco you get up at three or four. It can be done, but it is tiring and leaves no slack. For the altitude, too, it is kinder to sleep in the valley and the village first and in Cusco afterwards: see [Altitude](page:safety-health#altitude).",
      ],
    },
    {
      id: "rules",
      title: "What is allowed, and what is not?",
      blocks: [
        `Bags are looked through at the gate. The largest you may take in is ${largestBag}; for anything bigger there is a paid cloakroom.`,
        { kind: "heading", id: "leave-behind", text: "What stays behind" },
        {
          kind: "list",
          items: [
            "tripods, monopods, selfie sticks, drones",
            "food, alcohol, throwaway plastic bottles",
            "umbrellas and walking poles (rubber-tipped ones are tolerated for older or disabled visitors)",
            "pushchairs (strollers); a carrier on the back is fine without a metal frame",
            "sprays: bring sun cream and repellent as lotion",
            "heels and hard soles, loudspeakers, costumes, banners",
          ],
        },
        { kind: "heading", id: "take-along", text: "What to bring" },
        {
          kind: "checklist",
          items: [
            "the passport you bought the ticket with, not a copy",
            "the ticket, on paper or saved",
            "water in a bottle you can refill",
            "a rain jacket, hat, sun cream, insect repellent and long trousers",
            "coins for the toilet",
          ],
        },
        { kind: "heading", id: "inside", text: "Inside" },
        "Toilets and café are outside the gate only, and once out you cannot come back. Do not lean on the walls or leave the route: those who run, undress or stray are shown out.",
        "**Guides:** the rules ask for one, and in practice visitors are let in without. Do not count on it. A guide is worth having, because inside there is hardly a sign to read.",
        "**Steps** are everywhere, and no route can be done in a wheelchair. For bad knees 3-B, 2-B and 1-B are the gentle ones; more under [For every traveller](page:for-whom#wheelchair)",
      ],
    },
    {
      id: "what-goes-wrong",
      title: "What can go wrong, and what to do",
      blocks: [
        {
          kind: "terms",
          items: [
            {
              term: "Strikes and blockades",
              text: `In September 2025 a quarrel over the buses stopped the trains for days, and about ${formatNumber(blockade.broughtOut, "en")} visitors were brought out by special trains. Never plan Machu Picchu for the last day: keep a spare one before the flight home, and carry cash, medicine and a charger for one more night.`,
            },
            {
              term: "Rain",
              text: "From January to March mudslides block the line for hours, sometimes days. The railway will put you on another train, but the hour on your ticket stays as it is: ask for a written confirmation of the delay.",
            },
            {
              term: "Mist",
              text: "With an eight o’clock ticket it has usually cleared by ten. On circuit 2 the upper terrace comes at the beginning, so wait there.",
            },
            {
              term: "Wrong name, wrong day",
              text: "Names are not corrected and money is not returned. If a passport number was mistyped, write to the ticket site’s help desk before you travel.",
            },
            {
              term: "Mosquitoes and sandflies",
              text: "They bite all day: wear long trousers and use repellent. Since 2025 the American [CDC](site:cdc) has advised the yellow fever vaccine for the Machu Picchu area too.",
            },
          ],
        },
        "On strikes and blockades, and where to look them up, see [Safety](page:safety-health#strikes).",
      ],
    },
  ],
  freshness: [
    `Prices and the SERNANP charge are from reports of ${formatMonth(prices.asOf, "en")}; the price with a mountain is the sum of the two. Seasonal routes and daily limits are of ${formatMonth(highSeason.asOf, "en")}, the sale in the village of ${formatMonth(walkUpSale.asOf, "en")}, train and bus fares of ${formatMonth(trains.asOf, "en")}. PeruRail’s own limit for luggage is left out: the only source for it is of ${formatMonth(trains.perurailBag.asOf, "en")}.`,
    `Look up tickets and seasonal days for ${highSeason.year + 1}, reduced fares and hours of entry at [tuboleto.cultura.pe](site:tuBoleto); timetables, luggage and fares at [PeruRail](site:perurail) and [Inca Rail](site:incaRail); the rules at the gate at [machupicchu.gob.pe](site:machuPicchu).`,
  ],
}));
