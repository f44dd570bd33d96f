import { and, eq, isNull, sql } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { isInRange, isSeen, placesOfPilots } from "#features/flight-requests/server/in-range.ts"
import { unknownFlightRequest } from "#features/flight-requests/server/move-flight-request.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { unknownFlight } from "#features/flights/core/server/unknown-flight.ts"
import { unknownUser } from "#features/users/core/server/users-queries.ts"
import { pilotProfilesTable, usersTable } from "#features/users/core/server/users-tables.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { type AskedAbout, canAskAbout } from "../conversation.ts"
import type { Topic } from "./find-or-add-conversation.ts"

/**
 * Who would talk about what when this person asks; refuses where they may not. Who is not signed in
 * (undefined) finds whom to ask about a flight or a profile, and is nobody in it.
 */
export async function topicOfQuestion(
  db: Db,
  userId: number | undefined,
  about: AskedAbout,
): Promise<Topic> {
  switch (about.kind) {
    case "flight":
      return aboutFlight(db, userId, about.flightId)
    case "profile":
      return aboutProfile(db, userId, about.userId)
    case "flight_request":
      if (userId === undefined) throw unknownFlightRequest()
      return aboutRequest(db, userId, about.flightRequestId)
    case "booking":
      if (userId === undefined) throw unknownBooking()
      return aboutBooking(db, userId, about.bookingId)
    case "on_board":
      if (userId === undefined) throw unknownFlight()
      return aboutBoard(db, userId, about.flightId)
  }
}

async function aboutFlight(db: Db, userId: number | undefined, flightId: number): Promise<Topic> {
  const [flight] = await db
    .select({ pilotId: flightsTable.pilotId, status: flightsTable.status })
    .from(flightsTable)
    .innerJoin(usersTable, eq(usersTable.id, flightsTable.pilotId))
    .where(
      and(
        eq(flightsTable.id, flightId),
        isNull(usersTable.deletedAt),
        isNull(usersTable.blockedAt),
      ),
    )
  if (flight?.pilotId === userId) throw isOneself()
  if (!flight || !canAskAbout(flight, userId)) throw unknownFlight()
  return topic("flight", { flightId, pilotId: flight.pilotId, personId: userId ?? null })
}

async function aboutProfile(db: Db, userId: number | undefined, pilotId: number): Promise<Topic> {
  if (pilotId === userId) throw isOneself()
  const [pilot] = await db
    .select({ id: pilotProfilesTable.userId })
    .from(pilotProfilesTable)
    .innerJoin(usersTable, eq(usersTable.id, pilotProfilesTable.userId))
    .where(
      and(eq(usersTable.id, pilotId), isNull(usersTable.deletedAt), isNull(usersTable.blockedAt)),
    )
  if (!pilot) throw unknownUser()
  return topic("profile", { pilotId, personId: userId ?? null })
}

async function aboutRequest(db: Db, userId: number, flightRequestId: number): Promise<Topic> {
  const { rows } = await db.execute<{ user_id: number }>(sql`
    select r.user_id from flight_requests r
    join ${placesOfPilots(userId)} p on ${isInRange()}
    where r.id = ${flightRequestId} and ${isSeen()} limit 1`)
  const [request] = rows
  // who is not meant cannot tell a request from a missing one
  if (!request) throw unknownFlightRequest()
  return topic("flight_request", { flightRequestId, pilotId: userId, personId: request.user_id })
}

async function aboutBooking(db: Db, userId: number, bookingId: number): Promise<Topic> {
  const [booking] = await db
    .select({
      flightId: bookingsTable.flightId,
      passengerId: bookingsTable.passengerId,
      status: bookingsTable.status,
      pilotId: flightsTable.pilotId,
    })
    .from(bookingsTable)
    .innerJoin(flightsTable, eq(flightsTable.id, bookingsTable.flightId))
    .where(eq(bookingsTable.id, bookingId))
  const isOpened = booking && !["held", "lapsed"].includes(booking.status)
  const isParty = booking?.passengerId === userId || booking?.pilotId === userId
  if (!booking?.passengerId || !isOpened || !isParty) {
    throw unknownBooking()
  }
  const { flightId, passengerId, pilotId } = booking
  return topic("flight", { flightId, pilotId, personId: passengerId })
}

async function aboutBoard(db: Db, userId: number, flightId: number): Promise<Topic> {
  const [flight] = await db
    .select({ id: flightsTable.id })
    .from(flightsTable)
    .where(and(eq(flightsTable.id, flightId), eq(flightsTable.pilotId, userId)))
  if (!flight) throw unknownFlight()
  return topic("on_board", { flightId, pilotId: userId, personId: null })
}

function topic(
  subject: Topic["subject"],
  parts: Pick<Topic, "pilotId" | "personId"> & Partial<Topic>,
): Topic {
  return { flightId: null, flightRequestId: null, ...parts, subject }
}

function unknownBooking(): DomainError {
  return new DomainError("unknown-booking", "not-found", "Diese Buchung gibt es nicht.")
}

function isOneself(): DomainError {
  return new DomainError("own-conversation", "invalid", "Dir selbst kannst du nicht schreiben.")
}
