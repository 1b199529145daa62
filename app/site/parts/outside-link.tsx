import type { ReactNode } from "react";
import { useSiteDetails } from "./use-site-details.ts";

interface OutsideLinkProps {
  /** The address that the release or an editor has written. */
  href: string;
  children: ReactNode;
}

/** A link to another site, at the address that the owner has put in the place of one that leads nowhere any more. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  const replaced = useSiteDetails()?.replacedAddresses;
  return (
    <a href={replaced?.[href] ?? href} data-elsewhere="">
      {children}
    </a>
  );
}
