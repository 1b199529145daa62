import { country } from "#content/facts/country.ts";
import { dailyCosts } from "#content/facts/costs/daily-costs.ts";
import { cashMachines } from "#content/facts/costs/small-things.ts";
import { tripTotal } from "#content/facts/costs/trip-totals.ts";
import { entryRules } from "#content/facts/entry/entry-rules.ts";
import { yellowFever } from "#content/facts/entry/travel-advice.ts";
import { emergencyState } from "#content/facts/safety/emergency-state.ts";
import { busHours, coachSeats } from "#content/facts/journeys.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import { formatExchanged } from "#content/format-price.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatAltitude, formatSoles } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";
import { formatHours } from "#i18n/format-duration.ts";

const altitude = (id: PlaceId) => formatAltitude(places[id].altitude, "en");
const twoWeeks = () => tripTotal(2, "midRange");

export default guideWords(() => ({
  title: "Peru: your questions answered",
  description:
    "Visas, money, altitude, vaccinations, safety, Machu Picchu tickets: the twenty-five questions people ask before a trip to Peru, answered briefly.",
  keywords: [
    "Peru FAQ",
    "do I need a visa for Peru",
    "is Peru safe",
    "best time to visit Peru",
    "how much does a trip to Peru cost",
    "vaccinations for Peru",
    "altitude sickness",
    "Machu Picchu tickets",
  ],
  lead: "When to go, how long for, how much to budget, what to do about the altitude, and what happens if somebody blocks the road that day? These are the twenty-five questions that come up before almost every trip. Each gets a few sentences here, and a link to the page where the rest is.",
  pictureAlt: "A traveller with a backpack and a map at a signpost with many arms, mountains behind.",
  sections: [
    {
      id: "before",
      title: "Planning the trip",
      blocks: [
        {
          kind: "questions",
          items: [
            {
              id: "best-months",
              question: "Which is the best month?",
              answer: [
                "May or September, if you have the choice: dry weather in the mountains without the crowds of July and August. The coast has its sun from December to April, just when it rains in Cusco. If your dates are fixed, see what each zone is like [month by month](page:weather#best-time).",
              ],
            },
            {
              id: "trip-length",
              question: "How many days do we need?",
              answer: [
                "A week is enough for Lima and the country around Cusco, and ten days for the same at an easier pace; for Lake Titicaca and Arequipa you need two weeks. However long you have, keep one day empty before the flight home. There are day-by-day plans under [itineraries](page:itineraries#choose).",
              ],
            },
            {
              id: "machu-picchu-tickets",
              question: "When should we buy Machu Picchu tickets?",
              answer: [
                "As soon as the flight to Peru is booked; the train comes next, the domestic flights and the hotels last. Circuit 2 is the one for a first visit, and it sells out months ahead, as do the mountains. The one official shop is [tuboleto.cultura.pe](site:tuBoleto). What each ticket shows you, and what to do if they have gone, is on [Machu Picchu step by step](page:machu-picchu#buying).",
              ],
            },
            {
              id: "inca-trail",
              question: "Can we walk the Inca Trail on our own?",
              answer: [
                "No. You have to go with a licensed agency, and the trail is closed every February. Places for the high season can be gone half a year before. If you are too late, Salkantay and Lares are no consolation prizes: see the [treks compared](page:treks#compare).",
              ],
            },
            {
              id: "el-nino",
              question: "Could El Niño spoil the trip?",
              answer: [
                "On the north coast, yes: in such years the floods come there, between January and April, so book nothing that can’t be changed. Machu Picchu and Cusco stay open and have their ordinary rainy season. Peru’s scientists publish an outlook every month at [ENFEN](site:elNino); there is more under [weather](page:weather#el-nino).",
              ],
            },
          ],
        },
      ],
    },
    {
      id: "money",
      title: "Money and shopping",
      blocks: [
        {
          kind: "questions",
          items: [
            {
              id: "trip-cost",
              question: "How much do two weeks cost?",
              answer: [
                `Travelling in middling comfort, each of two people who share a room spends ${formatSoles(twoWeeks()[0], "en", twoWeeks()[1])}, about ${formatExchanged(twoWeeks(), "usd", 50, "en")} or ${formatExchanged(twoWeeks(), "gbp", 50, "en")}, without the flight to Peru. That is an estimate, and a backpacker manages on about half. The items, and two other ways of travelling, are on the [costs page](page:costs#totals).`,
              ],
            },
            {
              id: "cash-or-card",
              question: "Cards or cash?",
              answer: [
                `Both. Hotels, better restaurants and the railways take cards; markets, taxis and villages want soles, and small notes. Use a machine inside a bank, by day, and take out more at a time, since every withdrawal costs ${formatSoles(cashMachines.fee[0], "en", cashMachines.fee[1])} on top. If it offers to charge you in your own currency, say no. [How to pay in Peru](page:costs#paying).`,
              ],
            },
            {
              id: "which-currency",
              question: "Should we bring dollars, pounds or euros?",
              answer: [
                "Bring US dollars as a reserve, in clean, whole notes; a tear is enough for them to be refused. Euros change in Lima, Cusco and Arequipa, at a worse rate; pounds, Canadian and Australian dollars hardly anywhere. For everything else a card with low foreign fees is best, and the [central bank](site:bcrp) has the day’s rate.",
              ],
            },
            {
              id: "souvenirs",
              question: "Can we take home coca tea, old pottery, alpaca?",
              answer: [
                "Alpaca and anything newly made, by all means. Leave coca behind, tea bags included: it is illegal in the UK, the EU, the US and most other countries. No antiquity may leave Peru, not even a sherd, and a good copy needs a certificate. Feathers and butterflies stay too. [What the law says](page:for-whom#respect).",
              ],
            },
          ],
        },
      ],
    },
    {
      id: "arriving",
      title: "Entry and arrival",
      blocks: [
        {
          kind: "questions",
          items: [
            {
              id: "visa",
              question: "Do we need a visa?",
              answer: [
                "Not for a holiday on a British, Irish, US, Canadian, Australian, New Zealand or South African passport, nor on that of any EU country. Indian passports need one unless you hold certain other visas. The rules by passport are under [who needs a visa](page:entry#visa-free); for work or study see the [types of visa](page:visa-types).",
              ],
            },
            {
              id: "passport-validity",
              question: "How long must the passport be valid?",
              answer: [
                `At least ${entryRules.passportMonths} months on the day you arrive, and counting from the day you leave is safer. There are no exceptions: travellers with less are put on the next plane back, and an embassy cannot help them. Children need passports of their own. [What else they ask for](page:entry#requirements).`,
              ],
            },
            {
              id: "days-allowed",
              question: "How long may we stay?",
              answer: [
                `The officer decides; most visitors are given ${entryRules.stayDays} days. Airports no longer stamp passports, so ask for your number of days and download your electronic entry record, the TAM, that same day: [arrival](page:entry#arrival). Tourists can’t extend, and every day over the limit is fined.`,
              ],
            },
            {
              id: "plugs",
              question: "Will our plugs and chargers work?",
              answer: [
                `Sockets take the flat two-pin American plug and the round two-pin European one, so British, Irish, Australian and New Zealand travellers need an adapter. The voltage is ${country.volts} V at ${country.hertz} Hz. Phone and laptop chargers don’t mind, but a hair dryer from the US or Canada will burn out. [Electricity](page:peru-guide#electricity).`,
              ],
            },
            {
              id: "taxi-apps",
              question: "Is there Uber?",
              answer: [
                "Yes in Lima, with Cabify and DiDi beside it, and in other large cities. Cusco has fewer cars, so let your hotel call a taxi there. Don’t flag one down in the street, and at the airport leave from the marked pick-up point: [from the airport](page:lima-transport#airport-transfer), [ride apps](page:lima-transport#ride-sharing).",
              ],
            },
          ],
        },
      ],
    },
    {
      id: "on-the-way",
      title: "On the road",
      blocks: [
        {
          kind: "questions",
          items: [
            {
              id: "night-buses",
              question: "Are night buses all right?",
              answer: [
                `Along the coast with a good company, yes: between Lima and Arequipa (${formatHours(busHours.limaArequipa[0], "en", busHours.limaArequipa[1])}) there are seats that lean back almost flat (${coachSeats.cama}). In the mountains go by day, above all in the rains. Choose a company with its own terminal that picks nobody up on the way: [buses](page:peru-guide#buses), [dangers on the road](page:safety-health#roads).`,
              ],
            },
            {
              id: "strikes",
              question: "What if there is a strike that day?",
              answer: [
                "One empty day before the flight home, two in the rainy season, is the best insurance. Never try to walk or drive through a roadblock; keep water, food and cash on you. On announced strike days entries to Machu Picchu and train tickets can usually be changed. [Where to see which roads are open](page:safety-health#strikes).",
              ],
            },
            {
              id: "with-children",
              question: "Can we take children? What if I’m pregnant?",
              answer: [
                "Children are welcome everywhere, and families are let to the front of queues. Go up in steps: coast, valley, Machu Picchu and only then Cusco; see [Peru with children](page:for-whom#children). If you are pregnant, ask your doctor first, both about the altitude and about the rainforest, with its mosquitoes and its live vaccine.",
              ],
            },
            {
              id: "woman-alone",
              question: "Can a woman travel alone?",
              answer: [
                "Yes, and many do. Catcalls are common and real trouble is rare; when it comes, it tends to begin with a false taxi or a drink left alone. Call cars by app, keep your glass in your hand and join a group for treks. [Advice for women](page:for-whom#women).",
              ],
            },
            {
              id: "gay-couple",
              question: "Will a gay couple have problems?",
              answer: [
                "Not with the law, nor with a double bed in hotels used to visitors, and Lima and Cusco have their bars. Elsewhere people are conservative, and holding hands draws looks. [LGBT+ travellers](page:for-whom#lgbt).",
              ],
            },
          ],
        },
      ],
    },
    {
      id: "health-safety",
      title: "Health and safety",
      blocks: [
        {
          kind: "questions",
          items: [
            {
              id: "is-it-safe",
              question: "Is Peru safe?",
              answer: [
                "Most visits pass without trouble. In the cities theft is the everyday risk: keep your phone out of your hand at the kerb and take a car after dark. Two areas to avoid, the VRAEM valleys and the strip along the Colombian border, lie off every tourist route. [Safety place by place](page:safety-health#places).",
              ],
            },
            {
              id: "state-of-emergency",
              question: "What does a state of emergency mean for us?",
              answer: [
                `In Lima and Callao it is declared against crime, a month at a time; the last one we know of was to end on ${formatDate(emergencyState.lastKnownEnd, "en")}. While it lasts you will see soldiers beside the police and be asked for your papers more often, while museums, flights, trains and Machu Picchu work as usual. Carry a copy of your passport and keep away from demonstrations. [What was in force, and where to check](page:safety-health#emergency).`,
              ],
            },
            {
              id: "vaccinations",
              question: "Which vaccinations do we need?",
              answer: [
                `None is required, and nobody asks for a certificate at the border. Yellow fever is advised for the rainforest (below ${formatAltitude(yellowFever.belowMetres, "en")}), at least ${yellowFever.daysBefore} days before; hepatitis A and typhoid for everyone; and check that you are covered for measles. If you go on to Bolivia, you may be asked for the yellow card there: [yellow fever at borders](page:getting-there#yellow-fever).`,
              ],
            },
            {
              id: "yellow-fever-machu-picchu",
              question: "Yellow fever for Machu Picchu as well?",
              answer: [
                `Ask your travel clinic, because the authorities disagree: the American [CDC](site:cdc) has advised it since ${yellowFever.machuPicchuSince}, while Peru’s ministry of health did not count Machu Picchu among the places at risk in ${formatMonth(yellowFever.ministry.asOf, "en")}. If you also go to the rainforest, that settles it. [Infections by region](page:safety-health#infections).`,
              ],
            },
            {
              id: "altitude-sickness",
              question: "Will the altitude make us ill? Do pills help?",
              answer: [
                `Many people feel it above ${formatAltitude(2500, "en")}, fit ones included. Spend your first nights in the Sacred Valley (${altitude("urubamba")}) and not in Cusco (${altitude("cusco")}); for two days walk slowly, drink plenty and leave out alcohol. Pills are for your doctor to decide. Anyone who is breathless at rest or staggers has to go lower at once: [altitude](page:safety-health#altitude).`,
              ],
            },
            {
              id: "tap-water",
              question: "Can we drink the tap water?",
              answer: [
                "No, and bottled water is wiser for teeth too. Most places to stay have boiled or filtered water, so bring a bottle to refill. Take ice only where plenty of people eat; should it go wrong all the same, see [stomach trouble](page:safety-health#stomach).",
              ],
            },
          ],
        },
      ],
    },
  ],
  freshness: [
    `The answers are short; the numbers behind them are explained on the pages they link to. That a stay can’t be extended is of ${formatMonth(entryRules.noExtension.asOf, "en")}; on yellow fever the latest words are of ${yellowFever.machuPicchuSince} and ${formatMonth(yellowFever.ministry.asOf, "en")}, on the state of emergency of ${formatMonth(emergencyState.asOf, "en")}. The sum for two weeks and the fee for withdrawals are estimates from sources up to ${formatMonth(dailyCosts.asOf, "en")}. Before you leave, look at your government’s advice, such as [GOV.UK](site:govUk), and at Peru’s [Migraciones](site:migraciones).`,
  ],
}));
