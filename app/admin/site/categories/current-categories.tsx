import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { OwnersCategories, useOwnersCategories } from "#i18n/blog/use-categories.ts";

/** Gives a page the categories as they are now: those that came with the tab's first page may have changed since. */
export function CurrentCategories({ children }: { children: ReactNode }) {
  const { api } = useAdmin();
  const before = useOwnersCategories();
  const { data } = useQuery({ queryKey: ["categories"], queryFn: () => api.readCategories() });
  return <OwnersCategories value={data?.categories ?? before}>{children}</OwnersCategories>;
}
