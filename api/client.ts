import type { Language } from "#i18n/languages.ts";
import type { Profile, SignIn } from "./accounts/accounts.ts";
import type { Author, CategoryCount } from "./blog/authors.ts";
import type { CategoryIntro } from "./blog/categories.ts";
import type { Neighbours } from "./blog/neighbours.ts";
import type { ContactFormFields, ContactService } from "./contact/contact-service.ts";
import type { FactList, FactReportInput } from "./facts/facts.ts";
import type { ShownFact } from "./facts/shown-fact.ts";
import type { ChangeList } from "./documents/change-notes.ts";
import type { DocumentAnswer } from "./guide/guide-pages.ts";
import type { OwnPageAnswer } from "./guide/own-pages.ts";
import type { PagePreviewAnswer } from "./guide/page-preview.ts";
import type { ShownSlides } from "./settings/home-slides.ts";
import type { ShownAlerts } from "./settings/site-alerts.ts";
import type { VisitorCountry } from "./geo.ts";
import type { PasskeySignIn } from "./accounts/own-account.ts";
import { paths } from "./paths.ts";
import type { PostAnswer, PostSummaryAnswer } from "./posts/post-answers.ts";
import { postFromWire, summaryFromWire } from "./posts/post-wire.ts";
import type { PreviewAnswer } from "./posts/preview.ts";
import type { PostListQuery } from "./posts/posts.ts";
import type { SearchAnswer, SearchIndexData, SearchQuery } from "./search/search.ts";
import { readTextError } from "./errors/read-error.ts";
import type { ShownSite } from "./settings/shown-site.ts";
import { createTransport, withBody, withQuery, type Send } from "./transport.ts";
import type { VideoList, VideoOffer } from "./videos/videos.ts";

export type ApiClient = ReturnType<typeof createApiClient>;

/** The calls of the public pages, typed. Each throws `ApiError` with the status (0 when there was no answer). */
export function createApiClient(send: Send) {
  const { reach, call } = createTransport(send);
  return {
    async listPosts(language: Language, query: PostListQuery = {}) {
      const posts = await call<PostSummaryAnswer[]>(withQuery(paths.posts({ language }), query));
      return posts.map(summaryFromWire);
    },
    async readPost(slug: string, language: Language) {
      return postFromWire(await call<PostAnswer>(paths.postIn({ slug, language })));
    },
    /** @param proof the query of the preview's address */
    async readPreview(id: string, language: Language, proof: string) {
      const { post, ...shown } = await call<PreviewAnswer>(`${paths.preview({ id, language })}${proof}`);
      return { ...shown, post: postFromWire(post) };
    },
    readNeighbours: (id: string, language: Language) => call<Neighbours>(paths.neighbours({ id, language })),
    listCategories: () => call<CategoryCount[]>(paths.categories),
    async readCategoryIntro(category: string, language: Language) {
      return (await call<CategoryIntro>(paths.categoryIntro({ category, language }))).intro;
    },
    readAuthor: (slug: string, language?: Language) =>
      call<Author>(withQuery(paths.author({ slug }), { language })),
    readProfile: () => call<Profile>(paths.profile),
    signIn: (credentials: SignIn) => call<Profile>(paths.login, withBody("POST", credentials)),
    signInByPasskey: (answer: PasskeySignIn) => call<Profile>(paths.passkeySignIn, withBody("POST", answer)),
    signOut: () => call<object>(paths.logout, { method: "POST" }),
    /** ISO 3166-1 code, for example `HU`; null when unknown. */
    async readCountry() {
      return (await call<VisitorCountry>(paths.geo)).country_code;
    },
    /** For the counts: somebody came to a page by a link that the browser followed without a document. */
    countVisit: (path: string) => call<object>(paths.visits, withBody("POST", { path })),
    listFacts: () => call<FactList>(paths.facts),
    readFact: (id: string, language: Language) => call<ShownFact>(paths.factIn({ id, language })),
    readDocument: (page: string, language: Language) =>
      call<DocumentAnswer>(paths.document({ page, language })),
    readOwnPage: (address: string, language: Language) =>
      call<OwnPageAnswer>(paths.ownPage({ address, language })),
    listChanges: (language: Language) => call<ChangeList>(paths.changes({ language })),
    /** @param proof the query of the preview's address */
    readPagePreview: (page: string, language: Language, proof: string) =>
      call<PagePreviewAnswer>(`${paths.pagePreview({ page, language })}${proof}`),
    reportFact: (id: string, report: FactReportInput) =>
      call<object>(paths.factReport({ id }), withBody("POST", report)),
    search: (language: Language, query: Partial<SearchQuery>) =>
      call<SearchAnswer>(withQuery(paths.search({ language }), query)),
    readSearchIndex: (language: Language) => call<SearchIndexData>(paths.searchIndex({ language })),
    listVideos: () => call<VideoList>(paths.videos),
    readVideoOffer: () => call<VideoOffer>(paths.videoOffer),
    readSiteDetails: (language: Language) => call<ShownSite>(paths.siteDetails({ language })),
    readSlides: (language: Language) => call<ShownSlides>(paths.slides({ language })),
    listAlerts: (language: Language) => call<ShownAlerts>(paths.alerts({ language })),
    readContactService: () => call<ContactService>(paths.contactService),
    async sendContactMessage(form: ContactFormFields) {
      const names = { service_id: "contact", template_id: "message", user_id: "site" };
      const body = { ...names, template_params: form };
      const response = await reach(paths.sendEmail, withBody("POST", body));
      if (!response.ok) throw await readTextError(response);
    },
  };
}
