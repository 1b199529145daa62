import type { ReactNode } from "react";
import { Alert } from "./alert.tsx";
import { Button } from "../buttons/button.tsx";

interface RetryAlertProps {
  kind?: "error" | "note";
  children: ReactNode;
  /** Label of the button. */
  retry: string;
  onRetry: () => void;
}

/** Says that something could not be loaded, and offers another attempt. */
export function RetryAlert({ kind = "error", children, retry, onRetry }: RetryAlertProps) {
  const button = (
    <Button kind="quiet" small onClick={onRetry}>
      {retry}
    </Button>
  );
  return (
    <Alert kind={kind} details={button}>
      {children}
    </Alert>
  );
}
