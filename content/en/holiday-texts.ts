import type { HolidayId } from "#content/facts/holidays/holidays.ts";

/** What each holiday is called, and what a traveller sees of it. */
export const holidayTexts = {
  "ano-nuevo": {
    name: "New Year’s Day",
    description:
      "Yellow underwear brings luck, and at midnight twelve grapes are eaten to the twelve strokes of the clock. On the 1st nearly every museum is shut, while rooms by the sea are full.",
  },
  "jueves-santo": {
    name: "Maundy Thursday",
    description:
      "In the evening people make the round of seven churches, and the old centres of Lima and Cusco fill with walkers. The four-day break begins here, and bus tickets are gone days before.",
  },
  "viernes-santo": {
    name: "Good Friday",
    description:
      "Processions go through towns all over the country; most shops and many museums are shut. A quiet day: buy food and withdraw cash the day before.",
  },
  trabajo: {
    name: "Labour Day",
    description:
      "Banks, offices and most museums are closed. Expect marches in Lima, and slower traffic in the centre.",
  },
  bandera: {
    name: "Battle of Arica and Flag Day",
    description:
      "It honours the defenders of Arica, where Colonel Francisco Bolognesi fell against the Chilean army in 1880. Soldiers and schoolchildren swear loyalty to the flag, and towns are hung with red and white.",
  },
  "pedro-pablo": {
    name: "St Peter and St Paul",
    description:
      "Fishermen take the statue of their patron out to sea in decorated boats. You can see it in harbours up and down the coast, Lima’s included, and have lunch at the fish market afterwards.",
  },
  "fuerza-aerea": {
    name: "Peruvian Air Force Day",
    description:
      "The pilot José Abelardo Quiñones, whose face is on the old ten-sol note, died on this day in 1941. It is a recent day off, five days before Independence, and buses begin to fill from here on.",
  },
  "patrias-28": {
    name: "Independence Day",
    description:
      "On this day in 1821 José de San Martín proclaimed independence on the main square of Lima. Every house flies the flag, the president addresses the nation, and *Fiestas Patrias*, as the holiday is called, is the most expensive week of the year to travel.",
  },
  "patrias-29": {
    name: "Independence holiday, day two",
    description:
      "A military parade passes through Lima, while towns elsewhere spend the day at fairs and dancing. Expect closed avenues in the capital and full rooms everywhere.",
  },
  junin: {
    name: "Battle of Junín",
    description:
      "Bolívar’s cavalry beat the royalists on the plateau of Junín in 1824, in a fight settled by sabre and lance. There is a ceremony on the battlefield; elsewhere it is simply a day off.",
  },
  "santa-rosa": {
    name: "St Rose of Lima",
    description:
      "The feast day of the first saint of the Americas, patron of Lima and of the police. In the centre of Lima a long queue forms at her sanctuary, where people drop letters with their wishes into her well.",
  },
  angamos: {
    name: "Battle of Angamos",
    description:
      "On this day in 1879 Admiral Miguel Grau was killed aboard the Huáscar. Wreaths are laid in the ports; for visitors it matters as a possible long weekend in October.",
  },
  "todos-santos": {
    name: "All Saints’ Day",
    description:
      "Families go to the cemetery with flowers, food and musicians, and spend the day by the graves. Visitors should keep quiet, and ask before taking a photograph.",
  },
  inmaculada: {
    name: "Immaculate Conception",
    description:
      "A feast day of the Virgin Mary, with processions and first communions. Together with the holiday of the next day it makes two days off, and many Peruvians open the beach season then.",
  },
  ayacucho: {
    name: "Battle of Ayacucho",
    description:
      "The battle of 1824 ended Spanish rule in South America. It is commemorated on the field above Quinua, near Ayacucho, and has been a day off since 2022.",
  },
  navidad: {
    name: "Christmas Day",
    description:
      "The main night is 24 December: fireworks at midnight, then turkey, panettone and hot chocolate. On the 25th museums are shut and few restaurants open.",
  },
  lima: {
    name: "Anniversary of Lima",
    description:
      "Francisco Pizarro founded the city in 1535. On the evening before there is a serenade on the main square, and parades fill the streets on the day itself.",
  },
  candelaria: {
    name: "Virgin of Candelaria (Puno)",
    description:
      "In the first half of February tens of thousands of dancers and musicians go through the streets of Puno; the main day is the 2nd. It is the country’s greatest dance festival, on the UNESCO list since 2014, and rooms need booking months ahead.",
  },
  "pisco-sour": {
    name: "Pisco Sour Day",
    description:
      "On the first Saturday of February bars, hotels and squares in Lima hold tastings of the national cocktail. A good occasion to try the kinds of pisco side by side.",
  },
  carnaval: {
    name: "Carnival (Cajamarca)",
    description:
      "Water and paint fights, mocking songs and a costume parade: Cajamarca has Peru’s loudest carnival. Wear old clothes and leave valuables in your room.",
  },
  temblores: {
    name: "Lord of the Tremors (Cusco)",
    description:
      "On Holy Monday the Lord of the Tremors, a crucifix darkened by smoke, is carried around Cusco while red *qu:ñucchu* flowers rain from the balconies. For the city this is the main day of Holy Week, and the square is full for hours.",
  },
  "semana-santa": {
    name: "Holy Week (Ayacucho)",
    description:
      "For a week processions set out in the evening, carpets of flowers are laid in the streets, and at dawn on Easter Sunday the risen Christ is carried out. It is the country’s most famous Holy Week, with buses and rooms taken months ahead.",
  },
  "qoyllur-riti": {
    name: "Qoyllur Rit’i pilgrimage (Cusco)",
    description:
      "Thousands of pilgrims and dancers walk up to a glacier valley above 4,600 m (15,090 ft) and spend the cold night around the sanctuary. It has been on the UNESCO list since 2011. Go only if you are used to the altitude and warmly equipped.",
  },
  corpus: {
    name: "Corpus Christi (Cusco)",
    description:
      "From Cusco’s parishes fifteen images of saints and Virgins are carried to the main square and gather in the cathedral. This is the day to eat *qu:chiriuchu*, a cold plate with guinea pig and corn.",
  },
  "inti-raymi": {
    name: "Inti Raymi, Festival of the Sun (Cusco)",
    description:
      "The Inca festival of the Sun, re-created in 1944, begins in front of the Qorikancha, moves to the main square and ends at Sacsayhuamán, with over seven hundred performers. It is free on the squares, but you pay for the stands; book rooms months ahead.",
  },
  "san-juan": {
    name: "Festival of St John (Amazon)",
    description:
      "In the towns of the jungle, Iquitos among them, everyone goes to the river to bathe and dance. The food of the day is *juane*, spiced rice with chicken wrapped in a bijao leaf.",
  },
  ceviche: {
    name: "Ceviche Day",
    description:
      "On the eve of the fishermen’s festival the whole country celebrates ceviche with tastings. *Cevicherías* are crowded, so arrive by noon.",
  },
  paucartambo: {
    name: "Virgen del Carmen (Paucartambo)",
    description:
      "For four days masked troupes take over this small town in the Cusco region, and devils called *qu:saqras* spy on the image of the Virgin from the rooftops. Rooms are few, and most people come over from Cusco.",
  },
  pisco: {
    name: "Pisco Day",
    description:
      "The fourth Sunday of July belongs to the grape brandy. In Ica, a few kilometres from Huacachina, the cellars pour tastings on the day.",
  },
  arequipa: {
    name: "Arequipa Day",
    description:
      "The anniversary of the white city’s foundation in 1540: fireworks the night before, and on the day a long parade, the *corso*. Rooms fill, but it is a lively time to come, for the music and the local food.",
  },
  milagros: {
    name: "Lord of Miracles (Lima)",
    description:
      "In October Lima wears purple: huge crowds walk with a copy of the Christ painted on an adobe wall about 1651. The main processions are on the 18th, 19th and 28th, *turrón de Doña Pepa* is sold along the way, and streets in the centre are closed to cars.",
  },
  "cancion-criolla": {
    name: "Day of Criollo Song",
    description:
      "In place of Halloween the music of the coast is celebrated: waltz, guitar and *cajón* (a box drum) until dawn in the *peñas*, the music taverns. In Lima, and above all in Barranco, book a table.",
  },
  puno: {
    name: "Puno Week",
    description:
      "The legend of the Incas’ origin is acted out: Manco Cápac and Mama Ocllo step out of Lake Titicaca and enter the city in procession. The crowd is smaller than in February and the weather drier.",
  },
  santurantikuy: {
    name: "Santurantikuy fair (Cusco)",
    description:
      "On Christmas Eve the main square of Cusco becomes a fair of nativity figures carved and painted by hand, among them the Christ child, Niño Manuelito. It lasts a single day, and the choice is best early in the morning.",
  },
} satisfies Record<HolidayId, { name: string; description: string }>;
