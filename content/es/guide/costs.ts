import { country } from "#content/facts/country.ts";
import {
  fairIncaTrail,
  fuelShortage,
  holidayBusSurcharge,
  lodgePrices,
  tourPrices,
  transportPrices,
} from "#content/facts/costs/big-items.ts";
import {
  dailyCosts,
  dailyTotal,
  singleRoomExtra,
  travelStyles,
  type DailyPart,
  type TravelStyle,
} from "#content/facts/costs/daily-costs.ts";
import { machuPicchuBlock, machuPicchuTransport } from "#content/facts/costs/machu-picchu-block.ts";
import { exchangeRates, type Price, type Range } from "#content/facts/costs/price.ts";
import {
  cardSurcharge,
  cashMachines,
  cashReserve,
  refusedNotes,
  smallThings,
  tastingMenu,
  tips,
} from "#content/facts/costs/small-things.ts";
import {
  aguasCalientesRise,
  andeanSeason,
  bookAhead,
  doubleRooms,
  islandFamily,
  stayAltitudes,
  stayBands,
  vatFreeStay,
} from "#content/facts/costs/stays.ts";
import { tripTotal, type TripWeeks } from "#content/facts/costs/trip-totals.ts";
import { limaAirport } from "#content/facts/lima/lima-transport.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import { boletoTuristico } from "#content/facts/top-ten.ts";
import { formatExchanged, formatForeign, formatPrice, formatPriceAge } from "#content/format-price.ts";
import { machuPicchuPrices } from "#content/facts/machu-picchu/prices.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatAltitude, formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatAge, formatDate, formatMonth } from "#i18n/format-date.ts";

const soles = ([from, to]: Range) => formatSoles(from, "es", to);
const dollars = (range: Range) => formatForeign(range, "usd", "es");
const span = ([from, to]: Range) => `${from}–${to}`;
const price = (of: Price) => formatPrice(of, "es");
const row = (name: string, of: Price) => [name, price(of), formatPriceAge(of, "es")];
const altitude = (id: PlaceId) => formatAltitude(places[id].altitude, "es");
const metres = (value: number) => formatAltitude(value, "es");
const small = (id: keyof typeof smallThings.soles) => soles(smallThings.soles[id]);
const room = (id: keyof typeof doubleRooms.soles) => [
  soles(doubleRooms.soles[id].low),
  soles(doubleRooms.soles[id].high),
];
const day = (part: DailyPart) => travelStyles.map((style) => soles(dailyCosts.soles[style][part]));
/** In soles and in the two currencies in which most readers count. */
const total = (weeks: TripWeeks) =>
  travelStyles.map((style) => {
    const sum = tripTotal(weeks, style);
    const converted = (["usd", "eur"] as const).map((currency) => formatExchanged(sum, currency, 50, "es"));
    return `${soles(sum)} (${converted.join(", ")})`;
  });
const dayTotal = (style: TravelStyle) => soles(dailyTotal(style));

export default guideWords(() => ({
  title: "Cuánto cuesta viajar al Perú y dónde alojarse",
  description:
    "Cuánto cuestan en el Perú un día y una, dos o tres semanas, los gastos grandes, en qué ahorrar, cómo pagar y en qué barrio alojarse.",
  keywords: [
    "precios en el Perú",
    "presupuesto viaje Perú",
    "cuánto cuesta viajar al Perú",
    "gasto por día Perú",
    "dónde alojarse en Lima",
    "dónde alojarse en Cusco",
    "Machu Picchu precio Comunidad Andina",
    "cajeros automáticos Perú",
  ],
  lead: `A quien comparte habitación le bastan ${dayTotal("backpacker")} al día si viaja de mochilero, ${dayTotal("midRange")} con comodidad y ${dayTotal("comfortable")} en buenos hoteles. Pero el total del viaje depende tanto de eso como de unos pocos gastos grandes: Machu Picchu, los vuelos internos y la selva. Aquí están las dos cuentas, y también dónde conviene dormir.`,
  pictureAlt:
    "Mostrador de un puesto de mercado con monedas y billetes de sol y una pizarra con el menú; detrás, la puerta abierta de un hostal.",
  sections: [
    {
      id: "daily",
      title: "Cuánto cuesta un día",
      blocks: [
        `Estas sumas incluyen la cama, la comida, los traslados por la ciudad y todos los gastos menores. Los buses de larga distancia, los vuelos y los tours van aparte: están en [los gastos grandes](#big-items). Quien viaja solo paga por la cama entre ${dailyCosts.singleRoomPercent[0]} y ${dailyCosts.singleRoomPercent[1]} % más, porque una habitación simple apenas cuesta menos que una doble.`,
        { kind: "figure", figure: "dailyCosts" },
        {
          kind: "table",
          caption: "Un día por persona, dos en una habitación (estimación)",
          head: ["En qué", "Mochilero", "Intermedio", "Cómodo"],
          rows: [
            ["Cama", ...day("bed")],
            ["Comida", ...day("food")],
            ["Transporte local", ...day("transport")],
            ["Gastos menores", ...day("small")],
            ["**Total**", ...travelStyles.map((style) => `**${dayTotal(style)}**`)],
            [
              "En dólares",
              ...travelStyles.map((style) => formatExchanged(dailyTotal(style), "usd", 5, "es")),
            ],
          ],
        },
        {
          kind: "terms",
          items: [
            {
              term: "Mochilero",
              text: "Dormitorio compartido o habitación barata, el menú (almuerzo de precio fijo) cerca del mercado, pollo a la brasa por la noche, bus urbano, caminatas y colectivo, el taxi compartido que sale cuando se llena.",
            },
            {
              term: "Intermedio",
              text: "Habitación doble con baño y desayuno, una comida al día en un buen restaurante, taxi por aplicación de noche, algún museo y algún pisco sour.",
            },
            {
              term: "Cómodo",
              text: "Hotel tranquilo, bien ubicado y con calefacción, un conductor que espera en el aeropuerto y, de vez en cuando, una gran cena en Lima. Los menús de degustación de los restaurantes famosos van aparte.",
            },
          ],
        },
      ],
    },
    {
      id: "totals",
      title: "Cuánto cuesta el viaje entero",
      blocks: [
        "Esto gasta una persona, sin contar el pasaje hasta el Perú ni el seguro. La semana abarca Lima, el Valle Sagrado, Machu Picchu y Cusco, con vuelo de ida y vuelta; las dos semanas, la vuelta por el sur con Paracas, Arequipa, el Colca y el Titicaca; las tres semanas agregan tres días de selva. Día por día están en [itinerarios](page:itineraries).",
        "Esta página dice cuánto cuestan las cosas. La [calculadora del viaje](page:money) suma tu viaje por días, viajeros y estilo, y también convierte soles. El [planificador](page:trip-planner) cuenta además cada tramo de la ruta, taxis incluidos; por eso la misma semana sale allí un poco más cara.",
        { kind: "figure", figure: "tripTotals" },
        {
          kind: "table",
          caption: "El viaje entero por persona, dos que viajan juntos (estimación)",
          head: ["Viaje", "Mochilero", "Intermedio", "Cómodo"],
          rows: [
            ["Una semana", ...total(1)],
            ["Dos semanas", ...total(2)],
            ["Tres semanas", ...total(3)],
          ],
        },
        `Cada total suma los días y los gastos grandes. La noche en Machu Picchu y las del albergue de selva ya incluyen la cama, de modo que en la práctica se gasta más cerca del extremo inferior. Quien haga el Camino Inca de cuatro días en vez de tomar el tren debe poner su precio, ${price(tourPrices.incaTrail)}, en lugar del gasto de Machu Picchu.`,
        {
          kind: "list",
          items: [
            "**El pasaje al Perú** no está en ninguna de estas sumas, porque su precio cambia de un día a otro. Para saber de qué orden es, lo mejor es comparar la ruta elegida en varias fechas, una de julio o de Navidad y otra de mayo o de setiembre; desde dónde se vuela está en [cómo llegar](page:getting-there#flights).",
            `**Para una sola persona** la habitación cuesta entre ${dailyCosts.singleRoomPercent[0]} y ${dailyCosts.singleRoomPercent[1]} % más que la mitad de una doble: en el nivel intermedio se suman ${soles(singleRoomExtra("midRange"))} por noche. En un dormitorio compartido no cambia nada.`,
            `**Una familia de cuatro** gasta menos que cuatro totales completos: a Machu Picchu se entra gratis antes de los ${machuPicchuPrices.freeBelowAge} años y con tarifa reducida hasta los diecisiete, y una habitación familiar suele salir más barata que dos dobles; en cambio, por su asiento en el bus y en muchos albergues de selva el niño paga casi como un adulto.`,
          ],
        },
        {
          kind: "terms",
          items: [
            {
              term: "En qué ahorrar",
              text: "Almorzar el menú, viajar por la costa en bus nocturno, comprar los paseos de un día en el lugar y, si se puede elegir, ir en mayo o entre setiembre y noviembre. También hay una [manera barata de llegar a Machu Picchu](page:machu-picchu#cheap-way), aunque se lleva un día entero.",
            },
            {
              term: "En qué no",
              text: "En los días para adaptarse a la altura, en una empresa con licencia para sobrevolar Nasca, en una buena compañía de buses y en el seguro. Quien recorta ahí suele pagar dos veces.",
            },
          ],
        },
      ],
    },
    {
      id: "big-items",
      title: "Los gastos grandes",
      blocks: [
        "Son los que conviene calcular desde casa. Los precios van en dólares donde así los fijan las empresas, aunque se puede pagar en soles o con tarjeta.",
        { kind: "heading", id: "machu-picchu-cost", text: "Machu Picchu" },
        `Desde el ${formatDate(machuPicchuPrices.since, "es")}, según se anunció en ${formatMonth(machuPicchuPrices.asOf, "es")}, la entrada cuesta ${formatSoles(machuPicchuPrices.foreign, "es")} al adulto extranjero y **${formatSoles(machuPicchuPrices.andean, "es")} a los ciudadanos de Bolivia, Colombia y Ecuador**, que muestran en la puerta su pasaporte o documento de identidad. Los de Argentina, Brasil, Chile, México y España pagan la tarifa completa; los menores de tres a diecisiete años pagan menos, y la [tienda oficial](site:tuBoleto) muestra cuánto. Las rutas están en la [página de Machu Picchu](page:machu-picchu#prices). Lo caro es llegar: el tren más sencillo costaba en ${formatMonth(machuPicchuTransport.trainReturn.asOf, "es")} unos ${price(machuPicchuTransport.trainReturn)} ida y vuelta, y el bus hasta la puerta, ${price(machuPicchuTransport.busReturn)}.`,
        {
          kind: "table",
          caption: "Desde Cusco, ida y vuelta, con entrada, guía y una noche, por persona (estimación)",
          head: ["Cómo", "Precio", "Qué significa"],
          rows: [
            [
              "En minibús y a pie",
              dollars(machuPicchuBlock.dollars.backpacker),
              "seis o siete horas de carretera hasta Hidroeléctrica, casi tres a pie junto a los rieles y dormitorio compartido en el pueblo",
            ],
            [
              "En el tren más barato",
              dollars(machuPicchuBlock.dollars.midRange),
              "tren desde Ollantaytambo, bus hasta la puerta y habitación sencilla",
            ],
            [
              "En un tren mejor",
              dollars(machuPicchuBlock.dollars.comfortable),
              "coche panorámico o con comedor, buen hotel y guía propio",
            ],
          ],
        },
        { kind: "heading", id: "flights-and-buses", text: "Vuelos y buses" },
        `Los vuelos internos son más baratos entre tres y ocho semanas antes. En las dos aerolíneas de bajo costo (Sky y JetSMART), el equipaje de bodega se compra en línea junto con el pasaje; en LATAM se reserva en la web del país de residencia, porque las tarifas promocionales para residentes no valen para los demás. Antes de Semana Santa, del 28 de julio y de Navidad los buses cuestan entre ${holidayBusSurcharge.percent[0]} y ${holidayBusSurcharge.percent[1]} % más, y en ${formatMonth(fuelShortage.asOf, "es")} la falta de combustible los encareció en pocos días.`,
        {
          kind: "table",
          caption: "Un viaje de ida, por persona",
          head: ["Trayecto", "Precio", "De cuándo es"],
          rows: [
            row("Vuelo desde Lima, comprado con tiempo", transportPrices.flightAhead),
            row("Vuelo a última hora o en fiestas", transportPrices.flightLate),
            row("Bus Lima–Ica", transportPrices.limaIca),
            row("Bus Lima–Arequipa", transportPrices.limaArequipa),
            row("Bus Lima–Cusco", transportPrices.limaCusco),
            row("Bus Lima–Trujillo", transportPrices.limaTrujillo),
            row("Bus Arequipa–Cusco", transportPrices.arequipaCusco),
            row("Bus Arequipa–Puno, el más sencillo", transportPrices.arequipaPuno),
            row("Bus Puno–Cusco, directo", transportPrices.punoCusco),
            row("Bus Puno–Cusco con guía, almuerzo y paradas", transportPrices.punoCuscoTour),
            row("Bus nocturno Cusco–Puerto Maldonado", transportPrices.cuscoPuertoMaldonado),
            row("Peru Hop, Lima–Cusco, con paradas libres", transportPrices.hopOnBus),
          ],
        },
        "El precio menor es el del asiento del segundo piso, que se reclina poco; el mayor, el del asiento cama del primero o el de las fiestas. [Cruz del Sur](site:cruzDelSur) y Oltursa son más caras que el promedio y más puntuales. [Peru Hop](site:peruHop) es un servicio para extranjeros que recoge en el alojamiento: por eso cuesta más que la suma de los buses locales.",
        { kind: "heading", id: "tours", text: "Tours y entradas" },
        {
          kind: "table",
          caption: "Por persona",
          head: ["Qué", "Precio", "De cuándo es"],
          rows: [
            [
              "Boleto Turístico de Cusco",
              `${formatSoles(boletoTuristico.full, "es")}; parcial, ${formatSoles(boletoTuristico.partial, "es")}`,
              "igual desde hace años; verificar",
            ],
            row("Valle Sagrado, un día en grupo, sin entradas", tourPrices.sacredValleyDay),
            row("Montaña de Siete Colores, un día con comidas", tourPrices.rainbowMountainDay),
            row("Laguna Humantay, un día", tourPrices.humantayDay),
            row("Sobrevuelo de las Líneas de Nasca", tourPrices.nazcaFlight),
            row("Tasa del aeródromo de Nasca", tourPrices.nazcaAirfieldTax),
            row("Islas Ballestas, bote y tasas", tourPrices.ballestas),
            row("Paseo en tubular (carro de dunas) por las dunas de Huacachina", tourPrices.huacachinaBuggy),
            row("Boleto del Colca", tourPrices.colcaTicket),
            row("Colca, dos días en minibús", tourPrices.colcaTwoDays),
            row("Uros y Taquile en un día", tourPrices.titicacaDay),
            row("Titicaca, dos días con noche en Amantaní", tourPrices.titicacaTwoDays),
            row("Camino Inca, cuatro días", tourPrices.incaTrail),
            row("Salkantay, cinco días", tourPrices.salkantay),
            row("Albergue sencillo cerca de Puerto Maldonado, dos noches", lodgePrices.simple),
            row("Albergue en el Tambopata, dos noches", lodgePrices.better),
            row("Albergue cerca de Iquitos, dos noches", lodgePrices.iquitos),
          ],
        },
        `Los latinoamericanos pagan en el Colca ${price(tourPrices.colcaTicketLatin)} (${formatMonth(tourPrices.colcaTicketLatin.asOf, "es")}): se pide y se muestra el documento, porque no siempre lo ofrecen. Un Camino Inca por menos de ${dollars([fairIncaTrail.usd, fairIncaTrail.usd])} suele salir del bolsillo de los porteadores. En el Colca, el precio menor es el de la plaza de Arequipa y el mayor, el de internet. Los albergues incluyen traslados, comidas y guía, pero no siempre las bebidas y la entrada a la reserva. Más detalles en [caminatas](page:treks#compare) y [selva](page:jungle#compare).`,
      ],
    },
    {
      id: "small-things",
      title: "Los gastos menores",
      blocks: [
        "Son los precios de todos los días los que hacen del Perú un país barato. En las islas y en el Colca el agua y la cerveza pueden costar el doble, porque todo llega de lejos.",
        {
          kind: "table",
          caption: "Comida y bebida (estimación)",
          head: ["Qué", "Precio"],
          rows: [
            ["menú: sopa, segundo y bebida", small("setLunch")],
            ["lo mismo en Miraflores", small("setLunchMiraflores")],
            ["plato de fondo en un buen restaurante", small("mainDish")],
            ["cuarto de pollo a la brasa con papas", small("quarterChicken")],
            ["café", small("coffee")],
            ["agua, 2.5 litros", small("water")],
            ["cerveza de 620 ml en tienda", small("beerShop")],
            ["cerveza en un bar", small("beerBar")],
            ["pisco sour", small("piscoSour")],
          ],
        },
        {
          kind: "table",
          caption: "Transporte y otros (estimación)",
          head: ["Qué", "Precio"],
          rows: [
            ["taxi dentro de Miraflores o a Barranco", small("taxiLima")],
            ["taxi entre Miraflores y el centro de Lima", small("taxiLimaCentre")],
            ["taxi en Cusco o Arequipa", small("taxiCusco")],
            ["taxi del aeropuerto de Cusco a la plaza", small("taxiCuscoAirport")],
            ["taxi del aeropuerto de Cusco al Valle Sagrado", small("taxiValley")],
            ["colectivo de Cusco a Ollantaytambo", small("colectivoOllantaytambo")],
            ["lavandería, por kilo", small("laundryKilo")],
            ["baño en un terminal", small("toilet")],
            ["chip (tarjeta SIM) peruano por un mes", small("sim")],
          ],
        },
        `En el otro extremo está Maido, elegido en 2025 el mejor restaurante del mundo: su menú de degustación costaba ${formatSoles(tastingMenu.soles, "es")} sin bebidas (${formatMonth(tastingMenu.asOf, "es")}). Lo que cuesta salir del aeropuerto está en [transporte en Lima](page:lima-transport#airport-transfer).`,
        {
          kind: "terms",
          items: [
            {
              term: "Propina en restaurantes",
              text: `${tips.restaurantPercent} %, si en la cuenta no figura ya el servicio. Los taxistas no la esperan.`,
            },
            {
              term: "Guías y conductores",
              text: `En un paseo de un día en grupo, ${soles(tips.dayGuide)} por persona al guía y ${soles(tips.driver)} al conductor; a un guía privado, ${soles(tips.privateGuide)} por día.`,
            },
            {
              term: "En viajes largos",
              text: `${dollars(tips.incaTrailUsd)} por caminante para todo el equipo del Camino Inca y ${dollars(tips.lodgeGuideUsd)} al día para el guía de un albergue de selva.`,
            },
          ],
        },
      ],
    },
    {
      id: "paying",
      title: "Cómo pagar",
      blocks: [
        `Lo más práctico es combinar una tarjeta sin comisiones en el exterior con ${dollars(cashReserve.usd)} en billetes impecables como reserva. Desde España sirven las cuentas en varias monedas, y los euros se cambian en Lima, Cusco y Arequipa, a peor tipo que el dólar. De Ecuador, El Salvador o Panamá se traen los propios dólares; los bolivianos y los pesos colombianos se cambian cerca de su frontera y, a mal tipo, en Lima. Con pesos mexicanos, argentinos o chilenos, reales y otras monedas de la región no conviene contar: mejor dólares o tarjeta. En Argentina y Brasil, el consumo con tarjeta en el extranjero puede pagar impuestos: conviene consultarlo antes con el banco.`,
        {
          kind: "terms",
          items: [
            {
              term: "Cajeros",
              text: `Según la experiencia de los viajeros, cada retiro con tarjeta extranjera cuesta ${soles(cashMachines.fee)}, y casi ningún cajero entrega más de ${soles(cashMachines.mostAtOnce)} por vez. La pantalla muestra la comisión antes de aceptar: si es alta, se cancela y se prueba en otro banco. Los del Banco de la Nación (Multired) suelen ser más baratos; los Globalnet de tiendas y aeropuertos, los más caros.`,
            },
            {
              term: "Conversión",
              text: "Si el cajero o el terminal ofrece cobrar en la moneda de la tarjeta, la respuesta es no: se eligen soles: ese cambio siempre es peor.",
            },
            {
              term: "Recargo por tarjeta",
              text: `Un comercio puede cobrarlo, por lo común ${cardSurcharge.percent} %, solo si lo anuncia con claridad antes de la compra (${formatMonth(cardSurcharge.asOf, "es")}). Sin aviso vale el precio marcado; los reclamos se hacen en [Indecopi](site:indecopi).`,
            },
            {
              term: "Billetes grandes",
              text: `Las tiendas pequeñas y los taxis no reciben billetes de ${refusedNotes.soles.join(" y ")} soles, y muchas veces tampoco de ${refusedNotes.often}. Se cambian en el supermercado o en el hotel. Un billete roto, de soles o de dólares, no lo acepta nadie.`,
            },
            {
              term: "Yape, Plin",
              text: "Estos pagos por celular se ven en todas partes, pero requieren una cuenta bancaria peruana: siempre hace falta sencillo, es decir, monedas y billetes chicos.",
            },
          ],
        },
        "El tipo de cambio del día está en la web del [Banco Central](site:bcrp); los conversores de los buscadores han llegado a mostrar uno equivocado. Para mercados, buses, pueblos e islas se lleva efectivo: el último cajero suele estar en la ciudad más cercana.",
      ],
    },
    {
      id: "stay-rules",
      title: "Alojamiento: en qué fijarse",
      blocks: [
        `Los precios son por habitación doble y noche. En la sierra la temporada alta va de junio a agosto, más Semana Santa, el 24 de junio, el 28 de julio y Navidad: entonces se paga entre ${andeanSeason.dearer[0]} y ${andeanSeason.dearer[1]} % más, y de enero a marzo, entre ${andeanSeason.cheaper[0]} y ${andeanSeason.cheaper[1]} % menos. En la costa es al revés: lo más caro va de enero a marzo.`,
        {
          kind: "table",
          caption: "Habitación doble sencilla y buena, por noche (estimación)",
          head: ["Lugar", "Temporada baja", "Temporada alta"],
          rows: [
            ["Lima: Miraflores, Barranco", ...room("lima")],
            ["Cusco", ...room("cusco")],
            ["Valle Sagrado", ...room("valley")],
            ["Aguas Calientes", ...room("aguasCalientes")],
            ["Arequipa", ...room("arequipa")],
            ["Cañón del Colca", ...room("colca")],
            ["Puno", ...room("puno")],
            ["Paracas, Máncora", ...room("coast")],
            ["Iquitos, Puerto Maldonado", ...room("jungleTown")],
          ],
        },
        `Las tablas de abajo usan cuatro niveles de precio: **económico** es un dormitorio compartido o una habitación de menos de ${formatSoles(stayBands.cheapTo, "es")}; **medio**, ${soles([stayBands.cheapTo, stayBands.midTo])}; **bueno**, ${soles([stayBands.midTo, stayBands.goodTo])}; **alto**, más que eso.`,
        {
          kind: "note",
          tone: "tip",
          title: `Sin el ${country.vatPercent} % de IGV`,
          text: [
            `Quien no vive en el Perú paga el alojamiento y las comidas del hotel sin IGV (el IVA peruano) durante ${vatFreeStay.days} días como máximo. Hacen falta el pasaporte, o el documento de identidad si un tratado permite entrar con él, y el registro de ingreso, la [TAM](page:entry#arrival), impresa o guardada en el celular. Al reservar, preguntar si el precio incluye IGV para extranjeros.`,
          ],
        },
        { kind: "heading", id: "stay-check", text: "Qué preguntar antes de reservar" },
        {
          kind: "checklist",
          items: [
            "**Calefacción:** en Cusco, Puno y el Colca la mayoría de las casas no la tiene. Preguntar si hay calefacción o calentador; lo normal es una bolsa de agua caliente y cuatro mantas",
            "**Agua caliente:** la de gas no falla; la solar sale fría tras un día nublado y temprano por la mañana. En las duchas eléctricas no hay que tocar los cables",
            "**Sin escalones:** pedir fotos de la entrada, del ascensor y de la ducha, y preguntar el ancho de las puertas y si hay habitación accesible con ducha a ras del suelo",
            "**Ruido:** la plaza, la vía del tren y las calles de bares suenan hasta la madrugada; mejor una habitación que dé al patio",
            "**Altura y oxígeno:** los mejores hoteles de Cusco y Puno tienen oxígeno en recepción; preguntar si se cobra",
            "**Recepción de 24 horas:** muchos vuelos llegan de noche o de madrugada, y si nadie abre hay que esperar en la calle",
            "**Entrada anticipada:** con el vuelo de la mañana a Cusco se llega al hotel a las nueve. Unos hoteles dan la habitación gratis, otros cobran media noche",
            "**Cancelación:** reservar lo que se pueda anular gratis hasta unos días antes. Un [paro o un huaico](page:safety-health#strikes), alud de lodo y piedras, puede llevarse la noche",
            "**Equipaje:** a Machu Picchu solo se va con un bolso pequeño; la maleta se queda en el hotel de Cusco, por lo general gratis",
          ],
        },
        { kind: "heading", id: "stay-when-to-book", text: "Cuándo reservar" },
        {
          kind: "list",
          items: [
            `**Aguas Calientes y Ollantaytambo:** para junio, julio y agosto, ${span(bookAhead.machuPicchuVillage)} meses antes; el resto del año, uno o dos.`,
            `**Fiestas** (Inti Raymi, 28 de julio, la Candelaria de Puno en febrero): ${span(bookAhead.feasts)} meses antes; las fechas están en [feriados y fiestas](page:holidays).`,
            `**Albergues de selva:** ${span(bookAhead.lodges)} meses para julio y agosto.`,
            `**Lima y Arequipa:** bastan ${span(bookAhead.citiesWeeks)} semanas.`,
          ],
        },
      ],
    },
    {
      id: "stay-lima",
      title: "Lima: en qué distrito",
      blocks: [
        "Para la primera visita, Miraflores es lo seguro: se camina con tranquilidad, el mar está al pie del acantilado y de allí salen todos los paseos. Para salir de noche, Barranco; si el vuelo parte al amanecer, el aeropuerto.",
        {
          kind: "table",
          caption: "Distritos de Lima",
          head: ["Distrito", "Para quién", "Nivel", "Conviene saber"],
          rows: [
            [
              "Miraflores",
              "primera visita, familias",
              "todos",
              `ruidoso junto al Parque Kennedy, tranquilo hacia el malecón; a ${span(limaAirport.minutesToMiraflores)} minutos del aeropuerto`,
            ],
            [
              "Barranco",
              "parejas, bares, galerías",
              "todos",
              "bullicioso las noches de fin de semana; de noche, taxi por aplicación",
            ],
            ["San Isidro", "descanso, negocios", "bueno–alto", "verde y tranquilo, con poco que ver a pie"],
            [
              "Centro",
              "un día de museos, bajo presupuesto",
              "económico–bueno",
              "animado de día; entrada la noche, calles vacías y menos seguras",
            ],
            [
              "Aeropuerto",
              "vuelos al amanecer",
              "bueno–alto",
              "no caminar por los alrededores; de noche el Callao no es seguro",
            ],
          ],
        },
        "Quien llegue de noche necesita un auto pedido de antemano y recepción abierta. Cómo entrar a la ciudad: [del aeropuerto a la ciudad](page:lima-transport#airport-transfer); qué ver: [atractivos de Lima](page:lima-sights).",
      ],
    },
    {
      id: "stay-cusco",
      title: "Cusco: la plaza o San Blas",
      blocks: [
        `Cusco está a ${altitude("cusco")}. Por eso, si se puede, mejor no dormir aquí las primeras noches, sino bajar al [Valle Sagrado](#stay-valley) y dejar la ciudad para el final. De mayo a agosto las noches rondan los 0 °C, y en los niveles económico y medio casi no hay calefacción.`,
        {
          kind: "table",
          caption: "Barrios de Cusco",
          head: ["Barrio", "Para quién", "Nivel", "Conviene saber"],
          rows: [
            [
              "Plaza de Armas, Regocijo",
              "estadías cortas y personas mayores: es plano",
              "todos",
              "ruido hasta medianoche en la plaza; a una calle ya no se oye",
            ],
            [
              "San Blas",
              "vistas, cafés, estadías largas",
              "económico–bueno",
              "escaleras empinadas, y a muchas puertas no llega el auto: mejor no con maleta el primer día",
            ],
          ],
        },
        "Vale la pena elegir un lugar que guarde la maleta durante el viaje a Machu Picchu y que sirva desayuno antes de las cinco, la hora en que salen los paseos.",
      ],
    },
    {
      id: "stay-valley",
      title: "Valle Sagrado y Aguas Calientes",
      blocks: [
        "Aquí se pasan mejor las primeras noches en los Andes: el valle está medio kilómetro más abajo que Cusco, es más templado y de él sale el tren.",
        {
          kind: "table",
          caption: "Pueblos del valle y al pie de Machu Picchu",
          head: ["Lugar", "Para quién", "Nivel", "Conviene saber"],
          rows: [
            [
              `Urubamba, Yucay (${altitude("urubamba")})`,
              "familias: jardín, piscina, llamas",
              "medio–alto",
              "casas dispersas y calles oscuras de noche; a 20 minutos de Ollantaytambo",
            ],
            [
              `Ollantaytambo (${altitude("ollantaytambo")})`,
              "la noche antes del tren, ruinas a la puerta",
              "todos",
              "calles empedradas y silbato del tren; se llena pronto",
            ],
            [
              `Písac (${altitude("pisac")})`,
              "mercado, yoga, viaje sin prisa",
              "económico–bueno",
              "a hora y media del tren",
            ],
            [
              `Aguas Calientes (${altitude("aguas-calientes")})`,
              "el primer bus, dos entradas",
              "todos",
              "caro y sencillo; se oyen el río y el tren; no hace falta calefacción",
            ],
            [
              `junto a la puerta (${altitude("machu-picchu")})`,
              "un solo hotel, el Belmond Sanctuary Lodge",
              "alto",
              "se reserva medio año antes; varios miles de soles la noche",
            ],
          ],
        },
        `En ${formatMonth(aguasCalientesRise.month, "es")}, cuando se agotaron las entradas, los hoteles de Aguas Calientes subieron hasta ${aguasCalientesRise.percent} % y muchos viajeros prefirieron dormir en Ollantaytambo. Con dos entradas a las ruinas, aun así, la noche allí compensa.`,
      ],
    },
    {
      id: "stay-arequipa",
      title: "Arequipa y el Colca",
      blocks: [
        `Arequipa (${altitude("arequipa")}) es el lugar cómodo para acostumbrarse a la altura. Se duerme en casonas de muros gruesos de sillar, la piedra blanca de los volcanes: frescas en verano y, de junio a agosto, con noches de 5–9 °C afuera, así que una manta más no sobra.`,
        {
          kind: "table",
          caption: "Dónde dormir en Arequipa y el Colca",
          head: ["Lugar", "Para quién", "Nivel", "Conviene saber"],
          rows: [
            [
              "Centro, cerca de Santa Catalina",
              "dos o tres noches, todo a pie",
              "todos",
              "ruido junto a la plaza; pedir habitación al patio",
            ],
            [
              "Yanahuara",
              "calma y vista a los volcanes",
              "medio–alto",
              "a veinte minutos a pie o un taxi corto de la plaza",
            ],
            [
              `Chivay (${metres(stayAltitudes.chivay)})`,
              "base barata del cañón",
              "económico–medio",
              "hiela de noche; aquí se saca el último efectivo",
            ],
            [
              `Yanque, Coporaque (${metres(stayAltitudes.yanque)})`,
              "aguas termales, calefacción, estrellas",
              "medio–alto",
              "más bajo que Chivay: se duerme mejor",
            ],
            [
              `Cabanaconde (${metres(stayAltitudes.cabanaconde)})`,
              "caminatas al fondo del cañón",
              "económico–medio",
              "sencillo; a seis horas de Arequipa",
            ],
          ],
        },
      ],
    },
    {
      id: "stay-puno",
      title: "Puno y las islas",
      blocks: [
        `En Puno (${altitude("puno")}) se pasan las noches más frías del viaje: en junio y julio la temperatura baja afuera hasta entre −5 y −10 °C. En ningún lugar vale tanto una habitación con calefacción. Bastan una o dos noches, mejor después de algunas en Arequipa o Cusco.`,
        {
          kind: "table",
          caption: "Dónde dormir en el Titicaca",
          head: ["Lugar", "Para quién", "Nivel", "Conviene saber"],
          rows: [
            [
              "Puno, centro",
              "una noche, cerca del muelle",
              "económico–medio",
              "solo algunas casas tienen calefacción: preguntar",
            ],
            [
              "Hoteles del lago (isla Esteves, hacia Sillustani)",
              "vistas, calefacción, oxígeno",
              "bueno–alto",
              "a la ciudad se va en taxi",
            ],
            [
              `Uros, cabaña de totora (${altitude("uros")})`,
              "una aventura, una vez",
              "medio–bueno",
              "pensado para turistas; frío y agua por todos lados",
            ],
            [
              `Amantaní, Taquile (hasta ${altitude("taquile")})`,
              "una noche con una familia",
              "económico",
              `${soles(islandFamily.soles)} por persona con comidas, en efectivo a la familia; sin calefacción ni agua caliente, con el baño en el patio`,
            ],
          ],
        },
        "A las islas se llevan de regalo fruta, arroz o cuadernos. En las dos semanas de la Candelaria, en febrero, las habitaciones de Puno cuestan el doble.",
      ],
    },
    {
      id: "stay-coast",
      title: "La costa: Paracas, Huacachina, Máncora",
      blocks: [
        {
          kind: "list",
          items: [
            "**Paracas, El Chaco:** de aquí salen los botes a las ocho y a las diez. Por la tarde sopla el viento, y de viernes a domingo se llena de limeños. Nivel: todos.",
            "**Huacachina:** dunas, piscina y fiesta; los fines de semana hay ruido. Más tranquila es una bodega de Ica. Nivel: económico–bueno.",
            "**Nasca:** una noche, por el vuelo temprano; los hoteles con piscina están en las afueras. Nivel: económico–bueno.",
            "**Trujillo o Huanchaco:** el pueblo de la playa es más barato y fresco, y Chan Chan queda cerca. Nivel: económico–bueno.",
            "**Máncora:** mar tibio y música; para descansar, Las Pocitas o Vichayito. A fines de diciembre y de julio el precio se duplica. Nivel: todos.",
          ],
        },
      ],
    },
    {
      id: "stay-jungle",
      title: "En la selva: ciudad o albergue",
      blocks: [
        `Desde la ciudad no se ve la selva: Iquitos y Puerto Maldonado sirven para una noche, y lo que se busca es el albergue (*en:lodge*) en pleno bosque, al que se llega en bote. Pide al menos tres días y dos noches: ${price(lodgePrices.simple)} en uno sencillo y ${price(lodgePrices.better)} en los mejores.`,
        {
          kind: "table",
          caption: "Dónde dormir en la selva",
          head: ["Lugar", "Para quién", "Conviene saber"],
          rows: [
            [
              "Puerto Maldonado (ciudad)",
              "la noche antes o después del vuelo",
              "hacen falta ventilador y mosquitero; de mayo a agosto puede llegar un friaje, unos días de frío: llevar abrigo",
            ],
            [
              "Albergue en el Madre de Dios",
              "dos o tres días con poco dinero",
              "media hora a una hora en bote; menos animales, pero hay caimanes, monos y una laguna",
            ],
            [
              "Alto Tambopata",
              "guacamayos, lobos de río (nutrias gigantes)",
              "media hora por carretera y casi tres horas en bote; electricidad solo unas horas por la noche",
            ],
            [
              "Iquitos (ciudad)",
              "la noche antes del bote",
              "ruido de mototaxis; hace falta ventilador o aire acondicionado; lo mejor es el malecón",
            ],
            [
              "Albergue cerca de Iquitos",
              "el Amazonas mismo, delfines",
              "1–4 horas en bote; cuanto más lejos, más animales",
            ],
          ],
        },
        {
          kind: "checklist",
          items: [
            "Mosquitero sobre la cama y en las ventanas",
            "Guía propio del albergue y grupos de ocho personas como máximo",
            "Bote, comidas y agua potable en el precio; preguntar por la entrada a la reserva",
            "Efectivo: los albergues pequeños cobran recargo por la tarjeta o no la reciben",
            "Vacuna y repelente: [salud en la selva](page:jungle#health)",
          ],
        },
        "¿Y en qué río? Están comparados en [qué selva elegir](page:jungle#compare).",
      ],
    },
  ],
  freshness: [
    `El gasto por día, los totales, las habitaciones y los gastos menores son estimaciones, hechas con fuentes publicadas hasta ${formatMonth(dailyCosts.asOf, "es")} y con relatos de viajeros. De los precios con fecha, los más recientes son los de los buses (${formatMonth(transportPrices.limaArequipa.asOf, "es")}) y antiguos, los del Boleto Turístico (${formatAge(boletoTuristico.asOf, "es")}) y el boleto del Colca (${formatMonth(tourPrices.colcaTicket.asOf, "es")}). La regla del IGV en los hoteles procede de una explicación de ${formatMonth(vatFreeStay.asOf, "es")}, y el nuevo precio de Machu Picchu, de noticias de ${formatMonth(machuPicchuPrices.asOf, "es")}.`,
    `Los montos en otras monedas son órdenes de magnitud: un dólar, ${formatNumber(exchangeRates.usd.soles, "es", 2)} soles (${formatMonth(exchangeRates.usd.asOf, "es")}); un euro, ${formatNumber(exchangeRates.eur.soles, "es", 2)} soles (${formatMonth(exchangeRates.eur.asOf, "es")}). Antes de pagar, mirar el tipo de cambio del [Banco Central](site:bcrp), el precio actual de la [entrada a Machu Picchu](site:tuBoleto), de [PeruRail](site:perurail) y de [Inca Rail](site:incaRail), y el del boleto de Cusco en [COSITUC](site:cosituc).`,
  ],
}));
