import { defaultFacts } from "#content/facts/facts.ts";
import { machuPicchuBus } from "#content/facts/machu-picchu/journey.ts";
import { machuPicchuPrices } from "#content/facts/machu-picchu/prices.ts";
import type { StarterPostText } from "#content/starter-post-texts.ts";
import { formatSoles } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";

/** As posts are stored: a space that does not break is an entity. */
const stored = (text: string) => text.replaceAll("\u00a0", "&nbsp;");
const ticket = stored(formatSoles(defaultFacts(machuPicchuPrices).foreign, "es"));
const andeanTicket = stored(formatSoles(defaultFacts(machuPicchuPrices).andean, "es"));

export const firstDaysAtAltitude: StarterPostText = {
  title: "Los primeros días en la altura: cinco días del valle a Cusco",
  summary:
    "Volar de Lima a los 3399\u00a0m de Cusco toma poco más de una hora; acostumbrarse, varios días. Un plan que empieza abajo: Valle Sagrado, Machu Picchu y Cusco al final.",
  coverAlt:
    "Una taza humeante de mate de coca en una terraza; detrás, los techos del Cusco, la catedral y picos nevados",
  content: [
    "<p>El aeropuerto de Lima está a 34&nbsp;metros sobre el mar y Cusco a 3399; entre los dos hay una hora y veinte de vuelo. Ningún cuerpo se adapta tan rápido: arriba, cada respiración trae cerca de un tercio menos de oxígeno que en la costa. Por suerte, varios de los lugares más buscados de la región quedan bastante más abajo que la ciudad. Solo hay que visitarlos en el orden correcto.</p>",
    "<h2>Por qué empezar por el valle</h2>",
    "<p>El soroche, o mal de altura, se nota en el dolor de cabeza, el mal sueño y las náuseas. Muchos lo sienten por encima de los 2500–3000&nbsp;m y estar en forma no protege. Lo que sí cuenta es a qué altura se duerme. En Ollantaytambo o Urubamba la cama está 500 o 600&nbsp;metros más abajo que en Cusco, y durante el día se puede subir un par de horas. De menor a mayor:</p>",
    "<ul>",
    "<li><p>Aguas Calientes, el pueblo al pie de Machu Picchu: 2040&nbsp;m; Machu Picchu: 2430&nbsp;m</p></li>",
    "<li><p>Ollantaytambo: 2792&nbsp;m; Urubamba: 2871&nbsp;m; Písac: 2972&nbsp;m</p></li>",
    "<li><p>Salineras de Maras: unos 3200&nbsp;m; Cusco: 3399&nbsp;m; Moray: 3500&nbsp;m</p></li>",
    "<li><p>Sacsayhuamán: 3700&nbsp;m; Chinchero: 3762&nbsp;m</p></li>",
    "<li><p>Laguna Humantay: 4200&nbsp;m; Montaña de Siete Colores (Vinicunca): 5036&nbsp;m</p></li>",
    "</ul>",
    "<h2>Cinco días, uno por uno</h2>",
    "<h3>Día 1: de Lima al valle</h3>",
    "<p>Conviene un vuelo de mañana, que suele ser más puntual. En Cusco no se hace parada: del aeropuerto se sigue en auto hasta Urubamba u Ollantaytambo, entre hora y media y dos horas. Si el chofer va por Chinchero (3762&nbsp;m), la carretera primero sube y luego baja al valle; la visita al pueblo queda para después. La tarde, sin planes: una sopa, agua y a dormir temprano.</p>",
    "<h3>Día 2: Ollantaytambo a pie</h3>",
    "<p>En este pueblo, a 2792&nbsp;m, la gente sigue viviendo en las calles que trazaron los incas. Las gradas de los andenes (terrazas) se suben despacio; arriba, en el Templo del Sol, esperan seis bloques de unas 50&nbsp;toneladas traídos de una cantera al otro lado del río. Si por la tarde la cabeza está bien, hay tiempo para las salineras de Maras (unos 3200&nbsp;m) y los andenes circulares de Moray (3500&nbsp;m). Valle arriba, el mercado de Písac (2972&nbsp;m) abre a diario y los domingos es más grande. Casi todos los sitios piden el Boleto Turístico, que se paga en efectivo.</p>",
    "<h3>Día 3: en tren a Aguas Calientes</h3>",
    '<p>Desde Ollantaytambo tarda casi dos horas; los pasajes se compran en <a href="https://www.perurail.com">PeruRail</a> o <a href="https://incarail.com">Inca Rail</a>. La maleta grande se queda en el hospedaje del valle. Aguas Calientes, a 2040&nbsp;m, es donde más abajo se duerme en los cinco días.</p>',
    "<h3>Día 4: Machu Picchu y, de noche, Cusco</h3>",
    `<p>La entrada se compra por adelantado, con nombre y número de documento, en la <a href="https://tuboleto.cultura.pe">web oficial</a>; un adulto extranjero paga <a href="/fact/machu-picchu.machuPicchuPrices.foreign">${ticket}</a> y los ciudadanos de Bolivia, Colombia y Ecuador, <a href="/fact/machu-picchu.machuPicchuPrices.andean">${andeanTicket}</a> (según lo anunciado en <a href="/fact/machu-picchu.machuPicchuPrices.asOf">${formatMonth(defaultFacts(machuPicchuPrices).asOf, "es")}</a>). Cada boleto vale para una ruta y una hora, sin reingreso. En la primera visita conviene el circuito 2, y en él la ruta 2-A: empieza con la famosa vista de la terraza superior y después recorre la ciudad. El bus sube en 25–30 minutos y cuesta alrededor de <a href="/fact/machu-picchu.machuPicchuBus.returnUsd">US$&nbsp;${defaultFacts(machuPicchuBus).returnUsd}</a> ida y vuelta (<a href="/fact/machu-picchu.machuPicchuBus.asOf">${formatMonth(defaultFacts(machuPicchuBus).asOf, "es")}</a>). En la puerta piden el documento original. Por la tarde, tren y auto hasta Cusco: tras tres noches más abajo, los 3399&nbsp;m caen mucho mejor.</p>`,
    "<h3>Día 5: Cusco sin apuro</h3>",
    "<p>La Plaza de Armas, el Qorikancha y el mercado de San Pedro llenan la mañana sin grandes subidas. Las gradas de San Blas pueden esperar a la tarde. A Sacsayhuamán (3700&nbsp;m) se sube en taxi y se baja caminando, con la ciudad delante todo el tiempo.</p>",
    "<h2>Qué ayuda y qué preguntar antes</h2>",
    "<ul>",
    "<li><p>Los dos primeros días: paso lento, bastante agua, comida ligera y nada de alcohol.</p></li>",
    "<li><p>El mate (infusión) de coca se ofrece en casi todos los hoteles. Ni las hojas ni las bolsitas se admiten en Estados Unidos, la Unión Europea y casi todos los demás países.</p></li>",
    "<li><p>La acetazolamida, solo si un médico la ha indicado antes del viaje.</p></li>",
    "<li><p>Protector solar de factor 50 y abrigo en la misma mochila: el sol quema y la sombra congela.</p></li>",
    "<li><p>Un seguro de viaje que cubra caminatas en altura.</p></li>",
    "</ul>",
    '<p>En el centro de vacunación, preguntar también por la fiebre amarilla. No piden certificado para entrar al Perú, pero en 2025 los <a href="https://wwwnc.cdc.gov/travel">CDC de Estados Unidos</a> sumaron Machu Picchu a las zonas donde recomiendan la vacuna. Se aplica al menos diez días antes.</p>',
    "<h2>Cuándo hay que bajar</h2>",
    "<p>Un dolor de cabeza leve las primeras noches es común y cede con descanso. Si es fuerte y viene con vómitos, o si falta el aire estando quieto, no se espera a la mañana: se baja y se busca a un médico. El SAMU, la ambulancia, es el 106. En la recepción basta con decirlo:</p>",
    "<blockquote><p>«Me siento mal, tengo soroche. Necesito un médico».</p></blockquote>",
    "<p>Muchos hoteles tienen oxígeno: alivia, pero no reemplaza el descenso.</p>",
    "<h2>La Montaña de Siete Colores, al final</h2>",
    "<p>A Vinicunca (5036&nbsp;m) y a la laguna Humantay (4200&nbsp;m) se va después de dormir tres o cuatro noches por encima de los 3000&nbsp;m. Las del valle y las de Aguas Calientes no cuentan, de modo que el séptimo u octavo día es lo más pronto. Enero y febrero son los meses de más lluvia y el tren puede detenerse; por una protesta, en cualquier época. Hay que guardar un día libre antes del vuelo de regreso; si todo sale bien, en Cusco será fácil aprovecharlo.</p>",
  ].join(""),
};
