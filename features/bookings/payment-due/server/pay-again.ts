import { eq } from "drizzle-orm"
import { takeCreditAnew } from "#features/bookings/checkout/server/place-order.ts"
import {
  BOOKING_STATUS_LABELS,
  canPayAgain,
  priceOfBooking,
} from "#features/bookings/core/booking.ts"
import { checkoutsTable } from "#features/bookings/core/server/bookings-tables.ts"
import {
  lockBookingWithFlight,
  unknownRequest,
} from "#features/bookings/core/server/lock-booking.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { type StartedPayment, startPayment } from "#features/payments/server/start-payment.ts"
import { lockAccountShared } from "#features/users/core/server/lock-account-shared.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { formatEuro } from "#platform/money.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"

interface PayAgainInput {
  /** What the page showed; another total is refused with the new one. */
  shownTotalCents: number
  /** What of it vouchers pay. */
  creditCents: number
}

/** The passenger pays a booking by another means whose payment could not be collected. */
export async function payAgain(
  db: Db,
  passenger: UserActor,
  bookingId: number,
  input: PayAgainInput,
): Promise<StartedPayment> {
  const order = await inTransaction(db, async (tx) => {
    await lockAccountShared(tx, passenger.userId)
    const { booking } = await lockBookingWithFlight(tx, bookingId)
    if (booking.passengerId !== passenger.userId) throw unknownRequest()
    if (!canPayAgain(booking, passenger, clock.now())) throw nothingIsDue(booking)
    const { totalCents: amountCents } = priceOfBooking(booking)
    if (amountCents !== input.shownTotalCents) {
      throw new DomainError(
        "other-total",
        "invalid",
        `Der Preis hat sich gerade geändert: ${formatEuro(amountCents)}. Schau noch einmal hin, bevor du zahlst.`,
      )
    }
    const creditCents = await takeCreditAnew(tx, passenger, booking, input)
    const checkoutRef = await refOf(tx, booking)
    return { checkoutId: booking.checkoutId, checkoutRef, amountCents, creditCents }
  })
  return startPayment(db, order)
}

async function refOf(tx: Db, { checkoutId }: BookingRow): Promise<string> {
  const [checkout] = await tx
    .select({ ref: checkoutsTable.ref })
    .from(checkoutsTable)
    .where(eq(checkoutsTable.id, checkoutId))
  if (!checkout) throw new Error(`checkout ${checkoutId} is gone`)
  return checkout.ref
}

function nothingIsDue({ status }: BookingRow): DomainError {
  const message =
    status === "payment_due"
      ? "Die Zeit zum Bezahlen ist vorbei, deine Plätze sind wieder frei. Abgebucht wurde nichts."
      : `Für diese Buchung ist keine Zahlung offen. Ihr Stand: ${BOOKING_STATUS_LABELS[status]}.`
  return new DomainError("nothing-is-due", "invalid", message)
}
