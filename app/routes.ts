import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { unprefixedAddresses } from "#i18n/addresses.ts";

export default [
  index("routes/front-door.ts"),

  route(":lang", "routes/site/language.tsx", [
    index("routes/site/home.tsx"),
    route("blog", "routes/site/blog.tsx"),
    route("post/:slug?", "routes/site/post.tsx"),
    route("*", "routes/site/no-page.tsx"),
  ]),

  // Old addresses, from before there were languages.
  ...unprefixedAddresses().map((address) =>
    route(address, "routes/unprefixed.ts", { id: `unprefixed ${address}` }),
  ),
  route("post/:slug?", "routes/unprefixed.ts", { id: "unprefixed post" }),
] satisfies RouteConfig;
