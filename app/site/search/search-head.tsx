import { Breadcrumbs, type Crumb } from "#app/site/parts/page/breadcrumbs.tsx";
import { PagePicture } from "#app/site/parts/page/page-picture.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { useLanguage } from "#i18n/page-language.tsx";
import { searchWords } from "#i18n/search/search-words.ts";
import { SearchForm } from "./search-form.tsx";
import head from "../../ui/layout/page-head.module.css";
import styles from "./search-head.module.css";

/** Before anything is searched. On a phone the picture comes after the field. */
export function SearchHead({ title, crumbs }: { title: string; crumbs: Crumb[] }) {
  const { empty, pictureAlt } = searchWords[useLanguage()];
  return (
    <PageHead
      className={styles.head}
      words={
        <>
          <Breadcrumbs crumbs={crumbs} />
          <h1>{title}</h1>
          <p className={head.lead}>{empty}</p>
        </>
      }
      picture={
        <PagePicture
          picture={{ id: "pages/search", alt: pictureAlt }}
          first
          className={`${head.picture} ${styles.picture}`}
        />
      }
    >
      <SearchForm query="" error={null} />
    </PageHead>
  );
}
