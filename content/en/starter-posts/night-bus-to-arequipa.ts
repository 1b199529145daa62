import { defaultFacts } from "#content/facts/facts.ts";
import { transportPrices } from "#content/facts/costs/big-items.ts";
import { smallThings } from "#content/facts/costs/small-things.ts";
import { ways } from "#content/facts/itineraries/ways.ts";
import { busHours, coachSeats } from "#content/facts/journeys.ts";
import { places } from "#content/facts/places.ts";
import { heights, roughAsOf, roughPrices } from "#content/facts/top-ten.ts";
import type { StarterPostText } from "#content/starter-post-texts.ts";
import { formatAltitude, formatSoles } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";
import { formatHours } from "#i18n/format-duration.ts";

/** As posts are stored: a space that does not break is an entity. */
const html = (text: string) => text.replaceAll("\u00a0", "&nbsp;");
const inHours = ([from, to]: readonly [number, number]) => [from / 60, to / 60] as const;
const hours = ([from, to]: readonly [number, number]) => html(formatHours(from, "en", to));
const soles = ([from, to]: readonly [number, number]) => html(formatSoles(from, "en", to));
const altitude = (metres: number) => html(formatAltitude(metres, "en"));
const month = (asOf: string) => formatMonth(asOf, "en");
const { limaArequipa } = defaultFacts(transportPrices);

export const nightBusToArequipa: StarterPostText = {
  title: "The night bus to Arequipa, and a first morning in the white city",
  summary:
    "Which seat to book, where to keep your bag, and what to do at six in the morning in a city where your room is ready at two: a night on the coach and a day among white walls.",
  coverAlt:
    "A double-decker coach on the road at night, in the distance the lights of Arequipa and the snow-capped Misti volcano",
  content: [
    `<p>In the evening you are sitting in a waiting room in the desert, holding the paper tag they gave you for your case. In the morning somebody pulls back a curtain and there is El Misti, a volcano of ${altitude(heights.misti)} and of just the shape a child would draw. Between the two lie ${hours(inHours(defaultFacts(ways).nazcaArequipa.minutes))} from Nazca, or ${hours(busHours.limaArequipa)} from Lima. Flying is quicker, but the bus saves you a night’s hotel and lifts you into the mountains slowly.</p>`,
    "<h2>The ticket: lower deck, near the front, good company</h2>",
    `<p>Peruvian coaches have two classes. A <em>semicama</em> leans back to ${coachSeats.semicama} and is usually upstairs, with the view and the sway. A <em>cama</em> goes to ${coachSeats.cama}, downstairs, wide, and costs roughly half as much again. For a whole night the second is money well spent. Press reports of <a href="/fact/costs.transportPrices.limaArequipa.asOf">${month(limaArequipa.asOf)}</a> put the fare from Lima at <a href="/fact/costs.transportPrices.limaArequipa">${soles(limaArequipa.range)}</a>; <a href="https://www.cruzdelsur.com.pe">Cruz del Sur</a> and its rivals show today’s online. Ask four things before you pay:</p>`,
    "<ul>",
    "<li><p><strong>Does it leave from the company’s own terminal?</strong> The better firms tag your luggage, look into your hand baggage and want to see your passport.</p></li>",
    "<li><p><strong>Is it direct?</strong> Don’t travel with anyone who picks up passengers by the roadside.</p></li>",
    "<li><p><strong>How many drivers?</strong> On a road this long two should take turns.</p></li>",
    "<li><p><strong>When does it get in?</strong> Between six and eight is best: it is light, and the city is getting up.</p></li>",
    "</ul>",
    "<h2>The night</h2>",
    "<p>Whatever matters belongs between your feet and not over your head. Put passport, money, phone and medicine into one small bag and loop its strap around your ankle; the overhead rack is for coats. Bring earplugs, water, socks and a jumper (sweater), since by dawn the air conditioning has turned the coach into a fridge. Dinner is served, but pack a banana too.</p>",
    "<p>The road winds above the Pacific, and between Atico and Ocoña there is hardly a straight stretch in it. If you get carsick, take your tablet before you leave and sit well forward on the lower deck. Should you wake, look out. Below you the surf runs white in the moonlight, above you is sand, and for hours there is not a lamp in sight.</p>",
    "<h2>Six o’clock: arriving with your wits about you</h2>",
    `<p>Coaches come into two terminals side by side, south of the centre. Leave the taxis waiting outside alone, because false drivers have robbed passengers in Arequipa; call a car by app, or have your hotel send one. A ride in town comes to something like ${soles(defaultFacts(smallThings).soles.taxiCusco)}, at an estimate. Rooms are seldom ready before noon, but they will take your luggage, and many lend you a shower if you write the day before.</p>`,
    `<p>At ${altitude(places.arequipa.altitude)} the altitude is still kind. Most people notice no more than a dry mouth and short breath on the stairs. Drink plenty, put on sun cream, for few cities have a stronger sun, and sleep here twice before the Colca Canyon or Puno.</p>`,
    "<h2>Breakfast in the market</h2>",
    "<p>Under the iron roof of San Camilo market the first row is all fruit, and behind it are the counters where they blend whatever you point at, in milk or in water: papaya, strawberries, the local <em>lúcuma</em>. With it goes a <em>pan de tres puntas</em>, a roll with three corners, filled with cheese or avocado. If you arrive on a Sunday ask for <em>adobo</em>, pork steeped in corn beer and spices, which people in Arequipa eat at daybreak with bread to mop the bowl. Dessert is <em>queso helado</em>. Despite its name there is no cheese in it, though there is a good deal of cinnamon.</p>",
    "<h2>Santa Catalina before the crowds</h2>",
    `<p>The convent was founded in 1579, and for nearly four hundred years nobody saw it who did not belong there; visitors have been let in since 1970. It is less a building than a town, with streets, squares, a fountain, a laundry made of halved clay jars, and walls that turn from brick red to blue as you round a corner. Be there when it opens: the groups come after ten, and the light loses its edge. A ticket was about ${soles(roughPrices.santaCatalina)} in ${month(roughAsOf)}; for the hours, and the evenings on which it opens by candlelight, see <a href="https://santacatalina.org.pe">the convent’s site</a>.</p>`,
    "<p>You can wander on your own, but an hour with a guide is worth it: that is how you learn which cells came with a servant, a piano and porcelain, and how a stern sister sent by the Pope ended all that in 1871. Then sit down under the orange trees. The nuns still live here, behind a door you do not go through.</p>",
    "<h2>The afternoon is yours</h2>",
    "<p>At two the room is ready. Sleep for an hour and no longer, then have a late lunch in one of the <em>picanterías</em>, the old lunch houses: a stuffed hot pepper (<em>rocoto relleno</em>), or the crayfish chowder called <em>chupe de camarones</em>. Be at the viewpoint of Yanahuara for the sunset. Behind its white arches first the volcano turns pink, and then the whole city.</p>",
    "<blockquote><p>If you remember one piece of advice, let it be this: night buses are for the coast. From Arequipa to Cusco or Puno go by day, because that road runs above the clouds, and because of what you would miss.</p></blockquote>",
    "<p>By nine your eyes will be closing anyway. This time it is a proper bed, flat, and it does not go round corners.</p>",
  ].join(""),
};
