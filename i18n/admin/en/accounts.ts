import { counter } from "#i18n/format/count.ts";
import type { AccountsTexts } from "#i18n/admin/hu/accounts.ts";
import { accountEmails } from "./account-emails.ts";
import { accountSettings } from "./account-settings.ts";

const count = counter("en");

export const accounts = {
  ...accountSettings,
  emails: accountEmails,
  username: "Username",
  password: "Password",
  usernameMissing: "The username is missing.",
  passwordMissing: "The password is missing.",
  showPassword: "Show password",
  asking: "Loading…",
  unreachable: "The server cannot be reached at the moment. Check your connection and try again.",
  noSpace: "There is no room left on the server, so no account can be asked for at the moment.",
  failed: "An error occurred",
  retry: "Try again",
  tryLater: (minutes: number) =>
    count(minutes, {
      one: "There were too many attempts. You can try again in {n} minute.",
      other: "There were too many attempts. You can try again in {n} minutes.",
    }),
  firstRun: {
    title: "Welcome to your new site",
    text: "There is no account yet. The first one is the owner’s: after a name and a password come the other steps before you open.",
    action: "Make the first account",
  },
  signIn: {
    title: "Admin Login",
    submit: "Login",
    submitting: "Logging in…",
    wrongCredentials: "wrong credentials",
    waiting:
      "The password is right, but the account is still waiting for approval. You can sign in once an administrator has approved it; there is no need to register again.",
    ended: "Your session has ended. Sign in again and go on where you left off.",
    toRegister: "No account yet? Register",
  },
  register: {
    title: "Admin Register",
    submit: "Register",
    submitting: "Registering…",
    own: { title: "Create your account", submit: "Create account", submitting: "Creating the account…" },
    usernameRule: (min: number, max: number) =>
      `${min} to ${max} characters: letters, digits, spaces and . _ - @, beginning with a letter or a digit.`,
    passwordRule: (min: number, max: number) =>
      `At least ${min} and at most ${max} characters. A few words in a row make a good password.`,
    successful: "registration successful",
    first: "This is the first account, so it is the administrator’s. You can sign in with it now.",
    waits: "The account is waiting for approval. You can sign in once an administrator has approved it.",
    failed: "registration failed",
    badUsername: "This username does not follow the rules.",
    badPassword: "This password does not follow the rules.",
    commonPassword: "This password is among the most common ones, which are tried first. Choose another one.",
    usernameTaken: "This username is already taken.",
    toSignIn: "Go to the login",
    hasAccount: "Already have an account? Login",
  },
  waiting: {
    title: "Accounts waiting for approval",
    since: (day: string) => `Registered on ${day}`,
    approve: "Approve",
    refuse: "Refuse",
    approveNamed: (username: string) => `Approve: ${username}`,
    refuseNamed: (username: string) => `Refuse: ${username}`,
    confirmRefusal: (username: string) => `Refuse ${username}’s account?`,
    refusalText: "The account is deleted. The same name can be registered again later.",
    cancel: "Cancel",
    approved: (username: string) => `${username}’s account has been approved.`,
    refused: (username: string) => `${username}’s account has been refused.`,
    failed: "The account could not be changed. Please try again.",
    loadFailed: "The accounts waiting for approval could not be loaded.",
  },
} satisfies AccountsTexts;
