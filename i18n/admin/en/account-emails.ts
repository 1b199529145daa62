import type { AccountEmailsTexts } from "#i18n/admin/hu/account-emails.ts";

export const accountEmails = {
  own: {
    title: "Email address",
    intro: "Optional. If you forget your password, you can have a new one by email. Readers never see it.",
    none: "This account has no address yet.",
    noMail:
      "The site cannot send email at the moment, so no address can be given. An administrator can name a mail server under “Settings”.",
    label: "New email address",
    report: "A monthly email that says whether all is well",
    reportHint:
      "Backups, certificate, facts that are due, links, readers. You are always told about new accounts.",
    removed: "The address is removed.",
  },
  confirmed: (email: string) => `Confirmed address: ${email}`,
  pending: (email: string) => `Waiting to be confirmed: ${email}`,
  submit: "Send a confirmation email",
  sent: "The email is on its way. Its link confirms the address within a day.",
  notSent: "The mail server did not take the email. Is the address right? If so, try again later.",
  remove: "Remove the address",
  ofOther: {
    title: (username: string) => `${username}’s email address`,
    text: "It counts once the owner of the account has confirmed it with the link that they get.",
    label: "Email address",
    close: "Close",
    sent: (username: string) => `The confirmation email is on its way (${username}).`,
    removed: (username: string) => `${username}’s address is removed.`,
  },
  forgotten: {
    link: "Forgotten password?",
    title: "Forgotten password",
    intro: "We send a link to the account’s confirmed email address; with it you set a new password.",
    name: "Username or email address",
    missing: "The name or the address is missing.",
    submit: "Ask for the link",
    sent: "If there is such an account, and it has a confirmed email address, the link is on its way. It works once, within an hour.",
    otherwise: "No email yet? An administrator can give you a sign-in link too.",
    noMail: "This site does not send email, so a new password takes another way:",
    ways: {
      code: "With a reset code, if you wrote one down",
      administrator: "With a sign-in link, which an administrator gives you",
    },
    commandLabel: "Command",
    command:
      "If neither is possible, somebody with access to the server’s machine opens a terminal in the folder of the site (the one with package.json) and types this, with your name instead of NAME:",
    back: "Back to the login",
  },
  confirmation: {
    title: "Confirm your email address",
    intro: "One click, and the account’s emails come here.",
    submit: "Confirm the address",
    done: (username: string, email: string) => `The address of ${username} from now on: ${email}`,
    taken: "This address belongs to another account already.",
    invalid: "This link was used already, or has expired. Ask for a new one on the page of your account.",
  },
} satisfies AccountEmailsTexts;
