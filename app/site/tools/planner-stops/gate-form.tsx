import { Form } from "react-router";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { gates } from "#content/trips/gates.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { PlanFields, usePlanForm } from "./plan-form.tsx";
import styles from "./stop-forms.module.css";

/** A line that says where the trip begins and ends, with the form for it behind. */
export function GateForm() {
  const { words, plan } = usePlanner();
  const { names, title, line, apply, more } = words.gates;
  const chosen = { from: plan.from ?? "lima", to: plan.to ?? "lima" } as const;
  const values = { from: names[chosen.from], to: names[chosen.to] };
  return (
    <details className={styles.gates}>
      <summary>
        {title}: <strong>{fillIn(line, values)}</strong>
      </summary>
      <Form {...usePlanForm()} className={styles.ends}>
        <PlanFields asked={["from", "to"]} />
        {(["from", "to"] as const).map((end) => (
          <Field key={end} label={words.gates[end]}>
            {(control) => (
              // Another plan, another choice.
              <select {...control} key={chosen[end]} name={end} defaultValue={chosen[end]}>
                {gates.map((gate) => (
                  <option key={gate} value={gate}>
                    {names[gate]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
        <Button type="submit" kind="quiet">
          {apply}
        </Button>
        <p className={styles.hint}>
          <InlineText>{more}</InlineText>
        </p>
      </Form>
    </details>
  );
}
