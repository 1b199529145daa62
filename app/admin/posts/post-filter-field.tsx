import type { PostSummary } from "#api/posts.ts";
import { Field } from "#app/ui/field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { locales } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { filterPosts, postFilters, type PostFilter } from "./filter-posts.ts";

interface PostFilterFieldProps {
  posts: PostSummary[];
  filter: PostFilter;
  onFilter: (filter: PostFilter) => void;
}

/** Each choice tells how many posts it leaves. */
export function PostFilterField({ posts, filter, onFilter }: PostFilterFieldProps) {
  const texts = useAdminMessages().dashboard.states;
  const number = new Intl.NumberFormat(locales[useLanguage()]);
  return (
    <Field label={texts.filter}>
      {(control) => (
        <select
          {...control}
          value={filter}
          onChange={({ target }) => onFilter(postFilters.find((one) => one === target.value) ?? "all")}
        >
          {postFilters.map((one) => (
            <option key={one} value={one}>
              {texts.filters[one](number.format(filterPosts(posts, one).length))}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
