import { and, desc, eq, gt, inArray, isNull, or } from "drizzle-orm"
import { isClaim } from "#features/bookings/core/booking.ts"
import { bookingsTable, checkoutsTable } from "#features/bookings/core/server/bookings-tables.ts"
import {
  type CheckoutVisitor,
  hashCheckoutSecret,
} from "#features/bookings/core/server/checkout-secret.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { holdSeatsUntil } from "#features/flights/core/server/seats.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { HOLD_PAUSE_MS, type HoldTime } from "../hold-time.ts"

type CheckoutRow = typeof checkoutsTable.$inferSelect

/** The time of a hold and of the row in which it stands. */
export function timeOf(
  { createdAt, heldFrom, holdUntil }: BookingRow,
  { heldSince, renewals }: Pick<CheckoutRow, "heldSince" | "renewals">,
): HoldTime {
  return { from: heldFrom ?? createdAt, until: holdUntil, since: heldSince ?? createdAt, renewals }
}

/**
 * The last hold of a browser or an account on a locked flight, running or over, from which a new one goes
 * on; undefined where none has ended lately. What the waitlist has offered stands for itself.
 */
export async function findFormerTime(
  tx: Db,
  { secret, user }: CheckoutVisitor,
  { flightId, addsToId }: Pick<BookingRow, "flightId" | "addsToId">,
): Promise<HoldTime | undefined> {
  const ofBrowser = secret && eq(checkoutsTable.secretHash, hashCheckoutSecret(secret))
  const ofAccount = user && eq(bookingsTable.passengerId, user.userId)
  if (!ofBrowser && !ofAccount) return undefined
  const since = new Date(clock.now().getTime() - HOLD_PAUSE_MS)
  const rows = await tx
    .select({ booking: bookingsTable, checkout: checkoutsTable })
    .from(bookingsTable)
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, bookingsTable.checkoutId))
    .where(
      and(
        eq(bookingsTable.flightId, flightId),
        inArray(bookingsTable.status, ["held", "lapsed"]),
        gt(bookingsTable.holdUntil, since),
        addsToId === null ? isNull(bookingsTable.addsToId) : eq(bookingsTable.addsToId, addsToId),
        or(ofBrowser || undefined, ofAccount || undefined),
      ),
    )
    .orderBy(desc(bookingsTable.id))
  const former = rows.find(({ booking }) => !isClaim(booking))
  return former && timeOf(former.booking, former.checkout)
}

/** Gives a locked hold another time: its row, its seats and its checkout. */
export async function setHoldTime(
  tx: Db,
  booking: Pick<BookingRow, "id" | "checkoutId">,
  { from, until, since, renewals }: HoldTime,
): Promise<void> {
  await tx
    .update(bookingsTable)
    .set({ heldFrom: from, holdUntil: until })
    .where(eq(bookingsTable.id, booking.id))
  await holdSeatsUntil(tx, booking.id, until)
  await tx
    .update(checkoutsTable)
    .set({ expiresAt: until, heldSince: since, renewals })
    .where(eq(checkoutsTable.id, booking.checkoutId))
}
