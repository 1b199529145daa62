import { useEffect } from "react";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import type { Line } from "#content/documents/line.ts";
import type { PocketText } from "#content/tools/pocket-text.ts";
import { languages, locales } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { PocketBlock } from "./pocket-block.tsx";
import { pocketPageShown } from "./pocket-page-shown.ts";
import styles from "./pocket-tool.module.css";

/** The page on which visitors download the guide; a script of its own does the work. */
export function PocketTool({ text }: { text: PocketText }) {
  const language = useLanguage();
  useEffect(() => void document.dispatchEvent(new Event(pocketPageShown)), [language]);
  const words = JSON.stringify({ locale: locales[language], said: text.said });
  return (
    <div className={styles.pocket} data-pocket-words={words}>
      <div className={styles.first}>
        <PocketBlock key={language} language={language} text={text} level="h2" />
        <noscript>
          <p className={styles.plain}>{text.noScript}</p>
        </noscript>
        <section className={styles.part} aria-labelledby="_contents-of">
          <h2 id="_contents-of">{text.contentsTitle}</h2>
          <List items={text.contents} />
        </section>
      </div>
      <details className={styles.others}>
        <summary>
          <h2>{text.otherLanguages}</h2>
        </summary>
        {languages
          .filter((other) => other !== language)
          .map((other) => (
            <PocketBlock key={other} language={other} text={text} level="h3" />
          ))}
      </details>
      <section className={styles.part} aria-labelledby="_on-the-way">
        <h2 id="_on-the-way">{text.wayTitle}</h2>
        <List items={text.way} />
      </section>
      <section className={styles.part} aria-labelledby="_install">
        <h2 id="_install">{text.installTitle}</h2>
        <div className={styles.devices}>
          {text.installs.map(({ device, steps }) => (
            <div key={device}>
              <h3>{device}</h3>
              <List items={steps} isOrdered />
            </div>
          ))}
        </div>
        <p className={styles.note}>
          <InlineText>{text.installNote}</InlineText>
        </p>
      </section>
      <section className={styles.part} aria-labelledby="_never">
        <h2 id="_never">{text.neverTitle}</h2>
        <List items={text.never} />
      </section>
    </div>
  );
}

function List({ items, isOrdered = false }: { items: Line[]; isOrdered?: boolean }) {
  const Kind = isOrdered ? "ol" : "ul";
  return (
    <Kind className={styles.list}>
      {items.map((item, index) => (
        <li key={index}>
          <InlineText>{item}</InlineText>
        </li>
      ))}
    </Kind>
  );
}
