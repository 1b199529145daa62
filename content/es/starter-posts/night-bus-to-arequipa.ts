import { defaultFacts } from "#content/facts/facts.ts";
import { transportPrices } from "#content/facts/costs/big-items.ts";
import { smallThings } from "#content/facts/costs/small-things.ts";
import { ways } from "#content/facts/itineraries/ways.ts";
import { busHours, coachSeats } from "#content/facts/journeys.ts";
import { places } from "#content/facts/places.ts";
import { heights, roughAsOf, roughPrices } from "#content/facts/top-ten.ts";
import type { StarterPostText } from "#content/starter-post-texts.ts";
import { formatMetres, formatSoles } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";
import { formatHours } from "#i18n/format-duration.ts";

/** As posts are stored: a space that does not break is an entity. */
const html = (text: string) => text.replaceAll("\u00a0", "&nbsp;");
const inHours = ([from, to]: readonly [number, number]) => [from / 60, to / 60] as const;
const hours = ([from, to]: readonly [number, number]) => html(formatHours(from, "es", to));
const soles = ([from, to]: readonly [number, number]) => html(formatSoles(from, "es", to));
const metres = (value: number) => html(formatMetres(value, "es"));
const month = (asOf: string) => formatMonth(asOf, "es");
const { limaArequipa } = defaultFacts(transportPrices);

export const nightBusToArequipa: StarterPostText = {
  title: "En bus nocturno a Arequipa: del desierto a la ciudad blanca",
  summary:
    "Qué asiento conviene, dónde va la mochila y qué hacer a las seis de la mañana si la habitación estará lista a las dos: una noche de carretera y un primer día entre muros de sillar.",
  coverAlt:
    "Un bus de dos pisos en la carretera de noche; a lo lejos, las luces de Arequipa y el volcán Misti con nieve en la cumbre",
  content: [
    `<p>Por la noche todavía se espera en una sala en pleno desierto, con el papelito de la maleta en la mano. Por la mañana alguien corre la cortina y ahí está el Misti, con sus ${metres(heights.misti)} y la forma exacta que un niño le daría a un volcán. Entre una cosa y la otra hay ${hours(inHours(defaultFacts(ways).nazcaArequipa.minutes))} desde Nasca o ${hours(busHours.limaArequipa)} desde Lima. El avión es más rápido, pero el bus ahorra una noche de hotel y sube al cuerpo más despacio.</p>`,
    "<h2>El pasaje: abajo, adelante y con buena empresa</h2>",
    `<p>En el Perú los asientos se dividen en dos. El <em>semicama</em> se reclina ${coachSeats.semicama}, suele ir en el segundo piso y ofrece más vista y más vaivén. El <em>cama</em> llega a ${coachSeats.cama}, va en el primer piso, es ancho y cuesta más o menos la mitad más. Para una noche entera, vale la diferencia. Desde Lima el viaje costaba <a href="/fact/costs.transportPrices.limaArequipa">${soles(limaArequipa.range)}</a>, según noticias de <a href="/fact/costs.transportPrices.limaArequipa.asOf">${month(limaArequipa.asOf)}</a>; la tarifa del día está en la web de <a href="https://www.cruzdelsur.com.pe">Cruz del Sur</a> y de sus competidoras. Antes de pagar hay cuatro preguntas:</p>`,
    "<ul>",
    "<li><p><strong>¿Sale de terminal propio?</strong> Las mejores empresas etiquetan el equipaje, revisan el bolso de mano y piden el documento al subir.</p></li>",
    "<li><p><strong>¿Es directo?</strong> Con quien recoge pasajeros en la carretera no se viaja.</p></li>",
    "<li><p><strong>¿Cuántos choferes van?</strong> En un trayecto así deben turnarse dos.</p></li>",
    "<li><p><strong>¿A qué hora llega?</strong> Lo mejor es entre las seis y las ocho: ya hay luz y la ciudad se está despertando.</p></li>",
    "</ul>",
    "<h2>La noche</h2>",
    "<p>Lo importante va entre los pies y no sobre la cabeza: documento, dinero, celular y medicinas en un bolso pequeño, con la correa enrollada al tobillo. El portaequipaje es para los abrigos. Hacen falta tapones para los oídos, agua, medias y una chompa (suéter), porque hacia la madrugada el aire acondicionado convierte el bus en una nevera. Sirven cena, aunque sin grandes ambiciones; un plátano y un paquete de galletas nunca sobran.</p>",
    "<p>La carretera serpentea sobre el Pacífico y entre Atico y Ocoña casi no tiene una recta. Quien se marea toma la pastilla antes de salir y pide un asiento adelante, en el primer piso. Si alguien se despierta, que mire afuera: abajo corre la espuma blanca bajo la luna, arriba hay arena, y durante horas no se ve ni un foco.</p>",
    "<h2>Las seis: llegar con cuidado</h2>",
    `<p>Los buses llegan a dos terminales vecinos, al sur del centro. Los taxis que esperan afuera se dejan pasar, porque en Arequipa hubo choferes falsos que asaltaban a sus pasajeros: el auto se pide por aplicación o lo manda el hotel. Una carrera en la ciudad cuesta del orden de ${soles(defaultFacts(smallThings).soles.taxiCusco)} (estimación). La habitación rara vez está lista antes del mediodía, pero guardan la maleta y, si se avisa la víspera, muchas veces prestan una ducha.</p>`,
    `<p>Aquí la altura todavía es amable: ${metres(places.arequipa.altitude)}. La mayoría solo nota la boca seca y que falta aire en las gradas. Ayuda tomar bastante agua, ponerse bloqueador, porque pocas ciudades tienen un sol más fuerte, y dormir dos noches antes de seguir al Colca o a Puno.</p>`,
    "<h2>Desayuno en el mercado</h2>",
    "<p>Bajo el techo de hierro del mercado San Camilo la primera fila es pura fruta, y detrás están los puestos donde licúan lo que uno señale, con leche o con agua: papaya, lúcuma, fresa. Se acompaña con un <em>pan de tres puntas</em> relleno de queso o palta (aguacate). Si es domingo toca <em>adobo</em>, cerdo macerado en chicha (cerveza de maíz) con especias, que los arequipeños toman al amanecer mojando el pan. De postre, <em>queso helado</em>, que a pesar de su nombre no lleva queso y sí mucha canela.</p>",
    "<h2>Santa Catalina, cuando aún está vacía</h2>",
    `<p>El convento se fundó en 1579 y durante casi cuatrocientos años no lo vio nadie de fuera; las visitas empezaron en 1970. Más que un edificio es una ciudad, con calles, plazas, una pila, una lavandería hecha de tinajas partidas por la mitad y muros que al doblar la esquina pasan del rojo ladrillo al azul. Lo mejor es estar en la puerta a la hora de abrir: después de las diez llegan los grupos y la luz pierde el filo. La entrada costaba alrededor de ${soles(roughPrices.santaCatalina)} en ${month(roughAsOf)}; el horario, y las noches en que se visita a la luz de las velas, están en <a href="https://santacatalina.org.pe">su página</a>.</p>`,
    "<p>Se puede recorrer por cuenta propia, pero una hora con guía vale la pena: así se sabe qué celdas tenían sirvienta, piano y porcelana, y cómo en 1871 una monja severa, enviada por el papa, acabó con todo eso. Después, a sentarse un rato bajo los naranjos. Las monjas siguen viviendo aquí, detrás de una puerta que no se cruza.</p>",
    "<h2>La tarde, libre</h2>",
    "<p>A las dos ya hay habitación. Una hora de siesta, no más, y luego un almuerzo tardío en una <em>picantería</em>: rocoto relleno, que pica de verdad, o un chupe de camarones. Para la puesta del sol, el mirador de Yanahuara. Detrás de sus arcos blancos se pone rosado primero el volcán y después la ciudad entera.</p>",
    "<blockquote><p>Si queda un solo consejo, que sea este: el bus nocturno es para la costa. De Arequipa a Cusco o a Puno se va de día, porque esa carretera pasa por encima de las nubes y porque sería una pena no verla.</p></blockquote>",
    "<p>A las nueve se cierran los ojos solos. Esta vez en una cama de verdad, horizontal y sin curvas.</p>",
  ].join(""),
};
