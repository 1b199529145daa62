import type { FactSource } from "#api/facts/fact-default.ts";
import type { FactId } from "./fact-records.ts";

const guideToIncaTrail = {
  name: "Inca Trail Classic, Cost of Inca Trail 2026",
  url: "https://incatrailclassic.com/cost-of-inca-trail-2026-complete-price-guide",
};
const kuelapByCableCar = {
  name: "El Comercio, Checklist viajero",
  url: "https://elcomercio-elcomercio-prod.cdn.arcpublishing.com/blog/checklistviajero/2017/03/4-pasos-para-viajar-en-telecabinas-y-descubrir-kuelap",
};
const coachToPuno = {
  name: "Viagem com Thatha",
  url: "https://viagemcomthatha.com/2018/08/29/onibus-turistico-entre-arequipa-e-puno/",
};
const busToTheGate = {
  name: "Adventures of Lil Nicki",
  url: "https://adventuresoflilnicki.com/visit-machu-picchu-tips",
};

/** Reports in which single facts were published, where no site keeps them up to date; by the facts' ids. */
export const publishedSources: Partial<Record<FactId, FactSource>> = {
  "beyond.beyondFares.limaHuaraz": {
    name: "Dream, Commit, Succeed, 2019-08",
    url: "https://dreamcommitsucceed.com/2019/08/22/huaraz-peru/",
  },
  "beyond.northTickets.chanChan": {
    name: "Wizz round the World, 2017-07",
    url: "https://wizzroundtheworld.com/2017/07/04/huanchaco-and-the-ruins-of-chan-chan",
  },
  "beyond.northTickets.elBrujo": {
    name: "peru.travel, 2023-03",
    url: "https://www.peru.travel/es/noticias/complejo-arqueologico-el-brujo-reabre-sus-puertas-al-publico",
  },
  "beyond.jaenAirport": {
    name: "Infobae Perú",
    url: "https://www.infobae.com/peru/2026/02/15/latam-airlines-peru-anuncia-que-cancelara-temporalmente-sus-vuelos-a-jaen-cajamarca/",
  },
  "costs.aguasCalientesRise": {
    name: "RPP Noticias",
    url: "https://rpp.pe/peru/cusco/cusco-turistas-optan-por-no-hospedarse-en-machupicchu-pueblo-por-aumento-de-precios-debido-a-alta-demanda-noticia-1649648",
  },
  "costs.fuelShortage": {
    name: "Correo",
    url: "https://diariocorreo.pe/edicion/arequipa/tarifas-de-pasajes-interprovinciales-suben-en-el-terminal-terrestre-de-arequipa-noticia/",
  },
  "costs.holidayBusSurcharge": {
    name: "Ojo",
    url: "https://ojo.pe/peru/viajeros-pagan-el-doble-por-pasajes-por-fiestas-de-navidad-y-ano-nuevo-web-ojo-print-noticia/",
  },
  "costs.machuPicchuTransport.busReturn": busToTheGate,
  "costs.refusedNotes": { name: "La República, 2024-08-09", url: "https://larepublica.pe" },
  "costs.tastingMenu": {
    name: "El Correo",
    url: "https://www.elcorreo.com/jantour/cuesta-come-maido-mejor-restaurante-mundo-20250620081707-nt.html",
  },
  "costs.tourPrices.colcaTwoDays": {
    name: "Anywhere Not Everywhere",
    url: "https://anywherenoteverywhere.com/2024/03/30/touring-colca-canyon/",
  },
  "costs.tourPrices.nazcaFlight": {
    name: "El Comercio, Somos",
    url: "https://elcomercio.pe/somos/historias/nasca-cual-es-la-mejor-forma-de-visitar-las-lineas-de-nazca-guia-para-ver-al-mayor-enigma-del-peru-desde-el-aire-como-ir-ica-precio-entradas-cuanto-cuesta-avioneta-noticia/",
  },
  "costs.transportPrices.punoCuscoTour": {
    name: "Humphrey’s Travel",
    url: "https://humphreystravel.com/2024/12/28/doing-the-route-of-the-sun-from-puno-to-cusco",
  },
  "country.andeanRoaming": { name: "El Tiempo", url: "https://www.eltiempo.com" },
  "entry.consularLines.germany": { name: "Deutsche Botschaft Lima", url: "https://lima.diplo.de" },
  "entry.consularLines.italy": { name: "Ambasciata d’Italia Lima", url: "https://amblima.esteri.it" },
  "health.carePrices": { name: "Cover My Adventure", url: "https://www.covermyadventure.com" },
  "health.deathsAroundCusco": { name: "El Comercio, 2024-08", url: "https://elcomercio.pe" },
  "health.policyLimits": { name: "Cover My Adventure", url: "https://www.covermyadventure.com" },
  "itineraries.bookAhead": {
    name: "Panamericana Televisión",
    url: "https://panamericana.pe/buenosdiasperu/nacionales/458833-boletos-machu-picchu-2026-agotan-minutos-apertura-venta-anticipada",
  },
  "itineraries.ways.chiclayoChachapoyas": kuelapByCableCar,
  "itineraries.ways.cocachimbaChiclayo": kuelapByCableCar,
  "itineraries.ways.limaHuacachina": {
    name: "La República",
    url: "https://larepublica.pe/amp/turismo/2023/05/03/laguna-huacachina-como-llegar-a-este-popular-destino-con-menos-de-100-soles-ica-atmp-248880",
  },
  "itineraries.ways.maldonadoCusco": {
    name: "Turín con el viajero",
    url: "https://turincondelviajero.com/puerto-maldonado/",
  },
  "itineraries.ways.maldonadoLodge": {
    name: "Jaz Wanderlust",
    url: "https://jazwanderlust.com/refugio-amazonas",
  },
  "lima.airportFares.tout": {
    name: "El Comercio",
    url: "https://elcomercio.pe/lima/transporte/nuevo-aeropuerto-jorge-chavez-taxis-cobran-hasta-s100-por-traslado-desde-el-terminar-aereo-tras-inicio-de-operaciones-ultimas-noticia",
  },
  "machu-picchu.machuPicchuBus": busToTheGate,
  "machu-picchu.machuPicchuGuide": {
    name: "Adventures of Lil Nicki",
    url: "https://adventuresoflilnicki.com/visit-machu-picchu-tips",
  },
  "machu-picchu.shortIncaTrail": {
    name: "Andean Trails",
    url: "https://andeantrails.co.uk/blog/two-day-inca-trail-km104-new-hike",
  },
  "safety.arequipaTaxis": { name: "La República, 2021-11-13", url: "https://larepublica.pe" },
  "safety.cuscoComplaints": { name: "El Tiempo Cusco, 2024", url: "https://eltiempocusco.pe" },
  "safety.wheelchairRoute": { name: "TripSavvy", url: "https://www.tripsavvy.com" },
  "top-ten.cuscoEntries": { name: "I Machu Picchu", url: "https://www.imachupicchu.com" },
  "top-ten.taquileBoat": {
    name: "Taquile Friends, 2019-01",
    url: "https://taquilefriends.blogspot.com/2019/01/how-to-visit-taquile-updated.html",
  },
  "treks.huayhuashFees": {
    name: "Nat Draper, Huayhuash, 2018-09",
    url: "https://nat-draper.travelmap.net",
  },
  "treks.incaTrailRules.groupTour": guideToIncaTrail,
  "treks.incaTrailRules.private": guideToIncaTrail,
  "treks.incaTrailRules.smallGroup": guideToIncaTrail,
  "treks.treks.inca-trail.price": guideToIncaTrail,
  "treks.treks.salkantay.price": {
    name: "Peru Trekking Co",
    url: "https://perutrekkingco.com/treks/salkantay-trek",
  },
  "ways.departures.arequipaPunoCoach": coachToPuno,
  "ways.departures.punoCuscoTour": {
    name: "Los viajes de Riel",
    url: "https://losviajesderiel.com/2023/01/18/como-ir-de-puno-a-cuzco-ruta-turistica-en-autobus/",
  },
  "ways.departures.titicacaTrain": {
    name: "Diary of a Tourist",
    url: "https://diaryofatourist.com/2023/08/20/peru-day-6-cusco-to-puno-with-peru-rail-titicaca",
  },
  "ways.moreWays.arequipaPunoCoach": coachToPuno,
  "ways.wayPrices.limaHuaraz": {
    name: "Áncash Noticias",
    url: "https://ancashnoticias.com/2021/09/14/el-terminal-terrestre-de-challhua-reabre-sus-puertas-para-pasajeros-de-huaraz/",
  },
  "ways.yurimaguasBoat": { name: "Aloha Mabel", url: "https://alohamabel.com/travel-to-iquitos-by-boat/" },
};
