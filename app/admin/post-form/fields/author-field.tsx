import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useFocusMove } from "#app/admin/calls/use-focus-move.ts";
import { usePostForm } from "#app/admin/post-form/store/form-context.ts";
import { fieldId } from "#app/admin/post-form/store/post-fields.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useFieldError, useValue } from "./use-text-control.tsx";

/** One of the authors with a record, or any other name; without such authors, or an answer, the name alone. */
export function AuthorField() {
  const { fields } = useAdminMessages().postForm;
  const { formId, isNew } = usePostForm();
  const { api } = useAdmin();
  const [value, write] = useValue("author");
  const [isOther, setIsOther] = useState(false);
  const moveFocus = useFocusMove();
  const error = useFieldError("author");
  const { data } = useQuery({ queryKey: ["authors"], queryFn: () => api.readAuthors() });
  const names = data?.authors.map(({ name }) => name) ?? [];
  const id = fieldId(formId, "author");
  const isTyped = isOther || !names.includes(value);

  function choose(name: string): void {
    setIsOther(name === "");
    write(name);
    if (name === "") moveFocus(id);
  }

  return (
    <>
      {names.length > 0 && (
        <Field label={fields.knownAuthor} {...(!isTyped && { id, error })}>
          {(control) => (
            <select {...control} value={isTyped ? "" : value} onChange={({ target }) => choose(target.value)}>
              {names.map((name) => (
                <option key={name}>{name}</option>
              ))}
              <option value="">{fields.otherAuthor}</option>
            </select>
          )}
        </Field>
      )}
      {isTyped && (
        <Field label={fields.author} id={id} error={error}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              required={!isNew}
              value={value}
              onChange={({ target }) => {
                setIsOther(true);
                write(target.value);
              }}
            />
          )}
        </Field>
      )}
    </>
  );
}
