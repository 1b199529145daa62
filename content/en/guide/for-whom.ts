import { helpLines } from "#content/facts/entry/help-lines.ts";
import { altitudeRules as rules } from "#content/facts/health/altitude-rules.ts";
import { altitudeStops } from "#content/facts/health/altitude-stops.ts";
import { yellowFeverAdvice } from "#content/facts/health/infections.ts";
import { tambopataFacts } from "#content/facts/jungle/jungle.ts";
import {
  ayahuascaWarning,
  copiesOfHeritage,
  drugTrafficking,
  lgbtRights,
  machuPicchuBag,
  metropolitanoLifts,
  wheelchairRoute,
  wildAnimals,
} from "#content/facts/safety/local-laws.ts";
import { rescueLines } from "#content/facts/safety/rescue-lines.ts";
import { porterRules } from "#content/facts/treks/trek-rules.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatAltitude } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";

const metres = (value: number) => formatAltitude(value, "en");
const month = (yearMonth: string) => formatMonth(yearMonth, "en");
const call = ({ shown, tel }: { shown: string; tel: string }) => `[${shown}](tel:${tel})`;

export default guideWords(() => ({
  title: "Peru for every traveller",
  description:
    "Peru with children, alone, as a woman, as a gay couple, in later life, in a wheelchair, as a vegetarian: what to know, how to behave, what is illegal.",
  keywords: [
    "Peru with kids",
    "Peru solo travel",
    "Peru solo female travel",
    "Peru wheelchair accessible",
    "Peru for seniors",
    "vegetarian Peru",
    "LGBT Peru",
    "Peru etiquette",
  ],
  lead: "Peru is for nearly everyone, if not for everyone in the same order and at the same altitude. Here you can see where to go with a small child, a bad knee or a wheelchair, what to watch for if you travel alone or as a woman, what a vegetarian eats, what is polite, and what people go to prison for.",
  pictureAlt:
    "A family with a small child, an older couple and a lone walker at a viewpoint; below them Inca terraces step down into a green valley.",
  sections: [
    {
      id: "compare",
      title: "Where to go with whom",
      blocks: [
        "The table tells you what to expect at the best-known places. “Small child” means under six; “bad knees” means that a hundred steps are already too many.",
        {
          kind: "table",
          caption: "The best-known places with a small child, bad knees or a wheelchair",
          head: ["Place", "Small child", "Bad knees", "Wheelchair"],
          rows: [
            [
              "Lima: Miraflores, Larco Museum",
              "good: parks above the sea, playgrounds",
              "good",
              "good: the cliff-top promenade and several museums are step-free",
            ],
            [
              "Paracas, Ballestas Islands",
              "good: two hours in a boat, sea lions",
              "good, the crew helps you aboard",
              "the shore yes, the boat only if lifted",
            ],
            [
              "Huacachina",
              "from about six: the buggies jump hard",
              "the dunes must be climbed",
              "the lakeside only",
            ],
            [
              `Arequipa (${metres(altitudeStops.arequipa)})`,
              "good, and a good place to get used to the altitude",
              "good: a flat centre",
              "the main square and much of the convent; cobbles",
            ],
            [
              `Sacred Valley (${metres(altitudeStops.sacredValley)})`,
              "good: llamas and markets",
              "the ruins are all steps, the viewpoints of Moray and Maras are not",
              "a viewpoint or two, by car",
            ],
            [
              `Machu Picchu (${metres(altitudeStops.machuPicchu)})`,
              "in a carrier; pushchairs (strollers) are not let in",
              "on the lower route 3-B, slowly",
              "only with a specialist firm, see below",
            ],
            [
              `Cusco (${metres(altitudeStops.cusco)})`,
              "only after the valley",
              "around the main square; San Blas is steep",
              "hard: high kerbs, cobbles",
            ],
            [
              `Lake Titicaca (${metres(altitudeStops.puno)})`,
              "better at school age, at the end of the trip",
              "the Uros islands yes; Taquile is all steps",
              "no",
            ],
            [
              `Rainbow Mountain (${metres(altitudeStops.rainbowMountain)})`,
              "do not take them",
              "hard even on a horse",
              "no",
            ],
            [
              "Jungle lodge",
              "from the age of the vaccination; a joy at six",
              "steps to the boat, muddy paths; ask",
              "in few places, by arrangement",
            ],
          ],
        },
      ],
    },
    {
      id: "children",
      title: "With children",
      blocks: [
        "Peruvians adore children: waiters stroke their hair and queues open before them. The queue is even a right. At the counter marked *atención preferente*, in banks, airports and museums, those with small children, pregnant women, older people and people with disabilities go first.",
        {
          kind: "steps",
          items: [
            {
              title: "Let the altitude decide",
              text: `Begin on the coast, go on to Arequipa or the Sacred Valley and Machu Picchu, and leave Cusco till last. Titicaca is the first thing to leave out; for stays above ${metres(3500)} wait for school age ([altitude with children](page:safety-health#altitude-children)).`,
            },
            {
              title: "Fewer places, longer stops",
              text: "Four beds are enough for two weeks. Domestic flights are worth their price: a night bus is no sleep for a toddler. For a route, see [Itineraries](page:itineraries#with-children).",
            },
            {
              title: "A carrier, not a pushchair",
              text: "Machu Picchu forbids pushchairs, and the stones of Cusco and the ruins would stop one anyway. Car seats are rare: bring yours or ask for one beforehand.",
            },
            {
              title: "The jungle after the vaccination",
              text: `Peru advises the yellow fever vaccine from ${yellowFeverAdvice.fromMonths} months of age, other countries’ doctors from nine; with a smaller baby stay away from the Amazon.`,
            },
            {
              title: "Papers",
              text: "Every child needs a passport of their own, which you also need for reduced tickets. If one parent travels alone with the child, see what consent is needed under [Entering Peru](page:entry#children).",
            },
          ],
        },
        "Food is easy: chicken soup, rice, chips (fries), bananas and fresh juice are everywhere, and *pollo a la brasa*, grilled chicken, is what Peruvian children like best too. What you will not find is a warm sea (except at Máncora) or heating in mountain bedrooms. City pharmacies sell nappies (diapers) and formula.",
      ],
    },
    {
      id: "alone",
      title: "On your own",
      blocks: [
        "On the road between Lima, Cusco and Puno you are alone only if you want to be. Hostel suppers, free walking tours and hop-on hop-off buses bring company by themselves, and in Cusco you can join a group for the next day’s hike.",
        {
          kind: "list",
          items: [
            "**More expensive:** single rooms and private taxis. Jungle lodges often charge a supplement; ask whether you can share.",
            "**Never hike alone,** not even to the viewpoint above town: take a group or a guide.",
            "**Somebody should know** where you sleep tonight and when you will write. Share your live location; an eSIM costs little.",
            "**Arrive in daylight:** buy tickets that bring you to a new city in the afternoon.",
            "**Money in two places,** one card left at the hotel: there is nobody to borrow from.",
          ],
        },
        "Night buses, taxis and districts are dealt with in [Safety and health](page:safety-health#places).",
      ],
    },
    {
      id: "women",
      title: "As a woman",
      blocks: [
        "Many women travel through Peru alone, and most have nothing worse to report than catcalls: the *piropo*, a compliment shouted in the street, is daily fare and needs no answer. Serious assault is rare; where it happens there is mostly a spiked drink, a false taxi or a lonely path behind it, at times a guide or a man who calls himself a healer.",
        {
          kind: "checklist",
          items: [
            "On night buses ask for a seat at the front, beside a woman: most companies let you choose when you book.",
            "Take a room that locks; most hostels have a women’s dormitory.",
            "For a massage, a ceremony or a trek of several days go with a woman or a group.",
            "A *brichero* is charming, courts you, and hopes for dinner or a visa. Split the bill.",
            "Swimwear is fine on the beach; in mountain villages covered shoulders earn trust.",
            "Tampons and the emergency pill are sold in city pharmacies only.",
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "If something has happened",
          text: [
            `The line for violence against women, ${call(rescueLines.women)}, answers day and night; the tourist police are at ${call(helpLines.touristPolice)}. The case needs medical evidence soon: go to hospital before you wash or change, and call your consulate so that somebody is at your side. What else to do: [Whom to call](page:safety-health#help).`,
          ],
        },
      ],
    },
    {
      id: "lgbt",
      title: "LGBT+ travellers",
      blocks: [
        `Same-sex relations have been legal since ${lgbtRights.legalSince}, and a decree of ${lgbtRights.decreeOf} forbids discrimination. There is neither marriage nor civil partnership, though, and outside the large cities the country is conservative.`,
        {
          kind: "list",
          items: [
            "**Lima:** Miraflores and Barranco have bars and clubs, and Pride is held at the end of June or early in July.",
            "**Cusco:** a few mixed and gay bars in the centre. The rainbow flag on every public building is the city’s own.",
            "**Hotels:** a double bed raises no questions where tourists stay.",
            "**In the country:** holding hands or a kiss may bring stares or remarks; Peruvian couples of any kind rarely show affection in the street.",
            "**Trans travellers:** at an identity check the name and photograph in the passport count; harassment by police does occur, and IPERÚ helps: " +
              `${call(helpLines.touristWhatsApp)}.`,
          ],
        },
      ],
    },
    {
      id: "older",
      title: "Over sixty",
      blocks: [
        "People in their eighties walk through Machu Picchu every day. It is not age that decides but the heart, the knees, and whether you allow enough time. Have a check-up before you book and show your doctor the altitudes, which are in the [part about altitude](page:safety-health#altitude).",
        {
          kind: "checklist",
          items: [
            "Spend three nights in the Sacred Valley before Cusco.",
            "Ask in writing for a hotel with a lift (elevator), heating and oxygen.",
            "Fly between Lima and Cusco; on mountain roads take a day bus or a car.",
            "At Machu Picchu the lower route 3-B is the easiest; 1-B and 2-B are kind to heart and knees as well ([which circuit?](page:machu-picchu#which-circuit)). Leave the two mountains to others.",
            "Walking poles are forbidden at the gate; a cane with a rubber tip is generally let in for age or illness, but ask first.",
            "Keep every third day empty.",
            "Bring medicines for twice as many days, in two bags, with the substance named on the prescription.",
          ],
        },
        "A route with time and few steps is the [slow itinerary](page:itineraries#slow). From sixty on you have a right to *atención preferente*, the queue for those who go first.",
      ],
    },
    {
      id: "wheelchair",
      title: "In a wheelchair",
      blocks: [
        "Peru is not a step-free country, but more and more places are, and where a ramp is missing there are always hands. The secret is to write in good time to hotel, railway and guide, with the size and weight of the chair.",
        {
          kind: "terms",
          items: [
            {
              term: "Lima",
              text: `The easiest: the promenade of Miraflores, the Larco Museum, the MALI, shopping centres and large hotels. Kerbs are unpredictable, so go by car from one to the next. Few taxis are adapted: for the way [from the airport](page:lima-transport#airport-transfer) ask the hotel or an agency in writing for a van that takes your chair. You board the [Metropolitano](page:lima-transport#metropolitano) on the level, but inspectors found station lifts out of order (${month(metropolitanoLifts.asOf)}).`,
            },
            {
              term: "Cusco",
              text: "The main square and some museums, with a helper; the lanes are steep. In the valley ask for a room on the ground floor ([what to ask](page:costs#stay-rules)).",
            },
            {
              term: "Machu Picchu",
              text: `Stone steps, without ramps or lifts: anyone who says otherwise has not been there. With a trekking chair and helpers a specialist firm, Wheel the World, has taken visitors over about ${wheelchairRoute.sharePercent}% of the ruins (${month(wheelchairRoute.asOf)}); whether today’s circuits allow it, ask in writing before you book.`,
            },
            {
              term: "Jungle",
              text: `At Lake Sandoval, near Puerto Maldonado, part of the path is boardwalk, and wheelchairs are kept for it (${month(tambopataFacts.sandoval.asOf)}). The way there is by boat, so ask your lodge who lifts you aboard: [Tambopata](page:jungle#tambopata).`,
            },
            {
              term: "Trains, planes, buses",
              text: "The railways and the airport help you aboard if you tell them at least two days before. Long-distance buses have steps, and the upper deck cannot be reached.",
            },
            {
              term: "Moray, Sacsayhuamán, Paracas",
              text: "A car takes you as far as the viewpoints; at Moray and Sacsayhuamán the same firm has laid out a route.",
            },
          ],
        },
        "A guide dog is the only animal you may bring into Machu Picchu.",
      ],
    },
    {
      id: "vegetarians",
      title: "Vegetarians and people with allergies",
      blocks: [
        "Vegetarian restaurants are easy to find in Lima, Cusco and Arequipa. The difficulty is the set lunch: the soup is nearly always made with meat stock, and “without meat” often means chicken. Ask precisely.",
        {
          kind: "table",
          caption: "What to say at table",
          head: ["In Spanish", "Meaning"],
          rows: [
            ["*¿Lleva caldo de carne o de pollo?*", "Is it made with meat or chicken stock?"],
            ["*Sin carne, sin pollo, sin pescado, por favor.*", "Without meat, chicken or fish, please."],
            ["*Sin leche, sin queso, sin huevo.*", "Without milk, cheese or egg."],
            ["*Soy alérgico (alérgica) al maní, a los mariscos.*", "I am allergic to peanuts, to shellfish."],
            ["*Sin gluten: sin trigo, sin sillao.*", "Gluten-free: no wheat, no soy sauce."],
          ],
        },
        {
          kind: "list",
          items: [
            "**Safe choices:** *papa a la huancaína* (potatoes in cheese sauce), *solterito* (Arequipa’s salad with cheese), *choclo con queso* (corn with cheese), *tacu tacu* (rice and beans), quinoa soup if its stock is vegetable.",
            "**For vegans:** *causa* with avocado, fried plantain, *palta rellena* without mayonnaise, and market juices made with water instead of milk.",
            "**Hidden dangers:** peanuts in many sauces, shrimps in the rice, soy sauce (*sillao*) in everything from the wok; it contains wheat as well.",
            "**Kosher, halal:** only in Lima, in a few places.",
          ],
        },
        "More dishes and restaurants: [Gastronomy](page:gastronomy#vegetarian).",
      ],
    },
    {
      id: "respect",
      title: "What is polite, what is illegal",
      blocks: [
        { kind: "heading", id: "customs", text: "What is polite" },
        {
          kind: "terms",
          items: [
            {
              term: "Greeting",
              text: "Say *buenos días* in a shop or on a bus before you ask for anything. *Cholo* and *indio* are insults.",
            },
            {
              term: "Photographs",
              text: "Ask people first, women and children in costume above all; if they pose, a sol or two is due. No flash in churches and museums, and no pictures of soldiers, barracks or police at work.",
            },
            {
              term: "Churches, ceremonies",
              text: "Go in with covered shoulders. The first drop poured for Pachamama, Mother Earth, and the coca leaf are no show; take them seriously.",
            },
            {
              term: "Bargaining",
              text: "Usual in markets and in taxis without an app, in a friendly tone: *¿Me hace una rebajita?* Not in shops or restaurants, and not over a few coins with a weaver.",
            },
            {
              term: "Tipping",
              text: "10% in restaurants if it is not on the bill; guides, drivers and porters expect it, taxi drivers do not. More: [Tipping](page:peru-guide#tipping).",
            },
          ],
        },
        { kind: "heading", id: "laws", text: "What is illegal" },
        {
          kind: "terms",
          items: [
            {
              term: "Drugs",
              text: `Trafficking means ${drugTrafficking.years.join("–")} years or more, with long custody before the trial; cannabis is not legal for visitors either. Never carry a bag for somebody else.`,
            },
            {
              term: "Ayahuasca, San Pedro",
              text: `Not banned in Peru, but supervised by nobody. The US embassy warns of deaths in ${ayahuascaWarning.deathsIn}, of psychoses and of sexual abuse (${month(ayahuascaWarning.asOf)}). With antidepressants or heart disease it can kill.`,
            },
            {
              term: "Coca",
              text: "Leaf and tea are legal in Peru. They may not be taken home in any form, not to the United States, the UK, the EU, Canada or Australia; tea bags and sweets are no exception.",
            },
            {
              term: "Ruins",
              text: `Do not climb on them, lean on them or take anything, not even in the desert: sherds and bones belong to the state. Bags larger than ${machuPicchuBag.centimetres.join(" × ")} cm, food, umbrellas, tripods and selfie sticks stay out of Machu Picchu ([rules](page:machu-picchu#rules)). People have been deported for undressing and climbing.`,
            },
            {
              term: "Drones",
              text: "They need registration and a permit, and are forbidden over Machu Picchu, other ruins and national parks. Visitors have been prosecuted over pictures they posted themselves.",
            },
            {
              term: "Antiquities",
              text: `No original may leave the country (law ${copiesOfHeritage.law}). A good copy needs a certificate from the Ministry of Culture, valid for ${copiesOfHeritage.certificateDays} days; a shop’s receipt is not enough. There is an office in international departures at Lima airport, too.`,
            },
            {
              term: "Animals",
              text: `Keeping, buying or showing wild animals is a crime: ${wildAnimals.prisonYears.join("–")} years (${month(wildAnimals.asOf)}). No pictures with sloths, monkeys or caimans; buy no feathers, claws or butterflies. A llama in costume is fine.`,
            },
            {
              term: "Police",
              text: "Be polite, and offer no money. Foreigners must be able to identify themselves; a copy and the TAM will generally do.",
            },
          ],
        },
      ],
    },
    {
      id: "responsible",
      title: "Travelling so that Peru gains by it",
      blocks: [
        "Tourism feeds whole valleys in Peru and can ruin whole valleys. A few decisions are worth more than a donation:",
        {
          kind: "list",
          items: [
            "**Carry a bottle** with a filter or tablets: in the mountains there is nowhere for plastic to go.",
            "**Family stays:** Amantaní, Taquile, Chinchero, Lamay; pay directly, and ask whether the houses take turns.",
            "**Uros:** the islands near the shore put on a show. Ask for one farther out where people live.",
            "**Buy textiles** with the maker’s name; at a laughable price it is machine work.",
            `**Porters:** law ${porterRules.law} (${porterRules.year}) gives them rights that are often broken. Choose an agency that tells you what it pays them and how much they carry ([agencies](page:treks#agency)).`,
            "**Stay away from orphanages and short volunteering with children:** it does more harm than good.",
            "**Choose a lodge** with its own forest and small groups; feed no animals and touch none.",
            "**Fewer flights:** one long journey is better than two short ones, and in May and October there is more room for everybody.",
            "**Rubbish:** what you carried up you carry down. Leave the tag off pictures of fragile places.",
          ],
        },
      ],
    },
  ],
  freshness: [
    `Most advice on this page ages slowly; what ages quickly has its month beside it. The number of the tourist police is of ${month(helpLines.touristPolice.asOf)}, the penalties for wildlife and the wheelchair route at Machu Picchu are of ${month(wheelchairRoute.asOf)}; the rules for altitude are of ${rules.asOf.slice(0, 4)}.`,
    "The list of things forbidden at Machu Picchu comes from an official page without a date: look at the [code of conduct](site:machuPicchuCode) before you go.",
  ],
  disclaimer: [
    "This page is for information only and is neither legal nor medical advice. Laws and rules change; with an illness, in pregnancy or with children, talk to a doctor about altitude and vaccinations.",
  ],
}));
