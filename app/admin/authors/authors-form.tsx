import { useState } from "react";
import type { AdminAuthors } from "#api/blog/authors.ts";
import { mediaPath } from "#api/media.ts";
import { LeaveForm } from "#app/admin/calls/leave-form.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { SaveBar } from "#app/ui/layout/save-bar.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { newAuthor, type AuthorDraft } from "./author-drafts.ts";
import { AuthorFields, type PictureSlot } from "./author-fields.tsx";
import { useAuthorsForm, type AuthorsFormState } from "./use-authors-form.ts";
import styles from "./authors.module.css";

const addId = "add-author";

/** The authors, one after another, and one bar that says where they stand. */
export function AuthorsForm({
  opened,
  PictureChooser,
}: {
  opened: AdminAuthors;
  PictureChooser: PictureSlot;
}) {
  const { authors: texts } = useAdminMessages();
  const form = useAuthorsForm(opened);
  const { authors, faults, failure, isUnsaved } = form;

  function add(): void {
    const author = newAuthor(crypto.randomUUID());
    form.change([author, ...authors], "", `${author.key}-name`);
  }

  return (
    <div className={styles.form}>
      <p>
        <Button id={addId} kind="quiet" onClick={add}>
          {texts.add}
        </Button>
      </p>
      {authors.length === 0 && <p>{texts.none}</p>}
      <ul className={styles.authors}>
        {authors.map((author) => (
          <AuthorItem key={author.key} {...{ form, author, PictureChooser }} />
        ))}
      </ul>
      <SaveBar
        status={form.status}
        alert={
          (failure || faults.length > 0) && (
            <Alert>{failure ? texts.failed : texts.faults(faults.length)}</Alert>
          )
        }
      >
        {isUnsaved && (
          <Button kind="quiet" small onClick={form.undo}>
            {texts.undo}
          </Button>
        )}
        <Button busy={form.isBusy} aria-disabled={!isUnsaved} onClick={() => void (isUnsaved && form.save())}>
          {texts.save}
        </Button>
      </SaveBar>
      <LeaveForm hasUnsaved={isUnsaved} texts={texts.leave} />
    </div>
  );
}

interface AuthorItemProps {
  form: AuthorsFormState;
  author: AuthorDraft;
  PictureChooser: PictureSlot;
}

/** One that was just added, and one with something to be mended, are open. */
function AuthorItem({ form, author, PictureChooser }: AuthorItemProps) {
  const { authors: texts } = useAdminMessages();
  const { key, picture } = author;
  const name = author.name.trim() || texts.unnamed;
  const [isToggled, toggle] = useState(author.name === "");
  const isOpen = isToggled || form.faults.some(({ control }) => control.startsWith(`${key}-`));

  function remove(): void {
    const left = form.authors.filter((one) => one !== author);
    form.change(left, texts.removed(name), addId);
  }

  return (
    <li className={styles.author}>
      <div className={styles.head}>
        {picture && (
          <img
            src={mediaPath(picture.hash, 240, "webp")}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            className={styles.thumb}
            style={{ objectPosition: `${picture.focal.x}% ${picture.focal.y}%` }}
          />
        )}
        <span className={styles.name}>{name}</span>
        <span className={styles.controls}>
          <Button
            kind="quiet"
            small
            aria-expanded={isOpen}
            aria-label={texts.editNamed(name)}
            onClick={() => toggle(!isToggled)}
          >
            {texts.edit}
          </Button>
          <Button kind="danger" small aria-label={texts.removeNamed(name)} onClick={remove}>
            {texts.remove}
          </Button>
        </span>
      </div>
      {isOpen && <AuthorFields {...{ form, author, PictureChooser }} />}
    </li>
  );
}
