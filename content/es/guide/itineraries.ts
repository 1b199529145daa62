import { coastalElNino } from "#content/facts/climate/weather.ts";
import { altitudeRules, altitudeSteps } from "#content/facts/health/altitude-rules.ts";
import { bookAhead, railStop, sleepingRule, yearlySale } from "#content/facts/itineraries/booking.ts";
import { flightGround } from "#content/facts/itineraries/door-to-door.ts";
import { tripMeasures, type ItineraryId } from "#content/facts/itineraries/itineraries.ts";
import { tripPrices, ways } from "#content/facts/itineraries/ways.ts";
import { busHours } from "#content/facts/journeys.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import { heights } from "#content/facts/top-ten.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatMetres, formatNumber } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";
import { formatTravelTime } from "#i18n/format-duration.ts";

const heightOf = (id: PlaceId) => formatMetres(places[id].altitude, "es");
const metres = (value: number) => formatMetres(value, "es");
const range = ([from, to]: readonly [number, number]) => `${from}–${to}`;
const month = (yearMonth: string) => formatMonth(yearMonth, "es");

const names = {
  "airport-lim": "aeropuerto de Lima",
  miraflores: "Lima (Miraflores)",
  cusco: "Cusco",
  arequipa: "Arequipa",
  "puerto-maldonado": "Puerto Maldonado",
  paracas: "Paracas",
  huacachina: "Huacachina",
  nazca: "Nasca",
  yanque: "Yanque",
  cabanaconde: "Cabanaconde",
  puno: "Puno",
  amantani: "Amantaní",
  taquile: "Taquile",
  urubamba: "Urubamba",
  ollantaytambo: "Ollantaytambo",
  pisac: "Písac",
  "aguas-calientes": "Aguas Calientes",
  tambopata: "albergue en la selva",
  trujillo: "Trujillo",
  huanchaco: "Huanchaco",
  chiclayo: "Chiclayo",
  chachapoyas: "Chachapoyas",
  cocachimba: "Cocachimba",
  mancora: "Máncora",
  talara: "Talara",
};

const bedName = (id: PlaceId) => (names as Partial<Record<PlaceId, string>>)[id] ?? "";
const row = (id: ItineraryId, name: string, where: string, whom: string) => {
  const { nights, highest, longest } = tripMeasures(id);
  return [
    `[${name}](#${id})`,
    `${nights}\u00a0noches`,
    where,
    `${bedName(highest)}, ${heightOf(highest)}`,
    formatTravelTime(longest, "es"),
    whom,
  ];
};

export default guideWords(() => ({
  title: "Itinerarios por el Perú: una, dos y tres semanas",
  description:
    "Ocho itinerarios por el Perú día por día: tiempos, precios, noches y altitudes, con mapa, un día de reserva antes del regreso y qué comprar y cuándo.",
  keywords: [
    "itinerario Perú",
    "Perú en una semana",
    "Perú en 10 días",
    "Perú en dos semanas",
    "Perú en tres semanas",
    "Perú con niños",
    "aclimatación Cusco",
    "ruta Machu Picchu",
  ],
  lead: "Ocho maneras de armar un viaje por el Perú, de una semana a tres. De cada día se dice cómo se viaja y cuánto se tarda, cuánto se gasta, dónde se duerme y a qué altitud; y todas guardan un día de reserva en Lima antes del vuelo de regreso.",
  pictureAlt:
    "Un bus en una carretera sinuosa de los Andes y la línea de puntos de una ruta que baja por las montañas hasta el mar.",
  sections: [
    {
      id: "choose",
      title: "¿Qué itinerario elegir?",
      blocks: [
        "Con una semana, lo mejor es quedarse en torno a Cusco. En dos caben el circuito del sur, de la costa al Titicaca, o bien Cusco y la selva; en tres, ambas cosas. Los días se cuentan desde la llegada a Lima; quien cruza el Atlántico tiene que sumar el vuelo. Si ninguno encaja, en el [planificador](page:trip-planner) se arma uno propio.",
        {
          kind: "table",
          caption: "Los ocho itinerarios, uno junto a otro",
          head: ["Itinerario", "Duración", "Por dónde", "Noche más alta", "Trayecto más largo", "Para quién"],
          rows: [
            row(
              "one-week",
              "Una semana",
              "Lima, Valle Sagrado, Machu Picchu, Cusco",
              "quien tiene pocos días",
            ),
            row("ten-days", "Diez días", "lo mismo, con más calma", "un primer viaje"),
            row(
              "two-weeks",
              "Dos semanas por el sur",
              "costa, Arequipa, Colca, Titicaca, Cusco",
              "quien quiere ver mucho y no le teme al bus",
            ),
            row(
              "cusco-jungle",
              "Cusco y la selva",
              "Tambopata, Valle Sagrado, Machu Picchu, Cusco",
              "quien viene también por los animales",
            ),
            row(
              "three-weeks",
              "Tres semanas",
              "el circuito del sur y la selva",
              "quien no quiere renunciar a nada",
            ),
            row(
              "slow",
              "Sin prisa",
              "siete alojamientos en veinte noches",
              "personas mayores y quienes trabajan en el camino",
            ),
            row(
              "with-children",
              "Con niños",
              "Paracas, Valle Sagrado, Machu Picchu",
              "familias, desde unos seis años",
            ),
            row(
              "north",
              "El norte",
              "Trujillo, Chachapoyas, Máncora",
              "un segundo viaje, o lejos del gentío",
            ),
          ],
        },
        `La tabla cuenta de puerta a puerta: a cada vuelo le suma ${formatTravelTime(flightGround, "es")} por los aeropuertos y el camino hasta ellos; más abajo, en cada día, figura el tiempo en el aire. La noche en un bus no se cuenta. En época de lluvias, de noviembre a marzo, hay que sumar un ${sleepingRule.rainPercent} %.`,
        { kind: "heading", id: "rules", text: "Ocho reglas detrás de todos los planes" },
        {
          kind: "list",
          items: [
            `**Primero, dormir abajo.** Las primeras noches en la sierra, de ser posible por debajo de los ${metres(altitudeRules.firstNight)} y nunca por encima de los ${metres(sleepingRule.easyTo)}: Arequipa (${heightOf("arequipa")}), Ollantaytambo (${heightOf("ollantaytambo")}) o Urubamba (${heightOf("urubamba")}). Cusco (${heightOf("cusco")}) viene después y Puno (${heightOf("puno")}), más tarde aún; para acercarse a los 5000 m hacen falta antes tres o cuatro noches por encima de los ${metres(sleepingRule.passNightsAbove)}; las del valle no cuentan.`,
            `**Por encima de los ${metres(altitudeSteps.stepAbove)}, no más de ${sleepingRule.metresANight} m por noche.** Es lo que los médicos aconsejan subir de una noche a otra, con una noche de descanso cada ${metres(sleepingRule.restNightEvery)}. Lo que queda por debajo de esa línea no se cuenta: de Arequipa a Yanque (${heightOf("yanque")}) cuentan solo los últimos ${metres(places.yanque.altitude - altitudeSteps.stepAbove)}, así que los planes cumplen la regla, con dos noches antes en Arequipa. El vuelo a Cusco se salta las noches bajas; por eso, quien aterriza allí baja del aeropuerto al valle.`,
            "**Dos días de pereza.** Nada de cerros, comidas ligeras y cero alcohol. Los síntomas de alarma del soroche, el mal de altura, están en [seguridad y salud](page:safety-health#altitude).",
            `**Un día para Lima.** En ${month(railStop.asOf)} la vía a Machu Picchu quedó bloqueada varios días: trenes de emergencia sacaron a entre ${formatNumber(railStop.broughtOut[0], "es")} y ${formatNumber(railStop.broughtOut[1], "es")} personas y otras ${railStop.waiting} seguían esperando. La niebla, un paro o un huaico (alud de barro) pueden costar un día; que no sea el del vuelo a casa.`,
            `**A la sierra se vuela por la mañana.** Por la tarde se levanta el viento. Si ese vuelo y el internacional van en reservas separadas, dejar al menos ${sleepingRule.hoursBetweenFlights} horas entre ambos o, mejor, una noche.`,
            "**Primero, la entrada.** Se compra apenas está el vuelo al Perú; luego va el tren, y al final, los vuelos internos y los hoteles: lo que de verdad se agota son la entrada y el tren. Durante todo el viaje hay que llevar el documento con el que se compró.",
            "**Bus nocturno, solo en la costa.** Allí, con una buena empresa, es lo normal. En los Andes se viaja de día, sobre todo con lluvia, y nunca dos noches seguidas en bus.",
            `**La vacuna, a tiempo.** La de la fiebre amarilla se pone al menos ${sleepingRule.yellowFeverDays} días antes de la selva: [¿qué selva?](page:jungle#health)`,
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Sobre los precios",
          text: [
            "El «gasto medio por día» es una estimación por persona, en dólares: incluye entradas, excursiones y trayectos largos, pero no el alojamiento, la comida ni los traslados en la ciudad. El precio del auto es por vehículo. Lo que suma cada viaje está en [cuánto cuesta](page:costs#totals).",
          ],
        },
      ],
    },
    {
      id: "one-week",
      title: "Una semana: valle, Machu Picchu, Cusco",
      blocks: [
        "Es un viaje corto, así que se queda en una sola región, y todo el secreto está en el orden: del aeropuerto, directo al valle; después, Machu Picchu, y Cusco al final. Quien empieza por Cusco suele perder dos de los siete días con dolor de cabeza.",
        { kind: "figure", figure: "one-week" },
        "La Montaña de Siete Colores no cabe: dos noches en la altura son pocas. Y mejor no regalarle a la sierra el séptimo día, por tentador que sea: es la reserva.",
      ],
    },
    {
      id: "ten-days",
      title: "Diez días: lo mismo, con aire",
      blocks: [
        "Dos o tres días más y el viaje es otro: se duerme el cansancio del vuelo, hay dos noches en el valle y a Machu Picchu se sube al amanecer, porque se ha dormido a sus pies.",
        { kind: "figure", figure: "ten-days" },
        `**Costa en vez de Lima:** el segundo día y el octavo se cambian por dos noches entre Paracas y Huacachina (en bus, unas cuatro horas, luego hora y media, y cuatro y media de vuelta). La Montaña de Siete Colores (${heightOf("rainbow-mountain")}) queda para otra vez: antes del octavo día solo hay dos noches por encima de los ${metres(sleepingRule.passNightsAbove)}.`,
      ],
    },
    {
      id: "two-weeks",
      title: "Dos semanas: el circuito del sur por tierra",
      blocks: [
        "El clásico. En bus se va subiendo del desierto costero al Titicaca, a Cusco se llega con la altura ya aprendida y solo al final se toma un avión. Son muchas horas de carretera, casi todas de día y con un paisaje que las justifica.",
        { kind: "figure", figure: "two-weeks" },
        `La séptima noche se duerme más de ${metres(sleepingRule.restNightEvery)} más arriba. Por eso se duerme en Yanque (${heightOf("yanque")}) o en Coporaque, y no en Chivay, y añadir una noche en Arequipa si alguien durmió mal allí. La segunda noche en Yanque no se debe ahorrar: sin ella se llegaría a Puno (${heightOf("puno")}) sin haber descansado en la subida.`,
        "**¿Demasiado bus?** Se puede dejar Nasca y volar de Lima a Arequipa el cuarto día, o dejar el Titicaca y volar de Arequipa a Cusco. Cualquiera de los dos cambios regala dos días para Cusco. Con niños pequeños o con problemas del corazón, mejor sin Puno.",
      ],
    },
    {
      id: "cusco-jungle",
      title: "Dos semanas: la selva y Cusco",
      blocks: [
        "Primero la selva, llana y cálida; después, la montaña: así se llega descansado a la altura. A quien llega de Europa, los tres días en el albergue le curan además el cambio de horario: ahí todos despiertan antes del alba. Qué albergue y qué río se decide en [¿qué selva?](page:jungle#compare)",
        { kind: "figure", figure: "cusco-jungle" },
        "**También al revés:** la selva al final se agradece por el calor, pero de Puerto Maldonado salen pocos vuelos, así que se dejan dos noches para Lima. **Iquitos en vez de Puerto Maldonado:** del tercer al sexto día, Lima, Iquitos, albergue y regreso a Lima; a la mañana siguiente, Cusco.",
      ],
    },
    {
      id: "three-weeks",
      title: "Tres semanas: costa, Andes y selva",
      blocks: [
        "El único plan que no renuncia a nada de lo que hace famoso al sur: dos noches para el cañón del Colca, una en una isla del Titicaca, un día largo para la Montaña de Siete Colores y la selva al final.",
        { kind: "figure", figure: "three-weeks" },
        "**Para caminantes:** desde el decimoquinto día, el Camino Inca puede ocupar cuatro. El permiso se pide medio año antes; hay detalles en [caminatas](page:treks#inca-trail). **Bajar al cañón:** de Cabanaconde, a dos horas de Yanque, al oasis de Sangalle son tres horas de bajada y tres o cuatro de subida. Hacen falta dos noches más, una en Cabanaconde y otra en el oasis; las dos de Yanque quedan para después, antes de Puno.",
      ],
    },
    {
      id: "slow",
      title: "Sin prisa: veinte noches, siete alojamientos",
      blocks: [
        "No hay que cerrar la maleta cada mañana. Es el plan para personas mayores, para quienes trabajan en el camino y para quienes saben que en la altura duermen mal: pocos lugares, estadías largas y, en cada una, un día sin nada previsto.",
        { kind: "figure", figure: "slow" },
        "Entre Arequipa y Cusco hay pocos vuelos, o ninguno; en bus, de día, son unas diez horas. A quien le cueste caminar le conviene ver Machu Picchu en dos medias jornadas, con dos entradas, y subir en bus: más en [para quién](page:for-whom#older).",
        {
          kind: "note",
          tone: "warning",
          title: "Con el corazón o los pulmones delicados",
          text: [
            `Antes de reservar, el médico debe ver las alturas: ${metres(heights.colcaPass)} en el abra del octavo día, ${heightOf("yanque")} en Yanque, ${heightOf("cusco")} en Cusco. Se pierde poco si se deja el Colca y esas dos noches se pasan en Arequipa; y si tampoco puede ser Cusco, [el norte](#north) está listo, sin ninguna noche por encima de ${heightOf("chachapoyas")}.`,
          ],
        },
        "**Sin escalones:** en silla de ruedas el plan se acorta a cuatro noches en Lima, dos en Paracas en auto, cuatro en Arequipa en avión y, si la altura lo permite, tres o cuatro en el Valle Sagrado, donde un auto llega hasta el mirador de Moray. Machu Picchu solo es posible con una empresa especializada, si los circuitos de hoy lo permiten. Los lugares se comparan en [adónde y con quién](page:for-whom#compare); lo que hay que preguntar por escrito está en la parte [En silla de ruedas](page:for-whom#wheelchair).",
      ],
    },
    {
      id: "with-children",
      title: "Con niños: catorce noches",
      blocks: [
        "Trayectos cortos, piscina, animales y, en la sierra, siempre la noche lo más abajo posible. Puno, el abra del Colca y la Montaña de Siete Colores pueden esperar hasta los diez años, más o menos.",
        { kind: "figure", figure: "with-children" },
        {
          kind: "list",
          items: [
            "**Altura:** un niño pequeño no sabe decir que le duele la cabeza. Si está irritable, no come o vomita, hay que pensar en el soroche y bajar. Con bebés no se sube de los 2500 m sin hablar antes con el pediatra.",
            "**Machu Picchu:** gratis antes de los tres años, con tarifa reducida hasta los diecisiete; el precio lo da [tuboleto.cultura.pe](site:tuBoleto). No se entra con cochecito ni con comida, y adentro no hay baños. En el tren, Inca Rail lleva gratis en brazos a los menores de tres años, si se pide.",
            "**Selva:** desde los cinco o siete años, en un albergue con piscina y tras consultar al médico sobre la fiebre amarilla y la malaria. Hay albergues donde se paga completo desde los cuatro.",
            "**Papeles:** si el niño viaja con uno solo de sus padres, hay que leer [ingreso al Perú](page:entry#children).",
          ],
        },
      ],
    },
    {
      id: "north",
      title: "El norte: ciudades de adobe, bosque de nubes y mar",
      blocks: [
        `Menos visitantes y más arqueología: pirámides mochicas, una ciudad amurallada en el bosque de nubes, una catarata de más de setecientos metros y, al final, un mar tibio. La altura aquí no preocupa: la cama más alta está a ${heightOf("chachapoyas")}, y en Kuélap (${heightOf("kuelap")}) se pasan solo unas horas.`,
        { kind: "figure", figure: "north" },
        "**En nueve días, sin playa:** el noveno, en auto a Jaén (de tres horas y media a seis, según la fuente) y en avión a Lima, si [su aeropuerto](page:beyond-classic#chachapoyas) está abierto. **Por la sierra, con tiempo:** Trujillo, Cajamarca, Celendín, Leymebamba y Chachapoyas; la carretera es angosta y solo se recorre de día. **Con Huaraz:** se va allí primero y de allí en bus a Trujillo; [así encaja](page:beyond-classic#fit).",
        {
          kind: "note",
          tone: "warning",
          title: "El Niño",
          text: [
            `En ${month(coastalElNino.alertSince)} la comisión peruana del fenómeno, el ENFEN, declaró la alerta: esperaba que un El Niño costero débil, a lo sumo moderado, durase hasta ${month(coastalElNino.expectedUntil)}. En años así, entre enero y abril la lluvia puede cortar la Panamericana. Antes de salir se lee el último comunicado del [ENFEN](site:elNino); qué es el fenómeno se explica en [clima](page:weather#el-nino).`,
          ],
        },
      ],
    },
    {
      id: "book-ahead",
      title: "Qué comprar y cuándo",
      blocks: [
        `Dos cosas se agotan con meses de anticipación: la entrada a Machu Picchu y el permiso del Camino Inca. Las entradas para ${yearlySale.forYear} salieron a la venta el ${formatDate(yearlySale.opened, "es")} al mediodía, un mes antes que en años anteriores, y algunas horas de los primeros días se acabaron en ${yearlySale.goneInMinutes} minutos. La fecha de la próxima venta se busca ya en [tuboleto.cultura.pe](site:tuBoleto).`,
        {
          kind: "table",
          caption: "Con cuánta anticipación",
          head: ["Qué", "Cuándo", "Conviene saber"],
          rows: [
            [
              "entrada a Machu Picchu",
              `en temporada alta, ${range(bookAhead.machuPicchuHighMonths)} meses antes; si no, ${range(bookAhead.machuPicchuWeeks)} semanas`,
              "primero se agotan junio a agosto, Semana Santa y Fiestas Patrias; paso a paso, en [Machu Picchu](page:machu-picchu#buying)",
            ],
            [
              "Huayna Picchu, Montaña Machu Picchu",
              `${range(bookAhead.summitMonths)} meses`,
              "ruta y boleto aparte: [montañas](page:machu-picchu#mountains)",
            ],
            [
              "Camino Inca",
              `de mayo a setiembre, ${range(bookAhead.incaTrailHighMonths)} meses; si no, ${range(bookAhead.incaTrailMonths)}`,
              "solo con agencia autorizada; cierra en febrero",
            ],
            [
              "tren",
              `junto con la entrada; en temporada, ${range(bookAhead.trainMonths)} meses`,
              "[PeruRail](site:perurail), [Inca Rail](site:incaRail)",
            ],
            [
              "vuelos nacionales",
              `${range(bookAhead.flightWeeks)} semanas; en feriados, ${bookAhead.flightHolidayMonths} meses`,
              "la maleta se compra junto con el pasaje",
            ],
            [
              "albergue en la selva",
              `para julio y agosto, ${range(bookAhead.lodgeMonths)} meses`,
              "el paquete incluye bote y guía",
            ],
            [
              "bus nocturno",
              `${range(bookAhead.nightBusDays)} días; en feriados, ${range(bookAhead.nightBusHolidayWeeks)} semanas`,
              "los asientos del primer piso se reclinan más",
            ],
            [
              "sobrevuelo de Nasca",
              `${range(bookAhead.nazcaDays)} días; en temporada, una semana`,
              "mejor por la mañana: a la una ya hay viento",
            ],
            [
              "Central, Maido, Mérito",
              `${range(bookAhead.restaurantMonths)} meses`,
              "se paga al reservar: [gastronomía](page:gastronomy#restaurants)",
            ],
            ["islas Ballestas", "el día anterior", "los botes salen solo por la mañana"],
            ["Boleto Turístico, Colca, Uros", "no hace falta", "en el lugar y en efectivo"],
          ],
        },
        { kind: "heading", id: "closed-days", text: "Lo que cierra los lunes, los martes y en febrero" },
        {
          kind: "list",
          items: [
            "**Lunes:** por lo general, Kuélap, el Museo Tumbas Reales de Lambayeque y muchos museos del Estado. **Martes:** la Huaca Pucllana, en Lima.",
            "**Domingo:** en las iglesias de Cusco hay misa, pero los mercados de Písac y Chinchero están en su mejor día.",
            "**Febrero:** cierra el Camino Inca, pero no Machu Picchu; con las lluvias pueden cerrar también [Choquequirao, el Salkantay y la laguna Humantay](page:treks#salkantay). De enero a abril, los pasajes de tren desde Cusco empiezan con un tramo en bus.",
            "**Del 23 al 31 de julio, Semana Santa, Navidad:** son los días más caros y concurridos del año; las fechas están en [fiestas](page:holidays).",
          ],
        },
      ],
    },
  ],
  trips: {
    names,
    days: {
      "one-week": {
        1: {
          title: "Llegada a Lima",
          text: "Del aeropuerto se va a Miraflores o Barranco, a cenar y dormir. Si se llega temprano, queda tiempo para pasear por el malecón.",
        },
        2: {
          title: "Vuelo, y directo al valle",
          text: "Se toma el primer vuelo a Cusco y no se para hasta Ollantaytambo. La tarde es para almorzar, tomar un mate de coca y pasear sin prisa por las calles incas.",
        },
        3: {
          title: "Ollantaytambo, Maras y Moray",
          text: `Los andenes se visitan a la hora de abrir, antes que los grupos; después, medio día en taxi alcanza para las salineras y los andenes circulares. Moray (${heightOf("moray")}) ya se siente en los pulmones: conviene ir despacio.`,
        },
        4: {
          title: "En tren a Machu Picchu",
          text: "Por la mañana se va en tren y luego en bus hasta la puerta. Con entrada de mediodía se recorre el circuito 2 cuando los madrugadores ya se han ido. Los precios están en [Machu Picchu](page:machu-picchu#prices).",
        },
        5: {
          title: "Otra mirada, y a Cusco",
          text: "Quien quiera volver puede comprar una segunda entrada para el amanecer; los demás tienen los baños termales. Por la tarde, tren y minibús llevan a Cusco, y la noche debe ser tranquila.",
        },
        6: {
          title: "Cusco a pie",
          text: `Por la mañana se ven la catedral, el Qorikancha y San Blas. A Sacsayhuamán (${heightOf("sacsayhuaman")}) se sube en taxi y se baja caminando.`,
        },
        7: {
          title: "De vuelta al mar",
          text: "Se vuela a Lima por la mañana, se visita el Museo Larco y se cena en Barranco. Si la sierra se quedó con un día, se descuenta de aquí.",
        },
        8: {
          title: "Centro de Lima, y a casa",
          text: "Aún caben la Plaza Mayor y las catacumbas de San Francisco antes del vuelo nocturno. En el aeropuerto hay que estar tres horas antes.",
        },
      },
      "ten-days": {
        1: {
          title: "Llegada a Lima",
          text: "Se cena y se duerme. Quien viene de España se despertará a las cuatro, buena costumbre para los trenes tempranos.",
        },
        2: {
          title: "Lima sin apuro",
          text: "La mañana es para el centro histórico y San Francisco; la tarde, para el Museo Larco. Si se quiere ver la Huaca Pucllana, que no sea martes.",
        },
        3: {
          title: "Bajada al Valle Sagrado",
          text: "Se vuela por la mañana y un taxi lleva del aeropuerto a Urubamba. Por la tarde basta con almorzar y pasear junto al río.",
        },
        4: {
          title: "Maras, Moray y Chinchero",
          text: `La vuelta toma medio día en auto. En Chinchero (${heightOf("chinchero")}) se para poco tiempo con las tejedoras y se regresa al valle, más cálido.`,
        },
        5: {
          title: "Ollantaytambo y tren al anochecer",
          text: "A la fortaleza inca se sube por la tarde, con el sol de lado, y después se toma uno de los últimos trenes, más baratos que los de la mañana.",
        },
        6: {
          title: "Machu Picchu al amanecer",
          text: "Se sube en uno de los primeros buses; por la tarde, tren y minibús llevan a Cusco. Es el día más largo del viaje: conviene no tener planes para la noche.",
        },
        7: {
          title: "Cusco y sus cuatro ruinas",
          text: "La mañana es para la ciudad; luego se va en taxi a Tambomachay y se baja a pie hasta Sacsayhuamán.",
        },
        8: {
          title: "Písac, o el valle sur",
          text: "En domingo lucen más el mercado y las ruinas de Písac; otros días, los andenes de Tipón y la iglesia pintada de Andahuaylillas.",
        },
        9: {
          title: "Lima, con ceviche al mediodía",
          text: "Se vuela por la mañana, se almuerza ceviche y se termina en Barranco. Si algo se atrasa, este es el día que lo absorbe.",
        },
        10: {
          title: "Regreso",
          text: "Con vuelo nocturno quedan el malecón y los museos; con vuelo de mañana se va directo al aeropuerto.",
        },
      },
      "two-weeks": {
        1: {
          title: "Llegada a Lima",
          text: "Se duerme en Miraflores, y temprano, porque el bus sale por la mañana.",
        },
        2: {
          title: "Paracas: desierto junto al mar",
          text: "El bus de la mañana llega directo a El Chaco, y por la tarde se va a la playa roja de la reserva. Siempre hay viento: hace falta casaca (chaqueta).",
        },
        3: {
          title: "Ballestas, y luego arena",
          text: "Desde el bote de las ocho se ven lobos marinos y pingüinos; a mediodía se sigue en bus a Huacachina, y al atardecer se sale a las dunas en tubular (carro de dunas).",
        },
        4: {
          title: "Nasca y bus nocturno",
          text: "Desde el aire las Líneas se ven mejor por la mañana; la torre de la carretera sale más barata. De noche se sigue con una buena empresa, o se duerme en Nasca y se viaja de día.",
        },
        5: {
          title: "Arequipa, la Ciudad Blanca",
          text: "Se llega temprano, a ducharse y dormir. Por la tarde bastan la plaza y el monasterio de Santa Catalina.",
        },
        6: {
          title: "Juanita y un almuerzo largo",
          text: "Se visitan el museo de la joven inca de los hielos (de enero a abril no se exhibe) y el mirador de Yanahuara, y se almuerza en una picantería, la casa de comidas arequipeña. Conviene dormir temprano.",
        },
        7: {
          title: "Por el abra hacia el Colca",
          text: `La carretera cruza Patapampa a ${metres(heights.colcaPass)}; allí se baja solo unos minutos. En el camino hay vicuñas y, al final, baños termales.`,
        },
        8: {
          title: "Cóndores y aguas termales",
          text: "Los cóndores vuelan sobre la Cruz del Cóndor entre las ocho y las diez. Se vuelve a almorzar a Yanque y la tarde queda libre: esta segunda noche es el descanso antes de Puno.",
        },
        9: {
          title: "Hacia el lago",
          text: "Por la mañana se pasea por Yanque, se almuerza en Chivay y hacia la una sale el bus turístico a Puno.",
        },
        10: {
          title: "Las islas del Titicaca",
          text: "Un bote temprano lleva a los Uros y a Taquile. Para dormir con una familia en Amantaní hay que añadir una noche.",
        },
        11: {
          title: "En bus por La Raya",
          text: `Con el bus directo queda la última hora de la tarde para Cusco. Quien prefiera ver Pucará, Raqchi y Andahuaylillas toma el bus turístico, con guía y almuerzo: ${formatTravelTime(ways.punoCuscoTour.minutes, "es")}, unos US$${ways.punoCuscoTour.usd[0]}. Esa noche, en Cusco, la altura ya es una vieja conocida.`,
        },
        12: {
          title: "Por el valle hasta el tren",
          text: "Por la mañana se ven las ruinas y el mercado de Písac; después del almuerzo, los muros incas de Ollantaytambo. Al anochecer, el tren lleva a Aguas Calientes, al pie de Machu Picchu.",
        },
        13: {
          title: "Machu Picchu, y de vuelta a Cusco",
          text: "Por la mañana se sube en bus y por la tarde se regresa en tren y minibús; a la hora de la cena se está en Cusco.",
        },
        14: {
          title: "Cusco, y al nivel del mar",
          text: "La mañana es para el mercado de San Pedro, el Qorikancha y San Blas. A primera hora de la tarde se vuela a Lima y se cena en Barranco. Medio día y una noche son poca reserva: no hay que gastarla en otra cosa.",
        },
        15: {
          title: "Regreso",
          text: "Por la mañana caben el Museo Larco o el centro; el vuelo sale por la noche.",
        },
      },
      "cusco-jungle": {
        1: {
          title: "Dos días en Lima",
          text: "Se descansa y se visitan el Museo Larco y Barranco. La maleta grande puede quedarse en el hotel: a la selva se va con bolso chico.",
        },
        3: {
          title: "Selva adentro",
          text: "Se vuela a Puerto Maldonado y, de allí, el bote del albergue sigue río arriba. Después de cenar se sale a caminar con linterna.",
        },
        4: {
          title: "Cocha, copas y guacamayos",
          text: "Al alba se visita la collpa, la pared de arcilla adonde acuden los loros; por la tarde se buscan lobos de río en la cocha, un brazo viejo del río. Todo va en el paquete.",
        },
        6: {
          title: "De la selva al valle",
          text: "Tras el bote de la mañana y un vuelo corto a Cusco se baja de inmediato. Ese día se suben casi tres mil metros, así que por la noche solo se descansa.",
        },
        7: {
          title: "Descanso, y luego Maras y Moray",
          text: "La mañana queda libre; después de almorzar, medio día en taxi alcanza para las salineras y los andenes.",
        },
        8: {
          title: "Ollantaytambo y tren al anochecer",
          text: "Por la tarde se recorren las ruinas y al anochecer se toma el tren a Aguas Calientes.",
        },
        9: {
          title: "Un día entero para Machu Picchu",
          text: "La entrada es para la mañana; después quedan las cataratas de Mandor o los baños termales. Hoy no hay que correr detrás de un tren.",
        },
        10: {
          title: "Subida a Cusco",
          text: "Por la mañana se va en tren y minibús; por la tarde basta un paseo lento por la Plaza de Armas.",
        },
        11: {
          title: "Cusco",
          text: "Se ven el Qorikancha, la catedral y San Blas; a Sacsayhuamán se sube en taxi y se baja a pie.",
        },
        12: {
          title: "Písac, o el valle sur",
          text: "Písac luce más en domingo; Tipón y Andahuaylillas son más tranquilos.",
        },
        13: {
          title: "Montañas de colores",
          text: `Se sale a las cuatro de la mañana. Palccoyo (${metres(heights.palccoyo)}) pide poca caminata; Vinicunca (${heightOf("rainbow-mountain")}), de hora y media a dos horas de subida. Ya hay tres noches de Cusco en el cuerpo.`,
        },
        14: {
          title: "Lima, de reserva",
          text: "Se vuela por la mañana, se pasea frente al mar y se cierra con una buena cena.",
        },
        15: {
          title: "Regreso",
          text: "Por la mañana aún cabe el centro histórico; en el aeropuerto hay que estar tres horas antes.",
        },
      },
      "three-weeks": {
        1: {
          title: "Dos días en Lima",
          text: "Del centro histórico, el Museo Larco y el malecón se ve lo que el cansancio permita.",
        },
        3: {
          title: "Paracas",
          text: "Se viaja por la mañana, se recorre la reserva por la tarde y se cena pescado en el puerto.",
        },
        4: {
          title: "Ballestas y Huacachina",
          text: "Por la mañana se va en bote a ver los lobos marinos; por la tarde esperan el oasis y las dunas.",
        },
        5: {
          title: "Nasca y bus nocturno",
          text: "Por la mañana se sobrevuelan las Líneas o se sube a la torre, y de noche se va en bus a Arequipa.",
        },
        6: {
          title: "Dos días en Arequipa",
          text: "El primer día basta con Santa Catalina y descansar; el segundo es para Juanita y un almuerzo que dura hasta la tarde.",
        },
        8: {
          title: "Por el abra a Yanque",
          text: `Después de Patapampa (${metres(heights.colcaPass)}) se baja al valle, a los baños termales, y se duerme temprano.`,
        },
        9: {
          title: "Cóndores sobre el cañón",
          text: "El bus recorre el cañón hasta la Cruz del Cóndor, donde se pasea un trecho por el borde. La segunda noche en Yanque es el descanso antes del lago.",
        },
        10: {
          title: "Rumbo a Puno",
          text: "Mañana tranquila, almuerzo en Chivay y bus turístico al lago.",
        },
        11: {
          title: "Una noche en Amantaní",
          text: "El bote lento pasa por los Uros; la cena y la cama las da una familia. Conviene llevar fruta, arroz y efectivo.",
        },
        12: {
          title: "Taquile, y de vuelta a Puno",
          text: "En la isla de los hombres que tejen se almuerza trucha; por la tarde se regresa en bote.",
        },
        13: {
          title: "En bus a Cusco",
          text: "El bus directo cruza La Raya; el turístico también, con paradas y almuerzo, y tarda todo el día. Por la noche basta con una sopa.",
        },
        14: {
          title: "Cusco",
          text: "La ciudad se recorre a pie por la mañana y Sacsayhuamán, por la tarde.",
        },
        15: {
          title: "Siete Colores, o descanso",
          text: `Se puede ir a Vinicunca (${heightOf("rainbow-mountain")}) o a Palccoyo (${metres(heights.palccoyo)}), más fácil; y si las piernas no quieren, quedan los cafés de San Blas.`,
        },
        16: {
          title: "Písac, Moray y Ollantaytambo",
          text: "Se atraviesa en auto todo el valle, hasta el pueblo inca de donde sale el tren.",
        },
        17: {
          title: "Machu Picchu",
          text: "Se va en tren por la mañana, se entra al mediodía y se duerme en Aguas Calientes.",
        },
        18: {
          title: "De vuelta a Cusco",
          text: "Tras una mañana sin prisa se regresa en tren y minibús, y se prepara un bolso chico para la selva.",
        },
        19: {
          title: "Dos noches en la selva",
          text: "Se vuela por la mañana a Puerto Maldonado y se sigue en bote. Al día siguiente esperan los loros al alba, la cocha por la tarde y los caimanes de noche.",
        },
        21: {
          title: "De vuelta a Lima",
          text: "Después del bote y el avión queda una tarde libre junto al mar: esa es la reserva.",
        },
        22: {
          title: "Regreso",
          text: "Por la mañana se ve lo que faltó de Lima; el vuelo sale por la noche.",
        },
      },
      slow: {
        1: {
          title: "Tres días en Lima",
          text: "Basta una cosa por día: el centro, el Museo Larco, Barranco. El resto del tiempo es para mirar el mar.",
        },
        4: {
          title: "Cuatro noches en Arequipa",
          text: `Mejor volar, porque el bus tarda ${range(busHours.limaArequipa)} horas. Hay tiempo para una clase de cocina, para Juanita, para una mañana en la cantera de sillar y para un día entero sin nada.`,
        },
        8: {
          title: "Dos noches en el Colca",
          text: `Yanque tiene baños termales y una bella iglesia; una de las mañanas se va a ver los cóndores. La carretera cruza el abra de Patapampa a ${metres(heights.colcaPass)}: allí no conviene detenerse mucho.`,
        },
        10: {
          title: "Cuatro noches en el valle",
          text: "El primer día es más largo: Arequipa, avión y, desde Cusco, directo abajo. Después se ve un lugar por día y, el domingo, el mercado de Písac.",
        },
        14: {
          title: "Dos noches en Machu Picchu",
          text: "Se ve en dos medias jornadas con dos entradas: una para los miradores de arriba y otra para la ciudad. Entre ambas quedan los baños termales y el mariposario.",
        },
        16: {
          title: "Cuatro noches en Cusco",
          text: "Lo cómodo es alojarse cerca de la Plaza de Armas, que es llana, y no entre las escaleras de San Blas. Hay talleres de tejido y de chocolate, y una caminata cuesta abajo desde Tambomachay. A estas alturas, la altura ya no es tema.",
        },
        20: {
          title: "Lima, de reserva",
          text: "Se vuela por la mañana, se almuerza junto al mar y se hacen las maletas.",
        },
        21: {
          title: "Regreso",
          text: "Muchos vuelos largos salen por la tarde o la noche, así que la mañana queda libre.",
        },
      },
      "with-children": {
        1: {
          title: "Dos días en Lima",
          text: "De día gustan los juegos del malecón de Miraflores y la Huaca Pucllana, una pirámide de adobe entre edificios; de noche, el parque de las fuentes.",
        },
        3: {
          title: "Dos noches en Paracas",
          text: "A las ocho sale el bote a los lobos marinos y los pingüinos; por la tarde, cuando sopla el viento, se va a la piscina.",
        },
        5: {
          title: "Huacachina",
          text: "Por las dunas se baja en tabla. Al tubular (carro de dunas) se sube solo desde unos seis años, con chofer tranquilo y cinturón puesto.",
        },
        6: {
          title: "De vuelta a Lima",
          text: "Se viaja en bus de día y por la tarde hay playa o juegos; el vuelo de mañana es temprano.",
        },
        7: {
          title: "Tres noches en Urubamba",
          text: "De Cusco se baja directo, y la primera tarde no pasa del jardín del hotel. Después vienen las llamas, un paseo a caballo y las salineras de Maras.",
        },
        10: {
          title: "Dos noches en Machu Picchu",
          text: "El tren ya es una fiesta. Tras un gran desayuno se recorre el circuito 2; por la tarde gustan el mariposario y los baños termales.",
        },
        12: {
          title: "Dos noches en Cusco",
          text: "Gustan el museo del chocolate y los toboganes de piedra de Sacsayhuamán. A dormir temprano: es la noche más alta del viaje.",
        },
        14: {
          title: "Lima, de reserva",
          text: "Se vuela por la mañana y se pasa la tarde junto al mar. Si alguien se enfermó arriba, aquí se recupera el día.",
        },
        15: {
          title: "Regreso",
          text: "Queda playa hasta la tarde; al aeropuerto conviene llevar abrigo y algo de cenar.",
        },
      },
      north: {
        1: { title: "Llegada a Lima", text: "Se cena y se duerme; el vuelo al norte sale por la mañana." },
        2: {
          title: "Los caballitos de Huanchaco",
          text: "Se vuela a Trujillo (en bus nocturno son 8–10 horas) y se va a la playa donde los pescadores aún salen en caballitos, balsas de totora.",
        },
        3: {
          title: "Huaca de la Luna y Chan Chan",
          text: "Por la mañana se ven los muros pintados del templo mochica; por la tarde, la mayor ciudad de adobe de América. En taxi cabe todo en un día.",
        },
        4: {
          title: "La dama tatuada",
          text: "En El Brujo apareció la Señora de Cao; de allí se sigue a Chiclayo.",
        },
        5: {
          title: "Tumbas reales y bus nocturno",
          text: "El oro de Sipán está en el museo de Lambayeque (cierra los lunes); por la tarde quedan las pirámides de Túcume y, de noche, el bus a la sierra.",
        },
        6: {
          title: "Chachapoyas",
          text: "Se llega hacia las siete, a dormir. Por la tarde se ven el centro y el cañón desde el mirador de Huancas.",
        },
        7: {
          title: "Kuélap",
          text: "Auto, bus y teleférico llevan hasta la muralla. Suele cerrar los lunes y tiene cupo diario: reservar unos días antes. [Más aquí](page:beyond-classic#chachapoyas).",
        },
        8: {
          title: "La catarata de Gocta",
          text: "De Cocachimba son de dos a dos horas y media de ida y otro tanto de vuelta; al atardecer se la mira desde el pueblo.",
        },
        9: {
          title: "De vuelta a la costa",
          text: "Se va a Chiclayo en bus de día o en auto; casi todos los buses salen de noche, así que hay que preguntar antes.",
        },
        10: {
          title: "Rumbo a Máncora",
          text: "El bus de día corre junto al mar; por la tarde el agua ya es tibia.",
        },
        11: {
          title: "Playa",
          text: "En El Ñuro hay tortugas y, de julio a octubre, ballenas; lo demás es hamaca.",
        },
        13: {
          title: "De vuelta a Lima",
          text: "Se va en auto a Talara (o Tumbes), se vuela y se cena en Barranco. Esta es la reserva.",
        },
        14: { title: "Regreso", text: "Por la mañana aún cabe el Museo Larco; el vuelo sale por la noche." },
      },
    },
  },
  freshness: [
    `Los tiempos de viaje son en su mayoría los habituales; tienen fuente el del bus turístico de Puno (${month(ways.punoCuscoTour.asOf)}) y el de la ruta de Chiclayo a Chachapoyas (${month(ways.chiclayoChachapoyas.asOf)}). Los precios son estimaciones con datos reunidos hasta ${month(tripPrices.asOf)}. Lo último sobre la venta de entradas es de ${month(yearlySale.asOf)}; sobre El Niño, de ${month(coastalElNino.asOf)}.`,
    "Antes de reservar, ver los horarios en [PeruRail](site:perurail) e [Inca Rail](site:incaRail) y los cupos en [tuboleto.cultura.pe](site:tuBoleto), y preguntar si hay vuelo de Arequipa a Cusco, porque no siempre lo hay.",
  ],
}));
