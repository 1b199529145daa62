import { pageLoad } from "#app/api-context.ts";
import { notFound } from "#app/require-language.ts";

const load = pageLoad(async (): Promise<never> => {
  throw notFound();
});

export const loader = load;
export const clientLoader = load;

/** Never shown, but without it the answer would not be a page: the error above is shown in its place. */
export default function NoPageRoute() {
  return null;
}
