import { checkoutSchema, proposalSchema } from "#features/bookings/core/booking-schemas.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { postedText, refusalOf } from "#platform/server/posted-form.ts"
import type { RefusedHold } from "../checkout-view.ts"
import { limitCheckouts } from "./limit-checkouts.ts"
import { openCheckout } from "./open-checkout.ts"

interface Asker {
  user: UserActor | null
  address: string
  secret: string
}

/**
 * The form on the page of a flight, or of an offer without a date, as a plain post: the new checkout, or
 * what was typed with the sentences that belong to it.
 */
export async function openCheckoutByForm(
  db: Db,
  { user, address, secret }: Asker,
  flightId: number,
  form: FormData,
): Promise<{ ref: string } | { refusedHold: RefusedHold }> {
  const seats = Number(postedText(form, "personen", 3))
  const start = { day: postedText(form, "tag", 10), time: postedText(form, "uhrzeit", 5) }
  const input = { flightId, seats, shownTotalCents: Number(postedText(form, "shownTotalCents", 9)) }
  try {
    await limitCheckouts({ user, address })
    const visitor = { user, secret, address }
    if (!form.has("tag")) return await openCheckout(db, visitor, checkoutSchema.parse(input))
    const { day, time, ...proposal } = proposalSchema.parse({ ...input, ...start })
    return await openCheckout(db, visitor, { ...proposal, start: { day, time } })
  } catch (error) {
    const { fields, message } = refusalOf(error)
    const typed = { seats: Number.isInteger(seats) && seats > 0 ? seats : 1, start }
    return { refusedHold: { ...typed, fields, ...(message && { failure: message }) } }
  }
}
