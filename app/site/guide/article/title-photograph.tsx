import type { Picture } from "#api/posts/posts.ts";
import { Credited } from "#app/site/parts/page/page-picture.tsx";
import { StoredPicture } from "#app/site/parts/page/stored-picture.tsx";
import type { GuidePageText } from "#content/guide-page.ts";
import styles from "./title-photograph.module.css";

interface TitlePhotographProps extends Pick<GuidePageText, "pictureAlt" | "pictureCredit"> {
  picture: Picture;
}

/** A picture of the library at the head of an own page, as drawings are at the heads of the guide's. */
export function TitlePhotograph({ picture, pictureAlt, pictureCredit }: TitlePhotographProps) {
  return (
    <Credited credit={pictureCredit}>
      <StoredPicture
        picture={picture}
        alt={pictureAlt}
        sizes="(min-width: 58rem) 45vw, 95vw"
        first
        className={styles.picture}
      />
    </Credited>
  );
}
