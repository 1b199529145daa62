import { useEffect, useId, useState, type KeyboardEvent } from "react";
import type { EditorLabels } from "#app/admin/text-editor/labels/editor-labels.ts";
import type { LinkOption, LinkSources } from "#app/admin/text-editor/link-sources.ts";
import type { Language } from "#i18n/languages.ts";
import type { AddressControl } from "#app/admin/text-editor/dialogs/address-dialog.tsx";
import { LinkOptions } from "./link-options.tsx";
import { useLinkOptions } from "./use-link-options.ts";
import listbox from "../../../ui/forms/listbox.module.css";

/** Fewer letters are in nearly every title. */
const shortestSearch = 2;

interface LinkComboboxProps extends AddressControl {
  labels: EditorLabels["aids"]["picker"];
  links: LinkSources;
  language: Language;
  onChoose: (option: LinkOption) => void;
}

/** The field of a link's address, which also finds posts and guide pages by a few words. */
export function LinkCombobox(props: LinkComboboxProps) {
  const { labels, links, language, onChoose, input, write, ...rest } = props;
  const id = useId();
  const search = useLinkSearch({ labels, links, language, onChoose, write });
  const { groups, current, type, press, choose } = search;
  useEffect(() => {
    if (current) document.getElementById(`${id}-${current.id}`)?.scrollIntoView({ block: "nearest" });
  }, [current, id]);
  return (
    <>
      <input
        {...rest}
        {...input}
        role="combobox"
        aria-expanded={groups.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current && `${id}-${current.id}`}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
      />
      <LinkOptions
        id={id}
        groups={groups}
        current={current}
        labels={labels}
        language={language}
        onKeyDown={press}
        onChoose={choose}
      />
      <p role="status" className={listbox.status}>
        {search.status}
      </p>
    </>
  );
}

type LinkSearchOptions = Omit<LinkComboboxProps, "input">;

/** The words that are searched, the options found, the one that the keys are at, and the one that was chosen. */
function useLinkSearch({ labels, links, language, onChoose, write }: LinkSearchOptions) {
  const [words, setWords] = useState("");
  const [active, setActive] = useState(-1);
  const [chosen, setChosen] = useState<LinkOption | null>(null);
  const found = useLinkOptions(words, language, links);
  const groups = [
    { name: labels.posts, options: found.posts },
    { name: labels.pages, options: found.pages },
  ].filter(({ options }) => options.length > 0);
  const all = groups.flatMap(({ options }) => options);
  const current = all[active];

  function type(typed: string): void {
    write(typed);
    setChosen(null);
    setActive(-1);
    const isSearch = typed.trim().length >= shortestSearch && links.target(typed) === null;
    setWords(isSearch ? typed.trim() : "");
  }

  function choose(option: LinkOption): void {
    write(option.address);
    setWords("");
    setActive(-1);
    setChosen(option);
    onChoose(option);
  }

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && all.length > 0) {
      const from = active === -1 && step < 0 ? 0 : active;
      setActive((from + step + all.length) % all.length);
    } else if (event.key === "Enter" && current && !event.nativeEvent.isComposing) choose(current);
    // A first Escape closes the list alone.
    else if (event.key === "Escape" && words !== "") setWords("");
    else return;
    event.preventDefault();
  }

  const count = all.length > 0 ? labels.found(all.length) : labels.none;
  const searched = found.isSearching ? labels.searching : found.hasFailed ? labels.failed : count;
  const status = [words !== "" && searched, chosen && labels.chosen(chosen.name || labels.untitled)];
  return { groups, current, type, press, choose, status: status.filter(Boolean).join("") };
}
