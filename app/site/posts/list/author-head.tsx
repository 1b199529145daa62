import type { AuthorProfile } from "#api/blog/authors.ts";
import { mediaPath } from "#api/media.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import styles from "./author-head.module.css";

/** An author's picture or, without one, the initials. */
export function AuthorMark({
  name,
  picture,
}: {
  name: string;
  picture: AuthorProfile["picture"] | undefined;
}) {
  if (picture) {
    const { hash, focal, alt } = picture;
    return (
      <img
        src={mediaPath(hash, 480, "webp")}
        alt={alt}
        width={120}
        height={120}
        style={{ objectPosition: `${focal.x}% ${focal.y}%` }}
        className={styles.portrait}
      />
    );
  }
  return (
    <span className={styles.initials} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** The initials of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? "")[0]?.toUpperCase()).join("");
}

/** The lines about an author, and the author's pages elsewhere. */
export function AuthorLines({ profile: { lines, language, links } }: { profile: AuthorProfile }) {
  const lang = language === useLanguage() ? undefined : language;
  return (
    <>
      {lines && (
        <p lang={lang} className={styles.lines}>
          {lines}
        </p>
      )}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link}>
              <a href={link} rel="me">
                {link.replaceAll(/^https:\/\/(www\.)?|\/$/g, "")}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
