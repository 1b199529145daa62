import type { StayErrors, StayFieldName } from "#content/tools/stays/check-stay.ts";
import type { StayText } from "#content/tools/stay-text.ts";
import { stayFieldId } from "./stay-field-id.ts";
import { keysOf } from "#i18n/typed-keys.ts";

interface StayErrorListProps {
  text: StayText;
  errors: StayErrors;
}

/** Lists the errors, each with a link to its field: without JavaScript the form may be far above. */
export function StayErrorList({ text, errors }: StayErrorListProps) {
  const fields = keysOf(errors);
  return (
    <ul>
      {fields.map((field) => {
        const code = errors[field];
        return (
          <li key={field}>
            <a href={`#${stayFieldId(field)}`}>{labelOf(field, text.form)}</a>
            {code && `: ${text.errors[code]}`}
          </li>
        );
      })}
    </ul>
  );
}

function labelOf(field: StayFieldName, form: StayText["form"]): string {
  if (field === "passport" || field === "expires") return form[field];
  const [name, place] = field.split("-");
  const label = name === "entry" ? form.entry : name === "exit" ? form.exit : form.days;
  return `${form.trip.replace("{n}", `${Number(place) + 1}`)}, ${label}`;
}
