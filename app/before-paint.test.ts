import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { beforePaint } from "./before-paint.ts";

/** Runs the script as a page's head would; gives what stands on `<html>`, and a way to click. */
function run(document: object, localStorage?: object) {
  const dataset: Record<string, string> = {};
  let onClick: (event: { target: object }) => void = () => {};
  const addEventListener = (_: string, listener: typeof onClick) => (onClick = listener);
  Object.assign(document, { documentElement: { dataset } });
  runInNewContext(beforePaint, { document, addEventListener, localStorage });
  return { dataset, click: (target: object) => onClick({ target }) };
}

test.each([
  ["", "pending"],
  ["i18nextLng=hu; irany_peru_cookie_consent=accepted", "accepted"],
  ["irany_peru_cookie_consent=declined; a=b", "declined"],
  ["irany_peru_cookie_consent=nonsense", "pending"],
])("with the cookies %j the consent is %s", (cookie, consent) => {
  expect(run({ cookie }).dataset["consent"]).toBe(consent);
});

test("where cookies must not be read, nothing is decided", () => {
  const document = {
    get cookie(): string {
      throw new Error("SecurityError");
    },
  };
  expect(run(document).dataset["consent"]).toBe("pending");
});

/** What a head's two elements for the colour of the browser's own bar are for. */
const bars = () => ["light", "dark"].map((theme) => ({ dataset: { theme }, media: "" }));

test.each([
  ["dark", "dark", ["not all", "all"]],
  ["light", "light", ["all", "not all"]],
  ["nonsense", undefined, ["", ""]],
  [null, undefined, ["", ""]],
])("with the stored scheme %j the page is shown as %s", (stored, scheme, media) => {
  const metas = bars();
  const document = { cookie: "", querySelectorAll: () => metas };
  const { dataset } = run(document, { getItem: () => stored });
  expect(dataset["scheme"]).toBe(scheme);
  expect(metas.map((meta) => meta.media)).toEqual(media);
});

test("a choice counts before the page is alive, another click does not", () => {
  const { dataset, click } = run({ cookie: "" });
  click({ closest: () => null });
  click({});
  expect(dataset["consent"]).toBe("pending");
  click({ closest: () => ({ dataset: { consentChoice: "declined" } }) });
  expect(dataset["consent"]).toBe("declined");
});
