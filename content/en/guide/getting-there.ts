import { yellowFever } from "#content/facts/entry/travel-advice.ts";
import {
  announcedRoutes,
  connectionHours,
  electronicGates,
  transferFee,
  transitPermits,
} from "#content/facts/borders/flights-to-lima.ts";
import {
  amazonAdvice,
  boliviaVisa,
  borderEmergencies,
  borderHours,
  borderWays,
  brazilVisa,
  ecuadorClosures,
  yellowFeverCertificate as certificate,
} from "#content/facts/borders/land-borders.ts";
import { fromEurope } from "#content/facts/journeys.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatDistance, formatMetres, formatNumber } from "#i18n/format-amount.ts";
import { formatDate, formatMonth, formatTime } from "#i18n/format-date.ts";
import { formatHours } from "#i18n/format-duration.ts";

const hours = ([from, to]: readonly [number, number]) => formatHours(from, "en", to);
const range = ([from, to]: readonly [number, number]) =>
  `${formatNumber(from, "en")}–${formatNumber(to, "en")}`;
const month = (iso: string) => formatMonth(iso, "en");
const day = (iso: string) => formatDate(iso, "en");
const { esta } = transitPermits;
const { kasani, desaguaderoCentre } = borderHours;
const open = ({ opens, closes }: { opens: `${number}:${number}`; closes: `${number}:${number}` }) =>
  `${formatTime(opens, "en")}–${formatTime(closes, "en")}`;
const fee = () => `US$${formatNumber(transferFee.usd, "en", 2)}`;
const estaFee = () => `US$${formatNumber(esta.usd, "en", 2)}`;
const brazilFee = () => `US$${formatNumber(brazilVisa.usd, "en", 2)}`;

export default guideWords(() => ({
  title: "Getting to Peru",
  description:
    "Flights to Lima from Britain, Ireland, North America and Australia, ESTA and eTA in transit, Lima’s transfer fee, e-gates, and each land border by name.",
  keywords: [
    "flights to Lima",
    "London to Lima",
    "ESTA transit",
    "Lima airport transfer fee",
    "Migracheck",
    "Peru Bolivia border",
    "Peru Chile border",
    "Huaquillas crossing",
    "yellow fever certificate",
  ],
  lead: "From Miami, Lima is six hours away at most; from Britain and Ireland it takes one change, best made in Madrid, Paris or Amsterdam; from Sydney or Auckland you fly by way of Santiago or Los Angeles. If you are coming overland, you will find each border below by name, with its hours and its traps.",
  pictureAlt: "An aeroplane over the cliffs of Lima’s coast, with a bridge over a border river far off.",
  sections: [
    {
      id: "flights",
      title: "Flights from where you are",
      blocks: [
        "Nearly every international flight lands in Lima. A handful go straight to Cusco, from Santiago, La Paz or Bogotá, but they come and go with the season: plan by way of Lima and count anything better as luck.",
        { kind: "figure", figure: "flightHours" },
        {
          kind: "table",
          caption: "The sensible ways by country",
          head: ["From", "Direct, or with one change", "Worth knowing"],
          rows: [
            [
              "UK, Ireland",
              "No direct flight. One change in Madrid (Iberia, Air Europa, LATAM), Paris (Air France) or Amsterdam (KLM)",
              `${range(fromEurope.doorToDoor)} hours from door to door; for a change in the US you need an ESTA`,
            ],
            [
              "US, East and South",
              "Direct from Miami, Atlanta, Houston, Dallas and New York with LATAM, American, Delta and United; check Newark and Fort Lauderdale too",
              `Orlando ended on ${day(announcedRoutes.orlandoEnded.on)}`,
            ],
            [
              "US, West",
              "Direct from Los Angeles with LATAM",
              `Delta announced Salt Lake City from ${month(announcedRoutes.saltLakeCity.since)}; check whether it still flies`,
            ],
            [
              "Canada",
              `Air Canada flew from Toronto and from Montreal ${announcedRoutes.canada.aWeek} times a week each last winter; Air Transat flew too`,
              "Otherwise change in Panama City, Bogotá or the US",
            ],
            [
              "Australia, New Zealand",
              "One change in Santiago with LATAM or Qantas, or in Los Angeles",
              "By way of Los Angeles you need an ESTA",
            ],
            [
              "South Africa",
              "One change in Sao Paulo",
              "Flights from the Gulf and Istanbul are no more than talk so far",
            ],
          ],
        },
        "July, August and the weeks around Christmas are the most expensive; May and September cost a good deal less, and they are the best months for weather too. What you will spend once you are there is on [Costs](page:costs#big-items).",
        {
          kind: "list",
          items: [
            "**One ticket or two?** On one ticket, a late first flight is the airline’s problem. If you buy a cheap hop to Madrid separately and miss the long flight, nobody owes you anything: leave half a day, or a night.",
            "**Arrival:** flights from North America often land around midnight and those from Europe in the evening or at dawn. Sleep in Lima and fly to Cusco next morning, when flights are most reliable.",
            "**The last night:** keep it for Lima. Fog and wind delay flights from Cusco often enough that same-day connections are a gamble.",
            "**Jet lag:** Peru keeps one time all year. It is level with New York and Toronto in their winter, an hour behind in their summer, and five or six hours behind London and Dublin.",
          ],
        },
        "How to get from the terminal to your hotel is on [Lima transport](page:lima-transport#airport-transfer).",
      ],
    },
    {
      id: "transit",
      title: "Changing planes: who needs a permit?",
      blocks: [
        "The US and Canada ask for a permit even if you only change planes. In the US there is no transit zone: you pass border control and pick up your bags every time.",
        {
          kind: "table",
          caption: "Permits for a change of planes",
          head: ["Where you change", "Who needs what", "Worth knowing"],
          rows: [
            [
              "US",
              `[ESTA](site:esta), ${estaFee()} (${month(esta.asOf)}): British, Irish, Australian and New Zealand passports`,
              "the fee follows prices each January; South Africans and Indians need a transit visa",
            ],
            [
              "Canada",
              "[eTA](site:eta), a few Canadian dollars: visa-free passports except those of the US",
              "apply on the government’s own site only",
            ],
            [
              "Brazil",
              `[e-visa](site:brazilVisa), ${brazilFee()}: US, Canadian and Australian passports, to enter (${month(brazilVisa.asOf)})`,
              "perhaps for airport transit too: ask the airline",
            ],
            [
              "Madrid, Paris, Amsterdam",
              "nothing for British, Irish, US, Canadian, Australian and New Zealand passports in the transit area",
              "separate tickets may mean entering Schengen, with its own rules",
            ],
            [
              "Panama City, Bogotá, Santiago",
              "nothing for most who stay airside",
              "Indian passports: ask the airline",
            ],
          ],
        },
      ],
    },
    {
      id: "luggage",
      title: "Bags on the way",
      blocks: [
        "On one ticket your bag is usually tagged to Lima. There you collect it and take it through customs even if you fly on to Cusco the same day, and drop it again for the domestic flight. On the way home through the US, you collect it at the first US airport and drop it again there.",
        {
          kind: "checklist",
          items: [
            "Check what the Peruvian domestic fare includes: the cheapest often covers only a small bag",
            `Leave at least ${connectionHours.oneTicket} hours between landing in Lima and a domestic flight, and ${connectionHours.separateTickets} on separate tickets`,
            "Keep medicine, chargers and a change of clothes in your hand luggage",
            "Keep power banks there too: they are banned from checked bags",
            "Photograph your bag and its tag",
            "Leave duty-free liquids sealed if you change planes again on the way home",
          ],
        },
        "**Home customs:** coca leaves and coca tea bags are legal in Peru but not in the UK, the US or Australia. Australia and New Zealand want every seed, wooden carving, feather and muddy boot declared; fines are issued on the spot. What you may bring into Peru is on [Customs](page:entry#customs).",
      ],
    },
    {
      id: "airport-fee",
      title: "Lima’s transfer fee",
      facts: [
        { term: "How much", text: `${fee()}, tax included (${month(transferFee.asOf)})` },
        { term: "Since", text: day(transferFee.since) },
        { term: "Who pays", text: "passengers between two international flights" },
      ],
      blocks: [
        `If Lima is only a change of planes for you, say from Miami to La Paz, and you stay inside the terminal, you owe a transfer fee (*TUUA de transferencia*) of ${fee()}. Airlines do not collect it, so it is not in your ticket. Pay beforehand on the [airport’s site](site:limaAirport), or on the spot to staff with card readers or at a desk, by card, in soles or in dollars.`,
        "You **do not pay** if you fly on within Peru, to Cusco for example, or change between two domestic flights. A lower fee has been promised, so look it up before you fly.",
      ],
    },
    {
      id: "leaving",
      title: "Going home: e-gates and Migracheck",
      facts: [
        { term: "Departure gates", text: `${electronicGates.departures}` },
        { term: "For tourists", text: `since ${day(electronicGates.touristsSince)}` },
        { term: "Register", text: `within ${electronicGates.hoursBefore} hours of your flight` },
      ],
      blocks: [
        "You need not queue for passport control on your way out of Lima. Adult foreign tourists may use the electronic gates in departures if they hold a chip passport and also came in through Lima airport. In the trial, those who had registered were through in under a minute. It is free and voluntary: the staffed desks stay open, and families with children use them anyway.",
        {
          kind: "steps",
          items: [
            {
              title: "Register with Migracheck",
              text: `On the [Migracheck](site:migracheck) site or in its app, within ${electronicGates.hoursBefore} hours of your flight. It asks for flight, destination and purpose. The airport has kiosks as well.`,
            },
            {
              title: "Drop your bag",
              text: "Be there three hours before an international flight; security can have a queue of its own.",
            },
            {
              title: "Find the gates",
              text: "Lay the photo page on the reader and take off hat and glasses. If the gate refuses you, the desk is next to it.",
            },
          ],
        },
        `There are ${electronicGates.arrivals} gates in arrivals too, but by the last notice they were for Peruvians and residents (${month(electronicGates.asOf)}). If you came in by land or on an identity card, go to the desk. What the officer checks on your way out is whether you were recorded on your way in, which is why you download the [TAM](page:entry#arrival) on arrival.`,
      ],
    },
    {
      id: "land-borders",
      title: "Land borders",
      blocks: [
        "Travellers use six crossings, and no two work alike: at one you walk through an arch, at another you take a boat. The numbers on the map are those of the headings below.",
        { kind: "figure", figure: "map" },
        {
          kind: "table",
          caption: "The crossings compared",
          head: ["Crossing", "To", "Open", "How long", "When to choose it"],
          rows: [
            [
              "[Kasani](#border-copacabana)",
              "Bolivia",
              `${open(kasani)} (${month(kasani.asOf)})`,
              `Puno–Copacabana ${hours(borderWays.punoCopacabana)}`,
              "for Lake Titicaca at leisure",
            ],
            [
              "[Desaguadero](#border-desaguadero)",
              "Bolivia",
              `the bridge day and night (${month(desaguaderoCentre.asOf)})`,
              `Puno–La Paz ${hours(borderWays.punoLaPaz)}`,
              "if all you want is La Paz",
            ],
            [
              "[Tacna](#border-tacna)",
              "Chile",
              `day and night (${month(borderHours.tacna.asOf)})`,
              `Tacna–Arica ${hours(borderWays.tacnaArica)}`,
              "orderly and quick, slow on holidays",
            ],
            [
              "[Tumbes](#border-huaquillas)",
              "Ecuador",
              "reportedly day and night; go by day",
              "an hour or two on a through bus",
              "the only open way to Ecuador",
            ],
            [
              "[Santa Rosa](#border-leticia)",
              "Colombia, Brazil",
              "the office by day",
              `from Iquitos ${formatHours(borderWays.iquitosSantaRosa, "en")} by fast boat`,
              "to travel on along the Amazon",
            ],
            [
              "[Iñapari](#border-inapari)",
              "Brazil",
              "by day, with a lunch break",
              `from Puerto Maldonado ${hours(borderWays.maldonadoInapari)}`,
              "to go on into Acre",
            ],
          ],
        },
        "One rule holds everywhere: two offices, two records. One country lets you out, the other lets you in, and nobody stops you from walking past both. Download the TAM the same day, because without a record of entry you may not be let out again; the checklist is under [Entering by land](page:entry#by-land).",
        {
          kind: "list",
          items: [
            "**Cross by daylight,** whatever the opening hours promise.",
            "**Change only what you need** to reach the next town; count the notes and look at them before you hand over yours.",
            "**Side paths and river boats are a trap.** They are offered at Desaguadero and Aguas Verdes, and whoever takes one has not entered.",
            "**At Ichu, between Puno and the border,** officers at the roadside look up whether your entry is recorded.",
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "States of emergency along the borders",
          text: [
            `Border districts in Puno, Madre de Dios, Tumbes, Tacna and other regions are put under a state of emergency again and again, ${borderEmergencies.andesAndAmazon.days} days at a time; the last decree we know of began on ${day(borderEmergencies.andesAndAmazon.from)}. It means police, soldiers and identity checks; the crossings stay open. Whether one is in force is on [GOV.UK](site:govUk) and in Peru’s [official gazette](site:elPeruano).`,
          ],
        },
      ],
    },
    {
      id: "border-copacabana",
      title: "Puno – Copacabana (Kasani)",
      facts: [
        { term: "Open", text: `${open(kasani)} by Peru’s clock (${month(kasani.asOf)})` },
        {
          term: "Way",
          text: `${hours(borderWays.punoCopacabana)} to Copacabana, ${formatHours(borderWays.copacabanaLaPaz, "en")} more to La Paz`,
        },
        { term: "Clock", text: "Bolivia is an hour ahead" },
      ],
      blocks: [
        "This is the prettier way into Bolivia, along the shore of Lake Titicaca. Tourist buses leave Puno about 7 or 8 am, wait at the border and go on from Copacabana to La Paz; at Tiquina you cross the strait in a small boat and the bus on a raft. Bolivia Hop, the sister of Peru Hop, leaves you some hours in Copacabana; Tour Perú and Panamericana are among the companies at Puno’s terminal. If you travel in stages, the minibus from Puno goes only as far as Yunguyo, and another car takes you to Kasani.",
        `Between the two offices you walk ${formatMetres(borderWays.kasaniWalkMetres[0], "en")} to ${formatMetres(borderWays.kasaniWalkMetres[1], "en")} uphill, through an arch. The hours are those published for the weeks of Candelaria in February, and may be longer during Copacabana’s festival in August; plan to be there by mid-afternoon. When there is a strike this road is closed first, and the bus takes a long detour or does not run.`,
        `**Visa:** since ${day(boliviaVisa.freeSince)} US, Israeli, South Korean and South African citizens need none for Bolivia; neither do British, Irish, Canadian, Australian and New Zealand citizens. Indian citizens do. Your passport must be valid for six more months. Carry the [yellow fever certificate](#yellow-fever): it is rarely asked for at Kasani, but it can be. Bolivia had a measles outbreak in 2025, so check that vaccination as well.`,
      ],
    },
    {
      id: "border-desaguadero",
      title: "Puno – La Paz (Desaguadero)",
      facts: [
        {
          term: "Open",
          text: `the bridge day and night, the joint office ${open(desaguaderoCentre)} (${month(desaguaderoCentre.asOf)})`,
        },
        { term: "Way", text: `${hours(borderWays.punoLaPaz)} to La Paz` },
        { term: "Clock", text: "Bolivia is an hour ahead" },
      ],
      blocks: [
        "It is shorter than the road by Copacabana, and through buses to La Paz use it. In return you get a crowded, untidy market town that lives partly off travellers in a hurry: keep your bag in front of you and zipped, and do not change money with anyone who approaches you.",
        "Boatmen will offer to take you over the river. Do not get in: you would cross without a record and find out when you leave. For Bolivia’s visa and vaccination rules see [Kasani](#border-copacabana).",
      ],
    },
    {
      id: "border-tacna",
      title: "Tacna – Arica (Santa Rosa, Chacalluta)",
      facts: [
        { term: "Open", text: `day and night on both sides (${month(borderHours.tacna.asOf)})` },
        {
          term: "Way",
          text: `${formatDistance(borderWays.tacnaAricaKm, "en")}, ${hours(borderWays.tacnaArica)} without a queue`,
        },
        { term: "Clock", text: "Chile is one or two hours ahead" },
      ],
      blocks: [
        "This is the tidiest border, because each way everything is done in one building: going to Chile both countries’ desks are at Chacalluta, going to Peru they are at Santa Rosa. Buses and shared taxis (*colectivos*, five seats) leave from Tacna’s international terminal (*Terminal Internacional Manuel A. Odría*); the driver takes the passports, walks you along the desks and gives them back. Keep the entry slip you get in Chile.",
        `On Chilean long weekends and in mid-September you can wait ${range(borderWays.tacnaQueue)} hours. Chile allows no fruit, vegetables, meat, seeds, honey or coca leaf: declare what you have, since an apple you did not declare costs a fine. Few officers work at night, so cross by day.`,
      ],
    },
    {
      id: "border-huaquillas",
      title: "Tumbes – Huaquillas (Aguas Verdes)",
      facts: [
        { term: "Open", text: "the joint border centre, reportedly day and night" },
        {
          term: "Way",
          text: `the two buildings are ${formatDistance(borderWays.huaquillasOfficesKm, "en")} apart`,
        },
        { term: "Note", text: "the only open crossing to Ecuador" },
      ],
      blocks: [
        `Since ${day(ecuadorClosures.since)} Ecuador has kept all its other crossings to Peru shut, for reasons of national security and with no end date: Macará, La Balsa, Lalamor and Jimbura are closed and the buses between Loja and Piura do not run. If you are heading for Loja or Vilcabamba, ask [Ecuador’s foreign ministry](site:ecuador) first whether anything has reopened.`,
        "The formalities are done at the joint centres (*CEBAF*) outside the towns, not at the bridge in town. Going to Peru, Ecuador’s exit and Peru’s entry are desk by desk in the Tumbes building; the other way they are in the Ecuadorian one. The calmest way is a through bus that waits for you, such as CIFA’s between Guayaquil and Tumbes or Piura.",
        {
          kind: "note",
          tone: "warning",
          title: "By day, and with the bus",
          text: [
            "In Tumbes, taxi drivers talk people out of the bus with tales of a “closed bridge”, then ask a multiple of the fare; there have been robberies too. Do not get off for anyone. Ecuador declared an “internal armed conflict” in 2024: read your government’s advice for El Oro and Guayas, for example on [GOV.UK](site:govUk).",
          ],
        },
      ],
    },
    {
      id: "border-leticia",
      title: "Santa Rosa – Leticia – Tabatinga",
      facts: [
        { term: "Way", text: `${formatHours(borderWays.iquitosSantaRosa, "en")} from Iquitos by fast boat` },
        { term: "By cargo boat", text: `${range(borderWays.iquitosCargoDays)} days, in a hammock` },
        { term: "Note", text: "boats come and go before dawn" },
      ],
      blocks: [
        "Three towns of three countries share a bend of the Amazon. You may move freely among them. Only if you travel on must your exit and entry be recorded: on the Peruvian island of Santa Rosa, at Leticia’s airport in Colombia, or with the federal police in Tabatinga, Brazil. Leave no more than a day between the exit and the next entry.",
        "The fast boat stops at Pevas, San Pablo and Caballococha. As it arrives and leaves before dawn, you either knock at the office or sleep on the island. There is no cash machine on the Peruvian side: bring money. From August to October, at low water, it is a long and muddy walk to the boats.",
        `The British government warns against the strip along the Colombian border, but excepts the river itself and the stretch from Caballococha to Santa Rosa (${month(amazonAdvice.asOf)}). Peru and Colombia quarrelled over the island in 2025, so read the news before you set out.`,
      ],
    },
    {
      id: "border-inapari",
      title: "Puerto Maldonado – Assis Brasil (Iñapari)",
      facts: [
        { term: "Way", text: `${hours(borderWays.maldonadoInapari)} by van, paved all the way` },
        { term: "Clock", text: "Acre has the same time as Lima" },
        { term: "Note", text: "Brazil’s police post is before the town" },
      ],
      blocks: [
        "Shared vans run along the Interoceanic Highway (*Interoceánica*) from Puerto Maldonado to Iñapari and leave when they are full. By older accounts the Peruvian office closes for lunch, so arrive in the morning.",
        `Brazil records your entry at the federal police (*Polícia Federal*) on the road **before Assis Brasil**. It is easy to drive past: tell the driver. US, Canadian and Australian citizens need an [e-visa](site:brazilVisa) for ${brazilFee()} since ${day(brazilVisa.since)}. Do not count on a through bus to Rio Branco until you know that it runs.`,
      ],
    },
    {
      id: "yellow-fever",
      title: "The yellow fever certificate after Peru",
      blocks: [
        `Peru asks for no vaccination certificate, but the next country may, since Peru is on the list of yellow fever countries. Have the vaccine at least ${yellowFever.daysBefore} days before you need the certificate, which since ${day(certificate.lifelongSince)} has been valid for life.`,
        {
          kind: "list",
          items: [
            `**Australia** asks for it if you were in Peru in the ${certificate.australiaDays} days before you land.`,
            "**India** asks for it, and **South Africa** very probably does.",
            "**Singapore, Thailand and China** ask as well.",
            `**Bolivia** asks from the age of ${certificate.boliviaFromAge}, above all if you go on into its own jungle.`,
            `**Costa Rica** asks, unless you only changed planes or have spent ${certificate.costaRicaDays} days in a country without the disease.`,
            "**Panama, Honduras, Guatemala, El Salvador and several Caribbean islands** may ask; **Colombia and Brazil** for their jungle regions.",
            "**The UK, the US, Canada and the European Union** do not ask.",
          ],
        },
        "As a rule it is the country that counts, even if you saw nothing but Lima. For the medical side see [Jungle and health](page:jungle#health) and [Vaccinations](page:peru-guide#vaccinations).",
      ],
    },
  ],
  freshness: [
    `Routes are those announced in the press, mostly in ${month(announcedRoutes.paris.asOf)}; those from US cities are of ${month(announcedRoutes.unitedStates.asOf)}, and the hours in the air are general knowledge. ESTA is of ${month(esta.asOf)}, Brazil’s e-visa of ${month(brazilVisa.asOf)}, Lima’s fee and the e-gates of ${month(transferFee.asOf)}.`,
    `Border hours are of ${month(kasani.asOf)}, those of Tacna of ${month(borderHours.tacna.asOf)}; the list of flights from the United States is of ${month(announcedRoutes.unitedStates.asOf)}. The notes on Iñapari and Leticia rest partly on travellers’ accounts more than ten years old.`,
    "Before you leave, look up the [airport’s flights and fee](site:limaAirport), the price of the [ESTA](site:esta), what [Migraciones](site:migraciones) says about the borders and, for Ecuador, its [foreign ministry](site:ecuador).",
  ],
  disclaimer: [
    "Flights are up to the airlines, and entry to the officers of each country. This page does not replace what they tell you.",
  ],
}));
