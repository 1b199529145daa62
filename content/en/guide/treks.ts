import { climateSum } from "#content/facts/climate/climate-range.ts";
import { climate } from "#content/facts/climate/climate.ts";
import { monthsRated } from "#content/facts/climate/best-months.ts";
import { places } from "#content/facts/places.ts";
import { heights } from "#content/facts/top-ten.ts";
import {
  acclimatisation,
  choquequiraoFacts,
  crewTip,
  huascaranRules,
  huayhuashFees,
  incaTrailRules as rules,
  porterRules,
  rainClosures,
  trekHeights,
  trekTickets,
} from "#content/facts/treks/trek-rules.ts";
import { nightsOf, treks, type Trek, type TrekId } from "#content/facts/treks/treks.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatAltitude, formatDistance, formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatAge, formatDate, formatMonth } from "#i18n/format-date.ts";
import { formatHours } from "#i18n/format-duration.ts";
import { formatMonths } from "#i18n/format-months.ts";

const altitude = (height: number) => formatAltitude(height, "en");
const month = (of: string) => formatMonth(of, "en");
const span = ([from, to]: readonly [number, number]) =>
  [...new Set([from, to])].map((value) => formatNumber(value, "en")).join("–");
const dollars = (range: readonly [number, number]) => `US$${span(range)}`;
const hours = ([from, to]: readonly [number, number]) => formatHours(from, "en", to);
const season = (id: TrekId) => formatMonths(treks[id].season, "en");
const [firstNight = 0, secondNight = 0, thirdNight = 0] = nightsOf(treks["inca-trail"]);
const [, , , aguasCalientes = 0] = nightsOf(treks.salkantay);
const santaCruzNights = nightsOf(treks["santa-cruz"]);
const dayOfIncaTrail = () => rules.groupTour.usd.map((price) => Math.round(price / 20) * 5).join("–");

const permits: Record<Trek["permit"], string> = {
  "licensed agency": "permit, through an agency only",
  park: "national park ticket",
  site: "entrance ticket",
  communities: "fees to villages",
  none: "no permit",
};
/** With a licensed agency there is always one. */
const guides: Record<Trek["guide"], string> = {
  required: "",
  advised: "guide advised",
  optional: "no guide needed",
};
const efforts: Record<Trek["effort"], string> = {
  2: "moderate",
  3: "moderate to hard",
  4: "hard",
  5: "very hard",
};

function row(id: TrekId, name: string): string[] {
  const { days, km, highest, permit, guide, effort }: Trek = treks[id];
  return [
    name,
    span(days),
    km ? formatDistance(km[0], "en", km[1]) : "–",
    altitude(highest[1]),
    season(id),
    [permits[permit], guides[guide]].filter(Boolean).join("; "),
    efforts[effort],
  ];
}

export default guideWords(() => ({
  title: "Trekking in Peru",
  description:
    "Inca Trail, Salkantay, Lares, Choquequirao, Ausangate, Huaraz and Colca compared: days, altitude, season, permits and prices, and how to choose an agency.",
  keywords: [
    "Inca Trail",
    "Salkantay trek",
    "Lares trek",
    "Choquequirao trek",
    "Ausangate circuit",
    "Santa Cruz trek",
    "Huayhuash circuit",
    "Colca Canyon trek",
  ],
  lead: "Four days on the Incas’ own paving stones, or eight among peaks of six thousand metres? Here are Peru’s nine great treks side by side: how many days, how high, which months, who needs a permit, and how to recognise an agency that treats its porters as well as its guests.",
  pictureAlt: "Walkers with a laden mule on a high pass, with the snow peak of Salkantay behind them.",
  sections: [
    {
      id: "compare",
      title: "Which trek is yours?",
      blocks: [
        "If you want to **walk into Machu Picchu** and can name the day half a year ahead, take the [Inca Trail](#inca-trail). If you cannot, [Salkantay](#salkantay) goes to the same place with more snow and fewer ruins, and can be booked weeks ahead. For villages and weavers choose [Lares](#lares); for an Inca city without the crowd, [Choquequirao](#choquequirao). The big mountains are around [Ausangate](#ausangate) and above [Huaraz](#huaraz). And if you have only two days and are in Arequipa anyway, go down into the [Colca Canyon](#colca).",
        {
          kind: "table",
          caption: "Nine treks",
          head: ["Trek", "Days", "Distance", "Highest point", "When", "Entry and guide", "Effort"],
          rows: [
            row("inca-trail", "[Inca Trail](#inca-trail)"),
            row("short-inca-trail", "[Short Inca Trail](#short-inca-trail)"),
            row("salkantay", "[Salkantay](#salkantay)"),
            row("lares", "[Lares](#lares)"),
            row("choquequirao", "[Choquequirao](#choquequirao)"),
            row("ausangate", "[Ausangate](#ausangate)"),
            row("santa-cruz", "[Santa Cruz](#santa-cruz)"),
            row("huayhuash", "[Huayhuash](#huayhuash)"),
            row("colca", "[Colca](#colca)"),
          ],
        },
        "The drawing shows what the numbers do not: how often you climb, and how high you sleep. The dashed line is the altitude of Cusco; for anything above it, a few days in the city are a start but not enough.",
        { kind: "figure", figure: "treks" },
        `In the Andes the trekking season is the dry one: ${formatMonths(monthsRated("andes", "best"), "en")}. Of Cusco’s ${climate.cusco.rainYear} mm of rain a year, only ${climateSum(climate.cusco.rain, 5, 9)} mm falls in those months, but above ${altitude(4000)} the nights drop to between ${formatNumber(acclimatisation.frost[0], "en")} and ${formatNumber(acclimatisation.frost[1], "en")} °C (5 to 23 °F). January and February bring mudslides, and cloud on the passes. Month by month: [Weather](page:weather#highlands).`,
        {
          kind: "note",
          tone: "warning",
          title: "First the altitude, then the pass",
          text: [
            `Before any trek that goes above 3,500 m (11,500 ft), spend ${span(acclimatisation.nights)} nights at ${altitude(acclimatisation.metres)} or more. People who fly in from Lima and set out the next morning often turn back before the first pass.`,
            "A headache with vomiting, or breathlessness at rest, means going down at once, at night too. More in [Altitude](page:safety-health#altitude).",
          ],
        },
      ],
    },
    {
      id: "inca-trail",
      title: "Inca Trail",
      facts: [
        { term: "People a day", text: `${rules.peopleADay}, of whom about ${rules.walkersADay} are walkers` },
        { term: "Closed", text: "all of February" },
        {
          term: "Price, all in",
          text: `${dollars(rules.groupTour.usd)} in a group (${formatAge(rules.groupTour.asOf, "en")})`,
        },
      ],
      blocks: [
        "This is the only trek on the Incas’ original paved road: it passes one ruin after another, and it brings you to Machu Picchu from above, through the Sun Gate. It is beautiful rather than lonely, and its thousands of steps are felt in the knees.",
        {
          kind: "steps",
          items: [
            {
              title: "Up from the valley",
              text: `You walk from km 82 of the railway past the ruins of Patallacta, on an easy slope, and sleep at Wayllabamba, ${altitude(firstNight)}.`,
            },
            {
              title: "The hard day",
              text: `You climb to Dead Woman’s Pass (*qu:Warmiwañusqa*, ${altitude(treks["inca-trail"].highest[1])}), then go six hundred metres (2,000 ft) down on stairs and sleep at Pacaymayo, ${altitude(secondNight)}.`,
            },
            {
              title: "The beautiful day",
              text: `After one more pass come cloud forest, orchids, Sayacmarca and the terraces of Wiñay Wayna. You sleep at ${altitude(thirdNight)}.`,
            },
            {
              title: "The Sun Gate",
              text: `You set off before dawn, reach the gate in two hours and walk down to the town, which your ticket lets you enter by route ${rules.route}. The famous view opens on the way down, over the upper terraces; for circuit 2, or a visit the next day, you need a second ticket: [Which circuit?](page:machu-picchu#which-circuit)`,
            },
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Nobody walks it alone",
          text: [
            `You may enter only with a guide, in the group of a licensed agency; whoever comes alone, or with a permit bought in the street, is turned back. The ${rules.peopleADay} places a day include guides, cooks and porters.`,
            "The permit carries your name, nationality and date of birth exactly as in your passport, and the original passport is checked. Neither date nor name can be changed afterwards.",
          ],
        },
        `**When to book:** ${span(rules.monthsAhead.high)} months ahead for May to September, ${span(rules.monthsAhead.low)} for the rest of the year. Permits for 2026 went on sale on ${formatDate(rules.saleOf2026.day, "en")} at 8 in the morning; for those of 2027 ask the agency or the [Ministry of Culture in Cusco](site:cultureCusco). In 2026 the trail closed in the last days of January and reopened at the beginning of March.`,
        {
          kind: "terms",
          items: [
            { term: "In a larger group", text: `${dollars(rules.groupTour.usd)}, up to 16 people` },
            { term: "In a small group", text: dollars(rules.smallGroup.usd) },
            { term: "Private", text: dollars(rules.private.usd) },
            {
              term: "What it includes",
              text: "Permit, Machu Picchu, guide, tents, food and the train back. A sleeping bag, tips and a porter for your own things are usually extra.",
            },
          ],
        },
        "These are agency prices for 2026. An offer of all this for less than US$600 saves the difference on the porters.",
        { kind: "heading", id: "short-inca-trail", text: "The Short Inca Trail" },
        `One day’s walk and no tent: you leave the train at km 104, walk ${formatDistance(treks["short-inca-trail"].km[0], "en", treks["short-inca-trail"].km[1])} by way of Wiñay Wayna and the Sun Gate, and arrive in the afternoon. You sleep in Aguas Calientes and visit Machu Picchu the next day **with a second ticket**: since May 2025 one permit does not let you in twice. Here too an agency buys the permit, and February is closed; offers were ${dollars(treks["short-inca-trail"].price.usd)} in ${formatAge(treks["short-inca-trail"].price.asOf, "en")}.`,
      ],
    },
    {
      id: "salkantay",
      title: "Salkantay",
      blocks: [
        `This one goes from glacier to banana grove in four or five days. The first afternoon is for Lake Humantay (${altitude(places.humantay.altitude)}), the second day for a pass of more than ${altitude(treks.salkantay.highest[0])} below a peak of ${altitude(trekHeights.salkantayPeak)}; then it is three days downhill through cloud forest and coffee to a hot spring, and along the railway to Aguas Calientes (${altitude(aguasCalientes)}). The first nights are frosty even in a glass dome; beyond the pass you walk in a T-shirt.`,
        `There is no permit, but the Machu Picchu ticket and the train are sold separately and run out sooner than the trek does, so check whether they are in the price. For 2026 agencies ask ${dollars(treks.salkantay.price.usd)}: the low end means huts and no train, the high end a small group. You can also walk it on your own; most camps sell meals and beds, and the villages and the lake charge a few soles.`,
        `Vans leave Cusco before five in the morning. In times of protest the road is often blocked near Anta, so ring the agency the evening before. In the rains the road in the Santa Teresa valley slides away: choose something else from December to April. On ${formatDate(rainClosures.salkantay.from, "en")} Humantay Lake and the way to Salkantay were closed until further notice: in the rainy months, ask whether they are open before you book.`,
      ],
    },
    {
      id: "lares",
      title: "Lares",
      blocks: [
        `You come here for the people rather than the peaks. In the villages of the Lares valley Quechua is spoken, and women spin and dye what they wear. It is two or three days’ walk from the hot springs of Lares by way of Huacahuasi, with one serious pass (${formatAltitude(treks.lares.highest[0], "en", treks.lares.highest[1])}, depending on the route) and nights at around ${altitude(nightsOf(treks.lares)[0] ?? 0)}. A van takes you on to Ollantaytambo, and the train to Machu Picchu.`,
        "No permit is needed, it can be arranged a week ahead, and of the nine it is the gentlest. Do take a guide, less for the path than for the conversation. As a present bring fruit or exercise books, not sweets, and ask before you photograph.",
      ],
    },
    {
      id: "choquequirao",
      title: "Choquequirao",
      facts: [
        { term: "The ruins", text: altitude(treks.choquequirao.highest[0]) },
        { term: "The river", text: altitude(trekHeights.apurimacRiver) },
        {
          term: "Ticket",
          text: `${formatSoles(trekTickets.choquequirao.soles, "en")} (${formatAge(trekTickets.choquequirao.asOf, "en")})`,
        },
      ],
      blocks: [
        `They call it Machu Picchu’s sister, yet barely ${formatNumber(choquequiraoFacts.visitorsAYear, "en")} people a year reach it, because it has to be earned: from the viewpoint at Capuliyoc fifteen hundred metres (5,000 feet) down to the Apurímac, as much up the other side, and all of it again on the way back. That makes nearly ${altitude(choquequiraoFacts.climb)} of climbing, in thirty degrees (86 °F) at the bottom, among biting sandflies. The reward is a city still mostly under forest, which you may have to yourself in the morning.`,
        `Four days are possible, five are humane. A guide is optional; mules and muleteers can be hired in Cachora and Capuliyoc, and families along the path offer a pitch, dinner and water. The road from Cusco takes ${hours(treks.choquequirao.hoursToStart)}. On foot it is another three to five days to Machu Picchu. In the rains the whole park may close: the last time it did so for ${rainClosures.choquequirao.days} days from ${formatDate(rainClosures.choquequirao.from, "en")}.`,
        `A cable car that would make the walk unnecessary has been promised for years; a winner of the tender was expected by ${month(choquequiraoFacts.cableCar.awardBy)} (as reported in ${month(choquequiraoFacts.cableCar.asOf)}). For now you walk.`,
      ],
    },
    {
      id: "ausangate",
      title: "Ausangate",
      blocks: [
        `The circuit of Cusco’s sacred mountain is everything a high trek should be: glaciers, lakes in turquoise and red, herds of alpacas, and hot springs at both ends. There are four passes in five days, the highest, Palomani, at ${formatAltitude(treks.ausangate.highest[0], "en", treks.ausangate.highest[1])} depending on the source, and no night below ${altitude(Math.min(...nightsOf(treks.ausangate)))}. If Cusco already makes you dizzy, do not begin here.`,
        "There is no official permit, but villages along the way charge small fees, so carry change. A guide is not compulsory, but hire at least a horseman in Tinqui: so high up the trouble is the backpack, not the path, and if somebody falls ill it is the horse that brings them down.",
        `If you have only a day for coloured mountains: Rainbow Mountain (Vinicunca, ${altitude(places["rainbow-mountain"].altitude)}) and the easier, quieter Palccoyo (${altitude(heights.palccoyo)}) are on the edge of the same range. See [Rainbow Mountain](page:top-ten#rainbow-mountain).`,
      ],
    },
    {
      id: "huaraz",
      title: "Huaraz: Santa Cruz, Huayhuash and Laguna 69",
      blocks: [
        `Eight hours by bus north of Lima, at ${altitude(trekHeights.huaraz)}, Huaraz is the climbers’ town. Nowhere in Peru is there more snow and ice, and prices are lower than around Cusco. Spend the first two days on something easier, such as the lakes of Wilcacocha or Churup. For the town see [Beyond the classic route](page:beyond-classic#huaraz).`,
        { kind: "heading", id: "santa-cruz", text: "Santa Cruz" },
        `This is the best first long trek in the Cordillera Blanca: ${formatDistance(treks["santa-cruz"].km[0], "en")}, four days and a single big pass, Punta Unión (${altitude(treks["santa-cruz"].highest[0])}), with Alpamayo behind it. Camps are between ${altitude(Math.min(...santaCruzNights))} and ${altitude(Math.max(...santaCruzNights))}. Agencies take you for ${dollars(treks["santa-cruz"].price.usd)} (undated offers), and many walk it on their own. The park may ask for a guide if you sleep in it, and the ticket for several days has to be bought before you start: [SERNANP](site:sernanp), which runs protected areas, has the current rule.`,
        { kind: "heading", id: "huayhuash", text: "Huayhuash" },
        `Many call it the finest circuit in the world: ${span(treks.huayhuash.days)} days, ${formatDistance(treks.huayhuash.km[0], "en", treks.huayhuash.km[1])}, a pass a day, two of them of five thousand metres (16,400 ft), and hardly a night below 4,000 m (13,100 ft). There is no phone signal and hospitals are days away, so go with an agency, or at least with a muleteer and a horse. The land belongs to villages, and each charges a fee; around ${month(huayhuashFees.asOf)} it came to ${formatSoles(huayhuashFees.soles, "en")} for a circuit, and it has risen since. Bring it in cash and small notes. Eight days in a group of your own cost ${dollars(treks.huayhuash.price.usd)} each for two to four people (undated offer).`,
        { kind: "heading", id: "laguna-69", text: "Laguna 69" },
        `A day’s walk to a glacier lake of improbable blue: ${formatDistance(huascaranRules.lake69.km, "en")} there and back, ${huascaranRules.lake69.climb} m (2,380 feet) of ascent to ${altitude(huascaranRules.lake69.metres)}, six hours. **Since ${formatDate(huascaranRules.lake69.agencySince, "en")} you may go only with an agency** that has a contract with SERNANP; it buys your digital ticket. The same was announced for climbing Pisco from ${formatDate(huascaranRules.pisco.agencySince, "en")}. Swimming in the lake is forbidden, with fines of up to ${formatSoles(huascaranRules.lake69.fineSoles, "en")}. Tickets for the Llanganuco lakes are still sold at the gate and online.`,
      ],
    },
    {
      id: "colca",
      title: "Colca Canyon",
      blocks: [
        `Here it is the other way round: first down, then up. From Cabanaconde (${altitude(treks.colca.highest[0])}) you walk by way of San Juan to the oasis of Sangalle, at about ${altitude(nightsOf(treks.colca)[0] ?? 0)}, with palms and huts beside a pool, and start back at five in the morning so as not to do the ${span(trekHeights.colcaClimb)} m (up to 4,300 feet) of ascent in the sun. A mule can carry your pack. With three days you can add Llahuar or Tapay.`,
        `No guide is needed, but the path is not marked everywhere, and stones fall when it rains. The valley’s ticket costs ${formatSoles(trekTickets.colca.soles, "en")} (${month(trekTickets.colca.asOf)}) and is sold by [Autocolca](site:autocolca). See the condors on the way back, between eight and ten in the morning at Cruz del Cóndor: [Arequipa and Colca](page:top-ten#arequipa).`,
      ],
    },
    {
      id: "agency",
      title: "How to choose an agency",
      blocks: [
        "Treks are sold on every corner in Cusco and Huaraz, and places in one and the same group go at five different prices. Before you pay, ask in writing:",
        {
          kind: "checklist",
          items: [
            "What are the agency’s tax number (RUC) and licence? The [Ministry of Culture in Cusco](site:cultureCusco) publishes the list of those allowed on the Inca Trail.",
            "How many of us will there be, and how many guides? Above eight walkers there should be two.",
            "Does the guide carry oxygen, a first-aid kit and a phone or radio, and who brings me down if something happens?",
            "Is the Machu Picchu ticket included, for which circuit, and which train?",
            "How many kilos of mine go on the mule or the porter? Seven (15 lb) is usual, sleeping bag included.",
            "What are the porters paid, where do they sleep, what do they eat, are they insured?",
            "What happens if a strike or a landslide stops us?",
          ],
        },
        { kind: "heading", id: "porters", text: "The law on porters" },
        `Porters have a law of their own, number ${porterRules.law}, passed in ${porterRules.year}: only adults may do the work, and a day’s pay is at least ${porterRules.percentOfTaxUnit}% of the tax unit (${formatSoles(porterRules.soles, "en")} at the time). Decent agencies load a man with ${porterRules.kilos} kg (44 lb) at most, a woman with less, and the loads are weighed at the gate of the trail. Inspectors keep finding people who are overloaded and underpaid all the same. Your part is to ask, to pack little, and to tip in person at the end: for four days about ${dollars(crewTip.usd)} from each walker for cook and porters together (an estimate), to each of them separately.`,
        {
          kind: "note",
          tone: "tip",
          title: "What is a fair price?",
          text: [
            `As a rule of thumb, a place in a group on the Inca Trail comes to US$${dayOfIncaTrail()} a day with entrance and train. A trek without permit or Machu Picchu may cost half of that (estimate), but not a quarter, which does not pay for tents, cook and wages.`,
          ],
        },
      ],
    },
    {
      id: "pack",
      title: "What to pack",
      blocks: [
        "The mule carries the tent; you carry the day: water, something warm, a raincoat, your documents. A pack of 20–30 litres will do.",
        {
          kind: "checklist",
          items: [
            "worn-in boots that hold the ankle, and light shoes for the camp",
            "layers: quick-drying shirts, a fleece, a down or synthetic jacket, waterproof jacket and trousers",
            "a warm hat, gloves, a scarf; sunglasses, a sun hat, SPF 50 sunscreen, lip balm",
            "a sleeping bag for −10 °C (14 °F), which you can hire, and a liner",
            "trekking poles with rubber tips: bare metal is forbidden on the Inca Trail",
            "a head torch (headlamp) and a power bank; keep both in your sleeping bag on cold nights",
            "bottles for two litres of water, and a filter or purifying tablets",
            "blister plasters, something for diarrhoea and headache, and your own prescriptions",
            "original passport, cash in small notes, toilet paper and a bag to carry it out",
          ],
        },
        `**Insurance:** it must say that it covers trekking up to the highest point of your route, and rescue by helicopter. Many policies stop at ${altitude(3000)} or ${altitude(4000)}: [What the insurance must say](page:safety-health#insurance). Neither a European or UK health card nor US Medicare is any use in Peru.`,
      ],
    },
  ],
  freshness: [
    `The rules of the Inca Trail are those of ${month(rules.asOf)} and its prices are for 2026; the new rule of Huascarán National Park is of ${month(huascaranRules.asOf)}. The Colca ticket dates from ${month(trekTickets.colca.asOf)} and the Huayhuash fees from ${month(huayhuashFees.asOf)}. Distances and heights are those given by agencies and walkers and differ by up to a few hundred metres; the drawing is simplified and not for finding the way.`,
    "Before you set out, look up whether there are permits left ([tuboleto.cultura.pe](site:tuBoleto)), what the park asks for ([SERNANP](site:sernanp)), and the forecast ([SENAMHI](site:senamhi)).",
  ],
}));
