import { onDemand } from "#app/admin/calls/on-demand.tsx";
import { useView } from "./store/form-context.ts";

const ScheduleLanguages = onDemand(
  async () => (await import("./states/schedule-languages.tsx")).ScheduleLanguages,
);
const LastLookDialog = onDemand(async () => (await import("./states/last-look-dialog.tsx")).LastLookDialog);
const AltTextsDialog = onDemand(
  async () => (await import("./alt-texts/alt-texts-dialog.tsx")).AltTextsDialog,
);
const SessionDialog = onDemand(async () => (await import("./save/session-dialog.tsx")).SessionDialog);
const ConflictDialog = onDemand(async () => (await import("./conflict/conflict-dialog.tsx")).ConflictDialog);

/** Questions that the editor must answer before a save begins, or goes on. */
export function FormDialogs() {
  const scheduling = useView((view) => view.scheduling);
  const question = useView((view) => view.question);
  const save = useView((view) => view.save);
  return (
    <>
      {scheduling && <ScheduleLanguages chosenAtFirst={scheduling} />}
      {question?.name === "languages" && <LastLookDialog {...question} chosenAtFirst={question.chosen} />}
      {question?.name === "pictures" && <AltTextsDialog pictures={question.pictures} />}
      {save.name === "session ended" && <SessionDialog onResolve={save.resolve} />}
      {save.name === "conflict" && <ConflictDialog conflict={save} />}
    </>
  );
}
