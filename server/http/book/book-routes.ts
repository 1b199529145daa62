import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { pagePath } from "#i18n/addresses.ts";
import { bookPath } from "#i18n/site/file-addresses.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { createSemaphore } from "#server/domain/work/create-semaphore.ts";
import { attachedFile } from "#server/http/answers/attached-file.ts";
import { planOfQuery, planQuerystring } from "#server/http/plan-query.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { revalidated } from "#server/http/answers/revalidated.ts";
import { createAddressBudget } from "#server/http/overload/address-budget.ts";
import { packedBody } from "#server/http/pages/encoded-body.ts";
import { limaMidnight } from "#server/http/pages/fresh-until.ts";
import { sendEncoded } from "#server/http/pages/send-encoded.ts";
import { keepPerLanguage } from "#server/http/pages/keep-per-language.ts";
import { orderGuideBook } from "./guide-book.ts";
import { makeBook } from "./make-book.ts";
import { epubType } from "./pack-epub.ts";
import { orderPlanBook } from "./plan-book.ts";

/** Milliseconds in which readers get the same book, although editors are at work. */
const mostAge = 10 * 60_000;

/** The books of plans that one visitor gets. */
const booksOfOne = { burst: 6, perSecond: 0.1 };

/** A book of a plan takes some tenths of a second; whoever comes after so many is asked to come again. */
const mostWaiting = 10;

/** Search engines read books too, and would offer a file in the place of its pages. */
const unlisted = { "x-robots-tag": "noindex" };

const planSchema = {
  // A page's file, no call.
  hide: true,
  querystring: planQuerystring,
};

/**
 * `/en/offline.epub`: the guide as a book, for readers' devices and programs. The first who asks after an edit or a midnight waits for it.
 * `/en/trip-planner.epub?plan=…`: a plan with all that belongs to it. One book is made at a time.
 */
export const bookRoutes: FastifyPluginAsyncZod = async (app) => {
  const oneAtATime = createSemaphore(1, { maxWaiting: mostWaiting });
  const keeper = keepPerLanguage({
    make: (language) => oneAtATime(() => makeGuideBook(language), { isUrgent: true }),
    pages: app.pages,
    now: app.now,
    // Its title page says the day.
    freshUntil: limaMidnight,
    onError: (error) => app.log.warn({ err: error }, "the guide's book could not be made"),
  });
  app.addHook("onClose", async () => keeper.close());
  const spend = createAddressBudget(booksOfOne);

  for (const language of languages) {
    app.get(bookPath(language), { schema: { hide: true } }, async (request, reply) => {
      const { content } = keeper.readNew(language, mostAge) ?? (await keeper.make(language));
      reply.hijack();
      sendEncoded(request.raw, reply.raw, content);
    });

    const planPath = `${pagePath("trip-planner", language)}.epub`;
    app.get(planPath, { schema: planSchema, onRequest: neverCached }, async (request, reply) => {
      const { raw } = request;
      const plan = planOfQuery(request.query);
      // The planner says what is missing.
      if (plan.stops.length === 0) return reply.redirect(pagePath("trip-planner", language), 303);
      spend(request.ip);
      const order = await orderPlanBook(app, plan, language);
      const book = await oneAtATime(async () => (raw.socket.destroyed ? null : makeBook(app, order)));
      // The reader has left while others were served.
      if (!book) return reply.hijack();
      return reply
        .type(epubType)
        .headers({ ...unlisted, "content-disposition": await attachedFile(app, ".epub") })
        .send(book);
    });
  }

  async function makeGuideBook(language: Language) {
    const bytes = await makeBook(app, await orderGuideBook(app, language));
    return packedBody(bytes, [
      ...app.answerHeaders.fixed,
      ...app.cacheTags("pages"),
      ...Object.entries(unlisted).flat(),
      "content-type",
      epubType,
      "content-disposition",
      await attachedFile(app, `-${language}.epub`),
      "cache-control",
      revalidated,
    ]);
  }
};
