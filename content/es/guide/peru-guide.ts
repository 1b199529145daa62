import { banknotes } from "#content/facts/banknotes.ts";
import { flightHours } from "#content/facts/borders/flights-to-lima.ts";
import { climateRange } from "#content/facts/climate/climate-range.ts";
import { climate } from "#content/facts/climate/climate.ts";
import { wholeCountryMonths } from "#content/facts/climate/best-months.ts";
import { andeanRoaming, country, emergency, singleNumber } from "#content/facts/country.ts";
import { civilDefence, consularLines, helpLines } from "#content/facts/entry/help-lines.ts";
import { busHours, carRental, coachSeats, flightMinutes, trainHours } from "#content/facts/journeys.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import { andeanSeasons, heights, topTen } from "#content/facts/top-ten.ts";
import { safetyAdvice, yellowFever } from "#content/facts/entry/travel-advice.ts";
import { emergencyState } from "#content/facts/safety/emergency-state.ts";
import { vatFreeStay } from "#content/facts/costs/stays.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatMetres, formatNumber } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";
import { formatDuration, formatHours } from "#i18n/format-duration.ts";
import { formatMonths } from "#i18n/format-months.ts";

const altitude = (id: PlaceId) => formatMetres(places[id].altitude, "es");
const degrees = ([from, to]: readonly [number, number]) => `${from}–${to} °C`;
/** Of Lima: the days of the summer; of the winter, from the coolest nights to the warmest days. */
const limaSummer = degrees(climateRange(climate.lima.tmax, 1, 3));
const limaWinter = degrees([
  climateRange(climate.lima.tmin, 6, 10)[0],
  climateRange(climate.lima.tmax, 6, 10)[1],
]);
const bus = (route: keyof typeof busHours) => formatHours(busHours[route][0], "es", busHours[route][1]);

export default guideWords(() => ({
  title: "Guía del Perú",
  description:
    "Cuándo viajar al Perú, cómo evitar el mal de altura, con qué pagar, cómo moverse entre costa, sierra y selva, qué llevar y a quién llamar en una emergencia.",
  keywords: [
    "guía del Perú",
    "cuándo viajar al Perú",
    "soroche Cusco",
    "seguridad en el Perú",
    "sol peruano",
    "transporte en el Perú",
    "fiebre amarilla Perú",
    "números de emergencia Perú",
  ],
  lead: "El Perú es desierto, sierra de más de cuatro mil metros y selva a la vez, de modo que ni el mejor mes ni la ropa ni las precauciones son los mismos en Lima, en Cusco y en Iquitos. Esta página recorre lo que hay que decidir antes del viaje, lo que importa cuidar una vez en el país y a quién llamar si surge un problema.",
  pictureAlt:
    "Un tren azul sigue el río al pie de un nevado; en la orilla, una llama y una mujer con traje tradicional.",
  sections: [
    {
      id: "country",
      title: "El país en breve",
      blocks: [
        {
          kind: "terms",
          items: [
            {
              term: "Superficie",
              text: `${formatNumber(country.areaKm2, "es")} km²: algo mayor que Colombia, dos tercios de México o unas dos veces y media España`,
            },
            { term: "Población", text: `unos ${country.populationMillions} millones` },
            { term: "Capital", text: "Lima, con unos 10 a 11 millones de habitantes si se cuenta el Callao" },
            {
              term: "Idiomas",
              text: "español en todas partes; el quechua, el aimara y las lenguas amazónicas son también oficiales donde se hablan",
            },
            { term: "Moneda", text: "sol (PEN, S/)" },
            {
              term: "Hora",
              text: `UTC−${Math.abs(country.utcOffsetHours)} todo el año, la misma hora que en Bogotá, Quito y Panamá; seis horas menos que en Madrid en invierno y siete en verano`,
            },
            { term: "Electricidad", text: `${country.volts} V, ${country.hertz} Hz` },
            { term: "Código telefónico", text: country.callingCode },
            { term: "Tránsito", text: "por la derecha" },
          ],
        },
        "El país tiene tres regiones. A lo largo del Pacífico corre una franja estrecha de desierto, con Lima, Paracas y Nasca; detrás se levantan los Andes, con Cusco, Arequipa y el lago Titicaca; y al otro lado de la cordillera, en más de la mitad del territorio, empieza la selva amazónica. En dos semanas caben bien dos de las tres; para verlas todas hacen falta casi tres. Los [itinerarios](page:itineraries) lo muestran día por día.",
        "Quien empieza a planificar puede seguir por lo que [cuesta el viaje](page:costs), [cómo llegar](page:getting-there), [para quién es](page:for-whom) —con niños, en solitario o con más años— y las [preguntas](page:questions) más frecuentes.",
      ],
    },
    {
      id: "when-to-go",
      title: "Cuándo viajar",
      picture: {
        id: "places/machu-picchu",
        alt: "Machu Picchu: la ciudad inca vista desde la Casa del Guardián, con la neblina de la mañana en el cañón.",
      },
      blocks: [
        "El Perú está en el hemisferio sur, pero al viajero le importan menos el invierno y el verano que la lluvia y la neblina. La sierra está seca de mayo a setiembre, justo cuando la costa se pone gris; por eso ningún mes es el mejor para todo.",
        {
          kind: "table",
          caption: "Buenos meses por región",
          head: ["Región", "Lo mejor", "Lo que hay que saber"],
          rows: [
            [
              "Costa: Lima, Paracas, Nasca",
              `${formatMonths(topTen.lima.bestMonths, "es")}: sol; en Lima, ${limaSummer} de día`,
              `de junio a octubre, ${limaWinter}, cielo gris y garúa (llovizna), sin lluvia de verdad`,
            ],
            [
              "Sierra: Cusco, Puno, Arequipa",
              `${formatMonths(andeanSeasons.dry, "es")}: días secos y soleados, noches con helada`,
              `${formatMonths(andeanSeasons.wettest, "es")}: las lluvias más fuertes; los deslizamientos paran trenes y cierran caminos`,
            ],
            [
              "Selva: Iquitos, Puerto Maldonado",
              `${formatMonths(topTen.iquitos.bestMonths, "es")}: menos lluvia, bosque que se recorre a pie`,
              "de diciembre a mayo, río crecido: el bote llega más lejos y la fauna se ve desde la canoa",
            ],
          ],
        },
        `Para combinar las tres, los mejores meses son ${formatMonths(wholeCountryMonths, "es")}; también sirven los últimos días de abril y los primeros de octubre. El [Camino Inca](page:treks#inca-trail) cierra cada febrero; a Machu Picchu se sigue llegando en tren, si la lluvia lo permite.`,
        {
          kind: "list",
          items: [
            "**Los días más concurridos y más caros:** Semana Santa, la semana del Inti Raymi (24 de junio), 28 y 29 de julio, todo agosto, Navidad y Año Nuevo. Las fechas están en la página de [fiestas](page:holidays).",
            "**En años de El Niño** puede haber inundaciones en la costa norte entre enero y abril.",
            "**Mes por mes,** la temperatura y la lluvia medidas en cinco ciudades están en la página de [clima](page:weather).",
          ],
        },
      ],
    },
    {
      id: "safety",
      title: "Seguridad",
      blocks: [
        `El riesgo principal es el robo: de celulares y bolsos, y en taxis tomados al paso, sobre todo de noche (consejos de viaje británicos y australianos, ${formatMonth(safetyAdvice.theft.asOf, "es")}). Unas cuantas costumbres lo evitan casi siempre; [seguridad y salud](page:safety-health) recorre ciudades y distritos uno por uno.`,
        {
          kind: "checklist",
          items: [
            "Llevar por la calle una copia del documento; el original hace falta en los trenes, en Machu Picchu y en los vuelos nacionales.",
            "Pedir el taxi por aplicación o desde el alojamiento, sin tomarlo al paso.",
            "No llevar el celular en la mano al borde de la vereda (acera) ni junto a la ventana abierta del auto.",
            "Sacar efectivo de día, en un cajero dentro del banco.",
            "Revisar los billetes que se reciben: circulan falsos.",
            "Dejar un día libre antes del vuelo de regreso: las protestas pueden cortar carreteras, aeropuertos y el tren a Machu Picchu casi sin aviso.",
            "Mantenerse lejos de las drogas: la ley peruana es severa.",
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Estado de emergencia en Lima y Callao",
          text: [
            `Por la criminalidad se declara una y otra vez desde ${formatMonth(emergencyState.since, "es")}, en períodos de ${emergencyState.last.days} días; el último decreto conocido llegaba hasta el ${formatDate(emergencyState.lastKnownEnd, "es")}. El visitante lo nota en los militares que acompañan a la policía y en los controles de identidad: se lleva la copia del documento y la TAM, y hay que alejarse de las manifestaciones. Los museos, los vuelos y los trenes funcionan. Las normas vigentes salen en [El Peruano](site:elPeruano); las de otras regiones se resumen en [estados de emergencia](page:safety-health#emergency).`,
          ],
        },
        `Hay dos zonas a las que no conviene ir; el Reino Unido, por ejemplo, las desaconseja (${formatMonth(safetyAdvice.areas.asOf, "es")}). Una es la franja de ${safetyAdvice.borderStripKm} km junto a la frontera con Colombia en Loreto, salvo el propio río Amazonas y el tramo entre Caballococha y Santa Rosa, en la triple frontera; la otra es el VRAEM, los valles de los ríos Apurímac, Ene y Mantaro. Ni Cusco ni el Valle Sagrado ni Machu Picchu están incluidos. El consejo vigente lo publican [Exteriores](site:exteriores), la [SRE](site:sreMexico) y las demás cancillerías.`,
        `Las ceremonias de ayahuasca no son un paseo más: en ${safetyAdvice.ayahuasca.deathsIn} murieron visitantes (embajada de Estados Unidos, ${formatMonth(safetyAdvice.ayahuasca.asOf, "es")}). También la naturaleza exige cuidado. Los sismos son frecuentes, en la costa hay señales de evacuación por tsunami, el mar tiene corrientes de resaca y de diciembre a marzo los huaicos (aludes de barro) pueden caer sobre las carreteras: más en [naturaleza](page:safety-health#nature) y [carreteras](page:safety-health#roads).`,
      ],
    },
    {
      id: "health",
      title: "Salud",
      blocks: [
        { kind: "heading", id: "altitude", text: "La altura" },
        `El mal de altura, en el Perú soroche, afecta a muchos por encima de los 2500–3000 m, estén o no en forma. Produce dolor de cabeza, insomnio y náuseas, y el mejor remedio es el orden de la ruta: dormir primero abajo y subir después. El aeropuerto de Cusco está a ${altitude("airport-cuz")}, así que el aire falta ya al bajar del avión.`,
        {
          kind: "table",
          caption: "La altitud de cada parada",
          head: ["Lugar", "Altitud", "Qué significa"],
          rows: [
            ["Arequipa", altitude("arequipa"), "buena primera parada en la sierra"],
            ["Machu Picchu", altitude("machu-picchu"), "más bajo que Cusco"],
            ["Urubamba, Valle Sagrado", altitude("urubamba"), "aquí, las dos primeras noches"],
            ["Cusco", altitude("cusco"), "mejor al final"],
            ["Puno, lago Titicaca", altitude("puno"), "tras unos días de adaptación"],
            ["Laguna Humantay", altitude("humantay"), "excursión de un día, caminata empinada"],
            [
              "Abra (paso) en la ruta al Colca",
              formatMetres(heights.colcaPass, "es"),
              "en auto, con parada corta",
            ],
            ["Montaña de Siete Colores (Vinicunca)", altitude("rainbow-mountain"), "para el final del viaje"],
          ],
        },
        `El orden, entonces: al aterrizar en Cusco se baja el mismo día al Valle Sagrado y se duermen dos noches en Urubamba u Ollantaytambo (${altitude("ollantaytambo")}); de ahí se va en tren a Machu Picchu, y Cusco queda para el final. Por encima de 4000 m, solo después. Las primeras 24–48 horas se toman con calma: caminatas cortas, mucha agua, comida ligera y nada de alcohol; el mate (infusión) de coca es el remedio habitual, y lo ofrecen casi todos los alojamientos. Sobre niños, embarazo y medicamentos: [la altura](page:safety-health#altitude).`,
        {
          kind: "note",
          tone: "warning",
          title: "Cuándo hay que bajar",
          text: [
            "Un dolor de cabeza con vómitos, o la falta de aire en reposo, ya es peligroso. No se espera a la mañana: se baja y se busca un médico. La acetazolamida solo se toma si un médico la aprobó antes.",
            "La hoja y el mate de coca son legales en el Perú, pero no se pueden llevar a España ni al resto de la Unión Europea, a Chile, a Estados Unidos ni a la mayoría de los demás países: no hay que ponerlos en el equipaje, tampoco en bolsitas filtrantes o caramelos.",
          ],
        },
        { kind: "heading", id: "vaccinations", text: "Vacunas y mosquitos" },
        `Para ingresar no se pide certificado. La vacuna contra la fiebre amarilla se recomienda al este de los Andes por debajo de los ${formatMetres(yellowFever.belowMetres, "es")}, al menos ${yellowFever.daysBefore} días antes de ir. En un centro de vacunación se pregunta también por hepatitis A, tifoidea, tétanos y sarampión.`,
        {
          kind: "terms",
          items: [
            {
              term: "Fiebre amarilla: recomendada",
              text: "Loreto (Iquitos), Madre de Dios (Puerto Maldonado), Ucayali, San Martín, Amazonas; partes de Cusco, Puno, Junín, Pasco y Huánuco",
            },
            {
              term: "Fiebre amarilla: según a quién se pregunte",
              text: `Machu Picchu: desde ${yellowFever.machuPicchuSince} los [CDC](site:cdc) de Estados Unidos la recomiendan también allí; el Ministerio de Salud peruano, no (${formatMonth(yellowFever.ministry.asOf, "es")})`,
            },
            { term: "Fiebre amarilla: no recomendada", text: "Lima, la ciudad de Cusco, la costa" },
            {
              term: "Malaria y dengue",
              text: "en la selva baja, Iquitos y Puerto Maldonado incluidos; el dengue, también en la costa norte y a veces en Lima",
            },
          ],
        },
        "Cómo protegerse, qué cuidar en el embarazo y dónde hay buenas clínicas se explica en [infecciones](page:safety-health#infections) y [clínicas](page:safety-health#clinics). Varios países, algunos de ellos vecinos, piden el certificado de fiebre amarilla a quien llega del Perú: [después del Perú](page:getting-there#yellow-fever).",
        { kind: "heading", id: "everyday-health", text: "Comida, agua, sol, seguro" },
        {
          kind: "list",
          items: [
            "**Agua:** la del caño (grifo, llave) no se toma; hay que comprarla o filtrarla.",
            "**Comida:** la fruta se pela y el ceviche se come al mediodía y donde haya gente ([gastronomía](page:gastronomy)); si algo cae mal: [el estómago](page:safety-health#stomach).",
            "**Sol:** en la altura quema aunque haga frío, y en Arequipa más que en ningún otro lugar.",
            "**Seguro:** la tarjeta sanitaria europea no vale en el Perú. Hace falta un seguro de viaje que cubra la altura y las caminatas: [en qué fijarse](page:safety-health#insurance).",
          ],
        },
      ],
    },
    {
      id: "money",
      title: "Dinero",
      facts: [
        { term: "Moneda", text: "sol (PEN, S/)" },
        { term: "Billetes", text: `${country.notes.join(", ")} soles` },
        { term: "Monedas", text: `${country.coins.join(", ")} soles; 10, 20, 50 céntimos` },
      ],
      blocks: [
        "En las ciudades, los restaurantes y los mejores hoteles se paga con tarjeta; en mercados, buses y pueblos, solo en efectivo. El sencillo (monedas y billetes chicos) va siempre a mano para el taxi y el mercado. El presupuesto por día se calcula en [costos](page:costs#daily). En textos antiguos se lee «nuevo sol»: así se llamó la moneda hasta diciembre de 2015.",
        `Desde ${banknotes.since} circula una nueva serie de billetes (${banknotes.portraits.map(({ soles, name }) => `${soles}: ${name}`).join("; ")}). La anterior sigue valiendo y las dos se mezclan; un billete roto no lo acepta nadie, así que tampoco conviene recibirlo.`,
        {
          kind: "terms",
          items: [
            {
              term: "Qué llevar",
              text: "Una tarjeta y, de reserva, dólares en billetes limpios y sin daños. Los euros se cambian en Lima, Cusco y Arequipa, a peor tipo; las monedas de los países vecinos, casi solo en la frontera.",
            },
            {
              term: "Cajeros",
              text: "La mayoría cobra una comisión y limita cada retiro: mejor sacar más, menos veces.",
            },
            { term: "Tipo de cambio", text: "El del día está en la web del [Banco Central](site:bcrp)." },
            {
              term: "Yape, Plin",
              text: "Estos pagos por celular, anunciados en todas partes, requieren una cuenta bancaria peruana.",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: `Sin el ${country.vatPercent} % de impuesto en el hotel`,
          text: [
            `Quien vive en el extranjero y se queda ${vatFreeStay.days} días como máximo no tiene que pagar el IGV (el IVA peruano) de ${country.vatPercent} % del alojamiento. Se muestran el pasaporte y la [TAM](page:entry#arrival), el registro de ingreso, y revisar la cuenta antes de pagarla.`,
          ],
        },
      ],
    },
    {
      id: "electricity",
      title: "Electricidad",
      facts: [
        { term: "Tensión", text: `${country.volts} V` },
        { term: "Frecuencia", text: `${country.hertz} Hz` },
        { term: "Enchufes", text: "A y C, a menudo combinados" },
      ],
      blocks: [
        `La red es de ${country.volts} V y ${country.hertz} Hz. Los tomacorrientes reciben dos clavijas planas (A) o dos redondas (C), y muchos ambas. El enchufe delgado de dos clavijas de España, Chile, Bolivia o Paraguay entra; el grueso con toma de tierra, a menudo no. Las clavijas planas de México, Colombia, Ecuador, Centroamérica y el Caribe entran, pero la tensión es casi el doble: los cargadores de «100–240 V» funcionan, y un secador de pelo de 110 o 127 V se quema. Desde Argentina, Uruguay o Brasil puede hacer falta un adaptador, según el enchufe.`,
      ],
    },
    {
      id: "transport",
      title: "Transporte",
      blocks: [
        { kind: "heading", id: "to-lima", text: "Cómo llegar a Lima" },
        {
          kind: "list",
          items: [
            `**Desde España,** el vuelo directo de Madrid dura unas ${formatHours(flightHours.madrid[0], "es")}.`,
            `**Desde Sudamérica** hay vuelos directos de Bogotá (unas ${formatHours(flightHours.bogota[0], "es")}), Quito (${formatHours(flightHours.quito[0], "es")}), Santiago (${formatHours(Math.round(flightHours.santiago[0]), "es")}), Buenos Aires (${formatHours(flightHours.buenosAires[1], "es")}), entre otras ciudades.`,
            `**Desde México y Centroamérica** se vuela directo de Ciudad de México (unas ${formatHours(flightHours.mexicoCity[1], "es")}) y de Panamá (${formatHours(flightHours.panama[0], "es")}), que reúne a los pasajeros de la región.`,
          ],
        },
        "Aerolíneas, escalas, equipaje y la tarifa de transferencia de Lima están en [cómo llegar](page:getting-there#flights), los pasos por tierra en [fronteras](page:getting-there#land-borders) y lo que piden en el control en [ingreso al Perú](page:entry#requirements). El camino a la ciudad se describe en [transporte en Lima](page:lima-transport).",
        { kind: "heading", id: "flights", text: "Vuelos nacionales" },
        "Las principales aerolíneas son LATAM, Sky y JetSMART. A Cusco, los vuelos de la mañana son los más confiables.",
        {
          kind: "table",
          caption: "En avión desde Lima",
          head: ["Destino", "Tiempo de vuelo", "Para visitar"],
          rows: [
            ["Cusco", formatDuration(flightMinutes.cusco, "es"), "Valle Sagrado, Machu Picchu"],
            [
              "Arequipa",
              formatDuration(flightMinutes.arequipa, "es"),
              "la Ciudad Blanca, el cañón del Colca",
            ],
            ["Puerto Maldonado", formatDuration(flightMinutes.puertoMaldonado, "es"), "la selva del sur"],
            ["Juliaca", formatDuration(flightMinutes.juliaca, "es"), "Puno, el lago Titicaca"],
            [
              "Iquitos",
              formatDuration(flightMinutes.iquitos, "es"),
              "el Amazonas; no llega ninguna carretera",
            ],
          ],
        },
        { kind: "heading", id: "buses", text: "Buses interprovinciales" },
        `Las empresas grandes son Cruz del Sur, Oltursa, Civa con Excluciva, Móvil, Tepsa y Flores. Peru Hop lleva a los viajeros de parada en parada, y entre Cusco y Puno, Inka Express y Turismo Mer paran en los sitios del camino. El asiento semicama se reclina hasta ${coachSeats.semicama}, el cama hasta ${coachSeats.cama}; de noche vale la pena pagar la diferencia. Para subir se muestra el documento.`,
        {
          kind: "table",
          caption: "Tiempo de viaje en bus",
          head: ["Ruta", "Duración aproximada"],
          rows: [
            ["Lima – Ica, Huacachina", bus("limaIca")],
            ["Lima – Nasca", bus("limaNazca")],
            ["Lima – Arequipa", bus("limaArequipa")],
            ["Lima – Cusco", bus("limaCusco")],
            ["Cusco – Puno", bus("cuscoPuno")],
            ["Arequipa – Puno", bus("arequipaPuno")],
            ["Arequipa – Cusco", bus("arequipaCusco")],
          ],
        },
        "Lima no tiene un terminal único: cada empresa sale del suyo, así que hay que mirar la dirección en el pasaje.",
        { kind: "heading", id: "trains", text: "Trenes" },
        `A Machu Picchu van dos empresas, [PeruRail](site:perurail) e [Inca Rail](site:incaRail). Desde Ollantaytambo son menos de dos horas; desde Poroy, junto a Cusco, ${formatHours(trainHours.fromPoroy[0], "es", trainHours.fromPoroy[1])}. El tren de lujo de Cusco a Puno, en el lago Titicaca, tarda unas ${formatHours(trainHours.cuscoPuno, "es")}. Los precios y la compra están en [trenes a Machu Picchu](page:machu-picchu#trains).`,
        { kind: "heading", id: "car-rental", text: "Alquiler de autos" },
        {
          kind: "list",
          items: [
            `**Licencia:** la extranjera vale ${carRental.licenceMonths} meses desde el ingreso, con el documento y el registro de ingreso; se recomienda el permiso internacional.`,
            `**Edad:** las empresas suelen pedir un mínimo de ${carRental.minimumAge[0]} a ${carRental.minimumAge[1]} años.`,
            "**Seguro:** el SOAT, el de accidentes, es obligatorio; hay que verificar que el certificado esté en el auto.",
            "**De noche** nunca se maneja (conduce) por la sierra.",
            "**Dónde conviene:** hacia Paracas y en la costa norte, con cochera (garaje) vigilada; en Lima no, por el tráfico y la falta de estacionamiento.",
          ],
        },
        { kind: "heading", id: "taxis", text: "Taxis" },
        "No hay taxímetro: la tarifa se acuerda antes de subir. En las ciudades se puede pedir un auto por aplicación: Uber, Cabify, DiDi, inDrive o Yango. Las tarifas de Lima y las opciones del aeropuerto están en [transporte en Lima](page:lima-transport).",
      ],
    },
    {
      id: "tips",
      title: "Consejos útiles",
      blocks: [
        { kind: "heading", id: "time-zone", text: "Zona horaria" },
        `El Perú mantiene UTC−${Math.abs(country.utcOffsetHours)} todo el año y no cambia la hora. Es la misma hora que en Colombia, Ecuador y Panamá; una hora más que en Ciudad de México y Centroamérica; una menos que en Bolivia, Venezuela y la República Dominicana; dos menos que en Argentina, Uruguay, Paraguay y Brasilia; y una o dos menos que en Chile, según la época. Con Madrid la diferencia es de seis horas en invierno y siete en verano: en julio, cuando allí son las ocho de la noche, en Lima es la una de la tarde.`,
        { kind: "heading", id: "clothing", text: "Ropa" },
        "Entre la tarde soleada y la helada de esa misma noche puede haber veinte grados: mejor varias capas delgadas y no un solo abrigo grueso. Para la Lima gris basta una casaca (chaqueta) ligera; para la selva, manga y pantalón largos; de noviembre a marzo no se sale a la sierra sin poncho de lluvia. Por encima de 3800 m, en Puno o en la Montaña de Siete Colores, se agradecen la casaca cortavientos, el chullo (gorro andino) y los guantes.",
        { kind: "heading", id: "equipment", text: "Equipo" },
        {
          kind: "checklist",
          items: [
            "Adaptador y cargadores, batería portátil",
            "Protector solar de factor 50, lentes (gafas) de sol, sombrero",
            "Repelente con DEET para la selva",
            "Linterna frontal, para dormir o caminar lejos de un pueblo",
            "Botella recargable, de preferencia con filtro",
            "Bolsa impermeable para el bote y los meses de lluvia",
            "Botiquín pequeño, con la receta de los medicamentos propios",
            "Copias del pasaporte, en papel y en el celular",
            "Pañuelos y sencillo: el baño público se paga, y el papel va al tacho (cubo de basura), no al inodoro",
          ],
        },
        "A Machu Picchu y a las áreas protegidas no se puede entrar con plásticos de un solo uso, y para volar drones hace falta permiso.",
        { kind: "heading", id: "phrases", text: "Palabras peruanas y quechuas" },
        "También quien habla español aprende palabras nuevas en el Perú: estas son las que más se oyen en la calle. El «pe» del final de la oración viene de «pues» y no significa nada; es la sazón del habla peruana. En la sierra, un saludo en quechua abre muchas puertas. Muchas más, por situaciones, en [palabras peruanas](page:phrasebook).",
        {
          kind: "table",
          caption: "Palabras del Perú",
          head: ["En el Perú", "En otros países"],
          rows: [
            ["ahorita", "en un momento (que puede ser largo)"],
            ["al toque", "enseguida"],
            ["bloqueador", "protector solar"],
            ["caño", "grifo, llave del agua"],
            ["casaca", "chaqueta, chamarra, campera"],
            ["causa, pata", "amigo, compañero"],
            ["chancho", "cerdo"],
            ["chompa", "suéter, jersey"],
            ["choclo", "mazorca tierna de maíz, elote"],
            ["chullo", "gorro andino de lana, con orejeras"],
            ["cochera", "garaje"],
            ["feriado", "día festivo"],
            ["huaico", "alud de barro y piedras"],
            ["jalador", "quien capta clientes en la calle o en el terminal"],
            ["jugo", "zumo"],
            ["lentes", "gafas, anteojos"],
            ["palta", "aguacate"],
            ["paradero", "parada de bus"],
            ["pista", "calzada"],
            ["polo", "camiseta, playera, remera"],
            ["sencillo", "cambio: monedas y billetes chicos"],
            ["tacho", "cubo de basura, papelera"],
            ["vereda", "acera, banqueta"],
            ["ya", "de acuerdo"],
            ["yapa", "un poco más, de regalo"],
          ],
        },
        // Quechua of Cusco, from Quechua Tinkuy (University of Texas) and the Inka Porter Project’s list of greetings.
        {
          kind: "table",
          caption: "Seis palabras de quechua cusqueño",
          head: ["En quechua", "Qué quiere decir"],
          rows: [
            ["*qu:Allillanchu*", "¿Cómo está? (al saludar)"],
            ["*qu:Allillanmi*", "Bien (al responder)"],
            ["*qu:Sulpayki*", "Gracias"],
            ["*qu:Arí*", "Sí"],
            ["*qu:Manan*", "No"],
            ["*qu:Tupananchiskama*", "Hasta que nos volvamos a ver"],
          ],
        },
        { kind: "heading", id: "communication", text: "Teléfono e internet" },
        `Lo más cómodo es una eSIM comprada antes del viaje. Para un chip (tarjeta SIM) local se va a una tienda de Claro, Entel, Movistar o Bitel: el prepago se vende con pasaporte y huella digital. Las líneas pospago de Bolivia, Colombia y Ecuador usan en el Perú la tarifa de casa por ${andeanRoaming.days} días (Decisión 854 de la Comunidad Andina, ${formatMonth(andeanRoaming.asOf, "es")}); el *en:roaming* europeo, en cambio, no incluye al Perú, y los demás deben preguntar o apagar los datos antes de aterrizar. Para llamar al exterior se marca 00 y el código del país: 34 para España, 52 para México, 54 para Argentina, 56 para Chile, 57 para Colombia. Hoteles, conductores y guías coordinan todo por WhatsApp.`,
        { kind: "heading", id: "shopping", text: "Compras" },
        "Vale la pena llevarse alpaca, plata, tejidos y un retablo, la caja con puertas llena de figuras pintadas. El verdadero *en:baby alpaca* nunca es barato; si lo es, se trata de otra fibra. La etiqueta de una cooperativa indica que el dinero llega a las tejedoras. En el mercado se regatea, en la tienda no. La cerámica y los textiles antiguos no pueden salir del país ([aduana](page:entry#customs)).",
        { kind: "heading", id: "tipping", text: "Propinas" },
        "En el restaurante, alrededor del 10 %, si la cuenta no incluye el servicio. Los guías y porteadores cuentan con la propina; los taxistas, no.",
      ],
    },
    {
      id: "emergencies",
      title: "Números de emergencia",
      blocks: [
        `No hay aún un número único: el 911 está prometido para Lima y Callao en ${formatMonth(singleNumber.promisedFor, "es")} (${formatMonth(singleNumber.asOf, "es")}), y mientras no se anuncie valen estos. Guardarlos antes de salir, o imprimirlos con los datos propios en la [tarjeta de emergencia](page:emergency).`,
        {
          kind: "terms",
          items: [
            { term: "Policía", text: `[${emergency.police}](tel:${emergency.police})` },
            { term: "Ambulancia (SAMU)", text: `[${emergency.ambulance}](tel:${emergency.ambulance})` },
            { term: "Bomberos y rescate", text: `[${emergency.fire}](tel:${emergency.fire})` },
            {
              term: "Policía de Carreteras",
              text: `[${emergency.highwayPolice}](tel:${emergency.highwayPolice})`,
            },
            {
              term: "Defensa Civil",
              text: `[${civilDefence.shown}](tel:${civilDefence.tel})`,
            },
            {
              term: "Policía de Turismo",
              text: `[${helpLines.touristPolice.shown}](tel:${helpLines.touristPolice.tel}), también por WhatsApp; si no contestan, el ${emergency.police}`,
            },
            {
              term: "IPERÚ, asistencia al turista las 24 horas",
              text: `por WhatsApp [${helpLines.touristWhatsApp.shown}](tel:${helpLines.touristWhatsApp.tel}), por teléfono [${helpLines.tourist.shown}](tel:${helpLines.tourist.tel}); se verifican en [peru.travel](site:peruTravel)`,
            },
          ],
        },
        {
          kind: "steps",
          items: [
            {
              title: "En caso de robo",
              text: "Se bloquean las tarjetas y se pide la denuncia policial: la exigen el seguro y la embajada.",
            },
            {
              title: "Si alguien se enferma",
              text: "Se llama al seguro antes de pagar nada: ahí dicen a qué clínica ir.",
            },
            {
              title: "Si el viaje se interrumpe",
              text: "Ante un bloqueo o un tren cancelado, IPERÚ sabe qué funciona; si peligra el vuelo, hay que avisar también a la aerolínea. El mapa de vías cerradas está en [paros](page:safety-health#strikes).",
            },
          ],
        },
      ],
    },
    {
      id: "representation",
      title: "Embajadas y consulados",
      blocks: [
        "El consulado reemplaza el documento perdido, visita al hospitalizado o detenido y avisa a la familia; las cuentas no las paga. Antes de salir, anotar su número donde se pueda ver sin conexión, e inscribirse en el registro de viajeros, si el país lo tiene.",
        {
          kind: "table",
          caption: "Ayuda consular en el Perú",
          head: ["Ciudadanos de", "En el Perú", "Teléfono o página"],
          rows: [
            [
              "España",
              "Consulado General en Lima",
              "la dirección y el número de emergencia están en [exteriores.gob.es](site:spainConsulate)",
            ],
            [
              "México",
              `el Perú rompió relaciones en noviembre de 2025; la ayuda consular continuaba entonces (${formatMonth(consularLines.mexico.asOf, "es")})`,
              `[${consularLines.mexico.shown}](tel:${consularLines.mexico.tel}), por WhatsApp [${consularLines.mexicoWhatsApp.shown}](tel:${consularLines.mexicoWhatsApp.tel}); [SRE](site:sreMexico)`,
            ],
            [
              "Argentina",
              "embajada en Lima; emergencias, en la Cancillería",
              `[${consularLines.argentina.shown}](tel:${consularLines.argentina.tel}), a toda hora (${formatMonth(consularLines.argentina.asOf, "es")}); [cancilleria.gob.ar](site:argentina)`,
            ],
            [
              "Brasil",
              "embajada en Lima",
              `guardia consular [${consularLines.brazil.shown}](tel:${consularLines.brazil.tel}); [gob.br](site:brazilEmbassy)`,
            ],
            [
              "Bolivia, Chile, Colombia, Ecuador, Paraguay, Uruguay, Venezuela, Cuba, República Dominicana y Centroamérica",
              "según el país",
              "la lista de representaciones de la [Cancillería peruana](site:rree)",
            ],
          ],
        },
        "Sobre estadías largas no informa esa embajada, sino el consulado peruano en el país de origen: [dónde se solicita](page:visa-types#where-to-apply).",
      ],
    },
  ],
  freshness: [
    `El estado de emergencia se describe con datos de ${formatMonth(emergencyState.asOf, "es")}; las dos zonas desaconsejadas, de ${formatMonth(safetyAdvice.areas.asOf, "es")}; los números de emergencia, de ${formatMonth(emergency.asOf, "es")}. La explicación del IGV de los alojamientos es de ${formatMonth(vatFreeStay.asOf, "es")}. Los tiempos de viaje están redondeados y sirven para planificar.`,
    "Antes de salir, mirar la situación en la página de la cancillería de cada país, los trenes en [PeruRail](site:perurail) e [Inca Rail](site:incaRail) y el tipo de cambio en el [Banco Central](site:bcrp).",
  ],
  disclaimer: [
    "Lo que esta página dice sobre salud y seguridad es informativo y no reemplaza a un médico ni a una autoridad. Conviene consultar con un médico sobre vacunas y altura, y leer antes del viaje los consejos de la cancillería de cada país.",
  ],
}));
