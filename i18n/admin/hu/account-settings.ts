import { counter } from "#i18n/format/count.ts";

const count = counter("hu");

/** The texts of the pages about one's own account and about everybody's. */
export const accountSettings = {
  ownTitle: "Saját fiók",
  peopleTitle: "Fiókok",
  refusals: {
    wrongPassword: "Nem ez a jelenlegi jelszó.",
    wrongCode: "Ez a kód hibás, vagy már felhasználták.",
    lastAdministrator:
      "Ez az utolsó adminisztrátor: nem tiltható le, nem törölhető, és a szerepköre sem változhat.",
    registrationOff: "Ezen az oldalon nem lehet regisztrálni, ezért meghívó sem készíthető.",
    gone: "Ez közben már megszűnt. Az oldal újratöltése után látszik a mostani állapot.",
    badEmail: "Ez nem e-mail-cím.",
    notAllowed: "A fiók szerepköre ezt nem engedi meg.",
    proofNeeded: "Nem történt semmi: ehhez a jelszó vagy egy azonosítókulcs kell.",
  },
  code: {
    label: "Kód",
    hint: "A telefonos alkalmazásból, vagy egy tartalék kód.",
    needed: "Ehhez a fiókhoz kód is kell. Ha van hozzá azonosítókulcs, az egymaga elég.",
  },
  setupCode: {
    label: "Telepítési kód",
    hint: "Ez az oldal első fiókja, ezért az a kilenc számjegy kell hozzá, amelyet az oldal az indulásakor kiírt.",
    wrong: "Nem ez a telepítési kód.",
  },
  registration: {
    closed: "Ezen az oldalon csak meghívóval lehet regisztrálni.",
    off: "Ezen az oldalon nem lehet regisztrálni.",
    invited: "A meghívóval készült fiókkal rögtön be lehet jelentkezni.",
    ready: "A fiók elkészült. Most már be lehet jelentkezni vele.",
    invitationInvalid: "Ezt a meghívót már felhasználták, vagy lejárt.",
    tooManyWaiting: "Most túl sok fiók vár jóváhagyásra. Próbáljátok újra később.",
  },
  changePassword: {
    title: "Jelszó",
    intro: "Az új jelszó minden más eszközön kijelentkeztet.",
    present: "Jelenlegi jelszó",
    password: "Új jelszó",
    submit: "Jelszó megváltoztatása",
    done: "A jelszó megváltozott. A többi eszközön véget ért a munkamenet.",
  },
  resetCode: {
    title: "Visszaállító kód",
    intro:
      "Elfelejtett jelszónál ezzel a kóddal új jelszót lehet megadni, levél és más segítsége nélkül. Egyszer használható.",
    none: "Ehhez a fiókhoz még nincs visszaállító kód.",
    has: "Ehhez a fiókhoz van visszaállító kód. Az új a helyébe lép.",
    make: "Visszaállító kód készítése",
    keep: "Írjátok fel vagy nyomtassátok ki ezt a kódot, és tegyétek a fontos iratok közé. Csak most látszik. Akinél megvan, új jelszót adhat meg ehhez a fiókhoz.",
    code: "A visszaállító kód",
    print: "Nyomtatás",
    kept: "Eltettem a kódot",
    use: "Visszaállító kóddal",
    useIntro:
      "Aki a fiók létrehozásakor vagy később a „Saját fiók” oldalon felírt egy visszaállító kódot, azzal új jelszót adhat meg.",
    submit: "Az új jelszó beállítása",
    missing: "Hiányzik a kód.",
    invalid: "Ez a kód hibás, vagy már felhasználták.",
  },
  secondFactor: {
    title: "Kétlépcsős azonosítás",
    intro:
      "A jelszó mellé a telefon egy alkalmazása ad félpercenként új, hatjegyű kódot. Így egy ellopott jelszó önmagában nem elég.",
    required:
      "Ezen az oldalon kötelező a kétlépcsős azonosítás: a többi oldal akkor nyílik meg, amikor be van állítva.",
    isOn: (codes: number) => count(codes, { other: "Be van kapcsolva. Még {n} tartalék kód van hozzá." }),
    isOnByPasskey:
      "Be van kapcsolva: az azonosítókulcs a második lépcső. Mellé hitelesítő alkalmazás is beállítható.",
    turnOn: "Beállítás",
    turnOnToo: "Alkalmazás beállítása",
    turnOff: "Kikapcsolás",
    setUpAnew: "Beállítás másik telefonra",
    qrCode: "QR-kód a hitelesítő alkalmazásnak",
    scan: "Ezt a QR-kódot kell beolvasni egy hitelesítő alkalmazással, majd beírni a kódot, amelyet mutat.",
    orType: "Beolvasás helyett beírható:",
    code: "Kód",
    codeHint: "Hat számjegy.",
    confirm: "Bekapcsolás",
    isOnNow: "A kétlépcsős azonosítás be van kapcsolva. A többi eszközön véget ért a munkamenet.",
    keepCodes:
      "Ezek a tartalék kódok a telefon vagy az azonosítókulcs helyett használhatók, mindegyik egyszer. Csak most látszanak: nyomtassátok ki, vagy őrizzétek őket jelszókezelőben.",
    codesKept: "Megvannak a kódok",
  },
  passkeys: {
    title: "Azonosítókulcsok",
    intro:
      "Azonosítókulccsal jelszó és kód nélkül lehet bejelentkezni: az eszköz ujjlenyomatot, arcot vagy PIN-kódot kér. A jelszó és a kód helyett is jó, és hamis oldal nem tudja ellopni.",
    none: "Ehhez a fiókhoz még nincs azonosítókulcs.",
    isSynced: "több eszközön",
    added: (day: string) => `Hozzáadva: ${day}`,
    lastUsed: (moment: string) => `Utoljára használva: ${moment}`,
    neverUsed: "Még nem volt használva.",
    codesLeft: (codes: number) => count(codes, { other: "Még {n} tartalék kód van a fiókhoz." }),
    name: "Az új azonosítókulcs neve",
    nameHint: "Nem kötelező. Például: telefon, irodai gép.",
    add: "Azonosítókulcs hozzáadása",
    isAdded:
      "Az azonosítókulcs elkészült, lehet vele bejelentkezni. A többi eszközön véget ért a munkamenet.",
    isRemoved:
      "Az azonosítókulcs törölve. Az eszközön külön kell törölni. A többi eszközön véget ért a munkamenet.",
    remove: "Törlés",
    removeNamed: (name: string) => `Törlés: ${name}`,
    confirmRemoval: "Azonosítókulcs törlése",
    cancel: "Mégse",
    signIn: "Azonosítókulcs használata",
    errors: {
      unsupported: "Ez a böngésző nem ismeri az azonosítókulcsokat.",
      cancelled: "Nem történt választás, vagy letelt az idő.",
      otherAddress: "Az azonosítókulcsok csak az oldal beállított címén működnek, ezen a címen nem.",
      known: "Ezen az eszközön már van azonosítókulcs ehhez a fiókhoz.",
      refused: "Ez az azonosítókulcs itt nem ismert, vagy hibás a válasza.",
      expired: "Letelt az idő. Próbáljátok újra.",
      copied:
        "Ezt az azonosítókulcsot máshol is használták, ezért lehet, hogy lemásolták. Jelszóval és kóddal be lehet jelentkezni; utána törölni kell.",
      tooMany: "Egy fiókhoz legfeljebb tíz azonosítókulcs tartozhat.",
      lastFactor:
        "Ezen az oldalon kötelező a kétlépcsős azonosítás, és ez az utolsó hozzá. Előbb állítsatok be másikat.",
    },
  },
  proof: {
    title: "Jelszó a folytatáshoz",
    text: "Ami a fiókokat vagy az egész oldalt érinti, ahhoz a jelszó vagy az azonosítókulcs is kell, ha tíz percnél régebben adtátok meg. Utána a megkezdett művelet folytatódik.",
    confirm: "Folytatás",
    byPasskey: "Azonosítókulccsal",
    cancel: "Mégse",
  },
  administratorMail: {
    subject: (site: string, username: string) => `${site}: új adminisztrátor (${username})`,
    text: (username: string, by: string, address: string) =>
      `Mostantól adminisztrátor: ${username}.\nAki ezt tette: ${by}.\n\nHa ez nem a ti döntésetek volt, itt nézhetitek át a fiókokat: ${address}`,
  },
  sessions: {
    title: "Munkamenetek",
    intro:
      "Ezeken az eszközökön van bejelentkezve ez a fiók. Egy munkamenet kilencven nap után mindenképp véget ér.",
    unknownDevice: "Ismeretlen eszköz",
    isThis: "ez az eszköz",
    lastSeen: (moment: string) => `Utoljára itt: ${moment}`,
    since: (moment: string) => `Bejelentkezett: ${moment}`,
    end: "Kijelentkeztetés",
    endNamed: (device: string) => `Kijelentkeztetés: ${device}`,
    endOthers: "Minden más munkamenet befejezése",
  },
  people: {
    title: "Jóváhagyott fiókok",
    intro: "Kinek milyen fiókja van, és mit tehet vele.",
    isOwn: "saját",
    disabled: "letiltva",
    hasSecondFactor: "kétlépcsős azonosítással",
    since: (day: string) => `Regisztrált: ${day}`,
    lastSeen: (moment: string) => `Utoljára itt: ${moment}`,
    unusedLink: (moment: string) => `Fel nem használt belépési link; lejár: ${moment}`,
    cancel: "Mégse",
    actionNamed: (action: string, username: string) => `${action}: ${username}`,
    actions: {
      role: "Szerepkör…",
      email: "E-mail-cím…",
      signInLink: "Új belépési link…",
      withdrawSignInLink: "A belépési link visszavonása",
      disable: "Letiltás",
      enable: "Engedélyezés",
      endSessions: "Kijelentkeztetés",
      resetSecondFactor: "Kétlépcsős azonosítás törlése",
      remove: "Törlés",
    },
    questions: {
      signInLink: {
        title: (username: string) => `Új belépési link neki: ${username}`,
        text: "Annak, aki elfelejtette a jelszavát. A linkkel új jelszót adhat meg, egyszer, egy napon belül; akkor minden eszközön véget ér a munkamenete. A kétlépcsős azonosítás megmarad.",
      },
      disable: {
        title: (username: string) => `${username} fiókjának letiltása`,
        text: "Mindenhol kijelentkezik, és nem tud újra bejelentkezni, amíg nincs engedélyezve. A bejegyzések megmaradnak.",
      },
      endSessions: {
        title: (username: string) => `${username} kijelentkeztetése`,
        text: "Minden eszközön véget ér a munkamenet. A jelszóval újra be lehet jelentkezni.",
      },
      resetSecondFactor: {
        title: (username: string) => `${username} kétlépcsős azonosításának törlése`,
        text: "Annak, aki elveszítette a telefonját és a tartalék kódjait. Az azonosítókulcsai is törlődnek, és ezután a jelszó egyedül is elég.",
      },
      remove: {
        title: (username: string) => `${username} fiókjának törlése`,
        text: "A fiók végleg megszűnik. A bejegyzések megmaradnak.",
      },
    },
  },
  signInLink: {
    confirm: "Link készítése",
    link: "A belépési link",
    made: (username: string, moment: string) =>
      `Elkészült ${username} belépési linkje. Csak most látszik, egyszer használható, eddig: ${moment}. Csak neki adjátok oda.`,
    title: "Új jelszó",
    intro: "Ez a link egyszer használható: adjatok meg egy új jelszót, és már be is léptetek.",
    password: "Új jelszó",
    submit: "Jelszó mentése és belépés",
    isSet: "Megvan az új jelszó. Jelentkezzetek be vele.",
    invalid: "Ezt a linket már használták, vagy lejárt. Kérjetek újat.",
  },
  invitations: {
    title: "Meghívók",
    intro: "A meghívó linkjével egy ember regisztrálhat, hét napig. A fiókot nem kell külön jóváhagyni.",
    email: "Kinek szól?",
    emailHint: "Nem kötelező. E-mail-cím; ha az oldal tud levelet küldeni, erre a címre elküldi a meghívót.",
    submit: "Meghívó készítése",
    link: "A meghívó linkje",
    copy: "Másolás",
    copied: "Másolva.",
    notCopied: "Nem sikerült másolni; ki van jelölve.",
    made: (day: string) => `Elkészült a meghívó. Csak most látszik, és ${day} napjáig érvényes.`,
    mailed: "Levélben is elküldtük erre a címre.",
    notMailed: "Levélben nem ment el, ezért a linket el kell juttatni neki.",
    forAnybody: "Név nélkül",
    until: (day: string) => `Érvényes eddig: ${day}`,
    by: (username: string) => `Készítette: ${username}`,
    withdraw: "Visszavonás",
    withdrawNamed: (whom: string) => `Visszavonás: ${whom}`,
  },
};

export type AccountSettingsTexts = typeof accountSettings;
