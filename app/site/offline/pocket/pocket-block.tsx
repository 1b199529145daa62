import { answeredBy } from "#app/site/parts/answered-by.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import type { PocketText } from "#content/tools/pocket-text.ts";
import type { Language } from "#i18n/languages.ts";
import styles from "./pocket-block.module.css";

/** The script writes into it, which React must not take for a mistake when it hydrates. */
const noText = { __html: "" };

interface PocketBlockProps {
  language: Language;
  text: PocketText;
  /** A heading of the page, or one below another. */
  level: "h2" | "h3";
}

/**
 * The controls for downloading a language. The script `/pocket.js` fills them in and handles their buttons; browsers keep it for an hour,
 * so a release's script meets the former one's page, and what it looks for keeps its name.
 */
export function PocketBlock({ language, text, level: Heading }: PocketBlockProps) {
  const title = `_pocket-${language}`;
  const posts = `_pocket-posts-${language}`;
  const row = `<label class="${styles.post}"><input type="checkbox" data-by="pocket"><span></span><span class="${styles.size}"></span></label>`;
  return (
    <section data-pocket={language} aria-labelledby={title} className={styles.block}>
      <Heading id={title}>{text.guides[language]}</Heading>
      <p data-part="state" className={styles.state} dangerouslySetInnerHTML={noText} />
      <p data-part="room" className={styles.room} dangerouslySetInnerHTML={noText} />
      <progress data-part="bar" hidden aria-label={text.progress} className={styles.bar} />
      <div className={styles.ways}>
        <Button {...answeredBy("pocket")} data-act="take" hidden>
          {text.take}
        </Button>
        <Button {...answeredBy("pocket")} data-act="again" hidden>
          {text.again}
        </Button>
        <Button {...answeredBy("pocket")} data-act="go-on" hidden>
          {text.goOn}
        </Button>
        <Button {...answeredBy("pocket")} data-act="update" hidden>
          {text.update}
        </Button>
        <Button {...answeredBy("pocket")} data-act="pause" kind="quiet" hidden>
          {text.pause}
        </Button>
        <Button {...answeredBy("pocket")} data-act="remove" kind="danger" hidden>
          {text.remove}
        </Button>
      </div>
      <div data-part="sure" role="group" aria-label={text.removeSurely} hidden className={styles.sure}>
        <p>{text.removeSurely}</p>
        <Button {...answeredBy("pocket")} data-act="remove-no" kind="quiet">
          {text.removeNo}
        </Button>
        <Button {...answeredBy("pocket")} data-act="remove-yes" kind="danger">
          {text.removeYes}
        </Button>
      </div>
      <p data-part="said" role="status" className={styles.said} dangerouslySetInnerHTML={noText} />
      <details data-part="choice" hidden className={styles.posts}>
        <summary id={posts}>
          {text.postsTitle} <span data-part="chosen" dangerouslySetInnerHTML={noText} />
        </summary>
        <div className={styles.ways}>
          <Button {...answeredBy("pocket")} data-act="all-posts" kind="quiet" small>
            {text.allPosts}
          </Button>
          <Button {...answeredBy("pocket")} data-act="no-posts" kind="quiet" small>
            {text.noPosts}
          </Button>
        </div>
        <template data-part="row" dangerouslySetInnerHTML={{ __html: row }} />
        <div data-part="posts" role="group" aria-labelledby={posts} dangerouslySetInnerHTML={noText} />
      </details>
    </section>
  );
}
