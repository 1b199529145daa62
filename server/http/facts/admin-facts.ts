import type { FastifyInstance } from "fastify";
import type { AdminFact } from "#api/facts/facts.ts";
import { dayInPeru } from "#content/facts/records/day-in-peru.ts";
import { factsWith } from "#content/facts/facts.ts";
import { loadPagesOfFacts } from "#content/facts/records/facts-of-pages.ts";
import {
  readAdminFacts,
  readFactOverrides,
  readOwnPagesOfFacts,
  readPostsOfFacts,
} from "#server/domain/facts/read-facts.ts";
import { factDefaults } from "./fact-sources.ts";

/** All facts as editors see them. */
export async function listAdminFacts({ db, now, readGuide }: FastifyInstance): Promise<AdminFact[]> {
  const guide = await readGuide(db);
  const [defaults, postsOf, ownPagesOf] = await Promise.all([
    factDefaults(db),
    readPostsOfFacts(db),
    readOwnPagesOfFacts(db),
  ]);
  const facts = factsWith(await readFactOverrides(db, defaults));
  const pages = await loadPagesOfFacts(guide.read, facts);
  const today = dayInPeru(now());
  const pagesOf = (id: string) => pages.get(id) ?? [];
  return readAdminFacts(db, defaults, { today, pagesOf, postsOf, ownPagesOf });
}

export async function readAdminFact(app: FastifyInstance, id: string): Promise<AdminFact> {
  const fact = (await listAdminFacts(app)).find((one) => one.id === id);
  if (!fact) throw new Error(`the fact ${id} was just written`);
  return fact;
}
