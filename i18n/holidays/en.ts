import { counter } from "#i18n/format/count.ts";
import type { HolidayWords } from "./hu.ts";

const count = counter("en");

export const en: HolidayWords = {
  calendar: {
    name: "Holidays in Peru",
    description: (site) => `Public holidays and festivals of Peru, by ${site}.`,
    publicHoliday: "Public holiday: banks and offices are closed.",
    festival: "Holiday or festival, not a day off.",
    closed: "Most museums and sights are closed too, or open for less time.",
    source: (when) => `The days follow the official list of ${when}.`,
    custom: (when) => `The traditional date (${when}); local organisers announce the programme.`,
    subscribe: "Subscribe to the calendar",
    download: "Download (.ics)",
    address: "The calendar’s address:",
  },
  stay: {
    form: "What is on while you are there?",
    from: "Arrival",
    to: "Departure",
    submit: "Show me",
    title: (days) => `${days}: what to expect`,
    sum: (publicOnes, festivals) =>
      `${count(publicOnes, { one: "{n} public holiday", other: "{n} public holidays" })} and ${count(festivals, { one: "{n} festival", other: "{n} festivals" })} fall during your stay.`,
    nothing: "No public holiday and no major festival falls during your stay.",
    kinds: { public: "Public holiday", festival: "Festival" },
    officesClosed: "Banks and offices are closed.",
    sightsClosed: "Most museums and sights are closed too, or open for less time.",
    busyTitle: "When everybody travels",
    busy: {
      holyWeek: "Holy Week: four days off. Buses and rooms sell out, above all in Ayacucho and Cusco.",
      intiRaymi: "The week of Inti Raymi: book rooms, trains and seats on the stands in Cusco well ahead.",
      independence:
        "Independence and school holidays: the most expensive week of the year. Book every ticket ahead.",
      newYear: "New Year: beach hotels and flights fill up.",
    },
    dearBuses: (percent) => `Bus fares may be ${percent} higher.`,
    incaTrail:
      "The Inca Trail is closed in February; Machu Picchu is open. The rains may close other walks too (Choquequirao, Salkantay, Lake Humantay): ask your agency.",
    faults: {
      missing: "Enter the date.",
      date: (typed) => `“${typed}” is not a date. Write it like this: 2027-06-24.`,
      year: (first, last) => `Enter a date between ${first} and ${last}.`,
      reversed: "The departure cannot be before the arrival.",
      long: "We can show at most a year at a time.",
    },
  },
};
