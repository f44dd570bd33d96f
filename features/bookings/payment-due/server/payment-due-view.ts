import { flightOf } from "#features/bookings/cancellation/server/cancel-views.ts"
import { creditAtCheckout } from "#features/bookings/checkout/server/credit-at-checkout.ts"
import { canPayAgain } from "#features/bookings/core/booking.ts"
import { findMailFacts } from "#features/bookings/core/server/mail-facts.ts"
import { findPaymentOfCheckout } from "#features/payments/server/payments-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import type { PaymentDueView } from "../payment-due-view.ts"

/** A booking as its passenger pays it anew; for everybody else there is none. */
export async function getPaymentDue(
  db: Db,
  user: UserActor,
  { flightId, bookingId }: { flightId: number; bookingId: number },
): Promise<PaymentDueView> {
  const facts = await findMailFacts(db, bookingId)
  const isOwn = facts?.passenger.id === user.userId && facts.booking.flightId === flightId
  if (!facts || !isOwn) throw unknown()
  const { booking, detail, price } = facts
  const { paymentDueBy } = booking
  const payment = await findPaymentOfCheckout(db, booking.checkoutId)
  const { totalCents } = price
  return {
    bookingId,
    status: booking.status,
    flight: flightOf(detail),
    seats: booking.seats,
    isMore: booking.addsToId !== null,
    seatPriceCents: booking.seatPriceCents,
    feeCents: booking.feeCents,
    price,
    dueBy: canPayAgain(booking, user, clock.now()) ? (paymentDueBy?.toISOString() ?? null) : null,
    credit: await creditAtCheckout(db, { user, payment, totalCents, carriedCode: undefined }),
  }
}

function unknown(): DomainError {
  return new DomainError("unknown-booking", "not-found", "Diese Buchung gibt es nicht.")
}
