import { and, eq, inArray } from "drizzle-orm"
import { formatSeatCount, LIVE_STATUSES, OWN_FLIGHT } from "#features/bookings/core/booking.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { countFreeSeats, lockFlight } from "#features/flights/core/server/seats.ts"
import { unknownFlight } from "#features/flights/core/server/unknown-flight.ts"
import { lockAccountShared } from "#features/users/core/server/lock-account-shared.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canJoinWaitlist, LIVE_ENTRIES } from "../waitlist.ts"
import { lapseExpiredHoldsOf } from "./lapse-holds.ts"
import { waitlistEntriesTable } from "./waitlist-table.ts"

/** Somebody waits for seats of a full flight. Once more with the same number changes nothing. */
export function joinWaitlist(
  db: Db,
  user: UserActor,
  { flightId, seats }: { flightId: number; seats: number },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockAccountShared(tx, user.userId)
    const flight = await lockFlight(tx, flightId)
    if (flight?.schedule !== "fixed") throw unknownFlight()
    const former = await findLiveEntry(tx, user, flightId)
    if (former?.seats === seats) return
    if (former) throw alreadyWaiting(former.seats)
    await lapseExpiredHoldsOf(tx, flightId)
    const freeSeats = await countFreeSeats(tx, flightId)
    const isBooked = await hasLiveBooking(tx, user.userId, flightId)
    if (!canJoinWaitlist({ ...flight, freeSeats }, user.userId, { isBooked }, clock.now())) {
      throw notToWait(flight.pilotId === user.userId, isBooked, freeSeats)
    }
    if (seats > flight.seatsOffered) {
      const sentence = `Dieser Flug hat ${formatSeatCount(flight.seatsOffered)}.`
      throw fieldError("too-many-seats", "seats", sentence)
    }
    const [entry] = await tx
      .insert(waitlistEntriesTable)
      .values({ flightId, seats, userId: user.userId, status: "waiting", joinedAt: clock.now() })
      .returning({ id: waitlistEntriesTable.id })
    if (!entry) throw new Error("the waitlist entry was not written")
    await recordEvent(tx, {
      kind: "waitlist_entry.joined",
      entityId: entry.id,
      actor: user,
      role: "passenger",
      to: "waiting",
      data: { flightId, seats },
    })
  })
}

async function findLiveEntry(tx: Db, { userId }: UserActor, flightId: number) {
  const [entry] = await tx
    .select({ seats: waitlistEntriesTable.seats })
    .from(waitlistEntriesTable)
    .where(
      and(
        eq(waitlistEntriesTable.flightId, flightId),
        eq(waitlistEntriesTable.userId, userId),
        inArray(waitlistEntriesTable.status, [...LIVE_ENTRIES]),
      ),
    )
  return entry
}

/** Whether an account has seats of a flight, be it only at the checkout. */
export async function hasLiveBooking(db: Db, userId: number, flightId: number): Promise<boolean> {
  const live = await db.$count(
    bookingsTable,
    and(
      eq(bookingsTable.flightId, flightId),
      eq(bookingsTable.passengerId, userId),
      inArray(bookingsTable.status, [...LIVE_STATUSES]),
    ),
  )
  return live > 0
}

function alreadyWaiting(seats: number): DomainError {
  return new DomainError(
    "already-waiting",
    "invalid",
    `Du wartest hier schon auf ${formatSeatCount(seats)}. Für eine andere Zahl verlass zuerst die Warteliste, dein Platz in der Reihe verfällt damit.`,
  )
}

function notToWait(isPilot: boolean, isBooked: boolean, freeSeats: number): DomainError {
  const sentence = isPilot
    ? OWN_FLIGHT
    : isBooked
      ? "Du hast auf diesem Flug schon Plätze. Du findest sie im Cockpit."
      : freeSeats > 0
        ? "Auf diesem Flug ist gerade etwas frei geworden. Lade die Seite neu, dann kannst du buchen."
        : "Dieser Flug nimmt keine Buchungen mehr an."
  return new DomainError("no-waitlist", "invalid", sentence)
}
