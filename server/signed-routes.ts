import type { Endpoint } from "#platform/server/endpoint.ts"

/** Tells requests that are authenticated by their own signature; to those any origin may post. */
export function signedRoutes(endpoints: readonly Endpoint[]) {
  const signed = endpoints
    .filter((endpoint) => endpoint.access === "signature")
    .map(({ method, path }) => ({ method, path: patternOf(path) }))
  return (method: string, path: string): boolean =>
    signed.some((route) => route.method === method && route.path.test(path))
}

/** `/unsubscribe/:subscriptionId/:deleteActivation`, each parameter one segment. */
function patternOf(path: string): RegExp {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  const segments = path.split("/").map((part) => (part.startsWith(":") ? "[^/]+" : literal(part)))
  return new RegExp(`^${segments.join("/")}$`)
}
