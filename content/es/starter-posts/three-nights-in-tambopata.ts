import { defaultFacts } from "#content/facts/facts.ts";
import { lodgePrices } from "#content/facts/costs/big-items.ts";
import { yellowFever } from "#content/facts/entry/travel-advice.ts";
import { jungleHealth, laPampa, tambopataFacts } from "#content/facts/jungle/jungle.ts";
import { flightMinutes } from "#content/facts/journeys.ts";
import { formatPrice } from "#content/format-price.ts";
import type { StarterPostText } from "#content/starter-post-texts.ts";
import { formatMetres, formatNumber } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";
import { formatDuration } from "#i18n/format-duration.ts";
import { formatMonths } from "#i18n/format-months.ts";

/** As posts are stored: a space that does not break is an entity. */
const html = (text: string) => text.replaceAll("\u00a0", "&nbsp;");
const { simple, better } = defaultFacts(lodgePrices);

export const threeNightsInTambopata: StarterPostText = {
  title: "Tres noches en Tambopata: la collpa, la cocha y la oscuridad",
  summary:
    "En bote desde Puerto Maldonado a la selva: guacamayos al amanecer, lobos de río en una cocha quieta, ranas a la luz de la linterna. Qué se puede ver, qué llevar, qué vacuna.",
  coverAlt:
    "Un bote en una cocha con neblina al amanecer, con lobos de río alrededor y dos shanshos (hoacines) en una rama",
  content: [
    `<p>Se abre la puerta del avión y, después del aire fresco y enrarecido de Cusco, es como si a uno le pusieran una toalla húmeda en la cara. Puerto Maldonado queda a ${html(formatDuration(flightMinutes.puertoMaldonado, "es"))} de vuelo de Lima y a ${defaultFacts(tambopataFacts).flightFromCusco.join("–")}&nbsp;minutos de Cusco; en medio se cruzan los Andes, y abajo un río marrón da vueltas como quien no tiene prisa. Tres noches son lo mínimo para que el viaje valga la pena: una para llegar, otra para los guacamayos y otra para la cocha.</p>`,
    "<h2>¿Qué albergue?</h2>",
    "<p>Cuanto más largo el bote, más animales. Cerca de la ciudad, en el río Madre de Dios, los albergues son cómodos y más baratos, pero no hay que contar con fauna grande. A dos o tres horas por el Tambopata arriba ya se duerme al borde de la reserva; lo que está más lejos pide otra noche. Antes de reservar se pregunta a qué collpa llevan, cuántos huéspedes van con cada guía (ocho, como mucho) y si la entrada a la reserva está incluida.</p>",
    `<p>Tres días y dos noches con bote, comidas y guía cuestan <a href="/fact/costs.lodgePrices.simple">${html(formatPrice(simple, "es"))}</a> en un albergue sencillo y <a href="/fact/costs.lodgePrices.better">${html(formatPrice(better, "es"))}</a> en uno mejor; son estimaciones de <a href="/fact/costs.lodgePrices.simple.asOf">${formatMonth(simple.asOf, "es")}</a>, y la tercera noche suma su parte. Las reglas y tarifas de la reserva las publica el <a href="https://www.gob.pe/sernanp">Sernanp</a>, que cuida las áreas protegidas.</p>`,
    "<h2>Qué llevar</h2>",
    "<ul>",
    `<li><p><strong>Un bolso pequeño y blando.</strong> Muchos albergues admiten ${defaultFacts(tambopataFacts).bagKilos}&nbsp;kilos y guardan la maleta en la ciudad.</p></li>`,
    "<li><p><strong>Manga larga y pantalón largo,</strong> claros y sueltos, y medias altas para las botas de jebe (goma) que prestan.</p></li>",
    "<li><p><strong>Binoculares.</strong> Sin ellos un guacamayo es un punto rojo; con ellos, un ave.</p></li>",
    "<li><p><strong>Linterna frontal, impermeable, repelente</strong> y una chompa (suéter): entre mayo y agosto el <em>friaje</em>, un frío que llega del sur, vuelve otoño la selva por unos días.</p></li>",
    "<li><p><strong>Efectivo,</strong> porque los cajeros están solo en la ciudad.</p></li>",
    "</ul>",
    "<h2>La primera noche suena más de lo que se cree</h2>",
    "<p>Se va sentado cerca de la proa, con el almuerzo en las rodillas (arroz envuelto en hoja de bijao), cuando el guía levanta la mano y el motor se calla. En la orilla hay ronsocos (carpinchos), como una familia de cuyes que no dejó de crecer. El albergue tiene techo de palma y, en muchos casos, el cuarto tiene solo tres paredes; en lugar de la cuarta está el monte. Hay luz eléctrica unas horas por la noche; después, velas.</p>",
    "<p>Terminada la cena, botas y linternas. Se avanza de a pocos pasos, y el guía descubre lo que cualquiera habría pasado de largo: una rana del color de su hoja, una tarántula en la puerta de su casa, un par de ojos que devuelven la mirada. Luego pide apagar todo. Son dos minutos de oscuridad completa, y es lo que más se recuerda al volver.</p>",
    "<h2>Segundo día: la collpa</h2>",
    `<p>Despiertan a las cuatro y media. Poco después de salir el sol, loros y guacamayos bajan a la <em>collpa</em>, un barranco de arcilla, a comer tierra por sus sales: primero los chicos, en una nube verde; luego los grandes, de dos en dos, rojos, azules y roncos. Llegan más en ${formatMonths(defaultFacts(tambopataFacts).lickMonths, "es")}. Con llovizna no viene ninguno, y la sombra de un gavilán vacía el barranco en segundos.</p>`,
    "<p>Puede que en veinte minutos no pase nada. Toca quedarse quieto en el escondite y tomarse el café. Si aparecen, sobran las explicaciones.</p>",
    "<blockquote><p>La selva da oportunidades, no garantías. Quien promete un jaguar lo tiene enjaulado o le da de comer.</p></blockquote>",
    "<h2>Tercer día: el lago que dejó el río</h2>",
    "<p>De vez en cuando el río corta una de sus propias curvas, y lo que queda se vuelve lago. En estas <em>cochas</em> viven los lobos de río, nutrias de más de un metro y medio. Pescan en familia, gruñen si la balsa se acerca y mastican tan fuerte que se oyen desde la otra orilla. La mejor hora es el alba. Y si ese día cazan en otra parte, queda el hoacín o <em>shansho</em>, un ave maloliente con cresta de punk, el ojo del caimán a ras del agua y la piraña que el guía pesca y devuelve.</p>",
    `<p>La reserva tiene ${html(formatNumber(defaultFacts(tambopataFacts).hectares, "es"))} hectáreas, y en ella se han contado ${defaultFacts(tambopataFacts).birds.join("–")} especies de aves, según quién cuente. En tres días se ven quizá sesenta y se recuerdan diez. Alcanza de sobra.</p>`,
    "<h2>Salud</h2>",
    `<p>La vacuna contra la fiebre amarilla se pone al menos ${defaultFacts(yellowFever).daysBefore} días antes. El Perú no pide el certificado, pero sí pueden pedirlo Bolivia, si se sigue hacia allá, y varios países de la región al regreso. Hay malaria por debajo de ${html(formatMetres(defaultFacts(jungleHealth).malaria.belowMetres, "es"))}, también en Puerto Maldonado, y si conviene tomar pastillas lo dice el médico del viajero; la recomendación al día está en los <a href="https://wwwnc.cdc.gov/travel">CDC</a>. Ropa, mosquitero y repelente trabajan juntos, y el zancudo (mosquito) del dengue pica de día. Con fiebre en el mes siguiente, al médico se le cuenta dónde se estuvo.</p>`,
    "<h2>De vuelta a la ciudad</h2>",
    `<p>La cuarta mañana la corriente ayuda y se baja más rápido. Mejor un vuelo de tarde, porque la niebla y la lluvia retrasan los primeros. Quien sigue por tierra a Cusco elige un bus de día y no se baja en La Pampa, entre los kilómetros ${laPampa.km.join(" y ")}, zona de minería ilegal de oro. Desde la ventanilla del avión todavía se distingue la cocha de los lobos: una media luna verde y pequeña en medio de tanto árbol.</p>`,
  ].join(""),
};
