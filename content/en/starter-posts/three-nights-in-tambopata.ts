import { defaultFacts } from "#content/facts/facts.ts";
import { lodgePrices } from "#content/facts/costs/big-items.ts";
import { yellowFever } from "#content/facts/entry/travel-advice.ts";
import { jungleHealth, laPampa, tambopataFacts } from "#content/facts/jungle/jungle.ts";
import { flightMinutes } from "#content/facts/journeys.ts";
import { formatPrice } from "#content/format-price.ts";
import type { StarterPostText } from "#content/starter-post-texts.ts";
import { formatAltitude, formatNumber } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";
import { formatDuration } from "#i18n/format-duration.ts";
import { formatMonths } from "#i18n/format-months.ts";

/** As posts are stored: a space that does not break is an entity. */
const html = (text: string) => text.replaceAll("\u00a0", "&nbsp;");
const { simple, better } = defaultFacts(lodgePrices);

export const threeNightsInTambopata: StarterPostText = {
  title: "Three nights in Tambopata: macaws, an oxbow lake and the dark",
  summary:
    "By boat from Puerto Maldonado into the rainforest: macaws at dawn, giant otters on a still lake, frogs by torchlight. What you may see, what to pack, which vaccine.",
  coverAlt:
    "A boat on a misty forest lake at sunrise, with giant otters around it and two hoatzins on a branch",
  content: [
    `<p>The aircraft door opens, and after the thin, cool air of Cusco it is as if somebody had laid a damp towel over your face. Puerto Maldonado is ${html(formatDuration(flightMinutes.puertoMaldonado, "en"))} by air from Lima and ${defaultFacts(tambopataFacts).flightFromCusco.join("–")}&nbsp;minutes from Cusco, across the Andes and down to a brown river that bends as though it had all day. Three nights are the least that makes the journey worth while: one to arrive, one for the macaws, one for the lake.</p>`,
    "<h2>Which lodge?</h2>",
    "<p>The longer you sit in the boat, the more animals there are. Near the town, along the Madre de Dios, lodges are comfortable and cheaper, but don’t count on large mammals. Two or three hours up the Tambopata you sleep on the edge of the reserve; the places beyond that need another night. Before booking, ask which clay lick they take you to, how many guests share a guide (no more than eight, ideally) and whether the fee for the reserve is in the price.</p>",
    `<p>Three days and two nights with boat, meals and guide come to <a href="/fact/costs.lodgePrices.simple">${html(formatPrice(simple, "en"))}</a> in a simple lodge and <a href="/fact/costs.lodgePrices.better">${html(formatPrice(better, "en"))}</a> in a better one; these are estimates of <a href="/fact/costs.lodgePrices.simple.asOf">${formatMonth(simple.asOf, "en")}</a>, and a third night adds its share. The rules and fees of the reserve come from <a href="https://www.gob.pe/sernanp">Sernanp</a>, which looks after Peru’s protected areas.</p>`,
    "<h2>What to pack</h2>",
    "<ul>",
    `<li><p><strong>A small soft bag.</strong> Many lodges allow ${defaultFacts(tambopataFacts).bagKilos}&nbsp;kg (about ${Math.round(defaultFacts(tambopataFacts).bagKilos * 2.2)}&nbsp;lb) and keep your case in town.</p></li>`,
    "<li><p><strong>Long sleeves and trousers,</strong> pale and loose, and long socks for the rubber boots they lend you.</p></li>",
    "<li><p><strong>Binoculars.</strong> Without them a macaw is a red dot, with them a bird.</p></li>",
    "<li><p><strong>A head torch, a rain jacket, insect repellent</strong> and a fleece: between May and August a southern cold spell, the <em>friaje</em>, can turn the forest to autumn for days.</p></li>",
    "<li><p><strong>Cash,</strong> as the only machines are in town.</p></li>",
    "</ul>",
    "<h2>First evening: louder than you thought</h2>",
    "<p>You sit near the bow with lunch on your knees, rice wrapped in a big green leaf, when the guide raises a hand and the engine stops. On the bank stand capybaras, like a family of guinea pigs that went on growing. The lodge has a roof of palm leaves, and in many of them the room has only three walls; where the fourth should be is the forest. There is electricity for a few hours in the evening, and then candles.</p>",
    "<p>After dinner it is boots and head torches. You move a few steps at a time, and the guide sees what you would have walked past: a leaf-green frog on a leaf, a tarantula at its own front door, a pair of eyes looking back. Then everyone is asked to switch off. Two minutes of complete darkness. It is what most people remember when they are home.</p>",
    "<h2>Second day: the clay lick</h2>",
    `<p>You are woken at half past four. Soon after sunrise parrots come down to a bare bank above the river, the <em>collpa</em>, to eat the clay for its salts: first the small ones in a green cloud, then the macaws, two by two, scarlet and blue and hoarse. Numbers are highest in ${formatMonths(defaultFacts(tambopataFacts).lickMonths, "en")}. In drizzle not one will come, and the shadow of a hawk clears the bank in seconds.</p>`,
    "<p>For twenty minutes perhaps nothing happens. Sit still in the hide and drink your coffee. If they come, nobody will have to explain anything.</p>",
    "<blockquote><p>The forest offers chances and makes no promises. Whoever guarantees you a jaguar keeps it in a cage, or feeds it.</p></blockquote>",
    "<h2>Third day: a lake the river left behind</h2>",
    "<p>Now and then the river cuts off one of its own bends, and what is left becomes a lake. On these oxbows, called <em>cochas</em>, live giant otters. They fish as a family, grumble when the raft comes close and crunch their catch so loudly that you hear it on the far shore. Dawn is the best time. If they happen to be hunting elsewhere, there is still the hoatzin, a smelly bird with a punk’s crest, the eye of a caiman just above the water, and the piranha your guide catches and puts back.</p>",
    `<p>The reserve covers ${html(formatNumber(defaultFacts(tambopataFacts).hectares, "en"))} hectares (more than 1,000 square miles), and ${defaultFacts(tambopataFacts).birds.join("–")} kinds of bird have been counted in it, depending on who counts. You may see sixty and remember ten. That is plenty.</p>`,
    "<h2>Health</h2>",
    `<p>Have the yellow fever vaccine at least ${defaultFacts(yellowFever).daysBefore} days before you travel. Peru does not ask for the certificate, but Bolivia may if you go on there. Malaria occurs below ${html(formatAltitude(defaultFacts(jungleHealth).malaria.belowMetres, "en"))}, Puerto Maldonado included, and whether to take tablets is a question for your travel clinic; the <a href="https://wwwnc.cdc.gov/travel">CDC</a> has the current advice. Clothes, net and repellent work together, and the mosquito that carries dengue bites by day. If you run a fever within a month of coming home, tell the doctor where you have been.</p>`,
    "<h2>Back to town</h2>",
    `<p>On the fourth morning the current takes you down faster than you came. Book an afternoon flight, because fog and rain delay the early ones. If you go to Cusco by road, choose a bus by day and don’t get off at La Pampa, between kilometres ${laPampa.km.join(" and ")}, where gold is mined illegally. From the window of the plane you can still make out the lake with the otters, a small green half-moon in no end of trees.</p>`,
  ].join(""),
};
