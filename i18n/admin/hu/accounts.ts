import { counter } from "#i18n/format/count.ts";
import { accountEmails } from "./account-emails.ts";
import { accountSettings } from "./account-settings.ts";

const count = counter("hu");

/** The texts of signing in, registering and approving accounts; Hungarian is the source of the shape. */
export const accounts = {
  ...accountSettings,
  emails: accountEmails,
  username: "Felhasználónév",
  password: "Jelszó",
  usernameMissing: "A felhasználónév hiányzik.",
  passwordMissing: "A jelszó hiányzik.",
  showPassword: "Jelszó megjelenítése",
  asking: "Betöltés…",
  unreachable: "A szerver most nem érhető el. Ellenőrizzétek az internetkapcsolatot, és próbáljátok újra.",
  noSpace: "A szerveren elfogyott a hely, ezért most nem lehet hozzáférést kérni.",
  failed: "Hiba történt",
  retry: "Újra",
  tryLater: (minutes: number) =>
    count(minutes, { other: "Túl sok próbálkozás volt. Legközelebb {n} perc múlva próbálkozhattok." }),
  firstRun: {
    title: "Üdv az új oldalon!",
    text: "Még nincs fiók. Az első a tulajdonosé: név és jelszó után sorban jön a többi, mielőtt az oldal megnyílik.",
    action: "Az első fiók elkészítése",
  },
  signIn: {
    title: "Admin bejelentkezés",
    submit: "Bejelentkezés",
    submitting: "Bejelentkezés…",
    wrongCredentials: "hibás felhasználónév vagy jelszó",
    waiting:
      "Jó a jelszó, de a fiók még jóváhagyásra vár. Akkor lehet belépni vele, amikor egy adminisztrátor jóváhagyta; nem kell újra regisztrálni.",
    ended: "A munkamenet lejárt. Újabb bejelentkezés után onnan folytatható a munka, ahol abbamaradt.",
    toRegister: "Nincs még fiók? Regisztráció",
  },
  register: {
    title: "Admin regisztráció",
    submit: "Regisztráció",
    submitting: "Regisztráció…",
    own: { title: "Saját fiók létrehozása", submit: "Fiók létrehozása", submitting: "A fiók létrehozása…" },
    usernameRule: (min: number, max: number) =>
      `${min}–${max} karakter: betűk, számjegyek, szóköz és . _ - @; betűvel vagy számjeggyel kezdődik.`,
    passwordRule: (min: number, max: number) =>
      `Legalább ${min}, legfeljebb ${max} karakter. Néhány egymás utáni szó is jó jelszó.`,
    successful: "sikeres regisztráció",
    first: "Ez az első fiók, ezért ez lett az adminisztrátoré. Most már be lehet jelentkezni vele.",
    waits: "A fiók jóváhagyásra vár. Akkor lehet bejelentkezni vele, amikor egy adminisztrátor jóváhagyta.",
    failed: "sikertelen regisztráció",
    badUsername: "Ez a felhasználónév nem felel meg a szabályoknak.",
    badPassword: "Ez a jelszó nem felel meg a szabályoknak.",
    commonPassword:
      "Ez a jelszó a leggyakoribbak közé tartozik, ezeket próbálják ki először. Válasszatok másikat.",
    usernameTaken: "Ez a felhasználónév már foglalt.",
    toSignIn: "Tovább a bejelentkezéshez",
    hasAccount: "Van már fiók? Bejelentkezés",
  },
  waiting: {
    title: "Jóváhagyásra váró fiókok",
    since: (day: string) => `Regisztrált: ${day}`,
    approve: "Jóváhagyás",
    refuse: "Elutasítás",
    approveNamed: (username: string) => `Jóváhagyás: ${username}`,
    refuseNamed: (username: string) => `Elutasítás: ${username}`,
    confirmRefusal: (username: string) => `${username} fiókjának elutasítása`,
    refusalText: "A fiók törlődik. Ugyanezzel a névvel később újra lehet regisztrálni.",
    cancel: "Mégse",
    approved: (username: string) => `${username} fiókja jóváhagyva.`,
    refused: (username: string) => `${username} fiókja elutasítva, törölve.`,
    failed: "A művelet nem sikerült. Próbáljátok újra.",
    loadFailed: "A jóváhagyásra váró fiókokat nem sikerült betölteni.",
  },
};

export type AccountsTexts = typeof accounts;
