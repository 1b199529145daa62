import fc from "fast-check";
import { expect, test } from "vitest";
import { categories } from "#api/posts/categories.ts";
import { paths } from "#api/paths.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { checkProperty } from "#tests/support/fuzzing/check-property.ts";
import { expectSoundAnswer } from "#tests/support/fuzzing/expect-sound-answer.ts";
import { hostileText } from "#tests/support/fuzzing/hostile-text.ts";
import { multipartForms } from "#tests/support/fuzzing/multipart-forms.ts";
import { sessionOf } from "#tests/support/fuzzing/session-of.ts";
import { pictureFile } from "#tests/support/samples/pictures.ts";
import { writtenPost } from "#tests/support/samples/written-post.ts";
import { shareInFile } from "#tests/support/servers/share-in-file.ts";
import { openSignedInServer } from "#tests/support/servers/test-server.ts";

const translation = fc.record(
  { title: hostileText, summary: hostileText, content: hostileText, coverAlt: hostileText },
  { requiredKeys: [] },
);

const translations = fc
  .record(
    { hu: translation, en: translation, es: fc.oneof(translation, fc.jsonValue()) },
    { requiredKeys: ["hu"] },
  )
  .map((all) => JSON.stringify(all));

const contactFields = {
  from_name: hostileText,
  user_email: fc.oneof(fc.emailAddress(), hostileText),
  message: hostileText,
  language: fc.constantFrom("hu", "en", "es", "xx"),
  extra_note: fc.constant(""),
  elapsed: fc.constantFrom("5200", "", "-1", "1e9"),
};

const findServer = shareInFile(async (atEnd) => openSignedInServer({ site: await loadBuiltSite(), atEnd }));

test("no form of a post fails or tells of the server's inside, whatever its parts are", async () => {
  const { app, api, send } = await findServer();
  const cookie = await sessionOf(app);
  const { id } = await api.createPost(writtenPost());
  const picture = new Uint8Array(await pictureFile("png", 8, 6));
  const forms = multipartForms({
    szerzo: hostileText,
    category: fc.constantFrom<string>(...categories),
    translations,
    file: fc.oneof(fc.constant(picture), hostileText),
  });
  const target = fc.constantFrom(
    { method: "POST" as const, url: paths.newPost },
    { method: "PUT" as const, url: paths.post({ id }) },
  );
  await checkProperty(100, fc.tuple(target, forms), async ([where, { contentType, payload }]) => {
    const answer = await app.inject({ ...where, payload, headers: { "content-type": contentType, cookie } });
    expectSoundAnswer({ status: answer.statusCode, headers: answer.headers, body: answer.body });
  });
  expect((await send(paths.posts({ language: "hu" }))).status).toBe(200);
});

test("no contact form fails or tells of the server's inside, by call or posted to its page", async () => {
  const { app, send } = await findServer();
  const urlEncoded = fc.record(contactFields).map((fields) => ({
    contentType: "application/x-www-form-urlencoded",
    payload: Buffer.from(new URLSearchParams(fields).toString()),
  }));
  const form = fc.oneof(
    { weight: 4, arbitrary: multipartForms(contactFields) },
    { weight: 1, arbitrary: urlEncoded },
  );
  const url = fc.constantFrom(paths.sendEmailForm, paths.sendEmailForm, "/hu/", "/en/", "/es/");
  const request = fc.tuple(url, form, fc.ipV4());
  await checkProperty(70, request, async ([path, { contentType, payload }, remoteAddress]) => {
    const headers = { "content-type": contentType };
    const answer = await app.inject({ method: "POST", url: path, payload, headers, remoteAddress });
    expectSoundAnswer({ status: answer.statusCode, headers: answer.headers, body: answer.body });
  });
  expect((await send("/hu/")).status).toBe(200);
});
