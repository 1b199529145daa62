import { banknotes } from "#content/facts/banknotes.ts";
import { flightHours } from "#content/facts/borders/flights-to-lima.ts";
import { climateRange } from "#content/facts/climate/climate-range.ts";
import { climate } from "#content/facts/climate/climate.ts";
import { wholeCountryMonths } from "#content/facts/climate/best-months.ts";
import { country, emergency, singleNumber } from "#content/facts/country.ts";
import { civilDefence, consularLines, helpLines } from "#content/facts/entry/help-lines.ts";
import { busHours, carRental, coachSeats, flightMinutes, trainHours } from "#content/facts/journeys.ts";
import { phrases } from "#content/facts/phrases.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import { andeanSeasons, heights, topTen } from "#content/facts/top-ten.ts";
import { safetyAdvice, yellowFever } from "#content/facts/entry/travel-advice.ts";
import { emergencyState } from "#content/facts/safety/emergency-state.ts";
import { vatFreeStay } from "#content/facts/costs/stays.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatAltitude, formatDistance, formatNumber } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";
import { formatDuration, formatHours } from "#i18n/format-duration.ts";
import { formatMonths } from "#i18n/format-months.ts";

const altitude = (id: PlaceId) => formatAltitude(places[id].altitude, "en");
const fahrenheit = (celsius: number) => Math.round(celsius * 1.8 + 32);
const degrees = ([from, to]: readonly [number, number]) =>
  `${from}–${to} °C (${fahrenheit(from)}–${fahrenheit(to)} °F)`;
/** Of Lima: the days of the summer; of the winter, from the coolest nights to the warmest days. */
const limaSummer = degrees(climateRange(climate.lima.tmax, 1, 3));
const limaWinter = degrees([
  climateRange(climate.lima.tmin, 6, 10)[0],
  climateRange(climate.lima.tmax, 6, 10)[1],
]);
const bus = (route: keyof typeof busHours) => formatHours(busHours[route][0], "en", busHours[route][1]);

export default guideWords(() => ({
  title: "Peru travel guide",
  description:
    "When to go to Peru, how to avoid altitude sickness, how to pay and get around, what to pack, and who to call when something goes wrong.",
  keywords: [
    "Peru travel guide",
    "when to visit Peru",
    "altitude sickness Cusco",
    "is Peru safe",
    "Peruvian sol",
    "getting around Peru",
    "Peru yellow fever",
    "Spanish phrases for travel",
  ],
  lead: "Peru is desert, mountains above four thousand metres (13,000 feet) and rainforest all at once, so the right month, the right clothes and the right precautions differ between Lima, Cusco and Iquitos. This page goes through what to arrange at home, what to look out for once you are there, and who to call if you need help.",
  pictureAlt:
    "A blue train follows the river below a snow peak; on the bank a llama and a woman in traditional dress.",
  sections: [
    {
      id: "country",
      title: "The country in brief",
      blocks: [
        {
          kind: "terms",
          items: [
            {
              term: "Area",
              text: `${formatNumber(country.areaKm2, "en")} km² (almost 500,000 square miles), more than five times the size of the United Kingdom`,
            },
            { term: "Population", text: `about ${country.populationMillions} million` },
            { term: "Capital", text: "Lima, with about 10–11 million people including Callao" },
            {
              term: "Language",
              text: "Spanish everywhere; Quechua, Aymara and the Amazonian languages are official too where they are spoken",
            },
            { term: "Money", text: "sol (PEN, S/)" },
            {
              term: "Time",
              text: `UTC−${Math.abs(country.utcOffsetHours)} all year: five hours behind London in winter, six in summer; the same as New York in winter, an hour behind it in summer`,
            },
            { term: "Electricity", text: `${country.volts} V, ${country.hertz} Hz` },
            { term: "Dialling code", text: country.callingCode },
            { term: "Driving", text: "on the right" },
          ],
        },
        "The country has three landscapes. A narrow strip of desert runs along the Pacific, with Lima, Paracas and Nazca on it; behind rise the Andes with Cusco, Arequipa and Lake Titicaca; and beyond the mountains, over more than half of the country, the Amazon rainforest begins. Two of the three fit comfortably into two weeks; for all three, allow closer to three weeks. The [itineraries](page:itineraries) show how.",
        "If you are just starting to plan, go on from here to [what it costs](page:costs), [how to get there](page:getting-there), [what to expect](page:for-whom) with children, alone or later in life, and the [questions](page:questions) most travellers ask.",
      ],
    },
    {
      id: "when-to-go",
      title: "When to visit",
      picture: {
        id: "places/machu-picchu",
        alt: "Machu Picchu: the Inca town seen from the guardians’ house, with morning mist in the gorge.",
      },
      blocks: [
        "Peru lies in the southern hemisphere, but what matters to a traveller is rain and fog rather than winter and summer. The Andes are dry from May to September, which is just when the coast is grey, so no single month is best everywhere.",
        {
          kind: "table",
          caption: "Good months by region",
          head: ["Region", "At its best", "What to expect otherwise"],
          rows: [
            [
              "Coast: Lima, Paracas, Nazca",
              `${formatMonths(topTen.lima.bestMonths, "en")}: sun, in Lima ${limaSummer} by day`,
              `June to October: ${limaWinter}, grey sky and drizzle (*garúa*), but no real rain`,
            ],
            [
              "Andes: Cusco, Puno, Arequipa",
              `${formatMonths(andeanSeasons.dry, "en")}: dry, sunny days, frosty nights`,
              `${formatMonths(andeanSeasons.wettest, "en")}: the most rain; landslides can stop trains and close trails`,
            ],
            [
              "Amazon: Iquitos, Puerto Maldonado",
              `${formatMonths(topTen.iquitos.bestMonths, "en")}: less rain, forest you can walk in`,
              "December to May: high water, boats reach further and you watch wildlife from the canoe",
            ],
          ],
        },
        `If you plan to see all three, ${formatMonths(wholeCountryMonths, "en")} are best; late April and early October are still good. The [Inca Trail](page:treks#inca-trail) is closed every February; Machu Picchu can still be reached by train then, rain permitting.`,
        {
          kind: "list",
          items: [
            "**Busiest and most expensive:** Holy Week, the week of Inti Raymi (24 June), 28–29 July, all of August, Christmas and New Year. The dates are on the [holidays page](page:holidays).",
            "**In El Niño years** floods can hit the north coast between January and April.",
            "**Month by month,** the [weather](page:weather) page has measured temperature and rain for five cities.",
          ],
        },
      ],
    },
    {
      id: "safety",
      title: "Safety",
      blocks: [
        `Theft is the main risk: phones and bags are snatched, and people are robbed in taxis hailed in the street, above all after dark (British and Australian advice, ${formatMonth(safetyAdvice.theft.asOf, "en")}). The United States puts Peru at level ${safetyAdvice.unitedStates.level} of ${safetyAdvice.unitedStates.of}, “exercise increased caution” (${formatMonth(safetyAdvice.unitedStates.asOf, "en")}). A few habits prevent most of it; [safety and health](page:safety-health) goes through towns and districts one by one.`,
        {
          kind: "checklist",
          items: [
            "Carry a copy of your passport in the street; you need the original for trains, Machu Picchu and domestic flights.",
            "Order taxis from an app or have your hotel call one; do not hail them in the street.",
            "Keep your phone out of your hand at the kerb and beside an open car window.",
            "Withdraw cash by day, from a machine (ATM) inside a bank.",
            "Check the notes you are given: counterfeits circulate.",
            "Keep a spare day before the flight home: protests can block roads, airports and the Machu Picchu railway at short notice.",
            "Stay away from drugs: Peruvian law is harsh.",
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "State of emergency in Lima and Callao",
          text: [
            `Because of crime it has been declared again and again since ${formatMonth(emergencyState.since, "en")}, ${emergencyState.last.days} days at a time; the last one we know of ran to ${formatDate(emergencyState.lastKnownEnd, "en")}. Visitors notice soldiers beside the police and more identity checks: carry a copy of your passport and your TAM, and keep away from demonstrations. Museums, flights and trains run as usual. For today’s state read your own foreign ministry’s advice, in Britain [GOV.UK](site:govUk), in the United States [travel.state.gov](site:travelStateGov); other regions are under [states of emergency](page:safety-health#emergency).`,
          ],
        },
        `The British Foreign Office advises against all but essential travel to two areas (${formatMonth(safetyAdvice.areas.asOf, "en")}). One is the strip within ${formatDistance(safetyAdvice.borderStripKm, "en")} of the Colombian border in Loreto, except the Amazon river itself and the stretch between Caballococha and Santa Rosa, at the triple border; the other is the VRAEM, the valleys of the Apurímac, Ene and Mantaro. Neither includes Cusco, the Sacred Valley or Machu Picchu. The current text is on [GOV.UK](site:govUk); [Ireland](site:irelandAdvice), the [United States](site:travelStateGov), [Canada](site:canadaTravel), [Australia](site:smartraveller) and [New Zealand](site:safeTravelNz) publish their own.`,
        `An ayahuasca ceremony is not just another excursion: visitors died in ${safetyAdvice.ayahuasca.deathsIn} (United States embassy, ${formatMonth(safetyAdvice.ayahuasca.asOf, "en")}). Nature demands respect, too. Earthquakes are common, signs on the coast mark the tsunami evacuation routes, the ocean has rip currents, and from December to March mudslides (*huaicos*) can come down on the roads: see [nature](page:safety-health#nature) and [roads](page:safety-health#roads).`,
      ],
    },
    {
      id: "health",
      title: "Health",
      blocks: [
        { kind: "heading", id: "altitude", text: "Altitude" },
        `Altitude sickness, called *soroche* in Peru, affects many people above 2,500–3,000 m (8,200–9,800 ft), fit or not. It brings headache, poor sleep and nausea, and the best remedy is the order of your route: sleep low first, go higher later. Cusco airport is at ${altitude("airport-cuz")}, so you step off the plane straight into thin air.`,
        {
          kind: "table",
          caption: "Altitudes along the way",
          head: ["Place", "Altitude", "What that means"],
          rows: [
            ["Arequipa", altitude("arequipa"), "a good first stop in the mountains"],
            ["Machu Picchu", altitude("machu-picchu"), "lower than Cusco"],
            ["Urubamba, Sacred Valley", altitude("urubamba"), "sleep here the first two nights"],
            ["Cusco", altitude("cusco"), "easiest if you leave it till last"],
            ["Puno, Lake Titicaca", altitude("puno"), "once you have had a few days to adjust"],
            ["Lake Humantay", altitude("humantay"), "day trip with a steep walk"],
            [
              "Pass on the road to Colca",
              formatAltitude(heights.colcaPass, "en"),
              "by car, with a short stop",
            ],
            ["Rainbow Mountain (Vinicunca)", altitude("rainbow-mountain"), "for the end of the trip"],
          ],
        },
        `So the order is: land in Cusco, go straight down to the Sacred Valley and sleep two nights in Urubamba or Ollantaytambo (${altitude("ollantaytambo")}); take the train to Machu Picchu from there, and leave Cusco till last. Go above ${formatAltitude(4000, "en")} only after that. Take the first 24–48 hours slowly, with short walks, plenty of water, light food and no alcohol; coca tea is the usual remedy, and most hotels offer it. Children, pregnancy and medicines are dealt with under [altitude](page:safety-health#altitude).`,
        {
          kind: "note",
          tone: "warning",
          title: "When to go down",
          text: [
            "Headache with vomiting, or breathlessness at rest, is dangerous. Do not wait for morning: go lower and see a doctor. Take acetazolamide only if a doctor has agreed to it beforehand.",
            "Coca leaf and coca tea may not be brought into Britain, the European Union or the United States, and nearly every other country forbids them too, so leave any coca behind, tea bags and sweets included, when you fly home.",
          ],
        },
        { kind: "heading", id: "vaccinations", text: "Vaccinations and mosquitoes" },
        `You need no vaccination certificate to enter Peru. Yellow fever vaccine is advised east of the Andes below ${formatAltitude(yellowFever.belowMetres, "en")}, given at least ${yellowFever.daysBefore} days before you go there. Ask a travel clinic about hepatitis A, typhoid, tetanus and measles, too.`,
        {
          kind: "terms",
          items: [
            {
              term: "Yellow fever: advised",
              text: "Loreto (Iquitos), Madre de Dios (Puerto Maldonado), Ucayali, San Martín, Amazonas; parts of Cusco, Puno, Junín, Pasco and Huánuco",
            },
            {
              term: "Yellow fever: disputed",
              text: `Machu Picchu: since ${yellowFever.machuPicchuSince} the American [CDC](site:cdc) has advised it there too, while Peru’s ministry of health does not (${formatMonth(yellowFever.ministry.asOf, "en")})`,
            },
            { term: "Yellow fever: not advised", text: "Lima, Cusco city, the coast" },
            {
              term: "Malaria, dengue",
              text: "in the low jungle, Iquitos and Puerto Maldonado included; dengue also on the north coast and at times in Lima",
            },
          ],
        },
        "How to protect yourself, what matters in pregnancy and where the good clinics are is under [infections](page:safety-health#infections) and [clinics](page:safety-health#clinics). If you travel on, some countries ask for the yellow fever certificate because you have been in Peru: see [after Peru](page:getting-there#yellow-fever).",
        { kind: "heading", id: "everyday-health", text: "Food, water, sun, insurance" },
        {
          kind: "list",
          items: [
            "**Water:** do not drink from the tap; buy water or filter it.",
            "**Food:** peel your fruit; eat ceviche at noon in a busy place ([gastronomy](page:gastronomy)); if it goes wrong, see [stomach](page:safety-health#stomach).",
            "**Sun:** it burns in the mountains even when the air is cold, and nowhere more than in Arequipa.",
            "**Insurance:** European and British health cards (EHIC, GHIC) are not valid here, and US Medicare does not pay abroad. You need a policy that covers high altitude and trekking: [what to look for](page:safety-health#insurance).",
          ],
        },
      ],
    },
    {
      id: "money",
      title: "Money",
      facts: [
        { term: "Currency", text: "sol (PEN, S/)" },
        { term: "Notes", text: `${country.notes.join(", ")} soles` },
        { term: "Coins", text: `${country.coins.join(", ")} soles; 10, 20, 50 céntimos` },
      ],
      blocks: [
        "Cards work in towns, restaurants and better hotels; in markets, on buses and in villages you need cash. Keep small notes (bills) and coins at hand for taxis and stalls. What to allow for a day is on the [costs](page:costs#daily) page. Older texts speak of the “nuevo sol”, which was the name until December 2015.",
        `A new series of notes has been coming out since ${banknotes.since} (${banknotes.portraits.map(({ soles, name }) => `${soles}: ${name}`).join("; ")}). The old series stays valid and the two circulate side by side; nobody takes a torn note, so do not accept one yourself.`,
        {
          kind: "terms",
          items: [
            {
              term: "What to bring",
              text: "A card and, as a reserve, US dollars in clean, undamaged notes. Euros change in Lima, Cusco and Arequipa, at a worse rate; pounds hardly anywhere.",
            },
            {
              term: "Cash machines",
              text: "Most add a fee and cap each withdrawal, so take out larger sums less often.",
            },
            { term: "Exchange rate", text: "The [central bank](site:bcrp) publishes today’s." },
            {
              term: "Yape, Plin",
              text: "These two ways of paying by phone, advertised everywhere, need a Peruvian bank account.",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: `No ${country.vatPercent}% tax on your room`,
          text: [
            `Guests who live abroad and stay no more than ${vatFreeStay.days} days need not pay the ${country.vatPercent}% VAT on their room. Show your passport and the [TAM](page:entry#arrival), your record of entry, and check the bill before you pay it.`,
          ],
        },
      ],
    },
    {
      id: "electricity",
      title: "Electricity",
      facts: [
        { term: "Voltage", text: `${country.volts} V` },
        { term: "Frequency", text: `${country.hertz} Hz` },
        { term: "Sockets", text: "A and C, often combined" },
      ],
      blocks: [
        `The mains supply is ${country.volts} V at ${country.hertz} Hz. Sockets (outlets) take two flat pins (A) or two round ones (C), and many take both. British, Irish, Australian, New Zealand and South African plugs need an adapter. American and Canadian flat pins fit, but the voltage is double what you have at home: a charger marked “100–240 V” is fine, while a hair dryer or straightener for 110–120 V burns out.`,
      ],
    },
    {
      id: "transport",
      title: "Transport",
      blocks: [
        { kind: "heading", id: "to-lima", text: "Getting to Lima" },
        {
          kind: "list",
          items: [
            `**From Britain and Ireland** you change planes, usually in Madrid, Paris or Amsterdam; Madrid to Lima takes about ${formatHours(flightHours.madrid[0], "en")}. Changing in the United States needs an ESTA.`,
            `**From the United States** there are direct flights from Miami, Atlanta, Houston, Dallas and New York, among others; the flight takes ${formatHours(flightHours.miami[0], "en", flightHours.losAngeles[1])}. From Toronto it takes about ${formatHours(flightHours.toronto[0], "en")}, on a service that has been seasonal.`,
            "**From Australia and New Zealand** the usual ways are by Santiago or Los Angeles; from South Africa, by Brazil.",
          ],
        },
        "Airlines, connections, luggage and the transfer fee in Lima are under [getting there](page:getting-there#flights), what you need at the border under [entering Peru](page:entry#requirements), and the way into town under [Lima transport](page:lima-transport).",
        { kind: "heading", id: "flights", text: "Domestic flights" },
        "The main airlines are LATAM, Sky and JetSMART. To Cusco, morning departures are the more reliable.",
        {
          kind: "table",
          caption: "By air from Lima",
          head: ["To", "Flight time", "Gateway to"],
          rows: [
            ["Cusco", formatDuration(flightMinutes.cusco, "en"), "Sacred Valley, Machu Picchu"],
            ["Arequipa", formatDuration(flightMinutes.arequipa, "en"), "the white city, Colca Canyon"],
            ["Puerto Maldonado", formatDuration(flightMinutes.puertoMaldonado, "en"), "the southern jungle"],
            ["Juliaca", formatDuration(flightMinutes.juliaca, "en"), "Puno, Lake Titicaca"],
            ["Iquitos", formatDuration(flightMinutes.iquitos, "en"), "the Amazon; no road goes there"],
          ],
        },
        { kind: "heading", id: "buses", text: "Long-distance buses" },
        `The big companies are Cruz del Sur, Oltursa, Civa with Excluciva, Móvil, Tepsa and Flores. Peru Hop runs hop-on, hop-off buses for travellers, and between Cusco and Puno Inka Express and Turismo Mer stop at the sights on the way. A *semicama* seat reclines to ${coachSeats.semicama}, a *cama* to ${coachSeats.cama}; for an overnight journey the second is worth the extra money. You need your passport to board.`,
        {
          kind: "table",
          caption: "By bus: time on the road",
          head: ["Route", "About how long"],
          rows: [
            ["Lima – Ica, Huacachina", bus("limaIca")],
            ["Lima – Nazca", bus("limaNazca")],
            ["Lima – Arequipa", bus("limaArequipa")],
            ["Lima – Cusco", bus("limaCusco")],
            ["Cusco – Puno", bus("cuscoPuno")],
            ["Arequipa – Puno", bus("arequipaPuno")],
            ["Arequipa – Cusco", bus("arequipaCusco")],
          ],
        },
        "Lima has no central bus station: each company leaves from its own, so check the address on the ticket as well as the time.",
        { kind: "heading", id: "trains", text: "Trains" },
        `Two companies run to Machu Picchu, [PeruRail](site:perurail) and [Inca Rail](site:incaRail). From Ollantaytambo the journey takes under two hours, from Poroy outside Cusco ${formatHours(trainHours.fromPoroy[0], "en", trainHours.fromPoroy[1])}. The luxury train between Cusco and Puno on Lake Titicaca takes about ${formatHours(trainHours.cuscoPuno, "en")}. Prices, classes and booking are under [trains to Machu Picchu](page:machu-picchu#trains).`,
        { kind: "heading", id: "car-rental", text: "Car rental" },
        {
          kind: "list",
          items: [
            `**Licence:** the one from home is valid for ${carRental.licenceMonths} months from entry, with your passport and record of entry; an international permit is recommended.`,
            `**Age:** rental companies usually require at least ${carRental.minimumAge[0]}–${carRental.minimumAge[1]} years.`,
            "**Insurance:** SOAT, the accident policy, is compulsory; check that the certificate is in the car.",
            "**At night:** never drive in the mountains.",
            "**Where it makes sense:** towards Paracas and along the north coast, if you park in a guarded garage; not in Lima, where traffic is heavy and parking scarce.",
          ],
        },
        { kind: "heading", id: "taxis", text: "Taxis" },
        "Taxis have no meter: agree on the fare before you get in. In the cities you can order one from an app instead: Uber, Cabify, DiDi, inDrive or Yango. Lima fares and the choices at the airport are on the [Lima transport](page:lima-transport) page.",
      ],
    },
    {
      id: "tips",
      title: "Useful tips",
      blocks: [
        { kind: "heading", id: "time-zone", text: "Time zone" },
        `Peru keeps UTC−${Math.abs(country.utcOffsetHours)} all year and never changes its clocks. It is five hours behind Britain and Ireland in winter and six in summer: when it is seven in the evening in London in July, it is one in the afternoon in Lima. It shares New York’s time in winter and is an hour behind it in summer; it is three hours ahead of Los Angeles in winter and two in summer. Sydney is 15 or 16 hours ahead, Auckland 17 or 18, Johannesburg seven.`,
        { kind: "heading", id: "clothing", text: "Clothing" },
        `A sunny afternoon and the frost of the same night can be twenty degrees (36 °F) apart, so pack several thin layers rather than one thick coat. Bring a light jacket for grey Lima, long sleeves and trousers (pants) for the jungle and, from November to March, a rain poncho for the mountains. Above ${formatAltitude(3800, "en")}, in Puno or on Rainbow Mountain, you will be glad of a windproof jacket, a warm hat and gloves.`,
        { kind: "heading", id: "equipment", text: "Equipment" },
        {
          kind: "checklist",
          items: [
            "Adapter and chargers, a power bank",
            "Factor 50 sunscreen, sunglasses, a hat",
            "Insect repellent with DEET for the jungle",
            "Head torch (headlamp), if you sleep or walk far from a town",
            "Refillable bottle, ideally with a filter",
            "Dry bag for the boat and for the wet months",
            "Small first-aid kit, with prescriptions for your own medicines",
            "Copies of the passport, on paper and on the phone",
            "Tissues and coins: public toilets charge, and the paper goes into the bin (trash can), not the bowl",
          ],
        },
        "You may not take single-use plastic into Machu Picchu or the nature reserves, and a drone needs a permit.",
        { kind: "heading", id: "phrases", text: "Spanish phrases" },
        "You can get by in English where tourists go, but hardly at all in markets and on buses. The “*pe*” you hear at the end of sentences means nothing: it is the seasoning of Peruvian speech. To say where you are from: *Soy de Inglaterra, de Escocia, de Gales, de Irlanda, de Estados Unidos, de Canadá, de Australia, de Nueva Zelanda, de Sudáfrica*. Nearly three hundred phrases by situation, with how to say them, are in the [phrasebook](page:phrasebook).",
        {
          kind: "phrases",
          items: phrases.map(({ spanish, english }) => ({ spanish, translation: english })),
        },
        { kind: "heading", id: "communication", text: "Phone and internet" },
        "The simplest solution is an eSIM bought before the trip. For a local SIM go to a Claro, Entel, Movistar or Bitel shop: for a prepaid one you need your passport and have to give a fingerprint. European roaming rules do not apply and most contracts charge heavily, so switch data off before you land. To call abroad dial 00 and the country code: 44 for Britain, 353 for Ireland, 1 for the United States and Canada, 61 for Australia, 64 for New Zealand, 27 for South Africa. Hotels, drivers and guides all use WhatsApp.",
        { kind: "heading", id: "shopping", text: "Shopping" },
        "Alpaca, silver, textiles and the *retablo*, a folding box full of painted figures, are worth carrying home. Real baby alpaca is never cheap; if the price is low, it is something else. A cooperative’s label means the money goes to the weavers. Haggle in markets, not in shops. Old ceramics and textiles may not leave the country ([customs](page:entry#customs)).",
        { kind: "heading", id: "tipping", text: "Tipping" },
        "In restaurants leave about 10%, unless the bill includes a service charge. Guides and porters count on a tip; taxi drivers do not.",
      ],
    },
    {
      id: "emergencies",
      title: "Emergency numbers",
      blocks: [
        `There is no single number yet: 911 is promised for Lima and Callao for ${formatMonth(singleNumber.promisedFor, "en")} (${formatMonth(singleNumber.asOf, "en")}), and until it is announced these are the ones to call. Save them before you leave, or print them with your own data as an [emergency card](page:emergency).`,
        {
          kind: "terms",
          items: [
            { term: "Police", text: `[${emergency.police}](tel:${emergency.police})` },
            { term: "Ambulance (SAMU)", text: `[${emergency.ambulance}](tel:${emergency.ambulance})` },
            { term: "Fire brigade, rescue", text: `[${emergency.fire}](tel:${emergency.fire})` },
            {
              term: "Highway police",
              text: `[${emergency.highwayPolice}](tel:${emergency.highwayPolice})`,
            },
            {
              term: "Civil defence",
              text: `[${civilDefence.shown}](tel:${civilDefence.tel})`,
            },
            {
              term: "Tourist police",
              text: `[${helpLines.touristPolice.shown}](tel:${helpLines.touristPolice.tel}), also on WhatsApp; if nobody answers, call ${emergency.police}`,
            },
            {
              term: "IPERÚ, help for tourists day and night",
              text: `on WhatsApp [${helpLines.touristWhatsApp.shown}](tel:${helpLines.touristWhatsApp.tel}), by phone [${helpLines.tourist.shown}](tel:${helpLines.tourist.tel}); check them on [peru.travel](site:peruTravel) before you go`,
            },
          ],
        },
        {
          kind: "steps",
          items: [
            {
              title: "If you have been robbed",
              text: "Block your cards, then ask for a police report (*denuncia policial*): insurer and embassy will both want it.",
            },
            {
              title: "If someone falls ill",
              text: "Call your insurer before you pay anything: they will tell you which clinic to go to.",
            },
            {
              title: "If you are stuck",
              text: "If a roadblock or a cancelled train holds you up, IPERÚ knows what is running; if you may miss a flight, tell the airline too. For the map of closed roads see [strikes](page:safety-health#strikes).",
            },
          ],
        },
      ],
    },
    {
      id: "representation",
      title: "Your embassy",
      blocks: [
        "An embassy replaces a lost passport, visits you in hospital or prison and tells your family; it does not pay bills. Save the number of yours before you leave, and register your journey if your country offers it.",
        {
          kind: "table",
          caption: "Consular help in Peru",
          head: ["Citizens of", "In Peru", "Call or look up"],
          rows: [
            [
              "United Kingdom",
              "embassy in Lima",
              "the address and the line for emergencies are on [GOV.UK](site:govUkEmbassies)",
            ],
            [
              "Ireland",
              "embassy in Santiago, Chile; in Lima any other EU embassy will help",
              "[Ireland.ie](site:irelandAdvice)",
            ],
            [
              "United States",
              "embassy in Surco, Lima; consular agency in Cusco",
              `[${consularLines.unitedStates.shown}](tel:${consularLines.unitedStates.tel}), day and night (${formatMonth(consularLines.unitedStates.asOf, "en")}); [pe.usembassy.gov](site:usEmbassy)`,
            ],
            ["Canada", "embassy at Bolognesi 228, Miraflores", "[travel.gc.ca](site:canadaTravel)"],
            [
              "Australia",
              "embassy in Miraflores, Lima",
              `[${consularLines.australia.shown}](tel:${consularLines.australia.tel}), day and night, in Australia; [Smartraveller](site:smartraveller)`,
            ],
            [
              "New Zealand",
              "embassy in Santiago, Chile",
              `[${consularLines.newZealandSantiago.shown}](tel:${consularLines.newZealandSantiago.tel}), day and night [${consularLines.newZealand.shown}](tel:${consularLines.newZealand.tel}) (${formatMonth(consularLines.newZealand.asOf, "en")}; check on [SafeTravel](site:safeTravelNz))`,
            ],
            [
              "South Africa, India and others",
              "embassies in Lima",
              "the list of [Peru’s foreign ministry](site:rree)",
            ],
          ],
        },
        "Ask the Peruvian consulate at home, not your embassy in Lima, about longer stays: see [visa types](page:visa-types#where-to-apply).",
      ],
    },
  ],
  freshness: [
    `Our last news of the state of emergency is of ${formatMonth(emergencyState.asOf, "en")}, the British advice of ${formatMonth(safetyAdvice.areas.asOf, "en")}, the list of emergency numbers of ${formatMonth(emergency.asOf, "en")}; the account of the VAT rule for hotels is of ${formatMonth(vatFreeStay.asOf, "en")}. Travel times are rounded, for planning only.`,
    "Before you leave, look up the security situation with your own foreign ministry, trains at [PeruRail](site:perurail) and [Inca Rail](site:incaRail), and the exchange rate at the [central bank](site:bcrp).",
  ],
  disclaimer: [
    "What this page says about health and safety is for information only and replaces neither a doctor nor the authorities. Talk to a doctor about vaccinations and altitude, and read your foreign ministry’s advice before you go.",
  ],
}));
