import { renderToStaticMarkup } from "react-dom/server";
import { Link, MemoryRouter, type Path } from "react-router";
import { expect, test } from "vitest";
import { SiteLink } from "./site-link.tsx";

const attributes = { "aria-current": "page", className: "link", lang: "es" } as const;

test.each<string | Partial<Path>>([
  "/en/",
  "/hu/post/%C3%BAt?x=1&y=2#top",
  { pathname: "/es/clima-peru", hash: "sierra" },
  { pathname: "/es/clima-peru", hash: "" },
])("the server draws a link to %j as the router would", (to) => {
  const byRouter = renderToStaticMarkup(
    <MemoryRouter initialEntries={["/en/blog/author/anna"]}>
      <Link to={to} discover="none" {...attributes}>
        Lima & Cusco
      </Link>
    </MemoryRouter>,
  );
  const drawn = renderToStaticMarkup(
    <SiteLink to={to} prefetch="none" reloadDocument {...attributes}>
      Lima & Cusco
    </SiteLink>,
  );
  expect(drawn).toBe(byRouter);
});
