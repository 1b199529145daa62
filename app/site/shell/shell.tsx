import { Suspense, type ReactNode } from "react";
import { useNavigation } from "react-router";
import type { Language } from "#i18n/languages.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { DrawnOnce } from "#app/site/parts/page/drawn-once.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header/header.tsx";
import { PageFade } from "./page-fade.tsx";
import { PendingBar } from "./pending-bar.tsx";
import { useMarkedLinks } from "./use-marked-links.ts";
import { useHeadingFocus } from "./use-heading-focus.ts";
import styles from "./shell.module.css";

/** The underscore keeps it apart from slugs, which are the ids of post cards. */
const mainId = "_content";

export function Shell({
  languagePaths,
  isAdmin,
  notice,
  children,
}: {
  languagePaths: Record<Language, string>;
  isAdmin: boolean;
  /** Shown between the header and the page. */
  notice?: ReactNode;
  children: ReactNode;
}) {
  const { shell } = useMessages();
  const isPending = useNavigation().state !== "idle";
  useHeadingFocus(mainId);
  return (
    <div className={styles.page}>
      <a className={styles.skip} href={`#${mainId}`}>
        {shell.skipToContent}
      </a>
      <PendingBar isPending={isPending} />
      {/* Nothing suspends here: React takes over each of these parts of the page by itself, in a short task. */}
      <Suspense>
        <Header languagePaths={languagePaths} isAdmin={isAdmin} />
      </Suspense>
      {notice}
      <PageFade>
        <main id={mainId} tabIndex={-1} aria-busy={isPending} className={styles.main}>
          {children}
        </main>
      </PageFade>
      <Suspense>
        <DrawnOnce name={`footer ${useMarkedLinks()} ${isAdmin}`}>
          <Footer isAdmin={isAdmin} />
        </DrawnOnce>
      </Suspense>
    </div>
  );
}
