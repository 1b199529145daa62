import { counter } from "#i18n/format/count.ts";

const count = counter("hu");

/** The texts of the contact messages on the dashboard; Hungarian is the source of the shape. */
export const contactMessages = {
  title: "Üzenetek",
  unread: (n: number) => count(n, { other: "{n} olvasatlan" }),
  /** `unread` counts the messages that were not read yet. */
  loading: "Az üzenetek betöltése…",
  loadFailed: "Az üzeneteket nem sikerült betölteni.",
  retry: "Újra",
  refresh: "Frissítés",
  refreshed: "Az üzenetek frissítve.",
  none: "Nincs üzenet. A kapcsolatfelvételi űrlapon írt üzenetek itt jelennek meg.",
  mailIsOff:
    "Az üzenetek csak itt olvashatók, mert nincs beállítva levelezőszerver. Ha e-mailben is meg kell érkezniük, a Beállításokban lehet megadni.",
  older: "Régebbi üzenetek",
  loadingOlder: "Régebbi üzenetek betöltése…",
  olderFailed: "A régebbi üzeneteket nem sikerült betölteni.",
  isUnread: "Olvasatlan",
  isAnswered: "Megválaszolva",
  writtenIn: (language: string) => `Az űrlap nyelve: ${language}`,
  answer: "Válasz e-mailben",
  answerNamed: (name: string) => `Válasz e-mailben: ${name}`,
  markRead: "Megjelölés olvasottként",
  markUnread: "Megjelölés olvasatlanként",
  markFailed: "Az olvasottság jelzését nem sikerült elmenteni.",
  delete: "Törlés",
  deleteNamed: (name: string) => `Törlés: ${name} üzenete`,
  deleting: "Törlés…",
  deleted: (name: string) => `${name} üzenete törölve.`,
  deleteFailed: "Az üzenetet nem sikerült törölni.",
  confirmDelete: "Biztosan törlődjön ez az üzenet?",
  confirmText: (name: string, moment: string) =>
    `Feladó: ${name}, ${moment}. A törlést nem lehet visszavonni.`,
  cancel: "Mégse",
  thread: {
    replies: "Elküldött válaszok",
    replied: (who: string, when: string) => `${who}, ${when}`,
    reply: "Válasz az oldalról",
    replyHint: "Az oldal nevében megy ki, alatta az idézett üzenettel.",
    sendReply: "Válasz elküldése",
    sendReplyTo: (name: string) => `Válasz elküldése: ${name}`,
    replyMissing: "Írjátok meg a választ.",
    replyFailed: "A válasz nem ment el.",
    replyRefused: (reason: string) => `A válasz nem ment el. A levelezőszerver szerint: ${reason}`,
    replySent: "A válasz elment.",
    replyUnkept: "A válasz elment, de itt nem sikerült megőrizni. Ne küldjétek el még egyszer.",
    noMail:
      "Innen is lehet válaszolni, ha a Beállításokban van levelezőszerver. Addig a „Válasz e-mailben” a saját levelezőprogramot nyitja meg.",
    markAnswered: "Megjelölés megválaszoltként",
    markOpen: "Megjelölés megválaszolatlanként",
    answerFailed: "A jelölést nem sikerült elmenteni.",
    note: "Jegyzet",
    noteHint: "Csak a szerkesztők látják.",
    saveNote: "Jegyzet mentése",
    noteSaved: "A jegyzet elmentve.",
    noteFailed: "A jegyzetet nem sikerült elmenteni.",
    noteChanged:
      "Közben más is átírta a jegyzetet, ezért a tiétek nincs elmentve. Frissítés után látszik az övé, a tiétek pedig itt marad.",
    noteIsNow: (note: string) =>
      note === ""
        ? "Közben más törölte a jegyzetet. A mentés a tiéteket teszi a helyére."
        : `Közben más ezt írta: „${note}” A mentés ezt felülírja.`,
  },
  plans: {
    title: "Az útiterv, amelyről kérdez",
    theirs: (name: string) => `Útiterv: ${name}`,
    open: "Megnyitás a tervezőben",
    insertTheirs: "A kapott terv címének beszúrása",
    insertChanged: "A legutóbb átírt terv címének beszúrása:",
    named: "Ide vezet a szöveg",
  },
  leave: {
    title: "Kilépés mentés nélkül?",
    text: "A megkezdett válasz vagy jegyzet nincs elküldve, illetve elmentve, és elvész.",
    stay: "Maradás",
    leave: "Kilépés",
  },
  delivery: {
    kept: "Csak itt olvasható",
    queued: "Továbbításra vár",
    waiting: (tries: number) =>
      count(tries, { other: "A levelezőszerverre vár ({n} sikertelen próbálkozás)" }),
    waitingUntil: (tries: number, next: string) =>
      count(tries, { other: `A levelezőszerverre vár ({n} sikertelen próbálkozás, a következő: ${next})` }),
    sent: "E-mailben továbbítva",
    sentAt: (moment: string) => `E-mailben továbbítva: ${moment}`,
    failed: "Nem sikerült e-mailben továbbítani",
    reason: (reason: string) => `A legutóbbi hiba: ${reason}`,
    again: "Továbbítás újra",
    againNamed: (name: string) => `Továbbítás újra: ${name} üzenete`,
    againFailed: "Az újbóli továbbítást nem sikerült elindítani.",
  },
};

export type ContactMessagesTexts = typeof contactMessages;
