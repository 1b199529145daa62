import type { FactWords } from "./hu.ts";

export const en: FactWords = {
  age: {
    price: (when) => `price of ${when}`,
    hours: (when) => `opening hours of ${when}`,
    rule: (when) => `rule as of ${when}`,
    number: (when) => `figure of ${when}`,
    contact: (when) => `contact as of ${when}`,
    link: (when) => `link of ${when}`,
  },
  estimate: "an estimate",
  unconfirmed: "not confirmed yet",
  page: {
    value: "Value",
    valueElsewhere: "You can read it on the pages below.",
    valueNowhere: "It has several parts, so it does not fit on a line.",
    when: "As of",
    source: "Source",
    noSource: "There is no official site that says this.",
    certainty: "How certain",
    pages: "Pages that use it",
  },
  report: {
    title: "Out of date? Tell us",
    lead: "Tell us what you saw, on the spot or on an official site. We look it up and correct it everywhere at once.",
    message: "What did you see?",
    messageHint: "It helps to know when and where.",
    empty: "Please write what you saw.",
    email: "Email address (optional)",
    emailUse: "We write to it only if we have a question.",
    leaveEmpty: "Leave this field empty",
    send: "Send report",
    sent: "Thank you! We will look it up.",
    failed: "The report could not be sent. What you wrote is still here: please try again later.",
  },
};
