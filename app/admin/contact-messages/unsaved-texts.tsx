import { createContext, use, useEffect, useState, type ReactNode } from "react";
import { LeaveForm } from "#app/admin/calls/leave-form.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";

type Count = (change: (count: number) => number) => void;

const CountContext = createContext<Count>(() => {});

/** Asks once for all the texts below that nobody has sent or saved: a router knows one question at a time. */
export function UnsavedTexts({ children }: { children: ReactNode }) {
  const { leave } = useAdminMessages().contactMessages;
  const [count, setCount] = useState(0);
  return (
    <CountContext value={setCount}>
      {children}
      <LeaveForm hasUnsaved={count > 0} texts={leave} />
    </CountContext>
  );
}

/** Counts a text among the unsaved ones while it is one. */
export function useUnsavedText(isUnsaved: boolean): void {
  const setCount = use(CountContext);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    setCount((count) => count + 1);
    return () => setCount((count) => count - 1);
  }, [isUnsaved, setCount]);
}
