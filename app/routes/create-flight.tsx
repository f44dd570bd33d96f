import { pageNotFound } from "#app/page-refusal.ts"
import { signedInPilot } from "#app/signed-in-pilot.ts"
import type { Route } from "./+types/create-flight"

/** Where flights are created: only pilots get past the door, and there is no step behind it yet. */
export function loader({ context, url }: Route.LoaderArgs): never {
  signedInPilot({ context, url })
  throw pageNotFound(url)
}

// a route without a component would answer the bare text instead of the error page
export default function CreateFlight() {
  return null
}
