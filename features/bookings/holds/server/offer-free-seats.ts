import { and, asc, eq, inArray } from "drizzle-orm"
import { LIVE_STATUSES } from "#features/bookings/core/booking.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { newBrowserSecret } from "#features/bookings/core/server/checkout-secret.ts"
import { recountUnusableSeats } from "#features/bookings/core/server/recount-unusable-seats.ts"
import {
  countUnclaimedSeats,
  type FlightRow,
  lockFlight,
} from "#features/flights/core/server/seats.ts"
import { currentFeeRule } from "#features/settings/server/current-fee-rule.ts"
import { isAccountClosed } from "#features/users/core/server/lock-account-shared.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import { claimUntil } from "../waitlist.ts"
import { endWaitlistOf } from "./end-waitlist.ts"
import { makeHold } from "./make-hold.ts"
import { moveEntry } from "./move-entry.ts"
import { type WaitlistEntryRow, waitlistEntriesTable } from "./waitlist-table.ts"

const BY_SYSTEM = { actor: SYSTEM, role: "system" } as const

/**
 * Offers the free seats of a locked flight to waitlist entries that fit, the oldest first. Whoever
 * gives seats back calls it in the same transaction, so that nobody else can come between.
 */
export async function offerFreeSeats(tx: Db, flightId: number): Promise<void> {
  const waiting = await selectWaiting(tx, { flightId })
  if (waiting.length === 0) return
  const flight = await lockFlight(tx, flightId)
  // a flight that is paused may come back
  if (flight?.status !== "published" || !flight.departsAt) return
  const until = claimUntil(flight.departsAt, clock.now())
  if (!until) return endWaitlistOf(tx, flightId, "closed")
  let free = await countUnclaimedSeats(tx, flightId)
  for (const entry of waiting) {
    if (entry.seats > free || (await isOnBoard(tx, entry))) continue
    if (await isAccountClosed(tx, entry.userId)) {
      await moveEntry(tx, entry, { to: "lapsed", reason: "account-closed", ...BY_SYSTEM })
      continue
    }
    if (!(await offer(tx, flight, entry, until))) return endWaitlistOf(tx, flightId, "flight-gone")
    free -= entry.seats
  }
}

/** The same for a flight that has come back or has changed; safe to repeat. */
export function offerFreeSeatsOf(db: Db, flightId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockFlight(tx, flightId)
    await recountUnusableSeats(tx, flightId)
    await offerFreeSeats(tx, flightId)
  })
}

const selectWaiting = prepared((tx, { flightId }: { flightId: number }) => {
  const { status, id } = waitlistEntriesTable
  return tx
    .select()
    .from(waitlistEntriesTable)
    .where(and(eq(waitlistEntriesTable.flightId, flightId), eq(status, "waiting")))
    .orderBy(asc(id))
})

// they have found seats by themselves meanwhile, and are at the checkout
async function isOnBoard(tx: Db, { flightId, userId }: WaitlistEntryRow): Promise<boolean> {
  const live = await tx.$count(
    bookingsTable,
    and(
      eq(bookingsTable.flightId, flightId),
      eq(bookingsTable.passengerId, userId),
      inArray(bookingsTable.status, [...LIVE_STATUSES]),
    ),
  )
  return live > 0
}

/** @returns false when pilot or aircraft are on another flight by now: nobody can book this one */
async function offer(
  tx: Db,
  flight: FlightRow,
  entry: WaitlistEntryRow,
  holdUntil: Date,
): Promise<boolean> {
  try {
    await inTransaction(tx, async (savepoint) => {
      const now = clock.now()
      const hold = await makeHold(savepoint, {
        flight,
        userId: entry.userId,
        seats: entry.seats,
        feeRule: currentFeeRule(),
        addsToId: null,
        proposedDepartsAt: null,
        heldAt: now,
        time: { from: now, until: holdUntil, since: now, renewals: 0 },
        networkHash: null,
        secret: newBrowserSecret(),
        by: null,
        role: "system",
      })
      if (!hold) throw new Error(`the free seats of flight ${flight.id} were counted wrong`)
      const { bookingId } = hold
      await moveEntry(savepoint, entry, { to: "offered", bookingId, ...BY_SYSTEM })
    })
    return true
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}
