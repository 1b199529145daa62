import { counter } from "#i18n/format/count.ts";
import type {
  ContactWords,
  BusyTexts,
  InvitationMailTexts,
  OfflineTexts,
  QueryTerms,
  ReplyTexts,
  SuggestionWords,
  TestMailTexts,
} from "./hu.ts";

export const ownMoneyWords = (rate: string, when: string) =>
  `Sums after ~ are in your own money, at ${rate} (${when}).`;

export const editWords = "Edit";

export const editHomeWords = {
  slides: "Edit: slides",
  sections: "Edit: sections, cards",
};

export const suggestionWords: SuggestionWords = {
  nothing: "Nothing found",
  count: (n) =>
    counter("en")(n, {
      one: "{n} suggestion, choose it with the arrow keys",
      other: "{n} suggestions, choose one with the arrow keys",
    }),
};

export const offlineTexts: OfflineTexts = {
  barName: "No connection",
  kept: (moment, age) =>
    `No connection, or a very slow one: this is a copy kept on your device. It was fetched ${age} (${moment}).`,
  keptSometime: "No connection, or a very slow one: this is a copy kept on your device.",
  justNow: "just now",
  again: "Load again",
  missing: "This page cannot be read without a connection",
  missingText: "It has not been opened on this device before, and there is no connection to fetch it now.",
  readable: "What you can open now",
  nothing: "No page has been kept on this device yet.",
  downloadPocket: "The whole guide on your device",
};

export const busyTexts: BusyTexts = {
  title: "Too many people are asking for pages right now",
  text: "It will work again in a few seconds. Thank you for your patience!",
  retry: "Try again",
};

export const replyTexts: ReplyTexts = {
  subject: (site) => `Re: Your message to ${site}`,
  wrote: (name, day) => `On ${day}, ${name} wrote:`,
};

export const invitationMailTexts: InvitationMailTexts = {
  subject: (site) => `Invitation: ${site}`,
  text: ({ by, site, role, url, day }) =>
    `${by} has invited you to the admin area of ${site} (${role}).\n\n` +
    `With this link you can register, once, until ${day}:\n\n${url}\n\n` +
    "If this has reached you by mistake, there is nothing for you to do.",
  roles: { administrator: "administrator", editor: "editor", translator: "translator" },
};

export const testMailTexts: (site: string) => TestMailTexts = (site) => ({
  subject: `${site}: test message`,
  text: `This test message comes from the settings of ${site}. If you can read it, sending mail works.`,
});

export const queryTerms: QueryTerms = {
  without: "without no not",
  weak: "how my much does cost is are what when where which who why can i need best cheapest peru peruvian do should mean means get there go to from want travel traveling travelling trip things many the in at of for is a they use used have has there any it you me we our on with by",
  alike: [
    "cost price prices fee fare expensive",
    "ticket tickets entrance admission entry",
    "bus coach buses",
    "cusco cuzco",
    "when season month months",
    "wet rainy",
    "overstay overstaying overstayed",
    "fine penalty",
    "guinea cuy",
    "lake laguna",
    "10 ten",
    "solo alone",
    "1 one",
    "2 two",
    "3 three",
    "lost stolen robbed theft",
    "female woman women",
    "itinerary route plan",
    "flight fly plane airline airplane aeroplane",
    "train railway rail",
    "altitude soroche elevation",
    "vaccine vaccination vaccinations jab jabs shots immunisation inoculation",
    "money currency cash sol soles",
    "atm card cards bank",
    "hotel hostel accommodation stay lodging",
    "food eat restaurant cuisine dish dishes",
    "weather climate rain temperature season",
    "attraction sight sights attractions",
    "jungle rainforest amazon selva",
    "hike trek hiking trekking trail walk",
    "kid kids child children family toddler baby infant",
    "safe safety dangerous crime theft",
    "internet wifi sim mobile phone",
    "plug socket outlet electricity voltage adapter adaptor",
    "pack packing luggage clothes wear clothing",
    "holiday festival fiesta",
    "taxi uber cab rideshare",
    "tip tipping",
    "police emergency ambulance",
    "tap water drinking",
    "toilet toilets bathroom restroom loo wc washroom",
    "converter exchange convert rate",
    "help emergency",
    "doctor physician",
    "heart cardiac",
    "diabetes diabetic insulin medicine medicines",
    "night overnight",
    "difficulty difficult",
    "diarrhea diarrhoea",
    "phrasebook dictionary translator phrase",
    "subway metro underground",
    "holiday vacation",
    "queue line",
    "cheap budget backpacking backpacker",
    "seniors senior elderly older retired",
    "rucksack backpack bag",
    "pharmacy chemist drugstore",
    "trainers boots shoes",
    "petrol gas fuel",
    "beach sea ocean swim swimming",
    "whales whale",
    "open opening closed close hours",
    "vegan vegetarian",
    "elevation height",
    "robbed stolen mugged pickpocket pickpockets",
    "itinerary itineraries plan",
  ],
};

export const contactWords: ContactWords = {
  errors: {
    missing: {
      from_name: "The name is missing.",
      user_email: "The email address is missing.",
      message: "The message is missing.",
    },
    too_long: {
      from_name: (most: number) =>
        counter("en")(most, { other: "The name may have at most {n} characters." }),
      user_email: (most: number) =>
        counter("en")(most, { other: "The email address may have at most {n} characters." }),
      message: (most: number) =>
        counter("en")(most, { other: "The message may have at most {n} characters." }),
    },
    not_an_address: "This is not an email address. A good one looks like this: name@example.com",
  },
  charactersLeft: (n: number) =>
    counter("en")(n, { one: "{n} character left.", other: "{n} characters left." }),
  send: "Send message",
  sending: "Sending…",
  successMessage: "Thank you for your message! We will respond shortly.",
  errorMessage: "Sorry, an error occurred while sending your message. Please try again later.",
};
