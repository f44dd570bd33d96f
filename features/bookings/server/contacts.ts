import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { Contact } from "../contact.ts"
import { listBookingsOf, listFlightsOfPilot } from "./bookings-queries.ts"
import { listFlightLoads } from "./flight-loads.ts"

const SHOWN_FLIGHTS = 20

/** Whom somebody may write to now: both sides of confirmed bookings of flights that are ahead. */
export async function listContacts(db: Db, user: UserActor): Promise<Contact[]> {
  const now = clock.now()
  const [bookings, flights] = await Promise.all([
    listBookingsOf(db, user.userId, ["confirmed"], "soonest"),
    user.isPilot ? listFlightsOfPilot(db, user.userId, now, SHOWN_FLIGHTS) : [],
  ])
  const loads = await listFlightLoads(
    db,
    user.userId,
    flights.map(({ id }) => id),
  )
  const pilots = bookings.flatMap(({ id, flightId, pilot, flight }): Contact[] => {
    const { title, departsAt, arrivesAt, timeZone } = flight
    if (!pilot.email || !departsAt || !arrivesAt || new Date(arrivesAt) <= now) return []
    return [
      {
        role: "pilot",
        bookingId: id,
        name: pilot.name,
        photoId: pilot.photoId,
        email: pilot.email,
        flight: { id: flightId, title, departsAt, timeZone },
      },
    ]
  })
  const guests = flights.flatMap((flight) =>
    (loads.get(flight.id)?.parties ?? []).map((party): Contact => {
      const { id, title, departs_at, time_zone } = flight
      const departsAt = new Date(departs_at).toISOString()
      return {
        role: "guest",
        bookingId: party.bookingId,
        name: party.name,
        photoId: party.photoId,
        email: party.email,
        flight: { id, title, departsAt, timeZone: time_zone },
      }
    }),
  )
  return [...pilots, ...guests].sort((a, b) => a.flight.departsAt.localeCompare(b.flight.departsAt))
}
