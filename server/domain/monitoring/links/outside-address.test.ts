import { expect, test } from "vitest";
import { outsideAddress } from "./outside-address.ts";

test.each([
  ["https://www.gob.pe/migraciones#tam", "https://www.gob.pe/migraciones"],
  ["https://www.gob.pe", "https://www.gob.pe/"],
  ["http://példa.hu/út", "http://xn--plda-bpa.hu/%C3%BAt"],
  ["https://irany.test/en/blog", null],
  ["/en/blog", null],
  ["page:weather", null],
  ["mailto:anna@irany.test", null],
])("the link %s asks another site for %s", (href, address) => {
  expect(outsideAddress(href, "https://irany.test")).toBe(address);
});
