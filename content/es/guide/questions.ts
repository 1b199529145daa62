import { country } from "#content/facts/country.ts";
import { dailyCosts } from "#content/facts/costs/daily-costs.ts";
import { cashMachines } from "#content/facts/costs/small-things.ts";
import { tripTotal } from "#content/facts/costs/trip-totals.ts";
import { entryRules } from "#content/facts/entry/entry-rules.ts";
import { yellowFever } from "#content/facts/entry/travel-advice.ts";
import { emergencyState } from "#content/facts/safety/emergency-state.ts";
import { busHours, coachSeats } from "#content/facts/journeys.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import { formatExchanged } from "#content/format-price.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatAltitude, formatMetres, formatSoles } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";
import { formatHours } from "#i18n/format-duration.ts";

const altitude = (id: PlaceId) => formatAltitude(places[id].altitude, "es");
const twoWeeks = () => tripTotal(2, "midRange");

export default guideWords(() => ({
  title: "Preguntas frecuentes sobre el Perú",
  description:
    "Visa, dinero, altura, vacunas, seguridad, entradas a Machu Picchu: las veinticinco preguntas de antes del viaje, con respuestas breves y enlaces.",
  keywords: [
    "preguntas frecuentes Perú",
    "se necesita visa para Perú",
    "es seguro viajar al Perú",
    "mejor época para viajar al Perú",
    "cuánto cuesta un viaje al Perú",
    "vacunas para Perú",
    "mal de altura",
    "entradas a Machu Picchu",
  ],
  lead: "¿Cuándo ir, por cuántos días y con cuánto dinero? ¿Qué se hace con la altura, y qué pasa si justo ese día bloquean la carretera? Son las veinticinco preguntas que aparecen antes de casi todo viaje. Aquí cada una se responde en pocas frases, con un enlace a la página donde está el resto.",
  pictureAlt: "Una persona con mochila y un mapa frente a un poste con muchas flechas; detrás, las montañas.",
  sections: [
    {
      id: "before",
      title: "Antes de reservar",
      blocks: [
        {
          kind: "questions",
          items: [
            {
              id: "best-months",
              question: "¿Cuál es el mejor mes?",
              answer: [
                "Si se puede elegir, mayo o setiembre: tiempo seco en la sierra y menos gente que en julio y agosto. En la costa el sol sale de diciembre a abril, justo cuando llueve en Cusco. Con fechas fijas ayuda la [comparación mes a mes](page:weather#best-time).",
              ],
            },
            {
              id: "trip-length",
              question: "¿Cuántos días hacen falta?",
              answer: [
                "Una semana alcanza para Lima y Cusco con sus alrededores, y diez días, para lo mismo con más calma; el Titicaca y Arequipa piden dos semanas. En todos los casos se guarda un día libre antes del vuelo de regreso. Los planes día por día están en [itinerarios](page:itineraries#choose).",
              ],
            },
            {
              id: "machu-picchu-tickets",
              question: "¿Cuándo se compra la entrada a Machu Picchu?",
              answer: [
                "Apenas esté el vuelo al Perú; después se compra el tren, y al final, los vuelos internos y los hoteles. Para la primera visita, el circuito 2, que se agota con meses de anticipación, igual que las montañas. La única tienda oficial es [tuboleto.cultura.pe](site:tuBoleto). Qué se ve con cada entrada, qué pagan los ciudadanos andinos y qué hacer si ya no hay: [Machu Picchu paso a paso](page:machu-picchu#buying).",
              ],
            },
            {
              id: "inca-trail",
              question: "¿Se puede hacer el Camino Inca por cuenta propia?",
              answer: [
                "No: solo con una agencia autorizada, y cada febrero permanece cerrado. Los cupos de la temporada alta pueden terminarse medio año antes. Para quien llegó tarde, el Salkantay y Lares no son un premio de consolación: aquí se [comparan las caminatas](page:treks#compare).",
              ],
            },
            {
              id: "el-nino",
              question: "¿El Niño puede arruinar el viaje?",
              answer: [
                "En la costa norte, sí: en esos años las lluvias fuertes caen ahí, entre enero y abril, y mejor reservar solo lo que se pueda cambiar. Machu Picchu y Cusco siguen abiertos, con su temporada de lluvias de siempre. El [ENFEN](site:elNino) publica un pronóstico cada mes; más detalles, en [clima](page:weather#el-nino).",
              ],
            },
          ],
        },
      ],
    },
    {
      id: "money",
      title: "Dinero y compras",
      blocks: [
        {
          kind: "questions",
          items: [
            {
              id: "trip-cost",
              question: "¿Cuánto cuestan dos semanas?",
              answer: [
                `Con comodidad media y compartiendo la habitación, ${formatSoles(twoWeeks()[0], "es", twoWeeks()[1])} por persona, es decir, unos ${formatExchanged(twoWeeks(), "usd", 50, "es")}, sin el vuelo hasta el Perú. Es una estimación; con mochila alcanza más o menos la mitad. El detalle y las otras dos formas de viajar están en [costos](page:costs#totals).`,
              ],
            },
            {
              id: "cash-or-card",
              question: "¿Tarjeta o efectivo?",
              answer: [
                `Las dos cosas. Los hoteles, los buenos restaurantes y los trenes aceptan tarjeta; en mercados, taxis y pueblos se paga en soles, mejor con sencillo (billetes chicos y monedas). El efectivo se saca de día, en un cajero dentro del banco y pocas veces, porque cada retiro cuesta ${formatSoles(cashMachines.fee[0], "es", cashMachines.fee[1])} de comisión. Si el cajero ofrece cobrar en la moneda del país de origen, se rechaza: [cómo pagar](page:costs#paying).`,
              ],
            },
            {
              id: "which-currency",
              question: "¿Dólares, euros o pesos?",
              answer: [
                "Como reserva, dólares en billetes limpios y enteros: uno roto no lo acepta nadie. Los euros se cambian en Lima, Cusco y Arequipa, a peor tipo. Los pesos, reales y bolivianos solo se cambian bien junto a la frontera. Para todo lo demás sirve la tarjeta, y el tipo de cambio del día está en el [Banco Central](site:bcrp).",
              ],
            },
            {
              id: "souvenirs",
              question: "¿Se puede llevar mate de coca, cerámica antigua o alpaca?",
              answer: [
                "La alpaca y toda artesanía nueva, sin problema. La coca se queda, también en bolsitas: está prohibida en España y el resto de la Unión Europea, en Chile y en muchos otros países. Ninguna pieza antigua puede salir, ni un tiesto, y una buena copia necesita certificado; tampoco salen plumas ni mariposas. [Qué dice la ley](page:for-whom#respect).",
              ],
            },
          ],
        },
      ],
    },
    {
      id: "arriving",
      title: "Ingreso y llegada",
      blocks: [
        {
          kind: "questions",
          items: [
            {
              id: "visa",
              question: "¿Se necesita visa?",
              answer: [
                "Para hacer turismo, casi nunca: España y casi toda América Latina entran sin visa, y los ciudadanos de la Comunidad Andina y del Mercosur, incluso con su documento de identidad. Sí la necesitan, entre otros, quienes tienen pasaporte de Venezuela, Cuba, Nicaragua o Haití. Cada caso, en [quién entra sin visa](page:entry#visa-free); para trabajar o estudiar, [tipos de visa](page:visa-types).",
              ],
            },
            {
              id: "passport-validity",
              question: "¿Cuánta vigencia debe tener el pasaporte?",
              answer: [
                `Por lo menos ${entryRules.passportMonths} meses el día de la llegada, y es más seguro contarlos desde la salida. No hay excepciones: a quien le falta lo devuelven en el siguiente vuelo, y el consulado no puede ayudarlo. Quien entra con documento de identidad debe traerlo vigente y sin daños. Los menores llevan su propio documento. [Qué más se pide](page:entry#requirements).`,
              ],
            },
            {
              id: "days-allowed",
              question: "¿Cuánto tiempo se puede estar?",
              answer: [
                `Lo decide el inspector, y lo usual son ${entryRules.stayDays} días; solo los ciudadanos andinos pueden pedir una prórroga. En los aeropuertos ya no se sella: preguntar por los días y descargar ese mismo día la TAM, el registro electrónico del ingreso ([llegada](page:entry#arrival)). Cada día de más se paga con una multa.`,
              ],
            },
            {
              id: "plugs",
              question: "¿Sirven los enchufes y cargadores?",
              answer: [
                `Los tomacorrientes reciben la clavija plana (A) y la redonda de dos espigas (C), así que desde Argentina o Uruguay suele hacer falta un adaptador, y desde España, si la clavija es gruesa. La corriente es de ${country.volts} V y ${country.hertz} Hz: los cargadores de celular la aguantan; una secadora o una plancha de México, Colombia o Ecuador se quema. [Electricidad](page:peru-guide#electricity).`,
              ],
            },
            {
              id: "taxi-apps",
              question: "¿Hay Uber?",
              answer: [
                "En Lima, sí, junto con Cabify y DiDi, y en otras ciudades grandes. En Cusco hay menos autos y es mejor que el hotel llame un taxi. En la calle no se toma ninguno, y en el aeropuerto se sale desde la zona de recogida señalizada: [del aeropuerto a la ciudad](page:lima-transport#airport-transfer), [aplicaciones](page:lima-transport#ride-sharing).",
              ],
            },
          ],
        },
      ],
    },
    {
      id: "on-the-way",
      title: "En el camino",
      blocks: [
        {
          kind: "questions",
          items: [
            {
              id: "night-buses",
              question: "¿Conviene el bus nocturno?",
              answer: [
                `En la costa y con una buena empresa, sí: entre Lima y Arequipa (${formatHours(busHours.limaArequipa[0], "es", busHours.limaArequipa[1])}) hay asientos que se reclinan casi del todo (${coachSeats.cama}). En la sierra es mejor viajar de día, sobre todo en época de lluvias. La empresa debe tener terminal propio y no recoger a nadie en el camino: [buses](page:peru-guide#buses), [riesgos de la carretera](page:safety-health#roads).`,
              ],
            },
            {
              id: "strikes",
              question: "¿Y si ese día hay paro?",
              answer: [
                "El mejor seguro es un día libre antes del vuelo de regreso, o dos en época de lluvias. Un bloqueo no se cruza ni a pie ni en auto; llevar agua, comida y efectivo. En un paro anunciado suelen permitir el cambio de la entrada a Machu Picchu y del tren. [Dónde ver qué carreteras están abiertas](page:safety-health#strikes).",
              ],
            },
            {
              id: "with-children",
              question: "¿Se puede ir con niños? ¿Y durante el embarazo?",
              answer: [
                "Con niños, sí: los reciben con cariño y la atención preferente les ahorra las colas. La altura se sube por escalones: costa, valle, Machu Picchu y solo al final Cusco; todo está en [con niños](page:for-whom#children). Durante el embarazo, primero se pregunta al médico, por la altura y también por la selva, con sus mosquitos y su vacuna de virus vivo.",
              ],
            },
            {
              id: "woman-alone",
              question: "¿Puede viajar sola una mujer?",
              answer: [
                "Sí, y lo hacen muchas. Los piropos groseros son frecuentes; los problemas serios, raros, y suelen empezar con un taxi falso o un vaso descuidado. El auto se pide por aplicación, el vaso no se suelta y a las caminatas se va en grupo. [Consejos para mujeres](page:for-whom#women).",
              ],
            },
            {
              id: "gay-couple",
              question: "¿Tendrá problemas una pareja gay?",
              answer: [
                "Con la ley, no, y en los hoteles de turistas la cama matrimonial no sorprende a nadie; Lima y Cusco tienen sus bares. En el resto del país la gente es conservadora y tomarse de la mano atrae miradas. [Viajeros LGBT+](page:for-whom#lgbt).",
              ],
            },
          ],
        },
      ],
    },
    {
      id: "health-safety",
      title: "Salud y seguridad",
      blocks: [
        {
          kind: "questions",
          items: [
            {
              id: "is-it-safe",
              question: "¿Es seguro viajar al Perú?",
              answer: [
                "La mayoría de los viajes transcurre sin problemas. En las ciudades el riesgo de todos los días es el robo: el celular no se usa al borde de la vereda (acera) y de noche se va en auto. Hay dos zonas que se evitan, los valles del VRAEM y la franja de la frontera con Colombia, y ninguna está en una ruta turística. [Lugar por lugar](page:safety-health#places).",
              ],
            },
            {
              id: "state-of-emergency",
              question: "¿Qué significa el estado de emergencia?",
              answer: [
                `En Lima y Callao se declara contra la delincuencia, por un mes cada vez; el último plazo conocido vencía el ${formatDate(emergencyState.lastKnownEnd, "es")}. Mientras dura hay militares junto a la policía y más controles de identidad, pero los museos, los vuelos, los trenes y Machu Picchu funcionan igual. Llevar una copia del documento y no acercarse a las manifestaciones. [Qué estuvo vigente y dónde verificarlo](page:safety-health#emergency).`,
              ],
            },
            {
              id: "vaccinations",
              question: "¿Qué vacunas hacen falta?",
              answer: [
                `Ninguna es obligatoria ni se pide certificado al entrar. La de la fiebre amarilla se recomienda para la selva (por debajo de ${formatMetres(yellowFever.belowMetres, "es")}), al menos ${yellowFever.daysBefore} días antes; las de la hepatitis A y la tifoidea, a todos, y hay que revisar la del sarampión. Quien sigue a Bolivia o regresa a un país que lo exige necesita el carné amarillo: [fiebre amarilla en las fronteras](page:getting-there#yellow-fever).`,
              ],
            },
            {
              id: "yellow-fever-machu-picchu",
              question: "¿La vacuna de la fiebre amarilla hace falta para Machu Picchu?",
              answer: [
                `Lo mejor es preguntar en el vacunatorio, porque las autoridades no coinciden: los [CDC](site:cdc) de Estados Unidos la recomiendan desde ${yellowFever.machuPicchuSince}, mientras que el ministerio peruano no incluía Machu Picchu entre las zonas de riesgo en ${formatMonth(yellowFever.ministry.asOf, "es")}. Para quien va también a la selva la duda no existe. [Infecciones por región](page:safety-health#infections).`,
              ],
            },
            {
              id: "altitude-sickness",
              question: "¿Hará daño la altura? ¿Sirven las pastillas?",
              answer: [
                `Muchos sienten el soroche por encima de ${formatMetres(2500, "es")}, también los deportistas. Las primeras noches se duerme en el Valle Sagrado (${altitude("urubamba")}) y no en Cusco (${altitude("cusco")}); durante dos días, paso lento, mucha agua y nada de alcohol. Las pastillas las decide un médico. A quien le falta el aire en reposo o camina tambaleándose hay que bajarlo de inmediato: [la altura](page:safety-health#altitude).`,
              ],
            },
            {
              id: "tap-water",
              question: "¿Se puede tomar agua del caño (grifo)?",
              answer: [
                "No, y para los dientes también es mejor la embotellada. Casi todos los hospedajes tienen agua hervida o filtrada, de modo que vale la pena llevar una botella para rellenar. El hielo, solo donde come mucha gente; si algo cae mal, ayuda la parte sobre el [estómago](page:safety-health#stomach).",
              ],
            },
          ],
        },
      ],
    },
  ],
  freshness: [
    `Las respuestas son breves; los números se explican en las páginas enlazadas. Que solo los ciudadanos andinos pueden prolongar su estadía es un dato de ${formatMonth(entryRules.noExtension.asOf, "es")}; sobre la fiebre amarilla lo último es de ${yellowFever.machuPicchuSince} y ${formatMonth(yellowFever.ministry.asOf, "es")}, y sobre el estado de emergencia, de ${formatMonth(emergencyState.asOf, "es")}. El costo de dos semanas y la comisión de los cajeros son estimaciones con fuentes publicadas hasta ${formatMonth(dailyCosts.asOf, "es")}. Antes de salir, mirar los consejos de la cancillería de cada país y la página de [Migraciones](site:migraciones).`,
  ],
}));
