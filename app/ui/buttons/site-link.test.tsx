import { renderToStaticMarkup } from "react-dom/server";
import { Link, MemoryRouter, type Path } from "react-router";
import { expect, test } from "vitest";
import { GonePaths, SiteLink } from "./site-link.tsx";

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

test.each(["/en/gone?x=1#top", { pathname: "/en/gone", hash: "top" }])(
  "the words of a link to %j stay where the page is gone",
  (to) => {
    const drawn = renderToStaticMarkup(
      <GonePaths value={new Set(["/en/gone"])}>
        <SiteLink to={to} className="link">
          Lima
        </SiteLink>
      </GonePaths>,
    );
    expect(drawn).toBe('<span class="link">Lima</span>');
  },
);
