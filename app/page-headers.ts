/** The headers of a page's answer are those that its `load` asked for. */
export function pageHeaders({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  return loaderHeaders;
}
