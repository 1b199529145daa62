import { useRef, type ReactNode } from "react";
import "#app/ui/prose.css";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import { useSteps } from "./use-steps.ts";
import styles from "./source-beside.module.css";

/** From when the admin area was called the desk: under another key, browsers would not find what they keep. */
const memoryKey = "desk-source-beside";

/** Whether the editor wanted sources beside their translations, on this device. */
export function wantsSourceBeside(): boolean {
  try {
    return localStorage.getItem(memoryKey) === "yes";
  } catch {
    return false;
  }
}

function remember(isWanted: boolean): void {
  try {
    localStorage.setItem(memoryKey, isWanted ? "yes" : "no");
  } catch {
    // Only a convenience, so a failure is ignored.
  }
}

interface SourceBesideProps {
  /** Whether there is a source, and a text that is made from it. */
  isPossible: boolean;
  isWanted: boolean;
  onWant: (isWanted: boolean) => void;
  /** Where another source can be chosen. */
  choice?: ReactNode;
  source: ReactNode;
  /** The fields of the translation. */
  children: ReactNode;
}

/** The fields of a language, and beside those of a translation its source, when the editor wants that. */
export function SourceBeside(props: SourceBesideProps) {
  const { isPossible, isWanted, onWant, choice, source, children } = props;
  const { show } = useAdminMessages().writingTogether.sideBySide;
  const isOn = isPossible && isWanted;
  return (
    <>
      {isPossible && (
        <div className={styles.ways}>
          <label className={styles.switch}>
            <input
              type="checkbox"
              checked={isWanted}
              onChange={({ target }) => {
                onWant(target.checked);
                remember(target.checked);
              }}
            />
            {show}
          </label>
          {isOn && choice}
        </div>
      )}
      <div className={isOn ? styles.pair : undefined}>
        {isOn && source}
        <div>{children}</div>
      </div>
    </>
  );
}

interface SourceTextProps {
  language: Language;
  /** The ids of the translation's fields and, last, of its content. */
  ids: readonly string[];
  /** A `SourceStep` for each of the fields, and for each block. */
  children: ReactNode;
}

/** The source, to be read only; it follows what is written beside it. */
export function SourceText({ language, ids, children }: SourceTextProps) {
  const { label } = useAdminMessages().writingTogether.sideBySide;
  const box = useRef<HTMLElement>(null);
  useSteps({ source: box, ids });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <section ref={box} tabIndex={0} aria-label={label(languageNames[language])} className={styles.source}>
      <p className={styles.name}>{label(languageNames[language])}</p>
      {children}
    </section>
  );
}

/** Stands in the place of the source's blocks where there are none. */
export function EmptySource() {
  return <p className={styles.name}>{useAdminMessages().writingTogether.sideBySide.empty}</p>;
}

interface SourceStepProps {
  lang: Language;
  look: "title" | "summary" | "block";
  children?: ReactNode;
  /** Stands in the place of children. */
  html?: string;
}

export function SourceStep({ lang, look, children, html }: SourceStepProps) {
  const shared = {
    "data-step": "",
    lang,
    className: look === "block" ? `prose ${styles.block}` : styles[look],
  };
  if (html === undefined) return <div {...shared}>{children}</div>;
  return <div {...shared} dangerouslySetInnerHTML={{ __html: html }} />;
}
