import { stateName } from "#api/admin/state-name.ts";
import type { AdminListedPost } from "#api/admin/calls/admin-calls.ts";
import { formatShortMoment } from "#app/admin/schedule/moments.ts";
import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { languageNames, languages, type Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import list from "../../ui/lists/item-list.module.css";
import styles from "./state-matrix.module.css";

type ListedStates = Pick<AdminListedPost, "states" | "outdated" | "changed">;

/** Where each language of a post stands: its code, coloured by its state, and the words for it. */
export function StateMatrix({ post }: { post: ListedStates }) {
  const { label, cell } = useAdminMessages().dashboard.states;
  const { names } = useAdminMessages().translationStates;

  function describe(language: Language): string {
    const isChanged = post.changed.includes(language);
    const words = [names[isChanged ? "changed" : stateName(post.states?.[language] ?? "none")]];
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

/** When what is scheduled appears: once for a post whose languages appear together, else for each of them. */
export function ScheduledMoments({ states }: Pick<ListedStates, "states">) {
  const { scheduled, scheduledIn } = useAdminMessages().dashboard.states;
  const interfaceLanguage = useLanguage();
  const planned = languages.flatMap((language) => {
    const state = states?.[language];
    return typeof state === "object" ? [{ language, at: state.at }] : [];
  });
  const isTogether = planned.every(({ at }) => at === planned[0]?.at);
  return (isTogether ? planned.slice(0, 1) : planned).map(({ language, at }) => {
    const moment = formatShortMoment(at, interfaceLanguage);
    return (
      <time key={language} dateTime={at}>
        {isTogether ? scheduled(moment) : scheduledIn(languageNames[language], moment)}
      </time>
    );
  });
}
