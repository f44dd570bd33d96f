import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { refusalOf } from "#platform/server/posted-form.ts"
import { heldSeatsSchema } from "../booking-schemas.ts"
import { changeHeldSeats } from "./change-held-seats.ts"
import { checkoutSecretFor } from "./checkout-secret.ts"

/** Another number of people at the checkout as a plain post: the new secret, or why not. */
export async function changeSeatsByForm(
  db: Db,
  user: UserActor | null,
  secret: string | undefined,
  form: FormData,
): Promise<{ secret: string } | { failure: string }> {
  try {
    const { seats } = heldSeatsSchema.parse({ seats: Number(form.get("seats")) })
    const next = checkoutSecretFor("form", undefined)
    return await changeHeldSeats(db, user, { seats, secret, next })
  } catch (error) {
    const { fields, message } = refusalOf(error)
    return { failure: fields.seats ?? message ?? "Das hat nicht geklappt." }
  }
}
