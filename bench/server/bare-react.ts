import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createGzip } from "node:zlib";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";

/** A process of its own that renders a small page with React at each request and sends it as gzip. Tells its address to its parent. */
const places = ["Lima", "Cusco", "Arequipa", "Puno", "Nazca", "Iquitos", "Trujillo", "Piura", "Tacna", "Ica"];

function Page() {
  const items = places.map((place) => createElement("li", { key: place }, place));
  const title = createElement("title", null, "Peru");
  const text = createElement("p", null, "A page without data, texts in three languages or pictures.");
  return createElement(
    "html",
    { lang: "en" },
    createElement("head", null, title),
    createElement("body", null, createElement("h1", null, "Peru"), text, createElement("ul", null, ...items)),
  );
}

const server = createServer((_request, response) => {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "gzip" });
  const zip = createGzip();
  zip.pipe(response);
  const { pipe } = renderToPipeableStream(createElement(Page), { onShellReady: () => pipe(zip) });
});

server.listen(0, "127.0.0.1", () => {
  // A TCP server's address is never a string.
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.on("disconnect", () => process.exit());
