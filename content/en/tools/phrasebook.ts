import type { PhrasebookText } from "#content/tools/phrasebook-text.ts";

export default (): PhrasebookText => ({
  title: "Spanish phrasebook for Peru",
  description:
    "Nearly three hundred Spanish phrases by situation, as Peruvians say them, respelt for English readers, with cards to show; and courtesies in Quechua.",
  keywords: [
    "Spanish phrases Peru",
    "Peru phrasebook",
    "Spanish pronunciation",
    "Quechua greetings",
    "Peruvian Spanish",
  ],
  lead: "Nearly three hundred phrases for what really comes up on a trip: the way Peruvians say it, with a pronunciation you can simply read aloud. When saying it fails, show any of them in huge letters.",
  pictureAlt:
    "A traveller with a backpack and a market woman in a hat talk across a fruit stall; in one speech bubble is an avocado, in the other are coins.",
  jump: "What is it about?",
  situations: {
    greetings: "Greetings and manners",
    understanding: "When you don’t understand",
    airport: "Arriving, the airport",
    transport: "Taxi, bus and train",
    directions: "Finding the way",
    hotel: "Where you stay",
    eating: "Eating and drinking",
    diet: "Allergies and diet",
    market: "Market and shopping",
    money: "Money",
    health: "Health and altitude",
    emergency: "Trouble",
    trekking: "Weather and trekking",
    talk: "Small talk",
    phone: "Phone and internet",
    numbers: "Numbers",
    time: "Time, days, months",
    quechua: "Courtesies in Quechua",
  },
  notes: {
    greetings:
      "Peruvians are formal with strangers (*usted*), and so are these phrases; young people say *tú* to one another. To ask something without a greeting first is rude.",
    transport: "A minibus (*combi*) has no bell: call out when you want to get off.",
    eating: "The *menú* is not the menu but the cheap set lunch; the menu is *la carta*.",
    market: "Haggle at markets and with taxi drivers, not in shops.",
    health: "What matters up high: [Altitude](page:safety-health#altitude).",
    emergency: "Numbers to call, and your own data: [Emergency card](page:emergency).",
    numbers: "The currency follows the number: *veinte soles*, twenty soles.",
    quechua:
      "Around Cusco, in the Sacred Valley and among porters, Quechua is the mother tongue of many. This is the Quechua of Cusco; sources differ in how they spell it.",
  },
  filter: "Search the phrases",
  find: "Search",
  found: { one: "# phrase found", other: "# phrases found" },
  nothingFound: "There is no such phrase. Try one short word, in English or in Spanish.",
  readingTitle: "How to read the pronunciation",
  reading: [
    "Stress the syllable in CAPITALS.",
    "“ah” as in “father”, “eh” as in “bed”, “ee” as in “see”, “oh” as in “more”, “oo” as in “moon”; “y” before a vowel as in “yes” (*gracias* is GRAH-syahs), at the end of a syllable as in “sky”, “ay” as in “day”, “ow” as in “cow”. All are short.",
    "“rr” is rolled, “h” is strong, and “b” between vowels is so soft that it is almost a “v”.",
    "In Quechua “ly” is one soft sound, and “p’” pops.",
  ],
  favourites: "Favourites",
  favouritesHint:
    "The star puts phrases here and takes them out again. They stay on this device alone, the page does not send them to us; on paper they come first too.",
  favourite: "Favourite",
  show: "Show in large letters",
  kept: "Kept on this device.",
  notKept: "This browser does not let the device keep them: the favourites last until you close the page.",
  close: "Back to the phrasebook",
  disclaimer: [
    "A rule makes the pronunciation from the Spanish spelling, with a few exceptions: it is an approximation. When something is wrong do not rely on a phrasebook, call for help.",
  ],
});
