import type { FastifyInstance } from "fastify";

const displayName = Symbol.for("fastify.display-name");

interface Plugin {
  name?: string;
  [displayName]?: string;
}

/**
 * Lets each plugin be called after its function, those within others too: for one without a name of its own, Fastify looks through all
 * modules that are loaded, twice.
 */
export function namePlugins(app: FastifyInstance): void {
  const register = app.register as (plugin: Plugin, options?: object) => unknown;
  Object.assign(app, {
    register(this: FastifyInstance, plugin: Plugin, options?: object) {
      plugin[displayName] ??= plugin.name || "unnamed";
      return register.call(this, plugin, options);
    },
  });
}
