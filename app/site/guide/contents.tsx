import { useEffect, useState } from "react";
import type { GuideSection } from "#content/guide-page.ts";
import { useMessages } from "#i18n/page-language.tsx";
import styles from "./contents.module.css";

/** By section id, on pages that number only some of their sections. */
export type SectionNumbers = Partial<Record<string, number>>;

interface ContentsProps {
  sections: Pick<GuideSection, "id" | "title">[];
  numbers?: SectionNumbers | undefined;
}

/** Links to the sections of a page. All are counted, unless the page gives `numbers`. */
export function Contents({ sections, numbers }: ContentsProps) {
  const { guide } = useMessages();
  const current = useCurrentSection(sections.map(({ id }) => id).join(" "));
  return (
    <nav className={styles.contents} aria-labelledby="_contents">
      <h2 id="_contents" className={styles.title}>
        {guide.contents}
      </h2>
      <ol className={styles.links}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              data-number={numbers && (numbers[id] ?? "")}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A section is current when it reaches the upper third of the window. */
const readingArea = "0px 0px -66% 0px";

/**
 * The section that is being read; null above the first.
 *
 * @param ids in the order of the page, separated by spaces
 */
function useCurrentSection(ids: string): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const order = ids.split(" ");
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        setCurrent(order.findLast((id) => seen.has(id)) ?? null);
      },
      { rootMargin: readingArea },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
