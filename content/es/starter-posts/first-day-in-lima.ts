import { defaultFacts } from "#content/facts/facts.ts";
import { airportFares, cityFares, limaAirport, transitCard } from "#content/facts/lima/lima-transport.ts";
import type { StarterPostText } from "#content/starter-post-texts.ts";
import { formatSoles } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";

const month = (asOf: string) => formatMonth(asOf, "es");
const { aeroDirecto, app, taxiDesk, tout } = defaultFacts(airportFares);
const { metropolitano } = defaultFacts(cityFares);
const ride = formatSoles(metropolitano.trunk, "es").replace("\u00a0", "&nbsp;");

export const firstDayInLima: StarterPostText = {
  title: "Las primeras 24 horas en Lima: del nuevo aeropuerto al malecón",
  summary:
    "Qué conviene resolver en el aeropuerto y qué puede esperar a mañana: migraciones, el viaje a Miraflores, los soles, el chip (SIM) del celular y el primer paseo junto al mar.",
  coverAlt:
    "Atardecer en Lima: parapentes sobre los acantilados de la bahía y, delante, un balcón de madera tallada",
  content: [
    "<p>Después de doce horas de vuelo desde Madrid solo apetece una cama. Sin embargo, en el aeropuerto se deciden cosas que pesan durante todo el viaje, como los días de estadía o si mañana habrá mapa en el celular.</p>",
    "<h2>Primera hora: migraciones y la TAM</h2>",
    "<p>Desde el 1 de junio de 2025 todos los vuelos, nacionales e internacionales, usan el nuevo terminal del Jorge Chávez. El edificio antiguo ya no recibe pasajeros y las indicaciones anteriores no sirven.</p>",
    "<p>Tampoco hay que esperar un sello. Los aeropuertos dejaron de estampar pasaportes el 29 de mayo de 2023 y solo lo hacen si se cae el sistema. El ingreso queda en la <strong>TAM Virtual</strong>, un registro electrónico que se genera solo. El inspector fija los días: lo habitual son 90. Mejor preguntar ahí mismo: «¿Cuántos días me da?».</p>",
    '<p>Ese mismo día se descarga la TAM en la <a href="https://cel.migraciones.gob.pe/ConsultaTAMVirtual/VerificarTAM">web de Migraciones</a> y se guarda el PDF. Además ahorra dinero: el extranjero no residente que pasa hasta 60 días en el país y la muestra con el pasaporte no paga el 18&nbsp;% de IGV (el IVA peruano) en el hotel.</p>',
    "<h2>Segunda hora: rumbo a Miraflores</h2>",
    `<p>Del terminal no se puede salir a pie. Miraflores queda a ${limaAirport.kmToMiraflores.join("–")}&nbsp;km: 45 minutos si hay suerte, hora y media o más en las horas punta (de 7:00 a 10:00 y de 17:00 a 21:00). Hay cuatro maneras de llegar:</p>`,
    "<ul>",
    `<li><p><strong>Aplicación (Uber, Cabify, DiDi).</strong> Lo más sencillo: la tarifa se ve antes y se puede pagar con tarjeta. Uber y Cabify tienen zonas de recogida señalizadas. En <a href="/fact/lima.airportFares.app.asOf">${month(app.asOf)}</a> el viaje a Miraflores costaba unos <a href="/fact/lima.airportFares.app">${app.soles.join("–")}&nbsp;soles</a>. Conviene revisar la placa (matrícula) y sentarse atrás.</p></li>`,
    `<li><p><strong>Mostrador oficial de taxis.</strong> Precio fijo, alrededor de <a href="/fact/lima.airportFares.taxiDesk">${taxiDesk.soles.join("–")}&nbsp;soles</a> (<a href="/fact/lima.airportFares.taxiDesk.asOf">${month(taxiDesk.asOf)}</a>). Los jaladores (captadores) de la salida pedían hasta <a href="/fact/lima.airportFares.tout">${tout.soles}&nbsp;soles</a> en <a href="/fact/lima.airportFares.tout.asOf">${month(tout.asOf)}</a>; con un «no, gracias» basta.</p></li>`,
    `<li><p><strong>AeroDirecto.</strong> Los buses de la ATU, <a href="/fact/lima.airportFares.aeroDirecto">${aeroDirecto.soles.join("–")}&nbsp;soles</a> (<a href="/fact/lima.airportFares.aeroDirecto.asOf">${month(aeroDirecto.asOf)}</a>). Sirven para ir al Centro (Plaza San Martín) o a la avenida Brasil; en esa fecha ninguno llegaba a Miraflores. Las rutas vigentes están en la <a href="https://www.gob.pe/atu">web de la ATU</a>.</p></li>`,
    '<li><p><strong>Bus del aeropuerto (Airport Express Lima).</strong> Para en los hoteles de Miraflores; el último precio conocido ronda los 20&nbsp;soles. No pudimos confirmar que salga del nuevo terminal; mejor verificarlo todo en la <a href="https://www.lima-airport.com">web del aeropuerto</a> antes de contar con él.</p></li>',
    "</ul>",
    "<h2>Soles y celular: lo justo para hoy</h2>",
    '<p>Hay billetes de 10, 20, 50, 100 y 200&nbsp;soles y monedas de 1, 2 y 5. Es mejor pedir sencillo (billetes chicos), porque pocos taxistas tienen vuelto (cambio) de 200. Hoy alcanza con lo del taxi y la cena; el resto se retira mañana en un cajero dentro de un banco. Los dólares deben estar limpios y enteros, y un billete de soles roto no se acepta de nadie. El tipo de cambio del día lo publica el <a href="https://www.bcrp.gob.pe">Banco Central</a>.</p>',
    "<p>Para el celular, lo más rápido es una eSIM comprada antes del viaje. El chip (tarjeta SIM) local (Claro, Entel, Movistar, Bitel) se compra en la tienda de la empresa con pasaporte y huella digital. El <em>roaming</em> europeo aquí no vale. Mejor llevar el mapa de Lima descargado y el WhatsApp instalado: por ahí escriben el hotel y los guías.</p>",
    "<h2>Primera noche: un paseo sobre el mar</h2>",
    "<p>Miraflores está al borde de un acantilado, a unos 80&nbsp;metros sobre el Pacífico. Por el borde corre el malecón, fácil de caminar desde el banco de mosaico del Parque del Amor hasta el faro. De diciembre a abril es fácil que toque una puesta de sol. De junio a octubre manda el cielo gris, cae <em>garúa</em>, una llovizna finísima, y las noches rondan los 15&nbsp;°C: hace falta una chompa (suéter).</p>",
    "<p>En Lima son seis horas menos que en Madrid en invierno y siete en verano. Aguantar despierto hasta las nueve ayuda mucho. Al borde de la calzada, el celular va guardado; de noche no se para un taxi en la calle. El agua del caño (grifo) no es para beber.</p>",
    "<blockquote><p>¿El vuelo llega después de las diez? El paseo puede esperar a mañana; hoy basta con encontrar la cama.</p></blockquote>",
    "<h2>La mañana siguiente: un plan, no tres</h2>",
    "<p>El cambio de hora despierta temprano a cualquiera. Antes del mediodía cabe una visita:</p>",
    "<ul>",
    '<li><p><strong>Huaca Pucllana.</strong> Pirámide de adobe entre los edificios de Miraflores, levantada entre los años 200 y 700. Sus pequeños adobes van de pie como libros en un estante, con espacios que dejan moverse al muro en un sismo. Se visita solo con guía, en una hora, desde las nueve; cierra los martes. El último precio que conocemos es de 15&nbsp;soles; conviene confirmarlo en <a href="https://huacapucllanamiraflores.pe">su web oficial</a>.</p></li>',
    `<li><p><strong>El Centro Histórico.</strong> El Metropolitano tarda de 20 a 30 minutos desde las estaciones Ricardo Palma o Benavides hasta Jirón de la Unión. La tarjeta cuesta <a href="/fact/lima.transitCard">${defaultFacts(transitCard).soles}&nbsp;soles</a> en la estación y el pasaje, <a href="/fact/lima.cityFares.metropolitano.trunk">${ride}</a> (<a href="/fact/lima.cityFares.metropolitano.asOf">${month(metropolitano.asOf)}</a>), y con una sola pueden pasar varios. De 7 a 9 va repleto. La Plaza Mayor es gratis; la visita guiada a las catacumbas de San Francisco dura 45 minutos y la última tarifa conocida es de 20&nbsp;soles; el precio actual, en la <a href="https://museocatacumbas.com">web del museo</a>.</p></li>`,
    "</ul>",
    '<p>A mediodía hay que volver con hambre, porque las buenas cevicherías cierran por la tarde. Para cualquier duda está IPERÚ, el servicio gratuito de información al viajero; sus datos, en <a href="https://www.peru.travel">peru.travel</a>.</p>',
  ].join(""),
};
