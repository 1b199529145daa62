import { pagePath } from "#i18n/addresses.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { signInPage } from "#tests/support/browser/admin-journey.ts";
import { expect, test as base } from "#tests/support/browser/contact-journey.ts";
import { inboxOf } from "#tests/support/browser/contact-messages-journey.ts";
import { useMailServer } from "#tests/support/servers/mail-server-fixture.ts";
import type { MailServer } from "#tests/support/servers/mail-server.ts";
import { runJourneySite } from "#tests/support/servers/run-journey-site.ts";

/** A site that hands its messages and replies to a mail server. */
const test = base.extend<object, { mail: MailServer }>({
  mail: [useMailServer, { scope: "worker" }],
  site: [
    async ({ mail }, use) => {
      await runJourneySite({ SMTP_URL: mail.url, CONTACT_TO: "owner@example.com" }, use);
    },
    { scope: "worker" },
  ],
});

const query = "?plan=v1_miraflores.2_cusco.3.humantay_miraflores.1&start=2027-05-03";

test("a plan goes with a question, is changed by who answers, and comes back as an address", async ({
  page,
  browser,
  site,
  mail,
  editor,
}) => {
  // The visitor has no JavaScript.
  const visitor = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url });
  await visitor.goto(pagePath("trip-planner", "es") + query);
  await visitor.getByRole("link", { name: "Pregunta por este plan" }).click();
  const asked = visitor.getByRole("region", { name: "El plan" });
  await expect(asked.getByRole("listitem")).toHaveText([
    "Lima, 2 noches · 3–5 de mayo de 2027",
    /^Cusco, 3 noches · 5–8 de mayo de 2027 · .*Humantay$/,
    "Lima, 1 noche · 8–9 de mayo de 2027",
  ]);
  await expect(visitor.getByRole("link", { name: "English" })).toHaveAttribute(
    "href",
    `/en/trip-planner/ask${query}`,
  );
  // Devices keep pages without their query: this one would stand in for another plan's.
  const kept = await visitor.request.get(`/es/planificador/consulta${query}`);
  expect(kept.headers()["cache-control"]).toBe("private, no-cache");
  const box = visitor.getByRole("checkbox", { name: "Enviar este plan con el mensaje" });
  const send = visitor.getByRole("button", { name: /^Enviar/ });
  await visitor.getByLabel("Nombre", { exact: true }).fill("Inés");
  await visitor.getByLabel("Correo").fill("ines@example.com");
  await visitor.getByLabel("Mensaje", { exact: true }).fill("   ");
  await box.uncheck();
  await send.click();
  // A refused form stays as it was.
  await expect(box).not.toBeChecked();
  await visitor.getByLabel("Mensaje", { exact: true }).fill("Sin el plan.");
  await send.click();
  await expect(visitor).toHaveURL(/\/es\/planificador\/consulta\?sent=1&plan=/);
  await expect(visitor.getByText("¡Gracias por el mensaje!")).toBeInViewport();
  await visitor.getByLabel("Nombre", { exact: true }).fill("Inés");
  await visitor.getByLabel("Correo").fill("ines@example.com");
  await visitor.getByLabel("Mensaje", { exact: true }).fill("¿Es demasiado alto?");
  await send.click();
  await expect
    .poll(async () => (await editor.listContactMessages()).messages.map(({ plan }) => plan))
    .toEqual([query, ""]);
  await visitor.close();

  await signInPage(page);
  await page.goto("/en/admin/messages");
  const { rows } = inboxOf(page);
  const row = rows.filter({ hasText: "¿Es demasiado alto?" }).first();
  await row.locator("summary").click();
  const theirs = row.getByRole("region", { name: "Plan from Inés" });
  await expect(theirs.getByRole("listitem").first()).toHaveText("Lima, 2 nights · 3–5 May 2027");
  const opened = page.waitForEvent("popup");
  await theirs.getByRole("link", { name: "Open in the planner" }).click();
  const planner = await opened;
  await planner.getByRole("link", { name: "Cusco: one night more" }).click();
  await expect
    .poll(() => planner.evaluate(() => localStorage.getItem("tripPlanDrafts")))
    .toContain("cusco.4");
  await planner.close();

  const reply = row.getByLabel("Reply from the site");
  await reply.fill("Mejor así:");
  await row
    .getByRole("button", { name: "Insert the address of the plan changed last: Lima – Cusco, 7 nights" })
    .click();
  // The site's public origin, which this one says is port 0.
  const address = `http://localhost:0/es/planificador${query.replace("cusco.3", "cusco.4")}`;
  await expect(reply).toHaveValue(`Mejor así:\n${address}`);
  await expect(row.getByRole("list", { name: "Plans that the text leads to" }).getByRole("link")).toHaveText(
    "Lima – Cusco, 7 nights, 3 May 2027",
  );
  expect(await accessibilityFindings(page, { part: "main" })).toEqual([]);
  await row.getByRole("button", { name: "Send reply: Inés" }).click();
  await expect(row.getByText("The reply has been sent.")).toBeVisible();
  const sent = row.getByRole("region", { name: "Replies sent" });
  await expect(sent.getByRole("link", { name: /^Lima – Cusco, 7 nights/ })).toHaveAttribute("href", address);
  expect(mail.mails.at(-1)?.to).toEqual(["ines@example.com"]);
});
