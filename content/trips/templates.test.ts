import { expect, test } from "vitest";
import { planQuery } from "./plan-address.ts";
import { templatePlan } from "./templates.ts";

test("a template brings the itinerary's day trips, but no sight on the way from one bed to the next", () => {
  expect(planQuery(templatePlan("two-weeks"))).toBe(
    "?plan=v1_miraflores.1_paracas.1_huacachina.1_arequipa.2.nightBus_yanque.2.colca_puno.2.taquile_cusco.1" +
      "_aguas-calientes.1_cusco.1_miraflores.1",
  );
  expect(planQuery(templatePlan("three-weeks"))).toContain("_cusco.3.rainbow-mountain_ollantaytambo.1_");
});
