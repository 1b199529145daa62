import { useMemo, useState } from "react";
import { describePost } from "#api/documents/plain-text.ts";
import { readHtml } from "#api/post-html/read-html.ts";
import { cutText, shownLengths } from "#app/admin/post-form/measures/measure-text.ts";
import { LengthHint } from "#app/admin/post-form/measures/length-hint.tsx";
import { useFormState, useText } from "#app/admin/post-form/store/form-context.ts";
import type { FormState } from "#app/admin/post-form/store/form-state.ts";
import { textField } from "#app/admin/post-form/store/post-fields.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { Folded } from "#app/ui/forms/folded.tsx";
import { postPath } from "#i18n/addresses.ts";
import { makeSlug } from "#i18n/blog/make-slug.ts";
import type { Language } from "#i18n/languages.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { useTextControl, useValue } from "./use-text-control.tsx";
import styles from "../measures/measures.module.css";

/** A language's address, its words for search engines, and how one may show it. */
export function SearchFields({ language }: { language: Language }) {
  const { preview } = useAdminMessages().writingAids;
  const address = useTextControl(language, "address");
  const title = useTextControl(language, "searchTitle");
  const description = useTextControl(language, "searchDescription");
  const [isOpen, setIsOpen] = useState(false);
  const isWrong = [address, title, description].some(({ error }) => error);
  return (
    <Folded title={preview.open} isOpen={isOpen || isWrong} onToggle={setIsOpen}>
      <div className={styles.search}>
        <AddressField language={language} control={address} />
        <SearchField language={language} name="searchTitle" control={title} limit={shownLengths.title} />
        <SearchField
          language={language}
          name="searchDescription"
          control={description}
          limit={shownLengths.summary}
        />
        <SearchPreview language={language} />
      </div>
    </Folded>
  );
}

interface ControlProps {
  language: Language;
  control: ReturnType<typeof useTextControl>;
}

function AddressField({ language, control: given }: ControlProps) {
  const { preview } = useAdminMessages().writingAids;
  const [value, write] = useValue(textField(language, "address"));
  const now = useFormState(({ status }) => status.slugs[language]);
  return (
    <Field {...given} hint={now ? preview.addressNow(addressOf(now, language)) : preview.addressHint}>
      {(control) => (
        <input
          {...control}
          lang={language}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={({ target }) => write(target.value)}
        />
      )}
    </Field>
  );
}

interface SearchFieldProps extends ControlProps {
  name: "searchTitle" | "searchDescription";
  limit: number;
}

function SearchField({ language, name, control: given, limit }: SearchFieldProps) {
  const [value, write] = useValue(textField(language, name));
  return (
    <Field {...given} hint={<LengthHint text={value} limit={limit} />}>
      {(control) => {
        const shared = { ...control, lang: language, value };
        return name === "searchTitle" ? (
          <input {...shared} onChange={({ target }) => write(target.value)} />
        ) : (
          <textarea {...shared} rows={2} onChange={({ target }) => write(target.value)} />
        );
      }}
    </Field>
  );
}

/** The address, the title and the description that the post's page will have. */
function SearchPreview({ language }: { language: Language }) {
  const { preview } = useAdminMessages().writingAids;
  const { site } = useMessages();
  const text = useText(language);
  const slug = useFormState((form) => shownSlug(form, language));
  const start = useMemo(() => describePost(readHtml(text.content)), [text.content]);
  const title = (text.searchTitle || text.title).trim();
  const description = text.searchDescription.trim() || start || text.summary.trim();
  return (
    <>
      <div className={styles.result}>
        <p className={styles.address}>{addressOf(slug, language)}</p>
        <p className={styles.title} lang={title ? language : undefined}>
          {cutText(title ? `${title} | ${site.name}` : preview.noTitle, shownLengths.title)}
        </p>
        <p lang={description ? language : undefined}>
          {cutText(description || preview.noDescription, shownLengths.summary)}
        </p>
      </div>
      <p className={styles.note}>{preview.note}</p>
    </>
  );
}

/** The stored slug as long as its words are the stored ones, else that which they will give. */
function shownSlug({ base, fields, status }: FormState, language: Language): string {
  const [named, former] = [fields, base].map((text) =>
    makeSlug(text[`${language}.address`] || text[`${language}.title`]),
  );
  const isStored = named === former && !status.changed.includes(language);
  return (isStored && status.slugs[language]) || named || "";
}

/** For example "irany.peru › hu › post › oszi-tura". */
function addressOf(slug: string, language: Language): string {
  const path = postPath(slug || "…", language);
  return [location.host, ...decodeURIComponent(path).split("/").filter(Boolean)].join(" › ");
}
