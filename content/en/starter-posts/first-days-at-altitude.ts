import { defaultFacts } from "#content/facts/facts.ts";
import { machuPicchuBus } from "#content/facts/machu-picchu/journey.ts";
import { machuPicchuPrices } from "#content/facts/machu-picchu/prices.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import type { StarterPostText } from "#content/starter-post-texts.ts";
import { formatAltitude, formatSoles } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";

/** As posts are stored: a space that does not break is an entity. */
const stored = (text: string) => text.replaceAll("\u00a0", "&nbsp;");
const height = (id: PlaceId) => stored(formatAltitude(places[id].altitude, "en"));
const ticket = stored(formatSoles(defaultFacts(machuPicchuPrices).foreign, "en"));

export const firstDaysAtAltitude: StarterPostText = {
  title: "Your first days at altitude: a five-day plan that ends in Cusco",
  summary:
    "The flight from Lima to Cusco at 3,399\u00a0m takes little over an hour; getting used to the height takes days. A plan that starts low: Sacred Valley, Machu Picchu, Cusco.",
  coverAlt:
    "A cup of steaming coca tea on a terrace, behind it the roofs of Cusco, its cathedral and snowy peaks",
  content: [
    "<p>Lima’s airport lies at 34&nbsp;metres, Cusco at 3,399, and the flight between them lasts an hour and twenty minutes. Nobody’s body keeps up with that: a breath in Cusco holds about a third less oxygen than one at the coast. Fortunately several of the region’s great sights are well below the city, so all you need is the right order.</p>",
    "<h2>Why start in the valley</h2>",
    "<p>Peruvians call altitude sickness <em>soroche</em>. It brings headaches, bad nights and nausea, many people notice it above 2,500–3,000&nbsp;m (8,200–9,800&nbsp;ft), and being fit is no protection. What does make a difference is how high you sleep. In Ollantaytambo or Urubamba your pillow is 500–600&nbsp;metres (about 1,800&nbsp;feet) lower than it would be in Cusco, and you can still go higher for an hour or two by day. From low to high, the places run like this:</p>",
    "<ul>",
    `<li><p>Aguas Calientes, the town below Machu Picchu: ${height("aguas-calientes")}; Machu Picchu: ${height("machu-picchu")}</p></li>`,
    `<li><p>Ollantaytambo: ${height("ollantaytambo")}; Urubamba: ${height("urubamba")}; Pisac: ${height("pisac")}</p></li>`,
    `<li><p>The salt ponds of Maras: about ${height("maras")}; Cusco: ${height("cusco")}; Moray: ${height("moray")}</p></li>`,
    `<li><p>Sacsayhuamán: ${height("sacsayhuaman")}; Chinchero: ${height("chinchero")}</p></li>`,
    `<li><p>Lake Humantay: ${height("humantay")}; Rainbow Mountain (Vinicunca): ${height("rainbow-mountain")}</p></li>`,
    "</ul>",
    "<h2>Five days, one by one</h2>",
    "<h3>Day 1: from Lima to the valley</h3>",
    "<p>Take a morning flight; they are the more reliable ones. Don’t stop in Cusco. Have a car take you straight from the airport to Urubamba or Ollantaytambo, an hour and a half to two hours away. If the driver goes by Chinchero (3,762&nbsp;m), the road climbs before it drops into the valley, so leave the village for another day. Plan nothing for the afternoon beyond soup, water and an early night.</p>",
    "<h3>Day 2: on foot in Ollantaytambo</h3>",
    "<p>The Inca street plan of this little town at 2,792&nbsp;m still has families living in it. Take the terrace steps slowly. At the top, by the Temple of the Sun, stand six blocks of some 50&nbsp;tons each that were brought from a quarry across the river. If your head is clear by the afternoon, there is time for the salt ponds of Maras (about 3,200&nbsp;m) and the rings of Moray (3,500&nbsp;m). Farther up the valley, the market at Pisac (2,972&nbsp;m) is open daily and biggest on Sundays. Most ruins need a joint ticket, the Boleto Turístico, sold for cash.</p>",
    "<h3>Day 3: the train to Aguas Calientes</h3>",
    '<p>The ride from Ollantaytambo takes a little under two hours; book with <a href="https://www.perurail.com">PeruRail</a> or <a href="https://incarail.com">Inca Rail</a>. Travel light and leave the big case with your hotel in the valley. At 2,040&nbsp;m, Aguas Calientes is the lowest bed of the five days.</p>',
    "<h3>Day 4: Machu Picchu, then Cusco for the night</h3>",
    `<p>Tickets are sold in advance, in your name and passport number, on the <a href="https://tuboleto.cultura.pe">official site</a>; a foreign adult pays <a href="/fact/machu-picchu.machuPicchuPrices.foreign">${ticket}</a> (as announced in <a href="/fact/machu-picchu.machuPicchuPrices.asOf">${formatMonth(defaultFacts(machuPicchuPrices).asOf, "en")}</a>). A ticket is for one route and one entry time, with no way back in. On a first visit take route 2-A of circuit 2: first the famous view from the upper terrace, then the town. The bus up takes 25–30 minutes and costs about <a href="/fact/machu-picchu.machuPicchuBus.returnUsd">US$${defaultFacts(machuPicchuBus).returnUsd}</a> return (round trip, <a href="/fact/machu-picchu.machuPicchuBus.asOf">${formatMonth(defaultFacts(machuPicchuBus).asOf, "en")}</a>). Bring the passport itself. In the afternoon a train and a car take you to Cusco; after three nights lower down, 3,399&nbsp;m is far easier to take.</p>`,
    "<h3>Day 5: Cusco at half speed</h3>",
    "<p>The main square, the Qorikancha and San Pedro market fill a morning without a serious climb. Keep the steps of San Blas for later. Take a taxi up to Sacsayhuamán (3,700&nbsp;m) and walk back down, with the city in front of you all the way.</p>",
    "<h2>What helps, and what to ask before you go</h2>",
    "<ul>",
    "<li><p>For the first two days: a slow pace, plenty of water, light meals and no alcohol.</p></li>",
    "<li><p>Nearly every hotel has <em>mate de coca</em>, tea made from coca leaves. Neither the leaves nor the tea bags may be brought into the United States, Britain, the European Union, Canada or Australia.</p></li>",
    "<li><p>Take acetazolamide only if you have talked it over with a doctor at home.</p></li>",
    "<li><p>Pack SPF 50 and a warm layer together, because the sun burns while the shade freezes.</p></li>",
    "<li><p>Make sure your travel insurance covers trekking at altitude.</p></li>",
    "</ul>",
    '<p>Ask your travel clinic about yellow fever as well. Peru does not demand a certificate, but in 2025 the American <a href="https://wwwnc.cdc.gov/travel">CDC</a> added Machu Picchu to the areas for which it advises the vaccine. You should have it at least ten days before you travel.</p>',
    "<h2>When to go down</h2>",
    "<p>A mild headache on the first evenings is common and passes with rest. If a bad one comes with vomiting, or if you are short of breath sitting still, don’t wait for morning: go lower and see a doctor. The ambulance number is 106. At the reception desk this is enough:</p>",
    "<blockquote><p>“Me siento mal, tengo soroche.” I feel ill, I have altitude sickness.</p></blockquote>",
    "<p>Many hotels keep oxygen. It eases things for a while, but it is no substitute for going down.</p>",
    "<h2>Rainbow Mountain comes last</h2>",
    "<p>Vinicunca (5,036&nbsp;m) and Lake Humantay (4,200&nbsp;m) are for people who have already slept three or four nights above 3,000&nbsp;m (9,800&nbsp;ft). Nights in the valley and in Aguas Calientes do not count, which makes the seventh or eighth day the earliest. Most rain falls in January and February, when trains may stop running; protests can stop them at any time of year. Keep one empty day before the flight home; Cusco will help you fill it.</p>",
  ].join(""),
};
