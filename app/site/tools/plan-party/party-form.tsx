import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/buttons/button.tsx";
import { CheckField } from "#app/ui/forms/check-field.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import { partyText } from "#app/site/parts/plans/party-text.ts";
import { avoidables, partyLimits, partyOf } from "#content/trips/party/party.ts";
import { paces } from "#content/trips/party/pace.ts";
import { withCapital } from "#i18n/facts/with-capital.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { PlanFields, usePlanForm } from "#app/site/tools/planner-stops/plan-form.tsx";
import styles from "./party-form.module.css";

const [fewest, most] = partyLimits.adults;

/** A line that says who travels, with the form for it behind. */
export function PartyForm() {
  const { words, plan } = usePlanner();
  const { who } = words;
  const { adults, children, avoids, pace } = partyOf(plan);
  const line = partyText(partyOf(plan), words, useLanguage());
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(line);
  // Another party, not another form: that would lose the focus, and whatever was typed before hydration.
  useEffect(() => {
    if (shown.current !== line) form.current?.reset();
    shown.current = line;
  }, [line]);
  return (
    <details className={styles.party}>
      <summary>
        {who.title}: <strong>{line}</strong>
      </summary>
      <Form {...usePlanForm()} ref={form} className={styles.form}>
        <PlanFields asked={["who", "avoid", "pace"]} />
        <Field label={who.adultsLabel}>
          {(control) => (
            <input
              {...control}
              type="number"
              name="who"
              min={fewest}
              max={most}
              defaultValue={adults}
              required
            />
          )}
        </Field>
        <Field label={who.ages} hint={who.agesHint}>
          {(control) => (
            <input
              {...control}
              name="who"
              maxLength={40}
              autoComplete="off"
              defaultValue={children.join(", ")}
            />
          )}
        </Field>
        <fieldset className={styles.avoids}>
          <legend>{who.avoid}</legend>
          {avoidables.map((what) => (
            <CheckField
              key={what}
              name="avoid"
              value={what}
              label={withCapital(who.avoids[what])}
              defaultChecked={avoids.includes(what)}
            />
          ))}
        </fieldset>
        <div className={styles.pace}>
          <Field label={who.pace} hint={who.paceHint}>
            {(control) => (
              // Another plan, another choice.
              <select {...control} key={pace} name="pace" defaultValue={pace}>
                {paces.map((each) => (
                  <option key={each} value={each}>
                    {withCapital(who.paces[each])}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <Button type="submit" kind="quiet">
          {who.apply}
        </Button>
      </Form>
    </details>
  );
}
