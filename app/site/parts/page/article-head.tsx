import type { ReactNode } from "react";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { Unbroken } from "#i18n/format/unbroken.tsx";
import type { Line } from "#content/documents/line.ts";
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import { PagePicture, type PictureOfPage } from "./page-picture.tsx";
import head from "../../../ui/layout/page-head.module.css";
import styles from "./article-head.module.css";

interface ArticleHeadProps {
  title: string;
  lead: Line;
  crumbs: Crumb[];
  picture?: PictureOfPage | undefined;
  /** Stands in the place of a drawing. */
  photograph?: ReactNode;
  /** Stands below the lead. */
  children?: ReactNode;
}

/** The head of a guide page or a tool. */
export function ArticleHead({ title, lead, crumbs, picture, photograph, children }: ArticleHeadProps) {
  return (
    <PageHead
      className={(picture ?? photograph) ? `${styles.head} ${styles.pictured}` : styles.head}
      words={
        <>
          <Breadcrumbs crumbs={crumbs} />
          <h1>
            <Unbroken isTitle>{title}</Unbroken>
          </h1>
          <p className={`${head.lead} ${styles.lead}`}>
            <InlineText>{lead}</InlineText>
          </p>
          {children}
        </>
      }
      picture={picture ? <PagePicture picture={picture} first className={head.picture} /> : photograph}
    />
  );
}
