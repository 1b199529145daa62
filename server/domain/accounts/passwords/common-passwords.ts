/** Loaded when the first password is chosen: it takes 5 MB. */
let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is among the 49 000 most frequent ones of leaks, in any case of letters. Lists of leaks begin every
 * guessing, and a limit of attempts does not help against one guess at each of many sites.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= load();
  return (await loading).has(password.normalize("NFKC").trim().toLowerCase());
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map((password) => password.toLowerCase()));
}
