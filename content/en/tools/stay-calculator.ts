import type { Facts } from "#content/facts/facts.ts";
import { andeanStay, mexico, otherVisa, unitedKingdom } from "#content/facts/entry/entry-by-passport.ts";
import { entryRules, euAgreement, overstayFine } from "#content/facts/entry/entry-rules.ts";
import { mostGranted, years } from "#content/stays/check-stay.ts";
import type { StayText } from "#content/tools/stay-text.ts";
import { formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";

export default (facts: Facts): StayText => ({
  title: "How long may you stay in Peru?",
  description:
    "Stay calculator for Peru: from your entries and exits to the days used, the days left, the last day to leave and the fine for overstaying.",
  keywords: [
    "Peru 90 days",
    "Peru stay calculator",
    "Peru 183 days",
    "90/180 rule Peru",
    "TAM Virtual",
    "Peru overstay fine",
  ],
  lead: "Enter when you come and go, and see how many days are used, how many are left and which is the last one you may spend in the country. The rule is read in more than one way, so every count is shown, the strictest first.",
  pictureAlt:
    "An open passport with a llama stamp on a wooden table; behind it a wall calendar with one day circled, and snowy mountains in the window.",
  form: {
    title: "Your trips",
    passport: "Which passport do you travel on?",
    choose: "Choose one",
    passports: {
      eu: "EU country other than Ireland",
      open: "US, Canada, Ireland, Australia, New Zealand, South Africa, other visa-free",
      unitedKingdom: "United Kingdom",
      andean: "Bolivia, Colombia, Ecuador",
      mercosur: "Argentina, Brazil, Chile, Paraguay, Uruguay",
      mexico: "Mexico",
      exempt: "India, China – with a US, UK, Schengen or similar visa",
      visa: "Visa needed (Nigeria, Pakistan, Vietnam…)",
    },
    order: ["open", "unitedKingdom", "eu", "exempt", "visa", "andean", "mercosur", "mexico"],
    usual: "",
    trip: "Trip {n}",
    entry: "Arrival",
    exit: "Departure",
    exitHint: "Leave it empty if you do not know yet.",
    days: "Days on the TAM",
    daysHint: `If left blank, we assume ${facts(entryRules).stayDays}.`,
    expires: "Passport valid until",
    expiresHint: "Optional.",
    add: "One more trip",
    remove: "Remove trip {n}",
    count: "Count the days",
    clear: "Clear everything",
    privacy:
      "What you enter stays on this device and goes into the address of the page, so that you can save or share it. We never ask for a passport number.",
    notKept: "This browser does not let the device keep your trips. Save the address of the page instead.",
  },
  errors: {
    noPassport: "Choose the passport you travel on.",
    noEntry: "Enter the day you come in.",
    noDate: "This is not a date we can read. Write it as 2026-03-01 (year, month, day).",
    noSuchDay: "There is no such day in the calendar. Check the month and the day.",
    farAway: `Is the year right? We count days from ${years.from} to ${years.to}.`,
    exitBeforeEntry: "You cannot leave before you come in.",
    tooLong: "That would be a stay of more than five years. Check the year.",
    overlap: "According to another trip you are still in Peru on that day. That trip has to end first.",
    noExit: "Only the latest trip may be open: enter the day you left.",
    noDays: `A whole number from 1 to ${mostGranted}, as the TAM shows it.`,
  },
  result: {
    title: "Result",
    nothing: "Enter at least one day of entry, and the answer appears here.",
    wrong: "We cannot count yet: correct the fields marked in red.",
    strictest: "The strictest count",
    lastDay: "The last day you may spend in Peru",
    noDay: "No day is left for this trip",
    over: { one: "You overstay by {n} day", other: "You overstay by {n} days" },
    days: { one: "{n} day", other: "{n} days" },
    labels: {
      stay: "This trip, at most",
      used: "Days used",
      left: "Left after the exit",
      over: "Over",
      before: "Over on earlier trips",
      fine: "Fine, if counted so",
      next: "Earliest day to enter",
      source: "Source",
    },
    today: {
      one: "In Peru it is {day}; after today you may stay {n} more day.",
      other: "In Peru it is {day}; after today you may stay {n} more days.",
    },
    trips: "Counted from",
    open: "no exit yet",
    print: "Print",
    visa: "How many days you have is for the visa and the TAM to say. Enter the number on your TAM: without it we only know the limit that holds for everybody.",
    decides:
      "**The TAM decides.** This count informs you; at the border, what the officer entered is what holds. Check your [TAM](#tam), and if it gives fewer days, keep to those.",
  },
  readings: {
    tam: {
      title: "What you were given on entry",
      text: `The officer decides at each entry, and the TAM shows it. The usual number is ${facts(entryRules).stayDays}, but it can be fewer.`,
    },
    practice: {
      title: `${facts(entryRules).stayDays} days within ${facts(entryRules).withinDays}`,
      text: `The strictest reading, as an EU foreign ministry words it, and the safest count for every EU passport: ${facts(entryRules).stayDays} days in all within ${facts(entryRules).withinDays} days of any entry.`,
    },
    agreement: {
      title: `${euAgreement.stayDays} days in any ${euAgreement.withinDays}`,
      text: `The agreement between the EU and Peru: look back from each day, and of the last ${euAgreement.withinDays} days at most ${euAgreement.stayDays} may be in Peru. After ${euAgreement.stayDays} days away you have ${euAgreement.stayDays} again.`,
    },
    unitedKingdom: {
      title: `${facts(unitedKingdom).stayDays} days in any ${facts(unitedKingdom).withinDays}`,
      text: "What the Foreign Office calls normal for British travellers; we look back from each day.",
    },
    andean: {
      title: `${facts(andeanStay).mostDays} days within 365`,
      text: `The Andean Community’s rule: ${facts(andeanStay).days} days, extended once by ${facts(andeanStay).extensionDays}, and no more than ${facts(andeanStay).mostDays} “in the same year”. Read strictly, that is any 365 days. The extension has to be asked for at Migraciones.`,
    },
    andeanYear: {
      title: `${facts(andeanStay).mostDays} days in a calendar year`,
      text: "The same rule read generously: the count begins anew on 1 January.",
    },
    mexico: {
      title: `${facts(mexico).days} days within 365`,
      text: "What Mexico’s foreign ministry says: in one go or in parts, as the officer grants them.",
    },
    decree: {
      title: `${facts(otherVisa).days} days within 365`,
      text: `With a US, UK, Canadian, Australian or Schengen visa that is valid for ${facts(otherVisa).validMonths} more months (Supreme Decree 006-2017-RE).`,
    },
    ceiling: {
      title: `${facts(entryRules).ceiling.days} days within 365: the ceiling`,
      text: "No tourist may spend more in Peru. It is not yours by right: this, too, is for the officer to grant.",
    },
  },
  passport: {
    title: "Is your passport valid for long enough?",
    card: "An identity card will do instead; it only has to be valid and undamaged.",
    neededAtEntry: "To be let in, it must be valid at least until",
    neededAtExit: "To be on the safe side, counted from the exit, until",
    enough: "Yes, it is valid for long enough.",
    enoughAtEntry:
      "Enough to enter, but less than six months from the exit, which an older Australian notice asks for. Check with your airline.",
    short: "No: with this passport you will not be let in. Renew it before you go.",
  },
  sections: [
    {
      id: "tam",
      title: "Where to look up your TAM",
      text: [
        "The *Tarjeta Andina de Migración* is the electronic record of your entry; airports no longer stamp passports. It shows how many days you were given. More under [arrival and the TAM](page:entry#arrival).",
      ],
      steps: [
        "Ask at the desk: *¿Cuántos días me da?* (How many days do you give me?)",
        "As soon as you are online, open [TAM Virtual](site:migracionesTam) and find your entry with the data of your passport.",
        "Check the name, the day of entry and the days (*días*), and save it as a PDF.",
        "If anything is wrong, tell [Migraciones](site:migraciones) straight away.",
      ],
    },
    {
      id: "counting",
      title: "How we count",
      text: [
        "The day of entry and the day of departure both count in full: arrive on 1 March and day 90 is 29 May. Days are those of Peru’s calendar: after midnight at the desk, it is the next day.",
        "Out and back on the same day is one day. A new entry can bring a new number on the TAM, but every other count keeps the earlier days: a quick trip across the border gives no fresh allowance. Who may stay how long: [who enters without a visa](page:entry#visa-free).",
        `Only citizens of the Andean Community can extend a tourist stay (${formatMonth(facts(entryRules).noExtension.asOf, "en")}). Anyone else who wants to stay longer needs [another visa or status](page:visa-types).`,
      ],
    },
    {
      id: "over",
      title: "If you overstay, or already have",
      text: [
        `Each extra day costs ${formatNumber(facts(overstayFine).percentOfTaxUnit, "en")}% of the tax unit (UIT): ${formatSoles(facts(overstayFine).solesADay, "en")} a day in ${facts(overstayFine).year}, ${formatSoles(facts(overstayFine).solesADay * 10, "en")} for ten days, ${formatSoles(facts(overstayFine).solesADay * 30, "en")} for thirty. The unit changes every January, so for later days this is an estimate.`,
      ],
      steps: [
        "If your days have not run out yet, bring the flight forward: nothing is cheaper.",
        "If they have, look up today’s amount and the way to pay at [Migraciones](site:migraciones), and pay before you go to the airport: nobody is let out who owes the fine.",
        "Keep the receipt beside the passport. With an expired stay there is no [signature permit](page:entry#alairas) either.",
        "After an illness, a cancelled flight or a lost passport, get it in writing and tell your [consulate](page:entry#travel-assistance).",
      ],
    },
  ],
  freshness: [
    `The rules were published in 2024 and 2025, the British ones in ${formatMonth(facts(unitedKingdom).asOf, "en")}, the fine in ${formatMonth(facts(overstayFine).asOf, "en")}; the Andean rule is of ${formatMonth(facts(andeanStay).asOf, "en")}.`,
  ],
  disclaimer: [
    "This count is for information only and is not legal advice. The officer at the border decides on entry and on the number of days; where your TAM, [Migraciones](site:migraciones) or your own foreign ministry says otherwise, they are right.",
  ],
});
