import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { postedText, refusalOf } from "#platform/server/posted-form.ts"
import { checkoutWishSchema, proposalSchema } from "../booking-schemas.ts"
import type { RefusedHold } from "../checkout-view.ts"
import { countCheckout } from "./count-checkout.ts"
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
  const wish = { flightId, seats, shownTotalCents: Number(postedText(form, "shownTotalCents", 9)) }
  try {
    await countCheckout({ user, address })
    const visitor = { user, secret }
    if (!form.has("tag")) return await openCheckout(db, visitor, checkoutWishSchema.parse(wish))
    const { day, time, ...proposal } = proposalSchema.parse({ ...wish, ...start })
    return await openCheckout(db, visitor, { ...proposal, start: { day, time } })
  } catch (error) {
    const { fields, message } = refusalOf(error)
    const typed = { seats: Number.isInteger(seats) && seats > 0 ? seats : 1, start }
    return { refusedHold: { ...typed, fields, ...(message && { failure: message }) } }
  }
}
