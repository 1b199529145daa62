import type { Language } from "#i18n/languages.ts";
import type {
  Invitation,
  InvitationRequest,
  ListedAccount,
  NewAccount,
  NewInvitation,
  Profile,
  RegistrationRequest,
  RegistrationState,
  SignIn,
  WaitingAccount,
} from "./accounts.ts";
import type { BackupState } from "./backups.ts";
import type { AuditEventList, AuditQuery } from "./audit/audit-events.ts";
import type { ContactFormFields, ContactService } from "./contact-service.ts";
import { ApiError } from "./errors.ts";
import type { VisitorCountry } from "./geo.ts";
import type { ContactMessage, ContactMessageList, ContactMessageListQuery } from "./contact-messages.ts";
import type {
  AddedPasskey,
  NewPasskey,
  OwnAccount,
  OwnSession,
  PasskeyCreation,
  PasskeyRequest,
  PasskeySignIn,
  PasswordChange,
  RecoveryCodes,
  SecondFactorSetup,
} from "./own-account.ts";
import { paths } from "./paths.ts";
import type { RevisionAnswer, RevisionSummary } from "./desk/revisions.ts";
import type { PostAnswer, PostSummaryAnswer, WholePostAnswer } from "./post-answers.ts";
import {
  postFormToWire,
  postFromWire,
  summaryFromWire,
  wholePostFromWire,
  type PostAttachments,
} from "./post-wire.ts";
import { readError, readTextError } from "./read-error.ts";
import type { PostListQuery, WrittenPost } from "./posts.ts";
import type { SiteStatus } from "./monitoring/site-status.ts";
import type { VideoList, VideoOffer } from "./videos/videos.ts";

/** Sends a call: the browser's `fetch`, or on the server an in-process request. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>;

export type ApiClient = ReturnType<typeof createApiClient>;

/** Every call of the site, typed. Each throws `ApiError` with the status (0 when nothing answered). */
export function createApiClient(send: Send) {
  async function reach(path: string, init?: RequestInit): Promise<Response> {
    try {
      return await send(path, init);
    } catch (cause) {
      throw Object.assign(new ApiError(0, "internal", "the server could not be reached"), { cause });
    }
  }

  async function call<T>(path: string, init?: RequestInit): Promise<T> {
    const response = await reach(path, init);
    if (!response.ok) throw await readError(response);
    return (await response.json()) as T;
  }

  const withBody = (method: string, body: object): RequestInit => ({
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

  return {
    async listPosts(language: Language, query: PostListQuery = {}) {
      const posts = await call<PostSummaryAnswer[]>(withQuery(paths.posts({ language }), query));
      return posts.map(summaryFromWire);
    },
    async readPost(slug: string, language: Language) {
      return postFromWire(await call<PostAnswer>(paths.postIn({ slug, language })));
    },
    async readWholePost(idOrSlug: string) {
      return wholePostFromWire(await call<WholePostAnswer>(paths.post({ id: idOrSlug })));
    },
    listRevisions(postId: string) {
      return call<RevisionSummary[]>(paths.postRevisions({ id: postId }));
    },
    readRevision(postId: string, revision: number) {
      return call<RevisionAnswer>(paths.postRevision({ id: postId, revision }));
    },
    async restoreRevision(postId: string, revision: number) {
      const path = paths.postRevisionRestore({ id: postId, revision });
      return wholePostFromWire(await call<WholePostAnswer>(path, { method: "POST" }));
    },
    async createPost(post: WrittenPost, attachments: PostAttachments = {}) {
      const body = postFormToWire(post, attachments);
      return wholePostFromWire(await call<WholePostAnswer>(paths.newPost, { method: "POST", body }));
    },
    async changePost(id: string, post: WrittenPost, attachments: PostAttachments = {}) {
      const body = postFormToWire(post, attachments);
      return wholePostFromWire(await call<WholePostAnswer>(paths.post({ id }), { method: "PUT", body }));
    },
    deletePost: (id: string) => call<object>(paths.post({ id }), { method: "DELETE" }),
    signIn: (credentials: SignIn) => call<Profile>(paths.login, withBody("POST", credentials)),
    beginPasskeySignIn: () => call<PasskeyRequest>(paths.passkeySignInOptions, { method: "POST" }),
    signInByPasskey: (answer: PasskeySignIn) => call<Profile>(paths.passkeySignIn, withBody("POST", answer)),
    signOut: () => call<object>(paths.logout, { method: "POST" }),
    register: (request: RegistrationRequest) => call<NewAccount>(paths.register, withBody("POST", request)),
    readRegistration: () => call<RegistrationState>(paths.registration),
    readProfile: () => call<Profile>(paths.profile),
    readOwnAccount: () => call<OwnAccount>(paths.ownAccount),
    changePassword: (change: PasswordChange) => call<object>(paths.ownPassword, withBody("PUT", change)),
    listOwnSessions: () => call<OwnSession[]>(paths.ownSessions),
    endOwnSession: (id: string) => call<object>(paths.ownSession({ id }), { method: "DELETE" }),
    endOtherSessions: () => call<object>(paths.ownSessions, { method: "DELETE" }),
    /** `present`: the password. */
    beginSecondFactor: (present: string) =>
      call<SecondFactorSetup>(paths.secondFactor, withBody("POST", { present })),
    confirmSecondFactor: (code: string) => call<RecoveryCodes>(paths.secondFactor, withBody("PUT", { code })),
    removeSecondFactor: (present: string) =>
      call<object>(paths.secondFactorRemoval, withBody("POST", { present })),
    beginPasskey: (present: string) =>
      call<PasskeyCreation>(paths.passkeyOptions, withBody("POST", { present })),
    addPasskey: (passkey: NewPasskey) => call<AddedPasskey>(paths.passkeys, withBody("POST", passkey)),
    removePasskey: (id: string, present: string) =>
      call<object>(paths.passkeyRemoval({ id }), withBody("POST", { present })),
    listAccounts: () => call<ListedAccount[]>(paths.accounts),
    disableAccount: (id: string) => call<object>(paths.accountDisabled({ id }), { method: "PUT" }),
    enableAccount: (id: string) => call<object>(paths.accountDisabled({ id }), { method: "DELETE" }),
    removeAccount: (id: string) => call<object>(paths.account({ id }), { method: "DELETE" }),
    endSessionsOf: (id: string) => call<object>(paths.accountSessions({ id }), { method: "DELETE" }),
    resetSecondFactorOf: (id: string) =>
      call<object>(paths.accountSecondFactor({ id }), { method: "DELETE" }),
    invite: (request: InvitationRequest) => call<NewInvitation>(paths.invitations, withBody("POST", request)),
    listInvitations: () => call<Invitation[]>(paths.invitations),
    withdrawInvitation: (id: string) => call<object>(paths.invitation({ id }), { method: "DELETE" }),
    /** ISO 3166-1 code, for example `HU`; null when unknown. */
    async readCountry() {
      return (await call<VisitorCountry>(paths.geo)).country_code;
    },
    listVideos: () => call<VideoList>(paths.videos),
    readVideoOffer: () => call<VideoOffer>(paths.videoOffer),
    listWaitingAccounts: () => call<WaitingAccount[]>(paths.waitingAccounts),
    approveAccount: (username: string) =>
      call<object>(paths.waitingAccount({ username }), { method: "POST" }),
    refuseAccount: (username: string) =>
      call<object>(paths.waitingAccount({ username }), { method: "DELETE" }),
    readBackupState: () => call<BackupState>(paths.backups),
    readContactService: () => call<ContactService>(paths.contactService),
    async sendContactMessage(form: ContactFormFields) {
      const names = { service_id: "contact", template_id: "message", user_id: "site" };
      const body = { ...names, template_params: form };
      const response = await reach(paths.sendEmail, withBody("POST", body));
      if (!response.ok) throw await readTextError(response);
    },
    listContactMessages: (query: ContactMessageListQuery = {}) =>
      call<ContactMessageList>(withQuery(paths.contactMessages, query)),
    markContactMessage: (id: string, read: boolean) =>
      call<ContactMessage>(paths.contactMessage({ id }), withBody("PUT", { read })),
    listAuditEvents: (query: AuditQuery = {}) => call<AuditEventList>(withQuery(paths.auditEvents, query)),
    readSiteStatus: () => call<SiteStatus>(paths.siteStatus),
    deleteContactMessage: (id: string) => call<object>(paths.contactMessage({ id }), { method: "DELETE" }),
    resendContactMessage: (id: string) =>
      call<ContactMessage>(paths.contactMessageDelivery({ id }), { method: "POST" }),
  };
}

function withQuery(path: string, query: PostListQuery | ContactMessageListQuery | AuditQuery): string {
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined);
  if (parameters.length === 0) return path;
  return `${path}?${new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]))}`;
}
