/** As for Hungarian. */
export const askedInSpanish: Record<string, string> = {
  visas: "visa-types questions#visa entry#visa-free",
  "necesito visa para Perú": "questions#visa entry#visa-free visa-types",
  "cuántos días puedo quedarme":
    "questions#days-allowed visa-types#tourist entry#overstay questions#trip-length",
  "pasaporte vigente": "questions#passport-validity entry#requirements",
  "bus de Lima a Cusco":
    "fact:costs.transportPrices.limaCusco peru-guide#buses fact:costs.transportPrices.hopOnBus costs#flights-and-buses",
  "entradas machu picchu":
    "machu-picchu#prices machu-picchu#buying top-ten#machu-picchu-tickets questions#machu-picchu-tickets",
  "cuanto cuesta machu picchu":
    "machu-picchu#prices costs#machu-picchu-cost machu-picchu fact:costs.machuPicchuBlock",
  "machu pichu": "machu-picchu top-ten#machu-picchu costs#machu-picchu-cost place:machu-picchu",
  "tren a machu picchu": "machu-picchu#trains fact:costs.machuPicchuTransport.trainReturn peru-guide#trains",
  "mal de altura":
    "safety-health#altitude questions#altitude-sickness peru-guide#altitude post:first-days-at-altitude",
  soroche: "safety-health#altitude questions#altitude-sickness peru-guide#altitude top-ten#acclimatisation",
  "altura con niños": "safety-health#altitude-children safety-health#altitude",
  "mejor época para viajar": "weather#best-time peru-guide#when-to-go questions#best-months",
  clima: "weather",
  "lluvias en cusco": "weather#highlands weather#best-time weather#cities weather",
  "el nino": "weather#el-nino questions#el-nino fact:climate.coastalElNino",
  vacunas: "questions#vaccinations peru-guide#vaccinations safety-health#infections",
  "fiebre amarilla":
    "questions#yellow-fever-machu-picchu getting-there#yellow-fever safety-health#infections questions#vaccinations fact:health.yellowFeverAdvice fact:health.yellowFeverCases fact:entry.yellowFever.ministry fact:borders.yellowFeverCertificate",
  malaria: "jungle#health fact:jungle.jungleHealth.malaria safety-health#infections",
  "es seguro viajar a peru": "questions#is-it-safe peru-guide#safety safety-health",
  "mujer sola": "for-whom#women questions#woman-alone",
  lgbt: "for-whom#lgbt questions#gay-couple",
  "silla de ruedas": "for-whom#wheelchair",
  "agua del caño": "questions#tap-water peru-guide#phrases",
  "efectivo o tarjeta": "questions#cash-or-card costs#paying",
  "tipo de cambio":
    "fact:costs.exchangeRates.usd fact:costs.exchangeRates.eur peru-guide#money questions#which-currency",
  cajeros: "fact:costs.cashMachines costs#paying peru-guide#money",
  propina: "peru-guide#tipping fact:costs.tips",
  "presupuesto dos semanas": "questions#trip-cost costs#totals itineraries#two-weeks costs",
  "gasto por dia": "costs#daily fact:costs.dailyCosts costs",
  "permiso camino inca": "treks#inca-trail questions#inca-trail treks#short-inca-trail",
  "camino inca sin guia": "questions#inca-trail treks#inca-trail",
  salkantay: "treks#salkantay",
  "laguna 69": "treks#laguna-69 fact:beyond.huaraz.agencyOnly",
  "montaña de colores":
    "top-ten#rainbow-mountain place:rainbow-mountain fact:costs.tourPrices.rainbowMountainDay",
  "islas del titicaca": "top-ten#titicaca post:two-days-on-titicaca place:titicaca place:uros",
  "vuelo lineas de nazca": "fact:costs.tourPrices.nazcaFlight top-ten#nazca-lines",
  "cañon del colca": "top-ten#arequipa treks#colca place:colca fact:costs.tourPrices.colcaTicket",
  "bus nocturno": "post:night-bus-to-arequipa questions#night-buses",
  selva: "jungle weather#jungle costs#stay-jungle weather#packing-jungle fact:jungle.jungleHealth.malaria",
  "albergue en tambopata":
    "jungle#tambopata post:three-nights-in-tambopata jungle#lodge fact:itineraries.ways.maldonadoLodge",
  "manu o tambopata": "jungle#compare jungle#manu jungle#tambopata",
  ayahuasca: "jungle#health fact:entry.safetyAdvice.ayahuasca",
  cebiche: "gastronomy#ceviche",
  "que comer en lima": "gastronomy#lima-coast post:lunch-in-lima gastronomy",
  "comida vegetariana": "gastronomy#vegetarian for-whom#vegetarians",
  "pisco sour": "gastronomy#pisco-sour",
  "viajar con niños": "for-whom#children questions#with-children itineraries#with-children entry#children",
  "itinerario una semana": "itineraries itineraries#one-week itineraries#choose",
  "uber en lima": "lima-transport#ride-sharing questions#taxi-apps",
  "aeropuerto a miraflores": "lima-transport#airport-transfer lima-transport#airport",
  metropolitano: "lima-transport#metropolitano",
  enchufes: "questions#plugs peru-guide#electricity",
  "hora en peru": "peru-guide#time-zone",
  "números de emergencia": "peru-guide#emergencies fact:country.emergency safety-health#help",
  "perdi mi pasaporte":
    "peru-guide#emergencies peru-guide#representation safety-health#robbed safety-health#consular",
  "que ropa llevar":
    "weather#packing peru-guide#clothing peru-guide#equipment weather#packing-coast weather#packing-highlands weather#packing-jungle",
  feriados: "holidays#public-holidays holidays fact:holidays.publicHolidays holidays#how-days-off-work",
  "puente de los suspiros": "lima-sights#barranco place:barranco",
  "qué significa palta": "peru-guide#phrases",
};
