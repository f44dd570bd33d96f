import { pageNotFound } from "#app/page-refusal.ts"
import type { Route } from "./+types/not-found"

/** Everything that no other route knows. */
export function loader({ url }: Route.LoaderArgs): never {
  throw pageNotFound(url)
}

// a route without a component would answer the bare text instead of the error page
export default function NotFound() {
  return null
}
