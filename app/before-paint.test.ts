import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { beforePaint } from "./before-paint.ts";
import { consentCookie } from "./site/consent/consent-cookie.ts";

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

const answer = (consentChoice: string) => ({ closest: () => ({ dataset: { consentChoice } }) });

test.each(["accepted", "declined"] as const)(
  "a choice counts and is stored before the page is alive: %s",
  (choice) => {
    const document = { cookie: "" };
    const { dataset, click } = run(document);
    click(answer(choice));
    expect(dataset["consent"]).toBe(choice);
    expect(document.cookie).toBe(consentCookie(choice));
  },
);

test("another click than on an answer decides and stores nothing", () => {
  const document = { cookie: "" };
  const { dataset, click } = run(document);
  click({ closest: () => null });
  click({});
  expect(dataset["consent"]).toBe("pending");
  expect(document.cookie).toBe("");
});

test("where cookies must not be written, a choice counts all the same", () => {
  const { dataset, click } = run({
    get cookie(): string {
      return "";
    },
    set cookie(_: string) {
      throw new Error("SecurityError");
    },
  });
  click(answer("declined"));
  expect(dataset["consent"]).toBe("declined");
});
