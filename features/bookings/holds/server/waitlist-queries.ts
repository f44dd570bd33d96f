import { and, asc, eq, gt, inArray, sql } from "drizzle-orm"
import { bookingsTable, checkoutsTable } from "#features/bookings/core/server/bookings-tables.ts"
import type { FlightView } from "#features/flights/core/flight-view.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import {
  canJoinWaitlist,
  hasWaitlist,
  LIVE_ENTRIES,
  WAITLIST_CLOSES_BEFORE_START_MS,
} from "../waitlist.ts"
import {
  type CockpitWaitlistPlace,
  claimPath,
  type WaitlistPlace,
  type WaitlistView,
} from "../waitlist-view.ts"
import { hasLiveBooking } from "./join-waitlist.ts"
import { waitlistEntriesTable as entries } from "./waitlist-table.ts"

const PLACE = sql<number>`(select count(*) from waitlist_entries ahead
  where ahead.flight_id = ${entries.flightId} and ahead.status = 'waiting' and ahead.id <= ${entries.id})`

function listPlaces(db: Db, userId: number, flightId?: number) {
  return db
    .select({
      flightId: entries.flightId,
      seats: sql<number>`coalesce(${bookingsTable.seats}, ${entries.seats})`.mapWith(Number),
      place: PLACE.mapWith(Number),
      heldUntil: bookingsTable.holdUntil,
      flight: {
        title: flightsTable.title,
        departsAt: flightsTable.departsAt,
        timeZone: flightsTable.timeZone,
        departureName: sql<string>`(select name from airports where id = ${flightsTable.departureAirportId})`,
        destinationName: sql<string>`(select name from airports where id = ${flightsTable.destinationAirportId})`,
      },
    })
    .from(entries)
    .innerJoin(flightsTable, eq(flightsTable.id, entries.flightId))
    .leftJoin(bookingsTable, eq(bookingsTable.id, entries.bookingId))
    .where(
      and(
        eq(entries.userId, userId),
        inArray(entries.status, [...LIVE_ENTRIES]),
        flightId === undefined ? undefined : eq(entries.flightId, flightId),
      ),
    )
    .orderBy(asc(flightsTable.departsAt), asc(entries.id))
}

type PlaceRow = Awaited<ReturnType<typeof listPlaces>>[number]

function placeOf({ flightId, seats, place, heldUntil }: PlaceRow): WaitlistPlace {
  const offer = heldUntil && { until: heldUntil.toISOString(), path: claimPath(flightId) }
  return { seats, place, offer }
}

/** Where somebody waits, and what is held for them. */
export async function listWaitlistPlaces(db: Db, user: UserActor): Promise<CockpitWaitlistPlace[]> {
  return (await listPlaces(db, user.userId)).map((row) => ({
    ...placeOf(row),
    flight: {
      ...row.flight,
      id: row.flightId,
      departsAt: (row.flight.departsAt ?? clock.now()).toISOString(),
    },
  }))
}

/** The waitlist on the page of a flight; null where there is nothing to say about one. */
export async function findWaitlistView(
  db: Db,
  flight: FlightView,
  userId: number | undefined,
): Promise<WaitlistView | null> {
  const { id: flightId, pilot, timeZone, seatsOffered } = flight
  const departsAt = new Date(flight.departsAt)
  const facts = { ...flight, departsAt, pilotId: pilot.id }
  const now = clock.now()
  const [own] = userId === undefined ? [] : await listPlaces(db, userId, flightId)
  if (!own && !hasWaitlist(facts, now)) return null
  const isBooked = userId !== undefined && (await hasLiveBooking(db, userId, flightId))
  const waiting = await db.$count(
    entries,
    and(eq(entries.flightId, flightId), eq(entries.status, "waiting")),
  )
  const closesAt = new Date(departsAt.getTime() - WAITLIST_CLOSES_BEFORE_START_MS)
  return {
    flightId,
    isSignedIn: userId !== undefined,
    canJoin: !own && canJoinWaitlist(facts, userId, { isBooked }, now),
    waiting,
    maxSeats: seatsOffered,
    closesAt: closesAt.toISOString(),
    timeZone,
    own: own ? placeOf(own) : null,
  }
}

/** The reference of the checkout that is held for somebody; undefined once it is over. */
export async function findClaim(
  db: Db,
  user: UserActor,
  flightId: number,
): Promise<string | undefined> {
  const [claim] = await db
    .select({ ref: checkoutsTable.ref })
    .from(entries)
    .innerJoin(bookingsTable, eq(bookingsTable.id, entries.bookingId))
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, bookingsTable.checkoutId))
    .where(
      and(
        eq(entries.flightId, flightId),
        eq(entries.userId, user.userId),
        eq(entries.status, "offered"),
        gt(bookingsTable.holdUntil, clock.now()),
      ),
    )
  return claim?.ref
}
