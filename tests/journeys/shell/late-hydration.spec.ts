import type { Page } from "@playwright/test";
import type { AdminClient } from "#api/admin/admin-client.ts";
import { contentHeader } from "#api/paths.ts";
import { pagePath } from "#i18n/addresses.ts";
import { contactForm } from "#tests/support/browser/contact-journey.ts";
import {
  focusButton,
  forgetVisits,
  holdHydration,
  holdReplay,
} from "#tests/support/browser/goto-hydrated.ts";
import { expect, visit as test } from "#tests/support/browser/journey.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";

// A reader who lets a page lie open comes back to it after its posts have changed.

const home = pagePath("home", "hu");

const slides = (page: Page) => page.getByRole("region", { name: "Peru legszebb helyei" });
const shownPlace = (page: Page) =>
  slides(page).locator("[aria-roledescription=kép]:not([inert])").getByRole("heading", { level: 2 });

/** Opens the home page with a post that is changed then; `isGone`: so that nothing of the page as it was sent is kept. */
async function openBeforeChange(page: Page, editor: AdminClient, isGone: boolean) {
  const removed = await editor.createPost(hungarianPost("Hamarosan törölve"));
  const { id } = await editor.createPost(hungarianPost("A változás előtt"));
  await forgetVisits(page);
  await page.goto(home);
  await expect(page.getByRole("link", { name: "A változás előtt" })).toBeVisible();
  await editor.changePost(id, hungarianPost("A változás után"));
  if (isGone) await editor.deletePost(removed.id);
  const data = page.waitForResponse(/\/hydration\//);
  return async () => {
    expect((await data).headers()[contentHeader]).toBe(isGone ? undefined : "previous");
    await expect(page.getByRole("link", { name: "A változás után" })).toBeVisible();
    await expect(page.getByRole("link", { name: "A változás előtt" })).toHaveCount(0);
    await editor.deletePost(id);
    if (!isGone) await editor.deletePost(removed.id);
  };
}

for (const [name, isGone] of [
  ["is kept", false],
  ["is gone", true],
] as const) {
  const when = `when a post was changed, and the page as it was sent ${name}, the first act`;

  test(`${when} is typing a message: nothing is lost`, async ({ page, editor }) => {
    test.setTimeout(300_000);
    const form = contactForm(page, "hu");
    for (const field of ["name", "email", "message"] as const) {
      const expectNew = await openBeforeChange(page, editor, isGone);
      await focusButton(page);
      await form[field].click();
      const words = "k.agnes+a.hegyekbol@example.com, közben ébred";
      // The value of an address field has no space at its end, so one that is typed just before React hydrates is not in it.
      const typed = field === "email" ? words.replaceAll(" ", "-") : words;
      // Each letter by itself, so that some fall before hydration, some in its midst and some after it.
      await page.keyboard.type(typed, { delay: 8 });
      await expectNew();
      await expect(form[field]).toHaveValue(typed);
      await expect(form[field]).toBeFocused();
      await page.keyboard.type("!");
      await expect(form[field]).toHaveValue(`${typed}!`);
      await page.reload();
      await expect(form[field]).toHaveValue(`${typed}!`);
    }
  });

  test(`${when} is a click on a button: it takes effect`, async ({ page, editor }) => {
    // After four seconds the browser would post the form by itself.
    await page.clock.install();
    const { button, name } = contactForm(page, "hu");
    const expectNew = await openBeforeChange(page, editor, isGone);
    await focusButton(page);
    await button.click();
    await expectNew();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await expect(name).toBeFocused();
  });
}

test("a page drawn anew keeps what was chosen, written, selected and opened before it hydrated", async ({
  page,
  editor,
}) => {
  const form = contactForm(page, "hu");
  const expectNew = await openBeforeChange(page, editor, true);
  await slides(page).getByRole("button", { name: "Machu Picchu" }).click();
  await expect(shownPlace(page)).toHaveText("Machu Picchu");
  await page.locator("header summary").click();
  await page.getByRole("contentinfo").getByRole("radio").nth(2).check();
  await page.evaluate(() => {
    // Fills fields in like a browser's autofill: no event is trusted.
    const filled = { from_name: "Kovács Ágnes", message: "Üdv a hegyekből" };
    for (const [name, value] of Object.entries(filled)) {
      const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (field) field.value = value;
    }
  });
  // All at once: what is selected in the old page after the new one has come is lost with it. The button hydrates React.
  await form.message.evaluate((field: HTMLTextAreaElement) => {
    const button = document.createElement("button");
    document.body.append(button);
    button.focus({ preventScroll: true });
    field.focus();
    button.remove();
    field.setSelectionRange(3, 7);
  });
  await expectNew();
  await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
  await expect(form.name).toHaveValue("Kovács Ágnes");
  await expect(form.message).toHaveValue("Üdv a hegyekből");
  await expect(form.message).toBeFocused();
  expect(
    await form.message.evaluate((field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd]),
  ).toEqual([3, 7]);
  await expect(shownPlace(page)).toHaveText("Machu Picchu");
  await expect(page.locator("html[data-scheme=dark]")).toHaveCount(1);
  await expect(page.getByRole("contentinfo").getByRole("radio").nth(2)).toBeChecked();
});

test("acts on a plan wait for a slow line, each is done with what those before it made, and Back undoes it", async ({
  page,
}) => {
  const letGo = await holdHydration(page);
  const letReplay = await holdReplay(page);
  await page.clock.install();
  await page.goto(pagePath("trip-planner", "en"));
  const asked = page.waitForRequest("/hydration/**");
  await page.getByRole("link", { name: /^One week/ }).click();
  const arrival = page.getByLabel("Arrival in Lima");
  await arrival.focus();
  await page.keyboard.type("0609");
  await asked;
  await page.clock.runFor(5_000);
  letGo();
  await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
  // React has drawn the page and would answer: what comes now waits too, behind what came before.
  await page.keyboard.type("2027");
  await page.getByLabel("Place").selectOption("Paracas");
  await page.getByRole("button", { name: "Add" }).click();
  await letReplay();
  await expect(page).toHaveURL(
    /\?plan=v1_miraflores\.1_.*_cusco\.2_miraflores\.1_paracas\.2&start=2027-06-09$/,
  );
  await page.goBack();
  await expect(page).toHaveURL(/_miraflores\.1&start=2027-06-09$/);
  await page.goBack();
  await expect(page).toHaveURL(/_miraflores\.1$/);
  await expect(arrival).toHaveValue("");
  await page.goBack();
  await expect(page).toHaveURL(/trip-planner$/);
});
