import { Link } from "react-router";
import type { LibraryPicture } from "#api/admin/media-library.ts";
import { binPath, editPath, homeSlidesPath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { titleOfUse } from "#app/admin/media/picture-name.ts";
import list from "../../../ui/lists/item-list.module.css";
import styles from "./picture-page.module.css";

/** The posts that show a picture, or showed it once, and the slides of the home page, with the way to each. */
export function PictureUses({ uses, isOnHome }: Pick<LibraryPicture, "uses" | "isOnHome">) {
  const { homeSlides, media } = useAdminMessages();
  const texts = media.details;
  const language = useLanguage();
  return (
    <section className={styles.section} aria-labelledby="_picture-uses">
      <h3 id="_picture-uses" className={styles.title}>
        {texts.usesTitle}
      </h3>
      {uses.length === 0 && !isOnHome && <p>{texts.noUses}</p>}
      {(uses.length > 0 || isOnHome) && (
        <ul className={list.rows}>
          {isOnHome && (
            <li className={styles.use}>
              <Link to={homeSlidesPath(language)}>{homeSlides.title}</Link>
            </li>
          )}
          {uses.map(({ postId, isCover, isShown, isBinned, ...use }) => (
            <li key={`${postId} ${isCover}`} className={styles.use}>
              <Link to={isBinned ? binPath(language) : editPath(postId, language)}>
                {titleOfUse(use, language) || texts.untitled}
              </Link>
              <span className={styles.detail}>
                {isCover ? texts.asCover : isShown ? texts.inText : texts.inFormerText}
                {isBinned && `, ${texts.inBin}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
