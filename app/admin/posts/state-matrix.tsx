import { stateName } from "#api/admin/state-name.ts";
import type { AdminListedPost } from "#api/admin/calls/admin-calls.ts";
import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { languageNames, languages, locales, type Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import list from "../../ui/lists/item-list.module.css";
import styles from "./state-matrix.module.css";

type ListedStates = Pick<AdminListedPost, "states" | "outdated" | "changed">;

/** Where each language of a post stands: its code, coloured by its state, and the words for it. */
export function StateMatrix({ post }: { post: ListedStates }) {
  const { label, cell } = useAdminMessages().dashboard.states;
  const { names } = useAdminMessages().translationStates;
  const moment = new Intl.DateTimeFormat(locales[useLanguage()], { dateStyle: "medium", timeStyle: "short" });

  function describe(language: Language): string {
    const state = post.states?.[language] ?? "none";
    const words = [names[post.changed.includes(language) ? "changed" : stateName(state)]];
    if (typeof state === "object") words.push(moment.format(new Date(state.at)));
    if (post.outdated?.includes(language)) words.push(names.outdated);
    return cell(languageNames[language], words.join(", "));
  }

  return (
    <ul className={styles.matrix} aria-label={label}>
      {languages.map((language) => {
        const isChanged = post.changed.includes(language);
        const state = isChanged ? "changed" : stateName(post.states?.[language] ?? "none");
        const description = describe(language);
        return (
          <li key={language} title={description} className={`${list.language} ${styles[state]}`}>
            <span aria-hidden="true">
              {language}
              {post.outdated?.includes(language) && <b className={styles.outdated}>!</b>}
            </span>
            <VisuallyHidden>{description}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
