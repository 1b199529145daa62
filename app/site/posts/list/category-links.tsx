import type { CategoryCount } from "#api/blog/authors.ts";
import { CountedLinks } from "#app/site/parts/counted-links.tsx";
import { linkPrefetch } from "#app/ui/buttons/link-prefetch.ts";
import { useCategories } from "#i18n/blog/use-categories.ts";
import { useMessages } from "#i18n/page-language.tsx";
import styles from "./category-links.module.css";

interface CategoryLinksProps {
  counts: CategoryCount[];
  /** Whose page it is. */
  current?: string;
  /** Below a list, under a heading of its own. */
  isAtEnd?: boolean;
  /** Hides the numbers where they are not those of the pages that the links lead to. */
  isUncounted?: boolean;
}

/** Leads to the pages of the categories that have posts. */
export function CategoryLinks({ counts, current, isAtEnd, isUncounted }: CategoryLinksProps) {
  const { blog } = useMessages();
  const { nameOf, langOf, pathOf } = useCategories();
  if (counts.length === 0) return null;
  return (
    <nav
      className={isAtEnd ? `${styles.topics} ${styles.end}` : styles.topics}
      {...(isAtEnd ? { "aria-labelledby": "_topics" } : { "aria-label": blog.topics })}
    >
      {isAtEnd && <h2 id="_topics">{blog.topics}</h2>}
      <CountedLinks
        prefetch={linkPrefetch()}
        links={counts.flatMap(({ category, posts }) => {
          const to = pathOf(category);
          const count = isUncounted ? null : posts;
          const [name, lang] = [nameOf(category), langOf(category)];
          return to === null ? [] : { to, name, lang, count, isCurrent: category === current };
        })}
      />
    </nav>
  );
}
