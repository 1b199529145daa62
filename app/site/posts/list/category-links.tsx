import type { CategoryCount } from "#api/blog/authors.ts";
import type { Category } from "#api/posts/categories.ts";
import { CountedLinks } from "#app/site/parts/counted-links.tsx";
import { linkPrefetch } from "#app/ui/buttons/link-prefetch.ts";
import { categoryPath } from "#i18n/blog/category-addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import styles from "./category-links.module.css";

interface CategoryLinksProps {
  counts: CategoryCount[];
  /** Whose page it is. */
  current?: Category;
  /** Below a list, under a heading of its own. */
  isAtEnd?: boolean;
  /** Hides the numbers where they are not those of the pages that the links lead to. */
  isUncounted?: boolean;
}

/** Leads to the pages of the categories that have posts. */
export function CategoryLinks({ counts, current, isAtEnd, isUncounted }: CategoryLinksProps) {
  const { blog, categories } = useMessages();
  const language = useLanguage();
  if (counts.length === 0) return null;
  return (
    <nav
      className={isAtEnd ? `${styles.topics} ${styles.end}` : styles.topics}
      {...(isAtEnd ? { "aria-labelledby": "_topics" } : { "aria-label": blog.topics })}
    >
      {isAtEnd && <h2 id="_topics">{blog.topics}</h2>}
      <CountedLinks
        prefetch={linkPrefetch()}
        links={counts.map(({ category, posts }) => ({
          to: categoryPath(category, language),
          name: categories[category],
          count: isUncounted ? null : posts,
          isCurrent: category === current,
        }))}
      />
    </nav>
  );
}
