import type { AdminAuthors } from "#api/blog/authors.ts";
import { mediaPath } from "#api/media.ts";
import type { PictureSlot } from "#app/admin/calls/stored-form/picture-slot.ts";
import { WrittenItem, WrittenItems } from "#app/admin/calls/stored-form/written-items.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { newAuthor, type AuthorDraft } from "./author-drafts.ts";
import { AuthorFields } from "./author-fields.tsx";
import { useAuthorsForm, type AuthorsFormState } from "./use-authors-form.ts";
import items from "../../../ui/forms/item-fields.module.css";
import styles from "./authors.module.css";

const addId = "add-author";

/** The authors, one after another, and one bar that says where they stand. */
export function AuthorsForm({ opened, PictureField }: { opened: AdminAuthors; PictureField: PictureSlot }) {
  const { authors: texts } = useAdminMessages();
  const form = useAuthorsForm(opened);
  const { value: authors } = form;

  function add(): void {
    const author = newAuthor(crypto.randomUUID());
    form.change([author, ...authors], "", `${author.key}-name`);
  }

  return (
    <WrittenItems form={form} texts={texts} addId={addId} onAdd={add}>
      {authors.map((author) => (
        <AuthorItem key={author.key} {...{ form, author, PictureField }} />
      ))}
    </WrittenItems>
  );
}

interface AuthorItemProps {
  form: AuthorsFormState;
  author: AuthorDraft;
  PictureField: PictureSlot;
}

function AuthorItem({ form, author, PictureField }: AuthorItemProps) {
  const { authors: texts } = useAdminMessages();
  const { key, picture } = author;
  const name = author.name.trim() || texts.unnamed;

  function remove(): void {
    const left = form.value.filter((one) => one !== author);
    form.change(left, texts.removed(name), addId);
  }

  const head = (
    <>
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
      <span className={items.name}>{name}</span>
    </>
  );
  const isNew = author.name === "";
  return (
    <WrittenItem {...{ form, id: key, name, isNew, head }} onRemove={remove}>
      <AuthorFields {...{ form, author, PictureField }} />
    </WrittenItem>
  );
}
