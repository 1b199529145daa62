/**
 * What travellers write into the field, with the right answers: `page#section`, `page` for the page itself, `page#*` for any of
 * its parts, `post:` with a starter post's id, `fact:` with a fact's.
 */
export const askedInHungarian: Record<string, string> = {
  vízumok: "visa-types questions#visa entry#visa-free",
  latnivalok: "top-ten lima-sights",
  "Limából Cuscoba busz":
    "fact:costs.transportPrices.limaCusco peru-guide#buses costs#flights-and-buses fact:costs.transportPrices.hopOnBus",
  "mennyibe kerül a Machu Picchu": "machu-picchu#prices costs#machu-picchu-cost machu-picchu",
  "magassagi betegseg":
    "safety-health#altitude questions#altitude-sickness peru-guide#altitude post:first-days-at-altitude",
  "kell vízum Peruba?": "questions#visa entry#visa-free",
  "meddig maradhatok Peruban": "questions#days-allowed visa-types#tourist entry#overstay",
  utlevel: "questions#passport-validity entry#requirements",
  "útlevél érvényessége": "questions#passport-validity",
  "mikor érdemes menni": "weather#best-time peru-guide#when-to-go questions#best-months",
  idojaras: "weather",
  "esős évszak": "weather#highlands weather#best-time weather weather#jungle weather#data jungle#water",
  "Cusco időjárás júliusban": "weather#highlands weather#cities weather weather#best-time",
  oltasok: "peru-guide#vaccinations questions#vaccinations safety-health#infections",
  "sárgaláz oltás":
    "questions#yellow-fever-machu-picchu questions#vaccinations safety-health#infections getting-there#yellow-fever peru-guide#vaccinations jungle#health fact:health.yellowFeverAdvice",
  "biztonságos Peru": "questions#is-it-safe peru-guide#safety safety-health",
  "biztonságos-e egyedül nőként utazni": "for-whom#women questions#woman-alone",
  "csapvíz iható": "questions#tap-water",
  "milyen pénzt vigyek": "questions#which-currency peru-guide#money questions#money costs#paying",
  bankkartya: "questions#cash-or-card costs#paying fact:costs.cashMachines peru-guide#money",
  "euró vagy dollár":
    "questions#which-currency peru-guide#money costs#paying fact:costs.exchangeRates.eur fact:costs.exchangeRates.usd",
  arfolyam: "fact:costs.exchangeRates.eur fact:costs.exchangeRates.usd fact:costs.exchangeRates.gbp",
  borravalo: "peru-guide#tipping fact:costs.tips",
  "mennyibe kerül két hét": "questions#trip-cost costs#totals costs",
  "machu picchu jegy":
    "machu-picchu#prices machu-picchu#buying top-ten#machu-picchu-tickets questions#machu-picchu-tickets",
  "machu pichu": "top-ten#machu-picchu machu-picchu costs#machu-picchu-cost place:machu-picchu",
  "Machu Picchu vonat": "machu-picchu#trains peru-guide#trains fact:costs.machuPicchuTransport.trainReturn",
  "inka ösvény engedély":
    "treks#inca-trail questions#inca-trail treks#short-inca-trail machu-picchu#short-inca-trail",
  "inka osveny egyedul": "questions#inca-trail treks#inca-trail",
  "szivarvany hegy":
    "top-ten#rainbow-mountain fact:costs.tourPrices.rainbowMountainDay place:rainbow-mountain",
  "titicaca tó": "top-ten#titicaca place:titicaca post:two-days-on-titicaca",
  "úszó szigetek": "place:uros top-ten#titicaca post:two-days-on-titicaca",
  "nazca vonalak repülés": "top-ten#nazca-lines fact:costs.tourPrices.nazcaFlight",
  "colca kanyon":
    "top-ten#arequipa treks#colca place:colca costs#stay-arequipa fact:costs.tourPrices.colcaTicket fact:costs.tourPrices.colcaTwoDays",
  "Arequipába éjszakai busz": "post:night-bus-to-arequipa",
  "ejszakai busz biztonsagos":
    "questions#night-buses peru-guide#buses post:night-bus-to-arequipa safety-health#roads",
  dzsungel:
    "jungle fact:jungle.jungleHealth.malaria costs#stay-jungle weather#jungle fact:costs.lodgePrices.better fact:costs.lodgePrices.simple weather#packing-jungle",
  "tambopata vagy manu": "jungle#compare jungle#tambopata jungle#manu",
  "őserdei szállás": "costs#stay-jungle jungle#lodge jungle",
  ceviche: "gastronomy#ceviche",
  cevice: "gastronomy#ceviche",
  "mit egyek Limában": "post:lunch-in-lima gastronomy#lima-coast gastronomy",
  "vegetáriánus ételek": "gastronomy#vegetarian for-whom#vegetarians",
  "gyerekkel Peruba": "questions#with-children for-whom#children entry#children itineraries#with-children",
  "2 hetes útiterv": "itineraries itineraries#two-weeks itineraries#cusco-jungle itineraries#choose",
  utiterv: "itineraries",
  "uber limában": "lima-transport#ride-sharing questions#taxi-apps",
  "taxi reptérről": "lima-transport#airport-transfer lima-transport#ride-sharing peru-guide#taxis",
  "limai repülőtérről a városba": "lima-transport#airport-transfer lima-transport#airport",
  "repülőjegy Budapest Lima":
    "getting-there#flights peru-guide#to-lima getting-there costs#big-items fact:itineraries.ways.maldonadoCusco",
  konnektor: "questions#plugs peru-guide#electricity",
  "hany ora az idoeltolodas": "peru-guide#time-zone",
  nagykövetség: "peru-guide#representation safety-health#consular safety-health#help",
  "segélyhívó szám": "peru-guide#emergencies fact:country.emergency",
  "elloptak a telefonom": "safety-health#robbed safety-health#crimes peru-guide#emergencies",
  hasmenés: "safety-health#stomach peru-guide#everyday-health gastronomy#food-safety",
  "mit csomagoljak":
    "weather#packing peru-guide#equipment treks#pack peru-guide#clothing weather#packing-coast weather#packing-highlands weather#packing-jungle",
  "Inti Raymi": "holidays#festivals holidays#worth-a-journey",
  "sztrájk útlezárás": "safety-health#strikes questions#strikes",
  "hogy mondom spanyolul hogy köszönöm": "phrasebook#thank-you phrasebook",
  csomaglista: "packing-list",
  valutaváltó: "money costs#exchange",
  "sol átváltása forintra": "money",
  "hány napig maradhatok": "stay-calculator questions#days-allowed",
  útvonaltervező: "trip-planner",
  zsebszótár: "phrasebook",
  "spanyol kiejtés": "phrasebook",
  segélykártya: "emergency",
  wc: "phrasebook#where-is-the-toilet peru-guide#tips",
  "hol a mosdó": "phrasebook#where-is-the-toilet",
  "a számlát kérem": "phrasebook#the-bill",
};
