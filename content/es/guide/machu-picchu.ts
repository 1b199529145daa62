import {
  machuPicchuMountains as mountains,
  machuPicchuRoutes as routes,
  sunGateAltitude,
  type RouteId,
} from "#content/facts/machu-picchu/circuits.ts";
import {
  blockade,
  hidroelectrica,
  incaTrail,
  machuPicchuBus as bus,
  machuPicchuTrains as trains,
  shortIncaTrail,
  walkUp,
} from "#content/facts/machu-picchu/journey.ts";
import { machuPicchuGuide, machuPicchuPrices as prices } from "#content/facts/machu-picchu/prices.ts";
import { sampleDays } from "#content/facts/machu-picchu/sample-days.ts";
import { highSeason } from "#content/facts/machu-picchu/season.ts";
import {
  entryTolerance,
  largestBag,
  machuPicchuVisit as visit,
  ticketSale,
  walkUpSale,
} from "#content/facts/machu-picchu/visit.ts";
import { trainHours } from "#content/facts/journeys.ts";
import { places } from "#content/facts/places.ts";
import { guideWords } from "#content/guide-words.ts";
import {
  formatAltitude,
  formatDistance,
  formatMetres,
  formatNumber,
  formatSoles,
} from "#i18n/format-amount.ts";
import { formatDate, formatMonth, formatTime } from "#i18n/format-date.ts";
import { formatDays } from "#i18n/format-days.ts";
import { formatHours } from "#i18n/format-duration.ts";

const hours = ([from, to]: readonly [number, number]) => formatHours(from, "es", to);
const timeOf = (route: RouteId) => hours(routes[route].hours);
const village = formatAltitude(places["aguas-calientes"].altitude, "es");
const at = (time: `${number}:${number}`) => formatTime(time, "es");
const { withNight, inOneDay } = sampleDays;
const highDays = () =>
  highSeason.days
    .map((days) => {
      const [first, last] = days.map((day) => `${highSeason.year}-${day}`) as [string, string];
      const { from, dash, to } = formatDays(first, last, "es");
      return from + dash + to;
    })
    .join("; ");

export default guideWords(() => ({
  title: "Machu Picchu paso a paso",
  description:
    "Qué circuito elegir en Machu Picchu, cuánto cuesta la entrada, cuándo y dónde se compra, qué tren tomar y qué no dejan pasar en la puerta.",
  keywords: [
    "entradas Machu Picchu",
    "circuitos Machu Picchu",
    "Machu Picchu precio colombianos",
    "Machu Picchu CAN",
    "Huayna Picchu entrada",
    "tren a Machu Picchu",
    "Hidroeléctrica",
  ],
  lead: `Por Machu Picchu ya no se camina a voluntad: cada entrada vale para una ruta, una hora y una persona con nombre y apellido. Con la ruta bien elegida, la compra hecha a tiempo y un día libre de reserva, lo demás es un viaje en tren y una mañana para mirar con calma. Para ${highSeason.year + 1} hay que mirar ya: las entradas de ${highSeason.year} salieron a la venta el ${formatDate(ticketSale.tickets2026, "es")}.`,
  pictureAlt:
    "Machu Picchu desde la terraza superior: neblina temprana sobre las casas de piedra, el Huayna Picchu al fondo y una llama que pasta delante.",
  sections: [
    {
      id: "which-circuit",
      title: "¿Qué circuito elegir?",
      blocks: [
        "Para la primera visita, la ruta **2-A**: empieza en la terraza superior, con la vista de las postales, y luego cruza toda la ciudad. Si ya se agotó, la **2-B** es casi igual, pero arranca de una terraza más baja. El **circuito 1** recorre solo los andenes (las terrazas de cultivo) y no entra en la ciudad; el **circuito 3** muestra de cerca los barrios bajos y es el que lleva al Huayna Picchu.",
        { kind: "figure", figure: "circuits" },
        "La entrada sirve solo para su ruta: en la puerta no se cambia, y quien sale ya no vuelve a entrar. Para tener la vista de arriba y también la parte baja hacen falta dos entradas el mismo día; por ejemplo, la 1-B temprano y la 3-B a media mañana.",
        {
          kind: "table",
          caption: "Las diez rutas",
          head: ["Ruta", "Qué se ve", "Tiempo", "Para quién", "A la venta"],
          rows: [
            [
              "1-A · Montaña Machu Picchu",
              `los andenes altos y la cumbre, a ${formatAltitude(mountains.machuPicchuMountain.altitude, "es")}`,
              timeOf("1-A"),
              "piernas fuertes y paciencia con los escalones",
              "todo el año",
            ],
            [
              "1-B · Terraza superior",
              "la Casa del Guardián y la vista de postal, sin la ciudad",
              timeOf("1-B"),
              "poco tiempo o rodillas delicadas",
              "todo el año",
            ],
            [
              "1-C · Puerta del Sol",
              `los andenes altos e Intipunku, a ${formatAltitude(sunGateAltitude, "es")}`,
              timeOf("1-C"),
              "caminantes que ya conocen la ciudad",
              "temporada alta",
            ],
            [
              "1-D · Puente Inca",
              "los andenes altos y un sendero abierto en la roca",
              timeOf("1-D"),
              "quien no sufre de vértigo",
              "temporada alta",
            ],
            [
              "2-A · Clásica",
              "mirador, cantera, Templo Principal, Templo de las Tres Ventanas, Roca Sagrada",
              timeOf("2-A"),
              "todos, en la primera visita",
              "todo el año",
            ],
            [
              "2-B · Terraza inferior",
              "la misma ciudad, con la vista desde más abajo",
              timeOf("2-B"),
              "cuando la 2-A está agotada",
              "todo el año",
            ],
            [
              "3-A · Huayna Picchu",
              `la parte baja y la cumbre, a ${formatAltitude(mountains.huaynaPicchu.altitude, "es")}`,
              timeOf("3-A"),
              "quien disfruta lo empinado y no teme al vacío",
              "todo el año",
            ],
            [
              "3-B · Realeza",
              "andenes, casas reales, alrededores del Templo del Sol, Templo del Cóndor",
              timeOf("3-B"),
              "quien prefiere menos escalones",
              "todo el año",
            ],
            [
              "3-C · Gran Caverna",
              "la parte baja y un santuario en una cueva, detrás del Huayna Picchu",
              timeOf("3-C"),
              "quien busca un sendero solitario en el bosque",
              "temporada alta",
            ],
            [
              "3-D · Huchuy Picchu",
              "la parte baja y una cumbre menor",
              timeOf("3-D"),
              "quien quiere subir a un cerro, pero corto",
              "temporada alta",
            ],
          ],
        },
        `Las cuatro rutas de temporada se venden solo para los días de temporada alta, que en ${highSeason.year} fueron estos: ${highDays()}. El año anterior el esquema fue el mismo en torno a su Semana Santa; de ${highSeason.year + 1} aún no conocemos la lista. El resto del año quedan seis rutas para elegir.`,
        {
          kind: "note",
          tone: "tip",
          title: "¿Desde dónde se toma la foto famosa?",
          text: [
            "Desde los andenes altos, junto a la Casa del Guardián, adonde llegan los circuitos 1 y 2. En el 3 también salen buenas fotos, con las casas y el cerro detrás, pero desde abajo. Los vigilantes hacen respetar la ruta impresa en la entrada.",
          ],
        },
      ],
    },
    {
      id: "prices",
      title: "¿Cuánto cuesta la entrada?",
      blocks: [
        `El adulto extranjero paga **${formatSoles(prices.foreign, "es")}**; los ciudadanos de Bolivia, Colombia y Ecuador, **${formatSoles(prices.andean, "es")}**, igual que los peruanos. Desde el ${formatDate(prices.since, "es")} el precio incluye el derecho del [SERNANP](site:sernanp), que cuida el área natural: ${formatSoles(prices.charge.foreign, "es")} o ${formatSoles(prices.charge.andean, "es")}. Los ciudadanos de Argentina, Chile, México y España, países que no están en la Comunidad Andina, pagan la tarifa completa.`,
        {
          kind: "table",
          caption: "Entradas de adulto (con montaña: suma de la entrada y el derecho)",
          head: ["Quién paga", "Sin montaña", "Con Huayna Picchu o la montaña Machu Picchu"],
          rows: [
            ["extranjeros", formatSoles(prices.foreign, "es"), formatSoles(prices.foreignMountain, "es")],
            [
              "ciudadanos de Bolivia, Colombia, Ecuador y Perú; residentes en el Perú",
              formatSoles(prices.andean, "es"),
              formatSoles(prices.andeanMountain, "es"),
            ],
          ],
        },
        `La tarifa andina se comprueba en la puerta con la cédula, el pasaporte o el carné de extranjería. Los menores de ${prices.freeBelowAge} años no pagan. De 3 a 17 años y para estudiantes de educación superior hay tarifas reducidas, cuyo precio actual aparece en la [web de venta](site:tuBoleto) al indicar la edad; al estudiante le piden el carné vigente de su universidad, con foto, y la tarjeta ISIC no basta. A quien llega por el Camino Inca no se le cobra el derecho del SERNANP.`,
        {
          kind: "terms",
          items: [
            {
              term: "Bus de subida y bajada",
              text: `Unos US$ ${bus.returnUsd} ida y vuelta, US$ ${bus.singleUsd} por trayecto.`,
            },
            {
              term: "Guía local",
              text: `Esperan en la puerta y piden alrededor de ${formatSoles(machuPicchuGuide.soles, "es")} por un grupo pequeño; conviene juntarse con otros.`,
            },
            {
              term: "Guardaequipaje y baños",
              text: "Están fuera de la puerta y cuestan unos pocos soles; hay que llevar sencillo (monedas).",
            },
          ],
        },
        "La salida completa, con tren, hotel y guía, está sumada para tres presupuestos en [Cuánto cuesta un viaje](page:costs#big-items).",
      ],
    },
    {
      id: "buying",
      title: "Cómo se compra, paso a paso",
      blocks: [
        `Hay un solo lugar donde comprar: la web del Estado, [tuboleto.cultura.pe](site:tuBoleto). Las entradas de cada año salen a la venta a fines del anterior. Las de ${highSeason.year} se abrieron el ${formatDate(ticketSale.tickets2026, "es")} a mediodía, hora del Perú, y algunas horas de los primeros días desaparecieron en ${ticketSale.goneInMinutes} minutos. Si el viaje es el año próximo, lo primero es mirar si el día ya está a la venta.`,
        {
          kind: "steps",
          items: [
            {
              title: "Ruta y día",
              text: "En la portada, la ciudad figura como Llaqta de Machupicchu. Se elige la ruta, después el día y al final la hora de ingreso; al lado aparecen los cupos que quedan.",
            },
            {
              title: "Los datos, letra por letra como en el documento",
              text: "Se piden nombre, número, nacionalidad y fecha de nacimiento. Después ya no se cambian ni el nombre ni el día ni la ruta.",
            },
            {
              title: "Reservar y después pagar",
              text: "Son dos pasos distintos. Con mucha demanda el segundo suele trabarse: hay que insistir y tener otra tarjeta a mano.",
            },
            {
              title: "Guardar el PDF",
              text: "Se lleva impreso, o descargado en el celular para abrirlo sin señal.",
            },
            {
              title: "Y solo entonces, el tren",
              text: "Para una hora de entrada se encuentra tren; al revés, no siempre. Los vuelos internos y los hoteles van al final.",
            },
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Lo que no tiene arreglo",
          text: [
            "La entrada no se devuelve ni se traspasa. Si el documento se renovó después de la compra, se lleva también el anterior o una copia. Las webs parecidas a la oficial son de intermediarios: pueden ser legales, pero cobran más, y cuando el cupo se acabó su entrada «especial» no existe.",
          ],
        },
        { kind: "heading", id: "walk-up", text: "Si se agotó en línea" },
        `Cada día se venden ${formatNumber(walkUpSale.tickets, "es")} entradas en Aguas Calientes, en el Centro Cultural del Ministerio, no en la puerta. Desde el ${formatDate(walkUpSale.since, "es")} hay una sola cola; las ventanillas abren a las ${at(walkUpSale.opensAt)} y una pantalla muestra lo que queda. A mediados de 2025 a las diez de la mañana ya no había nada, y muchas veces la entrada es para el día siguiente: hay que contar con dos noches en el pueblo y aceptar la ruta y la hora que toquen.`,
        {
          kind: "list",
          items: [
            "Buscar otras rutas: en la 3-B y la 1-B quedan cupos con más frecuencia.",
            "Probar con las primeras horas de la tarde, con menos gente y menos neblina.",
            "El paquete de una agencia solo ayuda si la entrada ya está comprada a nombre del viajero: hay que pedir el PDF.",
          ],
        },
      ],
    },
    {
      id: "calendar",
      title: "El calendario de las entradas",
      blocks: [
        "Para junio, julio y agosto se compra con tres a seis meses de anticipación, y para abril y setiembre, con unos tres; el resto del año suele bastar con uno o dos. Mayo y octubre son la mejor combinación: tiempo seco y entradas más fáciles de conseguir.",
        { kind: "figure", figure: "ticketCalendar" },
        `La ciudad abre todos los días del año, de ${at(visit.opens)} a ${at(visit.closes)}. En temporada alta entran ${formatNumber(visit.peopleOnPeakDays, "es")} personas al día y en el resto del año ${formatNumber(visit.peopleADay, "es")}. La neblina es común por la mañana, sobre todo de noviembre a abril, y suele levantarse hacia las nueve o diez. Hay menos gente a primera hora y después de las tres de la tarde. El primer turno no garantiza el amanecer: los cerros tapan el sol hasta las seis y media o siete.`,
        `La tolerancia es de ${entryTolerance.minutes} minutos, y de ${entryTolerance.minutesInHighSeason} en temporada alta. Pasado ese tiempo ya no dejan entrar.`,
      ],
    },
    {
      id: "trains",
      title: "En tren hasta el pueblo",
      blocks: [
        `Por el valle no hay carretera hasta Aguas Calientes (${village}; su nombre oficial es Machu Picchu Pueblo). Se va en tren, con [PeruRail](site:perurail) o [Inca Rail](site:incaRail). El tren local, el barato, es solo para peruanos y residentes.`,
        {
          kind: "terms",
          items: [
            {
              term: "Desde Ollantaytambo",
              text: `Algo menos de ${formatHours(trainHours.fromOllantaytambo, "es")}. De aquí sale la mayoría de los trenes, todo el año, y una noche en el valle ayuda con la altura.`,
            },
            {
              term: "Desde Cusco",
              text: `Unas ${formatHours(trainHours.fromSanPedro, "es")} desde la estación de San Pedro, en la ciudad, y ${hours(trainHours.fromPoroy)} desde Poroy, a 15 km. Hay pocos trenes, y de enero a abril ninguno.`,
            },
            {
              term: "Bimodal: bus y tren",
              text: "El bus de la empresa lleva a Ollantaytambo y ahí se sube al tren. En los meses de lluvia es la única forma desde Cusco; se vende todo el año.",
            },
            {
              term: "Precio",
              text: `El tren turístico más barato parte de unos US$ ${trains.oneWayUsdFrom} por trayecto y US$ ${trains.returnUsd.join("–")} ida y vuelta; los panorámicos y los de lujo cuestan mucho más. Las tarifas se mueven como las de los aviones: los primeros y los últimos del día son los más económicos.`,
            },
            {
              term: "Equipaje",
              text: `Las dos empresas llevan solo equipaje de mano. Inca Rail admite un bulto de hasta ${trains.incaRailBag.kilos} kg cuyos tres lados sumen ${trains.incaRailBag.centimetres} cm, y esa es la medida para ambas. La maleta se queda en el hotel de Cusco o del valle.`,
            },
            {
              term: "Documentos",
              text: `El pasaje es nominal y al subir piden el documento. Se llega ${trains.beforeDepartureMinutes} minutos antes.`,
            },
          ],
        },
      ],
    },
    {
      id: "bus-up",
      title: "Del pueblo a la puerta",
      blocks: [
        `El bus sube las ${bus.bends} curvas en ${bus.minutes.join("–")} minutos. El primero sale hacia las ${at(bus.first)}, el último baja hacia las ${at(bus.lastDown)} y entre uno y otro pasan sin horario fijo. Hay una cola para cada hora de ingreso, con su cartel; basta con llegar ${bus.queueMinutes.join("–")} minutos antes. En temporada alta la espera puede ser de dos horas, y después de mediodía también para bajar.`,
        `Cuesta unos US$ ${bus.returnUsd} ida y vuelta. El contrato con el que una sola empresa manejó los buses durante treinta años venció el ${formatDate(bus.concessionEnded, "es")} y desde entonces se reparten la ruta dos empresas, Consettur y San Antonio de Torontoy, cada una con su ventanilla en el pueblo: el pasaje se compra allí la víspera, y en el hotel saben quién está operando.`,
        `**A pie** se sigue la carretera junto al río hasta Puente Ruinas y de ahí se sube por escalones: ${hours(walkUp.upHours)}, con ${formatMetres(walkUp.climb, "es")} de desnivel, y ${walkUp.downMinutes.join("–")} minutos de bajada. De madrugada también en el puente revisan la entrada y el documento.`,
      ],
    },
    {
      id: "cheap-way",
      title: "Más barato, o a fuerza de piernas",
      blocks: [
        { kind: "heading", id: "hidroelectrica", text: "Por Hidroeléctrica" },
        `Los minibuses salen de Cusco entre las siete y las ocho y media y tardan ${hours(hidroelectrica.busHours)} por Santa María y Santa Teresa hasta la central llamada Hidroeléctrica; en el camino cruzan el abra (paso) Málaga, a ${formatAltitude(hidroelectrica.pass, "es")}. De ahí son ${formatDistance(hidroelectrica.kilometres[0], "es", hidroelectrica.kilometres[1])} llanos junto a los rieles, ${hours(hidroelectrica.walkHours)} a pie. El regreso sale hacia las dos y media. Ida y vuelta pueden costar hoy ${formatSoles(hidroelectrica.returnSoles[0], "es", hidroelectrica.returnSoles[1])}, y hace falta una noche en el pueblo.`,
        `Hay curvas cerradas y choferes apurados: mejor no viajar de noche. De enero a marzo son frecuentes los huaicos (aludes de barro); el del ${formatDate(hidroelectrica.landslide, "es")} detuvo durante día y medio a los trenes de este lado y a los caminantes. No se camina por la vía ni por los túneles: hay sendero al lado. Es tierra cálida y con mosquitos; de la vacuna contra la fiebre amarilla se habla en [Seguridad y salud](page:safety-health#infections).`,
        { kind: "heading", id: "short-inca-trail", text: "El Camino Inca corto" },
        `Son dos días, uno de ellos a pie. Se baja del tren en el kilómetro 104 y se caminan ${formatDistance(shortIncaTrail.kilometres[0], "es", shortIncaTrail.kilometres[1])} en ${hours(shortIncaTrail.hours)}, por los andenes de Wiñay Wayna hasta la Puerta del Sol. Un bus baja a dormir al pueblo y la ciudad se visita al día siguiente, **con otra entrada**: el permiso del camino solo vale el día de la llegada. No se acampa, y es más fácil conseguir cupo que para los cuatro días.`,
        `En los dos casos el permiso lo compra **solo una agencia autorizada**, y nadie puede salir sin guía. En el de cuatro días, de ${formatDistance(incaTrail.kilometres, "es")}, el límite es de ${incaTrail.permits} personas diarias contando a los porteadores, es decir, unos ${incaTrail.walkers} caminantes; en febrero cierra. El corto ronda los US$ ${shortIncaTrail.usd.join("–")}. Quien llega caminando entra ese mismo día por la ruta 3-B. La vista de postal se tiene al bajar desde la Puerta del Sol; para el circuito 2, o para volver al día siguiente, se compra otra entrada. Los demás caminos están en [Caminatas](page:treks#compare).`,
      ],
    },
    {
      id: "mountains",
      title: "¿Huayna Picchu o la montaña Machu Picchu?",
      blocks: [
        "Una es empinada y famosa; la otra, alta y más tranquila. En la primera visita no hace falta ninguna: el circuito que va con la montaña muestra solo una parte de la ciudad.",
        {
          kind: "table",
          caption: "Las dos montañas",
          head: ["Aspecto", "Huayna Picchu (3-A)", "Montaña Machu Picchu (1-A)"],
          rows: [
            [
              "Altitud",
              formatAltitude(mountains.huaynaPicchu.altitude, "es"),
              formatAltitude(mountains.machuPicchuMountain.altitude, "es"),
            ],
            [
              "Desnivel",
              `${mountains.huaynaPicchu.climb.join("–")} m`,
              `${mountains.machuPicchuMountain.climb[0]} m`,
            ],
            [
              "Tiempo de subida y bajada",
              hours(mountains.huaynaPicchu.return),
              hours(mountains.machuPicchuMountain.return),
            ],
            [
              "Cómo es el camino",
              "escalones angostos y expuestos, cables, un túnel arriba",
              "escalones largos y anchos",
            ],
            ["Con la entrada se ve", "la parte baja", "los andenes altos, no las casas"],
            ["Se agota", "antes que nada, con meses de anticipación", "después"],
          ],
        },
        "Lo mejor es el primer turno, porque hacia las once ya hace mucho calor. Con vértigo, problemas de corazón o embarazo, ninguna de las dos: para eso están la 1-B, la 2-B y la 3-B. Con lluvia no conviene que suba nadie: la piedra mojada resbala.",
      ],
    },
    {
      id: "day",
      title: "El día, hora por hora",
      blocks: [
        "Hay dos maneras de organizarlo. Con una noche en el pueblo sobra tiempo y se entra a la ciudad temprano; sin ella cabe en un día, pero un solo tren atrasado lo puede echar a perder. Los horarios cambian, así que las horas se ajustan al tren de cada uno.",
        { kind: "heading", id: "day-with-night", text: "Con una noche en el pueblo" },
        {
          kind: "timeline",
          items: [
            {
              when: `Día 1, ${at(withNight.ruins)}`,
              title: "Las ruinas de Ollantaytambo",
              text: "Por la mañana se recorren los andenes y se almuerza en la plaza; el equipaje grande se queda en el hotel.",
            },
            {
              when: at(withNight.train),
              title: "Tren junto al río",
              text: "El agua queda del lado izquierdo.",
            },
            {
              when: at(withNight.village),
              title: "Aguas Calientes",
              text: "Se compra el pasaje de bus para el día siguiente, se cena y se duerme temprano.",
            },
            {
              when: `Día 2, ${at(withNight.queue)}`,
              title: "La cola del bus",
              text: "En la puerta está el último baño: adentro no hay.",
            },
            {
              when: at(withNight.entry),
              title: "Ingreso por la ruta 2-A",
              text: "Son dos o tres horas, con muchas paradas. Si hay neblina, se espera en la terraza superior a que se levante.",
            },
            {
              when: at(withNight.out),
              title: "Salida",
              text: "Quien tiene otra entrada vuelve a ingresar ahora; los demás bajan a almorzar, en bus o a pie.",
            },
            {
              when: `Desde las ${at(withNight.back)}`,
              title: "Tren de regreso",
              text: `Con un minibús desde Ollantaytambo se llega a Cusco hacia las ${at(withNight.cusco)}.`,
            },
          ],
        },
        { kind: "heading", id: "day-in-one", text: "En un solo día, desde el valle" },
        {
          kind: "timeline",
          items: [
            {
              when: at(inOneDay.hotel),
              title: "Salida del hotel",
              text: "Es la hora para quien duerme en Ollantaytambo; desde Urubamba, media hora antes.",
            },
            {
              when: at(inOneDay.train),
              title: "Tren de la mañana",
              text: "Sirve cualquiera de los primeros, con tal de estar en el pueblo a las ocho y media.",
            },
            { when: at(inOneDay.bus), title: "Bus a la puerta", text: "Toma una hora, con la cola." },
            {
              when: at(inOneDay.entry),
              title: "Ingreso",
              text: "Mejor la entrada de las diez que la de las nueve, para tener margen.",
            },
            {
              when: at(inOneDay.down),
              title: "Bajada al pueblo",
              text: "Hay tiempo para almorzar, ver el mercado y tomar un café sobre el río.",
            },
            {
              when: at(inOneDay.back),
              title: "Tren de regreso",
              text: `Llega a Ollantaytambo hacia las ${at(inOneDay.valley)}; en Cusco se está cerca de las ocho de la noche.`,
            },
          ],
        },
        "Desde Cusco en un solo día hay que levantarse a las tres o cuatro; se puede, pero cansa y no deja margen. También por la altura es mejor dormir primero en el valle y en el pueblo y después en Cusco: [la altura](page:safety-health#altitude).",
      ],
    },
    {
      id: "rules",
      title: "¿Qué se permite y qué no?",
      blocks: [
        `En la puerta revisan los bolsos. El mayor que se admite mide ${largestBag}; para los más grandes hay guardaequipaje de pago.`,
        { kind: "heading", id: "leave-behind", text: "Lo que se queda afuera" },
        {
          kind: "list",
          items: [
            "trípodes, monopies, palos para selfies, drones",
            "comida, alcohol, botellas de plástico desechables",
            "paraguas y bastones (los de punta de goma se toleran a personas mayores o con discapacidad)",
            "cochecitos; la mochila portabebés sí pasa, sin armazón de metal",
            "aerosoles: el protector solar y el repelente, en crema",
            "tacones y suelas duras, altavoces, disfraces, pancartas",
          ],
        },
        { kind: "heading", id: "take-along", text: "Lo que hay que llevar" },
        {
          kind: "checklist",
          items: [
            "el documento original con el que se compró la entrada",
            "la entrada, en papel o descargada",
            "agua en una botella reutilizable",
            "capa de lluvia, sombrero, protector solar, repelente y pantalón largo",
            "monedas para el baño",
          ],
        },
        { kind: "heading", id: "inside", text: "Adentro" },
        "Los baños y la cafetería están solo fuera de la puerta, y quien sale no vuelve a entrar. Prohibido apoyarse en los muros o dejar la ruta: a quien corre, se desviste o se sale del camino lo retiran.",
        "**Guía:** la norma lo pide; en la práctica también se entra sin él, pero no hay que darlo por hecho. Vale la pena contratarlo, porque adentro casi no hay carteles.",
        "**Escalones** hay en todas partes, y ninguna ruta se puede hacer en silla de ruedas. Con rodillas delicadas, las más suaves son la 3-B, la 2-B y la 1-B; más en [Para quién es el Perú](page:for-whom#wheelchair).",
      ],
    },
    {
      id: "what-goes-wrong",
      title: "Qué puede fallar y qué hacer",
      blocks: [
        {
          kind: "terms",
          items: [
            {
              term: "Paros y bloqueos",
              text: `En setiembre de 2025 la disputa por los buses detuvo el tren varios días y unas ${formatNumber(blockade.broughtOut, "es")} personas salieron en trenes especiales. Machu Picchu nunca debe quedar para el último día: mejor dejar uno libre antes del vuelo y llevar efectivo, medicinas y cargador para una noche más.`,
            },
            {
              term: "Lluvia",
              text: "De enero a marzo los huaicos cortan la vía por horas, a veces por días. La empresa pasa a los viajeros a otro tren, pero la hora de la entrada no se mueve: conviene pedir una constancia del retraso.",
            },
            {
              term: "Neblina",
              text: "Con una entrada de las ocho, hacia las diez suele despejar. En el circuito 2 la terraza superior está al comienzo: es ahí donde hay que esperar.",
            },
            {
              term: "Nombre o día equivocados",
              text: "El nombre no se corrige y el dinero no se devuelve. Si hay un error en el número del documento, se escribe a la ayuda de la web de venta antes del viaje.",
            },
            {
              term: "Mosquitos y jejenes",
              text: "Pican todo el día: pantalón largo y repelente. Desde 2025 los [CDC](site:cdc) de Estados Unidos recomiendan la vacuna contra la fiebre amarilla también para la zona de Machu Picchu.",
            },
          ],
        },
        "Qué hacer ante un paro o un bloqueo, y dónde se consulta, está en [Seguridad y salud](page:safety-health#strikes).",
      ],
    },
  ],
  freshness: [
    `Los precios y el derecho del SERNANP vienen de publicaciones de ${formatMonth(prices.asOf, "es")}; el total con montaña es la suma de ambos. Las rutas de temporada y los aforos son de ${formatMonth(highSeason.asOf, "es")}, la venta en el pueblo de ${formatMonth(walkUpSale.asOf, "es")}, y las tarifas de tren y bus de ${formatMonth(trains.asOf, "es")}. El límite de equipaje de PeruRail no figura: su única fuente es de ${formatMonth(trains.perurailBag.asOf, "es")}.`,
    `Las entradas y los días de temporada de ${highSeason.year + 1}, la tarifa andina de ese año, las reducidas y las horas de ingreso se consultan en [tuboleto.cultura.pe](site:tuBoleto); horarios, equipaje y tarifas, en [PeruRail](site:perurail) e [Inca Rail](site:incaRail); las normas de la puerta, en [machupicchu.gob.pe](site:machuPicchu).`,
  ],
}));
