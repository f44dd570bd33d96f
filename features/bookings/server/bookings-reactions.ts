import { z } from "zod"
import { cancelFlightsOf } from "#features/bookings/cancellation/server/cancel-flights-of.ts"
import { bookCapturedPayment } from "#features/bookings/checkout/server/book-captured-payment.ts"
import { expirePaymentOf } from "#features/bookings/checkout/server/expire-payment-of.ts"
import { recountUnusableSeatsOf } from "#features/bookings/core/server/recount-unusable-seats.ts"
import { offerFreeSeatsOf } from "#features/bookings/holds/server/offer-free-seats.ts"
import { loseReservation } from "#features/bookings/payment-due/server/lose-reservation.ts"
import { requestBooking } from "#features/bookings/requests/server/request-booking.ts"
import type { Db } from "#platform/server/db.ts"
import type { EventRow, Reaction } from "#platform/server/events.ts"

const ofCheckout = z.object({ checkoutId: z.number().int() })

/** What a booking does when its payment moves, its hold ends or its pilot is blocked. */
export const bookingsReactions: readonly Reaction[] = [
  {
    on: "payment.authorised",
    name: "a hold becomes a request",
    run: (db, event) =>
      requestBooking(db, {
        paymentId: event.entityId,
        checkoutId: ofCheckout.parse(event.data).checkoutId,
      }),
  },
  ...["payment.voided", "payment.failed"].map((on) => ({
    on,
    name: "a request whose reservation is gone ends, a booking waits for another payment",
    run: (db: Db, event: EventRow) => loseReservation(db, ofCheckout.parse(event.data).checkoutId),
  })),
  {
    on: "payment.captured",
    name: "a collected payment is divided",
    run: (db, event) => bookCapturedPayment(db, ofCheckout.parse(event.data).checkoutId),
  },
  {
    on: "booking.lapsed",
    name: "what a hold left unpaid can no longer be paid",
    run: (db, event) => expirePaymentOf(db, event.entityId),
  },
  // what was paused, blocked or smaller before may have seats for who waits
  ...["flight.resumed", "flight.unblocked", "flight.changed", "flight.published"].map((on) => ({
    on,
    name: "free seats are offered to who waits",
    run: (db: Db, event: EventRow) => offerFreeSeatsOf(db, event.entityId),
  })),
  {
    on: "plane.changed",
    name: "seats that the aircraft carries or no longer does are counted anew",
    run: async (db, event) => {
      const flightIds = await recountUnusableSeatsOf(db, event.entityId)
      for (const flightId of flightIds) await offerFreeSeatsOf(db, flightId)
    },
  },
  {
    on: "user.blocked",
    name: "what was paused with guests is cancelled",
    run: (db, event) => cancelFlightsOf(db, event.entityId),
  },
]
