import type { Language } from "#i18n/languages.ts";
import * as en from "./en.ts";
import * as es from "./es.ts";
import * as hu from "./hu.ts";
import * as enMails from "./mails/en.ts";
import * as esMails from "./mails/es.ts";
import * as huMails from "./mails/hu.ts";

/** The link to the form of a page, which the page script shows to who is signed in. */
export const editWords: Record<Language, string> = { hu: hu.editWords, en: en.editWords, es: es.editWords };

/** The same on the home page, which has two forms. */
export const editHomeWords: Record<Language, typeof hu.editHomeWords> = {
  hu: hu.editHomeWords,
  en: en.editHomeWords,
  es: es.editHomeWords,
};

/** Tells how sums are shown in the money of the reader's own country, below a page that has some. */
export const ownMoneyWords: Record<Language, (rate: string, when: string) => string> = {
  hu: hu.ownMoneyWords,
  en: en.ownMoneyWords,
  es: es.ownMoneyWords,
};

/** The texts below a search field while somebody types; apart from the search page's, because the script must stay small. */
export const suggestionWords: Record<Language, hu.SuggestionWords> = {
  hu: hu.suggestionWords,
  en: en.suggestionWords,
  es: es.suggestionWords,
};

/** The words that the script of the contact form writes into it; `messages` has the same. */
export const contactWords: Record<Language, hu.ContactWords> = {
  hu: hu.contactWords,
  en: en.contactWords,
  es: es.contactWords,
};

/** The texts of the service worker, which has neither the site's messages nor its pages at hand. */
export const offlineTexts: Record<Language, hu.OfflineTexts> = {
  hu: hu.offlineTexts,
  en: en.offlineTexts,
  es: es.offlineTexts,
};

/** For the page that says that too many ask at once. On the server alone: visitors' messages do not carry it. */
export const busyTexts: Record<Language, hu.BusyTexts> = {
  hu: hu.busyTexts,
  en: en.busyTexts,
  es: es.busyTexts,
};

/** The texts in the visitor's language, not in that of the admin area. */
export const replyTexts: Record<Language, hu.ReplyTexts> = {
  hu: hu.replyTexts,
  en: en.replyTexts,
  es: es.replyTexts,
};

/** The texts in the language that the inviting administrator uses: of the invited one nothing is known. */
export const invitationMailTexts: Record<Language, hu.InvitationMailTexts> = {
  hu: hu.invitationMailTexts,
  en: en.invitationMailTexts,
  es: es.invitationMailTexts,
};

/** The mails to people who have an account, each in the language of the page on which its owner gave the address. */
export const accountMailTexts: Record<Language, huMails.AccountMailTexts> = {
  hu: huMails.accountMailTexts,
  en: enMails.accountMailTexts,
  es: esMails.accountMailTexts,
};

/** The monthly report, in the same language. */
export const reportTexts: Record<Language, huMails.ReportTexts> = {
  hu: huMails.reportTexts,
  en: enMails.reportTexts,
  es: esMails.reportTexts,
};

/** The message with which an administrator tries the mail server, in the language of the admin area. */
export const testMailTexts: Record<Language, typeof hu.testMailTexts> = {
  hu: hu.testMailTexts,
  en: en.testMailTexts,
  es: es.testMailTexts,
};

/** Words of queries that need special treatment, by language. */
export const queryTerms: Record<Language, hu.QueryTerms> = {
  hu: hu.queryTerms,
  en: en.queryTerms,
  es: es.queryTerms,
};
