import { text as streamText } from "node:stream/consumers";
import { pagePath } from "#i18n/addresses.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";
import { expect, test } from "#tests/support/browser/journey.ts";

const path = pagePath("trip-planner", "en");
const hasty = `${path}?plan=v1_miraflores.1_cusco.3_ollantaytambo.1_aguas-calientes.1_miraflores.1`;
const valleyFirst = `${path}?plan=v1_miraflores.1_ollantaytambo.1_aguas-calientes.1_cusco.3_miraflores.1`;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a plan is begun from a template, mended by a link, lengthened by a form and dated @core", async ({
    page,
  }) => {
    await page.goto(path);
    const map = page.getByRole("link", { name: "Add to map app (.gpx)" });
    await expect(map).toBeHidden();
    await page.getByRole("link", { name: /^One week/ }).click();
    await expect(map).toHaveAttribute("href", /\/en\/trip-planner\.gpx\?plan=v1_[^&]+$/);
    const stops = page.getByRole("list", { name: "The stops of the plan in order" }).getByRole("listitem");
    await expect(stops).toHaveCount(5);
    await expect(page.getByText("We found no real problem, but there are things to know.")).toBeVisible();
    await page.goto(hasty);
    await expect(page.getByText("1 warning", { exact: true })).toBeVisible();
    await expect(page.getByText(/^Health Cusco, .*too high for the first night/)).toBeVisible();
    await page
      .getByRole("link", { name: "The valley first: Ollantaytambo, Aguas Calientes (Machu Picchu)" })
      .click();
    await expect(page).toHaveURL(valleyFirst);
    await page.getByLabel("Place").selectOption("Paracas");
    await page.getByLabel("Where it goes").selectOption("2. before Ollantaytambo");
    await page.getByRole("button", { name: "Add" }).click();
    await expect(page).toHaveURL(/\?plan=v1_miraflores\.1_paracas\.2_ollantaytambo\.1_/);
    await page.getByRole("link", { name: "Paracas: one night fewer" }).click();
    await page.getByLabel("Arrival in Lima").fill("2027-07-10");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByRole("rowheader", { name: "Day 2 Sunday 11 July" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Add to calendar (.ics)" })).toHaveAttribute(
      "href",
      /\/en\/trip-planner\.ics\?plan=v1_miraflores\.1_paracas\.1_.*&start=2027-07-10$/,
    );
    await stops.nth(4).getByText("Day trips").click();
    await page.getByRole("link", { name: /^Rainbow Mountain .* 5,036 m .*: add to the plan$/ }).click();
    await expect(page).toHaveURL(/_cusco\.3\.rainbow-mountain_/);
    await expect(
      page.getByText(/^Health Rainbow Mountain .*: too early. 3.nights above 3,000.m/),
    ).toBeVisible();
    await expect(page.getByRole("row", { name: "Day 7 Friday 16 July" })).toContainText(
      "Day trip: Rainbow Mountain",
    );
    await page.goBack();
    await stops.nth(4).getByText("Day trips").click();
    await page
      .getByRole("link", { name: /^Inca Trail, 3.nights, up to 4,215.m .*: add to the plan$/ })
      .click();
    await expect(page).toHaveURL(/_cusco\.3\.inca-trail_/);
    await expect(page.getByText(/^Good to know Inca Trail: only with a licensed agency/)).toBeVisible();
    await expect(page.getByRole("row", { name: "Day 9 Sunday 18 July" })).toContainText(
      "Inca Trail: day 2 of 4, up to 4,215",
    );
    await page.goBack();
    await page.getByText("Begins and ends: Lima (flight) – Lima (flight)", { exact: true }).click();
    await page.getByLabel("Ends in").selectOption("La Paz");
    await page.getByRole("button", { name: "Set" }).click();
    await expect(page).toHaveURL(/&start=2027-07-10&to=la-paz$/);
    await expect(page.getByRole("cell", { name: "On to La Paz" })).toBeVisible();
    await page.goBack();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${path}$`));
    await expect(page).toHaveTitle(/^Lima – Paracas – .* – Lima, 8 nights · Trip planner \| /);
    const shared = page.locator("meta[property='og:url']");
    await expect(shared).toHaveAttribute("content", /\/en\/trip-planner\?plan=v1_.*&start=2027-07-10$/);
    await page.getByText("Who travels: 2 adults", { exact: true }).click();
    await page.getByLabel("Children’s ages").fill("5, 9");
    await page.getByLabel("Boats").check();
    await page.getByLabel("Pace").selectOption("Calm");
    await page.getByRole("button", { name: "Update" }).click();
    await expect(page).toHaveURL(
      /\?plan=v1_miraflores\.1_[^?]*&start=2027-07-10&who=2a_5_9&avoid=boat&pace=calm$/,
    );
    const family = "2 adults, 2 children (ages 5, 9)";
    await expect(
      page.getByText(`Who travels: ${family}; without boats; calm pace`, { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole("rowheader", { name: `All together: ${family}` })).toBeVisible();
    // Another route is for the same people.
    const template = page.getByRole("link", { name: /^One week/ });
    await expect(template).toHaveAttribute("href", /&start=2027-07-10&who=2a_5_9&avoid=boat&pace=calm$/);
    await expect(page.getByText(/a child under 8 cannot say what is wrong/)).toBeAttached();
    await page.goto(`${path}?plan=v1_atlantis.3_cusco.2&who=2_dogs`);
    await expect(page.getByRole("alert")).toContainText("“dogs”: we read 1 to 8 adults");
    await expect(page.getByRole("alert")).toContainText("“atlantis”: we have no such stop.");
    await expect(stops).toHaveCount(1);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a plan is ordered by keys and by hand without asking the server, and kept by name @core", async ({
    page,
  }) => {
    await gotoHydrated(page, valleyFirst);
    const stops = page.getByRole("list", { name: "The stops of the plan in order" }).getByRole("listitem");
    // The route is on the first screen.
    await expect(stops.first()).toBeInViewport();
    const more = page.getByRole("link", { name: "Cusco: one night more" });
    await more.tap();
    await expect(page).toHaveURL(/_cusco\.4_/);
    // The focus comes back to it when the plan is drawn; no reader is quicker.
    await expect(more).toBeFocused();
    // The second tap comes before React has had a task of its own to draw the first one in.
    await more.evaluate(async (link: HTMLElement) => {
      link.click();
      for (let step = 0; step < 100; step++) await Promise.resolve();
      link.click();
    });
    await expect(page).toHaveURL(/_cusco\.6_/);
    for (const nights of [5, 4]) {
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`_cusco\\.${nights}_`));
    }
    // From here on the planner needs no connection.
    const asked: string[] = [];
    page.on("request", (request) => {
      if (["document", "fetch", "script", "xhr"].includes(request.resourceType())) asked.push(request.url());
    });
    const handle = (place: string) =>
      page.getByRole("button", { name: `${place}: move by dragging or with the up and down arrows` });
    await handle("Cusco").press("ArrowUp");
    await expect(stops.nth(2)).toContainText("Cusco");
    await expect(handle("Cusco")).toBeFocused();
    await expect(page.getByText("Cusco: 3 of 5 stops")).toBeAttached();
    await handle("Cusco").press("ArrowUp");
    // A warning that is opened, or a handle that is measured, while the plan is drawn anew, is not the one that stays.
    await expect(page.getByText("Cusco: 2 of 5 stops")).toBeAttached();
    await page.getByText("1 warning", { exact: true }).tap();
    await expect(page.getByText(/^Health Cusco, .*too high for the first night/)).toBeVisible();
    await page.getByRole("link", { name: /^The valley first/ }).tap();
    await expect(stops.nth(3)).toContainText("Cusco");
    await expect(page.getByRole("heading", { name: "What to watch" })).toBeFocused();

    // By hand: down past the next one.
    await handle("Ollantaytambo").scrollIntoViewIfNeeded();
    const from = await handle("Ollantaytambo").boundingBox();
    const to = await handle("Aguas Calientes (Machu Picchu)").boundingBox();
    if (!from || !to) throw new Error("the handles are not shown");
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 10, to.y + 20, { steps: 4 });
    await page.mouse.move(to.x + 10, to.y + 60, { steps: 4 });
    await page.mouse.up();
    await expect(stops.nth(2)).toContainText("Ollantaytambo");

    await page.getByRole("button", { name: "My plans on this device" }).tap();
    await page.getByLabel("Name of the plan").fill("Our July");
    await page.getByRole("button", { name: "Save", exact: true }).tap();
    await expect(page.getByText("Saved: Our July.")).toBeVisible();
    expect(asked).toEqual([]);
    await page.goto(path);
    await page.getByRole("button", { name: "My plans on this device" }).tap();
    await page.getByRole("link", { name: "Our July" }).tap();
    await expect(stops).toHaveCount(5);
    expect(await accessibilityFindings(page, { part: "main" })).toEqual([]);
    const stored = () => page.evaluate(() => localStorage.getItem("tripPlans"));
    const kept = await stored();
    await page.getByRole("button", { name: "Our July: delete" }).press("Enter");
    const told = page.getByRole("status").filter({ hasText: "Deleted: Our July." });
    await expect(told).toBeFocused();
    expect(await stored()).toBe("[]");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Saved: Our July." })).toBeFocused();
    expect(await stored()).toBe(kept);
    await expect(page.getByRole("link", { name: "Our July" })).toBeVisible();
  });

  test("what a change mends is told, the focus stays, Back undoes it, and nothing is lost with the tab", async ({
    page,
    context,
  }) => {
    await gotoHydrated(page, `${path}?plan=Lima.1 Cuzco.3 lima.1`);
    const news = page.getByRole("status").filter({ hasText: /stops|plan\./ });
    await page.getByText("1 warning", { exact: true }).tap();
    await page.getByRole("link", { name: "Add two nights first: Ollantaytambo" }).press("Enter");
    await expect(news).toHaveText(
      "Ollantaytambo: 2 of 4 stops. We found no real problem, but there are things to know.",
    );
    await expect(page.getByRole("heading", { name: "What to watch" })).toBeFocused();
    await page.goBack();
    await expect(page.getByText("1 warning", { exact: true })).toBeVisible();
    await expect(news).toContainText("Ollantaytambo: removed from the plan. 1 warning. Cusco, 3,399 m");
    await page.goForward();
    await expect(news).toContainText("Ollantaytambo: 2 of 4 stops.");

    const cusco = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Cusco" }) });
    await cusco.getByText("Day trips").tap();
    await cusco.getByRole("link", { name: /^Pisac, .*: add to the plan$/ }).press("Enter");
    await expect(news).toHaveText("Pisac, ruins and market: now in the plan.");
    await expect(cusco.getByRole("link", { name: /^Pisac, .*: take out of the plan$/ })).toBeFocused();
    await page.goBack();
    await expect(news).toHaveText("Pisac, ruins and market: no longer in the plan.");

    // A day counts as soon as it is whole, with the digits of its year one change.
    const arrival = page.getByLabel("Arrival in Lima");
    await arrival.focus();
    await page.keyboard.type("06092027");
    await expect(page).toHaveURL(/&start=2027-06-09$/);
    await expect(page.getByText("260 ft · 9–10 June")).toBeVisible();
    await expect(arrival).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/_cusco\.3_miraflores\.1$/);
    await expect(arrival).toHaveValue("");
    await page.goForward();
    await expect(arrival).toHaveValue("2027-06-09");
    await page.getByText("Who travels: 2 adults", { exact: true }).tap();
    const ages = page.getByLabel("Children’s ages");
    await ages.fill("5");
    await ages.press("Enter");
    await expect(page).toHaveURL(/&start=2027-06-09&who=2a_5$/);
    await expect(page.getByRole("status").filter({ hasText: "2 adults, 1 child (age 5)." })).toBeAttached();
    await expect(ages).toBeFocused();
    await page.goBack();
    await expect(ages).toHaveValue("");
    await page.getByRole("link", { name: "Packing list for this trip" }).tap();
    await expect(page).toHaveURL(/\?zone=coast&zone=andes&month=6$/);
    await expect(page.getByLabel("June", { exact: true })).toBeChecked();

    const other = await context.newPage();
    await page.close();
    await other.goto(path);
    await other.getByRole("link", { name: "Lima – Ollantaytambo – Cusco, 7 nights, 9 June 2027" }).tap();
    await expect(other.getByText("We found no real problem, but there are things to know.")).toBeVisible();
    await other.goto(path);
    await other.getByRole("button", { name: "Discard" }).tap();
    await expect(other.getByRole("heading", { name: "Where you left off" })).toBeHidden();
    expect(await other.evaluate(() => localStorage.getItem("tripPlanDrafts"))).toBe(null);
  });

  test("a dated plan tells by the reader's own day what to buy now, becomes a calendar and a map, again without a connection, and goes on paper with its address", async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date("2027-05-01T15:00:00Z"));
    const dated = (day: string) => `${valleyFirst}&start=${day}`;
    await page.goto(dated("2028-06-09"));
    const train = page
      .getByRole("region", { name: "What to buy ahead" })
      .getByRole("listitem")
      .filter({ hasText: "Train to Machu Picchu" });
    await expect(train).toContainText("By 11 February 2028");
    await gotoHydrated(page, dated("2027-06-09"));
    await expect(train).toContainText("Now: it may be sold out");

    const keep = page.getByRole("heading", { name: "Keep it, share it" });
    const address = page.getByText(valleyFirst);
    await expect(keep).toBeVisible();
    await expect(address).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(keep).toBeHidden();
    await expect(address).toBeVisible();
    await page.emulateMedia({ media: null });
    // On paper each of the eight days is a page, unless the reader wants them in one table.
    const onPaper = async () => (await page.pdf()).toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
    const apart = await onPaper();
    await page.getByLabel("On paper, a page for each day").uncheck();
    expect(apart - (await onPaper())).toBeGreaterThanOrEqual(7);

    const calendar = page.getByRole("link", { name: "Add to calendar (.ics)" });
    const map = page.getByRole("link", { name: "Add to map app (.gpx)" });
    const earth = page.getByRole("link", { name: "Open in Google Earth (.kml)" });
    for (const isOffline of [false, true]) {
      await page.context().setOffline(isOffline);
      const [file] = await Promise.all([page.waitForEvent("download"), calendar.tap()]);
      expect(file.suggestedFilename()).toBe("irany-peru.ics");
      const text = (await streamText(await file.createReadStream())).replaceAll("\r\n ", "");
      expect(text).toContain("DTSTART;VALUE=DATE:20270609");
      expect(text).toContain("SUMMARY:Cusco (3 nights)");
      expect(text).toContain("SUMMARY:Buy: Train to Machu Picchu");
      const [mapFile] = await Promise.all([page.waitForEvent("download"), map.tap()]);
      expect(mapFile.suggestedFilename()).toBe("irany-peru.gpx");
      expect(await streamText(await mapFile.createReadStream())).toContain("<name>4. Cusco</name>");
      const [earthFile] = await Promise.all([page.waitForEvent("download"), earth.tap()]);
      expect(earthFile.suggestedFilename()).toBe("irany-peru.kml");
      expect(await streamText(await earthFile.createReadStream())).toContain("<LineString>");
    }
  });
});
