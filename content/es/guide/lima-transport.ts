import { emergency } from "#content/facts/country.ts";
import { carRental } from "#content/facts/journeys.ts";
import {
  airportFares,
  blueRoutes,
  blueRouteToMiraflores,
  cityFares,
  limaAirport,
  limaMetro,
  limaMinutes,
  transitCard,
} from "#content/facts/lima/lima-transport.ts";
import { limaFootbridge } from "#content/facts/lima/lima-sights.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatMetres, formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";

const soles = (from: number, to = from) => formatSoles(from, "es", to);
const range = ([from, to]: readonly [number, number]) => `${from}–${to}`;
const { aeroDirecto, app, taxiDesk, tout } = airportFares;
const { metropolitano, blueCorridor, localBus, metroLine1, metroLine2, mototaxi } = cityFares;
const { line1, line2 } = limaMetro;

export default guideWords(() => ({
  title: "Transporte en Lima",
  description:
    "Del aeropuerto de Lima a la ciudad, Uber, Cabify y DiDi, Metropolitano, Corredor Azul, compra de la tarjeta, metro y combis: precios, paradas y tiempos.",
  keywords: [
    "transporte en Lima",
    "traslado aeropuerto Lima",
    "aeropuerto Jorge Chávez",
    "Metropolitano",
    "Corredor Azul",
    "Metro de Lima",
    "Uber Lima",
    "taxi en Lima",
    "mototaxi",
  ],
  lead: "Cómo ir del aeropuerto al alojamiento, en qué conviene moverse por la ciudad y cuánto cuesta. Aquí se lee también dónde se compra la tarjeta, qué bus azul llega a Barranco y qué taxi es mejor dejar pasar.",
  pictureAlt: "Un bus articulado y un bus urbano azul entre palmeras; arriba, un avión que va a aterrizar.",
  sections: [
    {
      id: "airport",
      title: "El nuevo terminal del aeropuerto",
      facts: [
        { term: "Código", text: limaAirport.code },
        { term: "Nuevo terminal", text: `desde el ${formatDate(limaAirport.terminalSince, "es")}` },
        {
          term: "Hasta Miraflores",
          text: `unos ${range(limaAirport.kmToMiraflores)} km, ${range(limaAirport.minutesToMiraflores)} minutos`,
        },
        { term: "Vuelo internacional", text: `llegar ${limaAirport.hoursBeforeFlight} horas antes` },
      ],
      blocks: [
        `El Jorge Chávez está en el Callao, el puerto vecino de Lima. Los vuelos nacionales e internacionales comparten un solo edificio de ${limaAirport.levels} niveles y unos ${formatNumber(limaAirport.squareMetres, "es")} m². El terminal antiguo, el de la avenida Faucett, ya no recibe pasajeros, y las indicaciones que lo mencionan han quedado viejas.`,
        "Al terminal se entra **solo en vehículo**, por la avenida Morales Duárez; no hay acceso a pie. De 7:00 a 10:00 y de 17:00 a 21:00 se cuenta con el tiempo más largo. El metro todavía no llega: la estación de la línea 4 es un proyecto. Las novedades están en la [web del aeropuerto](site:limaAirport), y los pasos de la llegada, en [ingreso al Perú](page:entry#arrival).",
      ],
    },
    {
      id: "airport-transfer",
      title: "Del aeropuerto a la ciudad",
      blocks: [
        "De noche, con cansancio o con maletas grandes, lo más sencillo es un auto por aplicación; de día y con poco equipaje, lo más barato es el bus urbano.",
        {
          kind: "table",
          caption: "Entre el aeropuerto y la ciudad",
          head: ["Medio", "Precio", "Fecha del precio", "Conviene saber"],
          rows: [
            [
              "auto por aplicación",
              `unos ${soles(...app.soles)}`,
              formatMonth(app.asOf, "es"),
              "hasta Miraflores; la aplicación muestra antes la tarifa",
            ],
            [
              "mostrador de taxis del terminal",
              `unos ${soles(...taxiDesk.soles)}`,
              formatMonth(taxiDesk.asOf, "es"),
              "tarifa fija, se paga en el mostrador oficial",
            ],
            [
              "bus urbano [AeroDirecto](site:atu)",
              soles(...aeroDirecto.soles),
              formatMonth(aeroDirecto.asOf, "es"),
              "ninguna de sus rutas conocidas llega a Miraflores",
            ],
          ],
        },
        `Antes había un bus a los hoteles de Miraflores, Airport Express Lima; en ${formatMonth(aeroDirecto.asOf, "es")} la prensa daba a AeroDirecto por el único transporte público autorizado en el nuevo terminal. Solo se puede contar con aquel bus si la [web de la empresa](site:airportExpress) dice que circula. AeroDirecto tenía ${aeroDirecto.routes.count} rutas en ${formatMonth(aeroDirecto.routes.asOf, "es")}; de cinco se conoce el recorrido:`,
        {
          kind: "list",
          items: [
            "**Norte:** hacia Naranjal y Los Olivos.",
            "**Sur:** hacia la avenida Brasil.",
            "**Centro:** plaza Dos de Mayo y plaza San Martín; es la que deja más cerca de la Plaza Mayor.",
            "**Quilca, Ventanilla:** para los vecinos del aeropuerto y Ventanilla; el viajero rara vez las necesita.",
          ],
        },
        `Se paga en efectivo, con Visa o con Yape, la billetera digital peruana. Los buses circulan las 24 horas desde el ${formatDate(aeroDirecto.roundTheClockSince, "es")}; se prometió uno cada 15 minutos, y al comienzo hubo colas. En ${formatMonth(aeroDirecto.fleet.asOf, "es")} eran ${aeroDirecto.fleet.buses} unidades.`,
      ],
    },
    {
      id: "ride-sharing",
      title: "Uber, Cabify, DiDi y el taxi",
      blocks: [
        "Para quien no conoce la ciudad, lo más cómodo es la aplicación: se ve la tarifa antes de subir, el viaje queda registrado y no hay que regatear. Mejor instalarla y registrar la tarjeta antes de salir de casa; también se puede pagar en efectivo.",
        {
          kind: "terms",
          shape: "names",
          items: [
            {
              term: "Uber",
              text: `Tiene zona de recogida señalizada en el aeropuerto (${formatMonth(airportFares.pickUpBays.asOf, "es")}).`,
            },
            {
              term: "Cabify",
              text: `También tiene zona señalizada en el aeropuerto (${formatMonth(airportFares.pickUpBays.asOf, "es")}).`,
            },
            {
              term: "DiDi",
              text: "Funciona en la ciudad; en el aeropuerto, la aplicación indica dónde espera el auto.",
            },
          ],
        },
        {
          kind: "checklist",
          items: [
            "Comprobar que la placa (matrícula) y el conductor coincidan con los de la aplicación",
            "Sentarse atrás y compartir el viaje con alguien",
            "Activar el PIN, si la aplicación lo ofrece",
            "Marcar el destino en el mapa, con su distrito: hay calles del mismo nombre en varios",
          ],
        },
        "Según las autoridades, las aplicaciones no son empresas de taxi autorizadas, y el seguro no es el mismo. El taxi autorizado lleva a los costados el número de registro de la [ATU](site:atu), la autoridad del transporte urbano.",
        {
          kind: "note",
          tone: "warning",
          title: "Taxis de la calle",
          text: [
            `No hay taxímetro: la tarifa se acuerda antes de subir. A la salida de llegadas no se sigue a ningún «ayudante»; en ${formatMonth(tout.asOf, "es")} hubo quien pidió hasta ${soles(tout.soles)} por el viaje.`,
            "De noche o a la puerta de una discoteca no se toman taxis al paso, ni se cambia nunca de auto a mitad de camino. A mano se llevan solo billetes chicos; en los semáforos, la ventana va cerrada y el celular, guardado.",
          ],
        },
      ],
    },
    {
      id: "overview",
      title: "El transporte público de un vistazo",
      blocks: [
        `Un viaje cuesta entre ${soles(metroLine2.soles)}, en el metro, y ${soles(metropolitano.trunk)}, en el Metropolitano, y al cambiar de bus por lo general se vuelve a pagar. Las tarifas las publica la [ATU](site:atu).`,
        { kind: "figure", figure: "vehicles" },
        {
          kind: "table",
          caption: "Lo que cuesta un viaje",
          head: ["Medio", "Precio", "Fecha del precio", "Adónde va"],
          rows: [
            [
              "[Metropolitano](#metropolitano)",
              soles(metropolitano.trunk),
              formatMonth(metropolitano.asOf, "es"),
              "norte – centro – Miraflores – Barranco – sur",
            ],
            [
              "[Corredor Azul](#blue-corridor)",
              soles(blueCorridor.soles),
              formatMonth(blueCorridor.asOf, "es"),
              "Rímac – centro – Miraflores – Barranco",
            ],
            [
              "[micro, combi](#local-buses)",
              soles(...localBus.soles),
              formatMonth(localBus.asOf, "es"),
              "casi a cualquier parte",
            ],
            [
              "[metro, línea 1](#metro)",
              `unos ${soles(metroLine1.soles)}`,
              formatMonth(metroLine1.asOf, "es"),
              "distritos periféricos del sur y del este",
            ],
            [
              "[metro, línea 2](#metro)",
              soles(metroLine2.soles),
              formatMonth(metroLine2.asOf, "es"),
              "Santa Anita y Ate",
            ],
            [
              "[mototaxi](#mototaxi)",
              `unos ${soles(...mototaxi.soles)}`,
              formatMonth(mototaxi.asOf, "es"),
              "tramos cortos en distritos periféricos",
            ],
          ],
        },
      ],
    },
    {
      id: "metropolitano",
      title: "El Metropolitano",
      facts: [
        { term: "Horario", text: "de 5:00 a 23:00, más o menos; menos horas los domingos" },
        { term: "Hora punta", text: "de 7:00 a 9:00 y de 18:00 a 20:00" },
        {
          term: "Precio",
          text: `${soles(metropolitano.trunk)}, con bus alimentador ${soles(metropolitano.withFeeder)} (${formatMonth(metropolitano.asOf, "es")})`,
        },
      ],
      blocks: [
        "Es un bus rápido con carril propio, al margen de los atascos: viene del norte, cruza el centro, Miraflores y Barranco y llega a Chorrillos. Para el viajero es la línea más útil. Se paga en el torniquete de la estación; antes de subir se ve en el mapa si el bus se detiene donde se quiere bajar, porque los expresos saltan estaciones.",
        {
          kind: "terms",
          items: [
            {
              term: "Centro",
              text: "Estación Central; Jirón de la Unión, desde donde se va a pie a la Plaza Mayor.",
            },
            { term: "Miraflores", text: "Ricardo Palma y Benavides." },
            { term: "Barranco", text: "Balta y Bulevar." },
          ],
        },
        "Las líneas y los cierres están en la [web del Metropolitano](site:metropolitano); lo que hay cerca de cada estación, en [qué ver en Lima](page:lima-sights).",
      ],
    },
    {
      id: "blue-corridor",
      title: `Corredor Azul: ${blueRoutes.join(", ")}`,
      blocks: [
        `Los buses azules unen el centro con los distritos del mar por las avenidas Tacna, Arequipa y Larco. Estos son los números para recordar: **${blueRoutes.join(", ")}**. No tienen estaciones: se espera en un paradero (parada) señalizado, con la vista en el letrero del parabrisas.`,
        {
          kind: "list",
          items: [
            `**301:** sale del Rímac y termina en la plaza Butters, en Barranco; de lunes a sábado, de 5:00 a medianoche; domingos, hasta las 23:00 (${formatMonth(blueCorridor.asOf, "es")}).`,
            `**302, 303, 306:** por el mismo eje, entre el centro y Miraflores o Barranco; los paraderos finales y los horarios pueden cambiar. La ${blueRouteToMiraflores} da la vuelta en Miraflores.`,
            `**Precio:** ${soles(blueCorridor.soles)} (${formatMonth(blueCorridor.asOf, "es")}), con la tarjeta del Metropolitano o la Lima Pass. La mayoría de los buses no acepta efectivo.`,
          ],
        },
        "Las rutas las publica la [ATU](site:atu). Del centro a Miraflores tardan más que el Metropolitano, pero recorren toda la avenida Larco, entre los hoteles de Miraflores.",
      ],
    },
    {
      id: "card",
      title: "Cómo comprar la tarjeta",
      facts: [
        { term: "La tarjeta", text: `${soles(transitCard.soles)} (${formatMonth(transitCard.asOf, "es")})` },
        {
          term: "Un viaje",
          text: `bus azul, ${soles(blueCorridor.soles)} (${formatMonth(blueCorridor.asOf, "es")}); Metropolitano, ${soles(metropolitano.trunk)} (${formatMonth(metropolitano.asOf, "es")})`,
        },
      ],
      blocks: [
        `La misma tarjeta sirve en el Metropolitano y en los buses azules. La troncal del Metropolitano vale ${soles(metropolitano.trunk)} desde el ${formatDate(metropolitano.since, "es")}, y en ${formatMonth(metropolitano.asOf, "es")} seguía igual.`,
        {
          kind: "steps",
          items: [
            {
              title: "Buscar una estación",
              text: "Sirve cualquiera del Metropolitano: dentro están la máquina y la boletería (taquilla).",
            },
            {
              title: "Comprar la tarjeta",
              text: `Cuesta ${soles(transitCard.soles)} y no incluye ningún viaje. Conviene llevar billetes chicos.`,
            },
            {
              title: "Recargarla",
              text: `La recarga se hace en la máquina. Basta poner lo que se vaya a usar: tres viajes en el Metropolitano suman ${soles(metropolitano.trunk * 3)}.`,
            },
            {
              title: "Pasar el torniquete",
              text: "Con una tarjeta pueden viajar varias personas: se acerca una vez por cada una que entra.",
            },
            {
              title: "En el bus",
              text: "En los buses azules vale la misma tarjeta: se acerca al lector al subir.",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "El metro tiene sus propias tarjetas",
          text: [
            `La línea 1 del metro usa su propia tarjeta. En las estaciones de la línea 2 se vende, a ${soles(transitCard.interoperable.soles)} (${formatMonth(transitCard.interoperable.asOf, "es")}), una tarjeta interoperable, pensada también para otros sistemas. Para el Metropolitano y los buses azules basta la tarjeta del primero; las condiciones están en la [web del Metropolitano](site:metropolitano).`,
          ],
        },
      ],
    },
    {
      id: "local-buses",
      title: "Buses locales: colectivo, micro, combi",
      facts: [
        {
          term: "Precio",
          text: `${soles(...localBus.soles)} según la distancia (${formatMonth(localBus.asOf, "es")})`,
        },
        { term: "Pago", text: "en efectivo, con sencillo (monedas)" },
      ],
      blocks: [
        "El micro es un bus mediano; la combi, una furgoneta o un minibús; colectivo puede ser cualquiera de ellos. La ruta va pintada al costado, por calles y no por número. Son para quien tiene ánimo y tiempo: baratos y omnipresentes, pero van llenos y a tirones.",
        {
          kind: "terms",
          items: [
            { term: "Subir", text: "Se les hace una seña con la mano, de preferencia en un paradero." },
            {
              term: "Pagar",
              text: "El cobrador pasa durante el viaje; se le dice el destino y se le da sencillo.",
            },
            { term: "Bajar", text: "Se avisa con tiempo: «¡Baja!» o «¡Paradero, baja!»." },
          ],
        },
        "Colectivo es también el auto compartido que sale cuando se llena. En Lima no es un servicio formal y su seguro es dudoso: mejor evitarlo. Las rutas autorizadas están en la [web de la ATU](site:atu).",
      ],
    },
    {
      id: "metro",
      title: "Metro: líneas 1 y 2",
      blocks: [
        "Para los lugares más visitados no hace falta ninguna: el metro aún no llega a Miraflores, a Barranco ni al aeropuerto.",
        {
          kind: "terms",
          shape: "names",
          items: [
            {
              term: "Línea 1",
              text: `Va por un viaducto entre Villa El Salvador y San Juan de Lurigancho: ${line1.stations} estaciones, ${line1.km} km. Empieza hacia las 5:00 (domingos, 5:30) y termina hacia las 22:00. Un viaje cuesta unos ${soles(metroLine1.soles)} con su propia tarjeta (${formatMonth(metroLine1.asOf, "es")}, cuando se evaluaba un alza). [lineauno.pe](site:lineaUno)`,
            },
            {
              term: "Línea 2",
              text: `Es subterránea. Sus primeras ${line2.stations} estaciones funcionan desde el ${formatDate(line2.since, "es")}: Evitamiento, Óvalo Santa Anita, Colectora Industrial, Hermilio Valdizán y Mercado Santa Anita; ${line2.km} km, ${line2.minutes} minutos, de 6:00 a 23:00, ${soles(metroLine2.soles)} (${formatMonth(metroLine2.asOf, "es")}). Las ${line2.stationsPlanned} estaciones, hasta el Callao, podrían estar listas hacia ${range(line2.completeBy)}. [metrolima2.com](site:metroLima2)`,
            },
          ],
        },
      ],
    },
    {
      id: "mototaxi",
      title: "Mototaxi",
      blocks: [
        `Es una moto de tres ruedas con asiento techado, propia de los distritos periféricos. Una carrera corta cuesta unos ${soles(...mototaxi.soles)} (${formatMonth(mototaxi.asOf, "es")}), acordados antes de subir. Solo de día y por unas cuadras; está prohibido en las avenidas principales y en Miraflores no hay. Las normas las publica la [ATU](site:atu).`,
      ],
    },
    {
      id: "car-rental",
      title: "Alquiler de autos",
      blocks: [
        `Las empresas están en el aeropuerto y en Miraflores. Dentro de la ciudad no vale la pena: mucho tráfico, poco estacionamiento y rompemuelles (badenes, topes) sin señalizar. El auto tiene sentido para ir a Paracas o a la costa norte, con cochera (garaje) vigilada en el alojamiento. La licencia de conducir (brevete) extranjera vale ${carRental.licenceMonths} meses; las demás reglas están en la [guía, en alquiler de autos](page:peru-guide#car-rental).`,
      ],
    },
    {
      id: "on-foot",
      title: "A pie y en bicicleta",
      blocks: [
        `Miraflores y Barranco se recorren a pie, sobre todo por el malecón, y desde ${formatMonth(limaFootbridge.since.slice(0, 7), "es")} los une el Puente de la Paz, peatonal, de ${formatMetres(limaFootbridge.metres, "es")}: de día se pasea de un distrito al otro. La bicicleta lo cruza de la mano. En Miraflores hay además ciclovías y alquiler de bicicletas. En el centro, San Francisco, Santo Domingo y el Jirón de la Unión quedan a menos de diez minutos de la Plaza Mayor, para ir de día.`,
        "Entre los demás distritos, en cambio, las distancias son largas: mejor en bus o en auto. Ni siquiera en el cruce peatonal conviene bajar a la calzada antes de que el auto se haya detenido. Los lugares y sus direcciones están en [qué ver en Lima](page:lima-sights).",
      ],
    },
    {
      id: "journey-times",
      title: "Tiempos de viaje",
      blocks: [
        "Son tiempos redondeados, para planificar. En hora punta vale la cifra mayor, y antes de un vuelo hay que añadir algo más.",
        {
          kind: "table",
          caption: "En minutos, de puerta a puerta",
          head: ["Trayecto", "En auto", "Otra forma"],
          rows: [
            ["aeropuerto – Miraflores", range(limaAirport.minutesToMiraflores), "–"],
            [
              "centro – Miraflores",
              range(limaMinutes.centreMirafloresByCar),
              `${range(limaMinutes.centreMirafloresByBus)} en Metropolitano`,
            ],
            ["Miraflores – Museo Larco", range(limaMinutes.mirafloresLarcoByCar), "–"],
            [
              "Plaza Mayor – convento de San Francisco",
              "–",
              `${limaMinutes.plazaMayorSanFranciscoOnFoot} a pie`,
            ],
          ],
        },
      ],
    },
    {
      id: "planning",
      title: "Para planificar la ruta",
      blocks: [
        {
          kind: "list",
          items: [
            "**Google Maps:** calcula a pie, en bus y en auto; para el auto muestra el tiempo previsto.",
            "**Moovit, TuRuta:** aplicaciones que sirven también para las líneas de bus de Lima.",
            "**ATU:** rutas y cambios de última hora, en la [web de la autoridad](site:atu).",
            "**Feriados (días festivos):** circulan menos buses y se cierran algunas calles; las fechas están en [feriados](page:holidays).",
          ],
        },
      ],
    },
    {
      id: "bus-safety",
      title: "Seguridad en los buses",
      blocks: [
        "Los carteristas aprovechan el gentío: hay que tener más cuidado en hora punta, junto a las puertas y al bajar.",
        {
          kind: "checklist",
          items: [
            "Llevar la mochila por delante, con el cierre hacia el cuerpo",
            "No llevar el celular ni la billetera en el bolsillo trasero, ni en la mano junto a la ventana",
            "Llevar el sencillo en un bolsillo aparte y no sacar la tarjeta bancaria en el bus",
            "De noche, preferir un auto por aplicación",
            "Después de un robo, pedir la denuncia policial",
          ],
        },
        `Ante un problema, la policía atiende en el [${emergency.police}](tel:${emergency.police}). IPERÚ y los pasos después de un robo están entre los [números de emergencia](page:peru-guide#emergencies); el estado de emergencia en Lima, en [seguridad](page:peru-guide#safety).`,
      ],
    },
  ],
  freshness: [
    `Junto a cada tarifa está su mes. Las de la Línea 2 y su tarjeta son de ${formatMonth(cityFares.metroLine2.asOf, "es")}; las de los buses del aeropuerto son de ${formatMonth(aeroDirecto.asOf, "es")}.`,
    "Sin confirmar está si Airport Express Lima circula hoy; las rutas y tarifas de AeroDirecto las publica la [ATU](site:atu).",
  ],
  disclaimer: [
    "Precios, rutas y horarios cambian, y un paro (huelga) o un bloqueo llega de un día para otro. Los datos corresponden al mes indicado.",
    "Antes de salir, ver las webs de la [ATU](site:atu) y del [aeropuerto](site:limaAirport).",
  ],
  vehicles: {
    caption: "Todos a la misma escala. Hay micros, combis y mototaxis de muchos colores.",
    items: {
      metropolitano: {
        name: "[Metropolitano](#metropolitano)",
        sign: "Bus articulado con carril propio y puertas a la altura del andén.",
        alt: "Bus articulado gris y largo, con una franja amarilla y otra roja; sus puertas quedan en alto.",
      },
      "blue-bus": {
        name: "[Corredor Azul](#blue-corridor)",
        sign: "Bus azul con el número al frente; se detiene en los paraderos.",
        alt: "Un bus azul llega al paradero, donde esperan un hombre y una mujer.",
      },
      micro: {
        name: "[Micro](#local-buses)",
        sign: "Bus mediano con la ruta pintada al costado.",
        alt: "Bus mediano con franjas verdes y amarillas y letreros pintados al costado.",
      },
      combi: {
        name: "[Combi](#local-buses)",
        sign: "Minibús; el cobrador anuncia la ruta desde la puerta.",
        alt: "Minibús blanco con una franja roja; en la puerta abierta, el cobrador hace señas.",
      },
      metro: {
        name: "[Metro, línea 1](#metro)",
        sign: "Tren elevado, por encima de la calle.",
        alt: "La parte delantera de un tren blanco con franjas verdes sobre su viaducto; detrás, un cerro lleno de casas.",
      },
      mototaxi: {
        name: "[Mototaxi](#mototaxi)",
        sign: "Tres ruedas y toldo de lona.",
        alt: "Mototaxi de tres ruedas con toldo de lona roja; al lado, una mujer de pie.",
      },
    },
  },
}));
