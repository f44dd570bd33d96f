import { redirect } from "react-router"
import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { ownUser } from "#app/own-user.ts"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, pageNotFound } from "#app/page-refusal.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { findOwnBooking } from "#features/bookings/core/server/find-own-booking.ts"
import { findOfferDetail } from "#features/flights/core/server/flights-queries.ts"
import type { Db } from "#platform/server/db.ts"
import { GuestRoom } from "../flight-room/guest-room.tsx"
import { loadFlightRoom } from "../flight-room/load-flight-room.ts"
import { PilotRoom } from "../flight-room/pilot-room.tsx"
import type { Route } from "./+types/flight-room"

/**
 * Whoever neither flies nor has booked finds nothing here, as where there is no such flight. What has no
 * date yet has no room: what is proposed stands in the overview.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const flightId = idInPath(params.flightId, url)
  const [room, { firstName }] = await Promise.all([
    loadFlightRoom(db, user, flightId),
    ownUser({ context, url }),
  ])
  if (room) return { ...room, owner: { userId: user.userId, firstName } }
  if (await hasProposals(db, flightId, user.userId)) throw redirect("/de/cockpit")
  throw pageNotFound(url)
}

async function hasProposals(db: Db, flightId: number, userId: number): Promise<boolean> {
  const offer = await findOfferDetail(db, flightId)
  if (!offer) return false
  return offer.pilot.id === userId || (await findOwnBooking(db, flightId, userId)) !== undefined
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.flight.title ?? "Flug", isPrivate: true })

export const handle: CockpitHandle = { parent: "/de/cockpit" }

export default function FlightRoom({ loaderData }: Route.ComponentProps) {
  return loaderData.role === "pilot" ? <PilotRoom {...loaderData} /> : <GuestRoom {...loaderData} />
}
