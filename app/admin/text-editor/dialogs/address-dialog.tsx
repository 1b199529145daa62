import { useRef, useState, type ReactNode } from "react";
import { Field } from "#app/ui/field.tsx";
import { EditorDialog, type EditorDialogProps } from "./editor-dialog.tsx";

interface AddressDialogProps extends Omit<EditorDialogProps, "onSubmit" | "children"> {
  texts: { address: string; addressHint: string; badAddress: string };
  initialAddress: string;
  /** Returns the address in its stored form, or null if it is not allowed. */
  parse: (typed: string) => string | null;
  onSubmit: (address: string, typed: string) => void;
  children?: ReactNode;
}

export function AddressDialog(props: AddressDialogProps) {
  const { texts, initialAddress, parse, onSubmit, children, ...dialog } = props;
  const [typed, setTyped] = useState(initialAddress);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function submit(): void {
    const address = parse(typed);
    if (address !== null) return onSubmit(address, typed);
    setError(texts.badAddress);
    input.current?.focus();
  }

  return (
    <EditorDialog {...dialog} onSubmit={submit}>
      <Field label={texts.address} hint={texts.addressHint} error={error}>
        {(control) => (
          <input
            {...control}
            ref={input}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      {children}
    </EditorDialog>
  );
}
