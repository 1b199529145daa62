import { useRef, useState, type ComponentProps, type ReactNode } from "react";
import { Field } from "#app/ui/forms/field.tsx";
import { EditorDialog, type EditorDialogProps } from "./editor-dialog.tsx";

export interface AddressControl {
  /** The attributes of the field's input. */
  input: ComponentProps<"input">;
  /** Changes the address. */
  write: (typed: string) => void;
}

interface AddressDialogProps extends Omit<EditorDialogProps, "onSubmit" | "children"> {
  texts: { address: string; addressHint: string; badAddress: string };
  initialAddress: string;
  /** Returns the address in its stored form, or null if it is not allowed. */
  parse: (typed: string) => string | null;
  onSubmit: (address: string, typed: string) => void;
  /** Draws the field's control in place of an input alone. */
  control?: (control: AddressControl) => ReactNode;
  children?: ReactNode;
}

export function AddressDialog(props: AddressDialogProps) {
  const { texts, initialAddress, parse, onSubmit, control = plainInput, children, ...dialog } = props;
  const [typed, setTyped] = useState(initialAddress);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function submit(): void {
    const address = parse(typed);
    if (address !== null) return onSubmit(address, typed);
    setError(texts.badAddress);
    input.current?.focus();
  }

  function write(value: string): void {
    setTyped(value);
    setError(undefined);
  }

  return (
    <EditorDialog {...dialog} onSubmit={submit}>
      <Field label={texts.address} hint={texts.addressHint} error={error}>
        {(field) =>
          control({
            input: {
              ...field,
              ref: input,
              inputMode: "url",
              autoComplete: "off",
              autoCapitalize: "none",
              spellCheck: false,
              value: typed,
            },
            write,
          })
        }
      </Field>
      {children}
    </EditorDialog>
  );
}

function plainInput({ input, write }: AddressControl) {
  return <input {...input} onChange={(event) => write(event.currentTarget.value)} />;
}
