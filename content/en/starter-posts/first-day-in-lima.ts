import { defaultFacts } from "#content/facts/facts.ts";
import { airportFares, cityFares, limaAirport, transitCard } from "#content/facts/lima/lima-transport.ts";
import type { StarterPostText } from "#content/starter-post-texts.ts";
import { formatSoles } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";

const month = (asOf: string) => formatMonth(asOf, "en");
const { aeroDirecto, app, taxiDesk, tout } = defaultFacts(airportFares);
const { metropolitano } = defaultFacts(cityFares);
const ride = formatSoles(metropolitano.trunk, "en").replace("\u00a0", "&nbsp;");

export const firstDayInLima: StarterPostText = {
  title: "Your first 24 hours in Lima, from the new terminal to the cliffs",
  summary:
    "What to sort out at the airport and what can wait until tomorrow: passport control, the ride to Miraflores, cash, a SIM and a first walk above the Pacific.",
  coverAlt: "Sunset in Lima: paragliders above the cliffs of the bay, a carved wooden balcony in front",
  content: [
    "<p>Six hours from Miami, eight from New York, most of a day from London or Dublin: however you come, you will probably land wanting nothing but a bed. Still, these first hours settle some things that shape the rest of the trip, such as how many days you are given and whether your phone has a map on it in the morning.</p>",
    "<h2>Hour one: passport control and the TAM</h2>",
    "<p>Since 1 June 2025 every flight, domestic or international, has used the new terminal. The old building is closed to passengers, so forget older directions.</p>",
    "<p>Don’t wait for a stamp. Peruvian airports gave them up on 29 May 2023 and only go back to ink when the system is down. Your entry is kept as an electronic record, the <strong>TAM Virtual</strong>, which is created without any form to fill in. The officer decides how long you may stay; most visitors are given 90 days. Ask before you walk on: “¿Cuántos días me da?”</p>",
    '<p>Download the record the same day from the <a href="https://cel.migraciones.gob.pe/ConsultaTAMVirtual/VerificarTAM">immigration service</a> and keep the PDF. It saves money too: foreign guests in Peru for up to 60 days who show it with their passport pay no 18% tax on their room.</p>',
    "<h2>Hour two: the ride to Miraflores</h2>",
    `<p>There is no way out of the terminal on foot. Miraflores is ${limaAirport.kmToMiraflores.join("–")}&nbsp;km (about 12 miles) away, 45 minutes on a good run and an hour and a half or worse in the rush hours (7–10&nbsp;am and 5–9&nbsp;pm). You have four choices:</p>`,
    "<ul>",
    `<li><p><strong>A ride-hailing app (Uber, Cabify or DiDi).</strong> The simplest: you see the fare first and can pay by card. Uber and Cabify have marked pick-up bays. In <a href="/fact/lima.airportFares.app.asOf">${month(app.asOf)}</a> the trip to Miraflores came to roughly <a href="/fact/lima.airportFares.app">${app.soles.join("–")}&nbsp;soles</a>. Check the licence plate and sit in the back.</p></li>`,
    `<li><p><strong>The official taxi desk in the hall.</strong> Fixed prices, about <a href="/fact/lima.airportFares.taxiDesk">${taxiDesk.soles.join("–")}&nbsp;soles</a> (<a href="/fact/lima.airportFares.taxiDesk.asOf">${month(taxiDesk.asOf)}</a>). Drivers who approach you at the exit were asking up to <a href="/fact/lima.airportFares.tout">${tout.soles}&nbsp;soles</a> in <a href="/fact/lima.airportFares.tout.asOf">${month(tout.asOf)}</a>; a plain “no, gracias” will do.</p></li>`,
    `<li><p><strong>AeroDirecto.</strong> The transport authority’s own buses, <a href="/fact/lima.airportFares.aeroDirecto">${aeroDirecto.soles.join("–")}&nbsp;soles</a> in <a href="/fact/lima.airportFares.aeroDirecto.asOf">${month(aeroDirecto.asOf)}</a>. They are good for the centre (Plaza San Martín) or Avenida Brasil, but at that time none of them ran to Miraflores. Current routes are on the <a href="https://www.gob.pe/atu">ATU site</a>.</p></li>`,
    '<li><p><strong>The airport bus (Airport Express Lima).</strong> It stops at the Miraflores hotels; the last price we know of is about 20&nbsp;soles. We could not confirm that it leaves from the new terminal, so check both on the <a href="https://www.lima-airport.com">airport’s website</a> before you count on it.</p></li>',
    "</ul>",
    "<h2>Cash and a phone that works</h2>",
    '<p>Notes come in 10, 20, 50, 100 and 200&nbsp;soles, coins mostly in 1, 2 and 5. Ask for small ones, since few drivers can change a 200. Tonight you only need enough for the fare and a dinner; withdraw the rest tomorrow from a machine inside a bank. Dollars must be clean and undamaged; never accept a torn sol yourself. The <a href="https://www.bcrp.gob.pe">central bank</a> publishes the day’s exchange rate.</p>',
    "<p>An eSIM bought before you leave is the least trouble. A local SIM from Claro, Entel, Movistar or Bitel means a visit to the company’s shop with your passport and a fingerprint scan. European roaming allowances do not apply here. Save an offline map of Lima at home, and install WhatsApp, as hotels and guides will write to you on it.</p>",
    "<h2>The first evening: a walk above the ocean</h2>",
    "<p>Miraflores stands on a cliff about 80&nbsp;metres (260&nbsp;feet) above the Pacific. An easy path, the Malecón, follows the edge from the mosaic bench of the Parque del Amor to the lighthouse. Between December and April there is a fair chance of a sunset. From June to October expect a grey lid of cloud, a drizzle called <em>garúa</em> and evenings of about 15&nbsp;°C (59&nbsp;°F), so bring a jumper (sweater).</p>",
    "<p>Peru keeps the same time all year, five hours behind Britain in winter and six in summer. Stay up until nine and tomorrow will be easier. Keep your phone out of sight at the kerb, and don’t hail cabs in the street after dark. Don’t drink the tap water.</p>",
    "<blockquote><p>Landing after ten at night? Leave the walk for the morning; all you need now is the bed.</p></blockquote>",
    "<h2>Next morning: one outing, not three</h2>",
    "<p>Jet lag will have you up early. There is time for one of these before noon:</p>",
    "<ul>",
    '<li><p><strong>Huaca Pucllana.</strong> An adobe pyramid among the apartment blocks of Miraflores, built between AD 200 and 700. Its millions of small bricks stand upright like books on a shelf, with gaps that let the walls ride out an earthquake. Guided visits only, about an hour; open from nine, closed on Tuesdays. The last price we know of is 15&nbsp;soles; check the <a href="https://huacapucllanamiraflores.pe">official website</a>.</p></li>',
    `<li><p><strong>The historic centre.</strong> The Metropolitano rapid bus takes 20–30 minutes from Ricardo Palma or Benavides to Jirón de la Unión. The card costs <a href="/fact/lima.transitCard">${defaultFacts(transitCard).soles}&nbsp;soles</a> at the station and a ride <a href="/fact/lima.cityFares.metropolitano.trunk">${ride}</a> (<a href="/fact/lima.cityFares.metropolitano.asOf">${month(metropolitano.asOf)}</a>; older guides say less), and one card can pay for several people. Avoid 7–9&nbsp;am. The Plaza Mayor is free. A guided tour of the San Francisco catacombs takes 45 minutes and was last announced at 20&nbsp;soles; check the <a href="https://museocatacumbas.com">museum’s website</a>.</p></li>`,
    "</ul>",
    '<p>Be back by noon, and be hungry: lunch is the big meal in Lima, and the good ceviche places shut in the afternoon. Before leaving home, read your government’s advice on Peru; for Britain it is at <a href="https://www.gov.uk/foreign-travel-advice/peru">gov.uk</a>.</p>',
  ].join(""),
};
