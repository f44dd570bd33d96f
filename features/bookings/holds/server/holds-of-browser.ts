import { and, asc, eq, inArray, ne } from "drizzle-orm"
import type { BrowserHolds } from "#features/auth/sessions/server/browser-holds.ts"
import { isClaim, LIVE_STATUSES } from "#features/bookings/core/booking.ts"
import { bookingsTable, checkoutsTable } from "#features/bookings/core/server/bookings-tables.ts"
import {
  CHECKOUT_COOKIE,
  hashCheckoutSecret,
} from "#features/bookings/core/server/checkout-secret.ts"
import { type BookingRow, lockBooking } from "#features/bookings/core/server/move-booking.ts"
import { type FlightRow, lockFlight } from "#features/flights/core/server/seats.ts"
import { findPaymentOfCheckout } from "#features/payments/server/payments-queries.ts"
import { lockAccountShared } from "#features/users/core/server/lock-account-shared.ts"
import { type Actor, SYSTEM, type UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { MAX_FLIGHTS_PER_ACCOUNT } from "../hold-caps.ts"
import { confirmedTime } from "../hold-time.ts"
import { eraseNetwork, lapseHold } from "./lapse-holds.ts"
import { isRunning, listOwnHolds } from "./own-holds.ts"
import { type HoldAsker, lockHoldsOf } from "./plan-hold.ts"
import { setHoldTime, timeOf } from "./times-of-holds.ts"

/** For sign-in and sign-out, which know nothing of checkouts. */
export const holdsOfBrowser: BrowserHolds = {
  takeOver: (db, { user, cookie, address }) =>
    takeOverHolds(db, { user, address, secret: cookie(CHECKOUT_COOKIE) }),
  release: (db, { user, cookie }) =>
    releaseHoldsOfBrowser(db, { user, secret: cookie(CHECKOUT_COOKIE) }),
}

/**
 * Somebody signs out: what their browser holds is free at once, for the cookie that opens it goes. Safe
 * to repeat.
 */
async function releaseHoldsOfBrowser(
  db: Db,
  { secret, user }: Pick<HoldAsker, "secret" | "user">,
): Promise<void> {
  for (const hold of await listHoldsOfBrowser(db, secret)) {
    await inTransaction(db, async (tx) => {
      const locked = await lockHold(tx, hold)
      if (locked) await leave(tx, locked.booking, user ?? SYSTEM)
    })
  }
}

/**
 * Somebody signs in, and with that has proven an address: what their browser holds as a guest is their
 * account's, for 15 minutes from now. What the account cannot order, and what another account holds
 * there, is free at once. Safe to repeat.
 */
async function takeOverHolds(db: Db, asker: HoldAsker & { user: UserActor }): Promise<void> {
  const { user } = asker
  for (const hold of await listHoldsOfBrowser(db, asker.secret)) {
    if (hold.booking.passengerId === user.userId) continue
    await inTransaction(db, async (tx) => {
      await lockHoldsOf(tx, asker)
      await lockAccountShared(tx, user.userId)
      const locked = await lockHold(tx, hold)
      if (!locked || locked.booking.passengerId === user.userId) return
      if (await canTakeOver(tx, user, locked)) await takeOver(tx, user, locked.booking, hold)
      else await leave(tx, locked.booking, user)
    })
  }
}

interface HoldOfBrowser {
  booking: BookingRow
  checkout: typeof checkoutsTable.$inferSelect
}

interface LockedHold {
  flight: FlightRow
  booking: BookingRow
}

async function listHoldsOfBrowser(db: Db, secret: string | undefined): Promise<HoldOfBrowser[]> {
  if (!secret) return []
  return db
    .select({ booking: bookingsTable, checkout: checkoutsTable })
    .from(checkoutsTable)
    .innerJoin(bookingsTable, eq(bookingsTable.checkoutId, checkoutsTable.id))
    .where(
      and(
        eq(bookingsTable.status, "held"),
        eq(checkoutsTable.secretHash, hashCheckoutSecret(secret)),
      ),
    )
    .orderBy(asc(bookingsTable.id))
}

// what the waitlist has offered stays with its account for hours, in all of its browsers
async function lockHold(tx: Db, { booking }: HoldOfBrowser): Promise<LockedHold | undefined> {
  const flight = await lockFlight(tx, booking.flightId)
  const locked = await lockBooking(tx, booking.id)
  if (!flight || !locked || !isRunning(locked) || isClaim(locked)) return undefined
  return { flight, booking: locked }
}

// whoever has paid has not left: it is a request in a moment
async function leave(tx: Db, booking: BookingRow, actor: Actor): Promise<void> {
  const payment = await findPaymentOfCheckout(tx, booking.checkoutId)
  const isPaid = payment && ["authorised", "processing", "captured"].includes(payment.status)
  if (!isPaid) await lapseHold(tx, booking, { actor, role: "passenger" })
}

/** Of a guest, for a flight of somebody else on which the account has nothing yet, within its cap. */
async function canTakeOver(tx: Db, user: UserActor, { flight, booking }: LockedHold) {
  if (booking.passengerId !== null || flight.pilotId === user.userId) return false
  const live = await tx.$count(
    bookingsTable,
    and(
      eq(bookingsTable.flightId, flight.id),
      eq(bookingsTable.passengerId, user.userId),
      inArray(bookingsTable.status, [...LIVE_STATUSES]),
      ne(bookingsTable.id, booking.id),
    ),
  )
  if (live > 0) return false
  const holds = await listOwnHolds(tx, { user, secret: undefined })
  return holds.filter(({ isOffered }) => !isOffered).length < MAX_FLIGHTS_PER_ACCOUNT
}

async function takeOver(
  tx: Db,
  user: UserActor,
  booking: BookingRow,
  { checkout }: HoldOfBrowser,
): Promise<void> {
  await eraseNetwork(tx, booking)
  await tx
    .update(bookingsTable)
    .set({ passengerId: user.userId })
    .where(eq(bookingsTable.id, booking.id))
  await setHoldTime(tx, booking, confirmedTime(timeOf(booking, checkout), clock.now()))
  await recordEvent(tx, {
    kind: "booking.hold_taken_over",
    entityId: booking.id,
    actor: user,
    role: "passenger",
    data: { flightId: booking.flightId },
  })
}
