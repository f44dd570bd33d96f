import type { Endpoint } from "#platform/server/endpoint.ts"

/** Tells a request by its method and path. */
export type IsRoute = (method: string, path: string) => boolean

/** Requests that are authenticated by their own signature; to those any origin may post. */
export function signedRoutes(endpoints: readonly Endpoint[]): IsRoute {
  return routesOf(endpoints.filter(({ access }) => access === "signature"))
}

/** Requests that bring a file, and so may take their time. */
export function uploadRoutes(endpoints: readonly Endpoint[]): IsRoute {
  return routesOf(endpoints.filter(({ upload }) => upload !== undefined))
}

/** The pattern by which a call is declared, such as `/api/bookings/:bookingId/notes`; undefined where there is none. */
export function callPatterns(
  endpoints: readonly Endpoint[],
): (method: string, path: string) => string | undefined {
  const calls = endpoints.map(({ method, path }) => ({ method, path, pattern: patternOf(path) }))
  return (method, path) =>
    calls.find((call) => call.method === method && call.pattern.test(path))?.path
}

function routesOf(endpoints: readonly Endpoint[]): IsRoute {
  const routes = endpoints.map(({ method, path }) => ({ method, path: patternOf(path) }))
  return (method, path) => routes.some((route) => route.method === method && route.path.test(path))
}

/** `/unsubscribe/:subscriptionId/:deleteActivation`, each parameter one segment. */
function patternOf(path: string): RegExp {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  const segments = path.split("/").map((part) => (part.startsWith(":") ? "[^/]+" : literal(part)))
  return new RegExp(`^${segments.join("/")}$`)
}
