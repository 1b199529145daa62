import { climate } from "#content/facts/climate/climate.ts";
import { rankings } from "#content/facts/food.ts";
import { busHours, flightMinutes, trainHours } from "#content/facts/journeys.ts";
import { incaTrail, machuPicchuBus } from "#content/facts/machu-picchu/journey.ts";
import { machuPicchuPrices } from "#content/facts/machu-picchu/prices.ts";
import { machuPicchuVisit, walkUpSale } from "#content/facts/machu-picchu/visit.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import {
  andeanSeasons,
  boletoTuristico,
  cuscoEntries,
  heights,
  lakeTiticaca,
  roughAsOf,
  roughPrices,
  topTen as sights,
  type TopTenId,
} from "#content/facts/top-ten.ts";
import { weatherFacts } from "#content/facts/climate/weather.ts";
import { safetyAdvice } from "#content/facts/entry/travel-advice.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatAltitude, formatMetres, formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatAge, formatMonth } from "#i18n/format-date.ts";
import { formatDuration, formatHours } from "#i18n/format-duration.ts";
import { formatMonths } from "#i18n/format-months.ts";

const heightOf = (id: PlaceId) => formatMetres(places[id].altitude, "es");
const bestFor = (id: TopTenId) => formatMonths(sights[id].bestMonths, "es");
const before = () => `dato anterior a ${formatMonth(roughAsOf, "es")}`;
const roughly = (price: keyof typeof roughPrices) => {
  const [from, to] = roughPrices[price];
  return `unos ${formatSoles(from, "es", to)} (${before()})`;
};
const bus = (route: keyof typeof busHours) => formatHours(busHours[route][0], "es", busHours[route][1]);
const flight = (city: keyof typeof flightMinutes) => formatDuration(flightMinutes[city], "es");
const pricesAsOf = () => formatMonth(machuPicchuPrices.asOf, "es");

export default guideWords(() => ({
  title: "Los 10 imperdibles del Perú",
  description:
    "De Machu Picchu al Titicaca: diez lugares del Perú con altitud, precios de entrada y cómo llegar, y rutas de 1, 2 y 3 semanas ordenadas por altitud.",
  keywords: [
    "lugares turísticos del Perú",
    "entradas Machu Picchu",
    "Líneas de Nasca",
    "Cusco",
    "Valle Sagrado",
    "Montaña de Siete Colores",
    "Arequipa",
    "Iquitos",
    "lago Titicaca",
    "ruta por el Perú",
  ],
  lead: "Diez lugares y, de cada uno, lo que conviene saber antes de reservar: a qué altitud está, cuánto tiempo requiere, cuándo ir, cómo llegar y cuánto cuesta. Debajo del mapa se ve qué cabe en una, dos o tres semanas sin que el soroche, el mal de altura, arruine el viaje.",
  pictureAlt:
    "Un caminante y una llama al inicio de un camino; al frente, Machu Picchu, un volcán, Vinicunca, las Líneas de Nasca y una balsa de totora.",
  sections: [
    {
      id: "routes",
      title: "Mapa y rutas: una, dos o tres semanas",
      blocks: [
        `Entre el lugar más bajo y el más alto de los diez hay casi cinco mil metros: Iquitos está a ${heightOf("iquitos")} y el mirador de la Montaña de Siete Colores, a ${heightOf("rainbow-mountain")}. Por eso el orden lo pone la altitud y no el mapa: primero la costa, luego Arequipa o el Valle Sagrado, solo entonces Cusco y los puntos más altos al final.`,
        { kind: "figure", figure: "map" },
        "Hay ocho itinerarios armados día por día, con tiempos de viaje, precios, la altitud de cada noche, mapa y un día de reserva en Lima antes del vuelo de regreso. La Montaña de Siete Colores no cabe en una semana: antes hacen falta tres o cuatro noches por encima de los 3000 m. Para los diez lugares se necesitan tres semanas y, con Iquitos, van ajustadas.",
        {
          kind: "table",
          caption: "Cuánto tiempo para qué",
          head: ["Tiempo", "Cuáles de los diez caben", "Día por día"],
          rows: [
            [
              "una semana",
              "Lima, Valle Sagrado, Machu Picchu, Cusco",
              "[Una semana](page:itineraries#one-week)",
            ],
            [
              "dos semanas",
              "los mismos y, además, Huacachina, Nasca, Arequipa y el Titicaca; o la selva del sur",
              "[el circuito del sur](page:itineraries#two-weeks), [Cusco y la selva](page:itineraries#cusco-jungle)",
            ],
            [
              "tres semanas",
              "todos, también la Montaña de Siete Colores; en vez de Iquitos, Puerto Maldonado, que queda más a mano",
              "[Tres semanas](page:itineraries#three-weeks)",
            ],
            [
              "de otro modo",
              "sin prisa, con niños o por el norte",
              "[Sin prisa](page:itineraries#slow), [Con niños](page:itineraries#with-children), [El norte](page:itineraries#north)",
            ],
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: `Para quien viaja en ${formatMonths(andeanSeasons.wettest, "es")}`,
          text: [
            "Son los meses más lluviosos en los Andes, pero en la costa es verano y en la selva la canoa llega a donde en otra época hay tierra firme. Lo mejor, entonces, es dar más días a Lima y la costa, mantener Iquitos y dejar fuera la Montaña de Siete Colores. El año, mes a mes, está en [Clima](page:weather).",
          ],
        },
      ],
    },
    {
      id: "machu-picchu",
      title: "Machu Picchu",
      picture: {
        id: "places/machu-picchu",
        alt: "Andenes y casas de Machu Picchu entre nubes, con el empinado Huayna Picchu detrás y una llama delante.",
      },
      facts: [
        { term: "Altitud", text: heightOf("machu-picchu") },
        { term: "Tiempo", text: "medio día en el lugar, dos con el viaje" },
        { term: "Mejor época", text: bestFor("machu-picchu") },
        {
          term: "Patrimonio Mundial",
          text: `${places["machu-picchu"].unesco[0]}, cultural y natural`,
        },
      ],
      blocks: [
        `Esta ciudad inca del siglo XV, con más de ${machuPicchuVisit.buildings} construcciones, ocupa un collado sobre un meandro del Urubamba. En 2007 fue elegida una de las nuevas siete maravillas del mundo. La temporada seca va de mayo a setiembre, pero en julio y agosto hay mucha gente; en enero y febrero la neblina y la lluvia suelen tapar las mañanas.`,
        { kind: "heading", id: "machu-picchu-getting-there", text: "Cómo llegar" },
        {
          kind: "list",
          items: [
            `**En tren:** algo menos de dos horas desde Ollantaytambo y ${formatHours(trainHours.fromPoroy[0], "es", trainHours.fromPoroy[1])} desde Poroy, cerca de Cusco. De enero a abril no sale ningún tren de Cusco: un bus lleva hasta Ollantaytambo (servicio bimodal). Operan dos empresas: [PeruRail](site:perurail) e [Inca Rail](site:incaRail). La última estación es Machu Picchu Pueblo, que todos llaman Aguas Calientes.`,
            `**De ahí a las ruinas:** ${machuPicchuBus.minutes.join("–")} minutos en bus, unos US$ ${machuPicchuBus.returnUsd} ida y vuelta (${formatMonth(machuPicchuBus.asOf, "es")}), o de hora y media a dos horas a pie por los escalones.`,
            "**Lo más barato:** minibús hasta Hidroeléctrica y de dos a tres horas de caminata junto a los rieles hasta Aguas Calientes.",
            `**Por el Camino Inca:** cuatro días y ${incaTrail.kilometres} km, o el corto, de dos días. Solo lo reserva una agencia autorizada y siempre se va con guía; los cupos se agotan con meses de anticipación y en febrero está cerrado. Otras rutas a pie están en [caminatas](page:treks#compare).`,
          ],
        },
        { kind: "heading", id: "machu-picchu-tickets", text: "Entradas" },
        {
          kind: "terms",
          items: [
            {
              term: "Cuál",
              text: "Para la primera visita, el circuito 2, y en él la ruta 2-A: la famosa vista de la terraza superior y toda la ciudad con una sola entrada. El 1 se queda en los andenes y el 3, en la parte baja. Las rutas a la Puerta del Sol, el Puente Inca, la Gran Caverna y el Huchuy Picchu se venden solo en temporada alta.",
            },
            {
              term: "Cuánto",
              text: `El adulto extranjero paga ${formatSoles(machuPicchuPrices.foreign, "es")} y, con Huayna Picchu o la montaña Machu Picchu, ${formatSoles(machuPicchuPrices.foreignMountain, "es")}. Los ciudadanos de Bolivia, Colombia y Ecuador, como los peruanos, pagan ${formatSoles(machuPicchuPrices.andean, "es")} y ${formatSoles(machuPicchuPrices.andeanMountain, "es")} (según lo anunciado en ${pricesAsOf()}).`,
            },
            {
              term: "Dónde y cuándo",
              text: `Con nombre y número de documento, en la web del Estado, [tuboleto.cultura.pe](site:tuBoleto); para junio, julio y agosto, con tres a seis meses de anticipación. En Aguas Calientes se venden cada día ${formatNumber(walkUpSale.tickets, "es")} entradas en persona: eso sirve para hacer cola, no para planificar.`,
            },
            {
              term: "Ingreso",
              text: `Abre de ${machuPicchuVisit.opens} a ${machuPicchuVisit.closes}, pero se entra solo a la hora que indica la entrada y con el documento original. Cada entrada vale para una ruta y no permite reingresar.`,
            },
          ],
        },
        "Las diez rutas en un dibujo, la compra, el calendario de entradas, los trenes y un día hora por hora están en [Machu Picchu paso a paso](page:machu-picchu).",
        {
          kind: "note",
          tone: "tip",
          title: "Lo que pocos saben",
          text: [
            "El nombre podría ser un error: documentos de 1904 a 1912 llaman Huayna Picchu a la ciudad. Y las dataciones por radiocarbono publicadas en 2021 indican que ya se vivía aquí hacia 1420, antes de la fecha que se suele dar a Pachacútec, su fundador según la tradición. Los muros sin mortero se inclinan hacia adentro; en un sismo las piedras «bailan» y vuelven a su sitio.",
          ],
        },
      ],
    },
    {
      id: "nazca-lines",
      title: "Líneas de Nasca",
      picture: {
        id: "places/nazca-lines",
        alt: "El colibrí de las Líneas de Nasca en el desierto rojizo, con una avioneta encima y una torre mirador junto a la carretera.",
      },
      facts: [
        { term: "Altitud", text: `unos ${heightOf("nazca-lines")}` },
        { term: "Tiempo", text: "medio día" },
        { term: "Mejor época", text: `${bestFor("nazca-lines")}, a primera hora` },
        { term: "Patrimonio Mundial", text: `${places["nazca-lines"].unesco[0]}` },
      ],
      blocks: [
        "Líneas, figuras geométricas y animales —un colibrí, un mono, una araña, un cóndor— repartidos en unos 450–500 km² de desierto. Se hicieron aproximadamente entre 500 a. C. y 500 d. C., apartando las piedras oscuras del suelo claro. La mayoría solo se ve completa desde el aire.",
        {
          kind: "terms",
          items: [
            {
              term: "Cómo llegar",
              text: `La ciudad de Nasca (${heightOf("nazca")}) está a ${bus("limaNazca")} de Lima en bus. Las avionetas salen del aeródromo María Reiche; también hay vuelos desde Pisco, más cerca de Lima.`,
            },
            {
              term: "Sobrevuelo",
              text: `Dura 30–40 minutos y cuesta unos US$ ${roughPrices.nazcaFlightUsd[0]}–${roughPrices.nazcaFlightUsd[1]} más la tasa del aeródromo (${before()}). Se vuela solo con empresas autorizadas; para orientarse sirve [peru.travel](site:peruTravel).`,
            },
            {
              term: "Desde tierra",
              text: "En el kilómetro 420 de la Panamericana, una torre metálica deja ver las Manos y el Árbol. El cerro de al lado también es mirador.",
            },
            {
              term: "Mareo",
              text: "La avioneta se inclina a un lado y a otro para que todos vean. Mejor en ayunas y con una pastilla para el mareo; temprano hay menos viento y el aire está más limpio.",
            },
            {
              term: "Drones",
              text: "Solo se vuelan con permiso del ministerio.",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Lo que pocos saben",
          text: [
            "En setiembre de 2024 la Universidad de Yamagata anunció 303 figuras nuevas, halladas con inteligencia artificial en fotos aéreas: con ellas casi se duplicó el número de las conocidas. La Panamericana parte en dos al Lagarto, y el Astronauta saluda desde una ladera, no desde la pampa (la llanura). La matemática alemana María Reiche vivió décadas junto a las líneas y las barría con escoba.",
          ],
        },
      ],
    },
    {
      id: "lima",
      title: "Lima",
      picture: {
        id: "places/lima",
        alt: "El acantilado de Lima con edificios altos; abajo, el Pacífico con un muelle, una lancha pesquera y parapentes.",
      },
      facts: [
        { term: "Altitud", text: heightOf("lima") },
        { term: "Tiempo", text: "2–3 días" },
        { term: "Mejor época", text: bestFor("lima") },
        {
          term: "Patrimonio Mundial",
          text: `${places.lima.unesco[0]} (San Francisco), ${places.lima.unesco[1]} (centro histórico)`,
        },
      ],
      blocks: [
        "Lima es la única capital sudamericana a orillas del Pacífico. Francisco Pizarro la fundó el 18 de enero de 1535 en tierras habitadas desde mucho antes: dentro de la ciudad actual hay más de cien sitios prehispánicos, pirámides de adobe entre edificios de oficinas. Pide un día para el centro y las catacumbas de San Francisco, otro para Miraflores y Barranco, y medio para el Museo Larco.",
        {
          kind: "terms",
          items: [
            {
              term: "Cómo llegar",
              text: "Los vuelos internacionales llegan al nuevo terminal, abierto en 2025. Buses, tarifas y taxis: [Transporte en Lima](page:lima-transport).",
            },
            {
              term: "Entradas",
              text: "Precios, horarios y recorridos: [Qué ver en Lima](page:lima-sights).",
            },
            {
              term: "En la mesa",
              text: "Ceviche al mediodía, pisco sour por la noche: [Gastronomía](page:gastronomy).",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Lo que pocos saben",
          text: [
            `Lima es una ciudad de desierto, con unos ${climate.lima.rainYear} mm de lluvia al año; suele llamársela la segunda más grande del mundo en un desierto, después de El Cairo. En invierno, aun así, es húmeda, porque la garúa, una llovizna finísima, se instala por meses. Para buscar sol se sube a los valles: por encima de unos ${formatAltitude(weatherFacts.sunAbove, "es")} el cielo está despejado.`,
          ],
        },
      ],
    },
    {
      id: "huacachina",
      title: "Huacachina",
      picture: {
        id: "places/huacachina",
        alt: "Una laguna pequeña con palmeras entre dunas altas y un carro de dunas al lado.",
      },
      facts: [
        { term: "Altitud", text: heightOf("huacachina") },
        { term: "Tiempo", text: "medio día o una noche" },
        { term: "Mejor época", text: `${bestFor("huacachina")}, al final de la tarde` },
        { term: "Ubicación", text: "a 5 km de la ciudad de Ica" },
      ],
      blocks: [
        "Una laguna, unas palmeras, un puñado de hoteles alrededor y cerros de arena por todos lados. Los tubulares, carros de dunas sin techo, salen una o dos horas antes de la puesta del sol: suben, paran para que los pasajeros se deslicen en tabla y esperan en una cresta hasta que el sol se va.",
        {
          kind: "terms",
          items: [
            {
              term: "Cómo llegar",
              text: `De Lima a Ica en bus, ${bus("limaIca")}; desde ahí, 10 minutos en mototaxi.`,
            },
            {
              term: "Precios",
              text: `Tubular y tabla cuestan, por persona, ${roughly("huacachinaBuggy")}; aparte se paga una pequeña tasa municipal por las dunas. Más en [peru.travel](site:peruTravel).`,
            },
            {
              term: "Seguridad",
              text: "Antes de salir hay que comprobar el cinturón, sujetar los lentes (gafas) y guardar el celular.",
            },
            {
              term: "Cerca",
              text: "Las bodegas de pisco de Ica y, por la mañana, el bote de Paracas a las islas Ballestas.",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Lo que pocos saben",
          text: [
            "La laguna se alimentaba de manantiales, pero fue bajando y hoy se le bombea agua. El oasis figuraba en el reverso del antiguo billete de 50 soles. Según la leyenda, una princesa se volvió sirena en sus aguas.",
          ],
        },
      ],
    },
    {
      id: "cusco",
      title: "Cusco",
      picture: {
        id: "places/cusco",
        alt: "La Plaza de Armas de Cusco con dos templos y la fuente; detrás, un nevado; delante, dos toritos y una cruz en un tejado.",
      },
      facts: [
        { term: "Altitud", text: heightOf("cusco") },
        { term: "Tiempo", text: "2–3 días, tras aclimatarse" },
        { term: "Mejor época", text: bestFor("cusco") },
        { term: "Patrimonio Mundial", text: `${places.cusco.unesco[0]}` },
      ],
      blocks: [
        "Cusco, que también se escribe Cuzco, fue la capital del Imperio inca. Los españoles construyeron sobre los muros incas, y por eso en muchas calles la base de las casonas coloniales es de otra piedra, encajada sin mortero. El 24 de junio, día del Inti Raymi, no queda una habitación libre; hay más en [Fiestas](page:holidays).",
        { kind: "heading", id: "cusco-sights", text: "Qué ver" },
        {
          kind: "list",
          items: [
            "**Plaza de Armas y catedral:** en su cuadro de la Última Cena hay un cuy (conejillo de Indias) sobre la mesa.",
            "**Qorikancha:** los muros del templo inca del Sol, bajo el convento de Santo Domingo.",
            "**La piedra de los doce ángulos** y el barrio de San Blas, con cuestas y talleres.",
            "**Mercado de San Pedro:** jugos, sopas, quesos y panes desde la mañana.",
            `**Sacsayhuamán** (${heightOf("sacsayhuaman")}), sobre la ciudad; siguiendo la carretera, Qenqo y Tambomachay.`,
          ],
        },
        { kind: "heading", id: "cusco-getting-there", text: "Cómo llegar" },
        `En avión, ${flight("cusco")} desde Lima; los vuelos de la mañana son los más confiables. En bus, ${bus("limaCusco")} desde Lima y ${bus("arequipaCusco")} desde Arequipa. En Chinchero se construye un aeropuerto nuevo cuya apertura se ha postergado varias veces: hay que fijarse en cuál figura en el pasaje.`,
        { kind: "heading", id: "cusco-tickets", text: "Entradas" },
        `El Boleto Turístico abarca ${boletoTuristico.sights} lugares y vale ${boletoTuristico.days} días. El precio no ha cambiado en años: ${formatSoles(boletoTuristico.full, "es")} el completo y ${formatSoles(boletoTuristico.partial, "es")} el parcial, en efectivo, en la oficina de quien lo emite, [COSITUC](site:cosituc). La catedral (${formatSoles(cuscoEntries.cathedral[0], "es", cuscoEntries.cathedral[1])}) y el Qorikancha (${formatSoles(cuscoEntries.qorikancha[0], "es", cuscoEntries.qorikancha[1])}) se pagan aparte.`,
        {
          kind: "note",
          tone: "tip",
          title: "Lo que pocos saben",
          text: [
            "El trazo de la ciudad inca dibujaba un puma cuya cabeza era Sacsayhuamán. La bandera del arcoíris que ondea en todas partes es la de Cusco, no la del orgullo LGBT.",
          ],
        },
      ],
    },
    {
      id: "rainbow-mountain",
      title: "Montaña de Siete Colores (Vinicunca)",
      picture: {
        id: "places/rainbow-mountain",
        alt: "Las franjas de la Montaña de Siete Colores, con una llama y una mujer con traje típico delante y figuras diminutas en la cresta.",
      },
      facts: [
        { term: "Altitud", text: `${heightOf("rainbow-mountain")} (el mirador)` },
        { term: "Tiempo", text: "un día largo desde Cusco" },
        { term: "Mejor época", text: bestFor("rainbow-mountain") },
        { term: "A pie", text: "de hora y media a tres horas" },
      ],
      blocks: [
        "Los minibuses salen de Cusco entre las tres y las cuatro de la madrugada; tras tres horas de camino quedan de hora y media a tres horas hasta el mirador, a pie o en caballo alquilado. De noviembre a marzo la nieve y el barro suelen tapar los colores. Solo conviene ir después de tres o cuatro noches por encima de los 3000 m: a esta altura cada paso cuenta.",
        {
          kind: "terms",
          items: [
            {
              term: "Cómo llegar",
              text: "Lo más sencillo es una excursión organizada desde Cusco, ida y vuelta en el día.",
            },
            {
              term: "Precios",
              text: `La comunidad cobra de ingreso ${roughly("rainbowMountain")}, en efectivo; preguntar si el tour lo incluye. Más en [peru.travel](site:peruTravel).`,
            },
            {
              term: "Alternativas",
              text: `A las franjas de Palccoyo (unos ${formatMetres(heights.palccoyo, "es")}) se llega con una caminata corta y llana. El Valle Rojo se abre justo al lado de Vinicunca.`,
            },
            {
              term: "Qué llevar",
              text: "Cortavientos, gorro, guantes, protector solar, agua y sencillo (cambio).",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Lo que pocos saben",
          text: [
            "La montaña solo está en el mapa turístico desde 2015–2016. Las franjas son lodo de antiguos mares y lagos, teñido por hierro, cobre y azufre. Hubo también una concesión minera sobre la zona: en 2018 su titular renunció a ella, y se prohibió la minería por doce meses.",
          ],
        },
      ],
    },
    {
      id: "sacred-valley",
      title: "Valle Sagrado",
      picture: {
        id: "places/sacred-valley",
        alt: "Un río serpentea por el Valle Sagrado entre maíz, andenes y llamas, con un nevado al fondo.",
      },
      facts: [
        { term: "Altitud", text: `${heightOf("ollantaytambo")} – ${heightOf("moray")}` },
        { term: "Tiempo", text: "2 días" },
        { term: "Mejor época", text: bestFor("sacred-valley") },
        { term: "Base", text: "Urubamba u Ollantaytambo" },
      ],
      blocks: [
        "El Valle Sagrado de los Incas sigue el río Urubamba entre Písac y Ollantaytambo. Como es más bajo que Cusco, conviene como primera parada desde el aeropuerto: dos noches aquí, luego Machu Picchu y solo entonces la ciudad.",
        { kind: "heading", id: "sacred-valley-getting-there", text: "Cómo llegar" },
        "Se llega directamente desde el aeropuerto de Cusco, en taxi o minibús. El tren a Machu Picchu sale de Ollantaytambo, así que la última noche conviene pasarla ahí.",
        { kind: "heading", id: "sacred-valley-tickets", text: "Entradas" },
        `Písac, Ollantaytambo, Moray y Chinchero (${heightOf("chinchero")}) entran en el [Boleto Turístico de Cusco](#cusco-tickets). Maras y la laguna Humantay cobran su propio ingreso; hay más en [peru.travel](site:peruTravel).`,
        { kind: "heading", id: "sacred-valley-places", text: "Seis lugares" },
        {
          kind: "cards",
          items: [
            {
              id: "pisac",
              title: "Písac",
              picture: {
                id: "places/pisac",
                alt: "Cerro con andenes y ruinas incas sobre Písac; delante, los toldos de colores y las vendedoras del mercado.",
              },
              text: [
                "Andenes y tumbas excavadas en el acantilado sobre el pueblo; abajo, un mercado de artesanía que abre a diario y crece los domingos.",
              ],
              facts: [
                { term: "Altitud", text: heightOf("pisac") },
                { term: "Entrada", text: "Boleto Turístico" },
              ],
            },
            {
              id: "urubamba",
              title: "Urubamba",
              picture: {
                id: "places/urubamba",
                alt: "Una curva del Urubamba entre maizales, con una mujer y una llama delante y un nevado al fondo.",
              },
              text: [
                "El cruce de caminos del valle, de clima templado y con minibuses a todas partes. El río se llama aquí Urubamba y, aguas arriba, Vilcanota.",
              ],
              facts: [
                { term: "Altitud", text: heightOf("urubamba") },
                { term: "Entrada", text: "no se paga" },
              ],
            },
            {
              id: "ollantaytambo",
              title: "Ollantaytambo",
              picture: {
                id: "places/ollantaytambo",
                alt: "Los andenes de Ollantaytambo con los seis bloques del Templo del Sol en lo alto, el pueblo abajo y un nevado al fondo.",
              },
              text: [
                "La gente sigue viviendo en las calles que trazaron los incas. Los seis bloques del Templo del Sol, de cincuenta toneladas cada uno, vinieron de una cantera al otro lado del río. Manco Inca derrotó aquí a los españoles en 1536–1537.",
              ],
              facts: [
                { term: "Altitud", text: heightOf("ollantaytambo") },
                { term: "Entrada", text: "Boleto Turístico" },
              ],
            },
            {
              id: "maras",
              title: "Maras",
              picture: {
                id: "places/maras",
                alt: "Pozas blancas de sal escalonadas entre laderas rojizas, con mujeres de sombrero entre ellas.",
              },
              text: [
                "Más de tres mil pozas de sal, todas alimentadas por un solo manantial salado y todavía en manos de familias de la zona.",
              ],
              facts: [
                { term: "Altitud", text: `unos ${heightOf("maras")}` },
                { term: "Entrada", text: roughly("maras") },
              ],
            },
            {
              id: "moray",
              title: "Moray",
              picture: {
                id: "places/moray",
                alt: "Andenes circulares, uno dentro de otro, en una hondonada; en el borde, una llama y dos personas.",
              },
              text: [
                "Andenes circulares en una hondonada natural. Se dice que entre el fondo y el borde hay hasta 15 °C de diferencia; la cifra hay que tomarla con cautela. Al lado está el restaurante Mil.",
              ],
              facts: [
                { term: "Altitud", text: heightOf("moray") },
                { term: "Entrada", text: "Boleto Turístico" },
              ],
            },
            {
              id: "humantay",
              title: "Laguna Humantay",
              picture: {
                id: "places/humantay",
                alt: "Laguna turquesa al pie de un nevado y su glaciar, con caminantes en la orilla.",
              },
              text: [
                "**No está en el valle**, aunque muchas agencias la venden con él: queda sobre Soraypampa, al pie del Salkantay. Desde Cusco son tres horas en auto y de una a hora y media de subida empinada. Merece un día aparte, ya con el cuerpo aclimatado.",
              ],
              facts: [
                { term: "Altitud", text: heightOf("humantay") },
                { term: "Entrada", text: "cuota local, en efectivo" },
              ],
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Lo que pocos saben",
          text: [
            `Para los incas el Vilcanota era el reflejo de la Vía Láctea en la tierra. En ${rankings.world.slice(0, 4)} Mil, el restaurante junto a Moray, figuraba en la lista de los mejores del mundo: [Gastronomía](page:gastronomy#restaurants).`,
          ],
        },
      ],
    },
    {
      id: "arequipa",
      title: "Arequipa y el cañón del Colca",
      picture: {
        id: "places/arequipa",
        alt: "Los arcos de piedra blanca de Yanahuara, con Arequipa y el cono del Misti al fondo.",
      },
      facts: [
        { term: "Altitud", text: heightOf("arequipa") },
        { term: "Tiempo", text: "2 días, y 2–3 más para el Colca" },
        { term: "Mejor época", text: bestFor("arequipa") },
        { term: "Patrimonio Mundial", text: `${places.arequipa.unesco[0]} (centro histórico)` },
      ],
      blocks: [
        `La «Ciudad Blanca» está hecha de sillar, piedra volcánica clara, y sobre ella se alza el Misti, de ${formatMetres(heights.misti, "es")}. Hay sol trescientos días al año y solo llueve de enero a marzo. Es el lugar más cómodo para acostumbrarse a la altura: ciudad grande, buena cocina y mil metros menos que Cusco.`,
        {
          kind: "list",
          items: [
            `**Santa Catalina:** monasterio fundado en 1579, una ciudad dentro de la ciudad, con calles azules y rojo ladrillo. La entrada cuesta ${roughly("santaCatalina")}; el precio actual está en [santacatalina.org.pe](site:santaCatalina).`,
            "**Museo Santuarios Andinos:** ahí está Juanita, la niña inca hallada en el hielo. De enero a abril no se exhibe, para conservarla, y se ven otras momias del museo.",
            "**Plaza de Armas** y mirador de Yanahuara, con el Misti entre sus arcos.",
            "**Almuerzo en una picantería:** la casa de comidas tradicional, institución del mediodía arequipeño.",
            `**Cañón del Colca:** los cóndores se elevan entre las 8 y las 10 de la mañana en la Cruz del Cóndor (${heightOf("colca")}); la carretera cruza un abra a ${formatMetres(heights.colcaPass, "es")}. El boleto de visitante cuesta ${roughly("colca")}; el precio actual lo da [Autocolca](site:autocolca).`,
          ],
        },
        { kind: "heading", id: "arequipa-getting-there", text: "Cómo llegar" },
        `En avión, ${flight("arequipa")} desde Lima; en bus, ${bus("limaArequipa")}. Desde Cusco el bus tarda ${bus("arequipaCusco")} y desde Puno, ${bus("arequipaPuno")}.`,
        {
          kind: "note",
          tone: "tip",
          title: "Lo que pocos saben",
          text: [
            "Santa Catalina no abrió sus puertas a los visitantes hasta 1970. El queso helado no lleva queso. Arequipa se siente tan aparte que, en broma, ha emitido su propio «pasaporte». Aquí nació Mario Vargas Llosa.",
          ],
        },
      ],
    },
    {
      id: "iquitos",
      title: "Iquitos y el Amazonas",
      picture: {
        id: "places/iquitos",
        alt: "Atardecer en un río ancho, con casas sobre pilotes, una canoa y guacamayos.",
      },
      facts: [
        { term: "Altitud", text: heightOf("iquitos") },
        { term: "Tiempo", text: "3–5 días, con *en:lodge*" },
        { term: "Mejor época", text: `${bestFor("iquitos")} (a pie)` },
        { term: "Carretera", text: "ninguna desde fuera" },
      ],
      blocks: [
        "Ninguna carretera llega hasta aquí: suele decirse que Iquitos es la ciudad más grande del mundo a la que no se puede ir por tierra. De junio a octubre el río está bajo y el bosque se recorre a pie. De diciembre a mayo el río se desborda y la canoa entra entre los árboles. Ambas épocas valen la pena, por motivos distintos.",
        {
          kind: "list",
          items: [
            "**Belén:** el mercado y el barrio flotante, por la mañana y con guía local.",
            "**Casas del tiempo del caucho**, con azulejos portugueses, y la Casa de Fierro (de hierro) en la plaza.",
            "**El centro de rescate de manatíes**, que cría a los huérfanos.",
            "**Reserva Nacional Pacaya Samiria:** varios días, con guía; la web oficial es la del [SERNANP](site:sernanp).",
            "**Nauta:** donde se juntan dos ríos y empieza el Amazonas.",
          ],
        },
        { kind: "heading", id: "iquitos-getting-there", text: "Cómo llegar y cuánto cuesta" },
        {
          kind: "terms",
          items: [
            { term: "Avión", text: `${flight("iquitos")} desde Lima.` },
            { term: "Barco", text: "2–4 días desde Yurimaguas o Pucallpa, en hamaca." },
            {
              term: "Lancha rápida",
              text: `Hasta la triple frontera con Colombia y Brasil. El Gobierno británico (${formatMonth(safetyAdvice.areas.asOf, "es")}) desaconsejaba viajar a la franja de ${safetyAdvice.borderStripKm} km junto a Colombia, salvo el propio Amazonas y su tramo entre Caballococha y Santa Rosa.`,
            },
            {
              term: "Precios",
              text: "Los *en:lodges*, los albergues de la selva, venden paquetes con bote, guía y comidas. Pedir varias ofertas; para orientarse sirve [peru.travel](site:peruTravel).",
            },
            {
              term: "Salud",
              text: "Vacuna contra la fiebre amarilla al menos diez días antes, y consulta médica sobre la malaria; detalles en la [Guía del Perú](page:peru-guide#vaccinations).",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Lo que pocos saben",
          text: [
            `Casi no hay autos: todos van en moto o mototaxi. El río sube y baja entre ${weatherFacts.riverMetres.join(" y ")} m en un año, y por eso las casas de Belén están sobre pilotes o balsas. La película Fitzcarraldo, de Werner Herzog, cuenta sus años del caucho.`,
          ],
        },
      ],
    },
    {
      id: "titicaca",
      title: "Lago Titicaca y Puno",
      picture: {
        id: "places/titicaca",
        alt: "Balsa de totora con cabeza de animal y pasajeros en el Titicaca, junto a una isla flotante con chozas.",
      },
      facts: [
        { term: "Altitud", text: `${heightOf("titicaca")} (lago), ${heightOf("puno")} (Puno)` },
        { term: "Tiempo", text: "2 días" },
        { term: "Mejor época", text: bestFor("titicaca") },
        {
          term: "UNESCO",
          text: `arte textil de Taquile, patrimonio inmaterial (${places.taquile.intangible.join(", ")}); el lago no es Patrimonio Mundial`,
        },
      ],
      blocks: [
        `El lago más grande de Sudamérica por volumen tiene unos ${formatNumber(lakeTiticaca.areaKm2, "es")} km² y ${lakeTiticaca.meanDepth} m de profundidad media; lo comparten el Perú y Bolivia. De mayo a octubre el cielo está limpio, pero de noche la temperatura baja de cero. En febrero, la Candelaria compensa la lluvia; hay más en [Fiestas](page:holidays).`,
        {
          kind: "list",
          items: [
            "**Uros:** islas flotantes de totora (junco), a poca distancia de Puno en bote.",
            `**Taquile** (${heightOf("taquile")}): la isla donde los hombres tejen a palitos (con agujas), con su arte textil en la lista de la UNESCO.`,
            "**Amantaní:** una noche en casa de una familia.",
            "**Sillustani:** chullpas, torres funerarias redondas junto a una laguna.",
          ],
        },
        { kind: "heading", id: "titicaca-getting-there", text: "Cómo llegar y entradas" },
        {
          kind: "terms",
          items: [
            {
              term: "Avión",
              text: `${flight("juliaca")} de Lima a Juliaca (${heightOf("juliaca")}) y una hora más a Puno.`,
            },
            { term: "Bus", text: `${bus("cuscoPuno")} desde Cusco, ${bus("arequipaPuno")} desde Arequipa.` },
            {
              term: "Tren",
              text: `Tren de lujo desde Cusco, unas ${formatHours(trainHours.cuscoPuno, "es")}: [PeruRail](site:perurail).`,
            },
            {
              term: "Entradas",
              text: "Los botes a las islas salen del puerto de Puno; las comunidades cobran su ingreso en efectivo. Más en [peru.travel](site:peruTravel).",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Lo que pocos saben",
          text: [
            "Lo de «lago navegable más alto del mundo» vale para los barcos grandes. El primer vapor, el Yavari, subió desarmado a lomo de mula, se ensambló en la orilla y se botó en 1870. Con su totora los uros hacen casas y balsas, y hasta se la comen.",
          ],
        },
      ],
    },
    {
      id: "tickets-and-acclimatisation",
      title: "Entradas, aclimatación y planificación",
      blocks: [
        "Dos cosas deciden si el viaje sale bien: conseguir a tiempo la entrada a Machu Picchu y darse tiempo para la altura. Lo demás es flexible.",
        {
          kind: "steps",
          items: [
            {
              title: "Camino Inca: con meses de anticipación",
              text: "Solo lo reserva una agencia autorizada, los permisos son limitados y en febrero está cerrado.",
            },
            {
              title: "La entrada a Machu Picchu",
              text: "En cuanto haya fecha se compra la entrada, en la primera visita para la ruta 2-A, y a ella se ajusta el tren, porque tiene hora fija: [paso a paso](page:machu-picchu#buying).",
            },
            {
              title: "Vacuna: al menos diez días antes",
              text: "Es la de la fiebre amarilla, para Iquitos. En 2025 los CDC de Estados Unidos sumaron Machu Picchu a las zonas donde la recomiendan; el mapa actual está en [CDC](site:cdc).",
            },
            {
              title: "Vuelos nacionales",
              text: "A Cusco, mejor por la mañana. Antes del vuelo a casa, dejar un día libre: las protestas y los huaicos (aludes de barro) pueden cortar la vía férrea y la carretera.",
            },
            {
              title: "Documentos",
              text: "El pasaporte original hace falta en la puerta de Machu Picchu, en el tren, en los vuelos nacionales y en los buses interprovinciales. Las reglas están en [Ingreso al Perú](page:entry).",
            },
          ],
        },
        { kind: "heading", id: "acclimatisation", text: "Aclimatación" },
        {
          kind: "checklist",
          items: [
            "Pasar con calma las primeras 24–48 horas: caminatas cortas, mucha agua, comida ligera, nada de alcohol.",
            "Dormir primero en lo bajo: el valle, Machu Picchu y solo después Cusco.",
            "Dejar para el final lo que pasa de 4000 m (Humantay, Montaña de Siete Colores).",
            "Tomar acetazolamida solo tras consultar a un médico.",
            "Bajar de inmediato y buscar un médico si hay dolor de cabeza con vómitos o falta de aire en reposo.",
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "Sobre los precios",
          text: [
            `Los precios con «unos» son orientativos y vienen de fuentes anteriores a ${formatMonth(roughAsOf, "es")}; revisar las páginas enlazadas antes de salir. Para comunidades, mercados y mototaxis hace falta sencillo (cambio): la [Guía del Perú](page:peru-guide#money) habla del dinero.`,
          ],
        },
      ],
    },
  ],
  freshness: [
    `Los precios de Machu Picchu son los anunciados en ${pricesAsOf()}; los demás vienen de fuentes de ${formatMonth(roughAsOf, "es")} a más tardar. El del Boleto Turístico no cambia desde hace años; la última fuente con fecha es de ${formatAge(boletoTuristico.asOf, "es")}. Antes del viaje, consultar [tuboleto.cultura.pe](site:tuBoleto), [COSITUC](site:cosituc) y las empresas de tren.`,
  ],
}));
