import { and, eq, gt, inArray, or } from "drizzle-orm"
import { LIVE_STATUSES } from "#features/bookings/core/booking.ts"
import { bookingsTable, checkoutsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { accessTo } from "#features/bookings/core/server/checkout-queries.ts"
import {
  type CheckoutVisitor,
  hashCheckoutSecret,
  opensFor,
} from "#features/bookings/core/server/checkout-secret.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import { waitlistEntriesTable } from "./waitlist-table.ts"

export interface OwnHold {
  ref: string
  seats: number
  expiresAt: Date
  booking: BookingRow
}

/** The holds and live bookings of a visitor on a locked flight, by browser or account. */
export async function listOwnLive(
  tx: Db,
  visitor: CheckoutVisitor,
  flightId: number,
): Promise<OwnHold[]> {
  const live = await selectLive(tx, { flightId })
  return live
    .filter((row) => opensFor(accessTo(row), visitor))
    .map(({ booking, checkout }) => ({
      ref: checkout.ref,
      seats: booking.seats,
      expiresAt: booking.holdUntil,
      booking,
    }))
}

/** The hold of a locked flight, or of more seats for one booking on it, that is still running. */
export async function findOwnHold(
  tx: Db,
  visitor: CheckoutVisitor,
  { flightId, addsToId }: Pick<BookingRow, "flightId" | "addsToId">,
): Promise<OwnHold | undefined> {
  const own = await listOwnLive(tx, visitor, flightId)
  return own.find(({ booking }) => isRunning(booking) && booking.addsToId === addsToId)
}

export function isRunning(booking: BookingRow): boolean {
  return booking.status === "held" && booking.holdUntil > clock.now()
}

const selectLive = prepared((tx, { flightId }: { flightId: number }) =>
  tx
    .select({ booking: bookingsTable, checkout: checkoutsTable })
    .from(bookingsTable)
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, bookingsTable.checkoutId))
    .where(
      and(eq(bookingsTable.flightId, flightId), inArray(bookingsTable.status, [...LIVE_STATUSES])),
    )
    .for("update", { of: bookingsTable }),
)

/** What somebody holds at checkouts, of all flights. */
export async function listOwnHolds(db: Db, { secret, user }: CheckoutVisitor) {
  const ofBrowser = secret && eq(checkoutsTable.secretHash, hashCheckoutSecret(secret))
  const ofAccount = user && eq(bookingsTable.passengerId, user.userId)
  if (!ofBrowser && !ofAccount) return []
  const rows = await db
    .select({
      booking: bookingsTable,
      checkout: checkoutsTable,
      title: flightsTable.title,
      entryId: waitlistEntriesTable.id,
    })
    .from(bookingsTable)
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, bookingsTable.checkoutId))
    .innerJoin(flightsTable, eq(flightsTable.id, bookingsTable.flightId))
    .leftJoin(waitlistEntriesTable, eq(waitlistEntriesTable.bookingId, bookingsTable.id))
    .where(
      and(
        eq(bookingsTable.status, "held"),
        gt(bookingsTable.holdUntil, clock.now()),
        or(ofBrowser || undefined, ofAccount || undefined),
      ),
    )
    .orderBy(bookingsTable.id)
  return rows
    .filter((row) => opensFor(accessTo(row), { secret, user }))
    .map(({ booking, checkout, title, entryId }) => ({
      ref: checkout.ref,
      title,
      flightId: booking.flightId,
      seats: booking.seats,
      until: booking.holdUntil,
      isOffered: entryId !== null,
      isOfBrowser: secret !== undefined && checkout.secretHash === hashCheckoutSecret(secret),
      isOfAccount: user !== null && booking.passengerId === user.userId,
    }))
}
