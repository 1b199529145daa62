import { LeaveQuestion } from "#app/ui/dialogs/leave-question.tsx";
import { withoutLanguage } from "#i18n/addresses.ts";

interface LeaveFormProps {
  hasUnsaved: boolean;
  texts: { title: string; text: string; leave: string; stay: string };
}

/** Asks whoever goes to another page. In another language it is the same page, and the form stays. */
export function LeaveForm({ hasUnsaved, texts }: LeaveFormProps) {
  return (
    <LeaveQuestion
      hasUnsaved={hasUnsaved}
      isLoss={(from, to) => hasUnsaved && withoutLanguage(from.pathname) !== withoutLanguage(to.pathname)}
      {...texts}
    />
  );
}
