import type { FastifyInstance } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { adminPaths } from "#api/admin/admin-paths.ts";
import {
  adminSettingsSchema,
  settingsChangeSchema,
  testMailSchema,
  type AdminSettings,
} from "#api/settings/site-settings.ts";
import { loadStarterPostTexts } from "#content/loading/load-starter-post-texts.ts";
import { testMailTexts } from "#i18n/outside/outside-texts.ts";
import { defaultLanguage, languages } from "#i18n/languages.ts";
import type { Outbox } from "#server/domain/contact-messages/outbox.ts";
import { findStarterPosts } from "#server/domain/posts/publish-starter-posts.ts";
import { changeSettings, describeSettings } from "#server/domain/settings/change-settings.ts";
import { sendTestMail } from "#server/domain/settings/test-mail.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { signedInOnly } from "#server/http/plugins/sign-in.ts";

const common = { tags: ["settings"], security: signedInOnly };

export const siteSettingsRoutes: FastifyPluginAsyncZod<{ outbox: Outbox }> = async (app, { outbox }) => {
  const { db, env, now, readOriginal } = app;
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requirePermission("settings.manage"));
  app.addHook("onRequest", app.requireProofToChange);
  // An administrator sees the change on this process at once.
  app.addHook("onSend", app.refreshPages);

  app.get(
    adminPaths.settings,
    {
      schema: {
        ...common,
        summary: "Read the settings of the site, without what is secret",
        response: { 200: adminSettingsSchema },
      },
    },
    () => describe(app),
  );

  app.put(
    adminPaths.settings,
    {
      schema: {
        ...common,
        summary: "Change settings of the site; what is left out stays",
        body: settingsChangeSchema,
        response: { 200: adminSettingsSchema },
      },
    },
    async ({ body, actor: by }) => {
      await changeSettings(db, body, { by, env, now: now(), readOriginal });
      const described = await describe(app);
      if (described.mailServer) void outbox.sendDue();
      return described;
    },
  );

  app.post(
    adminPaths.testMail,
    {
      schema: {
        ...common,
        summary: "Send a test message through the mail server that is set",
        body: z.object({ language: z.enum(languages) }),
        response: { 200: testMailSchema },
      },
    },
    async (request) => sendTestMail(await app.settings.read(), testMailTexts[request.body.language]),
  );
};

async function describe({ db, env, settings }: FastifyInstance): Promise<AdminSettings> {
  const texts = Object.values(await loadStarterPostTexts(defaultLanguage));
  const titles = texts.map(({ title }) => title);
  const starterPosts = await findStarterPosts(db, titles);
  return describeSettings({ current: await settings.read(), env, starterPosts });
}
