import { useMessages } from "#i18n/page-language.tsx";

/** The title of a page of the admin area. */
export function DeskTitle({ title }: { title: string }) {
  const { site } = useMessages();
  return <title>{`${title} | ${site.name}`}</title>;
}
