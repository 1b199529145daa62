import { counter } from "#i18n/format/count.ts";

/** No call while the module loads: the page script, which takes other words of these files, would carry it. */
const count: ReturnType<typeof counter> = (n, plurals) => counter("hu")(n, plurals);

/** The mails to people who have an account. */
export const accountMailTexts = {
  confirmation: {
    subject: (site: string) => `${site}: az e-mail-cím megerősítése`,
    text: ({ username, site, url }: { username: string; site: string; url: string }) =>
      `Ezt a címet adták meg ehhez a fiókhoz: ${username} (${site}).\n\n` +
      `Ezen a linken erősíthető meg, egy napon belül:\n\n${url}\n\n` +
      "Ha a levél tévedésből érkezett, nincs vele teendő: megerősítés nélkül nem jön ide több.",
  },
  formerEmail: {
    subject: (site: string) => `${site}: ez a cím már nem tartozik a fiókhoz`,
    text: ({ username, site }: { username: string; site: string }) =>
      `Ez az e-mail-cím mostantól nem tartozik ehhez a fiókhoz: ${username} (${site}).\n\n` +
      "Ha nem ti változtattátok meg, szóljatok rögtön egy adminisztrátornak.",
  },
  passwordLink: {
    subject: (site: string) => `${site}: új jelszó`,
    text: ({ username, site, url }: { username: string; site: string; url: string }) =>
      `Valaki új jelszót kért ehhez a fiókhoz: ${username} (${site}).\n\n` +
      `Ezen a linken adható meg, egyszer, egy órán belül:\n\n${url}\n\n` +
      "Ha nem ti kértétek, nincs teendő: a jelszó a régi maradt. A kétlépcsős azonosítás az új jelszóval is megmarad.",
  },
  passwordChanged: {
    subject: (site: string) => `${site}: megváltozott a jelszó`,
    text: ({ username, site, url }: { username: string; site: string; url: string }) =>
      `Egy linkkel új jelszót kapott ez a fiók: ${username} (${site}). Minden munkamenete véget ért.\n\n` +
      `Ha nem ti adtátok meg, kérjetek rögtön újat: ${url}`,
  },
  newAccounts: {
    subject: (site: string, n: number) => `${site}: ${count(n, { one: "új fiók", other: "{n} új fiók" })}`,
    waits: (username: string) => `- ${username}: jóváhagyásra vár`,
    registered: (username: string, role: string) => `- ${username}: már be tud jelentkezni (${role})`,
    text: ({ lines, url }: { lines: string[]; url: string }) =>
      `Az oldalon regisztrált:\n\n${lines.join("\n")}\n\nA fiókok itt nézhetők át: ${url}`,
  },
};

/** The monthly report to administrators; each line is told apart from the others. */
export const reportTexts = {
  subject: {
    well: (site: string) => `${site}: minden rendben`,
    needsYou: (site: string) => `${site}: havi jelentés, van teendő`,
    unknown: (site: string) => `${site}: havi jelentés`,
  },
  intro: (site: string) => `Így áll most az oldal: ${site}`,
  backups: {
    off: "Biztonsági mentés: ki van kapcsolva.",
    none: "Biztonsági mentés: még nem készült.",
    good: (moment: string) => `Biztonsági mentés: a legutóbbi (${moment}) elkészült, visszaolvasva is ép.`,
    failed: "Biztonsági mentés: a legutóbbi nem sikerült.",
    old: "Biztonsági mentés: két napja egy sem sikerült.",
    lastGood: (moment: string) => `Az utolsó jó mentés: ${moment}`,
  },
  views: (n: number) => count(n, { other: "Olvasók: az elmúlt 30 napban {n} megnyitott oldal." }),
  facts: (n: number) =>
    n === 0 ? "Adatok: mind friss." : count(n, { other: "Adatok: {n} vár ellenőrzésre." }),
  links: (n: number) => (n === 0 ? "Linkek: mind él." : count(n, { other: "Linkek: {n} nem vezet sehová." })),
  certificate: (days: number) =>
    days <= 0 ? "Tanúsítvány: lejárt." : count(days, { other: "Tanúsítvány: még {n} napig érvényes." }),
  ending: ({ status, account }: { status: string; account: string }) =>
    `Bővebben: ${status}\n\nEz a levél havonta jön. A saját fiók oldalán kapcsolható ki: ${account}`,
};

export type AccountMailTexts = typeof accountMailTexts;
export type ReportTexts = typeof reportTexts;
