import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { visitorCountrySchema } from "#api/geo.ts";
import { paths } from "#api/paths.ts";
import { createCountryLookup } from "#server/domain/network/visitor-country.ts";

/** The visitor's address is neither stored nor logged. */
export const geoRoutes: FastifyPluginAsyncZod = async (app) => {
  const findCountry = createCountryLookup({
    onError: (error) => app.log.error({ err: error }, "the database of countries could not be read"),
  });

  app.get(
    paths.geo,
    {
      schema: {
        tags: ["visitors"],
        summary: "Tell the country of the visitor's network address",
        response: { 200: visitorCountrySchema },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", "private, no-store");
      return { country_code: await findCountry(request.ip) };
    },
  );
};
