/** As for Hungarian. */
export const askedInEnglish: Record<string, string> = {
  visas: "visa-types questions#visa entry#visa-free",
  "do I need a visa for Peru": "questions#visa entry#visa-free visa-types",
  "how long can I stay in Peru":
    "questions#days-allowed visa-types#tourist entry#overstay questions#trip-length",
  "passport validity": "questions#passport-validity entry#requirements",
  "bus from Lima to Cusco":
    "fact:costs.transportPrices.limaCusco peru-guide#buses fact:costs.transportPrices.hopOnBus costs#flights-and-buses",
  "machu picchu tickets":
    "machu-picchu#prices machu-picchu#buying top-ten#machu-picchu-tickets questions#machu-picchu-tickets",
  "how much is Machu Picchu":
    "machu-picchu#prices costs#machu-picchu-cost machu-picchu fact:costs.machuPicchuBlock",
  "macchu pichu":
    "machu-picchu top-ten#machu-picchu costs#machu-picchu-cost place:machu-picchu machu-picchu#mountains",
  "train to machu picchu":
    "machu-picchu#trains fact:costs.machuPicchuTransport.trainReturn peru-guide#trains",
  "altitude sickness": "safety-health#altitude questions#altitude-sickness peru-guide#altitude",
  soroche:
    "safety-health#altitude questions#altitude-sickness peru-guide#altitude top-ten#acclimatisation peru-guide#phrases",
  "altitude sickness with kids":
    "safety-health#altitude-children safety-health#altitude questions#altitude-sickness",
  "best time to visit": "weather#best-time peru-guide#when-to-go questions#best-months",
  weather: "weather",
  "rainy season cusco": "weather#highlands weather#best-time weather weather#cities",
  "el nino": "weather#el-nino questions#el-nino fact:climate.coastalElNino",
  vaccinations: "questions#vaccinations peru-guide#vaccinations safety-health#infections",
  "yellow fever vaccine":
    "questions#yellow-fever-machu-picchu questions#vaccinations safety-health#infections getting-there#yellow-fever peru-guide#vaccinations fact:health.yellowFeverAdvice",
  malaria: "jungle#health fact:jungle.jungleHealth.malaria safety-health#infections",
  "is peru safe": "questions#is-it-safe peru-guide#safety safety-health",
  "solo female traveller": "for-whom#women questions#woman-alone for-whom#alone",
  "gay friendly": "for-whom#lgbt questions#gay-couple",
  wheelchair: "for-whom#wheelchair",
  "drinking tap water": "questions#tap-water",
  "cash or card": "questions#cash-or-card costs#paying",
  "exchange rate dollar": "fact:costs.exchangeRates.usd questions#which-currency peru-guide#money",
  "atm fees": "fact:costs.cashMachines costs#paying questions#cash-or-card",
  tipping: "peru-guide#tipping fact:costs.tips",
  "two weeks cost": "questions#trip-cost costs#totals",
  "budget per day": "costs#daily fact:costs.dailyCosts costs",
  "inca trail permit": "treks#inca-trail questions#inca-trail treks#short-inca-trail",
  "inca trail without a guide": "questions#inca-trail treks#inca-trail",
  "salkantay trek": "treks#salkantay",
  "laguna 69": "treks#laguna-69 fact:beyond.huaraz.agencyOnly",
  "rainbow mountan":
    "top-ten#rainbow-mountain fact:costs.tourPrices.rainbowMountainDay place:rainbow-mountain",
  "lake titicaca islands": "top-ten#titicaca post:two-days-on-titicaca place:titicaca costs#stay-puno",
  "nazca lines flight price": "fact:costs.tourPrices.nazcaFlight top-ten#nazca-lines",
  "colca canyon condors": "top-ten#arequipa treks#colca place:colca",
  "night bus": "post:night-bus-to-arequipa questions#night-buses",
  jungle: "jungle weather#jungle costs#stay-jungle weather#packing-jungle",
  "tambopata lodge":
    "jungle#tambopata post:three-nights-in-tambopata jungle#lodge fact:itineraries.ways.maldonadoLodge",
  "manu or tambopata": "jungle#compare jungle#manu jungle#tambopata",
  ayahuasca: "jungle#health fact:entry.safetyAdvice.ayahuasca",
  cevice: "gastronomy#ceviche",
  "what to eat in Lima": "gastronomy#lima-coast post:lunch-in-lima gastronomy",
  "vegetarian food": "gastronomy#vegetarian for-whom#vegetarians",
  "pisco sour recipe": "gastronomy#pisco-sour",
  "traveling with children":
    "for-whom#children questions#with-children itineraries#with-children entry#children",
  "one week itinerary": "itineraries itineraries#one-week itineraries#choose",
  "uber lima": "lima-transport#ride-sharing questions#taxi-apps",
  "airport to miraflores": "lima-transport#airport-transfer lima-transport#airport",
  metropolitano: "lima-transport#metropolitano",
  "plug adapter": "questions#plugs peru-guide#electricity",
  "time zone": "peru-guide#time-zone",
  "emergency numbers": "peru-guide#emergencies fact:country.emergency safety-health#help",
  "lost passport":
    "peru-guide#emergencies peru-guide#representation safety-health#robbed safety-health#consular",
  "what to pack":
    "weather#packing treks#pack peru-guide#equipment weather#packing-coast weather#packing-highlands weather#packing-jungle",
  "public holidays":
    "holidays#public-holidays holidays fact:holidays.publicHolidays holidays#how-days-off-work",
  "barranco bridge of sighs": "lima-sights#barranco place:barranco",
  "thank you in spanish": "phrasebook#thank-you phrasebook",
  "packing list": "packing-list weather#packing",
  "currency converter": "money",
  "soles to pounds": "money fact:costs.exchangeRates.gbp",
  "how many days can I stay": "stay-calculator questions#days-allowed",
  "trip planner": "trip-planner",
  phrasebook: "phrasebook",
  "spanish pronunciation": "phrasebook",
  "emergency card": "emergency",
  wc: "phrasebook#where-is-the-toilet peru-guide#tips",
  "where is the bathroom": "phrasebook#where-is-the-toilet",
  "donde esta el baño": "phrasebook#where-is-the-toilet",
};
