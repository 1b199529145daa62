import { yellowFever } from "#content/facts/entry/travel-advice.ts";
import {
  announcedRoutes,
  connectionHours,
  electronicGates,
  transferFee,
  transitPermits,
} from "#content/facts/borders/flights-to-lima.ts";
import {
  amazonAdvice,
  boliviaVisa,
  borderEmergencies,
  borderHours,
  borderWays,
  ecuadorClosures,
  yellowFeverCertificate as certificate,
} from "#content/facts/borders/land-borders.ts";
import { fromEurope } from "#content/facts/journeys.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatDistance, formatNumber } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";
import { formatHours } from "#i18n/format-duration.ts";

const hours = ([from, to]: readonly [number, number]) => formatHours(from, "es", to);
const range = ([from, to]: readonly [number, number]) =>
  `${formatNumber(from, "es")}–${formatNumber(to, "es")}`;
const month = (iso: string) => formatMonth(iso, "es");
const day = (iso: string) => formatDate(iso, "es");
const { esta } = transitPermits;
const { kasani, desaguaderoCentre } = borderHours;
const estaFee = () => `US$ ${formatNumber(esta.usd, "es", 2)}`;
const fee = () => `US$ ${formatNumber(transferFee.usd, "es", 2)}`;

export default guideWords(() => ({
  title: "Cómo llegar al Perú",
  description:
    "Vuelos a Lima desde América Latina y España, visas de tránsito, la TUUA de transferencia, las puertas electrónicas y cada frontera terrestre con su horario.",
  keywords: [
    "vuelos a Lima",
    "cómo llegar al Perú",
    "TUUA de transferencia",
    "Migracheck",
    "frontera Perú Bolivia",
    "frontera Tacna Arica",
    "paso de Huaquillas",
    "certificado de fiebre amarilla",
  ],
  lead: "Desde casi todas las capitales de América del Sur se vuela directo a Lima en menos de cinco horas, y desde Madrid, en unas doce. Quien viene por tierra encontrará más abajo cada paso de frontera por su nombre, con su horario, el transporte que conviene y las trampas conocidas.",
  pictureAlt:
    "Un avión sobre los acantilados de la costa de Lima y, a lo lejos, el puente de un río fronterizo.",
  sections: [
    {
      id: "flights",
      title: "Vuelos desde cada país",
      blocks: [
        "Casi todos los vuelos internacionales llegan a Lima. Algunos aterrizan directamente en Cusco, desde Santiago, La Paz o Bogotá, pero van y vienen según la temporada: lo seguro es planear el viaje por Lima y tomar lo demás como un golpe de suerte.",
        { kind: "figure", figure: "flightHours" },
        {
          kind: "table",
          caption: "Quién vuela a Lima",
          head: ["Desde", "Con quién", "Conviene saber"],
          rows: [
            [
              "Madrid",
              "Iberia, Air Europa, LATAM, Plus Ultra",
              `unas ${fromEurope.madridLima} horas, con la mayor oferta de vuelos`,
            ],
            [
              "Barcelona",
              "LEVEL",
              `anunciado desde el ${day(announcedRoutes.barcelona.since)}, ${announcedRoutes.barcelona.aWeek} veces por semana`,
            ],
            ["Santiago", "LATAM, Sky, JetSMART", "la ruta con más competencia: precios bajos"],
            [
              "Buenos Aires, Córdoba, Mendoza, Rosario, Salta",
              "LATAM",
              `Flybondi anunció Puerto Iguazú desde ${month(announcedRoutes.iguazu.since)}`,
            ],
            ["Sao Paulo, Río de Janeiro", "LATAM y otras", "enlazan con el resto de Brasil y con Montevideo"],
            ["Bogotá", "Avianca, LATAM", "enlace cómodo desde el Caribe y Centroamérica"],
            ["Quito, Guayaquil", "LATAM", "más caro por kilómetro que la ruta por tierra, pero sin frontera"],
            ["La Paz, Santa Cruz", "LATAM, BoA", "conviene comparar con el bus por el Titicaca"],
            [
              "Ciudad de Panamá",
              `Copa, ${announcedRoutes.panama.aWeek} vuelos por semana (${month(announcedRoutes.panama.asOf)})`,
              "el enlace natural para Centroamérica, República Dominicana y Venezuela",
            ],
            [
              "Ciudad de México",
              "Aeroméxico, LATAM",
              `Sky dejó la ruta de Cancún el ${day(announcedRoutes.cancunEnded.on)}`,
            ],
          ],
        },
        "Julio, agosto y las fiestas de fin de año son lo más caro; mayo y setiembre cuestan bastante menos y tienen el mejor clima. Lo que se gasta una vez en el Perú está en [costos](page:costs#big-items).",
        {
          kind: "list",
          items: [
            "**¿Un pasaje o dos?** Con un solo pasaje, si el primer vuelo se atrasa, la aerolínea responde. Con dos, nadie devuelve el tramo perdido: hay que dejar medio día, o una noche.",
            "**La llegada:** los vuelos de Madrid y los del norte suelen aterrizar de noche o de madrugada. Lo mejor es dormir en Lima y volar a Cusco a la mañana siguiente, cuando los vuelos son más puntuales.",
            "**La última noche** se duerme en Lima: la niebla y el viento atrasan los vuelos de Cusco, y un enlace el mismo día es una apuesta.",
            "**Quien viene del llano** a más de tres mil metros necesita dos días de calma; quien llega de La Paz o de Quito lo notará menos. Más en [la altura](page:safety-health#altitude).",
          ],
        },
        "Cómo ir del terminal al hotel, con precios, está en [transporte en Lima](page:lima-transport#airport-transfer).",
      ],
    },
    {
      id: "transit",
      title: "Escalas: dónde hace falta permiso",
      blocks: [
        "Con escala en Panamá, Bogotá, Santiago o Sao Paulo, la mayoría de los latinoamericanos no necesita nada mientras se quede en la zona de tránsito. Estados Unidos, Canadá y México piden papeles también para cambiar de avión.",
        {
          kind: "table",
          caption: "Papeles para una escala",
          head: ["Escala", "Qué se necesita", "Conviene saber"],
          rows: [
            [
              "Estados Unidos",
              `pasaporte español o chileno: [ESTA](site:esta), ${estaFee()} (${month(esta.asOf)}); los demás, visa, aunque sea de tránsito`,
              "el precio sube cada enero; no hay zona de tránsito y las maletas se recogen siempre",
            ],
            [
              "Canadá",
              "España y Chile: [eTA](site:eta); muchos otros, visa, o eTA si tienen la de Estados Unidos",
              "se pide solo en la web del Gobierno canadiense",
            ],
            [
              "Ciudad de México",
              "quien necesita visa mexicana la necesita también en tránsito",
              "consultar al consulado antes de comprar",
            ],
            [
              "Madrid",
              "nada para la mayoría en la zona internacional",
              "a cubanos y haitianos, entre otros, España puede pedirles visa de tránsito aeroportuario",
            ],
            [
              "Panamá, Bogotá, Santiago, Sao Paulo",
              "nada para la mayoría",
              "cubanos, haitianos y venezolanos: preguntar a la aerolínea",
            ],
          ],
        },
        "Para entrar al Perú mismo, la regla cambia según el pasaporte: está en [quién entra sin visa](page:entry#visa-free).",
      ],
    },
    {
      id: "luggage",
      title: "El equipaje en el camino",
      blocks: [
        "Con un solo pasaje la maleta va etiquetada hasta Lima. Allí se recoge y se pasa por la aduana aunque ese mismo día se siga a Cusco, y volver a despacharla en el vuelo nacional.",
        {
          kind: "checklist",
          items: [
            "Comprobar si la tarifa nacional incluye la maleta: la básica de las aerolíneas de bajo costo suele cubrir solo un bolso pequeño",
            `Dejar al menos ${connectionHours.oneTicket} horas entre la llegada y el vuelo nacional, y ${connectionHours.separateTickets} si son pasajes distintos`,
            "Llevar las medicinas, los cargadores y una muda en el equipaje de mano",
            "Llevar ahí también la batería externa: en la bodega está prohibida",
            "Fotografiar la maleta y su etiqueta",
          ],
        },
        "**De vuelta a casa:** la hoja y el mate de coca son legales en el Perú y en Bolivia, pero no en España ni en Chile, y en otros países tampoco son bienvenidos. Chile revisa fruta, semillas, quesos y madera con mucho celo: todo se declara. Lo que puede entrar al Perú está en [aduana](page:entry#customs).",
      ],
    },
    {
      id: "airport-fee",
      title: "La TUUA de transferencia",
      facts: [
        { term: "Cuánto", text: `${fee()}, con impuesto (${month(transferFee.asOf)})` },
        { term: "Desde", text: day(transferFee.since) },
        { term: "Quién paga", text: "quien enlaza dos vuelos internacionales" },
      ],
      blocks: [
        `Si Lima es solo una escala, por ejemplo entre Santiago y Miami, y no se sale del terminal, se pagan ${fee()} de TUUA (tarifa unificada por uso de aeropuerto) de transferencia. Las aerolíneas no la cobran en el pasaje. Se paga antes, por internet, en la [web del aeropuerto](site:limaAirport), o allí mismo, a los agentes con lector de tarjetas o en los módulos, con tarjeta, soles o dólares.`,
        "**No paga** quien sigue viaje dentro del Perú, por ejemplo a Cusco, ni quien enlaza dos vuelos nacionales. Se prometió una rebaja para las conexiones internacionales: antes de volar conviene ver cuánto cuesta.",
      ],
    },
    {
      id: "leaving",
      title: "La salida: puertas electrónicas y Migracheck",
      facts: [
        { term: "Puertas de salida", text: `${electronicGates.departures}` },
        { term: "Para turistas", text: `desde el ${day(electronicGates.touristsSince)}` },
        { term: "Registro", text: `en las ${electronicGates.hoursBefore} horas antes del vuelo` },
      ],
      blocks: [
        "Para salir por Lima ya no siempre hay que hacer cola: el turista extranjero mayor de edad puede usar las puertas electrónicas (*en:e-gates*) de la zona de salidas si tiene pasaporte con chip y entró también por el aeropuerto de Lima. En las pruebas, quien se había registrado pasó en menos de un minuto. Es gratis y voluntario: las ventanillas siguen abiertas, y las familias con niños van a ellas de todos modos.",
        {
          kind: "steps",
          items: [
            {
              title: "Registrarse en Migracheck",
              text: `En la web de [Migracheck](site:migracheck) o en su aplicación, dentro de las ${electronicGates.hoursBefore} horas previas. Pide el vuelo, el destino y el motivo. También hay módulos en el aeropuerto.`,
            },
            {
              title: "Entregar la maleta",
              text: "Llegar tres horas antes de un vuelo internacional: el control de seguridad puede tener su propia cola.",
            },
            {
              title: "Buscar las puertas",
              text: "La página de la foto va sobre el lector y el rostro ante la cámara, sin gorra ni lentes (gafas). Si la puerta no abre, la ventanilla está al lado.",
            },
          ],
        },
        `En llegadas hay otras ${electronicGates.arrivals} puertas, pero según el último aviso son para peruanos y residentes (${month(electronicGates.asOf)}). Quien entró por tierra o con documento de identidad va a la ventanilla. Lo que se comprueba al salir es que el ingreso esté registrado; por eso se descarga la [TAM](page:entry#arrival) al llegar.`,
      ],
    },
    {
      id: "land-borders",
      title: "Fronteras terrestres",
      blocks: [
        "Los viajeros usan seis pasos, y cada uno funciona a su manera: en uno se cruza a pie bajo un arco; en otro, en lancha. Los números del mapa son los de los títulos de más abajo.",
        { kind: "figure", figure: "map" },
        {
          kind: "table",
          caption: "Los pasos, comparados",
          head: ["Paso", "Hacia", "Abierto", "Cuánto se tarda", "Cuándo elegirlo"],
          rows: [
            [
              "[Kasani](#border-copacabana)",
              "Bolivia",
              `${kasani.opens}–${kasani.closes} (${month(kasani.asOf)})`,
              `Puno–Copacabana, ${hours(borderWays.punoCopacabana)}`,
              "para recorrer el Titicaca con calma",
            ],
            [
              "[Desaguadero](#border-desaguadero)",
              "Bolivia",
              `el puente, día y noche (${month(desaguaderoCentre.asOf)})`,
              `Puno–La Paz, ${hours(borderWays.punoLaPaz)}`,
              "si solo se quiere llegar a La Paz",
            ],
            [
              "[Tacna](#border-tacna)",
              "Chile",
              `día y noche (${month(borderHours.tacna.asOf)})`,
              `Tacna–Arica, ${hours(borderWays.tacnaArica)}`,
              "ordenado y rápido, lento en feriados",
            ],
            [
              "[Tumbes](#border-huaquillas)",
              "Ecuador",
              "según las noticias, día y noche; conviene de día",
              "una o dos horas en bus directo",
              "el único paso abierto a Ecuador",
            ],
            [
              "[Santa Rosa](#border-leticia)",
              "Colombia, Brasil",
              "la oficina, de día",
              `desde Iquitos, ${formatHours(borderWays.iquitosSantaRosa, "es")} en ferri rápido`,
              "para seguir por el Amazonas",
            ],
            [
              "[Iñapari](#border-inapari)",
              "Brasil",
              "de día, con pausa al mediodía",
              `desde Puerto Maldonado, ${hours(borderWays.maldonadoInapari)}`,
              "para seguir hacia Acre",
            ],
          ],
        },
        "La regla es la misma en todas partes: dos oficinas y dos registros. Un país da la salida y el otro el ingreso, y nadie detiene a quien pasa de largo. La TAM se descarga el mismo día, porque sin registro de ingreso tampoco dejan salir; la lista completa está en [ingreso por tierra](page:entry#by-land). Con documento de identidad entran los ciudadanos de la Comunidad Andina y del Mercosur; debe estar vigente y sin daños.",
        {
          kind: "list",
          items: [
            "**Cruzar con luz de día,** prometa lo que prometa el horario.",
            "**Cambiar solo lo necesario** para llegar a la ciudad siguiente, y contar y mirar los billetes antes de entregar los propios.",
            "**Los botes y las trochas son una trampa.** Se ofrecen en Desaguadero y en Aguas Verdes; quien los toma no ha ingresado.",
            "**En Ichu, entre Puno y la frontera,** un control de carretera revisa que el ingreso esté registrado.",
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Estado de emergencia en los distritos de frontera",
          text: [
            `Los distritos fronterizos de Puno, Madre de Dios, Tumbes, Tacna y otras regiones entran una y otra vez en estado de emergencia, por ${borderEmergencies.andesAndAmazon.days} días cada vez; el último decreto conocido rige desde el ${day(borderEmergencies.andesAndAmazon.from)}. Significa policías, militares y controles de identidad; los pasos siguen abiertos. Los decretos vigentes están en el diario oficial, [El Peruano](site:elPeruano).`,
          ],
        },
      ],
    },
    {
      id: "border-copacabana",
      title: "Puno – Copacabana (Kasani)",
      facts: [
        { term: "Abierto", text: `${kasani.opens}–${kasani.closes}, hora del Perú (${month(kasani.asOf)})` },
        {
          term: "Camino",
          text: `${hours(borderWays.punoCopacabana)} a Copacabana y ${formatHours(borderWays.copacabanaLaPaz, "es")} más a La Paz`,
        },
        { term: "Reloj", text: "Bolivia va una hora adelante" },
      ],
      blocks: [
        "Es el camino bonito a Bolivia, siempre a orillas del Titicaca. Los buses turísticos salen de Puno entre las 7:00 y las 8:00, esperan en la frontera y siguen de Copacabana a La Paz; en el estrecho de Tiquina los pasajeros cruzan en lancha y el bus en balsa. Bolivia Hop, hermana de Peru Hop, deja unas horas en Copacabana; Tour Perú y Panamericana son otros nombres del terminal de Puno. Por etapas, la combi de Puno llega solo hasta Yunguyo, y de allí otro auto va a Kasani.",
        `Entre las dos oficinas se caminan ${range(borderWays.kasaniWalkMetres)} metros cuesta arriba, bajo un arco. El horario se publicó para las semanas de la Candelaria, en febrero, y puede alargarse en la fiesta de Copacabana, en agosto; lo mejor es llegar a media tarde como máximo. Cuando hay paro, esta es la primera vía que se bloquea: el bus da un gran rodeo o no sale.`,
        `**Requisitos:** los ciudadanos de la Comunidad Andina y del Mercosur entran a Bolivia con su documento; españoles y mexicanos, sin visa y con pasaporte de seis meses de vigencia. Desde el ${day(boliviaVisa.freeSince)} tampoco la necesitan los estadounidenses. Llevar el [certificado de fiebre amarilla](#yellow-fever): en Kasani rara vez lo piden, pero pueden hacerlo. En 2025 hubo un brote de sarampión en Bolivia; hay que revisar también esa vacuna.`,
      ],
    },
    {
      id: "border-desaguadero",
      title: "Puno – La Paz (Desaguadero)",
      facts: [
        {
          term: "Abierto",
          text: `el puente, día y noche; el CEBAF, ${desaguaderoCentre.opens}–${desaguaderoCentre.closes} (${month(desaguaderoCentre.asOf)})`,
        },
        { term: "Camino", text: `${hours(borderWays.punoLaPaz)} a La Paz` },
        { term: "Reloj", text: "Bolivia va una hora adelante" },
      ],
      blocks: [
        "Es más corto que el camino por Copacabana y tiene buses directos a La Paz. A cambio se atraviesa una ciudad-mercado repleta y desordenada, que vive en parte del viajero apurado: la mochila adelante y cerrada, y nada de cambiar dinero con quien se acerca a ofrecerlo.",
        "Habrá boteros que ofrezcan cruzar el río. Mejor no subir: se pasa sin registro, y el problema aparece a la salida. Los requisitos de Bolivia son los mismos que en [Kasani](#border-copacabana).",
      ],
    },
    {
      id: "border-tacna",
      title: "Tacna – Arica (Santa Rosa y Chacalluta)",
      facts: [
        { term: "Abierto", text: `día y noche en ambos lados (${month(borderHours.tacna.asOf)})` },
        {
          term: "Camino",
          text: `${formatDistance(borderWays.tacnaAricaKm, "es")}, ${hours(borderWays.tacnaArica)} sin cola`,
        },
        { term: "Reloj", text: "Chile va una o dos horas adelante" },
      ],
      blocks: [
        "Es la frontera más ordenada, porque el control es integrado: hacia Chile todo se hace en Chacalluta, y hacia el Perú, en Santa Rosa. Los buses y los colectivos (autos compartidos de cinco asientos) salen del terminal internacional Manuel A. Odría, en Tacna; el chofer recoge los documentos, acompaña por las ventanillas y los devuelve. El comprobante que entrega Chile hay que guardarlo.",
        `En los fines de semana largos de Chile y en las fiestas patrias de setiembre la espera puede ser de ${range(borderWays.tacnaQueue)} horas. A Chile no entran fruta, verdura, carne, semillas, miel ni hoja de coca: lo que se lleve se declara al [SAG](site:sagChile), porque la manzana olvidada se paga con multa. De noche hay pocos funcionarios; mejor cruzar de día.`,
      ],
    },
    {
      id: "border-huaquillas",
      title: "Tumbes – Huaquillas (Aguas Verdes)",
      facts: [
        { term: "Abierto", text: "el CEBAF, según las noticias, día y noche" },
        {
          term: "Camino",
          text: `los dos edificios distan ${formatDistance(borderWays.huaquillasOfficesKm, "es")}`,
        },
        { term: "Atención", text: "único paso abierto a Ecuador" },
      ],
      blocks: [
        `Desde el ${day(ecuadorClosures.since)} Ecuador mantiene cerrados todos sus demás pasos con el Perú, por seguridad nacional y sin fecha de término: Macará, La Balsa, Lalamor y Jimbura no atienden, y los buses entre Loja y Piura no circulan. No hay noticia de ninguna reapertura; quien vaya a Loja o a Vilcabamba debe consultar antes a la [Cancillería ecuatoriana](site:ecuador).`,
        "Los trámites se hacen en los centros binacionales (CEBAF) de las afueras, no en el puente de la ciudad. Hacia el Perú, la salida de Ecuador y el ingreso están ventanilla con ventanilla en el edificio de Tumbes; en sentido contrario, en el ecuatoriano. Lo más tranquilo es un bus directo que espere, como los de CIFA entre Guayaquil y Tumbes o Piura.",
        {
          kind: "note",
          tone: "warning",
          title: "De día y sin bajarse del bus",
          text: [
            "En Tumbes hay taxistas que convencen al pasajero de dejar el bus con el cuento del «puente cerrado» y luego cobran varias veces la tarifa; también ha habido asaltos. No hay que bajarse por nadie. Ecuador declaró en 2024 un «conflicto armado interno»: antes de ir se lee lo que aconseja la cancillería de cada país sobre El Oro y Guayas.",
          ],
        },
      ],
    },
    {
      id: "border-leticia",
      title: "Santa Rosa – Leticia – Tabatinga",
      facts: [
        {
          term: "Camino",
          text: `${formatHours(borderWays.iquitosSantaRosa, "es")} desde Iquitos en ferri rápido`,
        },
        { term: "En lancha de carga", text: `${range(borderWays.iquitosCargoDays)} días, en hamaca` },
        { term: "Atención", text: "se llega y se sale de madrugada" },
      ],
      blocks: [
        "Tres ciudades de tres países comparten una vuelta del Amazonas. Entre ellas se circula libremente; el registro hace falta solo para seguir viaje: en la isla peruana de Santa Rosa, en el aeropuerto de Leticia (Colombia) y en la Policía Federal de Tabatinga (Brasil). Entre la salida y el ingreso siguiente no debe pasar más de un día.",
        "El ferri para en Pevas, San Pablo y Caballococha. Como llega y sale antes del amanecer, toca llamar a la puerta de la oficina o dormir en la isla. En el lado peruano no hay cajero: se lleva efectivo. De agosto a octubre, con el río bajo, espera una caminata larga y embarrada hasta los botes.",
        `El Reino Unido desaconseja la franja fronteriza con Colombia, pero exceptúa el río y el tramo entre Caballococha y Santa Rosa (${month(amazonAdvice.asOf)}). El Perú y Colombia discutieron en 2025 por la isla: conviene leer las noticias antes de ir.`,
      ],
    },
    {
      id: "border-inapari",
      title: "Puerto Maldonado – Assis Brasil (Iñapari)",
      facts: [
        { term: "Camino", text: `${hours(borderWays.maldonadoInapari)} en camioneta, todo asfaltado` },
        { term: "Reloj", text: "Acre tiene la misma hora que Lima" },
        { term: "Atención", text: "la policía brasileña está antes del pueblo" },
      ],
      blocks: [
        "Por la carretera Interoceánica van camionetas compartidas de Puerto Maldonado a Iñapari, que salen al llenarse. Según relatos de hace años, la oficina peruana cierra a la hora del almuerzo: mejor llegar por la mañana.",
        "El ingreso a Brasil lo registra la Policía Federal, en la carretera, **antes de Assis Brasil**. Es fácil pasar de largo: se avisa al chofer. Los ciudadanos de América del Sur y los españoles no necesitan visa. No hay que contar con un bus directo a Rio Branco sin haber comprobado que circula.",
      ],
    },
    {
      id: "yellow-fever",
      title: "El certificado de fiebre amarilla después del Perú",
      blocks: [
        `El Perú no exige certificado para entrar, pero el país siguiente puede pedirlo, porque el Perú figura entre los de riesgo. La vacuna se pone al menos ${yellowFever.daysBefore} días antes, y el carné internacional vale de por vida desde el ${day(certificate.lifelongSince)}.`,
        {
          kind: "list",
          items: [
            `**Bolivia:** desde la edad de ${certificate.boliviaFromAge} año, sobre todo si se sigue a sus zonas de riesgo.`,
            `**Costa Rica:** lo pide, salvo a quien solo hace escala o ha pasado ${certificate.costaRicaDays} días en un país sin la enfermedad.`,
            "**Panamá, Honduras, Guatemala, El Salvador y varias islas del Caribe:** pueden pedirlo.",
            "**Colombia y Brasil:** para sus regiones de selva.",
            "**Más lejos:** la India, Tailandia, Singapur, China, Australia y, muy probablemente, Sudáfrica.",
            "**No lo piden:** España y el resto de la Unión Europea, el Reino Unido, Estados Unidos ni Canadá.",
          ],
        },
        "Por lo general cuenta el país, aunque se haya visto solo Lima. La parte médica está en [salud en la selva](page:jungle#health) y en [vacunas](page:peru-guide#vaccinations).",
      ],
    },
  ],
  freshness: [
    `Las rutas aéreas son las anunciadas en la prensa, entre ${month(announcedRoutes.unitedStates.asOf)} y ${month(announcedRoutes.madrid.asOf)}; las horas de vuelo están redondeadas. El precio de la ESTA es de ${month(esta.asOf)}, y la TUUA y las puertas electrónicas, de ${month(transferFee.asOf)}.`,
    `Los horarios de frontera son de ${month(kasani.asOf)}, y el de Tacna, de ${month(borderHours.tacna.asOf)}; los vuelos desde Estados Unidos, de ${month(announcedRoutes.unitedStates.asOf)}. Lo que se dice de Iñapari y Leticia se apoya en parte en relatos de hace más de diez años.`,
    "Antes de salir, mirar los [vuelos y la tarifa del aeropuerto](site:limaAirport), el precio de la [ESTA](site:esta), los avisos de [Migraciones](site:migraciones) y, para Ecuador, los de su [Cancillería](site:ecuador).",
  ],
  disclaimer: [
    "Los vuelos los decide la aerolínea, y el ingreso, el inspector de cada país. Esta página informa, pero no reemplaza los avisos oficiales.",
  ],
}));
