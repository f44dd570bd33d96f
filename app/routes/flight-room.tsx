import { redirect } from "react-router"
import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, pageNotFound } from "#app/page-refusal.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { canSeeFlight } from "#features/flights/core/flight-state.ts"
import { findOfferDetail } from "#features/flights/core/server/flights-queries.ts"
import { GuestRoom } from "../flight-room/guest-room.tsx"
import { loadFlightRoom } from "../flight-room/load-flight-room.ts"
import { PilotRoom } from "../flight-room/pilot-room.tsx"
import type { Route } from "./+types/flight-room"

/**
 * Whoever neither flies nor has booked finds nothing here, as where there is no such flight. What has no
 * date yet has no room: its page says what can be done.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const flightId = idInPath(params.flightId, url)
  const room = await loadFlightRoom(db, user, flightId)
  if (room) return room
  const offer = await findOfferDetail(db, flightId)
  if (offer && canSeeFlight(offer.flight, user.userId)) throw redirect(flightPath(flightId))
  throw pageNotFound(url)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.flight.title ?? "Flug", isPrivate: true })

export const handle: CockpitHandle = { parent: "/de/cockpit" }

export default function FlightRoom({ loaderData }: Route.ComponentProps) {
  return loaderData.role === "pilot" ? <PilotRoom {...loaderData} /> : <GuestRoom {...loaderData} />
}
