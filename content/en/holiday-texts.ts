import type { HolidayId } from "#content/facts/holidays.ts";

/** What each holiday is called, and what a traveller sees of it. */
export const holidayTexts = {
  "ano-nuevo": {
    name: "New Year’s Day",
    description: "Yellow underwear and twelve grapes at midnight.",
  },
  "jueves-santo": {
    name: "Maundy Thursday",
    description: "Round of seven churches; travel peak.",
  },
  "viernes-santo": {
    name: "Good Friday",
    description: "Processions; many shops and museums shut.",
  },
  trabajo: {
    name: "Labour Day",
    description: "Banks and offices closed.",
  },
  bandera: {
    name: "Battle of Arica and Flag Day",
    description: "Defence of Arica under Bolognesi, 1880.",
  },
  "pedro-pablo": {
    name: "Saints Peter and Paul",
    description: "Fishermen’s feast with boat processions.",
  },
  "fuerza-aerea": {
    name: "Peruvian Air Force Day",
    description: "Death of pilot José Abelardo Quiñones, 1941.",
  },
  "patrias-28": {
    name: "Independence Day",
    description: "San Martín’s proclamation, 1821; costliest travel week of the year.",
  },
  "patrias-29": {
    name: "Independence holiday, day two",
    description: "Military parade in Lima.",
  },
  junin: {
    name: "Battle of Junín",
    description: "Cavalry victory of Bolívar’s army, 1824.",
  },
  "santa-rosa": {
    name: "Saint Rose of Lima",
    description: "First saint of the Americas; wishes dropped into her well.",
  },
  angamos: {
    name: "Battle of Angamos",
    description: "Death of Admiral Grau, 1879.",
  },
  "todos-santos": {
    name: "All Saints’ Day",
    description: "Cemeteries filled with music and food.",
  },
  inmaculada: {
    name: "Immaculate Conception",
    description: "Two days off together with the 9th.",
  },
  ayacucho: {
    name: "Battle of Ayacucho",
    description: "End of Spanish rule in South America, 1824.",
  },
  navidad: {
    name: "Christmas Day",
    description: "The main night is 24 December: turkey, panettone, hot chocolate.",
  },
  lima: {
    name: "Anniversary of Lima",
    description: "Founded by Pizarro in 1535; serenade and parade.",
  },
  candelaria: {
    name: "Virgin of Candelaria (Puno)",
    description: "Tens of thousands of dancers in the first half of February; UNESCO list (2014).",
  },
  "pisco-sour": {
    name: "Pisco Sour Day",
    description: "Tastings across Lima.",
  },
  carnaval: {
    name: "Carnival (Cajamarca)",
    description: "Water and paint fights: leave valuables behind.",
  },
  temblores: {
    name: "Lord of the Tremors (Cusco)",
    description: "The dark Christ is showered with red ñucchu flowers.",
  },
  "semana-santa": {
    name: "Holy Week (Ayacucho)",
    description: "Flower carpets and a dawn Easter procession.",
  },
  "qoyllur-riti": {
    name: "Qoyllur Rit’i pilgrimage (Cusco)",
    description: "Glacier valley above 4,600 m; UNESCO list (2011).",
  },
  corpus: {
    name: "Corpus Christi (Cusco)",
    description: "Fifteen saints on parade; the day of chiriuchu.",
  },
  "inti-raymi": {
    name: "Inti Raymi, Festival of the Sun (Cusco)",
    description: "Qorikancha, main square, Sacsayhuamán; book months ahead.",
  },
  "san-juan": {
    name: "Feast of Saint John (Amazon)",
    description: "River bathing and juane in Iquitos.",
  },
  ceviche: {
    name: "Ceviche Day",
    description: "Tastings nationwide.",
  },
  paucartambo: {
    name: "Virgen del Carmen (Paucartambo)",
    description: "Masked troupes, devils on the rooftops.",
  },
  pisco: {
    name: "Pisco Day",
    description: "Winery visits around Ica.",
  },
  arequipa: {
    name: "Arequipa Day",
    description: "Long parade, fireworks the night before.",
  },
  milagros: {
    name: "Lord of Miracles (Lima)",
    description: "The purple month; main processions on 18, 19 and 28; Doña Pepa nougat.",
  },
  "cancion-criolla": {
    name: "Day of Creole Song",
    description: "Waltz and cajón instead of Halloween.",
  },
  puno: {
    name: "Puno Week",
    description: "Manco Cápac steps out of Lake Titicaca.",
  },
  santurantikuy: {
    name: "Santurantikuy fair (Cusco)",
    description: "Hand-made nativity figures on the main square.",
  },
} satisfies Record<HolidayId, { name: string; description: string }>;
