import { Form, useSubmit } from "react-router";
import { Button } from "#app/ui/buttons/button.tsx";
import {
  packingActivities,
  packingFields,
  packingMonths,
  packingZones,
  type PackingChoice,
} from "#content/tools/packing/packing-choice.ts";
import type { PackingListText } from "#content/tools/packing-list-text.ts";
import { formatMonths } from "#i18n/format/format-months.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { CheckGroup } from "./check-group.tsx";
import styles from "./choice-form.module.css";

/** Asks for another list by the address. Hydrated, it does so at each change, and the button is for readers before hydration. */
export function ChoiceForm({ text, choice }: { text: PackingListText; choice: PackingChoice }) {
  const language = useLanguage();
  const submit = useSubmit();
  return (
    <Form
      method="get"
      className={styles.form}
      // React would not tell by `onChange` of a box that was ticked before it came.
      onInput={(event) => {
        void submit(event.currentTarget, { replace: true, preventScrollReset: true });
      }}
    >
      <CheckGroup
        title={text.zone}
        name={packingFields.zone}
        chosen={choice.zones}
        options={packingZones.map((zone) => ({ value: zone, label: text.zones[zone] }))}
      />
      <CheckGroup
        title={text.month}
        name={packingFields.month}
        chosen={choice.months.map(String)}
        options={packingMonths.map((month) => ({
          value: String(month),
          label: formatMonths([month], language),
        }))}
        isDense
      />
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
