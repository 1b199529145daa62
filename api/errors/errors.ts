/** Sent as `code` beside the English `error`; the site chooses its own text by the code. */
export const errorCodes = [
  "account_waiting",
  "bad_request",
  "changed_meanwhile",
  "common_password",
  "email_link_invalid",
  "email_taken",
  "foreign_origin",
  "internal",
  "invalid_field",
  "invitation_invalid",
  "last_administrator",
  "last_second_factor",
  "looks_automated",
  "no_space",
  "not_allowed",
  "not_found",
  "not_signed_in",
  "passkey_copied",
  "passkey_expired",
  "passkey_known",
  "passkey_refused",
  "picture_animated",
  "picture_in_use",
  "picture_too_large",
  "picture_unreadable",
  "redirect_known",
  "redirect_loop",
  "redirect_over_page",
  "redirect_to_nowhere",
  "preview_expired",
  "proof_needed",
  "registration_closed",
  "second_factor_needed",
  "second_factor_required",
  "setup_code_needed",
  "sign_in_link_invalid",
  "too_large",
  "too_many_attempts",
  "too_many_passkeys",
  "too_many_waiting",
  "unavailable",
  "username_taken",
  "wrong_credentials",
  "wrong_password",
  "wrong_second_factor",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

export const errorStatuses: Record<ErrorCode, number> = {
  account_waiting: 401,
  bad_request: 400,
  changed_meanwhile: 409,
  common_password: 400,
  email_link_invalid: 403,
  email_taken: 409,
  foreign_origin: 403,
  internal: 500,
  invalid_field: 400,
  invitation_invalid: 403,
  last_administrator: 409,
  last_second_factor: 409,
  looks_automated: 403,
  no_space: 507,
  not_allowed: 403,
  not_found: 404,
  not_signed_in: 401,
  passkey_copied: 403,
  passkey_expired: 403,
  passkey_known: 409,
  passkey_refused: 403,
  picture_animated: 400,
  picture_in_use: 409,
  picture_too_large: 413,
  picture_unreadable: 400,
  redirect_known: 409,
  redirect_loop: 400,
  redirect_over_page: 400,
  redirect_to_nowhere: 400,
  preview_expired: 410,
  proof_needed: 403,
  registration_closed: 403,
  second_factor_needed: 401,
  second_factor_required: 403,
  setup_code_needed: 403,
  sign_in_link_invalid: 403,
  too_large: 413,
  too_many_attempts: 429,
  too_many_passkeys: 409,
  too_many_waiting: 429,
  unavailable: 503,
  username_taken: 409,
  wrong_credentials: 401,
  wrong_password: 403,
  wrong_second_factor: 401,
};

/** Messages by field path, for example `{ "translations.hu.title": "a Hungarian title is needed" }`. */
export type FieldErrors = Readonly<Record<string, string>>;

interface ErrorDetails {
  fieldErrors?: FieldErrors;
  /** Seconds. */
  retryAfter?: number;
}

/** A failed call; `status` is 0 when nothing answered. */
export class ApiError extends Error {
  readonly status: number;
  /** `unknown`: the answer had no code, or one that this build does not know. */
  readonly code: ErrorCode | "unknown";
  readonly fieldErrors: FieldErrors;
  /** The message, unless it is about single fields or has no use for the visitor. */
  readonly formError: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: ErrorCode | "unknown",
    message: string,
    { fieldErrors = {}, retryAfter }: ErrorDetails = {},
  ) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.fieldErrors = fieldErrors;
    const hasFieldErrors = Object.keys(fieldErrors).length > 0;
    this.formError = hasFieldErrors || code === "internal" || message === "" ? undefined : message;
    this.retryAfter = retryAfter;
  }

  /** `retryAfter` in whole minutes, at least one. */
  get retryMinutes(): number {
    return Math.max(1, Math.ceil((this.retryAfter ?? 60) / 60));
  }
}

/** The codes of status 401 that concern typed input. */
const wrongSecrets: ApiError["code"][] = [
  "account_waiting",
  "wrong_credentials",
  "second_factor_needed",
  "wrong_second_factor",
];

export function isSessionLost(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && !wrongSecrets.includes(error.code);
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** For deletions: somebody else may have deleted the same thing first. */
export function ignoreNotFound(error: unknown): void {
  if (!isNotFound(error)) throw error;
}

/** The `formError` of a refused call (4xx); undefined for any other error. */
export function formErrorOf(error: unknown): string | undefined {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return isRefusal ? error.formError : undefined;
}

/** `lang` is set where the text is the server's own, which is in English outside of the contact form. */
export interface ErrorText {
  text: string;
  lang?: "en";
}

type TextsByCode = Partial<Record<ApiError["code"], string | undefined>>;

/** Our text for the error's code, else the server's, else `fallback`. */
export function errorTextOf(error: unknown, texts: TextsByCode, fallback: string): ErrorText {
  return knownErrorText(error, texts) ?? { text: fallback };
}

/** Like `errorTextOf`, but null where it would be the fallback. */
export function knownErrorText(
  error: unknown,
  texts: TextsByCode,
  serverText: string | null = formErrorOf(error) ?? null,
): ErrorText | null {
  const text = error instanceof ApiError ? texts[error.code] : undefined;
  if (text !== undefined) return { text };
  return serverText === null ? null : { text: serverText, lang: "en" };
}
