import { useMessages } from "#i18n/page-language.tsx";

export function AdminTitle({ title }: { title: string }) {
  const { site } = useMessages();
  return <title>{`${title} | ${site.name}`}</title>;
}
