import type { Language } from "#i18n/languages.ts";
import type { Credentials, NewAccount, Profile, WaitingAccount } from "./accounts.ts";
import type { ContactForm, ContactService } from "./contact.ts";
import { ApiError, errorCodes, type ErrorCode } from "./errors.ts";
import type { VisitorCountry } from "./geo.ts";
import type { ContactMessage, MessageList, MessageListQuery } from "./messages.ts";
import { paths } from "./paths.ts";
import {
  postFromWire,
  summaryFromWire,
  wholePostFromWire,
  type WirePost,
  type WirePostSummary,
  type WireWholePost,
} from "./post-wire.ts";
import type { PostListQuery, WrittenPost } from "./posts.ts";
import type { VideoList, VideoOffer } from "./videos.ts";

/** Sends a call to the server: the browser's `fetch`, or on the server the same call in process. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>;

export type ApiClient = ReturnType<typeof createApiClient>;

/** What a save carries beside the written post; without `file` a changed post keeps its cover. */
export interface PostAttachments {
  /** Of a new post, 24 hexadecimal digits: a create whose answer was lost can be sent again without a double. */
  id?: string;
  file?: Blob;
  /** The `updatedAt` that the editor started from; a save on top of a newer one is refused (409). */
  updatedAt?: string;
}

/**
 * Every call of the site, typed. Each throws `ApiError` with the status (0 when nothing answered).
 *
 * @param send how a call reaches the server
 */
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
      const posts = await call<WirePostSummary[]>(withQuery(paths.posts(language), query));
      return posts.map(summaryFromWire);
    },
    async readPost(slug: string, language: Language) {
      return postFromWire(await call<WirePost>(paths.postIn(slug, language)));
    },
    async readWholePost(idOrSlug: string) {
      return wholePostFromWire(await call<WireWholePost>(paths.post(idOrSlug)));
    },
    async createPost(post: WrittenPost, attachments: PostAttachments = {}) {
      const body = postForm(post, attachments);
      return wholePostFromWire(await call<WireWholePost>(paths.newPost, { method: "POST", body }));
    },
    async changePost(id: string, post: WrittenPost, attachments: PostAttachments = {}) {
      const body = postForm(post, attachments);
      return wholePostFromWire(await call<WireWholePost>(paths.post(id), { method: "PUT", body }));
    },
    deletePost: (id: string) => call<object>(paths.post(id), { method: "DELETE" }),
    signIn: (credentials: Credentials) => call<Profile>(paths.login, withBody("POST", credentials)),
    signOut: () => call<object>(paths.logout, { method: "POST" }),
    register: (credentials: Credentials) => call<NewAccount>(paths.register, withBody("POST", credentials)),
    readProfile: () => call<Profile>(paths.profile),
    /** The visitor's country as ISO 3166-1 has it, for example `HU`; null when it is not known. */
    async readCountry() {
      return (await call<VisitorCountry>(paths.geo)).country_code;
    },
    listVideos: () => call<VideoList>(paths.videos),
    readVideoOffer: () => call<VideoOffer>(paths.videoOffer),
    listWaitingAccounts: () => call<WaitingAccount[]>(paths.waitingAccounts),
    approveAccount: (username: string) => call<object>(paths.waitingAccount(username), { method: "POST" }),
    refuseAccount: (username: string) => call<object>(paths.waitingAccount(username), { method: "DELETE" }),
    readContactService: () => call<ContactService>(paths.contactService),
    /** Leaves a message; a refusal's text is a sentence in the form's language. */
    async sendContactMessage(form: ContactForm) {
      const names = { service_id: "contact", template_id: "message", user_id: "site" };
      const body = { ...names, template_params: form };
      const response = await reach(paths.send, withBody("POST", body));
      if (!response.ok) throw await readTextError(response);
    },
    listMessages: (query: MessageListQuery = {}) => call<MessageList>(withQuery(paths.messages, query)),
    markMessage: (id: string, read: boolean) =>
      call<ContactMessage>(paths.message(id), withBody("PUT", { read })),
    deleteMessage: (id: string) => call<object>(paths.message(id), { method: "DELETE" }),
    sendMessageAgain: (id: string) => call<ContactMessage>(paths.messageDelivery(id), { method: "POST" }),
  };
}

function postForm(
  { author, category, translations }: WrittenPost,
  { id, file, updatedAt }: PostAttachments,
): FormData {
  const form = new FormData();
  form.set("szerzo", author);
  form.set("category", category);
  form.set("translations", JSON.stringify(translations));
  if (id !== undefined) form.set("_id", id);
  if (updatedAt !== undefined) form.set("updatedAt", updatedAt);
  if (file) form.set("file", file);
  return form;
}

function withQuery(path: string, query: PostListQuery | MessageListQuery): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return path;
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const { error, code, field } = (body ?? {}) as { error?: unknown; code?: unknown; field?: unknown };
  return new ApiError(
    response.status,
    errorCodes.includes(code as ErrorCode) ? (code as ErrorCode) : "internal",
    typeof error === "string" ? error : `the server answered ${response.status}`,
    {
      field: typeof field === "string" ? field : undefined,
      retryAfter: Number(response.headers.get("retry-after")) || undefined,
    },
  );
}

/** The two calls of the e-mail service's protocol answer with text alone. */
async function readTextError(response: Response): Promise<ApiError> {
  const codes: Partial<Record<number, ErrorCode>> = {
    400: "invalid_field",
    403: "looks_automated",
    413: "too_large",
    429: "too_many_attempts",
    503: "unavailable",
  };
  const text = await response.text().catch(() => "");
  return new ApiError(
    response.status,
    codes[response.status] ?? "internal",
    text || `the server answered ${response.status}`,
    { retryAfter: Number(response.headers.get("retry-after")) || undefined },
  );
}
