import { counter } from "#i18n/format/count.ts";
import { contactWords } from "#i18n/outside/en.ts";
import { figures } from "#i18n/figures/en.ts";
import type { Messages } from "./hu.ts";

const count = counter("en");

export const en = {
  site: {
    name: "Irány Peru",
    tagline: "A travel guide and blog about Peru",
    description:
      "A travel guide and blog about Peru: what to know before you go, where to travel, what to eat and what to look out for.",
    keywords: ["Peru", "travel", "travel guide", "blog"],
    pictureAlt: "Sunrise over a snowy Andean ridge, with terraces and llamas.",
  },
  shell: {
    skipToContent: "Skip to content",
    mainMenu: "Main menu",
    languages: "Language",
    admin: "Admin",
    loading: "Loading…",
    footerNote: "Irány Peru is a hobby project, made because we love Peru.",
    guide: "Guide",
    guideGroups: {
      plan: "Plan",
      arrive: "Arrive and stay safe",
      see: "See and do",
      culture: "Culture",
    },
    tools: "Tools",
    footerMenu: "Pages",
    searchSite: "Search this site",
    menu: "Menu",
    contact: "Contact",
    address: "Address",
    phone: "Phone",
    email: "Email",
    website: "Website",
    follow: "Follow us",
    feed: "News feed (Atom)",
    builtBy: "Built by",
  },
  scheme: { legend: "Appearance", system: "System", light: "Light", dark: "Dark" },
  named: {
    footerNote: (site) => `${site} is a hobby project, made because we love Peru.`,
    intro: (site) =>
      `${site} is for anyone who is planning a trip to Peru, or simply likes to read about it.`,
    hobby:
      "We make this site in our spare time, for the love of it: we are not a travel agency and we sell nothing. We check our facts with care, but please look at the official sources as well before you set out.",
    blog: (site) => `The ${site} blog: stories, first-hand experience and useful facts about Peru.`,
    authorPosts: (n, site) =>
      count(n, { one: `{n} post on the ${site} blog.`, other: `{n} posts on the ${site} blog.` }),
  },
  home: {
    title: "Irány Peru",
    doors: {
      label: "Straight to",
      "trip-planner": "Plan a trip",
      money: "What it costs",
      "machu-picchu": "Machu Picchu",
      emergency: "Emergencies",
    },
    introTitle: "What this site is for",
    intro: [
      "“Irány Peru” is Hungarian for “off to Peru”. It is for anyone who is planning the trip, or simply likes to read about it.",
      "We write about what is good to know before you set out: where to go and when, what to eat, what to look out for.",
      "Have a look around, and if it gives you itchy feet: off to Peru!",
    ],
    hobbyTitle: "A hobby project",
    hobby:
      "We make Irány Peru in our spare time, for the love of it: we are not a travel agency and we sell nothing. We check our facts with care, but please look at the official sources as well before you set out.",
    guide: "The guide to Peru",
    otherPages: "More for planning and for the road",
    readMore: "Read more",
    latestPosts: "Latest posts",
    toBlog: "Go to the blog",
    follow: "There is more about Peru on our other pages.",
    followWhat: { tiktok: "Short videos", youtube: "Longer videos", instagram: "Pictures", facebook: "News" },
  },
  slider: {
    label: "Sights of Peru",
    carousel: "carousel",
    slide: "slide",
    position: (n: number, count: number) => `${n} of ${count}`,
    previous: "Previous slide",
    next: "Next slide",
    choose: "Slides",
    show: (n: number, title: string) => `Slide ${n}: ${title}`,
    pause: "Stop changing slides",
    play: "Start changing slides",
    more: "Find out more",
  },
  blog: {
    title: "Blog",
    pageTitle: "Peru travel blog",
    pictureAlt: "Dusk on Lake Titicaca: a reed boat, a woman of Amantaní beside a stone arch, snowy peaks.",
    intro: "Stories, first-hand experience and useful facts about Peru.",
    description: "The Irány Peru blog: stories, first-hand experience and useful facts about Peru.",
    loading: "Loading posts…",
    noPosts: "No posts found.",
    more: "More posts",
    newer: "Newer posts",
    failed: "The posts could not be loaded. Please try again a little later.",
    moreFailed: "More posts could not be loaded. Please try again.",
    added: (n: number) => count(n, { one: "{n} more post is shown.", other: "{n} more posts are shown." }),
    page: (n: number) => `Page ${n}`,
    linkedPost: "The post you were looking for",
    pinned: "Pinned",
    topics: "Topics",
    postsBy: (name: string) => `Posts by ${name}`,
    postsIn: (category: string) => `Posts about Peru on this subject: ${category}`,
    authorPosts: (n: number) =>
      count(n, { one: "{n} post on the Irány Peru blog.", other: "{n} posts on the Irány Peru blog." }),
  },
  post: {
    back: "Back to the blog",
    coverCredit: (name) => `Photo: ${name}`,
    contents: "In this post",
    neighbours: "Older and newer posts",
    older: "Previous post",
    newer: "Next post",
    share: "Share",
    shareBy: "Share…",
    copyLink: "Copy link",
    copied: "The link has been copied.",
    shareFailed: "That did not work. The address can be copied from the browser’s address bar, too.",
    mail: "Send by email",
    shownIn: {
      hu: "This post isn’t available in English yet; you are reading it in Hungarian.",
      en: "This post is shown in English.",
      es: "This post isn’t available in English yet; you are reading it in Spanish.",
    },
    loadPicture: (host: string) => `Show the picture from ${host}`,
    playVideo: (service: string) => `Play the video (${service})`,
  },
  preview: {
    title: "Preview",
    draft: "Draft: visitors do not see it yet.",
    scheduled: (when: string) => `Scheduled: it will appear on ${when}.`,
    published: "Published: visitors read this very text.",
    changed: "New version: visitors still read the former text.",
    unpublished: "Taken off the site: visitors do not see it.",
    until: (when: string) => `This address is valid until ${when} (Budapest time).`,
  },
  videos: {
    latest: "Our latest videos",
    loading: "Loading videos...",
    failed: "Failed to load videos",
    play: (title: string) => `Play the video: ${title}`,
  },
  contactErrors: {
    ...contactWords.errors,
    looksAutomated: {
      trapped:
        "A hidden field was filled in as well, perhaps by your browser’s autofill. It is empty again: please send the message once more.",
      tooQuick:
        "This message looked as if a program had sent it. Please wait a few seconds and send it again.",
    },
    tooMany: (minutes: number) =>
      count(minutes, {
        one: "Many messages have come from here in a short time. You can write again in {n} minute.",
        other: "Many messages have come from here in a short time. You can write again in {n} minutes.",
      }),
  },
  alerts: {
    label: "Alerts",
    forStops: "Alerts for your stops",
    levels: { notice: "Notice:", warning: "Warning:", danger: "Danger:" },
    until: (day: string) => `Until ${day}`,
  },
  consent: {
    title: "Videos and cookies from other sites",
    text: "Some videos and pictures come from sites such as YouTube, which see your IP address and may set cookies. If you accept, they load by themselves; if not, when you click.",
    accept: "Accept",
    decline: "Decline",
    now: {
      accepted: "Currently accepted.",
      declined: "Currently declined.",
    },
    saved: {
      accepted: "All right: videos and pictures will load by themselves.",
      declined: "All right: videos and pictures will load only when you click on them.",
    },
    settings: "Cookie settings",
    close: "Close",
  },
  contact: {
    title: "Write to us",
    lead: "Got a question about Peru, spotted a mistake, or want to tell us how your trip went? We read every message and answer it.",
    required: "Please fill in all three fields.",
    name: "Name",
    email: "Email address",
    emailUse: "We use it only to answer you.",
    message: "Message",
    leaveEmpty: "Leave this field empty",
    send: contactWords.send,
    charactersLeft: contactWords.charactersLeft,
    sending: contactWords.sending,
    successMessage: contactWords.successMessage,
    errorMessage: contactWords.errorMessage,
  },
  pages: {
    home: { name: "Home", teaser: "Everything you need for a trip to Peru, in one place." },
    "peru-guide": {
      name: "Peru in brief",
      teaser: "Safety, health, money, getting around, and the Spanish you will use.",
      searchWords: "guide tips safety health vaccination money sol internet sim Spanish phrases phrasebook",
    },
    entry: {
      name: "Entering Peru",
      teaser: "Passport, length of stay, TAM and customs, step by step.",
      searchWords: "entry travel passport border customs arrival stay Migraciones flight",
    },
    "visa-types": {
      name: "Visa types and permits",
      teaser: "What each migration status allows, and how to get the permit to sign.",
      searchWords: "visa visas tourist student work residence permit carné signature digital agency",
    },
    places: {
      name: "Places in Peru",
      teaser: "Fifteen places side by side: nights, altitude, months, who for and who should skip them.",
      searchWords: "places towns cities where to go destinations which place map of Peru skip",
    },
    "place-sacred-valley": {
      name: "Sacred Valley",
      teaser: "Ollantaytambo, Pisac, Maras and Moray: nights, vans, tickets, corn.",
      searchWords:
        "Sacred Valley Urubamba Ollantaytambo Pisac Maras Moray Chinchero salt ponds market things to do",
    },
    "place-paracas": {
      name: "Paracas, Ica and Nazca",
      teaser: "Sea lions, dunes, pisco and the Lines: boats, flights, beds.",
      searchWords:
        "Paracas Ballestas Islands Ica Huacachina Nazca Lines flight desert penguins pisco things to do",
    },
    "place-iquitos": {
      name: "Iquitos",
      teaser: "The Amazon, its town and its lodges: nights, boats, Belén.",
      searchWords: "Iquitos Amazon river Belén lodge Pacaya-Samiria manatee Nauta boat things to do",
    },
    "place-huaraz": {
      name: "Huaraz and the Cordillera Blanca",
      teaser: "Ice, turquoise lakes and Chavín: buses, beds, which lake on which day.",
      searchWords:
        "Huaraz Cordillera Blanca Huascarán Laguna 69 Parón Llanganuco Chavín Pastoruri Caraz lakes things to do",
    },
    "place-puerto-maldonado": {
      name: "Puerto Maldonado and Tambopata",
      teaser: "The jungle half an hour from Cusco: nights, lodges, macaws.",
      searchWords:
        "Puerto Maldonado Tambopata lodge Lake Sandoval macaw clay lick otters jungle Madre de Dios things to do",
    },
    "place-trujillo": {
      name: "Trujillo and Chiclayo",
      teaser: "Painted temples, Chan Chan, the gold of Sipán: hours, beds, how safe.",
      searchWords:
        "Trujillo Chiclayo Chan Chan Huaca de la Luna Moche Huanchaco El Brujo Sipán Royal Tombs Túcume things to do",
    },
    "place-chachapoyas": {
      name: "Chachapoyas and Kuélap",
      teaser: "The walled town in the clouds, Gocta and coffins in the cliff: ways, beds, days.",
      searchWords:
        "Chachapoyas Kuélap Gocta waterfall Karajía Leymebamba cable car cloud forest things to do",
    },
    "place-lima": {
      name: "Lima",
      teaser: "Districts, nights, museums, ceviche: the capital in one day or two.",
      searchWords:
        "Lima city guide districts Miraflores Barranco San Isidro Callao centre museums where to stay ceviche malecón things to do",
    },
    "place-aguas-calientes": {
      name: "Aguas Calientes",
      teaser: "Machu Picchu’s village: the night before, trains, hot springs, the bus queue.",
      searchWords:
        "Aguas Calientes Machupicchu Pueblo village town where to stay hot springs Mandor waterfall museum butterflies bus queue",
    },
    "place-mancora": {
      name: "Máncora and the north coast",
      teaser: "Warm sea, turtles, whales: which beach, how many nights, which way.",
      searchWords:
        "Máncora Las Pocitas Vichayito Los Órganos El Ñuro Punta Sal beach beaches swim sea surf whales turtles things to do",
    },
    "place-ayacucho": {
      name: "Ayacucho",
      teaser: "Churches, retablos, Wari and Holy Week: ways, beds, what is safe.",
      searchWords:
        "Ayacucho Huamanga Holy Week Easter churches retablo Wari Quinua Millpu Vilcashuamán memory museum things to do",
    },
    "place-cajamarca": {
      name: "Cajamarca",
      teaser: "Atahualpa’s room, hot springs, a stone forest, cheese and carnival.",
      searchWords:
        "Cajamarca Atahualpa Ransom Room Cumbemayo Baños del Inca hot springs Otuzco carnival cheese things to do",
    },
    "place-cusco": {
      name: "Cusco",
      teaser: "Nights, districts, tickets and the altitude of the Inca capital.",
      searchWords:
        "Cusco Cuzco city guide things to do Qorikancha San Blas Sacsayhuamán cathedral Boleto Turístico",
    },
    "place-arequipa": {
      name: "Arequipa and the Colca",
      teaser: "The white city and its canyon: nights, beds, hours, condors.",
      searchWords:
        "Arequipa Colca Canyon things to do Santa Catalina Juanita Chivay Yanque Cabanaconde condors",
    },
    "place-puno": {
      name: "Puno and Lake Titicaca",
      teaser: "Islands, boats, beds and the cold of the heights.",
      searchWords: "Puno Titicaca lake islands Uros Taquile Amantaní Sillustani Juliaca things to do",
    },
    "top-ten": {
      name: "Top 10 sights",
      teaser: "Ten places from Machu Picchu to Lake Titicaca: time, altitude, tickets, getting there.",
      searchWords:
        "attractions sights places Machu Picchu Cusco Titicaca Nazca Arequipa Huacachina Rainbow Mountain Iquitos",
    },
    weather: {
      name: "Weather",
      teaser: "Temperature and rain month by month in five cities, and when to go.",
      searchWords: "weather climate rain temperature season when forecast",
    },
    history: {
      name: "History",
      teaser: "From the pyramids of Caral to today, with dates and places to see.",
      searchWords: "history Inca Incas Caral past culture independence",
    },
    "lima-sights": {
      name: "Lima sights",
      teaser: "Six places in the capital, with address, opening hours and ticket.",
      searchWords: "Lima sights attractions museum museums Miraflores Barranco Larco catacombs square",
    },
    "lima-transport": {
      name: "Lima transport",
      teaser: "From the airport to the centre: buses, metro, taxis and what they cost.",
      searchWords: "Lima transport transit bus buses metro taxi airport Metropolitano",
    },
    gastronomy: {
      name: "Gastronomy",
      teaser: "Ceviche, lomo saltado, pisco: what to eat, where and when.",
      searchWords: "gastronomy food dishes eating drink cuisine restaurant ceviche pisco lomo saltado",
    },
    holidays: {
      name: "Festivals and public holidays",
      teaser: "National holidays and local festivals, with this year’s dates.",
      searchWords: "holidays festival festivals public holiday calendar Inti Raymi carnival",
    },
    itineraries: {
      name: "Itineraries",
      teaser: "One, two and three weeks day by day: hours, prices, beds, altitude and a spare day.",
      searchWords:
        "itinerary itineraries route one week two weeks three weeks ten days day by day with children north",
    },
    "itinerary-one-week": {
      name: "One week in Peru",
      teaser: "Seven nights: the valley first, then Machu Picchu, and Cusco at the end.",
      searchWords: "one week 7 days seven days itinerary Cusco Sacred Valley Machu Picchu",
    },
    "itinerary-ten-days": {
      name: "Ten days in Peru",
      teaser: "Nine nights: Lima unhurried, the valley twice, Machu Picchu at dawn.",
      searchWords: "ten days 10 days itinerary Lima Sacred Valley Machu Picchu Cusco",
    },
    "itinerary-two-weeks": {
      name: "Two weeks overland in the south",
      teaser: "From the desert to Lake Titicaca and Cusco in fourteen nights.",
      searchWords:
        "two weeks 14 days fortnight southern loop bus overland Paracas Nazca Arequipa Colca Titicaca itinerary",
    },
    "itinerary-cusco-jungle": {
      name: "Cusco and the jungle",
      teaser: "Two weeks: a lodge on the Tambopata first, the mountains after.",
      searchWords: "two weeks 14 days jungle rainforest Cusco Tambopata Puerto Maldonado itinerary",
    },
    "itinerary-three-weeks": {
      name: "Three weeks: coast, Andes, jungle",
      teaser: "Twenty-one nights that leave out nothing the south is famous for.",
      searchWords: "three weeks 21 days itinerary grand tour",
    },
    "itinerary-slow": {
      name: "Peru at a slow pace",
      teaser: "Twenty nights in seven beds, with an empty day in every place.",
      searchWords: "slow itinerary older seniors remote work easy pace 20 days",
    },
    "itinerary-with-children": {
      name: "Peru with children: the itinerary",
      teaser: "Fourteen nights of short journeys, pools and animals.",
      searchWords: "itinerary with children kids family families two weeks",
    },
    "itinerary-north": {
      name: "Northern Peru: the itinerary",
      teaser: "Thirteen nights of adobe cities, Kuélap and a warm sea.",
      searchWords: "north northern itinerary Trujillo Chiclayo Chachapoyas Kuélap Máncora",
    },
    costs: {
      name: "Costs",
      teaser: "What a day and a whole trip cost, and how to pay for it.",
      searchWords: "cost costs price prices budget how much money tipping cash machine card",
    },
    "where-to-stay": {
      name: "Where to stay",
      teaser: "Which district, which village, and what a room costs there.",
      searchWords:
        "hotel hotels hostel hostels where to stay accommodation lodging which district guesthouse",
    },
    "for-whom": {
      name: "For every traveller",
      teaser: "With children, alone, older, in a wheelchair, vegetarian: what to expect.",
      searchWords:
        "children family kids alone solo women lgbt older seniors wheelchair accessible vegetarian vegan respect etiquette responsible",
    },
    questions: {
      name: "Questions and answers",
      teaser: "The twenty-seven questions that most travellers ask before the trip, answered briefly.",
      searchWords: "faq questions answers frequently asked",
    },
    "getting-there": {
      name: "Getting there and away",
      teaser: "Flights, transit permits, baggage, e-gates and the land borders by name.",
      searchWords:
        "flight flights airline transit esta eta baggage border borders crossing bolivia chile ecuador brazil",
    },
    ways: {
      name: "Getting around Peru",
      teaser:
        "Bus, plane, train or car: hours, prices and stations between the places that travellers visit.",
      searchWords:
        "bus buses flight flights train colectivo route routes distance transport how to get from to",
    },
    "safety-health": {
      name: "Safety",
      teaser: "Town by town and district by district: what to watch for and where to get help.",
      searchWords:
        "safety safe dangerous theft robbery protests state of emergency earthquake emergency numbers",
    },
    "altitude-health": {
      name: "Altitude and health",
      teaser: "Where to sleep first, which vaccines to get, and how high the insurance must reach.",
      searchWords:
        "altitude health altitude sickness acclimatisation diarrhoea vaccines vaccinations clinic hospital doctor insurance",
    },
    "machu-picchu": {
      name: "Machu Picchu step by step",
      teaser: "Which circuit, when and where to buy, which train, and what is not allowed.",
      searchWords:
        "Machu Picchu ticket tickets circuit circuits train bus Aguas Calientes Huayna Picchu Hidroeléctrica",
    },
    "beyond-classic": {
      name: "Beyond the classic route",
      teaser: "Paracas, Huaraz, Trujillo, Kuélap and Máncora: what most trips leave out.",
      searchWords:
        "Paracas Ballestas Huaraz Trujillo Chan Chan Chachapoyas Kuélap Gocta Máncora Puerto Maldonado north beach",
    },
    treks: {
      name: "Treks",
      teaser: "Inca Trail, Salkantay, Ausangate, Huaraz: days, altitude, permits and difficulty.",
      searchWords:
        "trek treks trekking hike hiking Inca Trail Salkantay Lares Choquequirao Ausangate Huaraz Santa Cruz Colca",
    },
    jungle: {
      name: "Which jungle?",
      teaser: "Tambopata, Manu or Iquitos: time, money, animals and lodges compared.",
      searchWords: "jungle rainforest Amazon Iquitos Tambopata Manu Puerto Maldonado lodge",
    },
    "stay-calculator": {
      name: "Stay calculator",
      teaser: "How long may you stay? Days left, the last day and the fine, by every reading.",
      searchWords:
        "stay 90 days 180 days 183 days visa-free visa TAM overstay fine passport validity calculator count days",
    },
    "trip-planner": {
      name: "Trip planner",
      teaser: "Stops, nights, map and altitude: the plan tells you what to change.",
      searchWords: "trip planner itinerary builder route stops plan altitude acclimatisation",
    },
    "before-you-go": {
      name: "Before you go",
      teaser: "What to do when: six, three and one month ahead, a week, with your own dates.",
      searchWords:
        "before you go checklist to do list preparation prepare timeline planning countdown when to book deadlines calendar",
    },
    "packing-list": {
      name: "Packing list",
      teaser: "What goes into the bag, by region, month and plans, to tick off.",
      searchWords: "packing list luggage rucksack backpack clothes shoes what to pack bring gear",
    },
    phrasebook: {
      name: "Phrasebook",
      teaser: "Spanish phrases with their pronunciation, cards to show, and Quechua courtesies.",
      searchWords:
        "phrasebook phrases Spanish words pronunciation translation language Quechua greeting numbers",
    },
    money: {
      name: "Trip cost and converter",
      teaser: "What your own trip costs, and soles in your money, at dated rates.",
      searchWords:
        "cost calculator trip budget converter convert soles exchange rate currency money dollar pound euro",
    },
    emergency: {
      name: "Emergency card",
      teaser: "Numbers at a tap, your consulate, sentences to show, and a card for your wallet.",
      searchWords: "emergency help number police ambulance fire embassy consulate insurance allergy accident",
    },
    "pocket-peru": {
      name: "Pocket Peru",
      teaser: "The whole guide on your phone, to be read without internet.",
      searchWords: "offline download phone app no internet signal flight mode airplane install",
    },
    search: { name: "Search", teaser: "Search the guide, the tools, the blog, places, facts and phrases." },
    blog: { name: "Blog", teaser: "Stories and experiences from Peru." },
    changes: { name: "What changed", teaser: "What changed in the guide and on the blog, when and why." },
    privacy: { name: "Privacy", teaser: "What is stored, where and for how long." },
  },
  guide: {
    breadcrumbs: "Breadcrumbs",
    short: "In short",
    contents: "On this page",
    checked: (month: string) => `Checked ${month}`,
    stale: (name: string, when: string) => `May be over by now: ${name} (as of ${when}).`,
    oldestFact: (name: string, when: string) => `The oldest fact: ${name} (${when}).`,
    datedFacts: (n: number) => count(n, { one: "{n} dated fact", other: "{n} dated facts" }),
    sources: "Sources and official sites",
    disclaimer: "Please note",
    moved: "In more detail",
    related: "Read on",
    relatedPosts: "From the blog",
    speak: (phrase: string) => `Listen in Spanish: ${phrase}`,
    phrase: "Spanish",
    meaning: "English",
  },
  shortlist: {
    keep: "Keep for my plan",
    kept: "In my plan’s list",
    treks: "Keep for my plan:",
    saved: "Kept on this device only.",
    gone: "Taken off the list.",
    failed: "This browser does not allow it to be kept; private windows often refuse.",
    planner: "To the trip planner",
  },
  changes: {
    onPage: "What changed on this page",
    all: "All changes",
    none: "There is nothing to list yet.",
    feed: "Feed of the changes (Atom)",
  },
  privacy: {
    controller: "Controller",
    messagesKept: (days: number) => `We delete messages after ${days} days at the latest.`,
  },
  errors: {
    notFoundTitle: "This page doesn’t exist",
    notFoundText: "There may be a typo in the address, or the page may have moved. You can go on from here:",
    previewExpiredTitle: "This preview has expired",
    previewExpiredText:
      "The address of a preview is valid for seven days. Ask whoever gave it to you for a new one.",
    brokenTitle: "An error occurred",
    brokenText: "Something broke on our side, not on yours. Please try again in a little while.",
    retry: "Try again",
    similar: "Were you looking for one of these?",
  },
  categories: {
    uncategorized: "Uncategorised",
    Education: "Education",
    Discovery: "Discovery",
    Gastronomy: "Gastronomy",
    Agreculture: "Agriculture",
    Entertainment: "Entertainment",
    Music: "Music",
    Art: "Art",
    Business: "Business",
    Investment: "Investment",
    Fashions: "Fashion",
    Sports: "Sports",
    Sciense: "Science",
    Wheather: "Weather",
  },
  figures,
} satisfies Messages;
