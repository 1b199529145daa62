import { Breadcrumbs, type Crumb } from "#app/site/parts/breadcrumbs.tsx";
import { PagePicture } from "#app/site/parts/page-picture.tsx";
import { useLanguage } from "#i18n/page-language.tsx";
import { searchWords } from "#i18n/search/search-words.ts";
import { SearchForm } from "./search-form.tsx";
import styles from "./search-head.module.css";

/** Before anything is searched. On a phone the picture comes after the field. */
export function SearchHead({ title, crumbs }: { title: string; crumbs: Crumb[] }) {
  const { empty, pictureAlt } = searchWords[useLanguage()];
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <Breadcrumbs crumbs={crumbs} />
        <h1>{title}</h1>
        <p className={styles.lead}>{empty}</p>
      </div>
      <SearchForm query="" error={null} />
      <PagePicture picture={{ id: "pages/search", alt: pictureAlt }} first className={styles.picture} />
    </header>
  );
}
