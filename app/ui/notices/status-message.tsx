import { Link } from "react-router";
import { Alert } from "#app/ui/notices/alert.tsx";

/** A message about something that was done, with links to the result. */
export interface Notice {
  text: string;
  /** With the language of each label. */
  links: readonly { to: string; label: string; lang: string }[];
}

/** Screen readers hear it as it appears. */
export function StatusMessage({ notice }: { notice: Notice | null }) {
  if (!notice) return null;
  return (
    <Alert kind="success">
      {notice.text}{" "}
      {notice.links.map(({ to, label, lang }, index) => (
        <span key={to}>
          {index > 0 && " · "}
          <Link to={to} lang={lang}>
            {label}
          </Link>
        </span>
      ))}
    </Alert>
  );
}
