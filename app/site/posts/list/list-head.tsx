import type { ReactNode } from "react";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { Drawing } from "#app/ui/pictures/drawing.tsx";
import { Cover } from "#app/site/posts/cover.tsx";
import { categoryDrawing } from "#i18n/blog/category-addresses.ts";
import { useCategories } from "#i18n/blog/use-categories.ts";
import type { Language } from "#i18n/languages.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { Unbroken } from "#i18n/format/unbroken.tsx";
import head from "../../../ui/layout/page-head.module.css";
import styles from "./list-head.module.css";

interface ListHeadProps {
  title: string;
  /** The title's, where it is not the page's. */
  lang?: Language | undefined;
  crumbs: ReactNode;
  /** The category whose picture stands beside the words. */
  category?: string;
  /** Stands before the title. */
  mark?: ReactNode;
  children: ReactNode;
}

/** The head of a list of some posts only. */
export function ListHead({ title, lang, crumbs, category, mark, children }: ListHeadProps) {
  return (
    <PageHead
      className={styles.head}
      words={
        <>
          {crumbs}
          <div className={styles.name}>
            {mark}
            <h1 lang={lang}>
              <Unbroken isTitle>{title}</Unbroken>
            </h1>
          </div>
          <div className={`${head.lead} ${styles.intro}`}>{children}</div>
        </>
      }
      picture={category && <CategoryPicture category={category} />}
    />
  );
}

function CategoryPicture({ category }: { category: string }) {
  const { post } = useMessages();
  const picture = useCategories().pictureOf(category);
  if (picture)
    return (
      <div>
        <Cover
          post={{ cover: null, category }}
          sizes="(min-width: 58rem) 40vw, 95vw"
          first
          className={styles.photograph}
        />
        {picture.credit && <p className={styles.credit}>{post.coverCredit(picture.credit)}</p>}
      </div>
    );
  return (
    <Drawing
      src={`/pictures/${categoryDrawing(category)}.svg`}
      alt=""
      first
      className={`${head.picture} ${styles.picture}`}
    />
  );
}
