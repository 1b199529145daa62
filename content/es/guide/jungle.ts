import { climateRange } from "#content/facts/climate/climate-range.ts";
import { climate } from "#content/facts/climate/climate.ts";
import { weatherFacts } from "#content/facts/climate/weather.ts";
import { safetyAdvice, yellowFever } from "#content/facts/entry/travel-advice.ts";
import { flightMinutes } from "#content/facts/journeys.ts";
import {
  iquitosFacts,
  jungleHealth,
  jungles,
  laPampa,
  manuFacts,
  tambopataFacts,
  type JunglePrice,
} from "#content/facts/jungle/jungle.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatDistance, formatMetres, formatNumber } from "#i18n/format-amount.ts";
import { formatAge, formatMonth } from "#i18n/format-date.ts";
import { formatDuration, formatHours } from "#i18n/format-duration.ts";
import { formatMonths } from "#i18n/format-months.ts";

const { tambopata, manu, iquitos } = jungles;

const month = (of: string) => formatMonth(of, "es");
const months = (of: Parameters<typeof formatMonths>[0]) => formatMonths(of, "es");
const span = ([from, to]: readonly [number, number]) =>
  [...new Set([from, to])].map((value) => formatNumber(value, "es")).join("–");
const hours = ([from, to]: readonly [number, number]) => formatHours(from, "es", to);
const price = ({ days, usd }: JunglePrice) => `US$ ${span(usd)} por ${span(days)} días`;

export default guideWords(() => ({
  title: "¿Qué selva elegir?",
  description:
    "Tambopata, Manu o Iquitos: cómo llegar, días, precios, animales, el nivel del agua mes a mes, vacunas y malaria, y cómo reconocer un buen albergue.",
  keywords: [
    "selva peruana",
    "Amazonía Perú",
    "Tambopata",
    "Parque Nacional del Manu",
    "Iquitos",
    "Puerto Maldonado",
    "lodge selva Perú",
    "fiebre amarilla Perú",
  ],
  lead: "Más de la mitad del Perú es selva, pero casi todos los viajes parten de tres lugares: Tambopata, Manu o Iquitos. Aquí se explica cuánto tiempo y dinero pide cada uno, qué animales es probable ver y cuáles solo con suerte, cuándo crece el agua y qué vacunas hacen falta.",
  pictureAlt: "Una canoa en un río de aguas pardas, guacamayos en una collpa y árboles muy altos.",
  sections: [
    {
      id: "compare",
      title: "¿Tambopata, Manu o Iquitos?",
      blocks: [
        "Para la **primera vez**, con poco tiempo o con niños desde Cusco, lo mejor es [Tambopata](#tambopata): media hora de vuelo, y por la tarde ya se navega. Con una semana entera, y si un bosque silvestre y callado vale cualquier esfuerzo, está [Manu](#manu). Quien sueña con el gran río, con delfines rosados, árboles de pie en el agua y una ciudad sin carretera, vuela de Lima a [Iquitos](#iquitos).",
        {
          kind: "table",
          caption: "Las tres selvas, comparadas",
          head: ["Aspecto", "Tambopata", "Manu", "Iquitos"],
          rows: [
            [
              "¿Por qué ir?",
              "guacamayos en las collpas (paredes de arcilla), lobos de río (nutrias gigantes), acceso fácil",
              "el bosque menos tocado del Perú, del bosque de nubes al llano",
              "el Amazonas, delfines, bosque inundado",
            ],
            [
              "Cómo llegar",
              `en avión, ${span(tambopataFacts.flightFromCusco)} minutos desde Cusco o ${formatDuration(flightMinutes.puertoMaldonado, "es")} desde Lima; luego bote, ${hours(tambopata.boatHours)}`,
              `desde Cusco, ${formatHours(manuFacts.roadHours, "es")} de carretera y después bote; ${formatHours(manuFacts.boatHours, "es")} más hasta la zona reservada`,
              `en avión, ${formatDuration(flightMinutes.iquitos, "es")} desde Lima; luego bote, ${hours(iquitos.boatHours)}`,
            ],
            [
              "¿Cuántos días?",
              `al menos ${tambopata.days.least}, mejor ${span(tambopata.days.good)}`,
              `${span(manu.prices[0].days)} en el borde, ${span(manu.days.good)} en la zona reservada`,
              span(iquitos.days.good),
            ],
            [
              "Mejores meses",
              months(tambopata.bestMonths),
              months(manu.bestMonths),
              `a pie, ${months(iquitos.bestMonths)}; en canoa, ${months(iquitosFacts.highWater)}`,
            ],
            ["Malaria", "la hay, menos frecuente", "la hay, menos frecuente", "más que en el resto del país"],
            [
              "¿Para quién?",
              "primera vez, familias, después de Machu Picchu",
              "observadores de aves, fotógrafos, gente paciente",
              "quien ama el agua, o va por segunda vez",
            ],
            [
              "Precio, con todo (estimación)",
              `${price(tambopata.prices[0])} en albergue sencillo, US$ ${span(tambopata.prices[1].usd)} en uno mejor`,
              `${price(manu.prices[0])} en el borde, ${price(manu.prices[1])} en la zona reservada`,
              `${price(iquitos.prices[0])}, ${price(iquitos.prices[1])}`,
            ],
          ],
        },
        "Los precios son órdenes de magnitud, tomados de ofertas sin fecha, por persona y con bote, comida y guía. No incluyen el vuelo, ni siempre el ingreso al parque: antes de reservar hay que pedir el precio completo.",
        { kind: "figure", figure: "jungleMap" },
        { kind: "heading", id: "water", text: "Mes a mes: el agua y la lluvia" },
        `En Iquitos no manda la lluvia (siempre cae algo, ${span(climateRange(climate.iquitos.rain))} mm al mes), sino el río, que en un año sube y baja ${span(weatherFacts.riverMetres)} m. El sur sí tiene dos estaciones.`,
        {
          kind: "table",
          caption: "Qué esperar a lo largo del año",
          head: ["Cuándo", "Iquitos y el Amazonas", "Tambopata y Manu"],
          rows: [
            [
              "diciembre–febrero",
              "El agua sube, y el bote entra cada semana más adentro.",
              "Los meses de más lluvia: barro y demoras. Manu puede cerrar desde enero.",
            ],
            [
              "marzo–mayo",
              "La mayor creciente: en canoa entre los árboles, con las aves a la altura de los ojos; los senderos quedan bajo el agua.",
              "En abril amaina la lluvia y en mayo ya hace buen tiempo.",
            ],
            [
              "junio–julio",
              "El río baja y asoman los primeros senderos.",
              `Seco y soleado. Puede llegar un friaje: unos días de frío, a ${span(weatherFacts.friaje)} °C.`,
            ],
            [
              "agosto–octubre",
              "Vaciante: playas de arena, caminatas largas, pesca.",
              "La mejor época: es cuando más guacamayos van a las collpas, y los animales se quedan cerca del río.",
            ],
            [
              "noviembre",
              "El agua empieza a subir.",
              "Los primeros aguaceros; en Manu todavía es temporada.",
            ],
          ],
        },
        { kind: "heading", id: "animals", text: "Los animales: una posibilidad, no una promesa" },
        "La selva no es un safari. Las hojas lo tapan todo, y casi siempre es el animal el que ve primero. Lo que cuenta es cuántas noches se pasan, a qué distancia de la ciudad y qué tan buena vista tiene el guía.",
        {
          kind: "terms",
          items: [
            {
              term: "Casi seguro",
              text: "loros, tucanes, al menos dos clases de monos, caimanes y tarántulas de noche, mariposas; cerca de Iquitos, delfines grises y rosados",
            },
            {
              term: "Probable en tres o cuatro días",
              text: "guacamayos en la collpa (con lluvia no vienen), lobos de río en el lago Sandoval o en Cocha Salvador, ronsocos (capibaras), perezosos, shanshos (hoacines)",
            },
            {
              term: "Con suerte",
              text: "sachavaca (tapir), oso hormiguero, tigrillo, anaconda; jaguar en los tramos lejanos de Tambopata y Manu, sobre todo en los meses secos",
            },
            {
              term: "Nadie puede prometer",
              text: "un jaguar para un día determinado. Quien lo promete tiene al animal enjaulado o le da de comer.",
            },
          ],
        },
      ],
    },
    {
      id: "tambopata",
      title: "Tambopata y Puerto Maldonado",
      facts: [
        { term: "Puerta de entrada", text: "Puerto Maldonado, 200 m" },
        { term: "Collpas", text: `más aves en ${months(tambopataFacts.lickMonths)}` },
        { term: "La reserva", text: `${formatNumber(tambopataFacts.hectares, "es")} hectáreas` },
      ],
      blocks: [
        `En la reserva se han contado, según la fuente, ${span(tambopataFacts.birds)} especies de aves. Al amanecer, cientos de guacamayos y loros bajan a comer arcilla a las collpas: a la de Chuncho se llega en una excursión de un día; a la de Colorado, solo desde el lejano centro de investigación. En las cochas (lagos), Sandoval entre ellas, viven lobos de río y caimanes negros.`,
        {
          kind: "terms",
          items: [
            {
              term: "A menos de una hora de la ciudad",
              text: "Albergues del río Madre de Dios y el lago Sandoval. Son cómodos y más baratos, buenos para dos noches, pero se ven menos animales grandes.",
            },
            {
              term: "A dos o tres horas en bote",
              text: "Los albergues del río Tambopata: el mejor equilibrio entre tiempo, precio y fauna. Lo justo son tres noches.",
            },
            {
              term: "A cuatro o cinco horas, o más",
              text: "La zona del centro de investigación y la collpa Colorado, donde hay más posibilidades de ver de todo.",
            },
          ],
        },
        `Al lago Sandoval se puede ir por cuenta propia: ${tambopataFacts.sandoval.boatMinutes} minutos de bote y ${formatDistance(tambopataFacts.sandoval.walkKm[0], "es", tambopataFacts.sandoval.walkKm[1])} de sendero, en parte sobre una pasarela para la que hay sillas de ruedas (${month(tambopataFacts.sandoval.asOf)}). A todo lo demás lleva el albergue. En bus, desde Cusco son ${formatHours(tambopataFacts.roadHours, "es")}; en la zona minera de La Pampa (km ${span(laPampa.km)}) no hay que bajarse, y si hay bloqueos es mejor volar.`,
      ],
    },
    {
      id: "manu",
      title: "Manu",
      facts: [
        { term: "Puerta de entrada", text: "Cusco y, de ahí, Atalaya" },
        { term: "Dos zonas", text: "el borde (zona cultural) y la zona reservada" },
        { term: "Puede cerrar", text: months(manuFacts.closedMonths) },
      ],
      blocks: [
        `El camino ya es parte del viaje: en un solo día se baja del borde de la puna, a 3500 m, al bosque de nubes donde los gallitos de las rocas danzan al amanecer, y de ahí al bosque del llano. En las cochas de la zona reservada, Salvador y Otorongo, viven familias de lobos de río, y en los árboles, trece clases de monos. Desde ${manuFacts.flightsEnded} no hay vuelos a Boca Manu, así que la ida y la vuelta toman ${manuFacts.travelDays} días: con menos de seis no vale la pena entrar a la zona reservada.`,
        "Al parque **está prohibido entrar sin agencia, guía y permiso**; los tres los consigue el operador, con meses de anticipación. La pregunta es si el tour entra de verdad al parque: muchos de los que se llaman «Manu» se quedan en los alrededores. También pueden ser hermosos, pero a otro precio. Qué empresas están autorizadas lo sabe el [SERNANP](site:sernanp), que administra las áreas protegidas.",
        {
          kind: "note",
          tone: "warning",
          title: "El vuelo a casa, nunca al día siguiente",
          text: [
            "Un derrumbe, el río bajo, un motor que falla: de Manu se vuelve a menudo uno o dos días tarde. Deben quedar al menos dos días libres antes del vuelo de regreso.",
          ],
        },
      ],
    },
    {
      id: "iquitos",
      title: "Iquitos y el Amazonas",
      facts: [
        { term: "Puerta de entrada", text: "Iquitos, solo por aire o por río" },
        { term: "En canoa", text: months(iquitosFacts.highWater) },
        { term: "A pie", text: months(iquitosFacts.lowWater) },
      ],
      blocks: [
        "Es una ciudad de río que se hizo rica con el caucho, llena de casonas de azulejos y del zumbido de miles de mototaxis. Merece un día: Belén, el barrio sobre el agua, el malecón y el centro de rescate donde crían manatíes huérfanos. El bosque de los alrededores está muy intervenido; cuanto más lejos lleva el bote, más se ve.",
        {
          kind: "terms",
          items: [
            {
              term: "Albergues del río",
              text: `El bote toma ${hours(iquitos.boatHours)}. A menos de dos horas son más para descansar que para ver fauna.`,
            },
            {
              term: "Pacaya Samiria",
              text: `Es un bosque inmenso de pie en el agua; se llega por Nauta (${formatDistance(iquitosFacts.nauta.km, "es")} de carretera, ${hours(iquitosFacts.nauta.hours)}). Hacen falta un guía registrado y cuatro o cinco días.`,
            },
            {
              term: "Crucero fluvial",
              text: "Son de tres a siete noches en camarote, con salidas en bote al bosque dos veces al día: lo más cómodo y lo más caro.",
            },
          ],
        },
        `En el río también hay asaltos: a mediados de ${month(iquitosFacts.robbery.asOf)}, hombres armados detuvieron un tour de un día con ${iquitosFacts.robbery.people} personas y las obligaron a hacer transferencias. Lo seguro es ir con una empresa que lleve lista de pasajeros y tenga GPS, radio, chalecos y seguro, y salir ese día sin aplicaciones del banco en el celular. El Reino Unido desaconseja la franja de ${safetyAdvice.borderStripKm} km junto a la frontera con Colombia, salvo el propio Amazonas ([GOV.UK](site:govUk)); a quien siga río abajo le sirve [la frontera de Leticia](page:getting-there#border-leticia).`,
      ],
    },
    {
      id: "lodge",
      title: "Cómo reconocer un buen albergue",
      blocks: [
        "En la selva, el albergue es también el programa, el guía, la cocina y el bote. En las fotos todos son bonitos; mejor preguntar esto:",
        {
          kind: "checklist",
          items: [
            "¿A cuántas horas de bote está de la ciudad, y tiene bosque protegido propio?",
            "¿Cuántos huéspedes por guía naturalista? Con más de ocho se ve poco.",
            "¿Hay malla en las ventanas y mosquitero en las camas, y a qué horas hay luz?",
            "¿Qué incluye el precio: ingreso al parque, collpa, botas de jebe (goma), agua potable, traslado del aeropuerto?",
            "¿Quiénes trabajan ahí y qué recibe la comunidad?",
            "¿Tiene animales o les da de comer? Si es así, mejor buscar otro.",
            "¿Hay radio o teléfono satelital, y en cuánto tiempo se llega a un médico?",
          ],
        },
        {
          kind: "terms",
          items: [
            {
              term: "Sencillo",
              text: "cabaña de madera con agua fría y luz unas horas por la noche; mosquitero sobre la cama",
            },
            {
              term: "Intermedio",
              text: "habitación con malla, ventilador y agua caliente; así son casi todos los de Tambopata",
            },
            {
              term: "Caro",
              text: "piscina, buena cocina, ventanales; aire acondicionado rara vez, y no se extraña",
            },
            {
              term: "Con una familia o comunidad",
              text: "barato y directo, y el dinero se queda ahí; las comodidades son las de la casa",
            },
          ],
        },
        "**A los animales no se los toca ni se les da de comer, y no se paga por una foto con ellos.** El perezoso o el mono que ponen en los brazos cerca de Iquitos fue separado de su madre; tener o exhibir fauna silvestre es delito en el Perú. Tampoco se compran plumas, dientes ni pieles.",
        {
          kind: "checklist",
          items: [
            `un bolso blando y pequeño; varios albergues admiten ${tambopataFacts.bagKilos} kg en el bote`,
            "dos camisas delgadas de manga larga, pantalón largo, medias altas (las botas las prestan)",
            "repelente con DEET o icaridina, linterna frontal, binoculares",
            "poncho de lluvia, bolsa impermeable y, en el sur, un polar por si llega el friaje",
            "efectivo en billetes chicos: no hay cajeros",
          ],
        },
      ],
    },
    {
      id: "health",
      title: "Vacunas, malaria, ayahuasca",
      blocks: [
        `Al centro de vacunación internacional se va seis u ocho semanas antes. La vacuna contra la fiebre amarilla se pone al menos ${yellowFever.daysBefore} días antes de llegar, y una dosis vale para toda la vida. El Perú no pide el certificado, pero el país siguiente, o el propio al volver, puede exigirlo: [el certificado](page:getting-there#yellow-fever).`,
        {
          kind: "table",
          caption: "Fiebre amarilla y malaria por zona",
          head: ["Dónde", "Vacuna contra la fiebre amarilla", "Malaria"],
          rows: [
            [
              "Iquitos y alrededores",
              "recomendada",
              "la mayoría de los casos del país, y casi todos los del tipo peligroso; hay que preguntar por las pastillas",
            ],
            ["Puerto Maldonado, Tambopata", "recomendada", "la hay, menos frecuente"],
            [
              "Manu",
              "recomendada",
              `la hay por debajo de ${formatMetres(jungleHealth.malaria.belowMetres, "es")}`,
            ],
            [
              "Machu Picchu, Camino Inca",
              `la recomiendan los CDC de Estados Unidos desde ${yellowFever.machuPicchuSince}; el Ministerio de Salud del Perú, no (${month(jungleHealth.yellowFeverAsOf)})`,
              "no hay",
            ],
            ["Lima, ciudad de Cusco, Arequipa, Puno", "no hace falta", "no hay"],
          ],
        },
        `Tres medicamentos previenen la malaria, todos con receta ([CDC](site:cdc), ${formatAge(jungleHealth.malaria.asOf, "es")}); si hace falta alguno, lo decide el médico según la ruta y el mes. El dengue está en toda la selva baja (alerta de ${month(jungleHealth.dengueAsOf)}); su mosquito pica de día y no hay remedio: la defensa son la manga larga, el repelente y el mosquitero. Si hay fiebre hasta un mes después del viaje, el médico debe saber dónde se estuvo. Las demás enfermedades están en [infecciones](page:safety-health#infections).`,
        {
          kind: "note",
          tone: "warning",
          title: "Ayahuasca",
          text: [
            `Según la [advertencia](site:usEmbassy) de la embajada de Estados Unidos de ${month(jungleHealth.ayahuasca.warning)}, en ${safetyAdvice.ayahuasca.deathsIn} varias personas murieron o enfermaron de gravedad, y otras fueron agredidas o asaltadas bajo sus efectos; a comienzos de ${month(jungleHealth.ayahuasca.lastDeath)} murió otro visitante en Loreto. Nadie supervisa las ceremonias, y el hospital queda a horas.`,
            "Con antidepresivos, problemas del corazón o una enfermedad mental puede costar la vida. Nuestro consejo es no tomarla. Tampoco se puede llevar a casa: su principio activo está prohibido en la mayoría de los países.",
          ],
        },
      ],
    },
  ],
  freshness: [
    `La recomendación peruana sobre la fiebre amarilla es de ${month(jungleHealth.yellowFeverAsOf)}; la advertencia sobre la ayahuasca, de ${month(jungleHealth.ayahuasca.warning)}; la descripción del camino a Manu, de ${month(manuFacts.asOf)}. Los precios de los albergues y los tiempos de viaje no llevan fecha y solo sirven de orientación.`,
    "Antes de viajar, ver si el parque está abierto y cuánto cobra ([SERNANP](site:sernanp)), qué aconsejan los médicos ([CDC](site:cdc)) y qué tiempo se anuncia ([SENAMHI](site:senamhi)).",
  ],
  disclaimer: [
    "Esta página no reemplaza el consejo de un médico. Las vacunas y las pastillas contra la malaria se deciden en un centro de vacunación o con un médico.",
  ],
}));
