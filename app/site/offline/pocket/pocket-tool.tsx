import { useEffect, type ReactNode } from "react";
import { PillLink } from "#app/ui/buttons/pill-link.tsx";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import type { Line } from "#content/documents/line.ts";
import type { PocketText } from "#content/tools/pocket-text.ts";
import { bookPath } from "#i18n/site/file-addresses.ts";
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
        <Part id="_contents-of" title={text.contentsTitle}>
          <List items={text.contents} />
        </Part>
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
      <BookLink text={text.book} />
      <Part id="_on-the-way" title={text.wayTitle}>
        <List items={text.way} />
      </Part>
      <Part id="_install" title={text.installTitle}>
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
      </Part>
      <Part id="_never" title={text.neverTitle}>
        <List items={text.never} />
      </Part>
    </div>
  );
}

/** The guide as a file for readers' programs, in the page's language. */
function BookLink({ text }: { text: PocketText["book"] }) {
  return (
    <Part id="_book" title={text.title}>
      <p className={styles.words}>
        <InlineText>{text.text}</InlineText>
      </p>
      <p>
        <PillLink to={bookPath(useLanguage())} reloadDocument prefetch="none" download>
          {text.link}
        </PillLink>
      </p>
    </Part>
  );
}

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
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
