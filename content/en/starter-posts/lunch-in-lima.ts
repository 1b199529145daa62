import { defaultFacts } from "#content/facts/facts.ts";
import { foodPrices } from "#content/facts/food.ts";
import type { StarterPostText } from "#content/starter-post-texts.ts";
import { formatMonth } from "#i18n/format-date.ts";

const month = (asOf: string) => formatMonth(asOf, "en");

export const lunchInLima: StarterPostText = {
  title: "How to order lunch in Lima: ceviche, the menú and a pisco",
  summary:
    "Why cevicherías close in the afternoon, what you get when you ask for the menú, what to drink with it and how much to tip: a guide to the main meal of Lima’s day.",
  coverAlt:
    "A plate of ceviche with corn and sweet potato and a glass of chicha morada, fishing boats in the bay behind",
  content: [
    "<p>Lunch is when Lima really eats. Between one and three the tables fill, office workers queue in front of chalkboards, and by four or five the fish kitchens are washing up. Set out for ceviche at eight in the evening and you will meet a lot of closed doors. So come hungry at noon, and with a few words ready.</p>",
    "<h2>Ceviche: at midday, and where it is busy</h2>",
    "<p><em>Ceviche</em> (you will also see cebiche and seviche) is raw sea fish “cooked” by lime juice, with red onion, chilli, coriander (cilantro) and salt. It spends minutes in the lime, not hours, a habit that came with Japanese cooks. Sweet potato, large-grained boiled corn (<em>choclo</em>) and toasted corn come on the side, and they are there for a reason: they take the edge off the acid.</p>",
    `<p>The juice left at the bottom is <em>leche de tigre</em>, tiger’s milk. Eat it with a spoon. Many places also serve it in a glass, and Limeños swear by it after a short night. In <a href="/fact/food.foodPrices.asOf">${month(defaultFacts(foodPrices).asOf)}</a> a plate of ceviche cost about <a href="/fact/food.foodPrices.ceviche">${defaultFacts(foodPrices).ceviche.join("–")}&nbsp;soles</a>. As the fish is raw, pick somewhere with hardly a free chair at midday.</p>`,
    '<p>In December 2023 the customs of making and sharing ceviche joined <a href="https://ich.unesco.org">UNESCO’s list of intangible heritage</a>. Peru also gives the dish a day of its own, 28 June.</p>',
    "<h2>The menú is not the menu</h2>",
    `<p>Ask for the <em>menú</em> in Peru and nobody will bring you a list of dishes (that is the <em>carta</em>). You will get the set lunch of the day in three parts: an <em>entrada</em>, which is soup or a small starter; a <em>segundo</em>, the main course; and a <em>refresco</em>, a glass of something home-made and not fizzy. The choices are chalked up by the door. In <a href="/fact/food.foodPrices.asOf">${month(defaultFacts(foodPrices).asOf)}</a> it cost about <a href="/fact/food.foodPrices.setLunch">${defaultFacts(foodPrices).setLunch.join("–")}&nbsp;soles</a>, often less than a single dish from the <em>carta</em> of the same kitchen. Ordering goes like this:</p>`,
    "<blockquote><p>“Un menú, por favor. De entrada, papa a la huancaína. De segundo, lomo saltado.” In other words: the set lunch, with potatoes in cheese sauce to start and stir-fried beef to follow.</p></blockquote>",
    "<p>Five names worth recognising on the board:</p>",
    "<ul>",
    "<li><p><strong>Lomo saltado:</strong> strips of beef tossed over a fierce flame with onion, tomato, soy sauce and vinegar. Chinese cooks first made it, in a wok, in the 19th century. It comes with chips (fries) and with rice, and that is not a mistake.</p></li>",
    "<li><p><strong>Ají de gallina:</strong> shredded chicken in a creamy, mildly hot yellow sauce. Note that it contains nuts and milk.</p></li>",
    "<li><p><strong>Causa:</strong> cold mashed potato with lime and chilli, layered with tuna or chicken.</p></li>",
    "<li><p><strong>Papa a la huancaína:</strong> boiled potato in a sauce of cheese and chilli, with no meat.</p></li>",
    "<li><p><strong>Arroz chaufa:</strong> fried rice from <em>chifa</em>, Peru’s own Chinese cooking.</p></li>",
    "</ul>",
    "<p>You don’t need a restaurant for any of this. Market counters are cheap and good, those of Surquillo next door to Miraflores for a start, and so is a <em>huarique</em>, the local word for a family place with a handful of tables.</p>",
    "<h2>What to drink with it</h2>",
    "<ul>",
    "<li><p><strong>Chicha morada:</strong> purple corn boiled with pineapple, apple, cinnamon and cloves, served cold. It has no alcohol. Its namesake <em>chicha de jora</em> does: that one is a mild corn beer.</p></li>",
    "<li><p><strong>Inca Kola:</strong> a bright yellow, very sweet soda, made since 1935. Try it once and then take sides.</p></li>",
    "<li><p><strong>Pisco sour:</strong> three parts pisco, one lime, one sugar syrup, plus egg white and a few drops of bitters. Pisco is a grape brandy of 38–48% alcohol, and the egg white is raw.</p></li>",
    "<li><p><strong>Chilcano:</strong> pisco lengthened with ginger ale, the lighter choice on a warm day.</p></li>",
    "</ul>",
    "<p>Order water by the bottle: <em>agua sin gas</em> is still, <em>agua con gas</em> is sparkling. If you are flying to Cusco (3,399&nbsp;m) the next morning, save the pisco sour for your last lunch before the flight home.</p>",
    "<h2>Five sentences that get you through</h2>",
    "<ul>",
    "<li><p>“¿Qué hay de menú?” What is the set lunch today?</p></li>",
    "<li><p>“Sin picante, por favor.” Not spicy, please.</p></li>",
    "<li><p>“Sin carne y sin pollo.” No meat and no chicken. Say both, because many cooks do not count chicken as meat.</p></li>",
    "<li><p>“Soy alérgico a los mariscos.” I’m allergic to shellfish. A woman says <em>alérgica</em>. Ask about the soup as well, as the stock may be made with shellfish.</p></li>",
    "<li><p>“La cuenta, por favor.” The bill, please.</p></li>",
    "</ul>",
    "<h2>The bill, and the famous names</h2>",
    "<p>Leave about 10% unless a service charge is already on the bill. Larger restaurants take cards; in markets and small places you need cash, preferably in small notes. Yape and Plin, the phone payments advertised at every till, need a Peruvian bank account.</p>",
    `<p>Should you want one grand lunch, Maido in Miraflores came first in <a href="https://www.theworlds50best.com">the World’s 50 Best Restaurants</a> of 2025, as Central in Barranco did in 2023. Book either of them months ahead, and expect to pay about <a href="/fact/food.foodPrices.tastingMenuFrom">${defaultFacts(foodPrices).tastingMenuFrom}&nbsp;soles</a> or more for a tasting menu (<a href="/fact/food.foodPrices.asOf">${month(defaultFacts(foodPrices).asOf)}</a>). A lunch in Lima to remember needs far less: a free chair near a chalkboard, and a 20-sol note.</p>`,
  ].join(""),
};
