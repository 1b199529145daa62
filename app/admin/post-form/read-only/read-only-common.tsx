import { useFormState } from "#app/admin/post-form/store/form-context.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import { useCategories } from "#i18n/blog/use-categories.ts";
import styles from "./read-only.module.css";

/** Explains to translators which parts they may write, and shows the fields without a language, which they may not. */
export function ReadOnlyCommon({ own }: { own: readonly Language[] }) {
  const { roles, postForm } = useAdminMessages();
  const { nameOf } = useCategories();
  const author = useFormState(({ fields }) => fields.author);
  const written = useFormState(({ fields }) => fields.category);
  return (
    <>
      <Alert kind="note">
        {roles.translating(own.map((language) => languageNames[language]).join(", "))}
      </Alert>
      <dl className={styles.common}>
        <div>
          <dt>{postForm.fields.author}</dt>
          <dd>{author}</dd>
        </div>
        <div>
          <dt>{postForm.fields.category}</dt>
          <dd>{nameOf(written)}</dd>
        </div>
      </dl>
    </>
  );
}
