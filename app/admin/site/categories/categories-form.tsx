import type { AdminCategories } from "#api/blog/categories.ts";
import { mediaPath } from "#api/media.ts";
import { defaultCategory, categoryDrawing, isOwnCategory } from "#i18n/blog/category-addresses.ts";
import type { PictureSlot } from "#app/admin/calls/stored-form/picture-slot.ts";
import { WrittenItem, WrittenItems } from "#app/admin/calls/stored-form/written-items.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { StepButtons, type Step } from "#app/ui/buttons/step-buttons.tsx";
import { Choice } from "#app/ui/forms/choice.tsx";
import { shiftItem, stepButtonId } from "#app/ui/lists/shift-item.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { isLeft, nameOfDraft, newCategory, targetOf, type CategoryDraft } from "./category-drafts.ts";
import { CategoryFields } from "./category-fields.tsx";
import { useCategoriesForm, type CategoriesFormState } from "./use-categories-form.ts";
import items from "../../../ui/forms/item-fields.module.css";
import styles from "./categories.module.css";

const addId = "add-category";

/** The categories in their order, and one bar that says where they stand. */
export function CategoriesForm({
  opened,
  PictureField,
}: {
  opened: AdminCategories;
  PictureField: PictureSlot;
}) {
  const { categories: texts } = useAdminMessages();
  const language = useLanguage();
  const form = useCategoriesForm(opened);

  function add(): void {
    const category = newCategory(crypto.randomUUID().slice(-12));
    // Last, so that the others keep the order in which readers see them.
    form.change([...form.value, category], "", `${category.id}-${language}-name`);
  }

  return (
    <WrittenItems form={form} texts={texts} addId={addId} onAdd={add}>
      {form.value.map((category) =>
        isLeft(category) ? (
          <CategoryItem key={category.id} {...{ form, category, PictureField }} />
        ) : (
          <MovingItem key={category.id} {...{ form, category }} />
        ),
      )}
    </WrittenItems>
  );
}

interface CategoryItemProps {
  form: CategoriesFormState;
  category: CategoryDraft;
  PictureField: PictureSlot;
}

function CategoryItem({ form, category, PictureField }: CategoryItemProps) {
  const { categories: texts, storedForm } = useAdminMessages();
  const { id, posts, isStored } = category;
  const name = useNameOf()(category);
  const index = form.value.indexOf(category);

  function step(by: Step): void {
    const text = storedForm.rows.moved(name, index + by + 1, form.value.length);
    form.change(shiftItem(form.value, index, by), text, stepButtonId(id, by));
  }

  function remove(): void {
    if (isStored) form.write(id, { movesTo: defaultCategory }, `${id}-keep`);
    else
      form.change(
        form.value.filter((one) => one !== category),
        texts.removed(name),
        addId,
      );
  }

  const head = (
    <>
      <CategoryThumb category={category} />
      <span className={items.name}>
        {name} {posts > 0 && <small className={styles.posts}>{texts.posts(posts)}</small>}
      </span>
    </>
  );
  const controls = (
    <StepButtons
      id={id}
      up={storedForm.rows.up(name)}
      down={storedForm.rows.down(name)}
      isFirst={index === 0}
      isLast={index === form.value.length - 1}
      onStep={step}
    />
  );
  const isNew = Object.values(category.names).every((one) => one === "");
  return (
    <WrittenItem
      {...{ form, id, name, isNew, head, controls }}
      {...(isOwnCategory(id) && { onRemove: remove })}
    >
      <CategoryFields {...{ form, category, PictureField }} />
    </WrittenItem>
  );
}

/** One that goes when the form is saved, and its posts to another one. */
function MovingItem({ form, category }: Omit<CategoryItemProps, "PictureField">) {
  const { categories: texts } = useAdminMessages();
  const nameOf = useNameOf();
  const { id } = category;
  const left = form.value.filter(isLeft);
  return (
    <li className={items.item}>
      <div className={items.head}>
        <span className={items.name}>{texts.moving(nameOf(category))}</span>
        <Button
          id={`${id}-keep`}
          kind="quiet"
          small
          aria-label={texts.keepNamed(nameOf(category))}
          onClick={() => form.write(id, { movesTo: null }, `${id}-up`)}
        >
          {texts.keep}
        </Button>
      </div>
      <div className={items.fields}>
        <Choice
          label={texts.movesTo}
          options={left.map((one) => one.id)}
          nameOf={(target) => nameOf(left.find((one) => one.id === target))}
          value={targetOf(category, left)}
          onChoose={(target) => form.write(id, { movesTo: target })}
        />
      </div>
    </li>
  );
}

function useNameOf() {
  const { unnamed } = useAdminMessages().categories;
  const language = useLanguage();
  return (category: CategoryDraft | undefined) => (category && nameOfDraft(category, language)) || unnamed;
}

function CategoryThumb({ category: { id, picture } }: { category: CategoryDraft }) {
  return (
    <img
      src={picture ? mediaPath(picture.hash, 240, "webp") : `/pictures/${categoryDrawing(id)}.svg`}
      alt=""
      width={72}
      height={45}
      loading="lazy"
      className={styles.thumb}
      style={picture ? { objectPosition: `${picture.focal.x}% ${picture.focal.y}%` } : undefined}
    />
  );
}
