import { useEffect, useRef, type FormEvent } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { planQuery } from "#content/trips/plan-address.ts";
import { planLimits, planZones } from "#content/trips/plan.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import { usePlanNavigation } from "#app/site/tools/planner/use-plan-navigation.ts";
import { PlanFields, usePlanForm } from "./plan-form.tsx";
import styles from "./stop-forms.module.css";

/** The day of landing. */
export function StartForm() {
  const { words, plan } = usePlanner();
  const show = usePlanNavigation();
  const { start, from } = plan;
  const label = from ? words.gates.arrival : words.stops.start;
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(start);
  const isGoingOn = useRef(false);
  // A new day, not a new field: that would lose the focus. Digits that were typed while the page was not hydrated stay, as does the
  // digit after which the next one comes.
  useEffect(() => {
    if (shown.current === start) return;
    shown.current = start;
    if (!input.current || input.current.value === (start ?? "")) return;
    input.current.value = start ?? "";
    isGoingOn.current = false;
  }, [start]);

  /** A whole day counts at once; half of one, or the year 0002 on the way to 2027, is not valid. */
  function follow({ currentTarget }: FormEvent<HTMLInputElement>): void {
    if (!currentTarget.validity.valid) return;
    // All that is typed into the field at one time is one change, which Back undoes.
    show(planQuery({ ...plan, start: currentTarget.value || null }), isGoingOn.current);
    isGoingOn.current = true;
  }

  return (
    <Form {...usePlanForm()} className={styles.start}>
      <PlanFields asked={["start"]} />
      <Field label={label} hint={words.stops.startHint}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="date"
            name="start"
            min="2020-01-01"
            max="2099-12-31"
            // Without one it has no attribute: hydrating it, React would set that anew, and the browser empty what is typed in part.
            defaultValue={start ?? undefined}
            // React would not tell by `onChange` of a day that it finds in the field when it comes.
            onInput={follow}
            onBlur={() => (isGoingOn.current = false)}
          />
        )}
      </Field>
      <Button type="submit" kind="quiet">
        {words.stops.apply}
      </Button>
    </Form>
  );
}

/** A stop more, at the end or before another one. */
export function AddForm() {
  const { words, plan } = usePlanner();
  return (
    <Form {...usePlanForm()} className={styles.add}>
      <PlanFields asked={[]} />
      <h3 className={styles.title}>{words.stops.add}</h3>
      <Field label={words.stops.place}>
        {(control) => (
          <select {...control} name="add">
            {Object.entries(planZones).map(([zone, places]) => (
              // Safe cast: it is a key of planZones.
              <optgroup key={zone} label={words.zones[zone as keyof typeof planZones]}>
                {places.map((place) => (
                  <option key={place} value={place}>
                    {words.places[place]}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      <Field label={words.stops.nights}>
        {(control) => (
          <input
            {...control}
            type="number"
            name="nights"
            min="1"
            max={planLimits.nights}
            defaultValue="2"
            required
          />
        )}
      </Field>
      <Field label={words.stops.where}>
        {(control) => (
          <select {...control} key={plan.stops.length} name="at">
            <option value={plan.stops.length}>{words.stops.atEnd}</option>
            {plan.stops.map(({ place }, index) => (
              <option key={`${place} ${index}`} value={index}>
                {`${index + 1}. ${fillIn(words.stops.before, { place: words.places[place] })}`}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit">{words.stops.addButton}</Button>
    </Form>
  );
}
