import { defaultFacts } from "#content/facts/facts.ts";
import { tourPrices } from "#content/facts/costs/big-items.ts";
import { islandFamily } from "#content/facts/costs/stays.ts";
import { ways } from "#content/facts/itineraries/ways.ts";
import { places } from "#content/facts/places.ts";
import type { StarterPostText } from "#content/starter-post-texts.ts";
import { formatAltitude, formatSoles } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";
import { formatHours } from "#i18n/format-duration.ts";

/** As posts are stored: a space that does not break is an entity. */
const html = (text: string) => text.replaceAll("\u00a0", "&nbsp;");
const hours = ([from, to]: readonly [number, number]) => html(formatHours(from / 60, "en", to / 60));
const soles = ([from, to]: readonly [number, number]) => html(formatSoles(from, "en", to));
const altitude = (metres: number) => html(formatAltitude(metres, "en"));

export const twoDaysOnTiticaca: StarterPostText = {
  title: "Two days on Lake Titicaca, and a night in a family’s kitchen",
  summary:
    "Islands of reed, supper by the stove on Amantaní, men who knit on Taquile: what to pack, how much cash to bring, how to cope with the height and how to be a good guest.",
  coverAlt:
    "A reed boat on Lake Titicaca at dusk, on the shore a woman in embroidered dress, a terraced hill and a stone gate",
  content: [
    `<p>The surface of Lake Titicaca lies at ${altitude(places.titicaca.altitude)}, higher than the summit of Fuji and nearly three times as high as Ben Nevis. By day it is so blue that your photographs look faked, and by night so cold that washing can wait. Puno, on its shore, is no beauty. If you only come this far and see one reed island in a morning, you will wonder what the fuss is about. Give it two days, and a night on the other side of the water.</p>`,
    "<h2>Get used to the height first</h2>",
    "<p>The lake belongs in the middle of a trip or at its end. Coming from Arequipa, sleep two nights there and two in the Colca Canyon; coming from Cusco, spend at least three in the city or the Sacred Valley beforehand. Flying in from the coast is a poor idea. The plane sets you down in Juliaca, and by evening your head aches.</p>",
    "<p>On the first day eat little, eat it warm and leave out alcohol. There is no doctor on the islands, and the boat back takes hours. Anyone with a bad headache or vomiting in Puno should stay ashore; the islands will still be there.</p>",
    "<h2>What goes into the day pack</h2>",
    "<p>Your big case stays at the hotel in Puno. Into a small bag go:</p>",
    "<ul>",
    "<li><p><strong>Warm layers, hat and gloves.</strong> Nothing is heated, and from May to August it can freeze, though you will be given so many blankets that turning over is work.</p></li>",
    "<li><p><strong>Sunglasses, SPF 50 and a hat with a brim.</strong> The water throws the sun back, and an hour on the roof of the boat is enough to burn you.</p></li>",
    "<li><p><strong>A head torch.</strong> The toilet is across the yard.</p></li>",
    "<li><p><strong>Water and tissues</strong> for both days.</p></li>",
    "<li><p><strong>Something for the kitchen:</strong> rice, fruit, sugar, and notebooks for the children. Don’t hand out sweets.</p></li>",
    "</ul>",
    "<h2>Money: cash, and small</h2>",
    `<p>There are no cash machines on the islands and nobody takes cards. A bed with a family and three meals comes to <a href="/fact/costs.islandFamily">${soles(defaultFacts(islandFamily).soles)}</a> a head, and a two-day tour with boat and family to <a href="/fact/costs.tourPrices.titicacaTwoDays">${soles(defaultFacts(tourPrices).titicacaTwoDays.range)}</a>; both are estimates of <a href="/fact/costs.islandFamily.asOf">${formatMonth(defaultFacts(islandFamily).asOf, "en")}</a>. Ask the agency how much of that reaches your hosts, or take the islanders’ own boat and pay the family yourself. The islands ask a few soles on landing, so bring twenties and less.</p>`,
    "<h2>Day one: reeds, and a hill</h2>",
    "<p>Boats leave the harbour of Puno between half past six and eight. Half an hour later come the islands of the Uros, layer upon layer of <em>totora</em> reed that gives underfoot like a mattress. You are shown how it is made, and then the embroideries come out. Yes, it is a show, and on some islands nobody stays once the boats have gone. But the visit is what they live on. Buy something small, or pay for a turn in the reed boat, and you owe nobody anything.</p>",
    `<p>From Puno the slow boat takes ${hours(defaultFacts(ways).punoAmantani.minutes)} to Amantaní. On the jetty women in black shawls are waiting, and one of them reads out your name. From there it is uphill, slowly. In the late afternoon the whole island seems to be on its way to one of the two summits, Pachatata or Pachamama, at more than ${altitude(4000)}. It takes forty minutes, with a stop every twenty steps. The sunset is on time and the wind after it is merciless.</p>`,
    "<h2>An evening in the kitchen</h2>",
    "<p>Supper is quinoa soup, then potatoes in three colours, fried cheese and a tea of <em>muña</em>, a mountain mint that does the stomach good. The bench is low, the fire smokes and guinea pigs rustle in the corner. If your Spanish runs out, never mind. It isn’t their first language either; among themselves they speak Quechua. Show them pictures from home. Snow they know. A subway they do not.</p>",
    "<blockquote><p>Before you go to bed, step out into the yard. There is hardly a lamp, and the Milky Way reaches from one shore to the other.</p></blockquote>",
    "<h2>Day two: Taquile</h2>",
    `<p>After breakfast it is an hour by boat to Taquile (${altitude(places.taquile.altitude)}), where the men knit, often as they walk, in a stitch so tight that a cap would hold water. The colours of the cap and the way its end falls tell you whether the wearer is married. The women weave, and UNESCO has the island’s cloth on its list (${places.taquile.intangible.join(", ")}). On the main square there is a cooperative shop with fixed prices and the maker’s name on every piece.</p>`,
    `<p>Lunch is trout, with a view of Bolivia’s snow peaks. Then some hundreds of steps go down to the harbour, and Puno is ${hours(defaultFacts(ways).taquilePuno.minutes)} away. Wear the life jacket, as the afternoons bring waves. And if you were thinking of a bus onward that evening, think again.</p>`,
    "<h2>As a guest</h2>",
    "<ul>",
    "<li><p>Ask before you photograph; with a child, ask the mother.</p></li>",
    "<li><p>If you are invited to dance, they will lend you the costume too. You may say no. After ten minutes nobody is sorry to have said yes.</p></li>",
    "<li><p>Take your rubbish back to Puno.</p></li>",
    "<li><p>Say goodbye with a word of Quechua: <em>sulpayki</em>, thank you.</p></li>",
    "</ul>",
    '<p>Which communities take guests, and which boats belong to the islanders, you can ask at <a href="https://www.peru.travel">peru.travel</a> and the IPERÚ office in Puno. In February the Candelaria festival fills the town, so book months ahead for those days.</p>',
  ].join(""),
};
