import type { ComponentProps } from "react";
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

/**
 * A link to a page of the site. The router's own does its work in the browser: on the server, where it would read all routes anew, an
 * element with the same attributes stands for it.
 */
export function SiteLink({ to, prefetch, reloadDocument = false, children, ...attributes }: SiteLinkProps) {
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
    <a {...attributes} href={typeof to === "string" ? to : createPath(to)}>
      {children}
    </a>
  );
}
