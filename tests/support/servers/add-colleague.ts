import type { Rights } from "#api/accounts/roles.ts";
import { createAdminClient, type AdminClient } from "#api/admin/admin-client.ts";
import { visitor, type TestServer } from "./test-server.ts";

/** Signs Anna in beside the administrator of a server, in a browser of her own. Without rights she gets those of anybody who is let in. */
export async function addColleague(
  { app, api }: Pick<TestServer, "app" | "api">,
  rights?: Rights,
): Promise<AdminClient> {
  const colleague = createAdminClient(visitor(app));
  const account = { username: "Anna", password: "Machu Picchu 2430" };
  await colleague.register(account);
  await api.approveAccount(account.username, rights);
  await colleague.signIn(account);
  return colleague;
}
