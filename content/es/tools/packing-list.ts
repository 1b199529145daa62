import { packingItems, type SeasonalItem } from "#content/packing/packing-items.ts";
import { formatMonths } from "#i18n/format-months.ts";
import type { PackingListText } from "#content/tools/packing-list-text.ts";

const monthsOf = (item: SeasonalItem) => formatMonths(packingItems[item].months, "es");

export default (): PackingListText => ({
  title: "Qué llevar al Perú",
  description:
    "Qué llevar al Perú según región, mes y planes: para la costa, la sierra y la selva, y qué dejar en casa. Lista para marcar o imprimir.",
  keywords: ["qué llevar al Perú", "equipaje Perú", "ropa para la altura", "equipo para la selva"],
  lead: "En una semana se puede estar en la playa, a cuatro mil metros y en la selva: tres climas tienen que caber en un solo equipaje. Basta con marcar adónde, cuándo y para qué.",
  pictureAlt:
    "Una mochila abierta sobre un mantel de colores, junto a un poncho doblado, botas, una botella y un sombrero.",
  choiceTitle: "¿Adónde, cuándo, para qué?",
  zone: "Regiones",
  zones: { coast: "Costa, Lima", andes: "Sierra (Cusco, Arequipa, Titicaca)", amazon: "Selva" },
  month: "Meses (ninguno: cualquier mes)",
  activity: "Planes",
  activities: {
    trek: "caminata de varios días",
    "machu-picchu": "Machu Picchu",
    beach: "mar, dunas, lanchas",
    bus: "bus nocturno",
    food: "restaurantes",
    children: "viaje con niños",
  },
  show: "Armar la lista",
  listTitle: "Lo que va en el equipaje",
  groups: {
    papers: "Documentos",
    money: "Dinero y teléfono",
    clothes: "Ropa",
    weather: "Sol y lluvia",
    health: "Salud",
    day: "Mochila del día",
    trek: "Para la caminata",
    beach: "Para el mar y el desierto",
    children: "Para los niños",
    home: "Mejor dejar en casa",
  },
  items: {
    passport: { name: "pasaporte o documento, y una foto en el teléfono", why: "revisar hasta cuándo vale" },
    tickets: { name: "boletos y reservas descargados", why: "en la sierra no siempre hay señal" },
    insurance: {
      name: "póliza del seguro y su teléfono de asistencia",
      why: "[tarjeta de emergencia](page:emergency)",
    },
    "yellow-fever": {
      name: "certificado de vacuna contra la fiebre amarilla",
      why: "quién la necesita: [seguridad y salud](page:safety-health)",
    },
    "minor-papers": {
      name: "pasaporte del menor y permiso del otro padre si viaja con uno solo",
      why: "[para cada viajero](page:for-whom)",
    },
    cards: { name: "dos tarjetas, guardadas por separado" },
    "small-cash": {
      name: "sencillo en soles para buses, mercados y baños",
      why: "pocas veces hay vuelto para billetes grandes",
    },
    phone: { name: "teléfono, cargador y batería externa", why: "el frío la descarga rápido" },
    adapter: {
      name: "adaptador, si el enchufe no entra",
      why: "[guía del Perú](page:peru-guide#electricity)",
    },
    padlock: { name: "un candado pequeño" },
    layers: {
      name: "ropa por capas: polo, polar o lana, cortavientos",
      why: "hiela al amanecer y al mediodía se anda en polo",
    },
    "warm-night": {
      name: "gorro, guantes y ropa abrigada para dormir",
      why: `en la sierra las noches son heladas (${monthsOf("warm-night")})`,
    },
    "sun-hat": { name: "sombrero de ala ancha" },
    shoes: {
      name: "zapatos ya usados y con buena suela",
      why: "el empedrado, las gradas y los senderos mojados resbalan",
    },
    sandals: { name: "sandalias" },
    "light-long": { name: "camisa de manga larga y pantalón, claros", why: "contra los zancudos y el sol" },
    "cold-snap": {
      name: "una chompa también para la selva",
      why: `puede llegar el friaje (${monthsOf("cold-snap")})`,
    },
    swimwear: { name: "traje de baño", why: "también para las aguas termales" },
    "grey-coast": {
      name: "chompa y casaca también para la costa",
      why: `Lima está gris, húmeda y fresca (${monthsOf("grey-coast")})`,
    },
    smart: { name: "una muda más formal para la cena" },
    sunscreen: {
      name: "protector solar 50 y bálsamo labial",
      why: "en la altura y cerca del ecuador quema rápido",
    },
    sunglasses: { name: "lentes de sol con filtro UV" },
    "rain-highlands": {
      name: "casaca impermeable y cobertor de mochila",
      why: `llueve por las tardes (${monthsOf("rain-highlands")})`,
    },
    "rain-jungle": { name: "poncho de lluvia y bolsa seca", why: "en la selva llueve cualquier día" },
    "own-medicine": { name: "los medicamentos propios, para el doble de días y con receta" },
    "first-aid": { name: "curitas, desinfectante, analgésico y termómetro" },
    stomach: { name: "antidiarreico y sales de rehidratación" },
    altitude: {
      name: "hablar con un médico sobre el soroche",
      why: "[qué ayuda](page:safety-health#altitude)",
    },
    repellent: { name: "repelente (DEET o icaridina)" },
    "repellent-valley": {
      name: "repelente para Machu Picchu",
      why: "la picadura del mosquito arde por días",
    },
    sanitiser: { name: "alcohol en gel y papel higiénico", why: "en el camino suele faltar" },
    earplugs: { name: "tapones, antifaz y almohada de cuello" },
    "bus-warm": { name: "algo abrigado para el bus", why: "el aire acondicionado enfría toda la noche" },
    motion: { name: "pastillas para el mareo", why: "la carretera de sierra es pura curva" },
    daypack: {
      name: "una mochila pequeña para el día",
      why: "a [Machu Picchu](page:machu-picchu) solo se entra con una pequeña",
    },
    bottle: { name: "una botella rellenable", why: "a Machu Picchu no entran botellas descartables" },
    headlamp: { name: "linterna frontal y pilas" },
    "jungle-torch": {
      name: "linterna para las caminatas nocturnas",
      why: "en el albergue cortan la luz de noche",
    },
    binoculars: { name: "binoculares" },
    boots: { name: "botas que sujeten el tobillo" },
    poles: { name: "bastones con punta de goma", why: "la punta de metal no se permite en todas partes" },
    "sleeping-bag": {
      name: "bolsa de dormir para −10 °C si se acampa",
      why: "la mayoría de las agencias la alquila",
    },
    snacks: { name: "comida energética y pastillas para purificar agua" },
    blister: { name: "parches para ampollas y dos pares de medias secas en bolsa" },
    rash: { name: "polo con filtro UV y zapatos de agua" },
    dune: { name: "pañuelo y lentes cerrados para las dunas", why: "la arena se mete en todo" },
    "boat-wind": { name: "cortavientos para la lancha" },
    "child-sun": { name: "gorro, ropa UV y bloqueador alto para el niño" },
    "child-medicine": { name: "antifebril, sales y termómetro para el niño" },
    carrier: { name: "portabebé en lugar de coche", why: "el coche no sube gradas" },
    games: { name: "juegos y cuentos descargados para los viajes largos" },
    "no-drone": { name: "un dron sin permiso" },
    "no-plastic": {
      name: "plástico de un solo uso",
      why: "no entra a Machu Picchu ni a las áreas protegidas",
    },
    "no-food": { name: "fruta fresca, carne y semillas", why: "[aduana](page:entry#customs)" },
    "no-jewels": { name: "joyas y reloj caro" },
  },
  packed: "{done} de {of} ya en el equipaje.",
  kept: "Las marcas quedan solo en este dispositivo.",
  notKept: "Este navegador no permite guardar las marcas en el dispositivo.",
  print: "Imprimir",
  clear: "Borrar las marcas",
  disclaimer: [
    "La lista se basa en el clima habitual de cada región: antes de salir, mira el pronóstico. Sobre los medicamentos decide un médico.",
  ],
});
