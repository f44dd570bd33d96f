import { isClaim } from "#features/bookings/core/booking.ts"
import {
  accessTo,
  noCheckout,
  selectCheckout,
} from "#features/bookings/core/server/checkout-queries.ts"
import { type CheckoutVisitor, opensFor } from "#features/bookings/core/server/checkout-secret.ts"
import { lockBooking } from "#features/bookings/core/server/move-booking.ts"
import { lockFlight } from "#features/flights/core/server/seats.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { isHoldEnd, timeOfRenewal } from "../hold-time.ts"
import { isRunning } from "./own-holds.ts"
import { holdEnded } from "./plan-hold.ts"
import { setHoldTime, timeOf } from "./times-of-holds.ts"

/**
 * More time for seats whose time is nearly over, before anybody else can take them. Safe to repeat: with
 * enough time left nothing changes.
 * @returns until when they are held
 */
export function renewHold(db: Db, visitor: CheckoutVisitor, ref: string): Promise<Date> {
  return inTransaction(db, async (tx) => {
    const [found] = await selectCheckout(tx, { ref })
    if (!found) throw noCheckout()
    const flight = await lockFlight(tx, found.booking.flightId)
    const booking = await lockBooking(tx, found.booking.id)
    const [locked] = await selectCheckout(tx, { ref })
    if (!flight || !booking || !locked) throw noCheckout()
    if (!opensFor(accessTo({ ...locked, booking }), visitor)) throw noCheckout()
    if (!isRunning(booking)) {
      const sentence = "Die Zeit ist um, deine Plätze sind wieder frei."
      throw new DomainError("hold-expired", "gone", sentence)
    }
    // what the waitlist offers has hours, and others wait behind it
    if (isClaim(booking)) return booking.holdUntil
    const isProven = booking.passengerId !== null || visitor.user !== null
    const time = timeOfRenewal({ isProven, now: clock.now() }, timeOf(booking, locked.checkout))
    if (isHoldEnd(time)) throw holdEnded(time)
    if (time.until > booking.holdUntil) {
      await setHoldTime(tx, booking, time)
      await recordEvent(tx, {
        kind: "booking.hold_renewed",
        entityId: booking.id,
        actor: visitor.user ?? SYSTEM,
        role: "passenger",
        data: { flightId: booking.flightId },
      })
    }
    return time.until
  })
}

/** The button as a plain post: the page shows what time is left, and what can be done where it is over. */
export async function renewByForm(db: Db, visitor: CheckoutVisitor, ref: string): Promise<void> {
  try {
    await renewHold(db, visitor, ref)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
  }
}
