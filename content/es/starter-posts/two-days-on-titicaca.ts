import { defaultFacts } from "#content/facts/facts.ts";
import { tourPrices } from "#content/facts/costs/big-items.ts";
import { islandFamily } from "#content/facts/costs/stays.ts";
import { ways } from "#content/facts/itineraries/ways.ts";
import { places } from "#content/facts/places.ts";
import type { StarterPostText } from "#content/starter-post-texts.ts";
import { formatMetres, formatSoles } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";
import { formatHours } from "#i18n/format-duration.ts";

/** As posts are stored: a space that does not break is an entity. */
const html = (text: string) => text.replaceAll("\u00a0", "&nbsp;");
const hours = ([from, to]: readonly [number, number]) => html(formatHours(from / 60, "es", to / 60));
const soles = ([from, to]: readonly [number, number]) => html(formatSoles(from, "es", to));
const metres = (value: number) => html(formatMetres(value, "es"));

export const twoDaysOnTiticaca: StarterPostText = {
  title: "Dos días en el Titicaca y una noche en casa de una familia",
  summary:
    "Islas de totora, la cena junto al fogón en Amantaní, los hombres que tejen en Taquile: qué llevar, cuánto efectivo hace falta, cómo tomar la altura y cómo ser buen huésped.",
  coverAlt:
    "Una balsa de totora en el lago Titicaca al atardecer; en la orilla, una mujer con traje bordado, andenes y un arco de piedra",
  content: [
    `<p>El lago Titicaca está a ${metres(places.titicaca.altitude)}, más alto que el Teide. De día es tan azul que las fotos parecen retocadas; de noche hace tanto frío que la ducha se deja para mañana. Puno, en la orilla, no es bonita. Quien llega solo hasta ahí y ve una isla de totora por la mañana no entiende tanto alboroto. Merece dos días y una noche al otro lado del agua.</p>`,
    "<h2>Primero, acostumbrarse</h2>",
    "<p>El lago va a la mitad del viaje o al final. Desde Arequipa, dormir dos noches allá y dos en el Colca; desde Cusco, pasar antes por lo menos tres en la ciudad o en el Valle Sagrado. Volar directamente desde la costa es mala idea: el avión deja en Juliaca y esa misma tarde ya duele la cabeza.</p>",
    "<p>El primer día se come poco y caliente, sin alcohol. En las islas no hay médico y la lancha de vuelta tarda horas. Si en Puno alguien tiene un dolor de cabeza fuerte o vómitos, se queda en tierra: las islas esperan. A quien vive en La Paz, Quito o Bogotá la altura le pesará menos, pero correr tampoco le conviene.</p>",
    "<h2>Qué va en la mochila</h2>",
    "<p>La maleta grande se queda en el hotel de Puno. En una mochila pequeña entran:</p>",
    "<ul>",
    "<li><p><strong>Abrigo, gorro y guantes.</strong> No hay calefacción y de mayo a agosto puede helar, aunque las frazadas (mantas) son tantas que cuesta darse la vuelta.</p></li>",
    "<li><p><strong>Lentes de sol, bloqueador de 50 y sombrero de ala.</strong> El agua devuelve el sol, y una hora en el techo de la lancha basta para quemarse.</p></li>",
    "<li><p><strong>Linterna frontal.</strong> El baño está al otro lado del patio.</p></li>",
    "<li><p><strong>Agua y pañuelos de papel</strong> para los dos días.</p></li>",
    "<li><p><strong>Algo para la cocina:</strong> arroz, fruta, azúcar; para los niños, cuadernos. Caramelos, mejor no.</p></li>",
    "</ul>",
    "<h2>El dinero: efectivo y sencillo</h2>",
    `<p>En las islas no hay cajeros ni se acepta tarjeta. Dormir con una familia, con tres comidas, cuesta <a href="/fact/costs.islandFamily">${soles(defaultFacts(islandFamily).soles)}</a> por persona; el tour de dos días, con lancha y familia, <a href="/fact/costs.tourPrices.titicacaTwoDays">${soles(defaultFacts(tourPrices).titicacaTwoDays.range)}</a>. Son estimaciones de <a href="/fact/costs.islandFamily.asOf">${formatMonth(defaultFacts(islandFamily).asOf, "es")}</a>. A la agencia conviene preguntarle cuánto de eso recibe la casa, o ir en la lancha de la comunidad y pagarle a la familia en la mano. Cada isla cobra unos soles al desembarcar: billetes de veinte y monedas.</p>`,
    "<h2>Primer día: totora y cuesta</h2>",
    "<p>Las lanchas salen del puerto de Puno entre las seis y media y las ocho. A la media hora aparecen las islas de los Uros, capas y capas de totora (un junco del lago) que ceden bajo el pie como un colchón. Muestran cómo se arman y luego extienden los bordados. Sí, es una función, y hay islas donde por la noche no queda nadie. Pero viven de esa visita: con una compra pequeña o una vuelta en la balsa nadie le debe nada a nadie.</p>",
    `<p>Desde Puno la lancha lenta tarda ${hours(defaultFacts(ways).punoAmantani.minutes)} hasta Amantaní. En el muelle esperan las señoras con su manto negro, y una lee los nombres de sus huéspedes. De ahí se sube, despacio. Por la tarde toda la isla parece ir a una de las dos cumbres, Pachatata o Pachamama, por encima de los ${metres(4000)}. Son cuarenta minutos con una pausa cada veinte pasos. El sol se pone puntual; el viento que sigue no perdona.</p>`,
    "<h2>La noche en la cocina</h2>",
    "<p>De cena hay sopa de quinua, papas de tres colores, queso frito y una infusión de muña, la menta de los Andes, que asienta el estómago. El banco es bajo, el fogón echa humo y los cuyes se mueven en el rincón. El castellano que se habla es la segunda lengua de la casa; entre ellos usan el quechua, y preguntar por una palabra abre más puertas que cualquier regalo. También unas fotos de casa: la nieve la conocen; el metro, no.</p>",
    "<blockquote><p>Antes de dormir hay que salir al patio. Casi no hay luces, y la Vía Láctea llega de una orilla a la otra.</p></blockquote>",
    "<h2>Segundo día: Taquile</h2>",
    `<p>Después del desayuno queda una hora de lancha hasta Taquile (${metres(places.taquile.altitude)}). Aquí tejen los hombres, incluso caminando, con un punto tan cerrado que el gorro guardaría agua. Los colores del <em>chullo</em> y el lado hacia el que cae la punta dicen si su dueño está casado. Las mujeres trabajan en el telar, y la UNESCO tiene el arte textil de la isla en su lista (${places.taquile.intangible.join(", ")}). En la plaza hay una tienda de la cooperativa, con precio fijo y el nombre de quien hizo cada prenda.</p>`,
    `<p>Se almuerza trucha frente a los nevados de Bolivia, y luego unos cientos de gradas bajan al puerto. Hasta Puno faltan ${hours(defaultFacts(ways).taquilePuno.minutes)}. El chaleco se lleva puesto, porque por la tarde hay oleaje. Y si el plan era tomar un bus esa misma noche, mejor cambiarlo.</p>`,
    "<h2>En casa ajena</h2>",
    "<ul>",
    "<li><p>Antes de una foto se pide permiso; si es un niño, a la mamá.</p></li>",
    "<li><p>Si hay baile, prestan también el traje. Se puede decir que no, pero a los diez minutos nadie se arrepiente de haber dicho que sí.</p></li>",
    "<li><p>La basura regresa a Puno.</p></li>",
    "<li><p>Para despedirse, una palabra en quechua: <em>sulpayki</em>, gracias.</p></li>",
    "</ul>",
    '<p>Qué comunidades reciben huéspedes y qué lanchas son de los isleños se puede preguntar en <a href="https://www.peru.travel">peru.travel</a> y en la oficina de IPERÚ en Puno. En febrero la fiesta de la Candelaria llena la ciudad: para esos días se reserva con meses de anticipación.</p>',
  ].join(""),
};
