import type { AdminAuthors } from "#api/blog/authors.ts";
import { mediaPath } from "#api/media.ts";
import { FormSaveBar } from "#app/admin/calls/form-save-bar.tsx";
import { useOpenItem } from "#app/admin/calls/use-open-item.ts";
import { Button } from "#app/ui/buttons/button.tsx";
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
  const { value: authors } = form;

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
      <FormSaveBar form={form} texts={texts} />
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
  const { isOpen, toggle } = useOpenItem(form.found, `${key}-`, author.name === "");

  function remove(): void {
    const left = form.value.filter((one) => one !== author);
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
            onClick={toggle}
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
