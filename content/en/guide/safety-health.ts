import { huaraz } from "#content/facts/beyond/beyond-places.ts";
import { coastalElNino } from "#content/facts/climate/weather.ts";
import { emergency, singleNumber } from "#content/facts/country.ts";
import { consularLines, helpLines } from "#content/facts/entry/help-lines.ts";
import { safetyAdvice, yellowFever } from "#content/facts/entry/travel-advice.ts";
import {
  altitudeRules as rules,
  altitudeSteps,
  deathsAroundCusco,
} from "#content/facts/health/altitude-rules.ts";
import { altitudeBands, altitudeStops } from "#content/facts/health/altitude-stops.ts";
import {
  carePrices,
  clinicDeposit,
  dengue,
  diarrhoea,
  measles,
  policyLimits,
  rabies,
  yellowFeverAdvice,
  yellowFeverCases,
} from "#content/facts/health/infections.ts";
import { oxygenPercent } from "#content/facts/health/oxygen-percent.ts";
import { emergencyState, otherEmergencies } from "#content/facts/safety/emergency-state.ts";
import { rescueLines } from "#content/facts/safety/rescue-lines.ts";
import {
  arequipaTaxis,
  cuscoComplaints,
  officialAdvice,
  phoneWarning,
  railwaySlide,
  roadDeaths,
  strikes,
  trainCollision,
} from "#content/facts/safety/safety-figures.ts";
import { highestBedOf } from "#content/facts/itineraries/itineraries.ts";
import { iquitosFacts, jungleHealth } from "#content/facts/jungle/jungle.ts";
import { places } from "#content/facts/places.ts";
import { treks } from "#content/facts/treks/treks.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatAltitude, formatDistance, formatNumber } from "#i18n/format-amount.ts";
import { formatDate, formatMonth, formatTime } from "#i18n/format-date.ts";
import { formatDays } from "#i18n/format-days.ts";

const metres = (value: number) => formatAltitude(value, "en");
const number = (value: number) => formatNumber(value, "en");
const day = (iso: string) => formatDate(iso, "en");
const days = (from: string, to: string) =>
  `${Object.values(formatDays(from, to, "en")).join("")} ${from.slice(0, 4)}`;
const month = (yearMonth: string) => formatMonth(yearMonth, "en");
const call = ({ shown, tel }: { shown: string; tel: string }) => `[${shown}](tel:${tel})`;
const line = (digits: string) => `[${digits}](tel:${digits})`;

const [felt, hard, visit] = altitudeBands;
const northernBed = () => places[highestBedOf("north")].altitude;

export default guideWords(() => ({
  title: "Safety and health in Peru",
  description:
    "Where to take care in Peru: districts and cities, taxis, night buses, the state of emergency, altitude, vaccinations, clinics and travel insurance.",
  keywords: [
    "is Peru safe",
    "Lima safety districts",
    "Peru state of emergency",
    "altitude sickness Cusco",
    "yellow fever Peru",
    "travel insurance Peru altitude",
    "tourist police Peru",
  ],
  lead: "Most journeys in Peru go by without trouble. Theft is the everyday risk and a blocked road the everyday nuisance; the things that can really hurt you are altitude and the highway. Here is what to watch for in each city, what to do if something happens all the same, and what to settle with your doctor and your insurer before you leave.",
  pictureAlt:
    "A lit square in Cusco at dusk, with a tourist police officer by the fountain and a pharmacy’s green cross under the arcades.",
  sections: [
    {
      id: "places",
      title: "How safe is it, and where?",
      blocks: [
        "Whether Peru is safe is the wrong question: what counts is which street, and at what hour. Along the usual route you can walk by day much as in any big city of southern Europe. After dark, take a car even for a few blocks.",
        {
          kind: "table",
          caption: "Lima and Callao, district by district",
          head: ["Where", "By day", "After dark"],
          rows: [
            [
              "Miraflores, San Isidro, Barranco, San Borja",
              "relaxed, also on foot; thieves on motorbikes and false delivery riders on the pavement snatch phones",
              "on foot along the busy streets, elsewhere by app taxi",
            ],
            [
              "Historic centre of Lima",
              "fine between the Plaza Mayor and San Francisco; marches meet here, and then it is cordoned off",
              "by car, door to door",
            ],
            [
              "Barrios Altos, Plaza Dos de Mayo, La Victoria and Gamarra, the hill in Rímac",
              "only with somebody who lives there",
              "stay away",
            ],
            [
              "Callao",
              "you drive through it to the airport; La Punta and the Monumental art quarter by car",
              "the airport only; avoid the streets around the port at any hour",
            ],
            [
              "Outer districts (San Juan de Lurigancho, Comas, Ate, Puente Piedra, Villa El Salvador)",
              "nothing to see; gangs extort money from bus crews and shopkeepers",
              "stay away",
            ],
          ],
        },
        {
          kind: "table",
          caption: "Other cities",
          head: ["Where", "What to expect", "What to do"],
          rows: [
            [
              "Cusco",
              `pickpockets at the bus terminal, in the market and in hostels, and crooked agencies; ${cuscoComplaints.aMonth.join("–")} tourists a month went to the police, ${cuscoComplaints.theftPercent}% about theft and ${cuscoComplaints.fraudPercent}% about fraud (${cuscoComplaints.asOf.slice(0, 4)})`,
              "late at night, a taxi up to San Blas and Sacsayhuamán; buy tours in an office, with a receipt",
            ],
            [
              "Arequipa",
              `false taxis hailed in the street: ${arequipaTaxis.robberies} robberies in ${arequipaTaxis.months} months, mostly between ${arequipaTaxis.hours.map((hour) => formatTime(hour, "en")).join(" and ")} (${arequipaTaxis.asOf.slice(0, 4)})`,
              "call a taxi by app or through your hotel",
            ],
            [
              "Puno, Juliaca",
              "Puno is quiet, though dark around the terminal; Juliaca is a crowded transfer town where roadblocks often begin",
              "use Juliaca for its airport and buses only, in daylight",
            ],
            [
              "Trujillo",
              `gang wars in the suburbs and, almost without a break, a state of emergency (${month(otherEmergencies.north.asOf)}), of which you see little in the centre and in Huanchaco`,
              "take a taxi or a guide to Chan Chan and the Huaca de la Luna",
            ],
            [
              "Máncora, Tumbes",
              `robberies at night on the beach and in mototaxis; often a state of emergency in Tumbes (${month(otherEmergencies.north.asOf)})`,
              "do not walk home along the sand; cross the border by day, on one through bus",
            ],
            [
              "Ica, Huacachina, Nazca, Paracas",
              "small-town calm, with thieves at the bus stations",
              "keep a hand on your bag",
            ],
            [
              "Huaraz, Cajamarca, Chachapoyas",
              "friendly mountain towns; robberies happen on lonely paths to the viewpoints",
              "hike with a group or a guide",
            ],
            [
              "Iquitos, Puerto Maldonado",
              `pickpockets in the ports and in Iquitos’s Belén market, self-appointed guides in the street; on the river near Iquitos a day tour was robbed (${month(iquitosFacts.robbery.asOf)})`,
              "book the lodge beforehand and have it meet you at the airport",
            ],
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Where not to go",
          text: [
            `**The VRAEM:** the valleys of the Apurímac, Ene and Mantaro, where Ayacucho, Cusco, Huancavelica and Junín meet, belong to drug traffickers and what is left of the Shining Path. They have a state of emergency of their own (${month(otherEmergencies.vraem.asOf)}). The city of Cusco, the Sacred Valley, the Inca Trail and Machu Picchu are **not** part of it.`,
            `**The Colombian border:** a strip of ${formatDistance(safetyAdvice.borderStripKm, "en")} in Loreto, except the Amazon itself and the triple border, and the forest along the **Ecuadorian border**. No visitor has any reason to go there, or to the province of **Pataz** (La Libertad), notorious for illegal mining.`,
          ],
        },
        `What governments say: on the United States’ scale of 1 to ${officialAdvice.unitedStates.of} Peru is level ${officialAdvice.unitedStates.level}, “exercise increased caution” (${month(officialAdvice.unitedStates.asOf)}); the British Foreign Office warns only of the VRAEM and the Colombian border (${month(officialAdvice.unitedKingdom.asOf)}); Australia asks for a high degree of caution. Read the current text when you book and again in the week you leave: [GOV.UK](site:govUk), [Travel.State.Gov](site:travelStateGov), [Travel.gc.ca](site:canadaTravel), [Smartraveller](site:smartraveller), [SafeTravel](site:safeTravelNz).`,
      ],
    },
    {
      id: "crimes",
      title: "Theft, robbery, fraud: how to avoid them",
      blocks: [
        "A thief looks for the person who is looking at a phone. These are habits that people in Lima keep themselves:",
        {
          kind: "terms",
          items: [
            {
              term: "Phone",
              text: "Keep it out of your hand at the kerb, at traffic lights and beside an open car window. Step into a shop to read the map, and set up remote locking before you fly.",
            },
            {
              term: "Taxi",
              text: "Order by app or through the hotel, check the plate, sit in the back and lock the doors. Never go with a driver who approaches you at an airport or a terminal. An express kidnapping (*secuestro al paso*) nearly always begins in a taxi hailed in the street: the victim is held for a few hours while the cards are emptied.",
            },
            {
              term: "Bank cards",
              text: "Carry one with a low limit, leave the other in the safe, and log out of your banking app.",
            },
            {
              term: "Cash machine",
              text: "Use it by day, inside a bank. Cover the PIN, refuse help, and choose to be charged in soles, not in your own currency.",
            },
            {
              term: "Food and drink",
              text: "Keep your glass in sight and accept no drinks, sweets or cigarettes from strangers. A *pepera* drugs her victim’s drink, so meet a date from an app in a public place. Go out together, come home together.",
            },
            {
              term: "False money",
              text: "*Toque, mire, gire*: feel it, hold it against the light, tilt it. Break large notes in shops rather than taxis, and hand torn ones back.",
            },
            {
              term: "Bag",
              text: "Do not hang it on the back of a chair or leave it in the rack of a bus. If somebody splashes you with mustard and starts wiping, an accomplice is already at your bag: walk on.",
            },
            {
              term: "False police, false guides",
              text: "Real police ask for neither money nor your PIN. Offer to walk to the station together. A licensed guide has a *carné*.",
            },
            {
              term: "Travel agency",
              text: "Ask for a written confirmation and the tax number (RUC). Nobody honest sells train or Inca Trail tickets in the street.",
            },
            {
              term: "Night bus",
              text: "Take a direct service of a big company from its own terminal: these film the passengers, search hand luggage and pick up nobody on the road. Sleep with papers and money on your body and the backpack between your feet. Cross the mountains by day.",
            },
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "If somebody does pull a weapon",
          text: [
            "Hand over everything, passwords included, and do not stare. In the experience of the US embassy, people who did not resist were almost always left unhurt. A phone can be replaced.",
          ],
        },
      ],
    },
    {
      id: "emergency",
      title: "The state of emergency",
      blocks: [
        `Because of extortion and killings, Lima and Callao have lived under a state of emergency, thirty days at a time and almost without a break, since ${month(emergencyState.since)}. The last decree we know of ran to ${day(emergencyState.lastKnownEnd)}: see in [El Peruano](site:elPeruano) or on your foreign ministry’s page whether one is in force today.`,
        "In practice soldiers patrol beside the police, identity checks are frequent, officers may enter homes and detain people without a warrant, and large events need a permit. Museums, restaurants, flights, trains and Machu Picchu carry on as usual.",
        {
          kind: "checklist",
          items: [
            "Carry a copy of your passport and of the entry record, the [TAM](page:entry#arrival).",
            "Stay away from demonstrations and lines of police, and do not photograph them.",
            "Do not ride two adults to a motorcycle: the decrees forbade it in marked zones.",
          ],
        },
        "Peru also declares emergencies because of rain, at times for hundreds of districts at once. Those have nothing to do with crime; they only mean that you should look at the roads. Decrees are published in the official gazette, El Peruano; your own foreign ministry puts them into plain English.",
      ],
    },
    {
      id: "strikes",
      title: "Strikes, blockades, demonstrations",
      blocks: [
        "A *paro* is a strike of a day or two, a *bloqueo* a blocked road. Most happen on the roads between Cusco, Puno and Arequipa, on the Pan-American Highway at Ica, on the Machu Picchu railway and around the airports of Cusco and Juliaca.",
        {
          kind: "list",
          items: [
            `**Cusco, ${day(strikes.cusco)}:** no city transport, and a tourist bus to the airport was pelted with stones. Machu Picchu tickets for the day were accepted on the next.`,
            `**Machu Picchu, ${days(strikes.machuPicchuBuses.from, strikes.machuPicchuBuses.to)}:** a quarrel over the buses up to the ruins ended with stones on the rails. About ${number(strikes.machuPicchuBuses.takenOut)} people were brought out and another ${number(strikes.machuPicchuBuses.stuck)} were stuck; families, pregnant women and older people went first.`,
            `**Lima, ${day(strikes.limaBuses.day)}:** more than ${number(strikes.limaBuses.buses)} buses stayed in their depots in protest against extortion.`,
          ],
        },
        {
          kind: "steps",
          items: [
            {
              title: "Look at the road the evening before",
              text: `On the [map of SUTRAN](site:sutran) red is closed and yellow is slow going. The authority also answers on WhatsApp: ${call(rescueLines.sutranWhatsApp)}.`,
            },
            {
              title: "Keep a spare day",
              text: "Keep at least one before the flight home, and in the wet season two between Machu Picchu and whatever follows.",
            },
            {
              title: "If a blockade catches you",
              text: "Do not cross it, on foot or by car, even if somebody offers to take you through for money. Keep water, food, cash and something warm in your hand luggage.",
            },
            {
              title: "Write to the companies",
              text: "On the day of an announced strike trains and Machu Picchu tickets can usually be moved if you ask.",
            },
          ],
        },
      ],
    },
    {
      id: "roads",
      title: "On the road",
      blocks: [
        `About ${number(roadDeaths.aYear)} people a year die on Peru’s roads (${roadDeaths.years.join("–")}): for a visitor the highway is more dangerous than the thief. The causes are tired drivers, fog, precipices and bad brakes; when one night bus crashed in the mountains of Junín, at least ${roadDeaths.coachCrash.deaths} passengers died (${month(roadDeaths.coachCrash.month)}).`,
        {
          kind: "checklist",
          items: [
            "Cross the mountains by day, or fly.",
            "Wear the seat belt, on buses too.",
            "Avoid overcrowded minibuses and the backs of open trucks.",
            "If the driver races, say so: *Más despacio, por favor.*",
            "Do not drive yourself at night ([Lima transport](page:lima-transport#car-rental)).",
            "Put on the life jacket on Titicaca, at the Ballestas Islands and on the Amazon.",
          ],
        },
        `Trains are safe in comparison, yet not beyond accident: on ${day(trainCollision.day)} two of them met head-on on the single track to Machu Picchu; one driver died and ${trainCollision.injured.join("–")} people were hurt.`,
      ],
    },
    {
      id: "nature",
      title: "Nature",
      blocks: [
        {
          kind: "terms",
          items: [
            {
              term: "Mudslides (huaicos)",
              text: `They come down the valleys from December to March. On ${day(railwaySlide.from)} one closed the railway from Hidroeléctrica for a day and a half, and with it the path which more than ${number(railwaySlide.walkersADay)} people walk every day. In rain, do not set out along the track.`,
            },
            {
              term: "El Niño",
              text: `Peru’s expert committee raised an alert in ${month(coastalElNino.alertSince)} and expected a coastal El Niño to last to the end of ${month(coastalElNino.expectedUntil)} ([more](page:weather#el-nino)). If you are going north between December and April, book what you can cancel and read the bulletins of [ENFEN](site:elNino).`,
            },
            {
              term: "Earthquake",
              text: "Indoors stand at a spot marked with a green S, away from glass, and leave lifts alone; outdoors move away from the fronts of houses.",
            },
            {
              term: "Tsunami",
              text: `If the ground on the coast shakes long or hard, or the sea draws back, go uphill at once and wait for no siren. On Lima’s Costa Verde signs show the way. Phones ring too: the system is called SISMATE and was first used in earnest on ${day(phoneWarning.firstUse)}.`,
            },
            {
              term: "The ocean",
              text: "It is cold, with rip currents. Stay out when the flag is red; there are lifeguards on summer weekends only. In heavy swell the harbours close for days, and the boats to the Ballestas Islands with them.",
            },
            {
              term: "Lightning, volcanoes",
              text: "Above 4,000 m (13,000 ft) there is lightning on wet-season afternoons: be off the pass by noon. Near the Colca the volcano Sabancaya sometimes throws out ash; a mask is enough.",
            },
          ],
        },
        "Current warnings are on the sites of [SENAMHI](site:senamhi), the weather service, and [INDECI](site:indeci), civil defence.",
      ],
    },
    {
      id: "help",
      title: "Whom to call",
      blocks: [
        {
          kind: "terms",
          items: [
            { term: "Police", text: line(emergency.police) },
            { term: "Ambulance (SAMU)", text: line(emergency.ambulance) },
            { term: "Fire and rescue", text: line(emergency.fire) },
            {
              term: "Tourist police",
              text: `${call(helpLines.touristPolice)}, by phone and WhatsApp, day and night; you know them by their white shirts`,
            },
            {
              term: "IPERÚ, help for tourists",
              text: `WhatsApp ${call(helpLines.touristWhatsApp)}; it informs, interprets and takes complaints, in English too`,
            },
            { term: "Violence against women", text: line(rescueLines.women.tel) },
            { term: "Health advice", text: `${line(rescueLines.health.tel)}, option 3` },
            { term: "Highway police", text: line(emergency.highwayPolice) },
          ],
        },
        `A single number, 911, was promised for Lima and Callao for ${month(singleNumber.promisedFor)}; until it is announced, call the numbers above. In a city an ambulance often comes faster if your hotel or your insurer calls it.`,
        { kind: "heading", id: "robbed", text: "If you have been robbed" },
        {
          kind: "steps",
          items: [
            {
              title: "Get somewhere safe",
              text: "Go into a shop, a hotel or a bank. Do not run after anybody.",
            },
            {
              title: "Block everything",
              text: "Begin with the cards, then the SIM and the phone (by its IMEI number).",
            },
            {
              title: "Report it to the police (denuncia)",
              text: "Go to the station of the district where it happened, or to the tourist police. Your insurer and your embassy will want the report; at a pinch it can be made at the airport.",
            },
            { title: "Call your embassy", text: "It issues an emergency passport in place of a lost one." },
            {
              title: "Tell Migraciones",
              text: "Your record of entry has to be linked to the new document, or there will be trouble when you leave.",
            },
            { title: "Write to the insurer", text: "Do it within a day or two, with a copy of the report." },
          ],
        },
        { kind: "heading", id: "consular", text: "Your own country’s help" },
        {
          kind: "list",
          items: [
            `**United States:** embassy in Lima, day and night: ${call(consularLines.unitedStates)}, and a consular agency in Cusco. Enrol in STEP before you leave ([US embassy](site:usEmbassy)).`,
            "**United Kingdom:** the embassy is in Miraflores; its numbers, and the line in London that answers day and night, are on [GOV.UK](site:govUk).",
            `**Canada:** embassy in Miraflores; emergency line in Ottawa: ${call(consularLines.canada)} ([Travel.gc.ca](site:canadaTravel)).`,
            `**Australia:** embassy in Miraflores; the 24-hour line in Canberra is ${call(consularLines.australia)} ([Smartraveller](site:smartraveller)).`,
            `**New Zealand:** the embassy in Santiago, Chile, is responsible: ${call(consularLines.newZealandSantiago)}; day and night, the ministry in Wellington: ${call(consularLines.newZealand)} (${month(consularLines.newZealand.asOf)}). Register with [SafeTravel](site:safeTravelNz) and check the numbers there.`,
            "**Ireland:** the embassy in Santiago, Chile, is responsible; its number is on [Ireland.ie](site:irelandAdvice). In Lima the Irish, as citizens of the European Union, may turn to the embassy of any member state.",
            "**South Africa, India and others:** save your embassy’s number before you leave; the directory is kept by [Peru’s foreign ministry](site:rree).",
          ],
        },
      ],
    },
    {
      id: "altitude",
      title: "Altitude",
      blocks: [
        `Above ${metres(felt)} most people notice the thin air, and being fit does not protect you. In Cusco a breath brings about ${oxygenPercent(altitudeStops.cusco)}% of the oxygen it brings in Lima, on Rainbow Mountain ${oxygenPercent(altitudeStops.rainbowMountain)}%. The body adapts in ${rules.adaptationDays.join("–")} days; until then the best medicine is the order in which you travel.`,
        { kind: "figure", figure: "altitudeLadder" },
        {
          kind: "table",
          caption: "What happens at which height, and what to do",
          head: ["Height", "What you feel", "What to do"],
          rows: [
            [`Below ${metres(felt)}`, "little or nothing", "sleep here first: Arequipa, Aguas Calientes"],
            [
              `${metres(felt)} to ${metres(hard)}`,
              "headache, poor sleep, no breath on the stairs",
              "two or three easy days without alcohol; the Sacred Valley before Cusco",
            ],
            [
              `${metres(hard)} to ${metres(visit)}`,
              "every step is work, no appetite, cold nights",
              "sleep here only when acclimatised; take the passes slowly, with short rests",
            ],
            [
              `Above ${metres(visit)}`,
              "some people feel dizzy",
              "come for half a day and sleep lower; turn back at once if you feel ill",
            ],
          ],
        },
        {
          kind: "list",
          items: [
            `**First night:** coming from sea level, below ${metres(rules.firstNight)}. Cusco and Puno are well above that and the Sacred Valley (${metres(altitudeStops.sacredValley)}) is right at the limit, which is why the first road from the airport leads down.`,
            `**Steps:** above ${metres(altitudeSteps.stepAbove)}, sleep at most ${metres(rules.step)} higher each night, and stay one night more for every ${metres(rules.extraNightEvery)}.`,
            `**The first ${rules.rest.hours} hours:** drink plenty of water and no alcohol, eat a light supper, do not run, and take no sleeping pills.`,
            "**High by day, low by night:** you may go up for an outing, just do not sleep there.",
            "**Coca tea** is pleasant and eases things, but prevents nothing, and may not be taken home.",
            `**Medicine:** doctors consider acetazolamide (Diamox) when you go above ${metres(rules.medicineAbove)} in a single day or have been ill before. It is not for people allergic to sulfa drugs, and nobody should take it without asking a doctor.`,
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Go down at once",
          text: [
            "Breathlessness at rest, a wet cough, staggering, confused speech, or vomiting with a worsening headache can be water on the lungs or the brain, and can kill within hours. Do not wait for morning and do not trust a tablet: take the person at least 500–1,000 m (1,600–3,300 ft) lower and find a doctor. Oxygen only buys time.",
          ],
        },
        { kind: "heading", id: "altitude-children", text: "With children" },
        `From about ${rules.childrenAsAdultsFrom} years children cope with altitude much as adults do: after a quick climb of ${metres(rules.childrenIll.climb)} about ${rules.childrenIll.percent}% of them fall ill. Small ones cannot tell you, so crying, no appetite and restless sleep count as altitude sickness until proved otherwise. Under six months, after a recent cold or ear infection, or with a heart defect, see a doctor first. For a route, see [Itineraries](page:itineraries#with-children).`,
        { kind: "heading", id: "altitude-pregnancy", text: "When pregnant" },
        `No harm from a short visit has been proved, but little research has been done. For a pregnancy without complications the usual advice is not to sleep above ${metres(rules.pregnancy)}, not to exert yourself, and never to be far from a hospital. The jungle is a question of its own: because of Zika, Oropouche, malaria and live vaccines, go only on a doctor’s advice.`,
        { kind: "heading", id: "altitude-heart", text: "With heart or lung trouble" },
        `With high blood pressure, coronary disease, asthma, COPD, sleep apnoea, sickle cell disease or blood thinners, talk to a cardiologist or a chest physician **before** you book. Ask for a letter, carry your medicines in two separate pieces of hand luggage, and buy insurance that accepts what you have. Around Cusco at least ${deathsAroundCusco.visitors} visitors died of cardiac arrest or after a collapse between ${deathsAroundCusco.since} and ${month(deathsAroundCusco.asOf)}; they were between ${deathsAroundCusco.ages.join(" and ")} years old, and help was slow to reach them. If the doctor says no to Cusco, there is a ready plan for [the north](page:itineraries#north), where no bed is above ${metres(northernBed())}, and Lima, Paracas, Nazca and the jungle besides. How to travel gently is under [Over sixty](page:for-whom#older), whatever your age.`,
      ],
    },
    {
      id: "stomach",
      title: "Stomach and diarrhoea",
      blocks: [
        "If you catch anything on the way, it will probably be an upset stomach. Drink bottled or boiled water, have ice and salad only in good restaurants, peel your own fruit, and wash your hands before you eat.",
        {
          kind: "steps",
          items: [
            {
              title: "Drink, and replace the salt",
              text: "Every pharmacy has oral rehydration salts (*sales de rehidratación oral*, *suero oral*): a glass after each stool. Cola and fruit juice are no substitute.",
            },
            {
              title: "Eat lightly and rest",
              text: `Most cases pass by themselves in ${diarrhoea.days.join("–")} days.`,
            },
            {
              title: "Loperamide for a bus ride only",
              text: "It helps an adult with a mild case. Do not take it with a fever or blood in the stool.",
            },
            {
              title: "Antibiotics for severe illness only",
              text: "That is, with fever, blood or weakness. Which one and how much, ask your doctor before you leave; children and pregnant women are mostly given azithromycin.",
            },
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "When to see a doctor",
          text: [
            `See one if there is blood in the stool or a fever above ${number(diarrhoea.feverFrom)} °C (101 °F), if it is no better after three days, or if somebody hardly drinks and feels faint. With a small child, an older person or in pregnancy, do not wait so long.`,
          ],
        },
        `High up, water boils at a lower temperature: let it boil for ${diarrhoea.boilMinutes} minutes.`,
      ],
    },
    {
      id: "infections",
      title: "Infections and vaccinations, area by area",
      blocks: [
        "You need no vaccination to enter the country. See a travel clinic at least six weeks before you leave, itinerary in hand, and let it decide what you need.",
        {
          kind: "table",
          caption: "What occurs where",
          head: ["Illness", "Where", "What to do"],
          rows: [
            [
              "Yellow fever",
              `east of the Andes below ${metres(yellowFever.belowMetres)}; the count of ${month(yellowFeverCases.asOf)} was ${yellowFeverCases.cases} cases and ${yellowFeverCases.deaths} deaths, none of them vaccinated`,
              `get vaccinated at least ${yellowFever.daysBefore} days before the jungle`,
            ],
            [
              "Dengue",
              `jungle and north coast, at times Lima; ${number(dengue.cases2025)} cases in 2025, ${number(dengue.cases2026)} in 2026 to the end of February`,
              "repellent by day too; for fever paracetamol (acetaminophen), **not** aspirin or ibuprofen",
            ],
            [
              "Malaria",
              `the jungle below ${metres(jungleHealth.malaria.belowMetres)}, above all Loreto; none in Lima, on the coast, in Arequipa, Cusco, Machu Picchu or Puno`,
              "ask about antimalarial tablets for the Iquitos area",
            ],
            ["Zika, Oropouche", "jungle and warm valleys", "if pregnant or planning to be, talk to a doctor"],
            [
              "Measles",
              `an alert for ${measles.cases} cases in Lima (${month(measles.asOf)}), an outbreak in Bolivia`,
              `check that you have had both doses`,
            ],
            [
              "Rabies",
              `dogs in Arequipa (${rabies.dogs} rabid ones since ${rabies.since}), bats in the jungle`,
              `after a bite ${rabies.washMinutes} minutes of soap and water, and a doctor **the same day**`,
            ],
            [
              "Hepatitis A, typhoid",
              "everywhere, through food and water",
              "get vaccinated against both, with a tetanus booster too",
            ],
          ],
        },
        `**Do you need the yellow fever vaccine for Machu Picchu?** The sources disagree. The American [CDC](site:cdc) has advised it there since ${yellowFever.machuPicchuSince}; according to Peru’s Ministry of Health the city of Cusco, Machu Picchu and the Inca Trail are not at risk, but the low country of Cusco is (${month(yellowFeverAdvice.asOf)}). Peru advises the vaccine from ${yellowFeverAdvice.fromMonths} months to ${yellowFeverAdvice.toYears} years of age; for older people and weak immune systems a doctor decides. Countries that ask for the certificate after Peru are on [Getting there](page:getting-there#yellow-fever).`,
        "Long sleeves, DEET or icaridin (picaridin) and a net keep mosquitoes off. If you run a fever within a month of the jungle, tell your doctor at home where you have been: you need a blood test. In the mountains ultraviolet radiation reaches the top of the scale on most days: factor 50, a hat and sunglasses, for children too.",
      ],
    },
    {
      id: "clinics",
      title: "Pharmacies, doctors, clinics",
      blocks: [
        "Every town has a pharmacy (*farmacia*, *botica*), and some branches of the big chains, Inkafarma and Mifarma, are open all night. Ask for the substance by name: *paracetamol, ibuprofeno, loperamida, sales de rehidratación*. In jungle villages you can buy nothing. Bring your own medicines in their boxes, with a doctor’s letter.",
        {
          kind: "table",
          caption: "Clinics and hospitals; have your insurer confirm the name",
          head: ["City", "Private clinic", "Public hospital"],
          rows: [
            [
              "Lima",
              "Clínica Delgado (Miraflores), Anglo Americana and Ricardo Palma (San Isidro), Clínica Internacional",
              "by ambulance, to casualty (the ER)",
            ],
            [
              "Cusco",
              "Clínica Pardo, Clínica San José, Clínica Peruano Suiza",
              "Hospital Regional, Antonio Lorena",
            ],
            ["Machu Picchu", "–", "a health centre in Aguas Calientes; first aid only at the ruins"],
            ["Arequipa", "Clínica Arequipa, Clínica San Juan de Dios", "Hospital Goyeneche (rabies vaccine)"],
            ["Puno, Juliaca", "Clínica Americana (Juliaca)", "Manuel Núñez Butrón (Puno)"],
            ["Iquitos", "Clínica Ana Stahl", "Hospital Regional de Loreto"],
            ["Puerto Maldonado", "–", "Hospital Santa Rosa"],
          ],
        },
        `A private clinic wants a card or a deposit before it treats you and payment before it lets you go (${month(clinicDeposit.asOf)}). A specialist in Lima costs some US$${carePrices.specialistUsd.join("–")} (estimate). Serious cases are flown from Cusco to Lima, which is what the insurance is for. Ring the insurer’s emergency line first, and let it tell you where to go. The [US embassy](site:usEmbassy) publishes a list of doctors for Lima and Cusco.`,
      ],
    },
    {
      id: "insurance",
      title: "What your travel insurance must cover",
      blocks: [
        `European and British health cards (EHIC, GHIC) are worth nothing in Peru, and US Medicare does not pay abroad. In the small print the number that matters is **up to how many metres** you are covered: many ordinary policies end at ${policyLimits.metres.map(metres).join(", ")}, or hold only as long as you do not trek (${month(policyLimits.asOf)}). Find the highest point of your journey and have it written in.`,
        {
          kind: "table",
          caption: "How high the policy must reach",
          head: ["If you go as far as", "Height"],
          rows: [
            ["Cusco", metres(altitudeStops.cusco)],
            ["Puno, Lake Titicaca", metres(altitudeStops.puno)],
            ["Inca Trail", metres(altitudeStops.incaTrailPass)],
            ["Laguna 69", metres(huaraz.laguna69)],
            ["Salkantay", metres(altitudeStops.salkantayPass)],
            ["Santa Cruz trek", metres(treks["santa-cruz"].highest[1])],
            ["Colca Canyon", metres(altitudeStops.colcaPass)],
            ["Huayhuash circuit", metres(treks.huayhuash.highest[1])],
            ["Rainbow Mountain", metres(altitudeStops.rainbowMountain)],
            ["Ausangate circuit", metres(treks.ausangate.highest[1])],
          ],
        },
        {
          kind: "checklist",
          items: [
            "medical treatment up to at least 100,000 dollars, euros or pounds, with altitude sickness named",
            `search, rescue and repatriation (an evacuation has been reported to cost US$${number(carePrices.evacuationUsd)})`,
            "existing illness, if you have one",
            "trekking with a guide and without, cycling, rafting, sandboarding, riding, the Nazca flight: whatever you plan to do",
            "personal liability and legal help",
            "connections missed and tours lost through strikes and delays",
            "luggage and phone, on a police report",
            "a line that answers day and night and pays the clinic directly",
          ],
        },
      ],
    },
  ],
  freshness: [
    `Our last news of the state of emergency is of ${month(emergencyState.asOf)}, the newest health figure of ${month(measles.asOf)}. The rules for altitude follow the CDC’s handbook for ${rules.asOf.slice(0, 4)}; the number of robberies in Arequipa’s taxis is of ${month(arequipaTaxis.asOf)}.`,
    "Telephone numbers and the names of clinics are taken from publications and have not been tried out; that of the tourist police rests on a single source. For the state of things today see your foreign ministry before you leave, the [map of SUTRAN](site:sutran) on the road, and the [CDC](site:cdc) before the jungle.",
  ],
  disclaimer: [
    "This page is for information only and replaces neither a doctor nor the authorities. Talk to a doctor about vaccinations, altitude and medicines, and read your foreign ministry’s advice before you go.",
  ],
}));
