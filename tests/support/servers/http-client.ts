import { createAdminClient, type AdminClient } from "#api/admin/admin-client.ts";

/** Name and password of the administrator that tests make. */
export const administrator = { username: "szerkeszto", password: "titkos jelszo 1" };

/** The calls to a running site over real HTTP, with a session cookie of their own. */
export function httpClient(url: string): AdminClient {
  let cookie = "";
  return createAdminClient(async (path, init) => {
    const headers = new Headers(init?.headers);
    headers.set("cookie", cookie);
    const response = await fetch(new URL(path, url), { ...init, headers });
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return response;
  });
}

/** The same, with the administrator of a fresh site made and signed in. */
export async function signedInClient(url: string): Promise<AdminClient> {
  const api = httpClient(url);
  await api.register(administrator);
  await api.signIn(administrator);
  return api;
}
