import type { Language } from "#i18n/languages.ts";

/** Paths of the calls, as the client asks for them and the server answers them. */
export const paths = {
  posts: (language: Language) => `/api/posts/${language}`,
  postIn: (slug: string, language: Language) => `/api/post/${encodeURIComponent(slug)}/${language}`,
  post: (id: string) => `/api/post/${encodeURIComponent(id)}`,
  newPost: "/api/post",
  login: "/api/login",
  logout: "/api/logout",
  register: "/api/register",
  profile: "/api/profile",
  geo: "/api/geo",
  videos: "/api/videos",
  videoOffer: "/api/videos/offer",
  videoThumbnail: (id: string, width: string | number) => `/api/videos/${id}/thumbnail/${width}`,
  waitingAccounts: "/api/accounts/waiting",
  waitingAccount: (username: string) => `/api/accounts/waiting/${encodeURIComponent(username)}`,
  contactService: "/api/contact-service",
  /** The e-mail service's own two addresses: its client library sends to the first, as a form. */
  sendForm: "/api/v1.0/email/send-form",
  send: "/api/v1.0/email/send",
  messages: "/api/messages",
  message: (id: string) => `/api/message/${encodeURIComponent(id)}`,
  messageDelivery: (id: string) => `/api/message/${encodeURIComponent(id)}/delivery`,
} as const;
