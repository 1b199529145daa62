import { counter } from "#i18n/format/count.ts";
import type { AccountSettingsTexts } from "#i18n/admin/hu/account-settings.ts";

const count = counter("en");

export const accountSettings = {
  ownTitle: "Your account",
  peopleTitle: "Accounts",
  refusals: {
    wrongPassword: "This is not your current password.",
    wrongCode: "This code is wrong, or was used already.",
    lastAdministrator:
      "This is the last administrator, who can neither be disabled, removed nor given another role.",
    registrationOff: "Nobody can register on this site, so no invitation can be made.",
    gone: "It no longer exists. Reload the page to see the current state.",
    badEmail: "This is not an email address.",
    notAllowed: "The role of your account does not allow this.",
    proofNeeded: "Nothing was done: this needs your password or a passkey.",
  },
  code: {
    label: "Code",
    hint: "From the app on your phone, or a recovery code.",
    needed: "This account needs a code too. If it has a passkey, that alone is enough.",
  },
  setupCode: {
    label: "Setup code",
    hint: "This is the site’s first account, so it needs the nine digits that the site printed when it started.",
    wrong: "This is not the setup code.",
  },
  registration: {
    closed: "On this site you can only register with an invitation.",
    off: "Nobody can register on this site.",
    invited: "With your invitation you can sign in as soon as you have registered.",
    ready: "The account is ready. You can sign in with it now.",
    invitationInvalid: "This invitation was used already, or has expired.",
    tooManyWaiting: "Too many accounts are waiting for approval at the moment. Try again later.",
  },
  changePassword: {
    title: "Password",
    intro: "A new password signs you out on all other devices.",
    present: "Current password",
    password: "New password",
    submit: "Change the password",
    done: "The password is changed. Your sessions on other devices have ended.",
  },
  resetCode: {
    title: "Reset code",
    intro:
      "If you forget your password, this code lets you set a new one, without mail and without anybody’s help. It works once.",
    none: "This account has no reset code yet.",
    has: "This account has a reset code. A new one takes its place.",
    make: "Make a reset code",
    keep: "Write this code down, or print it, and keep it where you keep important papers. It is shown only now. Whoever has it can set a new password for this account.",
    code: "Your reset code",
    print: "Print",
    kept: "I have kept the code",
    use: "With a reset code",
    useIntro:
      "If you wrote down a reset code when you made your account, or later under “Your account”, set a new password with it.",
    submit: "Set the new password",
    missing: "The code is missing.",
    invalid: "This code is wrong, or was used already.",
  },
  secondFactor: {
    title: "Second factor",
    intro:
      "Besides the password, an app on your phone gives a new six-digit code every half minute, so a stolen password alone is not enough.",
    required: "This site requires a second factor: the other pages open once it is set up.",
    isOn: (codes: number) =>
      count(codes, {
        one: "It is on. {n} recovery code is left.",
        other: "It is on. {n} recovery codes are left.",
      }),
    isOnByPasskey:
      "It is on: your passkey is the second factor. You can set up an authenticator app besides.",
    turnOn: "Set it up",
    turnOnToo: "Set up an app",
    turnOff: "Turn it off",
    setUpAnew: "Move it to another phone",
    qrCode: "QR code for the authenticator app",
    scan: "Scan this QR code with an authenticator app, then enter the code that it shows.",
    orType: "Or type this instead:",
    code: "Code",
    codeHint: "Six digits.",
    confirm: "Turn it on",
    isOnNow: "The second factor is on. Your sessions on other devices have ended.",
    keepCodes:
      "These recovery codes take the place of your phone or passkey, each of them once. They are shown only now: print them, or keep them in a password manager.",
    codesKept: "I have kept the codes",
  },
  passkeys: {
    title: "Passkeys",
    intro:
      "A passkey signs you in without password and code: your device asks for your fingerprint, face or PIN. It counts as both factors, and no fake site can steal it.",
    none: "This account has no passkey yet.",
    isSynced: "on several devices",
    added: (day: string) => `Added: ${day}`,
    lastUsed: (moment: string) => `Last used: ${moment}`,
    neverUsed: "Not used yet.",
    codesLeft: (codes: number) =>
      count(codes, {
        one: "{n} recovery code is left for this account.",
        other: "{n} recovery codes are left for this account.",
      }),
    name: "Name of the new passkey",
    nameHint: "Optional. For example: phone, office computer.",
    add: "Add a passkey",
    isAdded: "The passkey is ready. You can sign in with it. Your sessions on other devices have ended.",
    isRemoved:
      "The passkey is removed here. Remove it on your device too. Your sessions on other devices have ended.",
    remove: "Remove",
    removeNamed: (name: string) => `Remove: ${name}`,
    confirmRemoval: "Remove the passkey",
    cancel: "Cancel",
    signIn: "Use a passkey",
    errors: {
      unsupported: "This browser does not support passkeys.",
      cancelled: "No passkey was chosen, or it took too long.",
      otherAddress: "Passkeys work at this site’s own address only, not at this one.",
      known: "This device has a passkey for this account already.",
      refused: "This passkey is not known here, or its answer is wrong.",
      expired: "This took too long. Try again.",
      copied:
        "This passkey has been used elsewhere, so it may be a copy. Sign in with password and code, then remove it.",
      tooMany: "An account may have at most ten passkeys.",
      lastFactor: "This site requires a second factor, and this is your last one. Set up another one first.",
    },
  },
  proof: {
    title: "Your password, to continue",
    text: "What concerns accounts or the whole site needs your password or passkey once more, unless you gave it in the last ten minutes. Then what you began continues.",
    confirm: "Continue",
    byPasskey: "Use a passkey",
    cancel: "Cancel",
  },
  administratorMail: {
    subject: (site: string, username: string) => `${site}: a new administrator (${username})`,
    text: (username: string, by: string, address: string) =>
      `An administrator from now on: ${username}.\nDone by: ${by}.\n\nIf you did not decide this, look through the accounts: ${address}`,
  },
  sessions: {
    title: "Sessions",
    intro: "You are signed in on these devices. A session ends after ninety days in any case.",
    unknownDevice: "Unknown device",
    isThis: "this device",
    lastSeen: (moment: string) => `Last seen: ${moment}`,
    since: (moment: string) => `Signed in: ${moment}`,
    end: "Sign out",
    endNamed: (device: string) => `Sign out: ${device}`,
    endOthers: "End all other sessions",
  },
  people: {
    title: "Approved accounts",
    intro: "Who has an account, and what each may do.",
    isOwn: "yours",
    disabled: "disabled",
    hasSecondFactor: "with a second factor",
    since: (day: string) => `Registered on ${day}`,
    lastSeen: (moment: string) => `Last seen: ${moment}`,
    unusedLink: (moment: string) => `Unused sign-in link; expires: ${moment}`,
    cancel: "Cancel",
    actionNamed: (action: string, username: string) => `${action}: ${username}`,
    actions: {
      role: "Role…",
      email: "Email address…",
      signInLink: "New sign-in link…",
      withdrawSignInLink: "Withdraw the sign-in link",
      disable: "Disable",
      enable: "Enable",
      endSessions: "Sign out",
      resetSecondFactor: "Remove the second factor",
      remove: "Remove",
    },
    questions: {
      signInLink: {
        title: (username: string) => `Give ${username} a new sign-in link?`,
        text: "For somebody who has forgotten their password. With the link they can set a new one, once, within a day; then their sessions on all devices end. A second factor stays.",
      },
      disable: {
        title: (username: string) => `Disable ${username}’s account?`,
        text: "It is signed out everywhere, and cannot sign in until it is enabled again. Its posts stay.",
      },
      endSessions: {
        title: (username: string) => `Sign ${username} out everywhere?`,
        text: "The sessions on all devices end. The password still works for signing in again.",
      },
      resetSecondFactor: {
        title: (username: string) => `Remove the second factor of ${username}?`,
        text: "For somebody who has lost both phone and recovery codes. The passkeys go too, and after that the password alone is enough.",
      },
      remove: {
        title: (username: string) => `Remove ${username}’s account?`,
        text: "The account will be gone for good. Its posts stay.",
      },
    },
  },
  signInLink: {
    confirm: "Create the link",
    link: "The sign-in link",
    made: (username: string, moment: string) =>
      `${username}’s sign-in link is ready. It is shown only this time, and works once, until ${moment}. Give it to nobody else.`,
    title: "New password",
    intro: "This link works once: set a new password, and you are signed in.",
    password: "New password",
    submit: "Save and sign in",
    isSet: "The new password is set. Sign in with it.",
    invalid: "This link was used already, or has expired. Ask for a new one.",
  },
  invitations: {
    title: "Invitations",
    intro:
      "With the link of an invitation one person can register, for seven days. Their account is approved at once.",
    email: "Who is it for?",
    emailHint: "Optional. An email address; where the site can send mail, the invitation goes there.",
    submit: "Create an invitation",
    link: "Link of the invitation",
    copy: "Copy",
    copied: "Copied.",
    notCopied: "It could not be copied; it is selected.",
    made: (day: string) => `The invitation is ready. It is shown only this time, and works until ${day}.`,
    mailed: "It was mailed to this address too.",
    notMailed: "It was not mailed, so hand the link over yourself.",
    forAnybody: "Without a name",
    until: (day: string) => `Works until ${day}`,
    by: (username: string) => `Made by ${username}`,
    withdraw: "Withdraw",
    withdrawNamed: (whom: string) => `Withdraw: ${whom}`,
  },
} satisfies AccountSettingsTexts;
