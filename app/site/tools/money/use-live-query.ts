import { useState, type FormEvent } from "react";
import { useNavigate, useSearchParams } from "react-router";

/** The values of a page's GET forms: at first those of the address, then those being typed, which the address follows. */
export function useLiveQuery() {
  const [asked] = useSearchParams();
  const [typed, setTyped] = useState<URLSearchParams | null>(null);
  const navigate = useNavigate();

  function type({ currentTarget }: FormEvent<HTMLFormElement>): URLSearchParams {
    const entries = [...new FormData(currentTarget)].map(([name, value]) => [name, String(value)]);
    const query = new URLSearchParams(entries);
    setTyped(query);
    return query;
  }

  /** When the reader leaves a field: browsers refuse an address that changes with each key. */
  function keep(query = typed): void {
    if (!query) return;
    void navigate(
      { search: `?${query}` },
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    keep(type(event));
  }

  return {
    query: typed ?? asked,
    form: {
      onInput: (event: FormEvent<HTMLFormElement>) => void type(event),
      onBlur: () => keep(),
      onSubmit: submit,
    },
  };
}

export type LiveForm = ReturnType<typeof useLiveQuery>["form"];
