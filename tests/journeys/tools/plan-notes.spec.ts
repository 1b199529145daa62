import { text as streamText } from "node:stream/consumers";
import { pagePath } from "#i18n/addresses.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expectNothingWider } from "#tests/support/browser/expect-to-fit.ts";
import { expect, test } from "#tests/support/browser/journey.ts";

const path = pagePath("trip-planner", "en");

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("notes and bookings stay with their stop on the device alone, in the days, the sum, the calendar and on paper, and all can be undone", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url() + (request.postData() ?? "")));
  await page.goto(`${path}?plan=v1_miraflores.1_cusco.3_miraflores.2&start=2027-05-03`);
  await expect(page.getByRole("textbox", { name: "Note" })).toHaveCount(0);
  // The page sleeps: the tap wakes it and counts.
  await page.getByRole("button", { name: "Cusco: notes and bookings" }).tap();
  const cusco = page.getByRole("group", { name: "Cusco: notes and bookings" });
  await cusco.getByLabel("Note").fill("Quiet room, please.");
  await cusco.getByRole("button", { name: "Add a booking" }).tap();
  const booking = cusco.getByRole("group", { name: "Booking 1" });
  await booking.getByLabel("What it is").fill("Hotel Sol");
  await booking.getByLabel("Booking number").fill("ABC123");
  await booking.getByLabel("When").fill("from 14:00");
  await booking.getByLabel(/^Address in Spanish/).fill("Calle Saphy 478, Cusco");
  await booking.getByLabel("Paid so far").fill("100");
  await booking.getByLabel("Currency").selectOption("USD");
  const days = page.getByRole("region", { name: "Day by day" });
  await expect(days.getByRole("row", { name: /^Day 2/ })).toContainText("Hotel Sol, ABC123, from 14:00");
  const costs = page.getByRole("region", { name: "What does it cost?" });
  await expect(costs.getByRole("row", { name: "Paid so far" })).toContainText("340 soles");
  await expect(costs.getByRole("row", { name: "Still to pay" })).toContainText("soles");
  await expectNothingWider(page, 390);
  expect(await accessibilityFindings(page, { part: "main" })).toEqual([]);

  await days.getByRole("button", { name: "Show to the driver" }).tap();
  const card = page.getByRole("dialog", { name: "Calle Saphy 478, Cusco" });
  await expect(card).toContainText("Por favor, lléveme a esta dirección.");
  await card.getByRole("button", { name: "Back" }).tap();
  await expect(card).toHaveCount(0);

  // The second stay in Lima keeps its own when the first one goes, and comes back.
  await page.getByRole("button", { name: "3. Lima: notes and bookings" }).tap();
  await page
    .getByRole("group", { name: "3. Lima: notes and bookings" })
    .getByLabel("Note")
    .fill("Airport hotel");
  const shown = days.locator("tbody").getByRole("row").filter({ hasText: "Airport hotel" }).first();
  await expect(shown.getByRole("rowheader")).toContainText("Day 5");
  await page.getByRole("link", { name: "1. Lima: remove from the plan" }).tap();
  await expect(shown.getByRole("rowheader")).toContainText("Day 4");
  await page.goBack();
  await expect(shown.getByRole("rowheader")).toContainText("Day 5");

  await page.reload();
  await expect(shown).toBeVisible();
  await page.emulateMedia({ media: "print" });
  // Each of its three days is a page, and has them.
  const printed = days.getByText("Hotel Sol, ABC123, from 14:00").filter({ visible: true });
  await expect(printed).toHaveCount(3);
  await expect(days.getByRole("button", { name: "Show to the driver" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await expect(printed).toHaveCount(1);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Add to calendar (.ics)" }).tap();
  const calendar = await streamText(await (await download).createReadStream());
  expect(calendar.replaceAll("\r\n ", "")).toContain(
    String.raw`Quiet room\, please.\nHotel Sol\, ABC123\, from 14:00`,
  );

  await page.getByRole("button", { name: "Cusco: notes and bookings" }).tap();
  await booking.getByRole("button", { name: "Remove booking 1" }).tap();
  await expect(days.getByText("Hotel Sol")).toHaveCount(0);
  await cusco.getByRole("button", { name: "Undo" }).tap();
  await expect(days.getByText("Hotel Sol").first()).toBeVisible();
  await page.getByRole("button", { name: "Notes for the whole trip" }).tap();
  await page.getByRole("button", { name: "Delete all notes" }).tap();
  await expect(days.getByText("Hotel Sol")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("tripNotes"))).toBe(null);
  await cusco.getByRole("button", { name: "Undo" }).tap();
  await expect(days.getByText("Hotel Sol").first()).toBeVisible();
  expect(sent.filter((request) => /ABC123|Saphy/.test(request))).toEqual([]);
});
