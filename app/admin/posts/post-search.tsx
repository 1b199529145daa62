import { Field } from "#app/ui/field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";

export function PostSearch({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const texts = useAdminMessages().dashboard.posts;
  return (
    <Field label={texts.search}>
      {(control) => (
        <input
          {...control}
          type="search"
          placeholder={texts.searchHint}
          value={query}
          onChange={({ target }) => onSearch(target.value)}
        />
      )}
    </Field>
  );
}
