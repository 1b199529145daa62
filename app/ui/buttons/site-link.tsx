import { createContext, use, type ComponentProps } from "react";
import { createPath, Link, type Path } from "react-router";
import { linkPrefetch } from "./link-prefetch.ts";

interface SiteLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** An address, or the parts of one; its path begins with a slash. */
  to: string | Partial<Path>;
  /** Whether the browser may not fetch the page before it is asked for. */
  prefetch?: "none";
  /** Whether the page is opened as a document. */
  reloadDocument?: boolean;
}

/** The paths to which no link leads. */
export const GonePaths = createContext<ReadonlySet<string>>(new Set());

/**
 * A link to a page of the site, or its words alone where the page is gone. The router's own does its work in the browser: on the server, where it would read all routes anew, an
 * element with the same attributes stands for it.
 */
export function SiteLink({ to, prefetch, reloadDocument = false, children, ...attributes }: SiteLinkProps) {
  const address = typeof to === "string" ? to : createPath(to);
  const [path = ""] = address.split(/[?#]/);
  if (use(GonePaths).has(path)) return <span className={attributes.className}>{children}</span>;
  if (!import.meta.env.SSR) {
    return (
      <Link
        to={to}
        discover="none"
        prefetch={prefetch ?? linkPrefetch()}
        reloadDocument={reloadDocument}
        {...attributes}
      >
        {children}
      </Link>
    );
  }
  return (
    <a {...attributes} href={address}>
      {children}
    </a>
  );
}
