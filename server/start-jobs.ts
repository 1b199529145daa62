import type { FastifyInstance } from "fastify";
import { dayInPeru } from "#content/facts/records/day-in-peru.ts";
import { tellOfNewAccounts } from "#server/domain/accounts/mails/new-accounts.ts";
import { purgeExpired, purgeInterval } from "#server/domain/accounts/purge-expired.ts";
import { createFactTurn } from "#server/domain/facts/turn-facts.ts";
import { publishDueDrafts } from "#server/domain/guide/publish-due-drafts.ts";
import { publishDue } from "#server/domain/posts/publish-scheduled.ts";
import { createAlertTurn } from "#server/domain/settings/site-alerts.ts";
import { siteMailerOf } from "#server/domain/settings/site-mailer.ts";
import { startRepeating } from "#server/domain/work/start-repeating.ts";
import { createLinkCheck } from "#server/domain/monitoring/links/check-links.ts";
import { createAsker } from "#server/domain/monitoring/links/polite-asker.ts";
import { factDefaults } from "./http/facts/fact-sources.ts";
import { checkDraft } from "./http/guide/check-draft.ts";
import { readUsedLinks } from "./http/monitoring/used-links.ts";
import { reportMonthly } from "./report-monthly.ts";

/** Milliseconds between two looks for what is due. */
const dueInterval = 5_000;

/** Milliseconds between two looks whether a night has begun in which links are to be checked. */
const linkInterval = 10 * 60_000;

/** Milliseconds between two looks for what administrators are to be told by mail. */
const newsInterval = 60_000;
const reportInterval = 30 * 60_000;

/** Removes what is over and does what is due, while the server runs. Backups and the watch for the owner: `server/serve.ts`. */
export function startJobs(app: FastifyInstance): void {
  const { db, now, log } = app;
  const start: Start = (act, every, failed) => {
    const onError = (error: unknown) => log.warn({ err: error }, failed);
    const { actNow, stop } = startRepeating(() => act(now()), { every, onError });
    app.addHook("onClose", stop);
    return actNow;
  };
  start((time) => purgeExpired(db, time), purgeInterval, "what is over could not be removed");
  void start((time) => publishDue(db, time), dueInterval, "what is due could not be published")();
  const turnFacts = createFactTurn(db, () => factDefaults(db));
  void start((time) => turnFacts(time, dayInPeru(time)), dueInterval, "planned facts could not be put in")();
  const turnAlerts = createAlertTurn(db);
  void start((time) => turnAlerts(dayInPeru(time)), dueInterval, "alerts could not be begun or ended")();
  const stopping = new AbortController();
  // Before the jobs are awaited.
  app.addHook("preClose", async () => stopping.abort());
  const checkLinks = createLinkCheck({
    db,
    findAddresses: async () => (await readUsedLinks(app)).keys(),
    openAsker: () => createAsker({ siteUrl: app.env.SITE_URL, signal: stopping.signal }),
    signal: stopping.signal,
  });
  start(checkLinks, linkInterval, "links could not be checked");
  const turnGuide = async (time: Date) => {
    const refused = await publishDueDrafts(db, time, (draft) => checkDraft(app, draft));
    for (const error of refused)
      log.warn({ err: error }, "a page of the guide waits, because it is not sound");
  };
  void start(turnGuide, dueInterval, "due pages of the guide could not be published")();
  startMails(app, start, stopping.signal);
}

type Start = (act: (time: Date) => Promise<unknown>, every: number, failed: string) => () => Promise<void>;

function startMails(app: FastifyInstance, start: Start, stopping: AbortSignal): void {
  const { db, env, settings } = app;
  const tellNews = async (now: Date) => {
    const mailer = await siteMailerOf(await settings.readOrLast(), stopping);
    await tellOfNewAccounts(db, { mailer, siteUrl: env.SITE_URL, now });
  };
  start(tellNews, newsInterval, "administrators could not be told of new accounts");
  start((now) => reportMonthly(app, now, stopping), reportInterval, "a monthly report could not be mailed");
}
