import type { Route } from "./+types/not-found"

/** Everything that no other route knows. */
export function loader({ request }: Route.LoaderArgs): never {
  const { pathname } = new URL(request.url)
  throw new Response(`Page Not Found: ${pathname}`, { status: 404, statusText: "Not Found" })
}

// a route without a component would answer the bare text instead of the error page
export default function NotFound() {
  return null
}
