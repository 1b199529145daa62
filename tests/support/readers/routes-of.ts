import type { FastifyInstance } from "fastify";

export interface Route {
  method: string;
  /** With `:name` for each parameter. */
  path: string;
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** All routes of a server but those that answer every method, which are none; from the tree that Fastify prints. */
export function routesOf(app: FastifyInstance): Route[] {
  const branch: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const found = /^(?<indent>[│ ]*)[├└]── (?<part>\S+)(?: \((?<methods>[^)]+)\))?$/.exec(line)?.groups;
      const { indent = "", part = "", methods: answered = "" } = found ?? {};
      const depth = indent.length / 4;
      branch.splice(depth, Infinity, part);
      // Routes that name a parameter differently share a line: `:slug|:id`.
      const path = branch.join("").replaceAll(/\|:\w+/g, "");
      const listed = answered.split(", ").filter((method) => methods.includes(method));
      return answered.includes("TRACE") ? [] : listed.map((method) => ({ method, path }));
    });
}
