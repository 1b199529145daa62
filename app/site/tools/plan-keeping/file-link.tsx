import { answeredBy } from "#app/site/parts/answered-by.ts";
import type { MouseEvent, ReactNode } from "react";
import { planQuery } from "#content/trips/plan-address.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { siteFileName } from "#i18n/site/file-addresses.ts";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import button from "../../../ui/buttons/button.module.css";
import styles from "./keep-plan.module.css";

export interface FileLinkProps {
  /** Ends the file's name and its address on the server. */
  ending: string;
  type: string;
  /** @param url the address of the plan's page */
  write: (url: string) => Promise<string>;
  /** Called when neither the browser nor the server could make the file. */
  onFail: () => void;
  children: ReactNode;
}

/** A file of the plan: before hydration from the server, after it made in the browser, so that it needs no connection. */
export function FileLink({ ending, type, write, onFail, children }: FileLinkProps) {
  const { plan, path } = usePlanner();
  const href = `${path}.${ending}${planQuery(plan)}`;
  const fileName = siteFileName(useMessages().site.name, `.${ending}`);

  async function make(): Promise<void> {
    try {
      const text = await write(location.origin + path + planQuery(plan));
      download(new Blob([text], { type }), fileName);
    } catch (error) {
      console.warn("The browser could not make the plan's file", error);
      if (navigator.onLine) location.assign(href);
      else onFail();
    }
  }

  function follow(event: MouseEvent): void {
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    if (ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    void make();
  }

  return (
    <a
      href={href}
      rel="nofollow"
      className={`${button.button} ${button.primary} ${button.small} ${styles.way}`}
      download={fileName}
      {...answeredBy("react")}
      onClick={follow}
    >
      {children}
    </a>
  );
}

function download(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: address, download: fileName });
  link.click();
  // Not before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
