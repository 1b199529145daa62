import { coastalElNino } from "#content/facts/climate/weather.ts";
import {
  aroundCajamarca,
  aroundChiclayo,
  beyondFares,
  beyondFlights,
  beyondPlaces,
  beyondRoads,
  gocta,
  huaraz,
  jaenAirport,
  kuelap,
  mancora,
  moche,
  northernEmergencies,
  paracas,
  royalTombs,
  type BeyondPlaceId,
} from "#content/facts/beyond/beyond-places.ts";
import { flightMinutes } from "#content/facts/journeys.ts";
import { places } from "#content/facts/places.ts";
import { formatPrice } from "#content/format-price.ts";
import { guideWords } from "#content/guide-words.ts";
import {
  formatAltitude,
  formatDistance,
  formatMetres,
  formatNumber,
  formatSoles,
} from "#i18n/format-amount.ts";
import { formatDate, formatMonth, formatTime } from "#i18n/format-date.ts";
import { formatDuration, formatHours } from "#i18n/format-duration.ts";
import { formatMonths } from "#i18n/format-months.ts";

const hours = ([from, to]: readonly [number, number]) => formatHours(from, "en", to);
const range = ([from, to]: readonly [number, number]) =>
  [...new Set([from, to])].map((value) => formatNumber(value, "en")).join("–");
const month = (iso: string) => formatMonth(iso, "en");
const day = (iso: string) => formatDate(iso, "en");
const flight = (minutes: number) => formatDuration(minutes, "en");
const high = (id: BeyondPlaceId) => formatAltitude(places[id].altitude, "en");
const days = (id: BeyondPlaceId) => `${range(beyondPlaces[id].days)} days`;
const best = (id: BeyondPlaceId) => formatMonths(beyondPlaces[id].bestMonths, "en");
const { trujillo: emergency, tumbes, rain } = northernEmergencies;

export default guideWords(() => ({
  title: "Beyond the classic route",
  description:
    "Paracas, Huaraz, Trujillo, Chiclayo, Kuélap, Cajamarca, Máncora and Puerto Maldonado: what to see, how to get there, how long to stay, what may be shut.",
  keywords: [
    "Paracas",
    "Ballestas Islands",
    "Huaraz",
    "Trujillo Chan Chan",
    "Kuélap",
    "Gocta Falls",
    "Cajamarca",
    "Máncora",
    "northern Peru",
  ],
  lead: "Most trips stay between Lima, Cusco and Lake Titicaca, and so miss the glaciers, adobe temples a thousand years older than Machu Picchu, the whales and the walled town in the cloud forest. Here are the eight best detours side by side: how long each takes, when it is at its best, and where to ask first whether it is open.",
  pictureAlt: "The stone walls of Kuélap and the Gocta waterfall among green, misty mountains.",
  sections: [
    {
      id: "compare",
      title: "Which one is for you?",
      blocks: [
        "**If you have only a day or two,** go to Paracas: it is a bus ride from Lima, and one morning shows you sea lions, penguins and desert. **For mountains,** Huaraz; **for archaeology,** Trujillo and Chiclayo; **for a place almost to yourself,** Chachapoyas. Máncora is for swimming, Puerto Maldonado for wildlife.",
        { kind: "figure", figure: "map" },
        {
          kind: "table",
          caption: "The eight places compared",
          head: ["Place", "Altitude", "Time there", "Best", "From Lima", "Why"],
          rows: [
            [
              "[Paracas](#paracas)",
              high("paracas"),
              days("paracas"),
              best("paracas"),
              `bus ${hours(beyondRoads.limaParacas)}`,
              "desert and sea, sea lions, penguins",
            ],
            [
              "[Huaraz](#huaraz)",
              high("huaraz"),
              days("huaraz"),
              best("huaraz"),
              `bus ${hours(beyondRoads.limaHuaraz)}`,
              "peaks above 6,000 m (20,000 ft), turquoise lakes, Chavín",
            ],
            [
              "[Trujillo](#trujillo)",
              high("trujillo"),
              days("trujillo"),
              best("trujillo"),
              `flight ${flight(beyondFlights.trujillo)}, bus ${hours(beyondRoads.limaTrujillo)}`,
              "Chan Chan, painted Moche temples",
            ],
            [
              "[Chachapoyas](#chachapoyas)",
              high("chachapoyas"),
              days("chachapoyas"),
              best("chachapoyas"),
              `small aircraft ${flight(beyondFlights.chachapoyas)}, or a night bus from Chiclayo`,
              "Kuélap, Gocta, cloud forest",
            ],
            [
              "[Máncora](#mancora)",
              high("mancora"),
              days("mancora"),
              `swimming ${best("mancora")}; whales from mid-July to October`,
              `flight to Talara ${flight(beyondFlights.talara)}, then ${hours(beyondRoads.talaraMancora)}`,
              "warm sea, surf, whales",
            ],
            [
              "[Puerto Maldonado](#puerto-maldonado)",
              high("puerto-maldonado"),
              days("puerto-maldonado"),
              best("puerto-maldonado"),
              `flight ${flight(flightMinutes.puertoMaldonado)}`,
              "the jungle next door to Cusco",
            ],
            [
              "[Chiclayo](#chiclayo)",
              high("chiclayo"),
              days("chiclayo"),
              best("chiclayo"),
              `flight ${flight(beyondFlights.chiclayo)}, bus ${hours(beyondRoads.limaChiclayo)}`,
              "the gold of the Lord of Sipán",
            ],
            [
              "[Cajamarca](#cajamarca)",
              high("cajamarca"),
              days("cajamarca"),
              best("cajamarca"),
              `flight ${flight(beyondFlights.cajamarca)}, bus ${hours(beyondRoads.limaCajamarca)}`,
              "where Atahualpa was taken; Carnival",
            ],
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Look these up before you book",
          text: [
            `**Trujillo, Virú, Tumbes** are under a state of emergency against crime almost without a break (${month(emergency.asOf)}). **Jaén airport** is often closed, for weeks at a time, and **Kuélap** admits a limited number a day. **El Niño:** Peru’s committee expected a weak to moderate coastal El Niño to last until ${month(coastalElNino.expectedUntil)} (${month(coastalElNino.asOf)}); in such years floods can cut the roads of the north coast from January to April. For the latest report see [ENFEN](site:elNino).`,
          ],
        },
      ],
    },
    {
      id: "paracas",
      title: "Paracas and the Ballestas Islands",
      facts: [
        { term: "Altitude", text: high("paracas") },
        { term: "How long", text: days("paracas") },
        { term: "Best", text: "all year; beach weather from December to April" },
        { term: "Way", text: `${hours(beyondRoads.limaParacas)} by bus from Lima` },
      ],
      blocks: [
        `Here the desert runs straight into a cold sea full of fish. Motorboats for the Ballestas Islands leave the quay of El Chaco at ${paracas.boats.map((time) => formatTime(time, "en")).join(" and ")}; the trip takes ${formatHours(paracas.boatHours, "en")} and passes the giant candlestick (*Candelabro*) cut into the sand. Nobody may land: from the boat you see sea lions, Humboldt penguins and guano birds in their tens of thousands. In the afternoon the wind keeps boats in port.`,
        {
          kind: "list",
          items: [
            `**The National Reserve** has protected ${formatNumber(paracas.reserve.hectares, "en")} hectares since ${paracas.reserve.since}, two thirds of them sea. See it in the afternoon: the Red Beach (*Playa Roja*), the bay of Lagunillas and the Supay cliff are half a day by van or bicycle.`,
            `**Getting there:** Cruz del Sur, Oltursa and Peru Hop go to El Chaco itself. Ica and the oasis of Huacachina are ${hours(beyondRoads.paracasIca)} further: [Huacachina](page:top-ten#huacachina).`,
            `**Price:** the boat is ${formatPrice(paracas.boat, "en")} with all fees (an estimate of ${month(paracas.boat.asOf)}); the tour of the reserve is sold apart. Several offices at the quay sell it: compare.`,
            "**Pack** a windproof jacket, a hat against the birds, seasickness pills and a strap for your glasses.",
          ],
        },
        "A heavy swell can close the port for a day or two. If the islands matter to you, keep a spare morning; you get your money back for a cancelled boat. From Friday to Sunday many people come from Lima, so weekdays are cheaper and quieter.",
      ],
    },
    {
      id: "huaraz",
      title: "Huaraz and the Cordillera Blanca",
      facts: [
        { term: "Altitude", text: high("huaraz") },
        { term: "How long", text: days("huaraz") },
        { term: "Best", text: best("huaraz") },
        { term: "Way", text: `${hours(beyondRoads.limaHuaraz)} by bus from Lima or Trujillo` },
      ],
      blocks: [
        `The town lies below Huascarán, Peru’s highest mountain (${formatAltitude(huaraz.huascaran, "en")}), and day trips take you among glaciers and turquoise lakes. Keep the first two days easy: Wilcacocha (${formatAltitude(huaraz.wilcacocha, "en")}), the lakes of Llanganuco, then Lake Parón (${formatAltitude(huaraz.paron, "en")}).`,
        {
          kind: "list",
          items: [
            `**Laguna 69** (${formatAltitude(huaraz.laguna69, "en")}) is the finest day’s walk, but since ${day(huaraz.agencyOnly.since)} you may go only with an agency under contract with the park, which buys the digital ticket (${month(huaraz.agencyOnly.asOf)}). Bathing is banned: one visitor faced a fine of up to ${formatSoles(huaraz.bathingFine.soles, "en")} (${month(huaraz.bathingFine.asOf)}).`,
            `**Chavín de Huántar** (${formatAltitude(places.chavin.altitude, "en")}): a temple three thousand years old with tunnels underground, a World Heritage site, ${hours(beyondRoads.huarazChavin)} away by road.`,
            `**Pastoruri** (${formatAltitude(huaraz.pastoruri, "en")}): a shrinking glacier near a road, but not for your first days.`,
            "**Yungay:** an earthquake and an avalanche of ice buried this town in 1970; a field of remembrance marks the place.",
            "**For several days:** Santa Cruz and Huayhuash, with their permits, are on [Treks](page:treks#huaraz).",
          ],
        },
        "Several companies drive up from Lima, by day for the views or by night for the sleep. Flights to nearby Anta come and go; do not count on them. Days are warm and nights cold, and from November to April rain hides the peaks. Against headache and nausea nothing works better than a slow start: [Altitude](page:safety-health#altitude).",
      ],
    },
    {
      id: "trujillo",
      title: "Trujillo, land of the Moche and the Chimú",
      facts: [
        { term: "Altitude", text: high("trujillo") },
        { term: "How long", text: `${days("trujillo")}, four with Chiclayo` },
        { term: "Best", text: "all year; sunny from December to April" },
        {
          term: "Way",
          text: `${flight(beyondFlights.trujillo)} by air, ${hours(beyondRoads.limaTrujillo)} by bus`,
        },
      ],
      blocks: [
        `This is where the largest adobe city in the Americas stands: **Chan Chan**, capital of the Chimú from about ${moche.chanChan.from} to ${moche.chanChan.to} and a World Heritage site. You visit the Nik-An palace, with fish and birds moulded into its walls. A quarter of an hour from town, the **Temple of the Moon** (*Huaca de la Luna*) is centuries older: the Moche built temple upon temple, and the painted reliefs between them have kept their colours. It is usually open ${formatTime(moche.luna.opens, "en")} to ${formatTime(moche.luna.closes, "en")}, with a guide; the Temple of the Sun next to it is closed to visitors. Only ${moche.visitors.thousand},000 people came in ${moche.visitors.year}, so do not expect crowds.`,
        {
          kind: "list",
          items: [
            "**Huanchaco:** a fishing village and surf beach half an hour away, where reed boats (*caballitos de totora*) still ride the waves. It is the place to sleep.",
            "**El Brujo:** tomb and museum of the Lady of Cao, a tattooed Moche ruler; half a day.",
            "**The old town:** bright colonial houses with window grilles around the main square; walk it by day.",
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "How safe is Trujillo?",
          text: [
            `Extortion and killings have kept the provinces of Trujillo and Virú under a state of emergency almost without a break (${month(emergency.asOf)}). The violence is not aimed at tourists, but go about by day, by ride app or on a tour, and spend your evenings in Huanchaco. In the wet season rivers add their share: many districts here were under an emergency against floods as well (${month(rain.asOf)}). More on [Where to take care](page:safety-health#places).`,
          ],
        },
        { kind: "heading", id: "chiclayo", text: "Chiclayo and the Lord of Sipán" },
        `Chiclayo is ${hours(beyondRoads.trujilloChiclayo)} by bus from Trujillo and ${flight(beyondFlights.chiclayo)} by air from Lima. The bus from Lima takes ${hours(beyondRoads.limaChiclayo)} and costs about ${formatSoles(beyondFares.limaChiclayo.soles, "en")}, at Christmas ${formatSoles(beyondFares.limaChiclayo.atChristmas, "en")} (${month(beyondFares.limaChiclayo.asOf)}). The town itself is dusty and hot, but ${formatDistance(royalTombs.kmFromChiclayo, "en")} away, in Lambayeque, is one of Peru’s best museums: the **Royal Tombs Museum** (*Museo Tumbas Reales*), built like a Moche pyramid around the gold of the Lord of Sipán, whose grave was found intact. It is open ${formatTime(royalTombs.opens, "en")} to ${formatTime(royalTombs.closes, "en")} (${month(royalTombs.hoursAsOf)}), closed on Mondays and free on the first Sunday of the month (${month(royalTombs.freeSundayAsOf)}). Phones and cameras stay in a locker.`,
        `The graves themselves are at **Sipán**, ${formatDistance(aroundChiclayo.sipan, "en")} to the east; the twenty-six adobe pyramids of **Túcume** are ${formatDistance(aroundChiclayo.tucume, "en")} to the north. A car does both in a day. Pope Leo XIV was bishop of Chiclayo until 2023, and a route now joins the places he knew.`,
      ],
    },
    {
      id: "chachapoyas",
      title: "Chachapoyas, Kuélap and the people of the cloud forest",
      facts: [
        { term: "Altitude", text: high("chachapoyas") },
        { term: "How long", text: days("chachapoyas") },
        { term: "Best", text: best("chachapoyas") },
        { term: "Way", text: `${hours(beyondRoads.chiclayoChachapoyas)} by night bus from Chiclayo` },
      ],
      blocks: [
        "Of all the places few people reach, this is the loveliest: a walled town on a ridge, coffins hidden in cliffs, waterfalls in the cloud forest. Its weak point is the way there, so plan that most carefully.",
        {
          kind: "terms",
          items: [
            {
              term: "By air",
              text: `ATSA’s small aircraft fly from Lima straight to Chachapoyas (${month(kuelap.runningAsOf)}) in about ${flight(beyondFlights.chachapoyas)}. Seats are few and clouds often interfere: keep a spare day after the flight.`,
            },
            {
              term: "By Jaén",
              text: `After LATAM’s flight it is ${hours(beyondRoads.jaenChachapoyas)} more by car. The airport has been closed for repairs to the runway in 2022, in 2023 and twice in early ${jaenAirport.closedSince.slice(0, 4)}, for weeks at a time: plan without it.`,
            },
            {
              term: "By bus",
              text: `Overnight from Chiclayo, ${hours(beyondRoads.chiclayoChachapoyas)}: the surest way. From Tarapoto it is ${hours(beyondRoads.tarapotoChachapoyas)} by day.`,
            },
            {
              term: "Over the mountains",
              text: `From Cajamarca by Celendín and Leymebamba, ${hours(beyondRoads.cajamarcaChachapoyas)} on a narrow road: by day only, and only with a strong stomach.`,
            },
          ],
        },
        { kind: "heading", id: "kuelap", text: "Kuélap" },
        `The town sits on a ridge at ${formatAltitude(places.kuelap.altitude, "en")} behind a wall up to twenty metres (65 ft) high, and is older than Machu Picchu. Part of the south wall fell in the rains of ${month(kuelap.wallFell)}; since ${month(kuelap.reopened)} part of the inside has been open again, to ${kuelap.quota.aDay} people a day for ${kuelap.quota.minutes} minutes each (${month(kuelap.quota.asOf)}). Some of the town and the Main Temple may stay closed; ask, and book ahead on the [Ministry’s ticket site](site:tuBoleto).`,
        `A **cable car** takes you up from Nuevo Tingo: ${formatDistance(kuelap.cableCar.km, "en")}, ${kuelap.cableCar.minutes} minutes, after a short bus ride. It was reported to be running again in ${month(kuelap.runningAsOf)}; a return ticket cost ${formatSoles(kuelap.cableCar.soles, "en")} (${month(kuelap.cableCar.asOf)}). You may take only a small bag of ${kuelap.cableCar.bagKg} kg (4 lb); the car stops for storms and usually on Mondays. Without it, allow an hour and a half to two hours by road, or walk ${formatDistance(kuelap.walkKm, "en")} up from Tingo.`,
        { kind: "heading", id: "gocta", text: "Gocta and the rest" },
        `The **Gocta Falls** drop ${formatMetres(gocta.metres, "en")} (2,530 ft) in two steps. From Cocachimba (${formatAltitude(gocta.cocachimba, "en")}) the path is ${formatDistance(gocta.pathKm[0], "en", gocta.pathKm[1])} each way, ${hours(gocta.hours)} out; after rain the falls are at their fullest. Another day goes to the coffins of **Karajía** on their ledge, another to **Leymebamba**, where more than two hundred mummies are kept. It rains from November to April, when rocks fall on the roads more often.`,
        { kind: "heading", id: "cajamarca", text: "Cajamarca" },
        `Cajamarca is a colonial town in a green basin at ${high("cajamarca")}, ${flight(beyondFlights.cajamarca)} by air from Lima or ${hours(beyondRoads.trujilloCajamarca)} by bus from Trujillo. On ${day(aroundCajamarca.conquest)} Pizarro took the Inca Atahualpa prisoner here: the Ransom Room (*Cuarto del Rescate*) is the one Inca building left in town. There are ${aroundCajamarca.steps} steps up Santa Apolonia hill. Allow half a day each for the stone forest and pre-Inca canal of **Cumbemayo** (${formatAltitude(aroundCajamarca.cumbemayo, "en")}), the burial windows of Otuzco and the hot springs of the Inca (*Baños del Inca*). Carnival here is the wildest in Peru, with water and paint for everyone. The rains last from October to April.`,
      ],
    },
    {
      id: "mancora",
      title: "Máncora and the northern beaches",
      facts: [
        { term: "Altitude", text: high("mancora") },
        { term: "How long", text: days("mancora") },
        { term: "Sea", text: `${range(mancora.sea)} °C (72–81 °F)` },
        {
          term: "Way",
          text: `${flight(beyondFlights.talara)} by air to Talara, then ${hours(beyondRoads.talaraMancora)}`,
        },
      ],
      blocks: [
        `This is the only coast of Peru where you can swim all year. Máncora is for surf and parties; for quiet, stay at Las Pocitas or Vichayito. Besides Talara, Tumbes airport will do (${hours(beyondRoads.tumbesMancora)} by road), and Piura’s is further off (${hours(beyondRoads.piuraMancora)}). By bus it is ${hours(beyondRoads.limaMancora)} from Lima and ${hours(beyondRoads.chiclayoMancora)} from Chiclayo.`,
        {
          kind: "list",
          items: [
            `**Humpback whales** pass from mid-July to the end of October, most of them in ${formatMonths([mancora.whales.best], "en")}. Boats leave Los Órganos, Máncora and Punta Sal between 7 and 11 am for ${range(mancora.whales.hours)} hours, for about ${formatSoles(mancora.boat.soles, "en")} (undated). Pay a licensed company that hands out life jackets and does not chase the animals.`,
            "**Turtles** gather at the pier of El Ñuro: look, but do not feed or touch them.",
            "**Crowds:** over Christmas and New Year, in Holy Week and around the holidays of late July, beds fill up at two or three times the price.",
          ],
        },
        `Do not walk the dark beach at night: people have been robbed. Mosquitoes carry dengue, so bring repellent. Tumbes and Zarumilla are often under a state of emergency (${month(tumbes.asOf)}), and only one crossing to Ecuador is open: [Tumbes and Huaquillas](page:getting-there#border-huaquillas). In El Niño years the road can be cut between January and April.`,
      ],
    },
    {
      id: "puerto-maldonado",
      title: "Puerto Maldonado, the jungle by Cusco",
      facts: [
        { term: "Altitude", text: high("puerto-maldonado") },
        { term: "How long", text: days("puerto-maldonado") },
        { term: "Best", text: best("puerto-maldonado") },
        {
          term: "Way",
          text: `${range(beyondFlights.fromCusco)} minutes by air from Cusco, ${flight(flightMinutes.puertoMaldonado)} from Lima`,
        },
      ],
      blocks: [
        "If you want three or four days of jungle after Machu Picchu, nothing is simpler: you take off in Cusco, and by lunch a boat is taking you to a lodge on the Tambopata. Expect macaws at a clay lick, giant otters, caimans and monkeys; a jaguar only with luck. The river lodges sell transfers, guide and meals as one package.",
        `On your own you can reach **Lake Sandoval**, half an hour by boat and then a path. There is also a bus from Cusco, ${hours(beyondRoads.cuscoMaldonado)}; a basic seat was ${formatSoles(beyondFares.cuscoMaldonado.soles, "en")} (${month(beyondFares.cuscoMaldonado.asOf)}). It crosses a high pass at night, so bring a jumper (sweater). You may need it in the forest too: between May and August cold air from the south (*friaje*) can stay for two or three days.`,
        "Do not stop along the stretch of the Cusco road called La Pampa, where gold is mined illegally. Yellow fever vaccine, malaria tablets and lodges are on [Jungle](page:jungle#tambopata), where three jungles are compared.",
      ],
    },
    {
      id: "fit",
      title: "How to fit it in",
      blocks: [
        "One detour fits comfortably into the classic two weeks. Choose from these:",
        {
          kind: "table",
          caption: "Time to allow, travel included",
          head: ["Detour", "Days", "Where it fits", "Note"],
          rows: [
            [
              "Paracas–Ica–Nazca",
              "3–4",
              "at the start, south from Lima",
              "go on by bus to Arequipa, and you gain altitude gently",
            ],
            [
              "Puerto Maldonado",
              "4",
              "before or after Cusco",
              "[the plan day by day](page:itineraries#cusco-jungle)",
            ],
            ["Huaraz", "5–7", "between Lima and Cusco", "acclimatises you well, costs days on buses"],
            [
              "Trujillo–Chiclayo–Chachapoyas",
              "7–9",
              "a northern trip of its own",
              "[the north day by day](page:itineraries#north)",
            ],
            [
              "Máncora",
              "3–4",
              "at the end, from July to October",
              "back to Lima from Talara, with a spare day",
            ],
            ["Cajamarca", "3", "after Trujillo", "for Carnival, book months ahead"],
          ],
        },
        `**Huaraz and the north in one journey:** take the bus from Lima to Huaraz, stay ${days("huaraz")}, ride down to Trujillo by bus (${hours(beyondRoads.limaHuaraz)}) and join [the plan of the north](page:itineraries#north) on its second evening, in Huanchaco. You save the flight to Trujillo and need no way back to Lima in between.`,
        "Two rules: sleep in Lima the night before your flight home, and keep a free day after every uncertain flight (Chachapoyas, Jaén, Huaraz). What domestic flights and buses cost is under [Big items](page:costs#big-items).",
      ],
    },
  ],
  freshness: [
    `The newest word on the states of emergency and the rule for Laguna 69 is of ${month(emergency.asOf)}, about Jaén airport and El Niño of ${month(jaenAirport.asOf)}. Kuélap’s daily number is of ${month(kuelap.quota.asOf)}, the price of its cable car of ${month(kuelap.cableCar.asOf)}. Travel times are rounded, from guidebooks and general knowledge.`,
    "Before you leave, look up the opening of Kuélap and the museums on the [ticket site](site:tuBoleto) and at the [Ministry of Culture](site:culture), park fees at [SERNANP](site:sernanp), the north coast’s weather in [ENFEN](site:elNino)’s report and safety on [GOV.UK](site:govUk).",
  ],
}));
