import { Unbroken } from "#i18n/format/unbroken.tsx";
import type { Line } from "#content/documents/line.ts";
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";
import { InlineText } from "./inline-text.tsx";
import { PagePicture, type PictureOfPage } from "./page-picture.tsx";
import styles from "./page-head.module.css";

interface PageHeadProps {
  title: string;
  lead: Line;
  crumbs: Crumb[];
  picture?: PictureOfPage | undefined;
}

export function PageHead({ title, lead, crumbs, picture }: PageHeadProps) {
  return (
    <header className={picture ? styles.head : `${styles.head} ${styles.plain}`}>
      <div className={styles.words}>
        <Breadcrumbs crumbs={crumbs} />
        <h1>
          <Unbroken isTitle>{title}</Unbroken>
        </h1>
        <p className={styles.lead}>
          <InlineText>{lead}</InlineText>
        </p>
      </div>
      {picture && <PagePicture picture={picture} first className={styles.picture} />}
    </header>
  );
}
