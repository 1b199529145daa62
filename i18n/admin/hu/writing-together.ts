/** The texts about writing a post with others and from its source. Hungarian is the source of the shape. */
export const writingTogether = {
  presence: {
    /** `language` is a name such as `Magyar`. */
    other: (name: string, time: string, language: string) =>
      `${name} is szerkeszti ezt a bejegyzést ${time} óta. Nyelv: ${language}.`,
    saved:
      "Amióta itt meg van nyitva, valaki más elmentette. Mentéskor a két változat összeolvad; kérdés csak arról lesz, amit mindketten módosítottatok.",
  },
  autosaves: {
    /** Beside the name of who wrote it. */
    label: (name: string) => `${name}, nem mentett szöveg`,
    take: "Átvétel az űrlapba",
    taken: "Az átvett szöveg csak az űrlapba kerül; mentésig semmi sem változik.",
  },
  source: {
    isSource: "Ez a forrás: a többi nyelv ebből készül.",
    make: "Legyen ez a forrás…",
    title: (language: string) => `Legyen a forrás nyelve: ${language}?`,
    text: "A többi nyelv fordításnak számít: ha a forrás változik, elavultnak számítanak. A szövegek nem változnak; ami eddig naprakész volt, az marad.",
    confirm: "Legyen ez a forrás",
    failed: "A forrás nyelvét nem sikerült átállítani. Próbáljátok újra.",
  },
  sideBySide: {
    show: "A forrással egymás mellett",
    label: (language: string) => `A forrás (${language})`,
    empty: "A forrásban itt még nincs szöveg.",
    undoCopy: "Másolás visszavonása",
  },
};

export type WritingTogetherTexts = typeof writingTogether;
