/** The router sends a loader's headers only if the route exports this function as `headers`. */
export function pageHeaders({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  return loaderHeaders;
}
