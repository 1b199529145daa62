import { pageLoad } from "#app/api-context.ts";
import { notFound } from "#app/require-language.ts";

const load = pageLoad(async (): Promise<never> => {
  throw notFound();
});

export const loader = load;
export const clientLoader = load;

/** Never shown, because `load` throws; but without a component the route would not answer with a page. */
export default function NoPageRoute() {
  return null;
}
