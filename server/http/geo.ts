import type { FastifyInstance } from "fastify";
import type { VisitorCountry } from "#api/geo.ts";
import { paths } from "#api/paths.ts";
import { createCountryLookup } from "#server/domain/visitor-country.ts";

/** Tells a visitor the country of their address, which is neither kept nor logged. */
export function geoRoutes(app: FastifyInstance): void {
  const findCountry = createCountryLookup({
    onError: (error) => app.log.error({ err: error }, "the database of countries could not be read"),
  });

  app.get(paths.geo, async (request, reply): Promise<VisitorCountry> => {
    reply.header("cache-control", "private, no-store");
    return { country_code: await findCountry(request.ip) };
  });
}
