import { Form, useSubmit } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import {
  packingActivities,
  packingFields,
  packingZones,
  type PackingChoice,
} from "#content/packing/packing-choice.ts";
import type { PackingListText } from "#content/tools/packing-list-text.ts";
import { formatMonths, type Month } from "#i18n/format-months.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { CheckGroup } from "./check-group.tsx";
import styles from "./choice-form.module.css";

const months: readonly Month[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Asks for another list by the address. Awake it does so at each change, and the button is for those who sleep. */
export function ChoiceForm({ text, choice }: { text: PackingListText; choice: PackingChoice }) {
  const language = useLanguage();
  const submit = useSubmit();
  return (
    <Form
      method="get"
      className={styles.form}
      onChange={(event) => {
        void submit(event.currentTarget, { replace: true, preventScrollReset: true });
      }}
    >
      <CheckGroup
        title={text.zone}
        name={packingFields.zone}
        chosen={choice.zones}
        options={packingZones.map((zone) => ({ value: zone, label: text.zones[zone] }))}
      />
      <Field label={text.month}>
        {(control) => (
          <select
            {...control}
            data-wakes=""
            name={packingFields.month}
            defaultValue={choice.month === null ? "" : String(choice.month)}
          >
            <option value="">{text.anyMonth}</option>
            {months.map((month) => (
              <option key={month} value={month}>
                {formatMonths([month], language)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <CheckGroup
        title={text.activity}
        name={packingFields.activity}
        chosen={choice.activities}
        options={packingActivities.map((activity) => ({ value: activity, label: text.activities[activity] }))}
      />
      <div className={styles.way}>
        <Button type="submit">{text.show}</Button>
      </div>
    </Form>
  );
}
