import { coastalElNino } from "#content/facts/climate/weather.ts";
import { altitudeRules, altitudeSteps } from "#content/facts/health/altitude-rules.ts";
import { bookAhead, railStop, sleepingRule, yearlySale } from "#content/facts/itineraries/booking.ts";
import { flightGround } from "#content/facts/itineraries/door-to-door.ts";
import { tripMeasures, type ItineraryId } from "#content/facts/itineraries/itineraries.ts";
import { tripPrices, ways } from "#content/facts/itineraries/ways.ts";
import { busHours } from "#content/facts/journeys.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import { heights } from "#content/facts/top-ten.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatAltitude, formatMetres, formatNumber } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";
import { formatTravelTime } from "#i18n/format-duration.ts";

const heightOf = (id: PlaceId) => formatAltitude(places[id].altitude, "en");
const altitude = (value: number) => formatAltitude(value, "en");
const range = ([from, to]: readonly [number, number]) => `${from}–${to}`;
const month = (yearMonth: string) => formatMonth(yearMonth, "en");

const names = {
  "airport-lim": "Lima airport",
  miraflores: "Lima (Miraflores)",
  cusco: "Cusco",
  arequipa: "Arequipa",
  "puerto-maldonado": "Puerto Maldonado",
  paracas: "Paracas",
  huacachina: "Huacachina",
  nazca: "Nazca",
  yanque: "Yanque",
  cabanaconde: "Cabanaconde",
  puno: "Puno",
  amantani: "Amantaní",
  taquile: "Taquile",
  urubamba: "Urubamba",
  ollantaytambo: "Ollantaytambo",
  pisac: "Pisac",
  "aguas-calientes": "Aguas Calientes",
  tambopata: "jungle lodge",
  trujillo: "Trujillo",
  huanchaco: "Huanchaco",
  chiclayo: "Chiclayo",
  chachapoyas: "Chachapoyas",
  cocachimba: "Cocachimba",
  mancora: "Máncora",
  talara: "Talara",
};

const bedName = (id: PlaceId) => (names as Partial<Record<PlaceId, string>>)[id] ?? "";
const nightsOf = (id: ItineraryId) => `${tripMeasures(id).nights}\u00a0nights`;
const longestOf = (id: ItineraryId) => formatTravelTime(tripMeasures(id).longest, "en");
const row = (id: ItineraryId, name: string, where: string, whom: string) => {
  const { highest } = tripMeasures(id);
  return [
    `[${name}](#${id})`,
    nightsOf(id),
    where,
    `${bedName(highest)}, ${formatMetres(places[highest].altitude, "en")}`,
    longestOf(id),
    whom,
  ];
};

export default guideWords(() => ({
  title: "Peru itineraries: one, two and three weeks",
  description:
    "Eight Peru itineraries day by day: travel times, prices, beds and altitudes on a map, with a spare day before the flight home, and what to book when.",
  keywords: [
    "Peru itinerary",
    "one week in Peru",
    "10 days in Peru",
    "two weeks in Peru",
    "three weeks in Peru",
    "Peru with children",
    "acclimatisation Cusco",
    "Machu Picchu itinerary",
  ],
  lead: "Eight ways to put a trip to Peru together, from one week to three. For every day you see how you travel and for how long, what it costs, and where and how high you sleep. Each of them keeps a spare day in Lima before the flight home.",
  pictureAlt:
    "A bus on a winding road in the Andes, with a dotted route running over the mountains down to the sea.",
  sections: [
    {
      id: "choose",
      title: "Which one is yours?",
      blocks: [
        "With one week, stay around Cusco. Two weeks are enough for the southern loop from the coast to Lake Titicaca, or for Cusco and the rainforest; three weeks take in both. Day one is the day you land in Lima, so add the time it takes to get there. If none of them fits, put your own together in the [trip planner](page:trip-planner).",
        {
          kind: "table",
          caption: "The eight side by side",
          head: ["Itinerary", "Length", "Where", "Highest bed", "Longest travel", "Good for"],
          rows: [
            row("one-week", "One week", "Lima, Sacred Valley, Machu Picchu, Cusco", "short holidays"),
            row("ten-days", "Ten days", "the same at an easier pace", "a first visit"),
            row(
              "two-weeks",
              "Two weeks in the south",
              "coast, Arequipa, Colca, Titicaca, Cusco",
              "seeing a lot, if you like buses",
            ),
            row(
              "cusco-jungle",
              "Cusco and the jungle",
              "Tambopata, Sacred Valley, Machu Picchu, Cusco",
              "anyone who came for the animals too",
            ),
            row("three-weeks", "Three weeks", "the southern loop and the jungle", "not having to choose"),
            row(
              "slow",
              "The slow one",
              "seven beds in twenty nights",
              "older travellers, people who work on the road",
            ),
            row(
              "with-children",
              "With children",
              "Paracas, Sacred Valley, Machu Picchu",
              "families, from about six years",
            ),
            row(
              "north",
              "The north",
              "Trujillo, Chachapoyas, Máncora",
              "a second visit, or avoiding the crowds",
            ),
          ],
        },
        `Travel times are from door to door: to every flight we have added ${formatTravelTime(flightGround, "en")} for the airports and the roads to them, while the days below give its time in the air. A night on a bus is not counted. In the rainy season, from November to March, allow ${sleepingRule.rainPercent}% more.`,
        { kind: "heading", id: "rules", text: "Eight rules behind every plan" },
        {
          kind: "list",
          items: [
            `**Sleep low first.** Spend the first nights in the mountains below ${altitude(altitudeRules.firstNight)} if you can, and nowhere above ${altitude(sleepingRule.easyTo)}: Arequipa (${heightOf("arequipa")}), Ollantaytambo (${heightOf("ollantaytambo")}) or Urubamba (${heightOf("urubamba")}). Cusco (${heightOf("cusco")}) comes afterwards and Puno (${heightOf("puno")}) later still; for anything near 5,000 m (16,400 ft), sleep three or four nights above ${altitude(sleepingRule.passNightsAbove)} first; nights in the valley do not count.`,
            `**Above ${altitude(altitudeSteps.stepAbove)}, sleep no more than ${sleepingRule.metresANight} m (1,640 ft) higher each night.** Doctors advise an extra night for every ${formatNumber(sleepingRule.restNightEvery, "en")} m (3,280 ft) as well. What lies below that line is not counted: from Arequipa to Yanque (${heightOf("yanque")}) only the last ${formatMetres(places.yanque.altitude - altitudeSteps.stepAbove, "en")} are, so the plans keep the rule, with two nights in Arequipa first. A flight to Cusco skips the low nights, which is why every plan with that flight drives straight down to the valley.`,
            "**Be lazy for two days.** Do no climbing, eat lightly and drink no alcohol. The warning signs are under [safety and health](page:safety-health#altitude).",
            `**Keep a day for Lima.** In ${month(railStop.asOf)} the railway to Machu Picchu was blocked for days: emergency trains brought ${formatNumber(railStop.broughtOut[0], "en")}–${formatNumber(railStop.broughtOut[1], "en")} people out while ${railStop.waiting} more waited. Fog, strikes and mudslides can cost a day at any time, and it should not be the day you fly home.`,
            `**Fly up in the morning.** The wind gets up after noon. If your two flights are on separate bookings, leave at least ${sleepingRule.hoursBetweenFlights} hours between them, or better a night.`,
            "**Buy the Machu Picchu ticket first,** as soon as the flight to Peru is booked, then the train, and last the domestic flight and the hotels: it is ticket and train that sell out. Carry the passport you booked with; you will be asked for it everywhere.",
            "**Night buses on the coast only.** There, with a good company, they are normal. In the Andes travel by day, above all in the rains, and never take two night buses in a row.",
            `**Get vaccinated in time.** The yellow fever vaccine has to be given at least ${sleepingRule.yellowFeverDays} days before the jungle: [which jungle?](page:jungle#health)`,
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "About the prices",
          text: [
            "“The day costs” is an estimate per person in US dollars. It covers tickets, tours and longer journeys, not your bed, meals and city rides. The price of a car is for the whole car. What a whole trip comes to is added up under [what a trip costs](page:costs#totals).",
          ],
        },
      ],
    },
    {
      id: "one-week",
      title: "One week: valley, Machu Picchu, Cusco",
      blocks: [
        "With so little time you keep to one region, and the order is the whole secret: drive from the airport straight down to the valley, and see Cusco only after Machu Picchu. Start with Cusco instead and you may spend two of your seven days with a headache.",
        { kind: "figure", figure: "one-week" },
        "Rainbow Mountain does not fit: two nights that high are too few. Do not be tempted to spend day seven in the mountains as well: it is your reserve.",
      ],
    },
    {
      id: "ten-days",
      title: "Ten days: the same, with room to breathe",
      blocks: [
        "Two or three more days change the trip completely. You sleep off the flight, spend two nights in the valley, and go up to Machu Picchu at dawn, because you slept at its foot.",
        { kind: "figure", figure: "ten-days" },
        `**The coast instead of Lima:** swap the second and the eighth day for two nights in Paracas and Huacachina (about four hours by bus, then one and a half, then four and a half back). Leave Rainbow Mountain (${heightOf("rainbow-mountain")}) for another time: before day eight you have only two nights above ${altitude(sleepingRule.passNightsAbove)}.`,
      ],
    },
    {
      id: "two-weeks",
      title: "Two weeks: the southern loop overland",
      blocks: [
        "This is the classic. You climb by bus from the desert coast to Lake Titicaca, reach Cusco already used to the altitude, and take a plane only at the end. It is a lot of road, but nearly all of it by day, through country worth looking at.",
        { kind: "figure", figure: "two-weeks" },
        `On day seven you sleep more than ${formatNumber(sleepingRule.restNightEvery, "en")} m (3,280 ft) higher than the night before. So choose Yanque (${heightOf("yanque")}) or Coporaque rather than Chivay, and add a night in Arequipa if anyone slept badly there. Do not save the second night in Yanque: without it you would reach Puno (${heightOf("puno")}) with no rest on the way up.`,
        "**Too many buses?** Leave out Nazca and fly from Lima to Arequipa on day four; or leave out Titicaca and fly from Arequipa to Cusco. Either gives you two more days around Cusco. With small children or a weak heart, leave out Puno.",
      ],
    },
    {
      id: "cusco-jungle",
      title: "Two weeks: the jungle and Cusco",
      blocks: [
        "The low, warm forest comes first, so you are rested when you reach the mountains. Three days in the lodge also cure the jet lag, since the guides wake everyone before dawn anyway. Rivers and lodges are compared under [which jungle?](page:jungle#compare)",
        { kind: "figure", figure: "cusco-jungle" },
        "**The other way round:** with the jungle last you end in the warmth, but flights from Puerto Maldonado are few, so keep two nights for Lima. **Iquitos instead of Puerto Maldonado:** on days three to six fly from Lima to Iquitos, go to a lodge and return to Lima, and fly to Cusco the next morning.",
      ],
    },
    {
      id: "three-weeks",
      title: "Three weeks: coast, Andes, jungle",
      blocks: [
        "This is the one plan in which you give up nothing that the south is famous for: two nights for Colca Canyon, one on an island in Lake Titicaca, a long day for Rainbow Mountain, and the rainforest at the end.",
        { kind: "figure", figure: "three-weeks" },
        "**For walkers:** from day fifteen the Inca Trail can take four days instead. It needs a permit half a year ahead; see [treks](page:treks#inca-trail). **Down into the canyon:** from Cabanaconde, two hours beyond Yanque, the path to the Sangalle oasis takes three hours down and three or four up. It costs two more nights, one in Cabanaconde and one at the bottom; keep both nights in Yanque for afterwards, before Puno.",
      ],
    },
    {
      id: "slow",
      title: "The slow one: twenty nights, seven beds",
      blocks: [
        "Here you do not pack every morning: there are few places, long stays, and in each of them a day with nothing planned. It suits older travellers, people who work along the way and anyone who sleeps badly at altitude.",
        { kind: "figure", figure: "slow" },
        "The flight from Arequipa to Cusco may run rarely or not at all; by day the bus takes about ten hours. If walking is hard, see Machu Picchu in two half days with two tickets and take the bus up; there is more under [who it suits](page:for-whom#older).",
        {
          kind: "note",
          tone: "warning",
          title: "With a weak heart or lungs",
          text: [
            `Show your doctor the heights before you book: ${altitude(heights.colcaPass)} on the pass of day eight, ${heightOf("yanque")} in Yanque, ${heightOf("cusco")} in Cusco. You lose little if you leave out the Colca and keep those two nights for Arequipa; and if the answer is no to Cusco as well, [the north](#north) is ready, with no bed above ${heightOf("chachapoyas")}.`,
          ],
        },
        "**Without steps:** for a wheelchair, shorten the plan to four nights in Lima, two in Paracas by car, four in Arequipa by air and, if the altitude agrees with you, three or four in the Sacred Valley, where a car takes you to the viewpoint of Moray. Machu Picchu is possible only with a specialist firm, and only if today’s circuits allow it. The places are compared under [where to go with whom](page:for-whom#compare); what to ask in writing is under [in a wheelchair](page:for-whom#wheelchair).",
      ],
    },
    {
      id: "with-children",
      title: "With children: fourteen nights",
      blocks: [
        "Journeys are short, there are pools and animals, and in the mountains you take the lowest bed there is. Leave Puno, the pass to the Colca and Rainbow Mountain for when they are about ten.",
        { kind: "figure", figure: "with-children" },
        {
          kind: "list",
          items: [
            `**Altitude:** small children cannot tell you that their head hurts. If they are cross, refuse food or vomit, suspect the altitude and go down. Ask the paediatrician before taking a baby above ${altitude(2500)}.`,
            "**Machu Picchu:** free under three, reduced up to seventeen; [tuboleto.cultura.pe](site:tuBoleto) shows the price. No pushchairs (strollers) and no food are allowed in, and there is no toilet inside. On the train, Inca Rail carries under-threes free on a lap if you ask.",
            "**Jungle:** wait until they are five to seven, choose a lodge with a pool, and ask a doctor about yellow fever and malaria first. Some lodges charge the full price from the age of four.",
            "**Papers:** if one parent travels alone with a child, read [entering Peru](page:entry#children).",
          ],
        },
      ],
    },
    {
      id: "north",
      title: "The north: adobe cities, cloud forest, sea",
      blocks: [
        `In the north there are fewer visitors and more ruins: Moche pyramids, a walled town in the cloud forest, a waterfall of over seven hundred metres (2,300 ft), and a warm sea at the end. Altitude is hardly a worry. The highest bed is at ${heightOf("chachapoyas")}, and at Kuélap (${heightOf("kuelap")}) you spend only a few hours.`,
        { kind: "figure", figure: "north" },
        "**In nine days, without the sea:** on day nine take a car to Jaén (3.5 to 6 hours) and fly to Lima, if [its airport](page:beyond-classic#chachapoyas) is open again. **Through the mountains, if you have time:** Trujillo, Cajamarca, Celendín, Leymebamba, Chachapoyas; the road is narrow, so by day only. **With Huaraz:** go there first and take the bus to Trujillo; [how it fits](page:beyond-classic#fit).",
        {
          kind: "note",
          tone: "warning",
          title: "El Niño",
          text: [
            `Peru’s El Niño committee (ENFEN) raised an alert in ${month(coastalElNino.alertSince)}: it expected a weak, at most moderate coastal El Niño to last until ${month(coastalElNino.expectedUntil)}. In such years rain can cut the Pan-American Highway between January and April. Read [ENFEN’s](site:elNino) latest bulletin before you go; what it means is explained under [weather](page:weather#el-nino).`,
          ],
        },
      ],
    },
    {
      id: "book-ahead",
      title: "What to book, and when",
      blocks: [
        `Two things sell out months ahead: Machu Picchu tickets and Inca Trail permits. Tickets for ${yearlySale.forYear} went on sale at noon on ${formatDate(yearlySale.opened, "en")}, a month earlier than in the years before, and some hours of the first days were gone in ${yearlySale.goneInMinutes} minutes. Look up the next year’s date now at [tuboleto.cultura.pe](site:tuBoleto).`,
        {
          kind: "table",
          caption: "How long before the trip",
          head: ["What", "When", "Good to know"],
          rows: [
            [
              "Machu Picchu ticket",
              `${range(bookAhead.machuPicchuHighMonths)} months in high season, else ${range(bookAhead.machuPicchuWeeks)} weeks`,
              "June to August, Holy Week and late July go first; step by step: [Machu Picchu](page:machu-picchu#buying)",
            ],
            [
              "Huayna Picchu, Machu Picchu Mountain",
              `${range(bookAhead.summitMonths)} months`,
              "a route and a ticket of their own: [mountains](page:machu-picchu#mountains)",
            ],
            [
              "Inca Trail",
              `${range(bookAhead.incaTrailHighMonths)} months for May to September, else ${range(bookAhead.incaTrailMonths)}`,
              "only with a licensed agency; closed in February",
            ],
            [
              "train",
              `with the ticket; ${range(bookAhead.trainMonths)} months in season`,
              "[PeruRail](site:perurail), [Inca Rail](site:incaRail)",
            ],
            [
              "domestic flights",
              `${range(bookAhead.flightWeeks)} weeks, for holidays ${bookAhead.flightHolidayMonths} months`,
              "buy the checked bag with the ticket",
            ],
            [
              "jungle lodge",
              `${range(bookAhead.lodgeMonths)} months for July and August`,
              "boat and guide are in the package",
            ],
            [
              "night bus",
              `${range(bookAhead.nightBusDays)} days, for holidays ${range(bookAhead.nightBusHolidayWeeks)} weeks`,
              "seats on the lower deck recline further",
            ],
            [
              "flight over the Nazca Lines",
              `${range(bookAhead.nazcaDays)} days, a week in season`,
              "for a clear morning; by one o’clock it is windy",
            ],
            [
              "Central, Maido, Mérito",
              `${range(bookAhead.restaurantMonths)} months`,
              "you pay when you book: [food](page:gastronomy#restaurants)",
            ],
            ["Ballestas Islands", "the day before", "boats leave in the morning only"],
            ["*Boleto Turístico*, Colca, Uros", "not needed", "on the spot, in cash"],
          ],
        },
        { kind: "heading", id: "closed-days", text: "What is shut on Mondays, on Tuesdays and in February" },
        {
          kind: "list",
          items: [
            "**Monday:** as a rule Kuélap, the Royal Tombs Museum in Lambayeque and many state museums. **Tuesday:** Huaca Pucllana in Lima.",
            "**Sunday:** mass in the churches of Cusco, but the markets of Pisac and Chinchero are at their best.",
            "**February:** the Inca Trail is closed, Machu Picchu is open; in the rains [Choquequirao, Salkantay and Humantay Lake](page:treks#salkantay) may close too. From January to April, train journeys from Cusco begin with a bus.",
            "**23–31 July, Holy Week, Christmas:** the most expensive and fullest days of the year; see [holidays](page:holidays).",
          ],
        },
      ],
    },
  ],
  trips: {
    names,
    days: {
      "one-week": {
        1: {
          title: "Land in Lima",
          text: "Go straight to Miraflores or Barranco, eat and sleep. If you land early, walk along the clifftop.",
        },
        2: {
          title: "Fly up, drive straight down",
          text: "Take an early flight to Cusco and do not stop before Ollantaytambo. Lunch, coca tea and a slow walk through the Inca streets are enough for the day.",
        },
        3: {
          title: "Ollantaytambo, Maras, Moray",
          text: `Be at the terraces when they open, then take a taxi for half a day to the salt ponds and the round terraces. Moray (${heightOf("moray")}) is a first test for the lungs, so take it slowly.`,
        },
        4: {
          title: "Train to Machu Picchu",
          text: "Take a morning train and the bus to the gate, and walk circuit 2 with a midday ticket, when the early visitors have left. Prices are under [Machu Picchu](page:machu-picchu#prices).",
        },
        5: {
          title: "A second look, then Cusco",
          text: "Go up again with a dawn ticket, or try the hot springs. A train and a van take you to Cusco; keep the evening quiet.",
        },
        6: {
          title: "Cusco on foot",
          text: `See the cathedral, Qorikancha and San Blas in the morning. Take a taxi up to Sacsayhuamán (${heightOf("sacsayhuaman")}) and walk down.`,
        },
        7: {
          title: "Back to the sea",
          text: "Fly to Lima in the morning, see the Larco Museum and spend the evening in Barranco. If the mountains cost you a day, take it from here.",
        },
        8: {
          title: "Old Lima, then home",
          text: "See the Plaza Mayor and the catacombs of San Francisco, and fly in the evening. Be at the airport three hours ahead.",
        },
      },
      "ten-days": {
        1: {
          title: "Land in Lima",
          text: "Have dinner and go to bed. If you come from Europe you will be awake at four in the morning, which is no bad thing on a trip with early trains.",
        },
        2: {
          title: "Lima without hurry",
          text: "See the old centre and San Francisco first, then the Larco Museum. If you want Huaca Pucllana too, choose any day but Tuesday.",
        },
        3: {
          title: "Down to the Sacred Valley",
          text: "Fly in the morning and take a taxi from the airport to Urubamba. Do nothing more than have lunch and walk by the river.",
        },
        4: {
          title: "Maras, Moray, Chinchero",
          text: `The round takes half a day by car. Stop briefly with the weavers of Chinchero (${heightOf("chinchero")}), then return to the warmer valley.`,
        },
        5: {
          title: "Ollantaytambo, evening train",
          text: "See the Inca fortress in the afternoon, when the sun comes from the side, and take an evening train, which costs less than a morning one.",
        },
        6: {
          title: "Machu Picchu at dawn",
          text: "Go up on one of the first buses, and return to Cusco by train and van in the afternoon. This is the longest day of the trip, so plan nothing for the evening.",
        },
        7: {
          title: "Cusco and the four ruins above it",
          text: "See the city in the morning, then take a taxi to Tambomachay and walk downhill as far as Sacsayhuamán.",
        },
        8: {
          title: "Pisac, or the southern valley",
          text: "On a Sunday go to the market and ruins of Pisac, on other days to the terraces of Tipón and the painted church of Andahuaylillas.",
        },
        9: {
          title: "Lima, with ceviche for lunch",
          text: "Fly back in the morning, eat ceviche at noon and go to Barranco in the evening. If you are late anywhere, this is the day that absorbs it.",
        },
        10: {
          title: "Home",
          text: "With an evening flight you still have the clifftop and the museums; with a morning one, go straight to the airport.",
        },
      },
      "two-weeks": {
        1: {
          title: "Land in Lima",
          text: "Stay in Miraflores and go to bed early: the bus leaves in the morning.",
        },
        2: {
          title: "Paracas: desert by the sea",
          text: "A morning bus goes straight to El Chaco, which leaves the afternoon for the red beach of the reserve. The wind always blows: bring a jacket.",
        },
        3: {
          title: "Ballestas, then sand",
          text: "You see sea lions and penguins from the eight o’clock boat, take a bus to Huacachina at noon, and ride a dune buggy at sunset.",
        },
        4: {
          title: "Nazca and a night bus",
          text: "From the air the Lines are clearest in the morning; the tower by the road is cheaper. Then take a night bus with a good company, or sleep in Nazca and go on by day.",
        },
        5: {
          title: "Arequipa, the white city",
          text: "You arrive early, so sleep first. In the afternoon see the Plaza and the Santa Catalina convent, and no more than that.",
        },
        6: {
          title: "Juanita and a long lunch",
          text: "Visit the museum of the Inca girl found in the ice (not on show from January to April) and the viewpoint of Yanahuara, and have lunch in a *picantería*, a local eating house. Go to bed early.",
        },
        7: {
          title: "Over the pass to the Colca",
          text: `The road crosses Patapampa at ${altitude(heights.colcaPass)}; get out for minutes only. You see vicuñas on the way, and there are hot springs in the evening.`,
        },
        8: {
          title: "Condors and hot springs",
          text: "The condors circle at the Cruz del Cóndor between eight and ten. Be back in Yanque for lunch and take the afternoon off: this second night is the rest you need before Puno.",
        },
        9: {
          title: "To the lake",
          text: "Walk the lanes of Yanque in the morning and have lunch in Chivay; the tourist bus to Puno leaves at about one.",
        },
        10: {
          title: "Islands in Lake Titicaca",
          text: "Take an early boat to the floating Uros islands and Taquile. To stay with a family on Amantaní, add a night.",
        },
        11: {
          title: "By bus over La Raya",
          text: `The direct bus leaves you the late afternoon in Cusco. If you would rather see Pukara, Raqchi and Andahuaylillas, take the sightseeing coach with a guide and lunch: ${formatTravelTime(ways.punoCuscoTour.minutes, "en")}, about US$${ways.punoCuscoTour.usd[0]}. By now the altitude of Cusco will hardly trouble you.`,
        },
        12: {
          title: "Through the valley to the evening train",
          text: "See Pisac’s ruins and market in the morning and the Inca walls of Ollantaytambo after lunch. The evening train takes you to Aguas Calientes, at the foot of Machu Picchu.",
        },
        13: {
          title: "Machu Picchu, and back to Cusco",
          text: "Take the bus up in the morning and keep the afternoon for the train and the van; you are in Cusco for dinner.",
        },
        14: {
          title: "Cusco, and down to the sea",
          text: "San Pedro market, Qorikancha and San Blas fill the morning. Fly to Lima in the early afternoon and have dinner in Barranco. Half a day and a night is a small reserve, so do not spend it on anything else.",
        },
        15: { title: "Home", text: "See the Larco Museum or the old centre, and fly in the evening." },
      },
      "cusco-jungle": {
        1: {
          title: "Two days in Lima",
          text: "Sleep off the flight, see the Larco Museum and Barranco. Leave the large suitcase at your hotel: you need only a small bag for the jungle.",
        },
        3: {
          title: "Into the forest",
          text: "Fly to Puerto Maldonado, where the lodge’s boat takes you on up the river. After dinner there is a night walk by torchlight (flashlight).",
        },
        4: {
          title: "Oxbow lake, canopy, parrots",
          text: "At dawn you watch the parrots at their clay bank, in the afternoon you look for giant otters on the lake. Everything is in the package.",
        },
        6: {
          title: "From the forest to the valley",
          text: "After a morning boat and a short flight to Cusco you go straight down again. You are nearly three kilometres (9,000 ft) higher than this morning, so do nothing tonight but rest.",
        },
        7: {
          title: "Rest, then Maras and Moray",
          text: "Keep the morning free; after lunch, half a day by taxi is enough for the salt ponds and terraces.",
        },
        8: {
          title: "Ollantaytambo, evening train",
          text: "Walk the ruins in the afternoon and take the train to Aguas Calientes at dusk.",
        },
        9: {
          title: "A whole day for Machu Picchu",
          text: "Go up in the morning, and afterwards to the Mandor falls or the hot springs. There is no train to run for.",
        },
        10: {
          title: "Up to Cusco",
          text: "Travel by train and van in the morning; a slow walk around the Plaza de Armas will do for the rest.",
        },
        11: {
          title: "Cusco",
          text: "See Qorikancha, the cathedral and San Blas; ride up to Sacsayhuamán by taxi and walk down.",
        },
        12: {
          title: "Pisac, or the southern valley",
          text: "Pisac is best on a Sunday; Tipón and Andahuaylillas are quieter.",
        },
        13: {
          title: "Coloured mountains",
          text: `You leave at four in the morning. Palccoyo (${altitude(heights.palccoyo)}) takes little walking, Rainbow Mountain (${heightOf("rainbow-mountain")}) for one and a half to two hours uphill. You have three nights in Cusco behind you.`,
        },
        14: {
          title: "Lima, in reserve",
          text: "Fly in the morning, spend the afternoon by the sea and have one last good dinner.",
        },
        15: {
          title: "Home",
          text: "There is still time for the old centre; be at the airport three hours ahead.",
        },
      },
      "three-weeks": {
        1: {
          title: "Two days in Lima",
          text: "See as much of the old centre, the Larco Museum and the clifftop as the jet lag allows.",
        },
        3: {
          title: "Paracas",
          text: "Take a morning bus, see the reserve in the afternoon and eat fish at the harbour.",
        },
        4: {
          title: "Ballestas and Huacachina",
          text: "Go by boat to the sea lions in the morning; the afternoon belongs to the oasis and its dunes.",
        },
        5: {
          title: "Nazca and a night bus",
          text: "Fly over the Lines in the morning or climb the tower, and take the night bus to Arequipa.",
        },
        6: {
          title: "Two days in Arequipa",
          text: "Keep the first for Santa Catalina and rest, the second for Juanita and a lunch that lasts into the afternoon.",
        },
        8: {
          title: "Over the pass to Yanque",
          text: `After Patapampa (${altitude(heights.colcaPass)}) the road drops into the valley; try the hot springs and go to bed early.`,
        },
        9: {
          title: "Condors above the canyon",
          text: "The bus follows the canyon to the Cruz del Cóndor, where you walk a little way along the rim. The second night in Yanque is your rest before the lake.",
        },
        10: {
          title: "On to Puno",
          text: "Have a slow morning and lunch in Chivay, and take the tourist bus to the lake.",
        },
        11: {
          title: "An evening on Amantaní",
          text: "The slow boat goes by way of the Uros islands; a family gives you dinner and a bed. Bring fruit, rice and cash.",
        },
        12: {
          title: "Taquile, and back to Puno",
          text: "You have trout for lunch on the island where the men knit, and take the boat back.",
        },
        13: {
          title: "By bus to Cusco",
          text: "The direct bus crosses La Raya; the sightseeing coach does so too, with stops and lunch, and takes until evening. A bowl of soup is enough tonight.",
        },
        14: { title: "Cusco", text: "See the city on foot, and Sacsayhuamán in the afternoon." },
        15: {
          title: "Rainbow Mountain, or a rest",
          text: `Choose Vinicunca (${heightOf("rainbow-mountain")}) or the easier Palccoyo (${altitude(heights.palccoyo)}); and if your legs disagree, there are the cafés of San Blas.`,
        },
        16: {
          title: "Pisac, Moray, Ollantaytambo",
          text: "Drive through the whole valley. You sleep in the Inca village that the train leaves from.",
        },
        17: {
          title: "Machu Picchu",
          text: "Take a morning train, go in at midday, and stay the night in Aguas Calientes.",
        },
        18: {
          title: "Back to Cusco",
          text: "After an easy morning you return by train and van, and pack a small bag for the jungle.",
        },
        19: {
          title: "Two nights in the forest",
          text: "Fly to Puerto Maldonado in the morning and take the boat to the lodge. Next day you see parrots at dawn, the oxbow lake, and caimans after dark.",
        },
        21: {
          title: "Back to Lima",
          text: "After the boat and the plane you have a free afternoon by the sea: that is your reserve.",
        },
        22: { title: "Home", text: "See whatever you missed in Lima, and fly in the evening." },
      },
      slow: {
        1: {
          title: "Three days in Lima",
          text: "See one thing a day: the old centre, the Larco Museum, Barranco. Spend the rest on the benches above the sea.",
        },
        4: {
          title: "Four nights in Arequipa",
          text: `Fly: the bus takes ${range(busHours.limaArequipa)} hours. There is time for a cooking class, Juanita, a morning in the quarry of white stone, and a whole day of nothing.`,
        },
        8: {
          title: "Two nights by the Colca",
          text: `Yanque has hot springs and a fine church; one morning is for the condors. The road crosses Patapampa at ${altitude(heights.colcaPass)}: do not stop there for long.`,
        },
        10: {
          title: "Four nights in the valley",
          text: "The first day is a long one on the road: back to Arequipa, on to Cusco by air, and straight down. Then see one site a day, and Pisac’s market on Sunday.",
        },
        14: {
          title: "Two nights at Machu Picchu",
          text: "See it in two half days with two tickets, one for the upper viewpoints and one for the town, with hot springs and butterflies in between.",
        },
        16: {
          title: "Four nights in Cusco",
          text: "Stay near the Plaza de Armas, where it is flat, rather than among the stairs of San Blas; try weaving or making chocolate, and walk downhill from Tambomachay. By now you will have forgotten the altitude.",
        },
        20: { title: "Lima, in reserve", text: "Fly in the morning, have lunch by the sea, and pack." },
        21: {
          title: "Home",
          text: "Many long flights leave in the afternoon or at night, so the morning is yours.",
        },
      },
      "with-children": {
        1: {
          title: "Two days in Lima",
          text: "They will like the playgrounds on the Miraflores clifftop, Huaca Pucllana (a clay pyramid among the houses) and the park of fountains after dark.",
        },
        3: {
          title: "Two nights in Paracas",
          text: "Take the boat at eight to see sea lions and penguins, and go to the pool in the afternoon, when the wind blows.",
        },
        5: {
          title: "Huacachina",
          text: "Slide down the dunes on boards. Buggies are for about six years and up, with a slow driver and belts on.",
        },
        6: {
          title: "Back to Lima",
          text: "Take a day bus, then find a beach or a playground; tomorrow’s flight is an early one.",
        },
        7: {
          title: "Three nights in Urubamba",
          text: "Fly to Cusco and drive straight down. Stay in the hotel garden on the first afternoon; llamas, a horse ride and the salt ponds of Maras come after.",
        },
        10: {
          title: "Two nights at Machu Picchu",
          text: "The train is a treat in itself. Walk circuit 2 in the morning after a big breakfast, and keep the butterfly house and hot springs for later.",
        },
        12: {
          title: "Two nights in Cusco",
          text: "They will love the chocolate museum and the stone slides of Sacsayhuamán. Put them to bed early: it is the highest bed of the trip.",
        },
        14: {
          title: "Lima, in reserve",
          text: "Fly in the morning and go to the sea. If someone was ill in the mountains, this day makes up for it.",
        },
        15: {
          title: "Home",
          text: "Stay by the sea until evening; for the airport keep jumpers (sweaters) and something to eat at hand.",
        },
      },
      north: {
        1: {
          title: "Land in Lima",
          text: "Have dinner and go to bed; the flight north leaves in the morning.",
        },
        2: {
          title: "Huanchaco’s reed boats",
          text: "Fly to Trujillo (or take a night bus, 8–10 hours), then go to the beach, where fishermen still ride out on bundles of reed.",
        },
        3: {
          title: "Huaca de la Luna and Chan Chan",
          text: "See the painted walls of the Moche temple in the morning and the largest adobe city in the Americas in the afternoon; by taxi both fit into a day.",
        },
        4: {
          title: "The tattooed lady",
          text: "Stop at El Brujo, where the Lady of Cao was found, and travel on to Chiclayo.",
        },
        5: {
          title: "Royal tombs, night bus",
          text: "The gold of Sipán is in Lambayeque’s museum (closed on Mondays). After lunch see Túcume’s pyramids, and take a night bus into the mountains.",
        },
        6: {
          title: "Chachapoyas",
          text: "You arrive at about seven, so sleep first. Then see the old town and the viewpoint of Huancas above its gorge.",
        },
        7: {
          title: "Kuélap",
          text: "Car, bus and cable car take you to the walls. It is usually closed on Mondays and limited in numbers, so book some days ahead: [more here](page:beyond-classic#chachapoyas).",
        },
        8: {
          title: "Gocta Falls",
          text: "From Cocachimba the walk takes two to two and a half hours each way; in the evening you watch the falls from the village.",
        },
        9: {
          title: "Back to the coast",
          text: "Take a day bus or a car to Chiclayo. Most buses go at night, so ask beforehand.",
        },
        10: { title: "Up to Máncora", text: "A day bus follows the coast; by evening the water is warm." },
        11: {
          title: "The sea",
          text: "There are turtles at El Ñuro and whales from July to October; the rest is for the hammock.",
        },
        13: {
          title: "Back to Lima",
          text: "Go by car to Talara (or Tumbes) and fly; have dinner in Barranco. This is your reserve.",
        },
        14: { title: "Home", text: "See the Larco Museum in the morning and fly in the evening." },
      },
    },
  },
  freshness: [
    `Most travel times are rounded from experience. There are sources for the sightseeing coach from Puno (${month(ways.punoCuscoTour.asOf)}) and for the road from Chiclayo to Chachapoyas (${month(ways.chiclayoChachapoyas.asOf)}). Prices are estimates from figures up to ${month(tripPrices.asOf)}. The latest word on ticket sales is of ${month(yearlySale.asOf)}, on El Niño of ${month(coastalElNino.asOf)}.`,
    "Before you book, look up timetables at [PeruRail](site:perurail) and [Inca Rail](site:incaRail) and free tickets at [tuboleto.cultura.pe](site:tuBoleto), and make sure that the flight from Arequipa to Cusco still runs.",
  ],
}));
