import { Link } from "react-router";
import type { LibraryPicture } from "#api/admin/media-library.ts";
import { titleIn } from "#api/posts/post-titles.ts";
import {
  authorsPath,
  binPath,
  categoriesPath,
  editGuidePath,
  editPath,
  homeSlidesPath,
  mediaLibraryPath,
} from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { isUnused } from "#app/admin/media/picture-name.ts";
import list from "../../../ui/lists/item-list.module.css";
import styles from "./picture-page.module.css";

/** The posts and pages that show a picture, or showed it once, and the places of the site besides, with the way to each. */
export function PictureUses({ picture }: { picture: LibraryPicture }) {
  const { uses, siteUses, pageUses } = picture;
  const { authors, categories, homeSlides, media } = useAdminMessages();
  const texts = media.details;
  const language = useLanguage();
  const places = {
    slides: { path: homeSlidesPath, name: homeSlides.title },
    authors: { path: authorsPath, name: authors.title },
    categories: { path: categoriesPath, name: categories.title },
    drawings: {
      path: (one: Language) => `${mediaLibraryPath(one)}?view=drawings`,
      name: media.drawings.title,
    },
  };
  const isShownNowhere = isUnused(picture);
  return (
    <section className={styles.section} aria-labelledby="_picture-uses">
      <h3 id="_picture-uses" className={styles.title}>
        {texts.usesTitle}
      </h3>
      {isShownNowhere && <p>{texts.noUses}</p>}
      {!isShownNowhere && (
        <ul className={list.rows}>
          {siteUses.map((use) => (
            <li key={use} className={styles.use}>
              <Link to={places[use].path(language)}>{places[use].name}</Link>
            </li>
          ))}
          {pageUses.map((use) => (
            <PageUse key={use.page} {...use} />
          ))}
          {uses.map((use) => (
            <PostUse key={`${use.postId} ${use.isCover}`} use={use} />
          ))}
        </ul>
      )}
    </section>
  );
}

function PostUse({ use }: { use: LibraryPicture["uses"][number] }) {
  const { details: texts } = useAdminMessages().media;
  const language = useLanguage();
  const { postId, isCover, isShown, isBinned } = use;
  const { text, lang } = titleIn(use, language);
  return (
    <li className={styles.use}>
      <Link to={isBinned ? binPath(language) : editPath(postId, language)} lang={text ? lang : undefined}>
        {text || texts.untitled}
      </Link>
      <span className={styles.detail}>
        {isCover ? texts.asCover : isShown ? texts.inText : texts.inFormerText}
        {isBinned && `, ${texts.inBin}`}
      </span>
    </li>
  );
}

function PageUse({ page, titles, isShown }: LibraryPicture["pageUses"][number]) {
  const texts = useAdminMessages().media.details;
  const language = useLanguage();
  return (
    <li className={styles.use}>
      <Link to={editGuidePath(page, language)}>
        {titles[language] || Object.values(titles).find(Boolean) || texts.untitled}
      </Link>
      <span className={styles.detail}>{isShown ? texts.inText : texts.inFormerText}</span>
    </li>
  );
}
