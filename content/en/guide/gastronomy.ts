import { foodPrices, incaKola, kitchen, pisco, rankings } from "#content/facts/food.ts";
import { places } from "#content/facts/places.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatAltitude, formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";

const rank = (place: number | null) => (place === null ? "–" : String(place));
const pricesAsOf = () => formatMonth(foodPrices.asOf, "en");

export default guideWords(() => ({
  title: "Peruvian food and drink",
  description:
    "Ceviche, lomo saltado, ají de gallina, pachamanca, pisco sour: what is in them, where and when to have them, what they cost and which allergens to watch for.",
  keywords: [
    "Peruvian food",
    "Peruvian cuisine",
    "ceviche",
    "lomo saltado",
    "ají de gallina",
    "pachamanca",
    "pisco sour",
    "chifa",
    "Nikkei",
    "restaurants in Lima",
  ],
  lead: "What to eat and drink in Peru, in which region, at what time of day and for roughly how much. By the end you can read a menu, know what to ask for if you eat no meat, and know where nuts, milk or raw egg may be hiding.",
  pictureAlt: "A market stall by the sea: fish on ice, potatoes, corn, chillies and limes.",
  sections: [
    {
      id: "why",
      title: "Why Peru eats so well",
      facts: [
        { term: "Potatoes", text: `more than ${formatNumber(kitchen.potatoVarieties, "en")} varieties` },
        { term: "Chilli peppers", text: `at least ${kitchen.chilliTypes} kinds in everyday use` },
        { term: "UNESCO", text: `ceviche, ${formatMonth(kitchen.cevicheListed, "en")}` },
      ],
      blocks: [
        "Fish from a cold sea, potatoes and quinoa from the mountains and fruit from the rainforest all end up in the same Lima market. To the crops of the Incas the Spaniards added meat and milk, enslaved Africans their skill with the cheaper cuts, the Chinese the wok, the Japanese a feeling for raw fish and the Italians pasta: [history](page:history#independence) you can eat.",
        `In ${formatMonth(kitchen.cevicheListed, "en")} UNESCO put the practices around making and sharing ceviche on its [list of intangible heritage](site:unescoIntangible). The potato even has its own institute in Lima, the [International Potato Center](site:cip).`,
        "The key to the flavours is *ají*, the chilli pepper. Not every kind is fiercely hot, and four are worth knowing by name.",
        {
          kind: "terms",
          shape: "names",
          items: [
            { term: "*ají amarillo*", text: "Yellow; the base and the colour of the creamy sauces." },
            { term: "*ají panca*", text: "Dark and dried; for marinades, such as the one for *anticuchos*." },
            { term: "*rocoto*", text: "Round as an apple, red and properly hot; Arequipa stuffs it." },
            { term: "*ají limo*", text: "Small and fragrant; the one for ceviche." },
          ],
        },
        {
          kind: "table",
          caption: "National days of food and drink",
          head: ["Day", "In honour of"],
          rows: [
            ["first Saturday of February", "pisco sour"],
            ["30 May", "the potato"],
            ["28 June", "ceviche"],
            ["third Sunday of July", "*pollo a la brasa*, charcoal chicken"],
            ["fourth Sunday of July", "pisco"],
          ],
        },
      ],
    },
    {
      id: "dishes",
      title: "Four dishes to start with",
      blocks: [
        "If there is time for only four, take the four faces of the country: the sea, the Chinese wok, the Lima home and the Andean earth.",
        {
          kind: "cards",
          items: [
            {
              id: "ceviche",
              title: "Ceviche",
              picture: {
                id: "dishes/ceviche",
                alt: "A bowl of ceviche by the sea: white pieces of fish with red onion, sweet potato and corn, reed boats behind.",
              },
              text: [
                "Raw sea fish, “cooked” in a few minutes not by fire but by the juice of limes. The juice, *leche de tigre* or tiger’s milk, is served on its own as a pick-me-up.",
              ],
              facts: [
                {
                  term: "What is in it",
                  text: "fish, lime, red onion, chilli, coriander (cilantro), salt; with sweet potato, *choclo* (large-grained corn) and toasted corn",
                },
                {
                  term: "Where and when",
                  text: "on the coast, at lunch; many *cevicherías* close at 4 or 5 pm",
                },
                {
                  term: "Good to know",
                  text: "also spelt *cebiche* or *seviche*. The quick marinade came with Japanese cooks; before them it took hours",
                },
                { term: "Allergens", text: "fish, and shellfish in the mixed version; the fish is raw" },
              ],
            },
            {
              id: "lomo-saltado",
              title: "Lomo saltado",
              picture: {
                id: "dishes/lomo-saltado",
                alt: "A plate of lomo saltado: strips of beef, onion, tomato, chips and rice, with a flaming wok behind.",
              },
              text: [
                "Strips of beef seared in a wok, as Chinese cooks first made it in the 19th century. A good one tastes of smoke. It comes with chips (fries) **and** rice, both at once.",
              ],
              facts: [
                { term: "What is in it", text: "beef, onion, tomato, soy sauce, vinegar" },
                { term: "Where and when", text: "everywhere, at lunch and in the evening" },
                { term: "Good to know", text: "a safe choice if you avoid hot food: ask for it *sin ají*" },
                { term: "Allergens", text: "soy, and usually wheat, which is in most soy sauce" },
              ],
            },
            {
              id: "aji-de-gallina",
              title: "Ají de gallina",
              picture: {
                id: "dishes/aji-de-gallina",
                alt: "Ají de gallina: chicken in yellow sauce with boiled egg, olives and rice, on a table by a window.",
              },
              text: [
                "Shredded chicken in a creamy yellow sauce, mild, and silky rather than fiery. It is a relative of Spain’s medieval blancmange, which was a savoury dish of chicken and almonds.",
              ],
              facts: [
                {
                  term: "What is in it",
                  text: "chicken, *ají amarillo*, milk-soaked bread, nuts, cheese; with potato, olive and egg",
                },
                { term: "Where and when", text: "in Lima, at home and in simple restaurants, at lunch" },
                { term: "Good to know", text: "*gallina* means hen; today it is mostly made with chicken" },
                { term: "Allergens", text: "**nuts**, milk, wheat, egg: not for anyone with a nut allergy" },
              ],
            },
            {
              id: "pachamanca",
              title: "Pachamanca",
              picture: {
                id: "dishes/pachamanca",
                alt: "Pachamanca: meat, potatoes, beans and corn in a steaming pit of hot stones, people in traditional dress behind.",
              },
              text: [
                "An earth oven: a pit is dug and filled with hot stones, meat and vegetables go on top, and the whole thing is covered over. When there is something to celebrate, entire families sit around it.",
              ],
              facts: [
                {
                  term: "What is in it",
                  text: "lamb, pork, chicken, guinea pig, potatoes, broad beans, *humita* (corn dumpling), the herb huacatay",
                },
                {
                  term: "Where and when",
                  text: "in the Andes, at celebrations; above all around Huancayo and Ayacucho",
                },
                {
                  term: "Good to know",
                  text: "from the Quechua for earth (*qu:pacha*) and pot (*qu:manka*); it is national heritage",
                },
                { term: "Allergens", text: "marinades and *humita* vary, so ask" },
              ],
            },
          ],
        },
      ],
    },
    {
      id: "regions",
      title: "More dishes, by region",
      blocks: [
        { kind: "heading", id: "lima-coast", text: "Lima and the coast" },
        {
          kind: "list",
          items: [
            "*Causa limeña*: cold layers of mashed yellow potato with lime and chilli, filled with tuna or chicken.",
            "*Anticucho*: beef heart on a skewer, Afro-Peruvian street food, everywhere in October.",
            "*Tacu tacu*: rice and beans fried crisp, originally a way to use up yesterday’s leftovers.",
            "*Pollo a la brasa*: chicken turned over charcoal, invented near Lima in the 1950s.",
          ],
        },
        { kind: "heading", id: "chifa-nikkei", text: "Chifa and Nikkei" },
        {
          kind: "list",
          items: [
            "*Arroz chaufa*: Chinese–Peruvian fried rice; *aeropuerto* is the same mixed with noodles. Find them in a *chifa*, a Chinese–Peruvian restaurant.",
            "*Tiradito*: the Nikkei (Japanese–Peruvian) cousin of ceviche, with the fish sliced instead of cubed.",
          ],
        },
        { kind: "heading", id: "north", text: "The north coast" },
        {
          kind: "list",
          items: [
            "*Seco de cabrito*: a stew of kid goat with coriander.",
            "*Arroz con pato*: duck with rice that coriander has turned green.",
          ],
        },
        { kind: "heading", id: "andes", text: "The Andes and Arequipa" },
        {
          kind: "list",
          items: [
            "*Papa a la huancaína*: boiled potato in a cold sauce of cheese and chilli.",
            "*Cuy*: guinea pig roasted whole; eaten in the Andes for thousands of years.",
            "*Alpaca* and *trucha*: alpaca steak around Cusco, trout at Lake Titicaca.",
            "*Chuño*: freeze-dried potato of the altiplano, which keeps for years.",
            "*Rocoto relleno*, *adobo*, *chupe de camarones*: stuffed pepper, spiced pork and crayfish chowder in the *picanterías* of Arequipa.",
          ],
        },
        { kind: "heading", id: "amazon", text: "The Amazon" },
        {
          kind: "list",
          items: [
            "*Juane*: seasoned rice with chicken wrapped in a leaf, on every table on St John’s Day, [24 June](page:holidays).",
            "*Tacacho con cecina*: mashed plantain with smoked meat.",
            "*Patarashca*: fish grilled in a leaf.",
          ],
        },
      ],
    },
    {
      id: "vegetarian",
      title: "If you eat no meat",
      blocks: [
        "*Carne* means beef or pork; chicken often does not count. Say both: **“*sin carne, sin pollo*”** (no meat, no chicken). Vegans add *sin queso, sin leche, sin huevo* (no cheese, milk or egg).",
        {
          kind: "list",
          items: [
            "*Solterito*: a salad from Arequipa of broad beans, corn and cheese.",
            "*Papa a la huancaína*: potato in cheese sauce; the egg can be left out.",
            "*Tamal*: ground corn steamed in a leaf; ask whether there is meat in it.",
            "*Sopa de quinoa*: quinoa soup, daily food in the Andes; the stock may be meat.",
          ],
        },
      ],
    },
    {
      id: "sweets",
      title: "Sweets and fruit",
      blocks: [
        "Some go with a month or a town: *turrón* with October, *queso helado* with Arequipa, King Kong with Lambayeque.",
        {
          kind: "terms",
          shape: "names",
          items: [
            {
              term: "*suspiro a la limeña*",
              text: "Caramel cream topped with port meringue: a “Lima lady’s sigh”.",
            },
            { term: "*mazamorra morada*", text: "Purple-corn pudding." },
            { term: "*picarones*", text: "Fried rings of squash and sweet potato with syrup." },
            { term: "*arroz con leche*", text: "Rice pudding, often served beside the *mazamorra*." },
            { term: "*turrón de Doña Pepa*", text: "Aniseed cake strewn with coloured sugar, for October." },
            {
              term: "*queso helado*",
              text: "Arequipa’s ice cream; the name says cheese, but there is none.",
            },
            { term: "King Kong", text: "Layers of biscuit (cookie) and caramel cream." },
          ],
        },
        "Among the fruit, look for lúcuma (best as ice cream), chirimoya and granadilla, and in the rainforest for aguaje and camu camu. Cacao grows in Peru too.",
      ],
    },
    {
      id: "drinks",
      title: "Drinks",
      blocks: [
        `*Pisco* is grape brandy: distilled once, with no wood and no added water, at ${pisco.alcoholFrom}–${pisco.alcoholTo}% alcohol. It may be made from ${pisco.grapes} grape varieties, Quebranta and Italia among them, and only in Lima, Ica, Arequipa, Moquegua and Tacna; [Indecopi](site:indecopi) guards the protected origin. Chile claims the name as well, a debate best left to the locals. Cellars around Ica are easily combined with [Huacachina](page:top-ten#huacachina).`,
        {
          kind: "cards",
          items: [
            {
              id: "pisco-sour",
              title: "Pisco sour",
              picture: {
                id: "dishes/pisco-sour",
                alt: "A pisco sour in a stemmed glass with drops of bitters on its white foam; beside it a bottle, limes and grapes.",
              },
              text: [
                "First mixed in Lima between about 1916 and 1920, by tradition at Morris’ Bar. The foam is raw egg white.",
              ],
              facts: [
                { term: "What is in it", text: "pisco, lime, sugar syrup, egg white, bitters" },
                { term: "Measure", text: "3 parts pisco, 1 part lime, 1 part syrup" },
                { term: "Good to know", text: "stronger at altitude; leave it out for the first two days" },
                { term: "Allergens", text: "raw egg; without it: *chilcano*, pisco with ginger ale" },
              ],
            },
          ],
        },
        {
          kind: "terms",
          shape: "names",
          items: [
            {
              term: "*chicha morada*",
              text: "No alcohol: purple corn with pineapple, apple, cinnamon and cloves.",
            },
            {
              term: "*chicha de jora*",
              text: "Mild corn beer. A red flag or a bunch of flowers on a pole outside the house means it is sold there.",
            },
            {
              term: "Inca Kola",
              text: `A yellow soft drink (soda), on sale since ${incaKola.since}; it outsold Coca-Cola in Peru, and Coca-Cola bought a share in ${incaKola.shareSold}.`,
            },
            {
              term: "*mate de coca*",
              text: `Coca tea, the usual remedy for altitude, for example in Cusco (${formatAltitude(places.cusco.altitude, "en")}). Leaves and tea bags are banned in Britain, the European Union, the United States and many other countries: do not take them home.`,
            },
            {
              term: "*muña, emoliente*",
              text: "Tea of an Andean mint; a hot herbal drink sold in the street.",
            },
            { term: "beer", text: "Cusqueña, Pilsen Callao, and Arequipeña from Arequipa." },
            { term: "coffee", text: "From Chanchamayo and Jaén; ask for *pasado*, freshly dripped." },
          ],
        },
      ],
    },
    {
      id: "restaurants",
      title: "Restaurants: rankings and small kitchens",
      blocks: [
        `**Central** in Barranco (Virgilio Martínez, Pía León) was named the world’s best in 2023; it has since joined the “Best of the Best” hall of fame and is no longer ranked. **Maido** in Miraflores (Mitsuharu Tsumura, Nikkei) won in 2025 and is likewise out of the Latin American list. The places below are those of ${rankings.world.slice(0, 4)}; the newest are on the [organisers’ site](site:worlds50Best).`,
        {
          kind: "table",
          caption: `Peruvian restaurants in The World’s 50 Best lists (${formatMonth(rankings.asOf, "en")})`,
          head: ["Restaurant", "World", "Latin America"],
          rows: rankings.restaurants.map(({ name, world, latinAmerica }) => [
            name,
            rank(world),
            rank(latinAmerica),
          ]),
        },
        "Kjolle also took the Art of Hospitality award; first place in Latin America went to El Chato in Bogotá. Cosme, La Mar, Rafael, Osso, and Astrid y Gastón stood on that list too. Book a table at any of these months ahead.",
        {
          kind: "note",
          tone: "tip",
          title: "Cheap and good",
          text: [
            "Lunch at a market counter is a pleasure, not second best: try Surquillo in Lima, San Pedro in Cusco. The other word to know is *huarique*, a small family place with a few tables and two or three dishes.",
          ],
        },
      ],
    },
    {
      id: "prices",
      title: "What it costs",
      blocks: [
        "The cheapest lunch is the *menú*: soup or starter, main course and drink at one price. The figures are a guide only; bills are in soles.",
        {
          kind: "table",
          caption: `Rough prices per person (figures from before ${pricesAsOf()})`,
          head: ["What", "About"],
          rows: [
            ["*menú* (set lunch)", formatSoles(foodPrices.setLunch[0], "en", foodPrices.setLunch[1])],
            ["ceviche", formatSoles(foodPrices.ceviche[0], "en", foodPrices.ceviche[1])],
            ["tasting menu, top restaurant", `from ${formatSoles(foodPrices.tastingMenuFrom, "en")}`],
          ],
        },
        "For new suggestions and regional cooking see [peru.travel](site:peruTravel); for cash and cards, the [Peru guide](page:peru-guide#money).",
      ],
    },
    {
      id: "food-safety",
      title: "Keeping your stomach happy",
      blocks: [
        {
          kind: "checklist",
          items: [
            "Eat ceviche at midday and where it is busy: that is where the fish is fresh.",
            "Do not drink tap water; ask for a bottle, *agua sin gas* (still) or *con gas* (sparkling).",
            "Choose fruit that can be peeled.",
            "With allergies, ask: there may be nuts in sauces and shellfish in broths.",
            "In your first days at altitude, eat light and go easy on alcohol.",
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "How to say what you cannot eat",
          text: [
            "*Soy alérgico a…* (a man), *soy alérgica a…* (a woman): *las nueces* (nuts), *el maní* (peanuts), *los mariscos* (seafood), *la leche* (milk), *el huevo* (egg), *el gluten*. Safest of all is to show it in writing, on your phone.",
          ],
        },
      ],
    },
    {
      id: "menu-words",
      title: "Words to read a menu",
      blocks: [
        {
          kind: "table",
          caption: "Words that keep coming back on menus",
          head: ["Spanish", "English"],
          rows: [
            ["*ají*", "chilli pepper (say “a-HEE”)"],
            ["*anticucho*", "skewered beef heart"],
            ["*arroz*", "rice"],
            ["*camote*", "sweet potato"],
            ["*camarones*", "prawns (shrimp) or crayfish"],
            ["*chicha*", "corn drink"],
            ["*choclo*", "boiled large-grained corn"],
            ["*cuy*", "guinea pig (“kooy”)"],
            ["*jalea*", "fried fish and seafood (“ha-LEH-a”)"],
            ["*mariscos*", "seafood"],
            ["*menú*", "set lunch, not the menu"],
            ["*la carta*", "the menu"],
            ["*palta*", "avocado"],
            ["*papa*", "potato"],
            ["*pescado*", "fish"],
            ["*pollo*", "chicken (“PO-yo”)"],
            ["*res, chancho*", "beef, pork"],
            ["*yuca*", "cassava"],
            ["*la cuenta, por favor*", "the bill, please"],
          ],
        },
      ],
    },
  ],
  freshness: [
    `Restaurant rankings are those of June and December 2025 (checked in ${formatMonth(rankings.asOf, "en")}); for 2026 see [the organisers](site:worlds50Best). Prices are round figures of ${formatMonth(foodPrices.asOf, "en")}.`,
  ],
}));
