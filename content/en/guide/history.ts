import { historyDays, historyFigures, politics } from "#content/facts/holidays/history-days.ts";
import { limaCollections } from "#content/facts/lima/lima-sights.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatAltitude, formatNumber } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";

const onDay = (id: keyof typeof historyDays) => formatDate(historyDays[id], "en");
const day = (id: keyof typeof historyDays) => ({ when: onDay(id), date: historyDays[id] });
const height = (id: PlaceId) => formatAltitude(places[id].altitude, "en");
const { pizarrosMen, incaRoadsKm, ancashDead, truthCommissionDead } = historyFigures;

export default guideWords(() => ({
  title: "A history of Peru",
  description:
    "From Caral to the Incas, the Spanish conquest and today: Peru’s past in six eras, with dates and the places where you can still see each of them.",
  keywords: [
    "history of Peru",
    "Incas",
    "Inca Empire",
    "Caral",
    "Chavín",
    "Pizarro",
    "Viceroyalty of Peru",
    "Túpac Amaru",
    "Peruvian independence",
    "Shining Path",
  ],
  lead: "The Incas ruled the Andes for roughly a hundred years. Four thousand years of cities, temples and canals came before them, and almost three centuries of Spanish rule after. Here is the whole story in six chapters, each with its dates, and at the end you will know where to see every era today.",
  pictureAlt:
    "Sunrise behind a stepped pyramid with a llama caravan before it; knotted cords above, adobe reliefs below.",
  sections: [
    {
      id: "in-short",
      title: "Six eras at a glance",
      blocks: [
        "If you remember one thing, make it the order. The Nazca Lines, the portrait pots of the Moche and Lima’s Huaca Pucllana are all far older than the Incas, whereas Machu Picchu was built barely a hundred years before the Spaniards arrived.",
        {
          kind: "table",
          caption: "The eras, and where each of them shows",
          head: ["Era", "When", "See it in"],
          rows: [
            ["[Before the Incas](#pre-inca)", "c. 3000 BC – AD 1470", "Caral, Nazca, Chan Chan"],
            ["[Incas](#inca)", "c. 1200–1532", "Cusco, Machu Picchu"],
            ["[Conquest](#conquest)", "1532–1572", "Cajamarca, Ollantaytambo"],
            ["[Colony](#colonial)", "1542–1821", "Old Lima and old Arequipa"],
            ["[Independence](#independence)", "1821–1883", "Lima, Ayacucho"],
            ["[Modern Peru](#modern)", "from the late 19th century", "Iquitos, the LUM in Lima"],
          ],
        },
      ],
    },
    {
      id: "pre-inca",
      title: "Before the Incas",
      blocks: [
        "Peru’s coast is a desert, cut by mountain rivers into narrow green valleys. In one of them, the Supe, stood Caral, the centre of the oldest known urban culture of the Americas, five thousand years ago. Its people raised pyramids but made no pottery, and archaeologists have found no sign of war.",
        `Two thousand years later the impulse came from the mountains: at Chavín de Huántar, ${height("chavin")} up, pilgrims faced gods that were part jaguar, part snake. In the southern desert the Paracas wrapped their dead in embroidered mantles and practised skull surgery; after them the Nazca drew lines on the plain. Some of the Nazca’s underground aqueducts, the *puquios*, still carry water.`,
        "In the north the Moche fired pots with faces so individual that you would know the sitter in the street. The tomb of the Lord of Sipán was found in 1987, that of the Lady of Cao in 2006. Where Lima now stands, people were meanwhile stacking small adobe bricks upright, with gaps between them, so that the Huaca Pucllana would ride out earthquakes.",
        `Nor was empire an Inca invention. The Wari were the first in the Andes to run one with roads, while Tiwanaku flourished by Lake Titicaca (${height("titicaca")}). Later the Chachapoya, the “cloud people”, walled Kuélap (${height("kuelap")}) in the northern mountains, and on the coast the Chimú built Chan Chan, the largest adobe city of the Americas. The Incas took it in about 1470.`,
        {
          kind: "timeline",
          items: [
            {
              when: "c. 12,000–8,000 BC",
              title: "The first hunters",
              text: "Known from Lauricocha and Guitarrero Cave.",
            },
            {
              when: "c. 3000–1800 BC",
              title: "Caral-Supe",
              text: "Cities of pyramids in a coastal valley; World Heritage since 2009.",
            },
            {
              when: "c. 1200–200 BC",
              title: "Chavín",
              text: "The temple of Chavín de Huántar and its jaguar and snake gods; World Heritage since 1985.",
            },
            {
              when: "c. 800 BC – AD 100",
              title: "Paracas",
              text: "Embroidered burial mantles and skull surgery in the southern desert.",
            },
            {
              when: "c. 500 BC – AD 700",
              title: "Nazca",
              text: "The lines were drawn until about AD 500; painted pots and underground aqueducts remain too.",
            },
            {
              when: "c. 100–800",
              title: "Moche",
              text: "Portrait pots, and rulers buried in gold on the north coast.",
            },
            {
              when: "c. 200–700",
              title: "Lima culture",
              text: "Huaca Pucllana, in the middle of today’s Miraflores.",
            },
            {
              when: "c. 500–1100",
              title: "Tiwanaku and Wari",
              text: "Tiwanaku at Lake Titicaca; from about 600 the Wari, the first Andean empire with roads.",
            },
            {
              when: "c. 800–1470",
              title: "Chachapoya",
              text: "The “cloud people” within the walls of Kuélap.",
            },
            {
              when: "c. 900–1470",
              title: "Chimú",
              text: "The adobe city of Chan Chan, World Heritage since 1986; Inca from about 1470.",
            },
          ],
        },
      ],
    },
    {
      id: "inca",
      title: "The Inca Empire",
      picture: {
        id: "places/machu-picchu",
        alt: "A llama on the terraces of Machu Picchu, with the stone houses and Huayna Picchu behind.",
      },
      blocks: [
        `Legend says that Manco Cápac came from Lake Titicaca and founded Cusco (${height("cusco")}). For two centuries it was one small highland state among many. The turning point is put at 1438, when Pachacútec threw back an attack by the Chancas and the conquests began.`,
        `By his grandson’s time the realm, *qu:Tawantinsuyu* in Quechua, reached from southern Colombia to central Chile. What held it together was about ${formatNumber(incaRoadsKm.from, "en")}–${formatNumber(incaRoadsKm.to, "en")} kilometres of road, the *qu:Qhapaq Ñan*, World Heritage since 2014. Accounts were kept not in writing but on knotted cords called *qu:khipu*.`,
        `[Machu Picchu](page:top-ten#machu-picchu) (${height("machu-picchu")}) belongs to this short golden age. Books long dated it to Pachacútec’s reign; radiocarbon work published in 2021 puts people there from about 1420.`,
        "The end began with disease. Smallpox travelled faster than the Spaniards who had brought it to the continent, and after the death of Huayna Cápac his sons Huáscar and Atahualpa went to war with each other. By the time Pizarro landed, the empire had a civil war behind it.",
        {
          kind: "timeline",
          items: [
            {
              when: "c. 1200",
              title: "Cusco founded",
              text: "By Manco Cápac, who came from Lake Titicaca, as legend has it.",
            },
            {
              when: "1438",
              date: "1438",
              title: "Pachacútec defeats the Chancas",
              text: "Empire-building starts; Machu Picchu goes up between about 1420 and 1450.",
            },
            {
              when: "1471–1527",
              title: "Túpac Yupanqui and Huayna Cápac",
              text: "Tawantinsuyu at its largest, from southern Colombia to central Chile.",
            },
            {
              when: "c. 1527–1532",
              title: "Smallpox and a war of brothers",
              text: "Huáscar against Atahualpa, who wins.",
            },
          ],
        },
      ],
    },
    {
      id: "conquest",
      title: "The conquest",
      picture: {
        id: "places/ollantaytambo",
        alt: "The stepped Inca terraces of Ollantaytambo on a steep hillside.",
      },
      blocks: [
        `Francisco Pizarro waited for Atahualpa in the square of Cajamarca (${height("cajamarca")}) with about ${pizarrosMen} men, and within hours held him prisoner. The Inca offered a room filled with gold for his freedom. The gold came; he was executed the following year all the same.`,
        `With Cusco taken, it looked finished. But Manco Inca, whom the Spaniards had helped to the throne, rose against them: he besieged Cusco for months and at [Ollantaytambo](page:top-ten#sacred-valley) (${height("ollantaytambo")}) beat their cavalry. In the end he withdrew to Vilcabamba on the edge of the rainforest, where an Inca court held out for another generation.`,
        "The conquerors were fighting one another by then. It was not Incas but fellow Spaniards who killed Pizarro, in Lima, the city he had founded. His tomb is in the cathedral there.",
        {
          kind: "timeline",
          items: [
            {
              ...day("atahualpaTaken"),
              title: "Cajamarca",
              text: "Pizarro seizes Atahualpa; the ransom is a room full of gold.",
            },
            {
              ...day("atahualpaExecuted"),
              title: "Death of Atahualpa",
              text: "He is executed in spite of the ransom.",
            },
            { ...day("spaniardsInCusco"), title: "Spaniards in Cusco", text: "The Inca capital falls." },
            { ...day("limaFounded"), title: "Lima founded", text: "Pizarro calls it the “City of Kings”." },
            {
              when: "1536–1537",
              title: "Manco Inca’s rising",
              text: "The siege of Cusco, victory at Ollantaytambo, withdrawal to Vilcabamba.",
            },
            { ...day("pizarroKilled"), title: "Death of Pizarro", text: "He is murdered in Lima." },
            { when: "1542", date: "1542", title: "Viceroyalty of Peru", text: "Lima is its seat." },
            {
              ...day("lastIncaExecuted"),
              title: "The last Inca",
              text: "Túpac Amaru I, the last ruler of Vilcabamba, is captured and executed.",
            },
          ],
        },
      ],
    },
    {
      id: "colonial",
      title: "The colony",
      picture: {
        id: "places/san-francisco",
        alt: "The front of Lima’s San Francisco monastery with its two towers.",
      },
      blocks: [
        "Peru became the silver mine of the Spanish crown. In the 1570s Viceroy Francisco de Toledo moved Andean communities into new villages by force and pressed their men into labour, the *mita*. That is how the silver of Potosí, and the mercury of Huancavelica needed to refine it, came out of the ground.",
        "Much that this money built is still standing. San Marcos in Lima, founded in 1551, is the oldest continuously working university of the Americas. Arequipa’s Santa Catalina Monastery, a convent the size of a small town, opened in 1579, and Lima’s San Francisco owes its present church and cloister to the rebuilding after 1656.",
        "Earthquakes shook Lima in 1655, in 1687 and in 1746. The last was the worst: the quake destroyed the city, and the tsunami that followed destroyed its port, Callao. One wall painting came through all three, a Christ by an Angolan slave. As the *Señor de los Milagros* it still goes through the streets every [October](page:holidays) in an immense procession.",
        "The greatest challenge to colonial rule came in 1780, from a man who took the last Inca’s name. Túpac Amaru II was put to death in the main square of Cusco the next May.",
        {
          kind: "timeline",
          items: [
            {
              ...day("sanMarcosFounded"),
              title: "University of San Marcos",
              text: "In Lima; the oldest in the Americas to have worked without a break.",
            },
            {
              when: "1570s",
              title: "Viceroy Toledo",
              text: "Forced resettlement, *mita*; silver of Potosí, mercury of Huancavelica.",
            },
            {
              when: "1579",
              date: "1579",
              title: "Santa Catalina, Arequipa",
              text: "A convent of volcanic stone, laid out in streets like a town.",
            },
            {
              when: "c. 1651",
              title: "The Lord of Miracles",
              text: "An Angolan slave paints Christ on a wall in Lima.",
            },
            {
              ...day("limaEarthquake"),
              title: "Earthquake and tsunami",
              text: "Lima and Callao lie in ruins.",
            },
            {
              when: "1780–1781",
              title: "Rebellion of Túpac Amaru II",
              text: `Its leader is executed on ${onDay("tupacAmaruExecuted")}.`,
            },
          ],
        },
      ],
    },
    {
      id: "independence",
      title: "Independence and the first republic",
      picture: {
        id: "places/plaza-mayor",
        alt: "Lima’s Plaza Mayor: a yellow house with carved balconies, the bronze fountain and the cathedral towers.",
      },
      blocks: [
        `José de San Martín proclaimed independence in Lima’s main square; [28 July](page:holidays) has been the national day ever since. In the mountains the Spaniards held on for three more years. Two Andean battlefields settled the fate of South America in 1824: Junín in August and Ayacucho (${height("ayacucho")}) in December.`,
        "An unlikely substance made the young republic rich: guano, the droppings of seabirds, shipped to the fields of Europe. Slavery was abolished in 1854. Workers came to the plantations from China from 1849 and from Japan from 1899, and brought with them two branches of today’s cooking, [chifa and Nikkei](page:gastronomy).",
        "After guano came nitrate, and war over it. Chile won the War of the Pacific, which broke out in 1879; Peru’s two most honoured heroes, Admiral Miguel Grau and Colonel Francisco Bolognesi, died in it. Lima was occupied for almost three years, Tarapacá was lost for good, and Tacna came back only in 1929.",
        {
          kind: "timeline",
          items: [
            {
              ...day("independence"),
              title: "Independence proclaimed",
              text: "San Martín speaks in Lima’s main square.",
            },
            {
              ...day("junin"),
              title: "Battle of Junín",
              text: "A public holiday has recalled it since 2022.",
            },
            { ...day("ayacucho"), title: "Battle of Ayacucho", text: "Spanish rule in South America ends." },
            {
              when: "1836–1839",
              title: "Peru–Bolivia Confederation",
              text: "Three years in one state with Bolivia.",
            },
            { when: "1840s–1870s", title: "Guano boom", text: "Bird droppings fill the state’s coffers." },
            { when: "from 1849", title: "Chinese workers", text: "Their kitchens are the root of chifa." },
            { when: "1854", date: "1854", title: "End of slavery", text: "The state abolishes it." },
            { ...day("angamos"), title: "Battle of Angamos", text: "Admiral Grau is killed at sea." },
            {
              ...day("arica"),
              title: "Battle of Arica",
              text: "Colonel Bolognesi falls; today it is Flag Day.",
            },
            {
              when: "1881–1883",
              title: "Lima occupied",
              text: "Chile’s army holds the capital for almost three years.",
            },
          ],
        },
      ],
    },
    {
      id: "modern",
      title: "Modern Peru",
      picture: {
        id: "places/iquitos",
        alt: "Stilt houses on a river bank, a canoe on the water and two macaws in the air.",
      },
      blocks: [
        "In the late 19th century wealth was tapped from trees: rubber gave Iquitos tiled mansions and an iron house, until the market collapsed around 1912. In the highlands, meanwhile, Hiram Bingham reached Machu Picchu in 1911 and told the world of a place that its neighbours had never forgotten.",
        "General Juan Velasco seized power in 1968 and broke up the great estates the year after. In May 1970 an earthquake shook Áncash, and the avalanche of ice and rock that came off Huascarán buried the whole town of Yungay.",
        `The most painful chapter opened in 1980, when the Maoist Shining Path (*Sendero Luminoso*) took up arms against the state. The truth commission reported about ${formatNumber(truthCommissionDead, "en")} dead in 2003, many of them Quechua-speaking villagers. The memory is raw, so let your hosts raise the subject. Lima’s memorial museum, the [LUM](site:lum), is devoted to these years.`,
        "Alberto Fujimori closed Congress in 1992, gave the country a new constitution in 1993 and fell in November 2000. The past few years have seen presidents come and go quickly. Protests can block roads, airports and even the Machu Picchu railway, so keep a spare day before your flight home; more advice is in the [safety section](page:peru-guide#safety) of the guide.",
        {
          kind: "timeline",
          items: [
            { when: "c. 1880–1912", title: "Rubber boom", text: "Iquitos is rich for a few decades." },
            {
              ...day("binghamAtMachuPicchu"),
              title: "Bingham at Machu Picchu",
              text: "The news goes round the world.",
            },
            {
              when: "1929",
              date: "1929",
              title: "Tacna returns",
              text: "Chile gives the town back to Peru.",
            },
            {
              when: "1941 and 1995",
              title: "Wars with Ecuador",
              text: `Peace is signed on ${onDay("peaceWithEcuador")}.`,
            },
            { when: "1955", date: "1955", title: "Votes for women", text: "Women get the right to vote." },
            { ...day("velascoCoup"), title: "Velasco’s coup", text: "A military government takes over." },
            { ...day("landReform"), title: "Land reform", text: "The large estates are divided." },
            {
              ...day("ancashEarthquake"),
              title: "Áncash earthquake",
              text: `About ${formatNumber(ancashDead, "en")} dead; Yungay is buried.`,
            },
            {
              ...day("shiningPathWar"),
              title: "Shining Path’s war",
              text: "The internal armed conflict begins.",
            },
            {
              ...day("congressClosed"),
              title: "Fujimori closes Congress",
              text: "A new constitution follows a year later.",
            },
            {
              ...day("guzmanCaught"),
              title: "Guzmán caught",
              text: "The leader of Shining Path is arrested in Lima.",
            },
            {
              ...day("piscoEarthquake"),
              title: "Pisco earthquake",
              text: "A month earlier Machu Picchu had been voted one of the New Seven Wonders.",
            },
            {
              when: "2010",
              date: "2010",
              title: "Nobel Prize in Literature",
              text: `It goes to Mario Vargas Llosa, born in Arequipa; he died on ${onDay("vargasLlosaDied")}.`,
            },
            {
              ...day("bicentenary"),
              title: "Two hundred years of independence",
              text: "Pedro Castillo takes office as president on the same day.",
            },
            {
              ...day("castilloRemoved"),
              title: "Castillo removed",
              text: "Dina Boluarte becomes the country’s first woman president.",
            },
            {
              when: "2023",
              date: "2023",
              title: "Ceviche on the UNESCO list",
              text: "The practices around it become intangible heritage; the [food](page:gastronomy) page explains what it is.",
            },
            {
              ...day("popeElected"),
              title: "A Peruvian citizen as pope",
              text: "Leo XIV was long a bishop at Chiclayo and took Peruvian citizenship.",
            },
            {
              ...day("newLimaAirport"),
              title: "Lima’s new airport",
              text: "The new terminal of Jorge Chávez opens; how to get there: [Lima transport](page:lima-transport).",
            },
            { ...day("boluarteRemoved"), title: "Boluarte removed", text: "José Jerí follows as president." },
            {
              ...day("balcazarChosen"),
              title: "President Balcázar",
              text: "Congress, which had removed Jerí the day before, picks José María Balcázar to hold office until the general election of 2026 has given the country a new president.",
            },
          ],
        },
      ],
    },
    {
      id: "where-to-see",
      title: "Where to see it today",
      blocks: [
        `You cannot travel Peru’s history in chronological order: the oldest sites are on the coast and in the north, those of the Incas around Cusco. A few hours in Lima’s [Larco Museum](page:lima-sights) put the whole sequence straight, with some ${formatNumber(limaCollections.larcoPieces, "en")} objects from five thousand years.`,
        {
          kind: "terms",
          shape: "names",
          items: [
            {
              term: "Caral",
              text: `North of Lima, in a desert valley at ${height("caral")}. Hours and tickets: [zonacaral.gob.pe](site:caral).`,
            },
            {
              term: "Chavín de Huántar",
              text: `In Áncash, at ${height("chavin")}: a temple with underground galleries.`,
            },
            {
              term: "Nazca",
              text: "The lines from the air or from the viewing tower on the Pan-American Highway: [Top 10 sights](page:top-ten#nazca-lines).",
            },
            {
              term: "The north coast",
              text: "Chan Chan beside Trujillo; the treasure of Sipán in the Royal Tombs museum, Lambayeque.",
            },
            {
              term: "Kuélap",
              text: `The stone stronghold of the Chachapoya at ${height("kuelap")}, in Amazonas.`,
            },
            {
              term: "Lima",
              text: "Huaca Pucllana, the Larco Museum, the Plaza Mayor, the catacombs of San Francisco: [Lima sights](page:lima-sights).",
            },
            {
              term: "Cusco",
              text: `Qorikancha beneath Santo Domingo, the twelve-angled stone, Sacsayhuamán (${height("sacsayhuaman")}): [Top 10 sights](page:top-ten#cusco).`,
            },
            {
              term: "Sacred Valley",
              text: "Inca streets that people still live in at Ollantaytambo, terraces at Pisac and Moray: [Top 10 sights](page:top-ten#sacred-valley).",
            },
            {
              term: "Cajamarca and Ayacucho",
              text: `The square of Cajamarca (${height("cajamarca")}), where Atahualpa was taken; near Ayacucho (${height("ayacucho")}), the field of the last great battle.`,
            },
            {
              term: "Arequipa",
              text: "Santa Catalina, and the Museo Santuarios Andinos with Juanita, the Inca girl from the ice: [Top 10 sights](page:top-ten#arequipa).",
            },
            {
              term: "Iquitos",
              text: "Tiled houses and the iron house of the rubber years: [Top 10 sights](page:top-ten#iquitos).",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "If you travel for history, choose your dates",
          text: [
            "Inti Raymi, the Inca festival of the sun, has been staged in Cusco on 24 June since 1944, after Garcilaso’s chronicle. On 28–29 July the whole country celebrates independence. More dates are on the [holidays](page:holidays) page.",
          ],
        },
      ],
    },
    {
      id: "hungarians",
      title: "Hungarian threads",
      blocks: [
        "This guide was first written for travellers from Hungary, so here are two links between the two countries.",
        {
          kind: "list",
          items: [
            "**Ferenc Xavér Éder**, a Jesuit missionary, lived among the Moxos in the 1750s and 1760s, on the eastern edge of the Viceroyalty of Peru (now Bolivia). His Latin description of the people and their land was printed in Buda in 1791, after his death.",
            `**György Orth** from Budapest coached the Peruvian football (soccer) team that beat England 4–1 in Lima on ${onDay("footballAgainstEngland")}.`,
          ],
        },
      ],
    },
    {
      id: "words",
      title: "Words you will meet in museums",
      blocks: [
        {
          kind: "terms",
          shape: "names",
          items: [
            { term: "*huaca*", text: "A sacred place; in cities usually an adobe pyramid (say “waka”)." },
            { term: "*qu:khipu*", text: "A knotted cord, the Incas’ ledger." },
            { term: "*mita*", text: "Labour owed in turns; in colonial times, forced work in the mines." },
            { term: "*puquio*", text: "An underground aqueduct near Nazca." },
            { term: "*qu:Qhapaq Ñan*", text: "The road network of the Incas." },
            { term: "*qu:Tawantinsuyu*", text: "The Inca Empire’s name in Quechua." },
          ],
        },
      ],
    },
  ],
  freshness: [
    `Archaeology and history follow the museums and UNESCO. The political timeline ends in ${formatMonth(politics.asOf, "en")}, as our sources do; the general election of April 2026 and the presidential term that began that July are not in it.`,
  ],
}));
