import { counter } from "#i18n/count.ts";

const count = counter("hu");

/** The texts of the audit log; Hungarian is the source of the shape. */
export const auditLog = {
  title: "Napló",
  intro: "Ki mit tett az oldalon, és mit utasítottunk vissza. Egy évig őrizzük; látogatók címe nincs benne.",
  kind: "Esemény",
  allKinds: "Minden esemény",
  download: "Letöltés táblázatként (CSV)",
  loading: "A napló betöltése…",
  loadFailed: "A naplót nem sikerült betölteni.",
  retry: "Újra",
  none: "Nincs ilyen esemény.",
  older: "Régebbi események",
  loadingOlder: "Régebbi események betöltése…",
  olderFailed: "A régebbi eseményeket nem sikerült betölteni.",
  session: (session: string) => `munkamenet: ${session}`,
  times: (n: number) => count(n, { other: "{n} alkalommal" }),
  sources: { visitor: "látogató", command: "parancs a gépen", site: "maga az oldal" },
  kinds: {
    signed_in: "Bejelentkezés",
    signed_out: "Kijelentkezés",
    sign_in_refused: "Visszautasított bejelentkezés",
    call_refused: "Visszautasított hívás",
    account_requested: "Regisztráció",
    account_approved: "Fiók jóváhagyása",
    account_refused: "Fiók elutasítása",
    administrator_created: "Új adminisztrátor",
    password_reset: "Új jelszó",
    post_created: "Új bejegyzés",
    post_changed: "Módosított bejegyzés",
    post_deleted: "Törölt bejegyzés",
    posts_imported: "Bejegyzések átvétele",
    message_read: "Olvasottnak jelölt üzenet",
    message_unread: "Olvasatlannak jelölt üzenet",
    message_queued: "Üzenet újbóli elküldése",
    message_deleted: "Törölt üzenet",
    backup_restored: "Visszaállítás biztonsági mentésből",
  },
  reasons: {
    wrong_credentials: "hibás név vagy jelszó",
    too_many_attempts: "túl sok próbálkozás",
    foreign_origin: "más oldalról jött",
    not_signed_in: "bejelentkezés nélkül",
    setup_code_needed: "hiányzó vagy hibás telepítési kód",
    invitation_invalid: "érvénytelen meghívó",
    wrong_password: "hibás jelszó",
    wrong_second_factor: "hibás kód a kétlépcsős belépéshez",
  },
};

export type AuditLogTexts = typeof auditLog;
