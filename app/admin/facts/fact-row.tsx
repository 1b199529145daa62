import { Fragment, useContext, useEffect, useRef, useState, type Ref } from "react";
import type { AdminFact } from "#api/facts/facts.ts";
import { titleIn } from "#api/posts/post-titles.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Chip } from "#app/ui/lists/chip.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatAge, formatDate } from "#i18n/format/format-date.ts";
import { listedPages } from "#i18n/addresses.ts";
import { languagesFrom } from "#i18n/languages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { CallFailure } from "./call-failure.tsx";
import { FactForm } from "./fact-form.tsx";
import { FactOutcome, useFactChanges } from "./use-facts.ts";
import { valueText } from "./value-text.ts";
import styles from "./fact-row.module.css";

interface FactRowProps {
  fact: AdminFact;
  /** Whether somebody was led to it: it comes open, and takes the focus. */
  isShown: boolean;
}

/** The id of the element that names a fact in the list. */
export function factNameId(id: string): string {
  return `_fact-${id}`;
}

/** One fact: what it says, how old it is, and what can be done with it. */
export function FactRow({ fact, isShown }: FactRowProps) {
  const texts = useAdminMessages().facts;
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(isShown);
  const name = fact.names[language];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isShown) heading.current?.focus();
  }, [isShown]);

  return (
    <li className={styles.row} aria-label={name}>
      <div className={styles.head}>
        <FactText fact={fact} heading={heading} />
        <div className={styles.buttons}>
          <CheckButton fact={fact} />
          <Button
            small
            kind="quiet"
            aria-expanded={isOpen}
            aria-label={texts.named(isOpen ? texts.close : texts.edit, name)}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? texts.close : texts.edit}
          </Button>
        </div>
      </div>
      {isOpen && <FactForm fact={fact} onDone={() => setIsOpen(false)} />}
    </li>
  );
}

/** Says that a fact is unchanged today, and takes that back as long as nothing else is done. */
export function CheckButton({ fact }: { fact: AdminFact }) {
  const { api } = useAdmin();
  const texts = useAdminMessages().facts;
  const { replaceFact } = useFactChanges();
  const { tell, checked } = useContext(FactOutcome);
  const { isBusy, failure, run } = useCall();
  const name = fact.names[useLanguage()];
  const isChecked = checked === fact.id;
  const label = isChecked ? texts.uncheck : texts.check;

  async function change(): Promise<void> {
    replaceFact(await (isChecked ? api.uncheckFact(fact.id) : api.checkFact(fact.id)));
    tell(fact.id, isChecked ? texts.unchecked(name) : texts.checked(name), !isChecked);
  }

  return (
    <>
      <Button
        small
        kind="quiet"
        busy={isBusy}
        aria-label={texts.named(label, name)}
        onClick={() => void run(change)}
      >
        {label}
      </Button>
      <CallFailure failure={failure} />
    </>
  );
}

/** The words and numbers of a fact, and how far they can be trusted. */
function FactText({ fact, heading }: { fact: AdminFact; heading: Ref<HTMLHeadingElement> }) {
  const texts = useAdminMessages().facts;
  const language = useLanguage();
  return (
    <div className={styles.what}>
      <h2 ref={heading} id={factNameId(fact.id)} tabIndex={-1} className={styles.name}>
        {fact.names[language]}
      </h2>
      <p className={styles.value}>{valueText(fact, fact.value, texts.keys, language)}</p>
      <p className={styles.detail}>
        {texts.checkedOn(formatAge(fact.checkedOn, language))} ·{" "}
        {texts.dueOn(formatDate(fact.dueOn, language))}
      </p>
      <p className={styles.detail}>
        {texts.source}: <FactSource source={fact.source} none={texts.noSource} />
      </p>
      <Chips fact={fact} />
      <Places fact={fact} />
      {fact.planned && (
        <p className={styles.detail}>
          {texts.form.planned(
            formatDate(fact.planned.startsOn, language),
            valueText(fact, fact.planned.value, texts.keys, language),
          )}
        </p>
      )}
      {fact.staleReason && <p className={styles.staleReason}>{texts.staleReason[fact.staleReason]}</p>}
    </div>
  );
}

/** The pages, the tools and the posts that print it. */
function Places({ fact }: { fact: AdminFact }) {
  const { facts, postForm } = useAdminMessages();
  const { standsIn, nowhere, postTitle } = facts;
  const { pages } = useMessages();
  const language = useLanguage();
  const pagesWithIt = listedPages.filter((page) => fact.pages.includes(page));
  const places = [
    ...pagesWithIt.map((page) => ({ text: pages[page].name, lang: undefined })),
    ...fact.ownPages.map(({ titles }) => {
      const lang = languagesFrom(language).find((one) => titles[one]);
      const text = (lang && titles[lang]) ?? postForm.draft.untitled;
      return { text, lang: lang === language ? undefined : lang };
    }),
    ...fact.posts
      .map((post) => titleIn(post, language))
      .map(({ text, lang }) => ({ text: postTitle(text || postForm.draft.untitled), lang })),
  ];
  if (places.length === 0) return <p className={styles.detail}>{nowhere}</p>;
  return (
    <p className={styles.detail}>
      {standsIn} {/* Names have an "and" of their own. */}
      {places.map(({ text, lang }, index) => (
        <Fragment key={`${index} ${text}`}>
          {index > 0 && "; "}
          <span lang={lang}>{text}</span>
        </Fragment>
      ))}
    </p>
  );
}

function FactSource({ source, none }: { source: AdminFact["source"]; none: string }) {
  if (!source) return none;
  return source.url ? <a href={source.url}>{source.name}</a> : source.name;
}

function Chips({ fact }: { fact: AdminFact }) {
  const { chips, kinds } = useAdminMessages().facts;
  const shown = [
    fact.isOverdue && chips.overdue,
    fact.openReports > 0 && chips.reports(fact.openReports),
    fact.isOverridden && chips.overridden,
    fact.isEstimate && chips.estimate,
    !fact.isConfirmed && chips.unconfirmed,
  ].filter((one) => one !== false);
  return (
    <p className={styles.chips}>
      <span className={styles.kind}>{kinds[fact.kind]}</span>
      {shown.map((one, index) => (
        <Chip key={one} isMarked={index === 0 && fact.isOverdue}>
          {one}
        </Chip>
      ))}
    </p>
  );
}
