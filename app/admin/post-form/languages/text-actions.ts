import type { FormStore } from "#app/admin/post-form/store/form-store.ts";
import type { ViewStore } from "#app/admin/post-form/store/form-view.ts";
import { textField, textNames, textOf, type FieldName } from "#app/admin/post-form/store/post-fields.ts";
import type { errorActions } from "#app/admin/post-form/save/error-actions.ts";
import type { Language } from "#i18n/languages.ts";

interface Parts {
  store: FormStore;
  view: ViewStore;
  errors: ReturnType<typeof errorActions>;
}

/** Writing in the fields, and filling a language with its source. */
export function textActions({ store, view, errors }: Parts) {
  return {
    write(name: FieldName, value: string): void {
      if (store.read().fields[name] === value) return;
      store.dispatch({ type: "written", name, value });
      const { errors: shown, copied } = view.read();
      if (shown.fieldErrors[name]) errors.clear(name);
      // The text editor normalizes copied content, which is not a change by the editor.
      if (copied && textOf(name)?.name !== "content") view.set({ copied: null });
    },
    copy(to: Language): void {
      const { fields: former, status } = store.newest();
      view.set({ copied: { to, former } });
      store.dispatch({ type: "copied", from: status.sourceLanguage, to });
      errors.clear(...textNames.map((name) => textField(to, name)));
    },
    /** Brings back what stood there before. */
    undoCopy(): void {
      const { copied } = view.read();
      if (!copied) return;
      // Each field as it was: `textIn` leaves out what is kept behind a cover that only decorates.
      for (const name of textNames.map((one) => textField(copied.to, one)))
        store.dispatch({ type: "written", name, value: copied.former[name] });
      view.set({ copied: null });
    },
  };
}
